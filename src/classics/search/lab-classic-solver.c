/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-solver.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-alphabeta.h"

/* Enough for all positions of the boards that can be solved in minutes. */
#define TABLE_SIZE (32 << 20)

/* Private helpers */

/* Returns the value of a position one move before it. */
static int
one_earlier (int value)
{
  if (value >= LAB_WIN)
    return value - 1;
  return value <= -LAB_WIN ? value + 1 : value;
}

/* Returns what is left of the limits after the nodes and the time that were used. A limit that is
 * used up is not 0, because 0 means no limit. */
static LabLimits
get_rest (const LabLimits *limits,
          guint64          nodes,
          gint64           time)
{
  LabLimits rest = { 0 };

  if (limits != NULL && limits->time > 0)
    rest.time = MAX (limits->time - time, 1);
  if (limits != NULL && limits->nodes > 0)
    rest.nodes = limits->nodes > nodes ? limits->nodes - nodes : 1;
  return rest;
}

/* Solves the position after an action, and returns whether the limits were enough. */
static gboolean
solve_move (const LabZeroSum   *rules,
            gpointer            state,
            const LabLimits    *limits,
            LabTransposition   *table,
            GCancellable       *cancellable,
            LabClassicSolution *solution,
            guint32             action)
{
  LabLimits rest = get_rest (limits, solution->nodes, solution->time);
  LabClassicMoveValue move = { .action = action };
  LabSearchResult result;
  int side = rules->side (state);

  rules->apply (state, action);
  lab_alphabeta_within (rules, state, LAB_TO_THE_END, &rest, table, cancellable, &result);
  move.value = one_earlier (rules->side (state) == side ? result.value : -result.value);
  rules->undo (state, action);
  solution->nodes += result.nodes;
  solution->time += result.time;
  g_array_append_val (solution->moves, move);
  return result.solved;
}

/* Public functions */

/**
 * lab_classic_solve:
 * @classic: a game
 * @state: a position
 * @limits: (nullable): when to give up
 * @cancellable: (nullable): stops the search
 * @solution: (out caller-allocates): the solution
 *
 * Finds the exact value of a position and of each move, by alpha-beta with a transposition table
 * to the end of the game. It does not deepen step by step: the table then has one depth for each
 * position of most games, and helps most.
 *
 * Returns: whether the position was solved
 */
gboolean
lab_classic_solve (const LabClassic   *classic,
                   gconstpointer       state,
                   const LabLimits    *limits,
                   GCancellable       *cancellable,
                   LabClassicSolution *solution)
{
  const LabZeroSum *rules = classic->rules;
  g_autofree gpointer copy = lab_classic_copy_state (classic, state);
  g_autoptr (LabTransposition) table
      = rules->key != NULL ? lab_transposition_new (TABLE_SIZE) : NULL;
  g_autoptr (GArray) actions = lab_classic_list_actions (classic, state);

  memset (solution, 0, sizeof *solution);
  solution->moves = g_array_new (FALSE, FALSE, sizeof (LabClassicMoveValue));
  solution->solved = TRUE;
  if (actions->len == 0)
    {
      solution->value = lab_value_of_end (rules->estimate (state), 0);
      solution->nodes = 1;
      return TRUE;
    }
  for (guint i = 0; i < actions->len && solution->solved; i++)
    {
      solution->solved = solve_move (rules, copy, limits, table, cancellable, solution,
                                     g_array_index (actions, guint32, i));
      solution->value = MAX (i > 0 ? solution->value : G_MININT,
                             g_array_index (solution->moves, LabClassicMoveValue, i).value);
    }
  return solution->solved;
}

/** lab_classic_solution_clear: frees the contents of @self. */
void
lab_classic_solution_clear (LabClassicSolution *self)
{
  g_clear_pointer (&self->moves, g_array_unref);
}

/**
 * lab_classic_describe_value:
 * @value: the exact value of a position or of a move
 *
 * Returns: (transfer full): what it means for the player, such as “wins in 5”
 */
char *
lab_classic_describe_value (int value)
{
  guint distance;

  if (!lab_value_is_decided (value))
    /* Translators: the result of perfect play from a position, or after a move. */
    return g_strdup (_("draw"));
  distance = lab_value_get_distance (value);
  if (value > 0)
    /* Translators: the result of perfect play; the number of moves of both players. */
    return g_strdup_printf (ngettext ("wins in %u move", "wins in %u moves", distance), distance);
  /* Translators: the result of perfect play; the number of moves of both players. */
  return g_strdup_printf (ngettext ("loses in %u move", "loses in %u moves", distance), distance);
}
