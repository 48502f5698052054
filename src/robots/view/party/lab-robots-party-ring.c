/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-ring.h"

#include "lab-compat.h"
#include "lab-robots-party-telling.h"

/**
 * LabRobotsPartyRing:
 *
 * The countdown of a party: a ring that becomes shorter, and the seconds in its middle.
 */
struct _LabRobotsPartyRing
{
  GtkWidget parent_instance;

  GtkWidget *label;
  double part;                  /* of the time that is left, from 0 to 1 */
  guint seconds;
};

G_DEFINE_FINAL_TYPE (LabRobotsPartyRing, lab_robots_party_ring, GTK_TYPE_WIDGET)

#define SIZE 44
#define LINE 5

/* Widget */

static void
draw_arc (cairo_t *cr,
          double   size,
          double   part,
          GdkRGBA  color,
          double   alpha)
{
  cairo_set_source_rgba (cr, color.red, color.green, color.blue, alpha);
  cairo_arc_negative (cr, size / 2, size / 2, (size - LINE) / 2, -G_PI / 2,
                      -G_PI / 2 - 2 * G_PI * part);
  cairo_stroke (cr);
}

static void
lab_robots_party_ring_snapshot (GtkWidget   *widget,
                                GtkSnapshot *snapshot)
{
  LabRobotsPartyRing *self = LAB_ROBOTS_PARTY_RING (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double size = MIN (width, height);
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  GdkRGBA color;

  lab_compat_get_color (widget, &color);
  cairo_translate (cr, (width - size) / 2, (height - size) / 2);
  cairo_set_line_width (cr, LINE);
  draw_arc (cr, size, 1, color, 0.15);
  draw_arc (cr, size, self->part, color, 0.9);
  cairo_destroy (cr);
  GTK_WIDGET_CLASS (lab_robots_party_ring_parent_class)->snapshot (widget, snapshot);
}

static void
lab_robots_party_ring_measure (GtkWidget      *widget,
                               GtkOrientation  orientation G_GNUC_UNUSED,
                               int             for_size G_GNUC_UNUSED,
                               int            *minimum,
                               int            *natural,
                               int            *minimum_baseline G_GNUC_UNUSED,
                               int            *natural_baseline G_GNUC_UNUSED)
{
  int text;

  gtk_widget_measure (LAB_ROBOTS_PARTY_RING (widget)->label, GTK_ORIENTATION_HORIZONTAL, -1, &text,
                      NULL, NULL, NULL);
  *minimum = *natural = MAX (SIZE, text + 4 * LINE);
}

static void
lab_robots_party_ring_size_allocate (GtkWidget *widget,
                                     int        width,
                                     int        height,
                                     int        baseline)
{
  gtk_widget_allocate (LAB_ROBOTS_PARTY_RING (widget)->label, width, height, baseline, NULL);
}

/* GObject */

static void
lab_robots_party_ring_dispose (GObject *object)
{
  g_clear_pointer (&LAB_ROBOTS_PARTY_RING (object)->label, gtk_widget_unparent);
  G_OBJECT_CLASS (lab_robots_party_ring_parent_class)->dispose (object);
}

static void
lab_robots_party_ring_class_init (LabRobotsPartyRingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_robots_party_ring_dispose;
  widget_class->snapshot = lab_robots_party_ring_snapshot;
  widget_class->measure = lab_robots_party_ring_measure;
  widget_class->size_allocate = lab_robots_party_ring_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lab_robots_party_ring_init (LabRobotsPartyRing *self)
{
  self->label = gtk_label_new (NULL);
  self->seconds = G_MAXUINT;
  gtk_widget_add_css_class (self->label, "heading");
  gtk_widget_add_css_class (self->label, "numeric");
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
}

/* Public functions */

/**
 * lab_robots_party_ring_set_time:
 * @self: a ring
 * @left: how much time is left, in milliseconds
 * @whole: how much time there was, in milliseconds
 *
 * Shows the time.
 */
void
lab_robots_party_ring_set_time (LabRobotsPartyRing *self,
                                gint64              left,
                                gint64              whole)
{
  guint seconds = (guint) ((left + 999) / 1000);

  g_return_if_fail (LAB_IS_ROBOTS_PARTY_RING (self));

  self->part = whole > 0 ? (double) left / (double) whole : 0;
  if (seconds != self->seconds)
    {
      g_autofree char *text = g_strdup_printf ("%u", seconds);
      g_autofree char *sentence = lab_robots_party_telling_seconds (seconds);

      self->seconds = seconds;
      gtk_label_set_text (GTK_LABEL (self->label), text);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      sentence, -1);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
