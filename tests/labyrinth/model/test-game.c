/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-game.h"

#include "lab-game-private.h"
#include "lab-test-games.h"

/* Private helpers */

static void
assert_tile (LabTile           *tile,
             const LabPosition *position,
             LabCell            cell,
             LabOpenings        openings)
{
  guint prop_openings, prop_cell, prop_treasure;

  g_object_get (tile, "openings", &prop_openings, "cell", &prop_cell, "treasure", &prop_treasure,
                NULL);
  g_assert_cmphex (lab_tile_get_openings (tile), ==, openings);
  g_assert_cmphex (prop_openings, ==, openings);
  g_assert_cmpuint (lab_tile_get_cell (tile), ==, cell);
  g_assert_cmpuint (prop_cell, ==, cell);
  g_assert_cmpuint (lab_tile_get_treasure (tile), ==, lab_position_get_treasure (position, cell));
  g_assert_cmpuint (prop_treasure, ==, lab_position_get_treasure (position, cell));
  g_assert_cmpint (lab_tile_get_shape (tile), ==, lab_openings_shape (openings));
}

static void
assert_player (LabPlayer         *player,
               const LabPosition *position,
               LabSeat            seat)
{
  guint n_left = (guint) position->n_cards[seat] - position->n_found[seat];
  guint place = 0, prop_seat, prop_found, prop_left, prop_place;
  gboolean active = position->phase != LAB_PHASE_OVER && position->seat == seat, prop_active;
  g_autofree char *prop_name = NULL;

  for (guint i = 0; i < position->n_places; i++)
    {
      if (position->places[i] == seat)
        place = i + 1;
    }
  g_object_get (player, "seat", &prop_seat, "n-found", &prop_found, "n-left", &prop_left, "place",
                &prop_place, "active", &prop_active, "name", &prop_name, NULL);
  g_assert_cmpuint (lab_player_get_seat (player), ==, seat);
  g_assert_cmpuint (prop_seat, ==, seat);
  g_assert_cmpuint (lab_player_get_n_found (player), ==, position->n_found[seat]);
  g_assert_cmpuint (prop_found, ==, position->n_found[seat]);
  g_assert_cmpuint (lab_player_get_n_left (player), ==, n_left);
  g_assert_cmpuint (prop_left, ==, n_left);
  g_assert_cmpuint (lab_player_get_place (player), ==, place);
  g_assert_cmpuint (prop_place, ==, place);
  g_assert_cmpint (lab_player_get_active (player), ==, active);
  g_assert_cmpint (prop_active, ==, active);
  g_assert_cmpstr (prop_name, ==, lab_player_get_name (player));
}

/* Asserts that the tile and player objects agree with the position. */
static void
assert_agreement (LabGame *game)
{
  const LabPosition *position = lab_game_get_position (game);
  GListModel *players = lab_game_get_players (game);
  g_autoptr (GListModel) prop_players = NULL;
  guint n = 0, prop_seat, prop_phase;

  for (guint i = 0; i < 49; i++)
    {
      LabCell cell = LAB_CELL (i % 7, i / 7);

      assert_tile (lab_game_get_tile (game, cell), position, cell,
                   lab_board_get_tile (&position->board, cell));
    }
  assert_tile (lab_game_get_spare (game), position, LAB_CELL_SPARE, position->board.spare);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      LabPlayer *player = lab_game_get_player (game, seat);
      g_autoptr (LabPlayer) listed = NULL;

      if (position->pawns[seat] == LAB_CELL_NONE)
        {
          g_assert_null (player);
          continue;
        }
      assert_player (player, position, seat);
      listed = g_list_model_get_item (players, n++);
      g_assert_true (listed == player);
    }
  g_assert_cmpuint (g_list_model_get_n_items (players), ==, n);
  g_object_get (game, "seat", &prop_seat, "phase", &prop_phase, "players", &prop_players, NULL);
  g_assert_true (prop_players == players);
  g_assert_cmpuint (prop_seat, ==, position->seat);
  g_assert_cmpuint (prop_phase, ==, position->phase);
  g_assert_cmpuint (lab_game_get_seat (game), ==, position->seat);
  g_assert_cmpuint (lab_game_get_phase (game), ==, position->phase);
  g_assert_cmpuint (lab_game_get_rules (game), ==, position->rules);
}

/* The 50 tile objects of a game and their treasures. */
typedef struct
{
  LabTile *tiles[50];
  LabTreasure treasures[50];
  LabShape shapes[50];
} TileSet;

static void
note_tiles (LabGame *game,
            TileSet *set)
{
  for (guint i = 0; i <= 49; i++)
    {
      set->tiles[i] = i == 49 ? lab_game_get_spare (game)
                              : lab_game_get_tile (game, LAB_CELL (i % 7, i / 7));
      set->treasures[i] = lab_tile_get_treasure (set->tiles[i]);
      set->shapes[i] = lab_tile_get_shape (set->tiles[i]);
    }
}

static void
assert_same_tiles (LabGame       *game,
                   const TileSet *set)
{
  for (guint i = 0; i <= 49; i++)
    {
      LabTile *tile = set->tiles[i];
      LabCell cell = lab_tile_get_cell (tile);

      g_assert_true (tile == (cell == LAB_CELL_SPARE ? lab_game_get_spare (game)
                                                     : lab_game_get_tile (game, cell)));
      g_assert_cmpuint (lab_tile_get_treasure (tile), ==, set->treasures[i]);
      g_assert_cmpint (lab_tile_get_shape (tile), ==, set->shapes[i]);
    }
}

/* Tracks a tile's cell from its notifications alone, as a view does. */
static void
on_cell_changed (LabTile    *tile,
                 GParamSpec *pspec G_GNUC_UNUSED,
                 LabCell    *mirror)
{
  g_assert_cmpuint (*mirror, !=, lab_tile_get_cell (tile));
  *mirror = lab_tile_get_cell (tile);
}

static void
on_openings_changed (LabTile     *tile,
                     GParamSpec  *pspec G_GNUC_UNUSED,
                     LabOpenings *mirror)
{
  g_assert_cmpuint (*mirror, !=, lab_tile_get_openings (tile));
  *mirror = lab_tile_get_openings (tile);
}

static void
count_notify (GObject    *object G_GNUC_UNUSED,
              GParamSpec *pspec,
              GHashTable *counts)
{
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, pspec->name));

  g_hash_table_insert (counts, (gpointer) pspec->name, GUINT_TO_POINTER (n + 1));
}

static guint
get_count (GHashTable *counts,
           const char *name)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (counts, name));
}

/* Tests */

static void
test_new (void)
{
  static const char * const names[LAB_N_SEATS] = { "Ada", "", NULL, "Zoë" };
  LabDeal deal = { 42, 0xf, 3, 4, LAB_RULES_OPEN_CARDS };
  g_autoptr (LabGame) game = lab_game_new (&deal, names);
  LabPosition position;
  const LabDeal *kept = lab_game_get_deal (game);

  lab_deal_position (&deal, &position);
  g_assert_cmpmem (lab_game_get_position (game), sizeof position, &position, sizeof position);
  g_assert_cmpuint (kept->seed, ==, 42);
  g_assert_cmphex (kept->seats, ==, 0xf);
  g_assert_cmpuint (kept->first_seat, ==, 3);
  g_assert_cmpuint (kept->cards_each, ==, 4);
  g_assert_cmpint (kept->rules, ==, LAB_RULES_OPEN_CARDS);
  g_assert_cmpuint (lab_game_get_n_turns (game), ==, 0);
  assert_agreement (game);
  g_assert_cmpstr (lab_player_get_name (lab_game_get_player (game, 0)), ==, "Ada");
  g_assert_cmpstr (lab_player_get_name (lab_game_get_player (game, 1)), ==,
                   lab_seat_get_color_name (1));
  g_assert_cmpstr (lab_player_get_name (lab_game_get_player (game, 2)), ==,
                   lab_seat_get_color_name (2));
  g_assert_cmpstr (lab_player_get_name (lab_game_get_player (game, 3)), ==, "Zoë");
  g_assert_true (lab_player_get_active (lab_game_get_player (game, 3)));
}

static void
test_new_from_position (void)
{
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "f1 E2 a3,f1,b7,- c1,b4,*,d4,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- "
    "A:B,C:,D:,- 2m l -");
  g_autoptr (LabGame) game = lab_game_new_from_position (&position, NULL);

  assert_agreement (game);
  g_assert_cmpuint (lab_game_get_deal (game)->seed, ==, 0);
  g_assert_cmphex (lab_game_get_deal (game)->seats, ==, 0x7);
  g_assert_cmpint (lab_game_get_deal (game)->rules, ==, LAB_RULES_LAST_TREASURE);
  g_assert_cmpuint (lab_game_get_n_turns (game), ==, 0);
  g_assert_cmpstr (lab_player_get_name (lab_game_get_player (game, 0)), ==,
                   lab_seat_get_color_name (0));
  g_assert_cmpuint (lab_player_get_n_found (lab_game_get_player (game, 0)), ==, 1);
  g_assert_cmpuint (lab_player_get_n_left (lab_game_get_player (game, 0)), ==, 1);
  lab_game_move (game, LAB_CELL (5, 0));
  assert_agreement (game);
  g_assert_cmpuint (lab_player_get_place (lab_game_get_player (game, 1)), ==, 1);
}

static void
test_history (void)
{
  LabDeal deal = { 42, 0x5, 0, 0, LAB_RULES_STANDARD };
  g_autoptr (LabGame) game = lab_game_new (&deal, NULL);
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  LabTurn played[20];

  for (guint i = 0; i < G_N_ELEMENTS (played); i++)
    {
      played[i] = lab_test_random_turn (random, lab_game_get_position (game));
      lab_game_insert (game, played[i].arrow, played[i].tile);
      g_assert_cmpuint (lab_game_get_n_turns (game), ==, i + 1);
      g_assert_cmpuint (lab_game_get_turn (game, i)->arrow, ==, played[i].arrow);
      g_assert_cmphex (lab_game_get_turn (game, i)->tile, ==, played[i].tile);
      g_assert_cmpuint (lab_game_get_turn (game, i)->cell, ==, LAB_CELL_NONE);
      lab_game_move (game, played[i].cell);
    }
  g_assert_cmpuint (lab_game_get_n_turns (game), ==, G_N_ELEMENTS (played));
  for (guint i = 0; i < G_N_ELEMENTS (played); i++)
    g_assert_cmpmem (lab_game_get_turn (game, i), sizeof played[i], &played[i], sizeof played[i]);
}

static void
test_rotate_spare (void)
{
  LabPosition position = lab_test_parse (
    "6ce9eac/39ad3e3/7a7ee3d/e5acc33/7ab5d3d/565adc7/35b5b69 3 a1 -");
  g_autoptr (LabGame) game = lab_game_new_from_position (&position, NULL);
  g_autoptr (GHashTable) counts = g_hash_table_new (g_str_hash, g_str_equal);

  g_signal_connect (lab_game_get_spare (game), "notify", G_CALLBACK (count_notify), counts);
  lab_game_rotate_spare (game, 0x6);
  assert_agreement (game);
  g_assert_cmphex (lab_game_get_position (game)->board.spare, ==, 0x6);
  g_assert_cmpuint (get_count (counts, "openings"), ==, 1);
  lab_game_rotate_spare (game, 0x6);
  g_assert_cmpuint (get_count (counts, "openings"), ==, 1);
  g_assert_cmpuint (g_hash_table_size (counts), ==, 1);
}

static void
test_agreement (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (2);
  guint n_over = 0;

  for (guint round = 0; round < 60; round++)
    {
      LabDeal deal = lab_test_random_deal (random);
      g_autoptr (LabGame) game = lab_game_new (&deal, NULL);
      LabPosition mirror = *lab_game_get_position (game);
      TileSet tiles;

      note_tiles (game, &tiles);
      assert_agreement (game);
      for (guint turn = 0; turn < 100 && mirror.phase != LAB_PHASE_OVER; turn++)
        {
          LabTurn played = lab_test_greedy_turn (random, &mirror);

          lab_game_insert (game, played.arrow, played.tile);
          lab_position_insert (&mirror, played.arrow, played.tile);
          g_assert_cmpmem (lab_game_get_position (game), sizeof mirror, &mirror, sizeof mirror);
          assert_agreement (game);
          assert_same_tiles (game, &tiles);
          lab_game_move (game, played.cell);
          lab_position_move (&mirror, played.cell);
          g_assert_cmpmem (lab_game_get_position (game), sizeof mirror, &mirror, sizeof mirror);
          assert_agreement (game);
        }
      n_over += mirror.phase == LAB_PHASE_OVER ? 1 : 0;
    }
  g_assert_cmpuint (n_over, >, 20);
}

static void
test_tile_notifications (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (3);
  LabDeal deal = { 9, 0xf, 0, 0, LAB_RULES_STANDARD };
  g_autoptr (LabGame) game = lab_game_new (&deal, NULL);
  LabCell cells[50];
  LabOpenings openings[50];
  TileSet set;

  note_tiles (game, &set);
  for (guint i = 0; i < 50; i++)
    {
      cells[i] = lab_tile_get_cell (set.tiles[i]);
      openings[i] = lab_tile_get_openings (set.tiles[i]);
      g_signal_connect (set.tiles[i], "notify::cell", G_CALLBACK (on_cell_changed), &cells[i]);
      g_signal_connect (set.tiles[i], "notify::openings", G_CALLBACK (on_openings_changed),
                        &openings[i]);
    }
  for (guint turn = 0; turn < 200; turn++)
    {
      LabTurn played = lab_test_random_turn (random, lab_game_get_position (game));

      lab_game_insert (game, played.arrow, played.tile);
      lab_game_move (game, played.cell);
      for (guint i = 0; i < 50; i++)
        {
          g_assert_cmpuint (cells[i], ==, lab_tile_get_cell (set.tiles[i]));
          g_assert_cmphex (openings[i], ==, lab_tile_get_openings (set.tiles[i]));
        }
    }
}

static void
test_player_notifications (void)
{
  /* Red finds the last card and can return home in the next turn. */
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "b1 - b1,-,d5,- c1,b4,c4,d4,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- "
    "B:A,-,:CD,- 1i - -");
  g_autoptr (LabGame) game = lab_game_new_from_position (&position, NULL);
  g_autoptr (GHashTable) red = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) blue = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) own = g_hash_table_new (g_str_hash, g_str_equal);

  g_signal_connect (lab_game_get_player (game, 0), "notify", G_CALLBACK (count_notify), red);
  g_signal_connect (lab_game_get_player (game, 2), "notify", G_CALLBACK (count_notify), blue);
  g_signal_connect (game, "notify", G_CALLBACK (count_notify), own);

  lab_game_insert (game, 9, 0x5);
  g_assert_cmpuint (g_hash_table_size (red), ==, 0);
  g_assert_cmpuint (get_count (own, "phase"), ==, 1);
  g_assert_cmpuint (get_count (own, "seat"), ==, 0);
  lab_game_move (game, LAB_CELL (2, 0));
  g_assert_cmpuint (get_count (own, "phase"), ==, 2);
  g_assert_cmpuint (get_count (own, "seat"), ==, 1);
  g_assert_cmpuint (get_count (red, "n-found"), ==, 1);
  g_assert_cmpuint (get_count (red, "n-left"), ==, 1);
  g_assert_cmpuint (get_count (red, "active"), ==, 1);
  g_assert_cmpuint (get_count (red, "place"), ==, 0);
  g_assert_cmpuint (get_count (blue, "active"), ==, 1);
  g_assert_cmpuint (get_count (blue, "n-found"), ==, 0);
  lab_game_insert (game, 9, 0x5);
  lab_game_move (game, LAB_CELL (3, 4));
  lab_game_insert (game, 9, 0x5);
  lab_game_move (game, LAB_CELL (0, 0));
  g_assert_cmpuint (get_count (red, "place"), ==, 1);
  g_assert_cmpuint (get_count (blue, "place"), ==, 1);
  g_assert_cmpuint (get_count (red, "active"), ==, 3);
  g_assert_cmpuint (get_count (blue, "active"), ==, 2);
  assert_agreement (game);
}

static void
test_end (void)
{
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "f1 E2 a3,f1,b7,- c1,b4,*,d4,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- "
    "A:B,C:,D:,- 2i - -");
  g_autoptr (LabGame) game = lab_game_new_from_position (&position, NULL);

  lab_game_end (game);
  assert_agreement (game);
  g_assert_cmpint (lab_game_get_phase (game), ==, LAB_PHASE_OVER);
  for (LabSeat seat = 0; seat < 3; seat++)
    g_assert_false (lab_player_get_active (lab_game_get_player (game, seat)));
}

static void
test_freed (void)
{
  LabDeal deal = { 1, 0x7, 1, 0, LAB_RULES_STANDARD };
  LabGame *game = lab_game_new (&deal, NULL);
  LabTile *spare = lab_game_get_spare (game);
  LabTile *tile = lab_game_get_tile (game, LAB_CELL (3, 3));
  LabPlayer *player = lab_game_get_player (game, 2);

  lab_game_insert (game, 1, lab_tile_get_openings (spare));
  g_object_add_weak_pointer (G_OBJECT (spare), (gpointer *) &spare);
  g_object_add_weak_pointer (G_OBJECT (tile), (gpointer *) &tile);
  g_object_add_weak_pointer (G_OBJECT (player), (gpointer *) &player);
  g_object_add_weak_pointer (G_OBJECT (game), (gpointer *) &game);
  g_object_unref (game);
  g_assert_null (game);
  g_assert_null (spare);
  g_assert_null (tile);
  g_assert_null (player);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/game/new", test_new);
  g_test_add_func ("/model/game/new-from-position", test_new_from_position);
  g_test_add_func ("/model/game/history", test_history);
  g_test_add_func ("/model/game/rotate-spare", test_rotate_spare);
  g_test_add_func ("/model/game/agrees-with-position", test_agreement);
  g_test_add_func ("/model/game/tile-notifications", test_tile_notifications);
  g_test_add_func ("/model/game/player-notifications", test_player_notifications);
  g_test_add_func ("/model/game/end", test_end);
  g_test_add_func ("/model/game/freed", test_freed);
  return g_test_run ();
}
