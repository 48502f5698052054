/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab/lab-plot.h"

#include <cairo-svg.h>
#include <glib/gi18n.h>

#include "lab/lab-ink.h"
#include "lab/lab-report.h"

/* All lengths are in units; a unit is a pixel of a screen. */
#define WIDTH 900
#define HEIGHT 540
#define PNG_SCALE 2

#define MARGIN 28
#define LEFT 80
#define RIGHT 690
#define TOP 112
#define BOTTOM 474
#define LABEL_X (RIGHT + 34)
#define LABEL_HEIGHT 40

#define INK_TEXT 0x1d2126
#define INK_FAINT 0x5b636d
#define INK_GRID 0xe6e8eb
#define INK_AXIS 0x8b939c
#define INK_PAPER 0xffffff

#define MAX_TICKS 8

/* Colours that people who confuse some can tell apart: Okabe and Ito (2008), darker
 * where white needs it. Each player has also a dash pattern and a mark. */
static const struct
{
  LabInk ink;
  int n_dashes;
  double dashes[4];
} styles[LAB_N_SEATS] = {
  { 0x0072b2, 0, { 0 } },
  { 0xc84f00, 2, { 9, 4 } },
  { 0x008563, 4, { 10, 4, 2, 4 } },
  { 0xb0578d, 2, { 2.5, 3 } },
};

/* The plot as it is drawn. */
typedef struct
{
  const LabResults *results;
  cairo_t *cr;
  PangoLayout *layout;
  guint step;           /* from one tick to the next, in turns */
  guint last;           /* the last tick */
} Plot;

/* Private helpers: places */

static double
get_x (const Plot *self,
       guint       turn)
{
  return LEFT + (double) (RIGHT - LEFT) * turn / self->last;
}

static double
get_y (double share)
{
  return BOTTOM - (BOTTOM - TOP) * share;
}

static double
get_share (const Plot *self,
           guint       player)
{
  return (double) self->results->standings[player].wins->len / MAX (self->results->n_finished, 1);
}

/* Finds round ticks from 0 to beyond the last turn with which anybody won. */
static void
choose_ticks (Plot *self)
{
  static const guint factors[] = { 1, 2, 5 };
  guint longest = 1, scale = 1;

  for (guint player = 0; player < self->results->match->n_players; player++)
    {
      const GArray *wins = self->results->standings[player].wins;

      if (wins->len > 0)
        longest = MAX (longest, g_array_index (wins, guint, wins->len - 1));
    }
  for (guint i = 0; ; i++)
    {
      self->step = factors[i % 3] * scale;
      if (self->step * MAX_TICKS >= longest)
        break;
      if (i % 3 == 2)
        scale *= 10;
    }
  self->last = (longest / self->step + 1) * self->step;
}

/* Private helpers: drawing */

static void
draw_titles (const Plot *self)
{
  const LabLettering title = { .size = 21, .bold = TRUE, .ink = INK_TEXT };
  const LabLettering subtitle = { .size = 13.5, .ink = INK_FAINT,
                                  .max_width = WIDTH - 2 * MARGIN };
  const LabLettering upper = { .size = 12.5, .ink = INK_FAINT };
  const LabLettering lower = { .size = 12.5, .ink = INK_FAINT, .align = 0.5 };
  g_autofree char *played = lab_report_format_title (self->results);

  /* Translators: the title of a plot. */
  lab_ink_text (self->cr, self->layout, &title, MARGIN, 42, _("Who has won by which turn"));
  lab_ink_text (self->cr, self->layout, &subtitle, MARGIN, 65, played);
  /* Translators: an axis of a plot: the share of all games that a player has won. */
  lab_ink_text (self->cr, self->layout, &upper, MARGIN, TOP - 17, _("Share of games won"));
  /* Translators: an axis of a plot: how many turns a player needed to win. */
  lab_ink_text (self->cr, self->layout, &lower, (LEFT + RIGHT) / 2.0, BOTTOM + 46, _("Own turns of the winner"));
}

static void
draw_grid (const Plot *self)
{
  const LabLettering left = { .size = 12.5, .ink = INK_FAINT, .align = 1 };
  const LabLettering below = { .size = 12.5, .ink = INK_FAINT, .align = 0.5 };

  for (guint percent = 0; percent <= 100; percent += 20)
    {
      /* Translators: a share, such as 60 %. */
      g_autofree char *text = g_strdup_printf (_("%u %%"), percent);
      double y = get_y (percent / 100.0) + 0.5;

      lab_ink_line (self->cr, percent == 0 ? INK_AXIS : INK_GRID, LEFT, y, RIGHT, y);
      lab_ink_text (self->cr, self->layout, &left, LEFT - 10, y + 4, text);
    }
  for (guint turn = 0; turn <= self->last; turn += self->step)
    {
      g_autofree char *text = g_strdup_printf ("%u", turn);
      double x = get_x (self, turn);

      lab_ink_line (self->cr, INK_AXIS, x, BOTTOM + 1, x, BOTTOM + 6);
      lab_ink_text (self->cr, self->layout, &below, x, BOTTOM + 22, text);
    }
}

/* A mark of another shape for each player. */
static void
draw_mark (const Plot *self,
           guint       player,
           double      x,
           double      y)
{
  static const double offsets[LAB_N_SEATS][4][2] = {
    { { 0 } },
    { { -4.6, -4.6 }, { 4.6, -4.6 }, { 4.6, 4.6 }, { -4.6, 4.6 } },
    { { 0, -6.2 }, { 6, 4.6 }, { -6, 4.6 }, { -6, 4.6 } },
    { { 0, -6.6 }, { 6.6, 0 }, { 0, 6.6 }, { -6.6, 0 } },
  };

  cairo_new_path (self->cr);
  if (player == 0)
    cairo_arc (self->cr, x, y, 5.2, 0, 2 * G_PI);
  for (guint corner = 0; player > 0 && corner < 4; corner++)
    cairo_line_to (self->cr, x + offsets[player][corner][0], y + offsets[player][corner][1]);
  cairo_close_path (self->cr);
  cairo_set_line_width (self->cr, 3);
  lab_ink_set (self->cr, INK_PAPER);
  cairo_stroke_preserve (self->cr);
  lab_ink_set (self->cr, styles[player].ink);
  cairo_fill (self->cr);
}

/* Up by one game at each turn with which one was won, from the first one on. */
static void
draw_curve (const Plot *self,
            guint       player)
{
  const GArray *wins = self->results->standings[player].wins;
  double y = get_y (0);

  cairo_save (self->cr);
  cairo_move_to (self->cr, wins->len > 0 ? get_x (self, g_array_index (wins, guint, 0)) : LEFT, y);
  for (guint i = 0; i < wins->len; i++)
    {
      guint turn = g_array_index (wins, guint, i);

      if (i + 1 < wins->len && g_array_index (wins, guint, i + 1) == turn)
        continue;
      cairo_line_to (self->cr, get_x (self, turn), y);
      y = get_y ((i + 1.0) / self->results->n_finished);
      cairo_line_to (self->cr, get_x (self, turn), y);
    }
  cairo_line_to (self->cr, RIGHT, y);
  cairo_set_line_width (self->cr, 2.5);
  cairo_set_line_join (self->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_dash (self->cr, styles[player].dashes, styles[player].n_dashes, 0);
  lab_ink_set (self->cr, styles[player].ink);
  cairo_stroke (self->cr);
  cairo_restore (self->cr);
}

static void
draw_label (const Plot *self,
            guint       player,
            double      y)
{
  const LabStanding *standing = &self->results->standings[player];
  const LabLettering name = { .size = 14, .bold = TRUE, .ink = styles[player].ink,
                              .max_width = WIDTH - MARGIN - LABEL_X };
  const LabLettering share = { .size = 12.5, .ink = INK_FAINT,
                               .max_width = WIDTH - MARGIN - LABEL_X };
  double end = get_y (get_share (self, player));
  /* Translators: a share and its 95 % confidence interval, such as 61.2 % (58.1–64.2 %). */
  g_autofree char *text = g_strdup_printf (_("%.1f %% (%.1f–%.1f %%)"),
                                           100 * get_share (self, player),
                                           100 * standing->interval.low,
                                           100 * standing->interval.high);

  cairo_move_to (self->cr, RIGHT + 10, end);
  cairo_curve_to (self->cr, RIGHT + 20, end, LABEL_X - 18, y, LABEL_X - 7, y);
  cairo_set_line_width (self->cr, 1);
  lab_ink_set (self->cr, styles[player].ink);
  cairo_stroke (self->cr);
  draw_mark (self, player, RIGHT, end);
  lab_ink_text (self->cr, self->layout, &name, LABEL_X, y - 3, standing->name);
  lab_ink_text (self->cr, self->layout, &share, LABEL_X, y + 14, text);
}

/* Puts each label beside the end of its curve, or as far above it as those below need. */
static void
draw_labels (const Plot *self)
{
  guint n = self->results->match->n_players;
  guint order[LAB_N_SEATS] = { 0 };
  double y[LAB_N_SEATS];

  for (guint i = 0; i < n; i++)
    {
      guint place = i;

      for (; place > 0 && get_share (self, order[place - 1]) < get_share (self, i); place--)
        order[place] = order[place - 1];
      order[place] = i;
    }
  y[n - 1] = get_y (get_share (self, order[n - 1]));
  for (guint i = n - 1; i > 0; i--)
    y[i - 1] = MIN (get_y (get_share (self, order[i - 1])), y[i] - LABEL_HEIGHT);
  for (guint i = n; i > 0; i--)
    draw_label (self, order[i - 1], y[i - 1]);
}

static void
draw (const LabResults *results,
      cairo_t          *cr)
{
  Plot self = { .results = results, .cr = cr };
  cairo_font_options_t *options = cairo_font_options_create ();

  /* The same on any screen. */
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_set_font_options (cr, options);
  cairo_font_options_destroy (options);

  self.layout = lab_ink_layout_new (cr);
  choose_ticks (&self);
  lab_ink_set (cr, INK_PAPER);
  cairo_paint (cr);
  draw_titles (&self);
  draw_grid (&self);
  for (guint player = results->match->n_players; player > 0; player--)
    draw_curve (&self, player - 1);
  draw_labels (&self);
  g_object_unref (self.layout);
}

static cairo_status_t
append (void                *bytes,
        const unsigned char *data,
        unsigned int         size)
{
  g_byte_array_append (bytes, data, size);
  return CAIRO_STATUS_SUCCESS;
}

static void
draw_svg (const LabResults *results,
          GByteArray       *bytes)
{
  cairo_surface_t *surface = cairo_svg_surface_create_for_stream (append, bytes, WIDTH, HEIGHT);
  cairo_t *cr;

  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);
  cr = cairo_create (surface);
  draw (results, cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
}

static void
draw_png (const LabResults *results,
          GByteArray       *bytes)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH * PNG_SCALE,
                                                         HEIGHT * PNG_SCALE);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, PNG_SCALE, PNG_SCALE);
  draw (results, cr);
  cairo_destroy (cr);
  cairo_surface_write_to_png_stream (surface, append, bytes);
  cairo_surface_destroy (surface);
}

/* Public functions */

/**
 * lab_plot_get_format:
 * @path: the name of a file
 * @format: (out): what its end asks for; untouched on failure
 *
 * Returns: %TRUE if it ends with `.svg` or `.png`, in small letters or capitals
 */
gboolean
lab_plot_get_format (const char    *path,
                     LabPlotFormat *format)
{
  g_autofree char *lower = NULL;

  g_return_val_if_fail (path != NULL && format != NULL, FALSE);

  lower = g_ascii_strdown (path, -1);
  if (g_str_has_suffix (lower, ".svg"))
    *format = LAB_PLOT_SVG;
  else if (g_str_has_suffix (lower, ".png"))
    *format = LAB_PLOT_PNG;
  else
    return FALSE;
  return TRUE;
}

/**
 * lab_plot_draw:
 * @results: what came of a match
 * @format: what to make
 *
 * Draws, for each player, the share of all games that it had won after so many turns of
 * its own: a curve that ends at the share of its wins. It is 900 by 540 units large.
 *
 * Returns: (transfer full): the contents of a file. The first drawing of a program is the
 *   same for the same results and fonts; cairo counts those after it in their names.
 */
GBytes *
lab_plot_draw (const LabResults *results,
               LabPlotFormat     format)
{
  GByteArray *bytes;

  g_return_val_if_fail (results != NULL, NULL);

  bytes = g_byte_array_new ();
  if (format == LAB_PLOT_PNG)
    draw_png (results, bytes);
  else
    draw_svg (results, bytes);
  return g_byte_array_free_to_bytes (bytes);
}
