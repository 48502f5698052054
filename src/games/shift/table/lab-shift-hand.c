/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-hand.h"

#include <glib/gi18n.h>

#include "lab-card-drawing.h"
#include "lab-describe-board.h"
#include "lab-pictures.h"

/**
 * LabHand:
 *
 * The cards that a player can see now: the current card, all remaining cards if cards are
 * open, or the way home. Hidden cards show their backs, and the widget does not store what
 * they are.
 */
struct _LabHand
{
  GtkWidget parent_instance;

  LabTreasure cards[LAB_N_TREASURES];
  guint n_cards;
  gboolean open;              /* players see all their cards */
  LabSeat home;               /* seat whose start corner to show, or none */
  char *label;                /* text for screen readers */
};

#define GAP 4
#define MIN_HEIGHT 40
#define MIN_OPEN_HEIGHT 63      /* two rows of cards */

G_DEFINE_FINAL_TYPE (LabHand, lab_hand, GTK_TYPE_WIDGET)

/* There is no tooltip: it would cover the cards. */
static void
set_label (LabHand    *self,
           const char *label)
{
  g_free (self->label);
  self->label = g_strdup (label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
clear (LabHand  *self,
       gboolean  open)
{
  self->n_cards = 0;
  self->home = LAB_SEAT_NONE;
  self->open = open;
  if (open)
    gtk_widget_add_css_class (GTK_WIDGET (self), "open");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "open");
}

/* Returns the number of columns that makes @n cards largest. */
static int
choose_columns (int  width,
                int  height,
                int  n,
                int *card_width)
{
  int best_columns = 1;

  *card_width = 0;
  for (int columns = 1; columns <= n; columns++)
    {
      int rows = (n + columns - 1) / columns;
      int across = (width - (columns - 1) * GAP) / columns;
      /* There are never more columns than cards, so there is at least one row. */
      /* cppcheck-suppress zerodiv */
      int room = (height - (rows - 1) * GAP) / rows;
      int down = (int) (room / LAB_CARD_ASPECT);

      if (MIN (across, down) > *card_width)
        {
          *card_width = MIN (across, down);
          best_columns = columns;
        }
    }
  return best_columns;
}

static void
lab_hand_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  LabHand *self = LAB_HAND (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int n = MAX ((int) self->n_cards, 1);
  gboolean back = self->n_cards == 0 && self->home == LAB_SEAT_NONE;
  int card_width, card_height, rows;
  int columns = choose_columns (width, height, n, &card_width);

  card_height = (int) (card_width * LAB_CARD_ASPECT);
  rows = (n + columns - 1) / columns;
  for (int i = 0; i < n; i++)
    {
      int row = i / columns;
      int column = i % columns;
      int across = MIN (columns, n - row * columns);
      int left = (width - across * card_width - (across - 1) * GAP) / 2;
      int top = (height - rows * card_height - (rows - 1) * GAP) / 2;
      graphene_point_t at = GRAPHENE_POINT_INIT (
          (float) (left + column * (card_width + GAP)),
          (float) (top + row * (card_height + GAP)));

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &at);
      if (back)
        lab_pictures_snapshot_back (widget, snapshot, card_width, card_height);
      else
        lab_card_drawing_snapshot_face (widget, snapshot, card_width, card_height,
                                        self->home != LAB_SEAT_NONE ? LAB_TREASURE_NONE
                                                                    : self->cards[i],
                                        self->home);
      gtk_snapshot_restore (snapshot);
    }
}

/* Open cards need more room than one card, and keep it as their number falls. */
static void
lab_hand_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size G_GNUC_UNUSED,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline G_GNUC_UNUSED,
                  int            *natural_baseline G_GNUC_UNUSED)
{
  gboolean open = LAB_HAND (widget)->open;

  *minimum = MIN_HEIGHT;
  *natural = 156;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = open ? 240 : 120;
  else if (open)
    *minimum = MIN_OPEN_HEIGHT;
}

static void
lab_hand_finalize (GObject *object)
{
  g_free (LAB_HAND (object)->label);
  G_OBJECT_CLASS (lab_hand_parent_class)->finalize (object);
}

static void
lab_hand_class_init (LabHandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lab_hand_finalize;
  widget_class->snapshot = lab_hand_snapshot;
  widget_class->measure = lab_hand_measure;
  gtk_widget_class_set_css_name (widget_class, "hand");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lab_hand_init (LabHand *self)
{
  self->home = LAB_SEAT_NONE;
}

/**
 * lab_hand_show_backs:
 * @self: a hand
 *
 * Shows only the backs of the cards, and forgets what they are.
 */
void
lab_hand_show_backs (LabHand *self)
{
  g_return_if_fail (LAB_IS_HAND (self));

  clear (self, FALSE);
  set_label (self, _("The card is hidden"));
}

/* Takes over @list, which can be %NULL, and returns it with @item added at its end. */
static char *
add_to_list (char       *list,
             const char *item)
{
  g_autofree char *shorter = list;

  if (list == NULL)
    return g_strdup (item);
  /* Translators: joins the items of a list. The first %s is one item, or several that are
   * already joined; the second %s is the next item. */
  return g_strdup_printf (C_("list", "%s, %s"), shorter, item);
}

/**
 * lab_hand_show_cards:
 * @self: a hand
 * @position: the state of the game
 * @seat: the owner of the cards
 *
 * Shows what @seat must find now.
 */
void
lab_hand_show_cards (LabHand           *self,
                     const LabPosition *position,
                     LabSeat            seat)
{
  LabTreasureSet sought;
  char *names = NULL;
  g_autofree char *label = NULL;

  g_return_if_fail (LAB_IS_HAND (self));
  g_return_if_fail (position != NULL);

  clear (self, (position->rules & LAB_RULES_OPEN_CARDS) != 0);
  if (lab_position_heads_home (position, seat))
    {
      self->home = seat;
      set_label (self, _("All found: return to your start corner"));
      return;
    }

  sought = lab_position_get_sought (position, seat);
  for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    {
      if ((sought & LAB_TREASURE_BIT (treasure)) == 0)
        continue;
      names = add_to_list (names, lab_treasure_get_name (treasure));
      self->cards[self->n_cards++] = treasure;
    }
  label = lab_describe_sought (names);
  g_free (names);
  set_label (self, label);
}

/**
 * lab_hand_get_shown:
 * @self: a hand
 *
 * Returns: the treasures whose cards can be seen
 */
LabTreasureSet
lab_hand_get_shown (LabHand *self)
{
  LabTreasureSet shown = 0;

  g_return_val_if_fail (LAB_IS_HAND (self), 0);

  for (guint i = 0; i < self->n_cards; i++)
    shown |= LAB_TREASURE_BIT (self->cards[i]);
  return shown;
}

/**
 * lab_hand_get_label:
 * @self: a hand
 *
 * Returns: (transfer none) (nullable): a description of the visible cards, which is as secret as
 * they are
 */
const char *
lab_hand_get_label (LabHand *self)
{
  g_return_val_if_fail (LAB_IS_HAND (self), NULL);

  return self->label;
}
