/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-fuzz.h"
#include "lab-robots-solver.h"
#include "lab-robots-text.h"

/* Fuzzes boards of sliding robots. What is read is written again as the same board, and its short
 * solutions solve it. Also reads moves. */

/* Longer solutions, or searches that need more bytes, would take too long here. */
#define MAX_MOVES 5
#define MAX_MEMORY ((guint64) 1 << 20)

static void
solve (const LabRobotsBoard *board)
{
  g_auto (LabRobotsSolution) solution = { 0 };
  LabRobotsOptions options = { .n_threads = 1, .max_moves = MAX_MOVES, .max_memory = MAX_MEMORY };
  const GArray *moves;
  LabRobotsPosition position;

  lab_robots_solve (board, &options, &solution);
  moves = lab_robots_solution_get_moves (&solution);
  if (moves == NULL)
    return;
  g_assert_cmpuint (moves->len, <=, MAX_MOVES);
  lab_robots_position_init (&position, board);
  for (guint i = 0; i < moves->len; i++)
    g_assert_true (lab_robots_position_play (&position, board,
                                             g_array_index (moves, LabRobotsMove, i), NULL));
  g_assert_true (lab_robots_position_is_solved (&position, board));
}

static void
read_board (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *again = NULL;
  LabRobotsBoard board, copy;

  if (!lab_robots_board_parse (text, &board, &error))
    {
      lab_fuzz_assert_refused (error);
      g_assert_true (error->domain == LAB_ROBOTS_TEXT_ERROR);
      return;
    }
  again = lab_robots_board_format (&board);
  g_assert_true (lab_robots_board_parse (again, &copy, NULL));
  g_assert_true (lab_robots_board_equal (&board, &copy));
  solve (&board);
}

static void
read_moves (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) moves = NULL;
  g_autoptr (GArray) copy = NULL;
  g_autofree char *again = NULL;

  if (!lab_robots_moves_parse (text, &moves, &error))
    {
      lab_fuzz_assert_refused (error);
      g_assert_true (error->domain == LAB_ROBOTS_MOVE_ERROR);
      return;
    }
  again = lab_robots_moves_format ((const LabRobotsMove *) (const void *) moves->data, moves->len);
  g_assert_true (lab_robots_moves_parse (again, &copy, NULL));
  g_assert_cmpmem (moves->data, (int) (moves->len * sizeof (LabRobotsMove)), copy->data,
                   (int) (copy->len * sizeof (LabRobotsMove)));
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = lab_fuzz_take_text (data, size);

  read_board (text);
  read_moves (text);
  return 0;
}
