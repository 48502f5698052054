/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-monkey.h"

#include <adwaita.h>

#include "lab-test-seating.h"
#include "lab-language.h"
#include "lab-settings.h"

/* Changes the surroundings of the window: its size, the settings, and the desktop. Also closes
 * and reopens the window. */

/* The limits of the size, in logical pixels. */
#define MIN_WIDTH 360
#define MIN_HEIGHT 294
#define MAX_WIDTH 1600
#define MAX_HEIGHT 1000

/* GTK's default, in 1024ths of a dot per inch. */
#define USUAL_DPI (96 * 1024)

/* Private helpers: settings */

/* Draws options of the small games, possible ones and others. */
static GVariant *
draw_options (LabMonkey *self)
{
  static const char * const games[] = { "matches", "divide", "hexapawn", "tictactoe", "", "x" };
  static const char * const options[] = { "9", "99,misere", "4x4", "8x8,5", "3x9", "0", "", "x" };
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{ss}"));
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      if (lab_monkey_chance (self, 50))
        g_variant_builder_add (&builder, "{ss}", games[i],
                               options[lab_monkey_draw (self, G_N_ELEMENTS (options))]);
    }
  return g_variant_builder_end (&builder);
}

/* Draws a text that a user could write into the settings. */
static const char *
draw_word (LabMonkey *self)
{
  static const char * const words[] = {
    "", "red", "blue", "yellow", "violet", "person", "beginner", "normal", "hard", "expert",
    "program", "nobody", "matches", "tictactoe", "alternate", "greedy", "rival", "A", "7", "Ada",
    "<b>&amp;", "__", "د \u202e x", "  ", "a\nb",
    "A name that is longer than any that somebody would give, and has no end whatever you do",
  };

  return words[lab_monkey_draw (self, G_N_ELEMENTS (words))];
}

/* Draws a text, a small number, or a list or a row of them, such as players with their levels. */
static GVariant *
draw_of_type (LabMonkey          *self,
              const GVariantType *type)
{
  GVariantBuilder builder;
  const GVariantType *item;

  if (g_variant_type_equal (type, G_VARIANT_TYPE_STRING))
    return g_variant_new_string (draw_word (self));
  if (g_variant_type_equal (type, G_VARIANT_TYPE_INT32))
    return g_variant_new_int32 ((int) lab_monkey_draw (self, 40) - 1);
  if (g_variant_type_equal (type, G_VARIANT_TYPE ("a{ss}")))
    return draw_options (self);
  g_assert_true (g_variant_type_is_container (type));
  g_variant_builder_init (&builder, type);
  if (g_variant_type_is_array (type))
    {
      for (guint n = lab_monkey_draw (self, 10); n > 0; n--)
        g_variant_builder_add_value (&builder, draw_of_type (self, g_variant_type_element (type)));
      return g_variant_builder_end (&builder);
    }
  for (item = g_variant_type_first (type); item != NULL; item = g_variant_type_next (item))
    g_variant_builder_add_value (&builder, draw_of_type (self, item));
  return g_variant_builder_end (&builder);
}

/* Chooses a program that misbehaves, or a command that cannot be run. */
static GVariant *
draw_program (LabMonkey *self)
{
  static const char * const modes[] = {
    "honest",    "honest",     "honest",      "hang-start", "exit-start", "flood-start", "banner",
    "deaf",      "stubborn",   "hang",        "flood",      "flood-empty", "flood-bytes", "drip",
    "long-line", "exit",       "exit-later",  "crash",      "words",       "no-turn",     "twice",
    "two-turns", "error",      "ready-again", "binary",     "close",       "half-line",   "fork",
    "forbidden", "drip-bytes", "when-stopped", "too-late",
  };
  g_autofree char *rogue = g_shell_quote (g_getenv ("LABYRINTHE_ROGUE"));

  if (lab_monkey_chance (self, 15))
    return g_variant_new_string (lab_monkey_chance (self, 50) ? "" : "no-such-program ' x");
  return g_variant_new_take_string (
      g_strdup_printf ("%s %s", rogue, modes[lab_monkey_draw (self, G_N_ELEMENTS (modes))]));
}

static GVariant *
draw_number (LabMonkey *self,
             GVariant  *least,
             GVariant  *most)
{
  if (g_variant_is_of_type (least, G_VARIANT_TYPE_INT32))
    {
      int from = g_variant_get_int32 (least);

      return g_variant_new_int32 (
          from + (int) lab_monkey_draw (self, (guint) (g_variant_get_int32 (most) - from) + 1));
    }
  /* A long thinking time would slow the test down. */
  return g_variant_new_double (g_variant_get_double (least)
                               + lab_monkey_draw (self, 8) * 0.1);
}

/* Draws any value that the schema allows. */
static GVariant *
draw_value (LabMonkey          *self,
            GSettingsSchemaKey *key)
{
  const GVariantType *type = g_settings_schema_key_get_value_type (key);
  g_autoptr (GVariant) range = g_settings_schema_key_get_range (key);
  g_autoptr (GVariant) values = NULL;
  g_autoptr (GVariant) least = NULL;
  g_autoptr (GVariant) most = NULL;
  const char *kind;

  g_variant_get (range, "(&sv)", &kind, &values);
  if (g_str_equal (g_settings_schema_key_get_name (key), "program"))
    return draw_program (self);
  if (g_str_equal (kind, "enum"))
    return g_variant_get_child_value (
        values, lab_monkey_draw (self, (guint) g_variant_n_children (values)));
  if (g_str_equal (kind, "range"))
    {
      g_variant_get (values, "(**)", &least, &most);
      return draw_number (self, least, most);
    }
  if (g_variant_type_equal (type, G_VARIANT_TYPE_BOOLEAN))
    return g_variant_new_boolean (lab_monkey_chance (self, 50));
  if (g_variant_type_equal (type, G_VARIANT_TYPE ("(ii)")))
    return g_variant_new ("(ii)", (int) lab_monkey_draw (self, MAX_WIDTH),
                          (int) lab_monkey_draw (self, MAX_HEIGHT));
  return draw_of_type (self, type);
}

/* Private helpers: the desktop */

static void
set_desktop (const char *schema_id,
             const char *key,
             GVariant   *value)
{
  g_autoptr (GVariant) sunk = g_variant_ref_sink (value);
  g_autoptr (GSettingsSchema) schema
      = g_settings_schema_source_lookup (g_settings_schema_source_get_default (), schema_id, TRUE);
  g_autoptr (GSettings) settings = NULL;

  /* Not every system has the desktop's schemas. */
  if (schema == NULL || !g_settings_schema_has_key (schema, key))
    return;
  settings = g_settings_new_full (schema, NULL, NULL);
  g_settings_set_value (settings, key, sunk);
}

static void
change_contrast (LabMonkey *self)
{
  gboolean high = lab_monkey_chance (self, 40);

  lab_monkey_say (self, "sets the contrast: %s", high ? "high" : "usual");
  set_desktop ("org.gnome.desktop.a11y.interface", "high-contrast", g_variant_new_boolean (high));
}

static void
change_style (LabMonkey *self)
{
  AdwColorScheme scheme = (AdwColorScheme) lab_monkey_draw (self, 5);

  lab_monkey_say (self, "sets the style: %d", scheme);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), scheme);
}

static void
change_animations (LabMonkey *self)
{
  gboolean animated = lab_monkey_chance (self, 50);

  lab_monkey_say (self, "switches animations %s", animated ? "on" : "off");
  lab_test_window_set_animated (animated);
}

static void
change_letters (LabMonkey *self)
{
  int percent = lab_monkey_chance (self, 50) ? 100 : 75 + (int) lab_monkey_draw (self, 126);

  lab_monkey_say (self, "sets letters to %d %%", percent);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", USUAL_DPI / 100 * percent, NULL);
}

static void
change_direction (LabMonkey *self)
{
  GtkTextDirection direction = lab_monkey_chance (self, 60) ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL;

  lab_monkey_say (self, "has lines run from the %s",
                  direction == GTK_TEXT_DIR_LTR ? "left" : "right");
  gtk_widget_set_default_direction (direction);
}

/* Private helpers: closing and reopening */

/* A window keeps the language that was set when it was created. */
static void
change_language (LabMonkey *self)
{
  static const char * const languages[] = {
    "en", "en", "ar", "de", "es", "fr", "it", "ja", "nl", "pl", "pt_BR", "sv", "tr", "uk", "zh_CN",
  };
  const char *language = languages[lab_monkey_draw (self, G_N_ELEMENTS (languages))];

  lab_monkey_say (self, "speaks %s", language);
  g_setenv ("LANGUAGE", language, TRUE);
  lab_language_apply ();
  gtk_widget_set_default_direction (g_str_equal (language, "ar") ? GTK_TEXT_DIR_RTL
                                                                 : GTK_TEXT_DIR_LTR);
}

static void
ask_for (const char *action)
{
  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), action, NULL);
}

/* Continues with the window that is open now. */
static void
adopt_window (LabMonkey *self)
{
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());

  for (GList *at = gtk_application_get_windows (application); at != NULL; at = at->next)
    {
      if (LAB_IS_WINDOW (at->data))
        g_set_weak_pointer (&self->test->window, at->data);
    }
  g_assert_nonnull (self->test->window);
  gtk_widget_remove_css_class (GTK_WIDGET (self->test->window), "solid-csd");
  lab_test_wait (!lab_monkey_has_window (self)
                 || gtk_widget_get_mapped (GTK_WIDGET (self->test->window)));
}

/* Public functions */

/**
 * lab_monkey_wait: waits for a moment.
 */
void
lab_monkey_wait (LabMonkey *self)
{
  guint milliseconds = lab_monkey_draw (self, lab_monkey_chance (self, 80) ? 100 : 600);

  lab_monkey_say (self, "waits for %u ms", milliseconds);
  lab_test_iterate_for (milliseconds);
}

/**
 * lab_monkey_resize: makes the window larger or smaller.
 */
void
lab_monkey_resize (LabMonkey *self)
{
  GtkWindow *window = GTK_WINDOW (self->test->window);
  gboolean small = lab_monkey_chance (self, 50);
  int width = MIN_WIDTH + (int) lab_monkey_draw (self, small ? 400 : MAX_WIDTH - MIN_WIDTH + 1);
  int height = MIN_HEIGHT + (int) lab_monkey_draw (self, small ? 400 : MAX_HEIGHT - MIN_HEIGHT + 1);

  if (gtk_window_is_fullscreen (window) || gtk_window_is_maximized (window))
    return;
  lab_monkey_say (self, "resizes to %d x %d", width, height);
  lab_test_driver_ask_for_size (self->test->driver, window, width, height);
}

/**
 * lab_monkey_change_setting: changes a setting, like another program.
 */
void
lab_monkey_change_setting (LabMonkey *self)
{
  g_autoptr (GSettings) settings = lab_settings_new ();
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaKey) key = NULL;
  g_autoptr (GVariant) value = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) keys = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  key = g_settings_schema_get_key (schema, keys[lab_monkey_draw (self, g_strv_length (keys))]);
  value = g_variant_ref_sink (draw_value (self, key));
  text = g_variant_print (value, FALSE);
  lab_monkey_say (self, "sets %s to %s", g_settings_schema_key_get_name (key), text);
  g_settings_set_value (settings, g_settings_schema_key_get_name (key), value);
  lab_test_driver_settle (self->test->driver);
}

/**
 * lab_monkey_choose_program: chooses a player program that misbehaves.
 */
void
lab_monkey_choose_program (LabMonkey *self)
{
  g_autoptr (GVariant) program = g_variant_ref_sink (draw_program (self));

  lab_monkey_say (self, "chooses %s to play", g_variant_get_string (program, NULL));
  lab_test_window_set_program (g_variant_get_string (program, NULL));
}

/**
 * lab_monkey_change_desktop: changes a setting of the desktop.
 */
void
lab_monkey_change_desktop (LabMonkey *self)
{
  static const LabMonkeyAction actions[] = {
    { 2, change_contrast }, { 2, change_style },     { 3, change_animations },
    { 1, change_letters },  { 1, change_direction },
  };

  lab_monkey_do_one_of (self, actions, G_N_ELEMENTS (actions));
  lab_test_driver_settle (self->test->driver);
}

/**
 * lab_monkey_activate_action: activates an action of the menus.
 */
void
lab_monkey_activate_action (LabMonkey *self)
{
  static const char * const actions[] = {
    "win.new-game", "win.open",       "win.save-as",       "win.records",   "win.preferences",
    "win.about",    "win.how-to-play", "win.show-shortcuts", "win.show-game", "win.fullscreen",
    "win.review",   "win.undo",       "win.redo",          "win.pause",     "win.resume",
    "app.help",     "win.time-trial", "win.puzzles",       "win.review",    "win.preferences",
    "win.search-tree",
  };
  const char *action = actions[lab_monkey_draw (self, G_N_ELEMENTS (actions))];

  lab_monkey_say (self, "activates %s", action);
  gtk_widget_activate_action (GTK_WIDGET (self->test->window), action, NULL);
  lab_test_driver_settle (self->test->driver);
}

/**
 * lab_monkey_start_again: starts the program again, which presents its window.
 */
void
lab_monkey_start_again (LabMonkey *self)
{
  static const char * const actions[] = { "new-game", "resume", NULL };
  const char *action = actions[lab_monkey_draw (self, G_N_ELEMENTS (actions))];

  lab_monkey_say (self, "starts the program again: %s", action != NULL ? action : "plainly");
  if (action != NULL)
    ask_for (action);
  else
    g_application_activate (g_application_get_default ());
  lab_test_driver_settle (self->test->driver);
}

/**
 * lab_monkey_close: closes the window at any time.
 */
void
lab_monkey_close (LabMonkey *self)
{
  /* Without a window manager, GTK itself moves a window that is dragged. If the button was released
   * before GTK began, it moves the window until the next click, even a window that is gone. */
  lab_test_driver_press (self->test->driver);
  if (!lab_monkey_has_window (self))
    return;
  switch (lab_monkey_draw (self, 3))
    {
    case 0:
      lab_monkey_say (self, "closes the window");
      gtk_window_close (GTK_WINDOW (self->test->window));
      break;
    case 1:
      lab_monkey_say (self, "quits");
      ask_for ("quit");
      break;
    default:
      lab_monkey_say (self, "destroys the window");
      gtk_window_destroy (GTK_WINDOW (self->test->window));
      break;
    }
}

/**
 * lab_monkey_open_window: restarts the program after the last window was closed.
 */
void
lab_monkey_open_window (LabMonkey *self)
{
  lab_test_wait (self->test->window == NULL);
  lab_test_wait (g_list_model_get_n_items (gtk_window_get_toplevels ()) == 0);
  if (lab_monkey_chance (self, 25))
    change_language (self);
  if (lab_monkey_chance (self, 10))
    lab_monkey_damage_kept_game (self);
  lab_monkey_say (self, "starts the program");
  if (lab_monkey_chance (self, 15))
    ask_for (lab_monkey_chance (self, 50) ? "new-game" : "resume");
  else if (lab_monkey_chance (self, 15))
    lab_monkey_open_file (self);
  else
    g_application_activate (g_application_get_default ());
  adopt_window (self);
}
