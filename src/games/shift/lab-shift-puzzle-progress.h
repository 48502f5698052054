/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "lab-shift-puzzle.h"

G_BEGIN_DECLS

#define LAB_TYPE_SHIFT_PUZZLE_PROGRESS (lab_shift_puzzle_progress_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftPuzzleProgress, lab_shift_puzzle_progress, LAB, SHIFT_PUZZLE_PROGRESS,
                      GObject)

/**
 * LabShiftPuzzleProgress:
 *
 * The puzzles that the player has solved, with the fewest turns and the stars for each. It is saved
 * in a file.
 */
struct _LabShiftPuzzleProgress
{
  GObject   parent_instance;

  char     *path;
  char     *aside;
  GKeyFile *file;
  gboolean  unsaved; /* the last write failed */
  gboolean  swept;   /* unfinished files of an earlier run are removed, or not ours */
};

LabShiftPuzzleProgress *lab_shift_puzzle_progress_new (const char *path);

guint       lab_shift_puzzle_progress_get_turns (LabShiftPuzzleProgress *self,
                                                 const LabShiftPuzzle   *puzzle);
guint       lab_shift_puzzle_progress_get_stars (LabShiftPuzzleProgress *self,
                                                 const LabShiftPuzzle   *puzzle);
gboolean    lab_shift_puzzle_progress_record    (LabShiftPuzzleProgress *self,
                                                 const LabShiftPuzzle   *puzzle,
                                                 guint                   n_turns,
                                                 guint                   n_stars,
                                                 GError                **error);

G_END_DECLS
