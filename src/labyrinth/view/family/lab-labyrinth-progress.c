/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-labyrinth-family-private.h"

#include <glib/gi18n.h>

#include "lab-puzzle-text.h"

/* Shows on the start page how far the player has come in what one person can play. */

/* Private helpers */

static char *
describe_share (guint part,
                guint total)
{
  /* Translators: on the start page: how many puzzles were solved of all puzzles, or how many stars
   * were won of all stars of a puzzle. */
  return g_strdup_printf (C_("progress", "%u of %u"), part, total);
}

static char *
describe_puzzles (LabLabyrinthFamily *self)
{
  guint n_puzzles = 0, n_solved = 0;

  for (guint n_turns = 1; n_turns <= LAB_PUZZLE_MAX_TURNS; n_turns++)
    {
      guint count = lab_puzzle_book_count (self->puzzle_book, n_turns);

      n_puzzles += count;
      for (guint number = 1; number <= count; number++)
        n_solved += lab_puzzle_progress_get_stars (
                        self->puzzle_progress,
                        lab_puzzle_book_get (self->puzzle_book, n_turns, number))
                    > 0;
    }
  return describe_share (n_solved, n_puzzles);
}

static char *
describe_daily (LabLabyrinthFamily *self)
{
  LabPuzzle puzzle;
  GDate today;
  guint n_stars;

  lab_puzzle_text_get_today (&today);
  lab_puzzle_init_daily (&puzzle, &today);
  n_stars = lab_puzzle_progress_get_stars (self->puzzle_progress, &puzzle);
  if (n_stars == 0)
    /* Translators: on the start page: today's puzzle was not solved yet. */
    return g_strdup (C_("puzzle", "New"));
  return describe_share (n_stars, LAB_PUZZLE_MAX_STARS);
}

/* Returns the best result in the length that was played last. */
static char *
describe_time_trial (LabLabyrinthFamily *self)
{
  int minutes = self->settings != NULL ? g_settings_get_int (self->settings, "duel-minutes") : 3;

  if (lab_high_scores_get_length (self->high_scores, (guint) minutes) == 0)
    return NULL;
  /* Translators: on the start page: the most treasures found in a Time Trial. */
  return g_strdup_printf (_("Best: %u"),
                          lab_high_scores_get (self->high_scores, (guint) minutes, 1)->treasures);
}

/* For the family */

/* Reads the results from the disk before the start page shows them for the first time. */
void
lab_labyrinth_progress_update (LabLabyrinthFamily *self)
{
  g_autofree char *puzzles = NULL;
  g_autofree char *daily = NULL;
  g_autofree char *time_trial = NULL;

  lab_labyrinth_puzzles_ensure (self);
  if (self->high_scores == NULL)
    self->high_scores = lab_high_scores_new (NULL);
  puzzles = describe_puzzles (self);
  daily = describe_daily (self);
  time_trial = describe_time_trial (self);
  lab_setup_page_set_progress (self->setup_page, puzzles, daily, time_trial);
}

void
lab_labyrinth_progress_dispose (LabLabyrinthFamily *self)
{
  g_clear_object (&self->high_scores);
}
