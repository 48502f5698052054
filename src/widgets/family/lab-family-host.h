/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-announcer.h"
#include "lab-compat.h"

G_BEGIN_DECLS

#define LAB_TYPE_FAMILY_HOST (lab_family_host_get_type ())

G_DECLARE_DERIVABLE_TYPE (LabFamilyHost, lab_family_host, LAB, FAMILY_HOST, AdwApplicationWindow)

/**
 * LabFamilyHostClass:
 *
 * What the window offers to families of games:
 *
 * - To ask a question, call lab_family_host_ask(). To show a message, call
 *   lab_family_host_tell_later().
 * - Around a file chooser or other window of the desktop, call lab_family_host_hold() and
 *   lab_family_host_release().
 * - To speak to screen readers, use lab_family_host_get_announcer().
 * - To pause a game under a dialog, watch `notify::has-dialog`. To hide widgets in a narrow window,
 *   watch `notify::room`.
 */
struct _LabFamilyHostClass
{
  AdwApplicationWindowClass parent_class;
};

void          lab_family_host_set_announcer (LabFamilyHost   *self,
                                             LabAnnouncer    *announcer);
LabAnnouncer *lab_family_host_get_announcer (LabFamilyHost   *self);
int           lab_family_host_get_room      (LabFamilyHost   *self);
gboolean      lab_family_host_has_dialog    (LabFamilyHost   *self);
void          lab_family_host_lay_over      (LabFamilyHost   *self,
                                             GtkWidget       *dialog);
gboolean      lab_family_host_ask           (LabFamilyHost   *self,
                                             const char      *title,
                                             const char      *text,
                                             const LabChoice *choices,
                                             guint            n_choices,
                                             LabAnswerFunc    answered,
                                             gpointer         data);
void          lab_family_host_tell          (LabFamilyHost   *self,
                                             const char      *title,
                                             const char      *text);
void          lab_family_host_tell_later    (LabFamilyHost   *self,
                                             const char      *title,
                                             const char      *text);
void          lab_family_host_hold          (LabFamilyHost   *self);
void          lab_family_host_release       (LabFamilyHost   *self);
void          lab_family_host_set_busy      (LabFamilyHost   *self,
                                             gboolean         busy);

G_END_DECLS
