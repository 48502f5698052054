/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-family.h"

G_BEGIN_DECLS

#define LAB_TYPE_MAZE_COMPARE_PAGE (lab_maze_compare_page_get_type ())

G_DECLARE_FINAL_TYPE (LabMazeComparePage, lab_maze_compare_page, LAB, MAZE_COMPARE_PAGE, AdwBin)

GtkWidget *lab_maze_compare_page_new    (LabFamily          *family);
void       lab_maze_compare_page_leave  (GtkWidget          *page);
void       lab_maze_compare_page_export (LabMazeComparePage *self,
                                         GFile              *file);

G_END_DECLS
