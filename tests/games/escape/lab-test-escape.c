/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-escape.h"

#include <string.h>

#include "lab-test-mazes.h"

/* Small levels for tests. */

/* Takes a cell that was not taken before. */
static LabMazeCell
take_cell (const LabMaze *maze,
           guint8        *taken,
           LabRandom     *random)
{
  LabMazeCell cell;

  do
    cell = lab_test_mazes_pick (maze, random);
  while (taken[cell.row * maze->width + cell.column]);
  taken[cell.row * maze->width + cell.column] = 1;
  return cell;
}

/** lab_test_escape_draw: draws a level with any items and goals, from 3 x 4 cells to @max_size. */
LabEscapeLevel *
lab_test_escape_draw (LabRandom *random,
                      guint      max_size)
{
  guint height = 3 + lab_random_below (random, max_size - 2);
  guint width = 4 + lab_random_below (random, max_size - 3);
  g_autofree guint8 *taken = g_new0 (guint8, height * width);
  LabEscapeRecipe recipe = { .number = 1, .new_item = -1 };

  for (guint i = 0; i < 2; i++)
    recipe.mazes[i] = lab_test_mazes_make (LAB_MAZE_WILSON, height, width,
                                           lab_random_below (random, 101),
                                           lab_random_next (random));
  recipe.start = take_cell (recipe.mazes[0], taken, random);
  recipe.exit = take_cell (recipe.mazes[0], taken, random);
  recipe.n_goals = lab_random_below (random, 3);
  for (guint i = 0; i < recipe.n_goals; i++)
    recipe.goals[i] = take_cell (recipe.mazes[0], taken, random);
  for (guint i = 0; i < LAB_N_ESCAPE_ITEMS; i++)
    {
      recipe.has_item[i] = lab_random_below (random, 2) == 0;
      if (recipe.has_item[i])
        recipe.items[i] = take_cell (recipe.mazes[0], taken, random);
    }
  recipe.rift = lab_test_mazes_pick (recipe.mazes[0], random);
  if (!recipe.has_item[LAB_ESCAPE_SHUFFLE])
    g_clear_pointer (&recipe.mazes[1], lab_maze_free);
  return lab_escape_level_new (&recipe);
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
  LabEscapeRecipe recipe = { .number = 1, .new_item = -1 };

  recipe.mazes[0] = lab_test_mazes_read (drawing, &contents);
  if (shuffled != NULL)
    recipe.mazes[1] = lab_test_mazes_read (shuffled, NULL);
  for (guint i = 0; i < recipe.mazes[0]->height * recipe.mazes[0]->width; i++)
    {
      LabMazeCell cell = lab_maze_get_cell (recipe.mazes[0], i);
      const char *text = lab_maze_contents_get (contents, cell);
      const char *letter = text != NULL ? strchr (letters, *text) : NULL;

      if (text == NULL)
        continue;
      if (*text == '@')
        recipe.start = cell;
      else if (*text == 'E')
        recipe.exit = cell;
      else if (*text == '*')
        recipe.goals[recipe.n_goals++] = cell;
      else if (*text == 'T')
        recipe.rift = cell;
      else if (letter != NULL)
        {
          recipe.has_item[letter - letters] = TRUE;
          recipe.items[letter - letters] = cell;
        }
    }
  return lab_escape_level_new (&recipe);
}

/** lab_test_escape_parse: (transfer full): reads moves that are separated by blanks. */
GArray *
lab_test_escape_parse (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (LabEscapeMove));

  for (guint i = 0; words[i] != NULL; i++)
    {
      LabEscapeMove move;

      g_assert_true (lab_escape_move_parse (words[i], &move, NULL));
      g_array_append_val (moves, move);
    }
  return moves;
}

/** lab_test_escape_play: makes moves. */
void
lab_test_escape_play (LabEscapePosition    *position,
                      const LabEscapeLevel *level,
                      const GArray         *moves)
{
  for (guint i = 0; i < moves->len; i++)
    {
      g_autoptr (GError) error = NULL;

      lab_escape_position_play (position, level, g_array_index (moves, LabEscapeMove, i), &error);
      g_assert_no_error (error);
    }
}
