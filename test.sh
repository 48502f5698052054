#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds Labyrinthe and runs every test, with windows on virtual screens. At the same time it
# runs all tests without windows in a build with sanitizers, which find invalid memory access,
# leaks, and undefined behavior. Arguments choose tests for `meson test`, such as
# `./test.sh --suite model`. With CI=true, warnings are errors.
#
# `./test.sh --windows` runs the tests of windows with sanitizers.
# `./test.sh --threads` looks for data races: see build-aux/check-threads.sh.
# `./test.sh --flatpak` builds, tests, and plays the Flatpak instead: see flatpak/check.sh.
# `./test.sh --fuzz SECONDS` tests all parsers with generated input: see tests/fuzz/run.sh.
# `./test.sh --monkey SECONDS` sends random input: see tests/labyrinth/view/monkey/monkey.sh.
# `./test.sh --coverage` measures the code coverage of the tests: see build-aux/coverage.sh.
# `./test.sh --analyze` runs static analyzers on the source: see build-aux/analyze.sh.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cd "$top"
case ${1:-} in
  --flatpak) shift; exec flatpak/check.sh "$@" ;;
  --fuzz) shift; exec tests/fuzz/run.sh "$@" ;;
  --monkey) shift; exec tests/labyrinth/view/monkey/monkey.sh "$@" ;;
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
# The manual takes as long to translate as the game to compile; flatpak/check.sh translates it.
build _build-test --buildtype=debugoptimized -Ddebug=false -Dc_args=-g1 -Dmanual=false \
  -Dwerror=$werror $(fast_linker)

# The tests of windows mostly wait, so the sanitized build and its tests run beside them.
log=$(mktemp)
trap 'rm -f "$log"' EXIT
{
  # Windows come first: nothing that waits for them should wait for a compiler.
  renice -n 10 $BASHPID >/dev/null || true
  export MESON_TESTTHREADS=$(nproc)
  build_sanitized _build-sanitize disabled
  run_tests _build-sanitize --setup sanitized --no-suite data --no-suite install \
    --no-suite translations "$@"
} >"$log" 2>&1 &
sanitized=$!

status=0
MESON_TESTTHREADS=$((2 * $(nproc))) run_tests _build-test "$@" || status=1
wait $sanitized || status=1
cat "$log"

python3 build-aux/count-tests.py --seconds $SECONDS _build-test _build-sanitize || status=1
exit $status
