# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of games: parameters, failures, and playing again."""

import contextlib
import io
import os
import random
import unittest
from unittest import mock

import pyrat
from pyrat import (Action, FixedPlayer, Game, GameMode, MazeFromDict, Player, RandomMazeAlgorithm,
                   RenderMode, StartingLocation)
from players.BFS import BFS
from players.RandomWalk import RandomWalk

SIMULATION = {"game_mode": GameMode.SIMULATION}
CORRIDOR = {0: {1: 1}, 1: {0: 1, 2: 3}, 2: {1: 3, 3: 1}, 3: {2: 1}}


class Bad(Player):
    """Fails where it is told to."""

    def __init__(self, place, name=None):
        super().__init__(name)
        self.place = place

    def _fail(self, place):
        if self.place == place:
            raise RuntimeError("I give up")

    def preprocessing(self, maze, game_state):
        self._fail("preprocessing")

    def turn(self, maze, game_state):
        self._fail("turn")
        return "north" if self.place == "answer" else Action.SOUTH

    def postprocessing(self, maze, game_state, stats):
        self._fail("postprocessing")


class Vandal(Player):
    """Destroys what it gets."""

    def preprocessing(self, maze, game_state):
        for cell in maze.get_vertices():
            maze.remove_vertex(cell)
        game_state.cheese.clear()
        game_state.player_locations.clear()

    def turn(self, maze, game_state):
        assert not maze.get_vertices() and game_state.cheese
        game_state.score_per_player[self.get_name()] = 99
        game_state.muds.clear()
        return Action.SOUTH


def play(game):
    """Plays a game. Returns its statistics, and what it wrote on the standard error."""
    errors = io.StringIO()
    with contextlib.redirect_stderr(errors):
        stats = game.start()
    return stats, errors.getvalue()


def make_corridor(*players, **more):
    """Makes a game from the top of a corridor to a cheese at its end."""
    game = Game(fixed_maze=CORRIDOR, fixed_cheese=[3], **{**SIMULATION, **more})
    for player in players:
        game.add_player(player, location=0)
    return game


class ParameterTests(unittest.TestCase):
    """What is refused at once, and what when the game starts."""

    def test_refused(self):
        for wrong in ({"random_seed": -1}, {"random_seed": 2**63 - 1}, {"random_seed": 0.0},
                      {"random_seed": 1, "random_seed_maze": 1},
                      {"random_seed_players": "1"}, {"maze_width": 0}, {"maze_height": 2.0},
                      {"maze_width": 1, "maze_height": 1}, {"cell_percentage": 80},
                      {"wall_percentage": 101.0}, {"mud_percentage": 0}, {"mud_range": (1, 4)},
                      {"mud_range": [9, 4]}, {"cell_percentage": 0.5},
                      {"fixed_maze": CORRIDOR, "maze_width": 5},
                      {"fixed_maze": CORRIDOR, "random_seed_maze": 5},
                      {"fixed_maze": CORRIDOR,
                       "random_maze_algorithm": RandomMazeAlgorithm.BIG_HOLES},
                      {"fixed_cheese": [1], "nb_cheese": 1},
                      {"fixed_cheese": [1], "random_seed_cheese": 1},
                      {"preprocessing_time": 1}, {"turn_time": -0.1}, {"game_mode": "match"},
                      {**SIMULATION, "turn_time": 0.1},
                      {**SIMULATION, "render_mode": RenderMode.ANSI}, {"fixed_maze": 5}):
            with self.subTest(wrong=wrong), self.assertRaises(ValueError):
                Game(**wrong)
        with self.assertRaisesRegex(NotImplementedError, "random_seed"):
            Game(save_game=True)
        with self.assertRaises(TypeError):
            Game(nonsense=1)

    def test_players(self):
        game = Game(random_seed=0, **SIMULATION)
        with self.assertRaises(ValueError):
            game.start()
        with self.assertRaises(ValueError):
            game.add_player(RandomWalk(), location=StartingLocation.SAME)
        game.add_player(RandomWalk())
        for wrong in ({}, {"location": 10**6}, {"location": "center"}, {"team": 1}):
            with self.subTest(wrong=wrong), self.assertRaises(ValueError):
                game.add_player(RandomWalk("b" if wrong else None), **wrong)
        with self.assertRaises(TypeError):
            Player()
        self.assertEqual(RandomWalk().get_name(), "RandomWalk")
        self.assertIs(RandomWalk().get_skin(), pyrat.PlayerSkin.RAT)

    def test_found_at_start(self):
        """Bad cheese gives a trace and empty statistics."""
        for wrong in ({"nb_cheese": 0}, {"nb_cheese": 1.0}, {"nb_cheese": 4}, {"fixed_cheese": [0]},
                      {"fixed_cheese": [1, 1]}, {"fixed_cheese": [9]}, {"fixed_cheese": [-1]},
                      {"fixed_cheese": ["1"]}):
            game = Game(fixed_maze=CORRIDOR, **wrong, **SIMULATION)
            game.add_player(BFS(), location=0)
            stats, errors = play(game)
            self.assertEqual(stats, {}, wrong)
            self.assertIn("Traceback", errors)

    def test_no_cheese(self):
        """Without cheese the game is over before it begins."""
        told = []
        player = FixedPlayer([])
        player.postprocessing = lambda maze, game_state, stats: told.append(stats["turns"])
        player.preprocessing = lambda maze, game_state: told.append("preprocessing")
        game = Game(fixed_maze=MazeFromDict(CORRIDOR), fixed_cheese=[], **SIMULATION)
        game.add_player(player)
        self.assertEqual(game.start()["turns"], -1)
        self.assertEqual(told, [-1])


class FailureTests(unittest.TestCase):
    """Players that fail."""

    def test_stop(self):
        for place in ("preprocessing", "turn", "answer", "postprocessing"):
            with self.subTest(place=place):
                stats, errors = play(make_corridor(Bad(place)))
                self.assertEqual(stats, {})
                self.assertIn("Traceback", errors)

    def test_continue(self):
        for place, expected in (("preprocessing", 0), ("turn", 5), ("answer", 5),
                                ("postprocessing", 0)):
            with self.subTest(place=place):
                good = FixedPlayer([Action.SOUTH] * 9, "good")
                stats, _ = play(make_corridor(good, Bad(place, "bad"), continue_on_error=True))
                bad = stats["players"]["bad"]
                self.assertEqual(stats["turns"], 5)
                self.assertEqual(bad["actions"]["error"], expected)
                self.assertEqual(len(bad["turn_durations"]), 0 if expected else 3)
                self.assertEqual(bad["preprocessing_duration"] is None, place == "preprocessing")

    def test_vandal(self):
        """Players have their own copies."""
        stats, _ = play(make_corridor(Vandal(), FixedPlayer([Action.SOUTH] * 9)))
        self.assertEqual(stats["players"]["Vandal"]["score"], 0.5)
        self.assertEqual(stats["players"]["FixedPlayer"]["score"], 0.5)

    def test_statistics(self):
        """All counts sum to the turns, and there is a time for each turn that was asked."""
        actions = [Action.NORTH, Action.NOTHING, Action.SOUTH, Action.SOUTH, Action.NORTH,
                   Action.SOUTH, Action.EAST, Action.SOUTH]
        stats = make_corridor(FixedPlayer(actions)).start()
        self.assertEqual(stats["turns"], 14)
        player = stats["players"]["FixedPlayer"]
        self.assertEqual(player["actions"], {"nothing": 1, "north": 1, "east": 0, "south": 4,
                                             "west": 0, "mud": 6, "error": 0, "miss": 0, "wall": 2})
        self.assertEqual(len(player["turn_durations"]), 8)
        self.assertEqual((player["score"], player["team"]), (1.0, ""))
        self.assertGreaterEqual(player["preprocessing_duration"], 0)


class ResetTests(unittest.TestCase):
    """Playing again."""

    def test_same(self):
        game = Game(mud_percentage=0.0, nb_cheese=1, **SIMULATION)
        game.add_player(BFS())
        first = game.start()
        with self.assertRaises(ValueError):
            game.start()
        game.reset()
        self.assertEqual(game.start()["turns"], first["turns"])

    def test_other(self):
        """Another game has other seeds, unless they were given."""
        game = Game(random_seed_maze=5, **SIMULATION)
        seeds = list(game._drawn_seeds)
        game.reset(same=False)
        self.assertEqual(game._drawn_seeds[0], 5)
        self.assertNotEqual(game._drawn_seeds[1:], seeds[1:])
        game.add_player(BFS())
        game.reset(keep_players=False)
        with self.assertRaises(ValueError):
            game.start()

    def test_random_stream(self):
        """Seeds that are not given are drawn from the random numbers of the process: first that of
        the maze, then those of the cheese and the players."""
        random.seed(7)
        expected = [random.randint(0, 2**63 - 2) for _ in range(3)]
        after = random.random()
        random.seed(7)
        self.assertEqual(Game(**SIMULATION)._drawn_seeds, expected)
        self.assertEqual(random.random(), after)
        random.seed(7)
        self.assertEqual(Game(random_seed_cheese=1, **SIMULATION)._drawn_seeds,
                         [expected[0], 1, expected[1]])
        state = random.getstate()
        game = Game(random_seed=3, **SIMULATION)
        game.add_player(BFS(), location=StartingLocation.RANDOM)
        self.assertEqual(random.getstate(), state)

    def test_seeded_players(self):
        """Random players repeat their game if the process is seeded."""
        turns = []
        for _ in range(2):
            random.seed(11)
            game = Game(random_seed=1, maze_width=5, maze_height=5, nb_cheese=1, **SIMULATION)
            game.add_player(RandomWalk())
            turns.append(game.start()["turns"])
        self.assertEqual(turns[0], turns[1])

    def test_child(self):
        """A child of this process plays a game that was made before it began."""
        game = Game(random_seed=3, mud_percentage=0.0, nb_cheese=1, **SIMULATION)
        game.add_player(BFS())
        child = os.fork()
        if child == 0:
            os._exit(0 if game.start()["turns"] == 13 else 1)
        self.assertEqual(os.waitpid(child, 0)[1], 0)
        self.assertEqual(game.start()["turns"], 13)

    def test_engine_lost(self):
        """A game survives the end of the engine."""
        game = Game(random_seed=3, mud_percentage=0.0, nb_cheese=1, **SIMULATION)
        game.add_player(BFS())
        from pyrat import engine
        engine._engine._process.kill()
        engine._engine._process.wait()
        with self.assertRaises(pyrat.EngineError):
            game.start()
        game.reset()
        self.assertEqual(game.start()["turns"], 13)

    def test_no_engine(self):
        from pyrat import engine
        with mock.patch.dict(os.environ, {"LABYRINTHE_LAB": "", "PATH": "/nowhere"}):
            with self.assertRaisesRegex(pyrat.EngineError, "LABYRINTHE_LAB"):
                engine.Engine()
        with mock.patch.dict(os.environ, {"LABYRINTHE_LAB": "/nowhere/lab"}):
            with self.assertRaisesRegex(pyrat.EngineError, "could not be started"):
                engine.Engine()


class RenderTests(unittest.TestCase):
    """Drawings."""

    def test_ascii(self):
        game = Game(fixed_maze=CORRIDOR, fixed_cheese=[3], render_mode=RenderMode.ASCII,
                    preprocessing_time=0.0, turn_time=0.0)
        game.add_player(FixedPlayer([Action.SOUTH] * 3), location=0)
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            game.start()
        self.assertIn("Turn 0\n+---+\n| A |\n+   +\n|   |\n+ 3 +\n|   |\n+   +\n| o |\n+---+\n"
                      "A  FixedPlayer  0\n", out.getvalue())
        self.assertIn("Turn 4\n", out.getvalue())
        self.assertTrue(out.getvalue().isascii())

    def test_gui(self):
        """Without a terminal, a window is not missed in silence."""
        game = Game(fixed_maze=CORRIDOR, fixed_cheese=[3], preprocessing_time=0.0, turn_time=0.0)
        game.add_player(FixedPlayer([Action.SOUTH] * 3), location=0)
        with contextlib.redirect_stdout(io.StringIO()) as out:
            stats, errors = play(game)
        self.assertEqual((stats["turns"], out.getvalue()), (5, ""))
        self.assertIn("There is no window here", errors)


if __name__ == "__main__":
    unittest.main()
