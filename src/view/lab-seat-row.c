/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-seat-row.h"

#include <glib/gi18n.h>

#include "lab-pawn.h"

/**
 * LabSeatRow:
 *
 * A row in which a player gives a name and chooses a colour.
 */
struct _LabSeatRow
{
  AdwEntryRow parent_instance;

  LabSeat seat;

  LabPawn *pawn;
  GtkMenuButton *colours;
  GtkBox *choices;
};

#define MAX_NAME_LENGTH 24

enum
{
  SEAT_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabSeatRow, lab_seat_row, ADW_TYPE_ENTRY_ROW)

static void
on_choice_clicked (LabSeatRow *self,
                   GtkButton  *button)
{
  LabSeat seat = lab_pawn_get_seat (LAB_PAWN (gtk_button_get_child (button)));

  gtk_menu_button_popdown (self->colours);
  g_signal_emit (self, signals[SEAT_CHOSEN], 0, (guint) seat);
}

static void
lab_seat_row_class_init (LabSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /**
   * LabSeatRow::seat-chosen:
   * @self: the row
   * @seat: the wanted seat, a #LabSeat
   *
   * The player wants another colour. It is for the page to give it, since another
   * player may have it.
   */
  signals[SEAT_CHOSEN] = g_signal_new ("seat-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  g_type_ensure (LAB_TYPE_PAWN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/labyrinthe/Labyrinthe/lab-seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, LabSeatRow, pawn);
  gtk_widget_class_bind_template_child (widget_class, LabSeatRow, colours);
  gtk_widget_class_bind_template_child (widget_class, LabSeatRow, choices);
}

static void
lab_seat_row_init (LabSeatRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      GtkWidget *button = gtk_button_new ();
      GtkWidget *pawn = lab_pawn_new (seat);

      g_object_set (pawn, "size", 36, NULL);
      gtk_button_set_child (GTK_BUTTON (button), pawn);
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_set_tooltip_text (button, lab_seat_get_colour_name (seat));
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      lab_seat_get_colour_name (seat), -1);
      g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_choice_clicked), self);
      gtk_box_append (self->choices, button);
    }
  lab_seat_row_set_seat (self, 0);
}

/**
 * lab_seat_row_set_seat:
 * @self: a row
 * @seat: the player's seat
 */
void
lab_seat_row_set_seat (LabSeatRow *self,
                       LabSeat     seat)
{
  g_return_if_fail (LAB_IS_SEAT_ROW (self));

  self->seat = seat;
  lab_pawn_set_seat (self->pawn, seat);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), lab_seat_get_colour_name (seat));
}

/**
 * lab_seat_row_get_seat:
 * @self: a row
 *
 * Returns: the player's seat
 */
LabSeat
lab_seat_row_get_seat (LabSeatRow *self)
{
  g_return_val_if_fail (LAB_IS_SEAT_ROW (self), LAB_SEAT_NONE);

  return self->seat;
}

/**
 * lab_seat_row_dup_name:
 * @self: a row
 *
 * Returns: (transfer full): the player's name, not too long; empty if none was given
 */
char *
lab_seat_row_dup_name (LabSeatRow *self)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (LAB_IS_SEAT_ROW (self), NULL);

  name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self))));
  if (g_utf8_strlen (name, -1) > MAX_NAME_LENGTH)
    return g_utf8_substring (name, 0, MAX_NAME_LENGTH);
  return g_steal_pointer (&name);
}
