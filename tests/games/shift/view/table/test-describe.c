/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-describe.h"

static void
assert_rules (LabRules    rules,
              const char *expected)
{
  g_autofree char *text = lab_describe_rules (rules);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_rules (void)
{
  assert_rules (LAB_RULES_STANDARD, "Standard rules");
  assert_rules (LAB_RULES_LAST_TREASURE, "Last treasure wins");
  assert_rules (LAB_RULES_OPEN_CARDS, "Open cards");
  assert_rules (LAB_RULES_RANDOM_TILES, "Random tiles");
  assert_rules (LAB_RULES_LAST_TREASURE | LAB_RULES_OPEN_CARDS | LAB_RULES_RANDOM_TILES,
                "Last treasure wins · Open cards · Random tiles");
}

static void
test_game (void)
{
  static const char * const names[LAB_N_SEATS] = { "Ada", NULL, "Cleo", NULL };
  const LabDeal deal = { G_MAXUINT64, 0x5, 0, 1, LAB_RULES_OPEN_CARDS };
  g_autoptr (LabGame) game = lab_game_new (&deal, names);
  g_autofree char *number = lab_describe_number (game);
  g_autofree char *about = lab_describe_game (game);

  g_assert_cmpstr (number, ==, "Game 18446744073709551615");
  g_assert_cmpstr (about, ==, "Open cards · Game 18446744073709551615");
}

/* Each rule is described by one of two sentences, for on and off. */
static void
test_details (void)
{
  static const char * const names[LAB_N_SEATS] = { "Ada", NULL, "Cleo", NULL };

  for (guint rules = 0; rules < 8; rules++)
    {
      const LabDeal deal = { 1, 0x5, 0, (guint8) (rules == 0 ? 1 : 5), (LabRules) rules };
      g_autoptr (LabGame) game = lab_game_new (&deal, names);
      g_autofree char *text = lab_describe_details (game);

      g_assert_cmpint (g_strrstr (text, "Each player has 1 treasure to find.") != NULL, ==,
                       rules == 0);
      g_assert_cmpint (g_strrstr (text, "Each player has 5 treasures to find.") != NULL, ==,
                       rules != 0);
      g_assert_cmpint (g_strrstr (text, "all their treasures wins") != NULL, ==,
                       (rules & LAB_RULES_LAST_TREASURE) != 0);
      g_assert_cmpint (g_strrstr (text, "return home wins") != NULL, ==,
                       (rules & LAB_RULES_LAST_TREASURE) == 0);
      g_assert_cmpint (g_strrstr (text, "Cards are open") != NULL, ==,
                       (rules & LAB_RULES_OPEN_CARDS) != 0);
      g_assert_cmpint (g_strrstr (text, "Cards are secret") != NULL, ==,
                       (rules & LAB_RULES_OPEN_CARDS) == 0);
      g_assert_cmpint (g_strrstr (text, "drawn at random") != NULL, ==,
                       (rules & LAB_RULES_RANDOM_TILES) != 0);
    }
}

/* Following the words of a hint rotates the tile correctly from every orientation. */
static void
test_hint (void)
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
  const LabDeal deal = { 1, 0x5, 0, 1, LAB_RULES_STANDARD };
  LabPosition position;

  lab_deal_position (&deal, &position);
  for (guint shape = 0; shape < 3; shape++)
    {
      static const LabOpenings tiles[] = { 0x3, 0x5, 0x7 };
      LabOpenings tile = tiles[shape];

      for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
        {
          const LabTurn turn = { 0, lab_openings_rotate (tile, ways[i].quarters), 0 };
          g_autofree char *hint = NULL;
          guint shortest = i;

          position.board.spare = tile;
          hint = lab_describe_hint (&position, &turn);
          if (lab_openings_orientations (tile) == 2)
            shortest = i % 2;
          g_assert_cmpstr (hint, ==, ways[shortest].words);
        }
    }
  position.phase = LAB_PHASE_MOVE;
  for (guint i = 0; i < 2; i++)
    {
      const LabTurn turn = { 0, 3, i == 0 ? position.pawns[0] : LAB_CELL (3, 3) };
      g_autofree char *hint = lab_describe_hint (&position, &turn);

      g_assert_cmpstr (hint, ==, i == 0 ? "Hint: leave the pawn where it is."
                                        : "Hint: move to the tile with the ring.");
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/describe/rules", test_rules);
  g_test_add_func ("/describe/game", test_game);
  g_test_add_func ("/describe/details", test_details);
  g_test_add_func ("/describe/hint", test_hint);
  return g_test_run ();
}
