/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-picture.h"

#include "lab-classic-scene.h"
#include "lab-style.h"

/* Small pictures show bigger things with little wood around them. */
#define NATURAL_SIZE 120

/**
 * LabClassicPicture:
 *
 * A still picture of a position, which players cannot use and screen readers ignore.
 */
struct _LabClassicPicture
{
  GtkWidget parent_instance;

  const LabClassicBoard *board;
  gpointer state;
  int size;                   /* the natural width and height */
};

G_DEFINE_FINAL_TYPE (LabClassicPicture, lab_classic_picture, GTK_TYPE_WIDGET)

/* Widget */

static void
lab_classic_picture_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  LabClassicPicture *self = LAB_CLASSIC_PICTURE (widget);
  LabClassicScene scene;
  cairo_t *cr;

  if (self->board == NULL)
    return;
  lab_classic_scene_init (&scene, widget, self->state);
  /* The names of cells say nothing in a picture. */
  scene.text = 0;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) scene.width,
                                                                 (float) scene.height));
  self->board->draw_ground (&scene, cr);
  self->board->draw (&scene, cr);
  cairo_destroy (cr);
}

static void
lab_classic_picture_measure (GtkWidget      *widget,
                             GtkOrientation  orientation G_GNUC_UNUSED,
                             int             for_size G_GNUC_UNUSED,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline G_GNUC_UNUSED,
                             int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = 0;
  *natural = LAB_CLASSIC_PICTURE (widget)->size;
}

static void
lab_classic_picture_finalize (GObject *object)
{
  LabClassicPicture *self = LAB_CLASSIC_PICTURE (object);

  g_free (self->state);
  G_OBJECT_CLASS (lab_classic_picture_parent_class)->finalize (object);
}

static void
lab_classic_picture_class_init (LabClassicPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lab_classic_picture_finalize;
  widget_class->snapshot = lab_classic_picture_snapshot;
  widget_class->measure = lab_classic_picture_measure;
  gtk_widget_class_set_css_name (widget_class, "classicpicture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
lab_classic_picture_init (LabClassicPicture *self)
{
  self->size = NATURAL_SIZE;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  lab_style_follow (GTK_WIDGET (self));
}

/* Public functions */

/** lab_classic_picture_new: returns an empty picture. */
GtkWidget *
lab_classic_picture_new (void)
{
  return g_object_new (LAB_TYPE_CLASSIC_PICTURE, NULL);
}

/**
 * lab_classic_picture_set_state:
 * @self: a picture
 * @classic: a game
 * @state: the position to show, which is copied
 *
 * Changes what the picture shows.
 */
void
lab_classic_picture_set_state (LabClassicPicture *self,
                               const LabClassic  *classic,
                               gconstpointer      state)
{
  g_return_if_fail (LAB_IS_CLASSIC_PICTURE (self));
  g_return_if_fail (classic != NULL && state != NULL);

  g_free (self->state);
  self->board = lab_classic_board_find (classic);
  self->state = lab_classic_copy_state (classic, state);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_classic_picture_set_size:
 * @self: a picture
 * @size: its natural width and height, in logical pixels
 *
 * Sets how large the picture wants to be.
 */
void
lab_classic_picture_set_size (LabClassicPicture *self,
                              int                size)
{
  g_return_if_fail (LAB_IS_CLASSIC_PICTURE (self));

  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
