/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-deal.h"
#include "lab-notation.h"
#include "lab-test-games.h"

/* The deals of golden-deals.py, which shares no code with lab-deal.c. These lines
 * must never change, because a seed deals the same game on every machine and in
 * every version. */
static const struct
{
  LabDeal deal;
  const char *position;
} golden[] = {
  { { 1, 0x5, 0, 0,
      LAB_RULES_STANDARD },
    "6de5e6c/57cc5ed/797cead/953c553/73b7ded/565399a/33b5ba9 5 a1 - a1,-,g7,- "
    "c1,e1,a3,c3,e3,g3,a5,c5,e5,g5,c7,e7,c4,e6,f1,b3,f6,d2,g2,d5,b2,b1,f2,f5 "
    ":JNCXPLRBHGFK,-,:MTWEDASIQVUO,- 1i - -" },
  { { 1, 0x7, 1, 0,
      LAB_RULES_STANDARD },
    "6de5e6c/57cc5ed/797cead/953c553/73b7ded/565399a/33b5ba9 5 g1 - a1,g1,g7,- "
    "c1,e1,a3,c3,e3,g3,a5,c5,e5,g5,c7,e7,c4,e6,f1,b3,f6,d2,g2,d5,b2,b1,f2,f5 "
    ":JNCXPLRB,:HGFKMTWE,:DASIQVUO,- 2i - -" },
  { { 42, 0xf, 3, 0,
      LAB_RULES_STANDARD },
    "63e7e5c/36ca993/7a73eed/997a9a5/75b5dcd/535baae/37b5b69 6 a7 - a1,g1,g7,a7 "
    "c1,e1,a3,c3,e3,g3,a5,c5,e5,g5,c7,e7,b1,a4,*,g2,f2,d3,b7,g6,d6,c4,d1,f3 "
    ":EFANBP,:LDIRVT,:UHSQKM,:WOGCJX 4i - -" },
  { { 999999999, 0xa, 3, 4,
      LAB_RULES_LAST_TREASURE },
    "6ae3e3c/559aebe/7c7ce6d/a5a5c6b/7abcddd/c593356/3ab6b59 d a7 - -,g1,-,a7 "
    "c1,e1,a3,c3,e3,g3,a5,c5,e5,g5,c7,e7,c6,f4,f3,a6,f1,d7,g4,*,f2,f5,e2,g2 "
    "-,:ERGI,-,:JFBW 4i l -" },
  { { 2024, 0x5, 2, 12,
      LAB_RULES_OPEN_CARDS },
    "65e3e7c/655a3b6/7d7dead/9a3acc5/7bbadad/5d96665/33b3b59 6 g7 - a1,-,g7,- "
    "c1,e1,a3,c3,e3,g3,a5,c5,e5,g5,c7,e7,e4,*,d7,f4,b7,a2,b5,f2,b3,d3,f1,b6 "
    ":SGQVIRJEODXN,-,:KFCUAMTLBPHW,- 3i o -" },
  { { 7, 0xb, 0, 1,
      LAB_RULES_RANDOM_TILES },
    "6eeee9c/7beed6a/757be3d/cdcbbd6/7ebbddd/5ade5ae/3cb7be9 e a1 - a1,g1,-,a7 "
    "c1,e1,a3,c3,e3,g3,a5,c5,e5,g5,c7,e7,e2,e6,d6,b6,e4,d1,f4,g6,b7,c4,g4,d3 "
    ":K,:C,-,:M 1i r -" },
  { { G_MAXUINT64, 0xf, 2, 5,
      (LabRules) (LAB_RULES_LAST_TREASURE | LAB_RULES_OPEN_CARDS | LAB_RULES_RANDOM_TILES) },
    "65e6e7c/ec7eccd/7b73eed/55793c9/77b5d7d/d96d7d7/3dbbbe9 e g7 - a1,g1,g7,a7 "
    "c1,e1,a3,c3,e3,g3,a5,c5,e5,g5,c7,e7,a4,f5,f2,g4,d1,b3,b5,d2,c4,c6,a2,e4 "
    ":UQKGM,:DLFVE,:WTABP,:NJHSX 3i lor -" },
  { { 0, 0x5, 0, 0,
      LAB_RULES_STANDARD },
    "65e7eac/ae6c575/757ae3d/6337b99/73b5d6d/c5ac3e5/36b3ba9 5 a1 - a1,-,g7,- "
    "c1,e1,a3,c3,e3,g3,a5,c5,e5,g5,c7,e7,b4,f5,a6,d7,a4,f4,f6,f2,e4,d4,d1,b2 "
    ":QEHMICUOWBTF,-,:ADJKSGXVPLRN,- 1i - -" },
};

/* Private helpers */

/* Counts the loose tiles with @openings, including the spare. */
static void
count_loose (const LabPosition *position,
             guint              counts[16])
{
  memset (counts, 0, 16 * sizeof (guint));
  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabCell cell = lab_bitboard_first (rest);

      if (!lab_cell_is_fixed (cell))
        counts[lab_board_get_tile (&position->board, cell)]++;
    }
  counts[position->board.spare]++;
}

static LabOpenings
tile_under (const LabPosition *position,
            LabTreasure        treasure)
{
  LabCell cell = position->treasures[treasure];

  return cell == LAB_CELL_SPARE ? position->board.spare
                                : lab_board_get_tile (&position->board, cell);
}

static void
assert_fixed_tiles (const LabPosition *position)
{
  static const char *rows[] = {
    "6.e.e.c", ".......", "7.7.e.d", ".......", "7.b.d.d", ".......", "3.b.b.9",
  };
  LabTreasure treasure = 0;

  for (guint row = 0; row < 7; row++)
    {
      for (guint column = 0; column < 7; column++)
        {
          LabCell cell = LAB_CELL (column, row);
          int tile = g_ascii_xdigit_value (rows[row][column]);

          if (tile < 0)
            continue;
          g_assert_cmphex (lab_board_get_tile (&position->board, cell), ==, tile);
          /* The twelve T tiles have the treasures A to L in reading order; corners
           * have none. */
          if (tile == 0x7 || tile == 0xb || tile == 0xd || tile == 0xe)
            g_assert_cmpuint (position->treasures[treasure++], ==, cell);
          else
            g_assert_cmpuint (lab_position_get_treasure (position, cell), ==, LAB_TREASURE_NONE);
        }
    }
  g_assert_cmpuint (treasure, ==, 12);
}

/* Asserts that each treasure has a tile of its own. */
static void
assert_treasures (const LabPosition *position)
{
  gboolean taken[256] = { FALSE };

  for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    {
      LabCell cell = position->treasures[treasure];

      g_assert_true (lab_cell_is_on_board (cell) || cell == LAB_CELL_SPARE);
      g_assert_false (taken[cell]);
      taken[cell] = TRUE;
      if (treasure >= 12 && cell != LAB_CELL_SPARE)
        g_assert_false (lab_cell_is_fixed (cell));
    }
}

static void
assert_cards (const LabDeal     *deal,
              const LabPosition *position)
{
  guint n_players = (guint) __builtin_popcount (deal->seats);
  guint each = deal->cards_each > 0 ? deal->cards_each : 24 / n_players;
  LabTreasureSet dealt = 0;

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      gboolean taken = (deal->seats & LAB_SEAT_BIT (seat)) != 0;
      const guint8 *cards = lab_position_get_cards (position, seat);

      g_assert_cmpuint (position->n_cards[seat], ==, taken ? each : 0);
      g_assert_cmpuint (position->n_found[seat], ==, 0);
      g_assert_cmpuint (position->pawns[seat], ==,
                        taken ? lab_seat_get_corner (seat) : LAB_CELL_NONE);
      for (guint i = 0; i < position->n_cards[seat]; i++)
        {
          g_assert_cmpuint (cards[i], <, LAB_N_TREASURES);
          g_assert_cmphex (dealt & LAB_TREASURE_BIT (cards[i]), ==, 0);
          dealt |= LAB_TREASURE_BIT (cards[i]);
        }
    }
  g_assert_cmpint (__builtin_popcount (dealt), ==, (int) (each * n_players));
}

/* Tests */

static void
test_golden (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (golden); i++)
    {
      LabPosition position, read;
      g_autofree char *text = NULL;

      lab_deal_position (&golden[i].deal, &position);
      text = lab_notation_format_position (&position);
      g_assert_cmpstr (text, ==, golden[i].position);
      read = lab_test_parse (golden[i].position);
      g_assert_cmpmem (&position, sizeof position, &read, sizeof read);
    }
}

static void
test_composition (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);

  for (guint round = 0; round < 2000; round++)
    {
      LabDeal deal = lab_test_random_deal (random);
      LabPosition position;
      guint counts[16];

      lab_deal_position (&deal, &position);
      assert_fixed_tiles (&position);
      assert_treasures (&position);
      assert_cards (&deal, &position);
      g_assert_cmpuint (position.seat, ==, deal.first_seat);
      g_assert_cmpuint (position.rules, ==, deal.rules);
      g_assert_cmpuint (position.phase, ==, LAB_PHASE_INSERT);
      g_assert_cmpuint (position.last_arrow, ==, LAB_ARROW_NONE);
      g_assert_cmpuint (position.n_places, ==, 0);
      g_assert_cmphex (lab_position_get_seats (&position), ==, deal.seats);
      if ((deal.rules & LAB_RULES_RANDOM_TILES) != 0)
        continue;

      count_loose (&position, counts);
      g_assert_cmpuint (counts[0x3] + counts[0x6] + counts[0x9] + counts[0xc], ==, 15);
      g_assert_cmpuint (counts[0x5] + counts[0xa], ==, 13);
      g_assert_cmpuint (counts[0x7] + counts[0xb] + counts[0xd] + counts[0xe], ==, 6);
      for (LabTreasure treasure = 12; treasure < 24; treasure++)
        g_assert_cmpint (lab_openings_shape (tile_under (&position, treasure)), ==,
                         treasure < 18 ? LAB_SHAPE_CORNER : LAB_SHAPE_T);
    }
}

static void
test_orientations (void)
{
  guint counts[16] = { 0 }, spares[4] = { 0 };

  for (guint64 seed = 0; seed < 2000; seed++)
    {
      LabDeal deal = { seed, 0x5, 0, 0, LAB_RULES_STANDARD };
      LabPosition position;
      guint loose[16];

      lab_deal_position (&deal, &position);
      count_loose (&position, loose);
      for (guint tile = 0; tile < 16; tile++)
        counts[tile] += loose[tile];
      spares[lab_openings_shape (position.board.spare)]++;
    }
  /* Expected per deal: 15 corners in four orientations: 3.75; 13 straights in two:
   * 6.5; 6 T tiles in four: 1.5. Five standard deviations are allowed. */
  for (guint tile = 0; tile < 16; tile++)
    {
      static const double means[] = { 0, 3.75, 6.5, 1.5 };
      double expected = 2000 * means[lab_openings_shape ((LabOpenings) tile)];

      g_assert_cmpfloat (counts[tile], >=, expected * 0.9);
      g_assert_cmpfloat (counts[tile], <=, expected * 1.1);
    }
  /* Each loose tile can become the spare. */
  g_assert_cmpuint (spares[LAB_SHAPE_CORNER], >, 700);
  g_assert_cmpuint (spares[LAB_SHAPE_STRAIGHT], >, 600);
  g_assert_cmpuint (spares[LAB_SHAPE_T], >, 250);
}

static void
test_random_tiles (void)
{
  guint counts[16] = { 0 };

  for (guint64 seed = 0; seed < 1000; seed++)
    {
      LabDeal deal = { seed, 0xf, 0, 0, LAB_RULES_RANDOM_TILES };
      LabPosition position;
      guint loose[16];

      lab_deal_position (&deal, &position);
      assert_fixed_tiles (&position);
      assert_treasures (&position);
      count_loose (&position, loose);
      for (guint tile = 0; tile < 16; tile++)
        counts[tile] += loose[tile];
    }
  for (guint tile = 0; tile < 16; tile++)
    {
      int n_walls = 4 - __builtin_popcount (tile);

      if (n_walls == 1 || n_walls == 2)
        {
          g_assert_cmpuint (counts[tile], >, 3100);
          g_assert_cmpuint (counts[tile], <, 3700);
        }
      else
        {
          g_assert_cmpuint (counts[tile], ==, 0);
        }
    }
}

static void
test_same_again (void)
{
  LabDeal deal = { 77, 0x7, 1, 3, LAB_RULES_OPEN_CARDS };
  LabPosition a, b;

  lab_deal_position (&deal, &a);
  lab_deal_position (&deal, &b);
  g_assert_cmpmem (&a, sizeof a, &b, sizeof b);
  deal.seed++;
  lab_deal_position (&deal, &b);
  g_assert_true (memcmp (&a.board, &b.board, sizeof a.board) != 0);
  g_assert_true (memcmp (a.cards, b.cards, sizeof a.cards) != 0);
}

static void
test_same_labyrinth (void)
{
  static const LabSeatSet tables[] = { 0x5, 0x3, 0x7, 0xf, 0xa };
  LabDeal deal = { 123456789, 0x5, 0, 0, LAB_RULES_STANDARD };
  LabPosition first;

  lab_deal_position (&deal, &first);
  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      LabPosition other;

      deal.seats = tables[i];
      deal.first_seat = (LabSeat) __builtin_ctz (tables[i]);
      lab_deal_position (&deal, &other);
      g_assert_cmpmem (&other.board, sizeof other.board, &first.board, sizeof first.board);
      g_assert_cmpmem (other.treasures, sizeof other.treasures, first.treasures,
                       sizeof first.treasures);
    }
}

static void
test_cards_differ (void)
{
  guint firsts[LAB_N_TREASURES] = { 0 };

  for (guint64 seed = 0; seed < 4800; seed++)
    {
      LabDeal deal = { seed, 0x5, 0, 0, LAB_RULES_STANDARD };
      LabPosition position;

      lab_deal_position (&deal, &position);
      firsts[position.cards[0]]++;
    }
  for (guint card = 0; card < LAB_N_TREASURES; card++)
    {
      g_assert_cmpuint (firsts[card], >, 130);
      g_assert_cmpuint (firsts[card], <, 270);
    }
}

static void
test_max_cards (void)
{
  g_assert_cmpuint (lab_deal_max_cards (1), ==, 24);
  g_assert_cmpuint (lab_deal_max_cards (2), ==, 12);
  g_assert_cmpuint (lab_deal_max_cards (3), ==, 8);
  g_assert_cmpuint (lab_deal_max_cards (4), ==, 6);
}

static void
test_draw_seed (void)
{
  guint64 first = lab_deal_draw_seed ();
  guint n_same = 0;

  for (guint i = 0; i < 1000; i++)
    {
      guint64 seed = lab_deal_draw_seed ();

      g_assert_cmpuint (seed, >=, 1);
      g_assert_cmpuint (seed, <=, 999999999);
      n_same += seed == first ? 1 : 0;
    }
  g_assert_cmpuint (n_same, <, 10);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/deal/golden", test_golden);
  g_test_add_func ("/model/deal/composition", test_composition);
  g_test_add_func ("/model/deal/orientations", test_orientations);
  g_test_add_func ("/model/deal/random-tiles", test_random_tiles);
  g_test_add_func ("/model/deal/same-again", test_same_again);
  g_test_add_func ("/model/deal/same-labyrinth-for-any-table", test_same_labyrinth);
  g_test_add_func ("/model/deal/cards-differ", test_cards_differ);
  g_test_add_func ("/model/deal/max-cards", test_max_cards);
  g_test_add_func ("/model/deal/draw-seed", test_draw_seed);
  return g_test_run ();
}
