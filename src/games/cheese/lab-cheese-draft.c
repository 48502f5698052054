/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-draft.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lab-cheese-maze-private.h"
#include "lab-text.h"

/* What is the case for one place of the rectangle. */
typedef struct _LabCheesePlace
{
  guint next, previous;     /* in the order of the cells; LAB_CHEESE_NO_CELL at the ends */
  guint weights[LAB_CHEESE_N_DIRECTIONS];
  guint8 directions[LAB_CHEESE_N_DIRECTIONS];   /* of the neighbors in their order */
  guint8 n_neighbors;
  guint8 present;
} Place;

static guint
count_places (const LabCheeseDraft *self)
{
  g_assert (self != NULL);
  return self->width * self->height;
}

/* Finds the direction from a cell to an adjacent one. */
static gboolean
find_direction (const LabCheeseDraft *self,
                guint                 a,
                guint                 b,
                guint                *direction)
{
  guint n = count_places (self);

  if (a >= n || b >= n)
    return FALSE;
  if (a >= self->width && b == a - self->width)
    *direction = 0;
  else if (b == a + self->width)
    *direction = 2;
  else if (b == a + 1 && b % self->width != 0)
    *direction = 1;
  else if (b + 1 == a && a % self->width != 0)
    *direction = 3;
  else
    return FALSE;
  return TRUE;
}

static void
append_neighbor (LabCheeseDraft *self,
                 guint           cell,
                 guint           direction,
                 guint           weight)
{
  Place *place = &self->places[cell];

  place->directions[place->n_neighbors++] = (guint8) direction;
  place->weights[direction] = weight;
  self->n_edges++;
}

static void
remove_neighbor (LabCheeseDraft *self,
                 guint           cell,
                 guint           direction)
{
  Place *place = &self->places[cell];
  guint n = 0;

  for (guint i = 0; i < place->n_neighbors; i++)
    {
      if (place->directions[i] != direction)
        place->directions[n++] = place->directions[i];
    }
  place->n_neighbors = (guint8) n;
  place->weights[direction] = 0;
  self->n_edges--;
}

/** lab_cheese_draft_append_edge: adds one direction of a passage; the caller adds the other. */
void
lab_cheese_draft_append_edge (LabCheeseDraft *self,
                              guint           a,
                              guint           b,
                              guint           weight)
{
  guint direction;

  if (find_direction (self, a, b, &direction))
    append_neighbor (self, a, direction, weight);
}

/** lab_cheese_draft_are_adjacent: returns whether two numbers are adjacent in the rectangle. */
gboolean
lab_cheese_draft_are_adjacent (const LabCheeseDraft *self,
                               guint                 a,
                               guint                 b)
{
  guint direction;

  return find_direction (self, a, b, &direction);
}

/** lab_cheese_draft_count_neighbors: returns how many neighbors a cell has. */
guint
lab_cheese_draft_count_neighbors (const LabCheeseDraft *self,
                                  guint                 cell)
{
  return self->places[cell].n_neighbors;
}

/**
 * lab_cheese_draft_new:
 * @width: the number of columns, at least 1
 * @height: the number of rows, at least 1
 *
 * Makes a draft of holes only. It has at most %LAB_CHEESE_MAX_CELLS places.
 *
 * Returns: (transfer full): the draft
 */
LabCheeseDraft *
lab_cheese_draft_new (guint width,
                      guint height)
{
  LabCheeseDraft *self;

  g_return_val_if_fail (width >= 1 && height >= 1, NULL);
  g_return_val_if_fail ((guint64) width * height <= LAB_CHEESE_MAX_CELLS, NULL);

  self = g_new0 (LabCheeseDraft, 1);
  self->width = width;
  self->height = height;
  self->first = self->last = LAB_CHEESE_NO_CELL;
  self->places = g_new0 (Place, count_places (self));
  return self;
}

/**
 * lab_cheese_draft_new_from_maze:
 * @maze: a maze
 *
 * Returns: (transfer full): a draft with everything that is in @maze, in the same order
 */
LabCheeseDraft *
lab_cheese_draft_new_from_maze (const LabCheeseMaze *maze)
{
  LabCheeseDraft *self;

  g_return_val_if_fail (maze != NULL, NULL);

  self = lab_cheese_draft_new (maze->width, maze->height);
  for (guint i = 0; i < maze->n_cells; i++)
    {
      guint n_neighbors;
      const LabEdge *edges = lab_cheese_maze_get_neighbors (maze, maze->cells[i], &n_neighbors);

      lab_cheese_draft_add_cell (self, maze->cells[i]);
      for (guint j = 0; j < n_neighbors; j++)
        lab_cheese_draft_append_edge (self, maze->cells[i], edges[j].node, edges[j].cost);
    }
  return self;
}

/** lab_cheese_draft_copy: returns a copy of a draft. */
LabCheeseDraft *
lab_cheese_draft_copy (const LabCheeseDraft *self)
{
  LabCheeseDraft *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_memdup2 (self, sizeof *self);
  copy->places = g_memdup2 (self->places, count_places (self) * sizeof *self->places);
  return copy;
}

/**
 * lab_cheese_draft_free:
 * @self: (transfer full) (nullable): a draft
 *
 * Frees a draft.
 */
void
lab_cheese_draft_free (LabCheeseDraft *self)
{
  if (self == NULL)
    return;
  g_free (self->places);
  g_free (self);
}

/** lab_cheese_draft_has_cell: returns whether @cell is inside of the rectangle and not a hole. */
gboolean
lab_cheese_draft_has_cell (const LabCheeseDraft *self,
                           guint                 cell)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return cell < count_places (self) && self->places[cell].present;
}

/**
 * lab_cheese_draft_add_cell:
 * @self: a draft
 * @cell: a number inside of the rectangle
 *
 * Makes a hole a cell without passages, the last one of all. Does nothing to a cell.
 */
void
lab_cheese_draft_add_cell (LabCheeseDraft *self,
                           guint           cell)
{
  Place *place;

  g_return_if_fail (self != NULL && cell < count_places (self));

  place = &self->places[cell];
  if (place->present)
    return;
  place->present = 1;
  place->previous = self->last;
  place->next = LAB_CHEESE_NO_CELL;
  if (self->last != LAB_CHEESE_NO_CELL)
    self->places[self->last].next = cell;
  else
    self->first = cell;
  self->last = cell;
  self->n_cells++;
}

/** lab_cheese_draft_remove_cell: makes a cell a hole, and removes its passages. */
void
lab_cheese_draft_remove_cell (LabCheeseDraft *self,
                              guint           cell)
{
  Place *place;

  g_return_if_fail (self != NULL && cell < count_places (self));

  place = &self->places[cell];
  if (!place->present)
    return;
  while (place->n_neighbors > 0)
    {
      guint other = cell;

      lab_cheese_step (self->width, self->height, &other,
                       (LabCheeseAction) (LAB_CHEESE_NORTH + place->directions[0]));
      lab_cheese_draft_remove_passage (self, cell, other);
    }
  if (place->previous != LAB_CHEESE_NO_CELL)
    self->places[place->previous].next = place->next;
  else
    self->first = place->next;
  if (place->next != LAB_CHEESE_NO_CELL)
    self->places[place->next].previous = place->previous;
  else
    self->last = place->previous;
  place->present = 0;
  self->n_cells--;
}

/** lab_cheese_draft_get_turns: returns the turns from a cell to the next one; 0 for a wall. */
guint
lab_cheese_draft_get_turns (const LabCheeseDraft *self,
                            guint                 cell,
                            LabCheeseAction       action)
{
  g_return_val_if_fail (self != NULL && cell < count_places (self), 0);

  return action != LAB_CHEESE_NOTHING ? self->places[cell].weights[action - LAB_CHEESE_NORTH] : 0;
}

/** lab_cheese_draft_get_weight: returns the weight of a passage; 0 if there is none. */
guint
lab_cheese_draft_get_weight (const LabCheeseDraft *self,
                             guint                 a,
                             guint                 b)
{
  guint direction;

  g_return_val_if_fail (self != NULL, 0);

  return find_direction (self, a, b, &direction) ? self->places[a].weights[direction] : 0;
}

/**
 * lab_cheese_draft_add_passage:
 * @self: a draft
 * @a: a cell
 * @b: an adjacent cell
 * @weight: how many turns the passage takes, 1 to %LAB_CHEESE_MAX_WEIGHT; more than 1 is mud
 *
 * Adds a passage, the last one of both cells. Does nothing if there is a passage. To change a
 * weight, remove the passage first.
 */
void
lab_cheese_draft_add_passage (LabCheeseDraft *self,
                              guint           a,
                              guint           b,
                              guint           weight)
{
  guint direction;

  g_return_if_fail (self != NULL);
  g_return_if_fail (weight >= 1 && weight <= LAB_CHEESE_MAX_WEIGHT);
  g_return_if_fail (lab_cheese_draft_has_cell (self, a) && lab_cheese_draft_has_cell (self, b));
  g_return_if_fail (find_direction (self, a, b, &direction));

  if (self->places[a].weights[direction] != 0)
    return;
  append_neighbor (self, a, direction, weight);
  append_neighbor (self, b, lab_cheese_turn_back (direction), weight);
}

/** lab_cheese_draft_remove_passage: removes the passage between two cells, if there is one. */
void
lab_cheese_draft_remove_passage (LabCheeseDraft *self,
                                 guint           a,
                                 guint           b)
{
  guint direction;

  g_return_if_fail (self != NULL);

  if (!find_direction (self, a, b, &direction) || self->places[a].weights[direction] == 0)
    return;
  remove_neighbor (self, a, direction);
  remove_neighbor (self, b, lab_cheese_turn_back (direction));
}

/**
 * lab_cheese_draft_finish:
 * @self: a draft
 * @error: return location for a #LabCheeseError
 *
 * Makes a maze. As in the original, it needs two cells, and each cell needs a neighbor. It need not
 * be connected.
 *
 * Returns: (transfer full) (nullable): the maze
 */
LabCheeseMaze *
lab_cheese_draft_finish (const LabCheeseDraft  *self,
                         GError               **error)
{
  LabCheeseMaze *maze;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->n_cells < 2 && !lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_MAZE,
                                        _("A maze needs at least 2 cells. Add a cell.")))
    return NULL;
  for (guint i = self->first; i != LAB_CHEESE_NO_CELL; i = self->places[i].next)
    {
      if (self->places[i].n_neighbors > 0)
        continue;
      lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_MAZE,
                  /* Translators: the numbers are a cell, its row, and its column. */
                  _("The cell %u (row %u, column %u) has no neighbor. Open a wall, or make it a "
                    "hole."),
                  i, i / self->width, i % self->width);
      return NULL;
    }
  maze = lab_cheese_maze_allocate (self->width, self->height, self->n_cells, self->n_edges, error);
  for (guint i = self->first; maze != NULL && i != LAB_CHEESE_NO_CELL; i = self->places[i].next)
    {
      const Place *place = &self->places[i];

      lab_cheese_maze_put_cell (maze, i);
      for (guint j = 0; j < place->n_neighbors; j++)
        lab_cheese_maze_put_edge (maze, i, place->directions[j],
                                  place->weights[place->directions[j]]);
    }
  return maze;
}

/* Drafts as text: a line for the size, and one for each cell in their order, with the passages to
 * cells that were named before. Unlike a maze, a draft may have cells without passages. */

#define HEADER "labyrinthe-cheese-draft 1\n"

/* Reads the passages of a cell, until the end of the line. */
static gboolean
take_passages (const char    **at,
               LabCheeseDraft *draft,
               guint           cell)
{
  while (lab_text_take_char (at, ' '))
    {
      guint other, weight = 1;

      if (!lab_text_take_number (at, LAB_CHEESE_MAX_CELLS, &other)
          || (lab_text_take_char (at, '*')
              && !lab_text_take_number (at, LAB_CHEESE_MAX_WEIGHT, &weight))
          || weight == 0 || !lab_cheese_draft_has_cell (draft, other)
          || !lab_cheese_draft_are_adjacent (draft, cell, other))
        return FALSE;
      lab_cheese_draft_add_passage (draft, cell, other, weight);
    }
  return lab_text_take_char (at, '\n');
}

static gboolean
take_cells (const char    **at,
            LabCheeseDraft *draft,
            guint           n_places)
{
  while (**at != '\0')
    {
      guint cell;

      if (!lab_text_take_number (at, n_places - 1, &cell) || !lab_text_take_char (at, ':')
          || lab_cheese_draft_has_cell (draft, cell))
        return FALSE;
      lab_cheese_draft_add_cell (draft, cell);
      if (!take_passages (at, draft, cell))
        return FALSE;
    }
  return TRUE;
}

static void
append_passages (const LabCheeseDraft *draft,
                 const guint8         *written,
                 guint                 cell,
                 GString              *text)
{
  for (LabCheeseAction action = LAB_CHEESE_NORTH; action <= LAB_CHEESE_WEST; action++)
    {
      guint other = cell, weight = lab_cheese_draft_get_turns (draft, cell, action);

      lab_cheese_step (draft->width, draft->height, &other, action);
      if (weight == 0 || !written[other])
        continue;
      g_string_append_printf (text, " %u", other);
      if (weight > 1)
        g_string_append_printf (text, "*%u", weight);
    }
}

/**
 * lab_cheese_draft_to_text:
 * @self: a draft
 *
 * Writes a draft. The order of its cells is that of their numbers.
 *
 * Returns: (transfer full): the text
 */
char *
lab_cheese_draft_to_text (const LabCheeseDraft *self)
{
  g_autofree guint8 *written = g_malloc0 (count_places (self));
  GString *text = g_string_new (HEADER);

  g_string_append_printf (text, "size %u %u\n", self->width, self->height);
  for (guint cell = 0; cell < count_places (self); cell++)
    {
      if (!lab_cheese_draft_has_cell (self, cell))
        continue;
      g_string_append_printf (text, "%u:", cell);
      append_passages (self, written, cell, text);
      g_string_append_c (text, '\n');
      written[cell] = 1;
    }
  return g_string_free (text, FALSE);
}

/**
 * lab_cheese_draft_new_from_text:
 * @text: a text
 * @error: return location for a #LabCheeseError
 *
 * Reads what lab_cheese_draft_to_text() writes.
 *
 * Returns: (transfer full) (nullable): the draft
 */
LabCheeseDraft *
lab_cheese_draft_new_from_text (const char  *text,
                                GError     **error)
{
  g_autoptr (LabCheeseDraft) draft = NULL;
  const char *at = text;
  guint width = 0, height = 0;

  g_return_val_if_fail (text != NULL, NULL);

  if (g_str_has_prefix (text, HEADER "size "))
    {
      at += strlen (HEADER "size ");
      if (lab_text_take_number (&at, LAB_CHEESE_MAX_SIDE, &width) && lab_text_take_char (&at, ' ')
          && lab_text_take_number (&at, LAB_CHEESE_MAX_SIDE, &height)
          && lab_text_take_char (&at, '\n') && width > 0 && height > 0
          && (guint64) width * height <= LAB_CHEESE_MAX_CELLS)
        draft = lab_cheese_draft_new (width, height);
    }
  if (draft != NULL && take_cells (&at, draft, width * height))
    return g_steal_pointer (&draft);
  lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_SYNTAX,
              _("This is not a draft of a maze."));
  return NULL;
}
