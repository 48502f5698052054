#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares the man page and the completions of labyrinthe-lab with its commands and options.

test-completions.py LABYRINTHE-LAB DATA
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

PROGRAM, DATA = sys.argv[1], Path(sys.argv[2]).resolve()
BASH = DATA / "completions/labyrinthe-lab.bash"
ZSH = DATA / "completions/_labyrinthe-lab"
FISH = DATA / "completions/labyrinthe-lab.fish"
MAN = DATA / "man/labyrinthe-lab.1"

# The commands and options, as the program's help lists them


def run(*words, **more):
    return subprocess.run(words, capture_output=True, text=True, check=False, **more)


def read_commands(*family):
    text = run(PROGRAM, *family, "--help").stdout
    return re.findall(r"^  ([a-z]+) +\S", text.partition("Commands:")[2].partition("\n\n\"")[0]
                      .partition("A position is")[0], re.M)


def read_options(command):
    """Returns the options of a command, and whether each takes a value."""
    options = {}
    for short, long, value in re.findall(r"^  (?:(-\w), )?(--[a-z-]+)(=\S+)?(?:  |$)",
                                         run(PROGRAM, *command.split(), "--help").stdout, re.M):
        options[long] = bool(value)
        if short:
            options[short] = bool(value)
    return options


def read_levels():
    text = run(PROGRAM, "engine", "nobody").stderr
    return set(re.search(r"use (.*), or program:", text)[1].split(", "))


COMMANDS = read_commands()
# The commands of each family of games
FAMILIES = {command: found for command in COMMANDS if (found := read_commands(command))}
# What can be called: a command, or a family and one of its commands
CALLS = [call for command in COMMANDS
         for call in ([f"{command} {word}" for word in FAMILIES.get(command, [])] or [command])]
OPTIONS = {call: read_options(call) for call in CALLS}
LEVELS = read_levels()
# The players of small games that need no more words
SMALL = {"random", "minmax", "alphabeta"}
assert "arena" in COMMANDS and OPTIONS["arena"]["--csv"] and "expert" in LEVELS



def check(path, what, found, wanted):
    """Asserts that a file has the same as the program, and says what is missing."""
    assert found == wanted, f"{path.name}: {what}: " + "; ".join(
        f"{problem}: {', '.join(map(str, words))}" for problem, words in
        (("missing", [word for word in wanted if word not in found]),
         ("not in the program", [word for word in found if word not in wanted]),
         ("wrong value", [word for word in wanted if isinstance(wanted, dict)
                          and found.get(word, wanted[word]) != wanted[word]])) if words
    ) or f"{path.name}: {what}: not in the order of the program"


def find(path, what, pattern, text):
    """Returns what a file has at a pattern."""
    found = re.search(pattern, text, re.M | re.S)
    assert found, f"{path.name}: {what}: missing"
    return found[1]


# The man page


def test_man():
    check(MAN, "commands", read_man(r"^\.It Ic ([a-z]+(?: [a-z]+)?)\b"), CALLS)
    text = MAN.read_text("utf-8")
    for command in CALLS:
        part = find(MAN, command, rf"^\.It Ic {command}\b(.*?)^\.El", text)
        found = {}
        for words, value in re.findall(r"^\.It Fl (.*?)( Ns = Ns Ar \w+)?$", part, re.M):
            for word in words.replace("\\-", "-").split(" , "):
                found["-" + word] = bool(value)
        check(MAN, command, found, OPTIONS[command])


def read_man(pattern):
    return re.findall(pattern, MAN.read_text("utf-8"), re.M)


def test_man_levels():
    check(MAN, "levels", set(read_man(r"^\.It Cm ([a-z]+)$")), LEVELS)


# bash


def bash(line, folder=None):
    """Returns what bash offers for the last word of a line."""
    script = ('source "$1"; COMP_LINE=$2; COMP_POINT=${#2}; '
              '_labyrinthe_lab && printf "%s\\n" "${COMPREPLY[@]}"')
    done = run("bash", "--norc", "-c", script, "bash", BASH, line, cwd=folder)
    # compopt works only during interactive completion.
    assert not done.stderr, done.stderr
    return [word for word in done.stdout.split("\n") if word]


def names(offers):
    return {offer.rstrip(" =") for offer in offers}


def test_bash_commands():
    check(BASH, "commands", names(bash("labyrinthe-lab ")),
          {*COMMANDS, "-h", "--help", "--version"})
    assert bash("labyrinthe-lab ar") == ["arena "]
    for family, commands in FAMILIES.items():
        check(BASH, family, names(bash(f"labyrinthe-lab {family} ")), {*commands, "-h", "--help"})


def test_bash_options():
    for command in CALLS:
        offers = bash(f"labyrinthe-lab {command} -")
        check(BASH, command, names(offers), set(OPTIONS[command]))
        for long in (offer for offer in offers if offer.startswith("--")):
            assert long.endswith("=") == OPTIONS[command][long.rstrip(" =")], \
                f"{BASH.name}: {command}: wrong value: {long}"


def test_bash_players():
    assert names(bash("labyrinthe-lab arena --seat ")) == {*LEVELS, "program:"}
    assert names(bash("labyrinthe-lab play -S ")) == {*LEVELS, "program:", "person"}
    assert names(bash("labyrinthe-lab engine ")) == LEVELS
    # Bash itself splits words at "=" and ":", and joins them again.
    assert bash("labyrinthe-lab arena --seat=be") == ["beginner "]
    assert bash("labyrinthe-lab arena --seat=alphabeta:d") == ["depth="]
    assert names(bash("labyrinthe-lab arena --seat expert:")) == {"nodes", "time"}
    assert bash("labyrinthe-lab deal --players ") == ["2 ", "3 ", "4 "]
    assert bash("labyrinthe-lab classics tree --by=a") == ["alphabeta "]
    assert names(bash("labyrinthe-lab classics arena -S ")) == {*SMALL, "program:"}
    assert names(bash("labyrinthe-lab classics play -S ")) == {*SMALL, "program:", "human"}
    assert bash("labyrinthe-lab classics play --seat human he") == ["hexapawn "]
    assert bash("labyrinthe-lab classics play hexapawn:4x4 ") == []


def test_bash_values():
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "games of May.csv").touch()
        assert bash("labyrinthe-lab arena --csv ga", folder) == ["games of May.csv"]
        assert bash("labyrinthe-lab arena --csv=ga", folder) == ["games of May.csv"]
        assert bash("labyrinthe-lab arena --seed ga", folder) == []
        assert bash("labyrinthe-lab deal ga", folder) == []
        assert bash("labyrinthe-lab classics tree ga", folder) == ["games of May.csv"]
        assert bash("labyrinthe-lab classics tree --json ga", folder) == ["games of May.csv"]


# zsh


def test_zsh_text():
    text = ZSH.read_text("utf-8")
    arrays = dict(re.findall(r"^ *(\w+)=\((.*?)\)$", text, re.M | re.S))
    arrays.update(re.findall(r"^ *(\w+)=\(\n(.*?)^ *\)$", text, re.M | re.S))
    for family, commands in {"commands": COMMANDS, **FAMILIES}.items():
        check(ZSH, family, re.findall(r"^  '([a-z]+):", arrays.get(family, ""), re.M), commands)
    for command in CALLS:
        family, _, word = command.rpartition(" ")
        part = find(ZSH, family, rf"\n      {family}\)\n(.*)", text) if family else text
        part = find(ZSH, command, rf"^ {{6,}}{word}\)(.*?);;", part)
        part = re.sub(r"\$(\w+)", lambda name: arrays[name[1]], part)
        found = {}
        for spec in re.findall(r"\{([^}]*)\}'\[|'\*?(--[a-z-]+=?)\[", part):
            for word in (spec[0] or spec[1]).split(","):
                found[word.rstrip("=+")] = word[-1] in "=+"
        check(ZSH, command, found, OPTIONS[command])
    assert set(re.search(r"levels=\((.*?)\)", text)[1].split()) == LEVELS
    # Only a game in the terminal has people.
    play, arena = re.findall(r"player:_labyrinthe_lab_small_players *(\w*)'", text)
    assert (play, arena) == ("human", ""), (play, arena)


def test_zsh_syntax():
    if shutil.which("zsh") is None:
        return "zsh is not installed"
    done = run("zsh", "-n", ZSH)
    assert done.returncode == 0 and not done.stderr, done.stderr
    return None


# fish


def fish(line, home):
    """Returns what fish offers for the last word of a command."""
    done = run("fish", "--no-config", "-c", 'source $argv[1]; complete -C "$argv[2]"', FISH,
               f"labyrinthe-lab {line}", env={**os.environ, "HOME": home})
    assert not done.stderr, done.stderr
    return {offer.split("\t")[0] for offer in done.stdout.splitlines()}


def test_fish_text():
    text = FISH.read_text("utf-8")
    for family, commands in {"commands": COMMANDS, **FAMILIES}.items():
        words = find(FISH, family, rf"set -l {family} ([^\n]*)", text).split()
        check(FISH, family, words, commands)
        check(FISH, f"descriptions of {family}",
              re.findall(rf'from \${family}" -a (\w+)', text), commands)
    assert LEVELS == set(re.search(r"'%s\\n' ([a-z ]+) \$argv", text)[1].split())
    found = {command: {} for command in CALLS}
    for line in text.splitlines():
        where = re.search(r"'__labyrinthe_lab_command ([a-z ]+)'", line)
        inside = re.search(r"'__labyrinthe_lab_(?!command)([a-z]+) ([a-z ]+)'", line)
        commands = where[1].split() if where else CALLS
        if inside:
            commands = [f"{inside[1]} {word}" for word in inside[2].split()]
        if "not __fish_seen" in line or not line.startswith("complete "):
            continue
        for kind, word in re.findall(r" -([sl]) ([\w-]+)", line):
            for command in commands:
                option = "-" + word if kind == "s" else "--" + word
                found[command][option] = re.search(r" -[xr]\b", line) is not None
    for command in CALLS:
        check(FISH, command, found[command], OPTIONS[command])


def test_fish():
    if shutil.which("fish") is None:
        return "fish is not installed"
    with tempfile.TemporaryDirectory() as home:
        for command in CALLS:
            found = fish(f"{command} -", home)
            check(FISH, command, found, set(OPTIONS[command]))
        assert fish("classics arena --seat ", home) == {*SMALL, "program:"}
        assert fish("classics play --seat ", home) == {*SMALL, "program:", "human"}
        assert fish("classics play --seat minmax:d", home) == {"minmax:depth="}
    return None


TESTS = [test_man, test_man_levels, test_bash_commands, test_bash_options, test_bash_players,
         test_bash_values, test_zsh_text, test_zsh_syntax, test_fish_text, test_fish]

print(f"1..{len(TESTS)}")
for number, test in enumerate(TESTS, 1):
    name = f"{number} - /completions/{test.__name__[5:].replace('_', '-')}"
    try:
        skipped = test()
        print(f"ok {name}" + (f" # SKIP {skipped}" if skipped else ""))
    except (AssertionError, LookupError, TypeError) as error:
        print(f"not ok {name}\n# {error if isinstance(error, AssertionError) else repr(error)}")
