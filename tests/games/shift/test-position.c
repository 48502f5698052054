/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-shift-notation.h"
#include "lab-test-games.h"

/* Tests */

/* Games on corridors: how they start, and what comes of each turn: the treasure found, the place
 * won with the last seat, or nothing. At the end there are the hands, the turn, and the places. */
static const struct
{
  const char *start;
  const char *turns;
  const char *log;
} games[] = {
  /* Both pawns stand where E2 pushes the tile out; C lies there, and D on the spare. The pawns are
   * carried onto D, which is not a move. The player finds it by staying there in their own turn. */
  { "a2 - a2,-,a2,- a4,b4,a2,*" LAB_TEST_NO_MORE " :C,-,:D,- 1i - -", "E2=5-g2 W4=a-g2",
    "- D :C,-,D:,- 1i -" },
  { "a3 - a3,-,g7,- c3,e3,g3,d4" LAB_TEST_NO_MORE " :ABC,-,:D,- 1i - -", "W6=5-g3",
    "- :ABC,-,:D,- 3i -" },
  /* The found card comes first; the others keep their order. */
  { "a3 - a3,-,g7,- c3,e3,g3,d4" LAB_TEST_NO_MORE " :ABC,-,:D,- 1i o -", "W6=5-g3",
    "C C:AB,-,:D,- 3i -" },
  /* Neither home before all treasures are found, nor the corner of another player wins. */
  { "b1 - b1,-,d5,- c1,b4,c4,d4" LAB_TEST_NO_MORE " B:A,-,:CD,- 1i - -",
    "W6=5-a1 W6=a-d5 W6=a-c1 W6=a-d5 W6=a-g1 W6=a-d5 W6=5-a1",
    "- - A - - - -1/3 BA:,-,:CD,- 1x 13" },
  /* A player can win only in a turn after the last find, even if that was on their own corner. */
  { "b1 - b1,-,d5,- a1,b4,c4,d4" LAB_TEST_NO_MORE " B:A,-,:CD,- 1i - -",
    "W6=5-a1 W6=a-d5 W6=a-a1", "A - -1/3 BA:,-,:CD,- 1x 13" },
  { "b1 - b1,-,d5,- c1,b4,c4,d4" LAB_TEST_NO_MORE " B:A,-,:CD,- 1i l -",
    "W6=5-a1 W6=a-d5 W6=a-c1", "- - A1/3 BA:,-,:CD,- 1x 13" },
};

LAB_TEST ("/model/position/games", test_games)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *start = g_strconcat (LAB_TEST_CORRIDORS, games[i].start, NULL);
      g_auto (GStrv) turns = g_strsplit (games[i].turns, " ", -1);
      LabShiftPosition position = lab_test_parse (start);
      g_autoptr (GString) log = g_string_new (NULL);
      g_autofree char *end = NULL;
      g_auto (GStrv) fields = NULL;

      for (guint turn = 0; turns[turn] != NULL; turn++)
        {
          LabShiftOutcome outcome = lab_test_play (&position, turns[turn]);

          g_string_append_c (log, outcome.found == LAB_SHIFT_TREASURE_NONE
                                      ? '-'
                                      : lab_shift_treasure_get_letter (outcome.found));
          if (outcome.place > 0)
            g_string_append_printf (log, "%u/%u", outcome.place, outcome.last_seat + 1);
          g_string_append_c (log, ' ');
        }
      end = lab_shift_notation_format_position (&position);
      fields = g_strsplit (end, " ", -1);
      g_string_append_printf (log, "%s %s %s", fields[6], fields[7], fields[9]);
      g_assert_cmpstr (log->str, ==, games[i].log);
    }
}

#define FOUR_CARDS                                                                                 \
  LAB_TEST_CORRIDORS "d4 - d4,-,d2,- a4,b4,c4,d4" LAB_TEST_NO_MORE " :AC,-,:BD,- 1i - -"

/* A move finds no card whose face is hidden, whatever treasure it ends on. */
LAB_TEST ("/model/position/hidden-is-not-found", test_hidden_is_not_found)
{
  static const char *ends[] = { "E2=5-a4", "E2=5-b4", "E2=5-c4", "E2=5-d4", "E2=5-g4" };

  for (guint i = 0; i < 8 * G_N_ELEMENTS (ends); i++)
    {
      LabShiftPosition position = lab_test_parse (FOUR_CARDS);

      memset (position.cards, LAB_SHIFT_TREASURE_HIDDEN, 4);
      position.rules = (guint8) (i % 8);
      g_assert_cmphex (lab_shift_position_get_sought (&position, 0), ==, 0);
      g_assert_false (lab_shift_position_heads_home (&position, 0));
      lab_test_play (&position, ends[i / 8]);
      g_assert_cmpuint (position.n_found[0], ==, 0);
      g_assert_cmpuint (position.cards[0], ==, LAB_SHIFT_TREASURE_HIDDEN);
      g_assert_cmpuint (position.seat, ==, 2);
    }
}

/* One card is hidden; the other one is found as usual, below it only with open cards. */
LAB_TEST ("/model/position/half-hidden", test_half_hidden)
{
  LabShiftPosition position = lab_test_parse (FOUR_CARDS);

  position.cards[0] = LAB_SHIFT_TREASURE_HIDDEN;
  g_assert_cmphex (lab_shift_position_get_sought (&position, 0), ==, 0);
  position.rules = LAB_SHIFT_RULES_OPEN_CARDS;
  g_assert_cmphex (lab_shift_position_get_sought (&position, 0), ==, LAB_SHIFT_TREASURE_BIT (2));

  position = lab_test_parse (FOUR_CARDS);
  position.cards[1] = LAB_SHIFT_TREASURE_HIDDEN;
  lab_test_play (&position, "E2=5-a4");
  g_assert_cmpuint (position.n_found[0], ==, 1);
  g_assert_cmpuint (position.cards[0], ==, 0);
  g_assert_cmpuint (position.cards[1], ==, LAB_SHIFT_TREASURE_HIDDEN);
  g_assert_cmphex (lab_shift_position_get_sought (&position, 0), ==, 0);
}

/* Two positions are equal exactly if all their members are. */
LAB_TEST ("/model/position/equal", test_equal)
{
  static const gsize members[] = {
    G_STRUCT_OFFSET (LabShiftPosition, board.open), G_STRUCT_OFFSET (LabShiftPosition, board.spare),
    G_STRUCT_OFFSET (LabShiftPosition, last_arrow), G_STRUCT_OFFSET (LabShiftPosition, seat),
    G_STRUCT_OFFSET (LabShiftPosition, phase), G_STRUCT_OFFSET (LabShiftPosition, rules),
    G_STRUCT_OFFSET (LabShiftPosition, pawns), G_STRUCT_OFFSET (LabShiftPosition, treasures),
    G_STRUCT_OFFSET (LabShiftPosition, cards), G_STRUCT_OFFSET (LabShiftPosition, n_cards),
    G_STRUCT_OFFSET (LabShiftPosition, n_found), G_STRUCT_OFFSET (LabShiftPosition, places),
    G_STRUCT_OFFSET (LabShiftPosition, n_places),
  };
  LabShiftPosition one, other;

  lab_shift_position_init (&one);
  other = one;
  g_assert_true (lab_shift_position_equal (&one, &other));
  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    {
      ((guint8 *) &other)[members[i]] ^= 1;
      g_assert_false (lab_shift_position_equal (&one, &other));
      ((guint8 *) &other)[members[i]] ^= 1;
    }
  g_assert_true (lab_shift_position_equal (&one, &other));
}

/* After a player resigns, notation can write the position, without that player's
 * pawn and cards. */
LAB_TEST ("/model/position/resign", test_resign)
{
  LabShiftDeal deal = { .seed = 4, .seats = 0xf, .first_seat = 1, .cards_each = 3 };
  LabShiftPosition before = lab_test_deal (&deal), position = before, again;
  g_autofree char *text = NULL;

  lab_shift_position_insert (&position, 0, position.board.spare);
  lab_shift_position_resign (&position);
  g_assert_cmpint (position.seat, ==, 2);
  g_assert_cmpint (position.phase, ==, LAB_SHIFT_PHASE_INSERT);
  g_assert_cmpuint (position.pawns[1], ==, LAB_SHIFT_CELL_NONE);
  g_assert_cmpuint (position.n_cards[1], ==, 0);
  g_assert_cmpmem (lab_shift_position_get_cards (&position, 0), 3,
                   lab_shift_position_get_cards (&before, 0), 3);
  g_assert_cmpmem (lab_shift_position_get_cards (&position, 2), 6,
                   lab_shift_position_get_cards (&before, 2), 6);
  for (guint i = 9; i < LAB_SHIFT_N_TREASURES; i++)
    g_assert_cmpuint (position.cards[i], ==, LAB_SHIFT_TREASURE_NONE);
  text = lab_shift_notation_format_position (&position);
  again = lab_test_parse (text);
  g_assert_cmpmem (&again, sizeof again, &position, sizeof position);

  lab_shift_position_resign (&position);
  g_assert_cmpint (position.seat, ==, 3);
  g_assert_cmpint (position.phase, ==, LAB_SHIFT_PHASE_INSERT);
  lab_shift_position_resign (&position);
  g_assert_cmpint (position.seat, ==, 0);
  g_assert_cmpint (position.phase, ==, LAB_SHIFT_PHASE_OVER);
  g_assert_cmpuint (position.n_places, ==, 0);
  g_assert_cmpuint (lab_shift_position_get_seats (&position), ==, LAB_SHIFT_SEAT_BIT (0));
}

/* If a player has finished before, the last remaining player takes the last place. */
LAB_TEST ("/model/position/resign-after-win", test_resign_after_win)
{
  LabShiftDeal deal = { .seed = 4, .seats = 0x7, .first_seat = 1, .cards_each = 1 };
  LabShiftPosition position = lab_test_deal (&deal);

  position.n_found[0] = 1;
  position.places[position.n_places++] = 0;
  lab_shift_position_resign (&position);
  g_assert_cmpint (position.phase, ==, LAB_SHIFT_PHASE_OVER);
  g_assert_cmpint (position.seat, ==, 2);
  g_assert_cmpuint (position.n_places, ==, 2);
  g_assert_cmpuint (position.places[1], ==, 2);
}

LAB_TEST ("/model/position/places", test_places)
{
  static const guint expected[2][LAB_SHIFT_N_SEATS] = { { 2, 1, 2, 2 }, { 3, 2, 3, 1 } };
  /* Found 1 of 3, 2 of 3, 1 of 3, 0 of 2: red, blue and violet have two left. */
  LabShiftPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "a1 - a1,g1,g7,a7 a3,b3,c3,d3,e3,f3,g3,a5,b5,c5,d5"
    ",-,-,-,-,-,-,-,-,-,-,-,-,- A:BC,DE:F,G:HI,:JK 1i - -");

  for (guint i = 0; i < 2; i++)
    {
      for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
        g_assert_cmpuint (lab_shift_position_get_place (&position, seat), ==, expected[i][seat]);
      position.places[position.n_places++] = 3;
    }
}
