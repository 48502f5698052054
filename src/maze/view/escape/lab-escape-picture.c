/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-picture.h"

#include <adwaita.h>

#include "lab-style.h"

/**
 * LabEscapePicture:
 *
 * A picture of something that is in a maze, for example on a button.
 */
struct _LabEscapePicture
{
  GtkWidget parent_instance;

  LabEscapeThing thing;
  int size;
};

G_DEFINE_FINAL_TYPE (LabEscapePicture, lab_escape_picture, GTK_TYPE_WIDGET)

/* Widget */

static void
lab_escape_picture_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  LabEscapePicture *self = LAB_ESCAPE_PICTURE (widget);
  AdwStyleManager *style = adw_style_manager_get_default ();
  const LabEscapePalette *palette
      = lab_escape_palette_get (adw_style_manager_get_dark (style),
                                adw_style_manager_get_high_contrast (style));
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int size = MIN (width, height);
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  cairo_translate (cr, (width - size) / 2.0, (height - size) / 2.0);
  lab_escape_art_draw_thing (cr, self->thing, palette, size);
  cairo_destroy (cr);
}

static void
lab_escape_picture_measure (GtkWidget      *widget,
                            GtkOrientation  orientation G_GNUC_UNUSED,
                            int             for_size G_GNUC_UNUSED,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline G_GNUC_UNUSED,
                            int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = LAB_ESCAPE_PICTURE (widget)->size;
}

static void
lab_escape_picture_class_init (LabEscapePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = lab_escape_picture_snapshot;
  widget_class->measure = lab_escape_picture_measure;
  gtk_widget_class_set_css_name (widget_class, "escapepicture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
lab_escape_picture_init (LabEscapePicture *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  lab_style_follow (GTK_WIDGET (self));
}

/* Public functions */

/**
 * lab_escape_picture_new:
 * @thing: what to show
 * @size: the height and width, in logical pixels
 *
 * Returns: (transfer floating): a picture
 */
GtkWidget *
lab_escape_picture_new (LabEscapeThing thing,
                        int            size)
{
  LabEscapePicture *self = g_object_new (LAB_TYPE_ESCAPE_PICTURE, NULL);

  self->thing = thing;
  self->size = size;
  return GTK_WIDGET (self);
}

/** lab_escape_picture_get_item: returns what an item looks like. */
LabEscapeThing
lab_escape_picture_get_item (LabEscapeItem item)
{
  static const LabEscapeThing things[LAB_N_ESCAPE_ITEMS] = {
    [LAB_ESCAPE_MAP] = LAB_ESCAPE_THING_MAP,
    [LAB_ESCAPE_LEAP] = LAB_ESCAPE_THING_LEAP,
    [LAB_ESCAPE_HAMMER] = LAB_ESCAPE_THING_HAMMER,
    [LAB_ESCAPE_RIFT] = LAB_ESCAPE_THING_RIFT,
    [LAB_ESCAPE_SHUFFLE] = LAB_ESCAPE_THING_SHUFFLE,
  };

  return things[item];
}
