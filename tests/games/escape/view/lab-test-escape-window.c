/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-escape-window.h"

#include "lab-family-game.h"
#include "lab-maze-family.h"
#include "lab-maze-solver.h"
#include "lab-test-steps.h"

/* Plays the escape game in the window. Nothing here depends on the language. */

/** lab_test_escape_start: starts a level. */
void
lab_test_escape_start (LabTestWindow *test,
                       guint64        level)
{
  lab_test_maze_show_start (test);
  lab_maze_family_start_level (lab_test_maze_get_family (test), level);
  lab_test_do (test, "settle; page escape");
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
  return lab_family_get_game (lab_test_maze_get_family (test))->current->game;
}

/** lab_test_escape_press: makes a move with keys. */
void
lab_test_escape_press (LabTestWindow *test,
                       LabEscapeMove  move)
{
  static const guint arrows[] = {
    [LAB_MAZE_UP] = GDK_KEY_Up, [LAB_MAZE_DOWN] = GDK_KEY_Down,
    [LAB_MAZE_LEFT] = GDK_KEY_Left, [LAB_MAZE_RIGHT] = GDK_KEY_Right,
  };
  LabEscapeItem item;

  if (lab_escape_move_get_item (move, &item))
    lab_test_driver_key (test->driver, (guint) (GDK_KEY_1 + item), 0);
  if (move < LAB_ESCAPE_USE_HAMMER)
    lab_test_driver_key (test->driver, arrows[move % LAB_MAZE_N_DIRECTIONS], 0);
}

/** lab_test_escape_press_best: makes the next moves of the fewest possible ones. */
void
lab_test_escape_press_best (LabTestWindow *test,
                            guint          n_moves)
{
  LabEscapeGame *game = lab_test_escape_get_game (test);
  g_auto (LabEscapePar) best = { 0 };

  g_assert_true (lab_escape_par_find (game->level, game->position, &best));
  for (guint i = 0; i < MIN (n_moves, best.moves->len); i++)
    lab_test_escape_press (test, g_array_index (best.moves, LabEscapeMove, i));
}

/** lab_test_escape_finish: plays the rest of the level in the fewest moves. */
void
lab_test_escape_finish (LabTestWindow *test)
{
  lab_test_escape_press_best (test, G_MAXUINT);
  g_assert_true (lab_play_is_over (lab_test_escape_get_game (test)));
  lab_test_wait (!lab_escape_board_is_moving (lab_test_escape_get_board (test)));
  lab_test_driver_settle (test->driver);
}

/** lab_test_escape_get_number: returns the number of the level, or 0 for one of a day. */
guint64
lab_test_escape_get_number (LabTestWindow *test)
{
  return lab_test_escape_get_game (test)->level->recipe.number;
}

/** lab_test_escape_count_moves: returns the number of moves that were made. */
guint
lab_test_escape_count_moves (LabTestWindow *test)
{
  return lab_play_get_n_moves (LAB_PLAY (lab_test_escape_get_game (test)));
}

/** lab_test_escape_go_to: goes to a cell by the shortest way without items. */
void
lab_test_escape_go_to (LabTestWindow *test,
                       LabMazeCell    cell)
{
  LabEscapeGame *game = lab_test_escape_get_game (test);
  g_auto (LabMazeSolution) solution = { 0 };

  g_assert_true (lab_maze_solve (game->level->recipe.mazes[game->position->maze],
                                 LAB_MAZE_BREADTH_FIRST, game->position->cell, cell, NULL,
                                 &solution, NULL));
  for (guint i = 1; i < solution.path->len; i++)
    lab_test_escape_press (
        test, (LabEscapeMove) lab_maze_get_direction (
                  game->position->cell, g_array_index (solution.path, LabMazeCell, i)));
  g_assert_true (lab_maze_cell_equal (game->position->cell, cell));
}
