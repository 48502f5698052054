#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds Labyrinthe and runs every test: once as it is, with windows on screens that
# nobody sees, and once more under the sanitizers that find misused memory, lost memory and
# undefined behaviour; there, of the windows, only what most players do. Words after the
# command choose tests for `meson test`, such as `./test.sh --suite model`. With CI=true,
# warnings are errors.
#
# `./test.sh --threads` looks for what two threads touch at once.
# `./test.sh --windows` runs all tests of windows under the sanitizers, which takes long.
# `./test.sh --flatpak` builds, tests and plays the Flatpak instead: see flatpak/check.sh.
# `./test.sh --fuzz SECONDS` lets readers read what nobody wrote: see tests/fuzz/run.sh.
# `./test.sh --monkey SECONDS` does anything to the window: see tests/view/monkey.sh.
# `./test.sh --coverage` measures what the tests reach: see build-aux/coverage.sh.
# `./test.sh --analyze` lets analyzers read the source: see build-aux/analyze.sh.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cd "$top"
case ${1:-} in
  --flatpak) shift; exec flatpak/check.sh "$@" ;;
  --fuzz) shift; exec tests/fuzz/run.sh "$@" ;;
  --monkey) shift; exec tests/view/monkey.sh "$@" ;;
  --coverage) shift; exec build-aux/coverage.sh "$@" ;;
  --threads) shift; exec build-aux/check-threads.sh "$@" ;;
  --analyze) shift; exec build-aux/analyze.sh "$@" ;;
  --windows) shift; exec build-aux/check-windows.sh "$@" ;;
esac
. build-aux/common.sh

werror=false
[ "${CI:-}" = true ] && werror=true

install_needs "$needs_of_the_build" "$needs_of_the_game" "$needs_of_the_tests" \
  "$needs_of_the_sanitizers"
build _build-test --buildtype=debugoptimized -Dwerror=$werror
build_sanitized

status=0
run_tests _build-test "$@" || status=1
run_tests _build-sanitize --setup sanitized --no-suite once --no-suite data \
  --no-suite install --no-suite translations "$@" || status=1

python3 build-aux/count-tests.py _build-test _build-sanitize || status=1
exit $status
