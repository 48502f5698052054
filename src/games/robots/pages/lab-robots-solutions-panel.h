/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-announcer.h"
#include "lab-pinned-heading.h"
#include "lab-robots-board-view.h"
#include "lab-robots-game.h"
#include "lab-step-player.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_SOLUTIONS_PANEL (lab_robots_solutions_panel_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsSolutionsPanel, lab_robots_solutions_panel, LAB,
                      ROBOTS_SOLUTIONS_PANEL, AdwBin)

/* The tests look at its widgets. */

struct _LabRobotsSolutionsPanel
{
  AdwBin parent_instance;

  LabRobotsGame *game;          /* (nullable) */
  /* What the page sets, and what outlives the panel. */
  LabRobotsBoardView *board;    /* shows the ways */
  LabStepPlayer *player;        /* see lab_robots_solutions_panel_show_step() */
  LabAnnouncer *announcer;
  GArray *own;                  /* of LabRobotsMove: the way of the player */
  guint index;                  /* of the best way that is listed */
  guint step;                   /* how many moves of the way on the board are shown */
  gboolean is_filling;

  GtkGrid *grid;
  GtkSizeGroup *widths;         /* of the columns and their headings */
  GtkToggleButton *own_button;
  GtkToggleButton *best_button;
  GtkWidget *pager;
  GtkLabel *page;
  GtkSpinButton *number;        /* of the best way that is listed, from 1 */
  GtkLabel *rest;               /* tells that not all are listed */
};

void lab_robots_solutions_panel_show      (LabRobotsSolutionsPanel *self,
                                           LabRobotsGame           *game);
void lab_robots_solutions_panel_show_step (LabRobotsSolutionsPanel *self,
                                           gboolean                 is_told);
void lab_robots_solutions_panel_hide      (LabRobotsSolutionsPanel *self);
void lab_robots_solutions_panel_refresh   (LabRobotsSolutionsPanel *self);
void lab_robots_solutions_panel_act       (LabRobotsSolutionsPanel *self,
                                           const char              *action);

G_END_DECLS
