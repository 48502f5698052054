/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-laurel.h"

#include <math.h>

#include "lab-pictures.h"
#include "lab-snapshot.h"
#include "lab-timing.h"

/**
 * LabLaurel:
 *
 * A laurel wreath around its child. Its leaves grow one after another. If animations are off, only
 * the child is drawn.
 */
struct _LabLaurel
{
  AdwBin parent_instance;

  gboolean shown;
  double grown;               /* the number of pairs of leaves visible so far */
  AdwAnimation *animation;    /* (nullable) */
};

/* Each branch begins below the child and ends beside its head. */
#define N_PAIRS 9             /* pairs of leaves on each branch */
#define FIRST_ANGLE 0.10      /* of the lowest pair from the bottom, as a part of a half turn */
#define LAST_ANGLE 0.76
#define LEAF 0.30             /* length of a leaf, as a part of the radius */
#define SPREAD 0.55           /* angle between a leaf and its branch */
#define HEIGHT 2.16           /* of the wreath, as a multiple of the radius */
#define BELOW 1.15            /* of its center, the same */

G_DEFINE_FINAL_TYPE (LabLaurel, lab_laurel, ADW_TYPE_BIN)

/* Private helpers */

/* Draws a leaf of @length pixels, from the origin to the right. */
static void
draw_leaf (cairo_t          *cr,
           const LabPalette *palette,
           LabColor          color,
           double            length)
{
  GdkRGBA fill = lab_color_to_rgba (color, 1);
  GdkRGBA line = lab_color_to_rgba (palette->brass, 1);

  cairo_move_to (cr, 0, 0);
  cairo_curve_to (cr, length * 0.3, -length * 0.32, length * 0.75, -length * 0.2, length, 0);
  cairo_curve_to (cr, length * 0.75, length * 0.2, length * 0.3, length * 0.32, 0, 0);
  gdk_cairo_set_source_rgba (cr, &fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &line);
  cairo_set_line_width (cr, MAX (0.8, length * 0.04));
  cairo_stroke (cr);
}

/* Draws the right branch around the origin, from the bottom up. */
static void
draw_branch (LabLaurel        *self,
             cairo_t          *cr,
             const LabPalette *palette,
             double            radius)
{
  GdkRGBA stem = lab_color_to_rgba (palette->leaf_dark, 1);
  double step = (LAST_ANGLE - FIRST_ANGLE) / (N_PAIRS - 1);
  double end = FIRST_ANGLE + step * MIN (self->grown, N_PAIRS - 1);

  gdk_cairo_set_source_rgba (cr, &stem);
  cairo_set_line_width (cr, MAX (1.5, radius * 0.03));
  cairo_arc_negative (cr, 0, 0, radius, G_PI_2 - 0.02 * G_PI, G_PI_2 - end * G_PI);
  cairo_stroke (cr);
  for (guint i = 0; i < N_PAIRS; i++)
    {
      double size = CLAMP (self->grown - i, 0.0, 1.0);
      double angle = G_PI_2 - (FIRST_ANGLE + i * step) * G_PI;

      if (size <= 0)
        continue;
      for (int side = -1; side <= 1; side += 2)
        {
          cairo_save (cr);
          cairo_rotate (cr, angle);
          cairo_translate (cr, radius, 0);
          /* Along the branch, then away from it, to the inside or to the outside. */
          cairo_rotate (cr, -G_PI_2 + side * SPREAD);
          draw_leaf (cr, palette, side < 0 ? palette->leaf_dark : palette->leaf_light,
                     radius * LEAF * size * (1 - 0.03 * i));
          cairo_restore (cr);
        }
    }
}

static void
snapshot_wreath (LabLaurel   *self,
                 GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const LabPalette *palette = lab_pictures_get_palette (lab_pictures_get_for_widget (widget));
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double radius = MIN (width, height) / HEIGHT;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_translate (cr, width / 2.0, height - radius * BELOW);
  draw_branch (self, cr, palette, radius);
  cairo_scale (cr, -1, 1);
  draw_branch (self, cr, palette, radius);
  cairo_destroy (cr);
}

static void
on_animated (double   value,
             gpointer data)
{
  LabLaurel *self = data;

  self->grown = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* GObject and widget */

static void
lab_laurel_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  if (LAB_LAUREL (widget)->shown)
    snapshot_wreath (LAB_LAUREL (widget), snapshot);
  GTK_WIDGET_CLASS (lab_laurel_parent_class)->snapshot (widget, snapshot);
}

static void
lab_laurel_dispose (GObject *object)
{
  g_clear_object (&LAB_LAUREL (object)->animation);
  G_OBJECT_CLASS (lab_laurel_parent_class)->dispose (object);
}

static void
lab_laurel_class_init (LabLaurelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_laurel_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = lab_laurel_snapshot;
}

static void
lab_laurel_init (LabLaurel *self G_GNUC_UNUSED)
{
}

/* Public functions */

/**
 * lab_laurel_celebrate:
 * @self: a laurel that is visible
 *
 * Lets the wreath grow, if animations are on.
 */
void
lab_laurel_celebrate (LabLaurel *self)
{
  g_return_if_fail (LAB_IS_LAUREL (self));

  if (self->animation != NULL)
    adw_animation_skip (self->animation);
  g_clear_object (&self->animation);
  self->grown = 0;
  self->shown = adw_get_enable_animations (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (!self->shown)
    return;
  self->animation = adw_timed_animation_new (
      GTK_WIDGET (self), 0, N_PAIRS, LAB_LAUREL_MS,
      adw_callback_animation_target_new (on_animated, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_EASE_OUT_CUBIC);
  adw_animation_play (self->animation);
}
