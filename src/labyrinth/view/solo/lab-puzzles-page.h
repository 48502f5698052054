/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-puzzle-book.h"
#include "lab-puzzle-progress.h"

G_BEGIN_DECLS

#define LAB_TYPE_PUZZLES_PAGE (lab_puzzles_page_get_type ())

G_DECLARE_FINAL_TYPE (LabPuzzlesPage, lab_puzzles_page, LAB, PUZZLES_PAGE, AdwBin)

GtkWidget *lab_puzzles_page_new      (const LabPuzzleBook *book,
                                      LabPuzzleProgress   *progress);
void       lab_puzzles_page_refresh  (LabPuzzlesPage      *self);

G_END_DECLS
