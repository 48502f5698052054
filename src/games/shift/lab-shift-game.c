/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-game.h"

#include <glib-object.h>

#include "lab-shift-board.h"
#include "lab-shift-position.h"

G_DEFINE_FINAL_TYPE (LabShiftGame, lab_shift_game, G_TYPE_OBJECT)

enum
{
  TILE_PROP_0,
  PROP_OPENINGS,
  N_TILE_PROPS,
};

static GParamSpec *tile_props[N_TILE_PROPS];

G_DEFINE_FINAL_TYPE (LabShiftTile, lab_shift_tile, G_TYPE_OBJECT)

/* Private helpers */

static void
lab_shift_tile_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  LabShiftTile *self = LAB_SHIFT_TILE (object);

  switch (prop_id)
    {
    case PROP_OPENINGS:
      g_value_set_uint (value, self->openings);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lab_shift_tile_class_init (LabShiftTileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = lab_shift_tile_get_property;

  /**
   * LabShiftTile:openings:
   *
   * The sides where the tile is open, as it is rotated; a #LabShiftOpenings.
   */
  tile_props[PROP_OPENINGS] = g_param_spec_uint ("openings", NULL, NULL, 0, 0xf, 0,
                                                 G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_TILE_PROPS, tile_props);
}

static void
lab_shift_tile_init (LabShiftTile *self)
{
  self->cell = LAB_SHIFT_CELL_NONE;
  self->treasure = LAB_SHIFT_TREASURE_NONE;
}

static LabShiftTile *
lab_shift_tile_new (LabShiftOpenings openings,
                    LabShiftCell     cell,
                    LabShiftTreasure treasure)
{
  LabShiftTile *self = g_object_new (LAB_TYPE_SHIFT_TILE, NULL);

  self->openings = openings;
  self->cell = cell;
  self->treasure = treasure;
  return self;
}

/* Creates the tiles of the position. */
static void
lay_tiles (LabShiftGame *self)
{
  const LabShiftPosition *position = &self->position;

  for (LabShiftBitboard rest = LAB_SHIFT_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabShiftCell cell = lab_shift_bitboard_first (rest);

      self->tiles[cell] = lab_shift_tile_new (lab_shift_board_get_tile (&position->board, cell),
                                              cell,
                                              lab_shift_position_get_treasure (position, cell));
    }
  self->spare =
    lab_shift_tile_new (position->board.spare, LAB_SHIFT_CELL_SPARE,
                        lab_shift_position_get_treasure (position, LAB_SHIFT_CELL_SPARE));
}

static void
update_player (LabShiftPlayer         *player,
               const LabShiftPosition *position)
{
  LabShiftSeat seat = player->seat;

  player->n_found = position->n_found[seat];
  player->n_left = (guint) position->n_cards[seat] - position->n_found[seat];
  player->place = 0;
  for (guint i = 0; i < position->n_places; i++)
    {
      if (position->places[i] == seat)
        player->place = i + 1;
    }
  player->active = position->phase != LAB_SHIFT_PHASE_OVER && position->seat == seat;
}

static void
seat_players (LabShiftGame       *self,
              const char * const *names)
{
  LabShiftSeatSet seats = lab_shift_position_get_seats (&self->position);

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      const char *name = names != NULL ? names[seat] : NULL;

      if ((seats & LAB_SHIFT_SEAT_BIT (seat)) == 0)
        continue;
      if (name == NULL || *name == '\0')
        name = lab_shift_seat_get_color_name (seat);
      self->players[seat].seat = seat;
      self->players[seat].name = g_strdup (name);
    }
  lab_shift_game_update_players (self);
}

/* GObject */

static void
lab_shift_game_dispose (GObject *object)
{
  LabShiftGame *self = LAB_SHIFT_GAME (object);

  for (guint i = 0; i < G_N_ELEMENTS (self->tiles); i++)
    g_clear_object (&self->tiles[i]);
  g_clear_object (&self->spare);
  G_OBJECT_CLASS (lab_shift_game_parent_class)->dispose (object);
}

static void
lab_shift_game_finalize (GObject *object)
{
  LabShiftGame *self = LAB_SHIFT_GAME (object);

  for (guint i = 0; i < G_N_ELEMENTS (self->players); i++)
    g_free (self->players[i].name);
  g_array_unref (self->past);
  g_array_unref (self->turns);
  G_OBJECT_CLASS (lab_shift_game_parent_class)->finalize (object);
}

static void
lab_shift_game_class_init (LabShiftGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = lab_shift_game_dispose;
  object_class->finalize = lab_shift_game_finalize;

  /** LabShiftGame::phase-changed: the other half of the turn begins, or the game is over */
  g_signal_new ("phase-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * LabShiftGame::spare-rotated:
   *
   * The spare tile was rotated.
   */
  g_signal_new ("spare-rotated", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * LabShiftGame::inserted:
   * @self: the game
   * @arrow: where the tile went in, a #LabShiftArrow
   * @entered: the tile that went in
   * @left: the tile that was pushed out, now the spare
   *
   * The line of @arrow was shifted by one cell, with the pawns on it.
   */
  g_signal_new ("inserted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 3, G_TYPE_UINT, LAB_TYPE_SHIFT_TILE, LAB_TYPE_SHIFT_TILE);
  /**
   * LabShiftGame::moved:
   * @self: the game
   * @seat: the seat of the pawn, a #LabShiftSeat
   * @from: the cell that it left
   * @to: the cell where it ended; @from if it stayed
   */
  g_signal_new ("moved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_UINT);
  /**
   * LabShiftGame::found:
   * @self: the game
   * @seat: the seat that found it, a #LabShiftSeat
   * @treasure: the treasure, a #LabShiftTreasure
   */
  g_signal_new ("found", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  /**
   * LabShiftGame::placed:
   * @self: the game
   * @seat: the seat that finished, a #LabShiftSeat
   * @place: its place, from 1
   */
  g_signal_new ("placed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  /**
   * LabShiftGame::turn-began:
   * @self: the game
   * @seat: the seat whose turn it is now, a #LabShiftSeat
   */
  g_signal_new ("turn-began", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_UINT);
  /**
   * LabShiftGame::ended:
   *
   * The game is over.
   */
  g_signal_new ("ended", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * LabShiftGame::rewound:
   *
   * Half-turns were undone or redone. No other signal says which tiles and pawns have another
   * place now, so views must show the new position as a whole.
   */
  g_signal_new ("rewound", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
lab_shift_game_init (LabShiftGame *self)
{
  lab_shift_position_init (&self->initial);
  self->past = g_array_new (FALSE, FALSE, sizeof (LabShiftPosition));
  self->turns = g_array_new (FALSE, FALSE, sizeof (LabShiftTurn));
}

/* Public functions */

/**
 * lab_shift_game_new:
 * @deal: what to deal
 * @names: (nullable) (array fixed-size=4): a name for each seat; a player whose name is %NULL or
 *   empty is called by the color
 *
 * Deals a game.
 *
 * Returns: (transfer full): a game before its first turn
 */
LabShiftGame *
lab_shift_game_new (const LabShiftDeal *deal,
                    const char * const *names)
{
  LabShiftPosition position;
  LabShiftGame *self;

  g_return_val_if_fail (deal != NULL, NULL);

  lab_shift_deal_position (deal, &position);
  self = lab_shift_game_new_from_position (&position, names);
  self->deal = *deal;
  return self;
}

/**
 * lab_shift_game_new_from_position:
 * @position: the position to start from
 * @names: (nullable) (array fixed-size=4): as for lab_shift_game_new()
 *
 * Makes a game that starts from a position.
 *
 * Returns: (transfer full): a game at @position, without a history
 */
LabShiftGame *
lab_shift_game_new_from_position (const LabShiftPosition *position,
                                  const char * const     *names)
{
  LabShiftGame *self;

  g_return_val_if_fail (position != NULL, NULL);

  self = g_object_new (LAB_TYPE_SHIFT_GAME, NULL);
  self->position = *position;
  self->initial = *position;
  self->deal.seats = lab_shift_position_get_seats (position);
  self->deal.first_seat = position->seat;
  self->deal.rules = position->rules;
  lay_tiles (self);
  seat_players (self, names);
  return self;
}

/** lab_shift_game_update_players: sets what the position says of the players. */
void
lab_shift_game_update_players (LabShiftGame *self)
{
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (self->players[seat].name != NULL)
        update_player (&self->players[seat], &self->position);
    }
}

/**
 * lab_shift_game_get_player:
 * @self: a game
 * @seat: a seat
 *
 * Gets the player on a seat.
 *
 * Returns: (transfer none) (nullable): the player on that seat
 */
const LabShiftPlayer *
lab_shift_game_get_player (LabShiftGame *self,
                           LabShiftSeat  seat)
{
  g_return_val_if_fail (LAB_IS_SHIFT_GAME (self), NULL);
  g_return_val_if_fail (seat < LAB_SHIFT_N_SEATS, NULL);

  return self->players[seat].name != NULL ? &self->players[seat] : NULL;
}

/**
 * lab_shift_game_get_position_at:
 * @self: a game
 * @n_half_turns: from 0 to the number of half-turns
 *
 * Gets an earlier position.
 *
 * Returns: (transfer none): the position after @n_half_turns; valid until the game changes
 */
const LabShiftPosition *
lab_shift_game_get_position_at (LabShiftGame *self,
                                guint         n_half_turns)
{
  g_return_val_if_fail (LAB_IS_SHIFT_GAME (self), NULL);
  g_return_val_if_fail (n_half_turns <= self->past->len, NULL);

  if (n_half_turns == self->past->len)
    return &self->position;
  return &g_array_index (self->past, LabShiftPosition, n_half_turns);
}

/**
 * lab_shift_game_get_turn:
 * @self: a game
 * @number: the number of a turn, from 0
 *
 * Gets a turn of the history.
 *
 * Returns: (transfer none): that turn; its cell is %LAB_SHIFT_CELL_NONE if the pawn has not moved
 * yet
 */
const LabShiftTurn *
lab_shift_game_get_turn (LabShiftGame *self,
                         guint         number)
{
  g_return_val_if_fail (LAB_IS_SHIFT_GAME (self), NULL);
  g_return_val_if_fail (number < self->turns->len, NULL);

  return &g_array_index (self->turns, LabShiftTurn, number);
}
