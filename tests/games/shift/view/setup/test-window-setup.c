/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-dialog.h"
#include "lab-test-audit.h"
#include "lab-test-window.h"
#include "lab-test-setup.h"
#include "lab-announcer.h"
#include "lab-columns-layout.h"
#include "lab-compat.h"
#include "lab-seat-row.h"
#include "lab-setup-page.h"

#define BAD_NUMBER "Enter digits only, or leave empty for a new game."

/* Private helpers */

static const char *
get_name (LabTestWindow *test,
          guint          row)
{
  return gtk_editable_get_text (GTK_EDITABLE (lab_test_setup_get_row (test, row)));
}

static LabSeat
get_seat (LabTestWindow *test,
          guint          row)
{
  return lab_seat_row_get_seat (LAB_SEAT_ROW (lab_test_setup_get_row (test, row)));
}

static LabSeatSet
get_colors (LabTestWindow *test)
{
  LabSeatSet seats = 0;

  for (guint row = 0; row < LAB_N_SEATS; row++)
    seats |= LAB_SEAT_BIT (get_seat (test, row));
  return seats;
}

/* Tests */

/* One click starts a game of two players at opposite corners, with the standard
 * rules. */
static void
test_defaults (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  const LabPosition *position;

  g_assert_cmpstr (lab_window_get_page (test->window), ==, "start");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (test->window))
                 == lab_test_find_button ("Start Game"));
  lab_test_setup_start (test);
  position = lab_test_window_get_position (test);
  g_assert_cmphex (lab_position_get_seats (position), ==, lab_seat_default_set (2));
  g_assert_cmpuint (position->n_cards[0], ==, 12);
  g_assert_cmpuint (position->rules, ==, LAB_RULES_STANDARD);
  g_assert_cmpuint (position->seat, ==, 0);
  g_assert_nonnull (lab_test_find_text ("Pass the screen to Red"));
  lab_test_window_take (test);
  lab_test_audit (test);
}

/* Each game has a new number, unless the player types one. */
static void
test_number (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  LabPosition first, again;
  guint64 seed;

  lab_test_setup_start (test);
  seed = lab_game_get_deal (lab_test_window_get_game (test))->seed;
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  lab_test_setup_start (test);
  g_assert_cmpuint (lab_game_get_deal (lab_test_window_get_game (test))->seed, !=, seed);

  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  lab_test_setup_set_seed (test, "123456789");
  lab_test_setup_start (test);
  first = *lab_test_window_get_position (test);
  /* The title shows who plays; the number is in the details. */
  g_assert_nonnull (lab_test_find_text ("Red, Blue"));
  g_assert_null (lab_test_find_text ("Game 123456789"));
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.show-game", NULL);
  lab_test_enter_dialog (test);
  g_assert_nonnull (lab_test_find_text ("Game 123456789"));
  lab_test_leave_dialog (test);
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  lab_test_setup_set_seed (test, " 123456789 ");
  lab_test_setup_start (test);
  again = *lab_test_window_get_position (test);
  g_assert_cmpmem (&first, sizeof first, &again, sizeof again);
}

static void
test_bad_number (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  static const char * const bad[] = { "12a", "-3", "99999999999999999999999", "1 2" };

  g_assert_null (lab_test_find_text (BAD_NUMBER));
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      lab_test_setup_set_seed (test, bad[i]);
      g_assert_nonnull (lab_test_find_text (BAD_NUMBER));
      g_assert_false (gtk_widget_is_sensitive (lab_test_find_button ("Start Game")));
      lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
      lab_test_driver_click (test->driver, lab_test_find_button ("Start Game"));
      g_assert_cmpstr (lab_window_get_page (test->window), ==, "start");
    }
  lab_test_setup_set_seed (test, "12");
  g_assert_null (lab_test_find_text (BAD_NUMBER));
  g_assert_true (gtk_widget_is_sensitive (lab_test_find_button ("Start Game")));

  /* Enter in the row also starts the game. */
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  lab_test_wait (g_strcmp0 (lab_window_get_page (test->window), "game") == 0);
  g_assert_cmpuint (lab_game_get_deal (lab_test_window_get_game (test))->seed, ==, 12);
}

/* The player who had the chosen color gets the other one; no color occurs twice. */
static void
test_colors (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  const LabPosition *position;
  LabSeat first = get_seat (test, 0), second = get_seat (test, 1);

  g_assert_cmphex (get_colors (test), ==, 0xf);
  lab_test_setup_set_color (test, 0, second);
  g_assert_cmpuint (get_seat (test, 0), ==, second);
  g_assert_cmpuint (get_seat (test, 1), ==, first);
  lab_test_setup_set_color (test, 1, 3);
  lab_test_setup_set_color (test, 1, 3);
  g_assert_cmpuint (get_seat (test, 1), ==, 3);
  g_assert_cmphex (get_colors (test), ==, 0xf);

  lab_test_setup_set_name (test, 0, "Zoe");
  lab_test_setup_start (test);
  position = lab_test_window_get_position (test);
  g_assert_cmphex (lab_position_get_seats (position), ==,
                   LAB_SEAT_BIT (second) | LAB_SEAT_BIT (3));
  g_assert_cmpuint (position->seat, ==, second);
  g_assert_nonnull (lab_test_find_text ("Pass the screen to Zoe"));
  g_assert_cmpstr (lab_player_get_name (lab_game_get_player (lab_test_window_get_game (test), 3)),
                   ==, "Violet");
}

static void
test_variants (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  static const struct
  {
    const char *title;
    LabRules rule;
  } variants[] = {
    { "Last Treasure Wins", LAB_RULES_LAST_TREASURE },
    { "Open Cards", LAB_RULES_OPEN_CARDS },
    { "Random Tiles", LAB_RULES_RANDOM_TILES },
  };

  for (guint i = 0; i < G_N_ELEMENTS (variants); i++)
    {
      const LabDeal deal = { 9, 0x5, 0, 0, variants[i].rule };
      LabPosition dealt;

      lab_test_setup_flip (test, variants[i].title);
      lab_test_setup_set_seed (test, "9");
      lab_test_setup_start (test);
      lab_deal_position (&deal, &dealt);
      g_assert_cmpmem (lab_test_window_get_position (test), sizeof dealt, &dealt, sizeof dealt);
      lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
      lab_test_setup_flip (test, variants[i].title);
    }
}

/* If the players had all cards, they still do after another player joins. */
static void
test_cards (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  g_assert_cmpuint (lab_test_setup_get_cards (test), ==, 12);
  lab_test_setup_set_count (test, 4);
  g_assert_cmpuint (lab_test_setup_get_cards (test), ==, 6);
  lab_test_setup_set_count (test, 3);
  g_assert_cmpuint (lab_test_setup_get_cards (test), ==, 8);
  lab_test_setup_set_cards (test, 7);
  lab_test_setup_set_count (test, 2);
  g_assert_cmpuint (lab_test_setup_get_cards (test), ==, 7);
  lab_test_setup_set_count (test, 4);
  g_assert_cmpuint (lab_test_setup_get_cards (test), ==, 6);
  lab_test_setup_set_cards (test, 1);
  lab_test_setup_start (test);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    g_assert_cmpuint (lab_test_window_get_position (test)->n_cards[seat], ==, 1);
}

/* The next window has the same setup as the last game, except for its number. */
static void
test_remembered (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  LabSeat seats[3];
  guint64 seed;

  lab_test_setup_set_count (test, 3);
  lab_test_setup_set_color (test, 0, 3);
  lab_test_setup_set_name (test, 0, "Ada");
  lab_test_setup_set_name (test, 2, "Cleo");
  lab_test_setup_set_cards (test, 4);
  lab_test_setup_flip (test, "Last Treasure Wins");
  lab_test_setup_flip (test, "Random Tiles");
  lab_test_setup_set_seed (test, "77");
  for (guint row = 0; row < 3; row++)
    seats[row] = get_seat (test, row);
  lab_test_setup_start (test);
  lab_test_window_close_window (test);

  lab_test_window_open_window (test);
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  g_assert_cmpstr (get_name (test, 0), ==, "Ada");
  g_assert_cmpstr (get_name (test, 1), ==, "");
  g_assert_cmpstr (get_name (test, 2), ==, "Cleo");
  for (guint row = 0; row < LAB_N_SEATS; row++)
    g_assert_cmpint (gtk_widget_get_mapped (lab_test_setup_get_row (test, row)), ==, row < 3);
  for (guint row = 0; row < 3; row++)
    g_assert_cmpuint (get_seat (test, row), ==, seats[row]);
  g_assert_cmphex (get_colors (test), ==, 0xf);
  g_assert_cmpuint (lab_test_setup_get_cards (test), ==, 4);
  g_assert_true (lab_test_setup_is_on (test, "Last Treasure Wins"));
  g_assert_false (lab_test_setup_is_on (test, "Open Cards"));
  g_assert_true (lab_test_setup_is_on (test, "Random Tiles"));
  lab_test_setup_start (test);
  seed = lab_game_get_deal (lab_test_window_get_game (test))->seed;
  g_assert_cmpuint (seed, !=, 77);
  g_assert_cmpuint (lab_test_window_get_position (test)->rules, ==,
                    LAB_RULES_LAST_TREASURE | LAB_RULES_RANDOM_TILES);
}

/* The size of the window is saved, too. */
static void
test_size_remembered (LabTestWindow *test,
                      gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), 700, 720);
  lab_test_driver_key (test->driver, GDK_KEY_q, GDK_CONTROL_MASK);
  lab_test_wait (test->window == NULL);
  lab_test_window_open_window (test);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (test->window)), ==, 700);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (test->window)), ==, 720);
}

/* If GTK does not tell screen readers that the focus is in a name, the program
 * announces it. */
static void
test_focus_said (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *row = lab_test_setup_get_row (test, 0);
  GtkWidget *text = GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (row)));
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (test->window));
  g_autofree char *said = NULL;

  gtk_editable_set_text (GTK_EDITABLE (row), "Ada");
  for (guint i = 0; i < 40 && focus != text; i++)
    {
      lab_test_driver_key (test->driver, GDK_KEY_Tab, 0);
      focus = gtk_window_get_focus (GTK_WINDOW (test->window));
    }
  g_assert_true (focus == text);
  said = lab_compat_dup_unheard (focus);
  if (said == NULL)
    {
      g_test_skip ("this GTK tells it itself");
      return;
    }
  g_assert_cmpstr (said, ==, "Red\nAda");
  lab_test_driver_settle (test->driver);
  gtk_test_accessible_assert_property (
      lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_ANNOUNCER),
      GTK_ACCESSIBLE_PROPERTY_LABEL, said);
}

static gboolean
is_suggested (GtkWidget *button)
{
  return gtk_widget_has_css_class (button, "suggested-action");
}

static double
get_scroll (LabTestWindow *test)
{
  GtkWidget *page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_SETUP_PAGE);
  GtkWidget *scroller = lab_test_find (page, GTK_TYPE_SCROLLED_WINDOW);

  return gtk_adjustment_get_value (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)));
}

/* A current game makes Resume the button that is suggested and has the focus, at the top. */
static void
test_resume_first (LabTestWindow *test,
                   gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), 360, 640);
  g_assert_null (lab_test_find_button ("Resume"));
  g_assert_true (is_suggested (lab_test_find_button ("Start Game")));
  g_assert_cmpfloat (get_scroll (test), ==, 0);
  lab_test_setup_set_count (test, 4);
  lab_test_setup_start (test);
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  lab_test_driver_settle (test->driver);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (test->window))
                 == lab_test_find_button ("Resume"));
  g_assert_true (is_suggested (lab_test_find_button ("Resume")));
  g_assert_false (is_suggested (lab_test_find_button ("Start Game")));
  g_assert_cmpfloat (get_scroll (test), ==, 0);
  g_assert_true (lab_test_can_be_hit (lab_test_find_button ("Resume")));
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  lab_test_wait (g_strcmp0 (lab_window_get_page (test->window), "game") == 0);
}

/* Everything that can be played is visible without scrolling on a large screen. On a phone, the
 * groups are one below the other, and the button that starts a game scrolls with them. */
static void
test_columns (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  static const char * const rows[]
      = { "Against the Computer", "Puzzles", "Daily Puzzle", "Time Trial", "Tutorial" };
  GtkWidget *columns = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_COLUMNS_LAYOUT);
  GtkWidget *first = gtk_widget_get_first_child (columns);
  GtkWidget *second = gtk_widget_get_last_child (columns);
  graphene_rect_t left, right;

  lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), 1280, 800);
  lab_test_setup_set_count (test, 4);
  lab_test_setup_start (test);
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  lab_test_driver_settle (test->driver);
  g_assert_true (lab_columns_layout_get_side_by_side (LAB_COLUMNS_LAYOUT (columns)));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_true (lab_test_can_be_hit (lab_test_find_text (rows[i])));
  g_assert_true (lab_test_can_be_hit (lab_test_find_button ("Start Game")));
  g_assert_true (gtk_widget_compute_bounds (first, columns, &left));
  g_assert_true (gtk_widget_compute_bounds (second, columns, &right));
  g_assert_cmpfloat (left.origin.y, ==, right.origin.y);
  g_assert_cmpfloat (left.size.width, ==, right.size.width);
  g_assert_cmpfloat (left.origin.x + left.size.width, <, right.origin.x);

  lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), 360, 640);
  g_assert_false (lab_columns_layout_get_side_by_side (LAB_COLUMNS_LAYOUT (columns)));
  g_assert_true (gtk_widget_compute_bounds (first, columns, &left));
  g_assert_true (gtk_widget_compute_bounds (second, columns, &right));
  g_assert_cmpfloat (left.origin.y + left.size.height, <=, right.origin.y);
  g_assert_true (gtk_widget_is_ancestor (lab_test_find_button ("Start Game"), columns));
}

/* Each length has an estimate; four players cannot have more than six treasures each. */
static void
test_length (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), 1280, 800);
  g_assert_nonnull (lab_test_find_text ("12 treasures each"));
  g_assert_true (lab_test_has_text (lab_test_find_button ("Full"), "20 min"));
  g_assert_true (lab_test_has_text (lab_test_find_button ("Short"), "6 min"));
  lab_test_driver_click (test->driver, lab_test_find_button ("Short"));
  g_assert_cmpuint (lab_test_setup_get_cards (test), ==, 3);
  g_assert_nonnull (lab_test_find_text ("3 treasures each"));
  lab_test_driver_click (test->driver, lab_test_find_button ("Medium"));
  g_assert_cmpuint (lab_test_setup_get_cards (test), ==, 6);
  lab_test_setup_set_count (test, 4);
  g_assert_null (lab_test_find_text ("Medium"));
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (lab_test_find_button ("Full"))));
  /* Computers need less time. */
  for (guint row = 1; row < 4; row++)
    lab_test_setup_set_kind (test, row, LAB_PLAYER_NORMAL);
  g_assert_true (lab_test_has_text (lab_test_find_button ("Full"), "6 min"));
  /* An exact number presses no button. */
  lab_test_setup_set_cards (test, 4);
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (lab_test_find_button ("Full"))));
  g_assert_false (
      gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (lab_test_find_button ("Short"))));
}

/* The title of the rules names the variants that were chosen. */
static void
test_rules (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  g_assert_nonnull (lab_test_find_text ("Rules: Standard"));
  lab_test_setup_flip (test, "Open Cards");
  lab_test_setup_flip (test, "Tournament");
  g_assert_nonnull (lab_test_find_text ("Rules: Open Cards, Tournament"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/setup/defaults", NULL, test_defaults);
  lab_test_window_add ("/window/setup/number", NULL, test_number);
  lab_test_window_add ("/window/setup/bad-number", NULL, test_bad_number);
  lab_test_window_add ("/window/setup/colors", NULL, test_colors);
  lab_test_window_add ("/window/setup/variants", NULL, test_variants);
  lab_test_window_add ("/window/setup/remembered", NULL, test_remembered);
  lab_test_window_add ("/window/setup/size-remembered", NULL, test_size_remembered);
  lab_test_window_add ("/window/setup/cards", NULL, test_cards);
  lab_test_window_add ("/window/setup/focus-said", NULL, test_focus_said);
  lab_test_window_add ("/window/setup/resume-first", NULL, test_resume_first);
  lab_test_window_add ("/window/setup/columns", NULL, test_columns);
  lab_test_window_add ("/window/setup/length", NULL, test_length);
  lab_test_window_add ("/window/setup/rules", NULL, test_rules);
  return g_test_run ();
}
