/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-soak-robots-editor.h"

#include <string.h>

#define NORTH 1
#define EAST 2
#define SOUTH 4
#define WEST 8

/* Private helpers: walls */

static gboolean
is_inside (const LabSoakEditor *self,
           int                  row,
           int                  column)
{
  return row >= 0 && row < self->board.size && column >= 0 && column < self->board.size;
}

/* Finds the cell beside a side, and its wall there. */
static int
step (char  side,
      int  *row,
      int  *column)
{
  *row += side == 'S' ? 1 : side == 'N' ? -1 : 0;
  *column += side == 'E' ? 1 : side == 'W' ? -1 : 0;
  return side == 'N' ? SOUTH : side == 'E' ? WEST : side == 'S' ? NORTH : EAST;
}

static int
get_wall (char side)
{
  return side == 'N' ? NORTH : side == 'E' ? EAST : side == 'S' ? SOUTH : WEST;
}

/* Returns whether a wall is at the edge or at one of the closed cells. */
static gboolean
is_fixed (const LabSoakEditor *self,
          int                  row,
          int                  column,
          char                 side)
{
  int next_row = row, next_column = column;

  step (side, &next_row, &next_column);
  return !is_inside (self, next_row, next_column)
         || lab_test_plain_is_closed (&self->board, row, column)
         || lab_test_plain_is_closed (&self->board, next_row, next_column);
}

/* Leaves only the walls that cannot be removed. */
static void
remove_walls (LabSoakEditor *self)
{
  memset (self->board.walls, 0, sizeof self->board.walls);
  for (int row = 0; row < self->board.size; row++)
    {
      for (int column = 0; column < self->board.size; column++)
        {
          for (const char *side = "NESW"; *side != '\0'; side++)
            {
              if (is_fixed (self, row, column, *side))
                self->board.walls[row][column] |= get_wall (*side);
            }
        }
    }
}

/* Private helpers: pieces */

static void
place_on_free_cell (LabSoakEditor *self,
                    int            robot)
{
  for (int row = 0; row < self->board.size; row++)
    {
      for (int column = 0; column < self->board.size; column++)
        {
          if (lab_test_plain_is_closed (&self->board, row, column)
              || (row == self->board.target_row && column == self->board.target_column)
              || lab_test_plain_find_robot (&self->board, self->robots, row, column) >= 0)
            continue;
          self->robots[robot] = (LabTestPlainRobot) { .row = row, .column = column };
          return;
        }
    }
}

static void
add_robot (LabSoakEditor *self)
{
  LabTestPlainRobot *robot = &self->robots[self->board.n_robots];

  *robot = (LabTestPlainRobot) { .row = -1, .column = -1 };
  place_on_free_cell (self, self->board.n_robots);
  self->board.n_robots++;
}

/* Private helpers: changes */

/* Remembers the board before a change, if it is one. */
static void
commit (LabSoakEditor *self,
        char          *before)
{
  g_autofree char *after = lab_soak_editor_write (self);

  if (g_str_equal (before, after))
    {
      g_free (before);
      return;
    }
  g_ptr_array_add (self->undo, before);
  if (self->undo->len > LAB_SOAK_MAX_UNDO)
    g_ptr_array_remove_index (self->undo, 0);
  g_ptr_array_set_size (self->redo, 0);
}

/* Public functions */

/** lab_soak_editor_init: begins with a board. */
void
lab_soak_editor_init (LabSoakEditor *self,
                      const char    *text)
{
  lab_test_plain_board_read (text, &self->board, self->robots);
  self->undo = g_ptr_array_new_with_free_func (g_free);
  self->redo = g_ptr_array_new_with_free_func (g_free);
}

/** lab_soak_editor_clear: frees what @self has. */
void
lab_soak_editor_clear (LabSoakEditor *self)
{
  g_ptr_array_unref (self->undo);
  g_ptr_array_unref (self->redo);
}

/** lab_soak_editor_write: (transfer full): returns the text of the board. */
char *
lab_soak_editor_write (LabSoakEditor *self)
{
  return lab_test_plain_board_write (&self->board, self->robots);
}

/** lab_soak_editor_replace: replaces the board by another one. */
void
lab_soak_editor_replace (LabSoakEditor *self,
                         const char    *text)
{
  char *before = lab_soak_editor_write (self);

  lab_test_plain_board_read (text, &self->board, self->robots);
  commit (self, before);
}

/** lab_soak_editor_go: undoes or redoes a change; returns whether there is one. */
gboolean
lab_soak_editor_go (LabSoakEditor *self,
                    gboolean       is_back)
{
  GPtrArray *from = is_back ? self->undo : self->redo;
  GPtrArray *to = is_back ? self->redo : self->undo;

  if (from->len == 0)
    return FALSE;
  g_ptr_array_add (to, lab_soak_editor_write (self));
  lab_test_plain_board_read (g_ptr_array_index (from, from->len - 1), &self->board, self->robots);
  g_ptr_array_remove_index (from, from->len - 1);
  return TRUE;
}

/** lab_soak_editor_toggle_wall: adds or removes a wall; returns whether it can be changed. */
gboolean
lab_soak_editor_toggle_wall (LabSoakEditor *self,
                             int            row,
                             int            column,
                             char           side)
{
  int next_row = row, next_column = column;
  int other = step (side, &next_row, &next_column);
  char *before;

  if (is_fixed (self, row, column, side))
    return FALSE;
  before = lab_soak_editor_write (self);
  self->board.walls[row][column] ^= get_wall (side);
  self->board.walls[next_row][next_column] ^= other;
  commit (self, before);
  return TRUE;
}

/** lab_soak_editor_put_robot: puts a robot on a cell; returns whether it can be there. */
gboolean
lab_soak_editor_put_robot (LabSoakEditor *self,
                           int            robot,
                           int            row,
                           int            column)
{
  char *before;
  int other;

  if (lab_test_plain_is_closed (&self->board, row, column))
    return FALSE;
  before = lab_soak_editor_write (self);
  while (self->board.n_robots <= robot)
    add_robot (self);
  other = lab_test_plain_find_robot (&self->board, self->robots, row, column);
  if (other >= 0)
    self->robots[other] = self->robots[robot];
  self->robots[robot] = (LabTestPlainRobot) { .row = row, .column = column };
  commit (self, before);
  return TRUE;
}

/** lab_soak_editor_put_target: puts the target on a cell; returns whether it can be there. */
gboolean
lab_soak_editor_put_target (LabSoakEditor *self,
                            int            row,
                            int            column)
{
  char *before;

  if (lab_test_plain_is_closed (&self->board, row, column))
    return FALSE;
  before = lab_soak_editor_write (self);
  self->board.target_row = row;
  self->board.target_column = column;
  commit (self, before);
  return TRUE;
}

/** lab_soak_editor_set_n_robots: adds robots on the first free cells, or removes the last ones. */
void
lab_soak_editor_set_n_robots (LabSoakEditor *self,
                              int            n_robots)
{
  char *before = lab_soak_editor_write (self);

  while (self->board.n_robots < n_robots)
    add_robot (self);
  self->board.n_robots = n_robots;
  commit (self, before);
}

/** lab_soak_editor_set_rules: chooses the rules about the target. */
void
lab_soak_editor_set_rules (LabSoakEditor *self,
                           gboolean       any,
                           gboolean       ricochet)
{
  char *before = lab_soak_editor_write (self);

  self->board.any = any;
  self->board.ricochet = ricochet;
  commit (self, before);
}

/** lab_soak_editor_resize: changes the size; what is in the north-west stays, as far as it can. */
void
lab_soak_editor_resize (LabSoakEditor *self,
                        int            size)
{
  char *before = lab_soak_editor_write (self);
  LabSoakEditor old = *self;

  self->board.size = size;
  remove_walls (self);
  for (int row = 0; row < MIN (size, old.board.size); row++)
    {
      for (int column = 0; column < MIN (size, old.board.size); column++)
        {
          for (const char *side = "NESW"; *side != '\0'; side++)
            {
              int next_row = row, next_column = column;

              step (*side, &next_row, &next_column);
              if (!is_fixed (&old, row, column, *side) && is_inside (self, next_row, next_column)
                  && (old.board.walls[row][column] & get_wall (*side)) != 0)
                self->board.walls[row][column] |= get_wall (*side);
            }
        }
    }
  if (!is_inside (self, old.board.target_row, old.board.target_column)
      || lab_test_plain_is_closed (&self->board, old.board.target_row, old.board.target_column))
    self->board.target_row = self->board.target_column = size - 1;
  for (int i = 0; i < self->board.n_robots; i++)
    {
      if (!is_inside (self, old.robots[i].row, old.robots[i].column)
          || lab_test_plain_is_closed (&self->board, old.robots[i].row, old.robots[i].column))
        self->robots[i].row = self->robots[i].column = -1;
    }
  for (int i = 0; i < self->board.n_robots; i++)
    {
      if (self->robots[i].row < 0)
        place_on_free_cell (self, i);
    }
  commit (self, before);
}

/** lab_soak_editor_remove_walls: removes all walls that can be removed. */
void
lab_soak_editor_remove_walls (LabSoakEditor *self)
{
  char *before = lab_soak_editor_write (self);

  remove_walls (self);
  commit (self, before);
}
