#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# `./test.sh --monkey [SECONDS [SEED]]`: sends random input of all kinds to the window, with one
# seed after another. It runs for SECONDS in a build with sanitizers, and for a quarter of that
# in a normal build, where it also measures how long the window does not respond. After a failure
# it prints the seed, which repeats the same input.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../../.."
. build-aux/common.sh

seconds=${1:-120}
seed=${2:-$(date +%s)}
for number in "$seconds" "$seed"; do
  if ! [[ $number =~ ^[1-9][0-9]{0,9}$ ]]; then
    echo "Unexpected number “$number”. Write the number of seconds, and optionally a seed, such" \
      "as: ./test.sh --monkey 120 7" >&2
    exit 2
  fi
done
# The longest run in seconds; each run starts with a new process and an empty home.
longest=200

# monkey DIRECTORY SECONDS SEED ARGUMENT...: one run; passes the arguments to `meson test`
monkey() {
  local dir=$1 log=$1/meson-logs/monkey.txt
  echo "$1: $2 s, seed $3"
  export LABYRINTHE_MONKEY_SECONDS=$2 LABYRINTHE_MONKEY_SEED=$3
  shift 3
  run_tests "$dir" --no-rebuild --timeout-multiplier 0 "$@" window-monkey >"$log" 2>&1 && return 0
  tail -n 100 "$log"
  echo "The test failed. All actions are in $log. To repeat them, run:"
  echo "    ./test.sh --monkey $LABYRINTHE_MONKEY_SECONDS $LABYRINTHE_MONKEY_SEED"
  return 1
}

# monkeys DIRECTORY SECONDS ARGUMENT...: one run after another, every third with high contrast
monkeys() {
  local dir=$1 left=$2 number
  shift 2
  for ((number = 0; left > 0; number++, left -= longest)); do
    unset ADW_DEBUG_HIGH_CONTRAST
    [ $((number % 3)) -ne 2 ] || export ADW_DEBUG_HIGH_CONTRAST=1
    monkey "$dir" $((left < longest ? left : longest)) $((seed + number)) "$@"
  done
}

install_needs "$needs_of_the_build" "$needs_of_the_game" "$needs_of_the_tests" \
  "$needs_of_the_sanitizers"
build _build-test --buildtype=debugoptimized
build_sanitized _build-windows enabled
monkeys _build-windows "$seconds" --setup sanitized
monkeys _build-test $(((seconds + 3) / 4))
