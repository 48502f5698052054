/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-escape-window.h"

#include "lab-family-game.h"
#include "lab-maze-family.h"
#include "lab-settings.h"

/* Plays the escape game in the window. Nothing here depends on the language. */

/* Private helpers */

static guint
get_arrow (LabEscapeMove move)
{
  static const guint keys[] = {
    [LAB_MAZE_UP] = GDK_KEY_Up, [LAB_MAZE_DOWN] = GDK_KEY_Down,
    [LAB_MAZE_LEFT] = GDK_KEY_Left, [LAB_MAZE_RIGHT] = GDK_KEY_Right,
  };

  return keys[move % LAB_MAZE_N_DIRECTIONS];
}

/* Public functions */

/** lab_test_escape_set_lessons: sets whether everything was explained before. */
void
lab_test_escape_set_lessons (LabTestWindow *test G_GNUC_UNUSED,
                             gboolean       seen)
{
  static const char * const all[]
      = { "move", "key", "fog", "map", "leap", "hammer", "rift", "shuffle", NULL };
  g_autoptr (GSettings) settings = lab_settings_new ();

  g_settings_set_strv (settings, "escape-lessons", seen ? all : NULL);
}

/** lab_test_escape_start: starts a level. */
void
lab_test_escape_start (LabTestWindow *test,
                       guint64        level)
{
  LabFamily *family = LAB_FAMILY (lab_test_maze_get_family (test));

  lab_test_maze_show_start (test);
  lab_maze_family_start_level (family, level);
  lab_test_driver_settle (test->driver);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "escape");
}

/** lab_test_escape_get_page: (transfer none): returns the page of the game. */
LabEscapePage *
lab_test_escape_get_page (LabTestWindow *test)
{
  return LAB_ESCAPE_PAGE (lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_ESCAPE_PAGE));
}

/** lab_test_escape_get_board: (transfer none): returns the maze on that page. */
LabEscapeBoard *
lab_test_escape_get_board (LabTestWindow *test)
{
  return LAB_ESCAPE_BOARD (lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_ESCAPE_BOARD));
}

/** lab_test_escape_get_game: (transfer none): returns the game that is shown. */
LabEscapeGame *
lab_test_escape_get_game (LabTestWindow *test)
{
  LabFamily *family = LAB_FAMILY (lab_test_maze_get_family (test));

  return lab_current_game_get (lab_family_game_get_current (lab_family_get_game (family)));
}

/** lab_test_escape_press: makes a move with keys. */
void
lab_test_escape_press (LabTestWindow *test,
                       LabEscapeMove  move)
{
  LabEscapeItem item;

  if (lab_escape_move_get_item (move, &item))
    lab_test_driver_key (test->driver, (guint) (GDK_KEY_1 + item), 0);
  if (move < LAB_ESCAPE_USE_HAMMER)
    lab_test_driver_key (test->driver, get_arrow (move), 0);
}

/** lab_test_escape_finish: plays the rest of the level in the fewest moves. */
void
lab_test_escape_finish (LabTestWindow *test)
{
  LabEscapeGame *game = lab_test_escape_get_game (test);
  g_auto (LabEscapePar) best = { 0 };

  g_assert_true (lab_escape_par_find (game->level,
                                      game->position, &best));
  for (guint i = 0; i < best.moves->len; i++)
    lab_test_escape_press (test, g_array_index (best.moves, LabEscapeMove, i));
  g_assert_true (lab_play_is_over (game));
  lab_test_wait (!lab_escape_board_is_moving (lab_test_escape_get_board (test)));
  lab_test_driver_settle (test->driver);
}

/** lab_test_escape_get_cell: returns where the player is. */
LabMazeCell
lab_test_escape_get_cell (LabTestWindow *test)
{
  return lab_test_escape_get_game (test)->position->cell;
}

/** lab_test_escape_find_way: (transfer full): the shortest way to a cell without items. */
GArray *
lab_test_escape_find_way (LabTestWindow *test,
                          LabMazeCell    target)
{
  LabEscapeGame *game = lab_test_escape_get_game (test);
  LabEscapeLevel *level = game->level;
  const LabEscapePosition *position = game->position;
  guint width = level->width;
  gsize n_cells = (gsize) level->height * width;
  g_autofree int *from = g_new (int, n_cells);
  g_autofree guint *queue = g_new (guint, n_cells);
  const int ways[] = { -(int) width, (int) width, -1, 1 };
  guint start = position->cell.row * width + position->cell.column;
  guint end = target.row * width + target.column, n = 0;
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (LabEscapeMove));

  for (gsize i = 0; i < n_cells; i++)
    from[i] = -1;
  queue[n++] = start;
  for (guint i = 0; i < n; i++)
    {
      LabMazeCell cell = { queue[i] / width, queue[i] % width };

      for (int way = 0; way < LAB_MAZE_N_DIRECTIONS; way++)
        {
          guint next = (guint) ((int) queue[i] + ways[way]);

          if (!lab_escape_position_is_open (position, level, cell, (LabMazeDirection) way)
              || next == start || from[next] >= 0)
            continue;
          from[next] = way;
          queue[n++] = next;
        }
    }
  for (guint at = end; at != start; at = (guint) ((int) at - ways[from[at]]))
    {
      LabEscapeMove move = (LabEscapeMove) from[at];

      g_array_prepend_val (moves, move);
    }
  return moves;
}

/** lab_test_escape_go_to: goes to a cell by the shortest way without items. */
void
lab_test_escape_go_to (LabTestWindow *test,
                       LabMazeCell    cell)
{
  g_autoptr (GArray) way = lab_test_escape_find_way (test, cell);

  for (guint i = 0; i < way->len; i++)
    lab_test_escape_press (test, g_array_index (way, LabEscapeMove, i));
}
