/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-palette.h"

G_BEGIN_DECLS

/** LAB_MAX_WINS_LINES: so many lines can be told apart. */
#define LAB_MAX_WINS_LINES 6

/**
 * LabWinsLine:
 * @name: whose wins they are
 * @first: when the first game ended, in seconds since 1970, UTC
 * @wins: (array length=n_wins): when the games were won, in order of time
 * @n_wins: how many they are
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
 * @lines: (array length=n_lines): the wins, the most first
 * @n_lines: how many lines, %LAB_MAX_WINS_LINES at most
 * @from: where the axis of time begins, in seconds since 1970, UTC
 * @to: where it ends, later than that
 * @text: what the letters look like
 * @palette: for which theme
 * @rtl: whether time goes from right to left, as the language is read
 *
 * Curves of wins over time, to be drawn.
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

void      lab_wins_drawing_draw        (const LabWinsDrawing *self,
                                        cairo_t              *cr,
                                        int                   width,
                                        int                   height);
int       lab_wins_drawing_get_height  (PangoContext         *text);
void      lab_wins_drawing_draw_sample (cairo_t              *cr,
                                        guint                 line,
                                        LabPaletteId          palette,
                                        int                   width,
                                        int                   height);
LabColour lab_wins_drawing_get_colour  (guint                 line,
                                        LabPaletteId          palette);

G_END_DECLS
