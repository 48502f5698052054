#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# with-screen.sh COMMAND…: runs a test of windows with its own virtual screen, message bus, and
# home, so that it neither uses nor changes the desktop, and several tests can run at once. If
# that is not possible the test is skipped. LABYRINTHE_SCREEN=own runs it on the desktop, so that
# you can watch it.
set -euo pipefail

home=$(mktemp -d)
server=
tidy() {
  [ -n "$server" ] && kill "$server" 2>/dev/null && wait "$server" 2>/dev/null
  # The bus may have started the document portal, which mounts a folder here and ends later.
  fusermount3 -quz "$home/run/doc" 2>/dev/null || true
  rm -rf "$home" 2>/dev/null || true
}
trap tidy EXIT
trap 'exit 143' TERM INT HUP

# Even then the test must not use the user's saved game.
if [ "${LABYRINTHE_SCREEN:-}" = own ]; then
  XDG_DATA_HOME=$home/data "$@"
  exit
fi
for tool in Xvfb xauth mcookie dbus-run-session; do
  command -v "$tool" >/dev/null || { echo "1..0 # SKIP $tool is not installed"; exit 0; }
done

mkdir -m 700 "$home/run"

# The server chooses its number, because two scripts could choose the same one.
export XAUTHORITY=$home/authority
cookie=$(mcookie)
touch "$XAUTHORITY"
xauth -q add :0 . "$cookie"
mkfifo "$home/number"
# Without -noreset it refuses connections for a moment whenever the last program has ended.
Xvfb -noreset -displayfd 3 -screen 0 3840x2160x24 -extension GLX -nolisten tcp -auth "$XAUTHORITY" \
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

# Services that the bus starts write to its output, which must not mix with the test's.
exec 4>&1
dbus-run-session -- sh -c 'exec "$@" >&4 4>&-' test "$@" >&2
