/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-announcer.h"
#include "lab-maze-lane.h"
#include "lab-shortcuts.h"

G_BEGIN_DECLS

#define LAB_TYPE_MAZE_WATCH_PAGE (lab_maze_watch_page_get_type ())

G_DECLARE_FINAL_TYPE (LabMazeWatchPage, lab_maze_watch_page, LAB, MAZE_WATCH_PAGE, AdwBin)

GtkWidget         *lab_maze_watch_page_new           (LabAnnouncer     *announcer);
void               lab_maze_watch_page_stop          (LabMazeWatchPage *self);
void               lab_maze_watch_page_set_seed      (LabMazeWatchPage *self,
                                                      guint64           seed);
void               lab_maze_watch_page_open          (LabMazeWatchPage *self,
                                                      GFile            *file);
void               lab_maze_watch_page_save          (LabMazeWatchPage *self,
                                                      GFile            *file);
gboolean           lab_maze_watch_page_get_busy      (LabMazeWatchPage *self);
gboolean           lab_maze_watch_page_get_running   (LabMazeWatchPage *self);
guint64            lab_maze_watch_page_get_step      (LabMazeWatchPage *self);
guint64            lab_maze_watch_page_get_n_steps   (LabMazeWatchPage *self);
LabMazeLane       *lab_maze_watch_page_get_lane      (LabMazeWatchPage *self,
                                                      guint             n);
const LabMaze     *lab_maze_watch_page_get_maze      (LabMazeWatchPage *self);
const LabShortcut *lab_maze_watch_page_get_shortcuts (guint            *n_shortcuts);

G_END_DECLS
