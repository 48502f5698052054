/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-shift-deal.h"
#include "lab-shift-hand.h"
#include "lab-shift-players.h"

#define NONE LAB_SHIFT_SEAT_NONE

/* Returns a position of four players with @seat to move, in which @placed have
 * finished. */
static LabShiftPosition
make_position (LabShiftSeat    seat,
               LabShiftSeatSet placed,
               LabShiftRules   rules)
{
  const LabShiftDeal deal = { 1, 0xf, seat, 3, rules };
  LabShiftPosition position;

  lab_shift_deal_position (&deal, &position);
  for (LabShiftSeat other = 0; other < LAB_SHIFT_N_SEATS; other++)
    if ((placed & LAB_SHIFT_SEAT_BIT (other)) != 0)
      position.places[position.n_places++] = other;
  return position;
}

/* The expected handover for each combination of players. */
LAB_TEST ("/card-visibility/rules", test_rules)
{
  static const struct
  {
    LabShiftSeat seat;
    LabShiftSeatSet persons, placed;
    LabShiftSeat viewer;
    gboolean cover;
    LabShiftSeat shown;
  } cases[] = {
    /* There is no person to hide cards from. */
    { 1, 0x0, 0x0, NONE, FALSE, 1 },
    { 0, 0x1, 0x0, 0, FALSE, 0 },
    { 1, 0x1, 0x0, 0, FALSE, 0 },
    { 3, 0x1, 0x2, 0, FALSE, 0 },
    /* The only person has finished. */
    { 3, 0x1, 0x1, 0, FALSE, NONE },
    /* With two people there is a handover before each turn, and card backs in
     * between. */
    { 0, 0x5, 0x0, NONE, TRUE, NONE },
    { 0, 0x5, 0x0, 0, FALSE, 0 },
    { 1, 0x5, 0x0, 0, FALSE, NONE },
    { 2, 0x5, 0x0, 0, TRUE, NONE },
    { 2, 0x5, 0x0, 2, FALSE, 2 },
    { 3, 0x5, 0x0, 2, FALSE, NONE },
    { 1, 0x5, 0x0, NONE, FALSE, NONE },
    /* One of two people has finished, so the other takes the screen once. */
    { 2, 0x5, 0x1, 0, TRUE, NONE },
    { 1, 0x5, 0x1, 0, FALSE, NONE },
    { 3, 0x5, 0x1, 2, FALSE, 2 },
    { 2, 0x5, 0x1, 2, FALSE, 2 },
    /* One of three people has finished. */
    { 3, 0x7, 0x1, 2, FALSE, NONE },
    { 1, 0x7, 0x1, 2, TRUE, NONE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      LabShiftPosition position = make_position (cases[i].seat, cases[i].placed,
                                                 LAB_SHIFT_RULES_STANDARD);

      g_test_message ("case %u", i);
      g_assert_cmpint (
          lab_shift_card_visibility_needs_cover (&position, cases[i].persons, cases[i].viewer), ==,
          cases[i].cover);
      g_assert_cmpuint (
          lab_shift_card_visibility_get_shown (&position, cases[i].persons, cases[i].viewer), ==,
          cases[i].shown);
    }
}

/* Tries every situation: if another person plays, a person's card is visible only in
 * their own turn, while they have the screen. */
LAB_TEST ("/card-visibility/always", test_always)
{
  for (guint code = 0; code < 16 * 16 * 4 * 5; code++)
    {
      LabShiftSeatSet persons = code % 16, placed = code / 16 % 16;
      LabShiftSeat seat = (LabShiftSeat) (code / 256 % 4), viewer = (LabShiftSeat) (code / 1024);
      LabShiftPosition position;
      LabShiftSeat shown;

      if (viewer == LAB_SHIFT_N_SEATS)
        viewer = NONE;
      if ((placed & LAB_SHIFT_SEAT_BIT (seat)) != 0
          || (viewer != NONE && (persons & LAB_SHIFT_SEAT_BIT (viewer)) == 0))
        continue;
      position = make_position (seat, placed, LAB_SHIFT_RULES_STANDARD);
      shown = lab_shift_card_visibility_get_shown (&position, persons, viewer);
      if (shown == NONE)
        continue;
      if (persons == 0)
        {
          g_assert_cmpuint (shown, ==, seat);
          continue;
        }
      g_assert_cmpuint (shown, ==, viewer);
      g_assert_true (shown == seat || (persons & ~placed & 0xf) == LAB_SHIFT_SEAT_BIT (shown));
    }
}

LAB_TEST ("/card-visibility/open-cards", test_open_cards)
{
  LabShiftPosition position = make_position (0, 0, LAB_SHIFT_RULES_OPEN_CARDS);

  g_assert_false (lab_shift_card_visibility_needs_cover (&position, 0x5, NONE));
  g_assert_false (lab_shift_card_visibility_needs_cover (&position, 0x5, 2));
  g_assert_false (lab_shift_card_visibility_hides_find (&position, 0x5, 2));
  g_assert_cmpuint (lab_shift_card_visibility_get_shown (&position, 0x5, 2), ==, 0);
  /* People must not see a computer's cards, nor the reverse. */
  g_assert_cmpuint (lab_shift_card_visibility_get_shown (&position, 0x6, 2), ==, NONE);
  g_assert_cmpuint (lab_shift_card_visibility_get_shown (&position, 0x4, 2), ==, 2);
}

LAB_TEST ("/card-visibility/finds", test_finds)
{
  LabShiftPosition position = make_position (3, 0x1, LAB_SHIFT_RULES_STANDARD);

  g_assert_true (lab_shift_card_visibility_hides_find (&position, 0x6, 1));
  g_assert_true (lab_shift_card_visibility_hides_find (&position, 0x6, 2));
  /* Nothing is hidden for a computer, for nobody, for a player who has finished, or
   * for a lone player. */
  g_assert_false (lab_shift_card_visibility_hides_find (&position, 0x6, 3));
  g_assert_false (lab_shift_card_visibility_hides_find (&position, 0x6, NONE));
  g_assert_false (lab_shift_card_visibility_hides_find (&position, 0x7, 0));
  g_assert_false (lab_shift_card_visibility_hides_find (&position, 0x2, 1));
  g_assert_false (lab_shift_card_visibility_hides_find (&position, 0x3, 1));
}

LAB_TEST ("/card-visibility/first-viewer", test_first_viewer)
{
  g_assert_cmpuint (lab_shift_card_visibility_get_first_viewer (0x0), ==, NONE);
  g_assert_cmpuint (lab_shift_card_visibility_get_first_viewer (0x4), ==, 2);
  g_assert_cmpuint (lab_shift_card_visibility_get_first_viewer (0x5), ==, NONE);
  g_assert_cmpuint (lab_shift_card_visibility_get_first_viewer (0xf), ==, NONE);
}

/* Every kind can be parsed from its own word; unknown words give a person. */
LAB_TEST ("/card-visibility/kinds", test_kinds)
{
  for (LabShiftPlayerKind kind = 0; kind < LAB_SHIFT_N_PLAYER_KINDS; kind++)
    g_assert_cmpint (lab_shift_player_kind_parse (lab_shift_player_kind_get_id (kind)), ==, kind);
  g_assert_cmpint (lab_shift_player_kind_parse ("champion"), ==, LAB_SHIFT_PLAYER_PERSON);
}
