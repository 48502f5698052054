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
 * lab_test_classics_create: creates a session for a game such as `hexapawn:4x4`.
 * @position is where it starts, or NULL. The players are `person` or ids of levels.
 */
LabClassicSession *
lab_test_classics_create (const char *game,
                          const char *position,
                          const char *first,
                          const char *second,
                          guint64     seed)
{
  const LabClassicSeat seats[2] = { create_seat (first), create_seat (second) };
  g_autofree gpointer usual = NULL;
  const LabClassic *classic = lab_classic_parse (game, &usual, NULL);
  g_autofree gpointer start = NULL;
  g_autoptr (LabClassicGame) played = NULL;

  g_assert_nonnull (classic);
  start = position != NULL ? lab_classic_parse_position (classic, usual, position, NULL)
                           : g_steal_pointer (&usual);
  g_assert_nonnull (start);
  played = lab_classic_game_new (classic, start);
  return lab_classic_session_new (played, seats, seed);
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
    g_assert_true (lab_classic_game_undo (session->game, NULL));
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
  g_assert_true (b->classic == a->classic);
  g_assert_true (memcmp (a->start, b->start, a->classic->state_size) == 0);
  g_assert_true (memcmp (a->state, b->state, a->classic->state_size) == 0);
  g_assert_cmpuint (lab_classic_game_get_n_redo (a), ==, lab_classic_game_get_n_redo (b));
}
