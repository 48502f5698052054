/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-robots-position.h"

G_BEGIN_DECLS

/**
 * LabRobotsWaysColumn:
 * @moves: (nullable): the moves of a way; %NULL for an empty column
 * @current: how many of them are on the board; 0 if the way is not
 *
 * A column of the list.
 */
typedef struct
{
  const GArray *moves;
  guint         current;
} LabRobotsWaysColumn;

void lab_robots_ways_list_clear (GtkGrid                   *grid);
void lab_robots_ways_list_fill  (GtkGrid                   *grid,
                                 GtkSizeGroup              *widths,
                                 const LabRobotsBoard      *board,
                                 const LabRobotsWaysColumn *columns,
                                 guint                      n_columns);

G_END_DECLS
