/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-generator.h"

#include "lab-random.h"
#include "lab-robots-slides.h"

/* Most random boards are easy, and whether they are takes less time to find out than their fewest
 * moves: if a robot alone gets to the target in fewer moves than asked for, the board is no good.
 * The others are solved. Boards that need nearly enough moves are changed a little, since their
 * neighbors are hard more often than random boards are. */

/* How often robots and target are placed before the walls are made again. */
#define N_PLACEMENTS 32
/* How many moves fewer than asked for a board may need to be changed. */
#define CLIMB_MARGIN 2
/* How many changes of a board are tried. */
#define N_CHANGES 16
/* Then it is given up: at most so many boards are drawn, and so many are solved. */
#define MAX_DRAWN 2000000
#define MAX_SOLVED 200000

typedef struct
{
  const LabRobotsRecipe *recipe;
  guint n_moves;
  LabRobotsSolver *solver;
  LabRobotsOptions options;
  LabRandom random;
  LabRobotsSlides slides;
  guint *n_tried;               /* (nullable): atomic */
  guint n_drawn;
  guint n_solved;
} Generator;

/* Private helpers */

static gboolean
is_over (const Generator *self)
{
  return g_cancellable_is_cancelled (self->options.cancellable) || self->n_drawn >= MAX_DRAWN
         || self->n_solved >= MAX_SOLVED;
}

/* Returns the fewest moves of a board; 0 if they are not as many as could be of use. */
static guint
measure (Generator            *self,
         const LabRobotsBoard *board)
{
  g_auto (LabRobotsSolution) solution = { 0 };

  self->n_drawn++;
  if (self->n_tried != NULL)
    g_atomic_int_set (self->n_tried, self->n_drawn);
  if (lab_robots_slides_is_easy (&self->slides, board, self->n_moves - 1))
    return 0;
  self->n_solved++;
  lab_robots_solver_run (self->solver, board, &self->options, &solution);
  return lab_robots_solution_is_solved (&solution) ? solution.n_moves : 0;
}

/* Moves a random robot or the target as in another random placement. */
static void
change (Generator      *self,
        LabRobotsBoard *board)
{
  LabRobotsBoard other = *board;
  guint piece = lab_random_below (&self->random, board->n_robots + 1);

  lab_robots_recipe_place (self->recipe, lab_random_next (&self->random), &other);
  if (piece == board->n_robots)
    {
      if (!lab_robots_board_find_robot (board, other.target, NULL))
        board->target = other.target;
    }
  else if (!lab_robots_board_find_robot (board, other.starts[piece], NULL)
           && other.starts[piece] != board->target)
    {
      board->starts[piece] = other.starts[piece];
    }
}

/* Changes a board as long as it gets harder. Returns whether it then needs the moves asked for. */
static gboolean
climb (Generator      *self,
       LabRobotsBoard *board,
       guint           n_moves)
{
  guint n_failed = 0;

  while (n_failed < N_CHANGES && !is_over (self))
    {
      LabRobotsBoard changed = *board;
      guint changed_moves;

      change (self, &changed);
      changed_moves = measure (self, &changed);
      n_failed++;
      if (changed_moves <= n_moves)
        continue;
      *board = changed;
      n_moves = changed_moves;
      n_failed = 0;
      if (n_moves == self->n_moves)
        return TRUE;
    }
  return FALSE;
}

/* Tries robots and targets on the walls of a board. */
static gboolean
try_walls (Generator      *self,
           LabRobotsBoard *board)
{
  for (guint i = 0; i < N_PLACEMENTS && !is_over (self); i++)
    {
      guint n_moves;

      if (i > 0)
        lab_robots_recipe_place (self->recipe, lab_random_next (&self->random), board);
      n_moves = measure (self, board);
      if (n_moves == self->n_moves)
        return TRUE;
      if (n_moves > 1 && n_moves + CLIMB_MARGIN >= self->n_moves && climb (self, board, n_moves))
        return TRUE;
    }
  return FALSE;
}

/* Public functions */

/**
 * lab_robots_generate_exact:
 * @recipe: what the board is made of
 * @seed: a number; the same one makes the same board on every machine
 * @n_moves: the fewest moves that solve it, from 1 to %LAB_ROBOTS_MAX_EXACT
 * @cancellable: (nullable): stops the work from another thread
 * @n_tried: (inout) (nullable): is set to the number of boards tried so far, which other threads
 *   may read with g_atomic_int_get()
 * @board: (out caller-allocates): the board
 *
 * Makes a random board that needs a number of moves.
 *
 * Returns: %FALSE if it was cancelled, or if no board was found among very many
 */
gboolean
lab_robots_generate_exact (const LabRobotsRecipe *recipe,
                           guint64                seed,
                           guint                  n_moves,
                           GCancellable          *cancellable,
                           guint                 *n_tried,
                           LabRobotsBoard        *board)
{
  g_autoptr (LabRobotsSolver) solver = lab_robots_solver_new ();
  g_autofree Generator *self = g_new0 (Generator, 1);

  g_return_val_if_fail (n_moves >= 1 && n_moves <= LAB_ROBOTS_MAX_EXACT, FALSE);

  self->recipe = recipe;
  self->n_moves = n_moves;
  self->solver = solver;
  self->n_tried = n_tried;
  self->options = (LabRobotsOptions) {
    .n_threads = 1,
    .max_moves = n_moves,
    .cancellable = cancellable,
  };
  lab_random_init (&self->random, seed);
  while (!is_over (self))
    {
      lab_robots_recipe_make (recipe, lab_random_next (&self->random), board);
      lab_robots_slides_init (&self->slides, board);
      if (try_walls (self, board))
        return TRUE;
    }
  return FALSE;
}
