/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-shift-agent.h"
#include "lab-shift-game.h"

G_BEGIN_DECLS

/**
 * LabShiftTurnRunnerStage:
 * @LAB_SHIFT_TURN_RUNNER_IDLE: the player was not asked yet
 * @LAB_SHIFT_TURN_RUNNER_ASKED: the player was asked: a person plays, an agent thinks
 * @LAB_SHIFT_TURN_RUNNER_ANSWERED: the agent has answered; nothing was played yet
 * @LAB_SHIFT_TURN_RUNNER_AIMED: the spare tile is rotated for the insertion
 * @LAB_SHIFT_TURN_RUNNER_INSERTED: the tile is inserted; the pawn must still move
 *
 * The stage of the current turn.
 */
typedef enum
{
  LAB_SHIFT_TURN_RUNNER_IDLE,
  LAB_SHIFT_TURN_RUNNER_ASKED,
  LAB_SHIFT_TURN_RUNNER_ANSWERED,
  LAB_SHIFT_TURN_RUNNER_AIMED,
  LAB_SHIFT_TURN_RUNNER_INSERTED,
} LabShiftTurnRunnerStage;

#define LAB_TYPE_SHIFT_TURN_RUNNER (lab_shift_turn_runner_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftTurnRunner, lab_shift_turn_runner, LAB, SHIFT_TURN_RUNNER, GObject)

/**
 * LabShiftTurnRunner:
 * @game: (transfer full): the game
 * @agents: (transfer full): the agent on each seat; %NULL for a person
 * @persons: the seats that persons play
 * @failed: the seats whose agents have failed
 * @limits: how long each player may think, from the next question on
 * @stage: the stage of the current turn
 * @paused: whether steps are postponed; set it with lab_shift_turn_runner_set_paused()
 *
 * Runs the turns of a game. It asks each player for a turn, then plays the answer, one step at a
 * time, so that a view can show each step before the next one.
 *
 * A person changes the game directly; the turn runner only waits for the move.
 *
 * If an agent fails or answers with a turn that the rules forbid, the turn runner emits
 * #LabShiftTurnRunner::failed and plays random turns for the seat until the end of the game.
 */
struct _LabShiftTurnRunner
{
  GObject parent_instance;

  LabShiftGame *game;
  LabShiftAgent *agents[LAB_SHIFT_N_SEATS];
  LabShiftSeatSet persons;
  LabShiftSeatSet failed;
  LabShiftSeatSet busy;               /* the seats whose agents still work on a question */
  guint number;                       /* of the current question */
  GCancellable *cancellable;          /* (nullable): cancels the open question */
  LabLimits limits;

  LabShiftMemory memory;
  LabShiftPosition before;                 /* at the start of the turn */
  LabShiftRepetition *repetition;
  gboolean is_repeated;                    /* whether the position has occurred three times */

  LabShiftTurnRunnerStage stage;
  LabShiftTurn turn;                  /* the answer, from LAB_SHIFT_TURN_RUNNER_ANSWERED on */
  gboolean waiting;                   /* whether a request waits for a busy agent */
  gboolean playing;                   /* whether the current change of the game is our own step */
  gboolean paused;
  gboolean due;                       /* whether a pause has postponed a step */
  gboolean stopped;
};

LabShiftTurnRunner     *lab_shift_turn_runner_new            (LabShiftGame          *game,
                                                              LabShiftAgent * const *agents);
LabShiftSeat            lab_shift_turn_runner_get_thinking   (LabShiftTurnRunner    *self);
gboolean                lab_shift_turn_runner_get_repeated   (LabShiftTurnRunner    *self);
void                    lab_shift_turn_runner_set_failed     (LabShiftTurnRunner    *self,
                                                              LabShiftSeatSet        failed);
void                    lab_shift_turn_runner_set_paused     (LabShiftTurnRunner    *self,
                                                              gboolean               paused);
void                    lab_shift_turn_runner_advance        (LabShiftTurnRunner    *self);
void                    lab_shift_turn_runner_stop           (LabShiftTurnRunner    *self);
void                    lab_shift_agent_release              (LabShiftAgent         *agent);
void                    lab_shift_agent_release_later        (LabShiftAgent         *agent);

G_END_DECLS
