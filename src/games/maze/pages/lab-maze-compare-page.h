/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>
#include <gtk/gtk.h>

#include "lab-experiment-page.h"
#include "lab-maze-comparison.h"
#include "lab-maze-generator.h"

G_BEGIN_DECLS

#define LAB_TYPE_MAZE_PATTERN_PICTURE (lab_maze_pattern_picture_get_type ())

G_DECLARE_FINAL_TYPE (LabMazePatternPicture, lab_maze_pattern_picture, LAB, MAZE_PATTERN_PICTURE,
                      GtkWidget)

#define LAB_TYPE_MAZE_COMPARE_RESULTS (lab_maze_compare_results_get_type ())

G_DECLARE_FINAL_TYPE (LabMazeCompareResults, lab_maze_compare_results, LAB, MAZE_COMPARE_RESULTS,
                      AdwBin)

GtkWidget *lab_maze_compare_page_new (LabFamily *family);

G_END_DECLS
