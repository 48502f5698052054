/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-desk.h"

#include <errno.h>
#include <glib/gstdio.h>

#include "storage/lab-storage.h"
#include "view/lab-application.h"
#include "view/lab-hand.h"
#include "view/lab-pictures.h"
#include "view/lab-settings.h"
#include "view/lab-table.h"

static const char * const names[LAB_N_SEATS] = { "Ada", "Ben", "Cleo", "Dan" };

/* Private helpers */

/* One application for all tests of a program, since GTK starts only once. */
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

/* Whatever a test before has left behind. */
static void
forget_kept_game (void)
{
  g_autofree char *path = lab_test_desk_get_kept_path ();

  g_assert_true (g_unlink (path) == 0 || errno == ENOENT);
}

static void
collect (GtkWidget *root,
         GType      type,
         GPtrArray *found)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type))
    g_ptr_array_add (found, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, type, found);
}

/* Public functions: the fixture */

/**
 * lab_test_desk_set_offered:
 * @offered: whether the tutorial was offered before; it was, as far as most tests care
 */
void
lab_test_desk_set_offered (gboolean offered)
{
  g_autoptr (GSettings) settings = lab_settings_new ();

  g_settings_set_boolean (settings, "tutorial-offered", offered);
}

/**
 * lab_test_desk_set_animated:
 * @animated: whether the desktop asks for animations
 */
void
lab_test_desk_set_animated (gboolean animated)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", animated, NULL);
}

/**
 * lab_test_desk_open_window:
 * @self: a desk
 *
 * Starts the program, as far as its user can tell, and makes the new window the
 * one under test.
 *
 * Returns: (transfer none): the window
 */
LabWindow *
lab_test_desk_open_window (LabTestDesk *self)
{
  GtkApplication *application = get_application ();

  g_assert_null (gtk_application_get_windows (application));
  g_application_activate (G_APPLICATION (application));
  self->window = NULL;
  g_set_weak_pointer (&self->window,
                      LAB_WINDOW (gtk_application_get_active_window (application)));
  /* The border that GTK draws where there is no window manager is not ours to test. */
  gtk_widget_remove_css_class (GTK_WIDGET (self->window), "solid-csd");
  lab_test_driver_focus (self->driver, GTK_WINDOW (self->window));
  return self->window;
}

/**
 * lab_test_desk_close_window:
 * @self: a desk
 *
 * Destroys the window, if it is still there, and makes sure that nothing holds it.
 */
void
lab_test_desk_close_window (LabTestDesk *self)
{
  if (self->window != NULL)
    gtk_window_destroy (GTK_WINDOW (self->window));
  lab_test_wait (self->window == NULL);
  lab_test_wait (g_list_model_get_n_items (gtk_window_get_toplevels ()) == 0);
}

/**
 * lab_test_desk_set_up:
 * @self: a desk
 * @data: unused
 *
 * Opens a window, with settings as new, no game kept, and without animations.
 */
void
lab_test_desk_set_up (LabTestDesk  *self,
                      gconstpointer data G_GNUC_UNUSED)
{
  get_application ();
  forget_settings ();
  lab_test_desk_set_offered (TRUE);
  forget_kept_game ();
  lab_test_desk_set_animated (FALSE);
  self->driver = lab_test_driver_new ();
  lab_test_driver_leave (self->driver);
  lab_test_desk_open_window (self);
}

/**
 * lab_test_desk_tear_down:
 * @self: a desk
 * @data: unused
 *
 * Closes the window, which must go for good.
 */
void
lab_test_desk_tear_down (LabTestDesk  *self,
                         gconstpointer data G_GNUC_UNUSED)
{
  lab_test_desk_close_window (self);
  g_clear_pointer (&self->driver, lab_test_driver_free);
}

/** lab_test_desk_wait_for_pictures: waits until all that can be seen has its pictures. */
void
lab_test_desk_wait_for_pictures (LabTestDesk *self)
{
  LabPictures *pictures = lab_pictures_get_for_widget (GTK_WIDGET (self->window));

  do
    lab_test_driver_settle (self->driver);
  while (lab_drawing_time_get_waiting (lab_pictures_get_time (pictures)) > 0);
}

/** lab_test_desk_get_kept_path: (transfer full): the file in which the game under way is kept. */
char *
lab_test_desk_get_kept_path (void)
{
  return lab_storage_get_path ("game.labyrinthe");
}

/** lab_test_desk_set_speed: how fast turns of the computer are to be shown. */
void
lab_test_desk_set_speed (const char *speed)
{
  g_autoptr (GSettings) settings = lab_settings_new ();

  g_assert_true (g_settings_set_string (settings, "speed", speed));
}

/** lab_test_desk_set_thinking_time: how long the computer may think about a turn. */
void
lab_test_desk_set_thinking_time (double seconds)
{
  g_autoptr (GSettings) settings = lab_settings_new ();

  g_assert_true (g_settings_set_double (settings, "thinking-time", seconds));
}

/** lab_test_desk_set_program: which program can play. */
void
lab_test_desk_set_program (const char *command)
{
  g_autoptr (GSettings) settings = lab_settings_new ();

  g_assert_true (g_settings_set_string (settings, "program", command));
}

/* Public functions: finding */

/**
 * lab_test_find_all:
 * @root: where to look
 * @type: what to look for
 *
 * Returns: (transfer container): @root and its descendants that are a @type
 */
GPtrArray *
lab_test_find_all (GtkWidget *root,
                   GType      type)
{
  GPtrArray *found = g_ptr_array_new ();

  collect (root, type, found);
  return found;
}

/**
 * lab_test_find:
 * @root: where to look
 * @type: what to look for
 *
 * Returns: (transfer none) (nullable): the first of them
 */
GtkWidget *
lab_test_find (GtkWidget *root,
               GType      type)
{
  g_autoptr (GPtrArray) found = lab_test_find_all (root, type);

  return found->len > 0 ? found->pdata[0] : NULL;
}

/**
 * lab_test_find_text:
 * @text: what it says
 *
 * Looks in all windows for a label that can be seen and has a place there.
 *
 * Returns: (transfer none) (nullable): the label
 */
GtkWidget *
lab_test_find_text (const char *text)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      g_autoptr (GPtrArray) labels = lab_test_find_all (window, GTK_TYPE_LABEL);

      for (guint j = 0; j < labels->len; j++)
        {
          GtkWidget *label = labels->pdata[j];

          if (gtk_widget_get_mapped (label) && gtk_widget_get_width (label) > 0
              && g_strcmp0 (gtk_label_get_text (GTK_LABEL (label)), text) == 0)
            return label;
        }
    }
  return NULL;
}

/**
 * lab_test_has_text:
 * @root: a widget
 * @text: what it says
 *
 * Returns: %TRUE if a label in @root says so
 */
gboolean
lab_test_has_text (GtkWidget  *root,
                   const char *text)
{
  g_autoptr (GPtrArray) labels = lab_test_find_all (root, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    {
      if (g_strcmp0 (gtk_label_get_text (labels->pdata[i]), text) == 0)
        return TRUE;
    }
  return FALSE;
}

/**
 * lab_test_find_button:
 * @text: what it says, without the sign of its mnemonic
 *
 * Returns: (transfer none) (nullable): the button, if it can be seen
 */
GtkWidget *
lab_test_find_button (const char *text)
{
  GtkWidget *label = lab_test_find_text (text);

  return label != NULL ? gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON) : NULL;
}

/**
 * lab_test_find_action:
 * @root: where to look
 * @action: an action
 *
 * Returns: (transfer none) (nullable): the button that does it
 */
GtkWidget *
lab_test_find_action (GtkWidget  *root,
                      const char *action)
{
  g_autoptr (GPtrArray) buttons = lab_test_find_all (root, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    {
      if (g_strcmp0 (gtk_actionable_get_action_name (buttons->pdata[i]), action) == 0)
        return buttons->pdata[i];
    }
  return NULL;
}

/**
 * lab_test_is_within:
 * @widget: a widget
 * @area: a widget around it
 *
 * Returns: %TRUE if no part of @widget is outside of @area
 */
gboolean
lab_test_is_within (GtkWidget *widget,
                    GtkWidget *area)
{
  graphene_rect_t bounds;
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (area),
                                            (float) gtk_widget_get_height (area));

  return gtk_widget_compute_bounds (widget, area, &bounds)
         && graphene_rect_contains_rect (&all, &bounds);
}

/**
 * lab_test_can_be_hit:
 * @widget: a widget
 *
 * Returns: %TRUE if a click on its middle reaches it, and nothing that lies upon it
 */
gboolean
lab_test_can_be_hit (GtkWidget *widget)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  graphene_point_t middle = GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (widget) / 2,
                                                 (float) gtk_widget_get_height (widget) / 2);
  GtkWidget *hit;

  g_assert_true (gtk_widget_compute_point (widget, root, &middle, &middle));
  hit = gtk_widget_pick (root, middle.x, middle.y, GTK_PICK_INSENSITIVE);
  return hit == widget || (hit != NULL && gtk_widget_is_ancestor (hit, widget));
}

/* Public functions: playing */

static void
play (LabTestDesk         *self,
      LabGame             *game,
      const LabPlayerKind *kinds)
{
  lab_window_play (self->window, game, kinds);
  lab_test_driver_settle (self->driver);
  g_assert_cmpstr (lab_window_get_page (self->window), ==, "game");
}

/**
 * lab_test_desk_play:
 * @self: a desk
 * @deal: what to deal
 *
 * Begins a game; the players are called Ada, Ben, Cleo and Dan, clockwise.
 */
void
lab_test_desk_play (LabTestDesk   *self,
                    const LabDeal *deal)
{
  g_autoptr (LabGame) game = lab_game_new (deal, names);

  play (self, game, NULL);
}

/**
 * lab_test_desk_play_kinds:
 * @self: a desk
 * @deal: what to deal
 * @kinds: who plays each seat
 *
 * Does the same with computers among the players.
 */
void
lab_test_desk_play_kinds (LabTestDesk         *self,
                          const LabDeal       *deal,
                          const LabPlayerKind *kinds)
{
  g_autoptr (LabGame) game = lab_game_new (deal, names);

  play (self, game, kinds);
}

/**
 * lab_test_desk_play_from:
 * @self: a desk
 * @position: from where to play
 */
void
lab_test_desk_play_from (LabTestDesk       *self,
                         const LabPosition *position)
{
  g_autoptr (LabGame) game = lab_game_new_from_position (position, names);

  play (self, game, NULL);
}

/** lab_test_desk_get_board: the board of the game under way. */
LabBoardView *
lab_test_desk_get_board (LabTestDesk *self)
{
  return LAB_BOARD_VIEW (
      lab_test_find (GTK_WIDGET (lab_window_get_game_page (self->window)), LAB_TYPE_BOARD_VIEW));
}

/** lab_test_desk_get_game: the game under way. */
LabGame *
lab_test_desk_get_game (LabTestDesk *self)
{
  return lab_controller_get_game (
      lab_game_page_get_controller (lab_window_get_game_page (self->window)));
}

/** lab_test_desk_get_position: how the game stands. */
const LabPosition *
lab_test_desk_get_position (LabTestDesk *self)
{
  return lab_game_get_position (lab_test_desk_get_game (self));
}

/**
 * lab_test_desk_is_asked:
 * @self: a desk
 *
 * Returns: %TRUE if a person can play now
 */
gboolean
lab_test_desk_is_asked (LabTestDesk *self)
{
  GtkWidget *page = GTK_WIDGET (lab_window_get_game_page (self->window));

  return gtk_widget_is_sensitive (lab_test_find_action (page, "game.turn-clockwise"))
         || gtk_widget_is_sensitive (lab_test_find_action (page, "game.stay"));
}

/**
 * lab_test_desk_get_shown:
 * @self: a desk
 *
 * Returns: the treasures whose cards are to be seen, or are left anywhere
 */
LabTreasureSet
lab_test_desk_get_shown (LabTestDesk *self)
{
  g_autoptr (GPtrArray) hands = lab_test_find_all (GTK_WIDGET (self->window), LAB_TYPE_HAND);
  LabTreasureSet shown = 0;

  for (guint i = 0; i < hands->len; i++)
    shown |= lab_hand_get_shown (hands->pdata[i]);
  return shown;
}

/**
 * lab_test_desk_is_covered:
 * @self: a desk
 *
 * Returns: %TRUE if the table cannot be seen
 */
gboolean
lab_test_desk_is_covered (LabTestDesk *self)
{
  GtkWidget *page = GTK_WIDGET (lab_window_get_game_page (self->window));
  gboolean covered = lab_game_page_get_covered (LAB_GAME_PAGE (page));

  g_assert_cmpint (covered, ==, !gtk_widget_get_mapped (lab_test_find (page, LAB_TYPE_TABLE)));
  return covered;
}

/**
 * lab_test_desk_take:
 * @self: a desk
 *
 * Passes the screen on, if need be, and takes it as the player whose turn it is.
 */
void
lab_test_desk_take (LabTestDesk *self)
{
  LabGame *game = lab_test_desk_get_game (self);
  LabPlayer *player = lab_game_get_player (game, lab_game_get_seat (game));
  g_autofree char *button = g_strdup_printf ("I Am %s", lab_player_get_name (player));

  if (lab_test_find_button ("Seen, Pass On") != NULL)
    {
      lab_test_driver_reveal (self->driver, lab_test_find_button ("Seen, Pass On"));
      lab_test_driver_click (self->driver, lab_test_find_button ("Seen, Pass On"));
    }
  if (lab_test_desk_is_covered (self))
    {
      g_assert_nonnull (lab_test_find_button (button));
      lab_test_driver_reveal (self->driver, lab_test_find_button (button));
      lab_test_driver_click (self->driver, lab_test_find_button (button));
    }
  g_assert_false (lab_test_desk_is_covered (self));
}

/** lab_test_desk_click_arrow: clicks on @arrow. */
void
lab_test_desk_click_arrow (LabTestDesk *self,
                           LabArrow     arrow)
{
  lab_test_driver_click (self->driver,
                         lab_board_view_get_arrow (lab_test_desk_get_board (self), arrow));
}

/** lab_test_desk_click_cell: clicks on the middle of the tile on @cell. */
void
lab_test_desk_click_cell (LabTestDesk *self,
                          LabCell      cell)
{
  lab_test_driver_click (self->driver,
                         lab_board_view_get_tile (lab_test_desk_get_board (self), cell));
}
