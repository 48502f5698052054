/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-shift-notation.h"
#include "lab-test-games.h"

/* The deals of golden-deals.py, which shares no code with lab-shift-deal.c. These lines
 * must never change, because a seed deals the same game on every machine and in
 * every version. */
static const struct
{
  LabShiftDeal deal;
  const char *position;
} golden[] = {
  { { 1, 0x5, 0, 0, LAB_SHIFT_RULES_STANDARD },
    "6de5e6c/57cc5ed/797cead/953c553/73b7ded/565399a/33b5ba9 5 a1 - a1,-,g7,- "
    "c1,e1,a3,c3,e3,g3,a5,c5,e5,g5,c7,e7,c4,e6,f1,b3,f6,d2,g2,d5,b2,b1,f2,f5 "
    ":JNCXPLRBHGFK,-,:MTWEDASIQVUO,- 1i - -" },
  { { 1, 0x7, 1, 0, LAB_SHIFT_RULES_STANDARD },
    "6de5e6c/57cc5ed/797cead/953c553/73b7ded/565399a/33b5ba9 5 g1 - a1,g1,g7,- "
    "c1,e1,a3,c3,e3,g3,a5,c5,e5,g5,c7,e7,c4,e6,f1,b3,f6,d2,g2,d5,b2,b1,f2,f5 "
    ":JNCXPLRB,:HGFKMTWE,:DASIQVUO,- 2i - -" },
  { { 42, 0xf, 3, 0, LAB_SHIFT_RULES_STANDARD },
    "63e7e5c/36ca993/7a73eed/997a9a5/75b5dcd/535baae/37b5b69 6 a7 - a1,g1,g7,a7 "
    "c1,e1,a3,c3,e3,g3,a5,c5,e5,g5,c7,e7,b1,a4,*,g2,f2,d3,b7,g6,d6,c4,d1,f3 "
    ":EFANBP,:LDIRVT,:UHSQKM,:WOGCJX 4i - -" },
  { { 999999999, 0xa, 3, 4, LAB_SHIFT_RULES_LAST_TREASURE },
    "6ae3e3c/559aebe/7c7ce6d/a5a5c6b/7abcddd/c593356/3ab6b59 d a7 - -,g1,-,a7 "
    "c1,e1,a3,c3,e3,g3,a5,c5,e5,g5,c7,e7,c6,f4,f3,a6,f1,d7,g4,*,f2,f5,e2,g2 "
    "-,:ERGI,-,:JFBW 4i l -" },
  { { 2024, 0x5, 2, 12, LAB_SHIFT_RULES_OPEN_CARDS },
    "65e3e7c/655a3b6/7d7dead/9a3acc5/7bbadad/5d96665/33b3b59 6 g7 - a1,-,g7,- "
    "c1,e1,a3,c3,e3,g3,a5,c5,e5,g5,c7,e7,e4,*,d7,f4,b7,a2,b5,f2,b3,d3,f1,b6 "
    ":SGQVIRJEODXN,-,:KFCUAMTLBPHW,- 3i o -" },
  { { 7, 0xb, 0, 1, LAB_SHIFT_RULES_RANDOM_TILES },
    "6eeee9c/7beed6a/757be3d/cdcbbd6/7ebbddd/5ade5ae/3cb7be9 e a1 - a1,g1,-,a7 "
    "c1,e1,a3,c3,e3,g3,a5,c5,e5,g5,c7,e7,e2,e6,d6,b6,e4,d1,f4,g6,b7,c4,g4,d3 "
    ":K,:C,-,:M 1i r -" },
  { { G_MAXUINT64, 0xf, 2, 5,
      (LabShiftRules) (LAB_SHIFT_RULES_LAST_TREASURE | LAB_SHIFT_RULES_OPEN_CARDS
                       | LAB_SHIFT_RULES_RANDOM_TILES) },
    "65e6e7c/ec7eccd/7b73eed/55793c9/77b5d7d/d96d7d7/3dbbbe9 e g7 - a1,g1,g7,a7 "
    "c1,e1,a3,c3,e3,g3,a5,c5,e5,g5,c7,e7,a4,f5,f2,g4,d1,b3,b5,d2,c4,c6,a2,e4 "
    ":UQKGM,:DLFVE,:WTABP,:NJHSX 3i lor -" },
  { { 0, 0x5, 0, 0, LAB_SHIFT_RULES_STANDARD },
    "65e7eac/ae6c575/757ae3d/6337b99/73b5d6d/c5ac3e5/36b3ba9 5 a1 - a1,-,g7,- "
    "c1,e1,a3,c3,e3,g3,a5,c5,e5,g5,c7,e7,b4,f5,a6,d7,a4,f4,f6,f2,e4,d4,d1,b2 "
    ":QEHMICUOWBTF,-,:ADJKSGXVPLRN,- 1i - -" },
};

/* Private helpers */

/* Counts the loose tiles with @openings, including the spare. */
static void
count_loose (const LabShiftPosition *position,
             guint                   counts[16])
{
  memset (counts, 0, 16 * sizeof (guint));
  for (LabShiftBitboard rest = LAB_SHIFT_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabShiftCell cell = lab_shift_bitboard_first (rest);

      if (!lab_shift_cell_is_fixed (cell))
        counts[lab_shift_board_get_tile (&position->board, cell)]++;
    }
  counts[position->board.spare]++;
}

static LabShiftOpenings
tile_under (const LabShiftPosition *position,
            LabShiftTreasure        treasure)
{
  LabShiftCell cell = position->treasures[treasure];

  return cell == LAB_SHIFT_CELL_SPARE ? position->board.spare
                                : lab_shift_board_get_tile (&position->board, cell);
}

/* Asserts that what is fixed is as in any other deal, and that each treasure has a tile of its own.
 * The twelve fixed tiles with three ways have the treasures A to L. */
static void
assert_tiles (const LabShiftPosition *position)
{
  LabShiftPosition other = lab_test_parse (golden[0].position);
  gboolean taken[256] = { FALSE };

  for (LabShiftBitboard rest = LAB_SHIFT_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabShiftCell cell = lab_shift_bitboard_first (rest);

      if (lab_shift_cell_is_fixed (cell))
        g_assert_cmphex (lab_shift_board_get_tile (&position->board, cell), ==,
                         lab_shift_board_get_tile (&other.board, cell));
    }
  for (LabShiftTreasure treasure = 0; treasure < LAB_SHIFT_N_TREASURES; treasure++)
    {
      LabShiftCell cell = position->treasures[treasure];

      g_assert_false (taken[cell]);
      taken[cell] = TRUE;
      if (treasure < 12)
        g_assert_cmpuint (cell, ==, other.treasures[treasure]);
      else if (cell != LAB_SHIFT_CELL_SPARE)
        g_assert_false (lab_shift_cell_is_fixed (cell));
    }
}

static void
assert_cards (const LabShiftDeal     *deal,
              const LabShiftPosition *position)
{
  guint n_players = (guint) __builtin_popcount (deal->seats);
  guint each = deal->cards_each > 0 ? deal->cards_each : 24 / n_players;
  LabShiftTreasureSet dealt = 0;

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      gboolean taken = (deal->seats & LAB_SHIFT_SEAT_BIT (seat)) != 0;
      const guint8 *cards = lab_shift_position_get_cards (position, seat);

      g_assert_cmpuint (position->n_cards[seat], ==, taken ? each : 0);
      g_assert_cmpuint (position->n_found[seat], ==, 0);
      g_assert_cmpuint (position->pawns[seat], ==,
                        taken ? lab_shift_seat_get_corner (seat) : LAB_SHIFT_CELL_NONE);
      for (guint i = 0; i < position->n_cards[seat]; i++)
        {
          g_assert_cmpuint (cards[i], <, LAB_SHIFT_N_TREASURES);
          g_assert_cmphex (dealt & LAB_SHIFT_TREASURE_BIT (cards[i]), ==, 0);
          dealt |= LAB_SHIFT_TREASURE_BIT (cards[i]);
        }
    }
  g_assert_cmpint (__builtin_popcount (dealt), ==, (int) (each * n_players));
}

/* Tests */

LAB_TEST ("/model/deal/golden", test_golden)
{
  for (gsize i = 0; i < G_N_ELEMENTS (golden); i++)
    {
      LabShiftPosition position = lab_test_deal (&golden[i].deal);
      LabShiftPosition read = lab_test_parse (golden[i].position);
      g_autofree char *text = lab_shift_notation_format_position (&position);

      g_assert_cmpstr (text, ==, golden[i].position);
      g_assert_cmpmem (&position, sizeof position, &read, sizeof read);
    }
}

LAB_TEST ("/model/deal/composition", test_composition)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);

  for (guint round = 0; round < 2000; round++)
    {
      LabShiftDeal deal = lab_test_random_deal (random);
      LabShiftPosition position = lab_test_deal (&deal);
      guint counts[16];

      assert_tiles (&position);
      assert_cards (&deal, &position);
      g_assert_cmpuint (position.seat, ==, deal.first_seat);
      g_assert_cmpuint (position.rules, ==, deal.rules);
      g_assert_cmpuint (position.phase, ==, LAB_SHIFT_PHASE_INSERT);
      g_assert_cmpuint (position.last_arrow, ==, LAB_SHIFT_ARROW_NONE);
      g_assert_cmpuint (position.n_places, ==, 0);
      g_assert_cmphex (lab_shift_position_get_seats (&position), ==, deal.seats);
      if ((deal.rules & LAB_SHIFT_RULES_RANDOM_TILES) != 0)
        continue;

      count_loose (&position, counts);
      g_assert_cmpuint (counts[0x3] + counts[0x6] + counts[0x9] + counts[0xc], ==, 15);
      g_assert_cmpuint (counts[0x5] + counts[0xa], ==, 13);
      g_assert_cmpuint (counts[0x7] + counts[0xb] + counts[0xd] + counts[0xe], ==, 6);
      for (LabShiftTreasure treasure = 12; treasure < 24; treasure++)
        g_assert_cmpint (lab_shift_openings_shape (tile_under (&position, treasure)), ==,
                         treasure < 18 ? LAB_SHIFT_SHAPE_CORNER : LAB_SHIFT_SHAPE_T);
    }
}

LAB_TEST ("/model/deal/draw-seed", test_draw_seed)
{
  guint64 first = lab_shift_deal_draw_seed ();
  guint n_same = 0;

  for (guint i = 0; i < 1000; i++)
    {
      guint64 seed = lab_shift_deal_draw_seed ();

      g_assert_cmpuint (seed, >=, 1);
      g_assert_cmpuint (seed, <=, 999999999);
      n_same += seed == first ? 1 : 0;
    }
  g_assert_cmpuint (n_same, <, 10);
}
