/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-page.h"

#include "lab-classic-board-view.h"
#include "lab-classic-tutorial.h"
#include "lab-notice.h"
#include "lab-sound-player.h"

G_BEGIN_DECLS

/* The page is in three files: lab-classic-page.c shows the game and its result,
 * lab-classic-page-hint.c looks for hints, lab-classic-page-replay.c replays a game that is
 * over. */

struct _LabClassicPage
{
  AdwBin parent_instance;

  LabAnnouncer *announcer;
  GSettings *settings;            /* NULL if there are no settings */
  LabClassicSession *session;     /* (nullable) */
  GSignalGroup *session_signals;
  GSignalGroup *game_signals;     /* of its game */
  LabNotice *notice;
  LabSoundPlayer *sounds;
  gboolean held;                  /* under a dialog: the computer waits */
  gboolean ended;                 /* the end was told */

  LabClassicHint *hint;           /* (nullable): for the current position */
  guint hint_step;                /* how much of it is shown */
  GCancellable *asking;           /* (nullable): while a hint is looked for */

  LabClassicGame *replayed;       /* (nullable): the copy on the board during a replay */
  guint replay_source;

  LabClassicBoardView *board;
  AdwToastOverlay *toasts;
  LabClassicTutorial *tutorial;
  GtkLabel *title;
  GtkLabel *side;
  GtkLabel *about;
  GtkSpinner *spinner;
  GtkWidget *hint_button;
  GtkWidget *end_buttons;
  GtkButton *replay_button;
  GtkWidget *again;
  AdwActionRow *values_row;
  GtkSwitch *values_switch;
  GtkLabel *moves_label;
  GtkLabel *rule_label;
};

gboolean lab_classic_page_may_choose     (LabClassicPage *self);
void     lab_classic_page_update         (LabClassicPage *self);
void     lab_classic_page_update_texts   (LabClassicPage *self);
void     lab_classic_page_update_spinner (LabClassicPage *self);

void     lab_classic_page_show_hint      (LabClassicPage *self);
void     lab_classic_page_forget_hint    (LabClassicPage *self);

void     lab_classic_page_toggle_replay  (LabClassicPage *self);
void     lab_classic_page_stop_replay    (LabClassicPage *self);
void     lab_classic_page_forget_replay  (LabClassicPage *self);

G_END_DECLS
