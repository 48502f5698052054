/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-generator.h"

#include "lab-random.h"
#include "lab-robots-board.h"
#include "lab-robots-field.h"

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
  LabRobotsField field;         /* with the walls of the board */
  guint *n_tried;               /* (nullable): atomic */
  guint n_drawn;
  guint n_solved;
} Generator;

/* The usual board has 16 rows. In each quarter of it there are four corners of two walls, one of
 * them in each direction, and in one quarter there are five; at each side of a quarter that is at
 * the edge, there is one wall. */
#define USUAL_SIZE 16
#define USUAL_CORNERS 17
#define USUAL_EDGE_WALLS 8

#define N_QUARTERS 4
#define USUAL_DENSITY 100
/* How often a place for a wall is drawn before the next one has its turn. */
#define N_TRIES 24

#define MAX_POINTS ((LAB_ROBOTS_MAX_SIZE + 1) * (LAB_ROBOTS_MAX_SIZE + 1))

/* A board in the making. */
typedef struct
{
  LabRobotsBoard *board;
  LabRandom random;
  guint8 is_touched[MAX_POINTS];        /* the points between cells where walls end or meet */
} Maker;

/* Private helpers: walls */

static guint8 *
get_point (Maker *self,
           guint  row,
           guint  column)
{
  return &self->is_touched[row * (self->board->size + 1) + column];
}

/* Marks the points of the edge and of the island. */
static void
touch_closed (Maker *self)
{
  guint size = self->board->size;

  for (guint i = 0; i <= size; i++)
    {
      *get_point (self, 0, i) = *get_point (self, size, i) = 1;
      *get_point (self, i, 0) = *get_point (self, i, size) = 1;
    }
  for (guint row = size / 2 - 1; row <= size / 2 + 1; row++)
    {
      for (guint column = size / 2 - 1; column <= size / 2 + 1; column++)
        *get_point (self, row, column) = 1;
    }
}

static guint
count_walls (const LabRobotsBoard *board,
             guint                 cell)
{
  return (guint) __builtin_popcount (board->walls[cell]);
}

/* Whether a wall would close more than two sides of one of its cells. */
static gboolean
is_crowded (const LabRobotsBoard *board,
            guint                 cell,
            LabRobotsSide         side)
{
  guint neighbor;

  return lab_robots_board_has_wall (board, cell, side) || count_walls (board, cell) >= 2
         || !lab_robots_board_get_neighbor (board, cell, side, &neighbor)
         || count_walls (board, neighbor) >= 2;
}

/* Tries to put a corner on a cell: @side and the next side clockwise. The points are those where it
 * ends and bends. A strict corner touches no other wall. */
static gboolean
try_corner (Maker   *self,
            guint    row,
            guint    column,
            guint    side,
            gboolean is_strict)
{
  static const guint8 ROWS[] = { 0, 0, 1, 1 };
  static const guint8 COLUMNS[] = { 0, 1, 1, 0 };
  LabRobotsBoard *board = self->board;
  guint cell = row * board->size + column;
  guint next = (side + 1) % LAB_N_ROBOTS_SIDES;
  guint8 *points[3];

  for (guint i = 0; i < 3; i++)
    {
      guint place = (side + i) % LAB_N_ROBOTS_SIDES;

      points[i] = get_point (self, row + ROWS[place], column + COLUMNS[place]);
    }
  if (is_strict ? board->walls[cell] != 0 || *points[0] || *points[1] || *points[2]
                : count_walls (board, cell) > 0
                  || is_crowded (board, cell, (LabRobotsSide) side)
                  || is_crowded (board, cell, (LabRobotsSide) next))
    return FALSE;

  lab_robots_board_set_wall (board, cell, (LabRobotsSide) side, TRUE);
  lab_robots_board_set_wall (board, cell, (LabRobotsSide) next, TRUE);
  *points[0] = *points[1] = *points[2] = 1;
  return TRUE;
}

/* Adds a corner somewhere in a quarter. Where there is no room, it may touch other walls; where
 * there is none for that either, it is left out. */
static void
add_corner (Maker *self,
            guint  quarter,
            guint  side)
{
  guint half = self->board->size / 2;
  guint first_row = quarter < 2 ? 0 : half;
  guint first_column = quarter % 2 == 0 ? 0 : half;

  for (guint i = 0; i < 2 * N_TRIES; i++)
    {
      guint row = first_row + lab_random_below (&self->random, half);
      guint column = first_column + lab_random_below (&self->random, half);

      if (try_corner (self, row, column, side, i < N_TRIES))
        return;
    }
}

/* Adds the walls of the inside, to each quarter in turn, with each direction in turn. */
static void
add_corners (Maker *self,
             guint  n)
{
  guint first_quarter = lab_random_below (&self->random, N_QUARTERS);
  guint first_side = lab_random_below (&self->random, LAB_N_ROBOTS_SIDES);

  for (guint i = 0; i < n; i++)
    add_corner (self, (first_quarter + i) % N_QUARTERS,
                (first_side + i + i / N_QUARTERS) % LAB_N_ROBOTS_SIDES);
}

/* Adds a wall that meets the edge at a side of the board, in its first or second half. */
static void
add_edge_wall (Maker *self,
               guint  side,
               guint  half)
{
  guint size = self->board->size;

  for (guint i = 0; i < N_TRIES; i++)
    {
      /* The wall is between this place and the next one, both in the same half. */
      guint place = half * (size / 2) + 1 + lab_random_below (&self->random, size / 2 - 2);
      gboolean is_row = side % 2 == 0;
      guint line = side == LAB_ROBOTS_NORTH || side == LAB_ROBOTS_WEST ? 0 : size - 1;
      guint inner = line == 0 ? 1 : line;
      guint cell = is_row ? line * size + place : place * size + line;
      guint8 *point = is_row ? get_point (self, inner, place + 1)
                             : get_point (self, place + 1, inner);
      LabRobotsSide wall = is_row ? LAB_ROBOTS_EAST : LAB_ROBOTS_SOUTH;

      if (*point || is_crowded (self->board, cell, wall))
        continue;
      lab_robots_board_set_wall (self->board, cell, wall, TRUE);
      *point = 1;
      return;
    }
}

/* Adds the walls at the edge, to each side in turn, with both halves of a side in turn. */
static void
add_edge_walls (Maker *self,
                guint  n)
{
  guint first_side = lab_random_below (&self->random, LAB_N_ROBOTS_SIDES);
  guint halves = lab_random_below (&self->random, 1U << LAB_N_ROBOTS_SIDES);

  for (guint i = 0; i < n; i++)
    {
      guint side = (first_side + i) % LAB_N_ROBOTS_SIDES;

      add_edge_wall (self, side, (halves >> side ^ i / LAB_N_ROBOTS_SIDES) & 1U);
    }
}

/* Private helpers: robots and the target */

/* A random cell outside the island without a robot. */
static guint
draw_cell (const LabRobotsBoard *board,
           LabRandom            *random)
{
  guint cell;

  do
    cell = lab_random_below (random, lab_robots_board_get_n_cells (board));
  while (lab_robots_board_is_island (board, cell)
         || lab_robots_board_find_robot (board, cell, NULL));
  return cell;
}

/* Whether a cell is in a corner of two walls that were put there. */
static gboolean
is_corner (const LabRobotsBoard *board,
           guint                 cell)
{
  guint walls = board->walls[cell];

  if (walls % 5 == 0 || walls % 3 != 0 || walls == 15)
    return FALSE;
  for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
    {
      if ((walls >> side & 1U) != 0
          && lab_robots_board_is_fixed (board, cell, (LabRobotsSide) side))
        return FALSE;
    }
  return TRUE;
}

/* A random corner, or any cell on a board without corners. */
static guint
draw_target (const LabRobotsBoard *board,
             LabRandom            *random)
{
  guint16 corners[LAB_ROBOTS_MAX_CELLS];
  guint n_corners = 0;

  for (guint cell = 0; cell < lab_robots_board_get_n_cells (board); cell++)
    {
      if (is_corner (board, cell))
        corners[n_corners++] = (guint16) cell;
    }
  return n_corners > 0 ? corners[lab_random_below (random, n_corners)] : draw_cell (board, random);
}

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
  if (lab_robots_field_is_easy (&self->field, board, self->n_moves - 1))
    return 0;
  self->n_solved++;
  lab_robots_solver_run (self->solver, board, NULL, &self->options, &solution);
  return solution.outcome == LAB_ROBOTS_SOLVED ? solution.n_moves : 0;
}

/**
 * lab_robots_recipe_place:
 * @self: a recipe
 * @seed: a number
 * @board: a board with its walls
 *
 * Puts the target in a random corner, and the robots on other random cells. The walls stay.
 */
static void
lab_robots_recipe_place (const LabRobotsRecipe *self,
                         guint64                seed,
                         LabRobotsBoard        *board)
{
  LabRandom random;

  lab_random_init (&random, seed);
  board->n_robots = 0;
  board->target = (guint16) draw_target (board, &random);
  while (board->n_robots < self->n_robots)
    {
      guint cell = draw_cell (board, &random);

      if (cell != board->target)
        board->starts[board->n_robots++] = (guint16) cell;
    }
}

/* Moves a random robot or the target as in another random placement. */
static void
change (Generator      *self,
        LabRobotsBoard *board)
{
  LabRobotsBoard other = *board;
  guint piece = lab_random_below (&self->random, board->n_robots + 1);
  guint16 cell;

  lab_robots_recipe_place (self->recipe, lab_random_next (&self->random), &other);
  cell = piece == board->n_robots ? other.target : other.starts[piece];
  if (cell == board->target || lab_robots_board_find_robot (board, cell, NULL))
    return;
  if (piece == board->n_robots)
    board->target = cell;
  else
    board->starts[piece] = cell;
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
 * lab_robots_recipe_init:
 * @self: a recipe to fill
 *
 * Sets the usual recipe: 16 rows, four robots.
 */
void
lab_robots_recipe_init (LabRobotsRecipe *self)
{
  *self = (LabRobotsRecipe) { .size = USUAL_SIZE, .n_robots = 4, .density = USUAL_DENSITY };
}

/**
 * lab_robots_recipe_make:
 * @self: a recipe
 * @seed: a number; the same one makes the same board on every machine
 * @board: (out caller-allocates): the board
 *
 * Makes a random board. The number of corners grows with the number of cells, and the number of
 * walls at the edge with the length of the edge.
 */
void
lab_robots_recipe_make (const LabRobotsRecipe *self,
                        guint64                seed,
                        LabRobotsBoard        *board)
{
  Maker maker = { .board = board };
  guint edge = USUAL_SIZE * USUAL_DENSITY;
  guint area = edge * USUAL_SIZE;

  g_return_if_fail (self->n_robots >= 1 && self->n_robots <= LAB_ROBOTS_MAX_ROBOTS);
  g_return_if_fail (self->density <= LAB_ROBOTS_MAX_DENSITY);

  lab_random_init (&maker.random, seed);
  lab_robots_board_init (board, self->size);
  board->any_robot = self->any_robot;
  board->must_ricochet = self->must_ricochet;
  touch_closed (&maker);
  add_edge_walls (&maker, (USUAL_EDGE_WALLS * self->size * self->density + edge / 2) / edge);
  add_corners (&maker, (USUAL_CORNERS * self->size * self->size * self->density + area / 2) / area);
  lab_robots_recipe_place (self, lab_random_next (&maker.random), board);
}

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
      lab_robots_field_init_walls (&self->field, board);
      if (try_walls (self, board))
        return TRUE;
    }
  return FALSE;
}
