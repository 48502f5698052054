# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A player that goes to the first cheese along a breadth-first search."""

from players.DFS import DFS


class BFS(DFS):
    """Searches as DFS does, but in the other order."""

    def take(self, waiting):
        """Takes the oldest vertex that waits."""
        return waiting.pop(0)
