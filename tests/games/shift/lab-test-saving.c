/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-saving.h"

#include <string.h>

/* Names that are difficult to write or to read. */
static const char * const names[] = {
  "Anna",      "Bertram der Große", "=Name=", "[Turns]", "#Gärtner;in", "  two  spaces  ",
  "C:\\maze\\n", "ليلى",             "名無し",  "",        "🦊👩‍👩‍👧",      "a;b;c;",
};

/* Public functions */

/* Returns: (transfer full): a game with random players, cards and variants, before
 *   its first turn */
LabShiftGame *
lab_test_deal_saved_game (GRand *random)
{
  LabShiftDeal deal = lab_test_random_deal (random);
  const char *chosen[LAB_SHIFT_N_SEATS];
  LabShiftPlayerKind kinds[LAB_SHIFT_N_SEATS] = { LAB_SHIFT_PLAYER_PERSON };
  LabShiftGame *game;

  if (g_rand_boolean (random))
    deal.cards_each = (guint8) g_rand_int_range (random, 1, 3);
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      chosen[seat] = names[g_rand_int_range (random, 0, G_N_ELEMENTS (names))];
      if ((deal.seats & LAB_SHIFT_SEAT_BIT (seat)) != 0)
        kinds[seat] = (LabShiftPlayerKind) g_rand_int_range (random, 0, LAB_SHIFT_N_PLAYER_KINDS);
    }
  game = lab_shift_game_new (&deal, chosen);
  memcpy (game->kinds, kinds, sizeof game->kinds);
  game->failed = deal.seats & (LabShiftSeatSet) g_rand_int_range (random, 0, 16);
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (kinds[seat] == LAB_SHIFT_PLAYER_PERSON)
        game->failed &= (LabShiftSeatSet) ~LAB_SHIFT_SEAT_BIT (seat);
    }
  game->began = g_rand_int (random);
  game->tournament = g_rand_int_range (random, 0, 4) == 0;
  return game;
}

/* Returns: (transfer full): a game without names, before its first turn */
LabShiftGame *
lab_test_saved_game_new (const LabShiftDeal       *deal,
                         const LabShiftPlayerKind *kinds)
{
  LabShiftGame *game = lab_shift_game_new (deal, NULL);

  if (kinds != NULL)
    memcpy (game->kinds, kinds, sizeof game->kinds);
  return game;
}

/**
 * lab_test_play_long: plays turns in which every pawn stays, so that the game never
 * ends.
 */
void
lab_test_play_long (LabShiftGame *saved,
                    guint         n_turns)
{
  const LabShiftPosition *position = &saved->position;

  for (guint i = 0; i < n_turns; i++)
    {
      LabShiftSeat seat = position->seat;
      LabShiftArrow arrow = (LabShiftArrow) (i % 2);

      g_assert_true (lab_shift_game_insert (saved, seat, arrow, position->board.spare, NULL));
      g_assert_true (lab_shift_game_move (saved, seat, position->pawns[seat], NULL));
    }
}

/* Returns: (transfer full): the game in @data, which must be valid */
LabShiftGame *
lab_test_parse_saved_game (const char *data)
{
  g_autoptr (GError) error = NULL;
  LabShiftGame *saved = lab_shift_saved_game_parse (data, strlen (data), &error);

  g_assert_no_error (error);
  g_assert_nonnull (saved);
  return saved;
}

/* Asserts that two games are in the same state, and would be saved as the same text. */
void
lab_test_assert_same_game (LabShiftGame *one,
                           LabShiftGame *other)
{
  g_autofree char *text = lab_shift_saved_game_to_data (one);
  g_autofree char *same = lab_shift_saved_game_to_data (other);

  g_assert_cmpstr (text, ==, same);
  g_assert_cmpmem (&one->position, sizeof (LabShiftPosition),
                   &other->position, sizeof (LabShiftPosition));
  g_assert_cmpmem (&one->initial, sizeof (LabShiftPosition),
                   &other->initial, sizeof (LabShiftPosition));
  g_assert_cmpuint (one->past->len, ==, other->past->len);
}
