/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-escape-board-private.h"
#include "lab-escape-level.h"
#include "lab-escape-telling.h"
#include "lab-stars.h"
#include "lab-test-escape-window.h"
#include "lab-test-touch.h"

/* Plays levels of the escape game with keys, the pointer, and fingers. */

/* Levels up to this one are searched for what a test needs. */
#define MANY_LEVELS 200

/* Private helpers */

static void
assert_cell (LabTestWindow *test,
             LabMazeCell    expected)
{
  LabMazeCell cell = lab_test_escape_get_cell (test);

  g_assert_cmpuint (cell.row, ==, expected.row);
  g_assert_cmpuint (cell.column, ==, expected.column);
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

/* Returns the farthest cell on the best way to which one click leads. */
static LabMazeCell
find_target (LabTestWindow *test)
{
  LabEscapeGame *game = lab_test_escape_get_game (test);
  g_autoptr (GArray) way = lab_escape_telling_list_way (
      game, lab_escape_game_get_par (game)->moves, TRUE, TRUE);

  for (guint i = way->len - 1; i > 0; i--)
    {
      LabMazeCell cell = g_array_index (way, LabEscapeStop, i).cell;
      g_autoptr (GArray) walk = lab_escape_game_find_walk (game, cell);

      if (walk != NULL)
        return cell;
    }
  g_assert_not_reached ();
}

/* Returns the first level whose best way uses an item, and how many moves it makes before. */
static guint64
find_level_with (LabEscapeItem  item,
                 guint         *n_before)
{
  for (guint64 number = 1; number < MANY_LEVELS; number++)
    {
      g_autoptr (LabEscapeLevel) level = lab_escape_maker_make (number, NULL);
      g_auto (LabEscapePar) par = { 0 };
      LabEscapePosition start;

      if (!level->plan.has_item[item])
        continue;
      lab_escape_position_init (&start, level);
      g_assert_true (lab_escape_par_find (level, &start, &par));
      for (guint i = 0; i < par.moves->len; i++)
        {
          LabEscapeItem used;

          if (lab_escape_move_get_item (g_array_index (par.moves, LabEscapeMove, i), &used)
              && used == item)
            {
              *n_before = i;
              return number;
            }
        }
    }
  return 0;
}

/* Returns where a corridor from the start ends. */
static LabMazeCell
find_end (LabTestWindow    *test,
          LabMazeDirection  direction)
{
  LabEscapeLevel *level = lab_test_escape_get_game (test)->level;
  g_autoptr (LabClock) clock = lab_clock_new ();
  g_autoptr (LabEscapeGame) other = lab_escape_game_new (level, clock);

  g_assert_cmpuint (lab_escape_game_walk (other, direction, NULL), >, 1);
  return other->position->cell;
}

/* Tests: ways to move */

/* The best way earns three stars, and a key leads to the next level. */
LAB_WINDOW_TEST ("/window-escape/keys", test_keys)
{
  LabStars *stars;

  lab_test_escape_set_lessons (test, TRUE);
  lab_test_escape_start (test, 1);
  g_assert_nonnull (lab_test_find_text ("Level 1"));
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (lab_test_escape_get_board (test))));
  lab_test_escape_finish (test);
  g_assert_nonnull (lab_test_find_text ("You Escaped!"));
  stars = LAB_STARS (lab_test_find (GTK_WIDGET (lab_test_escape_get_page (test)),
                                    LAB_TYPE_STARS));
  g_assert_cmpuint (lab_stars_get_count (stars), ==, 3);
  lab_test_driver_key (test->driver, GDK_KEY_n, 0);
  g_assert_nonnull (lab_test_find_text ("Level 2"));
  g_assert_cmpuint (lab_play_get_n_moves (LAB_PLAY (lab_test_escape_get_game (test))), ==, 0);
}

/* A wall stops the player without a message over the maze. */
LAB_WINDOW_TEST ("/window-escape/wall", test_wall)
{
  const LabEscapePosition *position;

  lab_test_escape_set_lessons (test, TRUE);
  lab_test_escape_start (test, 1);
  position = lab_test_escape_get_game (test)->position;
  for (int direction = 0; direction < LAB_MAZE_N_DIRECTIONS; direction++)
    {
      LabMazeCell before = position->cell;

      if (lab_escape_position_is_open (
              position, lab_test_escape_get_game (test)->level, before,
              (LabMazeDirection) direction))
        continue;
      lab_test_escape_press (test, (LabEscapeMove) direction);
      assert_cell (test, before);
    }
  g_assert_cmpuint (position->n_moves, ==, 0);
}

LAB_WINDOW_TEST ("/window-escape/click", test_click)
{
  LabMazeCell target;
  graphene_point_t middle;

  lab_test_escape_set_lessons (test, TRUE);
  lab_test_escape_start (test, 1);
  target = find_target (test);
  middle = find_middle (test, target);
  lab_test_driver_move (test->driver, GTK_WIDGET (lab_test_escape_get_board (test)), middle.x,
                        middle.y);
  lab_test_driver_press (test->driver);
  assert_cell (test, target);
}

/* A tap goes to a cell, and a swipe goes along a corridor. */
LAB_WINDOW_TEST ("/window-escape/touch", test_touch)
{
  static const int ways[][2] = { { 0, -1 }, { 0, 1 }, { -1, 0 }, { 1, 0 } };
  LabMazeCell target, start, end;
  GtkWidget *board;
  graphene_point_t middle;
  LabEscapeMove first;

  lab_test_escape_set_lessons (test, TRUE);
  lab_test_escape_start (test, 1);
  board = GTK_WIDGET (lab_test_escape_get_board (test));
  target = find_target (test);
  middle = find_middle (test, target);
  lab_test_touch_down (test->driver, 1, board, middle.x, middle.y);
  lab_test_touch_up (test->driver, 1, board, middle.x, middle.y);
  lab_test_driver_settle (test->driver);
  assert_cell (test, target);

  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  start = lab_test_escape_get_cell (test);
  first = g_array_index (lab_escape_game_get_par (lab_test_escape_get_game (test))->moves,
                         LabEscapeMove, 0);
  end = find_end (test, (LabMazeDirection) first);
  middle = find_middle (test, start);
  lab_test_touch_down (test->driver, 1, board, middle.x, middle.y);
  lab_test_touch_move (test->driver, 1, board, middle.x + 20 * (float) ways[first][0],
                       middle.y + 20 * (float) ways[first][1]);
  lab_test_touch_move (test->driver, 1, board, middle.x + 60 * (float) ways[first][0],
                       middle.y + 60 * (float) ways[first][1]);
  lab_test_touch_up (test->driver, 1, board, middle.x + 60 * (float) ways[first][0],
                     middle.y + 60 * (float) ways[first][1]);
  lab_test_driver_settle (test->driver);
  assert_cell (test, end);
}

/* Tests: items */

/* Each item is used with its key when it is carried. A leap asks for its direction. */
static void
test_item (LabTestWindow *test,
           gconstpointer  data)
{
  LabEscapeItem item = (LabEscapeItem) GPOINTER_TO_INT (data);
  guint n_before = 0;
  guint64 level = find_level_with (item, &n_before);
  const LabEscapePosition *position;
  const LabEscapePar *par;

  g_assert_cmpuint (level, >, 0);
  lab_test_escape_set_lessons (test, TRUE);
  lab_test_escape_start (test, level);
  position = lab_test_escape_get_game (test)->position;
  par = lab_escape_game_get_par (lab_test_escape_get_game (test));
  for (guint i = 0; i < n_before; i++)
    lab_test_escape_press (test, g_array_index (par->moves, LabEscapeMove, i));
  g_assert_true (lab_escape_position_carries (position, item));
  lab_test_driver_key (test->driver, (guint) (GDK_KEY_1 + item), 0);
  if (item == LAB_ESCAPE_LEAP)
    {
      g_assert_true (lab_escape_board_get_aiming (lab_test_escape_get_board (test)));
      g_assert_true (lab_escape_position_carries (position, item));
      lab_test_escape_press (test, g_array_index (par->moves, LabEscapeMove, n_before)
                                       % LAB_MAZE_N_DIRECTIONS);
      g_assert_false (lab_escape_board_get_aiming (lab_test_escape_get_board (test)));
    }
  g_assert_false (lab_escape_position_carries (position, item));
  lab_test_escape_finish (test);
  g_assert_cmpuint (position->n_moves, ==, par->n_moves);
}

/* The map shows a way, and costs no move. The best way never needs it. */
LAB_WINDOW_TEST ("/window-escape/items/map", test_map)
{
  const LabEscapePosition *position;
  g_autoptr (GArray) way = NULL;
  guint64 number = 0;
  LabMazeCell cell = { 0, 0 };
  guint n_moves;

  while (number == 0 || cell.row + cell.column == 0)
    {
      g_autoptr (LabEscapeLevel) level = lab_escape_maker_make (++number, NULL);
      const LabEscapeRecipe *plan = &level->plan;

      g_assert_cmpuint (number, <, MANY_LEVELS);
      if (plan->has_item[LAB_ESCAPE_MAP])
        cell = plan->items[LAB_ESCAPE_MAP];
    }
  lab_test_escape_set_lessons (test, TRUE);
  lab_test_escape_start (test, number);
  way = lab_test_escape_find_way (test, cell);
  for (guint i = 0; i < way->len; i++)
    lab_test_escape_press (test, g_array_index (way, LabEscapeMove, i));
  position = lab_test_escape_get_game (test)->position;
  n_moves = position->n_moves;
  g_assert_true (lab_escape_position_carries (position, LAB_ESCAPE_MAP));
  lab_test_driver_key (test->driver, GDK_KEY_1, 0);
  g_assert_false (lab_escape_position_carries (position, LAB_ESCAPE_MAP));
  g_assert_cmpuint (position->n_moves, ==, n_moves);
  g_assert_cmpuint (lab_test_escape_get_game (test)->map->len, >, 1);
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
static void
test_replay (LabTestWindow *test,
             gconstpointer  data)
{
  gboolean animated = GPOINTER_TO_INT (data);
  LabEscapeBoard *board;
  guint n_played, n_shown;

  lab_test_escape_set_lessons (test, TRUE);
  lab_test_escape_start (test, 1);
  board = lab_test_escape_get_board (test);
  lab_test_escape_finish (test);
  n_played = lab_play_get_n_moves (LAB_PLAY (lab_test_escape_get_game (test)));
  lab_test_window_set_animated (animated);
  lab_escape_board_replay (board);
  g_assert_true (lab_escape_board_is_moving (board));
  n_shown = board->n_shown;
  g_assert_cmpuint (n_shown, <, n_played);
  lab_test_wait (follow_replay (board, &n_shown));
  g_assert_cmpuint (n_shown, ==, n_played);
  g_assert_cmpuint (lab_play_get_n_moves (LAB_PLAY (lab_test_escape_get_game (test))), ==,
                    n_played);

  /* Playing again ends a replay. */
  lab_test_driver_key (test->driver, GDK_KEY_p, 0);
  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  lab_test_escape_finish (test);
  g_assert_cmpuint (board->n_shown, ==, n_played);
  lab_test_window_set_animated (FALSE);
}

/* With animations, the end comes when the figure has arrived. */
LAB_WINDOW_TEST ("/window-escape/animated", test_animated)
{
  lab_test_escape_set_lessons (test, TRUE);
  lab_test_escape_start (test, 2);
  lab_test_window_set_animated (TRUE);
  lab_test_escape_finish (test);
  lab_test_wait (lab_test_find_text ("You Escaped!") != NULL);
  lab_test_window_set_animated (FALSE);
}

LAB_TEST_CASES ()
{
  lab_test_window_add ("/window-escape/items/leap", GINT_TO_POINTER (LAB_ESCAPE_LEAP), test_item);
  lab_test_window_add ("/window-escape/items/hammer", GINT_TO_POINTER (LAB_ESCAPE_HAMMER),
                       test_item);
  lab_test_window_add ("/window-escape/items/rift", GINT_TO_POINTER (LAB_ESCAPE_RIFT), test_item);
  lab_test_window_add ("/window-escape/items/shuffle", GINT_TO_POINTER (LAB_ESCAPE_SHUFFLE),
                       test_item);
  lab_test_window_add ("/window-escape/replay/animated", GINT_TO_POINTER (TRUE), test_replay);
  lab_test_window_add ("/window-escape/replay/still", GINT_TO_POINTER (FALSE), test_replay);
}
