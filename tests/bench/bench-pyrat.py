#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures whole games of the players of the practical, in Python over the engine.

The sums of the turns over the seeds 0 to 999 are those of the original.
"""

import time

from players.BFS import BFS
from players.DFS import DFS
from pyrat import Game, GameMode

N_GAMES = 1000

for make, expected in ((BFS, 9302), (DFS, 35830)):
    start = time.monotonic()
    turns = 0
    for seed in range(N_GAMES):
        game = Game(random_seed=seed, mud_percentage=0.0, nb_cheese=1,
                    game_mode=GameMode.SIMULATION)
        game.add_player(make())
        turns += game.start()["turns"]
    seconds = time.monotonic() - start
    print(f"{make.__name__}: {N_GAMES / seconds:.0f} games/s, {turns / N_GAMES} turns on average")
    assert turns == expected, turns
