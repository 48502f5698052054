/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "storage/lab-records.h"

G_BEGIN_DECLS

/**
 * LabTestGame:
 * @number: the number of the game
 * @ended: when it was over, in seconds since 1970; it was begun a minute before
 * @names: the names, with ; between them, one for each seat from the first on
 * @kinds: who played, likewise
 * @turns: how many turns each played, likewise
 * @places: the place of each, likewise
 *
 * A game of which a record is made without playing it.
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

LabRecord *lab_test_record_new (const LabTestGame *game);

G_END_DECLS
