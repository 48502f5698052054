/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-cheese-board.h"
#include "lab-cheese-ground.h"

G_BEGIN_DECLS

/* The board is too long for one file: lab-cheese-board.c has what is shown, which part of it is
 * visible, and words about it; lab-cheese-board-drawing.c draws the maze, the rats and how they
 * move, and what a rat thinks. */

/* What a search did with a cell. */
enum
{
  LAB_CHEESE_UNSEEN,
  LAB_CHEESE_FOUND,
  LAB_CHEESE_VISITED,
};

struct _LabCheeseBoard
{
  LabDrawnWidget parent_instance;

  LabCheeseDraft *draft;                         /* (nullable): belongs to @ground */
  LabCheeseGround *ground;
  LabPictureCache *pictures;
  LabCheesePosition position;                    /* all zeros without one */
  LabCheeseRatState before[LAB_CHEESE_MAX_RATS]; /* where the rats come from */
  GArray *eaten;                                 /* of guint: the cheese that disappears */
  gboolean has_position;
  gboolean looks_left[LAB_CHEESE_MAX_RATS];
  AdwAnimation *motion;                          /* (nullable): from @before to @position, 0 to 1 */
  char **names;                                  /* (nullable) */
  guint cursor;                                  /* LAB_CHEESE_NO_CELL if nobody uses it */

  /* What is drawn over the maze */
  guint rat;                        /* whose thought it is */
  guint8 *seen;                     /* (nullable): for each cell, what a search did with it */
  guint *distances;                 /* (nullable): of each cell */
  guint *parents;                   /* (nullable): of each cell, if the whole search is shown */
  guint n_cells;                    /* of these arrays */
  GArray *route;                    /* (nullable): of guint */
  GArray *hint;                     /* (nullable): of guint */
  GArray *marks;                    /* (nullable): of guint */
  GPtrArray *trails;                /* (nullable): of #GArray of guint */
  GdkTexture *heat;                 /* (nullable): the colors of a search */
  GdkTexture *lines;                /* (nullable): its table, and all lines */
  double lines_place[5];            /* of @lines: the maze and the size when they were drawn */
  const LabCheesePalette *palette;  /* (nullable): of @heat and @lines */

  /* The frame that is drawn */
  GtkSnapshot *snapshot;
  double x, y;                      /* where the maze begins */
  double side;                      /* of a cell */
  graphene_rect_t garden;           /* the visible part of the maze with its outer hedge */

  /* The visible part */
  double zoom;                      /* the wanted size of a cell; 0 to show everything */
  double center[2];                 /* in cells, across and down */
  double zoom_begin;                /* when a pinch began */
};

double lab_cheese_board_get_side      (LabCheeseBoard *self,
                                       double         *x,
                                       double         *y);

void   lab_cheese_board_draw          (LabCheeseBoard *self,
                                       GtkSnapshot    *snapshot);

void   lab_cheese_board_clear_overlay (LabCheeseBoard         *self);

void   lab_cheese_board_stop_motion   (LabCheeseBoard *self);
void   lab_cheese_board_start_motion  (LabCheeseBoard *self,
                                       guint           duration);

G_END_DECLS
