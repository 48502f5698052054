/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-length-row.h"

#include <glib/gi18n.h>

#include "lab-columns-layout.h"
#include "lab-deal.h"
#include "lab-game-length.h"
#include "lab-tooltips.h"

/**
 * LabLengthRow:
 *
 * The row of the start page that sets the length of a game: three numbers of treasures, each with
 * an estimate in minutes. Its adjustment also takes the numbers between them; then none of the
 * three buttons is pressed.
 */
struct _LabLengthRow
{
  AdwPreferencesRow parent_instance;

  LabPlayerKind kinds[LAB_N_SEATS];
  guint n_players;
  gboolean updating;

  GtkAdjustment *cards;
  GtkLabel *each;
  GtkToggleButton *short_game;
  GtkToggleButton *medium_game;
  GtkToggleButton *full_game;
  GtkLabel *short_time;
  GtkLabel *medium_time;
  GtkLabel *full_time;
};

#define SHORT_CARDS 3
#define MEDIUM_CARDS 6

G_DEFINE_FINAL_TYPE (LabLengthRow, lab_length_row, ADW_TYPE_PREFERENCES_ROW)

/* Private helpers */

static guint
get_max (LabLengthRow *self)
{
  return (guint) gtk_adjustment_get_upper (self->cards);
}

static char *
describe_cards (guint n_cards)
{
  /* Translators: the length of a game: the number of treasures of each player. */
  return g_strdup_printf (ngettext ("%u treasure each", "%u treasures each", n_cards), n_cards);
}

static void
update_button (LabLengthRow    *self,
               GtkToggleButton *button,
               GtkLabel        *time,
               guint            n_cards)
{
  guint minutes = lab_game_length_estimate (self->kinds, self->n_players, n_cards);
  g_autofree char *text = NULL;
  g_autofree char *cards = describe_cards (n_cards);
  g_autofree char *spoken = NULL;

  /* Translators: an estimate of the length of a game; “min” stands for minutes. */
  text = g_strdup_printf (_("%u min"), minutes);
  gtk_label_set_label (time, text);
  gtk_toggle_button_set_active (button, lab_length_row_get_cards (self) == n_cards);
  lab_tooltips_set (GTK_WIDGET (button), cards);
  /* Translators: describes a length of a game to screen readers; %s is “3 treasures each”. */
  spoken = g_strdup_printf (ngettext ("%s, about %u minute", "%s, about %u minutes", minutes),
                            cards, minutes);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  spoken, -1);
}

/* Shows the current number of treasures. With four players, a medium game has all of them. */
static void
update (LabLengthRow *self)
{
  g_autofree char *each = describe_cards (lab_length_row_get_cards (self));

  if (self->n_players == 0)
    return;
  self->updating = TRUE;
  gtk_label_set_label (self->each, each);
  update_button (self, self->short_game, self->short_time, SHORT_CARDS);
  update_button (self, self->medium_game, self->medium_time, MEDIUM_CARDS);
  update_button (self, self->full_game, self->full_time, get_max (self));
  gtk_widget_set_visible (GTK_WIDGET (self->medium_game), get_max (self) > MEDIUM_CARDS);
  self->updating = FALSE;
}

static void
on_toggled (LabLengthRow    *self,
            GtkToggleButton *button)
{
  if (self->updating || !gtk_toggle_button_get_active (button))
    return;
  if (button == self->short_game)
    lab_length_row_set_cards (self, SHORT_CARDS);
  else if (button == self->medium_game)
    lab_length_row_set_cards (self, MEDIUM_CARDS);
  else
    lab_length_row_set_cards (self, get_max (self));
}

/* GObject */

static void
lab_length_row_class_init (LabLengthRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (LAB_TYPE_COLUMNS_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-length-row.ui");
  gtk_widget_class_bind_template_child (widget_class, LabLengthRow, cards);
  gtk_widget_class_bind_template_child (widget_class, LabLengthRow, each);
  gtk_widget_class_bind_template_child (widget_class, LabLengthRow, short_game);
  gtk_widget_class_bind_template_child (widget_class, LabLengthRow, medium_game);
  gtk_widget_class_bind_template_child (widget_class, LabLengthRow, full_game);
  gtk_widget_class_bind_template_child (widget_class, LabLengthRow, short_time);
  gtk_widget_class_bind_template_child (widget_class, LabLengthRow, medium_time);
  gtk_widget_class_bind_template_child (widget_class, LabLengthRow, full_time);
  gtk_widget_class_bind_template_callback (widget_class, on_toggled);
  gtk_widget_class_bind_template_callback (widget_class, update);
}

static void
lab_length_row_init (LabLengthRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Public functions */

/**
 * lab_length_row_get_adjustment:
 * @self: a row
 *
 * Returns: (transfer none): the number of treasures of each player, which can be changed
 */
GtkAdjustment *
lab_length_row_get_adjustment (LabLengthRow *self)
{
  g_return_val_if_fail (LAB_IS_LENGTH_ROW (self), NULL);

  return self->cards;
}

/**
 * lab_length_row_get_cards:
 * @self: a row
 *
 * Returns: the number of treasures of each player
 */
guint
lab_length_row_get_cards (LabLengthRow *self)
{
  g_return_val_if_fail (LAB_IS_LENGTH_ROW (self), 1);

  return (guint) gtk_adjustment_get_value (self->cards);
}

/**
 * lab_length_row_set_cards:
 * @self: a row
 * @cards_each: the number of treasures of each player; 0 for all
 *
 * Sets the length of the game.
 */
void
lab_length_row_set_cards (LabLengthRow *self,
                          guint         cards_each)
{
  g_return_if_fail (LAB_IS_LENGTH_ROW (self));

  gtk_adjustment_set_value (self->cards, cards_each != 0 ? cards_each : get_max (self));
}

/**
 * lab_length_row_set_players:
 * @self: a row
 * @kinds: (array length=n_players): who plays
 * @n_players: the number of players, from 2 to 4
 *
 * Changes the players. A full game stays one.
 */
void
lab_length_row_set_players (LabLengthRow        *self,
                            const LabPlayerKind *kinds,
                            guint                n_players)
{
  gboolean full;

  g_return_if_fail (LAB_IS_LENGTH_ROW (self));
  g_return_if_fail (n_players >= 2 && n_players <= LAB_N_SEATS);

  full = lab_length_row_get_cards (self) == get_max (self);
  for (guint i = 0; i < n_players; i++)
    self->kinds[i] = kinds[i];
  self->n_players = n_players;
  gtk_adjustment_set_upper (self->cards, lab_deal_max_cards (n_players));
  /* The adjustment keeps a value above its new upper limit, so set the value again. */
  lab_length_row_set_cards (self, full ? 0 : lab_length_row_get_cards (self));
  update (self);
}
