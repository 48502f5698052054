/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-cheese.h"

#include "lab-cheese-maze-text.h"
#include "lab-traversal.h"

/** lab_test_cheese_read_lines: returns the lines of a file. */
char **
lab_test_cheese_read_lines (const char *file)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "pyrat", file, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return g_strsplit (text, "\n", -1);
}

/** lab_test_cheese_split: returns the words of a line. */
char **
lab_test_cheese_split (const char *line)
{
  g_autofree char *copy = g_strdup (line);

  return g_strsplit (g_strstrip (copy), " ", -1);
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
lab_test_cheese_parse (const char *parameters)
{
  g_auto (GStrv) words = lab_test_cheese_split (parameters);
  LabCheeseDealSettings settings = { .n_rats = 1 };
  const char *styles[] = { "BigHoles", "UniformHoles", "HolesOnSide" };

  g_assert_cmpuint (g_strv_length (words), ==, 11);
  settings.maze.width = (guint) g_ascii_strtoull (words[1], NULL, 10);
  settings.maze.height = (guint) g_ascii_strtoull (words[2], NULL, 10);
  settings.maze.cell_percentage = g_ascii_strtod (words[3], NULL);
  settings.maze.wall_percentage = g_ascii_strtod (words[4], NULL);
  settings.maze.mud_percentage = g_ascii_strtod (words[5], NULL);
  settings.maze.min_mud = (guint) g_ascii_strtoull (words[6], NULL, 10);
  settings.maze.max_mud = (guint) g_ascii_strtoull (words[7], NULL, 10);
  while (!g_str_equal (words[8], styles[settings.maze.style]))
    settings.maze.style++;
  settings.maze_seed = g_ascii_strtoull (words[9], NULL, 10);
  settings.cheese_seed = settings.players_seed = settings.maze_seed;
  settings.n_cheese = (guint) g_ascii_strtoull (words[10], NULL, 10);
  return settings;
}

/** lab_test_cheese_make: makes a random maze. */
LabCheeseMaze *
lab_test_cheese_make (const LabCheeseMazeSettings *settings,
                      guint64                      seed)
{
  g_autoptr (LabCheeseMaker) maker = lab_cheese_maker_new ();
  g_autoptr (GError) error = NULL;
  LabCheeseMaze *maze = lab_cheese_maker_make (maker, settings, seed, NULL, &error);

  g_assert_no_error (error);
  return maze;
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
