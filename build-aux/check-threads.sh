#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# `./test.sh --threads`: runs the tests of code that uses threads with ThreadSanitizer, which
# finds data races. Arguments choose other tests for `meson test`.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. build-aux/common.sh

werror=false
[ "${CI:-}" = true ] && werror=true
install_needs "$needs_of_the_build" "$needs_of_the_threads"
build _build-threads --buildtype=debugoptimized -Dwerror=$werror -Dapp=disabled \
  -Db_sanitize=thread -Db_lundef=false

# Computer players, the turn runner, programs, the arena, the engine, sessions, autosave, the
# statistics writer, mazes that are compared or watched, races and studies of rats, and robots:
# their solver, what thinks behind puzzles and parties, comparisons, and commands.
[ $# -gt 0 ] ||
  set -- computer examples turn-runner autosave autosave-disk autosave-file limits \
    statistics-writer agent-release lab-arena lab-arena-failures lab-arena-live \
    lab-computers lab-engine classic-session classic-values \
    workers maze-comparison maze-run-limits \
    cheese-match cheese-match-late cheese-race cheese-records cheese-study \
    robots-fast robots-game robots-levels robots-party robots-saved-game robots-comparison \
    soak-robots lab-robots lab-robots-boards lab-robots-compare
status=0
run_tests _build-threads --setup threads "$@" || status=1
python3 build-aux/count-tests.py _build-threads || status=1
exit $status
