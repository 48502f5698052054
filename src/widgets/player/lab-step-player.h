/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-announcer.h"
#include "lab-shortcuts.h"

G_BEGIN_DECLS

#define LAB_TYPE_STEP_PLAYER (lab_step_player_get_type ())

/**
 * LabStepPlayer:
 *
 * Playback: the one bar below everything that is shown step by step, and a sentence about the step.
 * It counts steps and time; its owner shows the steps. Its actions, `playback.first`, `back`,
 * `play`, `forward`, `last`, `faster`, and `slower`, and their keys are also those of a page.
 *
 * Signals:
 * - `moved` (gboolean is_told): there is another step; @is_told is whether to tell it to screen
 *   readers
 * - `beyond`: the owner must make a step after the last one
 */
G_DECLARE_FINAL_TYPE (LabStepPlayer, lab_step_player, LAB, STEP_PLAYER, AdwBin)

/** LAB_STEP_PLAYER_N_SPEEDS: how many speeds there are. */
#define LAB_STEP_PLAYER_N_SPEEDS 11

const LabShortcut *lab_step_player_get_shortcuts (void);
void               lab_step_player_show_play     (GtkButton     *button,
                                                  gboolean       is_playing,
                                                  const char    *name);
void               lab_step_player_set_page      (LabStepPlayer *self,
                                                  GtkWidget     *page);
void               lab_step_player_add_keys      (LabStepPlayer *self,
                                                  GtkWidget     *widget);
void               lab_step_player_set_announcer (LabStepPlayer *self,
                                                  LabAnnouncer  *announcer);
void               lab_step_player_set_speeds    (LabStepPlayer *self,
                                                  guint          n_speeds,
                                                  guint          selected);
void               lab_step_player_bind_speed    (LabStepPlayer *self,
                                                  GSettings     *settings,
                                                  const char    *key);
void               lab_step_player_set_brief     (LabStepPlayer *self,
                                                  gboolean       is_brief);
void               lab_step_player_set_n_steps   (LabStepPlayer *self,
                                                  guint64        n_steps);
void               lab_step_player_extend        (LabStepPlayer *self,
                                                  guint64        n_steps,
                                                  gboolean       is_open);
guint64            lab_step_player_get_n_steps   (LabStepPlayer *self);
guint64            lab_step_player_get_step      (LabStepPlayer *self);
void               lab_step_player_go_to         (LabStepPlayer *self,
                                                  guint64        step,
                                                  gboolean       is_told);
void               lab_step_player_set_waiting   (LabStepPlayer *self,
                                                  gboolean       is_waiting);
void               lab_step_player_play          (LabStepPlayer *self);
void               lab_step_player_stop          (LabStepPlayer *self);
gboolean           lab_step_player_is_playing    (LabStepPlayer *self);
guint              lab_step_player_get_pace      (LabStepPlayer *self);
char              *lab_step_player_describe_step (LabStepPlayer *self);
void               lab_step_player_show_sentence (LabStepPlayer *self,
                                                  const char    *text,
                                                  const char    *spoken);

G_END_DECLS
