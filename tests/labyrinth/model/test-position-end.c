/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-deal.h"
#include "lab-notation.h"
#include "lab-position.h"
#include "lab-test-games.h"

/* How games end: homecoming, places, and resignation. */

static void
test_win_at_home (void)
{
  static const char text[] = LAB_TEST_CORRIDORS
    "b1 - b1,-,d5,- c1,b4,c4,d4" LAB_TEST_NO_MORE " B:A,-,:CD,- 1i %s -";
  g_autofree char *plain = g_strdup_printf (text, "-");
  g_autofree char *short_game = g_strdup_printf (text, "l");
  LabPosition position = lab_test_parse (plain);

  /* Reaching home before all treasures are found does not win. */
  g_assert_false (lab_position_heads_home (&position, 0));
  lab_test_assert_outcome (lab_test_play (&position, "W6=5-a1"), LAB_TREASURE_NONE, 0,
                           LAB_SEAT_NONE);
  lab_test_play (&position, "W6=a-d5");
  lab_test_assert_outcome (lab_test_play (&position, "W6=a-c1"), 0, 0, LAB_SEAT_NONE);
  g_assert_true (lab_position_heads_home (&position, 0));
  g_assert_cmphex (lab_position_get_sought (&position, 0), ==, 0);
  lab_test_play (&position, "W6=a-d5");
  /* Reaching another player's corner does not win. */
  lab_test_assert_outcome (lab_test_play (&position, "W6=a-g1"), LAB_TREASURE_NONE, 0,
                           LAB_SEAT_NONE);
  lab_test_play (&position, "W6=a-d5");
  lab_test_assert_outcome (lab_test_play (&position, "W6=5-a1"), LAB_TREASURE_NONE, 1, 2);
  g_assert_cmpint (position.phase, ==, LAB_PHASE_OVER);
  g_assert_cmpuint (position.n_places, ==, 2);
  g_assert_cmpuint (position.places[0], ==, 0);
  g_assert_cmpuint (position.places[1], ==, 2);
  g_assert_false (lab_position_heads_home (&position, 0));

  /* A player can win only in a turn after the last find, even if that find was on
   * their own corner. */
  position = lab_test_parse (LAB_TEST_CORRIDORS
                             "b1 - b1,-,d5,- a1,b4,c4,d4" LAB_TEST_NO_MORE " B:A,-,:CD,- 1i - -");
  lab_test_assert_outcome (lab_test_play (&position, "W6=5-a1"), 0, 0, LAB_SEAT_NONE);
  lab_test_play (&position, "W6=a-d5");
  lab_test_assert_outcome (lab_test_play (&position, "W6=a-a1"), LAB_TREASURE_NONE, 1, 2);

  position = lab_test_parse (short_game);
  lab_test_assert_outcome (lab_test_play (&position, "W6=5-a1"), LAB_TREASURE_NONE, 0,
                           LAB_SEAT_NONE);
  lab_test_play (&position, "W6=a-d5");
  lab_test_assert_outcome (lab_test_play (&position, "W6=a-c1"), 0, 1, 2);
  g_assert_cmpint (position.phase, ==, LAB_PHASE_OVER);
}

static void
test_carried_home (void)
{
  /* Red has found all and stands on the home corner. Another player's turn does not
   * make red win; staying there in red's own turn does. */
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "g6 - a1,-,g6,- c1,b4,c4,d4" LAB_TEST_NO_MORE " AB:,-,:CD,- 3i - -");

  lab_test_assert_outcome (lab_test_play (&position, "W6=5-a6"), LAB_TREASURE_NONE, 0,
                           LAB_SEAT_NONE);
  g_assert_cmpuint (position.n_places, ==, 0);
  lab_test_assert_outcome (lab_test_play (&position, "W6=a-a1"), LAB_TREASURE_NONE, 1, 2);
}

static void
test_play_on (void)
{
  /* Three players: when yellow gets home, the others keep playing for the remaining
   * places. */
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "f1 - a3,f1,b7,- c1,b4,c4,d4" LAB_TEST_NO_MORE " A:B,C:,D:,- 2i - -");

  lab_test_assert_outcome (lab_test_play (&position, "W6=5-g1"), LAB_TREASURE_NONE, 1,
                           LAB_SEAT_NONE);
  g_assert_cmpint (position.phase, ==, LAB_PHASE_INSERT);
  g_assert_cmpuint (position.seat, ==, 2);
  g_assert_cmphex (lab_position_get_unplaced (&position), ==, 0x5);
  g_assert_cmphex (lab_position_get_seats (&position), ==, 0x7);
  lab_test_play (&position, "W6=a-b7");
  g_assert_cmpuint (position.seat, ==, 0);
  lab_test_play (&position, "W6=a-a3");
  /* The turn skips yellow, who has finished. */
  g_assert_cmpuint (position.seat, ==, 2);
  lab_test_assert_outcome (lab_test_play (&position, "W6=a-g7"), LAB_TREASURE_NONE, 2, 0);
  g_assert_cmpint (position.phase, ==, LAB_PHASE_OVER);
  g_assert_cmpuint (position.places[0], ==, 1);
  g_assert_cmpuint (position.places[1], ==, 2);
  g_assert_cmpuint (position.places[2], ==, 0);
  g_assert_cmpuint (lab_position_get_place (&position, 0), ==, 3);
  g_assert_cmpuint (lab_position_get_place (&position, 1), ==, 1);
  g_assert_cmpuint (lab_position_get_place (&position, 2), ==, 2);
}

static void
test_no_cards_no_end (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (2);
  LabPosition position = lab_test_parse (
    "6ce9eac/39ad3e3/7a7ee3d/e5acc33/7ab5d3d/565adc7/35b5b69 a a1 Sf");

  for (guint turn = 0; turn < 500; turn++)
    {
      LabTurn played = lab_test_random_turn (random, &position);

      lab_position_insert (&position, played.arrow, played.tile);
      lab_test_assert_outcome (lab_position_move (&position, played.cell), LAB_TREASURE_NONE, 0,
                               LAB_SEAT_NONE);
      g_assert_cmpint (position.phase, ==, LAB_PHASE_INSERT);
      g_assert_cmpuint (position.seat, ==, 0);
      g_assert_false (lab_position_heads_home (&position, 0));
    }
}

static void
test_end (void)
{
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "f1 - a3,f1,b7,- c1,b4,c4,d4" LAB_TEST_NO_MORE " A:B,C:,D:,- 2i - -");
  LabPosition before;

  lab_test_play (&position, "W6=5-g1");
  before = position;
  lab_position_end (&position);
  g_assert_cmpint (position.phase, ==, LAB_PHASE_OVER);
  g_assert_cmpuint (position.n_places, ==, 1);
  before.phase = LAB_PHASE_OVER;
  g_assert_cmpmem (&before, sizeof before, &position, sizeof position);
}

/* After a player resigns, notation can write the position, without that player's
 * pawn and cards. */
static void
test_resign (void)
{
  LabDeal deal = { .seed = 4, .seats = 0xf, .first_seat = 1, .cards_each = 3 };
  LabPosition position, before, again;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  lab_deal_position (&deal, &before);
  position = before;
  lab_position_insert (&position, 0, position.board.spare);
  lab_position_resign (&position);
  g_assert_cmpint (position.seat, ==, 2);
  g_assert_cmpint (position.phase, ==, LAB_PHASE_INSERT);
  g_assert_cmpuint (position.pawns[1], ==, LAB_CELL_NONE);
  g_assert_cmpuint (position.n_cards[1], ==, 0);
  g_assert_cmpmem (lab_position_get_cards (&position, 0), 3, lab_position_get_cards (&before, 0),
                   3);
  g_assert_cmpmem (lab_position_get_cards (&position, 2), 6, lab_position_get_cards (&before, 2),
                   6);
  for (guint i = 9; i < LAB_N_TREASURES; i++)
    g_assert_cmpuint (position.cards[i], ==, LAB_TREASURE_NONE);
  text = lab_notation_format_position (&position);
  lab_notation_parse_position (text, &again, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (&again, sizeof again, &position, sizeof position);

  lab_position_resign (&position);
  g_assert_cmpint (position.seat, ==, 3);
  g_assert_cmpint (position.phase, ==, LAB_PHASE_INSERT);
  lab_position_resign (&position);
  g_assert_cmpint (position.seat, ==, 0);
  g_assert_cmpint (position.phase, ==, LAB_PHASE_OVER);
  g_assert_cmpuint (position.n_places, ==, 0);
  g_assert_cmpuint (lab_position_get_seats (&position), ==, LAB_SEAT_BIT (0));
}

/* If a player has finished before, the last remaining player takes the last place. */
static void
test_resign_after_win (void)
{
  LabDeal deal = { .seed = 4, .seats = 0x7, .first_seat = 1, .cards_each = 1 };
  LabPosition position;

  lab_deal_position (&deal, &position);
  position.n_found[0] = 1;
  position.places[position.n_places++] = 0;
  lab_position_resign (&position);
  g_assert_cmpint (position.phase, ==, LAB_PHASE_OVER);
  g_assert_cmpint (position.seat, ==, 2);
  g_assert_cmpuint (position.n_places, ==, 2);
  g_assert_cmpuint (position.places[1], ==, 2);
}

static void
test_places (void)
{
  /* Found 1 of 3, 2 of 3, 1 of 3, 0 of 2: red, blue and violet have two left. */
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "a1 - a1,g1,g7,a7 a3,b3,c3,d3,e3,f3,g3,a5,b5,c5,d5"
    ",-,-,-,-,-,-,-,-,-,-,-,-,- A:BC,DE:F,G:HI,:JK 1i - -");

  g_assert_cmpuint (lab_position_get_place (&position, 0), ==, 2);
  g_assert_cmpuint (lab_position_get_place (&position, 1), ==, 1);
  g_assert_cmpuint (lab_position_get_place (&position, 2), ==, 2);
  g_assert_cmpuint (lab_position_get_place (&position, 3), ==, 2);
  position.places[position.n_places++] = 3;
  g_assert_cmpuint (lab_position_get_place (&position, 3), ==, 1);
  g_assert_cmpuint (lab_position_get_place (&position, 1), ==, 2);
  g_assert_cmpuint (lab_position_get_place (&position, 0), ==, 3);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/position/win-at-home", test_win_at_home);
  g_test_add_func ("/model/position/no-win-in-another-turn", test_carried_home);
  g_test_add_func ("/model/position/play-on-for-places", test_play_on);
  g_test_add_func ("/model/position/study-never-ends", test_no_cards_no_end);
  g_test_add_func ("/model/position/end", test_end);
  g_test_add_func ("/model/position/resign", test_resign);
  g_test_add_func ("/model/position/resign-after-win", test_resign_after_win);
  g_test_add_func ("/model/position/places", test_places);
  return g_test_run ();
}
