/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-tool-button.h"

/**
 * lab_tool_button_new:
 * @icon_name: the name of its icon
 * @action_name: the action that it activates, such as `win.undo`
 * @label: what it does, translated; shown as a tooltip, and read by screen readers
 *
 * Returns: (transfer floating): a button with an icon
 */
GtkWidget *
lab_tool_button_new (const char *icon_name,
                     const char *action_name,
                     const char *label)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon_name);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action_name);
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  return button;
}
