# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A package with the names of PyRat, for the cheese race of Labyrinthe.

Programs that students wrote for PyRat run unchanged: mazes, the deal, and the rules are those of
the command `labyrinthe-lab cheese engine`. README.md says which names are covered.
"""

from .enums import (Action, GameMode, PlayerSkin, RandomMazeAlgorithm, RenderMode,
                    StartingLocation)
from .errors import EngineError, ParameterError
from .game import Game
from .game_state import GameState
from .graph import Graph
from .maze import (BigHolesRandomMaze, HolesOnSideRandomMaze, Maze, MazeFromDict, MazeFromMatrix,
                   RandomMaze, UniformHolesRandomMaze)
from .player import FixedPlayer, Player

__all__ = [
    "Action", "BigHolesRandomMaze", "EngineError", "FixedPlayer", "Game", "GameMode", "GameState",
    "Graph", "HolesOnSideRandomMaze", "Maze", "MazeFromDict", "MazeFromMatrix", "ParameterError",
    "Player", "PlayerSkin", "RandomMaze", "RandomMazeAlgorithm", "RenderMode", "StartingLocation",
    "UniformHolesRandomMaze",
]
