/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-session.h"

/* Private helpers */

static guint32
get_first_action (LabClassicSession *session)
{
  LabClassicGame *game = session->game;
  g_autoptr (GArray) actions = lab_classic_list_actions (game->classic, game->state);

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

  session->least_time = 0;
  return session;
}

guint
lab_test_session_get_n_moves (LabClassicSession *session)
{
  return session->game->n_moves;
}

/* Lets the computer play, and waits until it does not think. */
void
lab_test_session_advance (LabClassicSession *session)
{
  lab_classic_session_advance (session);
  while (session->thinking != NULL)
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

/* Keeps the hint for the caller, who waits for it. */
void
lab_test_session_on_hint (LabClassicHint *hint,
                          gpointer        data)
{
  LabClassicHint **kept = data;

  *kept = hint;
}

LabClassicHint *
lab_test_session_ask_hint (LabClassicSession  *session,
                           GError            **error)
{
  LabClassicHint *hint = NULL;

  if (!lab_classic_session_ask_hint (session, lab_test_session_on_hint, &hint, error))
    return NULL;
  while (hint == NULL)
    g_main_context_iteration (NULL, TRUE);
  return hint;
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
