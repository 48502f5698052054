/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-number-row.h"

/**
 * lab_number_row_new:
 * @title: what the number is, translated
 * @least: the smallest number
 * @most: the largest number
 * @value: the first number
 * @spin: (out) (transfer none): the widget with the number
 *
 * Creates a row in which a whole number is chosen.
 *
 * Returns: (transfer floating): the row
 */
GtkWidget *
lab_number_row_new (const char     *title,
                    double          least,
                    double          most,
                    double          value,
                    GtkSpinButton **spin)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *number = gtk_spin_button_new_with_range (least, most, 1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_widget_set_valign (number, GTK_ALIGN_CENTER);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (number), TRUE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (number), value);
  gtk_accessible_update_property (GTK_ACCESSIBLE (number), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), number);
  *spin = GTK_SPIN_BUTTON (number);
  return row;
}
