/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-maze-text-private.h"

#include <glib/gi18n.h>

#include "lab-cheese-draft-private.h"

/* Makes a maze from what a text says, and checks all of it. */

/* Private helpers */

static gboolean
refuse (LabCheesePlace   place,
        GError         **error,
        const char      *message)
{
  return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_MAZE, _("Line %u, column %u: %s"),
                     place.line, place.column, message);
}

/* Finds the size of the maze, and between which cells the difference is largest. */
static void
measure (LabCheeseEntries *self,
         guint             widest[2])
{
  guint last = 0, width = 0;

  widest[0] = widest[1] = 0;
  for (guint i = 0; i < self->keys->len; i++)
    last = MAX (last, g_array_index (self->keys, LabCheeseKey, i).cell);
  for (guint i = 0; i < self->entries->len; i++)
    {
      const LabCheeseEntry *entry = &g_array_index (self->entries, LabCheeseEntry, i);
      guint difference = entry->from > entry->to ? entry->from - entry->to
                         : entry->to - entry->from;

      last = MAX (last, entry->to);
      if (difference <= width)
        continue;
      width = difference;
      widest[0] = entry->from;
      widest[1] = entry->to;
    }
  self->width = MAX (width, 1);
  self->height = last / self->width + 1;
}

static gboolean
check_keys (const LabCheeseEntries  *self,
            LabCheeseDraft          *draft,
            GError                 **error)
{
  guint n_places = lab_cheese_draft_get_width (draft) * lab_cheese_draft_get_height (draft);

  for (guint i = 0; i < self->keys->len; i++)
    {
      const LabCheeseKey *key = &g_array_index (self->keys, LabCheeseKey, i);
      g_autofree char *message = NULL;

      if (key->cell >= n_places)
        message = g_strdup_printf (_("The cell %u is outside of the maze, whose last cell is %u."),
                                   key->cell, n_places - 1);
      else if (lab_cheese_draft_has_cell (draft, key->cell))
        message = g_strdup_printf (_("The cell %u is listed a second time. Remove one of them."),
                                   key->cell);
      if (message != NULL)
        return refuse (key->place, error, message);
      lab_cheese_draft_add_cell (draft, key->cell);
    }
  return TRUE;
}

static char *
find_fault (const LabCheeseDraft *draft,
            const LabCheeseEntry *entry,
            const guint           widest[2])
{
  guint width = lab_cheese_draft_get_width (draft);

  if (entry->from == entry->to)
    return g_strdup_printf (_("The cell %u cannot be its own neighbor."), entry->from);
  if (!lab_cheese_draft_has_cell (draft, entry->to))
    return g_strdup_printf (_("The cell %u has the neighbor %u, which is not listed as a cell."),
                            entry->from, entry->to);
  if (lab_cheese_draft_get_weight (draft, entry->from, entry->to) != 0)
    return g_strdup_printf (_("The cell %u has the neighbor %u a second time. Remove one of them."),
                            entry->from, entry->to);
  if (lab_cheese_draft_are_adjacent (draft, entry->from, entry->to))
    return NULL;
  if (widest == NULL)
    return g_strdup_printf (_("The cells %u and %u are not adjacent in a maze of %u columns."),
                            entry->from, entry->to, width);
  return g_strdup_printf (_("The cells %u and %u are not adjacent. The maze has %u columns, "
                            "because that is the largest difference of two neighbors: %u and %u."),
                          entry->from, entry->to, width, widest[0], widest[1]);
}

static gboolean
check_entries (const LabCheeseEntries  *self,
               LabCheeseDraft          *draft,
               const guint              widest[2],
               GError                 **error)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      const LabCheeseEntry *entry = &g_array_index (self->entries, LabCheeseEntry, i);
      g_autofree char *message = find_fault (draft, entry, widest);

      if (message != NULL)
        return refuse (entry->place, error, message);
      lab_cheese_draft_append_edge (draft, entry->from, entry->to, entry->weight);
    }
  return TRUE;
}

static gboolean
check_symmetry (const LabCheeseEntries  *self,
                const LabCheeseDraft    *draft,
                GError                 **error)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      const LabCheeseEntry *entry = &g_array_index (self->entries, LabCheeseEntry, i);
      guint back = lab_cheese_draft_get_weight (draft, entry->to, entry->from);
      g_autofree char *message = NULL;

      if (back == entry->weight)
        continue;
      if (back == 0)
        message = g_strdup_printf (_("The cell %u has the neighbor %u, but %u does not have the "
                                     "neighbor %u. List both or none."),
                                   entry->from, entry->to, entry->to, entry->from);
      else
        message = g_strdup_printf (_("From %u to %u the weight is %u, but from %u to %u it is %u. "
                                     "Both must be the same."),
                                   entry->from, entry->to, entry->weight, entry->to, entry->from,
                                   back);
      return refuse (entry->place, error, message);
    }
  return TRUE;
}

static gboolean
check_neighbors (const LabCheeseEntries  *self,
                 const LabCheeseDraft    *draft,
                 GError                 **error)
{
  if (self->keys->len < 2)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_MAZE,
                       _("A maze needs at least 2 cells. Add a cell."));
  for (guint i = 0; i < self->keys->len; i++)
    {
      const LabCheeseKey *key = &g_array_index (self->keys, LabCheeseKey, i);
      g_autofree char *message = NULL;

      if (lab_cheese_draft_count_neighbors (draft, key->cell) > 0)
        continue;
      message = g_strdup_printf (_("The cell %u has no neighbor. Give it one, or leave it out."),
                                 key->cell);
      return refuse (key->place, error, message);
    }
  return TRUE;
}

/* Adds each passage to both cells when it is first named. */
static LabCheeseMaze *
build_in_order (const LabCheeseEntries  *self,
                GError                 **error)
{
  g_autoptr (LabCheeseDraft) draft = lab_cheese_draft_new (self->width, self->height);

  for (guint i = 0; i < self->keys->len; i++)
    lab_cheese_draft_add_cell (draft, g_array_index (self->keys, LabCheeseKey, i).cell);
  for (guint i = 0; i < self->entries->len; i++)
    {
      const LabCheeseEntry *entry = &g_array_index (self->entries, LabCheeseEntry, i);

      lab_cheese_draft_add_passage (draft, entry->from, entry->to, entry->weight);
    }
  return lab_cheese_draft_finish (draft, error);
}

/* Functions for other files */

/** lab_cheese_entries_init: begins with nothing. */
void
lab_cheese_entries_init (LabCheeseEntries *self)
{
  *self = (LabCheeseEntries) {
    .keys = g_array_new (FALSE, FALSE, sizeof (LabCheeseKey)),
    .entries = g_array_new (FALSE, FALSE, sizeof (LabCheeseEntry)),
  };
}

/** lab_cheese_entries_clear: frees the memory of entries. */
void
lab_cheese_entries_clear (LabCheeseEntries *self)
{
  g_clear_pointer (&self->keys, g_array_unref);
  g_clear_pointer (&self->entries, g_array_unref);
}

/** lab_cheese_entries_add: adds a neighbor, if its weight is allowed and there are not too many. */
gboolean
lab_cheese_entries_add (LabCheeseEntries *self,
                        LabCheeseReader  *reader,
                        guint             from,
                        guint             to,
                        guint64           weight,
                        LabCheesePlace    place)
{
  LabCheeseEntry entry = { .from = from, .to = to, .weight = (guint) weight, .place = place };

  if (weight < 1 || weight > LAB_CHEESE_MAX_WEIGHT)
    {
      g_autofree char *message
        = g_strdup_printf (_("The weight from %u to %u must be a whole number from 1 to %u."), from,
                           to, LAB_CHEESE_MAX_WEIGHT);

      return lab_cheese_reader_refuse (reader, place, message);
    }
  if (self->entries->len >= 4 * LAB_CHEESE_MAX_CELLS)
    return lab_cheese_reader_refuse (reader, place, _("The maze is too large."));
  g_array_append_val (self->entries, entry);
  return TRUE;
}

/** lab_cheese_entries_build: makes a maze from entries, if they are valid. */
LabCheeseMaze *
lab_cheese_entries_build (LabCheeseEntries  *self,
                          GError           **error)
{
  g_autoptr (LabCheeseDraft) draft = NULL;
  gboolean measures = self->width == 0;
  guint widest[2];

  if (measures)
    measure (self, widest);
  if ((guint64) self->width * self->height > LAB_CHEESE_MAX_CELLS)
    {
      lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_MAZE,
                  /* Translators: the first numbers are a width and a height. */
                  _("A maze cannot have %u x %u cells. It has at most %u cells."),
                  self->width, self->height, LAB_CHEESE_MAX_CELLS);
      return NULL;
    }
  draft = lab_cheese_draft_new (self->width, self->height);
  if (!check_keys (self, draft, error)
      || !check_entries (self, draft, measures ? widest : NULL, error)
      || !check_symmetry (self, draft, error) || !check_neighbors (self, draft, error))
    return NULL;
  return self->exact ? lab_cheese_draft_finish (draft, error) : build_in_order (self, error);
}
