/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-dialog.h"

/* Private helpers */

static GtkWidget *
find_dialog_within (GtkWidget *window)
{
  /* Looked up by name, because older versions of libadwaita do not have this type. */
  GType type = g_type_from_name ("AdwDialog");
  g_autoptr (GPtrArray) dialogs = NULL;

  if (type == G_TYPE_INVALID)
    return NULL;
  dialogs = lab_test_find_all (window, type);
  for (guint i = 0; i < dialogs->len; i++)
    {
      if (gtk_widget_get_mapped (dialogs->pdata[i]))
        return dialogs->pdata[i];
    }
  return NULL;
}

static GtkWidget *
find_dialog_above (GtkWindow *parent)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_get_transient_for (window) == parent
          && gtk_widget_get_mapped (GTK_WIDGET (window)))
        return GTK_WIDGET (window);
    }
  return NULL;
}

static void
focus_root (LabTestWindow *self,
            GtkWidget     *widget)
{
  lab_test_driver_focus (self->driver, GTK_WINDOW (gtk_widget_get_root (widget)));
}

/* Public functions */

/**
 * lab_test_find_dialog:
 * @self: the window under test
 *
 * Returns: (transfer none) (nullable): the topmost dialog over the window
 */
GtkWidget *
lab_test_find_dialog (LabTestWindow *self)
{
  GtkWidget *dialog;

  if (self->window == NULL)
    return NULL;
  dialog = find_dialog_within (GTK_WIDGET (self->window));
  return dialog != NULL ? dialog : find_dialog_above (GTK_WINDOW (self->window));
}

/**
 * lab_test_enter_dialog:
 * @self: the window under test
 *
 * Waits until a dialog is open and has the keyboard focus.
 *
 * Returns: (transfer none): the dialog
 */
GtkWidget *
lab_test_enter_dialog (LabTestWindow *self)
{
  GtkWidget *dialog;

  lab_test_wait (lab_test_find_dialog (self) != NULL);
  dialog = lab_test_find_dialog (self);
  focus_root (self, dialog);
  return dialog;
}

/**
 * lab_test_leave_dialog:
 * @self: the window under test
 *
 * Closes the dialog with Escape, and waits until the window has the keyboard focus
 * again.
 */
void
lab_test_leave_dialog (LabTestWindow *self)
{
  lab_test_driver_key (self->driver, GDK_KEY_Escape, 0);
  lab_test_wait (lab_test_find_dialog (self) == NULL);
  lab_test_driver_focus (self->driver, GTK_WINDOW (self->window));
}

/**
 * lab_test_answer:
 * @self: the window under test
 * @button: the label of the answer
 *
 * Waits for a question, and clicks on the answer.
 */
void
lab_test_answer (LabTestWindow *self,
                 const char    *button)
{
  lab_test_wait (lab_test_find_button (button) != NULL);
  focus_root (self, lab_test_find_button (button));
  lab_test_driver_click (self->driver, lab_test_find_button (button));
  lab_test_wait (lab_test_find_button (button) == NULL);
  if (lab_test_find_dialog (self) != NULL)
    focus_root (self, lab_test_find_dialog (self));
  else if (self->window != NULL && gtk_widget_get_mapped (GTK_WIDGET (self->window)))
    lab_test_driver_focus (self->driver, GTK_WINDOW (self->window));
}

static gboolean
is_read (GtkWidget *section)
{
  return gtk_widget_get_visible (GTK_WIDGET (gtk_widget_get_template_child (
             section, LAB_TYPE_STATISTICS_SECTION, "empty")))
         || gtk_widget_get_visible (GTK_WIDGET (gtk_widget_get_template_child (
             section, LAB_TYPE_STATISTICS_SECTION, "buttons")));
}

/**
 * lab_test_open_statistics:
 * @self: the window under test
 *
 * Opens the statistics with their key, and waits until they are read.
 *
 * Returns: (transfer none): the section of the family that is shown
 */
LabStatisticsSection *
lab_test_open_statistics (LabTestWindow *self)
{
  g_autoptr (GPtrArray) sections = NULL;

  lab_test_driver_key (self->driver, GDK_KEY_r, GDK_CONTROL_MASK);
  sections = lab_test_find_all (lab_test_enter_dialog (self), LAB_TYPE_STATISTICS_SECTION);
  g_assert_cmpuint (sections->len, >, 0);
  for (guint i = 0; i < sections->len; i++)
    lab_test_wait (is_read (sections->pdata[i]));
  lab_test_driver_settle (self->driver);
  return sections->pdata[0];
}
