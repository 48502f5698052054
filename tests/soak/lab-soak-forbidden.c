/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-soak-game-private.h"

/* Tries illegal actions: each must be refused with the right error, and change
 * nothing. */

/* Tries an action; returns whether it was accepted, and sets the error that is
 * right. */
typedef gboolean (*Attempt) (LabSoakGame  *self,
                             LabRuleError *expected,
                             GError      **error);

/* Private helpers */

static LabSeat
get_seat (LabSoakGame *self)
{
  return lab_game_get_seat (self->game);
}

static LabOpenings
get_spare (LabSoakGame *self)
{
  return lab_game_get_position (self->game)->board.spare;
}

static LabPhase
get_phase (LabSoakGame *self)
{
  return lab_game_get_phase (self->game);
}

/* If the game is over, that is always the error. */
static LabRuleError
unless_over (LabSoakGame *self,
             LabRuleError reason)
{
  return get_phase (self) == LAB_PHASE_OVER ? LAB_RULE_ERROR_GAME_OVER : reason;
}

/* Returns the arrow where the last tile was pushed out; any other number if there is
 * none. */
static guint
get_blocked_arrow (LabSoakGame *self)
{
  const LabSoakTable *table = lab_soak_mirror_get_table (self->mirror);
  guint arrow = 0;

  while (arrow < LAB_N_ARROWS && lab_soak_table_may_insert (table, arrow))
    arrow++;
  return arrow;
}

/* Returns a cell that the pawn cannot reach; %LAB_CELL_NONE if it can reach all. */
static guint
get_unreachable_cell (LabSoakGame *self)
{
  const LabPosition *position = lab_game_get_position (self->game);
  LabBitboard left = LAB_ALL_CELLS & ~lab_soak_flood (self->game, position->pawns[position->seat]);

  if (left == 0)
    return LAB_CELL_NONE;
  for (guint n = lab_random_below (&self->random, lab_bitboard_count (left)); n > 0; n--)
    left &= left - 1;
  return lab_bitboard_first (left);
}

/* Private helpers: attempts */

static gboolean
try_arrow (LabSoakGame  *self,
           LabRuleError *expected,
           GError      **error)
{
  guint arrow = get_blocked_arrow (self);

  *expected = unless_over (self, get_phase (self) == LAB_PHASE_MOVE ? LAB_RULE_ERROR_WRONG_PHASE
                                 : arrow >= LAB_N_ARROWS ? LAB_RULE_ERROR_NO_SUCH_ARROW
                                                         : LAB_RULE_ERROR_FORBIDDEN_ARROW);
  return lab_controller_insert (self->controller, get_seat (self), arrow, get_spare (self), error);
}

static gboolean
try_no_arrow (LabSoakGame  *self,
              LabRuleError *expected,
              GError      **error)
{
  static const guint arrows[] = { 12, 13, 64, 255, 256, G_MAXUINT };
  guint arrow = arrows[lab_random_below (&self->random, G_N_ELEMENTS (arrows))];

  *expected = unless_over (self, get_phase (self) == LAB_PHASE_MOVE ? LAB_RULE_ERROR_WRONG_PHASE
                                                                    : LAB_RULE_ERROR_NO_SUCH_ARROW);
  return lab_controller_insert (self->controller, get_seat (self), arrow, get_spare (self), error);
}

/* Tries a tile with one opening more or less. */
static gboolean
try_tile (LabSoakGame  *self,
          LabRuleError *expected,
          GError      **error)
{
  LabOpenings tile = get_spare (self) ^ (LabOpenings) (1u << lab_random_below (&self->random, 4));
  guint arrow = (get_blocked_arrow (self) + 1) % LAB_N_ARROWS;

  *expected = unless_over (self, get_phase (self) == LAB_PHASE_MOVE ? LAB_RULE_ERROR_WRONG_PHASE
                                                                    : LAB_RULE_ERROR_WRONG_TILE);
  return lab_controller_insert (self->controller, get_seat (self), arrow, tile, error);
}

static gboolean
try_cell (LabSoakGame  *self,
          LabRuleError *expected,
          GError      **error)
{
  guint cell = get_unreachable_cell (self);

  *expected = unless_over (self, get_phase (self) == LAB_PHASE_INSERT ? LAB_RULE_ERROR_WRONG_PHASE
                                 : cell == LAB_CELL_NONE ? LAB_RULE_ERROR_NO_SUCH_CELL
                                                         : LAB_RULE_ERROR_UNREACHABLE);
  return lab_controller_move (self->controller, get_seat (self), cell, error);
}

static gboolean
try_no_cell (LabSoakGame  *self,
             LabRuleError *expected,
             GError      **error)
{
  static const guint cells[] = { 7, 15, 55, 56, 64, LAB_CELL_SPARE, LAB_CELL_NONE, 256, G_MAXUINT };
  guint cell = cells[lab_random_below (&self->random, G_N_ELEMENTS (cells))];

  *expected = unless_over (self, get_phase (self) == LAB_PHASE_INSERT
                                     ? LAB_RULE_ERROR_WRONG_PHASE : LAB_RULE_ERROR_NO_SUCH_CELL);
  return lab_controller_move (self->controller, get_seat (self), cell, error);
}

/* Tries a legal action for a player who is not to move. */
static gboolean
try_seat (LabSoakGame  *self,
          LabRuleError *expected,
          GError      **error)
{
  guint other = get_seat (self) + 1 + lab_random_below (&self->random, LAB_N_SEATS - 1);
  LabSeat seat = (LabSeat) (other % LAB_N_SEATS);
  const LabPosition *position = lab_game_get_position (self->game);
  guint arrow = (get_blocked_arrow (self) + 1) % LAB_N_ARROWS;

  *expected = unless_over (self, LAB_RULE_ERROR_NOT_YOUR_TURN);
  if (position->phase == LAB_PHASE_MOVE)
    return lab_controller_move (self->controller, seat, position->pawns[position->seat], error);
  return lab_controller_insert (self->controller, seat, arrow, position->board.spare, error);
}

/* Tries a turn of which only the first half is legal. */
static gboolean
try_turn (LabSoakGame  *self,
          LabRuleError *expected,
          GError      **error)
{
  LabTurn turn = { (LabArrow) ((get_blocked_arrow (self) + 1) % LAB_N_ARROWS), get_spare (self),
                   LAB_CELL (7, 3) };

  *expected = unless_over (self, get_phase (self) == LAB_PHASE_MOVE ? LAB_RULE_ERROR_WRONG_PHASE
                                                                    : LAB_RULE_ERROR_NO_SUCH_CELL);
  return lab_controller_play_turn (self->controller, get_seat (self), &turn, error);
}

static gboolean
try_turning (LabSoakGame  *self,
             LabRuleError *expected,
             GError      **error)
{
  gboolean inserts = get_phase (self) == LAB_PHASE_INSERT;
  LabSeat seat = (LabSeat) ((get_seat (self) + (inserts ? 1 : 0)) % LAB_N_SEATS);

  *expected = unless_over (self, inserts ? LAB_RULE_ERROR_NOT_YOUR_TURN
                                         : LAB_RULE_ERROR_WRONG_PHASE);
  return lab_controller_rotate_spare (self->controller, seat, 1, error);
}

/* Tries to end a game that is over, or in which no player has won. */
static gboolean
try_end (LabSoakGame  *self,
         LabRuleError *expected,
         GError      **error)
{
  *expected = unless_over (self, LAB_RULE_ERROR_NOBODY_HOME);
  if (get_phase (self) != LAB_PHASE_OVER && lab_game_get_position (self->game)->n_places > 0)
    return try_seat (self, expected, error);
  return lab_controller_end_game (self->controller, error);
}

static gboolean
try_undo (LabSoakGame  *self,
          LabRuleError *expected,
          GError      **error)
{
  guint length = lab_soak_mirror_get_n_half_turns (self->mirror);
  guint n = lab_soak_game_draw (self, 500) ? 0 : length + 1 + lab_random_below (&self->random, 9);

  *expected = LAB_RULE_ERROR_NO_HISTORY;
  if (!self->tournament)
    return lab_controller_undo (self->controller, n, error);
  *expected = LAB_RULE_ERROR_TOURNAMENT;
  return lab_controller_undo (self->controller, 1 + lab_random_below (&self->random, length + 1),
                              error);
}

static gboolean
try_redo (LabSoakGame  *self,
          LabRuleError *expected,
          GError      **error)
{
  guint n_undone = lab_soak_mirror_get_n_undone (self->mirror);

  *expected = LAB_RULE_ERROR_NO_HISTORY;
  return lab_controller_redo (self->controller, lab_soak_game_draw (self, 500) ? 0 : n_undone + 1,
                              error);
}

static const Attempt attempts[] = {
  try_arrow, try_no_arrow, try_tile, try_cell, try_no_cell, try_seat, try_turn, try_turning,
  try_end, try_undo, try_redo,
};

/* Public functions */

/* Tries a random illegal action. */
gboolean
lab_soak_game_try_forbidden (LabSoakGame *self,
                             GError     **error)
{
  guint number = lab_random_below (&self->random, G_N_ELEMENTS (attempts));
  LabPosition before = *lab_game_get_position (self->game);
  guint n_half_turns = lab_game_get_n_half_turns (self->game);
  guint n_undone = lab_controller_get_n_undone (self->controller);
  LabRuleError expected = LAB_RULE_ERROR_GAME_OVER;
  g_autoptr (GError) refusal = NULL;

  lab_soak_mirror_take_news (self->mirror);
  if (attempts[number] (self, &expected, &refusal))
    return lab_soak_fail (error, LAB_SOAK_ERROR_REFUSAL, "forbidden thing %u was done", number);
  if (refusal == NULL || !g_error_matches (refusal, LAB_RULE_ERROR, (int) expected)
      || *refusal->message == '\0')
    return lab_soak_fail (error, LAB_SOAK_ERROR_REFUSAL,
                          "forbidden thing %u was refused for another reason than %u: %s", number,
                          expected, refusal != NULL ? refusal->message : "(none)");
  if (!lab_position_equal (lab_game_get_position (self->game), &before)
      || lab_game_get_n_half_turns (self->game) != n_half_turns
      || lab_controller_get_n_undone (self->controller) != n_undone
      || lab_soak_mirror_take_news (self->mirror) > 0)
    return lab_soak_fail (error, LAB_SOAK_ERROR_REFUSAL,
                          "forbidden thing %u was refused and has changed something", number);
  self->counts.n_refused++;
  return TRUE;
}
