/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <pango/pangocairo.h>

#include "lab-palette.h"
#include "lab-plot.h"

G_BEGIN_DECLS

/** LAB_MAX_WINS_LINES: the number of lines that readers can tell apart. */
#define LAB_MAX_WINS_LINES LAB_N_LINE_STYLES

/**
 * LabWinsLine:
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
} LabWinsLine;

/**
 * LabWinsDrawing:
 * @lines: (array length=n_lines): the wins of each player
 * @n_lines: the number of lines, %LAB_MAX_WINS_LINES at most
 * @from: the beginning of the time axis, in seconds since 1970, UTC
 * @to: its end, later than @from
 * @text: the fonts
 * @palette: the colors
 * @rtl: whether time runs from right to left, like the text
 *
 * A plot of wins over time. Each line rises by one with each win.
 */
typedef struct
{
  const LabWinsLine *lines;
  guint              n_lines;
  gint64             from;
  gint64             to;
  PangoContext      *text;
  LabPaletteId       palette;
  gboolean           rtl;
} LabWinsDrawing;

const LabPlotTheme *lab_wins_drawing_get_theme (LabPaletteId          palette) G_GNUC_CONST;
void                lab_wins_drawing_draw      (const LabWinsDrawing *self,
                                                cairo_t              *cr,
                                                int                   width,
                                                int                   height);

G_END_DECLS
