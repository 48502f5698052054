/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-maker.h"
#include "lab-cheese-maze-private.h"
#include "lab-python-random.h"

G_BEGIN_DECLS

/* The maker is too long for one file: lab-cheese-maker.c makes the maze, lab-cheese-holes.c its
 * holes. */

/* While a maze is made, it has a margin of holes on all sides. A place is a number in this larger
 * rectangle, so that every cell has eight places around it. */

struct _LabCheeseMaker
{
  const LabCheeseMazeSettings *settings;
  GCancellable   *cancellable;
  guint           n_steps;    /* since the last check of @cancellable */
  guint           stride;
  guint           n_places;
  guint           target;     /* how many cells the maze will have */
  gsize           n_allocated;
  gint32          steps[LAB_CHEESE_N_DIRECTIONS];
  LabPythonRandom random;

  /* For each place: */
  guint32        *numbers;    /* the number of its cell */
  guint8         *present;
  guint8         *degrees;    /* the number of neighbors */
  guint16        *lists;      /* the directions of the neighbors in order, four bits for each */
  guint8         *marks;
  gint32         *holes;      /* the forest of lab-cheese-holes.c */
  guint32        *weights;    /* for each direction; only if there is mud */

  guint32        *order;      /* the places of the cells in their order */
  guint           n_cells;
  guint32        *queue;
  guint32        *pairs;      /* each a place times 4, plus a direction */
  LabWeightedList list;
};

gboolean lab_cheese_maker_make_holes     (LabCheeseMaker *self);
gboolean lab_cheese_maker_make_symmetric (LabCheeseMaker *self);
void     lab_cheese_maker_set_weight     (LabCheeseMaker *self,
                                          guint           place,
                                          guint           direction,
                                          guint           weight);

/** lab_cheese_maker_percentage: returns a percentage of a number, rounded down as the original. */
static inline guint
lab_cheese_maker_percentage (guint  number,
                             double percentage)
{
  return (guint) ((double) number * percentage / 100.0);
}

/** lab_cheese_maker_is_cancelled: checks now and then whether to stop. */
static inline gboolean
lab_cheese_maker_is_cancelled (LabCheeseMaker *self)
{
  return (++self->n_steps & 0xffff) == 0 && g_cancellable_is_cancelled (self->cancellable);
}

static inline guint
lab_cheese_maker_get_direction (const LabCheeseMaker *self,
                                guint                 place,
                                guint                 i)
{
  return (guint) (self->lists[place] >> (4 * i)) & 3;
}

static inline void
lab_cheese_maker_append_neighbor (LabCheeseMaker *self,
                                  guint           place,
                                  guint           direction)
{
  guint n = self->degrees[place]++;

  self->lists[place] = (guint16) ((self->lists[place] & ((1u << (4 * n)) - 1))
                                  | direction << (4 * n));
}

static inline void
lab_cheese_maker_remove_neighbor (LabCheeseMaker *self,
                                  guint           place,
                                  guint           direction)
{
  guint i = 0, list = self->lists[place];

  while (((list >> (4 * i)) & 3) != direction)
    i++;
  self->lists[place] = (guint16) ((list & ((1u << (4 * i)) - 1))
                                  | (list >> (4 * i + 4)) << (4 * i));
  self->degrees[place]--;
}

/** lab_cheese_maker_append_passage: adds a passage at the end of the lists of two neighbors. */
static inline void
lab_cheese_maker_append_passage (LabCheeseMaker *self,
                                 guint           place,
                                 guint           direction)
{
  lab_cheese_maker_append_neighbor (self, place, direction);
  lab_cheese_maker_append_neighbor (self, place + (guint) self->steps[direction],
                                    lab_cheese_turn_back (direction));
}

G_END_DECLS
