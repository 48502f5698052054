/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-results-bar.h"

#include <adwaita.h>

#include "lab-classic-palette.h"
#include "lab-style.h"

#define WIDTH 88
#define HEIGHT 14
#define LINE 1.5
#define HATCH 5               /* the distance of the lines of a hatched part */

/**
 * LabClassicResultsBar:
 *
 * A bar with a part for each result: the won games are filled, the drawn games are hatched, and the
 * lost games are cross-hatched. The text beside it says the same, so it is only decoration for
 * screen readers.
 */
struct _LabClassicResultsBar
{
  GtkWidget parent_instance;

  guint results[3];           /* won, drawn, lost */
};

G_DEFINE_FINAL_TYPE (LabClassicResultsBar, lab_classic_results_bar, GTK_TYPE_WIDGET)

/* Private helpers */

/* Adds a rectangle with round ends to the path. */
static void
add_outline (cairo_t *cr,
             double   width,
             double   height,
             double   inset)
{
  double radius = (height - 2 * inset) / 2;

  cairo_new_path (cr);
  cairo_arc (cr, inset + radius, height / 2, radius, G_PI / 2, 3 * G_PI / 2);
  cairo_arc (cr, width - inset - radius, height / 2, radius, -G_PI / 2, G_PI / 2);
  cairo_close_path (cr);
}

static void
hatch (cairo_t *cr,
       double   x,
       double   width,
       double   height,
       gboolean both_ways)
{
  cairo_save (cr);
  cairo_rectangle (cr, x, 0, width, height);
  cairo_clip (cr);
  cairo_set_line_width (cr, LINE);
  for (guint i = 0; i * HATCH < width + height; i++)
    {
      double left = x - height + i * HATCH;

      cairo_move_to (cr, left, height);
      cairo_line_to (cr, left + height, 0);
      if (!both_ways)
        continue;
      cairo_move_to (cr, left, 0);
      cairo_line_to (cr, left + height, height);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw (const guint              results[3],
      const LabClassicPalette *palette,
      cairo_t                 *cr,
      double                   width,
      double                   height)
{
  double n = MAX (results[0] + results[1] + results[2], 1);
  double won = width * results[0] / n;
  double drawn = width * results[1] / n;

  cairo_save (cr);
  add_outline (cr, width, height, LINE / 2);
  cairo_clip (cr);
  lab_color_set_source (palette->win, cr);
  cairo_rectangle (cr, 0, 0, won, height);
  cairo_fill (cr);
  lab_color_set_source (palette->draw, cr);
  hatch (cr, won, drawn, height, FALSE);
  /* The end of the hatched part. */
  if (drawn > 0 && results[2] > 0)
    {
      cairo_rectangle (cr, won + drawn - LINE, 0, LINE, height);
      cairo_fill (cr);
    }
  lab_color_set_source (palette->loss, cr);
  hatch (cr, won + drawn, width * results[2] / n, height, TRUE);
  cairo_restore (cr);
  lab_color_set_source (palette->draw, cr);
  cairo_set_line_width (cr, LINE);
  add_outline (cr, width, height, LINE / 2);
  cairo_stroke (cr);
}

/* GtkWidget */

static void
lab_classic_results_bar_snapshot (GtkWidget   *widget,
                                  GtkSnapshot *snapshot)
{
  AdwStyleManager *style = adw_style_manager_get_for_display (gtk_widget_get_display (widget));
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  /* The first result is where reading starts. */
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    {
      cairo_translate (cr, width, 0);
      cairo_scale (cr, -1, 1);
    }
  draw (LAB_CLASSIC_RESULTS_BAR (widget)->results,
        lab_classic_palette_get (adw_style_manager_get_dark (style),
                                 adw_style_manager_get_high_contrast (style)),
        cr, width, height);
  cairo_destroy (cr);
}

static void
lab_classic_results_bar_measure (GtkWidget      *widget G_GNUC_UNUSED,
                                 GtkOrientation  orientation,
                                 int             for_size G_GNUC_UNUSED,
                                 int            *minimum,
                                 int            *natural,
                                 int            *minimum_baseline G_GNUC_UNUSED,
                                 int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
}

/* GObject */

static void
lab_classic_results_bar_constructed (GObject *object)
{
  G_OBJECT_CLASS (lab_classic_results_bar_parent_class)->constructed (object);
  lab_style_follow (GTK_WIDGET (object));
}

static void
lab_classic_results_bar_class_init (LabClassicResultsBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = lab_classic_results_bar_constructed;
  widget_class->snapshot = lab_classic_results_bar_snapshot;
  widget_class->measure = lab_classic_results_bar_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
lab_classic_results_bar_init (LabClassicResultsBar *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

/* Public functions */

/** lab_classic_results_bar_new: returns a bar for numbers of games. */
GtkWidget *
lab_classic_results_bar_new (guint won,
                             guint drawn,
                             guint lost)
{
  LabClassicResultsBar *self = g_object_new (LAB_TYPE_CLASSIC_RESULTS_BAR, NULL);

  self->results[0] = won;
  self->results[1] = drawn;
  self->results[2] = lost;
  return GTK_WIDGET (self);
}
