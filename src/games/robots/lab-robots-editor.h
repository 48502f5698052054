/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-editor.h"
#include "lab-robots-board.h"

G_BEGIN_DECLS

/* What is put on a board: a robot, by its index, or the target. */
#define LAB_ROBOTS_PIECE_TARGET LAB_ROBOTS_MAX_ROBOTS
#define LAB_N_ROBOTS_PIECES (LAB_ROBOTS_MAX_ROBOTS + 1)

#define LAB_TYPE_ROBOTS_EDITOR (lab_robots_editor_get_type ())

/**
 * LabRobotsEditor:
 *
 * A board that is drawn by hand. It can be solved or played at all times: robots, the target, and
 * the closed cells in the middle never share a cell, but a robot may stand on the target.
 */
G_DECLARE_FINAL_TYPE (LabRobotsEditor, lab_robots_editor, LAB, ROBOTS_EDITOR, LabEditor)

/** LAB_ROBOTS_DRAWN_BOARD_FILE_NAME: the name of the file with the board that is drawn by hand. */
#define LAB_ROBOTS_DRAWN_BOARD_FILE_NAME "drawn.labyrinthe-board"

const LabRobotsBoard *lab_robots_editor_get_board   (LabRobotsEditor      *self);
void                  lab_robots_editor_clear       (LabRobotsEditor      *self);
void                  lab_robots_editor_draw        (LabRobotsEditor      *self,
                                                     guint64               seed);
void                  lab_robots_editor_resize      (LabRobotsEditor      *self,
                                                     guint                 size);
void                  lab_robots_editor_set_options (LabRobotsEditor      *self,
                                                     guint                 n_robots,
                                                     gboolean              any_robot,
                                                     gboolean              must_ricochet);
gboolean              lab_robots_editor_toggle_wall (LabRobotsEditor      *self,
                                                     guint                 cell,
                                                     LabRobotsSide         side);
gboolean              lab_robots_editor_put         (LabRobotsEditor      *self,
                                                     guint                 piece,
                                                     guint                 cell);
gboolean              lab_robots_editor_find_piece  (LabRobotsEditor      *self,
                                                     guint                 cell,
                                                     guint                *piece);

G_END_DECLS
