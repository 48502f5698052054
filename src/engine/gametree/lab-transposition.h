/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabBound:
 * @LAB_BOUND_NONE: nothing is known
 * @LAB_BOUND_EXACT: the value itself is known
 * @LAB_BOUND_LOWER: the value is this or more
 * @LAB_BOUND_UPPER: the value is this or less
 *
 * What is known about the value of a position.
 */
typedef enum
{
  LAB_BOUND_NONE,
  LAB_BOUND_EXACT,
  LAB_BOUND_LOWER,
  LAB_BOUND_UPPER,
} LabBound;

/**
 * LabTranspositionEntry:
 * @value: the value or its bound, for the player to move; wins and losses are counted from the
 *   start of the search
 * @action: the best action
 * @depth: how many actions ahead the value looks, 0 to %LAB_MAX_PLIES
 * @bound: what is known about the value
 * @solved: whether a deeper search would find the same
 *
 * What a transposition table has about a position.
 */
typedef struct
{
  int      value;
  guint32  action;
  guint    depth;
  LabBound bound;
  gboolean solved;
} LabTranspositionEntry;

/**
 * LabTransposition:
 *
 * A transposition table: a store of fixed size for the results of searched positions, so that
 * a position that comes up again after other actions need not be searched again. A table is
 * for one game and one search at a time.
 */
typedef struct _LabTransposition LabTransposition;

LabTransposition *lab_transposition_new         (gsize                        size);
void              lab_transposition_free        (LabTransposition            *self);
void              lab_transposition_clear       (LabTransposition            *self);
void              lab_transposition_next_search (LabTransposition            *self);
gboolean          lab_transposition_find        (const LabTransposition      *self,
                                                 guint64                      key,
                                                 guint                        ply,
                                                 LabTranspositionEntry       *entry);
void              lab_transposition_store       (LabTransposition            *self,
                                                 guint64                      key,
                                                 guint                        ply,
                                                 const LabTranspositionEntry *entry);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabTransposition, lab_transposition_free)

G_END_DECLS
