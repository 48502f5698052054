#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Installs into a folder, like a package, runs the game from there, and uninstalls.

The environment tells what was built; see meson.build.
"""

import functools
import os
import re
import shlex
import shutil
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
from installation import (APPLICATION, BUILD, SCHEMA, SOURCE, list_files, run, run_tests,
                          write_bus)

PREFIX, BINDIR, DATADIR, LOCALEDIR, MANDIR = (
    os.environ["LABYRINTHE_" + name]
    for name in ("PREFIX", "BINDIR", "DATADIR", "LOCALEDIR", "MANDIR"))
LOG = BUILD / "meson-logs/install-log.txt"
# This is not a word of any language, so that no real translation contains it.
TRANSLATED = "Zvqrtl"


def install(stage):
    run("meson", "install", "-C", BUILD, "--no-rebuild", "--quiet", DESTDIR=str(stage))


@functools.cache
def install_once():
    folder = tempfile.TemporaryDirectory()
    install(folder.name)
    return folder


def copy_installed(stage):
    """Does the same as install(), without the data to uninstall."""
    shutil.copytree(install_once().name, stage, dirs_exist_ok=True)


def list_languages():
    return [line for line in (SOURCE / "po/LINGUAS").read_text("utf-8").splitlines()
            if line and not line.startswith("#")]


def list_expected():
    data = {
        f"applications/{APPLICATION}.desktop",
        f"dbus-1/services/{APPLICATION}.service",
        f"glib-2.0/schemas/{SCHEMA}.gschema.xml",
        f"icons/hicolor/scalable/apps/{APPLICATION}.svg",
        f"icons/hicolor/symbolic/apps/{APPLICATION}-symbolic.svg",
        f"icons/hicolor/scalable/mimetypes/{APPLICATION}-saved-game.svg",
        f"icons/hicolor/symbolic/mimetypes/{APPLICATION}-saved-game-symbolic.svg",
        f"metainfo/{APPLICATION}.metainfo.xml",
        f"mime/packages/{APPLICATION}.xml",
        "bash-completion/completions/labyrinthe-lab",
        "fish/vendor_completions.d/labyrinthe-lab.fish",
        "zsh/site-functions/_labyrinthe-lab",
    }
    return ({f"{BINDIR}/labyrinthe", f"{BINDIR}/labyrinthe-lab"}
            | {f"{DATADIR}/{name}" for name in data}
            | {f"{LOCALEDIR}/{name}/LC_MESSAGES/labyrinthe.mo" for name in list_languages()}
            | {f"{MANDIR}/{page}" for page in ("man1/labyrinthe-lab.1", "man5/labyrinthe-file.5",
                                               "man6/labyrinthe.6",
                                               "man7/labyrinthe-cheese-engine.7",
                                               "man7/labyrinthe-cheese-protocol.7",
                                               "man7/labyrinthe-classics-protocol.7",
                                               "man7/labyrinthe-protocol.7")})


def test_files(stage):
    """Exactly the expected files are installed; the manual has a test of its own."""
    copy_installed(stage)
    found = {name for name in list_files(stage) if not name.startswith(f"{DATADIR}/help/")}
    assert found == list_expected(), found ^ list_expected()
    assert os.access(f"{stage}{BINDIR}/labyrinthe", os.X_OK)


def test_names(stage):
    """All files use the same application id."""
    copy_installed(stage)
    data = f"{stage}{DATADIR}"
    desktop = Path(f"{data}/applications/{APPLICATION}.desktop").read_text("utf-8")
    service = Path(f"{data}/dbus-1/services/{APPLICATION}.service").read_text("utf-8")
    metainfo = Path(f"{data}/metainfo/{APPLICATION}.metainfo.xml").read_text("utf-8")
    for line in ("DBusActivatable=true", f"Icon={APPLICATION}", "Exec=labyrinthe %U",
                 "MimeType=application/x-labyrinthe;application/x-labyrinthe-classic;"
                 "application/x-labyrinthe-escape;application/x-labyrinthe-race;"
                 "application/x-labyrinthe-robots;",
                 "Actions=resume;new-game;",
                 "[Desktop Action new-game]", "[Desktop Action resume]",
                 "Exec=labyrinthe --resume"):
        assert f"\n{line}\n" in desktop, line
    assert f"\nName={APPLICATION}\n" in service
    command = shlex.split(re.search("^Exec=(.*)$", service, re.M)[1])
    assert command == [f"{BINDIR}/labyrinthe", "--gapplication-service"], command
    assert f"<id>{APPLICATION}</id>" in metainfo
    assert f">{APPLICATION}.desktop</launchable>" in metainfo
    assert "@" not in desktop + service + metainfo
    version = run(f"{stage}{BINDIR}/labyrinthe", "--version").split()[1]
    assert re.search(r'<release version="([^"]*)"', metainfo)[1] == version


def test_saved_games(stage):
    """The desktop recognizes saved games by their names or first lines, and opens them."""
    for tool in ("gio", "update-desktop-database", "update-mime-database"):
        if shutil.which(tool) is None:
            return f"{tool} is not installed"
    copy_installed(stage)
    data = f"{stage}{DATADIR}"
    run(SOURCE / "build-aux/refresh-caches.sh", data)
    places = {"HOME": str(stage), "XDG_DATA_HOME": str(stage / "none"), "XDG_DATA_DIRS": data}
    board, small = "application/x-labyrinthe", "application/x-labyrinthe-classic"
    maze = "application/x-labyrinthe-escape"
    rats = "application/x-labyrinthe-race"
    sliding = "application/x-labyrinthe-robots"
    robots = b"[Labyrinthe Robots]\nVersion=1\n"
    escape = b"[Labyrinthe Escape]\nVersion=1\n"
    race = b"[Labyrinthe Race]\nVersion=1\n"
    version_2, version_1, classic = (
        (SOURCE / "tests/data" / name).read_bytes()
        for name in ("saved-2.labyrinthe", "saved-1.labyrinthe", "saved-1.labyrinthe-classic"))
    files = {"saved.labyrinthe": (version_2, board), "damaged.labyrinthe": (b"x", board),
             "saved": (version_2, board), "commented": (version_1, board),
             "windows": (version_2.replace(b"\n", b"\r\n"), board),
             "text": (b"How to play [Labyrinthe]\n", None),
             "saved.labyrinthe-classic": (classic, small),
             "damaged.labyrinthe-classic": (b"x", small), "classic": (classic, small),
             "classic-commented": (b"# mine\n" + classic, small),
             "saved.labyrinthe-escape": (escape, maze),
             "damaged.labyrinthe-escape": (b"x", maze), "escape": (escape, maze),
             "escape-commented": (b"# mine\n" + escape, maze),
             "saved.labyrinthe-race": (race, rats), "damaged.labyrinthe-race": (b"x", rats),
             "race": (race, rats), "race-commented": (b"# mine\n" + race, rats),
             "saved.labyrinthe-robots": (robots, sliding),
             "damaged.labyrinthe-robots": (b"x", sliding), "robots": (robots, sliding),
             "robots-commented": (b"# mine\n" + robots, sliding)}
    for name, (contents, kind) in files.items():
        (stage / name).write_bytes(contents)
        told = run("gio", "info", "-a", "standard::content-type,standard::icon", stage / name,
                   **places)
        for known in (board, small, maze, sliding):
            assert (f"content-type: {known}\n" in told) == (kind == known), told
        assert (f"{APPLICATION}-saved-game" in told) == (kind is not None), told
    for kind in (board, small, maze, sliding):
        told = run("gio", "mime", kind, **places, PATH=f"{stage}{BINDIR}:{os.environ['PATH']}")
        assert f"{APPLICATION}.desktop" in told, told
    return None


def test_man(stage):
    """The man page of the game has exactly its options."""
    copy_installed(stage)
    told = run(f"{stage}{BINDIR}/labyrinthe", "--help").partition("Application Options:")[2]
    page = Path(f"{stage}{MANDIR}/man6/labyrinthe.6").read_text("utf-8").replace("\\-", "-")
    options = set(re.findall(r"^  (-\w), (--[a-z-]+)", told, re.M))
    assert len(options) > 1, told
    found = re.findall(r"^\.It Fl (\w) , (-[a-z-]+)$", page, re.M)
    assert options | {("-h", "--help")} == {("-" + a, "-" + b) for a, b in found}, found


def move(stage):
    """Installs, and moves the whole prefix to another place.

    Returns the new folders of the programs, the data, and the translations.
    """
    copy_installed(stage)
    moved = stage / "moved here"
    Path(f"{stage}{PREFIX}").rename(moved)
    bindir, datadir, localedir = (moved / Path(folder).relative_to(PREFIX)
                                  for folder in (BINDIR, DATADIR, LOCALEDIR))
    run(SOURCE / "build-aux/refresh-caches.sh", datadir)
    return bindir, datadir, localedir


def make_translation(folder):
    """Makes a translation in which one heading of labyrinthe-lab says TRANSLATED."""
    target = folder / "eo/LC_MESSAGES"
    target.mkdir(parents=True, exist_ok=True)
    source = folder / "eo.po"
    source.write_text('msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n'
                      f'msgid "Commands:"\nmsgstr "{TRANSLATED}"\n', "utf-8")
    run("msgfmt", "-o", target / "labyrinthe.mo", source)


def find_locale(folder):
    """Returns a locale in which gettext translates; newer systems do not in C.UTF-8."""
    names = run("locale", "-a").split()
    others = [name for name in names if name not in ("C", "POSIX", "C.utf8")]
    for name in [os.environ.get("LC_ALL", "C.UTF-8"), *others]:
        told = run("gettext", "labyrinthe", "Commands:", LC_ALL=name, LANGUAGE="eo",
                   TEXTDOMAINDIR=str(folder))
        if told == TRANSLATED:
            return name
    return None


def test_translation(stage):
    """The program finds its translations relative to itself."""
    bindir, _, localedir = move(stage)
    make_translation(localedir)
    locale = find_locale(localedir)
    if locale is None:
        return "there is no locale but C"
    text = run(bindir / "labyrinthe-lab", "--help", LANGUAGE="eo", LC_ALL=locale)
    assert TRANSLATED in text, text
    return None


def test_uninstalled(stage):
    """It finds translations and settings in the build folder, too."""
    dump = run("meson", "devenv", "-C", BUILD, "--dump")
    assert re.search(rf'^LABYRINTHE_LOCALEDIR="?{BUILD}/po"?$', dump, re.M), dump
    assert re.search(rf'^GSETTINGS_SCHEMA_DIR="?{BUILD}/data\b', dump, re.M), dump
    assert "LABYRINTHE_LOCALEDIR=$top/$dir/po" in (SOURCE / "play.sh").read_text("utf-8")
    assert "labyrinthe " in run("meson", "devenv", "-C", BUILD, "labyrinthe", "--version")
    make_translation(stage)
    locale = find_locale(stage)
    if locale is None:
        return "there is no locale but C"
    esperanto = {"LANGUAGE": "eo", "LC_ALL": locale}
    program = BUILD / "src/cli/labyrinthe-lab"
    assert TRANSLATED not in run(program, "--help", **esperanto)
    assert TRANSLATED in run(program, "--help", **esperanto, LABYRINTHE_LOCALEDIR=str(stage))
    return None


def test_activation(stage):
    """The bus starts the program, which finds its settings and has its actions."""
    if "DISPLAY" not in os.environ:
        return "there is no display"
    for tool in ("dbus-run-session", "gapplication", "gdbus"):
        if shutil.which(tool) is None:
            return f"{tool} is not installed"
    bindir, datadir, _ = move(stage)
    services = datadir / "dbus-1/services"
    service = services / f"{APPLICATION}.service"
    quoted = BINDIR.replace("'", "'\"'\"'")
    assert quoted in service.read_text("utf-8")
    service.write_text(service.read_text("utf-8").replace(quoted, str(bindir)), "utf-8")
    config = write_bus(stage, services)
    path = "/" + APPLICATION.replace(".", "/") + "/window"
    told = run("dbus-run-session", f"--config-file={config}", "--", "sh", "-ec", f"""
        gapplication launch {APPLICATION}
        gdbus introspect --session --dest {APPLICATION} --object-path {path} --recurse
        gapplication launch {APPLICATION}
        gapplication action {APPLICATION} new-game
        gdbus introspect --session --dest {APPLICATION} --object-path {path} --recurse
        '{bindir}/labyrinthe' --new-game
        gapplication action {APPLICATION} resume
        '{bindir}/labyrinthe' --resume
        gdbus introspect --session --dest {APPLICATION} --object-path {path} --recurse
        gapplication action {APPLICATION} quit
        """, HOME=str(stage), GTK_A11Y="none")
    windows = re.findall(rf"node {path}/(\d+)", told)
    assert len(windows) == 3 and len(set(windows)) == 1, told
    for bad in ("not installed", "CRITICAL", "WARNING"):
        assert bad not in told, told
    return None


def test_uninstall(stage):
    """Nothing is left, neither files nor caches made from them."""
    install(stage)
    data = Path(f"{stage}{DATADIR}")
    run(SOURCE / "build-aux/refresh-caches.sh", data)
    assert (data / "glib-2.0/schemas/gschemas.compiled").exists()
    assert not (data / "icons/hicolor/icon-theme.cache").exists()
    for tool, cache in (("desktop", "applications/mimeinfo.cache"), ("mime", "mime/mime.cache")):
        assert (data / cache).exists() or shutil.which(f"update-{tool}-database") is None, tool
    run("meson", "compile", "-C", BUILD, "labyrinthe-uninstall", DESTDIR=str(stage))
    assert not list(stage.iterdir()), list(stage.rglob("*"))


TESTS = [test_files, test_names, test_saved_games, test_man, test_translation, test_uninstalled,
         test_activation, test_uninstall]


def main():
    # Restores the log, so that a real installation from this build can still be uninstalled.
    log = LOG.read_bytes() if LOG.exists() else None
    run_tests("staged", TESTS)
    if log is not None:
        LOG.write_bytes(log)
    else:
        LOG.unlink(missing_ok=True)


sys.exit(main())
