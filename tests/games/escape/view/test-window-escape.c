/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-escape-board.h"
#include "lab-escape-level.h"
#include "lab-escape-telling.h"
#include "lab-stars.h"
#include "lab-test-escape-window.h"
#include "lab-test-steps.h"
#include "lab-test-touch.h"

/* Plays levels of the escape game with keys, the pointer, and fingers. */

/* Private helpers */

static void
assert_cell (LabTestWindow *test,
             LabMazeCell    expected)
{
  g_assert_true (lab_maze_cell_equal (lab_test_escape_get_game (test)->position->cell, expected));
}

/* Returns the middle of a cell on the board. */
static graphene_point_t
find_middle (LabTestWindow *test,
             LabMazeCell    cell)
{
  graphene_rect_t place;

  lab_escape_board_place_cell (lab_test_escape_get_board (test), cell, &place);
  return GRAPHENE_POINT_INIT (place.origin.x + place.size.width / 2,
                              place.origin.y + place.size.height / 2);
}

/* Returns where the corridor ends in which the best way begins. */
static LabMazeCell
find_end (LabTestWindow *test)
{
  LabEscapeGame *game = lab_test_escape_get_game (test);
  g_autoptr (LabClock) clock = lab_clock_new ();
  g_autoptr (LabEscapeGame) other = lab_escape_game_new (game->level, clock);
  LabMazeDirection way;

  way = (LabMazeDirection) g_array_index (lab_escape_game_get_par (game)->moves, LabEscapeMove, 0);
  g_assert_cmpuint (lab_escape_game_walk (other, way, NULL), >, 1);
  return other->position->cell;
}

/* Tests: ways to move */

/* The best way earns three stars, and a key leads to the next level. */
LAB_WINDOW_TEST ("/window-escape/keys", test_keys)
{
  GtkWidget *stars;

  lab_test_escape_start (test, 1);
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (lab_test_escape_get_board (test))));
  lab_test_do (test, "text Level 1");
  lab_test_escape_finish (test);
  lab_test_do (test, "text You Escaped!");
  stars = lab_test_find (GTK_WIDGET (lab_test_escape_get_page (test)), LAB_TYPE_STARS);
  g_assert_cmpuint (LAB_STARS (stars)->count, ==, 3);
  lab_test_do (test, "key n; text Level 2");
  g_assert_cmpuint (lab_test_escape_count_moves (test), ==, 0);
}

/* A key that is pressed just after the end does not lead there. */
LAB_WINDOW_TEST ("/window-escape/rest", test_rest)
{
  lab_test_do (test, "rest");
  lab_test_escape_start (test, 1);
  lab_test_escape_finish (test);
  lab_test_do (test, "text You Escaped!; key space; key Return; pass 300; text You Escaped!; "
               "rested; key space; wait-text Level 2");
}

/* A wall stops the player without a message over the maze. */
LAB_WINDOW_TEST ("/window-escape/wall", test_wall)
{
  LabEscapeGame *game;

  lab_test_escape_start (test, 1);
  game = lab_test_escape_get_game (test);
  for (LabMazeDirection direction = 0; direction < LAB_MAZE_N_DIRECTIONS; direction++)
    {
      LabMazeCell before = game->position->cell;

      if (lab_escape_position_is_open (game->position, game->level, before, direction))
        continue;
      lab_test_escape_press (test, (LabEscapeMove) direction);
      assert_cell (test, before);
    }
  g_assert_cmpuint (game->position->n_moves, ==, 0);
}

LAB_WINDOW_TEST ("/window-escape/click", test_click)
{
  LabMazeCell target;
  graphene_point_t middle;

  lab_test_escape_start (test, 1);
  target = find_end (test);
  middle = find_middle (test, target);
  lab_test_driver_move (test->driver, GTK_WIDGET (lab_test_escape_get_board (test)), middle.x,
                        middle.y);
  lab_test_driver_press (test->driver);
  assert_cell (test, target);
}

/* A click on the exit walks to the first junction on the way, which the line shows before. */
LAB_WINDOW_TEST ("/window-escape/click-far", test_click_far)
{
  LabEscapeBoard *board;
  graphene_point_t middle;
  LabMazeCell end;

  lab_test_escape_start (test, 1);
  board = lab_test_escape_get_board (test);
  middle = find_middle (test, lab_test_escape_get_game (test)->level->recipe.exit);
  end = find_end (test);
  lab_test_driver_move (test->driver, GTK_WIDGET (board), middle.x, middle.y);
  lab_test_wait (board->walk != NULL);
  lab_test_driver_press (test->driver);
  assert_cell (test, end);
  lab_test_do (test, "no-text Choose a cell before the next junction.");
}

/* Touches the middle of a cell, and perhaps moves in a direction before the finger leaves. */
static void
touch (LabTestWindow *test,
       LabMazeCell    cell,
       int            row_step,
       int            column_step)
{
  GtkWidget *board = GTK_WIDGET (lab_test_escape_get_board (test));
  graphene_point_t middle = find_middle (test, cell), end;

  lab_test_touch_down (test->driver, 1, board, middle.x, middle.y);
  for (int way = 20; way <= 60; way += 40)
    {
      end = GRAPHENE_POINT_INIT (middle.x + (float) (way * column_step),
                                 middle.y + (float) (way * row_step));
      if (row_step != 0 || column_step != 0)
        lab_test_touch_move (test->driver, 1, board, end.x, end.y);
    }
  lab_test_touch_up (test->driver, 1, board, end.x, end.y);
  lab_test_driver_settle (test->driver);
}

/* A tap goes to a cell, and a swipe goes along a corridor. */
LAB_WINDOW_TEST ("/window-escape/touch", test_touch)
{
  LabMazeCell start, end;
  LabMazeDirection way;

  lab_test_escape_start (test, 1);
  start = lab_test_escape_get_game (test)->position->cell;
  end = find_end (test);
  touch (test, end, 0, 0);
  assert_cell (test, end);

  lab_test_do (test, "key r");
  way = lab_maze_get_direction (start, end);
  touch (test, start, lab_maze_row_steps[way], lab_maze_column_steps[way]);
  assert_cell (test, end);
}

/* Tests: items */

/* The first levels whose best way uses an item. */
static const guint64 levels[LAB_N_ESCAPE_ITEMS] = {
  [LAB_ESCAPE_LEAP] = 4, [LAB_ESCAPE_HAMMER] = 6, [LAB_ESCAPE_RIFT] = 8, [LAB_ESCAPE_SHUFFLE] = 10,
};

/* Each item is used with its key when it is carried. A leap asks for its direction. */
LAB_WINDOW_TESTS (test_item,
                  { "/window-escape/items/leap", GINT_TO_POINTER (LAB_ESCAPE_LEAP) },
                  { "/window-escape/items/hammer", GINT_TO_POINTER (LAB_ESCAPE_HAMMER) },
                  { "/window-escape/items/rift", GINT_TO_POINTER (LAB_ESCAPE_RIFT) },
                  { "/window-escape/items/shuffle", GINT_TO_POINTER (LAB_ESCAPE_SHUFFLE) })
{
  LabEscapeItem item = (LabEscapeItem) GPOINTER_TO_INT (data), used;
  const LabEscapePosition *position;
  const LabEscapePar *par;
  guint n_before = 0;

  lab_test_escape_start (test, levels[item]);
  position = lab_test_escape_get_game (test)->position;
  par = lab_escape_game_get_par (lab_test_escape_get_game (test));
  while (!lab_escape_move_get_item (g_array_index (par->moves, LabEscapeMove, n_before), &used)
         || used != item)
    lab_test_escape_press (test, g_array_index (par->moves, LabEscapeMove, n_before++));
  g_assert_true (lab_escape_position_carries (position, item));
  lab_test_driver_key (test->driver, (guint) (GDK_KEY_1 + item), 0);
  if (item == LAB_ESCAPE_LEAP)
    {
      g_assert_true (lab_test_escape_get_board (test)->aiming);
      g_assert_true (lab_escape_position_carries (position, item));
      lab_test_escape_press (test, g_array_index (par->moves, LabEscapeMove, n_before)
                                       % LAB_MAZE_N_DIRECTIONS);
      g_assert_false (lab_test_escape_get_board (test)->aiming);
    }
  g_assert_false (lab_escape_position_carries (position, item));
  lab_test_escape_finish (test);
  g_assert_cmpuint (position->n_moves, ==, par->n_moves);
}

/* The map shows a way, and costs no move. The best way never needs it. */
LAB_WINDOW_TEST ("/window-escape/items/map", test_map)
{
  LabEscapeGame *game;
  guint n_moves;

  /* The first level with a map. */
  lab_test_escape_start (test, 3);
  game = lab_test_escape_get_game (test);
  lab_test_escape_go_to (test, game->level->recipe.items[LAB_ESCAPE_MAP]);
  n_moves = game->position->n_moves;
  g_assert_true (lab_escape_position_carries (game->position, LAB_ESCAPE_MAP));
  lab_test_do (test, "key 1");
  g_assert_false (lab_escape_position_carries (game->position, LAB_ESCAPE_MAP));
  g_assert_cmpuint (game->position->n_moves, ==, n_moves);
  g_assert_cmpuint (game->map->len, >, 1);
}

/* Tests: animations */

/* Returns whether a replay is over, and checks that it shows one move after another. */
static gboolean
follow_replay (LabEscapeBoard *board,
               guint          *n_shown)
{
  g_assert_cmpuint (board->n_shown, >=, *n_shown);
  g_assert_cmpuint (board->n_shown, <=, *n_shown + 1);
  *n_shown = board->n_shown;
  return !lab_escape_board_is_moving (board);
}

/* A replay goes through all moves from the start, one after another, with and without
 * animations. */
LAB_WINDOW_TESTS (test_replay,
                  { "/window-escape/replay/animated", GINT_TO_POINTER (TRUE) },
                  { "/window-escape/replay/still", GINT_TO_POINTER (FALSE) })
{
  gboolean animated = GPOINTER_TO_INT (data);
  LabEscapeBoard *board;
  guint n_played, n_shown;

  lab_test_escape_start (test, 1);
  board = lab_test_escape_get_board (test);
  lab_test_escape_finish (test);
  n_played = lab_test_escape_count_moves (test);
  lab_test_window_set_animated (animated);
  lab_escape_board_replay (board);
  g_assert_true (lab_escape_board_is_moving (board));
  n_shown = board->n_shown;
  g_assert_cmpuint (n_shown, <, n_played);
  lab_test_wait (follow_replay (board, &n_shown));
  g_assert_cmpuint (n_shown, ==, n_played);
  g_assert_cmpuint (lab_test_escape_count_moves (test), ==, n_played);

  /* Playing again ends a replay. */
  lab_test_do (test, "key p; key r");
  lab_test_escape_finish (test);
  g_assert_cmpuint (board->n_shown, ==, n_played);
  lab_test_window_set_animated (FALSE);
}

/* With animations, the end comes when the figure has arrived. */
LAB_WINDOW_TEST ("/window-escape/animated", test_animated)
{
  lab_test_escape_start (test, 2);
  lab_test_window_set_animated (TRUE);
  lab_test_escape_finish (test);
  lab_test_do (test, "wait-text You Escaped!");
  lab_test_window_set_animated (FALSE);
}
