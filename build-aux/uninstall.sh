#!/bin/sh
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# uninstall.sh NINJA DATADIR: removes the installed files and the caches made from them.
# Run it through the build: meson compile -C build labyrinthe-uninstall
set -eu
data=${DESTDIR:-}$2
installed=$MESON_BUILD_ROOT/meson-logs/install-log.txt

# remove_own_cache FOLDER CACHE: removes a cache that contains only our files, because its
# folder would stay otherwise. A cache with other files stays until it can be updated, so that
# other programs can always use it.
remove_own_cache() {
  if [ -e "$1/$2" ] && [ -e "$installed" ] \
    && ! find "$1" ! -type d | grep -Fvxq -e "$1/$2" -f "$installed"; then
    rm "$1/$2"
  fi
}

# Removes the files of update-mime-database, too, if there are no other types.
remove_own_types() {
  if [ -d "$1/packages" ] && [ -e "$installed" ] \
    && ! find "$1/packages" ! -type d | grep -Fvxq -f "$installed"; then
    for name in aliases generic-icons globs globs2 icons magic mime.cache subclasses \
      treemagic types version XMLnamespaces application/x-labyrinthe.xml \
      application/x-labyrinthe-classic.xml application/x-labyrinthe-escape.xml \
      application/x-labyrinthe-race.xml application/x-labyrinthe-robots.xml; do
      rm -f "$1/$name"
    done
    rmdir "$1/application" 2>/dev/null || true
  fi
}

remove_own_cache "$data/applications" mimeinfo.cache
remove_own_types "$data/mime"
remove_own_cache "$data/glib-2.0/schemas" gschemas.compiled
remove_own_cache "$data/icons/hicolor" icon-theme.cache
"$1" -C "$MESON_BUILD_ROOT" uninstall
exec "$(dirname "$0")/refresh-caches.sh" "$data"
