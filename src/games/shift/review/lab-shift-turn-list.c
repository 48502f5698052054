/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-turn-list.h"

#include <glib/gi18n.h>

#include "lab-shift-describe.h"
#include "lab-template.h"

G_DEFINE_FINAL_TYPE (LabShiftTurnEntry, lab_shift_turn_entry, G_TYPE_OBJECT)

G_DEFINE_FINAL_TYPE (LabShiftTurnRow, lab_shift_turn_row, ADW_TYPE_BIN)

/* Private helpers */

/* Returns: (transfer full): the direction in which tiles shift, and their row or column */
static char *
format_arrow (LabShiftArrow arrow)
{
  static const char *const signs[LAB_SHIFT_N_SIDES] = {
    [LAB_SHIFT_NORTH] = "↓", [LAB_SHIFT_EAST] = "←", [LAB_SHIFT_SOUTH] = "↑", [LAB_SHIFT_WEST] = "→"
  };

  return g_strdup_printf ("%s %u", signs[lab_shift_arrow_side (arrow)],
                          (guint) lab_shift_arrow_line (arrow) + 1);
}

static void
set_entry (LabShiftTurnRow   *self,
           LabShiftTurnEntry *entry)
{
  g_autofree char *number = NULL;
  g_autofree char *arrow = NULL;
  g_autofree char *loss = NULL;
  const LabShiftTurn *turn;
  LabShiftTreasure found;
  LabShiftSeat seat;

  g_set_object (&self->entry, entry);
  if (entry == NULL)
    return;
  seat = entry->seat;
  number = g_strdup_printf ("%u", entry->number);
  gtk_label_set_label (self->number, number);
  gtk_widget_set_visible (self->line, seat != LAB_SHIFT_SEAT_NONE);
  if (seat != LAB_SHIFT_SEAT_NONE)
    lab_shift_pawn_set_seat (self->pawn, seat);
  gtk_label_set_label (self->words, entry->words);
  turn = entry->number > 0 ? &entry->turn : NULL;
  if (turn != NULL)
    arrow = format_arrow (turn->arrow);
  gtk_label_set_label (self->arrow, arrow != NULL ? arrow : "");
  found = entry->found;
  gtk_widget_set_visible (GTK_WIDGET (self->treasure), found != LAB_SHIFT_TREASURE_NONE);
  if (found != LAB_SHIFT_TREASURE_NONE)
    lab_shift_treasure_picture_set_treasure (self->treasure, found);
  /* Translators: what a turn lost of the chance to win, in percent. */
  loss = g_strdup_printf (C_("loss", "−%u %%"), entry->loss);
  gtk_label_set_label (self->loss, loss);
  gtk_widget_set_visible (GTK_WIDGET (self->loss), entry->loss > 0);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), turn != NULL ? entry->notation : NULL);
}

static void
on_selected (GtkListItem *item)
{
  LabShiftTurnRow *row = LAB_SHIFT_TURN_ROW (gtk_list_item_get_child (item));

  if (row != NULL)
    gtk_widget_set_visible (GTK_WIDGET (row->words),
                            gtk_list_item_get_selected (item)
                                || (row->entry != NULL
                                    && row->entry->seat == LAB_SHIFT_SEAT_NONE));
}

static void
on_setup (GtkSignalListItemFactory *factory G_GNUC_UNUSED,
          GtkListItem              *item)
{
  gtk_list_item_set_child (item, g_object_new (LAB_TYPE_SHIFT_TURN_ROW, NULL));
  g_signal_connect (item, "notify::selected", G_CALLBACK (on_selected), NULL);
}

/* Shows the turn of @item in its row. */
static void
show_item (GtkListItem *item)
{
  GtkWidget *row = gtk_list_item_get_child (item);
  LabShiftTurnEntry *entry = gtk_list_item_get_item (item);
  GtkWidget *place = gtk_widget_get_parent (row);

  set_entry (LAB_SHIFT_TURN_ROW (row), entry);
  on_selected (item);
  /* The list puts the row into another widget, which gets the focus and is read by screen
   * readers. */
  if (place != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (place), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    entry->words,
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    entry->notation, -1);
}

static void
on_bind (GtkSignalListItemFactory *factory G_GNUC_UNUSED,
         GtkListItem              *item)
{
  show_item (item);
  g_signal_connect_swapped (gtk_list_item_get_item (item), "marked", G_CALLBACK (show_item), item);
}

static void
on_unbind (GtkSignalListItemFactory *factory G_GNUC_UNUSED,
           GtkListItem              *item)
{
  g_signal_handlers_disconnect_by_data (gtk_list_item_get_item (item), item);
  set_entry (LAB_SHIFT_TURN_ROW (gtk_list_item_get_child (item)), NULL);
}

/* GObject */

static void
lab_shift_turn_row_dispose (GObject *object)
{
  g_clear_object (&LAB_SHIFT_TURN_ROW (object)->entry);
  G_OBJECT_CLASS (lab_shift_turn_row_parent_class)->dispose (object);
}

static void
lab_shift_turn_row_class_init (LabShiftTurnRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_shift_turn_row_dispose;

  LAB_TEMPLATE_TYPES (LAB_TYPE_SHIFT_PAWN, LAB_TYPE_SHIFT_TREASURE_PICTURE);
  LAB_TEMPLATE ("lab-shift-turn-row.ui");
  LAB_TEMPLATE_CHILDREN (LabShiftTurnRow, line, number, pawn, arrow, treasure, loss,
                         words);
}

static void
lab_shift_turn_row_init (LabShiftTurnRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* The board is not mirrored, so its arrows are not either. */
  gtk_widget_set_direction (GTK_WIDGET (self->arrow), GTK_TEXT_DIR_LTR);
}

/* Public functions */

/**
 * lab_shift_turn_row_create_factory:
 *
 * Returns: (transfer full): a factory for the rows of a list of #LabShiftTurnEntry
 */
GtkListItemFactory *
lab_shift_turn_row_create_factory (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (on_setup), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (on_unbind), NULL);
  return factory;
}

/* Private helpers */

static const char *
get_name (const char * const *names,
          LabShiftSeat        seat)
{
  const char *name = names != NULL ? names[seat] : NULL;

  return name != NULL && *name != '\0' ? name : lab_shift_seat_get_color_name (seat);
}

static void
describe_move (GPtrArray          *sentences,
               const char * const *names,
               LabShiftSeat        seat,
               LabShiftCell        from,
               LabShiftCell        to,
               LabShiftOutcome     outcome)
{
  const char *name = get_name (names, seat);

  g_ptr_array_add (sentences, lab_shift_describe_move (name, from, to));
  if (outcome.found != LAB_SHIFT_TREASURE_NONE)
    g_ptr_array_add (sentences, lab_shift_describe_find (name, outcome.found));
  if (outcome.place > 0)
    g_ptr_array_add (sentences, lab_shift_describe_place (name, outcome.place));
  if (outcome.last_seat != LAB_SHIFT_SEAT_NONE)
    g_ptr_array_add (sentences, lab_shift_describe_place (get_name (names, outcome.last_seat),
                                                          outcome.place + 1u));
}

/* Plays the turn, and describes its events. */
static void
play (LabShiftTurnEntry  *self,
      const char * const *names)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (sentences, lab_shift_describe_insertion (get_name (names, self->seat),
                                                            self->turn.arrow));
  lab_shift_position_insert (&self->after, self->turn.arrow, self->turn.tile);
  lab_shift_notation_format_turn (&self->turn, self->notation);
  if (self->turn.cell != LAB_SHIFT_CELL_NONE)
    {
      LabShiftCell from = self->after.pawns[self->seat];
      LabShiftOutcome outcome = lab_shift_position_move (&self->after, self->turn.cell);

      self->found = outcome.found;
      /* A place means nothing to a single player. */
      if (lab_shift_position_get_seats (&self->after) == LAB_SHIFT_SEAT_BIT (self->seat))
        outcome.place = 0;
      describe_move (sentences, names, self->seat, from, self->turn.cell, outcome);
    }
  g_ptr_array_add (sentences, NULL);
  /* Each sentence has its own line, because languages join sentences in different ways. */
  self->words = g_strjoinv ("\n", (char **) sentences->pdata);
}

static LabShiftTurnEntry *
create_entry (guint                   number,
              const LabShiftPosition *before)
{
  LabShiftTurnEntry *self = g_object_new (LAB_TYPE_SHIFT_TURN_ENTRY, NULL);

  self->number = number;
  self->before = self->after = *before;
  return self;
}

/* GObject */

static void
lab_shift_turn_entry_finalize (GObject *object)
{
  g_free (LAB_SHIFT_TURN_ENTRY (object)->words);
  G_OBJECT_CLASS (lab_shift_turn_entry_parent_class)->finalize (object);
}

static void
lab_shift_turn_entry_class_init (LabShiftTurnEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lab_shift_turn_entry_finalize;

  /** LabShiftTurnEntry::marked: the turn was marked, so its words and its loss have changed. */
  g_signal_new ("marked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
lab_shift_turn_entry_init (LabShiftTurnEntry *self)
{
  self->seat = LAB_SHIFT_SEAT_NONE;
  self->found = LAB_SHIFT_TREASURE_NONE;
}

/* Public functions */

/**
 * lab_shift_turn_list_new:
 * @initial: the position before the first turn
 * @names: (nullable) (array fixed-size=4): the names of the players; a player with an empty
 *   name or %NULL is named by color
 * @turns: (array length=n_turns): the turns from there; they must follow the rules
 * @n_turns: the number of turns
 *
 * Returns: (transfer full): a list with one #LabShiftTurnEntry for the start and one for each turn
 */
GListModel *
lab_shift_turn_list_new (const LabShiftPosition *initial,
                         const char * const     *names,
                         const LabShiftTurn     *turns,
                         guint                   n_turns)
{
  GListStore *list;
  g_autoptr (LabShiftTurnEntry) last = NULL;

  g_return_val_if_fail (initial != NULL, NULL);
  g_return_val_if_fail (turns != NULL || n_turns == 0, NULL);

  list = g_list_store_new (LAB_TYPE_SHIFT_TURN_ENTRY);
  last = create_entry (0, initial);
  /* Translators: the first line of the list of turns, for the board at the start. */
  last->words = g_strdup (_("Before the first turn"));
  g_list_store_append (list, last);
  for (guint i = 0; i < n_turns; i++)
    {
      LabShiftTurnEntry *entry = create_entry (i + 1, &last->after);

      entry->seat = entry->before.seat;
      entry->turn = turns[i];
      play (entry, names);
      g_list_store_append (list, entry);
      g_object_unref (last);
      last = entry;
    }
  return G_LIST_MODEL (list);
}

/**
 * lab_shift_turn_list_mark:
 * @list: a list of lab_shift_turn_list_new()
 * @number: the number of a turn
 * @loss: what it lost of the chance to win, in percent
 * @why: what it did, and why another turn is better
 *
 * Marks a turn that is not marked, and adds to its words.
 */
void
lab_shift_turn_list_mark (GListModel *list,
                          guint       number,
                          guint       loss,
                          const char *why)
{
  g_autoptr (LabShiftTurnEntry) entry = g_list_model_get_item (list, number);
  g_autofree char *words = NULL;

  g_return_if_fail (LAB_IS_SHIFT_TURN_ENTRY (entry) && why != NULL);

  words = g_steal_pointer (&entry->words);
  entry->words = g_strconcat (words, "\n", why, NULL);
  entry->loss = loss;
  g_signal_emit_by_name (entry, "marked");
}
