# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A file of unit tests, as students write them."""

import os
import sys
import unittest

sys.path.append(os.path.join(os.path.dirname(os.path.realpath(__file__)), ".."))

from pyrat import Graph
from players.BFS import BFS


class BFSTests(unittest.TestCase):
    """Tests of the functions of the player BFS."""

    def setUp(self):
        self.graph = Graph()
        for vertex in range(5):
            self.graph.add_vertex(vertex)
        for vertex in range(4):
            self.graph.add_edge(vertex, vertex + 1, symmetric=True)
        self.graph.add_edge(0, 3, symmetric=True)
        self.player = BFS()

    def test_traverse(self):
        self.assertEqual(self.player.traverse(self.graph, 0), {0: None, 1: 0, 3: 0, 2: 1, 4: 3})

    def test_find_route(self):
        parents = {0: None, 1: 0, 2: 1, 3: 2, 4: 3}
        self.assertEqual(self.player.find_route(parents, 0, 4), [0, 1, 2, 3, 4])


if __name__ == "__main__":
    unittest.main(verbosity=2)
