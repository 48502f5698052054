/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

/* How long things take to happen on screen, in milliseconds. When the desktop or
 * the player asks for no animations, AdwAnimation makes all of it no time at all. */

#define LAB_TURN_MS 180         /* the spare turns by a quarter */
#define LAB_PREVIEW_MS 150      /* a line shows what an insertion would do */
#define LAB_RETURN_MS 200       /* a tile that was dropped goes back to its tray */
#define LAB_SLIDE_MS 250        /* a tile is inserted */
#define LAB_WALK_MS 250         /* a pawn walks to the next tile... */
#define LAB_WALK_MAX_MS 1000    /* ...but a long walk takes no longer than this */
#define LAB_FIND_MS 500         /* a found treasure is celebrated: up, then away */
#define LAB_STAR_MS 350         /* a star of a solved puzzle appears */

/* How much longer all of that takes for those who want it slow, or fast. */
#define LAB_SLOW_TEMPO 2.0
#define LAB_FAST_TEMPO 0.5
