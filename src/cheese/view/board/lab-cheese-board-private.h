/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-cheese-board.h"

G_BEGIN_DECLS

/* The board is in two files: lab-cheese-board.c keeps what is shown, and lab-cheese-board-drawing.c
 * draws it. */

struct _LabCheeseBoard
{
  GtkWidget parent_instance;

  LabCheeseMaze *maze;              /* (nullable) */
  LabCheesePosition position;       /* all zeros without one */
  LabCheeseRatState before[LAB_CHEESE_MAX_RATS];  /* where the rats come from */
  gboolean has_position;
  AdwAnimation *motion;             /* (nullable): from @before to @position, 0 to 1 */
  char **names;                     /* (nullable) */
  guint cursor;                     /* LAB_CHEESE_NO_CELL if nobody uses it */

  guint rat;                        /* whose thought it is */
  guint8 *seen;                     /* (nullable): for each cell, what a search did with it */
  guint *distances;                 /* (nullable): of each cell */
  guint *parents;                   /* (nullable): of each cell, if the whole search is shown */
  GArray *route;                    /* (nullable): of guint */
  GArray *hint;                     /* (nullable): of guint */
  GPtrArray *trails;                /* of #GArray of guint */
};

double lab_cheese_board_get_side (LabCheeseBoard *self,
                                  double         *x,
                                  double         *y);
void   lab_cheese_board_draw     (LabCheeseBoard *self,
                                  GtkSnapshot    *snapshot);

G_END_DECLS
