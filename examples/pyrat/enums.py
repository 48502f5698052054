# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The choices of a game."""

from enum import Enum


class Action(Enum):
    """What a player does in a turn."""

    NOTHING = "nothing"
    NORTH = "north"
    SOUTH = "south"
    EAST = "east"
    WEST = "west"


class GameMode(Enum):
    """How the players are asked."""

    MATCH = "match"
    SYNCHRONOUS = "synchronous"
    SEQUENTIAL = "sequential"
    SIMULATION = "simulation"


class RenderMode(Enum):
    """How a game is drawn."""

    GUI = "gui"
    ANSI = "ansi"
    ASCII = "ascii"
    NO_RENDERING = "no_rendering"


class RandomMazeAlgorithm(Enum):
    """Where the holes of a random maze are."""

    HOLES_ON_SIDE = "holes_on_side"
    UNIFORM_HOLES = "uniform_holes"
    BIG_HOLES = "big_holes"


class StartingLocation(Enum):
    """Where a player starts."""

    CENTER = "center"
    TOP_LEFT = "top_left"
    TOP_RIGHT = "top_right"
    BOTTOM_LEFT = "bottom_left"
    BOTTOM_RIGHT = "bottom_right"
    RANDOM = "random"
    SAME = "same"


class PlayerSkin(Enum):
    """The look of a player. Here, nothing depends on it."""

    RAT = "rat"
    PYTHON = "python"
    GHOST = "ghost"
    MARIO = "mario"
