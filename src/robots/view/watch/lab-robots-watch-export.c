/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-watch-page-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-export.h"
#include "lab-figure.h"
#include "lab-pen.h"

#define WIDTH 640
#define HEIGHT 200              /* of the figure of one algorithm */
#define MARGIN 16
#define NAME_HEIGHT 24

/* Private helpers */

static guint
list_layers (LabRobotsWatchPage    *self,
             const LabRobotsLayers *layers[LAB_ROBOTS_MAX_LANES])
{
  guint n = 0;

  for (guint i = 0; i < LAB_ROBOTS_MAX_LANES; i++)
    {
      if (lab_robots_lane_get_run (self->lanes[i]) != NULL)
        layers[n++] = lab_robots_lane_get_layers (self->lanes[i]);
    }
  return n;
}

/* A table for programs, so it is not translated. */
static char *
format_csv (LabRobotsWatchPage *self)
{
  const LabRobotsLayers *layers[LAB_ROBOTS_MAX_LANES];
  guint n = list_layers (self, layers);
  GString *text = g_string_new ("algorithm,step,bound,moves,seen,waiting\n");

  for (guint i = 0; i < n; i++)
    {
      LabRobotsWatch *run = lab_robots_lane_get_run (self->lanes[i]);
      const char *id = lab_robots_algorithm_get_id (lab_robots_watch_get_algorithm (run));

      for (guint layer = 0; layer < layers[i]->n_layers; layer++)
        g_string_append_printf (text, "%s,%u,%u,%u,%u,%u\n", id, lab_robots_watch_get_step (run),
                                layers[i]->bound, layer, layers[i]->seen[layer],
                                layers[i]->open[layer]);
    }
  return g_string_free (text, FALSE);
}

static void
draw (gconstpointer data,
      cairo_t      *cr,
      int           width,
      int           height G_GNUC_UNUSED)
{
  LabRobotsWatchPage *self = (LabRobotsWatchPage *) data;
  const LabRobotsLayers *layers[LAB_ROBOTS_MAX_LANES];
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  guint n = list_layers (self, layers);

  lab_color_set_source (lab_plot_theme_print.paper, cr);
  cairo_paint (cr);
  for (guint i = 0; i < n; i++)
    {
      const LabPenStyle style = { .size = 1, .bold = TRUE, .color = lab_plot_theme_print.text };
      LabPen pen;

      cairo_save (cr);
      cairo_translate (cr, MARGIN, MARGIN + (double) i * HEIGHT);
      lab_pen_init (&pen, cr, NULL, width - 2.0 * MARGIN, rtl);
      lab_pen_write (&pen, &style, layers[i]->name, 0, NAME_HEIGHT / 2.0);
      lab_pen_clear (&pen);
      cairo_translate (cr, 0, NAME_HEIGHT);
      lab_robots_layers_draw (layers[i], &lab_plot_theme_print, NULL, rtl, cr, width - 2 * MARGIN,
                              HEIGHT - NAME_HEIGHT - MARGIN);
      cairo_restore (cr);
    }
}

static void
on_written (GtkWidget  *widget,
            const char *name)
{
  LabRobotsWatchPage *self = LAB_ROBOTS_WATCH_PAGE (widget);
  g_autofree char *text = g_strdup_printf (_("The results were saved to “%s”."), name);

  lab_step_player_show_sentence (self->player, text, text);
}

/* Public functions */

/**
 * lab_robots_watch_page_export:
 * @self: a page
 * @file: the file to write; an existing file is replaced
 *
 * Writes the states by moves at the current step: as comma-separated values if the name ends in
 * `.csv`, otherwise as a picture in the format that the name ends in, or as SVG.
 */
void
lab_robots_watch_page_export (LabRobotsWatchPage *self,
                              GFile              *file)
{
  const LabRobotsLayers *layers[LAB_ROBOTS_MAX_LANES];
  LabFigureFormat format = LAB_FIGURE_SVG;
  const char *failure = _("Could Not Save the Results");
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  guint n;

  g_return_if_fail (LAB_IS_ROBOTS_WATCH_PAGE (self) && G_IS_FILE (file));

  n = list_layers (self, layers);
  if (n == 0)
    return;
  name = g_file_get_basename (file);
  if (g_str_has_suffix (name, ".csv"))
    {
      char *text = format_csv (self);

      bytes = g_bytes_new_take (text, strlen (text));
    }
  else
    {
      lab_figure_get_format (name, &format);
      bytes = lab_figure_render (format, WIDTH, MARGIN + (int) n * HEIGHT, draw, self, &error);
    }
  if (bytes != NULL)
    lab_export_write (GTK_WIDGET (self), file, bytes, failure, on_written);
  else if (error != NULL)
    lab_export_tell_failure (GTK_WIDGET (self), file, failure, error->message);
}
