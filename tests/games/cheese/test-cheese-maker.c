/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <math.h>

#include "lab-test-cheese.h"

/* The mazes of one file of vectors, while it is read. */
typedef struct
{
  LabCheeseDealSettings settings;
  LabCheeseMaze *maze;
  LabCheeseDeal *deal;
  guint n_cells, n_lists, n_edges, n_cheese;
  guint n_mazes;
} Block;

/* Private helpers */

/* Compares the neighbors of a cell with a line "nbr CELL NEIGHBOR …". */
static void
check_neighbors (Block *block,
                 char **words)
{
  guint n;
  const LabEdge *edges = lab_cheese_maze_get_neighbors (
      block->maze, (guint) lab_test_cheese_get_number (words[1]), &n);

  g_assert_cmpuint (n + 2, ==, g_strv_length (words));
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (edges[i].node, ==, lab_test_cheese_get_number (words[i + 2]));
  block->n_lists++;
}

/* Compares weights with a line "edges A-B:W …". */
static void
check_weights (Block *block,
               char **words)
{
  for (guint i = 1; words[i] != NULL; i++)
    {
      guint a = (guint) lab_test_cheese_get_number (words[i]);
      guint b = (guint) lab_test_cheese_get_number (strchr (words[i], '-') + 1);
      const char *colon = strchr (words[i], ':');
      guint64 weight = colon != NULL ? lab_test_cheese_get_number (colon + 1) : 1;
      LabCheeseAction action = lab_cheese_maze_find_action (block->maze, a, b);

      g_assert_cmpint (action, !=, LAB_CHEESE_NOTHING);
      g_assert_cmpuint (lab_cheese_maze_get_next (block->maze, a, action), ==, b);
      g_assert_cmpuint (lab_cheese_maze_get_weight (block->maze, a, action), ==, weight);
      block->n_edges++;
    }
}

/* Deals for the rats of a line "start OPTIONS : CELL …", and compares their cells. */
static void
check_starts (Block *block,
              char **words)
{
  g_auto (GStrv) options = g_strsplit (words[1], ",", -1);

  block->settings.n_rats = g_strv_length (options);
  for (guint i = 0; options[i] != NULL; i++)
    block->settings.starts[i] = lab_test_cheese_get_start (options[i]);
  g_clear_pointer (&block->deal, lab_cheese_deal_unref);
  block->deal = lab_test_cheese_deal (&block->settings, block->settings.maze_seed);
  lab_test_cheese_assert_same_maze (block->deal->maze, block->maze);
  for (guint i = 0; options[i] != NULL; i++)
    g_assert_cmpuint (block->deal->starts[i], ==, lab_test_cheese_get_number (words[i + 3]));
  block->n_cheese = 0;
}

static void
end_block (Block *block)
{
  g_assert_cmpuint (block->n_cells, ==, block->maze->n_cells);
  g_assert_cmpuint (block->n_lists, ==, block->n_cells);
  g_assert_cmpuint (block->n_edges, ==, block->maze->n_edges / 2);
  g_assert_cmpuint (block->n_cheese, ==, block->deal->n_cheese);
  lab_cheese_maze_unref (block->maze);
  lab_cheese_deal_unref (block->deal);
  *block = (Block) { .n_mazes = block->n_mazes + 1 };
}

static void
check_line (char     **words,
            gpointer   data)
{
  Block *block = data;
  const char *name = words[0];

  if (g_str_equal (name, "param"))
    {
      block->settings = lab_test_cheese_parse (words);
      block->maze = lab_test_cheese_make (&block->settings.maze, block->settings.maze_seed);
    }
  else if (g_str_equal (name, "vertices"))
    {
      for (guint i = 1; words[i] != NULL; i++)
        g_assert_cmpuint (block->maze->cells[block->n_cells++], ==,
                          lab_test_cheese_get_number (words[i]));
    }
  else if (g_str_equal (name, "nbr"))
    check_neighbors (block, words);
  else if (g_str_equal (name, "edges"))
    check_weights (block, words);
  else if (g_str_equal (name, "start"))
    check_starts (block, words);
  else if (g_str_equal (name, "cheese"))
    {
      for (guint i = 3; words[i] != NULL; i++)
        g_assert_cmpuint (block->deal->cheese[block->n_cheese++], ==,
                          lab_test_cheese_get_number (words[i]));
      g_assert_cmpuint (block->n_cheese, <=, block->deal->n_cheese);
    }
  else if (g_str_equal (name, "end"))
    end_block (block);
}

/* Tests */

/* All mazes of the files are the same as ours. */
LAB_TEST ("/cheese-maker/vectors", test_vectors)
{
  static const struct { const char *file; guint n_mazes; } vectors[] = {
    { "maze_default.txt", 5 }, { "maze_25x20.txt", 2 }, { "maze_small.txt", 6 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (vectors); i++)
    {
      Block block = { .maze = NULL };

      lab_test_cheese_read_file (vectors[i].file, check_line, &block);
      g_assert_cmpuint (block.n_mazes, ==, vectors[i].n_mazes);
    }
}

LAB_TEST ("/cheese-maker/symmetric", test_symmetric)
{
  LabCheeseMazeSettings settings = LAB_CHEESE_MAZE_DEFAULTS;

  settings.symmetric = TRUE;
  for (guint i = 0; i < lab_test_rounds (1500); i++)
    {
      g_autoptr (LabCheeseMaze) maze = NULL;

      settings.width = 2 + i % 13;
      settings.height = 1 + i / 13 % 11;
      settings.style = i % LAB_N_CHEESE_STYLES;
      settings.wall_percentage = i % 3 * 50;
      settings.cell_percentage = settings.width * settings.height < 8 ? 100 : 30 + i % 71;
      maze = lab_test_cheese_make (&settings, i);
      g_assert_true (lab_cheese_maze_is_symmetric (maze));
    }
}

/* All cells are connected, and their number is the asked one. One maker makes the same mazes as
 * several, in any order of sizes. */
LAB_TEST ("/cheese-maker/properties", test_properties)
{
  g_autoptr (LabCheeseMaker) maker = lab_cheese_maker_new ();
  LabCheeseMazeSettings settings = LAB_CHEESE_MAZE_DEFAULTS;

  for (guint i = 0; i < lab_test_rounds (600); i++)
    {
      g_autoptr (LabCheeseMaze) maze = NULL;
      g_autoptr (LabCheeseMaze) fresh = NULL;
      guint n_cells;

      settings.width = 1 + i % 23;
      settings.height = 2 + i / 23;
      settings.style = i % LAB_N_CHEESE_STYLES;
      settings.cell_percentage = 100 - i % 40;
      settings.wall_percentage = i % 101;
      settings.mud_percentage = i % 2 * 30;
      n_cells = (guint) ((double) (settings.width * settings.height) * settings.cell_percentage
                         / 100.0);
      if (n_cells < 2)
        continue;
      maze = lab_cheese_maker_make (maker, &settings, i, NULL, NULL);
      fresh = lab_test_cheese_make (&settings, i);
      lab_test_cheese_assert_same_maze (maze, fresh);
      g_assert_cmpuint (maze->n_cells, ==, n_cells);
      if (settings.wall_percentage >= 100)
        g_assert_cmpuint (maze->n_edges / 2, ==, n_cells - 1);
    }
}

LAB_TEST ("/cheese-maker/refused", test_refused)
{
  static const struct { LabCheeseMazeSettings settings; const char *message; } refused[] = {
    { { 0, 13, 80, 60, 20, 4, 9 },
      "A maze cannot have 0 x 13 cells. Width and height are from 1 to 65536." },
    { { 1, 1, 80, 60, 20, 4, 9 },
      "A maze needs at least 2 cells. Choose a larger width or height." },
    { { 1001, 1001, 80, 60, 20, 4, 9 },
      "A maze cannot have 1001 x 1001 cells. It has at most 1000000 cells." },
    { { 15, 13, 100.5, 60, 20, 4, 9 }, "The percentage of cells must be from 0 to 100." },
    { { 15, 13, 0, 60, 20, 4, 9 },
      "A maze needs at least 2 cells. Choose a higher percentage of cells." },
    { { 15, 13, 80, -1, 20, 4, 9 }, "The percentage of walls must be from 0 to 100." },
    { { 15, 13, 80, 60, (double) NAN, 4, 9 }, "The percentage of mud must be from 0 to 100." },
    { { 15, 13, 80, 60, 20, 1, 9 }, "Mud must take at least 2 turns." },
    { { 15, 13, 80, 60, 20, 10, 9 },
      "Mud cannot take from 10 to 9 turns. Put the smaller number first." },
    { { 15, 13, 80, 60, 20, 4, LAB_CHEESE_MAX_WEIGHT + 1 },
      "Mud can take at most 1000000 turns." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (lab_cheese_maze_settings_check (&refused[i].settings, &error));
      g_assert_error (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE);
      g_assert_cmpstr (error->message, ==, refused[i].message);
    }
}

/* The time of a large maze is not that of a search for each hole. */
LAB_TEST ("/cheese-maker/huge", test_huge)
{
  LabCheeseMazeSettings settings = LAB_CHEESE_MAZE_DEFAULTS;

  settings.width = settings.height = lab_test_is_brief () ? 100 : 300;
  for (guint i = 0; i < LAB_N_CHEESE_STYLES; i++)
    {
      g_autoptr (LabCheeseMaze) maze = NULL;

      settings.style = i;
      maze = lab_test_cheese_make (&settings, 1);
      g_assert_cmpuint (maze->n_cells, ==, settings.width * settings.height * 8 / 10);
    }
}

LAB_TEST ("/cheese-maker/cancel", test_cancel)
{
  g_autoptr (LabCheeseMaker) maker = lab_cheese_maker_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  LabCheeseMazeSettings settings = LAB_CHEESE_MAZE_DEFAULTS;

  settings.width = settings.height = 1000;
  g_cancellable_cancel (cancellable);
  g_assert_null (lab_cheese_maker_make (maker, &settings, 1, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

LAB_TEST ("/cheese-maker/styles", test_styles)
{
  for (guint i = 0; i < LAB_N_CHEESE_STYLES; i++)
    {
      LabCheeseStyle style;

      g_assert_true (lab_cheese_style_parse (lab_cheese_styles[i].id, &style));
      g_assert_cmpuint (style, ==, i);
      g_assert_nonnull (lab_cheese_styles[i].name);
    }
  g_assert_false (lab_cheese_style_parse ("no-holes", &(LabCheeseStyle) { 0 }));
}
