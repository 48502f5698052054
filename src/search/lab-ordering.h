/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-zero-sum.h"

G_BEGIN_DECLS

/**
 * LAB_ORDERING_MAX_ACTIONS:
 *
 * How many actions a position may have at most for them to be put in order.
 */
#define LAB_ORDERING_MAX_ACTIONS (1u << 24)

/**
 * LAB_NO_ACTION:
 *
 * In place of an action, where there may be none.
 */
#define LAB_NO_ACTION G_GINT64_CONSTANT (-1)

/**
 * LabOrdering:
 *
 * The order in which a search looks at the actions of a position. Alpha-beta visits
 * the fewest nodes if it comes to the best action first. An ordering holds the
 * actions of one position for each ply, and learns from the search.
 */
typedef struct _LabOrdering LabOrdering;

LabOrdering *lab_ordering_new        (const LabZeroSum *game,
                                      guint             depth);
void         lab_ordering_free       (LabOrdering      *self);
guint        lab_ordering_begin      (LabOrdering      *self,
                                      gconstpointer     state,
                                      guint             ply,
                                      gint64            first);
guint32      lab_ordering_take       (LabOrdering      *self,
                                      guint             ply);
gboolean     lab_ordering_has_action (LabOrdering      *self,
                                      gconstpointer     state,
                                      guint             ply,
                                      guint32           action);
void         lab_ordering_learn      (LabOrdering      *self,
                                      int               side,
                                      guint             ply,
                                      guint             depth,
                                      guint32           action);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabOrdering, lab_ordering_free)

G_END_DECLS
