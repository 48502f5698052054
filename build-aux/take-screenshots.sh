#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# take-screenshots.sh BUILD [FOLDER]: takes the screenshots of README.md and the metainfo with the
# program in the build folder BUILD, on a virtual screen, and writes them to data/screenshots or
# FOLDER. Needs Xvfb, xdotool, ImageMagick, and the window manager matchbox. They show the games in
# data/screenshots.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$(cd "$1" && pwd)
folder=$(cd "${2:-$top/data/screenshots}" && pwd)
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT

# The game before and after the insertion of its last turn.
moving=$home/moving.labyrinthe
inserting=$home/inserting.labyrinthe
cp "$top/data/screenshots/game.labyrinthe" "$moving"
half_turns=$(sed -n 's/^HalfTurns=//p' "$moving")
sed -e '$d' -e "s/^HalfTurns=.*/HalfTurns=$((half_turns - 1))/" "$moving" >"$inserting"

# The settings of this script, for pages that do not show them.
mkdir -p "$home/.config/glib-2.0/settings"
cat >"$home/.config/glib-2.0/settings/keyfile" <<'EOF'
[io/github/labyrinthe/Labyrinthe]
robots-watch-board='puzzle'
robots-compare-boards=10
EOF

# shot NAME SIZE LANGUAGE STYLE GAME ACTION…: GAME can be empty; each ACTION is an xdotool command,
# or a time to wait, such as `sleep 9`.
shot() {
  local name=$1 size=$2 language=$3 style=$4 game=$5
  shift 5
  env -u DISPLAY -u WAYLAND_DISPLAY HOME="$home" XDG_DATA_HOME="$home/$name" LANGUAGE="$language" \
    LC_ALL=C.UTF-8 GSETTINGS_BACKEND=${settings:-memory} GSETTINGS_SCHEMA_DIR="$build/data" \
    LABYRINTHE_LOCALEDIR="$build/po" ADW_DEBUG_COLOR_SCHEME="prefer-$style" \
    dbus-run-session -- xvfb-run -a -s "-screen 0 ${size}x24" bash -c '
      build=$1 game=$2 out=$3
      shift 3
      matchbox-window-manager -use_titlebar no &
      "$build/src/labyrinthe" ${game:+"$game"} &
      sleep 6
      for action; do
        case $action in
          sleep*) $action ;;
          *) xdotool $action; sleep 1 ;;
        esac
      done
      sleep 1
      import -window root "$out"
      kill %2 %1
    ' shot "$build" "$game" "$folder/$name.png" "$@" >/dev/null 2>&1
}

cell='mousemove 427 423'
shot board-day 1280x800 en light "$moving" "$cell"
shot hint-day 1280x800 en light "$inserting" 'key h'
shot hint-french 1280x800 fr light "$inserting" 'key h'
shot turns-day 1280x800 en light "$moving" 'key t'
shot board-night-narrow 360x640 en dark "$moving"
shot board-japanese-narrow 360x640 ja light "$moving"

hexapawn=$top/data/screenshots/hexapawn.labyrinthe-classic
tree=$top/data/screenshots/search-tree.labyrinthe-classic
aside='mousemove 5 795'
shot classics 1280x800 en light "$hexapawn" 'key v' 'mousemove 507 510' 'click 1' "$aside"
shot search-tree 1280x800 en light "$tree" 'key t' 'key End' 'key f' "$aside"

mazes='mousemove 640 28'
shot maze-escape 1280x800 en light '' "$mazes" 'click 1' 'mousemove 415 521' 'click 1' 'type 25' \
  'key Return' "$aside" 'key Right'
shot maze-watch 1280x800 en light '' "$mazes" 'click 1' 'mousemove 860 466' 'click 1' 'key space' \
  "$aside" "$aside" 'key space'

race=$top/data/screenshots/race.labyrinthe-race
shot cheese-race 1280x800 en light "$race" 'key ctrl+t' "$aside"
shot cheese-study 1280x800 en light '' 'mousemove 792 28' 'click 1' 'mousemove 860 758' 'click 1' \
  'mousemove 640 756' 'click 1' "$aside"

robots='mousemove 945 28'
shot robots-puzzle 1280x800 en light "$top/data/screenshots/puzzle.labyrinthe-robots" 'key b' \
  "$aside"
shot robots-party 1280x800 en dark "$top/data/screenshots/party.labyrinthe-robots" 'key Return' \
  "$aside"
settings=keyfile
shot robots-watch 1280x800 en light "$top/data/screenshots/search.labyrinthe-robots" \
  'key alt+Left' 'mousemove 860 720' 'click 1' 'sleep 2' 'key End' 'key Left' "$aside"
shot robots-compare 1280x800 en dark '' "$robots" 'click 1' 'mousemove 860 690' 'click 1' \
  'mousemove 640 457' 'click 1' 'sleep 20' "$aside"
