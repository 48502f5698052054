#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# `./test.sh --monkey [SECONDS [SEED]]`: does whatever can be done with the window, at random.
# For so many seconds it does so under sanitizers, with one seed after another, and for a
# quarter of them more in a build as players have it, where it watches how long the window does
# not answer. What breaks is told with its seed, from which the same things are done again.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. build-aux/common.sh

seconds=${1:-120}
seed=${2:-$(date +%s)}
for number in "$seconds" "$seed"; do
  if ! [[ $number =~ ^[1-9][0-9]{0,9}$ ]]; then
    echo "“$number” is no whole number; write for how many seconds, and perhaps a seed, such as:" \
      "./test.sh --monkey 120 7" >&2
    exit 2
  fi
done
# No run is longer: a new one begins with nothing in memory and on disk.
longest=200

# monkey DIRECTORY SECONDS SEED WORD...: one run; the words go to `meson test`
monkey() {
  local dir=$1 log=$1/meson-logs/monkey.txt
  echo "$1: $2 s, seed $3"
  export LABYRINTHE_MONKEY_SECONDS=$2 LABYRINTHE_MONKEY_SEED=$3
  shift 3
  run_tests "$dir" --no-rebuild --timeout-multiplier 0 "$@" window-monkey >"$log" 2>&1 && return 0
  tail -n 100 "$log"
  echo "It broke. All that was done is in $log; it is done again by"
  echo "    ./test.sh --monkey $LABYRINTHE_MONKEY_SECONDS $LABYRINTHE_MONKEY_SEED"
  return 1
}

# monkeys DIRECTORY SECONDS WORD...: one run after another, each third with a high contrast
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
build_sanitized
monkeys _build-sanitize "$seconds" --setup sanitized
monkeys _build-test $(((seconds + 3) / 4))
