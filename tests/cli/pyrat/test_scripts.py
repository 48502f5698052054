# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs files of students as they do: a game script and a file of unit tests."""

import ast
import pathlib
import subprocess
import sys
import unittest

FOLDER = pathlib.Path(__file__).resolve().parent
SECTION_13 = """Action BigHolesRandomMaze FixedPlayer Game GameMode GameState Graph
HolesOnSideRandomMaze Maze MazeFromDict MazeFromMatrix Player PlayerSkin RandomMazeAlgorithm
RenderMode StartingLocation UniformHolesRandomMaze""".split()


def run(*words):
    return subprocess.run([sys.executable, *words], cwd="/", check=False, text=True,
                          capture_output=True)


class ScriptTests(unittest.TestCase):
    """Whole programs."""

    def test_game_script(self):
        done = run(FOLDER / "games/sample_game.py")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        stats = ast.literal_eval(done.stdout)
        self.assertEqual(set(stats), {"turns", "players"})
        self.assertEqual(stats["players"]["BFS"]["score"], 1.0)
        self.assertEqual(len(stats["players"]["BFS"]["turn_durations"]), stats["turns"])

    def test_unit_tests(self):
        done = run(FOLDER / "unittests/bfs_tests.py")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("Ran 2 tests", done.stderr)

    def test_star(self):
        """All names of the original can be imported with a star."""
        done = run("-c", "from pyrat import *\n" + "\n".join(SECTION_13))
        self.assertEqual((done.returncode, done.stderr), (0, ""))


if __name__ == "__main__":
    unittest.main()
