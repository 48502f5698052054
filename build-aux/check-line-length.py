#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that lines of code have at most 100 columns. Takes the top of the source tree."""
import pathlib
import sys
import unicodedata

WIDTH = 100
CODE = {".c", ".h", ".py", ".sh", ".build"}


def measure(line):
    """How many columns a terminal or an editor shows."""
    if line.isascii():
        return len(line)
    return sum(0 if unicodedata.combining(character)
               else 2 if unicodedata.east_asian_width(character) in "WF" else 1
               for character in line)


top = pathlib.Path(sys.argv[1])
long_lines = []
for folder in ("src", "tests", "examples", "help", "build-aux", "data", "po", "flatpak"):
    for path in sorted((top / folder).rglob("*")):
        if path.suffix not in CODE or not path.is_file():
            continue
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            # What is needed from which distribution is a table, a line for each.
            if measure(line) > WIDTH and not line.startswith(("cmd:", "pc:", "file:")):
                long_lines.append(f"{path.relative_to(top)}:{number}")

print("1..1")
print("not ok" if long_lines else "ok", f"1 - no line has more than {WIDTH} columns", *long_lines)
