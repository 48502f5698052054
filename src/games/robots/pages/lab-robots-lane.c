/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-lane.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#include "lab-pen.h"
#include "lab-plot-view.h"
#include "lab-plot.h"
#include "lab-robots-pictures.h"
#include "lab-robots-watch.h"
#include "lab-template.h"
#include "lab-text.h"

#define BOARD_HEIGHT 290        /* in logical pixels; the rest is in sight too in most windows */

/**
 * LabRobotsLane:
 *
 * Shows one run below the name of its algorithm: the board with the state of the step and where
 * a robot often stands, a sentence, and what the search has counted.
 */
G_DEFINE_FINAL_TYPE (LabRobotsLane, lab_robots_lane, ADW_TYPE_BIN)

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
  lab_shapes_fill (self->pen.cr, lab_color_fade (self->theme->text, alpha));
}

static void
draw_labels (const Drawing *self)
{
  const LabRobotsWatch *run = self->layers->run;
  guint every = (guint) ceil (1.6 * self->pen.line_height / self->step);

  for (guint i = 0; i < run->n_layers; i++)
    {
      gboolean is_bound = i == run->bounds[run->step];
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

  for (guint i = 0; i < ticks->len; i++)
    {
      const LabAxisTick *tick = &g_array_index (ticks, LabAxisTick, i);
      double y = get_y (self, tick->value) + 0.5;

      if (tick->value <= 0)
        continue;
      cairo_move_to (self->pen.cr, lab_pen_mirror (&self->pen, self->left), y);
      cairo_line_to (self->pen.cr, lab_pen_mirror (&self->pen, self->pen.width), y);
      lab_shapes_stroke (self->pen.cr, self->theme->grid, 1);
      lab_pen_write (&self->pen, &style, tick->label, 0, y);
    }
}

static void
draw_axis (const Drawing *self)
{
  cairo_t *cr = self->pen.cr;
  const double dash = DASH;
  const LabRobotsWatch *run = self->layers->run;
  guint bound = MIN (run->bounds[run->step], run->n_layers);
  double x = round (lab_pen_mirror (&self->pen, self->left + bound * self->step)) + 0.5;

  cairo_move_to (cr, lab_pen_mirror (&self->pen, self->left), self->bottom + 0.5);
  cairo_line_to (cr, lab_pen_mirror (&self->pen, self->pen.width), self->bottom + 0.5);
  lab_shapes_stroke (cr, self->theme->axis, 1);
  cairo_save (cr);
  cairo_set_dash (cr, &dash, 1, 0);
  cairo_move_to (cr, x, self->top);
  cairo_line_to (cr, x, self->bottom);
  lab_shapes_stroke (cr, self->theme->text, 1);
  cairo_restore (cr);
}

/** lab_robots_layers_get_title: returns what the bars mean. */
static const char *
lab_robots_layers_get_title (const LabRobotsLayers *self)
{
  /* Translators: the title of a figure: bars show how many states of a search need 0, 1, 2 … moves;
   * the solid part of a bar is for those that were expanded, the pale rest for those that wait. */
  return self->is_shared ? _("States by moves, on one scale; solid: expanded")
                         : _("States by moves; solid: expanded");
}

/**
 * lab_robots_layers_describe:
 * @self: a figure
 *
 * Returns: (transfer full): what the figure shows, in words
 */
static char *
lab_robots_layers_describe (const LabRobotsLayers *self)
{
  const guint *all = self->run->by_layer[LAB_ROBOTS_WATCH_SEEN];
  const guint *open = self->run->by_layer[LAB_ROBOTS_WATCH_OPEN];
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->run->n_layers; i++)
    {
      g_autofree char *seen = lab_text_format_count (all[i]);
      g_autofree char *expanded = lab_text_format_count (all[i] - open[i]);

      if (all[i] == 0)
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

static void
draw (GtkDrawingArea *area,
      cairo_t        *cr,
      int             width,
      int             height,
      gpointer        data G_GNUC_UNUSED)
{
  const LabRobotsPalette *palette = &lab_robots_palettes[lab_style_get (GTK_WIDGET (area))];
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (area)) == GTK_TEXT_DIR_RTL;
  cairo_pattern_t *colors = cairo_pattern_create_linear (rtl ? width : 0, 0, rtl ? 0 : width, 0);

  lab_color_add_stop (colors, 0, lab_robots_palette_get_heat (palette, 0), 1);
  lab_color_add_stop (colors, 1, lab_robots_palette_get_heat (palette, 1), 1);
  cairo_rectangle (cr, 0, 0, width, height);
  lab_color_set_source (palette->floor, cr);
  cairo_fill_preserve (cr);
  cairo_set_source (cr, colors);
  cairo_fill (cr);
  cairo_pattern_destroy (colors);
}

/* Shows what the colors mean. */
static void
show_scale (LabRobotsLane *self,
            guint          most)
{
  guint half = (guint) (expm1 (log1p (most) / 2) + 0.5);
  g_autofree char *middle = lab_text_format_count (half);
  g_autofree char *count = lab_text_format_count (most);
  /* Translators: how many states of a search are meant by the darkest color; %s is a number. */
  g_autofree char *text = g_strdup_printf (ngettext ("%s state", "%s states", most), count);

  gtk_label_set_label (self->middle, half > 0 && half < most ? middle : "");
  gtk_label_set_label (self->most, text);
}

static void
show_caption (LabRobotsLane *self)
{
  const LabRobotsWatch *run = self->layers.run;
  const char *name = lab_robots_watch_get_name (run->algorithm);
  g_autofree char *text = NULL;

  if (self->is_first && run->step == run->n_steps && run->solution.outcome == LAB_ROBOTS_SOLVED)
    /* Translators: the name of an algorithm that has found a solution before the others. */
    text = g_strdup_printf (_("%s: finished first"), name);
  gtk_label_set_label (self->caption, text != NULL ? text : name);
}

static void
show_counters (LabRobotsLane *self)
{
  const LabRobotsWatch *run = self->layers.run;
  const guint64 values[] = { run->n_expanded, run->n_generated,
                             run->n_states[LAB_ROBOTS_WATCH_OPEN], run->bounds[run->step] };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autofree char *text = lab_text_format_count (values[i]);

      gtk_label_set_label (self->values[i], text);
    }
}

static void
show_layers (LabRobotsLane *self)
{
  g_autofree char *text = lab_robots_layers_describe (&self->layers);
  double line
      = lab_pen_get_line_height (gtk_widget_get_pango_context (GTK_WIDGET (self->plot)));

  lab_plot_view_show (self->plot, lab_robots_layers_draw, &self->layers,
                      (int) ((BAR_LINES + 4) * line),
                      lab_robots_layers_get_title (&self->layers), text);
}

/* Shows the state of the step, and at the end the solution instead of the heat. */
static void
show_board (LabRobotsLane    *self,
            LabRobotsWatchSet set,
            guint             robot,
            guint             hottest)
{
  const LabRobotsWatch *run = self->layers.run;
  double values[LAB_ROBOTS_MAX_CELLS];
  LabRobotsPosition position;

  if (run->step == run->n_steps && run->solution.outcome == LAB_ROBOTS_SOLVED)
    {
      lab_robots_board_view_set_heat (self->view, NULL);
      lab_robots_board_view_show_step (self->view, lab_robots_solution_get_moves (&run->solution),
                                       0, 0);
      return;
    }
  lab_robots_watch_get_position (run, &position);
  lab_robots_board_view_set_position (self->view, &position, FALSE);
  lab_robots_watch_get_heat (run, set, MIN (robot, run->board.n_robots - 1), hottest, values);
  lab_robots_board_view_set_heat (self->view, values);
  lab_robots_board_view_set_way (self->view, NULL, NULL, 0);
}

/* Shows a sentence about the step, with space for two lines at least, so that nothing moves with
 * each step. */
static void
show_sentence (LabRobotsLane *self)
{
  g_autoptr (PangoLayout) lines
      = gtk_widget_create_pango_layout (GTK_WIDGET (self->sentence), "A\nA");
  g_autofree char *text = lab_robots_watch_describe (self->layers.run, FALSE);
  int height;

  pango_layout_get_pixel_size (lines, NULL, &height);
  gtk_widget_set_size_request (GTK_WIDGET (self->sentence), -1, height);
  gtk_label_set_label (self->sentence, text);
}

/* GObject */

static void
lab_robots_lane_dispose (GObject *object)
{
  LabRobotsLane *self = LAB_ROBOTS_LANE (object);

  if (self->plot != NULL)
    lab_plot_view_show (self->plot, NULL, NULL, 0, "", "");
  self->plot = NULL;
  g_clear_pointer (&self->layers.run, lab_robots_watch_free);
  G_OBJECT_CLASS (lab_robots_lane_parent_class)->dispose (object);
}

static void
lab_robots_lane_class_init (LabRobotsLaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_robots_lane_dispose;
  gtk_widget_class_set_css_name (widget_class, "robotslane");
  LAB_TEMPLATE_TYPES (LAB_TYPE_PLOT_VIEW, LAB_TYPE_ROBOTS_BOARD_VIEW);
  LAB_TEMPLATE ("lab-robots-lane.ui");
  LAB_TEMPLATE_CHILDREN (LabRobotsLane, caption, view, scale, none, middle, most, sentence, plot);
  LAB_TEMPLATE_CHILDREN (LabRobotsLane, values[0], values[1], values[2], values[3]);
}

static void
lab_robots_lane_init (LabRobotsLane *self)
{
  g_autofree char *none = lab_text_format_count (0);

  gtk_widget_init_template (GTK_WIDGET (self));
  lab_drawn_widget_set_size (LAB_DRAWN_WIDGET (self->view), -1, BOARD_HEIGHT);
  gtk_widget_set_size_request (GTK_WIDGET (self->view), -1, BOARD_HEIGHT);
  gtk_drawing_area_set_draw_func (self->scale, draw, NULL, NULL);
  gtk_label_set_label (self->none, none);
}

/* Public functions */

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
  const LabRobotsWatch *run = self.layers->run;
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
  for (guint i = 0; i < run->n_layers; i++)
    {
      guint seen = run->by_layer[LAB_ROBOTS_WATCH_SEEN][i];

      draw_bar (&self, i, seen, SEEN_ALPHA);
      draw_bar (&self, i, seen - run->by_layer[LAB_ROBOTS_WATCH_OPEN][i], EXPANDED_ALPHA);
    }
  draw_axis (&self);
  draw_labels (&self);
  lab_pen_clear (&self.pen);
}

/**
 * lab_robots_lane_set_run:
 * @self: a lane
 * @layers: the run to watch, which the lane owns, and its figure; without a run, the lane is hidden
 * @is_first: whether it finishes before the others
 *
 * Takes another run, which lab_robots_lane_show_step() shows.
 */
void
lab_robots_lane_set_run (LabRobotsLane         *self,
                         const LabRobotsLayers *layers,
                         gboolean               is_first)
{
  g_return_if_fail (LAB_IS_ROBOTS_LANE (self));

  g_clear_pointer (&self->layers.run, lab_robots_watch_free);
  self->layers = *layers;
  self->is_first = is_first;
  gtk_widget_set_visible (GTK_WIDGET (self), layers->run != NULL);
  if (layers->run != NULL)
    lab_robots_board_view_set_board (self->view, &layers->run->board);
}

/**
 * lab_robots_lane_show_step:
 * @self: a lane
 * @set: the states that are counted
 * @robot: the robot whose cells are colored
 * @hottest: how many states the darkest color means
 *
 * Shows the step at which the run is, and colors the cells where a robot often stands.
 */
void
lab_robots_lane_show_step (LabRobotsLane    *self,
                           LabRobotsWatchSet set,
                           guint             robot,
                           guint             hottest)
{
  g_return_if_fail (LAB_IS_ROBOTS_LANE (self));
  g_return_if_fail (set < LAB_N_ROBOTS_WATCH_SETS && robot < LAB_ROBOTS_MAX_ROBOTS);

  if (self->layers.run == NULL)
    return;
  show_caption (self);
  show_board (self, set, robot, hottest);
  show_scale (self, hottest);
  show_sentence (self);
  show_counters (self);
  show_layers (self);
}
