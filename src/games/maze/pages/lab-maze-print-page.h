/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-sheet.h"
#include "lab-family.h"
#include "lab-shortcuts.h"

G_BEGIN_DECLS

#define LAB_TYPE_MAZE_PRINT_PAGE (lab_maze_print_page_get_type ())

G_DECLARE_FINAL_TYPE (LabMazePrintPage, lab_maze_print_page, LAB, MAZE_PRINT_PAGE, AdwBin)

/**
 * LabMazePrintPage:
 *
 * Chooses mazes to print, and shows the pages as they will be on paper.
 */
struct _LabMazePrintPage
{
  AdwBin parent_instance;

  LabFamilyHost *host;               /* weak */
  GtkPageSetup *setup;
  LabMazeSheet *sheet;
  GArray *generators;                /* LabMazeGenerator: those that can be chosen */
  guint page;
  gboolean updating;

  GtkWidget *preview;
  GtkLabel *page_label;
  GtkWidget *print;
  GtkEditable *title;
  GtkEditable *seed;
  AdwComboRow *difficulty;
  AdwComboRow *shape;
  AdwComboRow *generator;
  AdwComboRow *per_page_row;
  GtkSpinButton *n_mazes;
  AdwPreferencesGroup *maze_options;
  AdwPreferencesGroup *page_options;
  GtkSwitch *solutions;
};

GtkWidget         *lab_maze_print_page_new           (LabFamily    *family);
gboolean           lab_maze_printing_export          (LabMazeSheet *sheet,
                                                      const char   *name,
                                                      const char   *path,
                                                      GError      **error);

/** lab_maze_print_page_shortcuts: (array zero-terminated=1): the keys of the page, which
 * handles them itself */
extern const LabShortcut lab_maze_print_page_shortcuts[];

G_END_DECLS
