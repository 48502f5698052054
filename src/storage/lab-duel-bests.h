/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/** LAB_DUEL_BESTS_LENGTH: so many are kept for each number of minutes */
#define LAB_DUEL_BESTS_LENGTH 10

/**
 * LabDuelBest:
 * @name: who it was
 * @treasures: how many were found
 * @turns: in how many turns
 * @left: the time that was left when the last of all treasures was found, in milliseconds;
 *   0 if not all were found
 * @date: when, in seconds since 1970
 * @seed: the number of the deal
 *
 * What somebody has reached against the clock.
 */
typedef struct
{
  char *name;
  guint treasures;
  guint turns;
  guint left;
  gint64 date;
  guint64 seed;
} LabDuelBest;

#define LAB_TYPE_DUEL_BESTS (lab_duel_bests_get_type ())

G_DECLARE_FINAL_TYPE (LabDuelBests, lab_duel_bests, LAB, DUEL_BESTS, GObject)

LabDuelBests      *lab_duel_bests_new         (const char         *path);
const char        *lab_duel_bests_get_damaged (LabDuelBests       *self);
guint              lab_duel_bests_get_length  (LabDuelBests       *self,
                                               guint               minutes);
const LabDuelBest *lab_duel_bests_get         (LabDuelBests       *self,
                                               guint               minutes,
                                               guint               place);
guint              lab_duel_bests_add         (LabDuelBests       *self,
                                               guint               minutes,
                                               const LabDuelBest  *best);
gboolean           lab_duel_bests_save        (LabDuelBests       *self,
                                               GError            **error);

G_END_DECLS
