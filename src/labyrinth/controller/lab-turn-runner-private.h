/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-agent-requests.h"
#include "lab-repetition.h"
#include "lab-turn-runner.h"

G_BEGIN_DECLS

/* What the files of LabTurnRunner share: lab-turn-runner.c performs the steps of a turn and follows
 * the game, lab-turn-runner-questions.c asks the players, lab-turn-runner-memory.c knows what they
 * have seen. */

struct _LabTurnRunner
{
  GObject parent_instance;

  LabController *controller;
  LabAgentRequests requests;
  LabLimits limits;

  LabMemory memory;
  LabPosition before;                 /* at the start of the turn */
  LabRepetition *repetition;
  gboolean is_repeated;               /* whether the position has occurred three times */

  LabTurnRunnerStage stage;
  LabTurn turn;                       /* valid from LAB_TURN_RUNNER_ANSWERED on */
  gboolean waiting;                   /* whether a request waits for a busy agent */
  gboolean playing;                   /* whether the current change of the game is our own step */
  gboolean paused;
  gboolean due;                       /* whether a pause has postponed a step */
  gboolean stopped;
};

const LabPosition *lab_turn_runner_get_position     (LabTurnRunner      *self);
void               lab_turn_runner_set_stage        (LabTurnRunner      *self,
                                                     LabTurnRunnerStage  stage);

void               lab_turn_runner_init_questions   (LabTurnRunner      *self);
guint64            lab_turn_runner_get_seed         (LabTurnRunner      *self,
                                                     LabSeat             seat);
void               lab_turn_runner_ask              (LabTurnRunner      *self);
void               lab_turn_runner_withdraw         (LabTurnRunner      *self);

void               lab_turn_runner_rebuild_memory   (LabTurnRunner      *self);
void               lab_turn_runner_watch_turn       (LabTurnRunner      *self);
void               lab_turn_runner_watch_repetition (LabTurnRunner      *self);

G_END_DECLS
