/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "lab-random.h"
#include "lab-robots-generator.h"
#include "lab-robots-solver.h"
#include "lab-robots-text.h"
#include "lab-test-effort.h"
#include "lab-test-main.h"
#include "lab-test-plain-robots.h"

/* All optimal solutions, the nicest first. */

#define MANY 10000

static void
draw_board (guint           seed,
            LabRobotsBoard *board)
{
  LabRobotsRecipe recipe;
  LabRandom random;

  lab_random_init (&random, seed);
  lab_robots_recipe_init (&recipe);
  recipe.size = seed % 3 == 0 ? 18 : 8;
  recipe.n_robots = seed % 3 == 0 ? 2 : 1 + lab_random_below (&random, LAB_ROBOTS_MAX_ROBOTS);
  recipe.density = 20 + lab_random_below (&random, 200);
  recipe.any_robot = lab_random_below (&random, 3) == 0;
  recipe.must_ricochet = lab_random_below (&random, 3) == 0;
  lab_robots_recipe_make (&recipe, seed, board);
}

static void
solve (const LabRobotsBoard *board,
       guint                 n_threads,
       guint                 max_solutions,
       guint64               max_memory,
       LabRobotsSolution    *solution)
{
  const LabRobotsOptions options = {
    .n_threads = n_threads, .max_solutions = max_solutions, .max_memory = max_memory
  };

  lab_robots_solve (board, NULL, &options, solution);
}

static void
assert_begins (const LabRobotsSolution *all,
               const LabRobotsSolution *some)
{
  for (guint i = 0; i < some->solutions->len; i++)
    {
      const GArray *first = g_ptr_array_index (all->solutions, i);
      const GArray *second = g_ptr_array_index (some->solutions, i);

      g_assert_cmpuint (first->len, ==, second->len);
      g_assert_true (memcmp (first->data, second->data, first->len * sizeof (LabRobotsMove)) == 0);
    }
}

/* The list has all solutions, each once, in the right order. A shorter one is its beginning,
 * whatever the number of threads. */
LAB_TEST ("/robots-solutions/order", test_order)
{
  guint n_boards = lab_test_is_brief () ? 60 : 400;
  guint n_listed = 0;

  for (guint seed = 0; seed < n_boards; seed++)
    {
      g_auto (LabRobotsSolution) all = { 0 };
      g_auto (LabRobotsSolution) some = { 0 };
      LabRobotsBoard board;
      guint64 last = 0;

      draw_board (seed, &board);
      solve (&board, 1, MANY, 0, &all);
      if (all.outcome != LAB_ROBOTS_SOLVED)
        continue;
      g_assert_cmpuint (all.solutions->len, ==, MIN (all.n_optimal, MANY));
      for (guint i = 0; i < all.solutions->len; i++)
        {
          const GArray *moves = g_ptr_array_index (all.solutions, i);
          guint64 here = lab_test_robots_assert_solved (&board, moves);

          g_assert_cmpuint (moves->len, ==, all.n_moves);
          g_assert_cmpuint (here, >=, last);
          if (i > 0 && here == last)
            {
              const GArray *before = g_ptr_array_index (all.solutions, i - 1);

              g_assert_cmpint (memcmp (before->data, moves->data,
                                       moves->len * sizeof (LabRobotsMove)), <, 0);
            }
          last = here;
          n_listed++;
        }

      solve (&board, 2, 2 + seed % 5, 0, &some);
      g_assert_cmpuint (some.n_optimal, ==, all.n_optimal);
      g_assert_cmpuint (some.solutions->len, ==, MIN (all.n_optimal, 2 + seed % 5));
      assert_begins (&all, &some);
    }
  g_assert_cmpuint (n_listed, >, n_boards * 10);
}

/* If memory is short, the list is, too, but its order is right. */
LAB_TEST ("/robots-solutions/memory", test_memory)
{
  /* It has some 20,000 solutions. */
  static const char TEXT[]
      = "9111391111139153/800000042c00003a/8000000381000002/8680000000000002/"
        "c104000000006802/9029002c06805006/8000000541029003/8000002ff8000002/"
        "8000002ff8000002/8004000110040402/c00380040003a902/9000002900000002/"
        "806800002c000006/80102c0001000683/8000010000000102/c446c44446c44446 j5,j12,k8,g1 d6";
  g_auto (LabRobotsSolution) all = { 0 };
  LabRobotsBoard board;
  guint n_cut = 0;

  g_assert_true (lab_robots_board_parse (TEXT, &board, NULL));
  solve (&board, 1, G_MAXINT, 0, &all);
  g_assert_cmpuint (all.solutions->len, ==, all.n_optimal);
  for (guint part = 1; part < 8; part++)
    {
      g_auto (LabRobotsSolution) some = { 0 };
      guint64 memory = all.memory / 8 * part;

      solve (&board, 1, G_MAXINT, memory, &some);
      g_assert_cmpuint (some.memory, <=, memory + 65536);
      if (some.outcome != LAB_ROBOTS_SOLVED || some.solutions->len < 2)
        continue;
      g_assert_cmpuint (some.n_optimal, ==, all.n_optimal);
      g_assert_cmpuint (some.solutions->len, <=, all.solutions->len);
      assert_begins (&all, &some);
      n_cut += some.solutions->len < all.solutions->len ? 1 : 0;
    }
  g_assert_cmpuint (n_cut, >, 0);
}
