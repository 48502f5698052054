/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-seat-row.h"

#include <glib/gi18n.h>

#include "lab-name-entry.h"
#include "lab-pawn.h"
#include "lab-tooltips.h"

/**
 * LabSeatRow:
 *
 * The row of one player on the setup page: the name, the color, and the kind of player, which
 * is a person, a computer, or a program.
 */
struct _LabSeatRow
{
  AdwEntryRow parent_instance;

  LabSeat seat;

  LabPawn *pawn;
  GtkMenuButton *colors;
  GtkDropDown *kinds;
};

enum
{
  SEAT_CHOSEN,
  KIND_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabSeatRow, lab_seat_row, ADW_TYPE_ENTRY_ROW)

static void
on_choice_clicked (LabSeatRow *self,
                   GtkButton  *button)
{
  LabSeat seat = lab_pawn_get_seat (LAB_PAWN (gtk_button_get_child (button)));

  gtk_menu_button_popdown (self->colors);
  g_signal_emit (self, signals[SEAT_CHOSEN], 0, (guint) seat);
}

static GtkWidget *
create_choice (LabSeatRow *self,
               LabSeat     seat)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *pawn = lab_pawn_new (seat);

  g_object_set (pawn, "size", 36, NULL);
  gtk_button_set_child (GTK_BUTTON (button), pawn);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, lab_seat_get_color_name (seat));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  lab_seat_get_color_name (seat), -1);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_choice_clicked), self);
  return button;
}

/* Creates the list of colors when it is opened for the first time. */
static void
on_colors_toggled (GtkMenuButton *colors,
                   gpointer       data)
{
  GtkWidget *popover, *choices;

  if (gtk_menu_button_get_popover (colors) != NULL)
    return;
  popover = gtk_popover_new ();
  choices = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    gtk_box_append (GTK_BOX (choices), create_choice (data, seat));
  gtk_popover_set_child (GTK_POPOVER (popover), choices);
  gtk_menu_button_set_popover (colors, popover);
}

static void
on_kind_selected (LabSeatRow *self)
{
  g_signal_emit (self, signals[KIND_CHOSEN], 0);
}

/* Private helpers: the list of kinds */

/* Makes a click on the heading do nothing, because it is part of the first row below it. */
static void
on_heading_pressed (GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static GtkWidget *
create_heading (void)
{
  /* Translators: the heading of the list of computer players, in a list of who plays. */
  GtkWidget *heading = gtk_label_new (C_("player", "Computer"));
  GtkGesture *gesture = gtk_gesture_click_new ();

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_add_css_class (heading, "caption-heading");
  gtk_widget_add_css_class (heading, "dim-label");
  gtk_widget_add_css_class (heading, "section");
  g_signal_connect (gesture, "pressed", G_CALLBACK (on_heading_pressed), NULL);
  gtk_widget_add_controller (heading, GTK_EVENT_CONTROLLER (gesture));
  return heading;
}

/* Creates a row of the list: its heading, its name, and a check mark. */
static void
on_setup_item (LabSeatRow  *self G_GNUC_UNUSED,
               GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *name = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_box_append (GTK_BOX (line), name);
  gtk_box_append (GTK_BOX (line), gtk_image_new_from_icon_name ("object-select-symbolic"));
  gtk_box_append (GTK_BOX (box), create_heading ());
  gtk_box_append (GTK_BOX (box), line);
  gtk_list_item_set_child (item, box);
}

static void
update_check (GtkDropDown *kinds,
              GParamSpec  *pspec G_GNUC_UNUSED,
              GtkListItem *item)
{
  GtkWidget *line = gtk_widget_get_last_child (gtk_list_item_get_child (item));
  gboolean selected = gtk_drop_down_get_selected (kinds) == gtk_list_item_get_position (item);

  gtk_widget_set_opacity (gtk_widget_get_last_child (line), selected ? 1 : 0);
}

static void
on_bind_item (LabSeatRow  *self,
              GtkListItem *item)
{
  GtkWidget *heading = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *line = gtk_widget_get_next_sibling (heading);
  GtkStringObject *name = gtk_list_item_get_item (item);

  gtk_widget_set_visible (heading, gtk_list_item_get_position (item) == LAB_PLAYER_BEGINNER);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (line)),
                       gtk_string_object_get_string (name));
  g_signal_connect_object (self->kinds, "notify::selected", G_CALLBACK (update_check), item, 0);
  update_check (self->kinds, NULL, item);
}

static void
on_unbind_item (LabSeatRow  *self,
                GtkListItem *item)
{
  g_signal_handlers_disconnect_by_data (self->kinds, item);
}

/* Lists the kinds of players. The program comes last, if there is one. */
static void
fill_kinds (LabSeatRow *self,
            gboolean    with_program)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (LabPlayerKind kind = 0; kind < LAB_N_PLAYER_KINDS; kind++)
    {
      if (kind != LAB_PLAYER_PROGRAM || with_program)
        gtk_string_list_append (names, lab_player_kind_get_name (kind));
    }
  gtk_drop_down_set_model (self->kinds, G_LIST_MODEL (names));
}

static void
lab_seat_row_class_init (LabSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /**
   * LabSeatRow::seat-chosen:
   * @self: the row
   * @seat: the chosen seat, a #LabSeat
   *
   * The user chose another color. The page changes the seats, because another player may have
   * that color.
   */
  signals[SEAT_CHOSEN] = g_signal_new ("seat-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  /**
   * LabSeatRow::kind-chosen:
   * @self: the row
   *
   * The user chose another kind of player.
   */
  signals[KIND_CHOSEN] = g_signal_new ("kind-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (LAB_TYPE_PAWN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/labyrinthe/Labyrinthe/lab-seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, LabSeatRow, pawn);
  gtk_widget_class_bind_template_child (widget_class, LabSeatRow, colors);
  gtk_widget_class_bind_template_child (widget_class, LabSeatRow, kinds);
  gtk_widget_class_bind_template_callback (widget_class, on_kind_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_setup_item);
  gtk_widget_class_bind_template_callback (widget_class, on_bind_item);
  gtk_widget_class_bind_template_callback (widget_class, on_unbind_item);
}

static void
lab_seat_row_init (LabSeatRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->colors, on_colors_toggled, self, NULL);
  fill_kinds (self, FALSE);
}

/**
 * lab_seat_row_set_seat:
 * @self: a row
 * @seat: the player's seat
 *
 * Changes the color of the row.
 */
void
lab_seat_row_set_seat (LabSeatRow *self,
                       LabSeat     seat)
{
  g_autofree char *purpose = NULL;

  g_return_if_fail (LAB_IS_SEAT_ROW (self));

  self->seat = seat;
  lab_pawn_set_seat (self->pawn, seat);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), lab_seat_get_color_name (seat));
  /* Translators: %s is the color of a pawn; for screen readers, which then read who plays it. */
  purpose = g_strdup_printf (_("%s: who plays"), lab_seat_get_color_name (seat));
  lab_tooltips_set (GTK_WIDGET (self->kinds), purpose);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->kinds), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  purpose, -1);
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
 * Returns: (transfer full): the player's name, cut to a maximum length; empty if there is none, or
 *   if nothing of it can be seen
 */
char *
lab_seat_row_dup_name (LabSeatRow *self)
{
  g_return_val_if_fail (LAB_IS_SEAT_ROW (self), NULL);

  return lab_name_entry_dup (GTK_EDITABLE (self));
}

/**
 * lab_seat_row_set_kind:
 * @self: a row
 * @kind: the kind of player; a program that is not available becomes a person
 *
 * Selects the kind of player.
 */
void
lab_seat_row_set_kind (LabSeatRow    *self,
                       LabPlayerKind  kind)
{
  g_return_if_fail (LAB_IS_SEAT_ROW (self));

  if (kind >= g_list_model_get_n_items (gtk_drop_down_get_model (self->kinds)))
    kind = LAB_PLAYER_PERSON;
  gtk_drop_down_set_selected (self->kinds, kind);
}

/**
 * lab_seat_row_get_kind:
 * @self: a row
 *
 * Returns: the kind of player
 */
LabPlayerKind
lab_seat_row_get_kind (LabSeatRow *self)
{
  guint selected;

  g_return_val_if_fail (LAB_IS_SEAT_ROW (self), LAB_PLAYER_PERSON);

  selected = gtk_drop_down_get_selected (self->kinds);
  return selected < LAB_N_PLAYER_KINDS ? (LabPlayerKind) selected : LAB_PLAYER_PERSON;
}

/**
 * lab_seat_row_offer_program:
 * @self: a row
 * @offered: whether a program is available as a player
 *
 * Adds a program to the kinds of players, or removes it.
 */
void
lab_seat_row_offer_program (LabSeatRow *self,
                            gboolean    offered)
{
  LabPlayerKind kind;

  g_return_if_fail (LAB_IS_SEAT_ROW (self));

  kind = lab_seat_row_get_kind (self);
  if (offered == (g_list_model_get_n_items (gtk_drop_down_get_model (self->kinds))
                  == LAB_N_PLAYER_KINDS))
    return;
  fill_kinds (self, offered);
  lab_seat_row_set_kind (self, kind);
}
