/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-editor.h"

#include <glib/gi18n.h>

#define DEFAULT_WIDTH 15
#define DEFAULT_HEIGHT 13

G_DEFINE_FINAL_TYPE (LabCheeseEditor, lab_cheese_editor, LAB_TYPE_EDITOR)

/* Private helpers */

static gboolean
check_draft (gconstpointer   data,
             GError        **error)
{
  const LabCheeseDraft *draft = data;

  return MAX (draft->width, draft->height) <= LAB_CHEESE_EDITOR_MAX_SIDE
         || lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                        /* Translators: both %u are the same number, such as 99. */
                        _("The maze is too large to be drawn. Open a maze of at most %u × %u "
                          "cells."), LAB_CHEESE_EDITOR_MAX_SIDE, LAB_CHEESE_EDITOR_MAX_SIDE);
}

static gpointer
parse_draft (char    *text,
             GError **error)
{
  return lab_cheese_draft_new_from_text (text, error);
}

static char *
format_draft (gconstpointer draft)
{
  return lab_cheese_draft_to_text (draft);
}

static LabCheeseDraft *
get_draft (LabCheeseEditor *self)
{
  return lab_editor_get_state (LAB_EDITOR (self));
}

static guint
count_places (LabCheeseEditor *self)
{
  const LabCheeseDraft *draft = get_draft (self);

  return draft->width * draft->height;
}

static guint
turn (LabCheeseEditor *self,
      guint            cell)
{
  return count_places (self) - 1 - cell;
}

/* Lists the places beside a place, north, east, south, and west. */
static guint
list_adjacent (const LabCheeseDraft *draft,
               guint                 cell,
               guint                 cells[4])
{
  guint n = 0;

  for (LabCheeseAction action = LAB_CHEESE_NORTH; action <= LAB_CHEESE_WEST; action++)
    {
      cells[n] = cell;
      if (lab_cheese_step (draft->width, draft->height, &cells[n], action))
        n++;
    }
  return n;
}

/* A new cell is open to all cells beside it. */
static gboolean
put_cell (LabCheeseEditor *self,
          guint            cell,
          gboolean         present)
{
  guint cells[4], n = list_adjacent (get_draft (self), cell, cells);

  if (lab_cheese_draft_has_cell (get_draft (self), cell) == present)
    return FALSE;
  if (!present)
    {
      lab_cheese_draft_remove_cell (get_draft (self), cell);
      return TRUE;
    }
  lab_cheese_draft_add_cell (get_draft (self), cell);
  for (guint i = 0; i < n; i++)
    {
      if (lab_cheese_draft_has_cell (get_draft (self), cells[i]))
        lab_cheese_draft_add_passage (get_draft (self), cell, cells[i], 1);
    }
  return TRUE;
}

static gboolean
put_passage (LabCheeseEditor *self,
             guint            a,
             guint            b,
             guint            weight)
{
  LabCheeseDraft *draft = get_draft (self);

  if (!lab_cheese_draft_has_cell (draft, a) || !lab_cheese_draft_has_cell (draft, b)
      || lab_cheese_draft_get_weight (draft, a, b) == weight)
    return FALSE;
  lab_cheese_draft_remove_passage (draft, a, b);
  if (weight > 0)
    lab_cheese_draft_add_passage (draft, a, b, weight);
  return TRUE;
}

static LabCheeseDraft *
new_open (guint width,
          guint height)
{
  LabCheeseDraft *draft = lab_cheese_draft_new (width, height);

  for (guint cell = 0; cell < width * height; cell++)
    {
      lab_cheese_draft_add_cell (draft, cell);
      if (cell % width > 0)
        lab_cheese_draft_add_passage (draft, cell - 1, cell, 1);
      if (cell >= width)
        lab_cheese_draft_add_passage (draft, cell - width, cell, 1);
    }
  return draft;
}

/* Makes the passage between two cells as that between two cells of another draft. */
static void
copy_passage (const LabCheeseDraft *from,
              guint                 from_a,
              guint                 from_b,
              LabCheeseDraft       *to,
              guint                 a,
              guint                 b)
{
  guint weight = lab_cheese_draft_get_weight (from, from_a, from_b);

  if (!lab_cheese_draft_has_cell (from, from_b) || weight == 1)
    return;
  lab_cheese_draft_remove_passage (to, a, b);
  if (weight > 1)
    lab_cheese_draft_add_passage (to, a, b, weight);
}

/* Copies a place, and what is to the north and to the west of it. */
static void
copy_place (const LabCheeseDraft *from,
            LabCheeseDraft       *to,
            guint                 row,
            guint                 column)
{
  guint width = to->width, from_width = from->width;
  guint cell = row * width + column, from_cell = row * from_width + column;

  if (!lab_cheese_draft_has_cell (from, from_cell))
    {
      lab_cheese_draft_remove_cell (to, cell);
      return;
    }
  if (column > 0)
    copy_passage (from, from_cell, from_cell - 1, to, cell, cell - 1);
  if (row > 0)
    copy_passage (from, from_cell, from_cell - from_width, to, cell, cell - width);
}

/* Private helpers: the check */

/* Numbers the connected parts of the maze from 1 on, and returns the number of the largest. */
static guint
find_parts (LabCheeseEditor *self,
            guint           *parts,
            guint           *n_parts)
{
  g_autoptr (GArray) open = g_array_new (FALSE, FALSE, sizeof (guint));
  guint n_places = count_places (self), best = 0, best_size = 0;

  *n_parts = 0;
  for (guint first = 0; first < n_places; first++)
    {
      guint size = 0;

      if (parts[first] != 0 || !lab_cheese_draft_has_cell (get_draft (self), first))
        continue;
      parts[first] = ++*n_parts;
      g_array_append_val (open, first);
      while (open->len > 0)
        {
          guint cell = g_array_index (open, guint, open->len - 1), cells[4];
          guint n = list_adjacent (get_draft (self), cell, cells);

          g_array_set_size (open, open->len - 1);
          size++;
          for (guint i = 0; i < n; i++)
            {
              if (parts[cells[i]] != 0
                  || lab_cheese_draft_get_weight (get_draft (self), cell, cells[i]) == 0)
                continue;
              parts[cells[i]] = *n_parts;
              g_array_append_val (open, cells[i]);
            }
        }
      if (size > best_size)
        {
          best = *n_parts;
          best_size = size;
        }
    }
  return best;
}

/* Lists the cells outside of the largest part. */
static guint
list_unreachable (LabCheeseEditor *self,
                  GArray          *cells)
{
  guint n_places = count_places (self), n_parts, best, n = 0;
  g_autofree guint *parts = g_new0 (guint, n_places);

  best = find_parts (self, parts, &n_parts);
  for (guint cell = 0; cell < n_places && n_parts > 1; cell++)
    {
      if (parts[cell] == 0 || parts[cell] == best)
        continue;
      n++;
      if (cells != NULL)
        g_array_append_val (cells, cell);
    }
  return n;
}

/* GObject */

static void
lab_cheese_editor_class_init (LabCheeseEditorClass *klass)
{
  /* Old drafts are copies, because a draft knows the order in which it was drawn. */
  LAB_EDITOR_CLASS (klass)->copy = (GBoxedCopyFunc) lab_cheese_draft_copy;
  LAB_EDITOR_CLASS (klass)->free = (GBoxedFreeFunc) lab_cheese_draft_free;
  LAB_EDITOR_CLASS (klass)->check = check_draft;
  LAB_EDITOR_CLASS (klass)->file_name = LAB_CHEESE_BUILT_MAZE_FILE_NAME;
  LAB_EDITOR_CLASS (klass)->parse = parse_draft;
  LAB_EDITOR_CLASS (klass)->format = format_draft;
}

static void
lab_cheese_editor_init (LabCheeseEditor *self)
{
  lab_editor_take_state (LAB_EDITOR (self), new_open (DEFAULT_WIDTH, DEFAULT_HEIGHT));
}

/* Public functions */

/** lab_cheese_editor_open_all: makes every place a cell, and removes all walls and all mud. */
void
lab_cheese_editor_open_all (LabCheeseEditor *self)
{
  g_return_if_fail (LAB_IS_CHEESE_EDITOR (self));

  lab_editor_replace (LAB_EDITOR (self),
                      new_open (get_draft (self)->width, get_draft (self)->height), NULL);
}

/**
 * lab_cheese_editor_resize:
 * @self: an editor
 * @width: the new number of columns
 * @height: the new number of rows
 *
 * Changes the size. What is at the north-west stays; new places are cells without walls.
 */
void
lab_cheese_editor_resize (LabCheeseEditor *self,
                          guint            width,
                          guint            height)
{
  LabCheeseDraft *draft;

  g_return_if_fail (LAB_IS_CHEESE_EDITOR (self));
  g_return_if_fail (width >= 1 && width <= LAB_CHEESE_EDITOR_MAX_SIDE);
  g_return_if_fail (height >= 1 && height <= LAB_CHEESE_EDITOR_MAX_SIDE);

  if (width == get_draft (self)->width && height == get_draft (self)->height)
    return;
  draft = new_open (width, height);
  for (guint row = 0; row < MIN (height, get_draft (self)->height); row++)
    {
      for (guint column = 0; column < MIN (width, get_draft (self)->width); column++)
        copy_place (get_draft (self), draft, row, column);
    }
  lab_editor_replace (LAB_EDITOR (self), draft, NULL);
}

/** lab_cheese_editor_set_cell: makes a place a cell, open to all sides, or a hole. */
void
lab_cheese_editor_set_cell (LabCheeseEditor *self,
                            guint            cell,
                            gboolean         present)
{
  gboolean changed;

  g_return_if_fail (LAB_IS_CHEESE_EDITOR (self));
  g_return_if_fail (cell < count_places (self));

  lab_editor_begin (LAB_EDITOR (self));
  changed = put_cell (self, cell, present);
  if (self->is_symmetric)
    changed |= put_cell (self, turn (self, cell), present);
  lab_editor_end (LAB_EDITOR (self), changed);
}

/**
 * lab_cheese_editor_set_passage:
 * @self: an editor
 * @a: a place
 * @b: an adjacent place
 * @weight: the turns from one to the other; 0 for a wall
 *
 * Changes what is between two cells. Does nothing if one of them is a hole.
 */
void
lab_cheese_editor_set_passage (LabCheeseEditor *self,
                               guint            a,
                               guint            b,
                               guint            weight)
{
  gboolean changed;

  g_return_if_fail (LAB_IS_CHEESE_EDITOR (self));
  g_return_if_fail (a < count_places (self) && b < count_places (self));
  g_return_if_fail (weight <= LAB_CHEESE_MAX_WEIGHT);

  lab_editor_begin (LAB_EDITOR (self));
  changed = put_passage (self, a, b, weight);
  if (self->is_symmetric)
    changed |= put_passage (self, turn (self, a), turn (self, b), weight);
  lab_editor_end (LAB_EDITOR (self), changed);
}

/**
 * lab_cheese_editor_check:
 * @self: an editor
 * @cells: (nullable) (element-type guint): where to list the cells that are wrong
 * @message: (out) (optional) (transfer full): what is wrong, in a sentence; %NULL if nothing is
 *
 * Checks whether rats can race in the maze: it needs two cells, and all cells must be connected.
 *
 * Returns: (transfer full) (nullable): the maze; %NULL if something is wrong
 */
LabCheeseMaze *
lab_cheese_editor_check (LabCheeseEditor  *self,
                         GArray           *cells,
                         char            **message)
{
  g_autoptr (GError) error = NULL;
  LabCheeseMaze *maze = NULL;
  guint n;

  g_return_val_if_fail (LAB_IS_CHEESE_EDITOR (self), NULL);

  n = list_unreachable (self, cells);
  if (n == 0)
    maze = lab_cheese_draft_finish (get_draft (self), &error);
  if (message == NULL)
    return maze;
  *message = NULL;
  if (n > 0)
    *message = g_strdup_printf (ngettext ("%u cell cannot be reached from the others. Remove a "
                                          "wall, or make it a hole.",
                                          "%u cells cannot be reached from the others. Remove a "
                                          "wall, or make them holes.", n), n);
  else if (error != NULL)
    *message = g_strdup (error->message);
  return maze;
}
