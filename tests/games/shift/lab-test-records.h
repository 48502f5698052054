/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-shift-records.h"

G_BEGIN_DECLS

/**
 * LabTestGame:
 * @number: the number of the game
 * @ended: when it ended, in seconds since 1970; it started a minute before
 * @names: the players' names, separated by semicolons, one for each seat from the first
 *   on
 * @kinds: the kinds of the players, likewise
 * @turns: how many turns each played, likewise
 * @places: the place of each, likewise
 *
 * A game for which a test makes a record without playing it.
 */
typedef struct
{
  guint64     number;
  gint64      ended;
  const char *names;
  const char *kinds;
  const char *turns;
  const char *places;
} LabTestGame;

LabShiftRecord *lab_test_record_read (GKeyFile          *file,
                                      const char        *group);
LabShiftRecord *lab_test_record_new  (const LabTestGame *game);
gboolean        lab_test_record_add  (LabShiftRecord    *record,
                                      GError           **error);

G_END_DECLS
