/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-solo-page.h"

#include "lab-hint-button.h"
#include "lab-robots-board-view.h"
#include "lab-robots-solutions-panel.h"

G_BEGIN_DECLS

/* The test of the page looks at its widgets. */

struct _LabRobotsSoloPage
{
  LabGamePage parent_instance;

  LabRobotsGame *game;          /* (nullable) */
  GSignalGroup *signals;        /* of the game */
  guint clock;                  /* shows the time */
  gboolean is_ended;            /* the result is shown */

  GtkStack *stack;
  GtkLabel *waiting_about;
  GtkLabel *tried;
  GtkWidget *cancel;            /* those who do not want to wait for a board */
  LabRobotsBoardView *board;
  LabStepPlayer *player;
  AdwToastOverlay *toasts;
  LabLesson *lesson;
  GtkLabel *title;
  GtkLabel *goal;
  GtkWidget *rule_box;
  GtkDrawingArea *rule_picture;
  GtkLabel *rule;
  GtkLabel *figures;
  GtkLabel *about;
  GtkSpinner *spinner;
  GtkWidget *heading;
  LabHintButton *hint_button;
  LabResultCard *result;
  LabRobotsSolutionsPanel *solutions;
  GtkScrolledWindow *scroller;
  LabPinnedHeading *pinned;
  GtkWidget *pinned_own;
  GtkWidget *pinned_best;
};

void lab_robots_solo_page_on_move (LabRobotsSoloPage *self,
                                   guint              robot,
                                   guint              side);

G_END_DECLS
