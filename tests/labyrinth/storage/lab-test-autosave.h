/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-autosave.h"

G_BEGIN_DECLS

/* A game with its autosave, and the errors that were reported. */
typedef struct
{
  GRand *random;
  LabSavedGame *saved;
  LabAutosave *autosave;
  guint n_troubles;
  char *reason;
} LabTestAutosave;

void          lab_test_autosave_begin  (LabTestAutosave *self);
void          lab_test_autosave_end    (LabTestAutosave *self);
void          lab_test_autosave_play   (LabTestAutosave *self,
                                        guint            n_half_turns);
void          lab_test_autosave_assert (LabTestAutosave *self);
LabSavedGame *lab_test_autosave_load   (void);

G_END_DECLS
