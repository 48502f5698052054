/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-game.h"

#include "lab-game-private.h"
#include "lab-matrix.h"

/**
 * LabGame:
 *
 * A game: its tiles, its players, its history, and the #LabPosition with its state and rules. Views
 * connect to its signals; only the controller changes it.
 *
 * The signals of a half-turn are emitted one after another, after all of its changes. A handler
 * that wants to make the next half-turn must wait until the last one was emitted, for example in an
 * idle callback. Otherwise other handlers get the signals in the wrong order.
 */
struct _LabGame
{
  GObject parent_instance;

  LabDeal deal;
  LabPosition position;
  LabMatrix matrix;
  LabPlayer *players[LAB_N_SEATS];
  GListStore *player_list;

  LabHistory history;
  gboolean ended;     /* the players ended it before all places were taken */
};

enum
{
  PROP_0,
  PROP_SEAT,
  PROP_PHASE,
  PROP_PLAYERS,
  N_PROPS,
};

enum
{
  SPARE_ROTATED,
  INSERTED,
  MOVED,
  FOUND,
  PLACED,
  TURN_BEGAN,
  ENDED,
  REWOUND,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabGame, lab_game, G_TYPE_OBJECT)

/* Private helpers */

static void
update_players (LabGame *self)
{
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (self->players[seat] != NULL)
        lab_player_update (self->players[seat], &self->position);
    }
}

static void
seat_players (LabGame            *self,
              const char * const *names)
{
  LabSeatSet seats = lab_position_get_seats (&self->position);

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      const char *name = names != NULL ? names[seat] : NULL;

      if ((seats & LAB_SEAT_BIT (seat)) == 0)
        continue;
      if (name == NULL || *name == '\0')
        name = lab_seat_get_color_name (seat);
      self->players[seat] = lab_player_new (seat, name);
      g_list_store_append (self->player_list, self->players[seat]);
    }
  update_players (self);
}

/* Makes the first half of a turn, without signals. */
static LabTile *
make_insertion (LabGame    *self,
                LabArrow    arrow,
                LabOpenings tile)
{
  lab_history_add_insertion (&self->history, &self->position, arrow, tile);
  lab_position_insert (&self->position, arrow, tile);
  lab_tile_set_openings (self->matrix.spare, tile);
  return lab_matrix_shift (&self->matrix, arrow);
}

/* Makes the second half of a turn, without signals. */
static LabOutcome
make_move (LabGame *self,
           LabCell  cell)
{
  LabPosition before = self->position;
  LabOutcome outcome = lab_position_move (&self->position, cell);

  lab_history_add_move (&self->history, &before, &self->position, cell);
  return outcome;
}

static void
notify_turn (LabGame *self,
             LabSeat  old_seat,
             LabPhase old_phase)
{
  update_players (self);
  if (self->position.seat != old_seat)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SEAT]);
  if (self->position.phase != old_phase)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PHASE]);
}

/* GObject */

static void
lab_game_dispose (GObject *object)
{
  LabGame *self = LAB_GAME (object);

  lab_matrix_clear (&self->matrix);
  for (guint i = 0; i < G_N_ELEMENTS (self->players); i++)
    g_clear_object (&self->players[i]);
  g_clear_object (&self->player_list);
  G_OBJECT_CLASS (lab_game_parent_class)->dispose (object);
}

static void
lab_game_finalize (GObject *object)
{
  LabGame *self = LAB_GAME (object);

  lab_history_clear (&self->history);
  G_OBJECT_CLASS (lab_game_parent_class)->finalize (object);
}

static void
lab_game_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  LabGame *self = LAB_GAME (object);

  switch (prop_id)
    {
    case PROP_SEAT:
      g_value_set_uint (value, self->position.seat);
      break;
    case PROP_PHASE:
      g_value_set_uint (value, self->position.phase);
      break;
    case PROP_PLAYERS:
      g_value_set_object (value, self->player_list);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lab_game_class_init (LabGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = lab_game_dispose;
  object_class->finalize = lab_game_finalize;
  object_class->get_property = lab_game_get_property;

  /** LabGame:seat: the seat whose turn it is; a #LabSeat */
  props[PROP_SEAT] = g_param_spec_uint ("seat", NULL, NULL, 0, LAB_N_SEATS - 1, 0, flags);
  /** LabGame:phase: which half of the turn it is; a #LabPhase */
  props[PROP_PHASE] = g_param_spec_uint ("phase", NULL, NULL, 0, LAB_PHASE_OVER, 0, flags);
  /** LabGame:players: the players, in the order of their seats */
  props[PROP_PLAYERS] = g_param_spec_object ("players", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * LabGame::spare-rotated:
   *
   * The spare tile was rotated.
   */
  signals[SPARE_ROTATED] = g_signal_new ("spare-rotated", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                         NULL, G_TYPE_NONE, 0);
  /**
   * LabGame::inserted:
   * @self: the game
   * @arrow: where the tile went in, a #LabArrow
   * @entered: the tile that went in
   * @left: the tile that was pushed out, now the spare
   *
   * The line of @arrow was shifted by one cell, with the pawns on it.
   */
  signals[INSERTED] = g_signal_new ("inserted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 3, G_TYPE_UINT, LAB_TYPE_TILE, LAB_TYPE_TILE);
  /**
   * LabGame::moved:
   * @self: the game
   * @seat: the seat of the pawn, a #LabSeat
   * @from: the cell that it left
   * @to: the cell where it ended; @from if it stayed
   */
  signals[MOVED] = g_signal_new ("moved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_UINT);
  /**
   * LabGame::found:
   * @self: the game
   * @seat: the seat that found it, a #LabSeat
   * @treasure: the treasure, a #LabTreasure
   */
  signals[FOUND] = g_signal_new ("found", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  /**
   * LabGame::placed:
   * @self: the game
   * @seat: the seat that finished, a #LabSeat
   * @place: its place, from 1
   */
  signals[PLACED] = g_signal_new ("placed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  /**
   * LabGame::turn-began:
   * @self: the game
   * @seat: the seat whose turn it is now, a #LabSeat
   */
  signals[TURN_BEGAN] = g_signal_new ("turn-began", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, G_TYPE_UINT);
  /**
   * LabGame::ended:
   *
   * The game is over.
   */
  signals[ENDED] = g_signal_new ("ended", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  /**
   * LabGame::rewound:
   *
   * Half-turns were undone or redone. No other signal says which tiles and pawns have another
   * place now, so views must show the new position as a whole.
   */
  signals[REWOUND] = g_signal_new ("rewound", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
lab_game_init (LabGame *self)
{
  self->player_list = g_list_store_new (LAB_TYPE_PLAYER);
  lab_history_init (&self->history);
}

/* For the controller only */

void
lab_game_rotate_spare (LabGame    *self,
                       LabOpenings tile)
{
  if (self->position.board.spare == tile)
    return;
  self->position.board.spare = tile;
  lab_tile_set_openings (self->matrix.spare, tile);
  g_signal_emit (self, signals[SPARE_ROTATED], 0);
}

void
lab_game_insert (LabGame    *self,
                 LabArrow    arrow,
                 LabOpenings tile)
{
  g_autoptr (LabTile) entered = g_object_ref (make_insertion (self, arrow, tile));

  notify_turn (self, self->position.seat, LAB_PHASE_INSERT);
  g_signal_emit (self, signals[INSERTED], 0, (guint) arrow, entered, self->matrix.spare);
}

void
lab_game_move (LabGame *self,
               LabCell  cell)
{
  LabSeat seat = self->position.seat;
  LabCell from = self->position.pawns[seat];
  LabOutcome outcome = make_move (self, cell);
  LabPhase phase = (LabPhase) self->position.phase;
  LabSeat next = self->position.seat;

  notify_turn (self, seat, LAB_PHASE_MOVE);
  g_signal_emit (self, signals[MOVED], 0, (guint) seat, (guint) from, (guint) cell);
  if (outcome.found != LAB_TREASURE_NONE)
    g_signal_emit (self, signals[FOUND], 0, (guint) seat, (guint) outcome.found);
  if (outcome.place > 0)
    g_signal_emit (self, signals[PLACED], 0, (guint) seat, (guint) outcome.place);
  if (outcome.last_seat != LAB_SEAT_NONE)
    g_signal_emit (self, signals[PLACED], 0, (guint) outcome.last_seat, outcome.place + 1u);
  if (phase == LAB_PHASE_OVER)
    g_signal_emit (self, signals[ENDED], 0);
  else
    g_signal_emit (self, signals[TURN_BEGAN], 0, (guint) next);
}

void
lab_game_end (LabGame *self)
{
  LabPhase phase = self->position.phase;

  self->ended = TRUE;
  lab_position_end (&self->position);
  notify_turn (self, self->position.seat, phase);
  g_signal_emit (self, signals[ENDED], 0);
}

/* Tells the views that the position was replaced. */
static void
notify_rewound (LabGame *self,
                LabSeat  old_seat,
                LabPhase old_phase)
{
  /* In undone turns, each of these tiles was the spare and was rotated. */
  lab_matrix_turn (&self->matrix, &self->position);
  notify_turn (self, old_seat, old_phase);
  g_signal_emit (self, signals[REWOUND], 0);
}

/* Undoes the last @n_half_turns, and the end if the players ended the game. */
void
lab_game_rewind (LabGame *self,
                 guint    n_half_turns)
{
  LabSeat seat = self->position.seat;
  LabPhase phase = self->position.phase;

  if (self->ended)
    self->position.phase = LAB_PHASE_INSERT;
  self->ended = FALSE;
  for (guint i = 0; i < n_half_turns; i++)
    {
      LabTurn turn = lab_history_undo (&self->history, &self->position);

      if (turn.cell == LAB_CELL_NONE)
        lab_matrix_shift_back (&self->matrix, turn.arrow);
    }
  notify_rewound (self, seat, phase);
}

/* Redoes @n_half_turns at once, without animation. Each of @half_turns is what
 * lab_history_undo() returned for it, so the rules allow it in this order. */
void
lab_game_forward (LabGame       *self,
                  const LabTurn *half_turns,
                  guint          n_half_turns)
{
  LabSeat seat = self->position.seat;
  LabPhase phase = self->position.phase;

  for (guint i = 0; i < n_half_turns; i++)
    {
      if (half_turns[i].cell == LAB_CELL_NONE)
        make_insertion (self, half_turns[i].arrow, half_turns[i].tile);
      else
        make_move (self, half_turns[i].cell);
    }
  notify_rewound (self, seat, phase);
}

/* Public functions */

/**
 * lab_game_new:
 * @deal: what to deal
 * @names: (nullable) (array fixed-size=4): a name for each seat; a player whose name is %NULL or
 *   empty is called by the color
 *
 * Deals a game.
 *
 * Returns: (transfer full): a game before its first turn
 */
LabGame *
lab_game_new (const LabDeal      *deal,
              const char * const *names)
{
  LabPosition position;
  LabGame *self;

  g_return_val_if_fail (deal != NULL, NULL);

  lab_deal_position (deal, &position);
  self = lab_game_new_from_position (&position, names);
  self->deal = *deal;
  return self;
}

/**
 * lab_game_new_from_position:
 * @position: the position to start from
 * @names: (nullable) (array fixed-size=4): as for lab_game_new()
 *
 * Makes a game that starts from a position.
 *
 * Returns: (transfer full): a game at @position, without a history
 */
LabGame *
lab_game_new_from_position (const LabPosition  *position,
                            const char * const *names)
{
  LabGame *self;

  g_return_val_if_fail (position != NULL, NULL);

  self = g_object_new (LAB_TYPE_GAME, NULL);
  self->position = *position;
  lab_history_begin (&self->history, position);
  self->deal.seats = lab_position_get_seats (position);
  self->deal.first_seat = position->seat;
  self->deal.rules = position->rules;
  lab_matrix_lay (&self->matrix, position);
  seat_players (self, names);
  return self;
}

/**
 * lab_game_get_position:
 * @self: a game
 *
 * Gets the current position.
 *
 * Returns: (transfer none): the current position; it changes with the game
 */
const LabPosition *
lab_game_get_position (LabGame *self)
{
  g_return_val_if_fail (LAB_IS_GAME (self), NULL);

  return &self->position;
}

/**
 * lab_game_get_deal:
 * @self: a game
 *
 * Gets the deal, which identifies the game.
 *
 * Returns: (transfer none): what the game was dealt from; its seed is 0 if the game began from a
 *   position
 */
const LabDeal *
lab_game_get_deal (LabGame *self)
{
  g_return_val_if_fail (LAB_IS_GAME (self), NULL);

  return &self->deal;
}

/**
 * lab_game_get_seat:
 * @self: a game
 *
 * Gets the current seat.
 *
 * Returns: the seat whose turn it is, or was when the game ended
 */
LabSeat
lab_game_get_seat (LabGame *self)
{
  g_return_val_if_fail (LAB_IS_GAME (self), LAB_SEAT_NONE);

  return self->position.seat;
}

/**
 * lab_game_get_phase:
 * @self: a game
 *
 * Gets the current phase.
 *
 * Returns: the current half of the turn
 */
LabPhase
lab_game_get_phase (LabGame *self)
{
  g_return_val_if_fail (LAB_IS_GAME (self), LAB_PHASE_OVER);

  return (LabPhase) self->position.phase;
}

/**
 * lab_game_get_rules:
 * @self: a game
 *
 * Gets the variants.
 *
 * Returns: the variants of this game
 */
LabRules
lab_game_get_rules (LabGame *self)
{
  g_return_val_if_fail (LAB_IS_GAME (self), LAB_RULES_STANDARD);

  return (LabRules) self->position.rules;
}

/**
 * lab_game_get_players:
 * @self: a game
 *
 * Gets the players.
 *
 * Returns: (transfer none): a list of #LabPlayer, in the order of their seats
 */
GListModel *
lab_game_get_players (LabGame *self)
{
  g_return_val_if_fail (LAB_IS_GAME (self), NULL);

  return G_LIST_MODEL (self->player_list);
}

/**
 * lab_game_get_player:
 * @self: a game
 * @seat: a seat
 *
 * Gets the player on a seat.
 *
 * Returns: (transfer none) (nullable): the player on that seat
 */
LabPlayer *
lab_game_get_player (LabGame *self,
                     LabSeat  seat)
{
  g_return_val_if_fail (LAB_IS_GAME (self), NULL);
  g_return_val_if_fail (seat < LAB_N_SEATS, NULL);

  return self->players[seat];
}

/**
 * lab_game_get_tile:
 * @self: a game
 * @cell: a cell
 *
 * Gets the tile on a cell, as an object that stays the same while it moves.
 *
 * Returns: (transfer none): the tile on that cell
 */
LabTile *
lab_game_get_tile (LabGame *self,
                   LabCell  cell)
{
  g_return_val_if_fail (LAB_IS_GAME (self), NULL);
  g_return_val_if_fail (lab_cell_is_on_board (cell), NULL);

  return self->matrix.tiles[cell];
}

/**
 * lab_game_get_spare:
 * @self: a game
 *
 * Gets the spare tile.
 *
 * Returns: (transfer none): the spare tile
 */
LabTile *
lab_game_get_spare (LabGame *self)
{
  g_return_val_if_fail (LAB_IS_GAME (self), NULL);

  return self->matrix.spare;
}

/**
 * lab_game_get_initial:
 * @self: a game
 *
 * Gets the start of the history.
 *
 * Returns: (transfer none): the position at the start of the history. The history never starts in
 *   the middle of a turn: if the game was made from such a position, it starts after that turn.
 */
const LabPosition *
lab_game_get_initial (LabGame *self)
{
  g_return_val_if_fail (LAB_IS_GAME (self), NULL);

  return &self->history.initial;
}

/**
 * lab_game_get_n_half_turns:
 * @self: a game
 *
 * Gets the length of the history.
 *
 * Returns: the number of insertions and moves in the history
 */
guint
lab_game_get_n_half_turns (LabGame *self)
{
  g_return_val_if_fail (LAB_IS_GAME (self), 0);

  return lab_history_get_length (&self->history);
}

/**
 * lab_game_get_position_at:
 * @self: a game
 * @n_half_turns: from 0 to lab_game_get_n_half_turns()
 *
 * Gets an earlier position.
 *
 * Returns: (transfer none): the position after @n_half_turns; valid until the game changes
 */
const LabPosition *
lab_game_get_position_at (LabGame *self,
                          guint    n_half_turns)
{
  g_return_val_if_fail (LAB_IS_GAME (self), NULL);
  g_return_val_if_fail (n_half_turns <= self->history.past->len, NULL);

  if (n_half_turns == self->history.past->len)
    return &self->position;
  return &g_array_index (self->history.past, LabPosition, n_half_turns);
}

/**
 * lab_game_get_ended:
 * @self: a game
 *
 * Checks whether the players ended the game early.
 *
 * Returns: %TRUE if the players ended it before all places were taken
 */
gboolean
lab_game_get_ended (LabGame *self)
{
  g_return_val_if_fail (LAB_IS_GAME (self), FALSE);

  return self->ended;
}

/**
 * lab_game_get_n_turns:
 * @self: a game
 *
 * Gets the number of turns in the history.
 *
 * Returns: the number of turns that were started
 */
guint
lab_game_get_n_turns (LabGame *self)
{
  g_return_val_if_fail (LAB_IS_GAME (self), 0);

  return self->history.turns->len;
}

/**
 * lab_game_get_turn:
 * @self: a game
 * @number: from 0 to lab_game_get_n_turns() - 1
 *
 * Gets a turn of the history.
 *
 * Returns: (transfer none): that turn; its cell is %LAB_CELL_NONE if the pawn has not moved yet
 */
const LabTurn *
lab_game_get_turn (LabGame *self,
                   guint    number)
{
  g_return_val_if_fail (LAB_IS_GAME (self), NULL);
  g_return_val_if_fail (number < self->history.turns->len, NULL);

  return &g_array_index (self->history.turns, LabTurn, number);
}
