/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-cheese.h"

#include "lab-test-example.h"
#include "lab-traversal.h"

/** lab_test_cheese_read_file: reads all lines but comments, and returns their number. */
guint
lab_test_cheese_read_file (const char            *file,
                           LabTestCheeseLineFunc  read_line,
                           gpointer               data)
{
  g_autofree char *name = g_build_filename ("pyrat", file, NULL);
  g_autofree char *text = lab_test_example_read (name);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (g_strchomp (lines[i]), " ", -1);

      if (words[0] == NULL || words[0][0] == '#')
        continue;
      read_line (words, data);
      n++;
    }
  return n;
}

/** lab_test_cheese_get_number: returns the number with which a text begins. */
guint64
lab_test_cheese_get_number (const char *text)
{
  return g_ascii_strtoull (text, NULL, 10);
}

/** lab_test_cheese_get_start: returns a start that the original calls for example TOP_LEFT. */
LabCheeseStart
lab_test_cheese_get_start (const char *name)
{
  g_autofree char *id = g_ascii_strdown (name, -1);
  LabCheeseStart start;
  guint cell;

  g_assert_true (lab_cheese_start_parse (g_strdelimit (id, "_", '-'), &start, &cell));
  return start;
}

/** lab_test_cheese_parse: reads a line "param …", for one rat. */
LabCheeseDealSettings
lab_test_cheese_parse (char **words)
{
  const char *styles[] = { "BigHoles", "UniformHoles", "HolesOnSide" };
  guint64 seed = lab_test_cheese_get_number (words[9]);
  LabCheeseDealSettings settings = {
    .maze = { .width = (guint) lab_test_cheese_get_number (words[1]),
              .height = (guint) lab_test_cheese_get_number (words[2]),
              .cell_percentage = g_ascii_strtod (words[3], NULL),
              .wall_percentage = g_ascii_strtod (words[4], NULL),
              .mud_percentage = g_ascii_strtod (words[5], NULL),
              .min_mud = (guint) lab_test_cheese_get_number (words[6]),
              .max_mud = (guint) lab_test_cheese_get_number (words[7]) },
    .n_rats = 1,
    .n_cheese = (guint) lab_test_cheese_get_number (words[10]),
    .maze_seed = seed,
    .cheese_seed = seed,
    .players_seed = seed,
  };

  while (!g_str_equal (words[8], styles[settings.maze.style]))
    settings.maze.style++;
  return settings;
}

/** lab_test_cheese_is_connected: returns whether a way leads from each cell to each other one. */
gboolean
lab_test_cheese_is_connected (const LabCheeseMaze *maze)
{
  const LabTraversalOptions options = { .order = LAB_TRAVERSAL_QUEUE };
  g_autoptr (LabTraversal) traversal = lab_traversal_new (&maze->graph);
  gboolean is_connected = TRUE;

  g_assert_true (lab_traversal_run (traversal, maze->cells[0], &options, NULL));
  for (guint i = 0; i < maze->n_cells; i++)
    is_connected &= lab_traversal_is_visited (traversal, maze->cells[i]);
  return is_connected;
}

/** lab_test_cheese_make: makes a random maze, all of whose cells must be connected. */
LabCheeseMaze *
lab_test_cheese_make (const LabCheeseMazeSettings *settings,
                      guint64                      seed)
{
  g_autoptr (LabCheeseMaker) maker = lab_cheese_maker_new ();
  g_autoptr (GError) error = NULL;
  LabCheeseMaze *maze = lab_cheese_maker_make (maker, settings, seed, NULL, &error);

  g_assert_no_error (error);
  g_assert_true (lab_test_cheese_is_connected (maze));
  return maze;
}

/** lab_test_cheese_deal: deals with one seed. */
LabCheeseDeal *
lab_test_cheese_deal (LabCheeseDealSettings *settings,
                      guint64                seed)
{
  g_autoptr (GError) error = NULL;
  LabCheeseDeal *deal;

  settings->maze_seed = settings->cheese_seed = settings->players_seed = seed;
  deal = lab_cheese_deal_new (settings, NULL, &error);
  g_assert_no_error (error);
  return deal;
}

/** lab_test_cheese_deal_default: deals in a maze with the default settings and @mud percent of mud;
 * each rat has its own team. */
LabCheeseDeal *
lab_test_cheese_deal_default (guint64 seed,
                              guint   n_rats,
                              guint   n_cheese,
                              double  mud)
{
  LabCheeseDealSettings settings = { .maze = LAB_CHEESE_MAZE_DEFAULTS, .n_rats = n_rats,
                                     .n_cheese = n_cheese };

  settings.maze.mud_percentage = mud;
  for (guint i = 0; i < n_rats; i++)
    settings.teams[i] = (guint8) i;
  return lab_test_cheese_deal (&settings, seed);
}

/** lab_test_cheese_deal_small: deals a small race that depends on @seed, with many shared cells. */
LabCheeseDeal *
lab_test_cheese_deal_small (guint seed,
                            guint n_rats,
                            guint n_teams)
{
  static const LabCheeseStart starts[] = { LAB_CHEESE_START_RANDOM, LAB_CHEESE_START_CENTER,
                                           LAB_CHEESE_START_TOP_LEFT };
  guint width = 3 + seed % 4, height = 3 + seed / 4 % 3;
  LabCheeseDealSettings settings = {
    .maze = { .width = width, .height = height, .cell_percentage = 70, .wall_percentage = 40,
              .mud_percentage = seed % 3 * 30, .min_mud = 2, .max_mud = 5 },
    .n_rats = n_rats,
    .n_cheese = MIN (1 + seed % 5, width * height * 7 / 10 - n_rats),
  };

  for (guint rat = 0; rat < n_rats; rat++)
    {
      settings.teams[rat] = (guint8) (rat % n_teams);
      settings.starts[rat] = starts[seed % G_N_ELEMENTS (starts)];
    }
  return lab_test_cheese_deal (&settings, seed);
}

/** lab_test_cheese_measure: measures the ways between a start, which has the number 0, and pieces
 * of cheese; free the turns with g_free(). */
LabCheeseDistances
lab_test_cheese_measure (const LabCheeseMaze *maze,
                         guint                start,
                         const guint         *cheese,
                         guint                n_cheese)
{
  const LabTraversalOptions options = { .order = LAB_TRAVERSAL_HEAP };
  g_autoptr (LabTraversal) traversal = lab_traversal_new (&maze->graph);
  LabCheeseDistances distances = { .n = n_cheese + 1 };

  distances.turns = g_new0 (guint32, (gsize) distances.n * distances.n);
  for (guint a = 0; a < distances.n; a++)
    {
      lab_traversal_run (traversal, a == 0 ? start : cheese[a - 1], &options, NULL);
      for (guint b = 0; b < distances.n; b++)
        distances.turns[a * distances.n + b] = traversal->distances[b == 0 ? start : cheese[b - 1]];
    }
  return distances;
}

/** lab_test_cheese_try_all: returns the fewest turns from @last to all cheese whose bits are not in
 * @done, trying all orders. */
guint
lab_test_cheese_try_all (const LabCheeseDistances *distances,
                         guint                     last,
                         guint                     done)
{
  guint best = done == (1u << distances->n) - 1 ? 0 : G_MAXUINT;

  for (guint i = 1; i < distances->n; i++)
    {
      if ((done >> i & 1) == 0)
        best = MIN (best, lab_cheese_distances_get (distances, last, i)
                              + lab_test_cheese_try_all (distances, i, done | 1u << i));
    }
  return best;
}

/** lab_test_cheese_read: reads a maze from a text. */
LabCheeseMaze *
lab_test_cheese_read (const char *text)
{
  g_autoptr (GError) error = NULL;
  LabCheeseMaze *maze = lab_cheese_maze_new_from_text (text, -1, &error);

  g_assert_no_error (error);
  return maze;
}

/** lab_test_cheese_assert_same_maze: two mazes have the same size, mud, and order of cells and
 * neighbors. */
void
lab_test_cheese_assert_same_maze (const LabCheeseMaze *maze,
                                  const LabCheeseMaze *other)
{
  g_autofree char *text = lab_cheese_maze_to_text (maze);
  g_autofree char *expected = lab_cheese_maze_to_text (other);

  g_assert_cmpstr (text, ==, expected);
}
