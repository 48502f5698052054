/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-deal.h"
#include "lab-notation.h"
#include "lab-position.h"
#include "lab-test-effort.h"
#include "lab-test-games.h"
#include "lab-test-referee.h"

/* Treasures A to D are on the corridors; the others are not in the game. */
#define MORE_TREASURES ",-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-"

/* Private helpers */

static LabCell
cell_named (const char *name)
{
  LabCell cell = LAB_CELL_NONE;

  g_assert_true (lab_cell_parse (name, &cell));
  return cell;
}

static LabOutcome
play (LabPosition *position,
      const char  *text)
{
  LabTurn turn;
  g_autoptr (GError) error = NULL;

  lab_notation_parse_turn (text, &turn, &error);
  g_assert_no_error (error);
  g_assert_true (lab_position_may_insert (position, turn.arrow));
  lab_position_insert (position, turn.arrow, turn.tile);
  g_assert_cmpint (position->phase, ==, LAB_PHASE_MOVE);
  return lab_position_move (position, turn.cell);
}

static void
assert_outcome (LabOutcome  outcome,
                LabTreasure found,
                guint       place,
                LabSeat     last_seat)
{
  g_assert_cmpuint (outcome.found, ==, found);
  g_assert_cmpuint (outcome.place, ==, place);
  g_assert_cmpuint (outcome.last_seat, ==, last_seat);
}

/* Tests: single cases, set up by hand */

static void
test_init (void)
{
  LabPosition a, b;

  memset (&a, 0x55, sizeof a);
  memset (&b, 0xaa, sizeof b);
  lab_position_init (&a);
  lab_position_init (&b);
  g_assert_cmpmem (&a, sizeof a, &b, sizeof b);
  g_assert_cmphex (lab_position_get_seats (&a), ==, 0);
  g_assert_cmphex (lab_position_get_unplaced (&a), ==, 0);
  g_assert_cmpint (a.phase, ==, LAB_PHASE_INSERT);
  g_assert_cmpuint (a.last_arrow, ==, LAB_ARROW_NONE);
}

static void
test_forbidden_arrow (void)
{
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "a1 - a1,-,g7,- a4,b4,c4,d4" MORE_TREASURES " :A,-,:B,- 1i - -");

  for (LabArrow last = 0; last < LAB_N_ARROWS; last++)
    {
      for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
        {
          position.last_arrow = LAB_ARROW_NONE;
          g_assert_true (lab_position_may_insert (&position, arrow));
          position.last_arrow = last;
          g_assert_cmpint (lab_position_may_insert (&position, arrow) != FALSE, ==,
                           arrow != (last + 6) % 12);
        }
    }
  /* The rule also applies to the insertion of another player. */
  position.last_arrow = LAB_ARROW_NONE;
  play (&position, "E2=5-a1");
  g_assert_cmpuint (position.seat, ==, 2);
  g_assert_false (lab_position_may_insert (&position, 9));
  g_assert_true (lab_position_may_insert (&position, 3));
}

static void
test_pushed_off (void)
{
  /* Both pawns stand where E2 pushes the tile out; C lies there, and D on the spare. */
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "a2 - a2,-,a2,- a4,b4,a2,*" MORE_TREASURES " :C,-,:D,- 1i - -");

  lab_position_insert (&position, 3, 0x5);
  g_assert_cmpuint (position.pawns[0], ==, cell_named ("g2"));
  g_assert_cmpuint (position.pawns[2], ==, cell_named ("g2"));
  g_assert_cmpuint (position.treasures[2], ==, LAB_CELL_SPARE);
  g_assert_cmpuint (position.treasures[3], ==, cell_named ("g2"));
  g_assert_cmphex (lab_board_get_tile (&position.board, cell_named ("g2")), ==, 0x5);
  g_assert_cmphex (position.board.spare, ==, 0xa);
  /* The pawns were carried onto D, which is not a move, so neither seat finds it. */
  g_assert_cmpuint (position.n_found[0], ==, 0);
  g_assert_cmpuint (position.n_found[2], ==, 0);
  assert_outcome (lab_position_move (&position, cell_named ("g2")), LAB_TREASURE_NONE, 0,
                  LAB_SEAT_NONE);
  g_assert_cmpuint (position.n_found[2], ==, 0);
  /* The player finds it by staying there during their own turn. */
  assert_outcome (play (&position, "W4=a-g2"), 3, 0, LAB_SEAT_NONE);
  g_assert_cmpuint (position.n_found[2], ==, 1);
}

static void
test_carried_along (void)
{
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "d4 - d4,-,e4,- a6,b6,c6,f4" MORE_TREASURES " :C,-,:D,- 1i - -");

  lab_position_insert (&position, 10, 0x5);
  g_assert_cmpuint (position.pawns[0], ==, cell_named ("e4"));
  g_assert_cmpuint (position.pawns[2], ==, cell_named ("f4"));
  g_assert_cmpuint (position.treasures[3], ==, cell_named ("g4"));
  g_assert_cmpuint (position.treasures[0], ==, cell_named ("a6"));
}

static void
test_found_by_staying (void)
{
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "d3 - d3,-,g7,- d3,b4,c4,d4" MORE_TREASURES " :AB,-,:CD,- 1i - -");

  assert_outcome (play (&position, "W6=5-d3"), 0, 0, LAB_SEAT_NONE);
  g_assert_cmpuint (position.n_found[0], ==, 1);
  g_assert_cmpuint (position.seat, ==, 2);
  g_assert_cmpint (position.phase, ==, LAB_PHASE_INSERT);
  g_assert_cmphex (lab_position_get_sought (&position, 0), ==, LAB_TREASURE_BIT (1));
}

static void
test_one_find_a_turn (void)
{
  /* A lies on the way to B, but only the cell where the move ends counts. */
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "a3 - a3,-,g7,- c3,e3,c4,d4" MORE_TREASURES " :AB,-,:CD,- 1i - -");

  assert_outcome (play (&position, "W6=5-e3"), LAB_TREASURE_NONE, 0, LAB_SEAT_NONE);
  g_assert_cmpuint (position.n_found[0], ==, 0);
}

static void
test_later_card (void)
{
  static const char text[] = LAB_TEST_CORRIDORS
    "a3 - a3,-,g7,- c3,e3,g3,d4" MORE_TREASURES " :ABC,-,:D,- 1i %s -";
  g_autofree char *plain = g_strdup_printf (text, "-");
  g_autofree char *open = g_strdup_printf (text, "o");
  LabPosition position = lab_test_parse (plain);

  g_assert_cmphex (lab_position_get_sought (&position, 0), ==, 0x1);
  assert_outcome (play (&position, "W6=5-g3"), LAB_TREASURE_NONE, 0, LAB_SEAT_NONE);

  position = lab_test_parse (open);
  g_assert_cmphex (lab_position_get_sought (&position, 0), ==, 0x7);
  assert_outcome (play (&position, "W6=5-g3"), 2, 0, LAB_SEAT_NONE);
  g_assert_cmphex (lab_position_get_sought (&position, 0), ==, 0x3);
  /* The found card comes first; the others keep their order. */
  g_assert_cmpuint (lab_position_get_cards (&position, 0)[0], ==, 2);
  g_assert_cmpuint (lab_position_get_cards (&position, 0)[1], ==, 0);
  g_assert_cmpuint (lab_position_get_cards (&position, 0)[2], ==, 1);
  g_assert_cmpuint (lab_position_get_cards (&position, 2)[0], ==, 3);
}

static void
test_not_for_others (void)
{
  /* Red ends on blue's treasure, so nobody finds it. */
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "a3 - a3,-,c3,- a4,b4,c3,d4" MORE_TREASURES " :A,-,:C,- 1i - -");

  assert_outcome (play (&position, "W6=5-c3"), LAB_TREASURE_NONE, 0, LAB_SEAT_NONE);
  g_assert_cmpuint (position.n_found[0], ==, 0);
  g_assert_cmpuint (position.n_found[2], ==, 0);
  g_assert_cmpuint (position.pawns[0], ==, position.pawns[2]);
}

static void
test_found_treasure_stays (void)
{
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "d3 - d3,-,g7,- d3,b3,c4,d4" MORE_TREASURES " :AB,-,:CD,- 1i - -");

  play (&position, "W6=5-d3");
  play (&position, "W6=a-g7");
  /* The move ends on A, which was found already. */
  assert_outcome (play (&position, "W6=a-d3"), LAB_TREASURE_NONE, 0, LAB_SEAT_NONE);
  g_assert_cmpuint (position.treasures[0], ==, cell_named ("d3"));
  g_assert_cmpuint (position.n_found[0], ==, 1);
}

static void
test_win_at_home (void)
{
  static const char text[] = LAB_TEST_CORRIDORS
    "b1 - b1,-,d5,- c1,b4,c4,d4" MORE_TREASURES " B:A,-,:CD,- 1i %s -";
  g_autofree char *plain = g_strdup_printf (text, "-");
  g_autofree char *short_game = g_strdup_printf (text, "l");
  LabPosition position = lab_test_parse (plain);

  /* Reaching home before all treasures are found does not win. */
  g_assert_false (lab_position_heads_home (&position, 0));
  assert_outcome (play (&position, "W6=5-a1"), LAB_TREASURE_NONE, 0, LAB_SEAT_NONE);
  play (&position, "W6=a-d5");
  assert_outcome (play (&position, "W6=a-c1"), 0, 0, LAB_SEAT_NONE);
  g_assert_true (lab_position_heads_home (&position, 0));
  g_assert_cmphex (lab_position_get_sought (&position, 0), ==, 0);
  play (&position, "W6=a-d5");
  /* Reaching another player's corner does not win. */
  assert_outcome (play (&position, "W6=a-g1"), LAB_TREASURE_NONE, 0, LAB_SEAT_NONE);
  play (&position, "W6=a-d5");
  assert_outcome (play (&position, "W6=5-a1"), LAB_TREASURE_NONE, 1, 2);
  g_assert_cmpint (position.phase, ==, LAB_PHASE_OVER);
  g_assert_cmpuint (position.n_places, ==, 2);
  g_assert_cmpuint (position.places[0], ==, 0);
  g_assert_cmpuint (position.places[1], ==, 2);
  g_assert_false (lab_position_heads_home (&position, 0));

  /* A player can win only in a turn after the last find, even if that find was on
   * their own corner. */
  position = lab_test_parse (LAB_TEST_CORRIDORS
                             "b1 - b1,-,d5,- a1,b4,c4,d4" MORE_TREASURES " B:A,-,:CD,- 1i - -");
  assert_outcome (play (&position, "W6=5-a1"), 0, 0, LAB_SEAT_NONE);
  play (&position, "W6=a-d5");
  assert_outcome (play (&position, "W6=a-a1"), LAB_TREASURE_NONE, 1, 2);

  position = lab_test_parse (short_game);
  assert_outcome (play (&position, "W6=5-a1"), LAB_TREASURE_NONE, 0, LAB_SEAT_NONE);
  play (&position, "W6=a-d5");
  assert_outcome (play (&position, "W6=a-c1"), 0, 1, 2);
  g_assert_cmpint (position.phase, ==, LAB_PHASE_OVER);
}

static void
test_carried_home (void)
{
  /* Red has found all and stands on the home corner. Another player's turn does not
   * make red win; staying there in red's own turn does. */
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "g6 - a1,-,g6,- c1,b4,c4,d4" MORE_TREASURES " AB:,-,:CD,- 3i - -");

  assert_outcome (play (&position, "W6=5-a6"), LAB_TREASURE_NONE, 0, LAB_SEAT_NONE);
  g_assert_cmpuint (position.n_places, ==, 0);
  assert_outcome (play (&position, "W6=a-a1"), LAB_TREASURE_NONE, 1, 2);
}

static void
test_play_on (void)
{
  /* Three players: when yellow gets home, the others keep playing for the remaining
   * places. */
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "f1 - a3,f1,b7,- c1,b4,c4,d4" MORE_TREASURES " A:B,C:,D:,- 2i - -");

  assert_outcome (play (&position, "W6=5-g1"), LAB_TREASURE_NONE, 1, LAB_SEAT_NONE);
  g_assert_cmpint (position.phase, ==, LAB_PHASE_INSERT);
  g_assert_cmpuint (position.seat, ==, 2);
  g_assert_cmphex (lab_position_get_unplaced (&position), ==, 0x5);
  g_assert_cmphex (lab_position_get_seats (&position), ==, 0x7);
  play (&position, "W6=a-b7");
  g_assert_cmpuint (position.seat, ==, 0);
  play (&position, "W6=a-a3");
  /* The turn skips yellow, who has finished. */
  g_assert_cmpuint (position.seat, ==, 2);
  assert_outcome (play (&position, "W6=a-g7"), LAB_TREASURE_NONE, 2, 0);
  g_assert_cmpint (position.phase, ==, LAB_PHASE_OVER);
  g_assert_cmpuint (position.places[0], ==, 1);
  g_assert_cmpuint (position.places[1], ==, 2);
  g_assert_cmpuint (position.places[2], ==, 0);
  g_assert_cmpuint (lab_position_get_place (&position, 0), ==, 3);
  g_assert_cmpuint (lab_position_get_place (&position, 1), ==, 1);
  g_assert_cmpuint (lab_position_get_place (&position, 2), ==, 2);
}

static void
test_clockwise (void)
{
  static const LabSeatSet tables[] = { 0x3, 0x5, 0x9, 0x6, 0xa, 0xc, 0x7, 0xb, 0xd, 0xe, 0xf };
  g_autoptr (GRand) random = g_rand_new_with_seed (1);

  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      LabDeal deal = { i, tables[i], (LabSeat) __builtin_ctz (tables[i]), 0, LAB_RULES_STANDARD };
      LabPosition position;

      lab_deal_position (&deal, &position);
      for (guint turn = 0; turn < 12; turn++)
        {
          LabTurn played = lab_test_random_turn (random, &position);
          LabSeat next = position.seat;

          do
            next = (LabSeat) ((next + 1) % 4);
          while ((tables[i] & LAB_SEAT_BIT (next)) == 0);
          lab_position_insert (&position, played.arrow, played.tile);
          lab_position_move (&position, played.cell);
          g_assert_cmpuint (position.seat, ==, next);
        }
    }
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
      assert_outcome (lab_position_move (&position, played.cell), LAB_TREASURE_NONE, 0,
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
    LAB_TEST_CORRIDORS "f1 - a3,f1,b7,- c1,b4,c4,d4" MORE_TREASURES " A:B,C:,D:,- 2i - -");
  LabPosition before;

  play (&position, "W6=5-g1");
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

/* A move finds no card whose face is hidden, whatever treasure it ends on. */
static void
test_hidden_cards (void)
{
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "d4 - d4,-,d2,- a4,b4,c4,d4" MORE_TREASURES " :AC,-,:BD,- 1i - -");

  position.cards[0] = LAB_TREASURE_HIDDEN;
  g_assert_cmphex (lab_position_get_sought (&position, 0), ==, 0);
  position.rules = LAB_RULES_OPEN_CARDS;
  g_assert_cmphex (lab_position_get_sought (&position, 0), ==, LAB_TREASURE_BIT (2));
  position.cards[1] = LAB_TREASURE_HIDDEN;
  g_assert_cmphex (lab_position_get_sought (&position, 0), ==, 0);
  g_assert_false (lab_position_heads_home (&position, 0));
}

static void
test_hidden_is_not_found (void)
{
  static const char *ends[] = { "E2=5-a4", "E2=5-b4", "E2=5-c4", "E2=5-d4", "E2=5-g4" };

  for (guint rules = 0; rules < 8; rules++)
    {
      for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
        {
          LabPosition position = lab_test_parse (
            LAB_TEST_CORRIDORS "d4 - d4,-,d2,- a4,b4,c4,d4" MORE_TREASURES " :AC,-,:BD,- 1i - -");

          memset (position.cards, LAB_TREASURE_HIDDEN, 4);
          position.rules = (guint8) rules;
          assert_outcome (play (&position, ends[i]), LAB_TREASURE_NONE, 0, LAB_SEAT_NONE);
          g_assert_cmpuint (position.n_found[0], ==, 0);
          g_assert_cmpuint (position.cards[0], ==, LAB_TREASURE_HIDDEN);
          g_assert_cmpuint (position.seat, ==, 2);
        }
    }
}

/* A move finds the player's current card as usual; the hidden card below it stays
 * hidden. */
static void
test_hidden_below (void)
{
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "d4 - d4,-,d2,- a4,b4,c4,d4" MORE_TREASURES " :AC,-,:BD,- 1i - -");

  position.cards[1] = LAB_TREASURE_HIDDEN;
  assert_outcome (play (&position, "E2=5-a4"), 0, 0, LAB_SEAT_NONE);
  g_assert_cmpuint (position.n_found[0], ==, 1);
  g_assert_cmpuint (position.cards[0], ==, 0);
  g_assert_cmpuint (position.cards[1], ==, LAB_TREASURE_HIDDEN);
  g_assert_cmphex (lab_position_get_sought (&position, 0), ==, 0);
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

static void
test_get_treasure (void)
{
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "a1 - a1,-,g7,- c1,b4,*,d4" MORE_TREASURES " :A,-,:B,- 1i - -");

  g_assert_cmpuint (lab_position_get_treasure (&position, cell_named ("c1")), ==, 0);
  g_assert_cmpuint (lab_position_get_treasure (&position, cell_named ("b4")), ==, 1);
  g_assert_cmpuint (lab_position_get_treasure (&position, LAB_CELL_SPARE), ==, 2);
  g_assert_cmpuint (lab_position_get_treasure (&position, cell_named ("d4")), ==, 3);
  g_assert_cmpuint (lab_position_get_treasure (&position, cell_named ("e4")), ==,
                    LAB_TREASURE_NONE);
  /* Most treasures have no cell, and "no cell" must not match any tile. */
  g_assert_cmpuint (position.treasures[4], ==, LAB_CELL_NONE);
  g_assert_cmpuint (lab_position_get_treasure (&position, LAB_CELL_NONE), ==, LAB_TREASURE_NONE);
}

/* Tests: random games against the referee */

/* A treasure is painted on its tile. The referee's tiles have an id, and @painted
 * tells which treasure each tile had at the start. */
static void
assert_tiles_lasting (const LabReferee *referee,
                      const int         painted[50],
                      const guint       shapes[50])
{
  gboolean seen[50] = { FALSE };

  for (int i = 0; i <= 49; i++)
    {
      const LabRefereeTile *tile = i == 49 ? &referee->spare : &referee->tiles[i / 7][i % 7];

      g_assert_false (seen[tile->id]);
      seen[tile->id] = TRUE;
      g_assert_cmpint (tile->treasure, ==, painted[tile->id]);
      g_assert_cmpuint (lab_openings_shape ((LabOpenings) tile->sides), ==, shapes[tile->id]);
    }
}

static void
note_tiles (const LabReferee *referee,
            int               painted[50],
            guint             shapes[50])
{
  for (int i = 0; i <= 49; i++)
    {
      const LabRefereeTile *tile = i == 49 ? &referee->spare : &referee->tiles[i / 7][i % 7];

      painted[tile->id] = tile->treasure;
      shapes[tile->id] = lab_openings_shape ((LabOpenings) tile->sides);
    }
}

static void
assert_taken_back (const LabPosition *before,
                   const LabPosition *after)
{
  LabPosition back = *after;

  back.phase = LAB_PHASE_INSERT;
  back.last_arrow = LAB_ARROW_NONE;
  lab_position_insert (&back, lab_arrow_opposite (after->last_arrow), back.board.spare);
  g_assert_cmpmem (back.board.open, sizeof back.board.open, before->board.open,
                   sizeof before->board.open);
  g_assert_true (lab_openings_same_tile (back.board.spare, before->board.spare));
  g_assert_cmpmem (back.treasures, sizeof back.treasures, before->treasures,
                   sizeof before->treasures);
  g_assert_cmpmem (back.pawns, sizeof back.pawns, before->pawns, sizeof before->pawns);
}

static void
assert_ranking (const LabPosition *position)
{
  guint n_seats = lab_bitboard_count (lab_position_get_seats (position));
  LabSeatSet placed = 0;

  for (guint i = 0; i < position->n_places; i++)
    {
      LabSeat seat = position->places[i];

      g_assert_cmphex (placed & LAB_SEAT_BIT (seat), ==, 0);
      placed |= LAB_SEAT_BIT (seat);
      g_assert_cmpuint (lab_position_get_place (position, seat), ==, i + 1);
    }
  g_assert_cmphex (placed & lab_position_get_unplaced (position), ==, 0);
  g_assert_cmphex (placed | lab_position_get_unplaced (position), ==,
                   lab_position_get_seats (position));
  if (position->phase == LAB_PHASE_OVER)
    g_assert_cmpuint (position->n_places, ==, n_seats);
  else
    g_assert_cmpuint (position->n_places, <, n_seats - 1);
}

static void
play_against_referee (LabPosition *position,
                      LabReferee  *referee,
                      LabTurn      turn)
{
  LabPosition before = *position;
  LabRefereeArea area;
  LabOutcome outcome;
  LabSeat seat = position->seat;
  int n_places = referee->n_places;

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    g_assert_cmpint (lab_position_may_insert (position, arrow) != FALSE, ==,
                     lab_referee_may_insert (referee, arrow));
  lab_position_insert (position, turn.arrow, turn.tile);
  lab_referee_insert (referee, turn.arrow, turn.tile);
  lab_referee_check (referee, position);
  assert_taken_back (&before, position);
  assert_ranking (position);

  area = lab_referee_flood (referee, referee->rows[seat], referee->columns[seat]);
  g_assert_cmphex (lab_position_get_reachable (position), ==, lab_referee_area_bits (&area));
  outcome = lab_position_move (position, turn.cell);
  lab_referee_move (referee, turn.cell / 8, turn.cell % 8);
  lab_referee_check (referee, position);
  assert_ranking (position);

  g_assert_cmpuint (outcome.found, ==,
                    referee->just_found < 0 ? LAB_TREASURE_NONE : referee->just_found);
  g_assert_cmpuint (outcome.place, ==, referee->n_places > n_places ? n_places + 1 : 0);
  g_assert_cmpuint (outcome.last_seat, ==,
                    referee->n_places > n_places + 1 ? referee->places[n_places + 1]
                                                     : LAB_SEAT_NONE);
}

static void
play_game_against_referee (GRand         *random,
                           const LabDeal *deal,
                           double         greed,
                           guint          max_turns)
{
  LabPosition position;
  LabReferee referee;
  int painted[50];
  guint shapes[50];

  lab_deal_position (deal, &position);
  lab_referee_init (&referee, &position);
  note_tiles (&referee, painted, shapes);
  for (guint n = 0; n < max_turns && position.phase != LAB_PHASE_OVER; n++)
    {
      LabTurn turn = g_rand_double (random) < greed ? lab_test_greedy_turn (random, &position)
                                                    : lab_test_random_turn (random, &position);

      play_against_referee (&position, &referee, turn);
      assert_tiles_lasting (&referee, painted, shapes);
    }
  if (greed >= 1)
    g_assert_cmpint (position.phase, ==, LAB_PHASE_OVER);
}

static void
test_random_games (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (20240601);

  for (guint round = 0; round < lab_test_rounds (4000); round++)
    {
      LabDeal deal = lab_test_random_deal (random);

      play_game_against_referee (random, &deal, 0.5, 60);
    }
}

static void
test_greedy_games (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (20240602);

  for (guint round = 0; round < lab_test_rounds (800); round++)
    {
      LabDeal deal = lab_test_random_deal (random);

      play_game_against_referee (random, &deal, 1, 3000);
    }
}

/* Two positions are equal exactly if all their members are. */
static void
test_equal (void)
{
  static const gsize members[] = {
    G_STRUCT_OFFSET (LabPosition, board.open), G_STRUCT_OFFSET (LabPosition, board.spare),
    G_STRUCT_OFFSET (LabPosition, last_arrow), G_STRUCT_OFFSET (LabPosition, seat),
    G_STRUCT_OFFSET (LabPosition, phase), G_STRUCT_OFFSET (LabPosition, rules),
    G_STRUCT_OFFSET (LabPosition, pawns), G_STRUCT_OFFSET (LabPosition, treasures),
    G_STRUCT_OFFSET (LabPosition, cards), G_STRUCT_OFFSET (LabPosition, n_cards),
    G_STRUCT_OFFSET (LabPosition, n_found), G_STRUCT_OFFSET (LabPosition, places),
    G_STRUCT_OFFSET (LabPosition, n_places),
  };
  LabPosition one, other;

  lab_position_init (&one);
  other = one;
  g_assert_true (lab_position_equal (&one, &other));
  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    {
      ((guint8 *) &other)[members[i]] ^= 1;
      g_assert_false (lab_position_equal (&one, &other));
      ((guint8 *) &other)[members[i]] ^= 1;
    }
  g_assert_true (lab_position_equal (&one, &other));
}

/* The padding between members may differ in a copy, so comparisons must ignore it. */
static void
test_gaps (void)
{
  LabPosition position;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gsize gap = G_STRUCT_OFFSET (LabPosition, board.spare) + sizeof position.board.spare;

  g_assert_cmpuint (gap, <, sizeof position.board);
  lab_position_init (&position);
  position.pawns[0] = 0;
  before = lab_notation_format_position (&position);
  ((guint8 *) &position)[gap] = 0xff;
  after = lab_notation_format_position (&position);
  g_assert_cmpstr (after, ==, before);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/position/init", test_init);
  g_test_add_func ("/model/position/forbidden-arrow", test_forbidden_arrow);
  g_test_add_func ("/model/position/pushed-off", test_pushed_off);
  g_test_add_func ("/model/position/carried-along", test_carried_along);
  g_test_add_func ("/model/position/found-by-staying", test_found_by_staying);
  g_test_add_func ("/model/position/passing-is-not-finding", test_one_find_a_turn);
  g_test_add_func ("/model/position/later-card", test_later_card);
  g_test_add_func ("/model/position/not-for-others", test_not_for_others);
  g_test_add_func ("/model/position/found-once", test_found_treasure_stays);
  g_test_add_func ("/model/position/win-at-home", test_win_at_home);
  g_test_add_func ("/model/position/no-win-in-another-turn", test_carried_home);
  g_test_add_func ("/model/position/play-on-for-places", test_play_on);
  g_test_add_func ("/model/position/clockwise", test_clockwise);
  g_test_add_func ("/model/position/study-never-ends", test_no_cards_no_end);
  g_test_add_func ("/model/position/end", test_end);
  g_test_add_func ("/model/position/resign", test_resign);
  g_test_add_func ("/model/position/resign-after-win", test_resign_after_win);
  g_test_add_func ("/model/position/hidden-cards", test_hidden_cards);
  g_test_add_func ("/model/position/hidden-is-not-found", test_hidden_is_not_found);
  g_test_add_func ("/model/position/hidden-below", test_hidden_below);
  g_test_add_func ("/model/position/places", test_places);
  g_test_add_func ("/model/position/get-treasure", test_get_treasure);
  g_test_add_func ("/model/position/equal", test_equal);
  g_test_add_func ("/model/position/gaps", test_gaps);
  g_test_add_func ("/model/position/random-games", test_random_games);
  g_test_add_func ("/model/position/greedy-games", test_greedy_games);
  return g_test_run ();
}
