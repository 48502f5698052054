# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares mazes, deals, and turns with those of the original."""

import random
import unittest
from unittest import mock

import reference
from pyrat import FixedPlayer, Game, GameMode, GameState, Player, StartingLocation
from players.BFS import BFS
from players.DFS import DFS
from vectors import ACTIONS, STYLES, join, make_game, read_blocks, read_lines, read_start


class Watcher(Player):
    """Notes the first state, and does nothing."""

    def preprocessing(self, maze, game_state):
        self.maze = maze
        self.state = game_state
        raise SystemExit(0)

    def turn(self, maze, game_state):
        raise NotImplementedError


class MazeTests(unittest.TestCase):
    """The mazes, starts, and cheese of a seed."""

    def test_mazes(self):
        """Vertices, neighbors, and edges are in the same order."""
        for name in ("maze_default.txt", "maze_small.txt", "maze_25x20.txt"):
            for block in read_blocks(name):
                with self.subTest(name=name, game=block["game"]):
                    maze = make_game(block["param"][0])._maze
                    self.assertEqual(maze.get_vertices(), join(block["vertices"]))
                    for vertex, *neighbors in block["nbr"]:
                        self.assertEqual(maze.get_neighbors(int(vertex)), join([neighbors]))
                    edges = [f"{a}-{b}" + (f":{maze.get_weight(a, b)}"
                                           if maze.get_weight(a, b) > 1 else "")
                             for a, b in maze.get_edges()]
                    self.assertEqual(edges, sum(block["edges"], []))
                    self.assertTrue(maze.is_connected())

    def test_deals(self):
        """Starts and cheese are the same."""
        for name in ("maze_default.txt", "maze_small.txt", "maze_25x20.txt"):
            for block in read_blocks(name):
                cheese = {}
                for starts, _, *cells in block["cheese"]:
                    cheese.setdefault(starts, []).extend(int(cell) for cell in cells)
                for starts, _, *cells in block["start"]:
                    with self.subTest(name=name, game=block["game"], starts=starts):
                        watcher = self._deal(block["param"][0], starts)
                        self.assertEqual(list(watcher.state.player_locations.values()),
                                         [int(cell) for cell in cells])
                        self.assertEqual(watcher.state.cheese, cheese[starts])

    def _deal(self, param, starts):
        game = make_game(param)
        watchers = [Watcher(str(i)) for i in range(len(starts.split(",")))]
        for watcher, start in zip(watchers, starts.split(",")):
            game.add_player(watcher, location=read_start(start))
        with mock.patch("traceback.print_exc"):
            self.assertEqual(game.start(), {})
        return watchers[0]

    def test_starts(self):
        """The cells of all kinds of starts are the same."""
        names = ("CENTER TOP_LEFT TOP_RIGHT BOTTOM_LEFT BOTTOM_RIGHT RANDOM RANDOM RANDOM").split()
        for seed, *cells in read_lines("starts.txt"):
            game = Game(random_seed=int(seed))
            for i, name in enumerate(names):
                game.add_player(FixedPlayer([], str(i)), location=read_start(name))
            self.assertEqual(list(game._state.player_locations.values()), join([cells]))


class ReferenceTests(unittest.TestCase):
    """Random settings against a second program."""

    def test_mazes(self):
        choices = random.Random(20)
        for _ in range(120):
            seed = choices.choice([choices.randint(0, 999), choices.randint(0, 2**63 - 2)])
            cells, walls, mud = (choices.choice([0.0, 33.3, 50.0, 77.7, 99.9, 100.0])
                                 for _ in range(3))
            setting = (choices.randint(3, 12), choices.randint(3, 12), max(cells, 30.0), walls, mud,
                       choices.choice([(2, 2), (2, 3), (4, 9), (2, 1000)]),
                       choices.choice(list(STYLES)), seed)
            with self.subTest(setting=setting):
                width, height, cells, walls, mud, mud_range, style, _ = setting
                game = Game(random_seed=seed, maze_width=width, maze_height=height,
                            cell_percentage=cells, wall_percentage=walls, mud_percentage=mud,
                            mud_range=mud_range, random_maze_algorithm=STYLES[style],
                            nb_cheese=1, game_mode=GameMode.SIMULATION)
                expected = reference.make_maze(*setting)
                self.assertEqual([(cell, list(near.items())) for cell, near in
                                  game._maze.as_dict().items()],
                                 [(cell, list(near.items())) for cell, near in expected.items()])
                watcher = Watcher()
                game.add_player(watcher, location=StartingLocation.RANDOM)
                with mock.patch("traceback.print_exc"):
                    game.start()
                start = random.Random(seed).choice(list(expected))
                self.assertEqual(watcher.state.player_locations, {"Watcher": start})
                self.assertEqual(watcher.state.cheese,
                                 reference.deal_cheese(expected, [start], 1, seed))


class TurnTests(unittest.TestCase):
    """Whole games."""

    def test_dfs_and_bfs(self):
        """The players of the practical take as many turns."""
        for seed, _, cheese, *turns in read_lines("turns.txt"):
            for make, expected in zip((DFS, BFS), turns):
                game = Game(random_seed=int(seed), mud_percentage=0.0, nb_cheese=1,
                            game_mode=GameMode.SIMULATION)
                player = make()
                game.add_player(player)
                stats = game.start()
                self.assertEqual(stats["turns"], int(expected))
                self.assertIs(player.stats, stats)
                self.assertEqual(stats["players"][make.__name__]["score"], 1.0)

    def test_rules(self):
        """Games with mud, walls, shared cheese, and teams are the same after each turn."""
        for block in read_blocks("rules.txt"):
            with self.subTest(game=block["game"]):
                self._play(block)

    def _play(self, block):
        game = make_game(block["param"][0])
        names = []
        for name, team, start, *letters in block["player"]:
            actions = [ACTIONS[letter] for letter in "".join(letters)]
            game.add_player(FixedPlayer(actions, name), team, read_start(start))
            names.append(name)
        states = []
        update = GameState.update

        def note(self, position):
            update(self, position)
            states.append(self.copy())

        with mock.patch.object(GameState, "update", note):
            stats = game.start()
        self.assertEqual(stats["turns"], int(block["result"][0][0]))
        for number, *words in block["turn"]:
            parts = " ".join(words).strip("| ").split(" | ")
            # The first states are those of the deal and after the preparation.
            state = states[int(number) + 1]
            self.assertEqual(state.turn, int(number) + 1)
            self.assertEqual(len(state.cheese), int(parts[-1]))
            for name, part in zip(names, parts):
                _, cell, target, left, score = part.split()
                self.assertEqual(state.player_locations[name], int(cell))
                self.assertEqual(state.muds[name],
                                 {"target": None if target == "-" else int(target),
                                  "count": int(left)})
                self.assertEqual(f"{state.score_per_player[name]:.6f}", score)
        for name, *counts, _, score in block["stats"]:
            player = stats["players"][name]
            order = "nothing north east south west mud error miss wall".split()
            self.assertEqual([player["actions"][word] for word in order], join([counts]))
            self.assertEqual(f"{player['score']:.6f}", f"{float(score):.6f}")


if __name__ == "__main__":
    unittest.main()
