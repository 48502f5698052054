# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program that makes mazes, deals races, and plays their turns: labyrinthe-lab.

One process serves all games of a program. Its lines are described in labyrinthe-cheese-engine(7).
"""

import atexit
import itertools
import json
import os
import shutil
import subprocess
import threading

from .errors import EngineError, ParameterError


class Engine:
    """A running engine."""

    def __init__(self):
        self.pid = os.getpid()
        command = [_find_program(), "cheese", "engine"]
        try:
            # In its own session, Ctrl-C does not end it; the end of its input does.
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE,
                                             stdout=subprocess.PIPE, start_new_session=True)
        except OSError as error:
            raise EngineError(f"{command[0]} could not be started: {error.strerror}") from error
        self.is_running = True

    def request(self, line):
        """Sends a line and returns the answer."""
        answer = b""
        try:
            self._process.stdin.write(line.encode("ascii") + b"\n")
            self._process.stdin.flush()
            answer = self._process.stdout.readline()
        except OSError:
            pass
        except BaseException:
            # An answer may still come, so that the next one could not be told from it.
            self.close()
            raise
        if not answer.endswith(b"\n"):
            self.close()
            raise EngineError("labyrinthe-lab ended. Update it if it does not know the command "
                              "“cheese engine”.")
        reply = json.loads(answer.decode("utf-8"))
        if "error" in reply:
            raise ParameterError(reply["error"])
        return reply

    def close(self):
        """Ends the engine, unless another process owns it."""
        if not self.is_running or self.pid != os.getpid():
            return
        self.is_running = False
        for pipe in (self._process.stdin, self._process.stdout):
            try:
                pipe.close()
            except OSError:
                pass
        self._process.wait()


class MazeInEngine:
    """A maze that the engine knows. It is made again if there is another engine, as in a child."""

    def __init__(self, request):
        self._id = next(_numbers)
        self._request = request
        with _lock:
            self._engine = _get_engine()
            self.description = self._make()

    def ask(self, word, *values):
        """Sends a request about this maze and returns the answer."""
        with _lock:
            engine = _get_engine()
            if engine is not self._engine:
                self._engine = engine
                self._make()
            return engine.request(" ".join((word, str(self._id)) + values))

    def _make(self):
        word, values = self._request
        return self._engine.request(f"{word} {self._id} {values}")

    def __del__(self):
        engine = getattr(self, "_engine", None)
        if engine is not None and hasattr(self, "description"):
            _dropped.append((engine, self._id))


_numbers = itertools.count(1)
_lock = threading.RLock()
_engine = None
_dropped = []


def _find_program():
    program = os.environ.get("LABYRINTHE_LAB") or shutil.which("labyrinthe-lab")
    if not program:
        raise EngineError("labyrinthe-lab was not found. Install Labyrinthe, or set the "
                          "environment variable LABYRINTHE_LAB to the program.")
    return program


def _get_engine():
    """Returns the engine of this process, and drops the mazes that nobody needs any longer."""
    global _engine
    if _engine is None or not _engine.is_running or _engine.pid != os.getpid():
        _engine = Engine()
        atexit.register(_engine.close)
    while _dropped:
        engine, number = _dropped.pop()
        if engine is _engine:
            engine.request(f"drop {number}")
    return _engine
