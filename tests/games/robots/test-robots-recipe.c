/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-robots-generator.h"
#include "lab-robots-text.h"

#define N_SEEDS 200

typedef struct
{
  guint n_corners;
  guint n_edge_walls;
} Count;

/* Private helpers */

/* Counts the corners inside the board, and the walls that meet its edge. */
static Count
count (const LabRobotsBoard *board)
{
  Count count = { 0 };
  guint last = board->size - 1;

  for (guint cell = 0; cell < lab_robots_board_get_n_cells (board); cell++)
    {
      guint row = cell / board->size;
      guint column = cell % board->size;
      guint walls = board->walls[cell];

      if (lab_robots_board_is_island (board, cell))
        continue;
      if (row > 0 && column > 0 && row < last && column < last
          && (walls == 3 || walls == 6 || walls == 12 || walls == 9))
        count.n_corners++;
      if ((row == 0 || row == last) && column < last
          && lab_robots_board_has_wall (board, cell, LAB_ROBOTS_EAST))
        count.n_edge_walls++;
      if ((column == 0 || column == last) && row < last
          && lab_robots_board_has_wall (board, cell, LAB_ROBOTS_SOUTH))
        count.n_edge_walls++;
    }
  return count;
}

static guint
count_closed (const LabRobotsBoard *board)
{
  guint n = 0;

  for (guint cell = 0; cell < lab_robots_board_get_n_cells (board); cell++)
    {
      if (!lab_robots_board_is_island (board, cell) && __builtin_popcount (board->walls[cell]) > 2)
        n++;
    }
  return n;
}

static void
assert_valid (const LabRobotsBoard  *board,
              const LabRobotsRecipe *recipe)
{
  g_autofree char *text = lab_robots_board_format (board);
  g_autoptr (GError) error = NULL;
  LabRobotsBoard read;

  lab_robots_board_parse (text, &read, &error);
  g_assert_no_error (error);
  g_assert_true (lab_robots_board_equal (&read, board));
  g_assert_cmpuint (board->size, ==, recipe->size);
  g_assert_cmpuint (board->n_robots, ==, recipe->n_robots);
  g_assert_false (lab_robots_board_find_robot (board, board->target, NULL));
  g_assert_cmpuint (count_closed (board), ==, 0);
}

/* Test cases */

/* The usual board has 17 corners and 8 walls at the edge, and the target is in a corner. */
LAB_TEST ("/robots/recipe/usual", test_usual)
{
  LabRobotsRecipe recipe;

  lab_robots_recipe_init (&recipe);
  for (guint seed = 0; seed < N_SEEDS; seed++)
    {
      LabRobotsBoard board;
      Count n;

      lab_robots_recipe_make (&recipe, seed, &board);
      assert_valid (&board, &recipe);
      n = count (&board);
      g_assert_cmpuint (n.n_corners, ==, 17);
      g_assert_cmpuint (n.n_edge_walls, ==, 8);
      g_assert_cmpuint ((guint) __builtin_popcount (board.walls[board.target]), ==, 2);
    }
}

/* All sizes and densities end, also those for which there is too little room. */
LAB_TEST ("/robots/recipe/all", test_all)
{
  for (guint size = LAB_ROBOTS_MIN_SIZE; size <= LAB_ROBOTS_MAX_SIZE; size += 2)
    {
      for (guint density = 0; density <= LAB_ROBOTS_MAX_DENSITY; density += 50)
        {
          for (guint n_robots = 1; n_robots <= LAB_ROBOTS_MAX_ROBOTS; n_robots++)
            {
              LabRobotsRecipe recipe = { .size = size, .n_robots = n_robots, .density = density,
                                         .any_robot = n_robots % 2 == 0,
                                         .must_ricochet = n_robots > 2 };
              LabRobotsBoard board;

              lab_robots_recipe_make (&recipe, size + density + n_robots, &board);
              assert_valid (&board, &recipe);
              g_assert_cmpint (board.any_robot, ==, recipe.any_robot);
              g_assert_cmpint (board.must_ricochet, ==, recipe.must_ricochet);
            }
        }
    }
}

/* More density makes more walls, and none makes none. */
LAB_TEST ("/robots/recipe/density", test_density)
{
  static const guint densities[] = { 0, 50, 100, 200, 300 };
  guint before = 0;

  for (guint i = 0; i < G_N_ELEMENTS (densities); i++)
    {
      LabRobotsRecipe recipe = { .size = 16, .n_robots = 4, .density = densities[i] };
      guint n = 0;

      for (guint seed = 0; seed < N_SEEDS; seed++)
        {
          LabRobotsBoard board;
          Count counted;

          lab_robots_recipe_make (&recipe, seed, &board);
          counted = count (&board);
          n += counted.n_corners + counted.n_edge_walls;
        }
      if (i == 0)
        g_assert_cmpuint (n, ==, 0);
      else
        g_assert_cmpuint (n, >, before);
      before = n;
    }
}

/* The same seed makes the same board on every machine. */
LAB_TEST ("/robots/recipe/seeds", test_seeds)
{
  LabRobotsRecipe recipe;
  LabRobotsBoard board, other;
  g_autofree char *text = NULL;

  lab_robots_recipe_init (&recipe);
  lab_robots_recipe_make (&recipe, 1, &board);
  text = lab_robots_board_format (&board);
  g_assert_cmpstr (text, ==,
                   "9111139111113913/8000000000040006/8000000400290003/c0002c03ac000002/"
                   "906801000500006a/8010000003800012/8400000440000002/a904002ff8000002/"
                   "8029042ff8000002/8000290110002c02/8000004000040102/c000003800038402/"
                   "90006ac000002902/8000101006800006/8000000001000003/c4446c4446c44446"
                   " k9,k7,i14,o13 j6");
  lab_robots_recipe_make (&recipe, 2, &other);
  g_assert_false (lab_robots_board_equal (&board, &other));
}
