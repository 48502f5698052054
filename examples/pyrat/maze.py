# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Mazes: random ones, made by the engine, and given ones."""

import random

from . import checks
from .checks import is_whole, require
from .drawing import draw
from .engine import MazeInEngine
from .enums import Action
from .graph import Graph


class Maze(Graph):
    """A maze: a graph of cells in a rectangle. All its edges lead both ways.

    A cell has the number row * width + column, from the top left.
    """

    def __init__(self, width, height):
        super().__init__()
        checks.check_size(width, height)
        self._width = int(width)
        self._height = int(height)
        self._in_engine = None

    def get_width(self):
        """Returns the number of columns."""
        return self._width

    def get_height(self):
        """Returns the number of rows."""
        return self._height

    def rc_to_i(self, row, col):
        """Returns the number of the cell in a row and a column."""
        return row * self._width + col

    def i_to_rc(self, index):
        """Returns the row and the column of a cell."""
        return divmod(index, self._width)

    def i_exists(self, index):
        """Returns whether a number is that of a cell of the maze."""
        return index in self._adjacency

    def rc_exists(self, row, col):
        """Returns whether the maze has a cell in a row and a column."""
        return (0 <= row < self._height and 0 <= col < self._width
                and self.rc_to_i(row, col) in self._adjacency)

    def coords_difference(self, vertex_1, vertex_2):
        """Returns the row and the column of the first cell minus those of the second one."""
        row_1, col_1 = self.i_to_rc(vertex_1)
        row_2, col_2 = self.i_to_rc(vertex_2)
        return row_1 - row_2, col_1 - col_2

    def locations_to_action(self, source, target):
        """Returns the action that leads from a cell to the one beside it, or None."""
        return _ACTIONS.get(self.coords_difference(target, source))

    def locations_to_actions(self, locations):
        """Returns the actions that lead along a list of cells."""
        return [self.locations_to_action(source, target)
                for source, target in zip(locations, locations[1:])]

    def add_vertex(self, vertex):
        """Adds a cell, which is then the last one."""
        require(is_whole(vertex) and 0 <= vertex < self._width * self._height,
                f"{vertex!r} is not the number of a cell of this maze.")
        super().add_vertex(vertex)

    def add_edge(self, vertex_1, vertex_2, weight=1, symmetric=True):
        """Adds a passage, which always leads both ways."""
        super().add_edge(vertex_1, vertex_2, weight, True)

    def remove_edge(self, vertex_1, vertex_2, symmetric=True):
        """Removes a passage, which always leads both ways."""
        super().remove_edge(vertex_1, vertex_2, True)

    def remove_vertex(self, vertex):
        """Removes a cell with its passages."""
        self._check(vertex)
        for neighbor in self._adjacency.pop(vertex):
            del self._adjacency[neighbor][vertex]

    def __str__(self):
        return draw(self)

    def copy(self):
        """Returns a copy that can be changed without changing this maze."""
        maze = object.__new__(type(self))
        maze.__dict__.update(self.__dict__)
        maze._adjacency = {cell: neighbors.copy() for cell, neighbors in self._adjacency.items()}
        maze._in_engine = None
        return maze

    def __getstate__(self):
        state = self.__dict__.copy()
        state["_in_engine"] = None
        return state

    def _make(self, request):
        """Lets the engine make this maze."""
        self._in_engine = MazeInEngine(request)
        description = self._in_engine.description
        self._adjacency = {cell: dict(neighbors) for cell, neighbors
                           in zip(description["cells"], description["neighbors"])}

    def _get_rows(self):
        return range(self._width * self._height)


_ACTIONS = {(0, 0): Action.NOTHING, (-1, 0): Action.NORTH, (1, 0): Action.SOUTH,
            (0, 1): Action.EAST, (0, -1): Action.WEST}


class RandomMaze(Maze):
    """A maze that is drawn at random. The same seed gives the same maze as in PyRat."""

    STYLE = None

    def __init__(self, cell_percentage, wall_percentage, mud_percentage, mud_range=None,
                 random_seed=None, width=None, height=None):
        require(self.STYLE is not None, "Use BigHolesRandomMaze, UniformHolesRandomMaze, or "
                                        "HolesOnSideRandomMaze instead of RandomMaze.")
        super().__init__(width, height)
        for name, value in (("cell_percentage", cell_percentage),
                            ("wall_percentage", wall_percentage),
                            ("mud_percentage", mud_percentage)):
            checks.check_percentage(name, value)
        if mud_range is None:
            mud_range = (4, 9)
        checks.check_mud_range(mud_range)
        checks.check_seed("random_seed", random_seed)
        require(int(self._width * self._height * float(cell_percentage) / 100) >= 2,
                f"With {cell_percentage} % of {width} x {height} cells, the maze has less than two "
                "cells. Use a larger one.")
        if random_seed is None:
            random_seed = random.randint(0, checks.MAX_SEED)
        self._make(("maze", f"width={width} height={height} style={self.STYLE} "
                            f"cell-percentage={float(cell_percentage)!r} "
                            f"wall-percentage={float(wall_percentage)!r} "
                            f"mud-percentage={float(mud_percentage)!r} "
                            f"mud-range={mud_range[0]}-{mud_range[1]} seed={random_seed}"))


class BigHolesRandomMaze(RandomMaze):
    """A random maze in which holes grow where there are holes."""

    STYLE = "big-holes"


class UniformHolesRandomMaze(RandomMaze):
    """A random maze with holes anywhere."""

    STYLE = "uniform-holes"


class HolesOnSideRandomMaze(RandomMaze):
    """A random maze that grows from the center."""

    STYLE = "holes-on-side"


class MazeFromDict(Maze):
    """A maze from a dictionary {cell: {neighbor: weight}}, in the order of its keys."""

    def __init__(self, description):
        _check_description(description)
        width = max(abs(cell - neighbor) for cell, neighbors in description.items()
                    for neighbor in neighbors)
        super().__init__(width, -(-(max(description) + 1) // width))
        passages = {}
        for cell, neighbors in description.items():
            for neighbor, weight in neighbors.items():
                if (neighbor, cell) not in passages:
                    passages[cell, neighbor] = weight
        self._make(("graph", f"width={self._width} height={self._height} "
                             f"cells={','.join(str(int(cell)) for cell in description)} passages="
                             + ",".join(f"{int(a)}-{int(b)}:{int(weight)}"
                                        for (a, b), weight in passages.items())))


class MazeFromMatrix(MazeFromDict):
    """A maze from a square matrix of weights, with 0 where there is no passage."""

    def __init__(self, description):
        rows = [list(row) for row in
                (description.tolist() if hasattr(description, "tolist") else description)]
        require(all(len(row) == len(rows) for row in rows), "The matrix of a maze must be square.")
        super().__init__({cell: {neighbor: int(weight) if weight == int(weight) else weight
                                 for neighbor, weight in enumerate(row) if weight}
                          for cell, row in enumerate(rows) if any(row)})


def from_description(description):
    """Returns a maze that is made from another one, from a dictionary, or from a matrix."""
    if isinstance(description, Maze):
        return MazeFromDict(description.as_dict())
    if isinstance(description, dict):
        return MazeFromDict(description)
    require(isinstance(description, (list, tuple)) or hasattr(description, "tolist"),
            "fixed_maze must be a Maze, a dictionary, or a matrix.")
    return MazeFromMatrix(description)


def _check_description(description):
    require(isinstance(description, dict), "A maze is described by a dictionary of dictionaries.")
    require(len(description) >= 2, "A maze needs at least two cells.")
    for cell, neighbors in description.items():
        require(is_whole(cell) and cell >= 0, f"A cell must be a number from 0, not {cell!r}.")
        require(isinstance(neighbors, dict) and neighbors, f"The cell {cell} has no neighbor.")
        for neighbor, weight in neighbors.items():
            require(neighbor in description, f"The neighbor {neighbor!r} of {cell} is no cell.")
            require(is_whole(weight) and weight > 0,
                    f"The weight from {cell} to {neighbor} must be a whole number from 1.")
            require(neighbor != cell, f"The cell {cell} is its own neighbor.")
            require(description[neighbor].get(cell) == weight,
                    f"The weights between {cell} and {neighbor} differ.")
