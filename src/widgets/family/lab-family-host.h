/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-announcer.h"
#include "lab-compat.h"

G_BEGIN_DECLS

#define LAB_TYPE_FAMILY_HOST (lab_family_host_get_type ())

G_DECLARE_INTERFACE (LabFamilyHost, lab_family_host, LAB, FAMILY_HOST, GtkWindow)

/**
 * LabFamilyHostInterface:
 * @get_announcer: see lab_family_host_get_announcer()
 * @get_room: see lab_family_host_get_room()
 * @has_dialog: see lab_family_host_has_dialog()
 * @ask: see lab_family_host_ask()
 * @tell: see lab_family_host_tell()
 * @tell_later: see lab_family_host_tell_later()
 * @hold: see lab_family_host_hold()
 * @release: see lab_family_host_release()
 *
 * What the window offers to families of games. LabWindow implements all of it, so a family only
 * calls the functions below:
 *
 * - To ask a question, call lab_family_host_ask(). To show a message, call
 *   lab_family_host_tell_later().
 * - Around a file chooser or other window of the desktop, call lab_family_host_hold() and
 *   lab_family_host_release().
 * - To speak to screen readers, use lab_family_host_get_announcer().
 * - To pause a game under a dialog, watch `notify::has-dialog`. To hide widgets in a narrow window,
 *   watch `notify::room`.
 */
struct _LabFamilyHostInterface
{
  GTypeInterface parent_interface;

  LabAnnouncer *(*get_announcer) (LabFamilyHost        *self);
  int           (*get_room)      (LabFamilyHost        *self);
  gboolean      (*has_dialog)    (LabFamilyHost        *self);
  gboolean      (*ask)           (LabFamilyHost        *self,
                                  const char      *title,
                                  const char      *text,
                                  const LabChoice *choices,
                                  guint            n_choices,
                                  LabAnswerFunc    answered,
                                  gpointer         data);
  void          (*tell)          (LabFamilyHost        *self,
                                  const char      *title,
                                  const char      *text);
  void          (*tell_later)    (LabFamilyHost        *self,
                                  const char      *title,
                                  const char      *text);
  void          (*hold)          (LabFamilyHost        *self);
  void          (*release)       (LabFamilyHost        *self);
};

LabAnnouncer *lab_family_host_get_announcer (LabFamilyHost   *self);
int           lab_family_host_get_room      (LabFamilyHost   *self);
gboolean      lab_family_host_has_dialog    (LabFamilyHost   *self);
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
