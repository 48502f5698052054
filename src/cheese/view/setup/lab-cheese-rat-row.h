/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** LAB_CHEESE_PROGRAM_PREFIX: how the text of a program begins, before its command. */
#define LAB_CHEESE_PROGRAM_PREFIX "program:"

#define LAB_TYPE_CHEESE_RAT_ROW (lab_cheese_rat_row_get_type ())

G_DECLARE_FINAL_TYPE (LabCheeseRatRow, lab_cheese_rat_row, LAB, CHEESE_RAT_ROW, AdwExpanderRow)

GtkWidget  *lab_cheese_rat_row_new           (guint            n,
                                              const char      *text,
                                              const char      *name,
                                              guint            team);
char       *lab_cheese_rat_row_dup_text      (LabCheeseRatRow *self);
const char *lab_cheese_rat_row_get_name      (LabCheeseRatRow *self);
guint       lab_cheese_rat_row_get_team      (LabCheeseRatRow *self);
void        lab_cheese_rat_row_set_removable (LabCheeseRatRow *self,
                                              gboolean         removable);
void        lab_cheese_rat_row_set_number    (LabCheeseRatRow *self,
                                              guint            n);

G_END_DECLS
