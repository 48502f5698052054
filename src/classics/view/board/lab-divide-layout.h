/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-board.h"
#include "lab-divide.h"

G_BEGIN_DECLS

/* The most gaps between the pebbles of a heap. */
#define LAB_DIVIDE_N_GAPS (LAB_DIVIDE_MAX - 1)

/**
 * LabDivideLayout:
 * @room: the most pebbles in a heap
 * @upright: whether the trays are side by side, in a tall window, not one above the other
 * @tight: whether the number of pebbles is beside the line, not before it
 * @tray: the width of a tray, as a multiple of the pitch
 * @pitch: the distance between two pebbles, in pixels
 * @x: the left edge of the wood
 * @y: its top edge
 * @along: its size in the direction of the lines of pebbles
 * @across: its size in the other direction
 * @border: the width of the wood beside the trays
 * @end: the same before and after the lines
 *
 * Where the two trays and their pebbles are.
 */
typedef struct
{
  guint    room;
  gboolean upright;
  gboolean tight;
  double   tray;
  double   pitch;
  double   x;
  double   y;
  double   along;
  double   across;
  double   border;
  double   end;
} LabDivideLayout;

/**
 * LabDividePlace:
 * @along: the distance from the edge of the wood in the direction of the lines of pebbles
 * @across: the distance in the other direction
 *
 * A point, or a size, in pixels.
 */
typedef struct
{
  double along;
  double across;
} LabDividePlace;

void           lab_divide_layout_init         (LabDivideLayout       *layout,
                                               const LabClassicScene *scene);
void           lab_divide_layout_set_area     (const LabDivideLayout *layout,
                                               LabDividePlace         start,
                                               LabDividePlace         size,
                                               cairo_rectangle_t     *area);
void           lab_divide_layout_get_point    (const LabDivideLayout *layout,
                                               LabDividePlace         place,
                                               double                *x,
                                               double                *y);
LabDividePlace lab_divide_layout_place_tray   (const LabDivideLayout *layout,
                                               guint                  tray);
LabDividePlace lab_divide_layout_place_pebble (const LabDivideLayout *layout,
                                               guint                  tray,
                                               guint                  heap,
                                               double                 number);

G_END_DECLS
