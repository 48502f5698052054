/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-sheet.h"
#include "lab-shell.h"
#include "lab-shortcuts.h"

G_BEGIN_DECLS

#define LAB_TYPE_MAZE_PRINT_PAGE (lab_maze_print_page_get_type ())

G_DECLARE_FINAL_TYPE (LabMazePrintPage, lab_maze_print_page, LAB, MAZE_PRINT_PAGE, AdwBin)

GtkWidget         *lab_maze_print_page_new           (LabShell         *shell);
LabMazeSheet      *lab_maze_print_page_get_sheet     (LabMazePrintPage *self);
guint              lab_maze_print_page_get_page      (LabMazePrintPage *self);
const LabShortcut *lab_maze_print_page_get_shortcuts (guint            *n_shortcuts);

G_END_DECLS
