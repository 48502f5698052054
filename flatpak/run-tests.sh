#!/bin/sh
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs the tests where flatpak-builder has built the game: in the build folder, in the
# sandbox of the SDK. The tests of windows need a screen and a message bus, which not
# every SDK can provide; the others always run.
set -eu

home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
mkdir -m 700 "$home/run"
export HOME="$home" XDG_RUNTIME_DIR="$home/run" LC_ALL=C.UTF-8

if command -v xvfb-run >/dev/null && command -v dbus-run-session >/dev/null; then
  dbus-run-session -- xvfb-run -a -s '-screen 0 3840x2160x24' \
    meson test --no-rebuild --print-errorlogs
else
  echo 'There is no xvfb-run in this SDK: the tests of windows are left out.'
  meson test --no-rebuild --print-errorlogs --no-suite view --no-suite access
fi
