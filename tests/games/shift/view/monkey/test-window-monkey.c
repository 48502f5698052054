/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <adwaita.h>

#include "lab-classic-board-view.h"
#include "lab-classic-kind.h"
#include "lab-classics-family.h"
#include "lab-monkey.h"
#include "lab-search-tree-view.h"
#include "lab-settings.h"
#include "lab-shift-pawn.h"
#include "lab-shift-tile-view.h"
#include "lab-storage.h"
#include "lab-test-media.h"
#include "lab-test-seating.h"
#include "lab-test-stall.h"
#include "lab-text.h"

/* Random input must not break the window. The environment variables
 * `LABYRINTHE_MONKEY_SEED` and `LABYRINTHE_MONKEY_SECONDS` set the random numbers
 * and the duration; without them the test is short, and the same each time. */

/* The number of actions in a short test, which takes a few seconds. */
#define N_ACTIONS 60

/* The files are checked once in this number of actions, because the check is slow. */
#define FILES_EVERY 16

/* The limits of the size, in logical pixels. */
#define MIN_WIDTH 360
#define MIN_HEIGHT 294
#define MAX_WIDTH 1600
#define MAX_HEIGHT 1000

/* GTK's default, in 1024ths of a dot per inch. */
#define USUAL_DPI (96 * 1024)

/* An action, and its probability relative to others. */
typedef struct
{
  guint weight;
  void (*func) (LabMonkey *self);
} Action;

/** lab_monkey_draw: returns a random number below @bound. */
guint
lab_monkey_draw (LabMonkey *self,
                 guint      bound)
{
  return lab_random_below (&self->random, bound);
}

/** lab_monkey_chance: returns %TRUE with a probability of @percent. */
gboolean
lab_monkey_chance (LabMonkey *self,
                   guint      percent)
{
  return lab_monkey_draw (self, 100) < percent;
}

/* Does one of @actions. */
static void
do_one_of (LabMonkey    *self,
           const Action *actions,
           guint         n_actions)
{
  guint sum = 0, drawn;

  for (guint i = 0; i < n_actions; i++)
    sum += actions[i].weight;
  drawn = lab_monkey_draw (self, sum);
  for (; drawn >= actions->weight; actions++)
    drawn -= actions->weight;
  actions->func (self);
}

/** lab_monkey_say: prints the next action. */
void
lab_monkey_say (LabMonkey  *self,
                const char *format,
                ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_test_message ("%u: %s", self->number, text);
}

/** lab_monkey_has_window: returns whether there is a window that was not closed. */
gboolean
lab_monkey_has_window (LabMonkey *self)
{
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());

  return self->test->window != NULL
         && g_list_find (gtk_application_get_windows (application), self->test->window) != NULL;
}

/* Returns the window, or the dialog over it if that is a window of its own. */
static GtkWindow *
get_top (LabMonkey *self)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWindow *top = GTK_WINDOW (self->test->window);

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_get_transient_for (window) != NULL
          && gtk_widget_get_mapped (GTK_WIDGET (window)))
        top = window;
    }
  return top;
}

/** lab_monkey_is_free: returns whether the window itself has the focus, and no dialog. */
gboolean
lab_monkey_is_free (LabMonkey *self)
{
  return lab_monkey_has_window (self) && get_top (self) == GTK_WINDOW (self->test->window);
}

/** lab_monkey_is_at: returns whether the window shows @page of @family. */
gboolean
lab_monkey_is_at (LabMonkey  *self,
                  const char *family,
                  const char *page)
{
  return lab_monkey_has_window (self)
         && self->test->window->family == lab_window_get_family (self->test->window, family)
         && g_strcmp0 (lab_window_get_page (self->test->window), page) == 0;
}

/** lab_monkey_get_runner: (transfer none) (nullable): returns the one of the current game. */
LabShiftTurnRunner *
lab_monkey_get_runner (LabMonkey *self)
{
  LabShiftGamePage *page = NULL;

  if (lab_monkey_has_window (self))
    page = lab_test_get_game_page (self->test->window);
  return page != NULL ? page->runner : NULL;
}

/* Returns the visible widgets of a type. */
static GPtrArray *
find_in_sight (GtkWidget *root,
               GType      type)
{
  GPtrArray *found = lab_test_find_all (root, type);

  for (guint i = found->len; i > 0; i--)
    {
      GtkWidget *widget = found->pdata[i - 1];

      if (!gtk_widget_get_mapped (widget) || gtk_widget_get_width (widget) == 0)
        g_ptr_array_remove_index (found, i - 1);
    }
  return found;
}

/** lab_monkey_activate: activates an action of the window. */
void
lab_monkey_activate (LabMonkey  *self,
                     const char *action)
{
  lab_monkey_say (self, "activates %s", action);
  gtk_widget_activate_action (GTK_WIDGET (self->test->window), action, NULL);
  lab_test_driver_settle (self->test->driver);
}

/* Keys */

static void
strike (LabMonkey      *self,
        guint           keyval,
        GdkModifierType modifiers)
{
  g_autofree char *name = gtk_accelerator_name (keyval, modifiers);

  lab_monkey_say (self, "strikes %s", name);
  lab_test_driver_key (self->test->driver, keyval, modifiers);
}

/** lab_monkey_strike_one_of: presses one of several keys. */
void
lab_monkey_strike_one_of (LabMonkey  *self,
                          const char *keys)
{
  g_auto (GStrv) all = g_strsplit (keys, " ", -1);
  guint keyval;
  GdkModifierType modifiers;

  g_assert_true (gtk_accelerator_parse (all[lab_monkey_draw (self, g_strv_length (all))], &keyval,
                                        &modifiers));
  strike (self, keyval, modifiers);
}

static void
strike_shortcut (LabMonkey *self)
{
  g_autoptr (GArray) shortcuts = lab_window_list_shortcuts (self->test->window);
  guint pick = lab_monkey_draw (self, shortcuts->len);

  lab_monkey_strike_one_of (self, g_array_index (shortcuts, LabShortcut, pick).accelerator);
}

static void
strike_key (LabMonkey *self)
{
  if (lab_monkey_chance (self, 70))
    lab_monkey_strike_one_of (
      self, "Tab Tab <Shift>Tab Left Right Up Down Return space Escape Home End Prior Next Delete "
            "F10 F1 F6 BackSpace Menu <Shift>F10 plus minus 1 2 3 4 <Alt>F4 Insert <Control>Tab "
            "<Control>a <Control>v <Control>c <Control>x");
  else
    strike (self, GDK_KEY_a + lab_monkey_draw (self, 26),
            lab_monkey_chance (self, 40) ? GDK_ALT_MASK : 0);
}

/* Presses keys in haste, many times. */
static void
strike_many (LabMonkey *self)
{
  self->hasty = TRUE;
  lab_test_driver_set_hasty (self->test->driver, TRUE);
  for (guint n = 3 + lab_monkey_draw (self, 10); n > 0; n--)
    lab_monkey_strike_one_of (self, "r space Return Tab Escape s h t p Right Down");
}

static void
undo_or_redo (LabMonkey *self)
{
  gboolean redo = lab_monkey_chance (self, 35);

  for (guint n = 1 + lab_monkey_draw (self, 3); n > 0; n--)
    strike (self, GDK_KEY_z, redo ? GDK_CONTROL_MASK | GDK_SHIFT_MASK : GDK_CONTROL_MASK);
}

/* Settings and the desktop */

/* Chooses a program that misbehaves, or a command that cannot be run. */
static GVariant *
draw_program (LabMonkey *self)
{
  g_autofree char *rogue = g_shell_quote (g_getenv ("LABYRINTHE_ROGUE"));

  if (lab_monkey_chance (self, 15))
    return g_variant_new_string (LAB_MONKEY_PICK (self, "", "no-such-program ' x"));
  return g_variant_new_printf (
    "%s %s", rogue,
    LAB_MONKEY_PICK (self, "honest", "honest", "honest", "hang-start", "exit-start", "flood-start",
                     "banner", "deaf", "stubborn", "hang", "flood", "flood-empty", "flood-bytes",
                     "drip", "long-line", "exit", "exit-later", "crash", "words", "no-turn",
                     "twice", "two-turns", "error", "ready-again", "binary", "close", "half-line",
                     "fork", "forbidden", "drip-bytes", "when-stopped", "too-late"));
}

/* Draws any value that the schema allows: what a user could write into the settings. */
static GVariant *
draw_value (LabMonkey          *self,
            GSettingsSchemaKey *key)
{
  const GVariantType *type = g_settings_schema_key_get_value_type (key);
  g_autoptr (GVariant) range = g_settings_schema_key_get_range (key);
  g_autoptr (GVariant) values = NULL;
  const char *kind;

  g_variant_get (range, "(&sv)", &kind, &values);
  if (g_str_equal (g_settings_schema_key_get_name (key), "program"))
    return g_variant_ref_sink (draw_program (self));
  if (g_str_equal (kind, "enum"))
    return g_variant_get_child_value (
      values, lab_monkey_draw (self, (guint) g_variant_n_children (values)));
  for (guint i = 0; i < 1000; i++)
    {
      /* A long thinking time would slow the test down, so only small numbers are fractions. */
      const char *text = LAB_MONKEY_PICK (
        self, "true", "false", "-1", "0", "1", "2", "3", "5", "8", "13", "24", "39", "0.1", "0.3",
        "0.7", "(360, 1600)", "(1600, 0)", "''", "'red'", "'blue'", "'person'", "'expert'",
        "'program'", "'matches'", "'tictactoe'", "'greedy'", "'7'", "'Ada'", "'<b>&amp;'", "'__'",
        "'د \\u202e x'", "'a\\nb'",
        "'A name that is longer than any that somebody would give, and has no end'", "[]",
        "[1, 39, -1]", "[2, 2, 3, 5]", "['red', '', 'yellow', 'nobody', 'red']",
        "['person', 'hard', 'program', 'x']", "[('A', 'person', 3), ('', 'x', -1)]",
        "[('A', 'rival', 'red'), ('Ada', '', 'x'), ('Ada', 'alternate', '7')]",
        "{'matches': '99,misere', 'divide': '8x8,5', 'x': ''}", "{'hexapawn': '4x4', '': '0'}",
        "{'tictactoe': '3x9', 'divide': 'x'}");
      g_autoptr (GVariant) value = g_variant_parse (type, text, NULL, NULL, NULL);

      if (value != NULL && g_settings_schema_key_range_check (key, value)
          && (!g_variant_is_of_type (value, G_VARIANT_TYPE_DOUBLE)
              || g_variant_get_double (value) < 1))
        return g_steal_pointer (&value);
    }
  return g_settings_schema_key_get_default_value (key);
}

/* Changes a setting, like another program. */
static void
change_setting (LabMonkey *self)
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
  value = draw_value (self, key);
  text = g_variant_print (value, FALSE);
  lab_monkey_say (self, "sets %s to %s", g_settings_schema_key_get_name (key), text);
  g_settings_set_value (settings, g_settings_schema_key_get_name (key), value);
  lab_test_driver_settle (self->test->driver);
}

/** lab_monkey_choose_program: chooses a player program that misbehaves. */
void
lab_monkey_choose_program (LabMonkey *self)
{
  g_autoptr (GVariant) program = g_variant_ref_sink (draw_program (self));

  lab_monkey_say (self, "chooses %s to play", g_variant_get_string (program, NULL));
  lab_test_settings_set ("program", "%s", g_variant_get_string (program, NULL));
}

static void
change_contrast (LabMonkey *self)
{
  gboolean high = lab_monkey_chance (self, 40);
  g_autoptr (GSettingsSchema) schema
    = g_settings_schema_source_lookup (g_settings_schema_source_get_default (),
                                       "org.gnome.desktop.a11y.interface", TRUE);
  g_autoptr (GSettings) settings = NULL;

  /* Not every system has the desktop's schemas. */
  if (schema == NULL || !g_settings_schema_has_key (schema, "high-contrast"))
    return;
  lab_monkey_say (self, "sets the contrast: %s", high ? "high" : "usual");
  settings = g_settings_new_full (schema, NULL, NULL);
  g_settings_set_boolean (settings, "high-contrast", high);
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

/* Changes a setting of the desktop. */
static void
change_desktop (LabMonkey *self)
{
  static const Action actions[] = {
    { 2, change_contrast }, { 2, change_style },     { 3, change_animations },
    { 1, change_letters },  { 1, change_direction },
  };

  do_one_of (self, actions, G_N_ELEMENTS (actions));
  lab_test_driver_settle (self->test->driver);
}

/* Makes the window larger or smaller. */
static void
resize (LabMonkey *self)
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

/* The mouse */

/* Returns whether a click on @widget probably does something. */
static gboolean
is_worth_a_click (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_SWITCH (widget) || GTK_IS_LIST_BOX_ROW (widget)
         || GTK_IS_DROP_DOWN (widget) || GTK_IS_MENU_BUTTON (widget) || GTK_IS_TEXT (widget)
         || GTK_IS_LIST_VIEW (widget) || GTK_IS_SCALE (widget) || LAB_IS_SHIFT_TILE_VIEW (widget)
         || LAB_IS_SHIFT_PAWN (widget) || LAB_IS_CLASSIC_SPOT (widget)
         || LAB_IS_SEARCH_TREE_VIEW (widget)
         || g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton")
         || g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkListItemWidget");
}

/* Links would start a browser or another program. */
static gboolean
leads_out (GtkWidget *widget)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX_ROW);
  g_autoptr (GPtrArray) images = lab_test_find_all (row != NULL ? row : widget, GTK_TYPE_IMAGE);

  for (guint i = 0; i < images->len; i++)
    if (g_strcmp0 (gtk_image_get_icon_name (images->pdata[i]), "adw-external-link-symbolic") == 0)
      return TRUE;
  return GTK_IS_LINK_BUTTON (widget)
         || (GTK_IS_LABEL (widget) && gtk_label_get_current_uri (GTK_LABEL (widget)) != NULL);
}

/* Pages have many tiles and few buttons, so the type of widget is chosen first. */
static GtkWidget *
choose_widget (LabMonkey *self)
{
  GtkWidget *root = GTK_WIDGET (get_top (self));
  g_autoptr (GPtrArray) widgets = find_in_sight (root, GTK_TYPE_WIDGET);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  g_autoptr (GArray) types = g_array_new (FALSE, FALSE, sizeof (GType));
  GType type;

  for (guint i = widgets->len; i > 0; i--)
    {
      GtkWidget *widget = widgets->pdata[i - 1];

      type = G_OBJECT_TYPE (widget);
      if (!is_worth_a_click (widget) || leads_out (widget))
        g_ptr_array_remove_index_fast (widgets, i - 1);
      else if (g_hash_table_add (seen, GSIZE_TO_POINTER (type)))
        g_array_append_val (types, type);
    }
  if (types->len == 0)
    return NULL;
  type = g_array_index (types, GType, lab_monkey_draw (self, types->len));
  for (guint i = widgets->len; i > 0; i--)
    {
      if (G_OBJECT_TYPE (widgets->pdata[i - 1]) != type)
        g_ptr_array_remove_index_fast (widgets, i - 1);
    }
  return widgets->pdata[lab_monkey_draw (self, widgets->len)];
}

static void
press (LabMonkey *self,
       guint      button,
       guint      n_times)
{
  for (guint i = 0; i < n_times; i++)
    {
      lab_test_driver_button (self->test->driver, button, TRUE);
      lab_test_driver_button (self->test->driver, button, FALSE);
    }
}

/* Usually clicks the first button once. */
static void
press_any (LabMonkey *self)
{
  guint button = lab_monkey_chance (self, 85) ? 1 : 2 + lab_monkey_draw (self, 2);

  press (self, button, lab_monkey_chance (self, 85) ? 1 : 2 + lab_monkey_draw (self, 2));
}

static gboolean
move_into (LabMonkey *self,
           GtkWidget *widget,
           guint      x_percent,
           guint      y_percent)
{
  return lab_test_driver_try_move (self->test->driver, widget,
                                   gtk_widget_get_width (widget) * x_percent / 100.0,
                                   gtk_widget_get_height (widget) * y_percent / 100.0);
}

/**
 * lab_monkey_press_on:
 * @self: a monkey
 * @widget: the widget to press
 *
 * Returns: %FALSE if the pointer cannot reach it
 */
gboolean
lab_monkey_press_on (LabMonkey *self,
                     GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || !move_into (self, widget, 50, 50))
    return FALSE;
  press (self, 1, 1);
  return TRUE;
}

/* Clicks on a widget that can be clicked. */
static void
click_widget (LabMonkey *self)
{
  GtkWidget *widget = choose_widget (self);

  if (widget == NULL)
    return;
  lab_monkey_say (self, "clicks on a %s", G_OBJECT_TYPE_NAME (widget));
  /* Scrolls to the widget, as a person would. */
  if (lab_monkey_chance (self, 30))
    gtk_widget_grab_focus (widget);
  if (gtk_widget_get_mapped (widget)
      && move_into (self, widget, 30 + lab_monkey_draw (self, 41), 30 + lab_monkey_draw (self, 41)))
    press_any (self);
}

/* Clicks on any point of the window. */
static void
click_anywhere (LabMonkey *self)
{
  GtkWidget *root = GTK_WIDGET (get_top (self));
  double x = lab_monkey_draw (self, (guint) MAX (gtk_widget_get_width (root), 1));
  double y = lab_monkey_draw (self, (guint) MAX (gtk_widget_get_height (root), 1));
  GtkWidget *hit = gtk_widget_pick (root, x, y, GTK_PICK_DEFAULT);

  if (!gtk_widget_get_mapped (root) || (hit != NULL && leads_out (hit)))
    return;
  lab_monkey_say (self, "clicks at %g, %g", x, y);
  if (lab_test_driver_try_move (self->test->driver, root, x, y))
    press_any (self);
}

/* Chooses something to drag: the spare tile, a tile on the board, or a pawn. */
static GtkWidget *
choose_burden (LabMonkey *self)
{
  GtkWidget *root = GTK_WIDGET (self->test->window);
  gboolean pawn = lab_monkey_chance (self, 40);
  g_autoptr (GPtrArray) found
      = find_in_sight (root, pawn ? LAB_TYPE_SHIFT_PAWN : LAB_TYPE_SHIFT_TILE_VIEW);

  if (found->len == 0)
    return NULL;
  /* Usually the spare tile. */
  if (!pawn && lab_monkey_chance (self, 80))
    {
      GtkWidget *board = GTK_WIDGET (lab_test_window_get_board (self->test));

      for (guint i = 0; i < found->len; i++)
        {
          if (!gtk_widget_is_ancestor (found->pdata[i], board))
            return found->pdata[i];
        }
    }
  return found->pdata[lab_monkey_draw (self, found->len)];
}

/* Drags to an arrow, a tile, or anywhere else. */
static void
carry (LabMonkey *self)
{
  GtkWidget *goal = GTK_WIDGET (self->test->window);

  if (lab_monkey_is_at (self, LAB_SHIFT_FAMILY_ID, "game") && lab_monkey_chance (self, 80))
    {
      LabShiftBoardView *board = lab_test_window_get_board (self->test);

      goal = lab_monkey_chance (self, 60)
             ? board->arrows[lab_monkey_draw (self, LAB_SHIFT_N_ARROWS)]
             : board->tiles[LAB_SHIFT_CELL (lab_monkey_draw (self, LAB_SHIFT_BOARD_SIZE),
                                            lab_monkey_draw (self, LAB_SHIFT_BOARD_SIZE))];
    }
  if (gtk_widget_get_mapped (goal))
    move_into (self, goal, lab_monkey_draw (self, 101), lab_monkey_draw (self, 101));
}

/* Drags a tile or a pawn, and sometimes does something else before the drop. */
static void
drag (LabMonkey *self)
{
  GtkWidget *burden = NULL;

  if (lab_monkey_is_at (self, LAB_SHIFT_FAMILY_ID, "game"))
    burden = choose_burden (self);
  if (burden == NULL || !move_into (self, burden, 50, 50))
    return;
  lab_monkey_say (self, "drags a %s", G_OBJECT_TYPE_NAME (burden));
  lab_test_driver_button (self->test->driver, 1, TRUE);
  for (guint n = 1 + lab_monkey_draw (self, 4); n > 0 && lab_monkey_has_window (self); n--)
    carry (self);
  if (lab_monkey_has_window (self) && lab_monkey_chance (self, 25))
    strike_key (self);
  if (lab_monkey_has_window (self) && lab_monkey_chance (self, 10))
    change_desktop (self);
  lab_test_driver_button (self->test->driver, 1, FALSE);
}

/* Turns the wheel somewhere. */
static void
scroll (LabMonkey *self)
{
  GtkWidget *root = GTK_WIDGET (get_top (self));
  int steps = (int) lab_monkey_draw (self, 13) - 6;

  lab_monkey_say (self, "scrolls by %d", steps);
  if (gtk_widget_get_mapped (root)
      && move_into (self, root, lab_monkey_draw (self, 101), lab_monkey_draw (self, 101)))
    lab_test_driver_scroll (self->test->driver, steps);
}

/* Files and dialogs */

/* Damages part of a file. */
static void
damage (LabMonkey *self,
        char      *data)
{
  gsize length = strlen (data);

  for (guint n = 1 + lab_monkey_draw (self, 4); n > 0 && length > 0; n--)
    data[lab_monkey_draw (self, (guint) length)]
        = "=[]\n0aZ-\x80\x01 ;"[lab_monkey_draw (self, 12)];
  if (lab_monkey_chance (self, 30))
    data[lab_monkey_draw (self, (guint) length + 1)] = '\0';
}

static void
write_file (const char *path,
            const char *data)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_file_set_contents (path, data, -1, &error);
  g_assert_no_error (error);
}

static char *
get_path (LabMonkey  *self,
          const char *name)
{
  return g_build_filename (self->folder, name, NULL);
}

/* Opens one or more files, like a file manager. */
static void
open_file (LabMonkey *self)
{
  gboolean small = lab_monkey_chance (self, 40);
  g_autofree char *path = get_path (self, small ? "opened" LAB_CLASSIC_SAVED_GAME_SUFFIX
                                                : "opened.labyrinthe");
  g_autofree char *data = small ? lab_monkey_dup_small_game (self) : lab_monkey_dup_game (self);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GFile *files[] = { file, file };
  gboolean broken = lab_monkey_chance (self, 35);

  if (broken)
    damage (self, data);
  write_file (path, data);
  lab_monkey_say (self, "opens a %s file", broken ? "damaged" : "good");
  g_application_open (g_application_get_default (), files, lab_monkey_chance (self, 90) ? 1 : 2,
                      "");
  lab_test_driver_settle (self->test->driver);
}

/* Types a name in a file chooser, or closes it. */
static void
choose_file (LabMonkey *self,
             GtkWindow *chooser)
{
  gboolean small = LAB_IS_CLASSICS_FAMILY (self->test->window->family);
  GtkFileChooserAction action;
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;
  gboolean saving;

  /* The getter of this property is deprecated. */
  g_object_get (chooser, "action", &action, NULL);
  saving = action == GTK_FILE_CHOOSER_ACTION_SAVE;
  name = g_strconcat (saving ? "saved" : "opened",
                      small ? LAB_CLASSIC_SAVED_GAME_SUFFIX : ".labyrinthe", NULL);
  path = get_path (self, name);
  if (lab_monkey_chance (self, 50))
    {
      lab_monkey_say (self, "chooses no file");
      lab_test_driver_key (self->test->driver, GDK_KEY_Escape, 0);
      return;
    }
  lab_monkey_say (self, "chooses a file to %s", saving ? "save" : "open");
  lab_test_driver_key (self->test->driver, GDK_KEY_a, GDK_CONTROL_MASK);
  lab_test_driver_type (self->test->driver, path);
  lab_test_driver_key (self->test->driver, GDK_KEY_Return, 0);
}

/* Damages the game that the next start would resume. */
static void
damage_kept_game (LabMonkey *self)
{
  gboolean small = lab_monkey_chance (self, 40);
  g_autofree char *path = small ? lab_storage_get_path (LAB_CLASSIC_AUTOSAVE_FILE_NAME)
                                : lab_test_window_get_kept_path ();
  g_autofree char *data = small ? lab_monkey_dup_small_game (self) : lab_monkey_dup_game (self);

  lab_monkey_say (self, "spoils the game that is kept");
  damage (self, data);
  write_file (path, data);
}

/* In some windows files could be deleted or a browser started. There the monkey does only what
 * cannot harm the user who runs the test. */
static gboolean
is_tame_place (GtkWindow *window)
{
  return GTK_IS_FILE_CHOOSER (window)
         || g_str_has_prefix (G_OBJECT_TYPE_NAME (window), "AdwAbout");
}

/* Answers the question of a dialog, closes it, or tries it out. */
static void
deal_with (LabMonkey *self,
           GtkWindow *dialog)
{
  g_autoptr (GPtrArray) buttons = find_in_sight (GTK_WIDGET (dialog), GTK_TYPE_BUTTON);

  if (GTK_IS_FILE_CHOOSER (dialog))
    choose_file (self, dialog);
  else if (is_tame_place (dialog))
    lab_monkey_strike_one_of (self, "Tab Down Up Escape");
  else if (lab_monkey_chance (self, 50))
    lab_monkey_strike_one_of (self, "Escape Escape Return");
  else if (buttons->len > 0)
    {
      lab_monkey_say (self, "presses a button of a dialog");
      lab_monkey_press_on (self, buttons->pdata[lab_monkey_draw (self, buttons->len)]);
    }
}

/* Closing and reopening */

/* A window keeps the language that was set when it was created. */
static void
change_language (LabMonkey *self)
{
  const char *language = LAB_MONKEY_PICK (self, "en", "en", "ar", "de", "es", "fr", "it", "ja",
                                          "nl", "pl", "pt_BR", "sv", "tr", "uk", "zh_CN");

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

static void
activate_action (LabMonkey *self)
{
  lab_monkey_activate (
    self, LAB_MONKEY_PICK (self, "win.new-game", "win.open", "win.save-as", "win.statistics",
                           "win.preferences", "win.about", "win.how-to-play", "win.show-shortcuts",
                           "win.show-game", "win.fullscreen", "win.review", "win.undo", "win.redo",
                           "win.pause", "win.resume", "app.help", "win.time-trial", "win.puzzles",
                           "win.review", "win.preferences", "win.search-tree"));
}

static void
rest (LabMonkey *self)
{
  guint milliseconds = lab_monkey_draw (self, lab_monkey_chance (self, 80) ? 100 : 600);

  lab_monkey_say (self, "waits for %u ms", milliseconds);
  lab_test_iterate_for (milliseconds);
}

/* Starts the program again, which presents its window. */
static void
start_again (LabMonkey *self)
{
  const char *action = LAB_MONKEY_PICK (self, "new-game", "resume", NULL);

  lab_monkey_say (self, "starts the program again: %s", action != NULL ? action : "plainly");
  if (action != NULL)
    ask_for (action);
  else
    g_application_activate (g_application_get_default ());
  lab_test_driver_settle (self->test->driver);
}

/* Closes the window at any time. */
static void
end (LabMonkey *self)
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

/* Restarts the program after the last window was closed. */
static void
open_window (LabMonkey *self)
{
  lab_test_wait (self->test->window == NULL);
  lab_test_wait (g_list_model_get_n_items (gtk_window_get_toplevels ()) == 0);
  if (lab_monkey_chance (self, 25))
    change_language (self);
  if (lab_monkey_chance (self, 10))
    damage_kept_game (self);
  lab_monkey_say (self, "starts the program");
  if (lab_monkey_chance (self, 15))
    ask_for (LAB_MONKEY_PICK (self, "new-game", "resume"));
  else if (lab_monkey_chance (self, 15))
    open_file (self);
  else
    g_application_activate (g_application_get_default ());
  adopt_window (self);
}

/* Tests */

static void
remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      g_remove (child);
    }
  g_rmdir (path);
}

/* Does something in the window itself, if no dialog is open. */
static void
do_anything (LabMonkey *self)
{
  static const Action actions[] = {
    { 30, lab_monkey_play },
    { 2, lab_monkey_play_on },
    { 20, lab_monkey_play_small_game },
    { 3, lab_monkey_switch_family },
    { 6, lab_monkey_show_part },
    { 3, lab_monkey_begin_small_game },
    { 15, lab_monkey_play_robots },
    { 4, lab_monkey_begin_robots },
    { 12, click_widget },
    { 5, click_anywhere },
    { 6, drag },
    { 2, scroll },
    { 8, strike_shortcut },
    { 7, strike_key },
    { 2, strike_many },
    { 5, undo_or_redo },
    { 7, rest },
    { 4, resize },
    { 5, change_setting },
    { 4, change_desktop },
    { 6, activate_action },
    { 4, lab_monkey_begin_game },
    { 2, lab_monkey_begin_other },
    { 3, open_file },
    { 1, start_again },
    { 2, end },
  };

  do_one_of (self, actions, G_N_ELEMENTS (actions));
}

/* Does something to the topmost dialog, or sometimes to the window under it. */
static void
do_something (LabMonkey *self)
{
  GtkWindow *top;

  if (!lab_monkey_has_window (self))
    {
      open_window (self);
      return;
    }
  if (lab_test_driver_bring_back (self->test->driver, get_top (self)))
    lab_monkey_say (self, "had dragged the window out of the screen");
  if (lab_monkey_has_window (self))
    lab_test_driver_try_focus (self->test->driver, get_top (self));
  /* Both calls run the main loop, and the window may be closed then. */
  if (!lab_monkey_has_window (self))
    return;
  top = get_top (self);
  if (is_tame_place (top)
      || (top != GTK_WINDOW (self->test->window) && lab_monkey_chance (self, 40)))
    deal_with (self, top);
  else
    do_anything (self);
}

/* Does one thing, and checks that all is well. Sometimes it acts in haste, so that the program has
 * no time to finish before the next action. */
static void
act (LabMonkey *self,
     guint64    seed)
{
  self->number++;
  lab_random_init (&self->random, seed ^ ((guint64) self->number << 32));
  self->hasty = lab_monkey_chance (self, 25);
  lab_test_driver_set_hasty (self->test->driver, self->hasty);
  do_something (self);
  lab_monkey_check (self);
  if (self->number % FILES_EVERY == 0)
    lab_monkey_check_files (self);
}

static gint64
get_number (const char *variable,
            gint64      otherwise)
{
  const char *text = g_getenv (variable);

  return text != NULL && *text != '\0' ? g_ascii_strtoll (text, NULL, 10) : otherwise;
}

/* Acts with the random numbers of a seed, or without one for some time. */
static void
test_seed (LabTestWindow *test,
           gconstpointer  data)
{
  guint n_actions = data != NULL ? N_ACTIONS : G_MAXUINT;
  guint64 seed = data != NULL ? GPOINTER_TO_SIZE (data)
                              : (guint64) get_number ("LABYRINTHE_MONKEY_SEED", 1);
  gint64 seconds = data != NULL ? 3600 : get_number ("LABYRINTHE_MONKEY_SECONDS", 20);
  gint64 end = g_get_monotonic_time () + seconds * G_TIME_SPAN_SECOND;
  LabMonkey monkey = { .test = test, .folder = g_dir_make_tmp ("monkey-XXXXXX", NULL) };

  g_assert_nonnull (monkey.folder);
  g_test_message ("LABYRINTHE_MONKEY_SEED=%" G_GUINT64_FORMAT, seed);
  lab_test_media_take_over ();
  lab_test_stall_watch ();
  while (monkey.number < n_actions && g_get_monotonic_time () < end)
    act (&monkey, seed);
  lab_test_driver_set_hasty (test->driver, FALSE);
  lab_test_stall_end ();
  g_test_message ("%u actions", monkey.number);
  if (lab_test_stall_get_number () > 0)
    g_test_fail ();
  remove_folder (monkey.folder);
  g_free (monkey.folder);
}

LAB_TEST_CASES ()
{
  /* This must be set before threads start, because they may read the environment. */
  g_setenv ("LANGUAGE", "en", TRUE);
  /* GTK's file chooser warns about disks that it cannot examine, for example in a
   * container. */
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL);

  if (g_getenv ("LABYRINTHE_MONKEY_SEED") != NULL
      || g_getenv ("LABYRINTHE_MONKEY_SECONDS") != NULL)
    lab_test_window_add ("/window/monkey/long", NULL, test_seed);
  else
    {
      lab_test_window_add ("/window/monkey/1", GSIZE_TO_POINTER (1), test_seed);
      lab_test_window_add ("/window/monkey/2", GSIZE_TO_POINTER (2), test_seed);
      lab_test_window_add ("/window/monkey/3", GSIZE_TO_POINTER (3), test_seed);
    }
}
