/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-undo.h"
#include "lab-soak-game-private.h"
#include "lab-person.h"

/* What happens in the games: half-turns, undo, and redo. */

/* How likely it is, per mille, that a person finds a treasure if possible, rotates
 * the spare before, that the game does not wait for a computer, and that there is a
 * pause. */
#define FINDS 800
#define FUMBLES 400
#define INTERRUPTS 50
#define PAUSES 50

/* Private helpers */

/* Fails with the message of @problem if a legal action was refused. @problem is a
 * pointer because C may evaluate it before the call that sets the error. */
static gboolean
expect_done (gboolean         done,
             GError * const  *problem,
             GError         **error)
{
  return done || lab_soak_fail (error, LAB_SOAK_ERROR_REFUSAL, "what is allowed was refused: %s",
                                (*problem)->message);
}

static LabOpenings
turn_once (LabOpenings openings)
{
  return (LabOpenings) ((openings << 1 | openings >> 3) & 0xf);
}

/* Rotates the spare that a person holds. */
static gboolean
fumble (LabSoakGame *self,
        GError     **error)
{
  LabSeat seat = lab_game_get_seat (self->game);
  LabOpenings spare = lab_game_get_position (self->game)->board.spare;
  int quarters = (int) lab_random_below (&self->random, 7) - 3;
  g_autoptr (GError) problem = NULL;

  if (!expect_done (lab_controller_rotate_spare (self->controller, seat, quarters, &problem),
                    &problem, error))
    return FALSE;
  for (int i = 0; i < (quarters + 4) % 4; i++)
    spare = turn_once (spare);
  return lab_game_get_position (self->game)->board.spare == spare
         || lab_soak_fail (error, LAB_SOAK_ERROR_TILES, "the spare was turned by %d to %x",
                           quarters, lab_game_get_position (self->game)->board.spare);
}

static gboolean
insert_by_hand (LabSoakGame *self,
                GError     **error)
{
  const LabSoakTable *table = lab_soak_mirror_get_table (self->mirror);
  LabSeat seat = lab_game_get_seat (self->game);
  LabOpenings tile = lab_game_get_position (self->game)->board.spare;
  guint arrow;
  g_autoptr (GError) problem = NULL;

  if (lab_soak_game_draw (self, 500))
    {
      for (guint n = lab_random_below (&self->random, 4); n > 0; n--)
        tile = turn_once (tile);
    }
  do
    arrow = lab_random_below (&self->random, LAB_N_ARROWS);
  while (!lab_soak_table_may_insert (table, arrow));
  return expect_done (lab_controller_insert (self->controller, seat, arrow, tile, &problem),
                      &problem, error);
}

/* Chooses the cell of the goal if a person can reach it, else any cell. */
static guint
choose_cell (LabSoakGame *self)
{
  const LabPosition *position = lab_game_get_position (self->game);
  const LabSoakTable *table = lab_soak_mirror_get_table (self->mirror);
  guint8 treasure = table->n_hand[table->seat] > 0 ? table->hands[table->seat][0]
                                                   : LAB_SOAK_NOBODY;
  LabCell goal = treasure != LAB_SOAK_NOBODY ? position->treasures[treasure]
                                             : lab_seat_get_corner (position->seat);
  LabBitboard reached = lab_soak_flood (self->game, position->pawns[position->seat]);

  if (lab_cell_is_on_board (goal) && (reached & LAB_CELL_BIT (goal)) != 0
      && lab_soak_game_draw (self, FINDS))
    return goal;
  for (guint n = lab_random_below (&self->random, lab_bitboard_count (reached)); n > 0; n--)
    reached &= reached - 1;
  return lab_bitboard_first (reached);
}

static gboolean
move_by_hand (LabSoakGame *self,
              GError     **error)
{
  g_autoptr (GError) problem = NULL;

  return expect_done (lab_controller_move (self->controller, lab_game_get_seat (self->game),
                                           choose_cell (self), &problem), &problem, error);
}

/* Plays a person's half-turn after the turn runner has asked for it, or only rotates
 * the spare. */
static gboolean
play_by_hand (LabSoakGame *self,
              GError     **error)
{
  gboolean inserts = lab_game_get_phase (self->game) == LAB_PHASE_INSERT;
  LabPosition before;
  gboolean done;

  if (lab_turn_runner_get_stage (self->runner) == LAB_TURN_RUNNER_IDLE)
    lab_turn_runner_advance (self->runner);
  if (inserts && lab_soak_game_draw (self, FUMBLES))
    return fumble (self, error);
  before = *lab_game_get_position (self->game);
  done = inserts ? insert_by_hand (self, error) : move_by_hand (self, error);
  if (done)
    lab_soak_game_note (self, &before);
  while (g_main_context_iteration (self->context, FALSE))
    ;
  return done;
}

static void
await_answer (LabSoakGame *self)
{
  while (lab_turn_runner_get_stage (self->runner) == LAB_TURN_RUNNER_ASKED)
    g_main_context_iteration (self->context, TRUE);
}

/* Makes a step of the turn runner, sometimes after a pause in which nothing may
 * happen. */
static gboolean
step (LabSoakGame *self,
      GError     **error)
{
  LabTurnRunnerStage stage = lab_turn_runner_get_stage (self->runner);

  if (!lab_soak_game_draw (self, PAUSES))
    {
      lab_turn_runner_advance (self->runner);
      return TRUE;
    }
  lab_turn_runner_set_paused (self->runner, TRUE);
  lab_turn_runner_advance (self->runner);
  if (lab_turn_runner_get_stage (self->runner) != stage)
    return lab_soak_fail (error, LAB_SOAK_ERROR_PLAYER, "the runner went on in a pause");
  lab_turn_runner_set_paused (self->runner, FALSE);
  return TRUE;
}

/* Makes the turn runner's next step for a computer, which often only asks or rotates
 * the spare. Answers are accepted only here, so that nothing depends on when they
 * arrive. */
static gboolean
play_by_runner (LabSoakGame *self,
                GError     **error)
{
  LabPosition before = *lab_game_get_position (self->game);
  guint n_before = lab_game_get_n_half_turns (self->game);

  if (lab_turn_runner_get_stage (self->runner) == LAB_TURN_RUNNER_ASKED)
    await_answer (self);
  else if (!step (self, error))
    return FALSE;
  if (lab_game_get_n_half_turns (self->game) > n_before)
    lab_soak_game_note (self, &before);
  else if (lab_turn_runner_get_stage (self->runner) == LAB_TURN_RUNNER_ASKED
           && !lab_soak_game_draw (self, INTERRUPTS))
    await_answer (self);
  return TRUE;
}

/* Returns how many half-turns to undo: few, many, or as many as the window would. */
static guint
choose_undo (LabSoakGame *self)
{
  guint length = lab_game_get_n_half_turns (self->game);

  switch (lab_random_below (&self->random, 4))
    {
    case 0:
      return 1 + lab_random_below (&self->random, length);
    case 1:
      return lab_undo_count (self->controller, self->persons, LAB_SEAT_NONE);
    default:
      return 1 + lab_random_below (&self->random, MIN (length, 5));
    }
}

/* Public functions */

/**
 * lab_soak_game_is_person: returns whether the player to move is a person.
 */
gboolean
lab_soak_game_is_person (LabSoakGame *self)
{
  return (self->persons & LAB_SEAT_BIT (lab_game_get_seat (self->game))) != 0;
}

/* Plays a half-turn, or a step of it. */
gboolean
lab_soak_game_go_on (LabSoakGame *self,
                     GError     **error)
{
  return lab_soak_game_is_person (self) ? play_by_hand (self, error) : play_by_runner (self, error);
}

/* Undoes some half-turns. */
gboolean
lab_soak_game_undo (LabSoakGame *self,
                    GError     **error)
{
  guint length = lab_game_get_n_half_turns (self->game);
  guint n = choose_undo (self);
  LabPosition *expected;
  g_autoptr (GError) problem = NULL;

  if (n == 0)
    return TRUE;
  expected = &g_array_index (self->known, LabPosition, length - n);
  lab_soak_mirror_announce_rewind (self->mirror, -(int) n);
  if (!expect_done (lab_controller_undo (self->controller, n, &problem), &problem, error))
    return FALSE;
  if (!lab_position_equal (lab_game_get_position (self->game), expected))
    return lab_soak_fail (error, LAB_SOAK_ERROR_HISTORY,
                          "%u half-turns of %u were undone to another position", n, length);
  if (lab_turn_runner_get_stage (self->runner) != LAB_TURN_RUNNER_IDLE)
    return lab_soak_fail (error, LAB_SOAK_ERROR_PLAYER, "the runner goes on after an undo");
  self->counts.n_undone += n;
  lab_soak_game_note_rewind (self, length);
  return TRUE;
}

/* Redoes some half-turns. */
gboolean
lab_soak_game_redo (LabSoakGame *self,
                    GError     **error)
{
  guint length = lab_game_get_n_half_turns (self->game);
  guint n = lab_soak_game_draw (self, 500)
                ? lab_redo_count (self->controller, self->persons)
                : 1 + lab_random_below (&self->random,
                                        lab_soak_mirror_get_n_undone (self->mirror));
  g_autoptr (GError) problem = NULL;

  lab_soak_mirror_announce_rewind (self->mirror, (int) n);
  if (!expect_done (lab_controller_redo (self->controller, n, &problem), &problem, error))
    return FALSE;
  self->counts.n_redone += n;
  if (lab_game_get_n_half_turns (self->game) != length + n)
    return lab_soak_fail (error, LAB_SOAK_ERROR_HISTORY, "%u half-turns were not made again", n);
  lab_soak_game_note_rewind (self, length);
  return TRUE;
}

/* Ends the game, although others could continue for places. */
gboolean
lab_soak_game_end (LabSoakGame *self,
                   GError     **error)
{
  g_autoptr (GError) problem = NULL;

  lab_soak_mirror_announce_end (self->mirror);
  return expect_done (lab_controller_end_game (self->controller, &problem), &problem, error);
}
