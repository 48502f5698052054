/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-maze-private.h"

#include <string.h>

#include <glib/gi18n.h>

G_DEFINE_QUARK (lab-cheese-error-quark, lab_cheese_error)

const LabCheeseActionName lab_cheese_actions[LAB_N_CHEESE_ACTIONS] = {
  [LAB_CHEESE_NOTHING] = { "nothing", '-' },
  [LAB_CHEESE_NORTH] = { "north", 'N' },
  [LAB_CHEESE_EAST] = { "east", 'E' },
  [LAB_CHEESE_SOUTH] = { "south", 'S' },
  [LAB_CHEESE_WEST] = { "west", 'W' },
};

/* Private helpers */

/* Returns how many cells the rectangle has. */
static guint
count_places (const LabCheeseMaze *self)
{
  return self->width * self->height;
}

static guint
expand (gconstpointer data,
        guint         node,
        LabEdge      *edges)
{
  guint n_neighbors = 0;
  const LabEdge *neighbors = lab_cheese_maze_get_neighbors (data, node, &n_neighbors);

  if (neighbors != NULL && n_neighbors > 0)
    memcpy (edges, neighbors, n_neighbors * sizeof *edges);
  return n_neighbors;
}

static guint
count_neighbors (const LabCheeseMaze *self,
                 guint                cell)
{
  const guint *next = self->next + (gsize) cell * LAB_N_CHEESE_ACTIONS;
  guint n = 0;

  for (guint i = 1; i < LAB_N_CHEESE_ACTIONS; i++)
    n += next[i] != LAB_CHEESE_NO_CELL ? 1 : 0;
  return n;
}

/* Functions for other files */

/** lab_cheese_refuse_memory: sets an error for a maze that is too large, and returns %FALSE. */
gboolean
lab_cheese_refuse_memory (guint    width,
                          guint    height,
                          GError **error)
{
  return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_FAILED,
                     /* Translators: the numbers are a width and a height. */
                     _("There is not enough memory for a maze of %u x %u cells. Try a smaller "
                       "maze."),
                     width, height);
}

/**
 * lab_cheese_maze_allocate:
 * @width: the number of columns
 * @height: the number of rows
 * @n_cells: how many cells will be put into the maze
 * @n_edges: how many edges will be put into the maze, two for each passage
 * @error: return location for a #LabCheeseError
 *
 * Allocates a maze without cells, in one block.
 *
 * Returns: (transfer full) (nullable): the maze
 */
LabCheeseMaze *
lab_cheese_maze_allocate (guint    width,
                          guint    height,
                          guint    n_cells,
                          guint    n_edges,
                          GError **error)
{
  gsize n_places = (gsize) width * height;
  gsize n_moves = n_places * LAB_N_CHEESE_ACTIONS;
  LabCheeseMaze *self = g_try_malloc (sizeof *self + n_edges * sizeof (LabEdge)
                                      + (2 * n_moves + n_places + n_cells) * sizeof (guint));

  if (self == NULL)
    {
      lab_cheese_refuse_memory (width, height, error);
      return NULL;
    }
  g_atomic_ref_count_init (&self->n_references);
  self->width = width;
  self->height = height;
  self->n_cells = 0;
  self->n_edges = 0;
  self->graph = (LabGraph) {
    .n_nodes = (guint) n_places,
    .max_edges = LAB_CHEESE_N_DIRECTIONS,
    .expand = expand,
    .data = self,
  };
  self->edges = (LabEdge *) (self + 1);
  self->next = (guint *) (self->edges + n_edges);
  self->weights = self->next + n_moves;
  self->first = self->weights + n_moves;
  self->cells = self->first + n_places;
  memset (self->next, 0xff, n_moves * sizeof (guint));
  memset (self->weights, 0, n_moves * sizeof (guint));
  memset (self->first, 0xff, n_places * sizeof (guint));
  return self;
}

/* Public functions */

/** lab_cheese_maze_ref: takes a reference, and returns @self. Any thread can do so. */
LabCheeseMaze *
lab_cheese_maze_ref (LabCheeseMaze *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->n_references);
  return self;
}

/**
 * lab_cheese_maze_unref:
 * @self: (transfer full) (nullable): a maze
 *
 * Releases a reference. The last one frees the maze.
 */
void
lab_cheese_maze_unref (LabCheeseMaze *self)
{
  if (self != NULL && g_atomic_ref_count_dec (&self->n_references))
    g_free (self);
}

/**
 * lab_cheese_maze_has_cell:
 * @self: a maze
 * @cell: any number
 *
 * Returns: whether @cell is a cell of the maze: inside of the rectangle, and not a hole
 */
gboolean
lab_cheese_maze_has_cell (const LabCheeseMaze *self,
                          guint                cell)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return cell < count_places (self) && self->first[cell] != LAB_CHEESE_NO_CELL;
}

/**
 * lab_cheese_maze_get_neighbors:
 * @self: a maze
 * @cell: a number inside of the rectangle; a hole has no neighbors
 * @n_neighbors: (out): the number of neighbors, up to 4
 *
 * Returns: (transfer none) (array length=n_neighbors) (nullable): the neighbors of @cell in their
 *   order, with the turns that it takes to go there
 */
const LabEdge *
lab_cheese_maze_get_neighbors (const LabCheeseMaze *self,
                               guint                cell,
                               guint               *n_neighbors)
{
  g_return_val_if_fail (self != NULL && n_neighbors != NULL, NULL);

  *n_neighbors = 0;
  if (!lab_cheese_maze_has_cell (self, cell))
    return NULL;
  *n_neighbors = count_neighbors (self, cell);
  return self->edges + self->first[cell];
}

/**
 * lab_cheese_maze_get_next:
 * @self: a maze
 * @cell: a cell
 * @action: an action
 *
 * Returns: the cell that @action leads to; %LAB_CHEESE_NO_CELL if there is no passage, and for
 *   %LAB_CHEESE_NOTHING
 */
guint
lab_cheese_maze_get_next (const LabCheeseMaze *self,
                          guint                cell,
                          LabCheeseAction      action)
{
  g_return_val_if_fail (self != NULL && cell < count_places (self), LAB_CHEESE_NO_CELL);
  g_return_val_if_fail (action < LAB_N_CHEESE_ACTIONS, LAB_CHEESE_NO_CELL);

  return self->next[cell * LAB_N_CHEESE_ACTIONS + action];
}

/**
 * lab_cheese_maze_get_weight:
 * @self: a maze
 * @cell: a cell
 * @action: an action
 *
 * Returns: how many turns the passage in that direction takes: 1, or more if there is mud; 0 if
 *   there is no passage
 */
guint
lab_cheese_maze_get_weight (const LabCheeseMaze *self,
                            guint                cell,
                            LabCheeseAction      action)
{
  g_return_val_if_fail (self != NULL && cell < count_places (self), 0);
  g_return_val_if_fail (action < LAB_N_CHEESE_ACTIONS, 0);

  return self->weights[cell * LAB_N_CHEESE_ACTIONS + action];
}

/**
 * lab_cheese_maze_find_action:
 * @self: a maze
 * @from: a cell
 * @to: another cell
 *
 * Returns: the action that leads from one cell to the other; %LAB_CHEESE_NOTHING if no passage does
 */
LabCheeseAction
lab_cheese_maze_find_action (const LabCheeseMaze *self,
                             guint                from,
                             guint                to)
{
  const guint *next;

  g_return_val_if_fail (self != NULL && from < count_places (self), LAB_CHEESE_NOTHING);

  next = self->next + (gsize) from * LAB_N_CHEESE_ACTIONS;
  for (guint i = 1; i < LAB_N_CHEESE_ACTIONS; i++)
    {
      if (next[i] == to && to != LAB_CHEESE_NO_CELL)
        return i;
    }
  return LAB_CHEESE_NOTHING;
}

/**
 * lab_cheese_maze_is_symmetric:
 * @self: a maze
 *
 * Returns: whether the maze looks the same when turned by 180 degrees: cells, walls, and mud
 */
gboolean
lab_cheese_maze_is_symmetric (const LabCheeseMaze *self)
{
  guint last;

  g_return_val_if_fail (self != NULL, FALSE);

  last = count_places (self) - 1;
  for (guint cell = 0; cell <= last; cell++)
    {
      const guint *weights = self->weights + (gsize) cell * LAB_N_CHEESE_ACTIONS;
      const guint *opposite = self->weights + (gsize) (last - cell) * LAB_N_CHEESE_ACTIONS;

      if (lab_cheese_maze_has_cell (self, cell) != lab_cheese_maze_has_cell (self, last - cell)
          || weights[LAB_CHEESE_NORTH] != opposite[LAB_CHEESE_SOUTH]
          || weights[LAB_CHEESE_EAST] != opposite[LAB_CHEESE_WEST])
        return FALSE;
    }
  return TRUE;
}

/**
 * lab_cheese_step:
 * @width: the number of columns
 * @height: the number of rows
 * @cell: (inout): a place in the rectangle
 * @action: an action
 *
 * Goes to the place beside another one, whatever is between them.
 *
 * Returns: %FALSE at the edge of the rectangle
 */
gboolean
lab_cheese_step (guint            width,
                 guint            height,
                 guint           *cell,
                 LabCheeseAction  action)
{
  guint row = *cell / width, column = *cell % width;

  if (action == LAB_CHEESE_NORTH && row > 0)
    *cell -= width;
  else if (action == LAB_CHEESE_EAST && column + 1 < width)
    *cell += 1;
  else if (action == LAB_CHEESE_SOUTH && row + 1 < height)
    *cell += width;
  else if (action == LAB_CHEESE_WEST && column > 0)
    *cell -= 1;
  else
    return action == LAB_CHEESE_NOTHING;
  return TRUE;
}

/**
 * lab_cheese_action_parse:
 * @text: the name of an action or its letter, in capitals or not
 * @action: (out): the action
 *
 * Returns: whether @text is an action
 */
gboolean
lab_cheese_action_parse (const char      *text,
                         LabCheeseAction *action)
{
  g_return_val_if_fail (text != NULL && action != NULL, FALSE);

  for (guint i = 0; i < LAB_N_CHEESE_ACTIONS; i++)
    {
      if (g_ascii_strcasecmp (text, lab_cheese_actions[i].id) != 0
          && (g_ascii_toupper (text[0]) != lab_cheese_actions[i].letter || text[1] != '\0'))
        continue;
      *action = i;
      return TRUE;
    }
  return FALSE;
}
