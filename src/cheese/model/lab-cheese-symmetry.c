/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-maker-private.h"

/* Makes mazes that look the same when turned by 180 degrees, so that two rats who start opposite
 * each other have the same chances. The original has no such mazes.
 *
 * Cells, passages and mud are drawn in pairs. The middle, one, two or four cells, always stays:
 * without it, the maze could be a ring from which no two opposite cells can be taken. With it, a
 * pair can always be taken: the two cells farthest from the middle.
 *
 * With an even width and height, no passage and no cell is its own opposite, so that a tree cannot
 * be symmetric. Then one loop around the middle remains even with all walls. */

/* Private helpers */

static guint
turn (const LabCheeseMaker *self,
      guint                 place)
{
  return self->n_places - 1 - place;
}

static gboolean
is_middle (const LabCheeseMaker *self,
           guint                 place)
{
  guint row = place / self->stride - 1, column = place % self->stride - 1;
  guint height = self->settings->height, width = self->settings->width;

  return (row == height / 2 || row == (height - 1) / 2)
         && (column == width / 2 || column == (width - 1) / 2);
}

static gboolean
is_wanted (LabCheeseMaker *self)
{
  /* Two more cells can go only if enough are left. */
  return self->n_cells > self->target + 1;
}

static guint
find_draw (LabCheeseMaker *self)
{
  LabWeightedList *list = &self->list;
  guint64 factor = 0;

  if (self->settings->style == LAB_CHEESE_BIG_HOLES)
    factor = (guint64) self->settings->width * self->settings->height - self->n_cells;
  return lab_weighted_list_find (list,
                                 lab_python_random_below (&self->random,
                                                          list->n_items
                                                          + factor * list->total_extra),
                                 factor);
}

/* Returns how many neighbors of a cell are holes or outside, and squares it. */
static guint8
weigh (const LabCheeseMaker *self,
       guint                 place)
{
  guint n = 0;

  for (guint i = 0; i < LAB_CHEESE_N_DIRECTIONS; i++)
    {
      guint other = place + (guint) self->steps[i];

      n += self->numbers[other] != LAB_CHEESE_NO_CELL && !self->present[other] ? 1 : 0;
    }
  return (guint8) (n * n);
}

static void
remove_one (LabCheeseMaker *self,
            guint           place)
{
  self->n_cells--;
  lab_cheese_maker_remove (self, place);
  for (guint i = 0; i < LAB_CHEESE_N_DIRECTIONS; i++)
    {
      guint other = place + (guint) self->steps[i];

      if (self->present[other] && !is_middle (self, other))
        lab_weighted_list_set_extra (&self->list, self->list.positions[other],
                                     weigh (self, other));
    }
}

/* Removes pairs of cells. A pair that must stay can be drawn again. */
static gboolean
remove_pairs (LabCheeseMaker *self)
{
  LabWeightedList *list = &self->list;

  for (guint i = 0; i < self->n_places; i++)
    {
      if (self->present[i] && !is_middle (self, i))
        lab_weighted_list_append (list, i, 0);
      self->n_cells += self->present[i];
    }
  lab_cheese_maker_begin_holes (self);
  while (is_wanted (self) && list->n_items > 0)
    {
      guint place = list->items[find_draw (self)], other = turn (self, place);

      if (lab_cheese_maker_is_cancelled (self))
        return FALSE;
      if (!lab_cheese_maker_can_remove_both (self, place, other))
        continue;
      lab_weighted_list_remove (list, list->positions[place]);
      lab_weighted_list_remove (list, list->positions[other]);
      remove_one (self, place);
      remove_one (self, other);
    }
  return TRUE;
}

static void
add_one (LabCheeseMaker *self,
         guint           place)
{
  self->present[place] = 1;
  self->n_cells++;
  for (guint i = 0; i < LAB_CHEESE_N_DIRECTIONS; i++)
    {
      guint other = place + (guint) self->steps[i];

      if (self->numbers[other] != LAB_CHEESE_NO_CELL && !self->present[other])
        lab_weighted_list_append (&self->list, other, 0);
    }
}

/* Adds pairs of cells around the middle. */
static gboolean
add_pairs (LabCheeseMaker *self)
{
  LabWeightedList *list = &self->list;

  for (guint i = 0; i < self->n_places; i++)
    {
      if (self->numbers[i] != LAB_CHEESE_NO_CELL && is_middle (self, i))
        add_one (self, i);
    }
  while (self->n_cells < self->target && list->n_items > 0)
    {
      guint rank = lab_python_random_below_32 (&self->random, list->n_items);
      guint position = lab_weighted_list_find (list, rank, 0);
      guint place = list->items[position];

      if (lab_cheese_maker_is_cancelled (self))
        return FALSE;
      lab_weighted_list_remove (list, position);
      if (self->present[place])
        continue;
      add_one (self, place);
      add_one (self, turn (self, place));
    }
  return TRUE;
}

/* Lists one passage of each pair of opposite ones, and returns their number. */
static guint
list_passages (LabCheeseMaker *self)
{
  guint n = 0;

  self->n_cells = 0;
  for (guint i = 0; i < self->n_places; i++)
    {
      if (!self->present[i])
        continue;
      self->order[self->n_cells++] = i;
      for (guint direction = 1; direction <= 2; direction++)
        {
          guint other = i + (guint) self->steps[direction];

          if (self->present[other] && i <= turn (self, other))
            self->pairs[n++] = i * LAB_CHEESE_N_DIRECTIONS + direction;
        }
    }
  return n;
}

static guint
find_part (LabCheeseMaker *self,
           guint           place)
{
  gint32 *parts = self->holes;

  while (parts[place] != (gint32) place)
    {
      parts[place] = parts[parts[place]];
      place = (guint) parts[place];
    }
  return place;
}

/* Opens a passage and the opposite one. */
static guint
open_pair (LabCheeseMaker *self,
           guint32         pair)
{
  guint place = pair / LAB_CHEESE_N_DIRECTIONS, direction = pair % LAB_CHEESE_N_DIRECTIONS;
  guint other = place + (guint) self->steps[direction];

  lab_cheese_maker_append_passage (self, place, direction);
  if (turn (self, place) == other)
    return 1;
  lab_cheese_maker_append_passage (self, turn (self, place), lab_cheese_turn_back (direction));
  return 2;
}

/* Opens passages that join parts, and moves the others to the beginning of the list. Returns the
 * number of those, and counts them with their opposites in @n_closed. This is Kruskal's algorithm
 * (1956) on pairs. */
static guint
join_parts (LabCheeseMaker *self,
            guint           n_pairs,
            guint          *n_closed)
{
  guint n = 0;

  for (guint i = 0; i < self->n_places; i++)
    self->holes[i] = (gint32) i;
  *n_closed = 0;
  for (guint i = 0; i < n_pairs; i++)
    {
      guint32 pair = self->pairs[i];
      guint place = pair / LAB_CHEESE_N_DIRECTIONS;
      guint other = place + (guint) self->steps[pair % LAB_CHEESE_N_DIRECTIONS];

      if (find_part (self, place) == find_part (self, other))
        {
          *n_closed += turn (self, place) == other ? 1 : 2;
          self->pairs[n++] = pair;
          continue;
        }
      open_pair (self, pair);
      self->holes[find_part (self, place)] = (gint32) find_part (self, other);
      self->holes[find_part (self, turn (self, place))]
        = (gint32) find_part (self, turn (self, other));
    }
  return n;
}

static void
add_walls (LabCheeseMaker *self)
{
  guint n_pairs = list_passages (self), n_closed, n_open;

  lab_python_random_shuffle (&self->random, self->pairs, n_pairs);
  n_pairs = join_parts (self, n_pairs, &n_closed);
  n_open = n_closed - lab_cheese_maker_percentage (n_closed, self->settings->wall_percentage);
  for (guint i = 0, n = 0; i < n_pairs && n < n_open; i++)
    n += open_pair (self, self->pairs[i]);
}

static gboolean
is_open (const LabCheeseMaker *self,
         guint                 place,
         guint                 direction)
{
  for (guint i = 0; i < self->degrees[place]; i++)
    {
      if (lab_cheese_maker_get_direction (self, place, i) == direction)
        return TRUE;
    }
  return FALSE;
}

/* Lists the pairs that have no wall, and counts their passages. */
static guint
list_open_pairs (LabCheeseMaker *self,
                 guint          *n_passages)
{
  guint n_pairs = list_passages (self), n = 0;

  *n_passages = 0;
  for (guint i = 0; i < n_pairs; i++)
    {
      guint place = self->pairs[i] / LAB_CHEESE_N_DIRECTIONS;
      guint direction = self->pairs[i] % LAB_CHEESE_N_DIRECTIONS;

      if (!is_open (self, place, direction))
        continue;
      *n_passages += turn (self, place) == place + (guint) self->steps[direction] ? 1 : 2;
      self->pairs[n++] = self->pairs[i];
    }
  return n;
}

static void
add_mud (LabCheeseMaker *self)
{
  const LabCheeseMazeSettings *settings = self->settings;
  guint n_passages, n_pairs = list_open_pairs (self, &n_passages);
  guint n_mud = lab_cheese_maker_percentage (n_passages, settings->mud_percentage);

  lab_python_random_shuffle (&self->random, self->pairs, n_pairs);
  for (guint i = 0, n = 0; i < n_pairs && n < n_mud; i++, n += 2)
    {
      guint place = self->pairs[i] / LAB_CHEESE_N_DIRECTIONS;
      guint direction = self->pairs[i] % LAB_CHEESE_N_DIRECTIONS;
      guint weight = settings->min_mud
                     + lab_python_random_below_32 (&self->random,
                                                   settings->max_mud - settings->min_mud + 1);

      lab_cheese_maker_set_weight (self, place, direction, weight);
      lab_cheese_maker_set_weight (self, turn (self, place), lab_cheese_turn_back (direction),
                                   weight);
    }
}

/* Functions for other files */

/** lab_cheese_maker_make_symmetric: makes a symmetric maze; returns whether it is complete. */
gboolean
lab_cheese_maker_make_symmetric (LabCheeseMaker *self)
{
  gboolean grows = self->settings->style == LAB_CHEESE_HOLES_ON_SIDE;

  if (!grows)
    lab_cheese_maker_mark_rectangle (self);
  if (!(grows ? add_pairs (self) : remove_pairs (self)))
    return FALSE;
  add_walls (self);
  if (self->settings->mud_percentage > 0)
    add_mud (self);
  return TRUE;
}
