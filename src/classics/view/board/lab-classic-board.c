/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-board.h"

/* To show another game, add its description here. */
static const LabClassicBoard * const boards[] = {
  &lab_matches_board,
  &lab_divide_board,
  &lab_hexapawn_board,
  &lab_tictactoe_board,
};

/**
 * lab_classic_board_find:
 * @classic: a game
 *
 * Returns: (nullable): how the game looks; %NULL if nobody has described it
 */
const LabClassicBoard *
lab_classic_board_find (const LabClassic *classic)
{
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      if (boards[i]->classic == classic)
        return boards[i];
    }
  return NULL;
}

/**
 * lab_classic_board_find_action:
 * @self: the look of a game
 * @state: a position
 * @chosen: the spot that was chosen first, or -1
 * @spot: the spot that is chosen now
 * @action: (out): the action, or one of those that begin with @spot
 *
 * Finds the action that a player chooses, or begins to choose, with a spot.
 *
 * Returns: whether there is one
 */
gboolean
lab_classic_board_find_action (const LabClassicBoard *self,
                               gconstpointer          state,
                               int                    chosen,
                               guint                  spot,
                               guint32               *action)
{
  g_autoptr (GArray) actions = lab_classic_list_actions (self->classic, state);

  for (guint i = 0; i < actions->len; i++)
    {
      guint32 candidate = g_array_index (actions, guint32, i);

      if (chosen >= 0 ? !self->takes_part (state, candidate, 0, (guint) chosen)
                            || !self->takes_part (state, candidate, 1, spot)
                      : !self->takes_part (state, candidate, 0, spot))
        continue;
      *action = candidate;
      return TRUE;
    }
  return FALSE;
}

/**
 * lab_classic_board_find_spot:
 * @self: the look of a game
 * @state: a position
 * @action: one of its actions
 * @step: 0 for the first spot of the action, 1 for the second
 *
 * Returns: a spot that chooses @action; -1 if there is no such step
 */
int
lab_classic_board_find_spot (const LabClassicBoard *self,
                             gconstpointer          state,
                             guint32                action,
                             guint                  step)
{
  for (guint spot = 0; step < self->n_steps && spot < self->get_n_spots (state); spot++)
    {
      if (self->has_spot (state, spot) && self->takes_part (state, action, step, spot))
        return (int) spot;
    }
  return -1;
}

/**
 * lab_classic_board_describe_move:
 * @classic: a game
 * @state: the position before the action
 * @action: an action
 *
 * Describes an action for screen readers and lists of moves, such as “takes 2 matches”.
 *
 * Returns: (transfer full): what the player does, without the name of the player
 */
char *
lab_classic_board_describe_move (const LabClassic *classic,
                                 gconstpointer     state,
                                 guint32           action)
{
  const LabClassicBoard *self = lab_classic_board_find (classic);

  return self != NULL ? self->describe_move (state, action)
                      : lab_classic_format_action (classic, state, action);
}
