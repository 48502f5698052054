/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LAB_MAX_PLIES:
 *
 * How many actions one after the other a search looks ahead at most; a ply is one
 * action of one player.
 */
#define LAB_MAX_PLIES 128

/**
 * LAB_WIN:
 *
 * The least value of a game that is won; -%LAB_WIN is the greatest of one that is
 * lost. All values between the two are estimates, or the values of ends that are
 * neither won nor lost, such as a draw.
 *
 * A game says %LAB_WIN or -%LAB_WIN of an end and leaves the distance to the
 * search, which tells a win from a quicker one: lab_value_of_end().
 */
#define LAB_WIN 1000000

/**
 * LabZeroSum:
 * @max_actions: how many actions a position may have at most
 * @list_actions: fills in the actions of a position that is not over, in an order
 *   that depends on the position alone, and returns how many: at least 1, at most
 *   @max_actions. Whoever has to pass has one action, which is to pass
 * @apply: carries out an action that @list_actions named
 * @undo: takes @action back, which was the last one applied: afterwards every bit
 *   that the other functions look at is what it was
 * @is_over: whether the game has ended, which is to say that there is no action
 * @side: who is to move: 1 for the first player, -1 for the second. They need not
 *   take turns: a side of several seats may be to move again after its own action
 * @estimate: how good the position is for the player to move: of an end %LAB_WIN,
 *   -%LAB_WIN or a value between them; of any other position strictly between
 * @key: (nullable): a hash of all that the actions and estimates to come depend
 *   on, including who is to move: Zobrist's (1970), kept up by @apply and @undo.
 *   %NULL if the game has none, which makes a transposition table useless
 * @order: (nullable): how promising an action is, to look at it early: the higher
 *   the earlier, 0 for an action like any other, within the range of 16 bits. It
 *   changes how long a search takes, never the value it finds
 *
 * A game of two players where one wins what the other loses, described by what can
 * be done in a position. The positions themselves are opaque: a search has one
 * state that it changes and changes back, rather than a copy for each node.
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
 * @plies: after how many actions, 0 to %LAB_MAX_PLIES
 *
 * A win is worth the more, the sooner it comes, and a loss, which is the same with
 * the opposite sign, the less.
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
 * @estimate: what a game says of an end
 * @plies: after how many actions it comes
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
 * Returns: whether @value says that one of the players wins, whatever the other does
 */
static inline gboolean
lab_value_is_decided (int value)
{
  return value >= LAB_WIN || value <= -LAB_WIN;
}

/**
 * lab_value_get_distance:
 * @value: a value that is decided
 *
 * Returns: after how many actions the game is won or lost
 */
static inline guint
lab_value_get_distance (int value)
{
  return (guint) (lab_win_value (0) - ABS (value));
}

G_END_DECLS
