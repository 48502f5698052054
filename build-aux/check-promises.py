#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that every test that tests/PROMISES.md names exists.

Arguments: the top of the source tree, and a build folder that has all tests. A name that begins
with a slash is a case of a GLib test or of a transcript; any other name is a file of cases, or a
test of meson."""
import json
import pathlib
import re
import subprocess
import sys

top = pathlib.Path(sys.argv[1])
build = sys.argv[2]
text = (top / "tests/PROMISES.md").read_text("utf-8")
introspected = subprocess.run(["meson", "introspect", "--tests", build], check=True, text=True,
                              stdout=subprocess.PIPE).stdout
tests = {test["name"] for test in json.loads(introspected)}
files = sorted(top.glob("tests/**/*.c"))
tests |= {path.stem.removeprefix("test-") for path in files
          if path.name.startswith(("test-", "fuzz-"))}
sources = "".join(path.read_text("utf-8") for path in files)
transcripts = {line for path in top.glob("tests/cli/transcripts/*.txt")
               for line in path.read_text("utf-8").split("\n")}
rows = [row for row in re.findall(r"^\| (.*) \| (.*) \|$", text, re.M) if row[0] != "Promise"]


def is_missing(name):
    if name.startswith("/"):
        return f'"{name}"' not in sources and f"# {name}" not in transcripts
    return name not in tests


print(f"1..{len(rows)}")
for number, (promise, held_by) in enumerate(rows, 1):
    names = re.findall(r"`([^`]+)`", held_by)
    missing = [name for name in names if is_missing(name)]
    strange = re.sub(r"`[^`]+`", "", held_by).strip()
    print("ok" if names and not missing and not strange else "not ok", number, "-",
          promise.split(".")[0].split(":")[0].replace("#", ""), *missing, strange)
