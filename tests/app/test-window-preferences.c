/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-dialog.h"
#include "lab-test-preferences.h"
#include "lab-test-setup.h"
#include "lab-preferences-page.h"
#include "lab-settings.h"

/* Private helpers */

static void
assert_program (const char *expected)
{
  g_autoptr (GSettings) settings = lab_settings_new ();
  g_autofree char *program = lab_settings_dup_program (settings);

  g_assert_cmpstr (program, ==, expected);
}

static void
enter_command (LabTestWindow *test,
               GtkWidget     *dialog,
               const char    *command)
{
  GtkWidget *row = lab_test_find (dialog, ADW_TYPE_ENTRY_ROW);

  lab_test_driver_reveal (test->driver, row);
  lab_test_driver_click (test->driver, row);
  lab_test_driver_key (test->driver, GDK_KEY_a, GDK_CONTROL_MASK);
  lab_test_driver_key (test->driver, GDK_KEY_BackSpace, 0);
  lab_test_driver_type (test->driver, command);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, command);
}

static guint
count_kinds (LabTestWindow *test)
{
  GtkWidget *list = lab_test_find (lab_test_setup_get_row (test, 0), GTK_TYPE_DROP_DOWN);

  return g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (list)));
}

/* Tests */

/* Each choice can be selected, is saved as its word, and follows changes from
 * outside. */
static void
test_choices (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  static const struct
  {
    const char *title;
    const char *key;
    const char *choices[4];
    const char *words[3];
    guint first;
  } rows[] = {
    { "Style", "style", { "Light", "Dark", "System" }, { "'light'", "'dark'", "'system'" }, 0 },
    { "Animations", "animations", { "Off", "On", "System" }, { "'off'", "'on'", "'system'" }, 0 },
    { "Animation Speed", "animation-speed", { "Slow", "Fast", "Normal" },
      { "'slow'", "'fast'", "'normal'" }, 1 },
    { "Speed", "speed", { "Slow", "Fast", "Normal" }, { "'slow'", "'fast'", "'normal'" }, 1 },
  };

  lab_test_preferences_open (test);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *list = lab_test_find (lab_test_preferences_find_row (test, rows[i].title),
                                       GTK_TYPE_DROP_DOWN);

      g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (list)), ==, rows[i].first);
      for (guint j = 0; j < G_N_ELEMENTS (rows[i].words); j++)
        {
          lab_test_preferences_pick (test, rows[i].title, rows[i].choices[j]);
          lab_test_settings_assert (rows[i].key, rows[i].words[j]);
        }
      lab_test_settings_set (rows[i].key, rows[i].words[1]);
      g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (list)), !=, rows[i].first);
    }
  lab_test_leave_dialog (test);
}

static void
test_switches (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  static const struct
  {
    const char *title;
    const char *key;
    gboolean first;
  } rows[] = {
    { "Tiles in Reach", "show-reachable", TRUE }, { "Path", "show-path", TRUE },
    { "Confirm Moves", "confirm-moves", FALSE },  { "Hints", "hints", TRUE },
    { "Sounds", "sounds", FALSE },
  };

  lab_test_preferences_open (test);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *row = lab_test_preferences_find_row (test, rows[i].title);
      GtkWidget *widget = lab_test_find (row, GTK_TYPE_SWITCH);

      g_assert_cmpint (gtk_switch_get_active (GTK_SWITCH (widget)), ==, rows[i].first);
      lab_test_preferences_flip (test, rows[i].title);
      lab_test_settings_assert (rows[i].key, rows[i].first ? "false" : "true");
      lab_test_driver_key (test->driver, GDK_KEY_space, 0);
      lab_test_settings_assert (rows[i].key, rows[i].first ? "true" : "false");
      lab_test_settings_set (rows[i].key, rows[i].first ? "false" : "true");
      g_assert_cmpint (gtk_switch_get_active (GTK_SWITCH (widget)), !=, rows[i].first);
    }
  lab_test_leave_dialog (test);
}

/* The style changes the whole program at once, whatever the desktop prefers. */
static void
test_style (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  gboolean desktop = adw_style_manager_get_dark (manager);

  lab_test_preferences_open (test);
  lab_test_preferences_pick (test, "Style", "Dark");
  g_assert_true (adw_style_manager_get_dark (manager));
  lab_test_preferences_pick (test, "Style", "Light");
  g_assert_false (adw_style_manager_get_dark (manager));
  lab_test_settings_set ("style", "'dark'");
  g_assert_true (adw_style_manager_get_dark (manager));
  lab_test_preferences_pick (test, "Style", "System");
  g_assert_cmpint (adw_style_manager_get_dark (manager), ==, desktop);
  lab_test_leave_dialog (test);
}

static void
test_thinking_time (LabTestWindow *test,
                    gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *dialog = lab_test_preferences_open (test);
  GtkWidget *spin = lab_test_find (dialog, GTK_TYPE_SPIN_BUTTON);
  g_autoptr (GPtrArray) buttons = lab_test_find_all (spin, GTK_TYPE_BUTTON);
  g_autoptr (GSettings) settings = lab_settings_new ();

  g_assert_cmpint (lab_settings_get_thinking_time (settings), ==, G_USEC_PER_SEC);
  lab_test_driver_reveal (test->driver, spin);
  lab_test_driver_click (test->driver, buttons->pdata[1]);
  g_assert_cmpfloat_with_epsilon (g_settings_get_double (settings, "thinking-time"), 1.1, 1e-9);
  for (guint i = 0; i < 12; i++)
    lab_test_driver_click (test->driver, buttons->pdata[0]);
  g_assert_cmpfloat_with_epsilon (g_settings_get_double (settings, "thinking-time"), 0.2, 1e-9);
  g_assert_cmpint (lab_settings_get_thinking_time (settings), ==, G_USEC_PER_SEC / 5);
  lab_test_leave_dialog (test);

  /* The dialog shows the saved choice. */
  dialog = lab_test_preferences_open (test);
  spin = lab_test_find (dialog, GTK_TYPE_SPIN_BUTTON);
  g_assert_cmpfloat_with_epsilon (gtk_spin_button_get_value (GTK_SPIN_BUTTON (spin)), 0.2, 1e-9);
  lab_test_leave_dialog (test);
  g_assert_cmpint (lab_settings_get_thinking_time (NULL), ==, G_USEC_PER_SEC);
}

static void
test_program (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *dialog = lab_test_preferences_open (test);
  GtkWidget *row = lab_test_find (dialog, ADW_TYPE_ENTRY_ROW);

  g_assert_cmpuint (count_kinds (test), ==, LAB_PLAYER_PROGRAM);
  enter_command (test, dialog, "cat 'a b'");
  assert_program ("cat 'a b'");
  g_assert_false (gtk_widget_has_css_class (row, "error"));
  g_assert_cmpuint (count_kinds (test), ==, LAB_N_PLAYER_KINDS);

  /* An invalid command is reported and not saved. */
  enter_command (test, dialog, "cat 'a");
  g_assert_true (gtk_widget_has_css_class (row, "error"));
  assert_program ("cat");
  enter_command (test, dialog, "");
  g_assert_false (gtk_widget_has_css_class (row, "error"));
  assert_program ("");
  g_assert_cmpuint (count_kinds (test), ==, LAB_PLAYER_PROGRAM);

  /* A seat of the program becomes a person's again. */
  enter_command (test, dialog, "cat");
  lab_test_leave_dialog (test);
  lab_test_setup_set_kind (test, 1, LAB_PLAYER_PROGRAM);
  dialog = lab_test_preferences_open (test);
  enter_command (test, dialog, "");
  lab_test_leave_dialog (test);
  g_assert_cmpint (lab_test_setup_get_kind (test, 1), ==, LAB_PLAYER_PERSON);
}

/* Returns whether a text below the command tells whether the program could cheat. */
static gboolean
is_sandbox_told (GtkWidget *dialog)
{
  g_autoptr (GPtrArray) labels = lab_test_find_all (dialog, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    {
      const char *text = gtk_label_get_text (labels->pdata[i]);

      if (gtk_widget_get_mapped (labels->pdata[i])
          && (g_str_has_prefix (text, "The program runs in a sandbox.")
              || g_str_has_suffix (text, " The program can read your files, and so the hidden "
                                         "cards in the saved game.")))
        return TRUE;
    }
  return FALSE;
}

static void
test_sandbox (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *dialog = lab_test_preferences_open (test);

  lab_test_wait (is_sandbox_told (dialog));
}

/* The dialog opens from the menu, too, and fits the smallest window. */
static void
test_menu (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *page;
  int least;

  lab_test_driver_key (test->driver, GDK_KEY_F10, 0);
  lab_test_wait (lab_test_find_text ("Preferences") != NULL);
  lab_test_driver_settle (test->driver);
  lab_test_driver_click (test->driver, lab_test_find_text ("Preferences"));
  page = lab_test_find (lab_test_enter_dialog (test), LAB_TYPE_PREFERENCES_PAGE);
  g_assert_nonnull (page);
  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/preferences/choices", NULL, test_choices);
  lab_test_window_add ("/window/preferences/switches", NULL, test_switches);
  lab_test_window_add ("/window/preferences/style", NULL, test_style);
  lab_test_window_add ("/window/preferences/thinking-time", NULL, test_thinking_time);
  lab_test_window_add ("/window/preferences/program", NULL, test_program);
  lab_test_window_add ("/window/preferences/sandbox", NULL, test_sandbox);
  lab_test_window_add ("/window/preferences/menu", NULL, test_menu);
  return g_test_run ();
}
