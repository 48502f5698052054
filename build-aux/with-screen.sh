#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# with-screen.sh COMMAND…: runs a test of windows on a screen, a message bus and a home of
# its own, which nobody sees. So it takes nothing from the desktop, leaves nothing there,
# and several can run at once. Where that cannot be had the test is skipped;
# LABYRINTHE_SCREEN=own runs it on the desktop, to look on.
set -euo pipefail

home=$(mktemp -d)
server=
tidy() {
  [ -n "$server" ] && kill "$server" 2>/dev/null && wait "$server" 2>/dev/null
  # The bus may have started a service that mounts what it has for sandboxes, and ends later.
  fusermount3 -quz "$home/run/doc" 2>/dev/null || true
  rm -rf "$home" 2>/dev/null || true
}
trap tidy EXIT
trap 'exit 143' TERM INT HUP

# Even there the game that is kept is not the user's.
if [ "${LABYRINTHE_SCREEN:-}" = own ]; then
  XDG_DATA_HOME=$home/data "$@"
  exit
fi
for tool in Xvfb xauth mcookie dbus-run-session; do
  command -v "$tool" >/dev/null || { echo "1..0 # SKIP there is no $tool"; exit 0; }
done

mkdir -m 700 "$home/run"

# The server finds a number itself: two that start at once would find the same free one.
export XAUTHORITY=$home/authority
cookie=$(mcookie)
touch "$XAUTHORITY"
xauth -q add :0 . "$cookie"
mkfifo "$home/number"
Xvfb -displayfd 3 -screen 0 3840x2160x24 -nolisten tcp -auth "$XAUTHORITY" \
  3>"$home/number" >"$home/server.log" 2>&1 &
server=$!
if ! read -r -t 60 number <"$home/number"; then
  cat "$home/server.log" >&2
  echo 'Bail out! The screen for the test did not start.'
  exit 1
fi
xauth -q add ":$number" . "$cookie"

export DISPLAY=:$number HOME=$home XDG_RUNTIME_DIR=$home/run
export XDG_CACHE_HOME=$home/cache XDG_CONFIG_HOME=$home/config
export XDG_DATA_HOME=$home/data XDG_STATE_HOME=$home/state
unset WAYLAND_DISPLAY

# Services that the bus starts write to its output, which is not to be taken for the test's.
exec 4>&1
dbus-run-session -- sh -c 'exec "$@" >&4 4>&-' test "$@" >&2
