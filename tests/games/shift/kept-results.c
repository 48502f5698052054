/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* kept-results FIRST: solves one puzzle after another, from number FIRST, and enters each time into
 * the high scores, until it is killed. It prints the number of each puzzle that is saved. */

#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "lab-shift-high-scores.h"
#include "lab-shift-puzzle-progress.h"

int
main (int    argc,
      char **argv)
{
  g_autoptr (LabShiftPuzzleProgress) progress = lab_shift_puzzle_progress_new (NULL);
  g_autoptr (LabShiftHighScores) scores = lab_shift_high_scores_new (NULL);
  LabShiftPuzzle puzzle = { .kind = LAB_SHIFT_PUZZLE_DRAWN, .n_turns = 2 };
  LabShiftHighScore best = { .name = (char *) "Ada", .treasures = 1, .seed = 1 };

  puzzle.number = argc > 1 ? (guint) g_ascii_strtoull (argv[1], NULL, 10) : 1;
  for (;; puzzle.number++)
    {
      best.turns = G_MAXINT - (guint) puzzle.number;
      best.seed = puzzle.number;
      lab_shift_high_scores_add (scores, 3, &best);
      if (!lab_shift_puzzle_progress_record (progress, &puzzle, 2, 1, NULL)
          || !lab_shift_high_scores_save (scores, NULL))
        return EXIT_FAILURE;
      printf ("%u\n", (guint) puzzle.number);
      fflush (stdout);
    }
}
