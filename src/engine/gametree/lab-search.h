/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <string.h>

#include "lab-zero-sum.h"

G_BEGIN_DECLS

/**
 * LAB_TO_THE_END:
 *
 * The depth of a search that looks ahead to all ends of the game that come within
 * %LAB_MAX_PLIES actions.
 */
#define LAB_TO_THE_END G_MAXUINT

/**
 * LabVariation:
 * @length: the number of actions
 * @actions: the actions, in order
 *
 * A variation: a sequence of actions from a position on.
 */
typedef struct
{
  guint   length;
  guint32 actions[LAB_MAX_PLIES];
} LabVariation;

/**
 * LabSearchResult:
 * @has_action: whether there is an action; there is none if and only if the game is over
 * @action: the best action; if there was no time to look at any, the first one in order
 * @value: the value of @action for the player to move, looking @depth actions ahead; the
 *   value of the position if there is no action or @depth is 0
 * @depth: how many actions ahead @value looks; 0 for none
 * @complete: whether every action was searched to @depth, so that @value is the value of the
 *   position. Otherwise the search was stopped early: @action is the best of the actions
 *   that it looked at, and @value is a lower bound. A search that was stopped between two
 *   depths is complete, but less deep than requested
 * @solved: whether @value is the value of the game played to its end: a deeper search finds
 *   the same value
 * @cancelled: whether the search was cancelled
 * @nodes: the number of nodes that were visited, with the start in each iteration
 * @time: how long the search took, in microseconds
 * @variation: the principal variation, which begins with @action: the best play of both
 *   players. It leads to the position that @value comes from, which is an end of the game
 *   or @depth actions away. A transposition table may cut it short. Empty if @depth is 0
 *
 * The result of a search in a game tree.
 */
typedef struct
{
  gboolean     has_action;
  guint32      action;
  int          value;
  guint        depth;
  gboolean     complete;
  gboolean     solved;
  gboolean     cancelled;
  guint64      nodes;
  gint64       time;
  LabVariation variation;
} LabSearchResult;

/**
 * lab_variation_lead:
 * @self: (out): a variation
 * @action: the first action
 * @rest: the actions after it, fewer than %LAB_MAX_PLIES
 *
 * Sets @self to @action followed by @rest.
 */
static inline void
lab_variation_lead (LabVariation       *self,
                    guint32             action,
                    const LabVariation *rest)
{
  self->length = rest->length + 1;
  self->actions[0] = action;
  memcpy (self->actions + 1, rest->actions, rest->length * sizeof rest->actions[0]);
}

G_END_DECLS
