# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A game script: one player, one cheese."""

import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.realpath(__file__)), ".."))

from pyrat import Game, GameMode
from players.BFS import BFS

if __name__ == "__main__":
    CONFIG = {"mud_percentage": 0.0, "nb_cheese": 1, "random_seed": 42,
              "game_mode": GameMode.SIMULATION}
    game = Game(**CONFIG)
    player = BFS()
    game.add_player(player)
    stats = game.start()
    print(stats)
