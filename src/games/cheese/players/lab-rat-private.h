/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-random.h"
#include "lab-rat.h"
#include "lab-traversal.h"

G_BEGIN_DECLS

/* What the files of rats share; races and pages know a rat only by lab-rat.h. */

/**
 * LabRatClass:
 * @kind: what others see of it
 * @prepare: (nullable): prepares for a race; @self has the maze already
 * @choose: chooses an action in a turn in which the rat is not in mud
 * @think: (nullable): tells in @thought what the rat thinks in this turn
 * @free: (nullable): frees @data of the rat
 *
 * A kind of rat. What a kind remembers of its own is in the field `data`.
 */
typedef struct
{
  LabRatKind kind;
  void            (*prepare) (LabRat                  *self,
                              const LabCheesePosition *position);
  LabCheeseAction (*choose)  (LabRat                  *self,
                              const LabCheesePosition *position);
  void            (*think)   (LabRat                  *self,
                              const LabCheesePosition *position,
                              LabRatThought           *thought);
  void            (*free)    (gpointer                 data);

  /* How the rats search that go to one piece of cheese after the other. */
  LabTraversalOrder order;
  gboolean is_sorted;
  gboolean stops;               /* at the first cheese */
} LabRatClass;

struct _LabRat
{
  const LabRatClass *klass;
  gpointer data;                /* (nullable): of the kind */
  LabDialogue *dialogue;        /* (nullable): with the other program that decides */
  gint64 times[2];              /* of the preparation and of a turn; 0 for no limit */
  gint64 patience[2];

  /* Of the race: */
  LabCheeseMaze *maze;          /* (nullable) */
  guint n_cells;                /* of the rectangle */
  guint number;                 /* which rat it is */
  guint64 seed;
  LabRandom random;
  gboolean has_failed;          /* another program has */
  GCancellable *cancellable;    /* (nullable): of the current call */
  LabTraversal *traversal;      /* (nullable): made when it is first needed */
  guint *route;                 /* cells, from the one where it was planned */
  guint8 *actions;              /* the action that leads on from each of them */
  guint n_route;
  guint n_allocated;            /* of the route */
  guint at;                     /* where on the route the rat is */
  guint target;                 /* the cheese at its end; LAB_CHEESE_NO_CELL if it has none */
  GArray *goals;                /* of guint: the cheese that it wants after that, in order */
  guint8 *marks;                /* a byte for each cell, for the kind to use */
  guint n_marks;
  GArray *path;                 /* of guint: the cells by which it came */
};

extern const LabRatClass lab_rat_random1, lab_rat_random2, lab_rat_random3, lab_rat_random4,
    lab_rat_random5, lab_rat_random6, lab_rat_random7;
extern const LabRatClass lab_rat_dfs, lab_rat_dfs_sorted, lab_rat_dfs_early, lab_rat_bfs,
    lab_rat_bfs_early, lab_rat_dijkstra, lab_rat_greedy;
extern const LabRatClass lab_rat_insertion, lab_rat_tour, lab_rat_rival;

/* For all kinds */

LabTraversal   *lab_rat_ensure_traversal (LabRat                  *self);
guint8         *lab_rat_clear_marks      (LabRat                  *self);
void            lab_rat_set_route        (LabRat                  *self,
                                          const guint             *parents,
                                          guint                    target);
gboolean        lab_rat_take_route       (LabRat                  *self,
                                          guint                    target);
LabCheeseAction lab_rat_follow           (LabRat                  *self,
                                          guint                    cell);
void            lab_rat_tell_route       (LabRat                  *self,
                                          LabRatThought           *thought);
void            lab_rat_tell_traversal   (LabRat                  *self,
                                          guint                    source,
                                          LabTraversalOptions      options,
                                          LabRatThought           *thought);

static inline guint
lab_rat_get_cell (const LabRat            *self,
                  const LabCheesePosition *position)
{
  return position->rats[self->number].cell;
}

G_END_DECLS
