/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-test-check.h"
#include "lab-test-classics.h"

/* The values of moves and the hints that a session tells. */

/* Private helpers */

/* Begins a game between two people. */
static LabClassicSession *
create (const char *game)
{
  return lab_test_classics_create (game, NULL, "person", "person", 1);
}

/* Waits for a hint. */
static LabClassicHint *
ask_hint (LabClassicSession *session)
{
  LabClassicHint *hint = NULL;

  g_assert_true (lab_classic_session_ask_hint (session, lab_test_classics_on_hint, &hint, NULL));
  lab_test_wait (hint != NULL);
  return hint;
}

static void
wait_for_values (LabClassicSession *session)
{
  lab_test_wait (session->values != NULL);
}

/* Returns the value of a position for the player to move, in the form of #LabSearchResult, by plain
 * recursion. Independent of the search. */
static int
find_value (const LabZeroSum *rules,
            gpointer          state)
{
  g_autofree guint32 *actions = g_new (guint32, rules->max_actions);
  int best = G_MININT;
  guint n_actions;

  if (rules->is_over (state))
    return lab_value_of_end (rules->estimate (state), 0);
  n_actions = rules->list_actions (state, actions);
  for (guint i = 0; i < n_actions; i++)
    {
      int value;

      rules->apply (state, actions[i]);
      value = lab_test_one_later (-find_value (rules, state));
      rules->undo (state, actions[i]);
      best = MAX (best, value);
    }
  return best;
}

/* Compares the values of all moves with those that plain recursion finds. */
static void
check_values (LabClassicSession *session)
{
  LabClassicGame *game = session->game;
  const LabClassic *classic = game->classic;
  g_autofree gpointer state = g_memdup2 (game->state, classic->state_size);
  const LabClassicSolution *values = session->values;

  g_assert_true (values->solved);
  g_assert_cmpint (values->value, ==, find_value (classic->rules, state));
  for (guint i = 0; i < values->moves->len; i++)
    {
      LabClassicMoveValue move = g_array_index (values->moves, LabClassicMoveValue, i);
      int value;

      classic->rules->apply (state, move.action);
      value = lab_test_one_later (-find_value (classic->rules, state));
      classic->rules->undo (state, move.action);
      g_assert_cmpint (move.value, ==, value);
    }
}

/* Asserts that a hint is perfect play to the end of the game, which it reaches in time. */
static void
check_hint (LabClassicSession    *session,
            const LabClassicHint *hint)
{
  LabClassicGame *game = session->game;
  const LabClassic *classic = game->classic;
  g_autoptr (LabClassicGame) played = lab_classic_game_new (classic, game->state);
  guint player = lab_classic_get_player (game->classic, game->state);

  g_assert_true (hint->solved);
  for (guint i = 0; i < hint->line->len; i++)
    g_assert_true (lab_classic_game_move (played, g_array_index (hint->line, guint32, i), NULL));
  g_assert_true (lab_play_is_over (played));
  if (!lab_value_is_decided (hint->value))
    {
      g_assert_cmpuint (lab_classic_get_winner (played->classic, played->state), ==, 2);
      return;
    }
  g_assert_cmpuint (hint->line->len, ==, lab_value_get_distance (hint->value));
  g_assert_cmpuint (lab_classic_get_winner (played->classic, played->state), ==,
                    hint->value > 0 ? player : 1 - player);
}

/* Tests */

/* The values of all positions of games are those of plain recursion. */
LAB_TEST ("/classic-session/values", test_values)
{
  static const char * const games[] = { "matches:13", "matches:10,misere", "divide:12x12",
                                        "divide:7x5", "hexapawn:3x3", "hexapawn:4x3", "tictactoe" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (LabClassicSession) session = create (games[i]);
      guint n_changes = 0;

      g_assert_null (session->values);
      lab_classic_session_set_tells_values (session, TRUE);
      g_assert_true (session->tells_values);
      g_signal_connect_swapped (session, "valued", G_CALLBACK (lab_test_classics_count),
                                &n_changes);
      while (!lab_play_is_over (session->game))
        {
          wait_for_values (session);
          check_values (session);
          lab_test_classics_move (session);
          g_assert_null (session->values);
        }
      g_assert_cmpuint (n_changes, ==, 2 * lab_play_get_n_moves (LAB_PLAY (session->game)));
      /* The values are remembered. */
      g_assert_true (lab_classic_session_undo (session, NULL));
      g_assert_nonnull (session->values);
      check_values (session);
      lab_classic_session_set_tells_values (session, FALSE);
      g_assert_null (session->values);
    }
}

/* Boards that plain recursion cannot solve have the published results, or those of a formula. */
LAB_TEST ("/classic-session/exact", test_exact)
{
  static const struct
  {
    const char *game;
    int value;
  } cases[] = {
    /* The player who leaves a multiple of 4 wins; each pair of moves takes 4. */
    { "matches:99", LAB_WIN + LAB_MAX_PLIES - 49 },
    { "matches:96", -(LAB_WIN + LAB_MAX_PLIES - 48) },
    /* Who leaves one more than a multiple of 4 wins. */
    { "matches:97,misere", -(LAB_WIN + LAB_MAX_PLIES - 49) },
    { "hexapawn:4x4", LAB_WIN + LAB_MAX_PLIES - 11 },
    { "hexapawn:5x5", LAB_WIN + LAB_MAX_PLIES - 19 },
    { "tictactoe:4x4,4", 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LabClassicSession) session = create (cases[i].game);

      lab_classic_session_set_tells_values (session, TRUE);
      wait_for_values (session);
      g_assert_true (session->values->solved);
      g_assert_cmpint (session->values->value, ==, cases[i].value);
    }
}

/* A board that cannot be solved says so. Its values are estimates for all moves, and its hint is a
 * line of moves that the rules allow. */
LAB_TEST ("/classic-session/too-large", test_too_large)
{
  g_autoptr (LabClassicSession) session = create ("tictactoe:8x8,6");
  g_autoptr (LabClassicHint) hint = NULL;
  const LabClassicSolution *values;

  lab_classic_session_set_tells_values (session, TRUE);
  hint = ask_hint (session);
  g_assert_false (hint->solved);
  g_assert_cmpuint (hint->line->len, >, 1);
  wait_for_values (session);
  values = session->values;
  g_assert_false (values->solved);
  g_assert_cmpuint (values->depth, >, 0);
  g_assert_cmpuint (values->moves->len, ==, 64);
  for (guint i = 0; i < values->moves->len; i++)
    g_assert_false (g_array_index (values->moves, LabClassicMoveValue, i).solved);
  for (guint i = 0; i < hint->line->len; i++)
    g_assert_true (lab_classic_session_move (session, g_array_index (hint->line, guint32, i),
                                             NULL));
}

/* Among estimates, the values of moves that end the game soon are exact: one wins, one is
 * necessary, and the rest lose. */
LAB_TEST ("/classic-session/estimates", test_estimates)
{
  static const char * const moves[] = { "a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2" };
  g_autoptr (LabClassicSession) session = create ("tictactoe:8x8,5");
  LabClassicGame *game = session->game;
  const LabClassic *classic = game->classic;
  const LabClassicSolution *values;

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      guint32 action;

      g_assert_true (lab_classic_parse_action (classic, game->state, moves[i], &action, NULL));
      g_assert_true (lab_classic_session_move (session, action, NULL));
    }
  lab_classic_session_set_tells_values (session, TRUE);
  wait_for_values (session);
  values = session->values;
  g_assert_false (values->solved);
  g_assert_cmpuint (values->moves->len, ==, 56);
  for (guint i = 0; i < values->moves->len; i++)
    {
      LabClassicMoveValue move = g_array_index (values->moves, LabClassicMoveValue, i);
      g_autofree char *text = classic->format_action (game->state, move.action);

      g_assert_cmpint (move.solved, ==, !g_str_equal (text, "e2"));
      if (move.solved)
        g_assert_cmpint (move.value, ==,
                         g_str_equal (text, "e1") ? lab_win_value (1) : -lab_win_value (2));
      else
        g_assert_false (lab_value_is_decided (move.value));
    }
}

/* A quick win is found on any board, long before the clock ends the search. */
LAB_TEST ("/classic-session/quick-win", test_quick_win)
{
  g_autoptr (LabClassicSession) session = create ("tictactoe:5x5,3");
  g_autoptr (LabClassicHint) hint = ask_hint (session);

  g_assert_cmpint (hint->value, ==, lab_win_value (5));
  check_hint (session, hint);
}

LAB_TEST ("/classic-session/hints", test_hints)
{
  static const char * const games[] = { "matches:99", "matches:8,misere", "divide:12x12",
                                        "hexapawn:3x3", "hexapawn:4x4", "hexapawn:5x5",
                                        "tictactoe", "tictactoe:4x4,3" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (LabClassicSession) session = create (games[i]);

      for (guint n = 1; n <= 4 && lab_classic_session_is_persons_turn (session); n++)
        {
          g_autoptr (LabClassicHint) hint = ask_hint (session);

          check_hint (session, hint);
          g_assert_cmpuint (session->n_hints, ==, n);
          lab_test_classics_move (session);
        }
    }
}

/* A hint for an earlier position is dropped, and one that is cancelled does not count. */
LAB_TEST ("/classic-session/stale-hint", test_stale_hint)
{
  g_autoptr (LabClassicSession) session = create ("hexapawn:4x4");
  g_autoptr (LabClassicHint) hint = NULL;
  LabClassicHint *stale = NULL, *cancelled = NULL;

  g_assert_true (lab_classic_session_ask_hint (session, lab_test_classics_on_hint, &stale, NULL));
  lab_test_classics_move (session);
  g_assert_true (lab_classic_session_ask_hint (session, lab_test_classics_on_hint, &cancelled,
                                               NULL));
  lab_classic_session_cancel_hint (session);
  g_usleep (50000);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (stale);
  g_assert_null (cancelled);
  g_assert_cmpuint (session->n_hints, ==, 0);
  hint = ask_hint (session);
  g_assert_cmpuint (session->n_hints, ==, 1);
}
