/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-maker-private.h"

/* Makes the holes. All cells stay connected: a cell that separates others is put back.
 *
 * Whether it does could be found by a search through the maze, for each cell that is drawn. This
 * file keeps the holes as a forest of sets instead (Galler and Fischer, 1964): two holes are in one
 * set if they touch at a side or at a corner, and the margin around the maze is one set. Around a
 * cell, its neighbors and the holes take turns. The cell can go if each gap between its neighbors
 * belongs to another set of holes. If two gaps belong to one set, a closed curve through the cell
 * and these holes has neighbors on both sides. By Euler's formula for the square grid (Rosenfeld,
 * 1970), the number of parts grows exactly by the number of gaps less the number of their sets. */

#define N_AROUND 8

/* The outside of the maze is the first place of the margin. It is always the root of its set. */
#define OUTSIDE 0
#define OUTSIDE_SIZE (G_MAXINT32 / 2)

/* Makes mazes that look the same when turned by 180 degrees, so that two rats who start opposite
 * each other have the same chances. The original has no such mazes.
 *
 * Cells, passages and mud are drawn in pairs. The middle, one, two or four cells, always stays:
 * without it, the maze could be a ring from which no two opposite cells can be taken. With it, a
 * pair can always be taken: the two cells farthest from the middle.
 *
 * With an even width and height, no passage and no cell is its own opposite, so that a tree cannot
 * be symmetric. Then one loop around the middle remains even with all walls. */

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
list_around (const LabCheeseMaker *self,
             guint                 place,
             guint                 around[N_AROUND])
{
  guint stride = self->stride;

  around[0] = place - stride;
  around[1] = place - stride + 1;
  around[2] = place + 1;
  around[3] = place + stride + 1;
  around[4] = place + stride;
  around[5] = place + stride - 1;
  around[6] = place - 1;
  around[7] = place - stride - 1;
}

/* Returns the root of the set of a hole. */
static guint
find_root (LabCheeseMaker *self,
           guint           place)
{
  gint32 *holes = self->holes;

  while (holes[place] >= 0)
    {
      guint parent = (guint) holes[place];

      if (holes[parent] >= 0)
        holes[place] = holes[parent];
      place = parent;
    }
  return place;
}

static void
unite (LabCheeseMaker *self,
       guint           place,
       guint           other)
{
  guint a = find_root (self, place), b = find_root (self, other);

  if (a == b)
    return;
  if (self->holes[a] > self->holes[b])
    {
      guint swap = a;

      a = b;
      b = swap;
    }
  if (a != OUTSIDE)
    self->holes[a] += self->holes[b];
  self->holes[b] = (gint32) a;
}

/* Makes a cell a hole, and takes it from the lists of its neighbors. */
static void
lab_cheese_maker_remove (LabCheeseMaker *self,
                         guint           place)
{
  guint around[N_AROUND];

  for (guint i = 0; i < self->degrees[place]; i++)
    {
      guint direction = lab_cheese_maker_get_direction (self, place, i);

      lab_cheese_maker_remove_neighbor (self, place + (guint) self->steps[direction],
                                        lab_cheese_turn_back (direction));
    }
  self->present[place] = 0;
  list_around (self, place, around);
  for (guint i = 0; i < N_AROUND; i++)
    {
      if (!self->present[around[i]])
        unite (self, place, around[i]);
    }
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
        lab_weighted_list_set_extra (&self->list, self->list.positions[other], weigh (self, other));
    }
}

/* Finds the set of holes of each gap between the neighbors of a cell. */
static guint
list_gaps (LabCheeseMaker *self,
           guint           place,
           guint           roots[LAB_CHEESE_N_DIRECTIONS])
{
  guint around[N_AROUND], n_gaps = 0;

  list_around (self, place, around);
  for (guint i = 0; i < N_AROUND; i += 2)
    {
      guint corner = around[i + 1], next = around[(i + 2) % N_AROUND];

      if (!self->present[around[i]] || (self->present[corner] && self->present[next]))
        continue;
      roots[n_gaps++] = find_root (self, self->present[corner] ? next : corner);
    }
  return n_gaps;
}

static gboolean
are_different (const guint *roots,
               guint        n_roots)
{
  for (guint i = 1; i < n_roots; i++)
    {
      for (guint j = 0; j < i; j++)
        {
          if (roots[j] == roots[i])
            return FALSE;
        }
    }
  return TRUE;
}

/**
 * lab_cheese_maker_can_remove_both:
 * @self: a maker whose cells are connected
 * @place: a cell
 * @other: a cell that does not touch @place
 *
 * Checks whether @place can be removed, and then @other, too. Without @place, the sets around it
 * are one.
 *
 * Returns: whether the other cells are connected without the two
 */
static gboolean
lab_cheese_maker_can_remove_both (LabCheeseMaker *self,
                                  guint           place,
                                  guint           other)
{
  guint first[LAB_CHEESE_N_DIRECTIONS], second[LAB_CHEESE_N_DIRECTIONS];
  guint n_first = list_gaps (self, place, first), n_second = list_gaps (self, other, second);
  guint n_common = 0;

  if (!are_different (first, n_first) || !are_different (second, n_second))
    return FALSE;
  for (guint i = 0; i < n_first; i++)
    {
      for (guint j = 0; j < n_second; j++)
        n_common += first[i] == second[j] ? 1 : 0;
    }
  return n_common < 2;
}

/* Makes the margin one set, and each other place a set. */
static void
lab_cheese_maker_begin_holes (LabCheeseMaker *self)
{
  for (guint i = 0; i < self->n_places; i++)
    self->holes[i] = self->numbers[i] != LAB_CHEESE_NO_CELL ? -1 : OUTSIDE;
  self->holes[OUTSIDE] = -OUTSIDE_SIZE;
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
  while (self->n_cells > self->target + 1 && list->n_items > 0)
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

/* Makes all cells of the rectangle present. */
static void
lab_cheese_maker_mark_rectangle (LabCheeseMaker *self)
{
  for (guint i = 0; i < self->n_places; i++)
    self->present[i] = self->numbers[i] != LAB_CHEESE_NO_CELL;
}

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

/* Takes a cell that stays to the end of its neighbors' lists, as if it were removed and added. */
static void
move_to_ends (LabCheeseMaker *self,
              guint           place)
{
  for (guint i = 0; i < self->degrees[place]; i++)
    {
      guint direction = lab_cheese_maker_get_direction (self, place, i);
      guint other = place + (guint) self->steps[direction];
      guint back = lab_cheese_turn_back (direction);

      lab_cheese_maker_remove_neighbor (self, other, back);
      lab_cheese_maker_append_neighbor (self, other, back);
    }
}

/* Each cell weighs more the more of its neighbors are holes. */
static void
weigh_neighbors (LabCheeseMaker *self,
                 guint           place)
{
  for (guint i = 0; i < self->degrees[place]; i++)
    {
      guint other = place + (guint) self->steps[lab_cheese_maker_get_direction (self, place, i)];
      guint lost = self->marks[other] - self->degrees[other];

      lab_weighted_list_set_extra (&self->list, self->list.positions[other],
                                   (guint8) (lost * lost));
    }
}

/* Draws a position in the list of cells. */
static guint
draw_position (LabCheeseMaker *self)
{
  LabWeightedList *list = &self->list;
  guint64 factor, total, target;

  if (self->settings->style == LAB_CHEESE_UNIFORM_HOLES)
    return lab_weighted_list_find (list, lab_python_random_below_32 (&self->random, list->n_items),
                                   0);
  factor = (guint64) self->settings->width * self->settings->height - list->n_items;
  total = list->n_items + factor * list->total_extra;
  target = (guint64) (lab_python_random_real (&self->random) * (double) total);
  return lab_weighted_list_find (list, MIN (target, total - 1), factor);
}

/* Removes cells until the rest is few enough. Without a cell whose gaps belong to different sets,
 * the others are connected. */
static gboolean
remove_cells (LabCheeseMaker *self)
{
  LabWeightedList *list = &self->list;

  while (list->n_items > self->target)
    {
      guint position = draw_position (self);
      guint place = list->items[position];
      guint8 extra = list->extras[position];
      guint roots[LAB_CHEESE_N_DIRECTIONS];

      if (lab_cheese_maker_is_cancelled (self))
        return FALSE;
      lab_weighted_list_remove (list, position);
      if (are_different (roots, list_gaps (self, place, roots)))
        {
          lab_cheese_maker_remove (self, place);
          if (self->settings->style == LAB_CHEESE_BIG_HOLES)
            weigh_neighbors (self, place);
        }
      else
        {
          move_to_ends (self, place);
          lab_weighted_list_append (list, place, extra);
        }
    }
  return TRUE;
}

/* Makes the full rectangle, with the neighbors of each cell in the order N, W, E, S. */
static void
fill_rectangle (LabCheeseMaker *self)
{
  const guint8 directions[] = { 0, 3, 1, 2 };

  for (guint place = 0; place < self->n_places; place++)
    {
      if (!self->present[place])
        continue;
      for (guint i = 0; i < G_N_ELEMENTS (directions); i++)
        {
          if (self->present[place + (guint) self->steps[directions[i]]])
            lab_cheese_maker_append_neighbor (self, place, directions[i]);
        }
      self->marks[place] = self->degrees[place];
      lab_weighted_list_append (&self->list, place, 0);
    }
}

static gboolean
make_inner_holes (LabCheeseMaker *self)
{
  LabWeightedList *list = &self->list;

  lab_cheese_maker_mark_rectangle (self);
  fill_rectangle (self);
  lab_cheese_maker_begin_holes (self);
  if (!remove_cells (self))
    return FALSE;
  for (guint i = 0; i < list->n_used; i++)
    {
      if (list->present[i])
        self->order[self->n_cells++] = list->items[i];
    }
  return TRUE;
}

/* Lists the neighbors of each cell in the order in which they became cells. */
static void
sort_neighbors (LabCheeseMaker *self)
{
  for (guint i = 0; i < self->n_cells; i++)
    {
      guint place = self->order[i];

      for (guint j = 0; j < LAB_CHEESE_N_DIRECTIONS; j++)
        {
          guint other = place + (guint) self->steps[j];

          if (self->present[other])
            lab_cheese_maker_append_neighbor (self, other, lab_cheese_turn_back (j));
        }
    }
}

static gboolean
make_holes_on_side (LabCheeseMaker *self)
{
  const guint8 directions[] = { 0, 2, 3, 1 };
  LabWeightedList *list = &self->list;
  guint width = self->settings->width, height = self->settings->height;

  lab_weighted_list_append (list, (height / 2 + 1) * self->stride + width / 2 + 1, 0);
  while (self->n_cells < self->target)
    {
      guint32 rank = lab_python_random_below_32 (&self->random, list->n_items);
      guint position = lab_weighted_list_find (list, rank, 0);
      guint place = list->items[position];

      if (lab_cheese_maker_is_cancelled (self))
        return FALSE;
      lab_weighted_list_remove (list, position);
      if (self->present[place])
        continue;
      self->present[place] = 1;
      self->order[self->n_cells++] = place;
      for (guint i = 0; i < G_N_ELEMENTS (directions); i++)
        {
          guint other = place + (guint) self->steps[directions[i]];

          if (self->numbers[other] != LAB_CHEESE_NO_CELL)
            lab_weighted_list_append (list, other, 0);
        }
    }
  sort_neighbors (self);
  return TRUE;
}

/** lab_cheese_maker_make_holes: makes the cells of a maze; returns whether it is complete. */
gboolean
lab_cheese_maker_make_holes (LabCheeseMaker *self)
{
  if (self->settings->style == LAB_CHEESE_HOLES_ON_SIDE)
    return make_holes_on_side (self);
  return make_inner_holes (self);
}
