/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-command.h"
#include "lab-robots-operands.h"
#include "lab-robots-text.h"
#include "lab-test-program.h"

/* The numbers and the options of `robots solve`: each number is the one that the solver finds, and
 * each option has its effect. */

/* A large board with this many pairs of forks on the way of robot 1. */
#define CHAIN_SIZE 32
#define CHAIN_PAIRS 6
#define N_LISTED 100000

/* Private helpers */

/* Opens a passage from a cell, as long as the moves in it say. Each move is a side and a number. */
static void
open_passage (guint8     *open,
              guint       cell,
              const char *moves)
{
  for (; *moves != '\0'; moves += 2)
    {
      guint side = (guint) (strchr ("NESW", moves[0]) - "NESW");
      int steps[] = { -CHAIN_SIZE, 1, CHAIN_SIZE, -1 };

      for (int n = moves[1] - '0'; n > 0; n--)
        {
          open[cell] |= (guint8) (1U << side);
          cell = (guint) ((int) cell + steps[side]);
          open[cell] |= (guint8) (1U << (side + 2) % 4);
        }
    }
}

/* Makes a board with very many shortest solutions. At each fork, robot 1 has two ways of three
 * moves through passages: first north or south, then east and north; next west or east, then north
 * and east. Robot 2 stands on the target, and may leave at any time. */
static char *
make_chain (void)
{
  guint8 open[CHAIN_SIZE * CHAIN_SIZE] = { 0 };
  guint cell = (CHAIN_SIZE - 2) * CHAIN_SIZE + CHAIN_SIZE / 4;
  LabRobotsBoard board;

  lab_robots_board_init (&board, CHAIN_SIZE);
  board.n_robots = 2;
  board.starts[0] = (guint16) cell;
  for (guint i = 0; i < CHAIN_PAIRS; i++)
    {
      open_passage (open, cell, "N1E1N1");
      open_passage (open, cell, "S1E1N3");
      cell = cell + 1 - 2 * CHAIN_SIZE;
      open_passage (open, cell, "W1N1E3");
      open_passage (open, cell, "E1N1E1");
      cell = cell + 2 - CHAIN_SIZE;
    }
  /* Room for robot 2. */
  open_passage (open, cell, "N1");
  board.target = board.starts[1] = (guint16) cell;
  for (cell = 0; cell < CHAIN_SIZE * CHAIN_SIZE; cell++)
    {
      for (guint side = 0; open[cell] != 0 && side < LAB_N_ROBOTS_SIDES; side++)
        lab_robots_board_set_wall (&board, cell, (LabRobotsSide) side,
                                   (open[cell] >> side & 1U) == 0);
    }
  return lab_robots_board_format (&board);
}

/* With a sanitizer, to search a long text again and again would take minutes. */
static guint
count_lines (const char *text)
{
  guint n = 0;

  for (; *text != '\0'; text++)
    n += *text == '\n' ? 1 : 0;
  return n;
}

/* Tests */

/* Where there are very many solutions, only some are listed, and the number of all is told. */
LAB_TEST ("/lab-robots/figures/many", test_many)
{
  g_autofree char *chain = make_chain ();
  g_autofree char *words = g_strconcat ("robots solve --all ", chain, NULL);
  g_autoptr (LabTestRun) run = lab_test_run (NULL, words);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_str_has_prefix (run->out, "37\n"));
  g_assert_cmpuint (count_lines (run->out), ==, 1 + N_LISTED);
  /* Between the digits there is what the locale has there. */
  g_assert_true (g_pattern_match_simple ("There are 219*136 solutions; these are the nicest "
                                         "100*000 of them.\n", run->err));
}

/* What a search is told by each option. More than two threads are of no use. */
static gboolean
read_search (const char       *words,
             LabRobotsOptions *search)
{
  g_auto (LabOptions) options = { 0 };

  lab_options_describe (&options, lab_command_robots_solve.options);
  g_assert_true (lab_options_parse (&options, g_strsplit (words, " ", -1), NULL));
  return lab_robots_operands_read_search (&options, search, NULL);
}

LAB_TEST ("/lab-robots/figures/search-options", test_search_options)
{
  LabRobotsOptions search;

  g_assert_true (read_search ("solve", &search));
  g_assert_cmpint (search.algorithm, ==, LAB_ROBOTS_FAST);
  g_assert_cmpuint (search.n_threads, ==, 1);
  g_assert_cmpuint (search.max_memory + search.max_moves, ==, 0);
  g_assert_true (read_search ("solve --by astar-h1 --threads 2 --memory 300 --max-moves 7",
                              &search));
  g_assert_cmpint (search.algorithm, ==, LAB_ROBOTS_ASTAR_H1);
  g_assert_cmpuint (search.n_threads, ==, 2);
  g_assert_cmpuint (search.max_memory, ==, (guint64) 300 << 20);
  g_assert_cmpuint (search.max_moves, ==, 7);
  g_assert_true (read_search ("solve --threads 1", &search));
  g_assert_cmpuint (search.n_threads, ==, 1);
  g_assert_false (read_search ("solve --threads 3", &search));
}
