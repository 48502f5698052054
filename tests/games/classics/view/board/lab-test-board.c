/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-board.h"

#include <stdlib.h>

#include <adwaita.h>

#include "lab-classic-board-view.h"
#include "lab-random.h"
#include "lab-test-script.h"

#define WIDTH 480
#define HEIGHT 480
/* The number of positions of each game that are checked. */
#define N_POSITIONS 12

static const struct
{
  double width;
  double height;
} sizes[LAB_TEST_BOARD_N_SIZES] = { { 328, 400 }, { 200, 200 }, { 900, 600 }, { 2000, 1500 } };

/** lab_test_board_games: (array zero-terminated=1): games of several sizes. */
const char * const lab_test_board_games[] = {
  "matches:17", "matches:40,misere", "matches:99", "matches:2", "divide:8x5", "divide:12x12",
  "divide:1x4", "hexapawn:3x3", "hexapawn:4x6", "hexapawn:8x8", "tictactoe:3x3",
  "tictactoe:4x5,4", "tictactoe:8x8,5", NULL,
};

/* Private helpers */

static void
on_chosen (LabTestBoard *self,
           guint         action)
{
  self->action = action;
  self->n_chosen++;
}

static void
on_refused (LabTestBoard *self,
            const char   *reason)
{
  g_free (self->reason);
  self->reason = g_strdup (reason);
  self->n_refused++;
}

static void
on_settled (LabTestBoard *self)
{
  self->n_settled++;
}

static void
get_center (LabTestBoard     *self,
            GtkWidget        *spot,
            graphene_point_t *center)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (spot, GTK_WIDGET (self->board), &bounds));
  graphene_rect_get_center (&bounds, center);
}

/* Returns the key that leads nearer to a spot: first up or down, then left or right. */
static guint
find_key (LabTestBoard *self,
          GtkWidget    *from,
          GtkWidget    *to)
{
  graphene_point_t a, b;

  get_center (self, from, &a);
  get_center (self, to, &b);
  if (ABS (a.y - b.y) > 1)
    return b.y < a.y ? GDK_KEY_Up : GDK_KEY_Down;
  return b.x < a.x ? GDK_KEY_Left : GDK_KEY_Right;
}

/* Public functions */

/** lab_test_board_set_animated: switches animations on or off. */
void
lab_test_board_set_animated (gboolean animated)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", animated, NULL);
}

/* Opens a window with a board, without animations. */
static void
set_up (LabTestBoard *self,
        gconstpointer data G_GNUC_UNUSED)
{
  lab_test_board_set_animated (FALSE);
  self->driver = lab_test_driver_new ();
  lab_test_driver_leave (self->driver);
  self->window = GTK_WINDOW (gtk_window_new ());
  self->board = g_object_new (LAB_TYPE_CLASSIC_BOARD_VIEW, NULL);
  g_signal_connect_swapped (self->board, "chosen", G_CALLBACK (on_chosen), self);
  g_signal_connect_swapped (self->board, "refused", G_CALLBACK (on_refused), self);
  g_signal_connect_swapped (self->board, "settled", G_CALLBACK (on_settled), self);
  gtk_window_set_child (self->window, GTK_WIDGET (self->board));
  gtk_window_set_default_size (self->window, WIDTH, HEIGHT);
  gtk_window_set_decorated (self->window, FALSE);
  gtk_window_present (self->window);
  lab_test_driver_focus (self->driver, self->window);
}

/* Closes the window, and asserts that nothing holds the board. */
static void
tear_down (LabTestBoard *self,
           gconstpointer data G_GNUC_UNUSED)
{
  gpointer board = self->board;

  g_object_add_weak_pointer (G_OBJECT (board), &board);
  gtk_window_destroy (self->window);
  lab_test_wait (board == NULL);
  lab_test_wait (g_list_model_get_n_items (gtk_window_get_toplevels ()) == 0);
  g_clear_object (&self->game);
  g_clear_pointer (&self->reason, g_free);
  g_clear_pointer (&self->driver, lab_test_driver_free);
}

/** lab_test_board_add_case: adds a case that starts with a board without a game. */
void
lab_test_board_add_case (const LabTestPart *part)
{
  g_test_add_vtable (part->path, sizeof (LabTestBoard), NULL,
                     (GTestFixtureFunc) set_up, (GTestFixtureFunc) part->test,
                     (GTestFixtureFunc) tear_down);
}

/**
 * lab_test_board_make_state:
 * @game: the word for a game with its options
 * @seed: what to draw moves from
 * @n_moves: the number of random moves, if the game does not end before
 * @board: (out): the board of the game
 *
 * Returns: (transfer full): a position
 */
gpointer
lab_test_board_make_state (const char             *game,
                           guint64                 seed,
                           guint                   n_moves,
                           const LabClassicBoard **board)
{
  gpointer state = lab_test_board_make_position (game, NULL, board);
  LabRandom random;

  lab_random_init (&random, seed);
  for (guint i = 0; i < n_moves; i++)
    {
      g_autoptr (GArray) actions = lab_classic_list_actions ((*board)->classic, state);

      if (actions->len == 0)
        break;
      (*board)->classic->rules->apply (
          state, g_array_index (actions, guint32, lab_random_below (&random, actions->len)));
    }
  return state;
}

/** lab_test_board_make_position: does the same for a position, or for the first one, %NULL. */
gpointer
lab_test_board_make_position (const char             *game,
                              const char             *position,
                              const LabClassicBoard **board)
{
  g_autoptr (GError) error = NULL;
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse (game, &start, &error);
  gpointer state;

  g_assert_no_error (error);
  *board = lab_classic_board_find (classic);
  state = position != NULL ? lab_classic_parse_position (classic, start, position, &error)
                           : g_steal_pointer (&start);
  g_assert_no_error (error);
  return state;
}

/** lab_test_board_make_scene: returns what is drawn of a position at one of the sizes. */
LabClassicScene
lab_test_board_make_scene (gconstpointer state,
                           guint         size)
{
  return (LabClassicScene) { .state = state, .width = sizes[size].width,
                             .height = sizes[size].height, .text = 13,
                             .palette = &lab_classic_palettes[LAB_STYLE_DAY], .origin = -1,
                             .chosen = -1, .preview = -1, .pulse = 1 };
}

/** lab_test_board_for_each: calls @check with some positions of each game. */
void
lab_test_board_for_each (void (*check) (const LabClassicBoard *board,
                                        gconstpointer          state))
{
  for (guint i = 0; lab_test_board_games[i] != NULL; i++)
    {
      for (guint n_moves = 0; n_moves < N_POSITIONS; n_moves++)
        {
          const LabClassicBoard *board;
          g_autofree gpointer state = lab_test_board_make_state (lab_test_board_games[i], i,
                                                                 n_moves, &board);

          check (board, state);
        }
    }
}

/** lab_test_board_show: shows a random position of a game. */
void
lab_test_board_show (LabTestBoard *self,
                     const char   *game,
                     guint64       seed,
                     guint         n_moves)
{
  const LabClassicBoard *board;
  g_autofree gpointer state = lab_test_board_make_state (game, seed, n_moves, &board);

  g_clear_object (&self->game);
  self->game = lab_classic_game_new (board->classic, state);
  lab_classic_board_view_set_game (self->board, self->game);
  lab_test_driver_settle (self->driver);
}

/** lab_test_board_get_spot: (transfer none): returns the widget of a spot that exists. */
GtkWidget *
lab_test_board_get_spot (LabTestBoard *self,
                         guint         spot)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->board)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (LAB_CLASSIC_SPOT (child)->number != spot)
        continue;
      g_assert_true (gtk_widget_get_mapped (child));
      return child;
    }
  g_assert_not_reached ();
}

/** lab_test_board_go_to: moves the keyboard focus to a spot. The way does not wait for drawing. */
void
lab_test_board_go_to (LabTestBoard *self,
                      guint         spot)
{
  GtkWidget *to = lab_test_board_get_spot (self, spot), *focus;

  if (gtk_window_get_focus (self->window) == NULL)
    lab_test_driver_key (self->driver, GDK_KEY_Tab, 0);
  for (guint i = 0; i < 99; i++)
    {
      focus = gtk_window_get_focus (self->window);
      g_assert_nonnull (focus);
      if (focus == to)
        return;
      lab_test_driver_set_hasty (self->driver, TRUE);
      lab_test_driver_key (self->driver, find_key (self, focus, to), 0);
      lab_test_driver_set_hasty (self->driver, FALSE);
      lab_test_wait (gtk_window_get_focus (self->window) != focus);
    }
  g_assert_not_reached ();
}

/* Returns the legal action of a text. */
static guint32
parse (LabTestBoard *self,
       const char   *action)
{
  g_autoptr (GError) error = NULL;
  guint32 found = 0;

  lab_classic_parse_action (self->game->classic, self->game->state, action, &found, &error);
  g_assert_no_error (error);
  return found;
}

static void
show_values (LabTestBoard *self)
{
  g_auto (LabClassicSolution) values = { 0 };

  g_assert_true (
      lab_classic_solve (self->game->classic, self->game->state, NULL, NULL, NULL, &values));
  lab_classic_board_view_set_values (self->board, &values);
}

static gboolean
do_plain_step (LabTestBoard *self,
               const char   *name)
{
  if (g_str_equal (name, "undo"))
    g_assert_true (lab_play_undo (LAB_PLAY (self->game), NULL));
  else if (g_str_equal (name, "drop"))
    lab_test_driver_let_go (self->driver);
  else if (g_str_equal (name, "values"))
    show_values (self);
  else if (g_str_equal (name, "no-values"))
    lab_classic_board_view_set_values (self->board, NULL);
  else if (g_str_equal (name, "no-hint"))
    lab_classic_board_view_set_hint (self->board, NULL);
  else if (g_str_equal (name, "no-choice"))
    g_assert_false (lab_classic_board_view_cancel_choice (self->board));
  else if (g_str_equal (name, "nothing"))
    g_assert_cmpuint (self->n_chosen + self->n_refused, ==, 0);
  else if (g_str_equal (name, "moving") || g_str_equal (name, "resting"))
    g_assert_cmpint (lab_classic_board_view_is_moving (self->board), ==,
                     g_str_equal (name, "moving"));
  else
    return FALSE;
  return TRUE;
}

static void
play (LabTestBoard *self,
      const char   *words)
{
  g_auto (GStrv) moves = g_strsplit (words, " ", -1);

  for (guint i = 0; moves[i] != NULL; i++)
    g_assert_true (lab_classic_game_move (self->game, parse (self, moves[i]), NULL));
}

/* Points at a place on the board. */
static void
point (LabTestBoard *self,
       const char   *place)
{
  double x, y;

  g_assert_cmpint (sscanf (place, "%lf %lf", &x, &y), ==, 2);
  lab_test_driver_move (self->driver, GTK_WIDGET (self->board), x, y);
}

static void
set_hint (LabTestBoard *self,
          const char   *action)
{
  const guint32 hint = parse (self, action);

  lab_classic_board_view_set_hint (self->board, &hint);
  lab_test_driver_settle (self->driver);
}

static void
assert_chosen (LabTestBoard *self,
               const char   *action)
{
  g_assert_cmpuint (self->n_chosen, ==, 1);
  g_assert_cmpuint (self->n_refused, ==, 0);
  g_assert_cmpuint (self->action, ==, parse (self, action));
  self->n_chosen = 0;
}

static void
assert_refused (LabTestBoard *self,
                const char   *reason)
{
  g_assert_cmpuint (self->n_chosen, ==, 0);
  g_assert_cmpuint (self->n_refused, ==, 1);
  g_assert_cmpstr (self->reason, ==, reason);
  self->n_refused = 0;
}

static void
assert_described (GtkWidget  *spot,
                  const char *text)
{
  g_assert_cmpstr (LAB_CLASSIC_SPOT (spot)->description, ==, text);
  if (text != NULL)
    gtk_test_accessible_assert_property (spot, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);
}

static gboolean
do_step (LabTestBoard *self,
         const char   *name,
         const char   *what)
{
  if (what == NULL)
    return do_plain_step (self, name);
  if (g_str_equal (name, "show"))
    lab_test_board_show (self, what, 0, 0);
  else if (g_str_equal (name, "moves"))
    play (self, what);
  else if (g_str_equal (name, "key"))
    lab_test_driver_strike (self->driver, what);
  else if (g_str_equal (name, "at"))
    point (self, what);
  else if (g_str_equal (name, "click-at"))
    {
      point (self, what);
      lab_test_driver_press (self->driver);
    }
  else if (g_str_equal (name, "click"))
    lab_test_driver_click (self->driver, lab_test_board_get_spot (self, (guint) atoi (what)));
  else if (g_str_equal (name, "over"))
    lab_test_driver_hover (self->driver, lab_test_board_get_spot (self, (guint) atoi (what)));
  else if (g_str_equal (name, "hold"))
    lab_test_driver_hold (self->driver, lab_test_board_get_spot (self, (guint) atoi (what)));
  else if (g_str_equal (name, "go-to"))
    lab_test_board_go_to (self, (guint) atoi (what));
  else if (g_str_equal (name, "hint"))
    set_hint (self, what);
  else if (g_str_equal (name, "chosen"))
    assert_chosen (self, what);
  else if (g_str_equal (name, "refused"))
    assert_refused (self, what);
  else if (g_str_equal (name, "preview"))
    g_assert_cmpint (lab_classic_board_view_get_scene (self->board).preview, ==, atoi (what));
  else if (g_str_equal (name, "focus"))
    g_assert_true (gtk_window_get_focus (self->window)
                   == lab_test_board_get_spot (self, (guint) atoi (what)));
  else if (g_str_equal (name, "described"))
    assert_described (lab_test_board_get_spot (self, (guint) atoi (what)), strchr (what, ' ') + 1);
  else if (g_str_equal (name, "plain"))
    assert_described (lab_test_board_get_spot (self, (guint) atoi (what)), NULL);
  else if (g_str_equal (name, "settled"))
    lab_test_wait (self->n_settled == (guint) atoi (what));
  else
    return FALSE;
  return TRUE;
}

/**
 * lab_test_board_do:
 * @self: a fixture
 * @format: steps with "; " between them, like the format of printf()
 *
 * Does steps like lab_test_do():
 *
 * - `show GAME`; `moves MOVE MOVE…` and `undo` in the game; `hint MOVE`, `no-hint`, `values`,
 *   `no-values`: what the board shows
 * - `click SPOT`, `over SPOT`, `hold SPOT`, `go-to SPOT` with keys, `key ACCELERATOR`, `at X Y`,
 *   `click-at X Y`, `drop`
 * - `chosen MOVE`, `refused REASON`, `nothing`: what came of it; `no-choice`: no pawn is chosen
 * - `described SPOT TEXT`, `plain SPOT`, `preview SPOT`, `focus SPOT`, `moving`, `resting`
 * - `settled NUMBER` waits until so many changes are shown
 */
void
lab_test_board_do (LabTestBoard *self,
                   const char   *format,
                   ...)
{
  va_list arguments;

  va_start (arguments, format);
  lab_test_script_run (self, (LabTestStepFunc) do_step, format, arguments);
  va_end (arguments);
}
