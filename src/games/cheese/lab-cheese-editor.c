/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-editor.h"

#include <glib/gi18n.h>

#define DEFAULT_WIDTH 15
#define DEFAULT_HEIGHT 13

/* Old drafts are copies, because a draft knows the order in which it was drawn. */
#define MAX_UNDO 200

struct _LabCheeseEditor
{
  GObject parent_instance;

  LabCheeseDraft *draft;
  GPtrArray *undo, *redo;     /* of LabCheeseDraft, the latest one last */
  guint depth;                /* of lab_cheese_editor_begin() */
  LabCheeseDraft *before;     /* (nullable): the draft when the changes began */
  gboolean is_changed;        /* since then */
  gboolean is_symmetric;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabCheeseEditor, lab_cheese_editor, G_TYPE_OBJECT)

/* Private helpers */

static void
free_draft (gpointer data)
{
  lab_cheese_draft_free (data);
}

static guint
count_places (LabCheeseEditor *self)
{
  return lab_cheese_draft_get_width (self->draft) * lab_cheese_draft_get_height (self->draft);
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
  guint width = lab_cheese_draft_get_width (draft), height = lab_cheese_draft_get_height (draft);
  guint row = cell / width, column = cell % width, n = 0;

  if (row > 0)
    cells[n++] = cell - width;
  if (column + 1 < width)
    cells[n++] = cell + 1;
  if (row + 1 < height)
    cells[n++] = cell + width;
  if (column > 0)
    cells[n++] = cell - 1;
  return n;
}

/* A new cell is open to all cells beside it. */
static gboolean
put_cell (LabCheeseEditor *self,
          guint            cell,
          gboolean         present)
{
  guint cells[4], n = list_adjacent (self->draft, cell, cells);

  if (lab_cheese_draft_has_cell (self->draft, cell) == present)
    return FALSE;
  if (!present)
    {
      lab_cheese_draft_remove_cell (self->draft, cell);
      return TRUE;
    }
  lab_cheese_draft_add_cell (self->draft, cell);
  for (guint i = 0; i < n; i++)
    {
      if (lab_cheese_draft_has_cell (self->draft, cells[i]))
        lab_cheese_draft_add_passage (self->draft, cell, cells[i], 1);
    }
  return TRUE;
}

static gboolean
put_passage (LabCheeseEditor *self,
             guint            a,
             guint            b,
             guint            weight)
{
  if (!lab_cheese_draft_has_cell (self->draft, a) || !lab_cheese_draft_has_cell (self->draft, b)
      || lab_cheese_draft_get_weight (self->draft, a, b) == weight)
    return FALSE;
  lab_cheese_draft_remove_passage (self->draft, a, b);
  if (weight > 0)
    lab_cheese_draft_add_passage (self->draft, a, b, weight);
  return TRUE;
}

static void
replace (LabCheeseEditor *self,
         LabCheeseDraft  *draft)
{
  lab_cheese_editor_begin (self);
  lab_cheese_draft_free (self->draft);
  self->draft = draft;
  self->is_changed = TRUE;
  lab_cheese_editor_end (self);
  /* In a stroke, too: what shows the old draft must not use it any longer. */
  if (self->depth > 0)
    g_signal_emit (self, signals[CHANGED], 0);
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
  guint width = lab_cheese_draft_get_width (to), from_width = lab_cheese_draft_get_width (from);
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

/* Goes back or forward. */
static void
go (LabCheeseEditor *self,
    GPtrArray       *from,
    GPtrArray       *to)
{
  if (from->len == 0 || self->depth > 0)
    return;
  g_ptr_array_add (to, self->draft);
  self->draft = g_ptr_array_steal_index (from, from->len - 1);
  g_signal_emit (self, signals[CHANGED], 0);
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

      if (parts[first] != 0 || !lab_cheese_draft_has_cell (self->draft, first))
        continue;
      parts[first] = ++*n_parts;
      g_array_append_val (open, first);
      while (open->len > 0)
        {
          guint cell = g_array_index (open, guint, open->len - 1), cells[4];
          guint n = list_adjacent (self->draft, cell, cells);

          g_array_set_size (open, open->len - 1);
          size++;
          for (guint i = 0; i < n; i++)
            {
              if (parts[cells[i]] != 0
                  || lab_cheese_draft_get_weight (self->draft, cell, cells[i]) == 0)
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
lab_cheese_editor_finalize (GObject *object)
{
  LabCheeseEditor *self = LAB_CHEESE_EDITOR (object);

  g_clear_pointer (&self->draft, lab_cheese_draft_free);
  g_clear_pointer (&self->before, lab_cheese_draft_free);
  g_ptr_array_unref (self->undo);
  g_ptr_array_unref (self->redo);
  G_OBJECT_CLASS (lab_cheese_editor_parent_class)->finalize (object);
}

static void
lab_cheese_editor_class_init (LabCheeseEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lab_cheese_editor_finalize;

  /**
   * LabCheeseEditor::changed:
   * @self: the editor
   *
   * The maze has changed, or what can be undone and redone.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
lab_cheese_editor_init (LabCheeseEditor *self)
{
  self->draft = new_open (DEFAULT_WIDTH, DEFAULT_HEIGHT);
  self->undo = g_ptr_array_new_with_free_func (free_draft);
  self->redo = g_ptr_array_new_with_free_func (free_draft);
}

/* Public functions */

/** lab_cheese_editor_new: (constructor): an editor of a maze without walls. */
LabCheeseEditor *
lab_cheese_editor_new (void)
{
  return g_object_new (LAB_TYPE_CHEESE_EDITOR, NULL);
}

/** lab_cheese_editor_get_draft: (transfer none): returns the maze, until it changes. */
const LabCheeseDraft *
lab_cheese_editor_get_draft (LabCheeseEditor *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_EDITOR (self), NULL);

  return self->draft;
}

/**
 * lab_cheese_editor_take_draft:
 * @self: an editor
 * @draft: (transfer full): a maze
 * @error: return location for a #LabCheeseError
 *
 * Replaces the maze, which can be undone. A maze that is too large is freed.
 *
 * Returns: whether it was replaced
 */
gboolean
lab_cheese_editor_take_draft (LabCheeseEditor  *self,
                              LabCheeseDraft   *draft,
                              GError          **error)
{
  g_return_val_if_fail (LAB_IS_CHEESE_EDITOR (self) && draft != NULL, FALSE);

  if (lab_cheese_draft_get_width (draft) > LAB_CHEESE_EDITOR_MAX_SIDE
      || lab_cheese_draft_get_height (draft) > LAB_CHEESE_EDITOR_MAX_SIDE)
    {
      lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                  /* Translators: both %u are the same number, such as 99. */
                  _("The maze is too large to be drawn. Open a maze of at most %u × %u cells."),
                  LAB_CHEESE_EDITOR_MAX_SIDE, LAB_CHEESE_EDITOR_MAX_SIDE);
      lab_cheese_draft_free (draft);
      return FALSE;
    }
  replace (self, draft);
  return TRUE;
}

/** lab_cheese_editor_open_all: makes every place a cell, and removes all walls and all mud. */
void
lab_cheese_editor_open_all (LabCheeseEditor *self)
{
  g_return_if_fail (LAB_IS_CHEESE_EDITOR (self));

  replace (self, new_open (lab_cheese_draft_get_width (self->draft),
                           lab_cheese_draft_get_height (self->draft)));
}

/** lab_cheese_editor_clear: makes every place a hole. */
void
lab_cheese_editor_clear (LabCheeseEditor *self)
{
  g_return_if_fail (LAB_IS_CHEESE_EDITOR (self));

  replace (self, lab_cheese_draft_new (lab_cheese_draft_get_width (self->draft),
                                       lab_cheese_draft_get_height (self->draft)));
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

  if (width == lab_cheese_draft_get_width (self->draft)
      && height == lab_cheese_draft_get_height (self->draft))
    return;
  draft = new_open (width, height);
  for (guint row = 0; row < MIN (height, lab_cheese_draft_get_height (self->draft)); row++)
    {
      for (guint column = 0; column < MIN (width, lab_cheese_draft_get_width (self->draft));
           column++)
        copy_place (self->draft, draft, row, column);
    }
  replace (self, draft);
}

/** lab_cheese_editor_set_symmetric: chooses whether changes are also made opposite. */
void
lab_cheese_editor_set_symmetric (LabCheeseEditor *self,
                                 gboolean         symmetric)
{
  g_return_if_fail (LAB_IS_CHEESE_EDITOR (self));

  self->is_symmetric = symmetric;
}

/** lab_cheese_editor_begin: begins changes that are undone together. */
void
lab_cheese_editor_begin (LabCheeseEditor *self)
{
  g_return_if_fail (LAB_IS_CHEESE_EDITOR (self));

  if (self->depth++ > 0)
    return;
  self->before = lab_cheese_draft_copy (self->draft);
  self->is_changed = FALSE;
}

/** lab_cheese_editor_end: ends what lab_cheese_editor_begin() began. */
void
lab_cheese_editor_end (LabCheeseEditor *self)
{
  g_return_if_fail (LAB_IS_CHEESE_EDITOR (self) && self->depth > 0);

  if (--self->depth > 0)
    return;
  if (!self->is_changed)
    {
      g_clear_pointer (&self->before, lab_cheese_draft_free);
      return;
    }
  g_ptr_array_add (self->undo, g_steal_pointer (&self->before));
  if (self->undo->len > MAX_UNDO)
    g_ptr_array_remove_index (self->undo, 0);
  g_ptr_array_set_size (self->redo, 0);
  g_signal_emit (self, signals[CHANGED], 0);
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

  lab_cheese_editor_begin (self);
  changed = put_cell (self, cell, present);
  if (self->is_symmetric)
    changed |= put_cell (self, turn (self, cell), present);
  self->is_changed |= changed;
  lab_cheese_editor_end (self);
  if (changed && self->depth > 0)
    g_signal_emit (self, signals[CHANGED], 0);
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

  lab_cheese_editor_begin (self);
  changed = put_passage (self, a, b, weight);
  if (self->is_symmetric)
    changed |= put_passage (self, turn (self, a), turn (self, b), weight);
  self->is_changed |= changed;
  lab_cheese_editor_end (self);
  if (changed && self->depth > 0)
    g_signal_emit (self, signals[CHANGED], 0);
}

/** lab_cheese_editor_can_undo: returns whether a change can be undone. */
gboolean
lab_cheese_editor_can_undo (LabCheeseEditor *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_EDITOR (self), FALSE);

  return self->undo->len > 0;
}

/** lab_cheese_editor_can_redo: returns whether a change can be made again. */
gboolean
lab_cheese_editor_can_redo (LabCheeseEditor *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_EDITOR (self), FALSE);

  return self->redo->len > 0;
}

/** lab_cheese_editor_undo: undoes the last changes. */
void
lab_cheese_editor_undo (LabCheeseEditor *self)
{
  g_return_if_fail (LAB_IS_CHEESE_EDITOR (self));

  go (self, self->undo, self->redo);
}

/** lab_cheese_editor_redo: makes the changes again that were undone last. */
void
lab_cheese_editor_redo (LabCheeseEditor *self)
{
  g_return_if_fail (LAB_IS_CHEESE_EDITOR (self));

  go (self, self->redo, self->undo);
}

/** lab_cheese_editor_forget_changes: makes what was done so far the beginning. */
void
lab_cheese_editor_forget_changes (LabCheeseEditor *self)
{
  g_return_if_fail (LAB_IS_CHEESE_EDITOR (self));

  g_ptr_array_set_size (self->undo, 0);
  g_ptr_array_set_size (self->redo, 0);
  g_signal_emit (self, signals[CHANGED], 0);
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
    maze = lab_cheese_draft_finish (self->draft, &error);
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
