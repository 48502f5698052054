/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-classics.h"

#include <string.h>

#include "lab-classic-kind.h"

static LabClassicSeat
create_seat (const char *id)
{
  LabClassicSeat seat = { .person = g_str_equal (id, "person") };

  g_assert_true (seat.person || lab_classic_level_parse (id, &seat.level));
  return seat;
}

/**
 * lab_test_classics_parse:
 * @game: a game such as `hexapawn:4x4`
 * @position: (nullable): a position, or %NULL for the first one
 * @classic: (out): the game
 *
 * Returns: (transfer full): the position
 */
gpointer
lab_test_classics_parse (const char        *game,
                         const char        *position,
                         const LabClassic **classic)
{
  g_autoptr (GError) error = NULL;
  g_autofree gpointer start = NULL;
  gpointer state;

  *classic = lab_classic_parse (game, &start, &error);
  g_assert_no_error (error);
  state = position != NULL ? lab_classic_parse_position (*classic, start, position, &error)
                           : g_steal_pointer (&start);
  g_assert_no_error (error);
  return state;
}

/**
 * lab_test_classics_create: creates a session in which computers answer at once.
 * @game and @position are those of lab_test_classics_parse(). The players are `person` or ids of
 * levels.
 */
LabClassicSession *
lab_test_classics_create (const char *game,
                          const char *position,
                          const char *first,
                          const char *second,
                          guint64     seed)
{
  const LabClassicSeat seats[2] = { create_seat (first), create_seat (second) };
  const LabClassic *classic;
  g_autofree gpointer start = lab_test_classics_parse (game, position, &classic);
  g_autoptr (LabClassicGame) played = lab_classic_game_new (classic, start);
  LabClassicSession *session = lab_classic_session_new (played, seats, seed);

  session->least_time = 0;
  return session;
}

/** lab_test_classics_move: plays the first move of the list, for a person. */
void
lab_test_classics_move (LabClassicSession *session)
{
  LabClassicGame *game = session->game;
  g_autoptr (GArray) actions = lab_classic_list_actions (game->classic, game->state);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (actions->len, >, 0);
  lab_classic_session_move (session, g_array_index (actions, guint32, 0), &error);
  g_assert_no_error (error);
}

/** lab_test_classics_on_hint: keeps the hint for the caller, who waits for it. */
void
lab_test_classics_on_hint (LabClassicHint *hint,
                           gpointer        data)
{
  LabClassicHint **kept = data;

  *kept = hint;
}

/** lab_test_classics_count: counts a signal. */
void
lab_test_classics_count (guint *n)
{
  ++*n;
}

/**
 * lab_test_classics_play: plays a random move, whoever has to move. Returns whether the
 * game was not over.
 */
gboolean
lab_test_classics_play (LabClassicSession *session,
                        GRand             *random)
{
  LabClassicGame *game = session->game;
  g_autoptr (GArray) actions = lab_classic_list_actions (game->classic, game->state);
  g_autoptr (GError) error = NULL;

  if (actions->len == 0)
    return FALSE;
  lab_classic_game_move (game, g_array_index (actions, guint32,
                                              g_rand_int_range (random, 0, (int) actions->len)),
                         &error);
  g_assert_no_error (error);
  return TRUE;
}

void
lab_test_classics_undo (LabClassicSession *session,
                        guint              n_moves)
{
  while (n_moves-- > 0)
    g_assert_true (lab_play_undo (LAB_PLAY (session->game), NULL));
}

/**
 * lab_test_classics_assert_same: asserts that two sessions are in the same position, and would be
 * saved as the same text.
 */
void
lab_test_classics_assert_same (LabClassicSession *one,
                               LabClassicSession *other)
{
  LabClassicGame *a = one->game, *b = other->game;
  g_autofree char *text = lab_classic_kind.format (one);
  g_autofree char *same = lab_classic_kind.format (other);

  g_assert_cmpstr (text, ==, same);
  g_assert_cmpuint (one->n_hints, ==, other->n_hints);
  g_assert_cmpuint (one->n_undone, ==, other->n_undone);
  g_assert_true (b->classic == a->classic);
  g_assert_true (memcmp (a->start, b->start, a->classic->state_size) == 0);
  g_assert_true (memcmp (a->state, b->state, a->classic->state_size) == 0);
  g_assert_cmpuint (lab_play_get_n_redo (LAB_PLAY (a)), ==, lab_play_get_n_redo (LAB_PLAY (b)));
}

/** lab_test_classics_choose: asks a player for a move. A person, %NULL, picks the last one. */
guint32
lab_test_classics_choose (LabClassicPlayer *player,
                          const LabClassic *classic,
                          gconstpointer     state)
{
  static const LabLimits no_limits = { 0 };
  g_autoptr (GArray) actions = lab_classic_list_actions (classic, state);
  g_autofree char *before = lab_classic_format_position (classic, state);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  guint32 action;

  if (player == NULL)
    return g_array_index (actions, guint32, actions->len - 1);
  lab_classic_player_choose (player, classic, state, &no_limits, NULL, &action, &error);
  g_assert_no_error (error);
  after = lab_classic_format_position (classic, state);
  g_assert_cmpstr (before, ==, after);
  return action;
}

/**
 * lab_test_classics_contest: plays a game of two players who have begun it. The rules are checked
 * for each move. Returns the winner, or 2; @log (nullable) gets the moves.
 */
guint
lab_test_classics_contest (const LabClassic *classic,
                           gconstpointer     start,
                           LabClassicPlayer *one,
                           LabClassicPlayer *two,
                           GString          *log)
{
  g_autoptr (LabClassicGame) game = lab_classic_game_new (classic, start);

  while (!lab_play_is_over (game))
    {
      LabClassicPlayer *player = lab_classic_get_player (classic, game->state) == 0 ? one : two;
      guint32 action = lab_test_classics_choose (player, classic, game->state);
      g_autofree char *move = classic->format_action (game->state, action);

      if (log != NULL)
        g_string_append_printf (log, "%s ", move);
      g_assert_true (lab_classic_game_move (game, action, NULL));
    }
  return lab_classic_get_winner (game->classic, game->state);
}
