#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Installs as users do, into a prefix of their own with an odd name.

Nothing is built for it: what was built for another prefix serves as well.
"""

import functools
import json
import shutil
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
from installation import APPLICATION, BUILD, SOURCE, run, run_tests, write_bus

ODD = "Anna's \"games\" $1"


@functools.cache
def configure():
    """Makes a build for a prefix that is not there yet, once for all tests."""
    folder = tempfile.TemporaryDirectory()
    build = Path(folder.name) / "build"
    run("meson", "setup", build, SOURCE, "--prefix", f"{folder.name}/{ODD}",
        "-Dtests=false", "--bindir=games", "--datadir=data", "--localedir=data/tongues",
        "-Dprofile=" + ("development" if APPLICATION.endswith(".Devel") else "default"))
    for name in json.loads(run("meson", "introspect", "--installed", build)):
        made = Path(name)
        if build in made.parents and not made.exists():
            made.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(BUILD / made.relative_to(build), made)
    return folder


def clear_prefix():
    prefix = Path(configure().name) / ODD
    shutil.rmtree(prefix, ignore_errors=True)
    return prefix


def install():
    run("meson", "install", "-C", f"{configure().name}/build", "--no-rebuild")


def test_service(folder):
    """The bus starts the program, however the folder is called that it is in."""
    for tool in ("dbus-run-session", "gdbus"):
        if shutil.which(tool) is None:
            return f"there is no {tool}"
    prefix = clear_prefix()
    install()
    # In place of the program is one that only says how it was called, and fails at once.
    program = prefix / "games/labyrinthe"
    program.unlink()
    program.write_text(f"#!/bin/sh\nprintf '%s\\n' \"$0\" \"$@\" >{folder}/told\nexit 1\n",
                       "utf-8")
    program.chmod(0o755)
    shutil.copytree(prefix / "data/dbus-1/services", folder / "services")
    run("dbus-run-session", f"--config-file={write_bus(folder, folder / 'services')}", "--",
        "gdbus", "call", "--session", "--dest", APPLICATION, "--object-path", "/",
        "--method", "org.freedesktop.DBus.Peer.Ping", status=1)
    told = (folder / "told").read_text("utf-8")
    assert told == f"{program}\n--gapplication-service\n", told
    return None


run_tests("prefix", [test_service])
