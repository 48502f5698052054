/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-interval-plot.h"

#include <math.h>

#include "lab-pen.h"

#define BAR 12                  /* the height of a bar, in units */
#define GAP 10                  /* between bars */
#define TICK 5                  /* half of the height of the end of an interval */
#define FILE_LINE_HEIGHT 17     /* the height of a line of text in a file */

/* Sizes of text, as factors of the font. */
#define SUBTITLE 1.0
#define TITLE 1.3

/* A plot while it is drawn. */
typedef struct
{
  const LabIntervalPlot *plot;
  LabPen pen;
  double left, right;
  double most;          /* the value at the right end */
} Drawing;

/* Private helpers */

/* Returns the height of the titles. */
static double
get_top (const LabIntervalPlot *self,
         double                 line_height)
{
  double lines = (self->title != NULL ? TITLE + 0.2 : 0) + (self->subtitle != NULL ? 1.2 : 0);

  return lines > 0 ? (lines + 0.3) * line_height : 0;
}

/* Returns the largest number of the plot; 1 if there is none above 0. */
static double
find_most (const LabIntervalPlot *self)
{
  double most = 0;

  for (guint i = 0; i < self->n_rows; i++)
    {
      const LabIntervalPlotRow *row = &self->rows[i];

      if (isfinite (row->value))
        most = MAX (most, isfinite (row->high) ? MAX (row->value, row->high) : row->value);
    }
  return most > 0 ? most : 1;
}

static double
get_x (const Drawing *self,
       double         value)
{
  double part = CLAMP (value / self->most, 0, 1);

  return lab_pen_mirror (&self->pen, self->left + (self->right - self->left) * part);
}

static double
draw_titles (const Drawing *self,
             double         y)
{
  const LabIntervalPlot *plot = self->plot;
  double max_width = MAX (self->right - self->left, 1), line = self->pen.line_height;
  const LabPenStyle title = { TITLE, TRUE, plot->theme->text, 0, max_width };
  const LabPenStyle subtitle = { SUBTITLE, FALSE, plot->theme->faint, 0, max_width };

  if (plot->title != NULL)
    {
      lab_pen_write (&self->pen, &title, plot->title, self->left, y + TITLE * line / 2);
      y += (TITLE + 0.2) * line;
    }
  if (plot->subtitle != NULL)
    lab_pen_write (&self->pen, &subtitle, plot->subtitle, self->left, y + SUBTITLE * line / 2);
  return plot->margin + get_top (plot, line);
}

/* Draws the interval as a line with an end on each side. */
static void
draw_interval (const Drawing            *self,
               const LabIntervalPlotRow *row,
               double                    y)
{
  cairo_t *cr = self->pen.cr;
  double low = get_x (self, row->low), high = get_x (self, row->high);

  if (!isfinite (row->low) || !isfinite (row->high))
    return;
  cairo_move_to (cr, low, y);
  cairo_line_to (cr, high, y);
  cairo_move_to (cr, low, y - TICK);
  cairo_line_to (cr, low, y + TICK);
  cairo_move_to (cr, high, y - TICK);
  cairo_line_to (cr, high, y + TICK);
  /* A halo keeps it visible on the bar. */
  lab_color_set_source (self->plot->theme->dark ? LAB_COLOR (0x000000) : LAB_COLOR (0xffffff), cr);
  cairo_set_line_width (cr, 4);
  cairo_stroke_preserve (cr);
  lab_color_set_source (self->plot->theme->text, cr);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
}

static void
draw_row (const Drawing            *self,
          const LabIntervalPlotRow *row,
          double                    y)
{
  const LabPlotTheme *theme = self->plot->theme;
  double width = self->right - self->left;
  double label = lab_pen_measure (&self->pen, 1, TRUE, row->label);
  const LabPenStyle name = { 1, FALSE, theme->text, 0, MAX (width - label - GAP, 1) };
  const LabPenStyle value = { 1, TRUE, theme->text, 1, width };
  double zero = get_x (self, 0), end = get_x (self, row->value);

  lab_pen_write (&self->pen, &name, row->name, self->left, y + self->pen.line_height / 2);
  lab_pen_write (&self->pen, &value, row->label, self->right, y + self->pen.line_height / 2);
  y += self->pen.line_height;
  cairo_rectangle (self->pen.cr, lab_pen_mirror (&self->pen, self->left), y,
                   self->plot->rtl ? -width : width, BAR);
  lab_color_set_source (theme->grid, self->pen.cr);
  cairo_fill (self->pen.cr);
  if (!isfinite (row->value))
    return;
  cairo_rectangle (self->pen.cr, MIN (zero, end), y, fabs (end - zero), BAR);
  lab_color_set_source (lab_line_style_get_color (0, theme->dark), self->pen.cr);
  cairo_fill (self->pen.cr);
  draw_interval (self, row, y + BAR / 2.0);
}

/* Public functions */

/**
 * lab_interval_plot_get_height:
 * @self: a plot
 * @text: (nullable): its fonts; %NULL for a plot in a file
 *
 * Returns: the height that the plot needs, in units
 */
int
lab_interval_plot_get_height (const LabIntervalPlot *self,
                              PangoContext          *text)
{
  double line = text != NULL ? lab_pen_get_line_height (text) : FILE_LINE_HEIGHT;

  g_return_val_if_fail (self != NULL, 0);

  return (int) ceil (2 * self->margin + get_top (self, line) + self->n_rows * (line + BAR + GAP));
}

/**
 * lab_interval_plot_draw:
 * @self: what to draw
 * @cr: where to draw
 * @width: the width of the whole plot, in units
 * @height: the height of the whole plot
 *
 * Draws a plot. If there is no room for any bar, only the background is drawn.
 */
void
lab_interval_plot_draw (const LabIntervalPlot *self,
                        cairo_t               *cr,
                        int                    width,
                        int                    height)
{
  Drawing drawing = { .plot = self };
  double y;

  g_return_if_fail (self != NULL && self->theme != NULL && cr != NULL);

  lab_pen_init (&drawing.pen, cr, self->text, width, self->rtl);
  drawing.left = self->margin;
  drawing.right = width - self->margin;
  drawing.most = self->whole > 0 ? self->whole : find_most (self);
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  if (self->theme->paper.alpha > 0)
    {
      lab_color_set_source (self->theme->paper, cr);
      cairo_paint (cr);
    }
  if (drawing.left < drawing.right)
    {
      y = draw_titles (&drawing, self->margin);
      for (guint i = 0; i < self->n_rows; i++)
        {
          draw_row (&drawing, &self->rows[i], y);
          y += drawing.pen.line_height + BAR + GAP;
        }
    }
  cairo_restore (cr);
  lab_pen_clear (&drawing.pen);
}
