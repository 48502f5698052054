/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LAB_MAX_PLIES:
 *
 * The largest number of actions that a search looks ahead. A ply is one action of one
 * player.
 */
#define LAB_MAX_PLIES 128

/**
 * LAB_WIN:
 *
 * The smallest value of a won game; -%LAB_WIN is the largest value of a lost one. Values
 * between the two are estimates, or the values of ends that are neither won nor lost, such
 * as a draw.
 *
 * A game gives %LAB_WIN or -%LAB_WIN for such an end. The search adds how far away the end
 * is, with lab_value_of_end(), so that it prefers the quicker of two wins.
 */
#define LAB_WIN 1000000

/**
 * LabZeroSum:
 * @max_actions: the largest number of actions that a position can have
 * @list_actions: fills in the actions of a position that is not over and returns their
 *   number: at least 1, at most @max_actions. Their order depends on the position alone. A
 *   player who must pass has one action, which is to pass
 * @apply: performs an action that @list_actions listed
 * @undo: undoes @action, which must be the last one that was applied. Afterwards the state
 *   looks the same as before to all these functions
 * @is_over: whether the game has ended; there are no actions then
 * @side: the player to move: 1 for the first, -1 for the second. The same player may move
 *   several times in a row
 * @estimate: how good the position is for the player to move: at an end %LAB_WIN, -%LAB_WIN
 *   or a value between them; in any other position a value strictly between them
 * @key: (nullable): a hash of everything that later actions and estimates depend on, and of
 *   the player to move. A game can update it in @apply and @undo (Zobrist, 1970). Without
 *   it, a search cannot use a transposition table
 * @order: (nullable): how promising an action is: the search looks at higher ones first. 0
 *   is for an ordinary action, and all values fit in 16 bits. It changes how long a search
 *   takes, never the value that it finds
 *
 * A game of two players in which one wins what the other loses. Positions are opaque: a
 * search has one state, applies actions to it and undoes them, and makes no copies.
 */
typedef struct
{
  guint     max_actions;
  guint   (*list_actions) (gconstpointer state,
                           guint32      *actions);
  void    (*apply)        (gpointer      state,
                           guint32       action);
  void    (*undo)         (gpointer      state,
                           guint32       action);
  gboolean (*is_over)     (gconstpointer state);
  int     (*side)         (gconstpointer state);
  int     (*estimate)     (gconstpointer state);
  guint64 (*key)          (gconstpointer state);
  int     (*order)        (gconstpointer state,
                           guint32       action);
} LabZeroSum;

/**
 * lab_win_value:
 * @plies: the number of actions before the win, 0 to %LAB_MAX_PLIES
 *
 * Computes the value of a win, which is higher if the win comes sooner. A loss has the same value
 * with the opposite sign.
 *
 * Returns: the value of a win after @plies actions
 */
static inline int
lab_win_value (guint plies)
{
  return LAB_WIN + LAB_MAX_PLIES - (int) plies;
}

/**
 * lab_value_of_end:
 * @estimate: the value that the game gives for an end
 * @plies: the number of actions before the end
 *
 * Returns: the value of the end, for the same player as @estimate
 */
static inline int
lab_value_of_end (int   estimate,
                  guint plies)
{
  if (estimate >= LAB_WIN)
    return lab_win_value (plies);
  if (estimate <= -LAB_WIN)
    return -lab_win_value (plies);
  return estimate;
}

/**
 * lab_value_is_decided:
 * @value: a value
 *
 * Returns: whether @value means that one of the players wins, whatever the other does
 */
static inline gboolean
lab_value_is_decided (int value)
{
  return value >= LAB_WIN || value <= -LAB_WIN;
}

/**
 * lab_value_get_distance:
 * @value: the value of a game that is won or lost
 *
 * Returns: the number of actions before the end of the game
 */
static inline guint
lab_value_get_distance (int value)
{
  return (guint) (lab_win_value (0) - ABS (value));
}

G_END_DECLS
