/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LAB_TYPE_MAZE_START_PAGE (lab_maze_start_page_get_type ())

G_DECLARE_FINAL_TYPE (LabMazeStartPage, lab_maze_start_page, LAB, MAZE_START_PAGE, AdwBin)

void lab_maze_start_page_offer_level (LabMazeStartPage *self,
                                      guint             level);
void lab_maze_start_page_focus_start (LabMazeStartPage *self);

G_END_DECLS
