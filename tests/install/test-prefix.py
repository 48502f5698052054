#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Installs into a prefix with an unusual name, like a user, and uninstalls.

The test builds nothing, because a build for another prefix works as well.
"""

import functools
import json
import shutil
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
from installation import (APPLICATION, BUILD, SCHEMA, SOURCE, list_files, run, run_tests,
                          write_bus)

ODD = "Anna's \"games\" $1"


@functools.cache
def configure():
    """Configures a build for a prefix that does not exist yet, once for all tests."""
    folder = tempfile.TemporaryDirectory()
    build = Path(folder.name) / "build"
    run("meson", "setup", build, SOURCE, "--prefix", f"{folder.name}/{ODD}",
        "-Dtests=false", "-Dmanual=false", "--bindir=games", "--datadir=data",
        "--localedir=data/tongues",
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


def uninstall():
    return run("meson", "compile", "-C", f"{configure().name}/build", "labyrinthe-uninstall")


def install_other(data):
    """Installs files of another program; returns the caches of all files."""
    schemas, icons = data / "glib-2.0/schemas", data / "icons/hicolor/scalable/apps"
    for folder in (schemas, icons):
        folder.mkdir(parents=True, exist_ok=True)
    (schemas / "other.gschema.xml").write_text('<schemalist><schema id="other.one"/></schemalist>')
    shutil.copy(SOURCE / f"data/icons/hicolor/scalable/apps/{SCHEMA}.svg", icons / "other.svg")
    cache = icons.parents[1] / "icon-theme.cache"
    cache.touch()
    return schemas / "gschemas.compiled", cache


def check_caches(caches, has_ours):
    """Checks that the caches contain the other program, and Labyrinthe only if installed."""
    updater = shutil.which("gtk4-update-icon-cache") or shutil.which("gtk-update-icon-cache")
    for cache, ours, other in zip(caches, (SCHEMA, APPLICATION), ("other.one", "other")):
        if cache.name == "icon-theme.cache" and not updater:
            continue
        told = cache.read_bytes()
        assert (ours.encode() in told) == has_ours, cache
        assert other.encode() in told, cache


def test_service(folder):
    """The bus starts the program whatever the name of its folder."""
    for tool in ("dbus-run-session", "gdbus"):
        if shutil.which(tool) is None:
            return f"{tool} is not installed"
    prefix = clear_prefix()
    install()
    # A script replaces the program; it writes down its arguments and fails at once.
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


def test_uninstall(_):
    """Nothing is left, not even an empty folder or an icon cache made by other tools."""
    prefix = clear_prefix()
    install()
    data = prefix / "data"
    assert (data / "glib-2.0/schemas/gschemas.compiled").exists()
    cache = data / "icons/hicolor/icon-theme.cache"
    assert not cache.exists()
    cache.touch()
    told = uninstall()
    assert "Failed: 0\n" in told, told
    assert not prefix.exists(), list(prefix.rglob("*"))


def test_uninstall_shared(_):
    """Files that were there before stay, and so do their caches."""
    prefix = clear_prefix()
    caches = install_other(prefix / "data")
    before = list_files(prefix)
    install()
    check_caches(caches, has_ours=True)
    told = uninstall()
    assert "Failed: 0\n" in told, told
    assert list_files(prefix) == before | {"/data/glib-2.0/schemas/gschemas.compiled"}
    assert not (prefix / "games").exists()
    check_caches(caches, has_ours=False)


def test_uninstall_first(_):
    """Files that were added later stay as well, in the folders that we created."""
    prefix = clear_prefix()
    install()
    caches = install_other(prefix / "data")
    others = {name for name in list_files(prefix) if "/other." in name}
    uninstall()
    assert list_files(prefix) == others | {f"/{cache.relative_to(prefix)}" for cache in caches}
    assert not (prefix / "games").exists()
    check_caches(caches, has_ours=False)


run_tests("prefix", [test_service, test_uninstall, test_uninstall_shared,
                     test_uninstall_first])
