/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-autosave-file.h"
#include "lab-robots-editor.h"

G_BEGIN_DECLS

/** LAB_ROBOTS_DRAWN_BOARD_FILE_NAME: the name of the file with the board that is drawn by hand. */
#define LAB_ROBOTS_DRAWN_BOARD_FILE_NAME "drawn.labyrinthe-board"

LabAutosaveFile *lab_robots_drawn_board_autosave (LabRobotsEditor  *editor);
gboolean         lab_robots_drawn_board_load     (LabRobotsEditor  *editor,
                                                  GError          **error);
gboolean         lab_robots_drawn_board_read     (GFile            *file,
                                                  GCancellable     *cancellable,
                                                  LabRobotsBoard   *board,
                                                  GError          **error);

G_END_DECLS
