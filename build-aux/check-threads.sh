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

[ $# -gt 0 ] || set -- --suite threads
status=0
run_tests _build-threads --setup threads "$@" || status=1
python3 build-aux/count-tests.py _build-threads || status=1
exit $status
