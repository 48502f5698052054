#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds Labyrinthe and runs every test: once as it is, with windows on screens that
# nobody sees, and what needs no window once more under the address and the undefined
# behaviour sanitizers. Words after the command choose tests for `meson test`, such as
# `./test.sh --suite model`. With CI=true, warnings are errors.
#
# `./test.sh --flatpak` builds, tests and plays the Flatpak instead: see flatpak/check.sh.
# `./test.sh --fuzz SECONDS` lets readers read what nobody wrote: see tests/fuzz/run.sh.
# `./test.sh --coverage` measures what the tests reach: see build-aux/coverage.sh.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cd "$top"
case ${1:-} in
  --flatpak) shift; exec flatpak/check.sh "$@" ;;
  --fuzz) shift; exec tests/fuzz/run.sh "$@" ;;
  --coverage) shift; exec build-aux/coverage.sh "$@" ;;
esac
. build-aux/common.sh

werror=false
[ "${CI:-}" = true ] && werror=true

install_needs "$needs_of_the_build" "$needs_of_the_game" "$needs_of_the_tests" \
  "$needs_of_the_sanitizers"
build _build-test --buildtype=debugoptimized -Dwerror=$werror
build _build-sanitize --buildtype=debugoptimized -Dwerror=$werror -Dapp=disabled \
  -Db_sanitize=address,undefined -Db_lundef=false

# The tests take nothing from the desktop of whoever runs them, and leave nothing there.
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
mkdir -m 700 "$home/run"
clean=(env -u DISPLAY -u WAYLAND_DISPLAY -u GTK_THEME -u LANGUAGE HOME="$home"
       XDG_CONFIG_HOME="$home/config" XDG_DATA_HOME="$home/data" XDG_CACHE_HOME="$home/cache"
       XDG_RUNTIME_DIR="$home/run" XDG_STATE_HOME="$home/state" GSETTINGS_BACKEND=memory)

status=0
"${clean[@]}" meson test -C _build-test --print-errorlogs "$@" || status=1
"${clean[@]}" ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1 \
  meson test -C _build-sanitize --no-rebuild --print-errorlogs --timeout-multiplier 4 "$@" \
  || status=1

python3 build-aux/count-tests.py _build-test _build-sanitize || status=1
exit $status
