# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the test vectors in tests/data/pyrat, which were made by running PyRat 6.2.14."""

import pathlib
from collections import defaultdict

from pyrat import Action, Game, GameMode, RandomMazeAlgorithm, StartingLocation

DATA = pathlib.Path(__file__).resolve().parents[2] / "data/pyrat"
STYLES = {"BigHoles": RandomMazeAlgorithm.BIG_HOLES,
          "UniformHoles": RandomMazeAlgorithm.UNIFORM_HOLES,
          "HolesOnSide": RandomMazeAlgorithm.HOLES_ON_SIDE}
ACTIONS = {".": Action.NOTHING, "N": Action.NORTH, "S": Action.SOUTH, "E": Action.EAST,
           "W": Action.WEST}


def read_lines(name):
    """Returns the lines of a file that are not comments, as lists of words."""
    text = (DATA / name).read_text("utf-8")
    return [line.split() for line in text.splitlines() if line and line[0] != "#"]


def read_blocks(name):
    """Returns for each game of a file its lines: a dictionary of lists of words."""
    blocks = []
    for first, *words in read_lines(name):
        if first == "game":
            blocks.append(defaultdict(list))
        if first != "end":
            blocks[-1][first].append(words)
    assert blocks
    return blocks


def join(lines):
    """Returns the numbers of several lines."""
    return [int(word) for line in lines for word in line]


def make_game(param, **more):
    """Makes the game of a line 'param'."""
    width, height, cell, wall, mud, low, high, style, seed, cheese = param
    return Game(random_seed=int(seed), maze_width=int(width), maze_height=int(height),
                cell_percentage=float(cell), wall_percentage=float(wall),
                mud_percentage=float(mud), mud_range=(int(low), int(high)),
                random_maze_algorithm=STYLES[style], nb_cheese=int(cheese),
                **{"game_mode": GameMode.SIMULATION, **more})


def read_start(word):
    """Returns a start as add_player() takes it."""
    return int(word) if word.isdigit() else StartingLocation[word]
