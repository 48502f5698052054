/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-cheese-race.h"

G_BEGIN_DECLS

#define LAB_TYPE_CHEESE_MAZE_SETUP (lab_cheese_maze_setup_get_type ())

G_DECLARE_FINAL_TYPE (LabCheeseMazeSetup, lab_cheese_maze_setup, LAB, CHEESE_MAZE_SETUP, AdwBin)

gboolean lab_cheese_maze_setup_get       (LabCheeseMazeSetup     *self,
                                          LabCheeseRaceSettings  *settings,
                                          GError                **error);
void     lab_cheese_maze_setup_get_times (LabCheeseMazeSetup     *self,
                                          gint64                 *preparation_time,
                                          gint64                 *turn_time);
void     lab_cheese_maze_setup_set_drawn (LabCheeseMazeSetup     *self,
                                          const char             *text);

G_END_DECLS
