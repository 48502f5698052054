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
 * The largest number of actions that a position may have for an ordering.
 */
#define LAB_ORDERING_MAX_ACTIONS (1u << 24)

/**
 * LAB_NO_ACTION:
 *
 * Stands for no action where there may be one. It differs from every 32-bit action.
 */
#define LAB_NO_ACTION G_GINT64_CONSTANT (-1)

/**
 * LabOrdering:
 *
 * The order in which a search looks at the actions of a position. Alpha-beta visits the fewest
 * nodes if it looks at the best action first. An ordering has the actions of one position for
 * each ply, and learns from the search.
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
