/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-setup.h"

#include "lab-shift-setup-page.h"

/* Private helpers */

/* Scrolls with the wheel, like a person, until the widget is visible. */
static void
bring_into_view (LabTestWindow *test,
                 GtkWidget     *widget)
{
  GtkWidget *area = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  if (area == NULL)
    return;
  for (guint i = 0; i < 50 && !lab_test_is_within (widget, area); i++)
    {
      g_assert_true (gtk_widget_compute_bounds (widget, area, &bounds));
      lab_test_driver_move (test->driver, area, 4, 100);
      lab_test_driver_scroll (test->driver, bounds.origin.y < 0 ? -1 : 1);
    }
  g_assert_true (lab_test_is_within (widget, area));
}

static void
click (LabTestWindow *test,
       GtkWidget     *widget)
{
  g_assert_nonnull (widget);
  bring_into_view (test, widget);
  lab_test_driver_click (test->driver, widget);
}

/* Replaces the text in the entry by @text. */
static void
enter (LabTestWindow *test,
       GtkWidget     *entry,
       const char    *text)
{
  click (test, entry);
  lab_test_driver_key (test->driver, GDK_KEY_a, GDK_CONTROL_MASK);
  lab_test_driver_key (test->driver, GDK_KEY_BackSpace, 0);
  lab_test_driver_type (test->driver, text);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, text);
}

static LabShiftSetupPage *
get_page (LabTestWindow *test)
{
  return LAB_SHIFT_SETUP_PAGE (lab_test_find (GTK_WIDGET (test->window),
                                              LAB_TYPE_SHIFT_SETUP_PAGE));
}

static GtkWidget *
get_rules (LabTestWindow *test)
{
  return GTK_WIDGET (get_page (test)->rules);
}

/* Opens what can be chosen for the player in @row. */
static LabShiftSeatRow *
open_row (LabTestWindow *test,
          guint          row)
{
  LabShiftSeatRow *self = LAB_SHIFT_SEAT_ROW (lab_test_setup_get_row (test, row));

  click (test, GTK_WIDGET (self));
  lab_test_wait (self->entry != NULL && gtk_widget_get_mapped (self->colors[0]));
  lab_test_driver_settle (test->driver);
  return self;
}

static void
close_row (LabTestWindow   *test,
           LabShiftSeatRow *self,
           guint            keyval)
{
  if (keyval != 0)
    lab_test_driver_key (test->driver, keyval, 0);
  lab_test_wait (!gtk_widget_get_mapped (self->colors[0]));
}

/* Opens the row with the variants of the rules. */
static void
open_rules (LabTestWindow *test)
{
  GtkWidget *rules = get_rules (test);

  if (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (rules)))
    return;
  click (test, lab_test_find (rules, GTK_TYPE_LIST_BOX_ROW));
  lab_test_wait (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (rules)));
  lab_test_driver_settle (test->driver);
}

static GtkWidget *
find_switch (LabTestWindow *test,
             const char    *variant)
{
  g_autoptr (GPtrArray) rows = lab_test_find_all (GTK_WIDGET (test->window), ADW_TYPE_ACTION_ROW);

  for (guint i = 0; i < rows->len; i++)
    {
      if (g_strcmp0 (adw_preferences_row_get_title (rows->pdata[i]), variant) == 0)
        return lab_test_find (rows->pdata[i], GTK_TYPE_SWITCH);
    }
  g_assert_not_reached ();
}

/* Public functions */

/**
 * lab_test_setup_get_row: returns the row of a player, counted from 0.
 */
GtkWidget *
lab_test_setup_get_row (LabTestWindow *test,
                        guint          row)
{
  g_autoptr (GPtrArray)
    rows = lab_test_find_all (GTK_WIDGET (test->window), LAB_TYPE_SHIFT_SEAT_ROW);

  g_assert_cmpuint (rows->len, ==, LAB_SHIFT_N_SEATS);
  return rows->pdata[row];
}

/**
 * lab_test_setup_get_cards: returns the chosen number of treasures for each player.
 */
guint
lab_test_setup_get_cards (LabTestWindow *test)
{
  GtkWidget *spin = lab_test_find (get_rules (test), GTK_TYPE_SPIN_BUTTON);

  return (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin));
}

/**
 * lab_test_setup_set_count: chooses the number of players.
 */
void
lab_test_setup_set_count (LabTestWindow *test,
                          guint          n_players)
{
  click (test, GTK_WIDGET (get_page (test)->counts[n_players]));
  for (guint i = 0; i < LAB_SHIFT_N_SEATS; i++)
    g_assert_cmpint (gtk_widget_get_mapped (lab_test_setup_get_row (test, i)), ==, i < n_players);
}

/**
 * lab_test_setup_set_name: sets the name of the player in @row.
 */
void
lab_test_setup_set_name (LabTestWindow *test,
                         guint          row,
                         const char    *name)
{
  LabShiftSeatRow *self = open_row (test, row);

  enter (test, self->entry, name);
  close_row (test, self, GDK_KEY_Return);
}

/**
 * lab_test_setup_set_color: sets the color of the player in @row.
 */
void
lab_test_setup_set_color (LabTestWindow *test,
                          guint          row,
                          LabShiftSeat   seat)
{
  LabShiftSeatRow *self = open_row (test, row);
  GtkWidget *button = self->colors[seat];

  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, lab_shift_seat_get_color_name (seat));
  lab_test_driver_click (test->driver, button);
  g_assert_cmpuint (self->seat, ==, seat);
  close_row (test, self, GDK_KEY_Escape);
}

/**
 * lab_test_setup_get_kind: returns the kind of the player in @row.
 */
LabShiftPlayerKind
lab_test_setup_get_kind (LabTestWindow *test,
                         guint          row)
{
  return LAB_SHIFT_SEAT_ROW (lab_test_setup_get_row (test, row))->kind;
}

/**
 * lab_test_setup_set_kind: chooses the kind of the player in @row from the list.
 */
void
lab_test_setup_set_kind (LabTestWindow     *test,
                         guint              row,
                         LabShiftPlayerKind kind)
{
  LabShiftSeatRow *self = open_row (test, row);

  lab_test_driver_click (test->driver, self->kinds[kind]);
  close_row (test, self, 0);
  g_assert_cmpint (lab_test_setup_get_kind (test, row), ==, kind);
}

/** lab_test_setup_set_cards: clicks until each player gets @n_cards treasures. */
void
lab_test_setup_set_cards (LabTestWindow *test,
                          guint          n_cards)
{
  GtkWidget *spin = lab_test_find (get_rules (test), GTK_TYPE_SPIN_BUTTON);
  g_autoptr (GPtrArray) buttons = lab_test_find_all (spin, GTK_TYPE_BUTTON);

  open_rules (test);
  g_assert_cmpuint (buttons->len, ==, 2);
  for (guint i = 0; i < 24 && lab_test_setup_get_cards (test) != n_cards; i++)
    click (test, buttons->pdata[lab_test_setup_get_cards (test) > n_cards ? 0 : 1]);
  g_assert_cmpuint (lab_test_setup_get_cards (test), ==, n_cards);
}

/**
 * lab_test_setup_is_on: returns whether the variant with the title of its row is
 * switched on.
 */
gboolean
lab_test_setup_is_on (LabTestWindow *test,
                      const char    *variant)
{
  return gtk_switch_get_active (GTK_SWITCH (find_switch (test, variant)));
}

/** lab_test_setup_flip: switches a variant on or off. */
void
lab_test_setup_flip (LabTestWindow *test,
                     const char    *variant)
{
  gboolean before = lab_test_setup_is_on (test, variant);

  open_rules (test);
  click (test, find_switch (test, variant));
  lab_test_wait (lab_test_setup_is_on (test, variant) != before);
}

/**
 * lab_test_setup_set_seed: types the number of the deal.
 */
void
lab_test_setup_set_seed (LabTestWindow *test,
                         const char    *seed)
{
  open_rules (test);
  enter (test, GTK_WIDGET (get_page (test)->seed), seed);
}

/** lab_test_setup_start: starts the game. */
void
lab_test_setup_start (LabTestWindow *test)
{
  click (test, lab_test_find_button ("Start Game"));
  lab_test_wait (lab_test_window_shows (test, "game"));
  lab_test_driver_settle (test->driver);
}

/** lab_test_setup_start_versus: starts a game alone, against computers. */
void
lab_test_setup_start_versus (LabTestWindow *test)
{
  click (test, lab_test_find_button ("Alone"));
  lab_test_setup_start (test);
}
