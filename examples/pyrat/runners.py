# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Ways to ask the players: one after the other, or each in its own process."""

import multiprocessing
import signal
import time
import traceback
from enum import Enum

from .enums import Action


class Call(Enum):
    """What a player is asked for."""

    PREPROCESSING = "preprocessing"
    TURN = "turn"
    POSTPROCESSING = "postprocessing"


class Result(Enum):
    """What came of a question."""

    ANSWERED = "answered"
    IN_MUD = "in mud"
    MISSED = "missed"
    LATE_PREPROCESSING = "late preprocessing"
    FAILED = "failed"


class Answer:
    """What a player answered, and the CPU time that it took."""

    def __init__(self, result, action=Action.NOTHING, duration=None, call=None):
        self.result = result
        self.action = action
        self.duration = duration
        self.call = call


def call_player(player, call, maze, game_state, stats):
    """Calls a player and returns its answer. An error is printed and becomes a failure."""
    action = Action.NOTHING
    start = time.process_time()
    try:
        if call is Call.PREPROCESSING:
            player.preprocessing(maze, game_state)
        elif call is Call.TURN:
            action = player.turn(maze, game_state)
        else:
            player.postprocessing(maze, game_state, stats)
        duration = time.process_time() - start
        if not isinstance(action, Action):
            raise TypeError(f"turn() of {player.get_name()} returned {action!r}, which is not an "
                            "Action.")
    except (Exception, SystemExit):
        traceback.print_exc()
        return Answer(Result.FAILED, call=call)
    return Answer(Result.ANSWERED, action, duration, call)


class SequentialRunner:
    """Asks one player after the other, in this process."""

    def __init__(self, players, mazes):
        self._players = players
        self._mazes = mazes

    def ask(self, call, game_state, seconds):
        """Asks each player that is not in mud, and waits. Returns an answer for each name."""
        answers = {}
        for player in self._players:
            name = player.get_name()
            if call is Call.TURN and game_state.is_in_mud(name):
                answers[name] = Answer(Result.IN_MUD)
            else:
                answers[name] = call_player(player, call, self._mazes[name], game_state.copy(),
                                            None)
        if seconds > 0:
            time.sleep(seconds)
        return answers

    def finish(self, game_state, stats, seconds):
        """Tells all players that the game is over. Returns whether none of them failed."""
        answers = [call_player(player, Call.POSTPROCESSING, self._mazes[player.get_name()],
                               game_state.copy(), stats) for player in self._players]
        if seconds > 0:
            time.sleep(seconds)
        return all(answer.result is Result.ANSWERED for answer in answers)

    def close(self):
        """Does nothing; there are no processes to end."""


class ProcessRunner:
    """Asks all players at once, each in its own process.

    With a limit of time, a player that is late misses turns until it has answered.
    """

    def __init__(self, players, mazes, has_limit):
        self._has_limit = has_limit
        self._workers = {}
        for player in players:
            name = player.get_name()
            self._workers[name] = _Worker(player, mazes[name], list(self._workers.values()))

    def ask(self, call, game_state, seconds):
        """Asks each player that is not in mud, and waits. Returns an answer for each name."""
        waiting = {}
        answers = {}
        for name, worker in self._workers.items():
            if call is Call.TURN and game_state.is_in_mud(name):
                answers[name] = Answer(Result.IN_MUD)
                continue
            waiting[name] = worker
            if worker.pending is None:
                worker.send(call, game_state, None)
        time.sleep(seconds)
        for name, worker in waiting.items():
            answers[name] = self._take(worker, call)
        return answers

    def finish(self, game_state, stats, seconds):
        """Tells all players that the game is over, until the last of them has heard it. Returns
        whether none of them failed."""
        waiting = list(self._workers.values())
        is_good = True
        while waiting:
            for worker in waiting:
                if worker.pending is None:
                    worker.send(Call.POSTPROCESSING, game_state, stats)
            time.sleep(seconds)
            for worker in waiting[:]:
                answer = self._take(worker, Call.POSTPROCESSING)
                if answer.result is Result.MISSED or answer.call is not Call.POSTPROCESSING:
                    continue
                is_good = is_good and answer.result is not Result.FAILED
                waiting.remove(worker)
            if seconds == 0 and waiting:
                time.sleep(_SHORT_WAIT)
        return is_good

    def close(self):
        """Ends the processes."""
        for worker in self._workers.values():
            worker.stop()
        for worker in self._workers.values():
            worker.close()

    def _take(self, worker, call):
        if self._has_limit and not worker.has_answered():
            return Answer(Result.MISSED)
        answer = worker.receive()
        if (answer.result is Result.ANSWERED and answer.call is Call.PREPROCESSING
                and call is not Call.PREPROCESSING):
            answer.result = Result.LATE_PREPROCESSING
        return answer


# How long a process may take to end, in seconds.
_PATIENCE = 5

# How long a match without a limit waits before it looks again, in seconds.
_SHORT_WAIT = 0.001


class _Worker:
    """A player in its own process."""

    def __init__(self, player, maze, others):
        context = _get_context()
        self._connection, theirs = context.Pipe()
        # The ends of this process would stay open in the other one.
        ends = [worker._connection for worker in others] + [self._connection]
        self._process = context.Process(target=_serve, args=(theirs, ends, player, maze),
                                        daemon=True)
        self._process.start()
        theirs.close()
        self.pending = None     # what it was asked for, and has not answered

    def send(self, call, game_state, stats):
        self.pending = call
        try:
            self._connection.send((call, game_state, stats))
        except OSError:
            pass                # receive() tells that the process has ended

    def has_answered(self):
        return self._connection.poll(0)

    def receive(self):
        call, self.pending = self.pending, None
        try:
            return self._connection.recv()
        except (EOFError, OSError):
            return Answer(Result.FAILED, call=call)

    def stop(self):
        self._connection.close()

    def close(self):
        # It ends at once if it is idle, because nobody asks any longer.
        self._process.join(0 if self.pending else _PATIENCE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


def _get_context():
    methods = multiprocessing.get_all_start_methods()
    return multiprocessing.get_context("fork" if "fork" in methods else None)


def _serve(connection, ends, player, maze):
    """Answers questions until nobody asks any longer. This runs in the process of a player."""
    for end in ends:
        end.close()
    # Ctrl-C is for the process of the game.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            call, game_state, stats = connection.recv()
        except (EOFError, OSError):
            return
        connection.send(call_player(player, call, maze, game_state, stats))
