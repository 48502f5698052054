/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-record.h"

G_BEGIN_DECLS

/* What the two files of a record share: lab-record.c makes a record from a game, lab-record-file.c
 * reads and writes it. */

struct _LabRecord
{
  GObject parent_instance;

  char *id;
  gint64 began;               /* both in seconds since 1970, UTC */
  gint64 ended;
  guint64 number;
  LabRules rules;
  guint cards;
  LabSeatSet seats;
  LabRecordSeat players[LAB_N_SEATS];
};

G_END_DECLS
