/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-race.h"

G_BEGIN_DECLS

/**
 * LabCheeseHintLevel:
 * @LAB_CHEESE_HINT_CHEESE: which cheese to fetch next
 * @LAB_CHEESE_HINT_STEP: the first step to it
 * @LAB_CHEESE_HINT_WAY: the whole way to all cheese
 *
 * How much a hint tells.
 */
typedef enum
{
  LAB_CHEESE_HINT_CHEESE = 1,
  LAB_CHEESE_HINT_STEP,
  LAB_CHEESE_HINT_WAY,
} LabCheeseHintLevel;

/**
 * LabCheeseHint:
 * @level: how much it tells
 * @cheese: the cell of the cheese to which the way leads first
 * @n_left: how many pieces of cheese the way leads to
 * @cells: (owned) (element-type guint): the cells to point at: the cheese; or the cell of the rat
 *   and the next one; or all cells of the way, from that of the rat on
 * @action: the first step; %LAB_CHEESE_NOTHING for %LAB_CHEESE_HINT_CHEESE
 * @turns: how many turns the whole way takes
 * @is_fewest: whether it is proved that no way to all cheese takes fewer turns
 *
 * A hint for a person. It does not look at the other rats.
 */
typedef struct
{
  LabCheeseHintLevel level;
  guint              cheese;
  guint              n_left;
  GArray            *cells;
  LabCheeseAction    action;
  guint64            turns;
  gboolean           is_fewest;
} LabCheeseHint;

LabCheeseHint *lab_cheese_race_get_hint (LabCheeseRace       *race,
                                         guint                rat,
                                         LabCheeseHintLevel   level,
                                         GError             **error);
void           lab_cheese_hint_free     (LabCheeseHint       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabCheeseHint, lab_cheese_hint_free)

G_END_DECLS
