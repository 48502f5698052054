/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-solo-page.h"

#include "lab-notice.h"
#include "lab-robots-board-view.h"
#include "lab-robots-guide.h"
#include "lab-robots-waiting.h"
#include "lab-robots-ways.h"
#include "lab-sound-player.h"
#include "lab-stars.h"

G_BEGIN_DECLS

/* The page is in two files: lab-robots-solo-page.c shows the puzzle, and
 * lab-robots-solo-page-events.c tells what happens in it. */

struct _LabRobotsSoloPage
{
  AdwBin parent_instance;

  LabAnnouncer *announcer;      /* unowned */
  GSettings *settings;          /* NULL if there are no settings */
  LabRobotsGame *game;          /* (nullable) */
  GSignalGroup *signals;        /* of the game */
  LabNotice *notice;
  LabSoundPlayer *sounds;
  guint clock;                  /* shows the time */
  gboolean is_ended;            /* the result is shown */
  guint n_stars;                /* that are shown */

  GtkStack *stack;
  LabRobotsWaiting *waiting;
  LabRobotsBoardView *board;
  AdwToastOverlay *toasts;
  LabRobotsGuide *guide;
  GtkLabel *title;
  GtkLabel *goal;
  GtkWidget *rule_box;
  GtkDrawingArea *rule_picture;
  GtkLabel *rule;
  GtkLabel *figures;
  GtkLabel *about;
  GtkSpinner *spinner;
  GtkWidget *restart_tool;
  GtkWidget *hint_button;
  GtkWidget *end;
  GtkWidget *restart;
  LabStars *stars;
  GtkLabel *result;
  LabRobotsWays *ways;
  GtkButton *next;
  GtkScrolledWindow *scroller;
  LabPinnedHeading *pinned;
  GtkWidget *pinned_own;
  GtkWidget *pinned_best;
};

void lab_robots_solo_page_update         (LabRobotsSoloPage *self);
void lab_robots_solo_page_update_figures (LabRobotsSoloPage *self);
void lab_robots_solo_page_connect_game   (LabRobotsSoloPage *self);
void lab_robots_solo_page_show_hint      (LabRobotsSoloPage *self);
void lab_robots_solo_page_show_end       (LabRobotsSoloPage *self,
                                          gboolean           is_new);
void lab_robots_solo_page_on_move        (LabRobotsSoloPage *self,
                                          guint              robot,
                                          guint              side);
void lab_robots_solo_page_refuse         (LabRobotsSoloPage *self,
                                          const char        *reason);

G_END_DECLS
