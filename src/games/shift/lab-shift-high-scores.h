/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "lab-shift-time-trial.h"

G_BEGIN_DECLS

/** LAB_SHIFT_HIGH_SCORES_LENGTH: the largest number of scores in a table. */
#define LAB_SHIFT_HIGH_SCORES_LENGTH 10

/**
 * LabShiftHighScore:
 * @name: the name of the player
 * @treasures: the number of treasures that were found
 * @turns: the number of turns
 * @left: the remaining time in milliseconds when the last treasure was found; 0 if not all were
 *   found
 * @date: the date, in seconds since 1970
 * @seed: the number of the deal
 *
 * The result of a time trial.
 */
typedef struct
{
  char *name;
  guint treasures;
  guint turns;
  guint left;
  gint64 date;
  guint64 seed;
} LabShiftHighScore;

#define LAB_TYPE_SHIFT_HIGH_SCORES (lab_shift_high_scores_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftHighScores, lab_shift_high_scores, LAB, SHIFT_HIGH_SCORES, GObject)

/**
 * LabShiftHighScores:
 *
 * The high scores of the time trials: one table for each number of minutes, with at most
 * %LAB_SHIFT_HIGH_SCORES_LENGTH scores, saved in a file.
 *
 * More treasures are better. If all were found, more remaining time is better. Then fewer turns are
 * better, then an earlier day.
 */
struct _LabShiftHighScores
{
  GObject parent_instance;

  char *path;
  gboolean swept;             /* unfinished files of an earlier run are removed, or not ours */
  char *damaged;              /* (nullable): the path of a file that could not be read */
  GPtrArray *tables[LAB_SHIFT_TIME_TRIAL_MAX_MINUTES + 1];   /* of LabShiftHighScore, best first */
};

LabShiftHighScores *lab_shift_high_scores_new  (const char              *path);
guint               lab_shift_high_scores_add  (LabShiftHighScores      *self,
                                                guint                    minutes,
                                                const LabShiftHighScore *best);
gboolean            lab_shift_high_scores_save (LabShiftHighScores      *self,
                                                GError                 **error);

G_END_DECLS
