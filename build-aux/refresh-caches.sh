#!/bin/sh
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# refresh-caches.sh DATADIR: makes the caches of a folder such as /usr/local/share true
# again after something was installed there or removed. A cache of icons is only a
# shortcut, so none is made where there was none; by the others the desktop knows the files
# of saved games. Packages leave this to their system: with DESTDIR it is not called.
set -eu
schemas=$1/glib-2.0/schemas
icons=$1/icons/hicolor

# Removes the compiled ones when there is nothing to compile.
if [ -d "$schemas" ]; then
  glib-compile-schemas "$schemas"
fi

if [ -e "$icons/icon-theme.cache" ]; then
  for update in gtk4-update-icon-cache gtk-update-icon-cache; do
    if command -v "$update" >/dev/null; then
      "$update" --quiet --force --ignore-theme-index "$icons"
      break
    fi
  done
fi

if [ -d "$1/mime/packages" ] && command -v update-mime-database >/dev/null; then
  update-mime-database "$1/mime"
fi
if [ -d "$1/applications" ] && command -v update-desktop-database >/dev/null; then
  update-desktop-database --quiet "$1/applications"
fi
