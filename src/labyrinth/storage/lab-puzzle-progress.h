/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "lab-puzzle.h"

G_BEGIN_DECLS

#define LAB_TYPE_PUZZLE_PROGRESS (lab_puzzle_progress_get_type ())

G_DECLARE_FINAL_TYPE (LabPuzzleProgress, lab_puzzle_progress, LAB, PUZZLE_PROGRESS, GObject)

LabPuzzleProgress *lab_puzzle_progress_new         (const char         *path);

const char        *lab_puzzle_progress_get_aside   (LabPuzzleProgress  *self);
guint              lab_puzzle_progress_get_turns   (LabPuzzleProgress  *self,
                                                    const LabPuzzle    *puzzle);
guint              lab_puzzle_progress_get_stars   (LabPuzzleProgress  *self,
                                                    const LabPuzzle    *puzzle);
gboolean           lab_puzzle_progress_record      (LabPuzzleProgress  *self,
                                                    const LabPuzzle    *puzzle,
                                                    guint               n_turns,
                                                    GError            **error);

G_END_DECLS
