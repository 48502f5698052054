#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# tests/fuzz/run.sh SECONDS [NAME...]: runs each harness (or those named) with inputs that
# libFuzzer generates, for SECONDS each, one per processor at a time. It starts from the inputs
# in corpus/ and regressions/, and from those that earlier runs stored in
# _build-fuzz/corpus-grown. The status is 1 if a fault was found; the output then names the
# input and the command that reproduces it.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$(cd "$here/../.." && pwd)
cd "$top"
. build-aux/common.sh

# Limits: seconds for one input, and MiB of memory for a harness.
timeout=5
memory=2048

seconds=${1:-}
if ! [[ $seconds =~ ^[1-9][0-9]{0,5}$ ]]; then
  echo "Unexpected number of seconds “$seconds”. Write a number from 1 to 999999, such as:" \
    "./test.sh --fuzz 60" >&2
  exit 2
fi
shift
all=("$here"/fuzz-*.c)
all=("${all[@]##*/fuzz-}")
all=("${all[@]%.c}")
for name in "$@"; do
  if [ ! -e "$here/fuzz-$name.c" ]; then
    echo "There is no harness “$name”. Choose from: ${all[*]}" >&2
    exit 2
  fi
done
[ $# -eq 0 ] && set -- "${all[@]}"

install_needs "$needs_of_the_build" "$needs_of_the_fuzzing"
CC=clang build _build-fuzz --buildtype=debugoptimized -Dfuzzing=true -Dapp=disabled \
  -Db_sanitize=address,undefined -Db_lundef=false

build=$top/_build-fuzz
found=$build/found
mkdir -p "$found"

# Harnesses write only here: in memory if possible, and removed at the end.
home=$(mktemp -d -p "$([ -w /dev/shm ] && echo /dev/shm || echo "${TMPDIR:-/tmp}")")

# Each harness runs in its own process group, so that it can be killed with all its children.
set -m
leave() {
  local job
  for job in $(jobs -p); do kill -- "-$job" 2>/dev/null || true; done
  wait
  rm -rf "$home"
}
trap leave EXIT
trap 'exit 130' INT TERM

# fuzz NAME: runs one harness, and prints a line about it.
fuzz() {
  local name=$1 log=$home/$1.log begin=$SECONDS status=0 folders=() runs edges options=()
  local reproducer
  mkdir -p "$build/corpus-grown/$name" "$home/$name"
  for folder in "$build/corpus-grown/$name" "$here/corpus/$name" "$here/regressions/$name"; do
    [ -d "$folder" ] && folders+=("$folder")
  done
  [ -e "$here/dictionaries/$name.dict" ] && options=(-dict="$here/dictionaries/$name.dict")
  rm -f "$found/$name-"*
  (cd "$home/$name" && exec env -u LANGUAGE HOME="$home/$name" TMPDIR="$home/$name" \
     XDG_DATA_HOME="$home/$name" LC_ALL=C.UTF-8 G_SLICE=always-malloc \
     ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=print_stacktrace=1 \
     "$build/tests/fuzz/fuzz-$name" -max_total_time="$seconds" -timeout=$timeout \
     -rss_limit_mb=$memory -print_final_stats=1 -artifact_prefix="$found/$name-" \
     "${options[@]}" "${folders[@]}") </dev/null >"$log" 2>&1 || status=$?
  runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
  edges=$(sed -n 's/.* cov: \([0-9]*\) .*/\1/p' "$log" | tail -n 1)
  printf '%-16s %10s runs, %5s edges, %4s s%s\n' "$name" "${runs:-no}" "${edges:-no}" \
    "$((SECONDS - begin))" "$([ $status -eq 0 ] || echo ': A FAULT WAS FOUND')"
  [ $status -eq 0 ] && return 0

  grep -v -e '^#[0-9]*\s*\(NEW\|REDUCE\|pulse\|RELOAD\)' "$log" | head -n 60 >&2
  reproducer=$(compgen -G "$found/$name-*" | head -n 1) || true
  if [ -n "$reproducer" ]; then
    echo "The input: $reproducer" >&2
    echo "To reproduce: _build-fuzz/tests/fuzz/fuzz-$name $reproducer" >&2
  fi
  return 1
}

status=0
running=0
for name in "$@"; do
  if [ $running -ge "$(nproc)" ]; then
    wait -n || status=1
    running=$((running - 1))
  fi
  fuzz "$name" &
  running=$((running + 1))
done
while [ $running -gt 0 ]; do
  wait -n || status=1
  running=$((running - 1))
done
exit $status
