/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-classic-session.h"
#include "lab-test-session.h"

/* The question to a computer that was cancelled last, while its thread runs. */
static GWeakRef cancelled;

/* Private helpers */

/* Plays to the end; persons play the first move of the list. Returns the moves as text. */
static char *
play_to_end (LabClassicSession *session)
{
  LabClassicGame *game = session->game;
  GString *moves = g_string_new (NULL);

  while (!lab_classic_game_is_over (game))
    {
      guint n_moves = lab_test_session_get_n_moves (session);

      if (lab_classic_session_is_persons_turn (session))
        lab_test_session_move (session);
      else
        lab_test_session_advance (session);
      g_assert_cmpuint (lab_test_session_get_n_moves (session), ==, n_moves + 1);
      g_string_append_printf (moves, "%u ", lab_classic_game_get_move (game, n_moves));
    }
  return g_string_free (moves, FALSE);
}

static gboolean
on_cancelled (GSignalInvocationHint *hint G_GNUC_UNUSED,
              guint                  n_values G_GNUC_UNUSED,
              const GValue          *values,
              gpointer               data G_GNUC_UNUSED)
{
  g_weak_ref_set (&cancelled, g_value_get_object (&values[0]));
  return TRUE;
}

/* Returns whether a thread still works on the question that was cancelled last, or its answer was
 * not dropped yet. */
static gboolean
has_cancelled_question (void)
{
  g_autoptr (GObject) question = g_weak_ref_get (&cancelled);

  return question != NULL;
}

/* Returns whether an answer has arrived that is not played yet. */
static gboolean
has_answer (LabClassicSession *session)
{
  return session->answer_source != 0;
}

/* Runs the main loop until the thread that was cancelled ends. Nothing must happen. */
static void
wait_for_nothing (LabClassicSession *session)
{
  guint n_moves = lab_test_session_get_n_moves (session);

  while (has_cancelled_question ())
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_false (has_answer (session));
  g_assert_cmpuint (lab_test_session_get_n_moves (session), ==, n_moves);
  g_assert_null (session->thinking);
}

static void
assert_redone (LabClassicSession *session,
               guint              n_moves)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (lab_classic_session_may_redo (session));
  lab_classic_session_redo (session, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (lab_test_session_get_n_moves (session), ==, n_moves);
}

static void
assert_no_undo (LabClassicSession *session)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (lab_classic_session_may_undo (session));
  g_assert_false (lab_classic_session_undo (session, &error));
  g_assert_error (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_HISTORY);
}

static void
assert_no_redo (LabClassicSession *session)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (lab_classic_session_may_redo (session));
  g_assert_false (lab_classic_session_redo (session, &error));
  g_assert_error (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_HISTORY);
}

/* Tests */

/* Computers play every game to its end, and the same seed gives the same moves. */
LAB_TEST ("/classic-session/computers", test_computers)
{
  static const char * const games[] = { "matches", "divide", "hexapawn", "tictactoe" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      for (LabClassicLevel level = 0; level < LAB_CLASSIC_N_LEVELS; level++)
        {
          const LabClassicSeat one = COMPUTER (level);
          const LabClassicSeat two = COMPUTER (LAB_CLASSIC_N_LEVELS - 1 - level);
          g_autoptr (LabClassicSession) session = lab_test_session_make (games[i], one, two, 7);
          g_autoptr (LabClassicSession) again = lab_test_session_make (games[i], one, two, 7);
          g_autofree char *moves = play_to_end (session);
          g_autofree char *same = play_to_end (again);

          g_assert_cmpstr (moves, ==, same);
          assert_no_undo (session);
          assert_no_redo (session);
        }
    }
}

/* A game that was saved in the middle goes on with the same moves. */
LAB_TEST ("/classic-session/resumed", test_resumed)
{
  const LabClassicSeat one = COMPUTER (LAB_CLASSIC_LEVEL_BEGINNER);
  g_autoptr (LabClassicSession) session = lab_test_session_make ("tictactoe:5x5,4", one, one, 3);
  g_autofree char *moves = play_to_end (session);
  g_autofree char *same = NULL;
  LabClassicGame *game = session->game;
  g_autoptr (LabClassicSession) resumed = NULL;
  const LabClassicSeat seats[2] = { one, one };

  while (game->n_moves > 3)
    lab_classic_game_undo (game, NULL);
  resumed = lab_classic_session_new (game, seats, 3);
  resumed->least_time = 0;
  same = play_to_end (resumed);
  g_assert_true (g_str_has_suffix (moves, same));
  resumed->n_undone = 2;
  resumed->n_hints = 5;
  g_assert_cmpuint (resumed->n_undone, ==, 2);
  g_assert_cmpuint (resumed->n_hints, ==, 5);
  g_assert_cmpuint (resumed->seed, ==, 3);
}

LAB_TEST ("/classic-session/refused", test_refused)
{
  const LabClassicSeat person = PERSON, computer = COMPUTER (LAB_CLASSIC_LEVEL_EASY);
  g_autoptr (LabClassicSession) session = lab_test_session_make ("matches:5", person, computer, 1);
  g_autoptr (GError) illegal = NULL, turn = NULL, hint = NULL, over = NULL;

  g_assert_false (lab_classic_session_move (session, 4, &illegal));
  g_assert_error (illegal, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_MOVE);
  lab_test_session_move (session);
  g_assert_false (lab_classic_session_move (session, 1, &turn));
  g_assert_error (turn, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_MOVE);
  g_assert_nonnull (strstr (turn->message, "computer"));
  g_assert_null (lab_test_session_ask_hint (session, &hint));
  g_assert_error (hint, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_MOVE);
  g_assert_cmpuint (lab_test_session_get_n_moves (session), ==, 1);
  g_free (play_to_end (session));
  g_assert_false (lab_classic_session_move (session, 1, &over));
  g_assert_error (over, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_MOVE);
  lab_classic_session_advance (session);
  g_assert_null (session->thinking);
}

/* Between two persons, each undo takes back one move. */
LAB_TEST ("/classic-session/undo/persons", test_undo_persons)
{
  const LabClassicSeat person = PERSON;
  g_autoptr (LabClassicSession) session = lab_test_session_make ("matches:3", person, person, 1);

  assert_no_undo (session);
  assert_no_redo (session);
  for (guint i = 0; i < 3; i++)
    lab_test_session_move (session);
  lab_test_session_assert_undone (session, 2);
  lab_test_session_assert_undone (session, 1);
  assert_redone (session, 2);
  assert_redone (session, 3);
  g_assert_true (lab_classic_game_is_over (session->game));
  assert_no_redo (session);
  lab_test_session_assert_undone (session, 2);
  lab_test_session_move (session);
  assert_no_redo (session);
  g_assert_cmpuint (session->n_undone, ==, 3);
}

/* Against a computer, an undo takes back its move as well. What it thinks about is dropped. */
LAB_TEST ("/classic-session/undo/first", test_undo_first)
{
  const LabClassicSeat person = PERSON, computer = COMPUTER (LAB_CLASSIC_LEVEL_EASY);
  g_autoptr (LabClassicSession) session = lab_test_session_make ("matches:17", person, computer, 1);
  LabClassicGame *game = session->game;
  guint n_changed = 0, n_thinking = 0;
  guint32 answer;

  g_signal_connect_swapped (session, "changed", G_CALLBACK (lab_test_session_count), &n_changed);
  g_signal_connect_swapped (session, "notify::thinking", G_CALLBACK (lab_test_session_count),
                            &n_thinking);
  lab_test_session_move (session);
  g_assert_cmpuint (n_changed, ==, 1);
  lab_test_session_advance (session);
  g_assert_cmpuint (n_changed, ==, 3);
  g_assert_cmpuint (n_thinking, ==, 2);
  answer = lab_classic_game_get_move (game, 1);
  lab_test_session_assert_undone (session, 0);
  g_assert_cmpuint (n_changed, ==, 4);
  assert_no_undo (session);
  assert_redone (session, 2);
  g_assert_cmpuint (n_changed, ==, 5);

  /* The answer to the same moves is the same. */
  lab_test_session_assert_undone (session, 0);
  lab_test_session_move (session);
  lab_test_session_assert_undone (session, 0);
  assert_redone (session, 1);
  lab_classic_session_advance (session);
  lab_test_session_assert_undone (session, 0);
  g_assert_null (session->thinking);
  wait_for_nothing (session);
  assert_redone (session, 1);
  lab_test_session_advance (session);
  g_assert_cmpuint (lab_classic_game_get_move (game, 1), ==, answer);
}

/* The first move of a computer stays. */
LAB_TEST ("/classic-session/undo/second", test_undo_second)
{
  const LabClassicSeat person = PERSON, computer = COMPUTER (LAB_CLASSIC_LEVEL_HARD);
  g_autoptr (LabClassicSession) session = lab_test_session_make ("matches:17", computer, person, 1);

  assert_no_undo (session);
  lab_classic_session_advance (session);
  assert_no_undo (session);
  lab_test_session_advance (session);
  assert_no_undo (session);
  lab_test_session_move (session);
  lab_test_session_assert_undone (session, 1);
  assert_redone (session, 2);
  lab_test_session_advance (session);
  lab_test_session_assert_undone (session, 1);
  assert_redone (session, 3);
  g_assert_true (lab_classic_session_is_persons_turn (session));
}

/* An answer that waits for the least time is dropped, too. */
LAB_TEST ("/classic-session/least-time", test_least_time)
{
  const LabClassicSeat person = PERSON, computer = COMPUTER (LAB_CLASSIC_LEVEL_EASY);
  g_autoptr (LabClassicSession) session = lab_test_session_make ("matches:17", person, computer, 1);
  LabClassicSession *waiting = lab_test_session_make ("matches:17", computer, person, 1);

  /* Longer than any test takes. */
  session->least_time = 1000000;
  lab_test_session_move (session);
  lab_classic_session_advance (session);
  waiting->least_time = 1000000;
  lab_classic_session_advance (waiting);
  while (!has_answer (session) || !has_answer (waiting))
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (session->thinking);
  lab_test_session_assert_undone (session, 0);
  wait_for_nothing (session);
  g_assert_finalize_object (waiting);
}

/* Another move than that of the session stops the computer. */
LAB_TEST ("/classic-session/foreign-move", test_foreign_move)
{
  const LabClassicSeat person = PERSON, computer = COMPUTER (LAB_CLASSIC_LEVEL_PERFECT);
  g_autoptr (LabClassicSession) session = lab_test_session_make ("tictactoe:8x8,5", computer,
                                                                 person, 1);

  lab_classic_session_advance (session);
  g_assert_true (lab_classic_game_move (session->game, 0, NULL));
  wait_for_nothing (session);
}

/* A session can go at any moment; nobody waits for its threads. */
LAB_TEST ("/classic-session/dispose", test_dispose)
{
  const LabClassicSeat computer = COMPUTER (LAB_CLASSIC_LEVEL_PERFECT), person = PERSON;
  LabClassicSession *session = lab_test_session_make ("tictactoe:8x8,5", computer, computer, 1);
  LabClassicSession *other = lab_test_session_make ("tictactoe:8x8,5", person, computer, 1);
  LabClassicHint *hint = NULL;

  lab_classic_session_set_tells_values (session, TRUE);
  lab_classic_session_advance (session);
  g_assert_nonnull (session->thinking);
  g_usleep (10000);
  g_assert_finalize_object (session);

  g_assert_true (lab_classic_session_ask_hint (other, lab_test_session_on_hint, &hint, NULL));
  g_usleep (10000);
  g_assert_finalize_object (other);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (hint);
}

LAB_TEST_CASES ()
{
  g_type_class_unref (g_type_class_ref (G_TYPE_CANCELLABLE));
  g_signal_add_emission_hook (g_signal_lookup ("cancelled", G_TYPE_CANCELLABLE), 0, on_cancelled,
                              NULL, NULL);
}
