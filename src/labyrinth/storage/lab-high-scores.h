/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/** LAB_HIGH_SCORES_LENGTH: the largest number of scores in a table. */
#define LAB_HIGH_SCORES_LENGTH 10

/**
 * LabHighScore:
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
} LabHighScore;

#define LAB_TYPE_HIGH_SCORES (lab_high_scores_get_type ())

G_DECLARE_FINAL_TYPE (LabHighScores, lab_high_scores, LAB, HIGH_SCORES, GObject)

LabHighScores      *lab_high_scores_new         (const char          *path);
const char         *lab_high_scores_get_damaged (LabHighScores       *self);
guint               lab_high_scores_get_length  (LabHighScores       *self,
                                                 guint                minutes);
const LabHighScore *lab_high_scores_get         (LabHighScores       *self,
                                                 guint                minutes,
                                                 guint                place);
guint               lab_high_scores_add         (LabHighScores       *self,
                                                 guint                minutes,
                                                 const LabHighScore  *best);
gboolean            lab_high_scores_save        (LabHighScores       *self,
                                                 GError             **error);

G_END_DECLS
