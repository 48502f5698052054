/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-cheese-deal.h"
#include "lab-cheese-draft.h"
#include "lab-drawn-widget.h"
#include "lab-rat.h"

G_BEGIN_DECLS

#define LAB_TYPE_CHEESE_BOARD (lab_cheese_board_get_type ())

/**
 * LabCheeseBoard:
 *
 * The maze of a race with its rats and its cheese, in any size of window. It shows what it is
 * told, and tells what was pressed. It can be zoomed if cells would be too small.
 *
 * Signals:
 * - `cell-activated` (guint cell): a cell was clicked, tapped, or chosen with the keyboard's cursor
 *   and Enter
 *
 * Each rat has a look (a color and a shape) by its number.
 */
G_DECLARE_FINAL_TYPE (LabCheeseBoard, lab_cheese_board, LAB, CHEESE_BOARD, LabDrawnWidget)

/**
 * LabCheeseOverlay:
 * @thought: (nullable): what a rat thinks; its visited cells, distances and routes are shown
 * @n_steps: how many events of the log of the thought are shown; %G_MAXUINT for all
 * @rat: the rat whose color is used
 * @trails: (nullable) (element-type GArray): for each rat the cells where it has been, in order,
 *   #GArray of guint
 * @hint_cells: (nullable) (element-type guint): cells to point at, in order
 *
 * What is drawn over the maze. The board keeps references of the arrays, which do not change any
 * more, and copies what else it needs.
 */
typedef struct
{
  const LabRatThought *thought;
  guint                n_steps;
  guint                rat;
  GPtrArray           *trails;
  GArray              *hint_cells;
} LabCheeseOverlay;

GtkWidget *lab_cheese_board_new           (void);
void       lab_cheese_board_set_maze      (LabCheeseBoard          *self,
                                           LabCheeseMaze           *maze);
void       lab_cheese_board_set_draft     (LabCheeseBoard          *self,
                                           const LabCheeseDraft    *draft);
void       lab_cheese_board_set_position  (LabCheeseBoard          *self,
                                           const LabCheesePosition *position,
                                           guint                    duration);
void       lab_cheese_board_take_names    (LabCheeseBoard          *self,
                                           GStrv                    names);
void       lab_cheese_board_set_overlay   (LabCheeseBoard          *self,
                                           const LabCheeseOverlay  *overlay);
void       lab_cheese_board_set_marks     (LabCheeseBoard          *self,
                                           GArray                  *cells);
gboolean   lab_cheese_board_find_place    (LabCheeseBoard          *self,
                                           double                   x,
                                           double                   y,
                                           double                  *column,
                                           double                  *row);
void       lab_cheese_board_set_cursor    (LabCheeseBoard          *self,
                                           guint                    cell);
guint      lab_cheese_board_get_cursor    (LabCheeseBoard          *self);
char      *lab_cheese_board_describe_cell (LabCheeseBoard          *self,
                                           guint                    cell);
GtkWidget *lab_cheese_rat_picture_new     (guint                    rat,
                                           int                      size);

G_END_DECLS
