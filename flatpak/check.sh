#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds the Flatpak of this checkout with its tests inside, installs it for the user,
# starts it in its sandbox on a screen that nobody sees, plays a turn there, kills it,
# finds the game again, takes a picture, and uninstalls it:
#
#     flatpak/check.sh [FOLDER FOR THE PICTURE]
#
# It needs the runtime that the manifest names. Where that is neither installed nor to be
# had from Flathub, LABYRINTHE_RUNTIME_COMMAND may name a command that installs one.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
pictures=${1:+$(mkdir -p "$1" && cd "$1" && pwd)}
cd "$top"
. build-aux/common.sh

id=io.github.labyrinthe.Labyrinthe.Devel
manifest=flatpak/$id.json
flathub=https://dl.flathub.org/repo/flathub.flatpakrepo
work=$top/_build-flatpak

read_manifest() {
  sed -n "s/^  \"$1\": \"\(.*\)\",\$/\1/p" "$manifest"
}

has_runtime() {
  local name
  for name in "${runtimes[@]}"; do
    flatpak info "$name" >/dev/null 2>&1 || return 1
  done
}

install_from_flathub() {
  flatpak --user remote-add --if-not-exists flathub "$flathub" \
    && flatpak --user install -y --noninteractive flathub "${runtimes[@]}"
}

install_runtime() {
  has_runtime && return
  if [ -n "${LABYRINTHE_RUNTIME_COMMAND:-}" ]; then
    $LABYRINTHE_RUNTIME_COMMAND >&2 || true
  else
    install_from_flathub >&2 || true
  fi
  has_runtime && return
  echo "Please install ${runtimes[*]} with flatpak, or name a command that does in" \
       "LABYRINTHE_RUNTIME_COMMAND." >&2
  return 1
}

# Builds, tests and installs; the log is shown only if something went wrong.
build_flatpak() {
  local log=$work/build.log options=()
  mkdir -p "$work"
  # Without FUSE the builder cannot watch over its cache, which this build does not use.
  [ -e /dev/fuse ] || options+=(--disable-rofiles-fuse)
  if ! flatpak-builder --user --install --force-clean --delete-build-dirs --disable-cache \
         ${options[@]+"${options[@]}"} --state-dir="$work/state" "$work/app" "$manifest" \
         >"$log" 2>&1; then
    # Of a test that failed meson marks the case in which it did, and what that printed.
    grep -E '^▶ .*(FAIL|ERROR)|^not ok|(ERROR|FAIL|TIMEOUT) +[0-9.]+s|(error|Error):' "$log" >&2 || true
    tail -n 20 "$log" >&2
    echo "The Flatpak could not be built; the whole log is in $log." >&2
    return 1
  fi
  grep -E '^(Run-time dependency (gtk4|libadwaita-1) found|(Ok|Skipped|Fail|Timeout): )' "$log"
}

# The build makes an error of everything that the newest libraries call deprecated, unless
# it is hidden; and only lab-compat.c may hide it.
check_deprecations() {
  if grep -rnE 'IGNORE_DEPRECATIONS|Wno-deprecated|diagnostic ignored' --include='*.[ch]' \
       --exclude=lab-compat.c src >&2; then
    echo "Only src/view/lab-compat.c may hide what is deprecated." >&2
    return 1
  fi
}

# The board in the sandbox, and the command line.
play() {
  local picture=$1
  env -u WAYLAND_DISPLAY -u LANGUAGE FLATPAK_USER_DIR="${FLATPAK_USER_DIR:-$data/flatpak}" \
      HOME="$home" XDG_CONFIG_HOME="$home/config" XDG_DATA_HOME="$home/data" \
      XDG_CACHE_HOME="$home/cache" XDG_RUNTIME_DIR="$home/run" LC_ALL=C.UTF-8 \
    dbus-run-session -- xvfb-run -a -s '-screen 0 1080x800x24' \
      flatpak/play-a-turn.py "$picture" "flatpak kill $id" \
      flatpak run --env=LC_ALL=C.UTF-8 --env=G_DEBUG=fatal-criticals "$id"
  echo "A picture of the game in its sandbox: $picture"
  flatpak run --command=labyrinthe-lab "$id" show \
    "$(flatpak run --command=labyrinthe-lab "$id" deal --seed 1)" >/dev/null
  echo "ok - labyrinthe-lab deals and shows a board"
}

clean_up() {
  flatpak kill "$id" >/dev/null 2>&1 || true
  flatpak --user uninstall -y --noninteractive "$id" >/dev/null 2>&1 || true
  rm -rf "$home"
}

install_needs "$needs_of_the_flatpak"
data=${XDG_DATA_HOME:-$HOME/.local/share}
version=$(read_manifest runtime-version)
runtimes=("$(read_manifest runtime)//$version" "$(read_manifest sdk)//$version")
install_runtime
if flatpak --user info "$id" >/dev/null 2>&1; then
  echo "$id was installed already; it is replaced, and gone in the end." >&2
fi

# A home of its own, so that no setting of the user's plays along.
home=$(mktemp -d)
mkdir -m 700 "$home/run"
trap clean_up EXIT
check_deprecations
build_flatpak
play "${pictures:-$(mktemp -d)}/labyrinthe-flatpak.png"
