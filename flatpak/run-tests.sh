#!/bin/sh
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs the tests during flatpak-builder, in the build folder and in the sandbox of the SDK. The
# tests of windows need a screen and a message bus, which not every SDK provides; they are
# skipped without them.
set -eu

home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
mkdir -m 700 "$home/run"
export HOME="$home" XDG_RUNTIME_DIR="$home/run" LC_ALL=C.UTF-8

# The bus of a test has no portal to choose files, so GTK must use its own file chooser.
export GDK_DEBUG=no-portals
# The tests of faults remove buses and homes, which belong to the sandbox here.
meson test --print-errorlogs --no-suite faults
