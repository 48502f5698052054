# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A player that goes to the first cheese along a depth-first search."""

from typing import Dict, List, Optional

from pyrat import Action, GameState, Graph, Maze, Player


class DFS(Player):
    """Searches the maze before the game, and then follows the route."""

    def __init__(self, *args, **kwargs) -> None:
        super().__init__(*args, **kwargs)
        self.actions: List[Action] = []

    def preprocessing(self, maze: Maze, game_state: GameState) -> None:
        start = game_state.player_locations[self.get_name()]
        parents = self.traverse(maze, start)
        route = self.find_route(parents, start, game_state.cheese[0])
        self.actions = maze.locations_to_actions(route)

    def turn(self, maze: Maze, game_state: GameState) -> Action:
        return self.actions.pop(0)

    def postprocessing(self, maze: Maze, game_state: GameState, stats: Dict) -> None:
        self.stats = stats

    def take(self, waiting: List) -> tuple:
        """Takes the newest vertex that waits."""
        return waiting.pop()

    def traverse(self, graph: Graph, source: int) -> Dict[int, Optional[int]]:
        """Returns for each vertex the one before it on the way from the source."""
        parents: Dict[int, Optional[int]] = {}
        waiting = [(0, source, None)]
        while waiting:
            distance, vertex, parent = self.take(waiting)
            if vertex in parents:
                continue
            parents[vertex] = parent
            for neighbor in graph.get_neighbors(vertex):
                waiting.append((distance + graph.get_weight(vertex, neighbor), neighbor, vertex))
        return parents

    def find_route(self, parents: Dict[int, Optional[int]], source: int, target: int) -> List[int]:
        """Returns the vertices from the source to the target."""
        route = [target]
        while route[-1] != source:
            route.append(parents[route[-1]])
        return route[::-1]
