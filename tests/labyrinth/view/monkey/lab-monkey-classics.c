/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-monkey.h"

#include <string.h>

#include "lab-classic-board.h"
#include "lab-classic-saved-game.h"
#include "lab-classic-spot.h"
#include "lab-test-seating.h"
#include "lab-test-small-game.h"

/* Plays the small games and studies their search trees. */

/* Private helpers */

static gboolean
is_shown (LabMonkey *self)
{
  return lab_monkey_has_window (self)
         && LAB_IS_CLASSICS_FAMILY (lab_window_get_shown (self->test->window));
}

static gboolean
is_at (LabMonkey  *self,
       const char *page)
{
  return is_shown (self) && lab_monkey_get_top (self) == GTK_WINDOW (self->test->window)
         && g_strcmp0 (lab_window_get_page (self->test->window), page) == 0;
}

static LabClassicSession *
get_session (LabMonkey *self)
{
  return lab_monkey_has_window (self) ? lab_test_small_game_get_session (self->test) : NULL;
}

/* Returns a game of any kind and size; most are small. */
static char *
draw_game (LabMonkey *self)
{
  switch (lab_monkey_draw (self, 8))
    {
    case 0:
      return g_strdup_printf ("matches:%u", 1 + lab_monkey_draw (self, 99));
    case 1:
      return g_strdup_printf ("matches:%u,misere", 1 + lab_monkey_draw (self, 20));
    case 2:
      return g_strdup_printf ("divide:%ux%u", 2 + lab_monkey_draw (self, 6),
                              2 + lab_monkey_draw (self, 6));
    case 3:
      return g_strdup ("hexapawn");
    case 4:
      return g_strdup_printf ("hexapawn:%ux%u", 3 + lab_monkey_draw (self, 6),
                              3 + lab_monkey_draw (self, 6));
    case 5:
      return g_strdup_printf ("tictactoe:%ux%u,%u", 3 + lab_monkey_draw (self, 6),
                              3 + lab_monkey_draw (self, 6), 3);
    default:
      return g_strdup ("tictactoe");
    }
}

static LabClassicSession *
draw_session (LabMonkey *self)
{
  g_autofree char *text = draw_game (self);
  g_autofree gpointer start = NULL;
  g_autoptr (GError) error = NULL;
  const LabClassic *classic = lab_classic_parse (text, &start, &error);
  LabClassicSeat seats[2];
  g_autoptr (LabClassicGame) game = NULL;

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    {
      seats[i].person = lab_monkey_chance (self, 65);
      seats[i].level = (LabClassicLevel) lab_monkey_draw (self, LAB_CLASSIC_N_LEVELS);
    }
  /* The window has no games between two computers. */
  seats[0].person |= !seats[1].person;
  game = lab_classic_game_new (classic, start);
  lab_monkey_say (self, "has a game of %s", text);
  return lab_classic_session_new (game, seats, lab_monkey_draw (self, 1000));
}

/* Starts a game from the main loop, as the program itself does. */
typedef struct
{
  LabMonkey *monkey;
  LabClassicSession *session;
  gboolean done;
} Beginning;

static gboolean
on_begin (gpointer data)
{
  Beginning *beginning = data;

  lab_classics_family_play (lab_test_small_game_get_family (beginning->monkey->test),
                            beginning->session);
  beginning->done = TRUE;
  return G_SOURCE_REMOVE;
}

/* Presses on the places of an action, and sometimes on any others. */
static void
choose (LabMonkey *self,
        guint32    action)
{
  LabClassicGame *game = lab_test_small_game_get_game (self->test);
  const LabClassicBoard *board = lab_classic_board_find (lab_classic_game_get_classic (game));
  guint n_moves = lab_classic_game_get_n_moves (game);

  for (guint step = 0; step < board->n_steps && is_at (self, "game"); step++)
    {
      GtkWidget *view = GTK_WIDGET (lab_test_small_game_get_board (self->test));
      g_autoptr (GPtrArray) spots = lab_test_find_all (view, LAB_TYPE_CLASSIC_SPOT);
      int number;

      if (lab_test_small_game_get_game (self->test) != game
          || lab_classic_game_get_n_moves (game) != n_moves)
        return;
      number = lab_classic_board_find_spot (board, lab_classic_game_get_state (game), action, step);
      if (number < 0 || lab_monkey_chance (self, 5))
        number = (int) lab_monkey_draw (self, spots->len);
      if ((guint) number >= spots->len)
        return;
      if (lab_monkey_chance (self, 70))
        lab_monkey_press_on (self, spots->pdata[number]);
      else if (gtk_widget_get_mapped (spots->pdata[number]))
        {
          gtk_widget_grab_focus (spots->pdata[number]);
          lab_test_driver_key (self->test->driver, GDK_KEY_Return, 0);
        }
    }
}

static void
play_step (LabMonkey *self)
{
  LabClassicSession *session = get_session (self);
  LabClassicGame *game = lab_test_small_game_get_game (self->test);
  const LabClassic *classic = lab_classic_game_get_classic (game);
  g_autoptr (GArray) actions = NULL;
  g_autofree char *move = NULL;
  guint32 action;

  if (lab_classic_game_is_over (game))
    {
      lab_test_driver_key (self->test->driver,
                           lab_monkey_chance (self, 50) ? GDK_KEY_r : GDK_KEY_Return, 0);
      return;
    }
  if (!lab_classic_session_is_persons_turn (session)
      || lab_classic_board_view_is_moving (lab_test_small_game_get_board (self->test)))
    {
      lab_test_iterate_for (20);
      return;
    }
  actions = lab_classic_list_actions (classic, lab_classic_game_get_state (game));
  action = g_array_index (actions, guint32, lab_monkey_draw (self, actions->len));
  move = lab_classic_format_action (classic, lab_classic_game_get_state (game), action);
  lab_monkey_say (self, "plays %s", move);
  choose (self, action);
}

/* Private helpers: the search tree */

static void
study (LabMonkey *self)
{
  static const guint keys[] = {
    GDK_KEY_Page_Down, GDK_KEY_Page_Down, GDK_KEY_Page_Up, GDK_KEY_Home, GDK_KEY_End,
    GDK_KEY_space,     GDK_KEY_Up,        GDK_KEY_Down,    GDK_KEY_Left, GDK_KEY_Right,
    GDK_KEY_f,         GDK_KEY_Return,
  };

  for (guint n = 1 + lab_monkey_draw (self, 8); n > 0 && is_at (self, "search-tree"); n--)
    {
      guint key = keys[lab_monkey_draw (self, G_N_ELEMENTS (keys))];

      lab_monkey_say (self, "studies the tree with %s", gdk_keyval_name (key));
      lab_test_driver_key (self->test->driver, key, 0);
    }
  if (is_at (self, "search-tree") && lab_monkey_chance (self, 40))
    lab_test_driver_key (self->test->driver, GDK_KEY_Escape, 0);
}

/* Public functions */

/** lab_monkey_is_in_classics: returns whether the window shows the small games. */
gboolean
lab_monkey_is_in_classics (LabMonkey *self)
{
  return is_shown (self);
}

/** lab_monkey_dup_small_game: returns the file of a small game with a few moves. */
char *
lab_monkey_dup_small_game (LabMonkey *self)
{
  g_autoptr (LabClassicSession) session = draw_session (self);
  LabClassicGame *game = lab_classic_session_get_game (session);

  for (guint n = lab_monkey_draw (self, 12); n > 0 && !lab_classic_game_is_over (game); n--)
    {
      g_autoptr (GArray) actions = lab_classic_list_actions (lab_classic_game_get_classic (game),
                                                             lab_classic_game_get_state (game));

      g_assert_true (lab_classic_game_move (
          game, g_array_index (actions, guint32, lab_monkey_draw (self, actions->len)), NULL));
    }
  return lab_classic_saved_game_format (session);
}

/**
 * lab_monkey_begin_small_game: starts a small game of any kind, or the one that the start page
 * offers.
 */
void
lab_monkey_begin_small_game (LabMonkey *self)
{
  if (is_at (self, "start") && lab_monkey_chance (self, 50))
    {
      lab_monkey_say (self, "starts the game of the start page");
      lab_test_driver_key (self->test->driver, GDK_KEY_Return, 0);
    }
  else
    {
      g_autoptr (LabClassicSession) session = draw_session (self);
      Beginning beginning = { self, session, FALSE };

      g_idle_add (on_begin, &beginning);
      lab_test_wait (beginning.done);
    }
  lab_test_driver_settle (self->test->driver);
}

/**
 * lab_monkey_play_small_game: plays a few moves, or steps through the search tree.
 */
void
lab_monkey_play_small_game (LabMonkey *self)
{
  if (is_at (self, "search-tree"))
    {
      study (self);
      return;
    }
  for (guint n = 1 + lab_monkey_draw (self, 6);
       n > 0 && is_at (self, "game") && get_session (self) != NULL; n--)
    play_step (self);
  if (is_at (self, "game") && lab_monkey_chance (self, 15))
    lab_test_driver_key (self->test->driver,
                         "htvr"[lab_monkey_draw (self, 4)], 0);
}

/**
 * lab_monkey_check_small_game: asserts that the moves of the game lead to its position, and that
 * it could be saved and opened again.
 */
void
lab_monkey_check_small_game (LabMonkey *self)
{
  LabClassicSession *session = get_session (self);
  LabClassicGame *game, *read_game;
  const LabClassic *classic;
  g_autofree gpointer state = NULL;
  g_autofree char *data = NULL;
  g_autoptr (LabClassicSession) read = NULL;
  g_autoptr (GError) error = NULL;

  if (session == NULL)
    return;
  game = lab_classic_session_get_game (session);
  classic = lab_classic_game_get_classic (game);
  state = lab_classic_copy_state (classic, lab_classic_game_get_start (game));
  for (guint i = 0; i < lab_classic_game_get_n_moves (game); i++)
    classic->rules->apply (state, lab_classic_game_get_move (game, i));
  g_assert_true (memcmp (state, lab_classic_game_get_state (game), classic->state_size) == 0);
  data = lab_classic_saved_game_format (session);
  read = lab_classic_saved_game_parse (data, &error);
  g_assert_no_error (error);
  read_game = lab_classic_session_get_game (read);
  g_assert_true (lab_classic_game_get_classic (read_game) == classic);
  g_assert_true (memcmp (state, lab_classic_game_get_state (read_game), classic->state_size) == 0);
}
