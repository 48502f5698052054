/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-layout.h"

G_BEGIN_DECLS

/** LAB_TABLE_MIN_BOARD: the width and height of the smallest board, in logical pixels. */
#define LAB_TABLE_MIN_BOARD 272

/**
 * LabTableFit:
 * @space: a width, which is also the height
 *
 * Returns: the width of the largest board that fits into it
 */
typedef int (*LabTableFit) (int space);

#define LAB_TYPE_TABLE_LAYOUT (lab_table_layout_get_type ())

G_DECLARE_FINAL_TYPE (LabTableLayout, lab_table_layout, LAB, TABLE_LAYOUT, LabLayout)

/**
 * LabTableLayout:
 *
 * Places the board and the panel side by side or one below the other, whichever makes the
 * board larger.
 *
 * Its children are #LabTableLayout:board, #LabTableLayout:panel, and perhaps
 * #LabTableLayout:controls below the board. A #LabTableLayout:summary is above it if the panel is
 * below it, where it could be scrolled away. The board is always fully visible. If there is too
 * little space for the content of the panel, the content must scroll. Content that expands gets all
 * space below the board that the board does not need.
 */
struct _LabTableLayout
{
  LabLayout parent_instance;

  GtkWidget *board;
  GtkWidget *controls;        /* (nullable) */
  GtkWidget *panel;
  GtkWidget *summary;         /* (nullable) */
  GtkWidget *content;
  LabTableFit fit;            /* (nullable) */
  int least_board;            /* above a panel */
  double shape;               /* the height of what a board shows above a panel, divided by width */
  gboolean wide;              /* the panel is beside the board */
};

void     lab_table_layout_set_fit  (LabTableLayout *self,
                                    LabTableFit     fit);
void     lab_table_layout_set_shape (LabTableLayout *self,
                                     double          shape);

G_END_DECLS
