#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the analyzers on each file that a build folder compiles, several at once.

    analyze.py SOURCE BUILD [FILE…]

FILE is a part of a path, such as src/games/shift; the default is all files of src/. Prints
findings as they come, and their number in the last lines. The status is 1 if there are any.
"""

import concurrent.futures
import json
import os
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path

# A finding is a line like this; all three analyzers name the check at the end.
FINDING = re.compile(r"(?m)^\S.*: (?:warning|error|style|performance|portability)\b.*\[(\S+)\]$")

# Findings to ignore: the check, a part of the message, and why.
UNFOUNDED = [
    ("clang-analyzer-unix.Malloc", "Potential leak of memory",
     "clang does not know that g_autofree frees; LeakSanitizer looks for leaks in the tests"),
]


def is_unfounded(line):
    return any(check in line and message in line for check, message, _ in UNFOUNDED)


def drop_unfounded(text):
    """Removes the ignored findings with all lines that explain them."""
    kept, keeps = [], True
    for line in text.splitlines():
        if FINDING.match(line):
            keeps = not is_unfounded(line)
        if keeps:
            kept.append(line)
    return "\n".join(kept)


def list_arguments(command):
    """Returns the compiler options, without the compiler, the input, and the output."""
    words = shlex.split(command)
    words = words[1:] if Path(words[0]).name == "ccache" else words
    return words[:words.index("-o")] if "-o" in words else words


def ask_gcc(entry):
    # The excerpts of the path to a fault are too long for a list.
    return [*list_arguments(entry["command"]), "-fanalyzer", "-fdiagnostics-color=never",
            "-fdiagnostics-path-format=none", "-S", "-o", "/dev/null", entry["file"]]


def ask_clang_tidy(entry):
    return ["clang-tidy", "--quiet", "-p", entry["directory"], entry["file"]]


def ask_cppcheck(entry):
    folders = [word for word in list_arguments(entry["command"])
               if word.startswith("-I") and "/usr/" not in word]
    return ["cppcheck", "--quiet", "--std=c11", "--enable=warning,performance,portability",
            "--library=gtk", "--inline-suppr", "--template=gcc",
            f"--suppressions-list={SOURCE}/build-aux/cppcheck-suppressions",
            # cppcheck does not read GLib's headers, so these macros are defined as empty.
            "-DG_DEFINE_QUARK(name,function)=", "-DG_GNUC_PRINTF(format,first)=",
            "-DG_GNUC_UNUSED=", *folders, entry["file"]]


TOOLS = {"gcc -fanalyzer": ask_gcc, "clang-tidy": ask_clang_tidy, "cppcheck": ask_cppcheck}


def look(name, entry):
    """Returns the output of the tool for the file, and the number of findings."""
    start = time.monotonic()
    done = subprocess.run(TOOLS[name](entry), cwd=entry["directory"], capture_output=True,
                          text=True, check=False, env={**os.environ, "LC_ALL": "C"})
    text = drop_unfounded(done.stdout + done.stderr if name != "clang-tidy" else done.stdout)
    n_found = sum(1 for line in text.splitlines() if FINDING.match(line))
    # A failure without findings means that the tool could not read the file.
    if done.returncode != 0 and not FINDING.search(done.stdout + done.stderr):
        text, n_found = done.stdout + done.stderr, 1
    return name, text, n_found, time.monotonic() - start


def main(build, parts):
    # Generated files are in the build folder and are not analyzed.
    entries = [entry for entry in json.loads((build / "compile_commands.json").read_text("utf-8"))
               if entry["file"].startswith("../src/")
               and any(part in entry["file"] for part in parts or [""])]
    counts, seconds = dict.fromkeys(TOOLS, 0), dict.fromkeys(TOOLS, 0.0)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        tasks = [pool.submit(look, name, entry) for name in TOOLS for entry in entries]
        for task in concurrent.futures.as_completed(tasks):
            name, text, n_found, took = task.result()
            counts[name] += n_found
            seconds[name] += took
            if n_found:
                print(text, flush=True)
    for name, count in counts.items():
        print(f"{name}: {len(entries)} files, {count} findings, {seconds[name]:.0f} s")
    return 1 if any(counts.values()) or not entries else 0


SOURCE = Path(sys.argv[1]).resolve()
sys.exit(main(Path(sys.argv[2]).resolve(), sys.argv[3:]))
