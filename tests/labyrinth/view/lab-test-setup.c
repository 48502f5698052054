/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-setup.h"

#include "lab-length-row.h"
#include "lab-pawn.h"
#include "lab-rules-row.h"
#include "lab-seat-row.h"

/* Private helpers */

/* Scrolls with the wheel, like a person, until the widget is visible. */
static void
bring_into_view (LabTestWindow *desk,
                 GtkWidget     *widget)
{
  GtkWidget *area = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  if (area == NULL)
    return;
  for (guint i = 0; i < 50 && !lab_test_is_within (widget, area); i++)
    {
      g_assert_true (gtk_widget_compute_bounds (widget, area, &bounds));
      lab_test_driver_move (desk->driver, area, 4, 100);
      lab_test_driver_scroll (desk->driver, bounds.origin.y < 0 ? -1 : 1);
    }
  g_assert_true (lab_test_is_within (widget, area));
}

static void
click (LabTestWindow *desk,
       GtkWidget     *widget)
{
  g_assert_nonnull (widget);
  bring_into_view (desk, widget);
  lab_test_driver_click (desk->driver, widget);
}

/* Replaces the text in the entry by @text. */
static void
enter (LabTestWindow *desk,
       GtkWidget     *entry,
       const char    *text)
{
  click (desk, entry);
  lab_test_driver_key (desk->driver, GDK_KEY_a, GDK_CONTROL_MASK);
  lab_test_driver_key (desk->driver, GDK_KEY_BackSpace, 0);
  lab_test_driver_type (desk->driver, text);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, text);
}

/* Opens the row with the variants of the rules. */
static void
open_rules (LabTestWindow *desk)
{
  GtkWidget *rules = lab_test_find (GTK_WIDGET (desk->window), LAB_TYPE_RULES_ROW);

  if (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (rules)))
    return;
  click (desk, lab_test_find (rules, GTK_TYPE_LIST_BOX_ROW));
  lab_test_wait (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (rules)));
  lab_test_driver_settle (desk->driver);
}

static GtkWidget *
find_switch (LabTestWindow *desk,
             const char    *variant)
{
  g_autoptr (GPtrArray) rows = lab_test_find_all (GTK_WIDGET (desk->window), ADW_TYPE_ACTION_ROW);

  for (guint i = 0; i < rows->len; i++)
    {
      if (g_strcmp0 (adw_preferences_row_get_title (rows->pdata[i]), variant) == 0)
        return lab_test_find (rows->pdata[i], GTK_TYPE_SWITCH);
    }
  g_assert_not_reached ();
}

static GtkWidget *
find_seed (LabTestWindow *desk)
{
  g_autoptr (GPtrArray) rows = lab_test_find_all (GTK_WIDGET (desk->window), ADW_TYPE_ENTRY_ROW);

  for (guint i = 0; i < rows->len; i++)
    {
      if (!LAB_IS_SEAT_ROW (rows->pdata[i]))
        return rows->pdata[i];
    }
  g_assert_not_reached ();
}

/* Public functions */

/**
 * lab_test_setup_get_row: returns the row of a player, counted from 0.
 */
GtkWidget *
lab_test_setup_get_row (LabTestWindow *desk,
                        guint          row)
{
  g_autoptr (GPtrArray) rows = lab_test_find_all (GTK_WIDGET (desk->window), LAB_TYPE_SEAT_ROW);

  g_assert_cmpuint (rows->len, ==, LAB_N_SEATS);
  return rows->pdata[row];
}

/**
 * lab_test_setup_get_cards: returns the chosen number of treasures for each player.
 */
guint
lab_test_setup_get_cards (LabTestWindow *desk)
{
  GtkWidget *row = lab_test_find (GTK_WIDGET (desk->window), LAB_TYPE_LENGTH_ROW);

  return lab_length_row_get_cards (LAB_LENGTH_ROW (row));
}

/**
 * lab_test_setup_set_count: chooses the number of players.
 */
void
lab_test_setup_set_count (LabTestWindow *desk,
                          guint          n_players)
{
  g_autofree char *count = g_strdup_printf ("%u", n_players);

  click (desk, lab_test_find_button (count));
  for (guint i = 0; i < LAB_N_SEATS; i++)
    g_assert_cmpint (gtk_widget_get_mapped (lab_test_setup_get_row (desk, i)), ==, i < n_players);
}

/**
 * lab_test_setup_set_name: sets the name of the player in @row.
 */
void
lab_test_setup_set_name (LabTestWindow *desk,
                         guint          row,
                         const char    *name)
{
  enter (desk, lab_test_setup_get_row (desk, row), name);
}

/**
 * lab_test_setup_set_color: sets the color of the player in @row.
 */
void
lab_test_setup_set_color (LabTestWindow *desk,
                          guint          row,
                          LabSeat        seat)
{
  GtkWidget *menu = lab_test_find (lab_test_setup_get_row (desk, row), GTK_TYPE_MENU_BUTTON);
  GtkPopover *popover = gtk_menu_button_get_popover (GTK_MENU_BUTTON (menu));
  g_autoptr (GPtrArray) pawns = lab_test_find_all (GTK_WIDGET (popover), LAB_TYPE_PAWN);

  click (desk, menu);
  lab_test_wait (gtk_widget_get_mapped (GTK_WIDGET (popover)));
  lab_test_driver_settle (desk->driver);
  for (guint i = 0; i < pawns->len; i++)
    {
      if (lab_pawn_get_seat (pawns->pdata[i]) == seat)
        lab_test_driver_click (desk->driver, pawns->pdata[i]);
    }
  lab_test_wait (!gtk_widget_get_mapped (GTK_WIDGET (popover)));
}

/**
 * lab_test_setup_get_kind: returns the kind of the player in @row.
 */
LabPlayerKind
lab_test_setup_get_kind (LabTestWindow *desk,
                         guint          row)
{
  return lab_seat_row_get_kind (LAB_SEAT_ROW (lab_test_setup_get_row (desk, row)));
}

/**
 * lab_test_setup_set_kind: chooses the kind of the player in @row from the list.
 */
void
lab_test_setup_set_kind (LabTestWindow *desk,
                         guint          row,
                         LabPlayerKind  kind)
{
  GtkWidget *list = lab_test_find (lab_test_setup_get_row (desk, row), GTK_TYPE_DROP_DOWN);
  GtkWidget *popover = lab_test_find (list, GTK_TYPE_POPOVER);
  g_autoptr (GPtrArray) labels = NULL;

  click (desk, list);
  lab_test_wait (gtk_widget_get_mapped (popover));
  lab_test_driver_settle (desk->driver);
  labels = lab_test_find_all (popover, GTK_TYPE_LABEL);
  for (guint i = 0; i < labels->len; i++)
    {
      if (g_strcmp0 (gtk_label_get_text (labels->pdata[i]), lab_player_kind_get_name (kind)) == 0)
        {
          lab_test_driver_click (desk->driver, labels->pdata[i]);
          break;
        }
    }
  lab_test_wait (!gtk_widget_get_mapped (popover));
  g_assert_cmpint (lab_test_setup_get_kind (desk, row), ==, kind);
}

/** lab_test_setup_set_cards: clicks until each player gets @n_cards treasures. */
void
lab_test_setup_set_cards (LabTestWindow *desk,
                          guint          n_cards)
{
  GtkWidget *rules = lab_test_find (GTK_WIDGET (desk->window), LAB_TYPE_RULES_ROW);
  GtkWidget *spin = lab_test_find (rules, GTK_TYPE_SPIN_BUTTON);
  g_autoptr (GPtrArray) buttons = lab_test_find_all (spin, GTK_TYPE_BUTTON);

  open_rules (desk);
  g_assert_cmpuint (buttons->len, ==, 2);
  for (guint i = 0; i < 24 && lab_test_setup_get_cards (desk) != n_cards; i++)
    click (desk, buttons->pdata[lab_test_setup_get_cards (desk) > n_cards ? 0 : 1]);
  g_assert_cmpuint (lab_test_setup_get_cards (desk), ==, n_cards);
}

/**
 * lab_test_setup_is_on: returns whether the variant with the title of its row is
 * switched on.
 */
gboolean
lab_test_setup_is_on (LabTestWindow *desk,
                      const char    *variant)
{
  return gtk_switch_get_active (GTK_SWITCH (find_switch (desk, variant)));
}

/** lab_test_setup_flip: switches a variant on or off. */
void
lab_test_setup_flip (LabTestWindow *desk,
                     const char    *variant)
{
  gboolean before = lab_test_setup_is_on (desk, variant);

  open_rules (desk);
  click (desk, find_switch (desk, variant));
  lab_test_wait (lab_test_setup_is_on (desk, variant) != before);
}

/**
 * lab_test_setup_set_seed: types the number of the deal.
 */
void
lab_test_setup_set_seed (LabTestWindow *desk,
                         const char    *seed)
{
  open_rules (desk);
  enter (desk, find_seed (desk), seed);
}

/** lab_test_setup_start: starts the game. */
void
lab_test_setup_start (LabTestWindow *desk)
{
  click (desk, lab_test_find_button ("Start Game"));
  lab_test_wait (g_strcmp0 (lab_window_get_page (desk->window), "game") == 0);
  lab_test_driver_settle (desk->driver);
}

/** lab_test_setup_start_versus: starts a game against the computer. */
void
lab_test_setup_start_versus (LabTestWindow *desk)
{
  click (desk, lab_test_find_text ("Against the Computer"));
  lab_test_wait (g_strcmp0 (lab_window_get_page (desk->window), "game") == 0);
  lab_test_driver_settle (desk->driver);
}
