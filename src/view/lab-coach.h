/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LAB_TYPE_COACH (lab_coach_get_type ())

G_DECLARE_FINAL_TYPE (LabCoach, lab_coach, LAB, COACH, AdwBin)

GtkWidget *lab_coach_new  (void);
void       lab_coach_show (LabCoach   *self,
                           const char *title,
                           const char *text,
                           guint       number,
                           guint       n_steps);

G_END_DECLS
