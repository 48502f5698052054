/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-deal.h"
#include "lab-notation.h"
#include "lab-position.h"
#include "lab-test-games.h"

/* Private helpers */

static LabCell
cell_named (const char *name)
{
  LabCell cell = LAB_CELL_NONE;

  g_assert_true (lab_cell_parse (name, &cell));
  return cell;
}

/* Tests */

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
    LAB_TEST_CORRIDORS "a1 - a1,-,g7,- a4,b4,c4,d4" LAB_TEST_NO_MORE " :A,-,:B,- 1i - -");

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
  lab_test_play (&position, "E2=5-a1");
  g_assert_cmpuint (position.seat, ==, 2);
  g_assert_false (lab_position_may_insert (&position, 9));
  g_assert_true (lab_position_may_insert (&position, 3));
}

static void
test_pushed_off (void)
{
  /* Both pawns stand where E2 pushes the tile out; C lies there, and D on the spare. */
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "a2 - a2,-,a2,- a4,b4,a2,*" LAB_TEST_NO_MORE " :C,-,:D,- 1i - -");

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
  lab_test_assert_outcome (lab_position_move (&position, cell_named ("g2")), LAB_TREASURE_NONE, 0,
                           LAB_SEAT_NONE);
  g_assert_cmpuint (position.n_found[2], ==, 0);
  /* The player finds it by staying there during their own turn. */
  lab_test_assert_outcome (lab_test_play (&position, "W4=a-g2"), 3, 0, LAB_SEAT_NONE);
  g_assert_cmpuint (position.n_found[2], ==, 1);
}

static void
test_carried_along (void)
{
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "d4 - d4,-,e4,- a6,b6,c6,f4" LAB_TEST_NO_MORE " :C,-,:D,- 1i - -");

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
    LAB_TEST_CORRIDORS "d3 - d3,-,g7,- d3,b4,c4,d4" LAB_TEST_NO_MORE " :AB,-,:CD,- 1i - -");

  lab_test_assert_outcome (lab_test_play (&position, "W6=5-d3"), 0, 0, LAB_SEAT_NONE);
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
    LAB_TEST_CORRIDORS "a3 - a3,-,g7,- c3,e3,c4,d4" LAB_TEST_NO_MORE " :AB,-,:CD,- 1i - -");

  lab_test_assert_outcome (lab_test_play (&position, "W6=5-e3"), LAB_TREASURE_NONE, 0,
                           LAB_SEAT_NONE);
  g_assert_cmpuint (position.n_found[0], ==, 0);
}

static void
test_later_card (void)
{
  static const char text[] = LAB_TEST_CORRIDORS
    "a3 - a3,-,g7,- c3,e3,g3,d4" LAB_TEST_NO_MORE " :ABC,-,:D,- 1i %s -";
  g_autofree char *plain = g_strdup_printf (text, "-");
  g_autofree char *open = g_strdup_printf (text, "o");
  LabPosition position = lab_test_parse (plain);

  g_assert_cmphex (lab_position_get_sought (&position, 0), ==, 0x1);
  lab_test_assert_outcome (lab_test_play (&position, "W6=5-g3"), LAB_TREASURE_NONE, 0,
                           LAB_SEAT_NONE);

  position = lab_test_parse (open);
  g_assert_cmphex (lab_position_get_sought (&position, 0), ==, 0x7);
  lab_test_assert_outcome (lab_test_play (&position, "W6=5-g3"), 2, 0, LAB_SEAT_NONE);
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
    LAB_TEST_CORRIDORS "a3 - a3,-,c3,- a4,b4,c3,d4" LAB_TEST_NO_MORE " :A,-,:C,- 1i - -");

  lab_test_assert_outcome (lab_test_play (&position, "W6=5-c3"), LAB_TREASURE_NONE, 0,
                           LAB_SEAT_NONE);
  g_assert_cmpuint (position.n_found[0], ==, 0);
  g_assert_cmpuint (position.n_found[2], ==, 0);
  g_assert_cmpuint (position.pawns[0], ==, position.pawns[2]);
}

static void
test_found_treasure_stays (void)
{
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "d3 - d3,-,g7,- d3,b3,c4,d4" LAB_TEST_NO_MORE " :AB,-,:CD,- 1i - -");

  lab_test_play (&position, "W6=5-d3");
  lab_test_play (&position, "W6=a-g7");
  /* The move ends on A, which was found already. */
  lab_test_assert_outcome (lab_test_play (&position, "W6=a-d3"), LAB_TREASURE_NONE, 0,
                           LAB_SEAT_NONE);
  g_assert_cmpuint (position.treasures[0], ==, cell_named ("d3"));
  g_assert_cmpuint (position.n_found[0], ==, 1);
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

/* A move finds no card whose face is hidden, whatever treasure it ends on. */
static void
test_hidden_cards (void)
{
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "d4 - d4,-,d2,- a4,b4,c4,d4" LAB_TEST_NO_MORE " :AC,-,:BD,- 1i - -");

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
            LAB_TEST_CORRIDORS "d4 - d4,-,d2,- a4,b4,c4,d4" LAB_TEST_NO_MORE " :AC,-,:BD,- 1i - -");

          memset (position.cards, LAB_TREASURE_HIDDEN, 4);
          position.rules = (guint8) rules;
          lab_test_assert_outcome (lab_test_play (&position, ends[i]), LAB_TREASURE_NONE, 0,
                                   LAB_SEAT_NONE);
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
    LAB_TEST_CORRIDORS "d4 - d4,-,d2,- a4,b4,c4,d4" LAB_TEST_NO_MORE " :AC,-,:BD,- 1i - -");

  position.cards[1] = LAB_TREASURE_HIDDEN;
  lab_test_assert_outcome (lab_test_play (&position, "E2=5-a4"), 0, 0, LAB_SEAT_NONE);
  g_assert_cmpuint (position.n_found[0], ==, 1);
  g_assert_cmpuint (position.cards[0], ==, 0);
  g_assert_cmpuint (position.cards[1], ==, LAB_TREASURE_HIDDEN);
  g_assert_cmphex (lab_position_get_sought (&position, 0), ==, 0);
}

static void
test_get_treasure (void)
{
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "a1 - a1,-,g7,- c1,b4,*,d4" LAB_TEST_NO_MORE " :A,-,:B,- 1i - -");

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
  g_test_add_func ("/model/position/clockwise", test_clockwise);
  g_test_add_func ("/model/position/hidden-cards", test_hidden_cards);
  g_test_add_func ("/model/position/hidden-is-not-found", test_hidden_is_not_found);
  g_test_add_func ("/model/position/hidden-below", test_hidden_below);
  g_test_add_func ("/model/position/get-treasure", test_get_treasure);
  g_test_add_func ("/model/position/equal", test_equal);
  g_test_add_func ("/model/position/gaps", test_gaps);
  return g_test_run ();
}
