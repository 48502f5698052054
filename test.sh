#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds Labyrinthe and runs every test, with windows on virtual screens. Arguments choose tests
# for `meson test`, such as `./test.sh --suite model`. With CI=true, warnings are errors.
#
# `./test.sh --sanitize` runs the tests without windows with sanitizers.
# `./test.sh --windows` runs the tests of windows with sanitizers.
# `./test.sh --threads` looks for data races: see build-aux/check-threads.sh.
# `./test.sh --flatpak` builds, tests, and plays the Flatpak instead: see flatpak/check.sh.
# `./test.sh --fuzz SECONDS` tests all parsers with generated input: see tests/fuzz/run.sh.
# `./test.sh --monkey SECONDS` sends random input: see tests/games/shift/view/monkey/monkey.sh.
# `./test.sh --coverage` measures the code coverage of the tests: see build-aux/coverage.sh.
# `./test.sh --analyze` runs static analyzers on the source: see build-aux/analyze.sh.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cd "$top"
case ${1:-} in
  --flatpak) shift; exec flatpak/check.sh "$@" ;;
  --fuzz) shift; exec tests/fuzz/run.sh "$@" ;;
  --monkey) shift; exec tests/games/shift/view/monkey/monkey.sh "$@" ;;
  --coverage) shift; exec build-aux/coverage.sh "$@" ;;
  --threads) shift; exec build-aux/check-threads.sh "$@" ;;
  --analyze) shift; exec build-aux/analyze.sh "$@" ;;
  --sanitize) shift; exec build-aux/check-sanitized.sh "$@" ;;
  --windows) shift; exec build-aux/check-windows.sh "$@" ;;
esac
. build-aux/common.sh

werror=false
[ "${CI:-}" = true ] && werror=true

install_needs "$needs_of_the_build" "$needs_of_the_game" "$needs_of_the_tests"
# The manual takes as long to translate as the game to compile; flatpak/check.sh translates it.
# Benchmarks are not tests; .ci/run compiles them.
build _build-test --buildtype=debugoptimized -Ddebug=false -Dc_args=-g1 -Dmanual=false \
  -Dbenchmarks=false -Dwerror=$werror $(fast_linker)

status=0
# The tests of windows mostly wait, so three times as many tests as processors run at once.
MESON_TESTTHREADS=$((3 * $(nproc))) run_tests _build-test "$@" || status=1
python3 build-aux/count-tests.py --seconds $SECONDS _build-test || status=1
exit $status
