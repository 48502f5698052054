/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-shift-game.h"
#include "lab-test-games.h"
#include "lab-test-table.h"

/* Private helpers */

/* Tracks a tile's cell from its notifications alone, as a view does. */
static void
on_openings_changed (LabShiftTile     *tile,
                     GParamSpec *pspec G_GNUC_UNUSED,
                     LabShiftOpenings *mirror)
{
  g_assert_cmpuint (*mirror, !=, tile->openings);
  *mirror = tile->openings;
}

/* Tests */

LAB_TEST ("/model/game/new", test_new)
{
  static const char * const names[LAB_SHIFT_N_SEATS] = { "Ada", "", NULL, "Zoë" };
  LabShiftDeal deal = { 42, 0xf, 3, 4, LAB_SHIFT_RULES_OPEN_CARDS };
  g_autoptr (LabShiftGame) game = lab_shift_game_new (&deal, names);
  LabShiftPosition position = lab_test_deal (&deal);

  g_assert_cmpmem (&game->position, sizeof position, &position, sizeof position);
  g_assert_cmpmem (&game->deal, sizeof deal, &deal, sizeof deal);
  g_assert_cmpuint (game->turns->len, ==, 0);
  lab_test_table_assert_settled (game);
  g_assert_cmpstr (game->names[0], ==, "Ada");
  g_assert_cmpstr (game->names[1], ==, lab_shift_seat_get_color_name (1));
  g_assert_cmpstr (game->names[2], ==, lab_shift_seat_get_color_name (2));
  g_assert_cmpstr (game->names[3], ==, "Zoë");
}

LAB_TEST ("/model/game/new-from-position", test_new_from_position)
{
  LabShiftPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "f1 E2 a3,f1,b7,- c1,b4,*,d4,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- "
    "A:B,C:,D:,- 2m l -");
  g_autoptr (LabShiftGame) game = lab_shift_game_new_from_position (&position, NULL);

  lab_test_table_assert_settled (game);
  g_assert_cmpuint (game->deal.seed, ==, 0);
  g_assert_cmphex (game->deal.seats, ==, 0x7);
  g_assert_cmpint (game->deal.rules, ==, LAB_SHIFT_RULES_LAST_TREASURE);
  g_assert_cmpuint (game->turns->len, ==, 0);
  g_assert_cmpstr (game->names[0], ==, lab_shift_seat_get_color_name (0));
  g_assert_true (lab_shift_game_move (game, position.seat, LAB_SHIFT_CELL (5, 0), NULL));
  lab_test_table_assert_settled (game);
}

/* Tiles move as objects: each keeps its treasure and its shape, and tells how it lies. */
LAB_TEST ("/model/game/tiles", test_tiles)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (3);
  LabShiftDeal deal = { 9, 0xf, 0, 0, LAB_SHIFT_RULES_STANDARD };
  g_autoptr (LabShiftGame) game = lab_shift_game_new (&deal, NULL);
  LabShiftTile *tiles[50];
  LabShiftTreasure treasures[50];
  LabShiftOpenings first[50], told[50];

  for (guint i = 0; i < 50; i++)
    {
      tiles[i] = i == 49 ? game->spare
                         : game->tiles[LAB_SHIFT_CELL (i % 7, i / 7)];
      treasures[i] = tiles[i]->treasure;
      first[i] = told[i] = tiles[i]->openings;
      g_signal_connect (tiles[i], "notify::openings", G_CALLBACK (on_openings_changed), &told[i]);
    }
  for (guint turn = 0; turn < 200; turn++)
    {
      LabShiftTurn played = lab_test_random_turn (random, &game->position);

      g_assert_true (lab_shift_game_play_turn (game, game->position.seat, &played, NULL));
      lab_test_table_assert_settled (game);
      for (guint i = 0; i < 50; i++)
        {
          g_assert_cmphex (told[i], ==, tiles[i]->openings);
          g_assert_true (lab_shift_openings_same_tile (first[i], told[i]));
          g_assert_cmpuint (tiles[i]->treasure, ==, treasures[i]);
          g_assert_true (tiles[i] == (tiles[i]->cell == LAB_SHIFT_CELL_SPARE
                                          ? game->spare
                                          : game->tiles[tiles[i]->cell]));
        }
    }
}

LAB_TEST ("/model/game/freed", test_freed)
{
  LabShiftDeal deal = { 1, 0x7, 1, 0, LAB_SHIFT_RULES_STANDARD };
  LabShiftGame *game = lab_shift_game_new (&deal, NULL);
  LabShiftTile *spare = game->spare;
  LabShiftTile *tile = game->tiles[LAB_SHIFT_CELL (3, 3)];

  g_assert_true (lab_shift_game_insert (game, 1, 1, spare->openings, NULL));
  g_object_add_weak_pointer (G_OBJECT (spare), (gpointer *) &spare);
  g_object_add_weak_pointer (G_OBJECT (tile), (gpointer *) &tile);
  g_assert_finalize_object (game);
  g_assert_null (spare);
  g_assert_null (tile);
}
