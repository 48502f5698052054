/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-robots-generator.h"
#include "lab-robots-field.h"

/* Private helpers */

/* Solves a board by breadth-first search. */
static guint
measure (const LabRobotsBoard *board)
{
  g_auto (LabRobotsSolution) solution = { 0 };
  LabRobotsOptions options = { .algorithm = LAB_ROBOTS_BFS };

  lab_robots_solve (board, NULL, &options, &solution);
  g_assert_cmpint (solution.outcome, ==, LAB_ROBOTS_SOLVED);
  return solution.n_moves;
}

static void
assert_exact (const LabRobotsRecipe *recipe,
              guint                  n_moves)
{
  for (guint seed = 1; seed <= 3; seed++)
    {
      LabRobotsBoard board, again;

      g_assert_true (lab_robots_generate_exact (recipe, seed, n_moves, NULL, NULL, &board));
      g_assert_cmpuint (measure (&board), ==, n_moves);
      g_assert_cmpuint (board.n_robots, ==, recipe->n_robots);
      g_assert_cmpint (board.any_robot, ==, recipe->any_robot);
      g_assert_cmpint (board.must_ricochet, ==, recipe->must_ricochet);
      g_assert_true (lab_robots_generate_exact (recipe, seed, n_moves, NULL, NULL, &again));
      g_assert_true (lab_robots_board_equal (&board, &again));
    }
}

/* Moves one robot only, as the solver would on a board with one robot; the others are walls. */
static gboolean
is_easy (const LabRobotsBoard *board,
         guint                 n_moves)
{
  LabRobotsPosition positions[4096];
  guint first = 0, end = 1;

  positions[0] = lab_robots_board_get_start (board);
  for (guint i = 0; i < n_moves; i++)
    {
      guint last = end;

      for (; first < last; first++)
        {
          for (guint8 side = 0; side < LAB_N_ROBOTS_SIDES; side++)
            {
              LabRobotsPosition next = positions[first];
              gboolean is_new = lab_robots_position_play (&next, board, (LabRobotsMove) { 0, side },
                                                          NULL);

              if (lab_robots_position_is_solved (&next, board))
                return TRUE;
              for (guint j = 0; j < end; j++)
                is_new = is_new && (positions[j].cells[0] != next.cells[0]
                                    || positions[j].axes[0] != next.axes[0]);
              if (is_new)
                positions[end++] = next;
            }
        }
    }
  return FALSE;
}

/* Test cases */

LAB_TEST ("/robots/generator/moves", test_moves)
{
  LabRobotsRecipe recipe = { .size = 8, .n_robots = 2, .density = 100 };

  for (guint n_moves = 1; n_moves <= 10; n_moves++)
    assert_exact (&recipe, n_moves);
}

LAB_TEST ("/robots/generator/rules", test_rules)
{
  LabRobotsRecipe any = { .size = 8, .n_robots = 2, .density = 100, .any_robot = TRUE };
  LabRobotsRecipe ricochet = { .size = 8, .n_robots = 2, .density = 50, .must_ricochet = TRUE };
  LabRobotsRecipe both = { .size = 10, .n_robots = 2, .density = 200, .any_robot = TRUE,
                           .must_ricochet = TRUE };
  LabRobotsRecipe alone = { .size = 16, .n_robots = 1, .density = 100 };

  assert_exact (&any, 6);
  assert_exact (&ricochet, 6);
  assert_exact (&both, 5);
  assert_exact (&alone, 9);
}

LAB_TEST ("/robots/generator/cancelled", test_cancelled)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  LabRobotsRecipe recipe;
  LabRobotsBoard board;

  lab_robots_recipe_init (&recipe);
  g_cancellable_cancel (cancellable);
  g_assert_false (lab_robots_generate_exact (&recipe, 1, 5, cancellable, NULL, &board));
}

/* The same boards are easy for one robot as by the rules. */
LAB_TEST ("/robots/generator/easy", test_easy)
{
  LabRobotsRecipe recipe = { .size = 10, .n_robots = 4, .density = 100 };
  guint n_easy = 0;

  for (guint seed = 0; seed < 200; seed++)
    {
      LabRobotsField field;
      LabRobotsBoard board;

      recipe.must_ricochet = seed % 2 == 0;
      lab_robots_recipe_make (&recipe, seed, &board);
      lab_robots_field_init_walls (&field, &board);
      for (guint n_moves = 0; n_moves < 8; n_moves++)
        {
          gboolean expected = is_easy (&board, n_moves);

          g_assert_cmpint (lab_robots_field_is_easy (&field, &board, n_moves), ==, expected);
          n_easy += expected ? 1 : 0;
        }
    }
  g_assert_cmpuint (n_easy, >, 200);
  g_assert_cmpuint (n_easy, <, 1400);
}
