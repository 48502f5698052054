/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-controller.h"
#include "lab-soak-hash.h"
#include "lab-game-private.h"

/* Tests that each check of the soak test can fail: something in a game is broken on
 * purpose, and the check must report it. */

/* Private helpers */

typedef struct
{
  LabGame *game;
  LabController *controller;
  LabPosition position;       /* a copy to break */
  LabSoakDealt dealt;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  const LabDeal deal = { 7, 0xb, 0, 3, (LabRules) GPOINTER_TO_UINT (data) };

  self->game = lab_game_new (&deal, NULL);
  self->controller = lab_controller_new (self->game);
  self->position = *lab_game_get_position (self->game);
  lab_soak_dealt_init (&self->dealt, self->game);
}

static void
tear_down (Fixture      *self,
           gconstpointer data G_GNUC_UNUSED)
{
  g_clear_object (&self->controller);
  g_clear_object (&self->game);
}

static void
assert_done (gboolean      done,
             const GError *error)
{
  g_assert_no_error (error);
  g_assert_true (done);
}

#define assert_fine(call)                                                                   \
  G_STMT_START                                                                              \
  {                                                                                         \
    g_autoptr (GError) error = NULL;                                                        \
    gboolean done = call;                                                                   \
    assert_done (done, error);                                                              \
  }                                                                                         \
  G_STMT_END

#define assert_speaks(call, code)                                                           \
  G_STMT_START                                                                              \
  {                                                                                         \
    g_autoptr (GError) error = NULL;                                                        \
    g_assert_false (call);                                                                  \
    g_assert_error (error, LAB_SOAK_ERROR, code);                                           \
    g_assert_cmpuint (strlen (error->message), >, 10);                                      \
  }                                                                                         \
  G_STMT_END

/* Tests: the board */

static void
test_tiles (Fixture      *self,
            gconstpointer data G_GNUC_UNUSED)
{
  LabTile *fixed = lab_game_get_tile (self->game, LAB_CELL (2, 2));
  LabTile *loose = lab_game_get_tile (self->game, LAB_CELL (1, 0));
  LabOpenings openings = lab_tile_get_openings (loose);

  assert_fine (lab_soak_check_tiles (self->game, &self->dealt, &error));
  lab_tile_set_openings (fixed, lab_openings_rotate (0x7, 1));
  assert_speaks (lab_soak_check_tiles (self->game, &self->dealt, &error), LAB_SOAK_ERROR_TILES);
  lab_tile_set_openings (fixed, 0x7);
  lab_tile_set_openings (loose, lab_openings_rotate (openings, 1));
  assert_fine (lab_soak_check_tiles (self->game, &self->dealt, &error));
  lab_tile_set_openings (loose, lab_openings_shape (openings) == LAB_SHAPE_CORNER ? 0x5 : 0x3);
  assert_speaks (lab_soak_check_tiles (self->game, &self->dealt, &error), LAB_SOAK_ERROR_TILES);
  lab_tile_set_openings (loose, 0xf);
  assert_speaks (lab_soak_check_tiles (self->game, &self->dealt, &error), LAB_SOAK_ERROR_TILES);
  lab_tile_set_openings (loose, openings);
  lab_tile_set_cell (loose, LAB_CELL (1, 1));
  assert_speaks (lab_soak_check_tiles (self->game, &self->dealt, &error), LAB_SOAK_ERROR_TILES);
  lab_tile_set_cell (loose, LAB_CELL (1, 0));
  self->dealt.n_tiles[LAB_SHAPE_T][1]--;
  assert_speaks (lab_soak_check_tiles (self->game, &self->dealt, &error), LAB_SOAK_ERROR_TILES);
}

static void
test_treasures (Fixture      *self,
                gconstpointer data G_GNUC_UNUSED)
{
  LabPosition *position = &self->position;
  LabCell cell = position->treasures[13];

  assert_fine (lab_soak_check_treasures (self->game, position, &error));
  position->treasures[13] = position->treasures[14];
  assert_speaks (lab_soak_check_treasures (self->game, position, &error),
                 LAB_SOAK_ERROR_TREASURES);
  position->treasures[13] = LAB_CELL_NONE;
  assert_speaks (lab_soak_check_treasures (self->game, position, &error),
                 LAB_SOAK_ERROR_TREASURES);
  position->treasures[13] = cell;
  assert_fine (lab_soak_check_treasures (self->game, position, &error));
}

/* A position with fewer treasures makes a game that has fewer. */
static void
test_treasures_missing (Fixture      *self,
                        gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LabGame) game = NULL;

  self->position.treasures[3] = LAB_CELL_NONE;
  game = lab_game_new_from_position (&self->position, NULL);
  assert_speaks (lab_soak_check_treasures (game, &self->position, &error),
                 LAB_SOAK_ERROR_TREASURES);
}

static void
test_bitboards (Fixture      *self,
                gconstpointer data G_GNUC_UNUSED)
{
  LabPosition *position = &self->position;

  assert_fine (lab_soak_check_bitboards (self->game, position, &error));
  for (guint side = 0; side < LAB_N_SIDES; side++)
    {
      for (guint bit = 0; bit < 64; bit++)
        {
          position->board.open[side] ^= LAB_CELL_BIT (bit);
          assert_speaks (lab_soak_check_bitboards (self->game, position, &error),
                         LAB_SOAK_ERROR_BITBOARDS);
          position->board.open[side] ^= LAB_CELL_BIT (bit);
        }
    }
  position->board.spare ^= 1;
  assert_speaks (lab_soak_check_bitboards (self->game, position, &error),
                 LAB_SOAK_ERROR_BITBOARDS);
}

/* Compares the search through the tiles with the bitboards, after one of them was
 * changed. */
static void
test_reach (Fixture      *self,
            gconstpointer data G_GNUC_UNUSED)
{
  LabPosition *position = &self->position;
  guint n_spoke = 0;

  assert_fine (lab_soak_check_reach (self->game, position, &error));
  for (guint bit = 0; bit < 64; bit++)
    {
      g_autoptr (GError) error = NULL;

      position->board.open[LAB_EAST] ^= LAB_CELL_BIT (bit);
      if (!lab_soak_check_reach (self->game, position, &error))
        {
          g_assert_error (error, LAB_SOAK_ERROR, LAB_SOAK_ERROR_REACH);
          n_spoke++;
        }
      position->board.open[LAB_EAST] ^= LAB_CELL_BIT (bit);
    }
  g_assert_cmpuint (n_spoke, >, 1);
}

static void
test_arrow (Fixture      *self,
            gconstpointer data G_GNUC_UNUSED)
{
  LabPosition *position = &self->position;

  assert_fine (lab_soak_check_arrow (position, LAB_ARROW_NONE, &error));
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      position->last_arrow = arrow;
      assert_fine (lab_soak_check_arrow (position, arrow, &error));
      assert_speaks (lab_soak_check_arrow (position, (LabArrow) (11 - arrow), &error),
                     LAB_SOAK_ERROR_ARROW);
      assert_speaks (lab_soak_check_arrow (position, LAB_ARROW_NONE, &error),
                     LAB_SOAK_ERROR_ARROW);
    }
}

/* Tests: the players */

static void
test_cards (Fixture      *self,
            gconstpointer data)
{
  gboolean open = (GPOINTER_TO_UINT (data) & LAB_RULES_OPEN_CARDS) != 0;
  LabPosition *position = &self->position;
  const LabPosition dealt = *position;
  guint8 first = position->cards[0];

  assert_fine (lab_soak_check_cards (position, &self->dealt, &error));
  position->n_found[0] = 1;
  assert_fine (lab_soak_check_cards (position, &self->dealt, &error));
  /* The cards were found in an order that only open cards allow. */
  position->cards[0] = position->cards[1];
  position->cards[1] = first;
  if (open)
    assert_fine (lab_soak_check_cards (position, &self->dealt, &error));
  else
    assert_speaks (lab_soak_check_cards (position, &self->dealt, &error), LAB_SOAK_ERROR_CARDS);
  position->n_found[0] = 0;
  assert_speaks (lab_soak_check_cards (position, &self->dealt, &error), LAB_SOAK_ERROR_CARDS);
  *position = dealt;
  position->cards[0] = position->cards[3];
  assert_speaks (lab_soak_check_cards (position, &self->dealt, &error), LAB_SOAK_ERROR_CARDS);
  position->cards[3] = first;
  assert_speaks (lab_soak_check_cards (position, &self->dealt, &error), LAB_SOAK_ERROR_CARDS);
  *position = dealt;
  position->n_cards[0]++;
  assert_speaks (lab_soak_check_cards (position, &self->dealt, &error), LAB_SOAK_ERROR_CARDS);
  *position = dealt;
  position->n_found[1] = 4;
  assert_speaks (lab_soak_check_cards (position, &self->dealt, &error), LAB_SOAK_ERROR_CARDS);
  *position = dealt;
  position->cards[0] = LAB_TREASURE_HIDDEN;
  assert_speaks (lab_soak_check_cards (position, &self->dealt, &error), LAB_SOAK_ERROR_CARDS);
}

static void
test_pawns (Fixture      *self,
            gconstpointer data G_GNUC_UNUSED)
{
  LabPosition *position = &self->position;
  const LabCell nowhere[] = { LAB_CELL_NONE, LAB_CELL_SPARE, 7, 56, 63 };

  assert_fine (lab_soak_check_pawns (position, &self->dealt, &error));
  for (guint i = 0; i < G_N_ELEMENTS (nowhere); i++)
    {
      position->pawns[1] = nowhere[i];
      assert_speaks (lab_soak_check_pawns (position, &self->dealt, &error), LAB_SOAK_ERROR_PAWNS);
    }
  position->pawns[1] = 0;
  position->pawns[2] = 0;
  assert_speaks (lab_soak_check_pawns (position, &self->dealt, &error), LAB_SOAK_ERROR_PAWNS);
  position->pawns[2] = LAB_CELL_NONE;
  assert_fine (lab_soak_check_pawns (position, &self->dealt, &error));
  position->seat = 2;
  assert_speaks (lab_soak_check_pawns (position, &self->dealt, &error), LAB_SOAK_ERROR_PAWNS);
}

/* Updates the players, so that they agree with a broken position. */
static void
update_players (Fixture *self)
{
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (lab_game_get_player (self->game, seat) != NULL)
        lab_player_update (lab_game_get_player (self->game, seat), &self->position);
    }
}

static void
test_places (Fixture      *self,
             gconstpointer data G_GNUC_UNUSED)
{
  LabPosition *position = &self->position;
  const LabPosition dealt = *position;

  assert_fine (lab_soak_check_places (self->game, position, &error));
  position->n_found[1] = 2;
  assert_speaks (lab_soak_check_places (self->game, position, &error), LAB_SOAK_ERROR_PLACES);
  update_players (self);
  assert_fine (lab_soak_check_places (self->game, position, &error));

  /* A player has a place without having found the cards. */
  position->places[position->n_places++] = 1;
  update_players (self);
  assert_speaks (lab_soak_check_places (self->game, position, &error), LAB_SOAK_ERROR_PLACES);
  position->n_found[1] = 3;
  update_players (self);
  assert_fine (lab_soak_check_places (self->game, position, &error));
  /* The player to move already has a place. */
  position->seat = 1;
  update_players (self);
  assert_speaks (lab_soak_check_places (self->game, position, &error), LAB_SOAK_ERROR_PLACES);
  /* A player has two places; an empty seat has one. */
  position->seat = 0;
  position->places[position->n_places++] = 1;
  update_players (self);
  assert_speaks (lab_soak_check_places (self->game, position, &error), LAB_SOAK_ERROR_PLACES);
  position->places[1] = 2;
  update_players (self);
  assert_speaks (lab_soak_check_places (self->game, position, &error), LAB_SOAK_ERROR_PLACES);
  /* Only the last player has a place. */
  position->places[1] = 3;
  position->n_found[3] = 3;
  update_players (self);
  assert_speaks (lab_soak_check_places (self->game, position, &error), LAB_SOAK_ERROR_PLACES);
  /* The game is over too soon. */
  *position = dealt;
  position->phase = LAB_PHASE_OVER;
  update_players (self);
  assert_speaks (lab_soak_check_places (self->game, position, &error), LAB_SOAK_ERROR_PLACES);
}

/* Positions that cannot be written, or not be read again. */
static void
test_notation (Fixture      *self,
               gconstpointer data G_GNUC_UNUSED)
{
  LabPosition *position = &self->position;

  assert_fine (lab_soak_check_notation (position, &error));
  position->cards[23] = 0;
  assert_speaks (lab_soak_check_notation (position, &error), LAB_SOAK_ERROR_NOTATION);
  position->cards[23] = LAB_TREASURE_NONE;
  position->board.open[0] |= LAB_CELL_BIT (63);
  assert_speaks (lab_soak_check_notation (position, &error), LAB_SOAK_ERROR_NOTATION);
  position->board.open[0] &= LAB_ALL_CELLS;
  position->cards[0] = position->cards[1];
  assert_speaks (lab_soak_check_notation (position, &error), LAB_SOAK_ERROR_NOTATION);
}

static void
test_observation (Fixture      *self,
                  gconstpointer data G_GNUC_UNUSED)
{
  LabPosition *position = &self->position;
  LabObservation observation;

  lab_observation_init (&observation, position, NULL);
  assert_fine (lab_soak_check_observation (&observation, position, &error));
  for (guint i = 0; i < 9; i++)
    {
      guint8 card = observation.position.cards[i];

      observation.position.cards[i] = card == LAB_TREASURE_HIDDEN ? position->cards[i]
                                                                  : LAB_TREASURE_HIDDEN;
      assert_speaks (lab_soak_check_observation (&observation, position, &error),
                     LAB_SOAK_ERROR_OBSERVATION);
      observation.position.cards[i] = card;
    }
  observation.position.pawns[0]++;
  assert_speaks (lab_soak_check_observation (&observation, position, &error),
                 LAB_SOAK_ERROR_OBSERVATION);
  observation.position.pawns[0]--;
  /* A treasure that does not exist cannot be read again. */
  observation.memory.declined[2] = LAB_TREASURE_BIT (30);
  assert_speaks (lab_soak_check_observation (&observation, position, &error),
                 LAB_SOAK_ERROR_NOTATION);
}

static void
test_hash (Fixture      *self,
           gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LabSoakHash) hash = lab_soak_hash_new ();
  LabPosition *before = &self->position;
  LabTurn turn = { 4, before->board.spare, LAB_CELL_NONE };
  LabPosition after = *before;
  guint64 key = lab_soak_hash_compute (hash, before);
  guint64 key_after;

  lab_position_insert (&after, turn.arrow, turn.tile);
  turn.cell = after.pawns[0];
  lab_position_move (&after, turn.cell);
  assert_fine (lab_soak_hash_add (hash, before, key, &error));
  assert_fine (lab_soak_hash_add (hash, before, key, &error));
  key_after = lab_soak_hash_compute (hash, &after);
  assert_fine (lab_soak_hash_add (hash, &after, key_after, &error));
  assert_speaks (lab_soak_hash_add (hash, &after, key, &error), LAB_SOAK_ERROR_HASH);
  assert_speaks (lab_soak_hash_add (hash, before, key + 1, &error), LAB_SOAK_ERROR_HASH);

  assert_fine (lab_soak_hash_check_turn (hash, before, &turn, key_after, &error));
  assert_speaks (lab_soak_hash_check_turn (hash, before, &turn, key_after + 1, &error),
                 LAB_SOAK_ERROR_HASH);
  turn.tile ^= 0xf;
  assert_speaks (lab_soak_hash_check_turn (hash, before, &turn, key_after, &error),
                 LAB_SOAK_ERROR_HASH);
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *path;
    guint rules;
    void (*test) (Fixture      *self,
                  gconstpointer data);
  } tests[] = {
    { "/soak/checks/tiles", LAB_RULES_STANDARD, test_tiles },
    { "/soak/checks/treasures", LAB_RULES_STANDARD, test_treasures },
    { "/soak/checks/treasures-missing", LAB_RULES_STANDARD, test_treasures_missing },
    { "/soak/checks/bitboards", LAB_RULES_STANDARD, test_bitboards },
    { "/soak/checks/reach", LAB_RULES_STANDARD, test_reach },
    { "/soak/checks/arrow", LAB_RULES_STANDARD, test_arrow },
    { "/soak/checks/cards", LAB_RULES_STANDARD, test_cards },
    { "/soak/checks/cards-open", LAB_RULES_OPEN_CARDS, test_cards },
    { "/soak/checks/pawns", LAB_RULES_STANDARD, test_pawns },
    { "/soak/checks/places", LAB_RULES_STANDARD, test_places },
    { "/soak/checks/notation", LAB_RULES_STANDARD, test_notation },
    { "/soak/checks/observation", LAB_RULES_STANDARD, test_observation },
    { "/soak/checks/observation-open", LAB_RULES_OPEN_CARDS, test_observation },
    { "/soak/checks/hash", LAB_RULES_STANDARD, test_hash },
  };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, GUINT_TO_POINTER (tests[i].rules), set_up, tests[i].test,
                tear_down);
  return g_test_run ();
}
