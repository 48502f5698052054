#!/bin/sh
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs the tests where flatpak-builder has built the game: in the build folder, in the
# sandbox of the SDK. The tests of windows need a screen and a message bus, which not
# every SDK can provide; there they skip themselves.
set -eu

home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
mkdir -m 700 "$home/run"
export HOME="$home" XDG_RUNTIME_DIR="$home/run" LC_ALL=C.UTF-8

# The bus of a test has no portal that could choose a file: so GTK does, as without a sandbox.
export GDK_DEBUG=no-portals
# What the tests of faults take away, such as buses and homes, is the sandbox's own here.
meson test --print-errorlogs --no-suite faults
