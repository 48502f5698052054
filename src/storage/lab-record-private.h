/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-record.h"

G_BEGIN_DECLS

/* What the files of a record share: lab-record.c makes it from a game, lab-record-file.c
 * reads and writes it. */

struct _LabRecord
{
  GObject parent_instance;

  char *id;
  gint64 began;               /* in seconds since 1970, UTC, as is the other */
  gint64 ended;
  guint64 number;
  LabRules rules;
  guint cards;
  LabSeatSet seats;
  LabRecordSeat players[LAB_N_SEATS];
};

G_END_DECLS
