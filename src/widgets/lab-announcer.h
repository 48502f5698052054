/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAB_TYPE_ANNOUNCER (lab_announcer_get_type ())

G_DECLARE_FINAL_TYPE (LabAnnouncer, lab_announcer, LAB, ANNOUNCER, GtkWidget)

void     lab_announcer_say            (LabAnnouncer *self,
                                       const char   *text);
void     lab_announcer_say_secret     (LabAnnouncer *self,
                                       const char   *text);
gboolean lab_announcer_forget_secrets (LabAnnouncer *self);
void     lab_accessible_names_init    (void);

G_END_DECLS
