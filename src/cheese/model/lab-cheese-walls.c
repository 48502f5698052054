/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-maker-private.h"

/* Puts walls and mud between cells that are connected. A spanning tree keeps them connected. */

/* A pair of neighbors: a place, and the direction in which the other one is. */
#define PAIR(place, direction) ((place) * LAB_CHEESE_N_DIRECTIONS + (direction))

/* A bit of a place that is in the tree, besides the bits of the directions that are in it. */
#define IN_TREE 0x10

/* Private helpers */

/* Draws as a shuffle of some neighbors draws. */
static void
skip_shuffle (LabPythonRandom *random,
              guint            n)
{
  for (; n > 1; n--)
    lab_python_random_below_32 (random, n);
}

/* Puts a cell into the tree if one of its neighbors, in random order, is there already. */
static gboolean
attach (LabCheeseMaker  *self,
        LabPythonRandom *random,
        guint            place)
{
  guint n = self->degrees[place], n_in_tree = 0;
  guint directions[LAB_CHEESE_N_DIRECTIONS] = { 0 };

  for (guint i = 0; i < n; i++)
    {
      directions[i] = lab_cheese_maker_get_direction (self, place, i);
      n_in_tree += self->marks[place + (guint) self->steps[directions[i]]] != 0 ? 1 : 0;
    }
  if (n_in_tree == 0)
    {
      skip_shuffle (random, n);
      return FALSE;
    }
  lab_python_random_shuffle (random, directions, n);
  for (guint i = 0; i < n; i++)
    {
      guint other = place + (guint) self->steps[directions[i]];

      if (self->marks[other] == 0)
        continue;
      self->marks[place] = (guint8) (IN_TREE | 1u << directions[i]);
      self->marks[other] |= (guint8) (1u << lab_cheese_turn_back (directions[i]));
      return TRUE;
    }
  return FALSE;
}

/* Marks a spanning tree. A cell without a neighbor in the tree waits at the end of the queue. */
static gboolean
grow_tree (LabCheeseMaker *self,
           guint64         seed)
{
  LabPythonRandom random;
  guint n_waiting = self->n_cells - 1;
  guint32 *queue = self->queue;

  lab_python_random_init (&random, seed);
  for (guint i = 0; i < self->n_cells; i++)
    {
      queue[i] = self->order[i];
      self->marks[queue[i]] = 0;
    }
  lab_python_random_shuffle (&random, queue, self->n_cells);
  self->marks[queue[0]] = IN_TREE;
  queue++;
  while (n_waiting > 0)
    {
      guint n = n_waiting;

      n_waiting = 0;
      for (guint i = 0; i < n; i++)
        {
          if (!attach (self, &random, queue[i]))
            queue[n_waiting++] = queue[i];
          if (lab_cheese_maker_is_cancelled (self))
            return FALSE;
        }
    }
  return TRUE;
}

/* Lists each passage once, from the cell that is earlier in the order, and returns their number.
 * With @beside_tree, leaves out the tree. */
static guint
list_pairs (LabCheeseMaker *self,
            gboolean        beside_tree)
{
  guint n = 0;

  for (guint i = 0; i < self->n_cells; i++)
    {
      guint place = self->order[i];

      self->present[place] = 2;
      for (guint j = 0; j < self->degrees[place]; j++)
        {
          guint direction = lab_cheese_maker_get_direction (self, place, j);

          if (self->present[place + (guint) self->steps[direction]] == 2
              || (beside_tree && (self->marks[place] & 1u << direction) != 0))
            continue;
          self->pairs[n++] = PAIR (place, direction);
        }
    }
  for (guint i = 0; i < self->n_cells; i++)
    self->present[self->order[i]] = 1;
  return n;
}

static void
keep_only_tree (LabCheeseMaker *self)
{
  for (guint i = 0; i < self->n_cells; i++)
    {
      guint place = self->order[i], n = self->degrees[place], list = self->lists[place];

      self->degrees[place] = 0;
      for (guint j = 0; j < n; j++)
        {
          guint direction = (list >> (4 * j)) & 3;

          if ((self->marks[place] & 1u << direction) != 0)
            lab_cheese_maker_append_neighbor (self, place, direction);
        }
    }
}

/* Functions for other files */

/**
 * lab_cheese_maker_set_weight:
 * @self: a maker
 * @place: a cell
 * @direction: where its neighbor is
 * @weight: how many turns the passage takes
 *
 * Puts mud into a passage.
 */
void
lab_cheese_maker_set_weight (LabCheeseMaker *self,
                             guint           place,
                             guint           direction,
                             guint           weight)
{
  guint other = place + (guint) self->steps[direction];

  self->weights[PAIR (place, direction)] = weight;
  self->weights[PAIR (other, lab_cheese_turn_back (direction))] = weight;
}

/** lab_cheese_maker_add_walls: adds walls; returns whether they are complete. */
gboolean
lab_cheese_maker_add_walls (LabCheeseMaker *self)
{
  guint n_free, n_walls;

  if (!grow_tree (self, lab_python_random_below (&self->random, G_GUINT64_CONSTANT (1) << 63)))
    return FALSE;
  n_free = list_pairs (self, TRUE);
  n_walls = lab_cheese_maker_percentage (n_free, self->settings->wall_percentage);
  keep_only_tree (self);
  lab_python_random_shuffle (&self->random, self->pairs, n_free);
  for (guint i = n_walls; i < n_free; i++)
    lab_cheese_maker_append_passage (self, self->pairs[i] / LAB_CHEESE_N_DIRECTIONS,
                                     self->pairs[i] % LAB_CHEESE_N_DIRECTIONS);
  return TRUE;
}

/** lab_cheese_maker_add_mud: adds mud. Passages with mud become the last of their cells. */
void
lab_cheese_maker_add_mud (LabCheeseMaker *self)
{
  const LabCheeseMazeSettings *settings = self->settings;
  guint n_pairs = list_pairs (self, FALSE);
  guint n_mud = lab_cheese_maker_percentage (n_pairs, settings->mud_percentage);

  lab_python_random_shuffle (&self->random, self->pairs, n_pairs);
  for (guint i = 0; i < n_mud; i++)
    {
      guint place = self->pairs[i] / LAB_CHEESE_N_DIRECTIONS;
      guint direction = self->pairs[i] % LAB_CHEESE_N_DIRECTIONS;
      guint weight = settings->min_mud
                     + lab_python_random_below_32 (&self->random,
                                                   settings->max_mud - settings->min_mud + 1);

      lab_cheese_maker_remove_neighbor (self, place, direction);
      lab_cheese_maker_remove_neighbor (self, place + (guint) self->steps[direction],
                                        lab_cheese_turn_back (direction));
      lab_cheese_maker_append_passage (self, place, direction);
      lab_cheese_maker_set_weight (self, place, direction, weight);
    }
}
