/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-seat-row.h"

#include <glib/gi18n.h>

#include "lab-template.h"
#include "lab-text.h"
#include "lab-tooltips.h"

G_DEFINE_FINAL_TYPE (LabShiftSeatRow, lab_shift_seat_row, ADW_TYPE_ACTION_ROW)

#define MAX_NAME_LENGTH 24
#define COMPUTERS \
  ((1 << LAB_SHIFT_PLAYER_BEGINNER) | (1 << LAB_SHIFT_PLAYER_NORMAL) \
   | (1 << LAB_SHIFT_PLAYER_HARD) | (1 << LAB_SHIFT_PLAYER_EXPERT))

/* Private helpers */

/* Where only computers can play, they are called by their color, and a name waits for people. */
static gboolean
can_be_person (LabShiftSeatRow *self)
{
  return (self->offered & (1u << LAB_SHIFT_PLAYER_PERSON)) != 0;
}

static void
update (LabShiftSeatRow *self)
{
  const char *color = lab_shift_seat_get_color_name (self->seat);
  const char *own = lab_shift_seat_row_get_name (self);
  const char *name = *own != '\0' ? own : color;
  g_autofree char *who = lab_shift_player_kind_describe (self->kind);
  g_autofree char *purpose = NULL;

  lab_shift_pawn_set_seat (self->pawn, self->seat);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), name);
  if (who == NULL)
    /* Translators: the player of a game against computers. */
    who = g_strdup (self->offered == (1u << self->kind)
                        ? _("You") : lab_shift_player_kind_get_name (self->kind));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), who);
  /* Translators: %s is a name or the color of a pawn; for screen readers, which then read who plays
   * it. */
  purpose = g_strdup_printf (_("%s: who plays"), name);
  /* A newer libadwaita names the button after the title of its row. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self->button),
                                 GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  purpose, -1);
  /* The focus is in a part of the button, which GTK names like the whole, but does not describe. */
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (gtk_widget_get_first_child (GTK_WIDGET (self->button))),
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, who, -1);
  if (self->entry == NULL)
    return;
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), color);
  gtk_widget_set_visible (self->entry, can_be_person (self));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->colors[self->seat]), TRUE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->kinds[self->kind]), TRUE);
  gtk_widget_set_visible (self->heading, (self->offered & COMPUTERS) != 0);
  /* A kind without a choice needs no list. */
  for (LabShiftPlayerKind kind = 0; kind < LAB_SHIFT_N_PLAYER_KINDS; kind++)
    gtk_widget_set_visible (self->kinds[kind], (self->offered & (1u << kind)) != 0
                                                   && self->offered != (1u << self->kind));
}

static void
on_color_clicked (LabShiftSeatRow *self,
                  GtkWidget       *button)
{
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (button == self->colors[seat] && seat != self->seat)
        g_signal_emit_by_name (self, "seat-chosen", (guint) seat);
    }
}

static void
on_kind_clicked (LabShiftSeatRow *self,
                 GtkWidget       *button)
{
  for (LabShiftPlayerKind kind = 0; kind < LAB_SHIFT_N_PLAYER_KINDS; kind++)
    {
      if (button == self->kinds[kind])
        lab_shift_seat_row_set_kind (self, kind, self->offered);
    }
  gtk_menu_button_popdown (self->button);
}

static void
on_name_changed (LabShiftSeatRow *self,
                 GtkEditable     *entry)
{
  g_free (self->name);
  self->name = lab_shift_name_entry_dup (entry);
  update (self);
}

static void
on_closed (LabShiftSeatRow *self)
{
  g_signal_emit_by_name (self, "changed");
}

/* Adds a button to those of which one is pressed, beginning with @group. */
static GtkWidget *
add_choice (LabShiftSeatRow *self,
            GtkWidget       *box,
            GtkWidget       *group,
            GtkWidget       *child,
            const char      *name,
            GCallback        clicked)
{
  GtkWidget *button = gtk_toggle_button_new ();

  if (group != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (group));
  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "choice");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  g_signal_connect_swapped (button, "clicked", clicked, self);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

/* Creates the popover. Among the kinds of players, the levels of the computer have a heading. */
static void
create_popover (GtkMenuButton *button,
                gpointer       data)
{
  LabShiftSeatRow *self = data;
  g_autoptr (GtkBuilder) builder = NULL;
  GtkWidget *colors, *kinds;

  if (self->entry != NULL)
    return;
  builder = gtk_builder_new_from_resource (
      "/io/github/labyrinthe/Labyrinthe/lab-shift-seat-popover.ui");
  colors = GTK_WIDGET (gtk_builder_get_object (builder, "colors"));
  kinds = GTK_WIDGET (gtk_builder_get_object (builder, "kinds"));
  self->heading = GTK_WIDGET (gtk_builder_get_object (builder, "heading"));
  self->entry = GTK_WIDGET (gtk_builder_get_object (builder, "entry"));
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      const char *name = lab_shift_seat_get_color_name (seat);
      GtkWidget *pawn = lab_shift_pawn_new (seat);

      g_object_set (pawn, "size", 36, NULL);
      self->colors[seat] = add_choice (self, colors, self->colors[0], pawn, name,
                                       G_CALLBACK (on_color_clicked));
      gtk_widget_set_tooltip_text (self->colors[seat], name);
    }
  for (LabShiftPlayerKind kind = 0; kind < LAB_SHIFT_N_PLAYER_KINDS; kind++)
    {
      const char *name = lab_shift_player_kind_get_name (kind);
      GtkWidget *label = gtk_label_new (name);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      self->kinds[kind] = add_choice (self, kinds, self->kinds[0], label, name,
                                      G_CALLBACK (on_kind_clicked));
    }
  gtk_box_reorder_child_after (GTK_BOX (kinds), self->heading,
                               self->kinds[LAB_SHIFT_PLAYER_BEGINNER - 1]);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), self->name);
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (on_name_changed), self);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (gtk_menu_button_popdown), button);
  g_signal_connect_swapped (gtk_builder_get_object (builder, "popover"), "closed",
                            G_CALLBACK (on_closed), self);
  gtk_menu_button_set_popover (button,
                               GTK_WIDGET (gtk_builder_get_object (builder, "popover")));
  update (self);
}

/* GObject */

static void
lab_shift_seat_row_finalize (GObject *object)
{
  g_free (LAB_SHIFT_SEAT_ROW (object)->name);
  G_OBJECT_CLASS (lab_shift_seat_row_parent_class)->finalize (object);
}

static void
lab_shift_seat_row_class_init (LabShiftSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lab_shift_seat_row_finalize;

  /**
   * LabShiftSeatRow::seat-chosen:
   * @self: the row
   * @seat: the chosen seat, a #LabShiftSeat
   *
   * The user chose another color. The page changes the seats, because another player may have
   * that color.
   */
  g_signal_new ("seat-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  /**
   * LabShiftSeatRow::changed:
   * @self: the row
   *
   * The popover was closed, and the player may be another one.
   */
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (LAB_TYPE_SHIFT_PAWN);
  LAB_TEMPLATE ("lab-shift-seat-row.ui");
  LAB_TEMPLATE_CHILDREN (LabShiftSeatRow, pawn, button);
}

static void
lab_shift_seat_row_init (LabShiftSeatRow *self)
{
  self->name = g_strdup ("");
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->button, create_popover, self, NULL);
}

/* Public functions */

/** lab_shift_seat_row_set_seat: sets the seat, and so the color, of the player. */
void
lab_shift_seat_row_set_seat (LabShiftSeatRow *self,
                             LabShiftSeat     seat)
{
  g_return_if_fail (LAB_IS_SHIFT_SEAT_ROW (self));

  self->seat = seat;
  update (self);
}

/** lab_shift_seat_row_set_name: sets the name of the player; may be empty. */
void
lab_shift_seat_row_set_name (LabShiftSeatRow *self,
                             const char      *name)
{
  g_return_if_fail (LAB_IS_SHIFT_SEAT_ROW (self) && self->entry == NULL);

  g_free (self->name);
  self->name = g_strdup (name);
  update (self);
}

/** lab_shift_seat_row_get_name: returns the name of the player; empty for the color. */
const char *
lab_shift_seat_row_get_name (LabShiftSeatRow *self)
{
  g_return_val_if_fail (LAB_IS_SHIFT_SEAT_ROW (self), "");

  return can_be_person (self) ? self->name : "";
}

/**
 * lab_shift_seat_row_set_kind:
 * @self: a row
 * @kind: who plays
 * @offered: the kinds that can be chosen, a bit for each, among them @kind
 *
 * Sets the kind of player.
 */
void
lab_shift_seat_row_set_kind (LabShiftSeatRow   *self,
                             LabShiftPlayerKind kind,
                             guint              offered)
{
  g_return_if_fail (LAB_IS_SHIFT_SEAT_ROW (self) && (offered & (1u << kind)) != 0);

  self->kind = kind;
  self->offered = offered;
  update (self);
}

/**
 * lab_shift_name_entry_dup:
 * @entry: an entry for the name of a player, which may be empty
 *
 * Returns: (transfer full): the name in it, without spaces around it, cut to a maximum length;
 *   empty if nothing in it can be seen
 */
char *
lab_shift_name_entry_dup (GtkEditable *entry)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (GTK_IS_EDITABLE (entry), NULL);

  name = g_strstrip (g_strdup (gtk_editable_get_text (entry)));
  if (lab_text_is_blank (name))
    return g_strdup ("");
  if (g_utf8_strlen (name, -1) > MAX_NAME_LENGTH)
    return g_utf8_substring (name, 0, MAX_NAME_LENGTH);
  return g_steal_pointer (&name);
}
