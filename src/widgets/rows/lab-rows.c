/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-rows.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <gtk/gtk.h>

#include "lab-compat.h"
#include "lab-wrap-layout.h"

/* All numbers up to this many digits have the same width. */
#define NUMBER_CHARS 4

/**
 * lab_text_row_new:
 * @title: the title, without markup
 * @subtitle: (nullable): the text below it, without markup
 * @label: what screen readers read instead of @title
 * @description: what they read instead of @subtitle
 *
 * Creates a row that only shows texts.
 *
 * Returns: (transfer floating): the row
 */
GtkWidget *
lab_text_row_new (const char *title,
                  const char *subtitle,
                  const char *label,
                  const char *description)
{
  GtkWidget *row = adw_action_row_new ();

  /* This comes first, because properties that are set together can be applied in any order. */
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  return row;
}

/** lab_text_label_new: (transfer floating): creates a label that wraps, so that the window can be
 * narrow with large text. */
GtkWidget *
lab_text_label_new (const char *text)
{
  return g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "wrap-mode",
                       PANGO_WRAP_WORD_CHAR, "xalign", 0.0, NULL);
}

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
  gtk_editable_set_width_chars (GTK_EDITABLE (number), NUMBER_CHARS);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (number), TRUE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (number), value);
  gtk_accessible_update_property (GTK_ACCESSIBLE (number), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), number);
  *spin = GTK_SPIN_BUTTON (number);
  return row;
}

static gboolean
read_rest (GValue   *value,
           GVariant *variant,
           gpointer  number)
{
  g_value_set_double (value, ((LabSavedNumber *) number)->most - g_variant_get_int32 (variant));
  return TRUE;
}

static GVariant *
write_rest (const GValue             *value,
            const GVariantType *type  G_GNUC_UNUSED,
            gpointer                  number)
{
  return g_variant_new_int32 ((int) (((LabSavedNumber *) number)->most
                                     - g_value_get_double (value)));
}

/**
 * lab_saved_number_row_new:
 * @number: a number, which stays valid
 * @settings: (nullable): the settings
 * @spin: (out) (transfer none): where the user enters the number
 *
 * Returns: (transfer floating): a row with the number, which is kept in the settings
 */
GtkWidget *
lab_saved_number_row_new (const LabSavedNumber *number,
                          GSettings            *settings,
                          GtkSpinButton       **spin)
{
  GtkWidget *row = lab_number_row_new (_(number->title), number->least, number->most,
                                       number->value, spin);

  if (number->step > 0)
    {
      gtk_spin_button_set_increments (*spin, number->step, 4 * number->step);
      gtk_spin_button_set_snap_to_ticks (*spin, TRUE);
    }
  if (settings != NULL)
    g_settings_bind_with_mapping (settings, number->key, gtk_spin_button_get_adjustment (*spin),
                                  "value", G_SETTINGS_BIND_DEFAULT,
                                  number->is_rest ? read_rest : NULL,
                                  number->is_rest ? write_rest : NULL, (gpointer) number, NULL);
  return row;
}

/**
 * lab_choice_row_new:
 * @title: what is chosen, translated
 * @list: (transfer full): the choices
 *
 * Returns: (transfer floating): an #AdwComboRow
 */
GtkWidget *
lab_choice_row_new (const char    *title,
                    GtkStringList *list)
{
  GtkWidget *row = adw_combo_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  /* Beside the title, a choice would be cut in a narrow window. */
  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (row), TRUE);
  lab_combo_row_set_choices (ADW_COMBO_ROW (row), list, 0);
  return row;
}

/**
 * lab_choice_row_add:
 * @group: the group that gets the row
 * @title: what is chosen, translated
 * @list: (transfer full): the choices
 * @selected: the first choice
 * @chosen: called with @data alone, when another is chosen
 * @data: the #GObject for @chosen
 *
 * Returns: (transfer none): a new row
 */
AdwComboRow *
lab_choice_row_add (AdwPreferencesGroup *group,
                    const char          *title,
                    GtkStringList       *list,
                    guint                selected,
                    GCallback            chosen,
                    gpointer             data)
{
  GtkWidget *row = lab_choice_row_new (title, list);

  adw_combo_row_set_selected (ADW_COMBO_ROW (row), selected);
  g_signal_connect_object (row, "notify::selected", chosen, data, G_CONNECT_SWAPPED);
  adw_preferences_group_add (group, row);
  return ADW_COMBO_ROW (row);
}

/* Makes a row that stands for a widget in it, such as a switch. */
static AdwActionRow *
new_toggle_row (const char *title,
                const char *subtitle,
                GtkWidget  *widget)
{
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  return g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", title, "subtitle",
                       subtitle, "activatable-widget", widget, NULL);
}

/**
 * lab_switch_row_new:
 * @title: what is switched on, translated
 * @subtitle: (nullable): a phrase about it, translated
 * @toggle: (out) (transfer none): the switch
 *
 * Returns: (transfer floating): a row with a switch
 */
GtkWidget *
lab_switch_row_new (const char *title,
                    const char *subtitle,
                    GtkSwitch **toggle)
{
  GtkWidget *widget = gtk_switch_new ();
  AdwActionRow *row = new_toggle_row (title, subtitle, widget);

  adw_action_row_add_suffix (row, widget);
  *toggle = GTK_SWITCH (widget);
  return GTK_WIDGET (row);
}

/**
 * lab_check_row_new:
 * @title: one of several things that can be chosen, translated
 * @subtitle: (nullable): a phrase about it, translated
 * @active: whether it is chosen
 * @check: (out) (transfer none): its check button
 *
 * Returns: (transfer floating): a row with a check button
 */
GtkWidget *
lab_check_row_new (const char      *title,
                   const char      *subtitle,
                   gboolean         active,
                   GtkCheckButton **check)
{
  GtkWidget *widget = gtk_check_button_new ();
  AdwActionRow *row = new_toggle_row (title, subtitle, widget);

  gtk_check_button_set_active (GTK_CHECK_BUTTON (widget), active);
  adw_action_row_add_prefix (row, widget);
  *check = GTK_CHECK_BUTTON (widget);
  return GTK_WIDGET (row);
}

/* A line of text and its keys. There are lists of them, which are narrow on phones. */

/* The text is beside the keys if this much of it has space there; then it goes on below. */
#define TITLE_CHARS 22

#define GAP 12
#define KEY_GAP 10

/**
 * lab_shortcut_note_new:
 * @title: what the keys do
 * @accelerator: the keys, as for #GtkShortcutLabel; several ones are separated by spaces
 *
 * Returns: (transfer floating): a widget that shows both side by side, or one below the other in
 *   several lines if there is little space
 */
GtkWidget *
lab_shortcut_note_new (const char *title,
                       const char *accelerator)
{
  GtkWidget *note = lab_wrap_layout_new (GAP), *keys = lab_wrap_layout_new (KEY_GAP);
  GtkWidget *label = lab_text_label_new (title);
  g_auto (GStrv) parts = g_strsplit (accelerator, " ", -1);

  gtk_label_set_max_width_chars (GTK_LABEL (label), TITLE_CHARS);
  gtk_widget_set_hexpand (label, TRUE);
  for (guint i = 0; parts[i] != NULL; i++)
    lab_wrap_layout_add (LAB_WRAP_LAYOUT (keys), lab_compat_new_keys (parts[i]));
  gtk_widget_set_valign (keys, GTK_ALIGN_CENTER);
  lab_wrap_layout_add (LAB_WRAP_LAYOUT (note), label);
  lab_wrap_layout_add (LAB_WRAP_LAYOUT (note), keys);
  return note;
}

/** lab_combo_row_set_choices: offers a list of choices, which the row takes, and selects one. */
void
lab_combo_row_set_choices (AdwComboRow   *row,
                           GtkStringList *list,
                           guint          selected)
{
  adw_combo_row_set_model (row, G_LIST_MODEL (list));
  adw_combo_row_set_selected (row, selected);
  g_object_unref (list);
}
