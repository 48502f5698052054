/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-shift-describe.h"

static void
assert_rules (LabShiftRules rules,
              const char   *expected)
{
  g_autofree char *text = lab_shift_describe_rules (rules);

  g_assert_cmpstr (text, ==, expected);
}

LAB_TEST ("/describe/rules", test_rules)
{
  assert_rules (LAB_SHIFT_RULES_STANDARD, "Standard rules");
  assert_rules (LAB_SHIFT_RULES_LAST_TREASURE, "Last treasure wins");
  assert_rules (LAB_SHIFT_RULES_OPEN_CARDS, "Open cards");
  assert_rules (LAB_SHIFT_RULES_RANDOM_TILES, "Random tiles");
  assert_rules (LAB_SHIFT_RULES_LAST_TREASURE | LAB_SHIFT_RULES_OPEN_CARDS
                  | LAB_SHIFT_RULES_RANDOM_TILES,
                "Last treasure wins · Open cards · Random tiles");
}

LAB_TEST ("/describe/game", test_game)
{
  static const char * const names[LAB_SHIFT_N_SEATS] = { "Ada", NULL, "Cleo", NULL };
  const LabShiftDeal deal = { G_MAXUINT64, 0x5, 0, 1, LAB_SHIFT_RULES_OPEN_CARDS };
  g_autoptr (LabShiftGame) game = lab_shift_game_new (&deal, names);
  g_autofree char *number = lab_shift_describe_number (game->deal.seed);
  g_autofree char *about = lab_shift_describe_game (game);

  g_assert_cmpstr (number, ==, "Game 18446744073709551615");
  g_assert_cmpstr (about, ==, "Open cards · Game 18446744073709551615");
}

/* Each rule is described by one of two sentences, for on and off. */
LAB_TEST ("/describe/details", test_details)
{
  static const char * const names[LAB_SHIFT_N_SEATS] = { "Ada", NULL, "Cleo", NULL };

  for (guint rules = 0; rules < 8; rules++)
    {
      const LabShiftDeal deal = { 1, 0x5, 0, (guint8) (rules == 0 ? 1 : 5), (LabShiftRules) rules };
      g_autoptr (LabShiftGame) game = lab_shift_game_new (&deal, names);
      g_autofree char *text = lab_shift_describe_details (game);

      g_assert_cmpint (g_strrstr (text, "Each player has 1 treasure to find.") != NULL, ==,
                       rules == 0);
      g_assert_cmpint (g_strrstr (text, "Each player has 5 treasures to find.") != NULL, ==,
                       rules != 0);
      g_assert_cmpint (g_strrstr (text, "all their treasures wins") != NULL, ==,
                       (rules & LAB_SHIFT_RULES_LAST_TREASURE) != 0);
      g_assert_cmpint (g_strrstr (text, "return home wins") != NULL, ==,
                       (rules & LAB_SHIFT_RULES_LAST_TREASURE) == 0);
      g_assert_cmpint (g_strrstr (text, "Cards are open") != NULL, ==,
                       (rules & LAB_SHIFT_RULES_OPEN_CARDS) != 0);
      g_assert_cmpint (g_strrstr (text, "Cards are secret") != NULL, ==,
                       (rules & LAB_SHIFT_RULES_OPEN_CARDS) == 0);
      g_assert_cmpint (g_strrstr (text, "drawn at random") != NULL, ==,
                       (rules & LAB_SHIFT_RULES_RANDOM_TILES) != 0);
    }
}

/* Following the words of a hint rotates the tile correctly from every orientation. */
LAB_TEST ("/describe/hint", test_hint)
{
  static const struct
  {
    const char *words;
    int quarters;
  } ways[] = {
    { "Hint: insert the tile as it is at the highlighted arrow.", 0 },
    { "Hint: rotate once clockwise, then insert at the highlighted arrow.", 1 },
    { "Hint: rotate twice, then insert at the highlighted arrow.", 2 },
    { "Hint: rotate once counterclockwise, then insert at the highlighted arrow.", -1 },
  };
  const LabShiftDeal deal = { 1, 0x5, 0, 1, LAB_SHIFT_RULES_STANDARD };
  LabShiftPosition position;

  lab_shift_deal_position (&deal, &position);
  for (guint shape = 0; shape < 3; shape++)
    {
      static const LabShiftOpenings tiles[] = { 0x3, 0x5, 0x7 };
      LabShiftOpenings tile = tiles[shape];

      for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
        {
          const LabShiftTurn turn = { 0, lab_shift_openings_rotate (tile, ways[i].quarters), 0 };
          g_autofree char *hint = NULL;
          guint shortest = i;

          position.board.spare = tile;
          hint = lab_shift_describe_hint (&position, &turn);
          if (lab_shift_openings_orientations (tile) == 2)
            shortest = i % 2;
          g_assert_cmpstr (hint, ==, ways[shortest].words);
        }
    }
  position.phase = LAB_SHIFT_PHASE_MOVE;
  for (guint i = 0; i < 2; i++)
    {
      const LabShiftTurn turn = { 0, 3, i == 0 ? position.pawns[0] : LAB_SHIFT_CELL (3, 3) };
      g_autofree char *hint = lab_shift_describe_hint (&position, &turn);

      g_assert_cmpstr (hint, ==, i == 0 ? "Hint: leave the pawn where it is."
                                        : "Hint: move to the tile with the ring.");
    }
}
