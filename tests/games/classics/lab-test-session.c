/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-session.h"

/* Private helpers */

static guint32
get_first_action (LabClassicSession *session)
{
  LabClassicGame *game = lab_classic_session_get_game (session);
  g_autoptr (GArray) actions = lab_classic_list_actions (lab_classic_game_get_classic (game),
                                                         lab_classic_game_get_state (game));

  g_assert_cmpuint (actions->len, >, 0);
  return g_array_index (actions, guint32, 0);
}

/* Public functions */

LabClassicSession *
lab_test_session_make (const char     *name,
                       LabClassicSeat  first,
                       LabClassicSeat  second,
                       guint64         seed)
{
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse (name, &start, NULL);
  g_autoptr (LabClassicGame) game = lab_classic_game_new (classic, start);
  const LabClassicSeat seats[2] = { first, second };
  LabClassicSession *session = lab_classic_session_new (game, seats, seed);

  lab_classic_session_set_least_time (session, 0);
  return session;
}

guint
lab_test_session_get_n_moves (LabClassicSession *session)
{
  return lab_classic_game_get_n_moves (lab_classic_session_get_game (session));
}

/* Lets the computer play, and waits until it does not think. */
void
lab_test_session_advance (LabClassicSession *session)
{
  lab_classic_session_advance (session);
  while (lab_classic_session_is_thinking (session))
    g_main_context_iteration (NULL, TRUE);
}

/* Plays the first move of the list. */
void
lab_test_session_move (LabClassicSession *session)
{
  g_autoptr (GError) error = NULL;

  lab_classic_session_move (session, get_first_action (session), &error);
  g_assert_no_error (error);
}

/* Keeps the result for the caller, who waits for it. */
void
lab_test_session_on_hint (GObject      *session,
                          GAsyncResult *result,
                          gpointer      data)
{
  GAsyncResult **kept = data;

  g_assert_true (LAB_IS_CLASSIC_SESSION (session));
  *kept = g_object_ref (result);
}

LabClassicHint *
lab_test_session_ask_hint (LabClassicSession  *session,
                           GError            **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  lab_classic_session_ask_hint (session, NULL, lab_test_session_on_hint, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  return lab_classic_session_ask_hint_finish (session, result, error);
}

/* Counts a signal. */
void
lab_test_session_count (guint *n)
{
  ++*n;
}

/* Undoes, and asserts how many moves there are afterwards. */
void
lab_test_session_assert_undone (LabClassicSession *session,
                                guint              n_moves)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (lab_classic_session_may_undo (session));
  lab_classic_session_undo (session, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (lab_test_session_get_n_moves (session), ==, n_moves);
}
