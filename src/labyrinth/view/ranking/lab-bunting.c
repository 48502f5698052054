/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-bunting.h"

#include <math.h>

#include <adwaita.h>

#include "lab-pictures.h"
#include "lab-snapshot.h"
#include "lab-timing.h"

/**
 * LabBunting:
 *
 * Decorates the page of a winner: a line of pennants that swings into place below the header bar,
 * and confetti that falls once. If animations are off, nothing is drawn.
 */
struct _LabBunting
{
  GtkWidget parent_instance;

  LabSeat winner;
  gboolean shown;
  double progress;            /* 0 to 1 */
  AdwAnimation *animation;    /* (nullable) */
};

/* The line hangs in arcs. One knot is always in the middle, above the winner's pawn. */
#define ARC_WIDTH 640.0       /* at most, in logical pixels */
#define PENNANT_WIDTH 44.0    /* about the room for each pennant */
#define ROPE 2.0
#define SCALE_SIZE 900.0     /* pieces and pennants grow in windows larger than this */
#define MAX_SCALE 2.0
#define DROP 0.25             /* the part of the animation in which the line drops */
#define SWINGS 3.0            /* how often the pennants swing until they rest */

#define PIECE_ROOM 9          /* one piece of confetti for each so many pixels of the width */
#define MAX_PIECES 120
#define FALL 0.6              /* the part of the animation in which a piece falls */
#define FADE 0.6              /* the part of its fall after which a piece fades */

G_DEFINE_FINAL_TYPE (LabBunting, lab_bunting, GTK_TYPE_WIDGET)

/* Private helpers */

/* The colors of the pennants and the confetti: the winner's color and those of the garden. The
 * pennants have the first three. */
#define N_PENNANT_COLORS 3
#define N_COLORS 4

static GdkRGBA
get_color (LabBunting       *self,
           const LabPalette *palette,
           guint             number,
           double            alpha)
{
  switch (number)
    {
    case 0:
      return lab_color_to_rgba (lab_palette_get_pawn (self->winner), alpha);
    case 1:
      return lab_color_to_rgba (palette->token, alpha);
    case 2:
      return lab_color_to_rgba (palette->leaf_light, alpha);
    case 3:
    default:
      return lab_color_to_rgba (palette->glow, alpha);
    }
}

/* Returns a number from 0 to 1 that is always the same for @piece and @trait. */
static double
pick (guint piece,
      guint trait)
{
  double wave = sin (piece * 12.9898 + trait * 78.233) * 43758.5453;

  return wave - floor (wave);
}

/* Returns how much larger everything is in a large window. */
static double
get_scale (LabBunting *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  return CLAMP (MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget)) / SCALE_SIZE,
                1.0, MAX_SCALE);
}

/* Private helpers: the pennants */

/* Returns how far down the line hangs, from 0 at the start of the animation to 1 at rest. It first
 * drops a little too far. */
static double
get_drop (LabBunting *self)
{
  double rest = 1 - MIN (self->progress / DROP, 1.0);

  return 1 + 1.7 * pow (rest, 2) - 2.7 * pow (rest, 3);
}

static void
draw_pennant (LabBunting       *self,
              cairo_t          *cr,
              const LabPalette *palette,
              guint             number,
              double            x,
              double            y,
              double            size)
{
  double calm = pow (1 - self->progress, 2);
  double angle = 0.4 * calm * sin (self->progress * SWINGS * 2 * G_PI + number * 0.7);
  GdkRGBA fill = get_color (self, palette, number % N_PENNANT_COLORS, 1);
  GdkRGBA line = lab_color_to_rgba (palette->ink, 1);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, angle);
  cairo_move_to (cr, -size / 2, 0);
  cairo_line_to (cr, size / 2, 0);
  cairo_line_to (cr, 0, size * 1.25);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, &fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &line);
  cairo_set_line_width (cr, MAX (1.2, size * 0.06));
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Draws one arc of the line, of @width pixels, and its pennants. */
static void
draw_arc (LabBunting       *self,
          cairo_t          *cr,
          const LabPalette *palette,
          double            width,
          double            depth)
{
  GdkRGBA rope = lab_color_to_rgba (palette->brass, 1);
  /* An odd number, so that both halves look alike. */
  guint n = 2 * (guint) MAX (2, round (width / get_scale (self) / PENNANT_WIDTH / 2)) + 1;
  double size = width / n * 0.66;

  cairo_move_to (cr, 0, 0);
  cairo_curve_to (cr, width / 3, depth * 4 / 3, width * 2 / 3, depth * 4 / 3, width, 0);
  gdk_cairo_set_source_rgba (cr, &rope);
  cairo_set_line_width (cr, ROPE);
  cairo_stroke (cr);
  for (guint i = 0; i < n; i++)
    {
      double along = (i + 1.0) / (n + 1);
      guint from_middle = i < n / 2 ? n / 2 - i : i - n / 2;

      draw_pennant (self, cr, palette, from_middle, along * width, 4 * depth * along * (1 - along),
                    size);
    }
}

static void
snapshot_pennants (LabBunting       *self,
                   GtkSnapshot      *snapshot,
                   const LabPalette *palette,
                   double            width)
{
  guint n_arcs = 2 * (guint) MAX (1, ceil (width / 2 / ARC_WIDTH / get_scale (self)));
  double arc = width / n_arcs;
  double depth = arc * 0.16 * get_drop (self);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width,
                                               (float) (arc * 0.2 + 60 * get_scale (self)));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < n_arcs; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, i * arc, -ROPE);
      draw_arc (self, cr, palette, arc, depth);
      cairo_restore (cr);
    }
  cairo_destroy (cr);
}

/* Private helpers: the confetti */

static void
snapshot_piece (LabBunting       *self,
                GtkSnapshot      *snapshot,
                const LabPalette *palette,
                guint             piece,
                double            width,
                double            height)
{
  double fall = (self->progress - pick (piece, 0) * (1 - FALL)) / FALL;
  double sway = sin (fall * 9 + pick (piece, 1) * 6) * 12;
  double alpha = fall < FADE ? 1 : 1 - (fall - FADE) / (1 - FADE);
  float size = (float) ((6 + 6 * pick (piece, 2)) * get_scale (self));
  graphene_point_t at;
  GdkRGBA color;

  if (fall <= 0 || fall >= 1)
    return;
  color = get_color (self, palette, piece % N_COLORS, alpha);
  at = GRAPHENE_POINT_INIT ((float) (pick (piece, 3) * width + sway),
                            (float) ((0.5 + 0.5 * pick (piece, 4)) * height * fall));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &at);
  gtk_snapshot_rotate (snapshot, (float) (fall * 500 * (pick (piece, 5) - 0.5)));
  /* A piece that tumbles looks narrower from time to time. */
  gtk_snapshot_scale (snapshot, 1, (float) (0.25 + 0.75 * fabs (cos (fall * 8 + piece))));
  gtk_snapshot_append_color (snapshot, &color,
                             &GRAPHENE_RECT_INIT (-size / 2, -size / 3, size, size * 2 / 3));
  gtk_snapshot_restore (snapshot);
}

static void
on_animated (double   value,
             gpointer data)
{
  LabBunting *self = data;

  self->progress = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* GObject and widget */

static void
lab_bunting_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  LabBunting *self = LAB_BUNTING (widget);
  const LabPalette *palette = lab_pictures_get_palette (lab_pictures_get_for_widget (widget));
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  guint n_pieces = MIN ((guint) width / PIECE_ROOM, MAX_PIECES);

  if (!self->shown)
    return;
  snapshot_pennants (self, snapshot, palette, width);
  for (guint i = 0; self->progress < 1 && i < n_pieces; i++)
    snapshot_piece (self, snapshot, palette, i, width, height);
}

static void
lab_bunting_dispose (GObject *object)
{
  g_clear_object (&LAB_BUNTING (object)->animation);
  G_OBJECT_CLASS (lab_bunting_parent_class)->dispose (object);
}

static void
lab_bunting_class_init (LabBuntingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_bunting_dispose;
  widget_class->snapshot = lab_bunting_snapshot;
  gtk_widget_class_set_css_name (widget_class, "bunting");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
lab_bunting_init (LabBunting *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/* Public functions */

/**
 * lab_bunting_celebrate:
 * @self: a bunting that is visible
 * @winner: the seat whose color to show
 *
 * Hangs up the pennants and lets confetti fall, if animations are on.
 */
void
lab_bunting_celebrate (LabBunting *self,
                       LabSeat     winner)
{
  g_return_if_fail (LAB_IS_BUNTING (self));
  g_return_if_fail (winner < LAB_N_SEATS);

  if (self->animation != NULL)
    adw_animation_skip (self->animation);
  g_clear_object (&self->animation);
  self->winner = winner;
  self->progress = 0;
  self->shown = adw_get_enable_animations (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (!self->shown)
    return;
  self->animation = adw_timed_animation_new (
      GTK_WIDGET (self), 0, 1, LAB_CELEBRATION_MS,
      adw_callback_animation_target_new (on_animated, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
  adw_animation_play (self->animation);
}

/** lab_bunting_get_shown: returns whether anything is drawn. */
gboolean
lab_bunting_get_shown (LabBunting *self)
{
  g_return_val_if_fail (LAB_IS_BUNTING (self), FALSE);

  return self->shown;
}
