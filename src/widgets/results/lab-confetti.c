/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-confetti.h"

#include <math.h>

#include "lab-timing.h"

/**
 * LabConfetti:
 *
 * Confetti that falls once over a window, at the end of any game. If animations are off, none
 * falls.
 */
struct _LabConfetti
{
  GtkWidget parent_instance;

  double progress;            /* 0 to 1 */
  AdwAnimation *animation;    /* (nullable) */
};

G_DEFINE_FINAL_TYPE (LabConfetti, lab_confetti, GTK_TYPE_WIDGET)

#define SCALE_SIZE 900.0      /* pieces grow in windows larger than this */
#define MAX_SCALE 2.0
#define PIECE_ROOM 9          /* one piece for each so many pixels of the width */
#define MAX_PIECES 120
#define FALL 0.6              /* the part of the animation in which a piece falls */
#define FADE 0.6              /* the part of its fall after which a piece fades */

/* The name under which a window knows its confetti. */
#define KEY "lab-confetti"

#define RGB(rgb) \
  { (float) ((rgb) >> 16 & 0xff) / 255, (float) ((rgb) >> 8 & 0xff) / 255, \
    (float) ((rgb) & 0xff) / 255, 1 }

/* Gold, red, green, and blue that are seen on light and on dark. */
static const GdkRGBA colors[] = { RGB (0xf2a516), RGB (0xd9483b), RGB (0x5fa648), RGB (0x3f86d0) };

/* Private helpers */

/* Returns a number from 0 to 1 that is always the same for @piece and @trait. */
static double
pick (guint piece,
      guint trait)
{
  double wave = sin (piece * 12.9898 + trait * 78.233) * 43758.5453;

  return wave - floor (wave);
}

static void
snapshot_piece (LabConfetti *self,
                GtkSnapshot *snapshot,
                guint        piece,
                double       width,
                double       height)
{
  double scale = CLAMP (MIN (width, height) / SCALE_SIZE, 1.0, MAX_SCALE);
  double fall = (self->progress - pick (piece, 0) * (1 - FALL)) / FALL;
  double sway = sin (fall * 9 + pick (piece, 1) * 6) * 12;
  float size = (float) ((6 + 6 * pick (piece, 2)) * scale);
  GdkRGBA color = colors[piece % G_N_ELEMENTS (colors)];
  graphene_point_t at;

  if (fall <= 0 || fall >= 1)
    return;
  color.alpha = (float) (fall < FADE ? 1 : 1 - (fall - FADE) / (1 - FADE));
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
  LabConfetti *self = data;

  self->progress = value;
  gtk_widget_set_visible (GTK_WIDGET (self), value < 1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static LabConfetti *
find (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return root != NULL ? g_object_get_data (G_OBJECT (root), KEY) : NULL;
}

/* GObject and widget */

static void
lab_confetti_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  guint n_pieces = MIN ((guint) width / PIECE_ROOM, MAX_PIECES);

  for (guint i = 0; i < n_pieces; i++)
    snapshot_piece (LAB_CONFETTI (widget), snapshot, i, width, height);
}

static void
lab_confetti_dispose (GObject *object)
{
  g_clear_object (&LAB_CONFETTI (object)->animation);
  G_OBJECT_CLASS (lab_confetti_parent_class)->dispose (object);
}

static void
lab_confetti_class_init (LabConfettiClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_confetti_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = lab_confetti_snapshot;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass),
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
lab_confetti_init (LabConfetti *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/* Public functions */

/** lab_confetti_install: lays confetti, which cannot be seen yet, over the content of a window. */
void
lab_confetti_install (AdwApplicationWindow *window)
{
  g_autoptr (GtkWidget) content = NULL;
  GtkWidget *overlay = gtk_overlay_new (), *confetti = g_object_new (LAB_TYPE_CONFETTI, NULL);

  g_return_if_fail (ADW_IS_APPLICATION_WINDOW (window));

  content = g_object_ref (adw_application_window_get_content (window));
  adw_application_window_set_content (window, NULL);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), content);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), confetti);
  adw_application_window_set_content (window, overlay);
  g_object_set_data (G_OBJECT (window), KEY, confetti);
}

/**
 * lab_confetti_fall:
 * @widget: a widget that shows the end of a game
 *
 * Lets confetti fall over the window of the widget, if animations are on.
 *
 * Returns: whether confetti falls
 */
gboolean
lab_confetti_fall (GtkWidget *widget)
{
  LabConfetti *self = find (widget);

  lab_confetti_stop (widget);
  if (self == NULL || !adw_get_enable_animations (GTK_WIDGET (self)))
    return FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  self->animation = adw_timed_animation_new (
      GTK_WIDGET (self), 0, 1, LAB_CELEBRATION_MS,
      adw_callback_animation_target_new (on_animated, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
  adw_animation_play (self->animation);
  return TRUE;
}

/** lab_confetti_stop: takes the confetti away, because @widget is left. */
void
lab_confetti_stop (GtkWidget *widget)
{
  LabConfetti *self = find (widget);

  if (self == NULL || self->animation == NULL)
    return;
  adw_animation_skip (self->animation);
  g_clear_object (&self->animation);
}
