# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A player that walks at random."""

import random

from pyrat import *


class RandomWalk(Player):
    """Goes to any neighbor."""

    def turn(self, maze, game_state):
        location = game_state.player_locations[self.get_name()]
        return maze.locations_to_action(location, random.choice(maze.get_neighbors(location)))
