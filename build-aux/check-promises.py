#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that each test which CONTRIBUTING.md names for a promise is there.

Takes the top of the source tree, and the folder of a build with all tests. Names that begin
with a slash are cases of GLib tests, all others are tests of meson."""
import json
import pathlib
import re
import subprocess
import sys

top = pathlib.Path(sys.argv[1])
build = sys.argv[2]
text = (top / "CONTRIBUTING.md").read_text("utf-8")
section = text.split("\n## What is promised\n")[1].split("\n## ")[0]
introspected = subprocess.run(["meson", "introspect", "--tests", build], check=True, text=True,
                              stdout=subprocess.PIPE).stdout
tests = {test["name"] for test in json.loads(introspected)}
sources = "".join(path.read_text("utf-8") for path in sorted(top.glob("tests/**/*.c")))
rows = [row for row in re.findall(r"^\| (.*) \| (.*) \|$", section, re.M) if row[0] != "Promise"]


def is_missing(name):
    return f'"{name}"' not in sources if name.startswith("/") else name not in tests


print(f"1..{len(rows)}")
for number, (promise, held_by) in enumerate(rows, 1):
    names = re.findall(r"`([^`]+)`", held_by)
    missing = [name for name in names if is_missing(name)]
    strange = re.sub(r"`[^`]+`", "", held_by).strip()
    print("ok" if names and not missing and not strange else "not ok", number, "-",
          promise.split(".")[0].split(":")[0].replace("#", ""), *missing, strange)
