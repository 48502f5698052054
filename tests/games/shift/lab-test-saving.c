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
LabShiftSavedGame *
lab_test_deal_saved_game (GRand *random)
{
  LabShiftDeal deal = lab_test_random_deal (random);
  const char *chosen[LAB_SHIFT_N_SEATS];
  LabShiftPlayerKind kinds[LAB_SHIFT_N_SEATS] = { LAB_SHIFT_PLAYER_PERSON };
  g_autoptr (LabShiftGame) game = NULL;
  g_autoptr (LabShiftController) controller = NULL;
  LabShiftSavedGame *saved;

  if (g_rand_boolean (random))
    deal.cards_each = (guint8) g_rand_int_range (random, 1, 3);
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      chosen[seat] = names[g_rand_int_range (random, 0, G_N_ELEMENTS (names))];
      if ((deal.seats & LAB_SHIFT_SEAT_BIT (seat)) != 0)
        kinds[seat] = (LabShiftPlayerKind) g_rand_int_range (random, 0, LAB_SHIFT_N_PLAYER_KINDS);
    }
  game = lab_shift_game_new (&deal, chosen);
  controller = lab_shift_controller_new (game);
  saved = lab_shift_saved_game_new (controller, kinds);
  lab_shift_saved_game_set_failed (saved,
                                   deal.seats & (LabShiftSeatSet) g_rand_int_range (random, 0, 16));
  controller->began = g_rand_int (random);
  controller->tournament = g_rand_int_range (random, 0, 4) == 0;
  return saved;
}

/* Returns: (transfer full): a game without names, before its first turn */
LabShiftSavedGame *
lab_test_saved_game_new (const LabShiftDeal       *deal,
                         const LabShiftPlayerKind *kinds)
{
  g_autoptr (LabShiftGame) game = lab_shift_game_new (deal, NULL);
  g_autoptr (LabShiftController) controller = lab_shift_controller_new (game);

  return lab_shift_saved_game_new (controller, kinds);
}

/**
 * lab_test_play_long: plays turns in which every pawn stays, so that the game never
 * ends.
 */
void
lab_test_play_long (LabShiftSavedGame *saved,
                    guint              n_turns)
{
  LabShiftController *controller = saved->controller;
  const LabShiftPosition *position = &saved->controller->game->position;

  for (guint i = 0; i < n_turns; i++)
    {
      LabShiftSeat seat = position->seat;
      LabShiftArrow arrow = (LabShiftArrow) (i % 2);

      g_assert_true (lab_shift_controller_insert (controller, seat, arrow, position->board.spare,
                                                  NULL));
      g_assert_true (lab_shift_controller_move (controller, seat, position->pawns[seat], NULL));
    }
}

/* Returns: (transfer full): the game in @data, which must be valid */
LabShiftSavedGame *
lab_test_parse_saved_game (const char *data)
{
  g_autoptr (GError) error = NULL;
  LabShiftSavedGame *saved = lab_shift_saved_game_parse (data, strlen (data), &error);

  g_assert_no_error (error);
  g_assert_nonnull (saved);
  return saved;
}

/* Asserts that two games are in the same state, and would be saved as the same text. */
void
lab_test_assert_same_game (LabShiftSavedGame *one,
                           LabShiftSavedGame *other)
{
  LabShiftGame *game = one->controller->game;
  LabShiftGame *counterpart = other->controller->game;
  g_autofree char *text = lab_shift_saved_game_to_data (one);
  g_autofree char *same = lab_shift_saved_game_to_data (other);

  g_assert_cmpstr (text, ==, same);
  g_assert_cmpmem (&game->position, sizeof (LabShiftPosition),
                   &counterpart->position, sizeof (LabShiftPosition));
  g_assert_cmpmem (&game->initial, sizeof (LabShiftPosition),
                   &counterpart->initial, sizeof (LabShiftPosition));
  g_assert_cmpuint (game->past->len, ==,
                    counterpart->past->len);
}
