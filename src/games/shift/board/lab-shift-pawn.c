/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-pawn.h"

#include "lab-pictures.h"
#include "lab-snapshot.h"

/**
 * LabPawn:
 *
 * A pawn, on the board and beside the name of a player.
 */
struct _LabPawn
{
  GtkWidget parent_instance;

  LabSeat seat;
  int size;
};

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

G_DEFINE_FINAL_TYPE (LabPawn, lab_pawn, GTK_TYPE_WIDGET)

static void
lab_pawn_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  LabPawn *self = LAB_PAWN (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int size = MIN (width, height);
  graphene_point_t at = lab_snapshot_center (width, height, size, size);

  gtk_snapshot_translate (snapshot, &at);
  lab_pictures_snapshot_pawn (widget, snapshot, size, self->seat);
}

static void
lab_pawn_measure (GtkWidget      *widget,
                  GtkOrientation  orientation G_GNUC_UNUSED,
                  int             for_size G_GNUC_UNUSED,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline G_GNUC_UNUSED,
                  int            *natural_baseline G_GNUC_UNUSED)
{
  *natural = LAB_PAWN (widget)->size;
  *minimum = MIN (*natural, MIN_SIZE);
}

static void
lab_pawn_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  LabPawn *self = LAB_PAWN (object);

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
lab_pawn_set_property (GObject      *object,
                       guint         prop_id,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  LabPawn *self = LAB_PAWN (object);

  switch (prop_id)
    {
    case PROP_SEAT:
      lab_pawn_set_seat (self, (LabSeat) g_value_get_uint (value));
      break;
    case PROP_SIZE:
      self->size = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lab_pawn_class_init (LabPawnClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = lab_pawn_get_property;
  object_class->set_property = lab_pawn_set_property;
  widget_class->snapshot = lab_pawn_snapshot;
  widget_class->measure = lab_pawn_measure;

  /** LabPawn:seat: the #LabSeat that owns the pawn */
  props[PROP_SEAT] = g_param_spec_uint ("seat", NULL, NULL, 0, LAB_N_SEATS - 1, 0,
                                        G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  /** LabPawn:size: the preferred width and height, in logical pixels */
  props[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 0, G_MAXINT, 0,
                                       G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_css_name (widget_class, "pawn");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
lab_pawn_init (LabPawn *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

/**
 * lab_pawn_new:
 * @seat: a seat
 *
 * Returns: the pawn of @seat
 */
GtkWidget *
lab_pawn_new (LabSeat seat)
{
  return g_object_new (LAB_TYPE_PAWN, "seat", (guint) seat, NULL);
}

/**
 * lab_pawn_set_seat:
 * @self: a pawn
 * @seat: the seat that owns the pawn
 *
 * Changes the shape and color of the pawn.
 */
void
lab_pawn_set_seat (LabPawn *self,
                   LabSeat  seat)
{
  g_return_if_fail (LAB_IS_PAWN (self));
  g_return_if_fail (seat < LAB_N_SEATS);

  if (self->seat == seat)
    return;
  self->seat = seat;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SEAT]);
}

/**
 * lab_pawn_get_seat:
 * @self: a pawn
 *
 * Returns: the seat that owns the pawn
 */
LabSeat
lab_pawn_get_seat (LabPawn *self)
{
  g_return_val_if_fail (LAB_IS_PAWN (self), LAB_SEAT_NONE);

  return self->seat;
}
