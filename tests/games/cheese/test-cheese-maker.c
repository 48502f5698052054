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
} Block;

/* Private helpers */

static guint
get_number (const char *text)
{
  return (guint) g_ascii_strtoull (text, NULL, 10);
}

/* Compares the neighbors of a cell with a line "nbr CELL NEIGHBOR …". */
static void
check_neighbors (const LabCheeseMaze *maze,
                 char               **words)
{
  guint n;
  const LabEdge *edges = lab_cheese_maze_get_neighbors (maze, get_number (words[1]), &n);

  g_assert_cmpuint (n + 2, ==, g_strv_length (words));
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (edges[i].node, ==, get_number (words[i + 2]));
}

/* Compares weights with a line "edges A-B:W …". */
static void
check_weights (Block *block,
               char **words)
{
  for (guint i = 1; words[i] != NULL; i++)
    {
      guint a = get_number (words[i]), b = get_number (strchr (words[i], '-') + 1);
      const char *colon = strchr (words[i], ':');
      guint weight = colon != NULL ? get_number (colon + 1) : 1;
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
  g_autoptr (GError) error = NULL;

  block->settings.n_rats = g_strv_length (options);
  for (guint i = 0; options[i] != NULL; i++)
    block->settings.starts[i] = lab_test_cheese_get_start (options[i]);
  g_clear_pointer (&block->deal, lab_cheese_deal_unref);
  block->deal = lab_cheese_deal_new (&block->settings, NULL, &error);
  g_assert_no_error (error);
  lab_test_cheese_assert_same_maze (block->deal->maze, block->maze);
  for (guint i = 0; options[i] != NULL; i++)
    g_assert_cmpuint (block->deal->starts[i], ==, get_number (words[i + 3]));
  block->n_cheese = 0;
}

static void
check_line (Block *block,
            char **words)
{
  const char *name = words[0];

  if (g_str_equal (name, "vertices"))
    {
      for (guint i = 1; words[i] != NULL; i++)
        g_assert_cmpuint (block->maze->cells[block->n_cells++], ==, get_number (words[i]));
    }
  else if (g_str_equal (name, "nbr"))
    {
      check_neighbors (block->maze, words);
      block->n_lists++;
    }
  else if (g_str_equal (name, "edges"))
    check_weights (block, words);
  else if (g_str_equal (name, "start"))
    check_starts (block, words);
  else if (g_str_equal (name, "cheese"))
    {
      for (guint i = 3; words[i] != NULL; i++)
        g_assert_cmpuint (block->deal->cheese[block->n_cheese++], ==, get_number (words[i]));
      g_assert_cmpuint (block->n_cheese, <=, block->deal->n_cheese);
    }
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
  *block = (Block) { .maze = NULL };
}

/* Compares all mazes of a file with ours, and returns their number. */
static guint
check_file (const char *file)
{
  g_auto (GStrv) lines = lab_test_cheese_read_lines (file);
  Block block = { .maze = NULL };
  guint n = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = lab_test_cheese_split (lines[i]);

      if (lines[i][0] == '#' || lines[i][0] == '\0')
        continue;
      if (g_str_equal (words[0], "param"))
        {
          block.settings = lab_test_cheese_parse (lines[i]);
          block.maze = lab_test_cheese_make (&block.settings.maze, block.settings.maze_seed);
          n++;
        }
      else if (g_str_equal (words[0], "end"))
        end_block (&block);
      else
        check_line (&block, words);
    }
  return n;
}

static void
check_refused (const LabCheeseMazeSettings *settings,
               const char                  *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (lab_cheese_maze_settings_check (settings, &error));
  g_assert_error (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE);
  g_assert_cmpstr (error->message, ==, message);
}

/* Tests */

LAB_TEST ("/cheese-maker/default", test_default)
{
  g_assert_cmpuint (check_file ("maze_default.txt"), ==, 5);
}

LAB_TEST ("/cheese-maker/large", test_large)
{
  g_assert_cmpuint (check_file ("maze_25x20.txt"), ==, 2);
}

LAB_TEST ("/cheese-maker/small", test_small)
{
  g_assert_cmpuint (check_file ("maze_small.txt"), ==, 6);
}

LAB_TEST ("/cheese-maker/symmetric", test_symmetric)
{
  g_autoptr (LabCheeseMaker) maker = lab_cheese_maker_new ();
  LabCheeseMazeSettings settings = LAB_CHEESE_MAZE_DEFAULTS;

  settings.symmetric = TRUE;
  for (guint i = 0; i < lab_test_rounds (1500); i++)
    {
      g_autoptr (LabCheeseMaze) maze = NULL;
      g_autoptr (GError) error = NULL;

      settings.width = 2 + i % 13;
      settings.height = 1 + i / 13 % 11;
      settings.style = i % LAB_N_CHEESE_STYLES;
      settings.wall_percentage = i % 3 * 50;
      settings.cell_percentage = settings.width * settings.height < 8 ? 100 : 30 + i % 71;
      maze = lab_cheese_maker_make (maker, &settings, i, NULL, &error);
      g_assert_no_error (error);
      g_assert_true (lab_cheese_maze_is_symmetric (maze));
      g_assert_true (lab_test_cheese_is_connected (maze));
    }
}

/* All cells are connected, and their number is the asked one. */
LAB_TEST ("/cheese-maker/properties", test_properties)
{
  g_autoptr (LabCheeseMaker) maker = lab_cheese_maker_new ();
  LabCheeseMazeSettings settings = LAB_CHEESE_MAZE_DEFAULTS;

  for (guint i = 0; i < lab_test_rounds (600); i++)
    {
      g_autoptr (LabCheeseMaze) maze = NULL;
      guint n_cells;

      settings.width = 1 + i % 23;
      settings.height = 2 + i / 23;
      settings.style = i % LAB_N_CHEESE_STYLES;
      settings.cell_percentage = 100 - i % 40;
      settings.wall_percentage = i % 101;
      n_cells = (guint) ((double) (settings.width * settings.height) * settings.cell_percentage
                         / 100.0);
      if (n_cells < 2)
        continue;
      maze = lab_cheese_maker_make (maker, &settings, i, NULL, NULL);
      g_assert_nonnull (maze);
      g_assert_cmpuint (maze->n_cells, ==, n_cells);
      g_assert_true (lab_test_cheese_is_connected (maze));
      if (settings.wall_percentage >= 100)
        g_assert_cmpuint (maze->n_edges / 2, ==, n_cells - 1);
    }
}

/* One maker makes the same mazes as several, in any order of sizes. */
LAB_TEST ("/cheese-maker/reuse", test_reuse)
{
  g_autoptr (LabCheeseMaker) maker = lab_cheese_maker_new ();
  LabCheeseMazeSettings settings = LAB_CHEESE_MAZE_DEFAULTS;

  for (guint i = 0; i < 30; i++)
    {
      g_autoptr (LabCheeseMaze) maze = NULL;
      g_autoptr (LabCheeseMaze) fresh = NULL;

      settings.width = 3 + i * 7 % 20;
      settings.style = i % LAB_N_CHEESE_STYLES;
      settings.mud_percentage = i % 2 * 30;
      maze = lab_cheese_maker_make (maker, &settings, i, NULL, NULL);
      fresh = lab_test_cheese_make (&settings, i);
      lab_test_cheese_assert_same_maze (maze, fresh);
    }
}

LAB_TEST ("/cheese-maker/refused", test_refused)
{
  const LabCheeseMazeSettings good = LAB_CHEESE_MAZE_DEFAULTS;
  LabCheeseMazeSettings bad = good;

  g_assert_true (lab_cheese_maze_settings_check (&good, NULL));
  bad.width = 0;
  check_refused (&bad, "A maze cannot have 0 x 13 cells. Width and height are from 1 to 65536.");
  bad.width = bad.height = 1;
  check_refused (&bad, "A maze needs at least 2 cells. Choose a larger width or height.");
  bad.width = bad.height = 1001;
  check_refused (&bad, "A maze cannot have 1001 x 1001 cells. It has at most 1000000 cells.");
  bad = good;
  bad.cell_percentage = 100.5;
  check_refused (&bad, "The percentage of cells must be from 0 to 100.");
  bad.cell_percentage = 0.0;
  check_refused (&bad, "A maze needs at least 2 cells. Choose a higher percentage of cells.");
  bad = good;
  bad.wall_percentage = -1;
  check_refused (&bad, "The percentage of walls must be from 0 to 100.");
  bad = good;
  bad.mud_percentage = (double) NAN;
  check_refused (&bad, "The percentage of mud must be from 0 to 100.");
  bad = good;
  bad.min_mud = 1;
  check_refused (&bad, "Mud must take at least 2 turns.");
  bad.min_mud = 10;
  check_refused (&bad, "Mud cannot take from 10 to 9 turns. Put the smaller number first.");
  bad.max_mud = LAB_CHEESE_MAX_WEIGHT + 1;
  check_refused (&bad, "Mud can take at most 1000000 turns.");
}

LAB_TEST ("/cheese-maker/bad-seed", test_bad_seed)
{
  g_autoptr (LabCheeseMaker) maker = lab_cheese_maker_new ();
  g_autoptr (GError) error = NULL;
  const LabCheeseMazeSettings settings = LAB_CHEESE_MAZE_DEFAULTS;

  g_assert_null (lab_cheese_maker_make (maker, &settings, LAB_CHEESE_MAX_SEED + 1, NULL, &error));
  g_assert_error (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE);
  g_assert_cmpstr (error->message, ==,
                   "A seed must be a whole number from 0 to 9223372036854775806.");
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
      g_assert_true (lab_test_cheese_is_connected (maze));
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

      g_assert_true (lab_cheese_style_parse (lab_cheese_style_get_id (i), &style));
      g_assert_cmpuint (style, ==, i);
      g_assert_nonnull (lab_cheese_style_get_name (i));
    }
  g_assert_false (lab_cheese_style_parse ("no-holes", &(LabCheeseStyle) { 0 }));
}
