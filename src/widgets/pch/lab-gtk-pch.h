/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Compiled once for all rooms with windows: reading these headers took most of the time of a build.
 * Every file still includes what it needs; a build with -Db_pch=false says where it does not. */

#include <adwaita.h>
