#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Lets three analyzers read the source: gcc -fanalyzer, clang-tidy (see .clang-tidy) and
# cppcheck (see build-aux/cppcheck-suppressions). Words after the command choose files, such as
# src/model. Status 1 if anything is found that is not explained where it is.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. build-aux/common.sh

install_needs "$needs_of_the_build" "$needs_of_the_game" "$needs_of_the_analysis"
# With neither optimization nor guards, which would hide from the analyzers what is written.
[ -e _build-analyze/build.ninja ] || meson setup _build-analyze --buildtype=debug -Dtests=false >/dev/null
# Nothing is built but what is included.
ninja -C _build-analyze -t targets all | sed -n 's/^\(src.*-resources\.h\): .*/\1/p' \
  | xargs ninja -C _build-analyze --quiet >/dev/null
exec python3 build-aux/analyze.py . _build-analyze "$@"
