/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-maze.h"

G_BEGIN_DECLS

/**
 * LabCheeseDraft:
 * @width: the number of columns
 * @height: the number of rows
 *
 * A maze that is being made, by a maker, from a text, or by hand: a graph in which the order of
 * cells and of neighbors is that in which they were added. What is removed and put back is last.
 */
typedef struct
{
  guint                   width;
  guint                   height;

  /*< private >*/
  guint                   n_cells;
  guint                   n_edges;
  guint                   first, last;  /* cell */
  struct _LabCheesePlace *places;
} LabCheeseDraft;

LabCheeseDraft  *lab_cheese_draft_new            (guint                 width,
                                                  guint                 height);
LabCheeseDraft  *lab_cheese_draft_new_from_maze  (const LabCheeseMaze  *maze);
LabCheeseDraft  *lab_cheese_draft_copy           (const LabCheeseDraft *self);
void             lab_cheese_draft_free           (LabCheeseDraft       *self);
gboolean         lab_cheese_draft_has_cell       (const LabCheeseDraft *self,
                                                  guint                 cell);
guint            lab_cheese_draft_get_turns      (const LabCheeseDraft *self,
                                                  guint                 cell,
                                                  LabCheeseAction       action);
void             lab_cheese_draft_add_cell       (LabCheeseDraft       *self,
                                                  guint                 cell);
void             lab_cheese_draft_remove_cell    (LabCheeseDraft       *self,
                                                  guint                 cell);
guint            lab_cheese_draft_get_weight     (const LabCheeseDraft *self,
                                                  guint                 a,
                                                  guint                 b);
void             lab_cheese_draft_add_passage    (LabCheeseDraft       *self,
                                                  guint                 a,
                                                  guint                 b,
                                                  guint                 weight);
void             lab_cheese_draft_remove_passage (LabCheeseDraft       *self,
                                                  guint                 a,
                                                  guint                 b);
LabCheeseMaze   *lab_cheese_draft_finish         (const LabCheeseDraft *self,
                                                  GError              **error);
char            *lab_cheese_draft_to_text        (const LabCheeseDraft *self);
LabCheeseDraft  *lab_cheese_draft_new_from_text  (const char           *text,
                                                  GError              **error);

void             lab_cheese_draft_append_edge     (LabCheeseDraft       *self,
                                                   guint                 a,
                                                   guint                 b,
                                                   guint                 weight);
gboolean         lab_cheese_draft_are_adjacent    (const LabCheeseDraft *self,
                                                   guint                 a,
                                                   guint                 b);
guint            lab_cheese_draft_count_neighbors (const LabCheeseDraft *self,
                                                   guint                 cell);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabCheeseDraft, lab_cheese_draft_free)

G_END_DECLS
