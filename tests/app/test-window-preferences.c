/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-compat.h"
#include "lab-preferences-page.h"
#include "lab-settings.h"
#include "lab-shift-seat-row.h"
#include "lab-test-dialog.h"
#include "lab-test-loop.h"
#include "lab-test-preferences.h"
#include "lab-test-setup.h"
#include "lab-test-steps.h"

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

  lab_test_window_click (test, row);
  lab_test_do (test, "key <Control>a; key BackSpace; type %s", command);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, command);
}

static guint
count_kinds (LabTestWindow *test)
{
  LabShiftSeatRow *row = LAB_SHIFT_SEAT_ROW (lab_test_setup_get_row (test, 0));

  return (guint) __builtin_popcount (row->offered);
}

/* Tests */

/* Each choice can be selected, is saved as its word, and follows changes from
 * outside. */
LAB_WINDOW_TEST ("/window/preferences/choices", test_choices)
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

LAB_WINDOW_TEST ("/window/preferences/switches", test_switches)
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
LAB_WINDOW_TEST ("/window/preferences/style", test_style)
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

LAB_WINDOW_TEST ("/window/preferences/thinking-time", test_thinking_time)
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

LAB_WINDOW_TEST ("/window/preferences/program", test_program)
{
  GtkWidget *dialog = lab_test_preferences_open (test);
  GtkWidget *row = lab_test_find (dialog, ADW_TYPE_ENTRY_ROW);

  g_assert_cmpuint (count_kinds (test), ==, LAB_SHIFT_PLAYER_PROGRAM);
  enter_command (test, dialog, "cat 'a b'");
  assert_program ("cat 'a b'");
  g_assert_false (gtk_widget_has_css_class (row, "error"));
  g_assert_cmpuint (count_kinds (test), ==, LAB_SHIFT_N_PLAYER_KINDS);

  /* An invalid command is reported and not saved. */
  enter_command (test, dialog, "cat 'a");
  g_assert_true (gtk_widget_has_css_class (row, "error"));
  assert_program ("cat");
  enter_command (test, dialog, "");
  g_assert_false (gtk_widget_has_css_class (row, "error"));
  assert_program ("");
  g_assert_cmpuint (count_kinds (test), ==, LAB_SHIFT_PLAYER_PROGRAM);

  /* A seat of the program becomes a person's again. */
  enter_command (test, dialog, "cat");
  lab_test_leave_dialog (test);
  lab_test_do (test, "kind 1 X");
  dialog = lab_test_preferences_open (test);
  enter_command (test, dialog, "");
  lab_test_leave_dialog (test);
  g_assert_cmpint (lab_test_setup_get_kind (test, 1), ==, LAB_SHIFT_PLAYER_PERSON);
}

/* Returns whether a text below the command tells whether the program could cheat. */
static gboolean
is_sandbox_told (GtkWidget *dialog)
{
  return lab_test_find_words (dialog, "The program runs in a sandbox.") != NULL
         || lab_test_find_words (dialog, " The program can read your files, and so the hidden "
                                 "cards in the saved game.") != NULL;
}

/* What is told about the sandbox fits the smallest window, too. */
LAB_WINDOW_TEST ("/window/preferences/sandbox", test_sandbox)
{
  GtkWidget *dialog = lab_test_preferences_open (test);
  int least;

  lab_test_wait (is_sandbox_told (dialog));
  gtk_widget_measure (lab_test_find (dialog, LAB_TYPE_PREFERENCES_PAGE),
                      GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
}

#if !ADW_CHECK_VERSION (1, 6, 0)
/* Answers for the desktop which color it has. */
static void
on_portal_call (GDBusConnection       *bus       G_GNUC_UNUSED,
                const char            *sender    G_GNUC_UNUSED,
                const char            *path      G_GNUC_UNUSED,
                const char            *interface G_GNUC_UNUSED,
                const char            *method    G_GNUC_UNUSED,
                GVariant              *arguments G_GNUC_UNUSED,
                GDBusMethodInvocation *invocation,
                gpointer               data      G_GNUC_UNUSED)
{
  g_dbus_method_invocation_return_value (
      invocation, g_variant_new ("(v)", g_variant_new_variant (
                                            g_variant_new ("(ddd)", 1.0, 0.0, 0.0))));
}

static gboolean
has_accent (LabTestWindow *test,
            const char    *expected)
{
  GtkStyleContext *style = gtk_widget_get_style_context (GTK_WIDGET (test->window));
  GdkRGBA color, wanted;

  return gdk_rgba_parse (&wanted, expected)
         && gtk_style_context_lookup_color (style, "accent_bg_color", &color)
         && gdk_rgba_equal (&color, &wanted);
}

/* The accent color is that of the desktop, if it has one, and follows changes. Newer versions of
 * libadwaita ask the desktop themselves. */
LAB_WINDOW_TEST ("/window/preferences/accent", test_accent)
{
  static const char name[] = "org.freedesktop.portal.Desktop";
  static const char path[] = "/org/freedesktop/portal/desktop";
  static const char interface[] = "org.freedesktop.portal.Settings";
  static const GDBusInterfaceVTable table = { .method_call = on_portal_call };
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_autoptr (GDBusNodeInfo) portal = g_dbus_node_info_new_for_xml (
      "<node><interface name='org.freedesktop.portal.Settings'><method name='Read'>"
      "<arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='v' direction='out'/>"
      "</method></interface></node>", NULL);
  guint object = g_dbus_connection_register_object (bus, path, portal->interfaces[0], &table, NULL,
                                                    NULL, NULL);
  guint owned = g_bus_own_name_on_connection (bus, name, G_BUS_NAME_OWNER_FLAGS_NONE, NULL, NULL,
                                              NULL, NULL);

  lab_compat_follow_accent (bus);
  lab_test_wait (has_accent (test, "#f00"));
  /* Numbers out of bounds mean that there is no color any more. */
  for (double blue = 2; blue > 0; blue--)
    g_dbus_connection_emit_signal (
        bus, NULL, path, interface, "SettingChanged",
        g_variant_new ("(ssv)", "org.freedesktop.appearance", "accent-color",
                       g_variant_new ("(ddd)", 0.0, 0.0, blue)), NULL);
  lab_test_wait (has_accent (test, "#00f"));
  g_bus_unown_name (owned);
  g_dbus_connection_unregister_object (bus, object);
}
#endif
