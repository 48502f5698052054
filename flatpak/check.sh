#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds and tests the Flatpak of this checkout, installs it for the user, starts it in its
# sandbox on a virtual screen, plays a turn, kills it, checks that the game resumes, takes a
# screenshot, and uninstalls it:
#
#     flatpak/check.sh [FOLDER FOR THE SCREENSHOT]
#
# It needs the runtime that the manifest names. If that is neither installed nor available from
# Flathub, set LABYRINTHE_RUNTIME_COMMAND to a command that installs it.
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
  echo "Install ${runtimes[*]} with flatpak, or set LABYRINTHE_RUNTIME_COMMAND to a command" \
       "that installs them." >&2
  return 1
}

# Builds, tests, and installs the Flatpak; shows the log only after an error.
build_flatpak() {
  local log=$work/build.log options=()
  mkdir -p "$work"
  # Without FUSE the builder cannot protect its cache, which this build does not use.
  [ -e /dev/fuse ] || options+=(--disable-rofiles-fuse)
  if ! flatpak-builder --user --install --force-clean --delete-build-dirs --disable-cache \
         ${options[@]+"${options[@]}"} --state-dir="$work/state" "$work/app" "$manifest" \
         >"$log" 2>&1; then
    # Shows the failed tests and their messages, which meson marks.
    grep -E '^▶ .*(FAIL|ERROR)|^not ok|(ERROR|FAIL|TIMEOUT) +[0-9.]+s|(error|Error):' \
      "$log" >&2 || true
    tail -n 20 "$log" >&2
    echo "The Flatpak could not be built. The whole log is in $log." >&2
    return 1
  fi
  grep -E '^(Run-time dependency (gtk4|libadwaita-1) found|(Ok|Skipped|Fail|Timeout): )' "$log"
}

# In this build, deprecated functions of the latest libraries are errors unless the source hides
# them; only lab-compat.c may do so.
check_deprecations() {
  if grep -rnE 'IGNORE_DEPRECATIONS|Wno-deprecated|diagnostic ignored' --include='*.[ch]' \
       --exclude=lab-compat.c src >&2; then
    echo "Only src/widgets/lab-compat.c may hide deprecations." >&2
    return 1
  fi
}

# Plays in the sandbox, and runs the command line there.
play() {
  local picture=$1
  env -u WAYLAND_DISPLAY -u LANGUAGE FLATPAK_USER_DIR="${FLATPAK_USER_DIR:-$data/flatpak}" \
      HOME="$home" XDG_CONFIG_HOME="$home/config" XDG_DATA_HOME="$home/data" \
      XDG_CACHE_HOME="$home/cache" XDG_RUNTIME_DIR="$home/run" LC_ALL=C.UTF-8 \
    dbus-run-session -- xvfb-run -a -s '-screen 0 1080x800x24' \
      flatpak/play-a-turn.py "$picture" "flatpak kill $id" \
      flatpak run --env=LC_ALL=C.UTF-8 --env=G_DEBUG=fatal-criticals "$id"
  echo "Screenshot of the game in its sandbox: $picture"
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
  echo "$id is already installed. It is replaced now, and uninstalled at the end." >&2
fi

# An empty home, so that the user's settings have no effect.
home=$(mktemp -d)
mkdir -m 700 "$home/run"
trap clean_up EXIT
check_deprecations
build_flatpak
play "${pictures:-$(mktemp -d)}/labyrinthe-flatpak.png"
