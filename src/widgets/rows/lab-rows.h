/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>
#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * LabSavedNumber:
 * @key: the setting that keeps it
 * @title: the title of its row, marked with N_()
 * @least: the smallest number
 * @most: the largest one
 * @value: the number without settings
 * @is_rest: whether the setting keeps what is left of @most
 * @step: by how much a press changes it, and of what it is a multiple above @least; 0 for 1
 *
 * A whole number that the user chooses, and that is kept.
 */
typedef struct
{
  const char *key;
  const char *title;
  double      least;
  double      most;
  double      value;
  gboolean    is_rest;
  double      step;
} LabSavedNumber;

GtkWidget *lab_text_row_new              (const char           *title,
                                          const char           *subtitle,
                                          const char           *label,
                                          const char           *description);
GtkWidget *lab_text_label_new            (const char           *text);
GtkWidget *lab_number_row_new            (const char           *title,
                                          double                least,
                                          double                most,
                                          double                value,
                                          GtkSpinButton       **spin);
GtkWidget *lab_saved_number_row_new      (const LabSavedNumber *number,
                                          GSettings            *settings,
                                          GtkSpinButton       **spin);
GtkWidget *lab_choice_row_new            (const char           *title,
                                          GtkStringList        *list);
AdwComboRow *lab_choice_row_add          (AdwPreferencesGroup  *group,
                                          const char           *title,
                                          GtkStringList        *list,
                                          guint                 selected,
                                          GCallback             chosen,
                                          gpointer              data);
GtkWidget *lab_switch_row_new            (const char           *title,
                                          const char           *subtitle,
                                          GtkSwitch           **toggle);
GtkWidget *lab_check_row_new             (const char           *title,
                                          const char           *subtitle,
                                          gboolean              active,
                                          GtkCheckButton      **check);
GtkWidget *lab_shortcut_note_new         (const char           *title,
                                          const char           *accelerator);
void       lab_combo_row_set_choices     (AdwComboRow          *row,
                                          GtkStringList        *list,
                                          guint                 selected);

G_END_DECLS
