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

struct _LabStepPlayer
{
  AdwBin parent_instance;

  guint64 step;                 /* the one that is shown */
  guint64 n_steps;
  gboolean is_open;             /* the owner can make more steps after the last one */
  gboolean is_waiting;          /* until the owner has shown or made a step */
  gboolean updating;            /* whether the player itself moves the slider */
  guint timer;                  /* while it plays */
  guint64 play_from;            /* the step at which playing began */
  gint64 play_since;            /* the time at which it began, in microseconds */

  GSimpleActionGroup *actions;  /* of the player and of its page */
  GtkEventController *keys;     /* (nullable): of the page, while the player is seen */

  GtkScrolledWindow *sentences;
  GtkLabel *sentence;
  GtkWidget *slider;
  GtkAdjustment *adjustment;
  GtkWidget *buttons;           /* and the speed */
  GtkButton *play;
  GtkDropDown *speed;
  LabAnnouncer *announcer;      /* (nullable): a weak pointer */
};

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
void               lab_step_player_set_brief     (LabStepPlayer *self,
                                                  gboolean       is_brief);
void               lab_step_player_set_n_steps   (LabStepPlayer *self,
                                                  guint64        n_steps);
void               lab_step_player_extend        (LabStepPlayer *self,
                                                  guint64        n_steps,
                                                  gboolean       is_open);
void               lab_step_player_go_to         (LabStepPlayer *self,
                                                  guint64        step,
                                                  gboolean       is_told);
void               lab_step_player_set_waiting   (LabStepPlayer *self,
                                                  gboolean       is_waiting);
void               lab_step_player_play          (LabStepPlayer *self);
void               lab_step_player_stop          (LabStepPlayer *self);
guint              lab_step_player_get_pace      (LabStepPlayer *self);
char              *lab_step_player_describe_step (LabStepPlayer *self);
void               lab_step_player_show_sentence (LabStepPlayer *self,
                                                  const char    *text,
                                                  const char    *spoken);

G_END_DECLS
