/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-controller.h"

#include <glib/gi18n-lib.h>

#include "model/lab-game-private.h"

/**
 * LabController:
 *
 * The one writer of a #LabGame. It asks the rules before anything changes: what
 * they forbid is refused with a #LabRuleError, and then nothing has changed.
 */
struct _LabController
{
  GObject parent_instance;

  LabGame *game;
  GArray *undone;       /* LabTurn: half-turns taken back, the next one last */
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
refuse (GError     **error,
        LabRuleError code,
        const char  *message)
{
  g_set_error_literal (error, LAB_RULE_ERROR, (int) code, message);
  return FALSE;
}

static gboolean
refuse_cell (GError **error)
{
  return refuse (error, LAB_RULE_ERROR_NO_SUCH_CELL,
                 _("There is no such tile. Choose one of the tiles on the board."));
}

static gboolean
refuse_tile (GError **error)
{
  return refuse (error, LAB_RULE_ERROR_WRONG_TILE,
                 _("The spare tile cannot be turned like that. Turn it in quarter turns."));
}

/* Whether @seat may act at all now, in @phase. */
static gboolean
check_turn (LabController *self,
            LabSeat        seat,
            LabPhase       phase,
            GError       **error)
{
  const LabPosition *position = lab_game_get_position (self->game);

  if (position->phase == LAB_PHASE_OVER)
    return refuse (error, LAB_RULE_ERROR_GAME_OVER,
                   _("This game is over. Start a new one to play on."));
  if (seat != position->seat)
    {
      LabPlayer *player = lab_game_get_player (self->game, position->seat);

      g_set_error (error, LAB_RULE_ERROR, LAB_RULE_ERROR_NOT_YOUR_TURN,
                   /* Translators: %s is the name of a player. Where it would have to be inflected,
                    * say it another way, such as “Turn: %s. Wait until it is yours.” */
                   _("It is %s’s turn. Wait until it is yours."), lab_player_get_name (player));
      return FALSE;
    }
  if (position->phase == phase)
    return TRUE;
  if (phase == LAB_PHASE_MOVE)
    return refuse (error, LAB_RULE_ERROR_WRONG_PHASE,
                   _("Insert the spare tile first, at one of the arrows around the board."));
  return refuse (error, LAB_RULE_ERROR_WRONG_PHASE,
                 _("The tile is in already. Now move your pawn, or let it stay."));
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

  /** LabController:game: the game that is written */
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
 * @game: the game to write
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
 * Returns: (transfer none): the game, to watch
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
 * Returns: when the game was begun, in seconds since 1970, UTC: when @self was made, unless
 *   the game is older
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
 * @began: when the game was begun, in seconds since 1970, UTC
 *
 * To be called for a game that goes on after it was laid aside. Together with its number it
 * tells a game from any other.
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
 * @seat: who asks
 * @arrow: where
 * @error: return location for a #LabRuleError
 *
 * Asks, without doing anything, whether a tile could be inserted.
 *
 * Returns: %TRUE if lab_controller_insert() would do it
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
    return refuse (error, LAB_RULE_ERROR_NO_SUCH_ARROW,
                   _("There is no such arrow. Choose one of the twelve around the board."));
  if (!lab_position_may_insert (lab_game_get_position (self->game), (LabArrow) arrow))
    return refuse (error, LAB_RULE_ERROR_FORBIDDEN_ARROW,
                   _("The last tile was pushed out there and may not go straight back. Choose "
                     "another arrow."));
  return TRUE;
}

/**
 * lab_controller_turn_spare:
 * @self: a controller
 * @seat: who does it
 * @quarters: quarter turns clockwise; negative turns anticlockwise
 * @error: return location for a #LabRuleError
 *
 * Turns the spare tile in the hand.
 *
 * Returns: %TRUE if it was turned
 */
gboolean
lab_controller_turn_spare (LabController *self,
                           LabSeat        seat,
                           int            quarters,
                           GError       **error)
{
  LabOpenings spare;

  g_return_val_if_fail (LAB_IS_CONTROLLER (self), FALSE);

  if (!check_turn (self, seat, LAB_PHASE_INSERT, error))
    return FALSE;
  spare = lab_game_get_position (self->game)->board.spare;
  lab_game_turn_spare (self->game, lab_openings_turn (spare, quarters));
  return TRUE;
}

/**
 * lab_controller_insert:
 * @self: a controller
 * @seat: who does it
 * @arrow: where; a #LabArrow
 * @tile: the spare in the orientation in which it goes in
 * @error: return location for a #LabRuleError
 *
 * The first half of a turn.
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
 * @seat: who asks
 * @cell: where the pawn would end
 * @error: return location for a #LabRuleError
 *
 * Asks, without doing anything, whether a pawn could be moved.
 *
 * Returns: %TRUE if lab_controller_move() would do it
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
    return refuse (error, LAB_RULE_ERROR_UNREACHABLE,
                   _("No open passage leads there. Choose a tile that the pawn can reach."));
  return TRUE;
}

/**
 * lab_controller_move:
 * @self: a controller
 * @seat: who does it
 * @cell: where the pawn ends; its own cell to stay
 * @error: return location for a #LabRuleError
 *
 * The second half of a turn, and its end.
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
 * @seat: who asks
 * @turn: the whole turn
 * @error: return location for a #LabRuleError
 *
 * Asks, without doing anything, whether a turn could be played.
 *
 * Returns: %TRUE if lab_controller_play_turn() would do it
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
    return refuse (error, LAB_RULE_ERROR_UNREACHABLE,
                   _("No open passage leads there after that insertion. Choose a tile that can "
                     "be reached, or another insertion."));
  return TRUE;
}

/**
 * lab_controller_play_turn:
 * @self: a controller
 * @seat: who does it
 * @turn: the whole turn
 * @error: return location for a #LabRuleError
 *
 * Inserts and moves, or does neither if one of the two is refused.
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
 * Ends the game although others could still play on for places.
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
    return refuse (error, LAB_RULE_ERROR_GAME_OVER,
                   _("This game is over. Start a new one to play on."));
  if (position->n_places == 0)
    return refuse (error, LAB_RULE_ERROR_NOBODY_HOME,
                   _("Nobody has won yet. Play on, or start a new game."));
  g_array_set_size (self->undone, 0);
  lab_game_end (self->game);
  return TRUE;
}

/**
 * lab_controller_set_tournament:
 * @self: a controller
 * @tournament: whether the game is played as in a tournament: nothing is taken back, and
 *   nobody gets a hint
 */
void
lab_controller_set_tournament (LabController *self,
                               gboolean       tournament)
{
  g_return_if_fail (LAB_IS_CONTROLLER (self));

  self->tournament = tournament;
}

/** lab_controller_get_tournament: whether nothing is taken back, and nobody gets a hint. */
gboolean
lab_controller_get_tournament (LabController *self)
{
  g_return_val_if_fail (LAB_IS_CONTROLLER (self), FALSE);

  return self->tournament;
}

/** lab_controller_get_n_undone: how many half-turns were taken back and can be made again. */
guint
lab_controller_get_n_undone (LabController *self)
{
  g_return_val_if_fail (LAB_IS_CONTROLLER (self), 0);

  return self->undone->len;
}

/**
 * lab_controller_get_undone:
 * @self: a controller
 * @number: from 0, the next to be made again, to lab_controller_get_n_undone() - 1
 *
 * Returns: (transfer none): a half-turn that was taken back; its cell is %LAB_CELL_NONE if
 *   it is an insertion
 */
const LabTurn *
lab_controller_get_undone (LabController *self,
                           guint          number)
{
  g_return_val_if_fail (LAB_IS_CONTROLLER (self), NULL);
  g_return_val_if_fail (number < self->undone->len, NULL);

  return &g_array_index (self->undone, LabTurn, self->undone->len - 1 - number);
}

/* The half-turn that @turn of the history gives back when it is taken back. */
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
 * @n_half_turns: how many, at least one
 * @error: return location for a #LabRuleError
 *
 * Takes back insertions and moves, and with them an end that the players chose. Whose
 * they may take back is not asked here: see lab_undo_count().
 *
 * Returns: %TRUE if they were taken back
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
    return refuse (error, LAB_RULE_ERROR_TOURNAMENT,
                   _("This is a tournament game, in which nothing is taken back. Play on."));
  if (n_half_turns == 0 || n_half_turns > length)
    return refuse (error, LAB_RULE_ERROR_NO_HISTORY,
                   _("There is nothing to take back. Play on."));
  for (guint i = 1; i <= n_half_turns; i++)
    remember_undone (self, length - i);
  lab_game_rewind (self->game, n_half_turns);
  return TRUE;
}

/**
 * lab_controller_redo:
 * @self: a controller
 * @n_half_turns: how many, at least one
 * @error: return location for a #LabRuleError
 *
 * Makes again what was taken back last. Whoever inserts or moves instead gives up what
 * was taken back.
 *
 * Returns: %TRUE if it was made again
 */
gboolean
lab_controller_redo (LabController *self,
                     guint          n_half_turns,
                     GError       **error)
{
  g_autoptr (GArray) half_turns = NULL;

  g_return_val_if_fail (LAB_IS_CONTROLLER (self), FALSE);

  if (n_half_turns == 0 || n_half_turns > self->undone->len)
    return refuse (error, LAB_RULE_ERROR_NO_HISTORY,
                   _("There is nothing to do again. Play on."));
  half_turns = g_array_new (FALSE, FALSE, sizeof (LabTurn));
  for (guint i = 0; i < n_half_turns; i++)
    g_array_append_vals (half_turns, lab_controller_get_undone (self, i), 1);
  g_array_set_size (self->undone, self->undone->len - n_half_turns);
  lab_game_forward (self->game, (const LabTurn *) half_turns->data, n_half_turns);
  return TRUE;
}
