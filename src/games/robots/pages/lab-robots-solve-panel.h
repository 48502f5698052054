/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-announcer.h"
#include "lab-robots-solver.h"
#include "lab-task.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_SOLVE_PANEL (lab_robots_solve_panel_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsSolvePanel, lab_robots_solve_panel, LAB, ROBOTS_SOLVE_PANEL, AdwBin)

/* The tests look at its widgets. */

struct _LabRobotsSolvePanel
{
  AdwBin parent_instance;

  GtkButton *button;
  GtkLabel *status;
  LabAnnouncer *announcer;      /* (nullable): a weak pointer */

  gboolean has_board;
  LabRobotsBoard board;
  LabTask *solving;             /* (nullable): while it works */
  guint timer;
};

void lab_robots_solve_panel_set_board (LabRobotsSolvePanel  *self,
                                       const LabRobotsBoard *board);
void lab_robots_solve_panel_stop      (LabRobotsSolvePanel  *self);

G_END_DECLS
