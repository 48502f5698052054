/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-announcer.h"

G_BEGIN_DECLS

#define LAB_TYPE_STEP_PLAYER (lab_step_player_get_type ())

/**
 * LabStepPlayer:
 *
 * Controls that step through something recorded, and a sentence about the step. Its buttons ask for
 * actions of the page, which lab_step_player_install() adds: `watch.first`, `watch.back`,
 * `watch.play`, `watch.forward`, and `watch.last`; `watch.faster` and `watch.slower` are for keys.
 *
 * Signals:
 * - `moved` (gboolean is_told): there is another step; @is_told is whether to tell it to screen
 *   readers
 */
G_DECLARE_FINAL_TYPE (LabStepPlayer, lab_step_player, LAB, STEP_PLAYER, AdwBin)

/** LAB_STEP_PLAYER_SHORTCUTS: the keys of these actions, but that of `watch.play`, which begins the
 * list of a page. */
#define LAB_STEP_PLAYER_SHORTCUTS \
  { NULL, N_("Next step"), "Right", "watch.forward", LAB_SHORTCUT_TABLE }, \
  { NULL, N_("Previous step"), "Left", "watch.back", LAB_SHORTCUT_TABLE }, \
  { NULL, N_("To the beginning"), "Home", "watch.first", LAB_SHORTCUT_TABLE }, \
  { NULL, N_("To the end"), "End", "watch.last", LAB_SHORTCUT_TABLE }, \
  { NULL, N_("Faster"), "f", "watch.faster", LAB_SHORTCUT_TABLE }, \
  { NULL, N_("Slower"), "s", "watch.slower", LAB_SHORTCUT_TABLE }

void     lab_step_player_show_play     (GtkButton      *button,
                                        gboolean        is_playing,
                                        const char     *name);
void     lab_step_player_install       (GtkWidgetClass *page_class);
void     lab_step_player_set_page      (LabStepPlayer  *self,
                                        GtkWidget      *page);
void     lab_step_player_set_announcer (LabStepPlayer  *self,
                                        LabAnnouncer   *announcer);
void     lab_step_player_set_speed     (LabStepPlayer  *self,
                                        guint           speed);
void     lab_step_player_set_n_steps   (LabStepPlayer  *self,
                                        guint64         n_steps);
guint64  lab_step_player_get_n_steps   (LabStepPlayer  *self);
guint64  lab_step_player_get_step      (LabStepPlayer  *self);
void     lab_step_player_go_to         (LabStepPlayer  *self,
                                        guint64         step,
                                        gboolean        is_told);
void     lab_step_player_stop          (LabStepPlayer  *self);
gboolean lab_step_player_is_playing    (LabStepPlayer  *self);
void     lab_step_player_show_sentence (LabStepPlayer  *self,
                                        const char     *text,
                                        const char     *spoken);

G_END_DECLS
