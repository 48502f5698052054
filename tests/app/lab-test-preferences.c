/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-preferences.h"

#include "lab-test-dialog.h"
#include "lab-settings.h"

/**
 * lab_test_preferences_open:
 * @test: the window under test, without a dialog
 *
 * Opens the preferences.
 *
 * Returns: (transfer none): the dialog
 */
GtkWidget *
lab_test_preferences_open (LabTestWindow *test)
{
  g_autofree char *title = NULL;
  GtkWidget *dialog;

  lab_test_driver_key (test->driver, GDK_KEY_comma, GDK_CONTROL_MASK);
  dialog = lab_test_enter_dialog (test);
  g_object_get (dialog, "title", &title, NULL);
  g_assert_cmpstr (title, ==, "Preferences");
  return dialog;
}

/**
 * lab_test_preferences_find_row: (transfer none): returns the row with @title in the
 * open dialog.
 */
GtkWidget *
lab_test_preferences_find_row (LabTestWindow *test,
                               const char    *title)
{
  return lab_test_find_with (lab_test_find_dialog (test), ADW_TYPE_PREFERENCES_ROW, "title", title);
}

/** lab_test_preferences_pick: opens the list in the row with @title, and clicks on @choice. */
void
lab_test_preferences_pick (LabTestWindow *test,
                           const char    *title,
                           const char    *choice)
{
  GtkWidget *list = lab_test_find (lab_test_preferences_find_row (test, title), GTK_TYPE_DROP_DOWN);
  GtkWidget *popover = lab_test_find (list, GTK_TYPE_POPOVER);

  lab_test_window_click (test, list);
  lab_test_wait (gtk_widget_get_mapped (popover));
  lab_test_driver_settle (test->driver);
  lab_test_driver_click (test->driver, lab_test_find_label (popover, choice));
  lab_test_wait (!gtk_widget_get_mapped (popover));
  lab_test_driver_settle (test->driver);
}

/** lab_test_preferences_flip: clicks on the switch in the row with @title. */
void
lab_test_preferences_flip (LabTestWindow *test,
                           const char    *title)
{
  GtkWidget *widget = lab_test_find (lab_test_preferences_find_row (test, title), GTK_TYPE_SWITCH);
  gboolean before = gtk_switch_get_active (GTK_SWITCH (widget));

  lab_test_window_click (test, widget);
  g_assert_cmpint (gtk_switch_get_active (GTK_SWITCH (widget)), !=, before);
}

/**
 * lab_test_settings_assert: asserts that @key has a value, given in GVariant text
 * format.
 */
void
lab_test_settings_assert (const char *key,
                          const char *value)
{
  g_autoptr (GSettings) settings = lab_settings_new ();
  g_autoptr (GVariant) variant = g_settings_get_value (settings, key);
  g_autofree char *is = g_variant_print (variant, FALSE);

  g_assert_cmpstr (is, ==, value);
}
