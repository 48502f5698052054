# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of the modes in which players have processes of their own."""

import os
import tempfile
import time
import unittest
from unittest import mock

from pyrat import Action, FixedPlayer, Game, GameMode, Player, RenderMode, runners
from pyrat.runners import Answer, Call, ProcessRunner, Result

QUIET = {"render_mode": RenderMode.NO_RENDERING, "preprocessing_time": 0.0, "turn_time": 0.0}
LONG = {cell: {other: 1 for other in (cell - 1, cell + 1) if 0 <= other < 12} for cell in range(12)}


class FakeWorker:
    """A worker that needs as many rounds for its answers as its player says: 0 is in time."""

    def __init__(self, player, maze, others):
        self.player = player
        self.maze = maze
        self.pending = None
        self.rounds = 0
        self.asked = []

    def send(self, call, game_state, stats):
        self.pending = call
        self.asked.append((call, game_state.turn))
        self.rounds = self.player.delays.get((call, game_state.turn), 0)
        self.answer = runners.call_player(self.player, call, self.maze, game_state.copy(), stats)

    def has_answered(self):
        self.rounds -= 1
        return self.rounds < 0

    def receive(self):
        self.pending = None
        return self.answer

    def stop(self):
        pass

    def close(self):
        pass


class Slow(FixedPlayer):
    """Goes south; its delays are in rounds."""

    def __init__(self, delays, name):
        super().__init__([Action.SOUTH] * 99, name)
        self.delays = delays


class Waiter(Player):
    """Waits in its first turn until a file exists."""

    def __init__(self, path, name):
        super().__init__(name)
        self.path = path

    def turn(self, maze, game_state):
        while not os.path.exists(self.path):
            time.sleep(0.001)
        return Action.SOUTH


class Opener(Player):
    """Makes the file in turn 4, and goes south from then on."""

    def __init__(self, path, name):
        super().__init__(name)
        self.path = path

    def turn(self, maze, game_state):
        if game_state.turn < 4:
            return Action.NOTHING
        with open(self.path, "w"):
            return Action.SOUTH


class Dying(Player):
    """Ends its process."""

    def turn(self, maze, game_state):
        os._exit(3)


def make_game(players, mode, **more):
    game = Game(fixed_maze=LONG, fixed_cheese=[11], game_mode=mode, **{**QUIET, **more})
    for i, player in enumerate(players):
        game.add_player(player, team=str(i), location=0)
    return game


class MatchTests(unittest.TestCase):
    """Matches with a limit of time."""

    def _play(self, *players):
        workers = []

        def make(*args):
            workers.append(FakeWorker(*args))
            return workers[-1]

        with mock.patch.object(runners, "_Worker", make):
            stats = make_game(players, GameMode.MATCH).start()
        return stats, workers

    def test_misses(self):
        """A late preparation uses up a turn that is not counted; a late action comes in the turn in
        which it is ready; a player that is late is not asked."""
        late = Slow({(Call.PREPROCESSING, 0): 1, (Call.TURN, 3): 2}, "late")
        stats, workers = self._play(late, Slow({}, "fast"))
        self.assertEqual([turn for _, turn in workers[0].asked], [0, 2, 3, 6, 7, 8, 9, 10, 11, 12])
        self.assertEqual(stats["turns"], 11)
        actions = stats["players"]["late"]["actions"]
        # Turn 1 has no count; turn 0 has one.
        self.assertEqual((actions["miss"], actions["south"], actions["nothing"]), (3, 8, 0))
        self.assertEqual(stats["players"]["fast"]["actions"]["south"], 11)
        self.assertEqual(len(stats["players"]["late"]["turn_durations"]), 8)
        self.assertIsNotNone(stats["players"]["late"]["preprocessing_duration"])

    def test_late_end(self):
        """A player that is late at the end still hears of it."""
        late = Slow({(Call.TURN, 11): 5}, "late")
        _, workers = self._play(late, Slow({}, "fast"))
        self.assertEqual(workers[0].asked[-1], (Call.POSTPROCESSING, 12))

    def test_processes(self):
        """A player that waits for the other one misses turns, but the other one does not."""
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "open")
            game = make_game([Waiter(path, "waiter"), Opener(path, "opener")], GameMode.MATCH,
                             preprocessing_time=0.2, turn_time=0.05)
            stats = game.start()
        waiter = stats["players"]["waiter"]["actions"]
        self.assertGreaterEqual(waiter["miss"], 1)
        self.assertGreaterEqual(stats["turns"], 11)
        self.assertEqual(sum(stats["players"][name]["score"] for name in stats["players"]), 1.0)


class SynchronousTests(unittest.TestCase):
    """Players in processes that are all waited for."""

    def test_same(self):
        """The result is that of a simulation."""
        results = []
        for mode in (GameMode.SYNCHRONOUS, GameMode.SEQUENTIAL):
            players = [FixedPlayer([Action.SOUTH] * 11, "a"),
                       FixedPlayer([Action.NOTHING] + [Action.SOUTH] * 11, "b")]
            stats = make_game(players, mode).start()
            for player in stats["players"].values():
                player["turn_durations"] = len(player["turn_durations"])
                player["preprocessing_duration"] = None
            results.append(stats)
        self.assertEqual(results[0], results[1])
        self.assertEqual(results[0]["turns"], 11)

    def test_death(self):
        """A player whose process ends has failed."""
        self.assertEqual(make_game([Dying("a"), FixedPlayer([], "b")],
                                   GameMode.SYNCHRONOUS).start(), {})
        good = FixedPlayer([Action.SOUTH] * 11, "good")
        stats = make_game([Dying("a"), good], GameMode.SYNCHRONOUS, continue_on_error=True).start()
        self.assertEqual(stats["players"]["a"]["actions"]["error"], 11)

    def test_default(self):
        """Several teams play a match, one team plays one player after the other."""
        game = Game(fixed_maze=LONG)
        game.add_player(FixedPlayer([], "a"))
        game.add_player(FixedPlayer([], "b"))
        self.assertIs(game._get_mode(), GameMode.SEQUENTIAL)
        game.add_player(FixedPlayer([], "c"), team="other")
        self.assertIs(game._get_mode(), GameMode.MATCH)

    def test_time(self):
        """The set time passes in each round: preparation, turns, and the end."""
        for mode in (GameMode.SEQUENTIAL, GameMode.SYNCHRONOUS):
            game = make_game([FixedPlayer([Action.SOUTH] * 11)], mode, preprocessing_time=0.05,
                             turn_time=0.01)
            start = time.monotonic()
            game.start()
            self.assertGreaterEqual(time.monotonic() - start, 0.05 + 12 * 0.01)


if __name__ == "__main__":
    unittest.main()
