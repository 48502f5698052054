# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of graphs and mazes."""

import importlib.util
import pickle
import random
import unittest

from pyrat import (Action, BigHolesRandomMaze, Graph, HolesOnSideRandomMaze, Maze, MazeFromDict,
                   MazeFromMatrix, RandomMaze, UniformHolesRandomMaze)

RING = {0: {1: 1, 3: 2}, 1: {0: 1, 4: 1}, 3: {0: 2, 4: 1}, 4: {1: 1, 3: 1}}


def make_graph():
    graph = Graph()
    for vertex in ("a", (1, 2), 3):
        graph.add_vertex(vertex)
    graph.add_edge("a", (1, 2), 5)
    graph.add_edge((1, 2), 3, symmetric=True)
    return graph


class GraphTests(unittest.TestCase):
    """Plain graphs."""

    def test_edges(self):
        graph = make_graph()
        self.assertEqual(graph.get_vertices(), ["a", (1, 2), 3])
        self.assertEqual(graph.get_edges(), [("a", (1, 2)), ((1, 2), 3)])
        self.assertEqual((graph.nb_vertices(), graph.nb_edges()), (3, 2))
        self.assertEqual(graph.get_neighbors((1, 2)), [3])
        self.assertEqual(graph.get_weight("a", (1, 2)), 5)
        self.assertTrue(graph.has_edge("a", (1, 2)))
        self.assertFalse(graph.has_edge((1, 2), "a"))
        self.assertFalse(graph.edge_is_symmetric("a", (1, 2)))
        self.assertTrue(graph.edge_is_symmetric(3, (1, 2)))
        self.assertEqual(graph.as_dict(), {"a": {(1, 2): 5}, (1, 2): {3: 1}, 3: {(1, 2): 1}})

    def test_order(self):
        """What is removed and added again is last; what exists stays."""
        graph = Graph()
        for vertex in range(4):
            graph.add_vertex(vertex)
        for vertex in (1, 2, 3):
            graph.add_edge(0, vertex, symmetric=True)
        graph.add_edge(0, 1, 9, True)
        self.assertEqual(graph.get_neighbors(0), [1, 2, 3])
        self.assertEqual(graph.get_weight(0, 1), 1)
        graph.remove_edge(0, 1, True)
        graph.add_edge(0, 1, symmetric=True)
        self.assertEqual(graph.get_neighbors(0), [2, 3, 1])
        graph.remove_vertex(2)
        self.assertEqual(graph.get_neighbors(0), [3, 1])
        graph.add_vertex(2)
        self.assertEqual(graph.get_vertices(), [0, 1, 3, 2])
        self.assertFalse(graph.is_connected())

    def test_errors(self):
        graph = make_graph()
        for wrong in (lambda: graph.add_vertex(3), lambda: graph.add_edge(3, 4),
                      lambda: graph.remove_vertex(4), lambda: graph.remove_edge(3, "a"),
                      lambda: graph.get_neighbors(4), lambda: graph.get_weight(3, "a"),
                      lambda: graph.remove_edge("a", (1, 2), True)):
            with self.assertRaises(ValueError):
                wrong()
        self.assertEqual(graph.as_dict(), make_graph().as_dict())

    def test_spanning_tree(self):
        """The tree is a function of its seed and touches no other random numbers."""
        maze = BigHolesRandomMaze(80.0, 0.0, 0.0, random_seed=1, width=9, height=9)
        state = random.getstate()
        trees = [maze.minimum_spanning_tree(seed).as_dict() for seed in (5, 5, 6)]
        self.assertEqual(random.getstate(), state)
        self.assertEqual(trees[0], trees[1])
        self.assertNotEqual(trees[0], trees[2])
        tree = maze.minimum_spanning_tree()
        self.assertTrue(tree.is_connected())
        self.assertEqual(tree.nb_edges(), maze.nb_vertices() - 1)
        self.assertEqual(Graph().minimum_spanning_tree().nb_vertices(), 0)

    @unittest.skipUnless(importlib.util.find_spec("numpy"), "NumPy is not installed")
    def test_matrix(self):
        matrix = make_graph().as_numpy_ndarray()
        self.assertEqual(matrix.tolist(), [[0, 5, 0], [0, 0, 1], [0, 1, 0]])
        maze = MazeFromMatrix(MazeFromDict(RING).as_numpy_ndarray())
        self.assertEqual(maze.as_dict(), RING)


class MazeTests(unittest.TestCase):
    """Mazes."""

    def test_cells(self):
        maze = MazeFromDict(RING)
        self.assertEqual((maze.get_width(), maze.get_height()), (3, 2))
        self.assertEqual((maze.rc_to_i(1, 1), maze.i_to_rc(4)), (4, (1, 1)))
        self.assertEqual([maze.i_exists(i) for i in (-1, 2, 3, 6)], [False, False, True, False])
        self.assertTrue(maze.rc_exists(0, 1))
        for row, col in ((0, 2), (-1, 0), (0, -1), (2, 0), (0, 3)):
            self.assertFalse(maze.rc_exists(row, col))
        self.assertEqual(maze.locations_to_actions([0, 1, 4, 3, 0, 0]),
                         [Action.EAST, Action.SOUTH, Action.WEST, Action.NORTH, Action.NOTHING])
        self.assertIsNone(maze.locations_to_action(0, 4))
        self.assertEqual(maze.locations_to_actions([]), [])
        self.assertEqual(maze.coords_difference(4, 0), (1, 1))

    def test_drawing(self):
        self.assertEqual(str(MazeFromDict(RING)), "┌───────┐\n│       │\n│ 2     │\n"
                                                  "│       │\n└───────┘")

    def test_given(self):
        """A maze from a dictionary keeps the order of the keys."""
        swapped = {4: {3: 1, 1: 1}, 3: {4: 1, 0: 2}, 1: {4: 1, 0: 1}, 0: {3: 2, 1: 1}}
        maze = MazeFromDict(swapped)
        self.assertEqual(maze.get_vertices(), [4, 3, 1, 0])
        self.assertEqual(maze.get_neighbors(0), [3, 1])
        matrix = [[RING.get(a, {}).get(b, 0) for b in range(6)] for a in range(6)]
        self.assertEqual(MazeFromMatrix(matrix).get_vertices(), [0, 1, 3, 4])
        corridor = MazeFromDict({0: {1: 1}, 1: {0: 1}})
        self.assertEqual((corridor.get_width(), corridor.get_height()), (1, 2))
        parts = MazeFromDict({0: {1: 1}, 1: {0: 1}, 3: {4: 1}, 4: {3: 1}})
        self.assertFalse(parts.is_connected())

    def test_given_errors(self):
        for wrong in ({}, {0: {}}, {0: {1: 1}, 1: {}}, {0: {1: 1}, 1: {0: 2}}, {0: {1: 1}},
                      {0: {1: 0}, 1: {0: 0}}, {0: {0: 1}, 1: {1: 1}}, [[0, 1]], [[0]], "maze",
                      {0: {2: 1, 5: 1}, 2: {0: 1}, 5: {0: 1}}):
            with self.subTest(wrong=wrong), self.assertRaises(ValueError):
                (MazeFromDict if isinstance(wrong, dict) else MazeFromMatrix)(wrong)

    def test_random(self):
        for make in (BigHolesRandomMaze, UniformHolesRandomMaze, HolesOnSideRandomMaze):
            mazes = [make(cell_percentage=50.0, wall_percentage=50.0, mud_percentage=50.0,
                          mud_range=(2, 3), random_seed=seed, width=10, height=8)
                     for seed in (1, 1, 2)]
            self.assertIsInstance(mazes[0], RandomMaze)
            self.assertEqual(mazes[0].as_dict(), mazes[1].as_dict())
            self.assertNotEqual(mazes[0].as_dict(), mazes[2].as_dict())
            self.assertEqual(mazes[0].nb_vertices(), 40)
            self.assertEqual({mazes[0].get_weight(a, b) for a, b in mazes[0].get_edges()},
                             {1, 2, 3})

    def test_random_errors(self):
        good = {"cell_percentage": 80.0, "wall_percentage": 60.0, "mud_percentage": 20.0,
                "mud_range": (4, 9), "random_seed": 0, "width": 5, "height": 5}
        BigHolesRandomMaze(**good)
        for name, values in (("cell_percentage", (80, -1.0, 101.0, "80", 7.0)),
                             ("wall_percentage", (60, 100.5)), ("mud_percentage", (0,)),
                             ("mud_range", ((4,), (1, 2), (5, 4), (2.0, 3.0), 4)),
                             ("random_seed", (-1, 2**63 - 1, 1.0, "1")),
                             ("width", (0, -1, 5.0, None)), ("height", (0,))):
            for value in values:
                with self.subTest(name=name, value=value), self.assertRaises(ValueError):
                    BigHolesRandomMaze(**{**good, name: value})
        with self.assertRaises(ValueError):
            BigHolesRandomMaze(100.0, 0.0, 0.0, width=1, height=1)

    def test_copies(self):
        maze = BigHolesRandomMaze(80.0, 60.0, 20.0, (4, 9), 3, 7, 7)
        for copied in (maze.copy(), pickle.loads(pickle.dumps(maze))):
            self.assertEqual(copied.as_dict(), maze.as_dict())
            self.assertEqual(copied.get_width(), 7)
            copied.remove_vertex(copied.get_vertices()[0])
            self.assertEqual(copied.nb_vertices(), maze.nb_vertices() - 1)

    def test_changes(self):
        """Passages always lead both ways."""
        maze = Maze(3, 2)
        for cell in range(6):
            maze.add_vertex(cell)
        maze.add_edge(0, 1, 4)
        self.assertEqual(maze.get_weight(1, 0), 4)
        maze.remove_edge(1, 0)
        self.assertFalse(maze.has_edge(0, 1))
        with self.assertRaises(ValueError):
            maze.add_vertex(6)


if __name__ == "__main__":
    unittest.main()
