#!/usr/bin/python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a turn of Labyrinthe with the mouse, like a person, on the screen of DISPLAY.

    play-a-turn.py PICTURE KILL COMMAND [WORD...]

COMMAND starts the game, which must be in English; KILL is a shell command that kills it. After
the turn the game is killed and started again, and must offer to resume. The program reads the
window through the accessibility bus, and acts with xdotool. It always saves a screenshot in
PICTURE.
"""

import re
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

TITLE = "Labyrinthe"
PATIENCE = 60  # seconds


class Failure(Exception):
    """An expected event that did not happen."""


def xdotool(*words):
    done = subprocess.run(["xdotool", *map(str, words)], capture_output=True, text=True,
                          check=False)
    return done.stdout.split()


def wait_for(what, ask):
    """Calls a function repeatedly until it returns a result."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        answer = ask()
        if answer:
            print(f"ok - {what}", flush=True)
            return answer
        time.sleep(0.1)
    raise Failure(what)


def walk(node):
    """Returns all visible accessibles."""
    try:
        if node is None or not node.get_state_set().contains(Atspi.StateType.SHOWING):
            return
        yield node
        for number in range(node.get_child_count()):
            yield from walk(node.get_child_at_index(number))
    except GLib.Error:
        # It disappeared meanwhile.
        return


class Table:
    """Reads the window of the game, and uses the mouse in it."""

    def __init__(self, window):
        self.window = window

    def find_frame(self):
        desktop = Atspi.get_desktop(0)
        for number in range(desktop.get_child_count()):
            program = desktop.get_child_at_index(number)
            for child in range(program.get_child_count() if program is not None else 0):
                frame = program.get_child_at_index(child)
                if frame is not None and frame.get_name() == TITLE:
                    return frame
        return None

    def find(self, pattern):
        """Returns the first accessible whose name matches."""
        frame = self.find_frame()
        for node in walk(frame):
            if re.search(pattern, node.get_name() or ""):
                return node
        return None

    def has(self, pattern):
        """Returns whether it exists and does not move."""
        node = self.find(pattern)
        if node is None:
            return None
        place = node.get_extents(Atspi.CoordType.WINDOW)
        time.sleep(0.2)
        again = node.get_extents(Atspi.CoordType.WINDOW)
        same = (place.x, place.y, place.width) == (again.x, again.y, again.width)
        return node if same and place.width > 0 else None

    def click(self, pattern):
        """Clicks on its center, and returns its name."""
        node = wait_for(f"there is “{pattern}”", lambda: self.has(pattern))
        name = node.get_name()
        place = node.get_extents(Atspi.CoordType.WINDOW)
        # GTK counts from inside the border that it draws without a window manager.
        frame = self.find_frame().get_extents(Atspi.CoordType.WINDOW)
        xdotool("mousemove", "--window", self.window, place.x - frame.x + place.width // 2,
                place.y - frame.y + place.height // 2)
        xdotool("click", 1)
        return name

    def take(self, name):
        """Takes the screen as the next player, with the keys of the buttons."""
        shown = self.see(f"^(Got It, Pass the Screen|{name}: Show My Card)$").get_name()
        if shown == "Got It, Pass the Screen":
            xdotool("key", "alt+g")
            self.see(f"^{name}: Show My Card$")
        xdotool("key", "alt+s")

    def see(self, pattern):
        return wait_for(f"it shows “{pattern}”", lambda: self.find(pattern))


def find_windows():
    return xdotool("search", "--onlyvisible", "--name", f"^{TITLE}$")


def sit_down(program):
    """Waits for the window."""
    def find():
        if program.poll() is not None:
            raise Failure(f"the game keeps running (it ended with {program.returncode})")
        return find_windows()

    window = wait_for(f"there is a window with the title {TITLE}", find)[0]
    xdotool("windowfocus", "--sync", window)
    table = Table(window)
    wait_for("it is on the accessibility bus", table.find_frame)
    return table


def play(program):
    """Plays a turn; returns the tile on which the pawn ends."""
    table = sit_down(program)
    table.click("^Play$")
    table.click("^Together")
    table.click("^Start Game$")
    table.take("Red")
    table.see("^Rotate the spare tile, then insert it")
    table.click("^Insert into row 2 from the left$")
    table.see("^Move your pawn to a highlighted tile, or stay")
    # Moves the pawn if there is a path.
    tile = "^Row [0-9]+, column [0-9]+:(?!.*red pawn).*reachable"
    if not table.find(tile):
        tile = "^Row [0-9]+, column [0-9]+:.*red pawn"
    goal = table.click(tile).split(":")[0]
    table.take("Blue")
    table.see("^Blue’s turn$")
    return table.see(f"^{goal}:.*red pawn").get_name().split(":")[0]


def resume(program, goal):
    """Checks that the game resumes behind the handover page."""
    table = sit_down(program)
    table.click("^Resume$")
    table.take("Blue")
    table.see("^Blue’s turn$")
    table.see("^Rotate the spare tile, then insert it")
    table.see(f"^{goal}:.*red pawn")
    print("ok - saves and resumes a game", flush=True)
    xdotool("mousemove", 0, 0)


def end(program, kill):
    """Kills the game without giving it time to save."""
    subprocess.run(kill, shell=True, check=False)
    wait_for("the game is killed", lambda: program.poll() is not None and not find_windows())


def main():
    picture, kill, command = sys.argv[1], sys.argv[2], sys.argv[3:]
    program = subprocess.Popen(command)
    status = 0
    try:
        goal = play(program)
        end(program, kill)
        program = subprocess.Popen(command)
        resume(program, goal)
    except Failure as failure:
        print(f"not ok - {failure}", flush=True)
        status = 1
    subprocess.run(["import", "-window", "root", picture], check=False)
    program.terminate()
    program.wait()
    return status


sys.exit(main())
