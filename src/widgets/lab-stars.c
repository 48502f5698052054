/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-stars.h"

#include <math.h>
#include <string.h>

#include <adwaita.h>
#include <glib/gi18n.h>

#include "lab-style.h"
#include "lab-timing.h"

#define N_STARS 3
#define N_POINTS 5
#define GAP 0.12              /* between two stars, as a part of the size */
#define INNER 0.46            /* radius of the notches, as a part of that of the points */
#define STROKE 0.07
#define EMPTY_ALPHA 0.6f      /* of stars that were not won */

G_DEFINE_FINAL_TYPE (LabStars, lab_stars, LAB_TYPE_DRAWN_WIDGET)

/* The colors of a filled star and of its edge */
typedef struct
{
  GdkRGBA fill, line;
} LabStarColors;

#define RGB(rgb) \
  { (float) ((rgb) >> 16 & 0xff) / 255, (float) ((rgb) >> 8 & 0xff) / 255, \
    (float) ((rgb) & 0xff) / 255, 1 }

/* For light and dark, without and with high contrast */
static const LabStarColors colors[LAB_N_STYLES] = {
  [LAB_STYLE_DAY] = { RGB (0xf2a516), RGB (0x66431a) },
  [LAB_STYLE_NIGHT] = { RGB (0xffc24b), RGB (0xcfa35c) },
  [LAB_STYLE_CLEAR_DAY] = { RGB (0xe07b00), RGB (0x3d270c) },
  [LAB_STYLE_CLEAR_NIGHT] = { RGB (0xffb21f), RGB (0xffd27a) },
};

/* Private helpers */

static void
add_path (cairo_t *cr,
          double   x,
          double   y,
          double   radius)
{
  for (guint i = 0; i < 2 * N_POINTS; i++)
    {
      double angle = -G_PI_2 + i * G_PI / N_POINTS;
      double distance = i % 2 == 0 ? radius : radius * INNER;

      cairo_line_to (cr, x + distance * cos (angle), y + distance * sin (angle));
    }
  cairo_close_path (cr);
}

/* Returns the scale of a star while the stars appear one after another. */
static double
get_scale (LabStars *self,
           guint     star)
{
  if (star >= self->count)
    return 0;
  return CLAMP (self->shown - star, 0.0, 1.0);
}

/* Returns the height of a star. */
static int
get_size (LabStars *self)
{
  int least, size;

  GTK_WIDGET_CLASS (lab_stars_parent_class)->measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL,
                                                      -1, &least, &size, NULL, NULL);
  return size;
}

static void
draw (LabStars *self,
      cairo_t  *cr)
{
  const LabStarColors *color = &colors[lab_style_get (GTK_WIDGET (self))];
  GdkRGBA empty = color->line;
  double size = get_size (self);
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  double radius = size / 2 - size * STROKE;

  empty.alpha = EMPTY_ALPHA;
  cairo_set_line_width (cr, MAX (1.0, size * STROKE));
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < N_STARS; i++)
    {
      guint place = mirrored ? N_STARS - 1 - i : i;
      double x = size / 2 + place * size * (1 + GAP);
      double scale = get_scale (self, i);

      /* The center of a star is below the center of its bounding box. */
      add_path (cr, x, size * 0.53, radius);
      gdk_cairo_set_source_rgba (cr, &empty);
      cairo_stroke (cr);
      if (scale <= 0)
        continue;
      add_path (cr, x, size * 0.53, radius * scale);
      gdk_cairo_set_source_rgba (cr, &color->fill);
      cairo_fill_preserve (cr);
      gdk_cairo_set_source_rgba (cr, &color->line);
      cairo_stroke (cr);
    }
}

static void
update_label (LabStars *self)
{
  g_autofree char *label = lab_stars_describe (self->count);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
on_animated (double   value,
             gpointer data)
{
  LabStars *self = data;

  self->shown = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Widget */

static void
lab_stars_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  draw (LAB_STARS (widget), cr);
  cairo_destroy (cr);
}

static void
lab_stars_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size G_GNUC_UNUSED,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline G_GNUC_UNUSED,
                   int            *natural_baseline G_GNUC_UNUSED)
{
  int size = get_size (LAB_STARS (widget));

  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL
                            ? size
                            : (int) ceil (size * (N_STARS + (N_STARS - 1) * GAP));
}

static void
lab_stars_dispose (GObject *object)
{
  LabStars *self = LAB_STARS (object);

  g_clear_object (&self->animation);
  G_OBJECT_CLASS (lab_stars_parent_class)->dispose (object);
}

static void
lab_stars_class_init (LabStarsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_stars_dispose;
  LAB_DRAWN_WIDGET_CLASS (klass)->natural = 16;
  widget_class->snapshot = lab_stars_snapshot;
  widget_class->measure = lab_stars_measure;
  gtk_widget_class_set_css_name (widget_class, "stars");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lab_stars_init (LabStars *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  update_label (self);
  lab_style_follow (GTK_WIDGET (self));
}

/* Public functions */

/**
 * lab_stars_dup_level:
 * @number: the number of a level, counted from 1
 * @count: the stars that the player has won in it, at most three
 *
 * Returns: (transfer full): where the player is, such as “Level 3 ★★”
 */
char *
lab_stars_dup_level (guint number,
                     guint count)
{
  static const char stars[] = "★★★";
  /* Translators: how far a player is; %u is the number of a level. */
  g_autofree char *level = g_strdup_printf (_("Level %u"), number);

  if (count == 0)
    return g_steal_pointer (&level);
  return g_strdup_printf ("%s %.*s", level, (int) (count * strlen ("★")), stars);
}

/**
 * lab_stars_describe:
 * @count: the number of stars won
 *
 * Returns: (transfer full): a description in words
 */
char *
lab_stars_describe (guint count)
{
  return g_strdup_printf (
      /* Translators: the number of stars won in a puzzle or a level. */
      ngettext ("%u of 3 stars", "%u of 3 stars", count), count);
}

/**
 * lab_stars_set_count:
 * @self: stars
 * @count: the number of stars won, at most three
 *
 * Fills some of the stars without animation.
 */
void
lab_stars_set_count (LabStars *self,
                     guint     count)
{
  g_return_if_fail (LAB_IS_STARS (self));
  g_return_if_fail (count <= N_STARS);

  g_clear_object (&self->animation);
  self->shown = N_STARS;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->count == count)
    return;
  self->count = count;
  update_label (self);
}

/**
 * lab_stars_celebrate:
 * @self: stars that are visible
 * @count: the number of stars won, at most three
 *
 * Makes the stars appear one after another, if animations are on.
 */
void
lab_stars_celebrate (LabStars *self,
                     guint     count)
{
  g_return_if_fail (LAB_IS_STARS (self));

  lab_stars_set_count (self, count);
  if (count == 0)
    return;
  self->shown = 0;
  self->animation = adw_timed_animation_new (
      GTK_WIDGET (self), 0, count, count * LAB_STAR_MS,
      adw_callback_animation_target_new (on_animated, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
  adw_animation_play (self->animation);
}
