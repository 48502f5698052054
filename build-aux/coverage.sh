#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Measures how much of what plays the game is reached by the tests that mirror it: lines and
# branches of src/model, search, players, controller and storage. Status 1 if a test fails or
# too little is reached; what is not is listed in _build-coverage/lines.txt and branches.txt.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. build-aux/common.sh

folders=(model search players controller storage)

# Branches that no player, file or program can take, one kind a line. They count in the
# figure for all folders together, which is what gcc made, and not in that of each folder.
guards='\s*('
guards+='g_return_(val_)?if_(fail|reached) '  # the programmer calls a function wrongly
guards+='|g_assert\w* '                       # the programmer has reasoned wrongly
guards+='|switch \(prop_id\)'                 # a property that was never installed
guards+='|G_(DEFINE|DECLARE)_\w+ '            # GLib: a second thread registers the same type
guards+='|g_clear_\w+ '                       # GLib: what is always set is NULL, so not freed
guards+='|g_auto\w* [^=]*(= NULL)?;'          # GLib: the same, where a variable goes
guards+=')'

install_needs "$needs_of_the_build" "$needs_of_the_tests" "$needs_of_the_coverage"
# Players think in threads, which must not lose each other's counts.
build _build-coverage --buildtype=debug -Db_coverage=true -Dc_args=-fprofile-update=atomic \
  -Dapp=disabled

find _build-coverage -name '*.gcda' -delete
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
status=0
suites=()
for folder in "${folders[@]}"; do suites+=(--suite "$folder"); done
env -u LANGUAGE -u XDG_CONFIG_HOME -u XDG_DATA_HOME -u XDG_CACHE_HOME -u XDG_STATE_HOME \
  -u XDG_RUNTIME_DIR HOME="$home" \
  meson test -C _build-coverage --no-rebuild --print-errorlogs --timeout-multiplier 20 \
  "${suites[@]}" || status=1

filter="src/($(IFS='|'; echo "${folders[*]}"))/"
# Benchmarks are not run, and optimized, which gives what is inline in headers other branches.
measure() {
  gcovr --root . --object-directory _build-coverage --filter "$filter" \
    --exclude-directories '.*tests/bench' -j "$(nproc)" "$@" _build-coverage
}
measure --json-summary _build-coverage/all.json --txt _build-coverage/lines.txt
measure --exclude-branches-by-pattern "$guards" --json-summary _build-coverage/unguarded.json \
  --txt _build-coverage/branches.txt --branches
python3 build-aux/coverage-table.py --lines 95 --branches 85 \
  _build-coverage/all.json _build-coverage/unguarded.json || status=1
exit $status
