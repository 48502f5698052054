/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-access-maze.h"

/* The rules again, without code of the game: a player who only hears the game must
 * remember the board, and what they hear must agree with it. */

static const LabAccessSides sides[] = {
  LAB_ACCESS_NORTH,
  LAB_ACCESS_EAST,
  LAB_ACCESS_SOUTH,
  LAB_ACCESS_WEST,
};

/* Private helpers */

static LabAccessSides
opposite (LabAccessSides side)
{
  return (LabAccessSides) lab_access_turn_clockwise (side, 2);
}

/* Returns the neighboring cell, or nowhere beyond the border. */
static int
step (int            cell,
      LabAccessSides side)
{
  int row = cell / LAB_ACCESS_SIZE;
  int column = cell % LAB_ACCESS_SIZE;

  row += (side == LAB_ACCESS_SOUTH) - (side == LAB_ACCESS_NORTH);
  column += (side == LAB_ACCESS_EAST) - (side == LAB_ACCESS_WEST);
  if (row < 0 || row >= LAB_ACCESS_SIZE || column < 0 || column >= LAB_ACCESS_SIZE)
    return LAB_ACCESS_NOWHERE;
  return row * LAB_ACCESS_SIZE + column;
}

/* Returns the cell into which the tile is inserted. */
static int
get_entry (LabAccessArrow arrow)
{
  int line = arrow.line - 1;

  switch (arrow.from)
    {
    case LAB_ACCESS_NORTH:
      return line;
    case LAB_ACCESS_EAST:
      return line * LAB_ACCESS_SIZE + LAB_ACCESS_SIZE - 1;
    case LAB_ACCESS_SOUTH:
      return (LAB_ACCESS_SIZE - 1) * LAB_ACCESS_SIZE + line;
    case LAB_ACCESS_WEST:
    default:
      return line * LAB_ACCESS_SIZE;
    }
}

static int
find_treasure (const LabAccessMaze *self,
               const char          *treasure)
{
  for (int cell = 0; cell < LAB_ACCESS_N_CELLS; cell++)
    {
      if (self->tiles[cell].treasure == treasure)
        return cell;
    }
  return LAB_ACCESS_NOWHERE;
}

static int
measure (int cell,
         int other)
{
  return ABS (cell / LAB_ACCESS_SIZE - other / LAB_ACCESS_SIZE)
         + ABS (cell % LAB_ACCESS_SIZE - other % LAB_ACCESS_SIZE);
}

/* Returns the smallest distance to @goal that a pawn can reach, and the cell. */
static int
approach (const LabAccessMaze *self,
          int                  from,
          int                  goal,
          int                 *nearest)
{
  guint64 reach = lab_access_maze_reach (self, from);
  int best = G_MAXINT;

  for (int cell = 0; cell < LAB_ACCESS_N_CELLS; cell++)
    {
      if ((reach & (G_GUINT64_CONSTANT (1) << cell)) == 0 || measure (cell, goal) >= best)
        continue;
      best = measure (cell, goal);
      *nearest = cell;
    }
  return best;
}

/* Public functions */

/**
 * lab_access_turn_clockwise: returns the open sides after a number of quarter turns.
 */
guint
lab_access_turn_clockwise (guint open,
                           int   quarters)
{
  for (; quarters > 0; quarters--)
    open = (open << 1 | open >> 3) & 0xf;
  return open;
}

/**
 * lab_access_arrow_dup_name: returns the accessible name of an arrow.
 */
char *
lab_access_arrow_dup_name (LabAccessArrow arrow)
{
  static const char * const words[] = { "above", "the right", "below", "the left" };
  int side = g_bit_nth_lsf (arrow.from, -1);

  return g_strdup_printf ("Insert into %s %d from %s", side % 2 == 0 ? "column" : "row", arrow.line,
                          words[side]);
}

/**
 * lab_access_arrow_equal: returns whether two arrows are the same.
 */
gboolean
lab_access_arrow_equal (LabAccessArrow arrow,
                        LabAccessArrow other)
{
  return arrow.from == other.from && arrow.line == other.line;
}

/**
 * lab_access_maze_insert:
 * @self: the board
 * @arrow: where to insert the spare tile, as it lies
 *
 * Shifts a line. Pawns move with it; those on the tile that is pushed out move to the
 * inserted tile.
 */
void
lab_access_maze_insert (LabAccessMaze *self,
                        LabAccessArrow arrow)
{
  LabAccessMazeTile pushed = self->spare;
  int entry = get_entry (arrow);
  int moved[LAB_ACCESS_N_COLORS];

  for (int i = 0; i < LAB_ACCESS_N_COLORS; i++)
    moved[i] = self->pawns[i];
  for (int cell = entry; cell != LAB_ACCESS_NOWHERE; cell = step (cell, opposite (arrow.from)))
    {
      LabAccessMazeTile before = self->tiles[cell];
      int next = step (cell, opposite (arrow.from));

      self->tiles[cell] = pushed;
      pushed = before;
      for (int i = 0; i < LAB_ACCESS_N_COLORS; i++)
        {
          if (self->pawns[i] == cell)
            moved[i] = next != LAB_ACCESS_NOWHERE ? next : entry;
        }
    }
  for (int i = 0; i < LAB_ACCESS_N_COLORS; i++)
    self->pawns[i] = moved[i];
  self->spare = pushed;
  self->blocked = (LabAccessArrow){ opposite (arrow.from), arrow.line };
}

/**
 * lab_access_maze_reach: returns the cells that can be reached from @cell, a bit for
 * each.
 */
guint64
lab_access_maze_reach (const LabAccessMaze *self,
                       int                  cell)
{
  guint64 reach = G_GUINT64_CONSTANT (1) << cell;
  gboolean grown = TRUE;

  while (grown)
    {
      grown = FALSE;
      for (int at = 0; at < LAB_ACCESS_N_CELLS; at++)
        {
          if ((reach & (G_GUINT64_CONSTANT (1) << at)) == 0)
            continue;
          for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
            {
              int next = step (at, sides[i]);

              if (next == LAB_ACCESS_NOWHERE || (self->tiles[at].open & sides[i]) == 0
                  || (self->tiles[next].open & opposite (sides[i])) == 0
                  || (reach & (G_GUINT64_CONSTANT (1) << next)) != 0)
                continue;
              reach |= G_GUINT64_CONSTANT (1) << next;
              grown = TRUE;
            }
        }
    }
  return reach;
}

/**
 * lab_access_maze_choose:
 * @self: the board
 * @color: the player to move
 * @treasure: (nullable): the treasure to find
 * @home: the cell to move to if there is no treasure left to find
 * @rand: chooses between equally good turns
 *
 * Returns: a turn that reaches the goal, or else gets as near as possible
 */
LabAccessTurn
lab_access_maze_choose (const LabAccessMaze *self,
                        int                  color,
                        const char          *treasure,
                        int                  home,
                        GRand               *rand)
{
  LabAccessTurn chosen = { 0 };
  int best = G_MAXINT;
  int n_best = 0;

  for (int option = 0; option < 4 * 12; option++)
    {
      LabAccessTurn turn = { option % 4, { sides[option / 12], option / 4 % 3 * 2 + 2 }, 0 };
      LabAccessMaze after = *self;
      int distance, goal;

      if (lab_access_arrow_equal (turn.arrow, self->blocked))
        continue;
      after.spare.open = lab_access_turn_clockwise (after.spare.open, turn.quarters);
      lab_access_maze_insert (&after, turn.arrow);
      goal = treasure != NULL ? find_treasure (&after, treasure) : home;
      if (goal == LAB_ACCESS_NOWHERE)
        continue;
      distance = approach (&after, after.pawns[color], goal, &turn.cell);
      n_best = distance < best ? 1 : n_best + (distance == best);
      if (distance > best || g_rand_int_range (rand, 0, n_best) != 0)
        continue;
      best = distance;
      chosen = turn;
    }
  g_assert_cmpint (best, <, G_MAXINT);
  return chosen;
}
