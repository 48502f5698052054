/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-classic-board-view.h"
#include "lab-classic-session.h"
#include "lab-game-page.h"
#include "lab-lesson.h"
#include "lab-step-player.h"

G_BEGIN_DECLS

#define LAB_TYPE_CLASSIC_PAGE (lab_classic_page_get_type ())

G_DECLARE_FINAL_TYPE (LabClassicPage, lab_classic_page, LAB, CLASSIC_PAGE, LabGamePage)

/**
 * LabClassicPage:
 *
 * A small game that is played: the board, whose turn it is, hints, the values of moves, and after
 * the end the result. The moves are made by the session; the page shows them one after another and
 * lets the session go on when the board has come to rest.
 */
struct _LabClassicPage
{
  LabGamePage parent_instance;

  LabClassicSession *session;     /* (nullable) */
  gboolean held;                  /* under a dialog: the computer waits */
  gboolean ended;                 /* the end was told */

  LabClassicHint *hint;           /* (nullable): for the current position */
  guint hint_step;                /* how much of it is shown */
  gboolean is_asking;             /* whether a hint is looked for */

  LabClassicGame *replayed;       /* (nullable): the copy on the board before the end */

  guint lesson_step;
  gboolean awaits_turn;           /* no person could move since the lesson began */
  guint n_moves;                  /* when a person could last move, in the lesson */

  LabClassicBoardView *board;
  LabStepPlayer *player;
  AdwToastOverlay *toasts;
  LabLesson *lesson;
  GtkLabel *title;
  GtkLabel *side;
  GtkLabel *about;
  GtkSpinner *spinner;
  GtkWidget *hint_button;
  LabResultCard *result;
  AdwActionRow *values_row;
  GtkSwitch *values_switch;
  GtkLabel *moves_label;
  GtkLabel *rule_label;
};

void               lab_classic_page_set_session (LabClassicPage    *self,
                                                 LabClassicSession *session);
void               lab_classic_page_show_lesson (LabClassicPage    *self);

/** lab_classic_shortcuts: (array zero-terminated=1): the keys of a small game */
extern const LabShortcut lab_classic_shortcuts[];

G_END_DECLS
