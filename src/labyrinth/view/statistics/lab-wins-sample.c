/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-wins-sample.h"

#include "lab-pictures.h"
#include "lab-wins-drawing.h"

#define SAMPLE_WIDTH 36
#define SAMPLE_HEIGHT 18

/**
 * LabWinsSample:
 *
 * A short piece of a line of the plot, for the legend.
 */
struct _LabWinsSample
{
  GtkWidget parent_instance;

  guint line;
};

G_DEFINE_FINAL_TYPE (LabWinsSample, lab_wins_sample, GTK_TYPE_WIDGET)

static void
lab_wins_sample_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                     (float) gtk_widget_get_height (widget));
  LabPictures *pictures = lab_pictures_get_for_widget (widget);
  const LabPlotTheme *theme = lab_wins_drawing_get_theme (lab_pictures_get_palette_id (pictures));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  lab_line_style_draw_sample (LAB_WINS_SAMPLE (widget)->line, theme->dark, cr, theme->line_width,
                              gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  cairo_destroy (cr);
}

static void
lab_wins_sample_measure (GtkWidget      *widget G_GNUC_UNUSED,
                         GtkOrientation  orientation,
                         int             for_size G_GNUC_UNUSED,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline G_GNUC_UNUSED,
                         int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? SAMPLE_WIDTH : SAMPLE_HEIGHT;
}

static void
lab_wins_sample_class_init (LabWinsSampleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = lab_wins_sample_snapshot;
  widget_class->measure = lab_wins_sample_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
lab_wins_sample_init (LabWinsSample *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

/** lab_wins_sample_new: returns a sample of the line with a number, counted from 0. */
GtkWidget *
lab_wins_sample_new (guint line)
{
  LabWinsSample *self;

  g_return_val_if_fail (line < LAB_MAX_WINS_LINES, NULL);

  self = g_object_new (LAB_TYPE_WINS_SAMPLE, NULL);
  self->line = line;
  return GTK_WIDGET (self);
}
