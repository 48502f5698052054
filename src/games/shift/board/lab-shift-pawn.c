/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-pawn.h"

#include "lab-shift-pictures.h"

enum
{
  PROP_0,
  PROP_SEAT,
  PROP_SIZE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* A large pawn shrinks to this size if there is little room. */
#define MIN_SIZE 56

G_DEFINE_FINAL_TYPE (LabShiftPawn, lab_shift_pawn, LAB_TYPE_DRAWN_WIDGET)

static void
lab_shift_pawn_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  LabShiftPawn *self = LAB_SHIFT_PAWN (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int size = MIN (width, height);
  graphene_point_t at = lab_shift_snapshot_center (width, height, size, size);

  gtk_snapshot_translate (snapshot, &at);
  lab_shift_pictures_snapshot (widget, snapshot, LAB_SHIFT_PICTURE_PAWN, self->seat, size, size);
}

static void
lab_shift_pawn_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  LabShiftPawn *self = LAB_SHIFT_PAWN (object);

  switch (prop_id)
    {
    case PROP_SEAT:
      g_value_set_uint (value, self->seat);
      break;
    case PROP_SIZE:
      g_value_set_int (value, self->size);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lab_shift_pawn_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  LabShiftPawn *self = LAB_SHIFT_PAWN (object);

  switch (prop_id)
    {
    case PROP_SEAT:
      lab_shift_pawn_set_seat (self, (LabShiftSeat) g_value_get_uint (value));
      break;
    case PROP_SIZE:
      self->size = g_value_get_int (value);
      lab_drawn_widget_set_size (LAB_DRAWN_WIDGET (self), MIN (self->size, MIN_SIZE), self->size);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lab_shift_pawn_class_init (LabShiftPawnClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = lab_shift_pawn_get_property;
  object_class->set_property = lab_shift_pawn_set_property;
  widget_class->snapshot = lab_shift_pawn_snapshot;

  /** LabShiftPawn:seat: the #LabShiftSeat that owns the pawn */
  props[PROP_SEAT] = g_param_spec_uint ("seat", NULL, NULL, 0, LAB_SHIFT_N_SEATS - 1, 0,
                                        G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  /** LabShiftPawn:size: the preferred width and height, in logical pixels */
  props[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 0, G_MAXINT, 0,
                                       G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_css_name (widget_class, "pawn");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
lab_shift_pawn_init (LabShiftPawn *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

/**
 * lab_shift_pawn_new:
 * @seat: a seat
 *
 * Returns: the pawn of @seat
 */
GtkWidget *
lab_shift_pawn_new (LabShiftSeat seat)
{
  return g_object_new (LAB_TYPE_SHIFT_PAWN, "seat", (guint) seat, NULL);
}

/**
 * lab_shift_pawn_set_seat:
 * @self: a pawn
 * @seat: the seat that owns the pawn
 *
 * Changes the shape and color of the pawn.
 */
void
lab_shift_pawn_set_seat (LabShiftPawn *self,
                         LabShiftSeat  seat)
{
  g_return_if_fail (LAB_IS_SHIFT_PAWN (self));
  g_return_if_fail (seat < LAB_SHIFT_N_SEATS);

  if (self->seat == seat)
    return;
  self->seat = seat;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SEAT]);
}
