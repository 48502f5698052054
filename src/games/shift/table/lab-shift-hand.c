/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-hand.h"

#include <glib/gi18n.h>

#include "lab-shift-describe.h"
#include "lab-shift-pictures.h"
#include "lab-shift-position.h"
#include "lab-shift-tile-view.h"

#define GAP 4
#define MIN_HEIGHT 40
#define MIN_OPEN_HEIGHT 63      /* two rows of cards */

G_DEFINE_FINAL_TYPE (LabShiftHand, lab_shift_hand, GTK_TYPE_WIDGET)

/* Private helpers */

/* Decides who can see which card when several people share one screen.
 *
 * The viewer is the person who last had the screen alone. While at least two people still play,
 * another person may look at the screen during a computer's turn. Therefore no card is shown
 * then, and the next person must take the screen first. The last person who still plays has
 * nobody to hide cards from, so their card stays visible once they have the screen. */

static LabShiftSeatSet
get_playing (const LabShiftPosition *position,
             LabShiftSeatSet         persons)
{
  return persons & lab_shift_position_get_unplaced (position);
}

static gboolean
is_alone (const LabShiftPosition *position,
          LabShiftSeatSet         persons,
          LabShiftSeat            seat)
{
  return seat != LAB_SHIFT_SEAT_NONE
      && get_playing (position, persons) == LAB_SHIFT_SEAT_BIT (seat);
}

static gboolean
has_secrets (const LabShiftPosition *position)
{
  return (position->rules & LAB_SHIFT_RULES_OPEN_CARDS) == 0;
}

/* There is no tooltip: it would cover the cards. */
static void
set_label (LabShiftHand *self,
           const char   *label)
{
  g_free (self->label);
  self->label = g_strdup (label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
clear (LabShiftHand *self,
       gboolean      open)
{
  self->n_cards = 0;
  self->shown = 0;
  self->home = LAB_SHIFT_SEAT_NONE;
  self->open = open;
  lab_style_set_class (GTK_WIDGET (self), "open", open);
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
      int down = (int) (room / LAB_SHIFT_CARD_ASPECT);

      if (MIN (across, down) > *card_width)
        {
          *card_width = MIN (across, down);
          best_columns = columns;
        }
    }
  return best_columns;
}

static void
lab_shift_hand_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  LabShiftHand *self = LAB_SHIFT_HAND (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int n = MAX ((int) self->n_cards, 1);
  gboolean back = self->n_cards == 0 && self->home == LAB_SHIFT_SEAT_NONE;
  int card_width, card_height, rows;
  int columns = choose_columns (width, height, n, &card_width);

  card_height = (int) (card_width * LAB_SHIFT_CARD_ASPECT);
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
        lab_shift_pictures_snapshot (widget, snapshot, GRAPHENE_POINT_INIT (0, 0),
                                     LAB_SHIFT_PICTURE_BACK, 0, card_width, card_height);
      else
        lab_shift_card_drawing_snapshot_face (widget, snapshot, card_width, card_height,
                                              self->home != LAB_SHIFT_SEAT_NONE
                                                ? LAB_SHIFT_TREASURE_NONE
                                                : self->cards[i],
                                              self->home);
      gtk_snapshot_restore (snapshot);
    }
}

/* Open cards need more room than one card, and keep it as their number falls. */
static void
lab_shift_hand_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size G_GNUC_UNUSED,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline G_GNUC_UNUSED,
                        int            *natural_baseline G_GNUC_UNUSED)
{
  gboolean open = LAB_SHIFT_HAND (widget)->open;

  *minimum = MIN_HEIGHT;
  *natural = 156;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = open ? 240 : 120;
  else if (open)
    *minimum = MIN_OPEN_HEIGHT;
}

static void
lab_shift_hand_finalize (GObject *object)
{
  g_free (LAB_SHIFT_HAND (object)->label);
  G_OBJECT_CLASS (lab_shift_hand_parent_class)->finalize (object);
}

static void
lab_shift_hand_class_init (LabShiftHandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lab_shift_hand_finalize;
  widget_class->snapshot = lab_shift_hand_snapshot;
  widget_class->measure = lab_shift_hand_measure;
  gtk_widget_class_set_css_name (widget_class, "hand");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lab_shift_hand_init (LabShiftHand *self)
{
  self->home = LAB_SHIFT_SEAT_NONE;
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

/* Public functions */

/**
 * lab_shift_card_visibility_get_first_viewer:
 * @persons: the seats of people
 *
 * Returns: the viewer before the first turn: the only person, or %LAB_SHIFT_SEAT_NONE if there are
 *   several
 */
LabShiftSeat
lab_shift_card_visibility_get_first_viewer (LabShiftSeatSet persons)
{
  if (persons == 0 || (persons & (persons - 1)) != 0)
    return LAB_SHIFT_SEAT_NONE;
  return (LabShiftSeat) __builtin_ctz (persons);
}

/**
 * lab_shift_card_visibility_needs_cover:
 * @position: the state of the game
 * @persons: the seats of people
 * @viewer: the person who last had the screen, or %LAB_SHIFT_SEAT_NONE
 *
 * Returns: %TRUE if the players must pass the screen before the current turn
 */
gboolean
lab_shift_card_visibility_needs_cover (const LabShiftPosition *position,
                                       LabShiftSeatSet         persons,
                                       LabShiftSeat            viewer)
{
  g_return_val_if_fail (position != NULL, TRUE);

  return has_secrets (position) && (persons & LAB_SHIFT_SEAT_BIT (position->seat)) != 0
         && position->seat != viewer;
}

/**
 * lab_shift_card_visibility_hides_find:
 * @position: the state of the game
 * @persons: the seats of people
 * @finder: the player who just found a treasure
 *
 * Returns: %TRUE if @finder has a next card and must look at it alone now
 */
gboolean
lab_shift_card_visibility_hides_find (const LabShiftPosition *position,
                                      LabShiftSeatSet         persons,
                                      LabShiftSeat            finder)
{
  g_return_val_if_fail (position != NULL, TRUE);

  return has_secrets (position) && finder != LAB_SHIFT_SEAT_NONE
         && (get_playing (position, persons) & LAB_SHIFT_SEAT_BIT (finder)) != 0
         && !is_alone (position, persons, finder);
}

/**
 * lab_shift_card_visibility_get_shown:
 * @position: the state of the game
 * @persons: the seats of people
 * @viewer: the person who last had the screen, or %LAB_SHIFT_SEAT_NONE
 *
 * Returns: the seat whose cards the uncovered table shows; %LAB_SHIFT_SEAT_NONE to show none
 */
LabShiftSeat
lab_shift_card_visibility_get_shown (const LabShiftPosition *position,
                                     LabShiftSeatSet         persons,
                                     LabShiftSeat            viewer)
{
  g_return_val_if_fail (position != NULL, LAB_SHIFT_SEAT_NONE);

  /* If only computers play, there is nobody to hide cards from. */
  if (persons == 0)
    return position->seat;
  if ((persons & LAB_SHIFT_SEAT_BIT (position->seat)) != 0)
    return !has_secrets (position) || position->seat == viewer ? position->seat
                                                               : LAB_SHIFT_SEAT_NONE;
  return is_alone (position, persons, viewer) ? viewer : LAB_SHIFT_SEAT_NONE;
}

/**
 * lab_shift_hand_show_backs:
 * @self: a hand
 *
 * Shows only the backs of the cards, and forgets what they are.
 */
void
lab_shift_hand_show_backs (LabShiftHand *self)
{
  g_return_if_fail (LAB_IS_SHIFT_HAND (self));

  clear (self, FALSE);
  set_label (self, _("The card is hidden"));
}

/**
 * lab_shift_hand_show_cards:
 * @self: a hand
 * @position: the state of the game
 * @seat: the owner of the cards
 *
 * Shows what @seat must find now.
 */
void
lab_shift_hand_show_cards (LabShiftHand           *self,
                           const LabShiftPosition *position,
                           LabShiftSeat            seat)
{
  LabShiftTreasureSet sought;
  char *names = NULL;
  g_autofree char *label = NULL;

  g_return_if_fail (LAB_IS_SHIFT_HAND (self));
  g_return_if_fail (position != NULL);

  clear (self, (position->rules & LAB_SHIFT_RULES_OPEN_CARDS) != 0);
  if (lab_shift_position_heads_home (position, seat))
    {
      self->home = seat;
      set_label (self, _("All found: return to your start corner"));
      return;
    }

  self->shown = sought = lab_shift_position_get_sought (position, seat);
  for (LabShiftTreasure treasure = 0; treasure < LAB_SHIFT_N_TREASURES; treasure++)
    {
      if ((sought & LAB_SHIFT_TREASURE_BIT (treasure)) == 0)
        continue;
      names = add_to_list (names, lab_shift_treasure_get_name (treasure));
      self->cards[self->n_cards++] = treasure;
    }
  label = lab_shift_describe_sought (names);
  g_free (names);
  set_label (self, label);
}
