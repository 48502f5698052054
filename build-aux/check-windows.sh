#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# `./test.sh --windows`: runs every test that opens a window, and a long soak test, with
# sanitizers. Arguments choose among the tests of windows.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. build-aux/common.sh

werror=false
[ "${CI:-}" = true ] && werror=true
install_needs "$needs_of_the_build" "$needs_of_the_game" "$needs_of_the_tests" \
  "$needs_of_the_sanitizers"
build_sanitized _build-windows enabled

status=0
LABYRINTHE_SOAK_SHIFTS=1000 _build-windows/tests/soak/test-soak test-soak-shift.c || status=1
run_tests _build-windows --setup sanitized --suite view --suite access "$@" || status=1
python3 build-aux/count-tests.py _build-windows || status=1
exit $status
