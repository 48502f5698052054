/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-window.h"

#include <errno.h>
#include <glib/gstdio.h>

#include "lab-activation.h"
#include "lab-announcer.h"
#include "lab-application.h"
#include "lab-cheese-kind.h"
#include "lab-classic-kind.h"
#include "lab-escape-kind.h"
#include "lab-party-kind.h"
#include "lab-program-shortcuts.h"
#include "lab-robots-kind.h"
#include "lab-settings.h"
#include "lab-shift-hand.h"
#include "lab-shift-pictures.h"
#include "lab-shift-tile-view.h"
#include "lab-shortcuts.h"
#include "lab-storage.h"
#include "lab-table-layout.h"
#include "lab-test-seating.h"

static const char * const names[LAB_SHIFT_N_SEATS] = { "Ada", "Ben", "Cleo", "Dan" };

/* Private helpers */

/* All tests of a program share one application, because GTK can start only once. */
static GtkApplication *
get_application (void)
{
  GApplication *application = g_application_get_default ();

  if (application == NULL)
    {
      g_autoptr (GError) error = NULL;

      application = G_APPLICATION (lab_application_new ());
      g_application_set_flags (application, G_APPLICATION_NON_UNIQUE | G_APPLICATION_HANDLES_OPEN);
      g_application_register (application, NULL, &error);
      g_assert_no_error (error);
    }
  return GTK_APPLICATION (application);
}

static void
forget_settings (void)
{
  g_autoptr (GSettings) settings = lab_settings_new ();
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_assert_nonnull (settings);
  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    g_settings_reset (settings, keys[i]);
}

/* Removes the autosave files that an earlier test has left. */
static void
forget_kept_games (void)
{
  static const char * const files[] = {
    LAB_CHEESE_AUTOSAVE_FILE_NAME, LAB_CLASSIC_AUTOSAVE_FILE_NAME, LAB_ESCAPE_AUTOSAVE_FILE_NAME,
    LAB_ROBOTS_AUTOSAVE_FILE_NAME, LAB_ROBOTS_PARTY_AUTOSAVE_FILE_NAME,
  };
  g_autofree char *kept = lab_test_window_get_kept_path ();

  g_assert_true (g_unlink (kept) == 0 || errno == ENOENT);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      char *path = lab_storage_get_path (files[i]);

      g_assert_true (g_unlink (path) == 0 || errno == ENOENT);
      g_free (path);
    }
}

/* Public functions: the fixture */

/**
 * lab_test_window_set_lessons:
 * @seen: whether the lessons of the small games, the cheese race, and the robots were seen
 *
 * Sets whether these lessons come by themselves. They do not in most tests.
 */
void
lab_test_window_set_lessons (gboolean seen)
{
  lab_test_settings_set ("classics-tutorials",
                         seen ? "['matches', 'divide', 'hexapawn', 'tictactoe']" : "@as []");
  lab_test_settings_set ("cheese-tutorial-seen", "%b", seen);
  lab_test_settings_set ("robots-tutorial-seen", "%b", seen);
  lab_test_settings_set ("cheese-tutorial-step", "0");
  lab_test_settings_set ("robots-tutorial-step", "0");
}

/**
 * lab_test_window_set_animated:
 * @animated: whether the desktop asks for animations
 *
 * Switches animations on or off.
 */
void
lab_test_window_set_animated (gboolean animated)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", animated, NULL);
}

/**
 * lab_test_window_open_home:
 * @self: the fixture
 *
 * Opens a window as at the start of the program, and makes it the window under test.
 */
void
lab_test_window_open_home (LabTestWindow *self)
{
  GtkApplication *application = get_application ();

  g_assert_null (gtk_application_get_windows (application));
  g_application_activate (G_APPLICATION (application));
  self->window = NULL;
  g_set_weak_pointer (&self->window,
                      LAB_WINDOW (gtk_application_get_active_window (application)));
  /* Without a window manager GTK draws a border, which is not part of the test. */
  gtk_widget_remove_css_class (GTK_WIDGET (self->window), "solid-csd");
  lab_test_driver_focus (self->driver, GTK_WINDOW (self->window));
}

/**
 * lab_test_window_open_window:
 * @self: the fixture
 *
 * Opens a window, and leaves the home page for the game that was played last, or else for the setup
 * page.
 *
 * Returns: (transfer none): the window
 */
LabWindow *
lab_test_window_open_window (LabTestWindow *self)
{
  lab_test_window_open_home (self);
  lab_window_resume (self->window);
  if (g_str_equal (lab_window_get_page (self->window), LAB_WINDOW_HOME_PAGE))
    gtk_widget_activate_action (GTK_WIDGET (self->window), "win.new-game", NULL);
  lab_test_driver_settle (self->driver);
  return self->window;
}

/**
 * lab_test_window_close_window:
 * @self: the fixture
 *
 * Destroys the window if it still exists, and asserts that nothing holds a reference.
 */
void
lab_test_window_close_window (LabTestWindow *self)
{
  if (self->window != NULL)
    gtk_window_destroy (GTK_WINDOW (self->window));
  lab_test_wait (self->window == NULL);
  lab_test_wait (g_list_model_get_n_items (gtk_window_get_toplevels ()) == 0);
}

/**
 * lab_test_window_set_up:
 * @self: the fixture
 * @data: unused
 *
 * Opens a window with default settings on the setup page, without a saved game, and without
 * animations. The game that is set up is a full one of two people. Keys do not rest after the end
 * of a game.
 */
void
lab_test_window_set_up (LabTestWindow *self,
                        gconstpointer  data G_GNUC_UNUSED)
{
  get_application ();
  lab_activation_set_clock (NULL);
  forget_settings ();
  lab_test_settings_set ("tutorial-offered", "true");
  lab_test_settings_set ("player-kinds", "['person', 'person', 'person', 'person']");
  lab_test_settings_set ("cards-each", "0");
  lab_test_window_set_lessons (TRUE);
  forget_kept_games ();
  lab_test_window_set_animated (FALSE);
  self->driver = lab_test_driver_new ();
  lab_test_driver_leave (self->driver);
  lab_test_window_open_window (self);
}

/**
 * lab_test_window_tear_down:
 * @self: the fixture
 * @data: unused
 *
 * Closes the window, and asserts that it is finalized.
 */
void
lab_test_window_tear_down (LabTestWindow *self,
                           gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_window_close_window (self);
  /* A game that is still being counted keeps its file from the next test. */
  lab_test_wait (!g_application_get_is_busy (g_application_get_default ()));
  g_clear_pointer (&self->driver, lab_test_driver_free);
}

/** lab_test_window_add_case: adds a case that starts with a new window and default settings. */
void
lab_test_window_add_case (const LabTestPart *part)
{
  g_test_add_vtable (part->path, sizeof (LabTestWindow), NULL,
                     (GTestFixtureFunc) lab_test_window_set_up, (GTestFixtureFunc) part->test,
                     (GTestFixtureFunc) lab_test_window_tear_down);
}

/** lab_test_get_family: the board game in @window. */
LabShiftFamily *
lab_test_get_family (LabWindow *window)
{
  return LAB_SHIFT_FAMILY (lab_window_get_family (window, LAB_SHIFT_FAMILY_ID));
}

/** lab_test_get_game_page: (nullable): the table in @window, if a game was played there. */
LabShiftGamePage *
lab_test_get_game_page (LabWindow *window)
{
  LabFamily *family = LAB_FAMILY (lab_test_get_family (window));

  return LAB_SHIFT_GAME_PAGE (gtk_stack_get_child_by_name (lab_family_get_pages (family), "game"));
}

/** lab_test_get_shortcuts: (transfer none) (array zero-terminated=1): all keys, of the board game
 * and of the program. */
const LabShortcut *
lab_test_get_shortcuts (void)
{
  static GArray *all;

  if (all == NULL)
    {
      all = g_array_new (TRUE, FALSE, sizeof (LabShortcut));
      lab_shortcuts_append (all, lab_shift_game_shortcuts);
      lab_shortcuts_append (all, lab_program_shortcuts_get ());
    }
  return (gconstpointer) all->data;
}

/**
 * lab_test_window_wait_for_pictures: waits until all visible pictures are loaded.
 */
void
lab_test_window_wait_for_pictures (LabTestWindow *self)
{
  LabPictureCache *pictures = lab_shift_pictures_get (GTK_WIDGET (self->window));

  do
    lab_test_driver_settle (self->driver);
  while (pictures->n_waiting > 0);
}

/**
 * lab_test_window_get_kept_path: (transfer full): returns the path of the autosave
 * file.
 */
char *
lab_test_window_get_kept_path (void)
{
  return lab_storage_get_path ("game.labyrinthe");
}

/**
 * lab_test_settings_set:
 * @key: the key
 * @format: the value in the text format of #GVariant, with `%` for parameters
 *
 * Changes a setting from outside, like another program.
 */
void
lab_test_settings_set (const char *key,
                       const char *format,
                       ...)
{
  g_autoptr (GSettings) settings = lab_settings_new ();
  va_list arguments;

  va_start (arguments, format);
  g_assert_true (
    g_settings_set_value (settings, key, g_variant_new_parsed_va (format, &arguments)));
  va_end (arguments);
}

/* Public functions: playing */

static void
play (LabTestWindow            *self,
      LabShiftGame             *game,
      const LabShiftPlayerKind *kinds)
{
  if (kinds != NULL)
    memcpy (game->kinds, kinds, sizeof game->kinds);
  lab_shift_family_play (lab_test_get_family (self->window), game);
  /* On a busy machine, computers can end a short game while the window settles. */
  g_assert_cmpstr (lab_window_get_page (self->window), ==, "game");
  lab_test_driver_settle (self->driver);
}

/**
 * lab_test_window_play:
 * @self: the fixture
 * @deal: the deal
 *
 * Starts a game; the players are named Ada, Ben, Cleo, and Dan, clockwise.
 */
void
lab_test_window_play (LabTestWindow      *self,
                      const LabShiftDeal *deal)
{
  lab_test_window_play_kinds (self, deal, NULL);
}

/**
 * lab_test_window_play_kinds:
 * @self: the fixture
 * @deal: the deal
 * @kinds: the kind of player for each seat
 *
 * Starts a game with computers among the players.
 */
void
lab_test_window_play_kinds (LabTestWindow            *self,
                            const LabShiftDeal       *deal,
                            const LabShiftPlayerKind *kinds)
{
  g_autoptr (LabShiftGame) game = lab_shift_game_new (deal, names);

  play (self, game, kinds);
}

/**
 * lab_test_window_play_from:
 * @self: the fixture
 * @position: the first position
 *
 * Starts a game from a position.
 */
void
lab_test_window_play_from (LabTestWindow          *self,
                           const LabShiftPosition *position)
{
  g_autoptr (LabShiftGame) game = lab_shift_game_new_from_position (position, names);

  play (self, game, NULL);
}

/**
 * lab_test_window_get_board: returns the board of the current game.
 */
LabShiftBoardView *
lab_test_window_get_board (LabTestWindow *self)
{
  return LAB_SHIFT_BOARD_VIEW (lab_test_find (GTK_WIDGET (lab_test_get_game_page (self->window)),
                                              LAB_TYPE_SHIFT_BOARD_VIEW));
}

/**
 * lab_test_window_get_game: returns the current game.
 */
LabShiftGame *
lab_test_window_get_game (LabTestWindow *self)
{
  return lab_shift_game_page_get_game (lab_test_get_game_page (self->window));
}

/**
 * lab_test_window_get_position: returns the current position.
 */
const LabShiftPosition *
lab_test_window_get_position (LabTestWindow *self)
{
  return &lab_test_window_get_game (self)->position;
}

/** lab_test_window_assert_at: asserts that the current position is @expected. */
void
lab_test_window_assert_at (LabTestWindow          *self,
                           const LabShiftPosition *expected)
{
  g_assert_cmpmem (lab_test_window_get_position (self), sizeof *expected, expected,
                   sizeof *expected);
}

/** lab_test_window_is_moving: returns whether a tile or a pawn on the board moves. */
gboolean
lab_test_window_is_moving (LabTestWindow *self)
{
  return lab_shift_board_motion_get_busy (lab_test_window_get_board (self)->motion);
}

/**
 * lab_test_window_is_asked:
 * @self: the fixture
 *
 * Returns: %TRUE if a person can play now
 */
gboolean
lab_test_window_is_asked (LabTestWindow *self)
{
  GtkWidget *page = GTK_WIDGET (lab_test_get_game_page (self->window));

  /* While the card is covered, the tile rotates in the plan of the next player. */
  return (gtk_widget_is_sensitive (lab_test_find_action (page, "game.turn-clockwise"))
          && !lab_shift_game_page_get_covered (LAB_SHIFT_GAME_PAGE (page)))
         || gtk_widget_is_sensitive (lab_test_find_action (page, "game.stay"));
}

/**
 * lab_test_window_get_shown:
 * @self: the fixture
 *
 * Returns: the treasures whose cards are visible, or are in any widget
 */
LabShiftTreasureSet
lab_test_window_get_shown (LabTestWindow *self)
{
  g_autoptr (GPtrArray) hands = lab_test_find_all (GTK_WIDGET (self->window), LAB_TYPE_SHIFT_HAND);

  g_assert_cmpuint (hands->len, <=, 1);
  return hands->len > 0 ? LAB_SHIFT_HAND (hands->pdata[0])->shown : 0;
}

/**
 * lab_test_window_is_covered:
 * @self: the fixture
 *
 * Returns: %TRUE between the turns of two people, when nobody can play
 */
gboolean
lab_test_window_is_covered (LabTestWindow *self)
{
  gboolean covered = lab_shift_game_page_get_covered (lab_test_get_game_page (self->window));

  if (g_strcmp0 (lab_window_get_page (self->window), "game") == 0)
    g_assert_cmpint (covered, ==, lab_test_window_find_handover (self) != NULL);
  g_assert_false (covered && lab_test_window_is_asked (self));
  return covered;
}

/**
 * lab_test_window_find_handover:
 * @self: the fixture
 *
 * Returns: (nullable): the button that ends the handover
 */
GtkWidget *
lab_test_window_find_handover (LabTestWindow *self)
{
  GtkWidget *page = GTK_WIDGET (lab_test_get_game_page (self->window));
  g_autoptr (GPtrArray) buttons = lab_test_find_all (page, GTK_TYPE_BUTTON);
  GtkWidget *found = NULL;

  for (guint i = 0; i < buttons->len; i++)
    {
      const char *id = gtk_buildable_get_buildable_id (buttons->pdata[i]);

      if (!gtk_widget_get_mapped (buttons->pdata[i])
          || (g_strcmp0 (id, "take_button") != 0 && g_strcmp0 (id, "seen_button") != 0))
        continue;
      g_assert_null (found);
      found = buttons->pdata[i];
    }
  return found;
}

/**
 * lab_test_window_take:
 * @self: the fixture
 *
 * Passes the screen on if necessary, and takes it as the player to move.
 */
void
lab_test_window_take (LabTestWindow *self)
{
  LabShiftGame *game = lab_test_window_get_game (self);
  g_autofree char *button = g_strdup_printf ("%s: Show My Card",
                                             game->names[game->position.seat]);

  if (lab_test_find_button ("Got It, Pass the Screen") != NULL)
    lab_test_window_click (self, lab_test_find_button ("Got It, Pass the Screen"));
  if (lab_test_window_is_covered (self))
    lab_test_window_click (self, lab_test_find_button (button));
  g_assert_false (lab_test_window_is_covered (self));
}

/** lab_test_window_click_arrow: clicks on @arrow. */
void
lab_test_window_click_arrow (LabTestWindow *self,
                             LabShiftArrow  arrow)
{
  lab_test_driver_click (self->driver,
                         lab_test_window_get_board (self)->arrows[arrow]);
}

/**
 * lab_test_window_click_cell: clicks on the center of the tile on @cell.
 */
void
lab_test_window_click_cell (LabTestWindow *self,
                            LabShiftCell   cell)
{
  lab_test_driver_click (self->driver,
                         lab_test_window_get_board (self)->tiles[cell]);
}

/** lab_test_window_begin: starts a game of two people in which red can reach some tiles. */
void
lab_test_window_begin (LabTestWindow *self,
                       LabShiftRules  rules)
{
  const LabShiftDeal deal = { lab_test_find_seed (8, 30), 0x5, 0, 0, rules };

  lab_test_window_play (self, &deal);
}

/** lab_test_window_get_page: returns the page that @self shows: "result" for a table of Shifting
 * Maze with a result beside the board. */
const char *
lab_test_window_get_page (LabTestWindow *self)
{
  const char *page = lab_window_get_page (self->window);
  LabShiftGamePage *table = lab_test_get_game_page (self->window);

  if (g_strcmp0 (page, "game") == 0 && table != NULL && table->card != NULL)
    return "result";
  return page;
}

/** lab_test_window_shows: returns whether @self shows a page, named as above. */
gboolean
lab_test_window_shows (LabTestWindow *self,
                       const char    *page)
{
  return g_strcmp0 (lab_test_window_get_page (self), page) == 0;
}

/** lab_test_window_says: returns whether the last announcements contain @words. */
gboolean
lab_test_window_says (LabTestWindow *self,
                      const char    *words)
{
  GtkWidget *announcer = lab_test_find (GTK_WIDGET (self->window), LAB_TYPE_ANNOUNCER);
  g_autofree char *said = gtk_test_accessible_check_property (
    GTK_ACCESSIBLE (announcer), GTK_ACCESSIBLE_PROPERTY_LABEL, "\001");

  return strstr (said, words) != NULL;
}

/** lab_test_window_click: scrolls to a widget, and clicks on it. */
void
lab_test_window_click (LabTestWindow *self,
                       GtkWidget     *widget)
{
  g_assert_nonnull (widget);
  lab_test_driver_reveal (self->driver, widget);
  lab_test_driver_click (self->driver, widget);
}

/** lab_test_window_find_spare: (transfer none): returns the spare tile in its tray. */
GtkWidget *
lab_test_window_find_spare (LabTestWindow *self)
{
  GtkWidget *table = lab_test_find (GTK_WIDGET (self->window), LAB_TYPE_TABLE_LAYOUT);
  GtkWidget *board = GTK_WIDGET (lab_test_window_get_board (self));
  g_autoptr (GPtrArray) views = lab_test_find_all (table, LAB_TYPE_SHIFT_TILE_VIEW);

  for (guint i = views->len; i > 0; i--)
    if (gtk_widget_is_ancestor (views->pdata[i - 1], board))
      g_ptr_array_remove_index (views, i - 1);
  g_assert_cmpuint (views->len, ==, 1);
  return views->pdata[0];
}

/** lab_test_window_get_arrow: (transfer none): returns the button of an arrow. */
GtkWidget *
lab_test_window_get_arrow (LabTestWindow *self,
                           LabShiftArrow  arrow)
{
  return lab_test_window_get_board (self)->arrows[arrow];
}

/** lab_test_window_get_preview: returns the arrow at which the board previews the tile. */
LabShiftArrow
lab_test_window_get_preview (LabTestWindow *self)
{
  return lab_shift_board_motion_get_preview (lab_test_window_get_board (self)->motion);
}
