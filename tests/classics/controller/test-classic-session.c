/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

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
      value = -find_value (rules, state);
      rules->undo (state, actions[i]);
      if (lab_value_is_decided (value))
        value += value > 0 ? -1 : 1;
      best = MAX (best, value);
    }
  return best;
}

/* Compares the values of all moves with those that plain recursion finds. */
static void
check_values (LabClassicSession *session)
{
  LabClassicGame *game = lab_classic_session_get_game (session);
  const LabClassic *classic = lab_classic_game_get_classic (game);
  g_autofree gpointer state = lab_classic_copy_state (classic, lab_classic_game_get_state (game));
  const LabClassicSolution *values = lab_classic_session_get_values (session);

  g_assert_true (values->solved);
  g_assert_cmpint (values->value, ==, find_value (classic->rules, state));
  for (guint i = 0; i < values->moves->len; i++)
    {
      LabClassicMoveValue move = g_array_index (values->moves, LabClassicMoveValue, i);
      int value;

      classic->rules->apply (state, move.action);
      value = -find_value (classic->rules, state);
      classic->rules->undo (state, move.action);
      if (lab_value_is_decided (value))
        value += value > 0 ? -1 : 1;
      g_assert_cmpint (move.value, ==, value);
    }
}

/* Asserts that a hint is perfect play to the end of the game, which it reaches in time. */
static void
check_hint (LabClassicSession    *session,
            const LabClassicHint *hint)
{
  LabClassicGame *game = lab_classic_session_get_game (session);
  const LabClassic *classic = lab_classic_game_get_classic (game);
  g_autoptr (LabClassicGame) played
      = lab_classic_game_new (classic, lab_classic_game_get_state (game));
  guint player = lab_classic_game_get_player (game);

  g_assert_true (hint->solved);
  for (guint i = 0; i < hint->line->len; i++)
    g_assert_true (lab_classic_game_move (played, g_array_index (hint->line, guint32, i), NULL));
  g_assert_true (lab_classic_game_is_over (played));
  if (!lab_value_is_decided (hint->value))
    {
      g_assert_cmpuint (lab_classic_game_get_winner (played), ==, 2);
      return;
    }
  g_assert_cmpuint (hint->line->len, ==, lab_value_get_distance (hint->value));
  g_assert_cmpuint (lab_classic_game_get_winner (played), ==,
                    hint->value > 0 ? player : 1 - player);
}

static void
count (guint *n)
{
  ++*n;
}

/* Runs the main loop while threads that were cancelled end. Nothing must happen. */
static void
wait_for_nothing (LabClassicSession *session)
{
  guint n_moves = get_n_moves (session);

  for (guint i = 0; i < 50; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_cmpuint (get_n_moves (session), ==, n_moves);
  g_assert_false (lab_classic_session_is_thinking (session));
}

/* Undoes or redoes, and asserts how many moves there are afterwards. */
static void
assert_undone (LabClassicSession *session,
               guint              n_moves)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (lab_classic_session_may_undo (session));
  lab_classic_session_undo (session, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (get_n_moves (session), ==, n_moves);
}

static void
assert_redone (LabClassicSession *session,
               guint              n_moves)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (lab_classic_session_may_redo (session));
  lab_classic_session_redo (session, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (get_n_moves (session), ==, n_moves);
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
static void
test_computers (void)
{
  static const char * const games[] = { "matches", "divide", "hexapawn", "tictactoe" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      for (LabClassicLevel level = 0; level < LAB_CLASSIC_N_LEVELS; level++)
        {
          const LabClassicSeat one = COMPUTER (level);
          const LabClassicSeat two = COMPUTER (LAB_CLASSIC_N_LEVELS - 1 - level);
          g_autoptr (LabClassicSession) session = make_session (games[i], one, two, 7);
          g_autoptr (LabClassicSession) again = make_session (games[i], one, two, 7);
          g_autofree char *moves = play_to_end (session);
          g_autofree char *same = play_to_end (again);

          g_assert_cmpstr (moves, ==, same);
          assert_no_undo (session);
          assert_no_redo (session);
        }
    }
}

/* A game that was saved in the middle goes on with the same moves. */
static void
test_resumed (void)
{
  const LabClassicSeat one = COMPUTER (LAB_CLASSIC_LEVEL_BEGINNER);
  g_autoptr (LabClassicSession) session = make_session ("tictactoe:5x5,4", one, one, 3);
  g_autofree char *moves = play_to_end (session);
  g_autofree char *same = NULL;
  LabClassicGame *game = lab_classic_session_get_game (session);
  g_autoptr (LabClassicSession) resumed = NULL;
  const LabClassicSeat seats[2] = { one, one };

  while (lab_classic_game_get_n_moves (game) > 3)
    lab_classic_game_undo (game, NULL);
  resumed = lab_classic_session_new (game, seats, 3);
  lab_classic_session_set_least_time (resumed, 0);
  same = play_to_end (resumed);
  g_assert_true (g_str_has_suffix (moves, same));
  lab_classic_session_restore_counts (resumed, 2, 5);
  g_assert_cmpuint (lab_classic_session_get_n_undone (resumed), ==, 2);
  g_assert_cmpuint (lab_classic_session_get_n_hints (resumed), ==, 5);
  g_assert_cmpuint (lab_classic_session_get_seed (resumed), ==, 3);
}

static void
test_refused (void)
{
  const LabClassicSeat person = PERSON, computer = COMPUTER (LAB_CLASSIC_LEVEL_EASY);
  g_autoptr (LabClassicSession) session = make_session ("matches:5", person, computer, 1);
  g_autoptr (GError) illegal = NULL, turn = NULL, hint = NULL, over = NULL;

  g_assert_false (lab_classic_session_move (session, 4, &illegal));
  g_assert_error (illegal, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_MOVE);
  move (session);
  g_assert_false (lab_classic_session_move (session, 1, &turn));
  g_assert_error (turn, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_MOVE);
  g_assert_nonnull (strstr (turn->message, "computer"));
  g_assert_null (ask_hint (session, &hint));
  g_assert_error (hint, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_MOVE);
  g_assert_cmpuint (get_n_moves (session), ==, 1);
  g_free (play_to_end (session));
  g_assert_false (lab_classic_session_move (session, 1, &over));
  g_assert_error (over, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_MOVE);
  lab_classic_session_advance (session);
  g_assert_false (lab_classic_session_is_thinking (session));
}

/* Between two persons, each undo takes back one move. */
static void
test_undo_persons (void)
{
  const LabClassicSeat person = PERSON;
  g_autoptr (LabClassicSession) session = make_session ("matches:3", person, person, 1);

  assert_no_undo (session);
  assert_no_redo (session);
  for (guint i = 0; i < 3; i++)
    move (session);
  assert_undone (session, 2);
  assert_undone (session, 1);
  assert_redone (session, 2);
  assert_redone (session, 3);
  g_assert_true (lab_classic_game_is_over (lab_classic_session_get_game (session)));
  assert_no_redo (session);
  assert_undone (session, 2);
  move (session);
  assert_no_redo (session);
  g_assert_cmpuint (lab_classic_session_get_n_undone (session), ==, 3);
}

/* Against a computer, an undo takes back its move as well. What it thinks about is dropped. */
static void
test_undo_first (void)
{
  const LabClassicSeat person = PERSON, computer = COMPUTER (LAB_CLASSIC_LEVEL_EASY);
  g_autoptr (LabClassicSession) session = make_session ("matches:17", person, computer, 1);
  LabClassicGame *game = lab_classic_session_get_game (session);
  guint n_changed = 0, n_thinking = 0;
  guint32 answer;

  g_signal_connect_swapped (session, "changed", G_CALLBACK (count), &n_changed);
  g_signal_connect_swapped (session, "notify::thinking", G_CALLBACK (count), &n_thinking);
  move (session);
  g_assert_cmpuint (n_changed, ==, 1);
  advance (session);
  g_assert_cmpuint (n_changed, ==, 3);
  g_assert_cmpuint (n_thinking, ==, 2);
  answer = lab_classic_game_get_move (game, 1);
  assert_undone (session, 0);
  g_assert_cmpuint (n_changed, ==, 4);
  assert_no_undo (session);
  assert_redone (session, 2);
  g_assert_cmpuint (n_changed, ==, 5);

  /* The answer to the same moves is the same. */
  assert_undone (session, 0);
  move (session);
  assert_undone (session, 0);
  assert_redone (session, 1);
  lab_classic_session_advance (session);
  assert_undone (session, 0);
  g_assert_false (lab_classic_session_is_thinking (session));
  wait_for_nothing (session);
  assert_redone (session, 1);
  advance (session);
  g_assert_cmpuint (lab_classic_game_get_move (game, 1), ==, answer);
}

/* The first move of a computer stays. */
static void
test_undo_second (void)
{
  const LabClassicSeat person = PERSON, computer = COMPUTER (LAB_CLASSIC_LEVEL_HARD);
  g_autoptr (LabClassicSession) session = make_session ("matches:17", computer, person, 1);

  assert_no_undo (session);
  lab_classic_session_advance (session);
  assert_no_undo (session);
  advance (session);
  assert_no_undo (session);
  move (session);
  assert_undone (session, 1);
  assert_redone (session, 2);
  advance (session);
  assert_undone (session, 1);
  assert_redone (session, 3);
  g_assert_true (lab_classic_session_is_persons_turn (session));
}

/* An answer that waits for the least time is dropped, too. */
static void
test_least_time (void)
{
  const LabClassicSeat person = PERSON, computer = COMPUTER (LAB_CLASSIC_LEVEL_EASY);
  g_autoptr (LabClassicSession) session = make_session ("matches:17", person, computer, 1);
  LabClassicSession *waiting = make_session ("matches:17", computer, person, 1);

  lab_classic_session_set_least_time (session, 1000000);
  move (session);
  lab_classic_session_advance (session);
  lab_classic_session_set_least_time (waiting, 1000000);
  lab_classic_session_advance (waiting);
  for (guint i = 0; i < 50; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_true (lab_classic_session_is_thinking (session));
  assert_undone (session, 0);
  wait_for_nothing (session);
  g_assert_finalize_object (waiting);
}

/* Another move than that of the session stops the computer. */
static void
test_foreign_move (void)
{
  const LabClassicSeat person = PERSON, computer = COMPUTER (LAB_CLASSIC_LEVEL_PERFECT);
  g_autoptr (LabClassicSession) session = make_session ("tictactoe:8x8,5", computer, person, 1);

  lab_classic_session_advance (session);
  g_assert_true (lab_classic_game_move (lab_classic_session_get_game (session), 0, NULL));
  wait_for_nothing (session);
}

/* The values of all positions of games are those of plain recursion. */
static void
test_values (void)
{
  static const char * const games[] = { "matches:13", "matches:10,misere", "divide:12x12",
                                        "divide:7x5", "hexapawn:3x3", "hexapawn:4x3", "tictactoe" };
  const LabClassicSeat person = PERSON;

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (LabClassicSession) session = make_session (games[i], person, person, 1);
      guint n_changes = 0;

      g_assert_null (lab_classic_session_get_values (session));
      lab_classic_session_set_tells_values (session, TRUE);
      g_assert_true (lab_classic_session_get_tells_values (session));
      g_signal_connect_swapped (session, "notify::values", G_CALLBACK (count), &n_changes);
      while (!lab_classic_game_is_over (lab_classic_session_get_game (session)))
        {
          wait_for_values (session);
          check_values (session);
          move (session);
          g_assert_null (lab_classic_session_get_values (session));
        }
      g_assert_cmpuint (n_changes, ==, 2 * get_n_moves (session));
      /* The values are remembered. */
      assert_undone (session, get_n_moves (session) - 1);
      g_assert_nonnull (lab_classic_session_get_values (session));
      check_values (session);
      lab_classic_session_set_tells_values (session, FALSE);
      g_assert_null (lab_classic_session_get_values (session));
    }
}

/* Boards that plain recursion cannot solve have the published results, or those of a formula. */
static void
test_exact (void)
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
  const LabClassicSeat person = PERSON;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LabClassicSession) session = make_session (cases[i].game, person, person, 1);

      lab_classic_session_set_tells_values (session, TRUE);
      wait_for_values (session);
      g_assert_true (lab_classic_session_get_values (session)->solved);
      g_assert_cmpint (lab_classic_session_get_values (session)->value, ==, cases[i].value);
    }
}

/* A board that cannot be solved says so, and has a hint without a line. */
static void
test_too_large (void)
{
  const LabClassicSeat person = PERSON;
  g_autoptr (LabClassicSession) session = make_session ("tictactoe:8x8,6", person, person, 1);
  g_autoptr (LabClassicHint) hint = NULL;
  g_autoptr (GError) error = NULL;

  lab_classic_session_set_tells_values (session, TRUE);
  hint = ask_hint (session, &error);
  g_assert_no_error (error);
  g_assert_false (hint->solved);
  g_assert_cmpuint (hint->line->len, ==, 1);
  wait_for_values (session);
  g_assert_false (lab_classic_session_get_values (session)->solved);
  g_assert_true (lab_classic_session_move (session, g_array_index (hint->line, guint32, 0),
                                           &error));
}

/* A quick win is found on any board, long before the clock ends the search. */
static void
test_quick_win (void)
{
  const LabClassicSeat person = PERSON;
  g_autoptr (LabClassicSession) session = make_session ("tictactoe:5x5,3", person, person, 1);
  g_autoptr (LabClassicHint) hint = ask_hint (session, NULL);

  g_assert_cmpint (hint->value, ==, lab_win_value (5));
  check_hint (session, hint);
}

static void
test_hints (void)
{
  static const char * const games[] = { "matches:99", "matches:8,misere", "divide:12x12",
                                        "hexapawn:3x3", "hexapawn:4x4", "hexapawn:5x5",
                                        "tictactoe", "tictactoe:4x4,3" };
  const LabClassicSeat person = PERSON;

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (LabClassicSession) session = make_session (games[i], person, person, 1);

      for (guint n = 1; n <= 4 && lab_classic_session_is_persons_turn (session); n++)
        {
          g_autoptr (GError) error = NULL;
          g_autoptr (LabClassicHint) hint = ask_hint (session, &error);

          g_assert_no_error (error);
          check_hint (session, hint);
          g_assert_cmpuint (lab_classic_session_get_n_hints (session), ==, n);
          move (session);
        }
    }
}

/* A hint for an earlier position is dropped, and one that is cancelled does not count. */
static void
test_stale_hint (void)
{
  const LabClassicSeat person = PERSON;
  g_autoptr (LabClassicSession) session = make_session ("hexapawn:4x4", person, person, 1);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) stale = NULL, cancelled = NULL;
  g_autoptr (GError) stale_error = NULL, cancelled_error = NULL;

  lab_classic_session_ask_hint (session, NULL, on_hint, &stale);
  move (session);
  lab_classic_session_ask_hint (session, cancellable, on_hint, &cancelled);
  g_cancellable_cancel (cancellable);
  while (stale == NULL || cancelled == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (lab_classic_session_ask_hint_finish (session, stale, &stale_error));
  g_assert_error (stale_error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_null (lab_classic_session_ask_hint_finish (session, cancelled, &cancelled_error));
  g_assert_error (cancelled_error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (lab_classic_session_get_n_hints (session), ==, 0);
}

/* A session can go at any moment; nobody waits for its threads. */
static void
test_dispose (void)
{
  const LabClassicSeat computer = COMPUTER (LAB_CLASSIC_LEVEL_PERFECT), person = PERSON;
  LabClassicSession *session = make_session ("tictactoe:8x8,5", computer, computer, 1);
  LabClassicSession *other = make_session ("tictactoe:8x8,5", person, computer, 1);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  GAsyncResult *result = NULL;

  lab_classic_session_set_tells_values (session, TRUE);
  lab_classic_session_advance (session);
  g_assert_true (lab_classic_session_is_thinking (session));
  g_usleep (10000);
  g_assert_finalize_object (session);

  lab_classic_session_ask_hint (other, cancellable, on_hint, &result);
  g_object_add_weak_pointer (G_OBJECT (other), (gpointer *) &other);
  g_cancellable_cancel (cancellable);
  g_object_unref (other);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_object_unref (result);
  while (other != NULL)
    g_main_context_iteration (NULL, TRUE);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/classic-session/computers", test_computers);
  g_test_add_func ("/classic-session/resumed", test_resumed);
  g_test_add_func ("/classic-session/refused", test_refused);
  g_test_add_func ("/classic-session/undo/persons", test_undo_persons);
  g_test_add_func ("/classic-session/undo/first", test_undo_first);
  g_test_add_func ("/classic-session/undo/second", test_undo_second);
  g_test_add_func ("/classic-session/least-time", test_least_time);
  g_test_add_func ("/classic-session/foreign-move", test_foreign_move);
  g_test_add_func ("/classic-session/values", test_values);
  g_test_add_func ("/classic-session/exact", test_exact);
  g_test_add_func ("/classic-session/too-large", test_too_large);
  g_test_add_func ("/classic-session/quick-win", test_quick_win);
  g_test_add_func ("/classic-session/hints", test_hints);
  g_test_add_func ("/classic-session/stale-hint", test_stale_hint);
  g_test_add_func ("/classic-session/dispose", test_dispose);
  return g_test_run ();
}
