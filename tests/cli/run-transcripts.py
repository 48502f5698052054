#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares what commands print with transcripts: run-transcripts.py [--record] FILE...

A transcript is a text with cases. A line that begins with "# /" begins a case with this path; what
comes before the first case is done at the start of each. Other lines that begin with "# " are
comments. A line that begins with "$ " is a command for the shell, which may go on in lines that
begin with "+ ". The lines below it are what it prints on its standard output and its standard
error, and "[2]" below them is its exit status, if it is not 0. A line that ends with " (re)" is a
regular expression, and "..." stands for any number of lines. `exit 80` skips the rest of the case.

Each case runs in an empty folder. `lab` is the program, $TESTS is the folder tests/, and
`interrupted WORDS` runs the program with these words and sends Ctrl-C when it is at work, or the
signal of the variable "signal".
`killed FILE WORDS` runs it and kills it as soon as it has written a line below the first one.
With --record, the output of all commands without patterns is written into the transcripts."""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

TESTS = pathlib.Path(__file__).resolve().parents[1]
MARK = "\x01status "
PRELUDE = r"""
lab () { "$LABYRINTHE_LAB" "$@"; }
killed () {
  file=$1; shift
  "$LABYRINTHE_LAB" "$@" &
  until [ "$(cat "$file" 2>/dev/null | wc -l)" -gt 1 ]; do
    sleep 0.01
  done
  kill -KILL $!
  wait $! 2>/dev/null
}
interrupted () {
  "$LABYRINTHE_LAB" "$@" &
  while [ $((0x$(sed -n 's/^SigCgt:.*\(.\)$/\1/p' /proc/$!/status) & 2)) = 0 ]; do
    sleep 0.01
  done
  sleep 0.2
  kill -${signal:-INT} $!
  wait $!
}
"""


class Step:
    """A command, and the lines that it should print."""

    def __init__(self, command):
        self.command = [command]
        self.expected = []

    def has_pattern(self):
        return any(line == "..." or line.endswith(" (re)") for line in self.expected)


def read(path):
    """Returns the steps before the first case, and the cases, each with its path and its steps."""
    cases = [(None, [])]
    steps = cases[0][1]
    for line in path.read_text("utf-8").split("\n"):
        if line.startswith("# /"):
            cases.append((line[2:], []))
            steps = cases[-1][1]
        elif line.startswith("$ "):
            steps.append(Step(line[2:]))
        elif steps and line.startswith("+ ") and not steps[-1].expected:
            steps[-1].command.append(line[2:])
        elif steps and not line.startswith("# "):
            steps[-1].expected.append(line)
    for _, steps in cases:
        for step in steps:
            while step.expected and not step.expected[-1]:
                step.expected.pop()
    return cases[0][1], cases[1:]


def run(steps):
    """Runs the commands, and returns the lines that each prints."""
    script = PRELUDE
    for step in steps:
        script += "\n".join(step.command) + f"\nprintf '\\n{MARK}%s\\n' $?\n"
    with tempfile.TemporaryDirectory() as folder:
        environment = dict(os.environ, TESTS=str(TESTS), LANGUAGE="en")
        result = subprocess.run(["sh", "-c", script], cwd=folder, env=environment, check=False,
                                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                stderr=subprocess.STDOUT)
    outputs = []
    lines = []
    for line in result.stdout.decode("utf-8", "replace").split("\n"):
        if not line.startswith(MARK):
            lines.append(line)
            continue
        lines = lines[:-1] if lines[-1] == "" else lines[:-1] + [lines[-1] + " (no end)"]
        status = line.removeprefix(MARK)
        while lines and not lines[-1]:
            lines.pop()
        outputs.append(lines + ([f"[{status}]"] if status != "0" else []))
        lines = []
    return outputs, result.returncode == 80


def matches(expected, lines):
    """Returns whether the lines are the expected ones."""
    if not expected:
        return not lines
    if expected[0] == "...":
        return any(matches(expected[1:], lines[i:]) for i in range(len(lines) + 1))
    if not lines:
        return False
    if expected[0].endswith(" (re)"):
        fits = re.fullmatch(expected[0].removesuffix(" (re)"), lines[0])
    else:
        fits = expected[0] == lines[0]
    return bool(fits) and matches(expected[1:], lines[1:])


def check(steps):
    """Runs the steps of a case. Returns why it was skipped, or what is wrong, or neither."""
    outputs, skipped = run(steps)
    for step, lines in zip(steps, outputs):
        if not matches(step.expected, lines):
            return None, "\n".join(["$ " + "\n+ ".join(step.command), "printed:", *lines,
                                    "instead of:", *step.expected])
    if skipped:
        return "not possible here", None
    return None, None if len(outputs) == len(steps) else "The shell ended early."


def record(path):
    """Writes what the commands print into the transcript."""
    before, cases = read(path)
    outputs = {}
    for _, steps in cases:
        for step, lines in zip(before + steps, run(before + steps)[0]):
            outputs[id(step)] = lines
    order = iter(before + [step for _, steps in cases for step in steps])
    result = []
    step = None
    for line in path.read_text("utf-8").rstrip("\n").split("\n"):
        if line.startswith("$ "):
            step = next(order)
            result += ["$ " + "\n+ ".join(step.command)]
            # What a skipped case does not run stays.
            result += (step.expected if step.has_pattern()
                       else outputs.get(id(step), step.expected))
        elif line.startswith("# ") or step is None:
            if step and not result[-1].startswith("# ") and result[-1]:
                result.append("")
            result.append(line)
    path.write_text("\n".join(result) + "\n", "utf-8")


def main():
    arguments = sys.argv[1:]
    if arguments[0] == "--record":
        for argument in arguments[1:]:
            record(pathlib.Path(argument))
        return
    number = 0
    for argument in arguments:
        before, cases = read(pathlib.Path(argument))
        for path, steps in cases:
            number += 1
            skipped, wrong = check(before + steps)
            print("not ok" if wrong else "ok", number, path, f"# SKIP {skipped}" if skipped else "")
            for line in (wrong or "").split("\n") if wrong else []:
                print("#", line)
            sys.stdout.flush()
    print(f"1..{number}")


main()
