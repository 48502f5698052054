/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-controller.h"

#include <glib/gi18n-lib.h>

#include "lab-game-private.h"
#include "lab-refuse.h"

/**
 * LabController:
 *
 * The only object that changes a #LabGame. It checks the rules before every change. If they forbid
 * it, it sets a #LabRuleError and changes nothing.
 */
struct _LabController
{
  GObject parent_instance;

  LabGame *game;
  GArray *undone;       /* LabTurn: the undone half-turns; the next to redo is last */
  gboolean tournament;
  gint64 began;         /* in seconds since 1970, UTC */
};

enum
{
  PROP_0,
  PROP_GAME,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_QUARK (lab-rule-error-quark, lab_rule_error)
G_DEFINE_FINAL_TYPE (LabController, lab_controller, G_TYPE_OBJECT)

/* Private helpers */

static gboolean
refuse_cell (GError **error)
{
  return lab_refuse (error, LAB_RULE_ERROR, LAB_RULE_ERROR_NO_SUCH_CELL,
                     _("There is no such tile. Choose one of the tiles on the board."));
}

static gboolean
refuse_tile (GError **error)
{
  return lab_refuse (error, LAB_RULE_ERROR, LAB_RULE_ERROR_WRONG_TILE,
                     _("The spare tile cannot be rotated like that. Rotate it in quarter turns."));
}

/* Whether @seat may act now, and in @phase. */
static gboolean
check_turn (LabController *self,
            LabSeat        seat,
            LabPhase       phase,
            GError       **error)
{
  const LabPosition *position = lab_game_get_position (self->game);

  if (position->phase == LAB_PHASE_OVER)
    return lab_refuse (error, LAB_RULE_ERROR, LAB_RULE_ERROR_GAME_OVER,
                       _("This game is over. Start a new game."));
  if (seat != position->seat)
    {
      LabPlayer *player = lab_game_get_player (self->game, position->seat);

      return lab_refuse (error, LAB_RULE_ERROR, LAB_RULE_ERROR_NOT_YOUR_TURN,
                         /* Translators: %s is the name of a player. If it would need an inflection,
                          * say it another way, such as “Turn: %s. Wait until it is yours.” */
                         _("It is %s’s turn. Wait until it is yours."),
                         lab_player_get_name (player));
    }
  if (position->phase == phase)
    return TRUE;
  if (phase == LAB_PHASE_MOVE)
    return lab_refuse (error, LAB_RULE_ERROR, LAB_RULE_ERROR_WRONG_PHASE,
                       _("Insert the spare tile first, at one of the arrows around the board."));
  return lab_refuse (error, LAB_RULE_ERROR, LAB_RULE_ERROR_WRONG_PHASE,
                     _("The tile is already inserted. Move the pawn or stay."));
}

/* GObject */

static void
lab_controller_dispose (GObject *object)
{
  LabController *self = LAB_CONTROLLER (object);

  g_clear_object (&self->game);
  G_OBJECT_CLASS (lab_controller_parent_class)->dispose (object);
}

static void
lab_controller_finalize (GObject *object)
{
  g_array_unref (LAB_CONTROLLER (object)->undone);
  G_OBJECT_CLASS (lab_controller_parent_class)->finalize (object);
}

static void
lab_controller_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  LabController *self = LAB_CONTROLLER (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lab_controller_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  LabController *self = LAB_CONTROLLER (object);

  switch (prop_id)
    {
    case PROP_GAME:
      self->game = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lab_controller_class_init (LabControllerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = lab_controller_dispose;
  object_class->finalize = lab_controller_finalize;
  object_class->get_property = lab_controller_get_property;
  object_class->set_property = lab_controller_set_property;

  /** LabController:game: the game that the controller changes */
  props[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, LAB_TYPE_GAME,
                                          G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY
                                          | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
lab_controller_init (LabController *self)
{
  self->began = g_get_real_time () / G_USEC_PER_SEC;
  self->undone = g_array_new (FALSE, FALSE, sizeof (LabTurn));
}

/* Public functions */

/**
 * lab_controller_new:
 * @game: a game
 *
 * Creates the controller of a game.
 *
 * Returns: (transfer full): its controller
 */
LabController *
lab_controller_new (LabGame *game)
{
  g_return_val_if_fail (LAB_IS_GAME (game), NULL);

  return g_object_new (LAB_TYPE_CONTROLLER, "game", game, NULL);
}

/**
 * lab_controller_get_game:
 * @self: a controller
 *
 * Gets the game that the controller changes.
 *
 * Returns: (transfer none): the game
 */
LabGame *
lab_controller_get_game (LabController *self)
{
  g_return_val_if_fail (LAB_IS_CONTROLLER (self), NULL);

  return self->game;
}

/**
 * lab_controller_get_began:
 * @self: a controller
 *
 * Gets the start of the game, which identifies it in the statistics.
 *
 * Returns: when the game started, in seconds since 1970, UTC; the time when @self was made, unless
 *   lab_controller_set_began() was called
 */
gint64
lab_controller_get_began (LabController *self)
{
  g_return_val_if_fail (LAB_IS_CONTROLLER (self), 0);

  return self->began;
}

/**
 * lab_controller_set_began:
 * @self: a controller
 * @began: when the game started, in seconds since 1970, UTC
 *
 * Sets the start of a game that was resumed. The start and the number of the deal identify a game
 * in the statistics.
 */
void
lab_controller_set_began (LabController *self,
                          gint64         began)
{
  g_return_if_fail (LAB_IS_CONTROLLER (self));

  self->began = began;
}

/**
 * lab_controller_may_insert:
 * @self: a controller
 * @seat: the seat that asks
 * @arrow: where the tile would go in
 * @error: return location for a #LabRuleError
 *
 * Checks whether a tile can be inserted, without a change.
 *
 * Returns: %TRUE if lab_controller_insert() would insert it
 */
gboolean
lab_controller_may_insert (LabController *self,
                           LabSeat        seat,
                           guint          arrow,
                           GError       **error)
{
  g_return_val_if_fail (LAB_IS_CONTROLLER (self), FALSE);

  if (!check_turn (self, seat, LAB_PHASE_INSERT, error))
    return FALSE;
  if (arrow >= LAB_N_ARROWS)
    return lab_refuse (error, LAB_RULE_ERROR, LAB_RULE_ERROR_NO_SUCH_ARROW,
                       _("There is no such arrow. Choose one of the twelve around the board."));
  if (!lab_position_may_insert (lab_game_get_position (self->game), (LabArrow) arrow))
    return lab_refuse (error, LAB_RULE_ERROR, LAB_RULE_ERROR_FORBIDDEN_ARROW,
                       _("The last tile was pushed out there and may not go straight back. Choose "
                         "another arrow."));
  return TRUE;
}

/**
 * lab_controller_rotate_spare:
 * @self: a controller
 * @seat: the seat that acts
 * @quarters: quarter turns clockwise; a negative number rotates counterclockwise
 * @error: return location for a #LabRuleError
 *
 * Rotates the spare tile.
 *
 * Returns: %TRUE if it was rotated
 */
gboolean
lab_controller_rotate_spare (LabController *self,
                             LabSeat        seat,
                             int            quarters,
                             GError       **error)
{
  LabOpenings spare;

  g_return_val_if_fail (LAB_IS_CONTROLLER (self), FALSE);

  if (!check_turn (self, seat, LAB_PHASE_INSERT, error))
    return FALSE;
  spare = lab_game_get_position (self->game)->board.spare;
  lab_game_rotate_spare (self->game, lab_openings_rotate (spare, quarters));
  return TRUE;
}

/**
 * lab_controller_insert:
 * @self: a controller
 * @seat: the seat that acts
 * @arrow: where the tile goes in; a #LabArrow
 * @tile: the spare, as it goes in
 * @error: return location for a #LabRuleError
 *
 * Makes the first half of a turn.
 *
 * Returns: %TRUE if the tile was inserted
 */
gboolean
lab_controller_insert (LabController *self,
                       LabSeat        seat,
                       guint          arrow,
                       LabOpenings    tile,
                       GError       **error)
{
  g_return_val_if_fail (LAB_IS_CONTROLLER (self), FALSE);

  if (!lab_controller_may_insert (self, seat, arrow, error))
    return FALSE;
  if (!lab_openings_same_tile (lab_game_get_position (self->game)->board.spare, tile))
    return refuse_tile (error);
  g_array_set_size (self->undone, 0);
  lab_game_insert (self->game, (LabArrow) arrow, tile);
  return TRUE;
}

/**
 * lab_controller_may_move:
 * @self: a controller
 * @seat: the seat that asks
 * @cell: the cell where the pawn would end
 * @error: return location for a #LabRuleError
 *
 * Checks whether the pawn can move, without a change.
 *
 * Returns: %TRUE if lab_controller_move() would move it
 */
gboolean
lab_controller_may_move (LabController *self,
                         LabSeat        seat,
                         guint          cell,
                         GError       **error)
{
  g_return_val_if_fail (LAB_IS_CONTROLLER (self), FALSE);

  if (!check_turn (self, seat, LAB_PHASE_MOVE, error))
    return FALSE;
  if (!lab_cell_is_on_board (cell))
    return refuse_cell (error);
  if ((lab_position_get_reachable (lab_game_get_position (self->game)) & LAB_CELL_BIT (cell)) == 0)
    return lab_refuse (error, LAB_RULE_ERROR, LAB_RULE_ERROR_UNREACHABLE,
                       _("No open passage leads there. Choose a tile that the pawn can reach."));
  return TRUE;
}

/**
 * lab_controller_move:
 * @self: a controller
 * @seat: the seat that acts
 * @cell: the cell where the pawn ends; its own cell to stay
 * @error: return location for a #LabRuleError
 *
 * Makes the second half of a turn, which ends the turn.
 *
 * Returns: %TRUE if the pawn was moved
 */
gboolean
lab_controller_move (LabController *self,
                     LabSeat        seat,
                     guint          cell,
                     GError       **error)
{
  g_return_val_if_fail (LAB_IS_CONTROLLER (self), FALSE);

  if (!lab_controller_may_move (self, seat, cell, error))
    return FALSE;
  g_array_set_size (self->undone, 0);
  lab_game_move (self->game, (LabCell) cell);
  return TRUE;
}

/**
 * lab_controller_may_play_turn:
 * @self: a controller
 * @seat: the seat that asks
 * @turn: the whole turn
 * @error: return location for a #LabRuleError
 *
 * Checks whether a turn can be played, without a change.
 *
 * Returns: %TRUE if lab_controller_play_turn() would play it
 */
gboolean
lab_controller_may_play_turn (LabController  *self,
                              LabSeat         seat,
                              const LabTurn  *turn,
                              GError        **error)
{
  LabPosition after;

  g_return_val_if_fail (LAB_IS_CONTROLLER (self), FALSE);
  g_return_val_if_fail (turn != NULL, FALSE);

  if (!lab_controller_may_insert (self, seat, turn->arrow, error))
    return FALSE;
  after = *lab_game_get_position (self->game);
  if (!lab_openings_same_tile (after.board.spare, turn->tile))
    return refuse_tile (error);
  if (!lab_cell_is_on_board (turn->cell))
    return refuse_cell (error);
  lab_position_insert (&after, turn->arrow, turn->tile);
  if ((lab_position_get_reachable (&after) & LAB_CELL_BIT (turn->cell)) == 0)
    return lab_refuse (error, LAB_RULE_ERROR, LAB_RULE_ERROR_UNREACHABLE,
                       _("No open passage leads there after that insertion. Choose a tile that can "
                         "be reached, or another insertion."));
  return TRUE;
}

/**
 * lab_controller_play_turn:
 * @self: a controller
 * @seat: the seat that acts
 * @turn: the whole turn
 * @error: return location for a #LabRuleError
 *
 * Makes both halves of a turn. If the rules forbid one of them, nothing changes.
 *
 * Returns: %TRUE if the turn was played
 */
gboolean
lab_controller_play_turn (LabController  *self,
                          LabSeat         seat,
                          const LabTurn  *turn,
                          GError        **error)
{
  return lab_controller_may_play_turn (self, seat, turn, error)
         && lab_controller_insert (self, seat, turn->arrow, turn->tile, error)
         && lab_controller_move (self, seat, turn->cell, error);
}

/**
 * lab_controller_end_game:
 * @self: a controller
 * @error: return location for a #LabRuleError
 *
 * Ends a game with a winner, although other players could keep playing for places.
 *
 * Returns: %TRUE if the game is over now
 */
gboolean
lab_controller_end_game (LabController *self,
                         GError       **error)
{
  const LabPosition *position;

  g_return_val_if_fail (LAB_IS_CONTROLLER (self), FALSE);

  position = lab_game_get_position (self->game);
  if (position->phase == LAB_PHASE_OVER)
    return lab_refuse (error, LAB_RULE_ERROR, LAB_RULE_ERROR_GAME_OVER,
                       _("This game is over. Start a new game."));
  if (position->n_places == 0)
    return lab_refuse (error, LAB_RULE_ERROR, LAB_RULE_ERROR_NOBODY_HOME,
                       _("Nobody has won yet. Keep playing, or start a new game."));
  g_array_set_size (self->undone, 0);
  lab_game_end (self->game);
  return TRUE;
}

/**
 * lab_controller_set_tournament:
 * @self: a controller
 * @tournament: whether the game has no hints and no undo
 *
 * Sets whether this is a tournament game.
 */
void
lab_controller_set_tournament (LabController *self,
                               gboolean       tournament)
{
  g_return_if_fail (LAB_IS_CONTROLLER (self));

  self->tournament = tournament;
}

/** lab_controller_get_tournament: returns whether the game has no hints and no undo. */
gboolean
lab_controller_get_tournament (LabController *self)
{
  g_return_val_if_fail (LAB_IS_CONTROLLER (self), FALSE);

  return self->tournament;
}

/** lab_controller_get_n_undone: returns the number of undone half-turns that can be redone. */
guint
lab_controller_get_n_undone (LabController *self)
{
  g_return_val_if_fail (LAB_IS_CONTROLLER (self), 0);

  return self->undone->len;
}

/**
 * lab_controller_get_undone:
 * @self: a controller
 * @number: from 0, the next to redo, to lab_controller_get_n_undone() - 1
 *
 * Gets one of the half-turns that can be redone.
 *
 * Returns: (transfer none): an undone half-turn; its cell is %LAB_CELL_NONE if it is an insertion
 */
const LabTurn *
lab_controller_get_undone (LabController *self,
                           guint          number)
{
  g_return_val_if_fail (LAB_IS_CONTROLLER (self), NULL);
  g_return_val_if_fail (number < self->undone->len, NULL);

  return &g_array_index (self->undone, LabTurn, self->undone->len - 1 - number);
}

/* Appends what lab_history_undo() will return for @half_turn to the undone half-turns. */
static void
remember_undone (LabController *self,
                 guint          half_turn)
{
  const LabPosition *before = lab_game_get_position_at (self->game, half_turn);
  LabTurn turn = *lab_game_get_turn (self->game, half_turn / 2);

  if (before->phase == LAB_PHASE_INSERT)
    turn.cell = LAB_CELL_NONE;
  g_array_append_val (self->undone, turn);
}

/**
 * lab_controller_undo:
 * @self: a controller
 * @n_half_turns: the number of half-turns to undo, at least one
 * @error: return location for a #LabRuleError
 *
 * Undoes insertions and moves, and the end of the game if the players ended it. It does not check
 * whose half-turns these are: see lab_undo_count().
 *
 * Returns: %TRUE if they were undone
 */
gboolean
lab_controller_undo (LabController *self,
                     guint          n_half_turns,
                     GError       **error)
{
  guint length;

  g_return_val_if_fail (LAB_IS_CONTROLLER (self), FALSE);

  length = lab_game_get_n_half_turns (self->game);
  if (self->tournament)
    return lab_refuse (error, LAB_RULE_ERROR, LAB_RULE_ERROR_TOURNAMENT,
                       _("You cannot undo turns in a tournament game."));
  if (n_half_turns == 0 || n_half_turns > length)
    return lab_refuse (error, LAB_RULE_ERROR, LAB_RULE_ERROR_NO_HISTORY,
                       _("Nothing to undo."));
  for (guint i = 1; i <= n_half_turns; i++)
    remember_undone (self, length - i);
  lab_game_rewind (self->game, n_half_turns);
  return TRUE;
}

/**
 * lab_controller_redo:
 * @self: a controller
 * @n_half_turns: the number of half-turns to redo, at least one
 * @error: return location for a #LabRuleError
 *
 * Redoes the half-turns that were undone last. A new insertion or move removes what could be
 * redone.
 *
 * Returns: %TRUE if they were redone
 */
gboolean
lab_controller_redo (LabController *self,
                     guint          n_half_turns,
                     GError       **error)
{
  g_autoptr (GArray) half_turns = NULL;

  g_return_val_if_fail (LAB_IS_CONTROLLER (self), FALSE);

  if (n_half_turns == 0 || n_half_turns > self->undone->len)
    return lab_refuse (error, LAB_RULE_ERROR, LAB_RULE_ERROR_NO_HISTORY,
                       _("Nothing to redo."));
  half_turns = g_array_new (FALSE, FALSE, sizeof (LabTurn));
  for (guint i = 0; i < n_half_turns; i++)
    g_array_append_vals (half_turns, lab_controller_get_undone (self, i), 1);
  g_array_set_size (self->undone, self->undone->len - n_half_turns);
  lab_game_forward (self->game, (const LabTurn *) half_turns->data, n_half_turns);
  return TRUE;
}
