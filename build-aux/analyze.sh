#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs three static analyzers on the source: gcc -fanalyzer, clang-tidy (see .clang-tidy) and
# cppcheck (see build-aux/cppcheck-suppressions). Arguments choose files, such as
# src/games/shift. The status is 1 if there is a finding that the source does not suppress.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. build-aux/common.sh

install_needs "$needs_of_the_build" "$needs_of_the_game" "$needs_of_the_analysis"
# Optimization and hardening would hide problems from the analyzers.
[ -e _build-analyze/build.ninja ] \
  || meson setup _build-analyze --buildtype=debug -Dtests=false -Db_pch=false >/dev/null
# Builds only the generated headers, which the source includes.
ninja -C _build-analyze -t targets all \
  | sed -n 's/^\(src.*-\(resources\|settings-keys\)\.h\): .*/\1/p' \
  | xargs ninja -C _build-analyze --quiet >/dev/null
exec python3 build-aux/analyze.py . _build-analyze "$@"
