#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Measures the coverage of all that draws no windows: lines and branches of base, engine, figures,
# kit, and games. The status is 1 if a test fails or the coverage is too low. In _build-coverage,
# lines.txt and branches.txt list what is not covered.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. build-aux/common.sh

# Branches that no player, file, or program can take, one kind per line. The total for all
# folders includes them, as gcc counts them; the figures for each folder do not.
guards='\s*('
guards+='g_return_(val_)?if_(fail|reached) '  # a wrong call by the programmer
guards+='|g_assert\w* '                       # an assumption that does not hold
guards+='|switch \(prop_id\)'                 # a property that was never installed
guards+='|G_(DEFINE|DECLARE)_\w+ '            # GLib: a second thread registers the same type
guards+='|g_clear_\w+ '                       # GLib: NULL in a pointer that is always set
guards+='|g_auto\w* [^=]*(= NULL)?;'          # GLib: the same at the end of a scope
guards+=')'

install_needs "$needs_of_the_build" "$needs_of_the_tests" "$needs_of_the_coverage"
# Players think in threads, so the counters must be atomic.
build _build-coverage --buildtype=debug -Db_coverage=true -Dc_args=-fprofile-update=atomic \
  -Dapp=disabled

find _build-coverage -name '*.gcda' -delete
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
status=0
env -u LANGUAGE -u XDG_CONFIG_HOME -u XDG_DATA_HOME -u XDG_CACHE_HOME -u XDG_STATE_HOME \
  -u XDG_RUNTIME_DIR HOME="$home" \
  meson test -C _build-coverage --no-rebuild --print-errorlogs --timeout-multiplier 20 \
  --no-suite fuzz --no-suite soak --no-suite data --no-suite cli || status=1

# Excludes benchmarks: they do not run, and optimization changes the branches of inline functions.
measure() {
  gcovr --root . --object-directory _build-coverage \
    --filter 'src/(base|engine|figures|kit|games)/' \
    --exclude-directories '.*tests/bench' -j "$(nproc)" "$@" _build-coverage
}
measure --json-summary _build-coverage/all.json --txt _build-coverage/lines.txt
measure --exclude-branches-by-pattern "$guards" --json-summary _build-coverage/unguarded.json \
  --txt _build-coverage/branches.txt --branches
python3 build-aux/coverage-table.py _build-coverage/all.json _build-coverage/unguarded.json \
  || status=1
exit $status
