#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# `./test.sh --sanitize`: runs every test that opens no window with sanitizers, which find invalid
# memory access, leaks, and undefined behavior. Arguments choose tests for `meson test`.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. build-aux/common.sh

werror=false
[ "${CI:-}" = true ] && werror=true
install_needs "$needs_of_the_build" "$needs_of_the_tests" "$needs_of_the_sanitizers"
build_sanitized _build-sanitize disabled

status=0
run_tests _build-sanitize --setup sanitized --no-suite data --no-suite install \
  --no-suite translations "$@" || status=1
python3 build-aux/count-tests.py --seconds $SECONDS _build-sanitize || status=1
exit $status
