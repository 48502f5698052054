/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-recipe.h"

#include "lab-random.h"

/**
 * lab_robots_recipe_init:
 * @self: a recipe to fill
 *
 * Sets the usual recipe: 16 rows, four robots.
 */
void
lab_robots_recipe_init (LabRobotsRecipe *self)
{
  *self = (LabRobotsRecipe) { .size = 16, .n_robots = 4, .density = 100 };
}

/* A random cell outside the island. */
static guint
draw_cell (const LabRobotsBoard *board,
           LabRandom            *random)
{
  guint cell;

  do
    cell = lab_random_below (random, lab_robots_board_get_n_cells (board));
  while (lab_robots_board_is_island (board, cell));
  return cell;
}

/**
 * lab_robots_recipe_make:
 * @self: a recipe
 * @seed: a number; the same one makes the same board on every machine
 * @board: (out caller-allocates): the board
 *
 * Makes a random board.
 */
void
lab_robots_recipe_make (const LabRobotsRecipe *self,
                        guint64                seed,
                        LabRobotsBoard        *board)
{
  LabRandom random;
  guint n_corners = self->size * self->size * self->density / 100 / 15;

  lab_random_init (&random, seed);
  lab_robots_board_init (board, self->size);
  board->n_robots = self->n_robots;
  board->any_robot = self->any_robot;
  board->must_ricochet = self->must_ricochet;
  for (guint i = 0; i < n_corners; i++)
    {
      guint cell = draw_cell (board, &random);
      guint side = lab_random_below (&random, 4);

      lab_robots_board_set_wall (board, cell, (LabRobotsSide) side, TRUE);
      lab_robots_board_set_wall (board, cell, (LabRobotsSide) ((side + 1) % 4), TRUE);
    }
  lab_robots_recipe_place (self, lab_random_next (&random), board);
}

/**
 * lab_robots_recipe_place:
 * @self: a recipe
 * @seed: a number
 * @board: a board with its walls
 *
 * Puts the robots and the target on random cells, and leaves the walls.
 */
void
lab_robots_recipe_place (const LabRobotsRecipe *self,
                         guint64                seed,
                         LabRobotsBoard        *board)
{
  LabRandom random;

  lab_random_init (&random, seed);
  board->n_robots = 0;
  while (board->n_robots < self->n_robots)
    {
      guint cell = draw_cell (board, &random);

      if (!lab_robots_board_find_robot (board, cell, NULL))
        board->starts[board->n_robots++] = (guint16) cell;
    }
  do
    board->target = (guint16) draw_cell (board, &random);
  while (lab_robots_board_find_robot (board, board->target, NULL));
}
