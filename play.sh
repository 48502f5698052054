#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds Labyrinthe and starts it. Passes its arguments to the game, such as:
# ./play.sh --help
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
here=$PWD
cd "$top"
. build-aux/common.sh

dir=_build-play
install_needs "$needs_of_the_build" "$needs_of_the_game"
build "$dir" --buildtype=release -Dtests=false -Dmanual=false

# The game finds its translations and settings schema in the build folder.
export LABYRINTHE_LOCALEDIR=$top/$dir/po
export GSETTINGS_SCHEMA_DIR=$top/$dir/data${GSETTINGS_SCHEMA_DIR:+:$GSETTINGS_SCHEMA_DIR}
cd "$here"
exec "$top/$dir/src/labyrinthe" "$@"
