#!/bin/sh
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# uninstall.sh NINJA DATADIR: removes what `meson install` has put in place, and what
# was compiled of it. The build runs it: meson compile -C build labyrinthe-uninstall
set -eu
"$1" -C "$MESON_BUILD_ROOT" uninstall
exec "$(dirname "$0")/refresh-caches.sh" "${DESTDIR:-}$2"
