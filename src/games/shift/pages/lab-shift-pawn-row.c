/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-pawn-row.h"

#include "lab-shift-pictures.h"

/**
 * LabShiftPawnRow:
 *
 * The pawns of a game side by side: its title where a window has no room for names.
 */
struct _LabShiftPawnRow
{
  GtkWidget parent_instance;

  LabShiftSeat seats[LAB_SHIFT_N_SEATS];
  int n_seats;
};

#define SIZE 24
#define MIN_SIZE 15
#define STEP 0.75               /* from one pawn to the next, as a part of the size */
#define MIN_STEP 0.55

G_DEFINE_FINAL_TYPE (LabShiftPawnRow, lab_shift_pawn_row, GTK_TYPE_WIDGET)

static double
get_width (LabShiftPawnRow *self,
           double           size,
           double           step)
{
  return size * (1 + step * (self->n_seats - 1));
}

static void
lab_shift_pawn_row_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  LabShiftPawnRow *self = LAB_SHIFT_PAWN_ROW (widget);
  int width = gtk_widget_get_width (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int size = (int) MIN (SIZE, width / get_width (self, 1, MIN_STEP));
  double step = STEP;
  graphene_point_t at;

  if (get_width (self, size, step) > width)
    step = MIN_STEP;
  at = GRAPHENE_POINT_INIT ((float) (width - get_width (self, size, step)) / 2,
                            (float) (gtk_widget_get_height (widget) - size) / 2);
  for (int i = 0; i < self->n_seats; i++)
    {
      lab_shift_pictures_snapshot (widget, snapshot, at, LAB_SHIFT_PICTURE_PAWN,
                                   self->seats[mirrored ? self->n_seats - 1 - i : i], size, size);
      at.x += (float) (size * step);
    }
}

static void
lab_shift_pawn_row_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size G_GNUC_UNUSED,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline G_GNUC_UNUSED,
                            int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = SIZE;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    return;
  *minimum = (int) get_width (LAB_SHIFT_PAWN_ROW (widget), MIN_SIZE, MIN_STEP);
  *natural = (int) get_width (LAB_SHIFT_PAWN_ROW (widget), SIZE, STEP);
}

static void
lab_shift_pawn_row_class_init (LabShiftPawnRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = lab_shift_pawn_row_snapshot;
  widget_class->measure = lab_shift_pawn_row_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lab_shift_pawn_row_init (LabShiftPawnRow *self G_GNUC_UNUSED)
{
}

/**
 * lab_shift_pawn_row_new:
 * @game: a game
 * @label: what the pawns say, as a tooltip and for screen readers
 *
 * Returns: the pawns of its players
 */
GtkWidget *
lab_shift_pawn_row_new (LabShiftGame *game,
                        const char   *label)
{
  LabShiftPawnRow *self = g_object_new (LAB_TYPE_SHIFT_PAWN_ROW, "tooltip-text", label, NULL);

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (game->names[seat] != NULL)
        self->seats[self->n_seats++] = seat;
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return GTK_WIDGET (self);
}
