/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-controller.h"
#include "lab-agent.h"

G_BEGIN_DECLS

/**
 * LabTurnRunnerStage:
 * @LAB_TURN_RUNNER_IDLE: the player was not asked yet
 * @LAB_TURN_RUNNER_ASKED: the player was asked: a person plays, an agent thinks
 * @LAB_TURN_RUNNER_ANSWERED: the agent has answered; nothing was played yet
 * @LAB_TURN_RUNNER_AIMED: the spare tile is rotated for the insertion
 * @LAB_TURN_RUNNER_INSERTED: the tile is inserted; the pawn must still move
 *
 * The stage of the current turn.
 */
typedef enum
{
  LAB_TURN_RUNNER_IDLE,
  LAB_TURN_RUNNER_ASKED,
  LAB_TURN_RUNNER_ANSWERED,
  LAB_TURN_RUNNER_AIMED,
  LAB_TURN_RUNNER_INSERTED,
} LabTurnRunnerStage;

#define LAB_TYPE_TURN_RUNNER (lab_turn_runner_get_type ())

G_DECLARE_FINAL_TYPE (LabTurnRunner, lab_turn_runner, LAB, TURN_RUNNER, GObject)

LabTurnRunner     *lab_turn_runner_new            (LabController    *controller,
                                                   LabAgent * const *agents);
LabController     *lab_turn_runner_get_controller (LabTurnRunner    *self);
LabAgent          *lab_turn_runner_get_agent      (LabTurnRunner    *self,
                                                   LabSeat           seat);
LabSeatSet         lab_turn_runner_get_persons    (LabTurnRunner    *self);
LabSeatSet         lab_turn_runner_get_failed     (LabTurnRunner    *self);
LabSeat            lab_turn_runner_get_thinking   (LabTurnRunner    *self);
LabTurnRunnerStage lab_turn_runner_get_stage      (LabTurnRunner    *self);
gboolean           lab_turn_runner_get_repeated   (LabTurnRunner    *self);
const LabTurn     *lab_turn_runner_get_turn       (LabTurnRunner    *self);
void               lab_turn_runner_set_failed     (LabTurnRunner    *self,
                                                   LabSeatSet        failed);
void               lab_turn_runner_observe        (LabTurnRunner    *self,
                                                   LabObservation   *observation);

void      lab_turn_runner_set_limits (LabTurnRunner *self,
                                      LabLimits      limits);
LabLimits lab_turn_runner_get_limits (LabTurnRunner *self);
void      lab_turn_runner_set_paused (LabTurnRunner *self,
                                      gboolean       paused);
gboolean  lab_turn_runner_get_paused (LabTurnRunner *self);
void      lab_turn_runner_advance    (LabTurnRunner *self);
void      lab_turn_runner_stop       (LabTurnRunner *self);

G_END_DECLS
