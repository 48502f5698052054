#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# with-screen.sh COMMAND…: runs a test of windows with its own virtual screen, message bus, and
# home, so that it neither uses nor changes the desktop, and several tests can run at once. If
# that is not possible the test is skipped. With GDK_BACKEND=wayland, a Wayland compositor has a
# window on the screen. LABYRINTHE_SCREEN=own runs the test on the desktop, so that you can watch
# it.
set -euo pipefail

home=$(mktemp -d)
server=
compositor=
tidy() {
  # The server ends last, because the compositor's window is on its screen.
  for process in $compositor $server; do
    { kill "$process" && wait "$process"; } 2>/dev/null || true
  done
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
tools='Xvfb xauth mcookie dbus-run-session'
[ "${GDK_BACKEND:-}" != wayland ] || tools+=' weston'
for tool in $tools; do
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

# start_compositor: starts weston in a window of the screen, so that keys and buttons of the screen
# reach it. The pointer must enter that window later, because weston loses its place while it
# starts. The socket has the name that programs look for without WAYLAND_DISPLAY, because libatspi
# presses keys on the screen only if that is not set.
start_compositor() {
  # Version 12 has another word for use-pixman; unknown words do no harm in this file.
  cat >"$home/weston.ini" <<'END'
[core]
use-pixman=true
renderer=pixman
[shell]
panel-position=none
animation=none
startup-animation=none
close-animation=none
[input-method]
path=
END
  weston --backend=x11-backend.so --width=1600 --height=1000 --idle-time=0 --socket=wayland-0 \
    --config="$home/weston.ini" >"$home/weston.log" 2>&1 &
  compositor=$!
  for ((i = 0; i < 600; i++)); do
    [ -S "$home/run/wayland-0" ] && return
    kill -0 $compositor 2>/dev/null || break
    sleep 0.1
  done
  cat "$home/weston.log" >&2
  echo 'Bail out! The Wayland compositor for the test did not start.'
  exit 1
}

[ "${GDK_BACKEND:-}" != wayland ] || start_compositor

# Services that the bus starts write to its output, which must not mix with the test's.
exec 4>&1
dbus-run-session -- sh -c 'exec "$@" >&4 4>&-' test "$@" >&2
