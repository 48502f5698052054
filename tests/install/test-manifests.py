#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares the two manifests of the Flatpak, and checks their permissions.

test-manifests.py FOLDER ID VERSION
"""

import json
import sys
from pathlib import Path

FOLDER, ID, VERSION = Path(sys.argv[1]), sys.argv[2], sys.argv[3]

# The permissions: window, graphics, and sound; neither the network nor the user's files.
PERMISSIONS = {"--socket=wayland", "--socket=fallback-x11", "--share=ipc", "--socket=pulseaudio",
               "--device=dri"}


def read(name):
    manifest = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    assert manifest["id"] == name, manifest["id"]
    return manifest


RELEASE, DEVEL = read(ID), read(f"{ID}.Devel")


def test_permissions():
    assert set(RELEASE["finish-args"]) == PERMISSIONS, RELEASE["finish-args"]
    assert not any("finish-args" in module for module in RELEASE["modules"])


def test_same():
    """The development manifest builds the same as the release."""
    for key in ("runtime", "runtime-version", "sdk", "command", "finish-args", "cleanup"):
        assert RELEASE[key] == DEVEL[key], key
    assert [module["name"] for module in RELEASE["modules"]] \
        == [module["name"] for module in DEVEL["modules"]]


def test_release():
    """The release manifest builds the tag of the current version."""
    (source,) = RELEASE["modules"][-1]["sources"]
    assert source["tag"] == f"v{VERSION}", source


def test_tests():
    assert DEVEL["modules"][-1]["run-tests"] is True
    assert "-Dtests=false" not in DEVEL["modules"][-1]["config-opts"]


def main():
    tests = [test_permissions, test_same, test_release, test_tests]
    print(f"1..{len(tests)}")
    for number, test in enumerate(tests, 1):
        name = f"{number} - /manifests/{test.__name__[5:]}"
        try:
            test()
            print(f"ok {name}")
        except (AssertionError, LookupError, ValueError) as error:
            print(f"not ok {name}\n# {error!r}")


main()
