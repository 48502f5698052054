/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "controller/lab-controller.h"
#include "players/lab-agent.h"

G_BEGIN_DECLS

/**
 * LabHostStage:
 * @LAB_HOST_IDLE: nobody has been asked
 * @LAB_HOST_ASKED: the player has been asked: a person plays, anybody else thinks
 * @LAB_HOST_ANSWERED: the turn is known; nothing of it has been played
 * @LAB_HOST_AIMED: the spare is turned as it will go in
 * @LAB_HOST_INSERTED: it is in; the pawn has yet to move
 *
 * How far the turn of the player whose turn it is has come.
 */
typedef enum
{
  LAB_HOST_IDLE,
  LAB_HOST_ASKED,
  LAB_HOST_ANSWERED,
  LAB_HOST_AIMED,
  LAB_HOST_INSERTED,
} LabHostStage;

#define LAB_TYPE_HOST (lab_host_get_type ())

G_DECLARE_FINAL_TYPE (LabHost, lab_host, LAB, HOST, GObject)

LabHost       *lab_host_new            (LabController    *controller,
                                        LabAgent * const *agents);
LabController *lab_host_get_controller (LabHost          *self);
LabAgent      *lab_host_get_agent      (LabHost          *self,
                                        LabSeat           seat);
LabSeatSet     lab_host_get_persons    (LabHost          *self);
LabSeatSet     lab_host_get_failed     (LabHost          *self);
LabSeat        lab_host_get_thinking   (LabHost          *self);
LabHostStage   lab_host_get_stage      (LabHost          *self);
const LabTurn *lab_host_get_turn       (LabHost          *self);
void           lab_host_set_failed     (LabHost          *self,
                                        LabSeatSet        failed);
void           lab_host_observe        (LabHost          *self,
                                        LabObservation   *observation);

void           lab_host_set_limits     (LabHost          *self,
                                        LabLimits         limits);
LabLimits      lab_host_get_limits     (LabHost          *self);
void           lab_host_set_paused     (LabHost          *self,
                                        gboolean          paused);
gboolean       lab_host_get_paused     (LabHost          *self);
void           lab_host_advance        (LabHost          *self);
void           lab_host_stop           (LabHost          *self);

G_END_DECLS
