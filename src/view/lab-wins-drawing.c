/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-wins-drawing.h"

#include <math.h>

#include "lab-time-axis.h"

/* Each line goes up by one with each game that was won. It differs from the others in colour,
 * in its dashes and in the mark at its end, and the name stands there. */

#define GAP 8                   /* between letters and what they belong to, in pixels */
#define TICK 5
#define MARK 5.0                /* half the size of a mark */
#define LINE_WIDTH 2.25
#define CLEAR_LINE_WIDTH 3      /* for high contrast */
#define LEADER 18               /* from the end of a line to its name */
#define MAX_NAME 0.32           /* of the whole width, for the names */
#define N_LINES_HIGH 13         /* lines of text that are as high as the plot */
#define MIN_HEIGHT 220
#define MAX_LEVELS 5            /* of the grid */

/* Colours that people who confuse some can tell apart, after Okabe and Ito (2008): darker by
 * day and lighter by night, so that a thin line is seen well. */
static const struct
{
  LabColour day;
  LabColour night;
  int n_dashes;
  double dashes[6];
} styles[LAB_MAX_WINS_LINES] = {
  { 0x0067a3, 0x6cc0f5, 0, { 0 } },
  { 0xb84300, 0xff9a52, 2, { 9, 4 } },
  { 0x00735a, 0x4fd0a5, 4, { 10, 4, 2, 4 } },
  { 0xa04480, 0xe89ac4, 2, { 2.5, 3 } },
  { 0x806000, 0xf0d860, 2, { 15, 4 } },
  { 0x4d4a46, 0xe8e4d8, 6, { 9, 3, 2, 3, 2, 3 } },
};

static const struct
{
  LabColour text, faint, grid, axis;
} inks[LAB_N_PALETTES] = {
  [LAB_PALETTE_DAY] = { 0x2f2820, 0x665c4e, 0xe8dfcd, 0x9a8f7d },
  [LAB_PALETTE_NIGHT] = { 0xefe8da, 0xbfb8a9, 0x48493f, 0x8b8778 },
  [LAB_PALETTE_CLEAR_DAY] = { 0x000000, 0x2f2820, 0xb9ad97, 0x2f2820 },
  [LAB_PALETTE_CLEAR_NIGHT] = { 0xffffff, 0xefe8da, 0x77786d, 0xefe8da },
};

/* The drawing while it is made. Its places are those of somebody who reads from left to
 * right; only x() and write_text() turn them round. */
typedef struct
{
  const LabWinsDrawing *drawing;
  cairo_t *cr;
  PangoLayout *layout;
  double width;
  double left, right, top, bottom;    /* of the field of the lines */
  double line_height;
  guint most;                         /* wins at the top of the field */
  guint level;                        /* wins from one line of the grid to the next */
  GArray *ticks;                      /* LabTimeTick */
} Plot;

/* Private helpers: places */

static double
turn_x (const Plot *self,
        double      x)
{
  return self->drawing->rtl ? self->width - x : x;
}

static double
get_x (const Plot *self,
       gint64      time)
{
  double part = (double) (time - self->drawing->from)
                / (double) (self->drawing->to - self->drawing->from);

  return self->left + (self->right - self->left) * CLAMP (part, 0, 1);
}

static double
get_y (const Plot *self,
       double      wins)
{
  return self->bottom - (self->bottom - self->top) * wins / self->most;
}

/* Private helpers: ink */

static void
set_ink (cairo_t  *cr,
         LabColour ink)
{
  cairo_set_source_rgb (cr, (ink >> 16 & 0xff) / 255.0, (ink >> 8 & 0xff) / 255.0,
                        (ink & 0xff) / 255.0);
}

static void
draw_straight (const Plot *self,
               LabColour   ink,
               double      x1,
               double      y1,
               double      x2,
               double      y2)
{
  cairo_move_to (self->cr, turn_x (self, x1), y1);
  cairo_line_to (self->cr, turn_x (self, x2), y2);
  cairo_set_line_width (self->cr, 1);
  set_ink (self->cr, ink);
  cairo_stroke (self->cr);
}

static void
set_text (const Plot *self,
          const char *text,
          double      max_width)
{
  pango_layout_set_width (self->layout, max_width > 0 ? (int) (max_width * PANGO_SCALE) : -1);
  pango_layout_set_text (self->layout, text, -1);
}

static double
measure_text (const Plot *self,
              const char *text)
{
  int width;

  set_text (self, text, 0);
  pango_layout_get_pixel_size (self->layout, &width, NULL);
  return width;
}

/* Writes a text, of which the part @align lies at @x, around the height @y. */
static void
write_text (const Plot *self,
            LabColour   ink,
            const char *text,
            double      x,
            double      y,
            double      align,
            double      max_width)
{
  int width, height;

  set_text (self, text, 0);
  pango_layout_get_pixel_size (self->layout, &width, NULL);
  if (max_width > 0 && width > max_width)
    {
      set_text (self, text, max_width);
      width = (int) max_width;
    }
  pango_layout_get_pixel_size (self->layout, NULL, &height);
  if (self->drawing->rtl)
    align = 1 - align;
  cairo_move_to (self->cr, round (turn_x (self, x) - width * align), round (y - height / 2.0));
  set_ink (self->cr, ink);
  pango_cairo_show_layout (self->cr, self->layout);
}

/* Private helpers: marks */

/* Another shape for each line. */
static void
draw_mark (cairo_t  *cr,
           guint     line,
           LabColour ink,
           double    x,
           double    y)
{
  static const struct
  {
    guint n_corners;            /* 0 for a disc */
    double size;
    double turn;                /* of the first corner, in quarters from the right */
  } shapes[LAB_MAX_WINS_LINES] = {
    { 0, 1, 0 }, { 4, 1.25, 0.5 }, { 3, 1.3, 3 }, { 4, 1.3, 0 }, { 3, 1.3, 1 }, { 6, 1.15, 0 },
  };

  cairo_new_path (cr);
  if (shapes[line].n_corners == 0)
    cairo_arc (cr, x, y, MARK, 0, 2 * G_PI);
  for (guint i = 0; i < shapes[line].n_corners; i++)
    {
      double angle = shapes[line].turn * G_PI / 2 + 2 * G_PI * i / shapes[line].n_corners;

      cairo_line_to (cr, x + MARK * shapes[line].size * cos (angle),
                     y + MARK * shapes[line].size * sin (angle));
    }
  cairo_close_path (cr);
  set_ink (cr, ink);
  cairo_fill (cr);
}

static void
set_stroke (cairo_t     *cr,
            guint        line,
            LabPaletteId palette)
{
  gboolean clear = palette == LAB_PALETTE_CLEAR_DAY || palette == LAB_PALETTE_CLEAR_NIGHT;

  cairo_set_line_width (cr, clear ? CLEAR_LINE_WIDTH : LINE_WIDTH);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_dash (cr, styles[line].dashes, styles[line].n_dashes, 0);
  set_ink (cr, lab_wins_drawing_get_colour (line, palette));
}

/* Private helpers: the field */

/* Finds a round number of wins between the lines of the grid. */
static void
choose_levels (Plot *self)
{
  static const guint factors[] = { 1, 2, 5 };
  guint most = 1, scale = 1;

  for (guint line = 0; line < self->drawing->n_lines; line++)
    most = MAX (most, self->drawing->lines[line].n_wins);
  for (guint i = 0;; i++)
    {
      self->level = factors[i % 3] * scale;
      if (self->level * MAX_LEVELS >= most)
        break;
      if (i % 3 == 2)
        scale *= 10;
    }
  self->most = (most + self->level - 1) / self->level * self->level;
}

/* Finds round times for which there is room. */
static void
choose_times (Plot *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_from_unix_local (self->drawing->to);
  g_autofree char *widest = g_date_time_format (now, "%x");
  double room = measure_text (self, widest) + 2 * GAP;
  guint max_ticks = (guint) MAX ((self->right - self->left) / room, 1);

  self->ticks = lab_time_axis_choose (self->drawing->from, self->drawing->to, max_ticks);
}

static gboolean
has_dates (const Plot *self)
{
  for (guint i = 0; i < self->ticks->len; i++)
    {
      if (g_array_index (self->ticks, LabTimeTick, i).date != NULL)
        return TRUE;
    }
  return FALSE;
}

static void
lay_out (Plot  *self,
         double height)
{
  g_autofree char *most = g_strdup_printf ("%u", self->most);
  double names = 0;

  for (guint line = 0; line < self->drawing->n_lines; line++)
    names = MAX (names, measure_text (self, self->drawing->lines[line].name));
  names = MIN (names, self->width * MAX_NAME);
  self->left = measure_text (self, most) + GAP;
  self->right = self->width - names - LEADER - MARK;
  self->top = self->line_height / 2 + MARK;
  choose_times (self);
  self->bottom = height - (has_dates (self) ? 2 : 1) * self->line_height - TICK - 1;
}

static void
draw_levels (const Plot *self)
{
  LabPaletteId palette = self->drawing->palette;

  for (guint wins = 0; wins <= self->most; wins += self->level)
    {
      g_autofree char *text = g_strdup_printf ("%u", wins);
      double y = floor (get_y (self, wins)) + 0.5;

      draw_straight (self, wins == 0 ? inks[palette].axis : inks[palette].grid, self->left, y,
                     self->right, y);
      write_text (self, inks[palette].faint, text, self->left - GAP, y, 1, 0);
    }
}

/* Where a text of that width has to stand so that nothing of it is lost. */
static double
keep_inside (const Plot *self,
             double      x,
             double      text_width)
{
  return CLAMP (x, text_width / 2, self->width - text_width / 2);
}

static void
draw_times (const Plot *self)
{
  LabPaletteId palette = self->drawing->palette;
  double below = self->bottom + TICK + 1 + self->line_height / 2;

  for (guint i = 0; i < self->ticks->len; i++)
    {
      const LabTimeTick *tick = &g_array_index (self->ticks, LabTimeTick, i);
      double x = floor (get_x (self, tick->time)) + 0.5;

      draw_straight (self, inks[palette].axis, x, self->bottom + 1, x, self->bottom + TICK);
      write_text (self, inks[palette].faint, tick->label,
                  keep_inside (self, x, measure_text (self, tick->label)), below, 0.5, 0);
      if (tick->date != NULL)
        write_text (self, inks[palette].faint, tick->date,
                    keep_inside (self, x, measure_text (self, tick->date)),
                    below + self->line_height, 0.5, 0);
    }
}

/* Private helpers: the lines */

static void
draw_line (const Plot *self,
           guint       number)
{
  const LabWinsLine *line = &self->drawing->lines[number];
  double y = get_y (self, 0);

  cairo_save (self->cr);
  cairo_move_to (self->cr, turn_x (self, get_x (self, line->first)), y);
  for (guint i = 0; i < line->n_wins; i++)
    {
      double x = turn_x (self, get_x (self, line->wins[i]));

      cairo_line_to (self->cr, x, y);
      y = get_y (self, i + 1);
      cairo_line_to (self->cr, x, y);
    }
  cairo_line_to (self->cr, turn_x (self, self->right), y);
  set_stroke (self->cr, number, self->drawing->palette);
  cairo_stroke (self->cr);
  cairo_restore (self->cr);
}

static void
draw_name (const Plot *self,
           guint       number,
           double      y)
{
  const LabWinsLine *line = &self->drawing->lines[number];
  LabColour ink = lab_wins_drawing_get_colour (number, self->drawing->palette);
  double end = get_y (self, line->n_wins);
  double x = self->right + LEADER;

  cairo_move_to (self->cr, turn_x (self, self->right), end);
  cairo_curve_to (self->cr, turn_x (self, x - GAP), end, turn_x (self, x - GAP - 4), y,
                  turn_x (self, x - 3), y);
  cairo_set_line_width (self->cr, 1);
  set_ink (self->cr, ink);
  cairo_stroke (self->cr);
  draw_mark (self->cr, number, ink, turn_x (self, self->right), end);
  write_text (self, inks[self->drawing->palette].text, line->name, x, y, 0, self->width - x);
}

/* Puts each name beside the end of its line, or as far above it as those below need, and
 * then down again from the upper edge. The lines come with the most wins first. */
static void
draw_names (const Plot *self)
{
  guint n = self->drawing->n_lines;
  double y[LAB_MAX_WINS_LINES];
  double lowest = self->line_height / 2;

  for (guint i = n; i > 0; i--)
    {
      y[i - 1] = get_y (self, self->drawing->lines[i - 1].n_wins);
      if (i < n)
        y[i - 1] = MIN (y[i - 1], y[i] - self->line_height);
    }
  for (guint i = 0; i < n; i++)
    {
      y[i] = MAX (y[i], lowest);
      lowest = y[i] + self->line_height;
      draw_name (self, i, y[i]);
    }
}

static double
get_line_height (PangoContext *text)
{
  PangoFontMetrics *metrics = pango_context_get_metrics (text, NULL, NULL);
  double height = (pango_font_metrics_get_ascent (metrics) + pango_font_metrics_get_descent (metrics))
                  / (double) PANGO_SCALE;

  pango_font_metrics_unref (metrics);
  return ceil (height) + 1;
}

/* Public functions */

/**
 * lab_wins_drawing_get_height:
 * @text: what the letters look like
 *
 * Returns: how high the plot wants to be, in pixels, so that there is room for the letters
 */
int
lab_wins_drawing_get_height (PangoContext *text)
{
  g_return_val_if_fail (PANGO_IS_CONTEXT (text), MIN_HEIGHT);

  return MAX (MIN_HEIGHT, (int) (N_LINES_HIGH * get_line_height (text)));
}

/**
 * lab_wins_drawing_draw:
 * @self: what to draw
 * @cr: where to draw, on the background of a card
 * @width: how wide, in pixels
 * @height: how high
 */
void
lab_wins_drawing_draw (const LabWinsDrawing *self,
                       cairo_t              *cr,
                       int                   width,
                       int                   height)
{
  Plot plot = { .drawing = self, .cr = cr, .width = width };
  g_autoptr (PangoLayout) layout = NULL;

  g_return_if_fail (self != NULL && self->n_lines <= LAB_MAX_WINS_LINES);
  g_return_if_fail (self->from < self->to);

  layout = pango_layout_new (self->text);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  plot.layout = layout;
  plot.line_height = get_line_height (self->text);
  choose_levels (&plot);
  lay_out (&plot, height);
  if (plot.left < plot.right && plot.top < plot.bottom)
    {
      draw_levels (&plot);
      draw_times (&plot);
      /* The first has no gaps in which another would be seen. */
      for (guint line = 0; line < self->n_lines; line++)
        draw_line (&plot, line);
      draw_names (&plot);
    }
  g_array_unref (plot.ticks);
}

/**
 * lab_wins_drawing_draw_sample:
 * @cr: where to draw
 * @line: which line, from 0
 * @palette: for which theme
 * @width: how wide, in pixels
 * @height: how high
 *
 * Draws what the line looks like, with its mark in the middle.
 */
void
lab_wins_drawing_draw_sample (cairo_t     *cr,
                              guint        line,
                              LabPaletteId palette,
                              int          width,
                              int          height)
{
  g_return_if_fail (line < LAB_MAX_WINS_LINES);

  cairo_save (cr);
  cairo_move_to (cr, 0, height / 2.0);
  cairo_line_to (cr, width, height / 2.0);
  set_stroke (cr, line, palette);
  cairo_stroke (cr);
  cairo_restore (cr);
  draw_mark (cr, line, lab_wins_drawing_get_colour (line, palette), width / 2.0, height / 2.0);
}

/**
 * lab_wins_drawing_get_colour:
 * @line: which line, from 0
 * @palette: for which theme
 *
 * Returns: the colour of the line
 */
LabColour
lab_wins_drawing_get_colour (guint        line,
                             LabPaletteId palette)
{
  g_return_val_if_fail (line < LAB_MAX_WINS_LINES, 0);

  return palette == LAB_PALETTE_DAY || palette == LAB_PALETTE_CLEAR_DAY ? styles[line].day
                                                                        : styles[line].night;
}
