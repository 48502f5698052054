/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "storage/lab-keeper.h"

G_BEGIN_DECLS

/* A game that is kept, and what was said of trouble. */
typedef struct
{
  GRand *random;
  LabSavedGame *saved;
  LabKeeper *keeper;
  guint n_troubles;
  char *reason;
} LabTestKeeping;

void          lab_test_keeping_begin  (LabTestKeeping *self);
void          lab_test_keeping_end    (LabTestKeeping *self);
void          lab_test_keeping_play   (LabTestKeeping *self,
                                       guint           n_half_turns);
void          lab_test_keeping_assert (LabTestKeeping *self);
LabSavedGame *lab_test_keeping_load   (void);

G_END_DECLS
