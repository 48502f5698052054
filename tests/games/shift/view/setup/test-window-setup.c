/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-settings.h"
#include "lab-shift-setup-page.h"
#include "lab-test-seating.h"
#include "lab-test-setup.h"
#include "lab-test-steps.h"

#define BAD_NUMBER "Enter digits only, or leave empty for a new game."

/* Private helpers */

static LabShiftSeat
get_seat (LabTestWindow *test,
          guint          row)
{
  return LAB_SHIFT_SEAT_ROW (lab_test_setup_get_row (test, row))->seat;
}

static LabShiftSeatSet
get_colors (LabTestWindow *test)
{
  LabShiftSeatSet seats = 0;

  for (guint row = 0; row < LAB_SHIFT_N_SEATS; row++)
    seats |= LAB_SHIFT_SEAT_BIT (get_seat (test, row));
  return seats;
}

/* Tests */

/* The first game is a short one against a beginner, with the standard rules. One key starts it. */
LAB_WINDOW_TEST ("/window/setup/newcomer", test_newcomer)
{
  static const char * const keys[] = { "player-kinds", "cards-each", "players", "computer-level" };
  g_autoptr (GSettings) settings = lab_settings_new ();
  const LabShiftPosition *position;

  lab_test_do (test, "end");
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
  lab_test_do (test, "start; page start; text Computer: Beginner; focus Start Game; key Return; "
               "wait-page game");
  position = lab_test_window_get_position (test);
  g_assert_cmphex (lab_shift_position_get_seats (position), ==, lab_shift_seat_default_set (2));
  g_assert_cmpuint (position->n_cards[0], ==, 3);
  g_assert_cmpuint (position->rules, ==, LAB_SHIFT_RULES_STANDARD);
  g_assert_cmphex (lab_test_seating_get_runner (test)->persons, ==, 0x1);
  lab_test_do (test, "seat 0; uncovered; text Computer: Beginner; audit");
}

/* Two people get opposite corners, and pass the screen. */
LAB_WINDOW_TEST ("/window/setup/together", test_together)
{
  lab_test_do (test, "page start; focus Start Game; begin");
  g_assert_cmphex (lab_shift_position_get_seats (lab_test_window_get_position (test)), ==,
                   lab_shift_seat_default_set (2));
  lab_test_do (test, "seat 0; text Pass the screen to Red; take; audit");
}

static gboolean
is_active (const char *button)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (lab_test_find_button (button)));
}

/* A game alone is there again after a restart, with its computers; so are settings of games before
 * there was this choice. */
LAB_WINDOW_TEST ("/window/setup/alone-remembered", test_alone_remembered)
{
  lab_test_do (test, "click Alone; text 1; no-text 4; players 3; kind 1 H; kind 2 E; click Short; "
               "begin; end; start; key <Control>n");
  g_assert_true (is_active ("Alone") && is_active ("2") && is_active ("Short"));
  g_assert_cmpint (lab_test_setup_get_kind (test, 0), ==, LAB_SHIFT_PLAYER_PERSON);
  g_assert_cmpint (lab_test_setup_get_kind (test, 1), ==, LAB_SHIFT_PLAYER_HARD);
  g_assert_cmpint (lab_test_setup_get_kind (test, 2), ==, LAB_SHIFT_PLAYER_EXPERT);

  lab_test_do (test, "end; set player-kinds ['person', 'hard', 'person', 'person']; start; "
               "key <Control>n");
  g_assert_true (is_active ("Together") && is_active ("3"));
  g_assert_cmpint (lab_test_setup_get_kind (test, 2), ==, LAB_SHIFT_PLAYER_HARD);
}

/* Enter starts the game also from a choice that is made, but makes another one. */
LAB_WINDOW_TEST ("/window/setup/enter", test_enter)
{
  gtk_widget_grab_focus (lab_test_find_button ("Alone"));
  lab_test_do (test, "key Return; settle; page start");
  g_assert_true (is_active ("Alone"));
  lab_test_do (test, "key Return; wait-page game");
  g_assert_cmphex (lab_test_seating_get_runner (test)->persons, ==, 0x1);
}

/* Asserts that the players are listed in the order in which they play. */
static void
check_order (LabTestWindow *test,
             guint          n_players)
{
  LabShiftSeat seats[LAB_SHIFT_N_SEATS];
  LabShiftPosition position;
  graphene_point_t at;
  float above = -1;

  for (guint row = 0; row < n_players; row++)
    {
      GtkWidget *shown = lab_test_setup_get_row (test, row);

      g_assert_true (gtk_widget_compute_point (shown, GTK_WIDGET (test->window),
                                               &GRAPHENE_POINT_INIT (0, 0), &at));
      g_assert_cmpfloat (at.y, >, above);
      above = at.y;
      seats[row] = get_seat (test, row);
    }
  lab_test_do (test, "begin");
  position = *lab_test_window_get_position (test);
  for (guint turn = 0; turn <= n_players; turn++)
    {
      g_assert_cmpuint (position.seat, ==, seats[turn % n_players]);
      lab_shift_position_insert (&position, 0, position.board.spare);
      lab_shift_position_move (&position, position.pawns[position.seat]);
    }
  lab_test_do (test, "key <Control>n; wait-page start; settle");
}

/* The list shows the order of play, also after another color is chosen. What was chosen is there
 * again after a restart. */
LAB_WINDOW_TEST ("/window/setup/order", test_order)
{
  lab_test_do (test, "players 3");
  check_order (test, 3);
  lab_test_do (test, "players 4");
  check_order (test, 4);
  lab_test_setup_set_color (test, 0, 2);
  check_order (test, 4);
  lab_test_do (test, "end; start; key <Control>n; players 3");
  g_assert_cmpuint (get_seat (test, 0), ==, 2);
  check_order (test, 3);
}

/* Each game has a new number, unless the player types one. */
LAB_WINDOW_TEST ("/window/setup/number", test_number)
{
  guint64 seed;

  lab_test_setup_start (test);
  seed = lab_test_window_get_game (test)->deal.seed;
  lab_test_do (test, "key <Control>n; begin");
  g_assert_cmpuint (lab_test_window_get_game (test)->deal.seed, !=, seed);

  /* The title shows who plays; the number is in the details. */
  lab_test_do (test, "key <Control>n; number 123456789; begin; note; text Red, Blue; "
               "no-text Game 123456789; do win.show-game; dialog; text Game 123456789; "
               "close-dialog; key <Control>n; number  123456789 ; begin; as-noted");
}

LAB_WINDOW_TEST ("/window/setup/bad-number", test_bad_number)
{
  static const char * const bad[] = { "12a", "-3", "99999999999999999999999", "1 2" };

  g_assert_null (lab_test_find_text (BAD_NUMBER));
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      lab_test_do (test, "number %s; text %s; insensitive Start Game; key Return; "
                   "click Start Game; page start", bad[i], BAD_NUMBER);
    }
  lab_test_do (test, "number 12; no-text %s; sensitive Start Game", BAD_NUMBER);

  /* Enter in the row also starts the game. */
  lab_test_do (test, "key Return; wait-page game");
  g_assert_cmpuint (lab_test_window_get_game (test)->deal.seed, ==, 12);
}

/* The player who had the chosen color gets the other one; no color occurs twice. */
LAB_WINDOW_TEST ("/window/setup/colors", test_colors)
{
  LabShiftSeat first = get_seat (test, 0), second = get_seat (test, 1);

  g_assert_cmphex (get_colors (test), ==, 0xf);
  lab_test_setup_set_color (test, 0, second);
  g_assert_cmpuint (get_seat (test, 0), ==, second);
  g_assert_cmpuint (get_seat (test, 1), ==, first);
  lab_test_setup_set_color (test, 1, 3);
  lab_test_setup_set_color (test, 1, 3);
  g_assert_cmpuint (get_seat (test, 1), ==, 3);
  g_assert_cmphex (get_colors (test), ==, 0xf);

  lab_test_do (test, "name 0 Zoe; begin");
  g_assert_cmphex (lab_shift_position_get_seats (lab_test_window_get_position (test)), ==,
                   LAB_SHIFT_SEAT_BIT (second) | LAB_SHIFT_SEAT_BIT (3));
  lab_test_do (test, "seat %u; text Pass the screen to Zoe; called 3 Violet", second);
}

LAB_WINDOW_TEST ("/window/setup/variants", test_variants)
{
  static const struct
  {
    const char *title;
    LabShiftRules rule;
  } variants[] = {
    { "Last Treasure Wins", LAB_SHIFT_RULES_LAST_TREASURE },
    { "Open Cards", LAB_SHIFT_RULES_OPEN_CARDS },
    { "Random Tiles", LAB_SHIFT_RULES_RANDOM_TILES },
  };

  for (guint i = 0; i < G_N_ELEMENTS (variants); i++)
    {
      const LabShiftDeal deal = { 9, 0x5, 0, 0, variants[i].rule };
      LabShiftPosition dealt;

      g_autofree char *rules = g_strconcat ("Rules: ", variants[i].title, NULL);

      lab_test_do (test, "text Rules: Standard; flip %s; text %s; number 9; begin",
                   variants[i].title, rules);
      lab_shift_deal_position (&deal, &dealt);
      lab_test_window_assert_at (test, &dealt);
      lab_test_do (test, "key <Control>n; flip %s", variants[i].title);
    }
}

/* If the players had all cards, they still do after another player joins. */
LAB_WINDOW_TEST ("/window/setup/cards", test_cards)
{
  lab_test_do (test, "has-cards 12; players 4; has-cards 6; players 3; has-cards 8; cards 7; "
               "players 2; has-cards 7; players 4; has-cards 6; cards 1; begin");
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    g_assert_cmpuint (lab_test_window_get_position (test)->n_cards[seat], ==, 1);
}

/* The next window has the same setup as the last game, except for its number. */
LAB_WINDOW_TEST ("/window/setup/remembered", test_remembered)
{
  static const char * const names[] = { "Ada", "", "Cleo", "" };
  LabShiftSeat seats[3];

  lab_test_setup_set_count (test, 3);
  lab_test_setup_set_color (test, 0, 3);
  lab_test_do (test, "name 0 Ada; name 2 Cleo; "
               "cards 4; flip Last Treasure Wins; flip Random Tiles; number 77");
  for (guint row = 0; row < 3; row++)
    seats[row] = get_seat (test, row);
  lab_test_do (test, "begin; end");

  lab_test_do (test, "start; key <Control>n");
  for (guint row = 0; row < LAB_SHIFT_N_SEATS; row++)
    {
      GtkWidget *seat = lab_test_setup_get_row (test, row);

      g_assert_cmpstr (LAB_SHIFT_SEAT_ROW (seat)->name, ==, names[row]);
      g_assert_cmpint (gtk_widget_get_mapped (seat), ==, row < 3);
      if (row < 3)
        g_assert_cmpuint (get_seat (test, row), ==, seats[row]);
    }
  g_assert_cmphex (get_colors (test), ==, 0xf);
  g_assert_true (lab_test_setup_is_on (test, "Last Treasure Wins"));
  g_assert_false (lab_test_setup_is_on (test, "Open Cards"));
  g_assert_true (lab_test_setup_is_on (test, "Random Tiles"));
  lab_test_do (test, "has-cards 4; begin");
  g_assert_cmpuint (lab_test_window_get_game (test)->deal.seed, !=, 77);
  g_assert_cmpuint (lab_test_window_get_position (test)->rules, ==,
                    LAB_SHIFT_RULES_LAST_TREASURE | LAB_SHIFT_RULES_RANDOM_TILES);
}

/* The size of the window is saved, too. */
LAB_WINDOW_TEST ("/window/setup/size-remembered", test_size_remembered)
{
  lab_test_do (test, "size 700 720; key <Control>q; closed; start");
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (test->window)), ==, 700);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (test->window)), ==, 720);
}

/* If GTK does not tell screen readers that the focus is in an entry, the program announces it. */
LAB_WINDOW_TEST ("/window/setup/focus-said", test_focus_said)
{
  GtkWidget *focus;
  g_autofree char *said = NULL;

  lab_test_do (test, "number 12");
  focus = gtk_window_get_focus (GTK_WINDOW (test->window));
  g_assert_true (GTK_IS_TEXT (focus));
  said = lab_compat_dup_unheard (focus);
  if (said == NULL)
    {
      g_test_skip ("this GTK tells it itself");
      return;
    }
  g_assert_cmpstr (said, ==, "Game Number\n12");
}

static double
get_scroll (LabTestWindow *test)
{
  GtkWidget *page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_SHIFT_SETUP_PAGE);
  GtkWidget *scroller = lab_test_find (page, GTK_TYPE_SCROLLED_WINDOW);

  return gtk_adjustment_get_value (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)));
}

/* A current game waits at home; the page is still one that starts a game. */
LAB_WINDOW_TEST ("/window/setup/start-first", test_start_first)
{
  lab_test_do (test, "size 360 640; players 4; begin; key <Control>n; settle; focus Start Game; "
               "no-text Resume");
  g_assert_true (gtk_widget_has_css_class (lab_test_find_button ("Start Game"),
                                           "suggested-action"));
  g_assert_cmpfloat (get_scroll (test), ==, 0);
}

/* All that games need is visible without scrolling on a small desktop, and the button that starts
 * one on every screen. */
LAB_WINDOW_TEST ("/window/setup/fits", test_fits)
{
  GtkWidget *page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_SHIFT_SETUP_PAGE);

  lab_test_do (test, "size 1280 720; players 4; settle; hit Start Game; hit Alone");
  g_assert_true (lab_test_is_within (GTK_WIDGET (LAB_SHIFT_SETUP_PAGE (page)->rules),
                                     GTK_WIDGET (LAB_SHIFT_SETUP_PAGE (page)->scroller)));
  lab_test_do (test, "size 360 640; settle; hit Start Game; number 7; hit Start Game");
}

/* Each length has an estimate; four players cannot have more than six treasures each. */
LAB_WINDOW_TEST ("/window/setup/length", test_length)
{
  lab_test_do (test, "size 1280 800; text 12 treasures each");
  g_assert_true (lab_test_has_text (lab_test_find_button ("Full"), "20 min"));
  g_assert_true (lab_test_has_text (lab_test_find_button ("Short"), "6 min"));
  lab_test_do (test, "click Short; has-cards 3; text 3 treasures each; click Medium; has-cards 6; "
               "players 4; no-text Medium");
  g_assert_true (is_active ("Full"));
  /* Computers need less time. */
  lab_test_do (test, "kind 1 N; kind 2 N; kind 3 N");
  g_assert_true (lab_test_has_text (lab_test_find_button ("Full"), "6 min"));
  /* An exact number presses no button. */
  lab_test_setup_set_cards (test, 4);
  g_assert_false (is_active ("Full") || is_active ("Short"));
}
