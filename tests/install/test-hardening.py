#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the programs are hardened against exploits of bugs.

The arguments are the programs; see meson.build for the compiler options.
"""

import functools
import platform
import re
import shutil
import subprocess
import sys

sys.dont_write_bytecode = True
from installation import BUILD, PLAIN, run, run_tests

PROGRAMS = sys.argv[1:]
COMMAND_LINE = BUILD / "src/cli/labyrinthe-lab"


def read(program, *words):
    return run("readelf", "--wide", *words, program, LC_ALL="C")


def for_each(check):
    """Makes a test of the output of readelf for each program."""
    @functools.wraps(check)
    def test(_):
        if shutil.which("readelf") is None:
            return "readelf is not installed"
        for program in PROGRAMS:
            check(program)
        return None
    return test


def list_imports(program):
    names = re.findall(r" UND (\w+)", read(program, "--dyn-syms"))
    assert names, program
    return set(names)


@for_each
def test_place(program):
    """The program is loaded at a random address."""
    assert re.search(r"^ *Type: +DYN ", read(program, "--file-header"), re.M), program
    assert re.search(r"\(FLAGS_1\) .*\bPIE\b", read(program, "--dynamic")), program


@for_each
def test_links(program):
    """Library functions are bound at the start, and cannot be bound again."""
    assert re.search(r"\(FLAGS_1\) .*\bNOW\b", read(program, "--dynamic")), program
    assert re.search(r"^ *GNU_RELRO ", read(program, "--segments"), re.M), program


@for_each
def test_segments(program):
    """No writable memory can be executed, including the stack."""
    told = read(program, "--segments")
    segments = dict(re.findall(r"^ *(LOAD|GNU_STACK)(?: +0x[0-9a-f]+){5} ([RWE ]{3})", told, re.M))
    assert segments.keys() == {"LOAD", "GNU_STACK"}, told
    for flags in re.findall(r"^ *[A-Z_]+(?: +0x[0-9a-f]+){5} ([RWE ]{3})", told, re.M):
        assert not ("W" in flags and "E" in flags), told


@for_each
def test_stack(program):
    """Writing past the end of an array on the stack is detected."""
    imports = list_imports(program)
    assert imports & {"__stack_chk_fail", "__stack_chk_guard"}, sorted(imports)


def test_fortify(_):
    """Library calls that write past a buffer are detected; the game itself has no such calls."""
    if shutil.which("readelf") is None:
        return "readelf is not installed"
    if platform.libc_ver()[0] != "glibc":
        return "the C library does not fortify"
    imports = list_imports(COMMAND_LINE)
    fortified = {name for name in imports if re.fullmatch(r"__\w+_chk", name)}
    assert fortified, sorted(imports)
    # If fortification is on, it applies to all such functions.
    assert not imports & {"fprintf", "printf", "snprintf", "sprintf"}, sorted(imports)
    return None


def test_memory(_):
    """At run time no memory is both writable and executable."""
    with subprocess.Popen([COMMAND_LINE, "engine", "beginner"], env=PLAIN, text=True,
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE) as engine:
        try:
            # After the answer the engine is running.
            engine.stdin.write("labyrinthe 1\n")
            engine.stdin.flush()
            assert engine.stdout.readline()
            with open(f"/proc/{engine.pid}/maps", encoding="utf-8") as file:
                maps = file.read()
        except FileNotFoundError:
            return "this system does not tell"
        finally:
            engine.kill()
    assert str(COMMAND_LINE) in maps, maps
    bad = [line for line in maps.splitlines() if re.match(r"\S+ .wx", line)]
    assert not bad, bad
    return None


run_tests("hardening", [test_place, test_links, test_segments, test_stack, test_fortify,
                        test_memory])
