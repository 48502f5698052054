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
 * The depth of a search that looks ahead to the ends of the game, if they come
 * within %LAB_MAX_PLIES actions.
 */
#define LAB_TO_THE_END G_MAXUINT

/**
 * LabVariation:
 * @length: how many actions
 * @actions: the actions, in order
 *
 * Actions one after the other.
 */
typedef struct
{
  guint   length;
  guint32 actions[LAB_MAX_PLIES];
} LabVariation;

/**
 * LabSearchResult:
 * @has_action: whether there is an action at all; there is none if and only if the
 *   game is over
 * @action: the best action; if not even one could be looked at, the first in order
 * @value: the value of @action for the player to move, @depth actions deep, or of
 *   the position where there is no action or @depth is 0
 * @depth: how many actions ahead @value looks; 0 for none
 * @complete: whether every action was looked at as deep as @depth, so that @value is
 *   that of the position. If not, the search was stopped on its way, and @action is
 *   the best of those that it came to; @value is then a lower bound. A search that
 *   was stopped between two depths is complete, and not as deep as it was asked to be
 * @solved: whether @value is that of the game played to its end: a deeper search
 *   finds the same
 * @cancelled: whether the search was cancelled
 * @nodes: how many nodes were visited, the start included: once for each iteration
 * @time: how long it took, in microseconds
 * @variation: the principal variation: what both players do if they find nothing
 *   better, beginning with @action. It leads to a position that has @value, looked at
 *   as much less deep as the variation is long: at a depth of 0 or at an end, except
 *   that a transposition table may cut it short. Empty if @depth is 0
 *
 * What a search in a game tree answers.
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
 * @action: its first action
 * @rest: the actions after it, less than %LAB_MAX_PLIES
 *
 * Makes @self the variation that begins with @action and goes on as @rest.
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
