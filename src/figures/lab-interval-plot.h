/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-plot.h"

G_BEGIN_DECLS

/**
 * LabIntervalPlotRow:
 * @name: what the bar is about
 * @value: the length of the bar, from 0; nothing is drawn if it is not finite
 * @low: the lower end of its interval; not drawn if it is not finite
 * @high: the upper end of its interval
 * @label: the text for @value
 *
 * A bar of a plot.
 */
typedef struct
{
  const char *name;
  double      value;
  double      low;
  double      high;
  const char *label;
} LabIntervalPlotRow;

/**
 * LabIntervalPlot:
 * @title: (nullable): the title
 * @subtitle: (nullable): a line below the title
 * @rows: (array length=n_rows): the bars, from top to bottom
 * @n_rows: the number of bars
 * @whole: the value of a bar as wide as the plot; 0 for the largest number
 * @theme: the colors
 * @text: (nullable): the fonts; %NULL for a plot in a file
 * @margin: the space around the plot, in units
 * @rtl: whether the plot is mirrored, for a language that is read from right to left
 *
 * Bars from 0, each with its name and its value above it and an interval at its end. It is as
 * readable in a narrow window as in a wide one.
 */
typedef struct
{
  const char               *title;
  const char               *subtitle;
  const LabIntervalPlotRow *rows;
  guint                     n_rows;
  double                    whole;
  const LabPlotTheme       *theme;
  PangoContext             *text;
  double                    margin;
  gboolean                  rtl;
} LabIntervalPlot;

int  lab_interval_plot_get_height (const LabIntervalPlot *self,
                                   PangoContext          *text);
void lab_interval_plot_draw       (const LabIntervalPlot *self,
                                   cairo_t               *cr,
                                   int                    width,
                                   int                    height);

G_END_DECLS
