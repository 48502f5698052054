/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-turn-row.h"

#include "lab-pawn.h"
#include "lab-treasure-picture.h"

/**
 * LabTurnRow:
 *
 * A row in the list of past turns: its number, its player, its arrow, and the treasure that was
 * found. The selected row also says what happened. The tooltip is the notation.
 */
struct _LabTurnRow
{
  AdwBin parent_instance;

  LabTurnEntry *entry;        /* (nullable) */

  GtkWidget *line;
  GtkLabel *number;
  LabPawn *pawn;
  GtkLabel *arrow;
  LabTreasurePicture *treasure;
  GtkLabel *words;
};

G_DEFINE_FINAL_TYPE (LabTurnRow, lab_turn_row, ADW_TYPE_BIN)

/* Private helpers */

/* Returns: (transfer full): the direction in which tiles shift, and their row or column */
static char *
format_arrow (LabArrow arrow)
{
  static const char * const signs[LAB_N_SIDES]
      = { [LAB_NORTH] = "↓", [LAB_EAST] = "←", [LAB_SOUTH] = "↑", [LAB_WEST] = "→" };

  return g_strdup_printf ("%s %u", signs[lab_arrow_side (arrow)],
                          (guint) lab_arrow_line (arrow) + 1);
}

static void
show_words (LabTurnRow *self,
            gboolean    selected)
{
  gboolean start = self->entry != NULL && lab_turn_entry_get_seat (self->entry) == LAB_SEAT_NONE;

  gtk_widget_set_visible (GTK_WIDGET (self->words), selected || start);
}

static void
set_entry (LabTurnRow   *self,
           LabTurnEntry *entry)
{
  g_autofree char *number = NULL;
  g_autofree char *arrow = NULL;
  const LabTurn *turn;
  LabTreasure found;
  LabSeat seat;

  g_set_object (&self->entry, entry);
  if (entry == NULL)
    return;
  seat = lab_turn_entry_get_seat (entry);
  number = g_strdup_printf ("%u", lab_turn_entry_get_number (entry));
  gtk_label_set_label (self->number, number);
  gtk_widget_set_visible (self->line, seat != LAB_SEAT_NONE);
  if (seat != LAB_SEAT_NONE)
    lab_pawn_set_seat (self->pawn, seat);
  gtk_label_set_label (self->words, lab_turn_entry_get_words (entry));
  turn = lab_turn_entry_get_turn (entry);
  if (turn != NULL)
    arrow = format_arrow (turn->arrow);
  gtk_label_set_label (self->arrow, arrow != NULL ? arrow : "");
  found = lab_turn_entry_get_found (entry);
  gtk_widget_set_visible (GTK_WIDGET (self->treasure), found != LAB_TREASURE_NONE);
  if (found != LAB_TREASURE_NONE)
    lab_treasure_picture_set_treasure (self->treasure, found);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self),
                               turn != NULL ? lab_turn_entry_get_notation (entry) : NULL);
}

static void
on_selected (GtkListItem *item)
{
  GtkWidget *row = gtk_list_item_get_child (item);

  if (row != NULL)
    show_words (LAB_TURN_ROW (row), gtk_list_item_get_selected (item));
}

static void
on_setup (GtkSignalListItemFactory *factory G_GNUC_UNUSED,
          GtkListItem              *item)
{
  gtk_list_item_set_child (item, g_object_new (LAB_TYPE_TURN_ROW, NULL));
  g_signal_connect (item, "notify::selected", G_CALLBACK (on_selected), NULL);
}

static void
on_bind (GtkSignalListItemFactory *factory G_GNUC_UNUSED,
         GtkListItem              *item)
{
  GtkWidget *row = gtk_list_item_get_child (item);
  LabTurnEntry *entry = gtk_list_item_get_item (item);
  GtkWidget *place = gtk_widget_get_parent (row);

  set_entry (LAB_TURN_ROW (row), entry);
  on_selected (item);
  /* The list puts the row into another widget, which gets the focus and is read by screen
   * readers. */
  if (place != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (place), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    lab_turn_entry_get_words (entry),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    lab_turn_entry_get_notation (entry), -1);
}

static void
on_unbind (GtkSignalListItemFactory *factory G_GNUC_UNUSED,
           GtkListItem              *item)
{
  set_entry (LAB_TURN_ROW (gtk_list_item_get_child (item)), NULL);
}

/* GObject */

static void
lab_turn_row_dispose (GObject *object)
{
  g_clear_object (&LAB_TURN_ROW (object)->entry);
  G_OBJECT_CLASS (lab_turn_row_parent_class)->dispose (object);
}

static void
lab_turn_row_class_init (LabTurnRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_turn_row_dispose;

  g_type_ensure (LAB_TYPE_PAWN);
  g_type_ensure (LAB_TYPE_TREASURE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/labyrinthe/Labyrinthe/lab-turn-row.ui");
  gtk_widget_class_bind_template_child (widget_class, LabTurnRow, line);
  gtk_widget_class_bind_template_child (widget_class, LabTurnRow, number);
  gtk_widget_class_bind_template_child (widget_class, LabTurnRow, pawn);
  gtk_widget_class_bind_template_child (widget_class, LabTurnRow, arrow);
  gtk_widget_class_bind_template_child (widget_class, LabTurnRow, treasure);
  gtk_widget_class_bind_template_child (widget_class, LabTurnRow, words);
}

static void
lab_turn_row_init (LabTurnRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* The board is not mirrored, so its arrows are not either. */
  gtk_widget_set_direction (GTK_WIDGET (self->arrow), GTK_TEXT_DIR_LTR);
}

/* Public functions */

/**
 * lab_turn_row_create_factory:
 *
 * Returns: (transfer full): a factory for the rows of a list of #LabTurnEntry
 */
GtkListItemFactory *
lab_turn_row_create_factory (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (on_setup), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (on_unbind), NULL);
  return factory;
}

/** lab_turn_row_get_entry: (transfer none) (nullable): returns the turn in the row. */
LabTurnEntry *
lab_turn_row_get_entry (LabTurnRow *self)
{
  g_return_val_if_fail (LAB_IS_TURN_ROW (self), NULL);

  return self->entry;
}
