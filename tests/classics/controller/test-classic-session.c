/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-session.h"

#define PERSON { TRUE, LAB_CLASSIC_LEVEL_BEGINNER }
#define COMPUTER(level) { FALSE, level }

/* Private helpers */

static LabClassicSession *
make_session (const char     *name,
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

static guint
get_n_moves (LabClassicSession *session)
{
  return lab_classic_game_get_n_moves (lab_classic_session_get_game (session));
}

/* Lets the computer play, and waits until it does not think. */
static void
advance (LabClassicSession *session)
{
  lab_classic_session_advance (session);
  while (lab_classic_session_is_thinking (session))
    g_main_context_iteration (NULL, TRUE);
}

static guint32
get_first_action (LabClassicSession *session)
{
  LabClassicGame *game = lab_classic_session_get_game (session);
  g_autoptr (GArray) actions = lab_classic_list_actions (lab_classic_game_get_classic (game),
                                                         lab_classic_game_get_state (game));

  g_assert_cmpuint (actions->len, >, 0);
  return g_array_index (actions, guint32, 0);
}

static void
move (LabClassicSession *session)
{
  g_autoptr (GError) error = NULL;

  lab_classic_session_move (session, get_first_action (session), &error);
  g_assert_no_error (error);
}

/* Plays to the end; persons play the first move of the list. Returns the moves as text. */
static char *
play_to_end (LabClassicSession *session)
{
  LabClassicGame *game = lab_classic_session_get_game (session);
  GString *moves = g_string_new (NULL);

  while (!lab_classic_game_is_over (game))
    {
      guint n_moves = get_n_moves (session);

      if (lab_classic_session_is_persons_turn (session))
        move (session);
      else
        advance (session);
      g_assert_cmpuint (get_n_moves (session), ==, n_moves + 1);
      g_string_append_printf (moves, "%u ", lab_classic_game_get_move (game, n_moves));
    }
  return g_string_free (moves, FALSE);
}

static void
wait_for_values (LabClassicSession *session)
{
  while (lab_classic_session_get_values (session) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
on_hint (GObject      *session,
         GAsyncResult *result,
         gpointer      data)
{
  GAsyncResult **kept = data;

  g_assert_true (LAB_IS_CLASSIC_SESSION (session));
  *kept = g_object_ref (result);
}

static LabClassicHint *
ask_hint (LabClassicSession  *session,
          GError            **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  lab_classic_session_ask_hint (session, NULL, on_hint, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  return lab_classic_session_ask_hint_finish (session, result, error);
}

/* Tests */

/* Every game is played to its end by computers, and the same seed gives the same moves. */
static void
test_computers (void)
{
  static const char * const games[] = { "matches", "divide", "hexapawn", "tictactoe" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      const LabClassicSeat easy = COMPUTER (LAB_CLASSIC_LEVEL_EASY);
      const LabClassicSeat perfect = COMPUTER (LAB_CLASSIC_LEVEL_PERFECT);
      g_autoptr (LabClassicSession) one = make_session (games[i], easy, perfect, 7);
      g_autoptr (LabClassicSession) again = make_session (games[i], easy, perfect, 7);
      g_autofree char *moves = play_to_end (one);
      g_autofree char *same = play_to_end (again);

      g_assert_cmpstr (moves, ==, same);
      g_assert_false (lab_classic_session_may_undo (one));
    }
}

static void
test_refused (void)
{
  const LabClassicSeat person = PERSON, computer = COMPUTER (LAB_CLASSIC_LEVEL_EASY);
  g_autoptr (LabClassicSession) session = make_session ("matches:5", person, computer, 1);
  g_autoptr (GError) illegal = NULL, turn = NULL, undo = NULL, redo = NULL;

  g_assert_false (lab_classic_session_undo (session, &undo));
  g_assert_error (undo, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_HISTORY);
  g_assert_false (lab_classic_session_redo (session, &redo));
  g_assert_error (redo, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_HISTORY);
  g_assert_false (lab_classic_session_move (session, 4, &illegal));
  g_assert_error (illegal, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_MOVE);
  move (session);
  g_assert_false (lab_classic_session_move (session, 1, &turn));
  g_assert_error (turn, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_MOVE);
  g_assert_cmpuint (get_n_moves (session), ==, 1);
}

/* Against a computer, an undo takes back both moves. */
static void
test_undo (void)
{
  const LabClassicSeat person = PERSON, computer = COMPUTER (LAB_CLASSIC_LEVEL_EASY);
  g_autoptr (LabClassicSession) session = make_session ("matches:17", person, computer, 1);
  g_autoptr (GError) error = NULL;

  move (session);
  advance (session);
  g_assert_cmpuint (get_n_moves (session), ==, 2);
  g_assert_true (lab_classic_session_may_undo (session));
  g_assert_true (lab_classic_session_undo (session, &error));
  g_assert_cmpuint (get_n_moves (session), ==, 0);
  g_assert_cmpuint (lab_classic_session_get_n_undone (session), ==, 1);
  g_assert_true (lab_classic_session_may_redo (session));
  g_assert_true (lab_classic_session_redo (session, &error));
  g_assert_cmpuint (get_n_moves (session), ==, 2);
}

static void
test_values (void)
{
  const LabClassicSeat person = PERSON;
  g_autoptr (LabClassicSession) session = make_session ("matches:17", person, person, 1);
  const LabClassicSolution *values;

  g_assert_null (lab_classic_session_get_values (session));
  lab_classic_session_set_tells_values (session, TRUE);
  wait_for_values (session);
  values = lab_classic_session_get_values (session);
  g_assert_true (values->solved);
  g_assert_cmpint (values->value, ==, lab_win_value (9));
  lab_classic_session_set_tells_values (session, FALSE);
  g_assert_null (lab_classic_session_get_values (session));
}

static void
test_hint (void)
{
  const LabClassicSeat person = PERSON;
  g_autoptr (LabClassicSession) session = make_session ("hexapawn:4x4", person, person, 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (LabClassicHint) hint = ask_hint (session, &error);

  g_assert_no_error (error);
  g_assert_true (hint->solved);
  g_assert_cmpint (hint->value, ==, lab_win_value (11));
  g_assert_cmpuint (hint->line->len, ==, 11);
  g_assert_cmpuint (lab_classic_session_get_n_hints (session), ==, 1);
}

static void
test_dispose (void)
{
  const LabClassicSeat computer = COMPUTER (LAB_CLASSIC_LEVEL_PERFECT);
  LabClassicSession *session = make_session ("tictactoe:8x8,5", computer, computer, 1);

  lab_classic_session_set_tells_values (session, TRUE);
  lab_classic_session_advance (session);
  g_assert_true (lab_classic_session_is_thinking (session));
  g_assert_finalize_object (session);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/classic-session/computers", test_computers);
  g_test_add_func ("/classic-session/refused", test_refused);
  g_test_add_func ("/classic-session/undo", test_undo);
  g_test_add_func ("/classic-session/values", test_values);
  g_test_add_func ("/classic-session/hint", test_hint);
  g_test_add_func ("/classic-session/dispose", test_dispose);
  return g_test_run ();
}
