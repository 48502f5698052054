/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-announcer.h"
#include "lab-compat.h"

G_BEGIN_DECLS

#define LAB_TYPE_SHELL (lab_shell_get_type ())

G_DECLARE_INTERFACE (LabShell, lab_shell, LAB, SHELL, GtkWindow)

/**
 * LabShellInterface:
 * @get_announcer: see lab_shell_get_announcer()
 * @get_room: see lab_shell_get_room()
 * @has_dialog: see lab_shell_has_dialog()
 * @ask: see lab_shell_ask()
 * @tell: see lab_shell_tell()
 * @tell_later: see lab_shell_tell_later()
 * @hold: see lab_shell_hold()
 * @release: see lab_shell_release()
 *
 * What the window offers to families of games. LabWindow implements all of it, so a family only
 * calls the functions below:
 *
 * - To ask a question, call lab_shell_ask(). To show a message, call lab_shell_tell_later().
 * - Around a file chooser or other window of the desktop, call lab_shell_hold() and
 *   lab_shell_release().
 * - To speak to screen readers, use lab_shell_get_announcer().
 * - To pause a game under a dialog, watch `notify::has-dialog`. To hide widgets in a narrow window,
 *   watch `notify::room`.
 */
struct _LabShellInterface
{
  GTypeInterface parent_interface;

  LabAnnouncer *(*get_announcer) (LabShell        *self);
  int           (*get_room)      (LabShell        *self);
  gboolean      (*has_dialog)    (LabShell        *self);
  gboolean      (*ask)           (LabShell        *self,
                                  const char      *title,
                                  const char      *text,
                                  const LabChoice *choices,
                                  guint            n_choices,
                                  LabAnswerFunc    answered,
                                  gpointer         data);
  void          (*tell)          (LabShell        *self,
                                  const char      *title,
                                  const char      *text);
  void          (*tell_later)    (LabShell        *self,
                                  const char      *title,
                                  const char      *text);
  void          (*hold)          (LabShell        *self);
  void          (*release)       (LabShell        *self);
};

LabAnnouncer *lab_shell_get_announcer (LabShell        *self);
int           lab_shell_get_room      (LabShell        *self);
gboolean      lab_shell_has_dialog    (LabShell        *self);
gboolean      lab_shell_ask           (LabShell        *self,
                                       const char      *title,
                                       const char      *text,
                                       const LabChoice *choices,
                                       guint            n_choices,
                                       LabAnswerFunc    answered,
                                       gpointer         data);
void          lab_shell_tell          (LabShell        *self,
                                       const char      *title,
                                       const char      *text);
void          lab_shell_tell_later    (LabShell        *self,
                                       const char      *title,
                                       const char      *text);
void          lab_shell_hold          (LabShell        *self);
void          lab_shell_release       (LabShell        *self);
void          lab_shell_set_busy      (LabShell        *self,
                                       gboolean         busy);

G_END_DECLS
