/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-check.h"

#include <string.h>

#define MAX_PLIES 64

/* Private helpers */

static gboolean
has_action (const LabZeroSum *game,
            gconstpointer     state,
            guint32           action)
{
  g_autofree guint32 *actions = g_new (guint32, game->max_actions);
  guint n = game->list_actions (state, actions);

  g_assert_cmpuint (n, <=, game->max_actions);
  for (guint i = 0; i < n; i++)
    {
      if (actions[i] == action)
        return TRUE;
    }
  return FALSE;
}

/* Returns the value that minimax finds after @n actions, from the point of view of
 * @side. */
static int
value_from (const LabZeroSum *game,
            gpointer          state,
            guint             depth,
            guint             n,
            int               side)
{
  LabSearchResult result;
  int value;

  lab_minimax (game, state, depth, depth, NULL, NULL, &result);
  value = result.value * (game->side (state) == side ? 1 : -1);
  for (guint i = 0; i < n; i++)
    value = lab_test_one_later (value);
  return value;
}

static void
assert_same (const LabSearchResult *result,
             const LabSearchResult *truth,
             gboolean               iterated)
{
  g_assert_cmpint (result->has_action, ==, truth->has_action);
  g_assert_cmpint (result->value, ==, truth->value);
  g_assert_true (result->complete);
  g_assert_false (result->cancelled);
  g_assert_cmpuint (result->nodes, >, 0);
  g_assert_cmpint (result->time, >=, 0);
  if (truth->solved)
    g_assert_true (result->solved);
  if (iterated && result->solved)
    g_assert_cmpuint (result->depth, <=, truth->depth);
  else
    g_assert_cmpuint (result->depth, ==, truth->depth);
}

/* Public functions */

/**
 * lab_test_hash:
 * @value: a number
 *
 * Computes random numbers for keys without a table (splitmix64, Steele and others,
 * 2014).
 *
 * Returns: a number that looks random
 */
guint64
lab_test_hash (guint64 value)
{
  value = (value + 1) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  value = (value ^ value >> 30) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  value = (value ^ value >> 27) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return value ^ value >> 31;
}

/**
 * lab_test_one_later:
 * @value: a value
 *
 * Returns: the value of a position from which one action leads to @value
 */
int
lab_test_one_later (int value)
{
  if (ABS (value) < LAB_WIN)
    return value;
  return value > 0 ? value - 1 : value + 1;
}

/**
 * lab_test_check_result:
 * @game: a game
 * @state: a position
 * @result: what a search found in it
 * @with_table: whether it had a transposition table
 *
 * Asserts that the action has the value, and that the variation can be played and leads
 * to it, according to minimax.
 */
void
lab_test_check_result (const LabZeroSum      *game,
                       gpointer               state,
                       const LabSearchResult *result,
                       gboolean               with_table)
{
  const LabVariation *variation = &result->variation;
  int side = game->side (state);

  g_assert_cmpint (result->has_action, ==, !game->is_over (state));
  g_assert_cmpuint (variation->length, <=, result->depth);
  g_assert_cmpint (variation->length > 0, ==, result->depth > 0);
  if (!result->has_action)
    {
      g_assert_cmpuint (result->depth, ==, 0);
      return;
    }
  g_assert_true (has_action (game, state, result->action));
  if (result->depth == 0)
    {
      g_assert_cmpint (result->value, ==, game->estimate (state));
      return;
    }
  g_assert_cmpuint (variation->actions[0], ==, result->action);
  for (guint i = 0; i < variation->length; i++)
    {
      g_assert_false (game->is_over (state));
      g_assert_true (has_action (game, state, variation->actions[i]));
      game->apply (state, variation->actions[i]);
      g_assert_cmpint (value_from (game, state, result->depth - i - 1, i + 1, side), ==,
                       result->value);
    }
  if (!with_table && variation->length < result->depth)
    g_assert_true (game->is_over (state));
  for (guint i = variation->length; i-- > 0;)
    game->undo (state, variation->actions[i]);
}

/**
 * lab_test_check_searches:
 * @game: a game
 * @state: a position
 * @state_size: its size, in bytes
 * @depth: how deep to search
 * @table: (nullable): a table that may already hold positions of the game
 * @tally: counts
 *
 * Asserts that every variant of alpha-beta finds what minimax finds, and leaves the
 * state as it was.
 *
 * Returns: the value
 */
int
lab_test_check_searches (const LabZeroSum *game,
                         gpointer          state,
                         gsize             state_size,
                         guint             depth,
                         LabTransposition *table,
                         LabTestTally     *tally)
{
  g_autoptr (LabTransposition) fresh = lab_transposition_new (1 << 16);
  g_autoptr (LabTransposition) tiny = lab_transposition_new (1);
  LabTransposition *tables[] = { NULL, fresh, tiny, table };
  guint8 before[LAB_TEST_MAX_STATE];
  LabSearchResult truth, result;

  g_assert (state_size <= sizeof before);
  memcpy (before, state, state_size);
  lab_minimax (game, state, depth, depth, NULL, NULL, &truth);
  g_assert_true (memcmp (before, state, state_size) == 0);
  lab_test_check_result (game, state, &truth, FALSE);
  assert_same (&truth, &truth, FALSE);
  tally->n_searches++;
  tally->n_solved += truth.solved ? 1 : 0;
  tally->n_minimax += truth.nodes;

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      lab_alphabeta (game, state, depth, depth, NULL, tables[i], NULL, &result);
      g_assert_true (memcmp (before, state, state_size) == 0);
      assert_same (&result, &truth, FALSE);
      lab_test_check_result (game, state, &result, tables[i] != NULL);
      if (tables[i] == NULL)
        {
          g_assert_cmpuint (result.nodes, <=, truth.nodes);
          tally->n_alphabeta += result.nodes;
        }
      if (tables[i] == fresh)
        tally->n_with_table += result.nodes;

      /* Results of the searches to a fixed depth must not help the next search. */
      if (tables[i] != NULL && tables[i] != table)
        lab_transposition_clear (tables[i]);
      lab_alphabeta (game, state, 1, depth, NULL, tables[i], NULL, &result);
      g_assert_true (memcmp (before, state, state_size) == 0);
      assert_same (&result, &truth, TRUE);
      lab_test_check_result (game, state, &result, tables[i] != NULL);
    }
  return truth.value;
}

/**
 * lab_test_play:
 * @game: a game
 * @state: a position
 * @random: a source of random numbers
 * @n_actions: the maximum number of actions
 *
 * Plays random actions until the game ends or @n_actions have been played.
 *
 * Returns: how many actions were played
 */
guint
lab_test_play (const LabZeroSum *game,
               gpointer          state,
               GRand            *random,
               guint             n_actions)
{
  g_autofree guint32 *actions = g_new (guint32, game->max_actions);

  for (guint i = 0; i < n_actions; i++)
    {
      guint n;

      if (game->is_over (state))
        return i;
      n = game->list_actions (state, actions);
      game->apply (state, actions[g_rand_int_range (random, 0, (gint32) n)]);
    }
  return n_actions;
}

/**
 * lab_test_check_undo:
 * @game: a game
 * @state: a position, which the walk changes
 * @state_size: its size, in bytes
 * @make_key: (nullable): computes the key of a position from scratch
 * @random: a source of random numbers
 * @n_steps: how many actions to apply or to undo
 *
 * Walks up and down the tree at random. Asserts that undoing restores every bit, that
 * keys equal those computed from scratch, and that a game is over exactly when there is
 * no action.
 */
void
lab_test_check_undo (const LabZeroSum *game,
                     gpointer          state,
                     gsize             state_size,
                     guint64         (*make_key) (gconstpointer state),
                     GRand            *random,
                     guint             n_steps)
{
  g_autofree guint8 *states = g_malloc (MAX_PLIES * state_size);
  g_autofree guint32 *actions = g_new (guint32, game->max_actions);
  guint32 path[MAX_PLIES];
  guint ply = 0;

  for (guint step = 0; step < n_steps || ply > 0; step++)
    {
      guint n = game->is_over (state) ? 0 : game->list_actions (state, actions);

      g_assert_cmpuint (n, <=, game->max_actions);
      g_assert_cmpint (n == 0, ==, game->is_over (state));
      g_assert_cmpint (ABS (game->side (state)), ==, 1);
      g_assert_cmpint (ABS (game->estimate (state)), <=, n > 0 ? LAB_WIN - 1 : LAB_WIN);
      if (make_key != NULL)
        g_assert_cmpuint (game->key (state), ==, make_key (state));
      if (step < n_steps && n > 0 && ply < MAX_PLIES && g_rand_int_range (random, 0, 3) > 0)
        {
          memcpy (states + ply * state_size, state, state_size);
          path[ply] = actions[g_rand_int_range (random, 0, (gint32) n)];
          game->apply (state, path[ply++]);
        }
      else if (ply > 0)
        {
          game->undo (state, path[--ply]);
          g_assert_true (memcmp (state, states + ply * state_size, state_size) == 0);
        }
    }
}
