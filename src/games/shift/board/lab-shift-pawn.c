/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-pawn.h"

#include "lab-shift-pictures.h"

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

  lab_shift_pictures_snapshot (widget, snapshot, at, LAB_SHIFT_PICTURE_PAWN, self->seat, size,
                               size);
}

static void
lab_shift_pawn_class_init (LabShiftPawnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  LAB_DRAWN_WIDGET_CLASS (klass)->minimum = MIN_SIZE;
  widget_class->snapshot = lab_shift_pawn_snapshot;
  gtk_widget_class_set_css_name (widget_class, "pawn");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
lab_shift_pawn_init (LabShiftPawn *self)
{
  lab_drawn_widget_set_size (LAB_DRAWN_WIDGET (self), 0, 0);
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
  LabShiftPawn *self = g_object_new (LAB_TYPE_SHIFT_PAWN, NULL);

  self->seat = seat;
  return GTK_WIDGET (self);
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
}
