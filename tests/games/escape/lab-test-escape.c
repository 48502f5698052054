/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-escape.h"

#include <string.h>

#include "lab-maze-file.h"
#include "lab-maze-generator.h"

/* Small levels for tests. */

static LabMaze *
draw_maze (guint      height,
           guint      width,
           LabRandom *random)
{
  LabMaze *maze = lab_maze_new (height, width, NULL);

  g_assert_true (lab_maze_generate (maze, LAB_MAZE_WILSON, random, NULL));
  g_assert_true (lab_maze_braid (maze, lab_random_below (random, 101), random, NULL));
  return maze;
}

/* Takes a cell that was not taken before. */
static LabMazeCell
take_cell (guint8    *taken,
           guint      height,
           guint      width,
           LabRandom *random)
{
  guint number;

  do
    number = lab_random_below (random, height * width);
  while (taken[number]);
  taken[number] = 1;
  return (LabMazeCell) { number / width, number % width };
}

/** lab_test_escape_draw: draws a level with any items and goals, from 3 x 4 cells to @max_size. */
LabEscapeLevel *
lab_test_escape_draw (LabRandom *random,
                      guint      max_size)
{
  guint height = 3 + lab_random_below (random, max_size - 2);
  guint width = 4 + lab_random_below (random, max_size - 3);
  g_autofree guint8 *taken = g_new0 (guint8, height * width);
  LabEscapeRecipe plan = { .number = 1, .new_item = -1 };

  plan.mazes[0] = draw_maze (height, width, random);
  plan.start = take_cell (taken, height, width, random);
  plan.exit = take_cell (taken, height, width, random);
  plan.n_goals = lab_random_below (random, 3);
  for (guint i = 0; i < plan.n_goals; i++)
    plan.goals[i] = take_cell (taken, height, width, random);
  for (guint i = 0; i < LAB_N_ESCAPE_ITEMS; i++)
    {
      plan.has_item[i] = lab_random_below (random, 2) == 0;
      if (plan.has_item[i])
        plan.items[i] = take_cell (taken, height, width, random);
    }
  plan.rift = (LabMazeCell) { lab_random_below (random, height), lab_random_below (random, width) };
  if (plan.has_item[LAB_ESCAPE_SHUFFLE])
    plan.mazes[1] = draw_maze (height, width, random);
  return lab_escape_level_new (&plan);
}

/**
 * lab_test_escape_make:
 * @drawing: a maze in ASCII, with @ at the start, E at the exit, * in goals, the first letters of
 *   items as capitals, and T where the rift leads
 * @shuffled: (nullable): the maze after a shuffle
 *
 * Makes a level.
 */
LabEscapeLevel *
lab_test_escape_make (const char *drawing,
                      const char *shuffled)
{
  static const char letters[] = "MLHRS";
  g_autoptr (GHashTable) contents = NULL;
  g_autoptr (GError) error = NULL;
  LabEscapeRecipe plan = { .number = 1, .new_item = -1 };

  plan.mazes[0] = lab_maze_read (drawing, strlen (drawing), &contents, &error);
  g_assert_no_error (error);
  if (shuffled != NULL)
    plan.mazes[1] = lab_maze_read (shuffled, strlen (shuffled), NULL, NULL);
  for (guint row = 0; row < lab_maze_get_height (plan.mazes[0]); row++)
    {
      for (guint column = 0; column < lab_maze_get_width (plan.mazes[0]); column++)
        {
          LabMazeCell cell = { row, column };
          const char *text = lab_maze_contents_get (contents, cell);
          const char *letter = text != NULL && *text != '\0' ? strchr (letters, *text) : NULL;

          if (text == NULL)
            continue;
          if (*text == '@')
            plan.start = cell;
          else if (*text == 'E')
            plan.exit = cell;
          else if (*text == '*')
            plan.goals[plan.n_goals++] = cell;
          else if (*text == 'T')
            plan.rift = cell;
          else if (letter != NULL)
            {
              plan.has_item[letter - letters] = TRUE;
              plan.items[letter - letters] = cell;
            }
        }
    }
  return lab_escape_level_new (&plan);
}

/** lab_test_escape_play: makes moves that are separated by blanks. */
void
lab_test_escape_play (LabEscapePosition    *position,
                      const LabEscapeLevel *level,
                      const char           *moves)
{
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      LabEscapeMove move;

      lab_escape_move_parse (words[i], &move, &error);
      g_assert_no_error (error);
      lab_escape_position_play (position, level, move, &error);
      g_assert_no_error (error);
    }
}
