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
struct _LabRatClass
{
  LabRatKind kind;
  void            (*prepare) (LabRat        *self);
  LabCheeseAction (*choose)  (LabRat        *self);
  void            (*think)   (LabRat        *self,
                              LabRatThought *thought);
  void            (*free)    (gpointer       data);

  /* How the rats search that go to one piece of cheese after the other. */
  LabTraversalOrder order;
  gboolean is_sorted;
  gboolean stops;               /* at the first cheese */
};

extern const LabRatClass lab_rat_random1, lab_rat_random2, lab_rat_random3, lab_rat_random4,
    lab_rat_random5, lab_rat_random6, lab_rat_random7;
extern const LabRatClass lab_rat_dfs, lab_rat_dfs_sorted, lab_rat_dfs_early, lab_rat_bfs,
    lab_rat_bfs_early, lab_rat_dijkstra, lab_rat_greedy;
extern const LabRatClass lab_rat_insertion, lab_rat_tour, lab_rat_rival;

/* For all kinds */

LabTraversal   *lab_rat_ensure_traversal (LabRat                  *self);
void            lab_rat_plan_search      (LabRat                  *self);
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
lab_rat_get_cell (const LabRat *self)
{
  return self->position->rats[self->number].cell;
}

G_END_DECLS
