/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <stdlib.h>

#include "lab-test-classics.h"
#include "lab-test-script.h"

/* The question to a computer that was cancelled last, while its thread runs. */
static GWeakRef cancelled;

/* Private helpers */

/* Lets the computer play, and waits until it does not think. */
static void
advance (LabClassicSession *session)
{
  lab_classic_session_advance (session);
  lab_test_wait (session->thinking == NULL);
}

/* Plays to the end; persons play the first move of the list. Returns the moves as text. */
static char *
play_to_end (LabClassicSession *session)
{
  LabClassicGame *game = session->game;
  GString *moves = g_string_new (NULL);

  while (!lab_play_is_over (game))
    {
      guint n_moves = lab_play_get_n_moves (LAB_PLAY (game));

      if (lab_classic_session_is_persons_turn (session))
        lab_test_classics_move (session);
      else
        advance (session);
      g_assert_cmpuint (lab_play_get_n_moves (LAB_PLAY (game)), ==, n_moves + 1);
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

/* Runs the main loop until the thread that was cancelled ends. Nothing must happen. */
static void
wait_for_nothing (LabClassicSession *session)
{
  guint n_moves = lab_play_get_n_moves (LAB_PLAY (session->game));

  lab_test_wait (!has_cancelled_question ());
  g_assert_cmpuint (session->answer_source, ==, 0);
  g_assert_cmpuint (lab_play_get_n_moves (LAB_PLAY (session->game)), ==, n_moves);
  g_assert_null (session->thinking);
}

static gboolean
do_step (LabClassicSession *session,
         const char        *name,
         const char        *what)
{
  gboolean redo = g_str_equal (name, "redo"), refused = g_strcmp0 (what, "refused") == 0;
  g_autoptr (GError) error = NULL;

  if (g_str_equal (name, "move"))
    lab_test_classics_move (session);
  else if (g_str_equal (name, "computer"))
    advance (session);
  else if (g_str_equal (name, "ask"))
    lab_classic_session_advance (session);
  else if (redo || g_str_equal (name, "undo"))
    {
      g_assert_cmpint (redo ? lab_play_get_n_redo (LAB_PLAY (session->game)) > 0
                            : lab_classic_session_may_undo (session), !=, refused);
      g_assert_cmpint (redo ? lab_classic_session_redo (session, &error)
                            : lab_classic_session_undo (session, &error), !=, refused);
      if (refused)
        g_assert_error (error, LAB_PLAY_ERROR, LAB_PLAY_ERROR_NOTHING);
      else
        g_assert_cmpuint (lab_play_get_n_moves (LAB_PLAY (session->game)), ==, (guint) atoi (what));
    }
  else
    return FALSE;
  return TRUE;
}

/* Does steps: `move` plays the first move of the list; `ask` asks the computer, and `computer`
 * waits for its move, too; `undo NUMBER` and `redo NUMBER` must leave so many moves, and
 * `undo refused` and `redo refused` change nothing. */
static void G_GNUC_PRINTF (2, 3)
act (LabClassicSession *session,
     const char        *format,
     ...)
{
  va_list arguments;

  va_start (arguments, format);
  lab_test_script_run (session, (LabTestStepFunc) do_step, format, arguments);
  va_end (arguments);
}

static LabClassicSession *
create (const char *game,
        const char *first,
        const char *second)
{
  return lab_test_classics_create (game, NULL, first, second, 1);
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
          const char *one = lab_classic_levels[level].id;
          const char *two = lab_classic_levels[LAB_CLASSIC_N_LEVELS - 1 - level].id;
          g_autoptr (LabClassicSession) session = create (games[i], one, two);
          g_autoptr (LabClassicSession) again = create (games[i], one, two);
          g_autofree char *moves = play_to_end (session);
          g_autofree char *same = play_to_end (again);

          g_assert_cmpstr (moves, ==, same);
          act (session, "undo refused; redo refused");
        }
    }
}

/* A game that was saved in the middle goes on with the same moves. */
LAB_TEST ("/classic-session/resumed", test_resumed)
{
  g_autoptr (LabClassicSession) session = create ("tictactoe:5x5,4", "beginner", "beginner");
  g_autofree char *moves = play_to_end (session);
  g_autofree char *same = NULL;
  LabClassicGame *game = session->game;
  g_autoptr (LabClassicSession) resumed = NULL;

  while (lab_play_get_n_moves (LAB_PLAY (game)) > 3)
    lab_play_undo (LAB_PLAY (game), NULL);
  resumed = lab_classic_session_new (game, session->seats, session->seed);
  resumed->least_time = 0;
  same = play_to_end (resumed);
  g_assert_true (g_str_has_suffix (moves, same));
}

LAB_TEST ("/classic-session/refused", test_refused)
{
  g_autoptr (LabClassicSession) session = create ("matches:5", "person", "easy");
  g_autoptr (GError) illegal = NULL, turn = NULL, hint = NULL, over = NULL;

  g_assert_false (lab_classic_session_move (session, 4, &illegal));
  g_assert_error (illegal, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_MOVE);
  lab_test_classics_move (session);
  g_assert_false (lab_classic_session_move (session, 1, &turn));
  g_assert_error (turn, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_MOVE);
  g_assert_nonnull (strstr (turn->message, "computer"));
  g_assert_false (lab_classic_session_ask_hint (session, lab_test_classics_on_hint, NULL, &hint));
  g_assert_error (hint, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_MOVE);
  g_assert_cmpuint (lab_play_get_n_moves (LAB_PLAY (session->game)), ==, 1);
  g_free (play_to_end (session));
  g_assert_false (lab_classic_session_move (session, 1, &over));
  g_assert_error (over, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_MOVE);
  lab_classic_session_advance (session);
  g_assert_null (session->thinking);
}

/* Between two persons, each undo takes back one move. */
LAB_TEST ("/classic-session/undo/persons", test_undo_persons)
{
  g_autoptr (LabClassicSession) session = create ("matches:3", "person", "person");

  act (session, "undo refused; redo refused; move; move; move; undo 2; undo 1; redo 2; redo 3");
  g_assert_true (lab_play_is_over (session->game));
  act (session, "redo refused; undo 2; move; redo refused");
  g_assert_cmpuint (session->n_undone, ==, 3);
}

/* Against a computer, an undo takes back its move as well. What it thinks about is dropped. */
LAB_TEST ("/classic-session/undo/first", test_undo_first)
{
  g_autoptr (LabClassicSession) session = create ("matches:17", "person", "easy");
  LabClassicGame *game = session->game;
  guint n_changed = 0;
  guint32 answer;

  g_signal_connect_swapped (session, "changed", G_CALLBACK (lab_test_classics_count), &n_changed);
  act (session, "move");
  g_assert_cmpuint (n_changed, ==, 1);
  act (session, "computer");
  g_assert_cmpuint (n_changed, ==, 3);
  answer = lab_classic_game_get_move (game, 1);
  act (session, "undo 0");
  g_assert_cmpuint (n_changed, ==, 4);
  act (session, "undo refused; redo 2");
  g_assert_cmpuint (n_changed, ==, 5);

  /* The answer to the same moves is the same. */
  act (session, "undo 0; move; undo 0; redo 1; ask; undo 0");
  g_assert_null (session->thinking);
  wait_for_nothing (session);
  act (session, "redo 1; computer");
  g_assert_cmpuint (lab_classic_game_get_move (game, 1), ==, answer);
}

/* The first move of a computer stays. */
LAB_TEST ("/classic-session/undo/second", test_undo_second)
{
  g_autoptr (LabClassicSession) session = create ("matches:17", "hard", "person");

  act (session, "undo refused; ask; undo refused; computer; undo refused; move; undo 1; redo 2; "
       "computer; undo 1; redo 3");
  g_assert_true (lab_classic_session_is_persons_turn (session));
}

/* An answer that waits for the least time is dropped, too. */
LAB_TEST ("/classic-session/least-time", test_least_time)
{
  g_autoptr (LabClassicSession) session = create ("matches:17", "person", "easy");
  LabClassicSession *waiting = create ("matches:17", "easy", "person");

  /* Longer than any test takes. */
  session->least_time = 1000000;
  waiting->least_time = 1000000;
  act (session, "move; ask");
  act (waiting, "ask");
  lab_test_wait (session->answer_source != 0 && waiting->answer_source != 0);
  g_assert_nonnull (session->thinking);
  act (session, "undo 0");
  wait_for_nothing (session);
  g_assert_finalize_object (waiting);
}

/* Another move than that of the session stops the computer. */
LAB_TEST ("/classic-session/foreign-move", test_foreign_move)
{
  g_autoptr (LabClassicSession) session = create ("tictactoe:8x8,5", "perfect", "person");

  lab_classic_session_advance (session);
  g_assert_true (lab_classic_game_move (session->game, 0, NULL));
  wait_for_nothing (session);
}

/* A session can go at any moment; nobody waits for its threads. */
LAB_TEST ("/classic-session/dispose", test_dispose)
{
  LabClassicSession *session = create ("tictactoe:8x8,5", "perfect", "perfect");
  LabClassicSession *other = create ("tictactoe:8x8,5", "person", "perfect");
  LabClassicHint *hint = NULL;

  lab_classic_session_set_tells_values (session, TRUE);
  lab_classic_session_advance (session);
  g_assert_nonnull (session->thinking);
  g_usleep (10000);
  g_assert_finalize_object (session);

  g_assert_true (lab_classic_session_ask_hint (other, lab_test_classics_on_hint, &hint, NULL));
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
