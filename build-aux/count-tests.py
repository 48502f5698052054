#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts the GLib test cases that `meson test` ran in the given build folders.

Prints a line for each folder and the sum as the last line; after `--seconds N`, which says how
long all of it took, the last line says that too. A program that ended badly without naming a
failed case, as one that crashed, counts as one failed case. Ends with status 1 if any case failed
or none ran.
"""

import json
import re
import sys
from pathlib import Path


def count(folder):
    passed = failed = skipped = 0
    # Each test setup has a log of its own, with the name of the setup.
    logs = sorted(Path(folder, "meson-logs").glob("testlog*.json"))
    for line in (line for log in logs for line in log.read_text().splitlines()):
        test = json.loads(line)
        lines = test.get("stdout", "").splitlines()
        bad = sum(1 for text in lines if text.startswith("not ok "))
        skips = [text for text in lines if re.match(r"ok \d+ .*# *(SKIP|TODO)", text)]
        passed += sum(1 for text in lines if re.match(r"ok \d+", text)) - len(skips)
        skipped += len(skips)
        if test["result"] not in ("OK", "EXPECTEDFAIL", "SKIP") and bad == 0:
            print(f"{test['name']}: ended without naming a failed case ({test['result']})")
            bad = 1
        failed += bad
    return passed, failed, skipped


def main(words):
    seconds = None
    if words[:1] == ["--seconds"]:
        seconds, words = int(words[1]), words[2:]
    total = [0, 0, 0]
    parts = []
    for folder in words:
        counts = count(folder)
        total = [a + b for a, b in zip(total, counts)]
        print(f"{folder} has {counts[0]} passed, {counts[1]} failed, {counts[2]} skipped")
        parts.append(f"{counts[0]} in {folder}")
    print(f"{total[0]} passed, {total[1]} failed")
    if seconds is not None:
        print(f"{total[0]} tests passed ({', '.join(parts)}), {total[1]} failed, {total[2]} were"
              f" skipped, in {seconds // 60} min {seconds % 60} s.")
    return 1 if total[1] or not total[0] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
