/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-card-strip.h"

#include "lab-pictures.h"

/**
 * LabCardStrip:
 *
 * A player's cards on the table: found cards face up, the others face down. The strip is
 * hidden if there is too little space.
 */
struct _LabCardStrip
{
  GtkWidget parent_instance;

  LabTreasure found[LAB_N_TREASURES];
  guint n_found;
  guint n_left;
};

#define CARD_SIZE 20
#define GAP 3

G_DEFINE_FINAL_TYPE (LabCardStrip, lab_card_strip, GTK_TYPE_WIDGET)

static void
lab_card_strip_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  LabCardStrip *self = LAB_CARD_STRIP (widget);
  int width = gtk_widget_get_width (widget);
  guint n = self->n_found + self->n_left;
  int size = gtk_widget_get_height (widget);
  int step = size + GAP;
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  if (n == 0 || size < CARD_SIZE || width < size)
    return;
  if (n > 1)
    step = MIN (step, (width - size) / (int) (n - 1));
  for (guint i = 0; i < n; i++)
    {
      int x = (int) i * step;
      graphene_point_t at = GRAPHENE_POINT_INIT ((float) (rtl ? width - size - x : x), 0);

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &at);
      if (i < self->n_found)
        lab_pictures_snapshot_treasure (widget, snapshot, size, self->found[i]);
      else
        lab_pictures_snapshot_back (widget, snapshot, size * 3 / 4, size);
      gtk_snapshot_restore (snapshot);
    }
}

static void
lab_card_strip_measure (GtkWidget      *widget G_GNUC_UNUSED,
                        GtkOrientation  orientation,
                        int             for_size G_GNUC_UNUSED,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline G_GNUC_UNUSED,
                        int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = 0;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 120 : CARD_SIZE;
}

static void
lab_card_strip_class_init (LabCardStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = lab_card_strip_snapshot;
  widget_class->measure = lab_card_strip_measure;
  gtk_widget_class_set_css_name (widget_class, "cardstrip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
lab_card_strip_init (LabCardStrip *self G_GNUC_UNUSED)
{
}

/**
 * lab_card_strip_update:
 * @self: a strip
 * @position: the state of the game
 * @seat: the owner of the cards
 *
 * Shows the current state of the cards.
 */
void
lab_card_strip_update (LabCardStrip      *self,
                       const LabPosition *position,
                       LabSeat            seat)
{
  const guint8 *cards;

  g_return_if_fail (LAB_IS_CARD_STRIP (self));
  g_return_if_fail (position != NULL);

  cards = lab_position_get_cards (position, seat);
  self->n_found = position->n_found[seat];
  self->n_left = (guint) position->n_cards[seat] - self->n_found;
  for (guint i = 0; i < self->n_found; i++)
    self->found[i] = cards[i];
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
