/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-describe-board.h"

static const char * const names[LAB_N_SEATS] = { "Ada", NULL, "Cleo", NULL };

static LabGame *
create_game (LabPosition *position)
{
  const LabDeal deal = { 1, 0x5, 0, 2, LAB_RULES_STANDARD };

  lab_deal_position (&deal, position);
  return lab_game_new_from_position (position, names);
}

static void
assert_says (char       *text,
             const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

/* Each orientation of each tile has its own description, which names the open sides. */
static void
test_openings (void)
{
  static const char * const sides[LAB_N_SIDES] = { "north", "east", "south", "west" };
  static const char * const shapes[] = { NULL, "corner ", "straight ", "T " };

  for (LabOpenings openings = 0; openings <= 0xf; openings++)
    {
      const char *words;

      if (lab_openings_shape (openings) == LAB_SHAPE_NONE)
        continue;
      words = lab_describe_openings (openings);
      g_assert_true (g_str_has_prefix (words, shapes[lab_openings_shape (openings)]));
      for (LabSide side = LAB_NORTH; side <= LAB_WEST; side++)
        g_assert_cmpint (g_strrstr (words, sides[side]) != NULL, ==, (openings >> side) & 1);
    }
}

/* The corners of the board never change, nor do the pawns' first positions. */
static void
test_cells (void)
{
  LabPosition position;
  g_autoptr (LabGame) game = create_game (&position);

  assert_says (lab_describe_cell (game, LAB_CELL (0, 0), FALSE),
               "Row 1, column 1: corner open east and south; start of red; red pawn");
  assert_says (lab_describe_cell (game, LAB_CELL (6, 0), TRUE),
               "Row 1, column 7: corner open south and west; start of yellow; reachable");
  assert_says (lab_describe_cell (game, LAB_CELL (6, 6), FALSE),
               "Row 7, column 7: corner open north and west; start of blue; blue pawn");
  assert_says (lab_describe_cell (game, LAB_CELL (0, 6), FALSE),
               "Row 7, column 1: corner open north and east; start of violet");
  assert_says (lab_describe_cell (game, LAB_CELL (2, 0), FALSE),
               "Row 1, column 3: T open east, south and west; owl");
}

/* Describes a tile with everything that it can have, and two pawns. */
static void
test_crowd (void)
{
  LabPosition position;
  g_autoptr (LabGame) dealt = create_game (&position);
  g_autoptr (LabGame) game = NULL;

  position.pawns[0] = position.pawns[2] = LAB_CELL (2, 0);
  game = lab_game_new_from_position (&position, names);
  assert_says (lab_describe_cell (game, LAB_CELL (2, 0), TRUE),
               "Row 1, column 3: T open east, south and west; owl; red pawn; blue pawn; reachable");
}

static void
test_spare (void)
{
  LabPosition position;
  g_autoptr (LabGame) dealt = create_game (&position);

  for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    {
      if (position.treasures[treasure] == LAB_CELL_SPARE)
        position.treasures[treasure] = LAB_CELL_NONE;
    }
  position.board.spare = 0x5;
  {
    g_autoptr (LabGame) game = lab_game_new_from_position (&position, names);

    assert_says (lab_describe_spare (lab_game_get_spare (game)),
                 "Spare tile: straight open north and south");
  }
  position.board.spare = 0x3;
  position.treasures[12] = LAB_CELL_SPARE;
  {
    g_autoptr (LabGame) game = lab_game_new_from_position (&position, names);

    assert_says (lab_describe_spare (lab_game_get_spare (game)),
                 "Spare tile: corner open north and east; fox");
  }
}

static void
test_arrows (void)
{
  static const char * const arrows[LAB_N_ARROWS] = {
    "Insert into column 2 from above", "Insert into column 4 from above",
    "Insert into column 6 from above", "Insert into row 2 from the right",
    "Insert into row 4 from the right", "Insert into row 6 from the right",
    "Insert into column 2 from below", "Insert into column 4 from below",
    "Insert into column 6 from below", "Insert into row 2 from the left",
    "Insert into row 4 from the left", "Insert into row 6 from the left",
  };

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    assert_says (lab_describe_arrow (arrow), arrows[arrow]);
}

static void
test_events (void)
{
  assert_says (lab_describe_insertion ("Ada", 0), "Ada inserts the tile into column 2 from above.");
  assert_says (lab_describe_insertion ("Ada", 4),
               "Ada inserts the tile into row 4 from the right.");
  assert_says (lab_describe_insertion ("Ada", 8), "Ada inserts the tile into column 6 from below.");
  assert_says (lab_describe_insertion ("Ada", 9), "Ada inserts the tile into row 2 from the left.");
  assert_says (lab_describe_move ("Ada", LAB_CELL (0, 0), LAB_CELL (3, 2)),
               "Ada moves to row 3, column 4.");
  assert_says (lab_describe_move ("Ada", LAB_CELL (3, 2), LAB_CELL (3, 2)),
               "Ada stays on row 3, column 4.");
  assert_says (lab_describe_find ("Ada", 0), "Ada has found a treasure: owl.");
  assert_says (lab_describe_place ("Ada", 1), "Ada has won!");
  assert_says (lab_describe_place ("Ada", 2), "Ada takes second place.");
  assert_says (lab_describe_place ("Ada", 3), "Ada takes third place.");
  assert_says (lab_describe_place ("Ada", 4), "Ada takes fourth place.");
  assert_says (lab_describe_turn ("Ada"), "It is Ada’s turn.");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/describe-board/openings", test_openings);
  g_test_add_func ("/describe-board/cells", test_cells);
  g_test_add_func ("/describe-board/crowd", test_crowd);
  g_test_add_func ("/describe-board/spare", test_spare);
  g_test_add_func ("/describe-board/arrows", test_arrows);
  g_test_add_func ("/describe-board/events", test_events);
  return g_test_run ();
}
