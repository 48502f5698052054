#!/bin/sh
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# refresh-caches.sh DATADIR: updates the caches of a folder such as /usr/local/share after files
# were installed there or removed. The icon cache is optional, so it is updated only if it
# exists; the desktop needs the others to recognize saved games. With DESTDIR meson does not
# call this script, because package managers update the caches.
set -eu
schemas=$1/glib-2.0/schemas
icons=$1/icons/hicolor

# If there are no schemas left, this removes the compiled file.
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
