# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Graphs with weights."""

import random
from numbers import Real

from .checks import require


class Graph:
    """A graph. Vertices can be anything that a dictionary can have as keys.

    Vertices and neighbors have an order, that in which they were added.
    """

    def __init__(self):
        self._adjacency = {}

    def add_vertex(self, vertex):
        """Adds a vertex, which is then the last one."""
        require(vertex not in self._adjacency, f"The graph already has the vertex {vertex!r}.")
        self._adjacency[vertex] = {}

    def add_edge(self, vertex_1, vertex_2, weight=1, symmetric=False):
        """Adds an edge, and with symmetric also the one back. An edge that exists stays."""
        require(isinstance(weight, Real), f"The weight {weight!r} is not a number.")
        self._check(vertex_1, vertex_2)
        self._adjacency[vertex_1].setdefault(vertex_2, weight)
        if symmetric:
            self._adjacency[vertex_2].setdefault(vertex_1, weight)

    def remove_vertex(self, vertex):
        """Removes a vertex with its edges."""
        self._check(vertex)
        del self._adjacency[vertex]
        for neighbors in self._adjacency.values():
            neighbors.pop(vertex, None)

    def remove_edge(self, vertex_1, vertex_2, symmetric=False):
        """Removes an edge, and with symmetric also the one back."""
        self._check_edge(vertex_1, vertex_2)
        if symmetric and vertex_1 != vertex_2:
            self._check_edge(vertex_2, vertex_1)
            del self._adjacency[vertex_2][vertex_1]
        del self._adjacency[vertex_1][vertex_2]

    def has_edge(self, vertex_1, vertex_2):
        """Returns whether there is an edge from the first vertex to the second one."""
        try:
            return vertex_2 in self._adjacency[vertex_1]
        except KeyError:
            self._check(vertex_1)
            raise

    def edge_is_symmetric(self, vertex_1, vertex_2):
        """Returns whether an edge also leads back, with the same weight."""
        self._check(vertex_1, vertex_2)
        there = self._adjacency[vertex_1].get(vertex_2)
        return there is not None and self._adjacency[vertex_2].get(vertex_1) == there

    def get_vertices(self):
        """Returns a list of the vertices, in their order."""
        return list(self._adjacency)

    def get_neighbors(self, vertex):
        """Returns a list of the neighbors of a vertex, in their order."""
        try:
            return list(self._adjacency[vertex])
        except KeyError:
            self._check(vertex)
            raise

    def get_weight(self, vertex_1, vertex_2):
        """Returns the weight of an edge."""
        try:
            return self._adjacency[vertex_1][vertex_2]
        except KeyError:
            self._check_edge(vertex_1, vertex_2)
            raise

    def get_edges(self):
        """Returns a list of the edges as pairs. One that leads both ways is listed once."""
        edges = {}
        for vertex, neighbors in self._adjacency.items():
            for neighbor in neighbors:
                if (neighbor, vertex) not in edges:
                    edges[vertex, neighbor] = None
        return list(edges)

    def nb_vertices(self):
        """Returns the number of vertices."""
        return len(self._adjacency)

    def nb_edges(self):
        """Returns the number of edges. One that leads both ways counts once."""
        return len(self.get_edges())

    def is_connected(self):
        """Returns whether all vertices can be reached from the first one."""
        if not self._adjacency:
            return True
        first = next(iter(self._adjacency))
        reached = {first}
        waiting = [first]
        while waiting:
            for neighbor in self._adjacency[waiting.pop()]:
                if neighbor not in reached:
                    reached.add(neighbor)
                    waiting.append(neighbor)
        return len(reached) == len(self._adjacency)

    def minimum_spanning_tree(self, random_seed=None):
        """Returns a random spanning tree. All edges count the same, whatever their weight.

        The vertices wait in a random order; each is linked to one of its neighbors in the tree, or
        goes to the end of the queue if there is none yet.
        """
        require(self.is_connected(), "Only a connected graph has a spanning tree.")
        rng = random.Random(random_seed)
        queue = self.get_vertices()
        rng.shuffle(queue)
        tree = Graph()
        if queue:
            tree.add_vertex(queue.pop(0))
        while queue:
            vertex = queue.pop(0)
            neighbors = self.get_neighbors(vertex)
            rng.shuffle(neighbors)
            linked = [neighbor for neighbor in neighbors if neighbor in tree._adjacency]
            if linked:
                tree.add_vertex(vertex)
                tree.add_edge(vertex, linked[0], self._adjacency[vertex][linked[0]],
                              self.edge_is_symmetric(vertex, linked[0]))
            else:
                queue.append(vertex)
        return tree

    def as_dict(self):
        """Returns a dictionary of dictionaries: the weights from each vertex to its neighbors."""
        return {vertex: dict(neighbors) for vertex, neighbors in self._adjacency.items()}

    def as_numpy_ndarray(self):
        """Returns the matrix of the weights, with 0 where there is no edge. This needs NumPy."""
        import numpy
        return numpy.array(self._as_matrix())

    def as_torch_tensor(self):
        """Returns the matrix of the weights, with 0 where there is no edge. This needs PyTorch."""
        import torch
        return torch.tensor(self._as_matrix())

    def __str__(self):
        lines = [f"{type(self).__name__} with {self.nb_vertices()} vertices:"]
        for vertex, neighbors in self._adjacency.items():
            ways = ", ".join(f"{neighbor} ({weight})" for neighbor, weight in neighbors.items())
            lines.append(f"  {vertex} -> {ways}" if ways else f"  {vertex}")
        return "\n".join(lines)

    def _get_rows(self):
        """Returns the vertices that have a row in the matrix."""
        return self.get_vertices()

    def _as_matrix(self):
        rows = self._get_rows()
        return [[self._adjacency.get(row, {}).get(column, 0) for column in rows] for row in rows]

    def _check(self, *vertices):
        for vertex in vertices:
            require(vertex in self._adjacency, f"The graph has no vertex {vertex!r}.")

    def _check_edge(self, vertex_1, vertex_2):
        require(self.has_edge(vertex_1, vertex_2),
                f"The graph has no edge from {vertex_1!r} to {vertex_2!r}.")
