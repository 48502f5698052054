/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shortcuts.h"

/* Finds and installs the shortcuts of a table. The program and each family have one table. The
 * code that makes the keys work and the dialog that lists them use the same table. */

/**
 * lab_shortcuts_find:
 * @shortcuts: (array zero-terminated=1): a table
 * @accelerator: the key of one of them
 *
 * Returns: (transfer none): the shortcut
 */
const LabShortcut *
lab_shortcuts_find (const LabShortcut *shortcuts,
                    const char        *accelerator)
{
  for (; shortcuts->title != NULL; shortcuts++)
    {
      if (g_str_equal (shortcuts->accelerator, accelerator))
        return shortcuts;
    }
  g_return_val_if_reached (NULL);
}

/** lab_shortcuts_append: appends a table to @all, an array of #LabShortcut. */
void
lab_shortcuts_append (GArray            *all,
                      const LabShortcut *shortcuts)
{
  for (; shortcuts->title != NULL; shortcuts++)
    g_array_append_val (all, *shortcuts);
}

/**
 * lab_shortcuts_add_to_application:
 * @application: the application
 * @shortcuts: (array zero-terminated=1): a table
 *
 * Installs the shortcuts with %LAB_SHORTCUT_PROGRAM, which work everywhere in the program.
 */
void
lab_shortcuts_add_to_application (GtkApplication    *application,
                                  const LabShortcut *shortcuts)
{
  g_return_if_fail (GTK_IS_APPLICATION (application));

  for (; shortcuts->title != NULL; shortcuts++)
    {
      const char *accels[] = { shortcuts->accelerator, NULL };

      if (shortcuts->scope == LAB_SHORTCUT_PROGRAM)
        gtk_application_set_accels_for_action (application, shortcuts->action, accels);
    }
}

/**
 * lab_shortcuts_add_to_controller:
 * @controller: a #GtkShortcutController
 * @accelerator: a key, in the format of gtk_accelerator_parse()
 * @action: the name of the action that it activates
 *
 * Adds a shortcut that works only in the widget of @controller.
 */
void
lab_shortcuts_add_to_controller (GtkEventController *controller,
                                 const char         *accelerator,
                                 const char         *action)
{
  g_return_if_fail (GTK_IS_SHORTCUT_CONTROLLER (controller));

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string (accelerator),
                        gtk_named_action_new (action)));
}

/**
 * lab_shortcuts_new_for_table:
 * @shortcuts: (array zero-terminated=1): a table
 *
 * Creates a controller for the shortcuts with %LAB_SHORTCUT_TABLE. They are plain letters, which
 * type text in other places, so they work only while the widget with the controller is shown.
 *
 * Returns: (transfer full): the controller
 */
GtkEventController *
lab_shortcuts_new_for_table (const LabShortcut *shortcuts)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  for (; shortcuts->title != NULL; shortcuts++)
    {
      g_auto (GStrv) keys = g_strsplit (shortcuts->accelerator, " ", -1);

      for (guint k = 0; keys[k] != NULL && shortcuts->scope == LAB_SHORTCUT_TABLE; k++)
        lab_shortcuts_add_to_controller (controller, keys[k], shortcuts->action);
    }
  return controller;
}

/**
 * lab_shortcuts_add_to_page:
 * @page: a page
 * @shortcuts: (array zero-terminated=1): a table
 *
 * Makes the shortcuts with %LAB_SHORTCUT_TABLE work while a page is shown. With the focus in the
 * page they come before those of the window, which would take arrow keys and Ctrl+Z.
 */
void
lab_shortcuts_add_to_page (GtkWidget         *page,
                           const LabShortcut *shortcuts)
{
  GtkEventController *local = lab_shortcuts_new_for_table (shortcuts);

  gtk_widget_add_controller (page, lab_shortcuts_new_for_table (shortcuts));
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (local), GTK_SHORTCUT_SCOPE_LOCAL);
  gtk_widget_add_controller (page, local);
}
