/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-game-page.h"
#include "lab-hint-button.h"
#include "lab-lesson.h"
#include "lab-robots-board-view.h"
#include "lab-robots-game.h"
#include "lab-robots-levels.h"
#include "lab-robots-solutions-panel.h"

G_BEGIN_DECLS

typedef struct _LabRobotsPuzzles LabRobotsPuzzles;

#define LAB_TYPE_ROBOTS_SOLO_PAGE (lab_robots_solo_page_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsSoloPage, lab_robots_solo_page, LAB, ROBOTS_SOLO_PAGE,
                      LabGamePage)

/* The test of the page looks at its widgets. */

struct _LabRobotsSoloPage
{
  LabGamePage parent_instance;

  LabRobotsPuzzles *puzzles;    /* not referenced: they outlive the page, or have no page then */
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
  GtkWidget *spinner;
  GtkWidget *heading;
  LabHintButton *hint_button;
  LabResultCard *result;
  LabRobotsSolutionsPanel *solutions;
  GtkScrolledWindow *scroller;
  LabPinnedHeading *pinned;
  GtkWidget *pinned_own;
  GtkWidget *pinned_best;
};

void               lab_robots_solo_page_set_game     (LabRobotsSoloPage    *self,
                                                      LabRobotsGame        *game);
void               lab_robots_solo_page_show_making  (LabRobotsSoloPage    *self,
                                                      const LabRobotsLevel *level);
void               lab_robots_solo_page_show_tried   (LabRobotsSoloPage    *self,
                                                      guint                 n_tried);

void lab_robots_solo_page_on_move (LabRobotsSoloPage *self,
                                   guint              robot,
                                   guint              side);

/** lab_robots_shortcuts: (array zero-terminated=1): the keys of a puzzle */
extern const LabShortcut lab_robots_shortcuts[];

G_END_DECLS
