/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-family-host.h"

/**
 * LabFamilyHost:
 *
 * The window as a family of games sees it: dialogs, messages, screen readers. A family gets its
 * host from lab_family_get_host(). The host is a #GtkWindow, so it can also be the parent of
 * file choosers.
 *
 * Only one dialog is shown at a time, because some versions of libadwaita would show two dialogs
 * over each other, and send keys to both. So a family checks lab_family_host_has_dialog() before it
 * shows a dialog.
 */
G_DEFINE_INTERFACE (LabFamilyHost, lab_family_host, GTK_TYPE_WINDOW)

static void
lab_family_host_default_init (LabFamilyHostInterface *interface)
{
  /**
   * LabFamilyHost:has-dialog:
   *
   * Whether a dialog is shown over the window. A family pauses its game while this is %TRUE,
   * because players cannot follow what happens under a dialog.
   */
  g_object_interface_install_property (
      interface, g_param_spec_boolean ("has-dialog", NULL, NULL, FALSE,
                                       G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  /**
   * LabFamilyHost:room:
   *
   * The width of the window, in pixels, divided by the text scale: if text is twice as large, the
   * value is half as large. It changes after the window was laid out, so handlers can show and
   * hide widgets.
   */
  g_object_interface_install_property (
      interface, g_param_spec_int ("room", NULL, NULL, 0, G_MAXINT, 0,
                                   G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  /**
   * LabFamilyHost::dialogs-closed:
   * @self: a host
   *
   * Emitted from the main loop after the last dialog was closed, if no message waits. A family can
   * now ask a question that had to wait.
   */
  g_signal_new ("dialogs-closed", LAB_TYPE_FAMILY_HOST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

/**
 * lab_family_host_get_announcer:
 * @self: a host
 *
 * Returns: (transfer none): the announcer of the window, which speaks to screen readers
 */
LabAnnouncer *
lab_family_host_get_announcer (LabFamilyHost *self)
{
  g_return_val_if_fail (LAB_IS_FAMILY_HOST (self), NULL);

  return LAB_FAMILY_HOST_GET_IFACE (self)->get_announcer (self);
}

/**
 * lab_family_host_get_room:
 * @self: a host
 *
 * Returns: the value of #LabFamilyHost:room, in pixels
 */
int
lab_family_host_get_room (LabFamilyHost *self)
{
  g_return_val_if_fail (LAB_IS_FAMILY_HOST (self), 0);

  return LAB_FAMILY_HOST_GET_IFACE (self)->get_room (self);
}

/**
 * lab_family_host_has_dialog:
 * @self: a host
 *
 * Returns: whether a dialog is shown over the window, or a file is being chosen
 */
gboolean
lab_family_host_has_dialog (LabFamilyHost *self)
{
  g_return_val_if_fail (LAB_IS_FAMILY_HOST (self), FALSE);

  return LAB_FAMILY_HOST_GET_IFACE (self)->has_dialog (self);
}

/**
 * lab_family_host_ask:
 * @self: a host
 * @title: the question
 * @text: the consequences of the answer
 * @choices: (array length=n_choices): the answers; closing the dialog chooses the first one
 * @n_choices: the number of answers
 * @answered: (scope async): called with the answer, unless @data was finalized before
 * @data: (type GObject): for @answered
 *
 * Asks a question, unless another question is still open.
 *
 * Returns: whether the question was asked
 */
gboolean
lab_family_host_ask (LabFamilyHost   *self,
                     const char      *title,
                     const char      *text,
                     const LabChoice *choices,
                     guint            n_choices,
                     LabAnswerFunc    answered,
                     gpointer         data)
{
  g_return_val_if_fail (LAB_IS_FAMILY_HOST (self), FALSE);
  g_return_val_if_fail (n_choices > 0, FALSE);

  return LAB_FAMILY_HOST_GET_IFACE (self)->ask (self, title, text, choices, n_choices, answered,
                                                data);
}

/**
 * lab_family_host_tell:
 * @self: a host
 * @title: what happened
 * @text: the details
 *
 * Shows a message at once, in a dialog that players must close before they keep playing.
 */
void
lab_family_host_tell (LabFamilyHost *self,
                      const char    *title,
                      const char    *text)
{
  g_return_if_fail (LAB_IS_FAMILY_HOST (self));

  LAB_FAMILY_HOST_GET_IFACE (self)->tell (self, title, text);
}

/**
 * lab_family_host_tell_later:
 * @self: a host
 * @title: what happened
 * @text: the details
 *
 * Shows a message as soon as no dialog is shown. Messages appear in the order of the calls.
 */
void
lab_family_host_tell_later (LabFamilyHost *self,
                            const char    *title,
                            const char    *text)
{
  g_return_if_fail (LAB_IS_FAMILY_HOST (self));

  LAB_FAMILY_HOST_GET_IFACE (self)->tell_later (self, title, text);
}

/**
 * lab_family_host_hold:
 * @self: a host
 *
 * Counts something over the window that is not a widget, such as the file chooser of the desktop,
 * as a dialog. Each call needs a call of lab_family_host_release().
 */
void
lab_family_host_hold (LabFamilyHost *self)
{
  g_return_if_fail (LAB_IS_FAMILY_HOST (self));

  LAB_FAMILY_HOST_GET_IFACE (self)->hold (self);
}

/**
 * lab_family_host_release:
 * @self: a host
 *
 * Ends what lab_family_host_hold() began.
 */
void
lab_family_host_release (LabFamilyHost *self)
{
  g_return_if_fail (LAB_IS_FAMILY_HOST (self));

  LAB_FAMILY_HOST_GET_IFACE (self)->release (self);
}

/**
 * lab_family_host_set_busy:
 * @self: a host
 * @busy: whether players are waiting
 *
 * Shows a busy pointer, or the usual one.
 */
void
lab_family_host_set_busy (LabFamilyHost *self,
                          gboolean       busy)
{
  g_return_if_fail (LAB_IS_FAMILY_HOST (self));

  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), busy ? "progress" : NULL);
}
