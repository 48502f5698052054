/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include <pango/pangocairo.h>

#include "lab-plot.h"
#include "lab-statistics-section.h"
#include "lab-style.h"

G_BEGIN_DECLS

#define LAB_TYPE_SHIFT_WINS_PLOT (lab_shift_wins_plot_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftWinsPlot, lab_shift_wins_plot, LAB, SHIFT_WINS_PLOT, GtkWidget)

/** LAB_SHIFT_MAX_WINS_LINES: the number of lines that readers can tell apart. */
#define LAB_SHIFT_MAX_WINS_LINES LAB_N_LINE_STYLES

/**
 * LabShiftWinsLine:
 * @name: the name of the player
 * @first: when the player's first game ended, in seconds since 1970, UTC
 * @wins: (array length=n_wins): when the player won, in order of time
 * @n_wins: the number of wins
 *
 * The wins of one player over time.
 */
typedef struct
{
  const char   *name;
  gint64        first;
  const gint64 *wins;
  guint         n_wins;
} LabShiftWinsLine;

/**
 * LabShiftWinsDrawing:
 * @lines: (array length=n_lines): the wins of each player
 * @n_lines: the number of lines, %LAB_SHIFT_MAX_WINS_LINES at most
 * @from: the beginning of the time axis, in seconds since 1970, UTC
 * @to: its end, later than @from
 * @text: the fonts
 * @style: the style that gives the colors
 * @rtl: whether time runs from right to left, like the text
 *
 * A plot of wins over time. Each line rises by one with each win.
 */
typedef struct
{
  const LabShiftWinsLine *lines;
  guint                   n_lines;
  gint64                  from;
  gint64                  to;
  PangoContext           *text;
  LabStyle                style;
  gboolean                rtl;
} LabShiftWinsDrawing;

/** lab_shift_wins_themes: the colors of a plot on a card of the window */
extern const LabPlotTheme lab_shift_wins_themes[LAB_N_STYLES];

/** lab_shift_statistics: who has won how many games, in how many turns, and when. */
extern const LabStatistics lab_shift_statistics;

void lab_shift_wins_drawing_draw (const LabShiftWinsDrawing *self,
                                  cairo_t                   *cr,
                                  int                        width,
                                  int                        height);

G_END_DECLS
