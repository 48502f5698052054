/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-desk.h"

G_BEGIN_DECLS

/* A game, by the program or a test: who sits where. */
typedef struct
{
  LabSeatSet    seats;
  LabSeat       first;
  LabRules      rules;
  LabPlayerKind kinds[LAB_N_SEATS];
} LabTestTable;

LabHost *lab_test_table_get_host (LabTestDesk        *desk);
void     lab_test_table_begin_at (LabTestDesk        *desk,
                                  const char         *speed,
                                  const LabTestTable *table,
                                  guint64             seed,
                                  guint8              cards);
void     lab_test_table_begin    (LabTestDesk        *desk,
                                  const LabTestTable *table,
                                  guint64             seed,
                                  guint8              cards);
void     lab_test_table_play_by_hand
                                 (LabTestDesk        *desk);
void     lab_test_table_play_to_end
                                 (LabTestDesk        *desk);
void     lab_test_iterate_for    (guint               milliseconds);

G_END_DECLS
