/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-maze-text.h"
#include "lab-fuzz.h"

/* Fuzzes the readers of mazes of the cheese race. What is accepted is the same after writing and
 * reading: exactly as a text, and the same walls and mud as a map and as a drawing. */

static LabCheeseMaze *
read_again (const char *text)
{
  g_autoptr (GError) error = NULL;
  LabCheeseMaze *maze = lab_cheese_maze_new_from_text (text, -1, &error);

  g_assert_no_error (error);
  return maze;
}

static void
check_text (const LabCheeseMaze *maze)
{
  g_autofree char *text = lab_cheese_maze_to_text (maze);
  g_autoptr (LabCheeseMaze) again = read_again (text);

  g_assert_true (lab_cheese_maze_equal (maze, again));
}

static void
check_drawing (const LabCheeseMaze *maze)
{
  g_autofree char *drawing = lab_cheese_maze_to_drawing (maze);
  g_autoptr (LabCheeseMaze) again = read_again (drawing);
  g_autofree char *second = lab_cheese_maze_to_drawing (again);

  g_assert_cmpstr (drawing, ==, second);
}

static void
check_map (const LabCheeseMaze *maze)
{
  g_autofree char *map = lab_cheese_maze_to_map (maze);
  g_autoptr (LabCheeseMaze) again = read_again (map);

  g_assert_cmpuint (lab_cheese_maze_get_n_cells (maze), ==, lab_cheese_maze_get_n_cells (again));
  g_assert_cmpuint (lab_cheese_maze_get_n_passages (maze), ==,
                    lab_cheese_maze_get_n_passages (again));
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (LabCheeseMaze) maze = lab_cheese_maze_new_from_text (text, (gssize) size, &error);

  if (maze == NULL)
    {
      lab_fuzz_assert_refused (error);
      return 0;
    }
  g_assert_no_error (error);
  check_text (maze);
  check_map (maze);
  /* The drawing of a large maze that is almost empty takes long. */
  if (lab_cheese_maze_get_width (maze) * lab_cheese_maze_get_height (maze) <= 10000)
    check_drawing (maze);
  lab_cheese_maze_is_connected (maze);
  lab_cheese_maze_is_symmetric (maze);
  return 0;
}
