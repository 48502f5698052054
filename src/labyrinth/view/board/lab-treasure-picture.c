/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-treasure-picture.h"

#include "lab-pictures.h"

/**
 * LabTreasurePicture:
 *
 * A treasure on its disc.
 */
struct _LabTreasurePicture
{
  GtkWidget parent_instance;

  LabTreasure treasure;
  int size;
};

enum
{
  PROP_0,
  PROP_SIZE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (LabTreasurePicture, lab_treasure_picture, GTK_TYPE_WIDGET)

static void
lab_treasure_picture_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  LabTreasurePicture *self = LAB_TREASURE_PICTURE (widget);

  if (self->treasure != LAB_TREASURE_NONE)
    lab_pictures_snapshot_token (widget, snapshot, self->size, self->treasure);
}

static void
lab_treasure_picture_measure (GtkWidget      *widget,
                              GtkOrientation  orientation G_GNUC_UNUSED,
                              int             for_size G_GNUC_UNUSED,
                              int            *minimum,
                              int            *natural,
                              int            *minimum_baseline G_GNUC_UNUSED,
                              int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = LAB_TREASURE_PICTURE (widget)->size;
}

static void
lab_treasure_picture_get_property (GObject    *object,
                                   guint       prop_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_SIZE:
      g_value_set_int (value, LAB_TREASURE_PICTURE (object)->size);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lab_treasure_picture_set_property (GObject      *object,
                                   guint         prop_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_SIZE:
      LAB_TREASURE_PICTURE (object)->size = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (object));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lab_treasure_picture_class_init (LabTreasurePictureClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = lab_treasure_picture_get_property;
  object_class->set_property = lab_treasure_picture_set_property;
  widget_class->snapshot = lab_treasure_picture_snapshot;
  widget_class->measure = lab_treasure_picture_measure;

  /** LabTreasurePicture:size: width and height, in logical pixels */
  props[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 0, G_MAXINT, 0,
                                       G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lab_treasure_picture_init (LabTreasurePicture *self)
{
  self->treasure = LAB_TREASURE_NONE;
}

/**
 * lab_treasure_picture_set_treasure:
 * @self: a picture
 * @treasure: the treasure to show, or %LAB_TREASURE_NONE
 *
 * Shows another treasure.
 */
void
lab_treasure_picture_set_treasure (LabTreasurePicture *self,
                                   LabTreasure         treasure)
{
  g_return_if_fail (LAB_IS_TREASURE_PICTURE (self));

  self->treasure = treasure;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  treasure == LAB_TREASURE_NONE ? ""
                                                                : lab_treasure_get_name (treasure),
                                  -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
