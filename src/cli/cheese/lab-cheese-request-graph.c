/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-request.h"

#include "lab-cheese-draft.h"
#include "lab-command.h"

/* Private helpers */

static gboolean
is_adjacent (guint width,
             guint a,
             guint b)
{
  guint low = MIN (a, b), high = MAX (a, b);

  return high - low == width || (high - low == 1 && high % width != 0);
}

/* Reads passages such as `3-4,4-5:7` into a draft. The weight after the colon is 1 by default. */
static gboolean
read_passages (LabCheeseDraft *draft,
               guint           n_places,
               const char     *text,
               GError        **error)
{
  const char *next = text;
  guint from, to, weight;

  if (text == NULL || *text == '\0')
    return TRUE;
  do
    {
      weight = 1;
      next = lab_cheese_request_read_number (next, n_places - 1, &from);
      next = next != NULL && *next == '-'
               ? lab_cheese_request_read_number (next + 1, n_places - 1, &to)
               : NULL;
      if (next != NULL && *next == ':')
        next = lab_cheese_request_read_number (next + 1, LAB_CHEESE_MAX_WEIGHT, &weight);
      if (next == NULL || (*next != ',' && *next != '\0') || weight == 0)
        return lab_cheese_request_refuse (text, "a list of passages such as 3-4,4-5:7", error);
      if (!lab_cheese_draft_has_cell (draft, from) || !lab_cheese_draft_has_cell (draft, to))
        return lab_command_refuse (error, "A passage from %u to %u needs both cells.", from, to);
      if (!is_adjacent (lab_cheese_draft_get_width (draft), from, to))
        return lab_command_refuse (error, "The cells %u and %u are not adjacent.", from, to);
      if (lab_cheese_draft_get_weight (draft, from, to) == 0)
        lab_cheese_draft_add_passage (draft, from, to, weight);
    }
  while (*next++ == ',');
  return TRUE;
}

static gboolean
read_cells (LabCheeseDraft *draft,
            guint           n_places,
            const char     *text,
            GError        **error)
{
  g_autoptr (GArray) cells = lab_cheese_request_read_numbers (text, n_places - 1, error);

  if (cells == NULL)
    return FALSE;
  for (guint i = 0; i < cells->len; i++)
    {
      guint cell = g_array_index (cells, guint, i);

      if (lab_cheese_draft_has_cell (draft, cell))
        return lab_command_refuse (error, "The cell %u is listed twice.", cell);
      lab_cheese_draft_add_cell (draft, cell);
    }
  return TRUE;
}

/* Public functions */

/**
 * lab_cheese_request_read_graph:
 * @self: a request with the cells and passages of a maze
 * @width: the number of columns, at least 1
 * @height: the number of rows, at least 1
 * @error: return location for an error
 *
 * Makes the maze that a request lists, with cells and neighbors in the order of the lists.
 *
 * Returns: (transfer full) (nullable): the maze
 */
LabCheeseMaze *
lab_cheese_request_read_graph (const LabCheeseRequest  *self,
                               guint                    width,
                               guint                    height,
                               GError                 **error)
{
  g_autoptr (LabCheeseDraft) draft = lab_cheese_draft_new (width, height);
  guint n_places = width * height;

  if (!read_cells (draft, n_places, lab_cheese_request_get (self, "cells"), error)
      || !read_passages (draft, n_places, lab_cheese_request_get (self, "passages"), error))
    return NULL;
  return lab_cheese_draft_finish (draft, error);
}
