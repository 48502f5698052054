/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-deal.h"

G_BEGIN_DECLS

/**
 * LabCheeseRatState:
 * @cell: where the rat is; in mud, the cell that it came from
 * @mud_target: the cell to which it wades; %LAB_CHEESE_NO_CELL if it is not in mud
 * @mud_turns: how many more turns that takes
 * @score: its cheese, a shared piece as a fraction
 *
 * One rat.
 */
typedef struct
{
  guint  cell;
  guint  mud_target;
  guint  mud_turns;
  double score;
} LabCheeseRatState;

/**
 * LabCheesePosition:
 * @turn: the number of the turn that is decided next; 0 during the preparation
 * @rats: the rats
 * @n_rats: their number
 * @n_teams: the number of teams
 * @teams: the team of each rat
 * @cheese: (array length=n_cheese) (owned): the cells that still have cheese, in their order
 * @n_cheese: their number
 * @cheese_bits: (owned): a bit for each cell: whether it has cheese
 *
 * The state of a race, and its rules. All rats decide on the same position, then it changes once.
 * Make one with lab_cheese_position_init(), copy it with lab_cheese_position_copy(), and clear it.
 */
typedef struct
{
  guint              turn;
  guint              n_rats;
  guint              n_teams;
  LabCheeseRatState  rats[LAB_CHEESE_MAX_RATS];
  guint8             teams[LAB_CHEESE_MAX_RATS];
  guint             *cheese;
  guint              n_cheese;
  guint              n_cheese_allocated;
  guint64           *cheese_bits;
  gsize              n_words;
} LabCheesePosition;

/**
 * LabCheeseOutcome:
 *
 * What came of the action of a rat in a turn, as the original counts it.
 */
typedef enum
{
  LAB_CHEESE_DID_NOTHING,
  LAB_CHEESE_DID_NORTH,
  LAB_CHEESE_DID_EAST,
  LAB_CHEESE_DID_SOUTH,
  LAB_CHEESE_DID_WEST,
  LAB_CHEESE_IN_MUD,
  LAB_CHEESE_AT_WALL,
  LAB_CHEESE_MISSED,
  LAB_CHEESE_FAILED,
} LabCheeseOutcome;

#define LAB_N_CHEESE_OUTCOMES 9

void     lab_cheese_position_init           (LabCheesePosition       *self,
                                             const LabCheeseDeal     *deal);
void     lab_cheese_position_copy           (LabCheesePosition       *self,
                                             const LabCheesePosition *other);
void     lab_cheese_position_clear          (LabCheesePosition       *self);
gboolean lab_cheese_position_is_over        (const LabCheesePosition *self);
gboolean lab_cheese_position_is_in_mud      (const LabCheesePosition *self,
                                             guint                    rat);
gboolean lab_cheese_position_has_cheese     (const LabCheesePosition *self,
                                             guint                    cell);
double   lab_cheese_position_get_team_score (const LabCheesePosition *self,
                                             guint                    team);
void     lab_cheese_position_play           (LabCheesePosition       *self,
                                             const LabCheeseMaze     *maze,
                                             const LabCheeseAction   *actions,
                                             LabCheeseOutcome        *outcomes);
const char *lab_cheese_outcome_get_id       (LabCheeseOutcome         outcome);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabCheesePosition, lab_cheese_position_clear)

G_END_DECLS
