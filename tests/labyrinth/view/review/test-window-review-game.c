/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-test-review.h"
#include "lab-test-focus.h"
#include "lab-test-seating.h"
#include "lab-notation.h"
#include "lab-review-page.h"
#include "lab-review-text.h"

/* Tests the way from a game into the review and out of it: what waits, what is hidden, what can be
 * copied, and games that start from a turn. */

/* Tests */

/* A game of computers pauses during the review, and continues after it. */
static void
test_held (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  const LabTestSeating table = { 0x5, 0, LAB_RULES_STANDARD,
                               { LAB_PLAYER_BEGINNER, LAB_PLAYER_PERSON, LAB_PLAYER_BEGINNER } };
  LabGame *game;
  guint n_half_turns;

  lab_test_seating_begin (test, &table, 5, 0);
  game = lab_test_window_get_game (test);
  lab_test_wait (lab_game_get_n_turns (game) >= 3);
  lab_test_review_open (test);
  n_half_turns = lab_game_get_n_half_turns (game);
  g_assert_null (lab_test_find_action (lab_test_review_get_page (test), "win.pause"));
  g_assert_false (gtk_widget_get_mapped (
      lab_test_find_action (GTK_WIDGET (test->window), "win.pause")));
  lab_test_review_press (test, "review.first");
  lab_test_review_press (test, "review.next");
  lab_test_review_assert_shown (test, 1);
  lab_test_iterate_for (400);
  g_assert_cmpuint (lab_game_get_n_half_turns (game), ==, n_half_turns);
  lab_test_strike (test, GDK_KEY_Escape);
  lab_test_wait (lab_game_get_n_half_turns (game) > n_half_turns);
}

/* Between two people the handover stays, and copied text contains no hidden
 * card. */
static void
test_covered (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { 3, 0x5, 0, 0, LAB_RULES_STANDARD };

  lab_test_window_play (test, &deal);
  lab_test_window_take (test);
  lab_test_seating_play_by_hand (test);
  g_assert_true (lab_test_window_is_covered (test));
  lab_test_review_open (test);
  lab_test_review_assert_shown (test, 1);
  lab_test_strike (test, GDK_KEY_Escape);
  g_assert_true (lab_test_window_is_covered (test));
  lab_test_window_take (test);
  lab_test_seating_play_by_hand (test);
}

static void
on_read (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  char **text = data;
  g_autoptr (GError) error = NULL;

  *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, &error);
  g_assert_no_error (error);
}

static void
assert_copied (LabTestWindow *test,
               const char    *expected)
{
  g_autofree char *text = NULL;

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (test->window)), NULL,
                                 on_read, &text);
  lab_test_wait (text != NULL);
  g_assert_cmpstr (text, ==, expected);
}

static void
copy_from_menu (LabTestWindow *test,
                const char    *item)
{
  lab_test_driver_click (test->driver,
                         lab_test_find (lab_test_review_get_page (test), GTK_TYPE_MENU_BUTTON));
  lab_test_wait (lab_test_find_text (item) != NULL);
  lab_test_driver_settle (test->driver);
  lab_test_driver_click (test->driver, lab_test_find_text (item));
}

/* Copies the shown position and the whole game, as far as all players may know them. */
static void
test_copy (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (GArray) turns = g_array_new (FALSE, FALSE, sizeof (LabTurn));
  g_autofree char *position = NULL;
  g_autofree char *text = NULL;
  LabPosition after;
  LabGame *game;

  lab_test_review_play_from (test, LAB_RULES_STANDARD, LAB_TEST_REVIEW_N_TURNS);
  game = lab_test_window_get_game (test);
  for (guint i = 0; i < LAB_TEST_REVIEW_N_TURNS; i++)
    g_array_append_vals (turns, lab_game_get_turn (game, i), 1);
  lab_test_review_open (test);
  lab_test_strike (test, GDK_KEY_Left);
  after = *lab_game_get_initial (game);
  for (guint i = 0; i < LAB_TEST_REVIEW_N_TURNS - 1; i++)
    {
      const LabTurn *turn = lab_game_get_turn (game, i);

      lab_position_insert (&after, turn->arrow, turn->tile);
      lab_position_move (&after, turn->cell);
    }
  position = lab_review_format_position (&after, TRUE);
  copy_from_menu (test, "Copy Position");
  assert_copied (test, position);
  g_assert_nonnull (lab_test_find_text ("The position was copied."));
  g_assert_nonnull (strstr (position, " :,-,:,- "));

  text = lab_review_format_game (lab_game_get_initial (game),
                                 (const LabTurn *) (gconstpointer) turns->data, turns->len, TRUE);
  copy_from_menu (test, "Copy Game");
  assert_copied (test, text);
  lab_test_wait (lab_test_find_text ("The game was copied.") != NULL);
  lab_test_driver_key (test->driver, GDK_KEY_c, GDK_CONTROL_MASK);
  assert_copied (test, position);
  lab_test_driver_key (test->driver, GDK_KEY_C, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  assert_copied (test, text);
}

/* A copy of a finished game is complete. */
static void
test_copy_all (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabSavedGame) saved = NULL;
  g_autofree char *position = NULL;
  g_autofree char *text = NULL;
  LabPlayerKind kinds[LAB_N_SEATS] = { LAB_PLAYER_PERSON };

  lab_test_review_play_all (test);
  lab_test_driver_click (test->driver, lab_test_find_button ("Review Game"));
  position = lab_notation_format_position (lab_test_window_get_position (test));
  lab_test_driver_key (test->driver, GDK_KEY_c, GDK_CONTROL_MASK);
  assert_copied (test, position);
  saved = lab_saved_game_new (
      lab_game_page_get_controller (lab_test_get_game_page (test->window)), kinds);
  text = lab_saved_game_to_data (saved);
  lab_test_driver_key (test->driver, GDK_KEY_C, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  assert_copied (test, text);
}

/* From each turn of a finished game another game can start, with the same history. */
static void
test_play_on (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabGame) first = NULL;
  LabGame *second;
  gint64 began;
  guint number;

  lab_test_review_play_all (test);
  lab_controller_set_began (
      lab_game_page_get_controller (lab_test_get_game_page (test->window)), 12345);
  first = g_object_ref (lab_test_window_get_game (test));
  g_assert_cmpuint (lab_game_get_n_turns (first), >=, 4);
  lab_test_driver_click (test->driver, lab_test_find_button ("Review Game"));
  g_assert_true (lab_test_review_is_open (test));
  lab_test_review_assert_shown (test, lab_game_get_n_turns (first));
  g_assert_false (gtk_widget_is_sensitive (lab_test_find_button ("Play From Here")));
  g_assert_nonnull (lab_test_find_button ("Back"));
  lab_test_strike (test, GDK_KEY_Left);
  lab_test_strike (test, GDK_KEY_Left);
  number = lab_test_review_get_selected (test);
  lab_test_review_assert_shown (test, lab_game_get_n_turns (first) - 2);
  lab_test_driver_click (test->driver, lab_test_find_button ("Play From Here"));
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "game");

  began = lab_controller_get_began (
      lab_game_page_get_controller (lab_test_get_game_page (test->window)));
  g_assert_cmpint (began, ==, 12345);
  second = lab_test_window_get_game (test);
  g_assert_true (second != first);
  g_assert_cmpuint (lab_game_get_n_turns (second), ==, number);
  for (guint i = 0; i <= 2 * number; i++)
    {
      LabPosition mine = *lab_game_get_position_at (second, i);
      LabPosition theirs = *lab_game_get_position_at (first, i);

      /* The history does not contain how the player rotated the spare before
       * inserting it. */
      mine.board.spare = theirs.board.spare = 0;
      g_assert_cmpmem (&mine, sizeof mine, &theirs, sizeof theirs);
    }
  g_assert_cmpmem (lab_game_get_deal (second), sizeof (LabDeal), lab_game_get_deal (first),
                   sizeof (LabDeal));
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat += 2)
    g_assert_cmpstr (lab_player_get_name (lab_game_get_player (second, seat)), ==,
                     lab_player_get_name (lab_game_get_player (first, seat)));
  lab_test_seating_play_by_hand (test);
  g_assert_cmpuint (lab_game_get_n_turns (second), ==, number + 1);
}

/* During a game there is no such button; from the ranking, the button goes back to
 * it. */
static void
test_return (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_review_play_some (test);
  lab_test_review_open (test);
  g_assert_null (lab_test_find_button ("Play From Here"));
  lab_test_strike (test, GDK_KEY_Escape);

  lab_test_review_play_all (test);
  lab_test_driver_click (test->driver, lab_test_find_button ("Review Game"));
  lab_test_strike (test, GDK_KEY_Escape);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "ranking");
  lab_test_driver_click (test->driver, lab_test_find_button ("Review Game"));
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "start");
  g_assert_false (gtk_widget_get_mapped (
      lab_test_find_action (GTK_WIDGET (test->window), "win.review")));
}

/* In a tournament no other game can start from a turn. */
static void
test_tournament (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_review_play_from (test, LAB_RULES_LAST_TREASURE | LAB_RULES_OPEN_CARDS,
                             LAB_TEST_REVIEW_N_ALL_TURNS - 1);
  lab_controller_set_tournament (
      lab_game_page_get_controller (lab_test_get_game_page (test->window)), TRUE);
  lab_test_seating_play_by_hand (test);
  lab_test_wait (lab_test_find_button ("Review Game") != NULL);
  lab_test_driver_click (test->driver, lab_test_find_button ("Review Game"));
  g_assert_true (lab_test_review_is_open (test));
  g_assert_null (lab_test_find_button ("Play From Here"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/review/held", NULL, test_held);
  lab_test_window_add ("/window/review/covered", NULL, test_covered);
  lab_test_window_add ("/window/review/copy", NULL, test_copy);
  lab_test_window_add ("/window/review/copy-all", NULL, test_copy_all);
  lab_test_window_add ("/window/review/play-on", NULL, test_play_on);
  lab_test_window_add ("/window/review/return", NULL, test_return);
  lab_test_window_add ("/window/review/tournament", NULL, test_tournament);
  return g_test_run ();
}
