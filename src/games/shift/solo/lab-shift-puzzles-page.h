/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-shift-game.h"
#include "lab-shift-puzzle-progress.h"
#include "lab-shift-puzzle.h"
#include "lab-shift-solo-mode.h"

G_BEGIN_DECLS

#define LAB_TYPE_SHIFT_PUZZLES_PAGE (lab_shift_puzzles_page_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftPuzzlesPage, lab_shift_puzzles_page, LAB, SHIFT_PUZZLES_PAGE, AdwBin)

void              lab_shift_puzzles_page_refresh (LabShiftPuzzlesPage      *self,
                                                  const LabShiftPuzzleBook *book,
                                                  LabShiftPuzzleProgress   *progress);
LabShiftSoloMode *lab_shift_puzzle_round_new     (const LabShiftPuzzle     *puzzle,
                                                  const char               *next,
                                                  LabShiftPuzzleProgress   *progress);
gboolean          lab_shift_puzzle_round_can_resume
                                                  (LabShiftSoloMode         *mode,
                                                   const LabShiftPuzzle     *puzzle);

G_END_DECLS
