/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-heat-scale.h"

#include <math.h>

#include <glib/gi18n.h>

#include "lab-robots-palette.h"
#include "lab-text.h"

#define HEIGHT 10

/**
 * LabRobotsHeatScale:
 *
 * Tells what the colors of cells mean: in no state, or in the most, the robot is in the cell. The
 * middle has a number, too, since values grow with the logarithm.
 */
struct _LabRobotsHeatScale
{
  AdwBin parent_instance;

  GtkLabel *middle;
  GtkLabel *most;
};

G_DEFINE_FINAL_TYPE (LabRobotsHeatScale, lab_robots_heat_scale, ADW_TYPE_BIN)

/* Private helpers */

static void
draw (GtkDrawingArea *area,
      cairo_t        *cr,
      int             width,
      int             height,
      gpointer        data G_GNUC_UNUSED)
{
  const LabRobotsPalette *palette = lab_robots_palette_get (GTK_WIDGET (area));
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (area)) == GTK_TEXT_DIR_RTL;
  LabColor cool = lab_robots_palette_get_heat (palette, 0);
  LabColor hot = lab_robots_palette_get_heat (palette, 1);
  cairo_pattern_t *colors = cairo_pattern_create_linear (rtl ? width : 0, 0, rtl ? 0 : width, 0);

  cairo_pattern_add_color_stop_rgba (colors, 0, cool.red, cool.green, cool.blue, cool.alpha);
  cairo_pattern_add_color_stop_rgba (colors, 1, hot.red, hot.green, hot.blue, hot.alpha);
  cairo_rectangle (cr, 0, 0, width, height);
  lab_color_set_source (palette->floor, cr);
  cairo_fill_preserve (cr);
  cairo_set_source (cr, colors);
  cairo_fill (cr);
  cairo_pattern_destroy (colors);
}

static GtkLabel *
add_label (GtkWidget *box,
           GtkAlign   align)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_halign (label, align);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "numeric");
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

/* GObject */

static void
lab_robots_heat_scale_class_init (LabRobotsHeatScaleClass *klass G_GNUC_UNUSED)
{
}

static void
lab_robots_heat_scale_init (LabRobotsHeatScale *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  GtkWidget *labels = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *area = gtk_drawing_area_new ();
  g_autofree char *none = lab_text_format_count (0);

  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), HEIGHT);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw, NULL, NULL);
  gtk_box_set_homogeneous (GTK_BOX (labels), TRUE);
  gtk_label_set_label (add_label (labels, GTK_ALIGN_START), none);
  self->middle = add_label (labels, GTK_ALIGN_CENTER);
  self->most = add_label (labels, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (box), area);
  gtk_box_append (GTK_BOX (box), labels);
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self),
                               _("In how many states the robot is in a cell of this color"));
}

/* Public functions */

/** lab_robots_heat_scale_show: shows what the colors mean if the darkest one means @most states. */
void
lab_robots_heat_scale_show (LabRobotsHeatScale *self,
                            guint               most)
{
  guint half = (guint) (expm1 (log1p (most) / 2) + 0.5);
  g_autofree char *middle = lab_text_format_count (half);
  g_autofree char *count = lab_text_format_count (most);
  /* Translators: how many states of a search are meant by the darkest color; %s is a number. */
  g_autofree char *text = g_strdup_printf (ngettext ("%s state", "%s states", most), count);

  g_return_if_fail (LAB_IS_ROBOTS_HEAT_SCALE (self));

  gtk_label_set_label (self->middle, half > 0 && half < most ? middle : "");
  gtk_label_set_label (self->most, text);
}
