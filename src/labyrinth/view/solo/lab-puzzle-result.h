/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-puzzle.h"

G_BEGIN_DECLS

#define LAB_TYPE_PUZZLE_RESULT (lab_puzzle_result_get_type ())

G_DECLARE_FINAL_TYPE (LabPuzzleResult, lab_puzzle_result, LAB, PUZZLE_RESULT, AdwBin)

GtkWidget *lab_puzzle_result_new      (const LabPuzzle *puzzle,
                                       guint            n_turns,
                                       const char      *next);
void       lab_puzzle_result_complain (LabPuzzleResult *self,
                                       const char      *reason);

G_END_DECLS
