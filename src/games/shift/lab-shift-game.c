/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-game.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lab-refuse.h"

G_DEFINE_QUARK (lab-rule-error-quark, lab_shift_rule_error)
G_DEFINE_FINAL_TYPE (LabShiftGame, lab_shift_game, G_TYPE_OBJECT)
G_DEFINE_FINAL_TYPE (LabShiftTile, lab_shift_tile, G_TYPE_OBJECT)

/* Private helpers */

static void
lab_shift_tile_get_property (GObject          *object,
                             guint prop_id     G_GNUC_UNUSED,
                             GValue           *value,
                             GParamSpec *pspec G_GNUC_UNUSED)
{
  g_value_set_uint (value, LAB_SHIFT_TILE (object)->openings);
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
  g_object_class_install_property (object_class, 1,
                                   g_param_spec_uint ("openings", NULL, NULL, 0, 0xf, 0,
                                                      G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
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
      self->names[seat] = g_strdup (name);
    }
}

/* How many half-turns one undo, or one redo, takes.
 *
 * An undo goes back to the last decision of a person, and includes everything that computers have
 * played since. If several persons hide their cards from each other, a person can undo only their
 * own turn: the next person at the screen has seen a card and has decided by what was on the board.
 * A find cannot be undone there either: everybody has seen the card, and the finder has seen the
 * next one. */

/* Whether persons hide their cards from one another. */
static gboolean
has_secrets (const LabShiftPosition *position,
             LabShiftSeatSet         persons)
{
  return (position->rules & LAB_SHIFT_RULES_OPEN_CARDS) == 0 && (persons & (persons - 1)) != 0;
}

/* Returns the seat of the person who may see the hidden cards now. */
static LabShiftSeat
find_observer (const LabShiftPosition *position,
               LabShiftSeatSet         persons,
               LabShiftSeat            viewer)
{
  if (viewer != LAB_SHIFT_SEAT_NONE)
    return viewer;
  /* Nobody knows who sits at the screen, for example after a game was resumed. It is probably the
   * person whose turn it is. */
  if (position->phase != LAB_SHIFT_PHASE_OVER
      && (persons & LAB_SHIFT_SEAT_BIT (position->seat)) != 0)
    return position->seat;
  return LAB_SHIFT_SEAT_NONE;
}

/* Whether a person has found something since @past. */
static gboolean
has_found (const LabShiftPosition *past,
           const LabShiftPosition *now,
           LabShiftSeatSet         persons)
{
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if ((persons & LAB_SHIFT_SEAT_BIT (seat)) != 0 && past->n_found[seat] != now->n_found[seat])
        return TRUE;
    }
  return FALSE;
}

static gboolean
refuse_cell (GError **error)
{
  return lab_refuse (error, LAB_SHIFT_RULE_ERROR, LAB_SHIFT_RULE_ERROR_NO_SUCH_CELL,
                     _("There is no such tile. Choose one of the tiles on the board."));
}

static gboolean
refuse_tile (GError **error)
{
  return lab_refuse (error, LAB_SHIFT_RULE_ERROR, LAB_SHIFT_RULE_ERROR_WRONG_TILE,
                     _("The spare tile cannot be rotated like that. Rotate it in quarter turns."));
}

/* Whether @seat may act now, and in @phase. */
static gboolean
check_turn (LabShiftGame   *self,
            LabShiftSeat    seat,
            LabShiftPhase   phase,
            GError        **error)
{
  const LabShiftPosition *position = &self->position;

  if (position->phase == LAB_SHIFT_PHASE_OVER)
    return lab_refuse (error, LAB_SHIFT_RULE_ERROR, LAB_SHIFT_RULE_ERROR_GAME_OVER,
                       _("This game is over. Start a new game."));
  if (seat != position->seat)
    return lab_refuse (error, LAB_SHIFT_RULE_ERROR, LAB_SHIFT_RULE_ERROR_NOT_YOUR_TURN,
                       /* Translators: %s is the name of a player. If it would need an inflection,
                        * say it another way, such as “Turn: %s. Wait until it is yours.” */
                       _("It is %s’s turn. Wait until it is yours."),
                       self->names[position->seat]);
  if (position->phase == phase)
    return TRUE;
  if (phase == LAB_SHIFT_PHASE_MOVE)
    return lab_refuse (error, LAB_SHIFT_RULE_ERROR, LAB_SHIFT_RULE_ERROR_WRONG_PHASE,
                       _("Insert the spare tile first, at one of the arrows around the board."));
  return lab_refuse (error, LAB_SHIFT_RULE_ERROR, LAB_SHIFT_RULE_ERROR_WRONG_PHASE,
                     _("The tile is already inserted. Move the pawn or stay."));
}

/* Private helpers: changes of the game */

static void
set_openings (LabShiftTile     *tile,
              LabShiftOpenings  openings)
{
  if (tile->openings == openings)
    return;
  tile->openings = openings;
  g_object_notify (G_OBJECT (tile), "openings");
}

/* Inserts the spare in the line of @arrow. At the opposite arrow, this takes an insertion back. */
static void
shift_tiles (LabShiftGame  *game,
             LabShiftArrow  arrow)
{
  for (guint step = 0; step < LAB_SHIFT_BOARD_SIZE; step++)
    {
      LabShiftCell cell = lab_shift_arrow_cell (arrow, step);
      LabShiftTile *pushed = game->tiles[cell];

      game->tiles[cell] = game->spare;
      game->tiles[cell]->cell = cell;
      game->spare = pushed;
    }
  game->spare->cell = LAB_SHIFT_CELL_SPARE;
}

/* Makes the first half of a turn, without signals. */
static void
make_insertion (LabShiftGame     *game,
                LabShiftArrow     arrow,
                LabShiftOpenings  tile)
{
  const LabShiftTurn turn = { arrow, tile, LAB_SHIFT_CELL_NONE };

  g_array_append_val (game->past, game->position);
  g_array_append_val (game->turns, turn);
  lab_shift_position_insert (&game->position, arrow, tile);
  set_openings (game->spare, tile);
  shift_tiles (game, arrow);
}

/* Makes the second half of a turn, without signals. If the history does not have the first half, it
 * starts again after it. */
static LabShiftOutcome
make_move (LabShiftGame *game,
           LabShiftCell  cell)
{
  LabShiftPosition before = game->position;
  LabShiftOutcome outcome = lab_shift_position_move (&game->position, cell);

  if (game->turns->len == 0)
    {
      game->initial = game->position;
      return outcome;
    }
  g_array_append_val (game->past, before);
  g_array_index (game->turns, LabShiftTurn, game->turns->len - 1).cell = cell;
  return outcome;
}

static void
notify_turn (LabShiftGame  *game,
             LabShiftPhase  old_phase)
{
  if (game->position.phase != old_phase)
    g_signal_emit_by_name (game, "phase-changed");
}

/* Tells the views that the position was replaced. */
static void
notify_rewound (LabShiftGame  *game,
                LabShiftPhase  old_phase)
{
  /* In undone turns, each of these tiles was the spare and was rotated. */
  for (LabShiftBitboard rest = LAB_SHIFT_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabShiftCell cell = lab_shift_bitboard_first (rest);

      set_openings (game->tiles[cell], lab_shift_board_get_tile (&game->position.board, cell));
    }
  set_openings (game->spare, game->position.board.spare);
  notify_turn (game, old_phase);
  g_signal_emit_by_name (game, "rewound");
}

static void
move (LabShiftGame *game,
      LabShiftCell  cell)
{
  LabShiftSeat seat = game->position.seat;
  LabShiftCell from = game->position.pawns[seat];
  LabShiftOutcome outcome = make_move (game, cell);
  LabShiftPhase phase = (LabShiftPhase) game->position.phase;
  LabShiftSeat next = game->position.seat;

  notify_turn (game, LAB_SHIFT_PHASE_MOVE);
  g_signal_emit_by_name (game, "moved", (guint) seat, (guint) from, (guint) cell);
  if (outcome.found != LAB_SHIFT_TREASURE_NONE)
    g_signal_emit_by_name (game, "found", (guint) seat, (guint) outcome.found);
  if (outcome.place > 0)
    g_signal_emit_by_name (game, "placed", (guint) seat, (guint) outcome.place);
  if (outcome.last_seat != LAB_SHIFT_SEAT_NONE)
    g_signal_emit_by_name (game, "placed", (guint) outcome.last_seat, outcome.place + 1u);
  if (phase == LAB_SHIFT_PHASE_OVER)
    g_signal_emit_by_name (game, "ended");
  else
    g_signal_emit_by_name (game, "turn-began", (guint) next);
}

/* Removes the last half-turn, and returns it: a turn whose cell is LAB_SHIFT_CELL_NONE if it was an
 * insertion. */
static LabShiftTurn
undo_half_turn (LabShiftGame *game)
{
  LabShiftTurn *last = &g_array_index (game->turns, LabShiftTurn, game->turns->len - 1);
  LabShiftTurn turn = *last;

  game->position = g_array_index (game->past, LabShiftPosition, game->past->len - 1);
  g_array_set_size (game->past, game->past->len - 1);
  if (turn.cell != LAB_SHIFT_CELL_NONE)
    {
      last->cell = LAB_SHIFT_CELL_NONE;
      return turn;
    }
  g_array_set_size (game->turns, game->turns->len - 1);
  shift_tiles (game, lab_shift_arrow_opposite (turn.arrow));
  return turn;
}

/* GObject */

static void
lab_shift_game_finalize (GObject *object)
{
  LabShiftGame *self = LAB_SHIFT_GAME (object);

  for (guint i = 0; i < G_N_ELEMENTS (self->tiles); i++)
    g_clear_object (&self->tiles[i]);
  g_clear_object (&self->spare);
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    g_free (self->names[seat]);
  g_array_unref (self->past);
  g_array_unref (self->turns);
  g_array_unref (self->undone);
  g_free (self->reviews);
  G_OBJECT_CLASS (lab_shift_game_parent_class)->finalize (object);
}

static void
lab_shift_game_class_init (LabShiftGameClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lab_shift_game_finalize;

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
  self->undone = g_array_new (FALSE, FALSE, sizeof (LabShiftTurn));
  self->began = g_get_real_time () / G_USEC_PER_SEC;
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

/**
 * lab_shift_game_get_reviews:
 * @self: a game
 * @n_reviews: (out): the number of complete turns
 *
 * Returns: (nullable) (transfer none): what the analysis says about the turns; %NULL if the game is
 *   not over, or if it was not analyzed since it has these turns
 */
const LabShiftTurnReview *
lab_shift_game_get_reviews (LabShiftGame *self,
                            guint        *n_reviews)
{
  g_return_val_if_fail (LAB_IS_SHIFT_GAME (self), NULL);

  *n_reviews = self->past->len / 2;
  if (self->position.phase != LAB_SHIFT_PHASE_OVER || self->n_reviews != *n_reviews)
    return NULL;
  for (guint i = 0; i < *n_reviews; i++)
    {
      if (memcmp (&self->reviews[i].turn, lab_shift_game_get_turn (self, i), sizeof (LabShiftTurn))
          != 0)
        return NULL;
    }
  return self->reviews;
}

/**
 * lab_shift_undo_count:
 * @self: a game
 * @persons: the seats that persons play
 * @viewer: the last seat that had the screen alone, or %LAB_SHIFT_SEAT_NONE if that is not known
 *
 * Finds out how far an undo goes.
 *
 * Returns: the number of half-turns to pass to lab_shift_game_undo(), so that the last person
 *   who decided can decide again; 0 if undo is not allowed
 */
guint
lab_shift_undo_count (LabShiftGame    *self,
                      LabShiftSeatSet  persons,
                      LabShiftSeat     viewer)
{
  const LabShiftPosition *now;
  LabShiftSeat observer;

  g_return_val_if_fail (LAB_IS_SHIFT_GAME (self), 0);

  if (self->tournament)
    return 0;
  now = &self->position;
  observer = find_observer (now, persons, viewer);
  for (guint i = self->past->len; i-- > 0;)
    {
      const LabShiftPosition *past = lab_shift_game_get_position_at (self, i);

      if ((persons & LAB_SHIFT_SEAT_BIT (past->seat)) == 0)
        continue;
      if (has_secrets (now, persons)
          && ((observer != LAB_SHIFT_SEAT_NONE && observer != past->seat)
              || has_found (past, now, persons)))
        return 0;
      return self->past->len - i;
    }
  return 0;
}

/**
 * lab_shift_redo_count:
 * @self: a game
 * @persons: the seats that persons play
 *
 * Finds out how far a redo goes.
 *
 * Returns: the number of half-turns to pass to lab_shift_game_redo(), so that the next person
 *   can decide; all undone half-turns if no person follows
 */
guint
lab_shift_redo_count (LabShiftGame    *self,
                      LabShiftSeatSet  persons)
{
  LabShiftPosition position;
  guint n_undone;

  g_return_val_if_fail (LAB_IS_SHIFT_GAME (self), 0);

  n_undone = self->undone->len;
  position = self->position;
  for (guint i = 0; i < n_undone; i++)
    {
      const LabShiftTurn *turn
          = &g_array_index (self->undone, LabShiftTurn, n_undone - 1 - i);

      if (turn->cell == LAB_SHIFT_CELL_NONE)
        lab_shift_position_insert (&position, turn->arrow, turn->tile);
      else
        lab_shift_position_move (&position, turn->cell);
      if (position.phase != LAB_SHIFT_PHASE_OVER
          && (persons & LAB_SHIFT_SEAT_BIT (position.seat)) != 0)
        return i + 1;
    }
  return n_undone;
}

/**
 * lab_shift_game_may_insert:
 * @self: a game
 * @seat: the seat that asks
 * @arrow: where the tile would go in
 * @error: return location for a #LabShiftRuleError
 *
 * Checks whether a tile can be inserted, without a change.
 *
 * Returns: %TRUE if lab_shift_game_insert() would insert it
 */
gboolean
lab_shift_game_may_insert (LabShiftGame  *self,
                           LabShiftSeat   seat,
                           guint          arrow,
                           GError       **error)
{
  g_return_val_if_fail (LAB_IS_SHIFT_GAME (self), FALSE);

  if (!check_turn (self, seat, LAB_SHIFT_PHASE_INSERT, error))
    return FALSE;
  if (arrow >= LAB_SHIFT_N_ARROWS)
    return lab_refuse (error, LAB_SHIFT_RULE_ERROR, LAB_SHIFT_RULE_ERROR_NO_SUCH_ARROW,
                       _("There is no such arrow. Choose one of the twelve around the board."));
  if (!lab_shift_position_may_insert (&self->position, (LabShiftArrow) arrow))
    return lab_refuse (error, LAB_SHIFT_RULE_ERROR, LAB_SHIFT_RULE_ERROR_FORBIDDEN_ARROW,
                       _("The last tile was pushed out there and may not go straight back. Choose "
                         "another arrow."));
  return TRUE;
}

/**
 * lab_shift_game_rotate_spare:
 * @self: a game
 * @seat: the seat that acts
 * @quarters: quarter turns clockwise; a negative number rotates counterclockwise
 * @error: return location for a #LabShiftRuleError
 *
 * Rotates the spare tile.
 *
 * Returns: %TRUE if it was rotated
 */
gboolean
lab_shift_game_rotate_spare (LabShiftGame  *self,
                             LabShiftSeat   seat,
                             int            quarters,
                             GError       **error)
{
  LabShiftOpenings tile;

  g_return_val_if_fail (LAB_IS_SHIFT_GAME (self), FALSE);

  if (!check_turn (self, seat, LAB_SHIFT_PHASE_INSERT, error))
    return FALSE;
  tile = lab_shift_openings_rotate (self->position.board.spare, quarters);
  if (self->position.board.spare == tile)
    return TRUE;
  self->position.board.spare = tile;
  set_openings (self->spare, tile);
  g_signal_emit_by_name (self, "spare-rotated");
  return TRUE;
}

/**
 * lab_shift_game_insert:
 * @self: a game
 * @seat: the seat that acts
 * @arrow: where the tile goes in; a #LabShiftArrow
 * @tile: the spare, as it goes in
 * @error: return location for a #LabShiftRuleError
 *
 * Makes the first half of a turn.
 *
 * Returns: %TRUE if the tile was inserted
 */
gboolean
lab_shift_game_insert (LabShiftGame      *self,
                       LabShiftSeat       seat,
                       guint              arrow,
                       LabShiftOpenings   tile,
                       GError           **error)
{
  g_autoptr (LabShiftTile) entered = NULL;

  g_return_val_if_fail (LAB_IS_SHIFT_GAME (self), FALSE);

  if (!lab_shift_game_may_insert (self, seat, arrow, error))
    return FALSE;
  if (!lab_shift_openings_same_tile (self->position.board.spare, tile))
    return refuse_tile (error);
  g_array_set_size (self->undone, 0);
  entered = g_object_ref (self->spare);
  make_insertion (self, (LabShiftArrow) arrow, tile);
  notify_turn (self, LAB_SHIFT_PHASE_INSERT);
  g_signal_emit_by_name (self, "inserted", arrow, entered, self->spare);
  return TRUE;
}

/**
 * lab_shift_game_may_move:
 * @self: a game
 * @seat: the seat that asks
 * @cell: the cell where the pawn would end
 * @error: return location for a #LabShiftRuleError
 *
 * Checks whether the pawn can move, without a change.
 *
 * Returns: %TRUE if lab_shift_game_move() would move it
 */
gboolean
lab_shift_game_may_move (LabShiftGame  *self,
                         LabShiftSeat   seat,
                         guint          cell,
                         GError       **error)
{
  g_return_val_if_fail (LAB_IS_SHIFT_GAME (self), FALSE);

  if (!check_turn (self, seat, LAB_SHIFT_PHASE_MOVE, error))
    return FALSE;
  if (!lab_shift_cell_is_on_board (cell))
    return refuse_cell (error);
  if ((lab_shift_position_get_reachable (&self->position) & LAB_SHIFT_CELL_BIT (cell)) == 0)
    return lab_refuse (error, LAB_SHIFT_RULE_ERROR, LAB_SHIFT_RULE_ERROR_UNREACHABLE,
                       _("No open passage leads there. Choose a tile that the pawn can reach."));
  return TRUE;
}

/**
 * lab_shift_game_move:
 * @self: a game
 * @seat: the seat that acts
 * @cell: the cell where the pawn ends; its own cell to stay
 * @error: return location for a #LabShiftRuleError
 *
 * Makes the second half of a turn, which ends the turn.
 *
 * Returns: %TRUE if the pawn was moved
 */
gboolean
lab_shift_game_move (LabShiftGame  *self,
                     LabShiftSeat   seat,
                     guint          cell,
                     GError       **error)
{
  g_return_val_if_fail (LAB_IS_SHIFT_GAME (self), FALSE);

  if (!lab_shift_game_may_move (self, seat, cell, error))
    return FALSE;
  g_array_set_size (self->undone, 0);
  move (self, (LabShiftCell) cell);
  return TRUE;
}

/**
 * lab_shift_game_may_play_turn:
 * @self: a game
 * @seat: the seat that asks
 * @turn: the whole turn
 * @error: return location for a #LabShiftRuleError
 *
 * Checks whether a turn can be played, without a change.
 *
 * Returns: %TRUE if lab_shift_game_play_turn() would play it
 */
gboolean
lab_shift_game_may_play_turn (LabShiftGame        *self,
                              LabShiftSeat         seat,
                              const LabShiftTurn  *turn,
                              GError             **error)
{
  LabShiftPosition after;

  g_return_val_if_fail (LAB_IS_SHIFT_GAME (self), FALSE);
  g_return_val_if_fail (turn != NULL, FALSE);

  if (!lab_shift_game_may_insert (self, seat, turn->arrow, error))
    return FALSE;
  after = self->position;
  if (!lab_shift_openings_same_tile (after.board.spare, turn->tile))
    return refuse_tile (error);
  if (!lab_shift_cell_is_on_board (turn->cell))
    return refuse_cell (error);
  lab_shift_position_insert (&after, turn->arrow, turn->tile);
  if ((lab_shift_position_get_reachable (&after) & LAB_SHIFT_CELL_BIT (turn->cell)) == 0)
    return lab_refuse (error, LAB_SHIFT_RULE_ERROR, LAB_SHIFT_RULE_ERROR_UNREACHABLE,
                       _("No open passage leads there after that insertion. Choose a tile that can "
                         "be reached, or another insertion."));
  return TRUE;
}

/**
 * lab_shift_game_play_turn:
 * @self: a game
 * @seat: the seat that acts
 * @turn: the whole turn
 * @error: return location for a #LabShiftRuleError
 *
 * Makes both halves of a turn. If the rules forbid one of them, nothing changes.
 *
 * Returns: %TRUE if the turn was played
 */
gboolean
lab_shift_game_play_turn (LabShiftGame        *self,
                          LabShiftSeat         seat,
                          const LabShiftTurn  *turn,
                          GError             **error)
{
  return lab_shift_game_may_play_turn (self, seat, turn, error)
         && lab_shift_game_insert (self, seat, turn->arrow, turn->tile, error)
         && lab_shift_game_move (self, seat, turn->cell, error);
}

/**
 * lab_shift_game_end_game:
 * @self: a game
 * @error: return location for a #LabShiftRuleError
 *
 * Ends a game with a winner, although other players could keep playing for places.
 *
 * Returns: %TRUE if the game is over now
 */
gboolean
lab_shift_game_end_game (LabShiftGame  *self,
                         GError       **error)
{
  LabShiftPosition *position;
  LabShiftPhase phase;

  g_return_val_if_fail (LAB_IS_SHIFT_GAME (self), FALSE);

  position = &self->position;
  phase = position->phase;
  if (phase == LAB_SHIFT_PHASE_OVER)
    return lab_refuse (error, LAB_SHIFT_RULE_ERROR, LAB_SHIFT_RULE_ERROR_GAME_OVER,
                       _("This game is over. Start a new game."));
  if (position->n_places == 0)
    return lab_refuse (error, LAB_SHIFT_RULE_ERROR, LAB_SHIFT_RULE_ERROR_NOBODY_HOME,
                       _("Nobody has won yet. Keep playing, or start a new game."));
  g_array_set_size (self->undone, 0);
  self->ended = TRUE;
  position->phase = LAB_SHIFT_PHASE_OVER;
  notify_turn (self, phase);
  g_signal_emit_by_name (self, "ended");
  return TRUE;
}

/**
 * lab_shift_game_undo:
 * @self: a game
 * @n_half_turns: the number of half-turns to undo, at least one
 * @error: return location for a #LabShiftRuleError
 *
 * Undoes insertions and moves, and the end of the game if the players ended it. It does not check
 * whose half-turns these are: see lab_shift_undo_count().
 *
 * Returns: %TRUE if they were undone
 */
gboolean
lab_shift_game_undo (LabShiftGame  *self,
                     guint          n_half_turns,
                     GError       **error)
{
  LabShiftPhase phase;

  g_return_val_if_fail (LAB_IS_SHIFT_GAME (self), FALSE);

  if (self->tournament)
    return lab_refuse (error, LAB_SHIFT_RULE_ERROR, LAB_SHIFT_RULE_ERROR_TOURNAMENT,
                       _("You cannot undo turns in a tournament game."));
  if (n_half_turns == 0 || n_half_turns > self->past->len)
    return lab_refuse (error, LAB_SHIFT_RULE_ERROR, LAB_SHIFT_RULE_ERROR_NO_HISTORY,
                       _("Nothing to undo."));
  phase = self->position.phase;
  if (self->ended)
    self->position.phase = LAB_SHIFT_PHASE_INSERT;
  self->ended = FALSE;
  for (guint i = 0; i < n_half_turns; i++)
    {
      LabShiftTurn turn = undo_half_turn (self);

      g_array_append_val (self->undone, turn);
    }
  notify_rewound (self, phase);
  return TRUE;
}

/**
 * lab_shift_game_redo:
 * @self: a game
 * @n_half_turns: the number of half-turns to redo, at least one
 * @error: return location for a #LabShiftRuleError
 *
 * Redoes the half-turns that were undone last. A new insertion or move removes what could be
 * redone.
 *
 * Returns: %TRUE if they were redone
 */
gboolean
lab_shift_game_redo (LabShiftGame  *self,
                     guint          n_half_turns,
                     GError       **error)
{
  LabShiftPhase phase;

  g_return_val_if_fail (LAB_IS_SHIFT_GAME (self), FALSE);

  if (n_half_turns == 0 || n_half_turns > self->undone->len)
    return lab_refuse (error, LAB_SHIFT_RULE_ERROR, LAB_SHIFT_RULE_ERROR_NO_HISTORY,
                       _("Nothing to redo."));
  phase = self->position.phase;
  for (guint i = 0; i < n_half_turns; i++)
    {
      const LabShiftTurn *turn = &g_array_index (self->undone, LabShiftTurn, self->undone->len - 1);

      if (turn->cell == LAB_SHIFT_CELL_NONE)
        make_insertion (self, turn->arrow, turn->tile);
      else
        make_move (self, turn->cell);
      g_array_set_size (self->undone, self->undone->len - 1);
    }
  notify_rewound (self, phase);
  return TRUE;
}
