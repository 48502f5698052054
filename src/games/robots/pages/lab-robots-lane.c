/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-layers.h"

#include <math.h>

#include <glib/gi18n.h>

#include "lab-axis.h"
#include "lab-pen.h"
#include "lab-text.h"

#define BAR_LINES 5             /* the height of the largest bar, in lines of text */
#define GAP 4
#define LABEL_SIZE 0.85
#define SEEN_ALPHA 0.28
#define EXPANDED_ALPHA 0.8
#define DASH 4.0
#define MAX_STEPS 2             /* of the axis of numbers */

/* Where things are. */
typedef struct
{
  const LabRobotsLayers *layers;
  const LabPlotTheme *theme;
  LabPen pen;
  double top;
  double bottom;
  double left;                  /* where the bars begin, after the numbers of states */
  double step;                  /* the width of a bar and the space beside it */
} Drawing;

/* Private helpers */

static char *
format_tick (double value)
{
  return lab_text_format_count ((guint64) (value + 0.5));
}

static double
get_y (const Drawing *self,
       double         n_states)
{
  double share = n_states / MAX (self->layers->scale, 1);

  return round (self->bottom - share * (self->bottom - self->top));
}

static void
draw_bar (const Drawing *self,
          guint          layer,
          guint          n_states,
          double         alpha)
{
  double x = lab_pen_mirror (&self->pen, self->left + (layer + 0.5) * self->step);
  double width = MAX (self->step - GAP, 1);
  /* A bar is seen also if it is very low. */
  double y = MIN (get_y (self, n_states), self->bottom - 1);

  if (n_states == 0)
    return;
  cairo_rectangle (self->pen.cr, x - width / 2, y, width, self->bottom - y);
  lab_color_set_source (lab_color_fade (self->theme->text, alpha), self->pen.cr);
  cairo_fill (self->pen.cr);
}

static void
draw_labels (const Drawing *self)
{
  guint every = (guint) ceil (1.6 * self->pen.line_height / self->step);

  for (guint i = 0; i < self->layers->n_layers; i++)
    {
      gboolean is_bound = i == self->layers->bound;
      const LabPenStyle style = {
        .size = LABEL_SIZE, .bold = is_bound, .align = 0.5,
        .color = is_bound ? self->theme->text : self->theme->faint,
      };
      g_autofree char *text = g_strdup_printf ("%u", i);

      if (i % MAX (every, 1) == 0 || is_bound)
        lab_pen_write (&self->pen, &style, text, self->left + (i + 0.5) * self->step,
                       self->bottom + self->pen.line_height / 2);
    }
}

static GArray *
choose_ticks (const Drawing *self)
{
  return lab_axis_choose_numbers (0, MAX (self->layers->scale, 1), MAX_STEPS, format_tick);
}

/* Finds out how much room the numbers of states need. */
static void
measure_ticks (Drawing *self)
{
  g_autoptr (GArray) ticks = choose_ticks (self);

  for (guint i = 0; i < ticks->len; i++)
    {
      const LabAxisTick *tick = &g_array_index (ticks, LabAxisTick, i);
      double width = lab_pen_measure (&self->pen, LABEL_SIZE, FALSE, tick->label);

      if (tick->value > 0)
        self->left = MAX (self->left, width + 2 * GAP);
    }
}

/* Draws lines at some numbers of states, with the numbers before them. */
static void
draw_grid (const Drawing *self)
{
  g_autoptr (GArray) ticks = choose_ticks (self);
  const LabPenStyle style = { .size = LABEL_SIZE, .color = self->theme->faint };

  cairo_set_line_width (self->pen.cr, 1);
  for (guint i = 0; i < ticks->len; i++)
    {
      const LabAxisTick *tick = &g_array_index (ticks, LabAxisTick, i);
      double y = get_y (self, tick->value) + 0.5;

      if (tick->value <= 0)
        continue;
      lab_color_set_source (self->theme->grid, self->pen.cr);
      cairo_move_to (self->pen.cr, lab_pen_mirror (&self->pen, self->left), y);
      cairo_line_to (self->pen.cr, lab_pen_mirror (&self->pen, self->pen.width), y);
      cairo_stroke (self->pen.cr);
      lab_pen_write (&self->pen, &style, tick->label, 0, y);
    }
}

static void
draw_axis (const Drawing *self)
{
  cairo_t *cr = self->pen.cr;
  const double dash = DASH;
  guint bound = MIN (self->layers->bound, self->layers->n_layers);
  double x = round (lab_pen_mirror (&self->pen, self->left + bound * self->step)) + 0.5;

  cairo_set_line_width (cr, 1);
  lab_color_set_source (self->theme->axis, cr);
  cairo_move_to (cr, lab_pen_mirror (&self->pen, self->left), self->bottom + 0.5);
  cairo_line_to (cr, lab_pen_mirror (&self->pen, self->pen.width), self->bottom + 0.5);
  cairo_stroke (cr);
  cairo_save (cr);
  cairo_set_dash (cr, &dash, 1, 0);
  lab_color_set_source (self->theme->text, cr);
  cairo_move_to (cr, x, self->top);
  cairo_line_to (cr, x, self->bottom);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Public functions */

/**
 * lab_robots_layers_begin:
 * @self: a figure to fill
 * @run: a run, which goes to its end and back to its beginning
 *
 * Finds out how large the figure must be.
 */
void
lab_robots_layers_begin (LabRobotsLayers *self,
                         LabRobotsWatch  *run)
{
  LabRobotsWatchCounters counters;

  *self = (LabRobotsLayers) {
    .name = lab_robots_watch_get_name (lab_robots_watch_get_algorithm (run)),
  };
  lab_robots_watch_go_to (run, G_MAXUINT);
  lab_robots_watch_get_counters (run, &counters);
  self->n_layers = counters.n_layers;
  for (guint i = 0; i < self->n_layers; i++)
    self->most = MAX (self->most, lab_robots_watch_count_layer (run, LAB_ROBOTS_WATCH_SEEN, i));
  self->scale = self->most;
  self->columns = self->n_layers;
  lab_robots_watch_go_to (run, 0);
  lab_robots_layers_update (self, run);
}

/** lab_robots_layers_update: takes the counts of the step at which a run is. */
void
lab_robots_layers_update (LabRobotsLayers      *self,
                          const LabRobotsWatch *run)
{
  LabRobotsWatchCounters counters;

  lab_robots_watch_get_counters (run, &counters);
  self->bound = counters.bound;
  for (guint i = 0; i < self->n_layers; i++)
    {
      self->seen[i] = lab_robots_watch_count_layer (run, LAB_ROBOTS_WATCH_SEEN, i);
      self->open[i] = lab_robots_watch_count_layer (run, LAB_ROBOTS_WATCH_OPEN, i);
    }
}

/** lab_robots_layers_get_height: returns the height of a figure. */
int
lab_robots_layers_get_height (PangoContext *text)
{
  return (int) ((BAR_LINES + 4) * lab_pen_get_line_height (text));
}

/** lab_robots_layers_get_title: returns what the bars mean. */
const char *
lab_robots_layers_get_title (const LabRobotsLayers *self)
{
  /* Translators: the title of a figure: bars show how many states of a search need 0, 1, 2 … moves;
   * the solid part of a bar is for those that were expanded, the pale rest for those that wait. */
  return self->is_shared ? _("States by moves, on one scale; solid: expanded")
                         : _("States by moves; solid: expanded");
}

/** lab_robots_layers_draw: draws a figure, as a #LabPlotViewFunc. */
void
lab_robots_layers_draw (gconstpointer       data,
                        const LabPlotTheme *theme,
                        PangoContext       *text,
                        gboolean            rtl,
                        cairo_t            *cr,
                        int                 width,
                        int                 height)
{
  Drawing self = { .layers = data, .theme = theme };
  const LabPenStyle style = { .size = LABEL_SIZE, .color = theme->faint, .max_width = width };
  double line;

  lab_pen_init (&self.pen, cr, text, width, rtl);
  line = self.pen.line_height;
  self.top = 2.1 * line;
  self.bottom = height - 1.5 * line;
  measure_ticks (&self);
  self.step = (width - self.left) / MAX (self.layers->columns, 1);
  self.step = MIN (self.step, 2.5 * line);
  lab_pen_write (&self.pen, &style, lab_robots_layers_get_title (self.layers), 0, line / 2);
  draw_grid (&self);
  for (guint i = 0; i < self.layers->n_layers; i++)
    {
      draw_bar (&self, i, self.layers->seen[i], SEEN_ALPHA);
      draw_bar (&self, i, self.layers->seen[i] - self.layers->open[i], EXPANDED_ALPHA);
    }
  draw_axis (&self);
  draw_labels (&self);
  lab_pen_clear (&self.pen);
}

/**
 * lab_robots_layers_describe:
 * @self: a figure
 *
 * Returns: (transfer full): what the figure shows, in words
 */
char *
lab_robots_layers_describe (const LabRobotsLayers *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->n_layers; i++)
    {
      g_autofree char *seen = lab_text_format_count (self->seen[i]);
      g_autofree char *expanded = lab_text_format_count (self->seen[i] - self->open[i]);

      if (self->seen[i] == 0)
        continue;
      if (text->len > 0)
        g_string_append_c (text, '\n');
      /* Translators: how many states of a search need so many moves, and how many of them were
       * expanded; %u and %s are numbers. */
      g_string_append_printf (text, ngettext ("%u move: %s states, %s expanded",
                                              "%u moves: %s states, %s expanded", i),
                              i, seen, expanded);
    }
  return g_string_free (text, FALSE);
}
