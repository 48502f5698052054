/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

/* The durations of animations, in milliseconds. If the desktop or the player turns animations
 * off, AdwAnimation skips to the end. */

#define LAB_ROTATE_MS 180       /* the spare tile rotates by a quarter turn */
#define LAB_PREVIEW_MS 150      /* a row or column previews an insertion */
#define LAB_RETURN_MS 200       /* a dropped tile returns to its tray */
#define LAB_SLIDE_MS 250        /* a tile is inserted */
#define LAB_STEP_MS 250         /* a pawn moves to the next tile */
#define LAB_MOVE_MAX_MS 1000    /* the maximum for a whole move */
#define LAB_FIND_MS 500         /* a found treasure grows, then disappears */
#define LAB_STAR_MS 350         /* a star of a solved puzzle appears */
#define LAB_LAUREL_MS 1200      /* a wreath grows around the winner's pawn */
#define LAB_CELEBRATION_MS 4500 /* confetti at the end of a game */

/* The factors for these durations with the settings slow and fast. */
#define LAB_SLOW_TEMPO 2.0
#define LAB_FAST_TEMPO 0.5
