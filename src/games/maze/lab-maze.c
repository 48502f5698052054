/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lab-refuse.h"

G_DEFINE_QUARK (lab-maze-error-quark, lab_maze_error)

/* Private helpers */

static gsize
count_words (const LabMaze *self)
{
  return self->n_words * self->height;
}

/* Finds the direction from a cell to a contiguous one. */
static gboolean
find_direction (const LabMaze     *self,
                LabMazeCell        cell,
                LabMazeCell        other,
                LabMazeDirection  *direction,
                GError           **error)
{
  if (!lab_maze_check_cell (self, cell, error) || !lab_maze_check_cell (self, other, error))
    return FALSE;
  for (guint i = 0; i < LAB_MAZE_N_DIRECTIONS; i++)
    {
      LabMazeCell next = lab_maze_step (cell, i);

      *direction = i;
      if (next.row == other.row && next.column == other.column)
        return TRUE;
    }
  return lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_NOT_CONTIGUOUS,
                     /* Translators: each pair of numbers is the row and the column of a cell. */
                     _("The cells %u,%u and %u,%u are not contiguous. Only cells that share a side "
                       "have a wall between them."),
                     cell.row, cell.column, other.row, other.column);
}

static guint
list_cells (LabMazeCell cell,
            guint       directions,
            LabMazeCell cells[LAB_MAZE_N_DIRECTIONS])
{
  guint n = 0;

  for (guint i = 0; i < LAB_MAZE_N_DIRECTIONS; i++)
    {
      if ((directions & LAB_MAZE_BIT (i)) != 0)
        cells[n++] = lab_maze_step (cell, i);
    }
  return n;
}

/* Public functions */

/** lab_maze_refuse_memory: sets an error for a maze that is too large, and returns %FALSE. */
gboolean
lab_maze_refuse_memory (guint    height,
                        guint    width,
                        GError **error)
{
  return lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_MEMORY,
                     /* Translators: the numbers are a height and a width. */
                     _("There is not enough memory for %u x %u cells. Try a smaller maze."),
                     height, width);
}

/**
 * lab_maze_has_room:
 * @array: an array whose elements have a power of two as their size
 *
 * Asks for the memory that an array needs when it grows, because a #GArray ends the program if
 * there is none. It grows when its length is a power of two, and then to twice its size.
 *
 * Returns: whether one more element can be appended
 */
gboolean
lab_maze_has_room (const GArray *array)
{
  g_autofree void *memory = NULL;

  if (array->len < 1024 || (array->len & (array->len - 1)) != 0)
    return TRUE;
  memory = g_try_malloc_n (array->len, 2 * (gsize) g_array_get_element_size ((GArray *) array));
  return memory != NULL;
}

/** lab_maze_add_presence: prepares a maze of all cells for leaving out some of them. */
gboolean
lab_maze_add_presence (LabMaze  *self,
                       GError  **error)
{
  guint64 *present = g_try_new (guint64, count_words (self));

  if (present == NULL)
    return lab_maze_refuse_memory (self->height, self->width, error);
  for (guint row = 0; row < self->height; row++)
    {
      for (gsize i = 0; i < self->n_words; i++)
        present[row * self->n_words + i] = lab_maze_get_present_word (self, row, i);
    }
  self->present = present;
  return TRUE;
}

/**
 * lab_maze_new:
 * @height: the number of rows, 1 to %LAB_MAZE_MAX_SIZE
 * @width: the number of columns, 1 to %LAB_MAZE_MAX_SIZE
 * @error: return location for a #LabMazeError
 *
 * Makes a maze with all walls.
 *
 * Returns: (transfer full) (nullable): the maze
 */
LabMaze *
lab_maze_new (guint    height,
              guint    width,
              GError **error)
{
  LabMaze *self;

  if (height < 1 || width < 1 || height > LAB_MAZE_MAX_SIZE || width > LAB_MAZE_MAX_SIZE)
    {
      lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_SIZE,
                  /* Translators: the first numbers are a height and a width. */
                  _("A maze cannot have %u x %u cells. Height and width are from 1 to %u."),
                  height, width, LAB_MAZE_MAX_SIZE);
      return NULL;
    }
  self = g_new0 (LabMaze, 1);
  self->height = height;
  self->width = width;
  self->n_words = width / 64 + 1;
  self->n_cells = (guint64) height * width;
  self->openings = g_try_new0 (guint64, 2 * count_words (self));
  if (self->openings != NULL)
    return self;
  g_free (self);
  lab_maze_refuse_memory (height, width, error);
  return NULL;
}

/**
 * lab_maze_copy:
 * @self: a maze
 * @error: return location for a #LabMazeError
 *
 * Returns: (transfer full) (nullable): a copy of @self, if there is enough memory
 */
LabMaze *
lab_maze_copy (const LabMaze  *self,
               GError        **error)
{
  LabMaze *copy;
  gsize n_words;

  g_return_val_if_fail (self != NULL, NULL);

  n_words = count_words (self);
  copy = g_memdup2 (self, sizeof *self);
  copy->openings = g_try_new (guint64, 2 * n_words);
  copy->present = self->present != NULL ? g_try_new (guint64, n_words) : NULL;
  if (copy->openings == NULL || (self->present != NULL && copy->present == NULL))
    {
      lab_maze_free (copy);
      lab_maze_refuse_memory (self->height, self->width, error);
      return NULL;
    }
  memcpy (copy->openings, self->openings, 2 * n_words * sizeof (guint64));
  if (self->present != NULL)
    memcpy (copy->present, self->present, n_words * sizeof (guint64));
  return copy;
}

/**
 * lab_maze_free:
 * @self: (transfer full) (nullable): a maze
 *
 * Frees a maze.
 */
void
lab_maze_free (LabMaze *self)
{
  if (self == NULL)
    return;
  g_free (self->openings);
  g_free (self->present);
  g_free (self);
}

/**
 * lab_maze_equal:
 * @self: a maze
 * @other: a maze
 *
 * Returns: whether both have the same size, cells, and walls
 */
gboolean
lab_maze_equal (const LabMaze *self,
                const LabMaze *other)
{
  g_return_val_if_fail (self != NULL && other != NULL, FALSE);

  if (self->height != other->height || self->width != other->width
      || self->n_cells != other->n_cells
      || memcmp (self->openings, other->openings, 2 * count_words (self) * sizeof (guint64)) != 0)
    return FALSE;
  for (guint row = 0; row < self->height; row++)
    {
      for (gsize i = 0; i < self->n_words; i++)
        {
          if (lab_maze_get_present_word (self, row, i) != lab_maze_get_present_word (other, row, i))
            return FALSE;
        }
    }
  return TRUE;
}

/**
 * lab_maze_check_cell:
 * @self: a maze
 * @cell: any cell
 * @error: return location for a #LabMazeError
 *
 * Checks that a cell is part of the maze.
 *
 * Returns: %TRUE if it is
 */
gboolean
lab_maze_check_cell (const LabMaze  *self,
                     LabMazeCell     cell,
                     GError        **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (cell.row >= self->height || cell.column >= self->width)
    return lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_OUTSIDE,
                       /* Translators: the first numbers are the row and the column of a cell. The
                        * other ones are the smallest and largest row and column. */
                       _("The cell %u,%u is outside the maze. Rows are 0 to %u, columns 0 to %u."),
                       cell.row, cell.column, self->height - 1, self->width - 1);
  if (!lab_maze_is_present (self, cell.row, cell.column))
    return lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_OUTSIDE,
                       /* Translators: the numbers are the row and the column of a cell. The shape
                        * of the maze does not contain it. */
                       _("The cell %u,%u is left out of this maze. Choose another cell."),
                       cell.row, cell.column);
  return TRUE;
}

/**
 * lab_maze_leave_out:
 * @self: a maze
 * @cell: a cell
 * @error: return location for a #LabMazeError
 *
 * Removes a cell from the maze, so that walls are on all its sides and nothing is inside. The last
 * cell cannot be removed.
 *
 * Returns: %TRUE if @cell was part of the maze
 */
gboolean
lab_maze_leave_out (LabMaze      *self,
                    LabMazeCell   cell,
                    GError      **error)
{
  guint ways;

  g_return_val_if_fail (self != NULL, FALSE);

  if (!lab_maze_check_cell (self, cell, error))
    return FALSE;
  if (self->n_cells == 1)
    return lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_UNSUITABLE,
                       _("All cells are left out. A maze needs at least one cell."));
  if (self->present == NULL && !lab_maze_add_presence (self, error))
    return FALSE;
  ways = lab_maze_get_ways (self, cell.row, cell.column);
  for (guint i = 0; i < LAB_MAZE_N_DIRECTIONS; i++)
    {
      if ((ways & LAB_MAZE_BIT (i)) != 0)
        lab_maze_close (self, cell.row, cell.column, i);
    }
  self->present[self->n_words * cell.row + cell.column / 64]
      &= ~(G_GUINT64_CONSTANT (1) << cell.column % 64);
  self->n_cells--;
  return TRUE;
}

/**
 * lab_maze_set_wall:
 * @self: a maze
 * @cell: a cell
 * @other: a contiguous cell
 * @wall: whether there shall be a wall between them
 * @error: return location for a #LabMazeError
 *
 * Adds or removes the wall between two cells.
 *
 * Returns: %TRUE if the cells are contiguous
 */
gboolean
lab_maze_set_wall (LabMaze      *self,
                   LabMazeCell   cell,
                   LabMazeCell   other,
                   gboolean      wall,
                   GError      **error)
{
  LabMazeDirection direction;

  g_return_val_if_fail (self != NULL, FALSE);

  if (!find_direction (self, cell, other, &direction, error))
    return FALSE;
  if (wall)
    lab_maze_close (self, cell.row, cell.column, direction);
  else
    lab_maze_open (self, cell.row, cell.column, direction);
  return TRUE;
}

/**
 * lab_maze_get_wall:
 * @self: a maze
 * @cell: a cell
 * @other: a contiguous cell
 * @wall: (out): whether a wall is between them
 * @error: return location for a #LabMazeError
 *
 * Looks for a wall between two cells.
 *
 * Returns: %TRUE if the cells are contiguous
 */
gboolean
lab_maze_get_wall (const LabMaze  *self,
                   LabMazeCell     cell,
                   LabMazeCell     other,
                   gboolean       *wall,
                   GError        **error)
{
  LabMazeDirection direction;

  g_return_val_if_fail (self != NULL && wall != NULL, FALSE);

  if (!find_direction (self, cell, other, &direction, error))
    return FALSE;
  *wall = (lab_maze_get_ways (self, cell.row, cell.column) & LAB_MAZE_BIT (direction)) == 0;
  return TRUE;
}

/** lab_maze_fill: adds all walls. */
void
lab_maze_fill (LabMaze *self)
{
  g_return_if_fail (self != NULL);

  memset (self->openings, 0, 2 * count_words (self) * sizeof (guint64));
}

/** lab_maze_empty: removes all walls. */
void
lab_maze_empty (LabMaze *self)
{
  g_return_if_fail (self != NULL);

  for (guint row = 0; row < self->height; row++)
    {
      guint64 *words = lab_maze_get_words (self, row);

      for (gsize i = 0; i < self->n_words; i++)
        {
          words[2 * i] = lab_maze_get_sides_right (self, row, i);
          words[2 * i + 1] = lab_maze_get_sides_below (self, row, i);
        }
    }
}

/**
 * lab_maze_list_contiguous:
 * @self: a maze
 * @cell: a cell of it
 * @cells: (out caller-allocates): the cells
 *
 * Lists the cells that share a side with a cell: up, down, left, right.
 *
 * Returns: the number of cells
 */
guint
lab_maze_list_contiguous (const LabMaze *self,
                          LabMazeCell    cell,
                          LabMazeCell    cells[LAB_MAZE_N_DIRECTIONS])
{
  g_return_val_if_fail (self != NULL && lab_maze_has_cell (self, cell), 0);

  return list_cells (cell, lab_maze_get_sides (self, cell.row, cell.column), cells);
}

/**
 * lab_maze_list_reachable:
 * @self: a maze
 * @cell: a cell of it
 * @cells: (out caller-allocates): the cells
 *
 * Lists the contiguous cells without a wall between them and a cell: up, down, left, right.
 *
 * Returns: the number of cells
 */
guint
lab_maze_list_reachable (const LabMaze *self,
                         LabMazeCell    cell,
                         LabMazeCell    cells[LAB_MAZE_N_DIRECTIONS])
{
  g_return_val_if_fail (self != NULL && lab_maze_has_cell (self, cell), 0);

  return list_cells (cell, lab_maze_get_ways (self, cell.row, cell.column), cells);
}

/** lab_maze_count_walls: returns the number of pairs of contiguous cells with a wall between. */
guint64
lab_maze_count_walls (const LabMaze *self)
{
  guint64 n = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint row = 0; row < self->height; row++)
    {
      const guint64 *words = lab_maze_get_words (self, row);

      for (gsize i = 0; i < self->n_words; i++)
        {
          guint64 right = lab_maze_get_sides_right (self, row, i) & ~words[2 * i];
          guint64 below = lab_maze_get_sides_below (self, row, i) & ~words[2 * i + 1];

          n += (guint64) (__builtin_popcountll (right) + __builtin_popcountll (below));
        }
    }
  return n;
}

/** lab_maze_count_openings: returns the number of pairs of cells without a wall between them. */
guint64
lab_maze_count_openings (const LabMaze *self)
{
  guint64 n = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (gsize i = 0; i < 2 * count_words (self); i++)
    n += (guint64) __builtin_popcountll (self->openings[i]);
  return n;
}

/* Entrances */

/* Adds the entrance to a cell, if one of its sides is outside; the first of @sides that is. */
static void
add (const LabMaze          *maze,
     GArray                 *entrances,
     LabMazeCell             cell,
     const LabMazeDirection  sides[LAB_MAZE_N_DIRECTIONS])
{
  guint inside = lab_maze_get_sides (maze, cell.row, cell.column);

  for (guint i = 0; i < LAB_MAZE_N_DIRECTIONS; i++)
    {
      LabMazeEntrance entrance = { cell, sides[i] };

      if ((inside & LAB_MAZE_BIT (sides[i])) != 0)
        continue;
      g_array_append_val (entrances, entrance);
      return;
    }
}

/**
 * lab_maze_get_ends:
 * @maze: a maze
 * @start: (out): the first cell that is not left out, row by row; the top left one of a rectangle
 * @goal: (out): the last cell that is not left out; the bottom right one of a rectangle
 *
 * Finds the cells where a way through a maze begins and ends by default.
 */
void
lab_maze_get_ends (const LabMaze *maze,
                   LabMazeCell   *start,
                   LabMazeCell   *goal)
{
  guint row = 0, column = 0;

  g_return_if_fail (maze != NULL && start != NULL && goal != NULL);

  while (!lab_maze_is_present (maze, row, column))
    {
      column = (column + 1) % maze->width;
      row += column == 0 ? 1 : 0;
    }
  *start = (LabMazeCell) { row, column };
  row = maze->height - 1;
  column = maze->width - 1;
  while (!lab_maze_is_present (maze, row, column))
    {
      row -= column == 0 ? 1 : 0;
      column = (column + maze->width - 1) % maze->width;
    }
  *goal = (LabMazeCell) { row, column };
}

/**
 * lab_maze_entrance_list:
 * @maze: a maze
 * @start: a cell of it
 * @goal: a cell of it
 *
 * Finds entrances for the ends of a way. A cell without a side at the border has none.
 *
 * Returns: (transfer full) (element-type LabMazeEntrance): the entrance to @start, preferably from
 *   above, and the one to @goal, preferably from below
 */
GArray *
lab_maze_entrance_list (const LabMaze *maze,
                        LabMazeCell    start,
                        LabMazeCell    goal)
{
  static const LabMazeDirection in[] = { LAB_MAZE_UP, LAB_MAZE_LEFT, LAB_MAZE_RIGHT,
                                         LAB_MAZE_DOWN };
  static const LabMazeDirection out[] = { LAB_MAZE_DOWN, LAB_MAZE_RIGHT, LAB_MAZE_LEFT,
                                          LAB_MAZE_UP };
  GArray *entrances = g_array_new (FALSE, FALSE, sizeof (LabMazeEntrance));

  g_return_val_if_fail (maze != NULL, entrances);

  add (maze, entrances, start, in);
  add (maze, entrances, goal, out);
  return entrances;
}

/**
 * lab_maze_entrance_find_ends:
 * @entrances: (element-type LabMazeEntrance): gaps in the border of a picture
 * @start: (inout): the first of two cells with gaps; otherwise unchanged
 * @goal: (inout): the second of two cells with gaps; otherwise unchanged
 *
 * Finds where a way begins and ends. Several gaps at one cell count as one.
 */
void
lab_maze_entrance_find_ends (const GArray *entrances,
                             LabMazeCell  *start,
                             LabMazeCell  *goal)
{
  LabMazeCell cells[2] = { 0 };
  guint n = 0;

  for (guint i = 0; i < entrances->len; i++)
    {
      LabMazeCell cell = g_array_index (entrances, LabMazeEntrance, i).cell;
      gboolean known = FALSE;

      for (guint k = 0; k < n; k++)
        known = known || (cells[k].row == cell.row && cells[k].column == cell.column);
      if (known)
        continue;
      if (n == G_N_ELEMENTS (cells))
        return;
      cells[n++] = cell;
    }
  if (n < G_N_ELEMENTS (cells))
    return;
  *start = cells[0];
  *goal = cells[1];
}
