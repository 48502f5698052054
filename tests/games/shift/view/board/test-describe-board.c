/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-shift-describe.h"

static const char * const names[LAB_SHIFT_N_SEATS] = { "Ada", NULL, "Cleo", NULL };

static LabShiftGame *
create_game (LabShiftPosition *position)
{
  const LabShiftDeal deal = { 1, 0x5, 0, 2, LAB_SHIFT_RULES_STANDARD };

  lab_shift_deal_position (&deal, position);
  return lab_shift_game_new_from_position (position, names);
}

static void
assert_says (char       *text,
             const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

/* Each orientation of each tile has its own description, which names the open sides. */
LAB_TEST ("/describe-board/openings", test_openings)
{
  static const char * const sides[LAB_SHIFT_N_SIDES] = { "up", "right", "down", "left" };
  static const char * const shapes[] = { NULL, "corner ", "straight ", "T " };

  for (LabShiftOpenings openings = 0; openings <= 0xf; openings++)
    {
      const char *words;

      if (lab_shift_openings_shape (openings) == LAB_SHIFT_SHAPE_NONE)
        continue;
      words = lab_shift_describe_openings (openings);
      g_assert_true (g_str_has_prefix (words, shapes[lab_shift_openings_shape (openings)]));
      for (LabShiftSide side = LAB_SHIFT_NORTH; side <= LAB_SHIFT_WEST; side++)
        g_assert_cmpint (g_strrstr (words, sides[side]) != NULL, ==, (openings >> side) & 1);
    }
}

/* The corners of the board never change, nor do the pawns' first positions. */
LAB_TEST ("/describe-board/cells", test_cells)
{
  LabShiftPosition position;
  g_autoptr (LabShiftGame) game = create_game (&position);

  assert_says (lab_shift_describe_cell (game, LAB_SHIFT_CELL (0, 0), FALSE),
               "Row 1, column 1: corner open right and down; start of red; red pawn");
  assert_says (lab_shift_describe_cell (game, LAB_SHIFT_CELL (6, 0), TRUE),
               "Row 1, column 7: corner open down and left; start of yellow; reachable");
  assert_says (lab_shift_describe_cell (game, LAB_SHIFT_CELL (6, 6), FALSE),
               "Row 7, column 7: corner open up and left; start of blue; blue pawn");
  assert_says (lab_shift_describe_cell (game, LAB_SHIFT_CELL (0, 6), FALSE),
               "Row 7, column 1: corner open up and right; start of violet");
  assert_says (lab_shift_describe_cell (game, LAB_SHIFT_CELL (2, 0), FALSE),
               "Row 1, column 3: T open right, down and left; owl");
}

/* Describes a tile with everything that it can have, and two pawns. */
LAB_TEST ("/describe-board/crowd", test_crowd)
{
  LabShiftPosition position;
  g_autoptr (LabShiftGame) dealt = create_game (&position);
  g_autoptr (LabShiftGame) game = NULL;

  position.pawns[0] = position.pawns[2] = LAB_SHIFT_CELL (2, 0);
  game = lab_shift_game_new_from_position (&position, names);
  assert_says (lab_shift_describe_cell (game, LAB_SHIFT_CELL (2, 0), TRUE),
               "Row 1, column 3: T open right, down and left; owl; red pawn; blue pawn; reachable");
}

static void
assert_spare_says (const LabShiftPosition *position,
                   const char             *expected)
{
  g_autoptr (LabShiftGame) game = lab_shift_game_new_from_position (position, names);

  assert_says (lab_shift_describe_spare (game->spare, 0), expected);
}

LAB_TEST ("/describe-board/spare", test_spare)
{
  LabShiftPosition position;
  g_autoptr (LabShiftGame) dealt = create_game (&position);

  for (LabShiftTreasure treasure = 0; treasure < LAB_SHIFT_N_TREASURES; treasure++)
    if (position.treasures[treasure] == LAB_SHIFT_CELL_SPARE)
      position.treasures[treasure] = LAB_SHIFT_CELL_NONE;
  position.board.spare = 0x5;
  assert_spare_says (&position, "Spare tile: straight open up and down");
  position.board.spare = 0x3;
  position.treasures[12] = LAB_SHIFT_CELL_SPARE;
  assert_spare_says (&position, "Spare tile: corner open up and right; fox");
}

/* An arrow is named alike before and after its use. */
LAB_TEST ("/describe-board/arrows", test_arrows)
{
  static const char * const arrows[LAB_SHIFT_N_ARROWS] = {
    "Insert into column 2 from above", "Insert into column 4 from above",
    "Insert into column 6 from above", "Insert into row 2 from the right",
    "Insert into row 4 from the right", "Insert into row 6 from the right",
    "Insert into column 2 from below", "Insert into column 4 from below",
    "Insert into column 6 from below", "Insert into row 2 from the left",
    "Insert into row 4 from the left", "Insert into row 6 from the left",
  };

  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      g_autofree char *told = g_strdup_printf ("Ada inserts the tile into %s.",
                                               arrows[arrow] + strlen ("Insert into "));

      assert_says (lab_shift_describe_arrow (arrow), arrows[arrow]);
      assert_says (lab_shift_describe_insertion ("Ada", arrow), told);
    }
}

LAB_TEST ("/describe-board/events", test_events)
{
  assert_says (lab_shift_describe_move ("Ada", LAB_SHIFT_CELL (0, 0), LAB_SHIFT_CELL (3, 2)),
               "Ada moves to row 3, column 4.");
  assert_says (lab_shift_describe_move ("Ada", LAB_SHIFT_CELL (3, 2), LAB_SHIFT_CELL (3, 2)),
               "Ada stays on row 3, column 4.");
  assert_says (lab_shift_describe_find ("Ada", 0), "Ada has found a treasure: owl.");
  assert_says (lab_shift_describe_place ("Ada", 1), "Ada has won!");
  assert_says (lab_shift_describe_place ("Ada", 2), "Ada takes second place.");
  assert_says (lab_shift_describe_place ("Ada", 3), "Ada takes third place.");
  assert_says (lab_shift_describe_place ("Ada", 4), "Ada takes fourth place.");
  assert_says (lab_shift_describe_turn ("Ada"), "It is Ada’s turn.");
}
