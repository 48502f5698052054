/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include <pango/pangocairo.h>

#include "lab-plot.h"
#include "lab-statistics-section.h"

G_BEGIN_DECLS

/** LAB_SHIFT_MAX_WINS_LINES: the number of lines that readers can tell apart. */
#define LAB_SHIFT_MAX_WINS_LINES LAB_N_LINE_STYLES

/**
 * LabShiftWins:
 * @players: (element-type LabShiftTally): the results of people, most wins first
 * @n_lines: the number of lines, which are those of the first players; %LAB_SHIFT_MAX_WINS_LINES at
 *   most
 * @from: the beginning of the time axis, in seconds since 1970, UTC
 * @to: its end, later than @from
 *
 * A plot of the wins of the best players over time. Each line rises by one with each win.
 */
typedef struct
{
  GPtrArray *players;
  guint      n_lines;
  gint64     from;
  gint64     to;
} LabShiftWins;

/** lab_shift_statistics: who has won how many games, in how many turns, and when. */
extern const LabStatistics lab_shift_statistics;

void lab_shift_wins_draw (gconstpointer       wins,
                          const LabPlotTheme *theme,
                          PangoContext       *text,
                          gboolean            rtl,
                          cairo_t            *cr,
                          int                 width,
                          int                 height);

G_END_DECLS
