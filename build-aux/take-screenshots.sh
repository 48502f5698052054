#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# take-screenshots.sh BUILD [FOLDER [NAME…]]: takes the screenshots of README.md and the metainfo
# with the program in the build folder BUILD, and writes all of them, or those with the names, to
# data/screenshots or FOLDER. They show the games in data/screenshots.
#
# A screenshot is the window alone, with its shadow and round corners, which GTK draws only for a
# compositor. So the program runs on weston, in a window on a virtual screen. Each window is read
# over black and over white, and the difference tells how transparent each pixel is.
#
# Needs Xvfb, xdotool, ImageMagick, and weston, and the fonts Cantarell and Noto Sans CJK, which
# desktops have. optipng makes the files smaller, if it is installed.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$(cd "$1" && pwd)
folder=$(cd "${2:-$top/data/screenshots}" && pwd)
shift $(($# < 2 ? $# : 2))
names=" $* "
home=$(mktemp -d)
server=
compositor=
tidy() {
  # The server ends last, because the compositor's window is on its screen.
  for process in $compositor $server; do
    { kill "$process" && wait "$process"; } 2>/dev/null || true
  done
  rm -rf "$home"
}
trap tidy EXIT

# The size of a window, so that it has at most 1000x700 pixels with its shadow, and the screen.
wide=918x618
narrow=360x618
screen=1280x1000

# The look of a fresh desktop, whatever the settings of this one are.
export HOME=$home XDG_RUNTIME_DIR=$home/run XDG_CONFIG_HOME=$home/config
export XDG_CACHE_HOME=$home/cache LC_ALL=C.UTF-8 XCURSOR_PATH=$home/.icons XCURSOR_THEME=none
unset WAYLAND_DISPLAY GTK_THEME
mkdir -m 700 "$home/run"
mkdir -p "$XDG_CONFIG_HOME/glib-2.0/settings" "$home/.icons/none/cursors"

# A pointer that cannot be seen: an Xcursor file with one transparent pixel. Its head, its list of
# contents, and its image are numbers of four bytes, the lowest one first.
{
  printf Xcur
  for number in 16 65536 1 0xfffd0002 24 28 36 0xfffd0002 24 1 1 1 0 0 0 0; do
    bytes=$(printf '%08x' "$number")
    printf "\x${bytes:6:2}\x${bytes:4:2}\x${bytes:2:2}\x${bytes:0:2}"
  done
} >"$home/.icons/none/cursors/default"
for name in left_ptr pointer text grab grabbing crosshair; do
  ln -s default "$home/.icons/none/cursors/$name"
done

# paint COLOR: the background of the screen, once weston's shell starts.
paint() {
  cat >"$home/weston.ini" <<EOF
[core]
use-pixman=true
renderer=pixman
[shell]
panel-position=none
background-color=0xff$1
cursor-theme=none
animation=none
startup-animation=none
close-animation=none
focus-animation=none
[input-method]
path=
EOF
}

# repaint COLOR: changes the background of the screen behind the window.
repaint() {
  paint "$1"
  kill "$(pgrep -P "$compositor" -f weston-desktop-shell)"
  sleep 3
}

mkfifo "$home/number"
Xvfb -displayfd 3 -screen 0 "${screen}x24" -nolisten tcp 3>"$home/number" 2>"$home/server.log" &
server=$!
read -r -t 60 number <"$home/number"
export DISPLAY=:$number
paint 000000
weston --backend=x11-backend.so --width="${screen%x*}" --height="${screen#*x}" --idle-time=0 \
  --socket=wayland-0 --config="$home/weston.ini" >"$home/weston.log" 2>&1 &
compositor=$!
# In its first half minute, weston takes the end of its shell for a failure.
sleep 31

# The game before and after the insertion of its last turn.
moving=$home/moving.labyrinthe
inserting=$home/inserting.labyrinthe
cp "$top/data/screenshots/game.labyrinthe" "$moving"
half_turns=$(sed -n 's/^HalfTurns=//p' "$moving")
sed -e '$d' -e "s/^HalfTurns=.*/HalfTurns=$((half_turns - 1))/" "$moving" >"$inserting"

# shot NAME SIZE LANGUAGE STYLE GAME ACTION…: GAME can be empty; each ACTION is an xdotool command
# with places in the window, or a time to wait, such as `sleep 9`.
shot() {
  local name=$1 size=$2 language=$3 style=$4 game=$5 action box left program tries up x y
  shift 5
  [[ $names =~ ^\ *$ || $names == *" $name "* ]] || return 0
  cat >"$XDG_CONFIG_HOME/glib-2.0/settings/keyfile" <<EOF
[io/github/labyrinthe/Labyrinthe]
window-size=(${size%x*}, ${size#*x})
robots-watch-board='puzzle'
robots-compare-boards=10
[org/gnome/desktop/interface]
cursor-theme='none'
font-name='Cantarell 11'
[org/gnome/desktop/wm/preferences]
button-layout='appmenu:close'
EOF
  xdotool mousemove "${screen%x*}" "${screen#*x}"
  env -u DISPLAY XDG_DATA_HOME="$home/$name" LANGUAGE="$language" GDK_BACKEND=wayland \
    GSETTINGS_BACKEND=keyfile GSETTINGS_SCHEMA_DIR="$build/data" \
    LABYRINTHE_LOCALEDIR="$build/po" ADW_DEBUG_COLOR_SCHEME="prefer-$style" \
    dbus-run-session -- "$build/src/labyrinthe" ${game:+"$game"} >/dev/null 2>&1 &
  program=$!
  # weston chooses the place of the window. Its shadow is not seen over black.
  for ((tries = 0; tries < 60; tries++)); do
    sleep 1
    box=$(import -window root png:- | convert - -format '%@' info: 2>/dev/null)
    [[ $box != "$size+"* ]] || break
  done
  sleep 3
  IFS=+ read -r _ left up <<<"$box"
  for action; do
    case $action in
      sleep*) $action ;;
      mousemove*)
        read -r _ x y <<<"$action"
        xdotool mousemove $((left + x)) $((up + y))
        sleep 1 ;;
      *) xdotool $action; sleep 1 ;;
    esac
  done
  sleep 1
  # Nothing may move between the two pictures.
  kill -STOP "$(pgrep -P "$program" labyrinthe)"
  import -window root "$home/black.png"
  repaint ffffff
  import -window root "$home/white.png"
  repaint 000000
  kill -KILL "$(pgrep -P "$program" labyrinthe)"
  wait "$program" || true

  # A pixel is as transparent as its two colors differ.
  convert "$home/black.png" "$home/white.png" -alpha off \
    \( -clone 0,1 -compose difference -composite -negate -colorspace gray \) \
    \( -clone 0,2 -compose divide_src -composite \) \
    -delete 0,1 +swap -compose copy_opacity -composite -trim +repage -strip \
    -define png:color-type=6 -quality 95 "$folder/$name.png"
  ! command -v optipng >/dev/null || optipng -quiet -o2 -strip all "$folder/$name.png"
  identify -format '%f %wx%h\n' "$folder/$name.png"
}

# Beside the window.
aside='mousemove 1280 1000'
cell='mousemove 285 332'
shot home $wide en light "$moving" 'key Escape' "$aside" 'sleep 2'
shot board-day $wide en light "$moving" "$cell"
shot hint-day $wide en light "$inserting" 'key h'
shot hint-french $wide fr light "$inserting" 'key h'
shot turns-day $wide en light "$moving" 'key t'
shot board-night-narrow $narrow en dark "$moving"
shot board-japanese-narrow 400x618 ja light "$moving"

hexapawn=$top/data/screenshots/hexapawn.labyrinthe-classic
tree=$top/data/screenshots/search-tree.labyrinthe-classic
shot classics $wide en light "$hexapawn" 'key v' 'mousemove 340 393' 'click 1' "$aside"
shot search-tree $wide en light "$tree" 'key t' 'mousemove 838 116' 'click --repeat 2 1' \
  'mousemove 369 589' 'click 1' 'mousemove 517 88' 'click 1' "$aside"

# Down to the last rows of a start page.
down='click --repeat 40 5'
middle='mousemove 459 300'
mazes='key alt+2'
shot maze-escape $wide en light '' "$mazes" 'mousemove 234 463' 'click 1' \
  'mousemove 400 98' 'click 1' 'type 25' 'key Return' "$aside" 'key Right'
shot maze-watch $wide en light '' "$mazes" 'mousemove 684 462' 'click 1' 'key space' \
  "$aside" 'key space'

race=$top/data/screenshots/race.labyrinthe-race
shot cheese-race $wide en light "$race" 'key ctrl+Next' 'sleep 3'
shot cheese-study $wide en light '' 'key alt+4' "$middle" "$down" \
  'mousemove 684 518' 'click 1' 'mousemove 459 526' 'click 1' "$aside" 'sleep 3'

robots='key alt+3'
shot robots-puzzle $wide en light "$top/data/screenshots/puzzle.labyrinthe-robots" 'key b'
shot robots-party $wide en dark "$top/data/screenshots/party.labyrinthe-robots" 'key Return' \
  "$aside"
shot robots-watch $wide en light "$top/data/screenshots/search.labyrinthe-robots" 'key alt+Left' \
  "$middle" "$down" 'mousemove 684 298' 'click 1' 'sleep 2' 'key End' 'key Left' "$aside"
shot robots-compare $wide en dark '' "$robots" "$middle" "$down" 'mousemove 684 353' \
  'click 1' 'mousemove 459 505' 'click 1' "$aside" 'sleep 20'
