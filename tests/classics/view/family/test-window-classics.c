/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>

#include "lab-classic-autosave.h"
#include "lab-classic-board-view.h"
#include "lab-classic-records.h"
#include "lab-classic-saved-game.h"
#include "lab-classics-family.h"
#include "lab-classics-start-page.h"
#include "lab-settings.h"
#include "lab-storage.h"
#include "lab-test-dialog.h"
#include "lab-test-loop.h"
#include "lab-test-small-game.h"
#include "lab-test-window.h"

/* Tests the small games in the window: the start page, playing, and what is kept. */

/* Private helpers */

static LabClassicsFamily *
get_family (LabTestWindow *test)
{
  return LAB_CLASSICS_FAMILY (lab_window_get_family (test->window, LAB_CLASSICS_FAMILY_ID));
}

static void
set_choices (const char *game,
             const char *opponent,
             const char *first)
{
  g_autoptr (GSettings) settings = lab_settings_new ();

  g_settings_set_string (settings, "classics-game", game);
  g_settings_set_string (settings, "classics-opponent", opponent);
  g_settings_set_string (settings, "classics-first", first);
}

static void
show_start (LabTestWindow *test)
{
  lab_family_show_start (LAB_FAMILY (get_family (test)));
  lab_test_driver_settle (test->driver);
}

static void
click (LabTestWindow *test,
       const char    *label)
{
  GtkWidget *button = lab_test_find_button (label);

  g_assert_nonnull (button);
  lab_test_driver_reveal (test->driver, button);
  lab_test_driver_click (test->driver, button);
  lab_test_driver_settle (test->driver);
}

/* Starts the chosen game with the button of the start page. */
static void
start (LabTestWindow *test)
{
  show_start (test);
  click (test, "Start Game");
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "game");
}

static LabClassicSession *
get_session (LabTestWindow *test)
{
  LabClassicPage *page = lab_classics_family_get_game_page (get_family (test));

  return page != NULL ? lab_classic_page_get_session (page) : NULL;
}

static LabClassicGame *
get_game (LabTestWindow *test)
{
  return lab_classic_session_get_game (get_session (test));
}

static guint
count_moves (LabTestWindow *test)
{
  return lab_classic_game_get_n_moves (get_game (test));
}

static LabClassicBoardView *
get_board (LabTestWindow *test)
{
  return LAB_CLASSIC_BOARD_VIEW (
      lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_CLASSIC_BOARD_VIEW));
}

/* Plays a move of a person, as the board asks for it. */
static void
play (LabTestWindow *test,
      const char    *text)
{
  LabClassicGame *game = get_game (test);
  guint32 action;
  guint n_moves = count_moves (test);

  g_assert_true (lab_classic_parse_action (lab_classic_game_get_classic (game),
                                           lab_classic_game_get_state (game), text, &action,
                                           NULL));
  lab_test_wait (lab_classic_board_view_get_may_choose (get_board (test)));
  g_signal_emit_by_name (get_board (test), "chosen", action);
  g_assert_cmpuint (count_moves (test), ==, n_moves + 1);
  lab_test_driver_settle (test->driver);
}

/* Waits until the computer has moved. */
static void
wait_for_person (LabTestWindow *test)
{
  lab_test_wait (lab_classic_session_is_persons_turn (get_session (test))
                 || lab_classic_game_is_over (get_game (test)));
  lab_test_driver_settle (test->driver);
}

/* Tests: the start page */

static void
test_start (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *focus;

  show_start (test);
  g_assert_nonnull (lab_test_find_text ("Matches"));
  g_assert_nonnull (lab_test_find_text ("Tic-Tac-Toe"));
  focus = gtk_window_get_focus (GTK_WINDOW (test->window));
  g_assert_true (focus == lab_test_find_button ("Start Game"));
  /* The suggested button starts a game at once. */
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "game");
  g_assert_true (lab_classic_session_get_seat (get_session (test), 0)->person);
  g_assert_false (lab_classic_session_get_seat (get_session (test), 1)->person);
}

/* The choices of the last game are there again. */
static void
test_remembered (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *text = NULL;
  GtkWidget *spin;

  show_start (test);
  click (test, "Hexapawn");
  g_assert_nonnull (lab_test_find_text ("Rows"));
  spin = lab_test_find (lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_CLASSICS_START_PAGE),
                        GTK_TYPE_SPIN_BUTTON);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 4);
  lab_test_window_close_window (test);

  lab_test_window_open_window (test);
  start (test);
  text = lab_classic_format (lab_classic_game_get_classic (get_game (test)),
                             lab_classic_game_get_start (get_game (test)));
  g_assert_cmpstr (text, ==, "hexapawn:4x3");
}

/* They take turns: the computer starts every other game. */
static void
test_alternate (LabTestWindow *test,
                gconstpointer  data G_GNUC_UNUSED)
{
  set_choices ("divide", "beginner", "alternate");
  start (test);
  g_assert_true (lab_classic_session_get_seat (get_session (test), 0)->person);
  /* A game without moves is not missed. */
  start (test);
  g_assert_false (lab_classic_session_get_seat (get_session (test), 0)->person);
  g_assert_true (lab_classic_session_get_seat (get_session (test), 1)->person);
  wait_for_person (test);
  /* Neither is one in which only the computer has moved. */
  start (test);
  g_assert_true (lab_classic_session_get_seat (get_session (test), 0)->person);
}

/* Tests: playing */

static void
test_persons (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  set_choices ("matches", "person", "player");
  start (test);
  g_assert_nonnull (lab_test_find_text ("Turn of Player 1"));
  for (guint left = 17; left > 2; left -= 3)
    play (test, "3");
  play (test, "2");
  lab_test_wait (lab_test_find_text ("Player 2 Wins") != NULL);
  g_assert_nonnull (lab_test_find_button ("Play Again"));
  click (test, "Play Again");
  g_assert_cmpuint (count_moves (test), ==, 0);
  g_assert_nonnull (lab_test_find_text ("Turn of Player 1"));
}

static void
test_computer (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  set_choices ("matches", "perfect", "computer");
  start (test);
  wait_for_person (test);
  g_assert_cmpuint (count_moves (test), ==, 1);
  g_assert_nonnull (lab_test_find_text ("Your Turn"));
  /* It takes one, so that a multiple of four is left. */
  g_assert_cmpuint (lab_classic_game_get_move (get_game (test), 0), ==, 1);
  for (guint i = 0; i < 4; i++)
    {
      play (test, "1");
      wait_for_person (test);
    }
  lab_test_wait (lab_test_find_text ("The Computer Wins") != NULL);
}

static void
test_undo (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  set_choices ("tictactoe", "medium", "player");
  start (test);
  play (test, "b2");
  wait_for_person (test);
  g_assert_cmpuint (count_moves (test), ==, 2);
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  lab_test_driver_settle (test->driver);
  g_assert_cmpuint (count_moves (test), ==, 0);
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  lab_test_driver_settle (test->driver);
  wait_for_person (test);
  g_assert_cmpuint (count_moves (test), ==, 2);
}

/* A hint tells first what can be reached, then the move, then the whole line. */
static void
test_hint (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  set_choices ("matches", "person", "player");
  start (test);
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  lab_test_wait (lab_test_find_text ("You can win. The game ends after 9 more moves.") != NULL);
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  g_assert_nonnull (lab_test_find_text ("A perfect player takes 1 match."));
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  g_assert_null (lab_test_find_text ("A perfect player takes 1 match."));
  g_assert_cmpuint (lab_classic_session_get_n_hints (get_session (test)), ==, 1);
  play (test, "1");
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  lab_test_wait (lab_test_find_text ("Against perfect play, you lose. The game ends after 8 more "
                                     "moves. Hope for a mistake.") != NULL);
}

static gboolean
is_spinning (LabTestWindow *test)
{
  GtkWidget *page = GTK_WIDGET (lab_classics_family_get_game_page (get_family (test)));
  GtkWidget *spinner = lab_test_find (page, GTK_TYPE_SPINNER);

  return spinner != NULL && gtk_widget_get_visible (spinner)
         && gtk_spinner_get_spinning (GTK_SPINNER (spinner));
}

/* A hint for a board that is too large to solve claims nothing, and has no third step. */
static void
test_unsolved_hint (LabTestWindow *test,
                    gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *move = NULL;
  GtkLabel *about;

  lab_test_small_game_begin (test, "hexapawn:8x8", "person");
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  lab_test_wait (lab_test_find_text ("This position is too large to solve quickly.") != NULL);
  about = GTK_LABEL (lab_test_find_text ("This position is too large to solve quickly."));
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  move = g_strdup (gtk_label_get_text (about));
  g_assert_true (g_str_has_prefix (move, "Perhaps a strong player moves from "));
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  g_assert_cmpstr (gtk_label_get_text (about), ==, move);
}

/* The spinner shows that the computer looks for a hint, or for the values of moves. */
static void
test_spinner (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *page;

  lab_test_small_game_begin (test, "hexapawn:8x8", "person");
  page = GTK_WIDGET (lab_classics_family_get_game_page (get_family (test)));
  g_assert_false (is_spinning (test));
  /* Nothing can be found before the main loop runs. */
  g_assert_true (gtk_widget_activate_action (page, "classic.hint", NULL));
  g_assert_true (is_spinning (test));
  lab_test_wait (!is_spinning (test));
  g_assert_cmpuint (lab_classic_session_get_n_hints (get_session (test)), ==, 1);
  g_assert_true (gtk_widget_activate_action (page, "classic.values", NULL));
  g_assert_true (is_spinning (test));
  lab_test_wait (!is_spinning (test));
  g_assert_nonnull (lab_classic_session_get_values (get_session (test)));
  g_assert_true (gtk_widget_activate_action (page, "classic.values", NULL));
}

/* The title tells the options of the game and the opponent. */
static void
test_options (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  static const struct
  {
    const char *game;
    const char *opponent;
    const char *told;
  } cases[] = {
    { "hexapawn:4x5", "easy", "Hexapawn \u20664×5\u2069, computer: Easy" },
    { "matches:6,misere", "person",
      "Matches \u20666\u2069 (the last match loses), two people" },
    { "tictactoe:8x8,5", "person", "Tic-Tac-Toe \u20668×8\u2069 (5 in a row), two people" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *told = NULL;

      lab_test_small_game_begin (test, cases[i].game, cases[i].opponent);
      g_object_get (get_family (test), "subtitle", &told, NULL);
      g_assert_cmpstr (told, ==, cases[i].told);
    }
}

/* A file name has the options of the game, without the marks of the direction of a text. */
static void
test_file_name (LabTestWindow *test,
                gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *entry;

  lab_test_small_game_begin (test, "hexapawn:4x5", "person");
  lab_test_driver_key (test->driver, GDK_KEY_s, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  entry = lab_test_find (lab_test_enter_dialog (test), GTK_TYPE_ENTRY);
  g_assert_true (g_str_has_prefix (gtk_editable_get_text (GTK_EDITABLE (entry)),
                                   "Hexapawn 4×5, two people "));
  lab_test_answer (test, "Cancel");
}

/* A sentence about a move never has “You” before a verb of the third person. */
static void
test_last_move (LabTestWindow *test,
                gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_small_game_begin (test, "matches:17", "perfect");
  play (test, "2");
  g_assert_nonnull (lab_test_find_text ("Last move: takes 2 matches"));
  wait_for_person (test);
  g_assert_nonnull (lab_test_find_text ("Computer: takes 3 matches"));
  lab_test_small_game_begin (test, "matches:17", "person");
  play (test, "2");
  g_assert_nonnull (lab_test_find_text ("Player 1: takes 2 matches"));
}

static void
test_values (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  const LabClassicSolution *values;

  set_choices ("hexapawn", "person", "player");
  start (test);
  g_assert_null (lab_classic_session_get_values (get_session (test)));
  lab_test_driver_key (test->driver, GDK_KEY_v, 0);
  lab_test_wait (lab_classic_session_get_values (get_session (test)) != NULL);
  values = lab_classic_session_get_values (get_session (test));
  g_assert_true (values->solved);
  g_assert_cmpint (values->value, ==, -lab_win_value (6));
  lab_test_driver_key (test->driver, GDK_KEY_v, 0);
  g_assert_false (lab_classic_session_get_tells_values (get_session (test)));
}

/* A replay shows all moves again and ends by itself, or when it is stopped. */
static void
test_replay (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  set_choices ("tictactoe", "person", "player");
  start (test);
  for (const char * const *move = (const char * const[]) { "a1", "a2", "b1", "b2", "c1", NULL };
       *move != NULL; move++)
    play (test, *move);
  lab_test_wait (lab_test_find_text ("Player 1 Wins") != NULL);
  click (test, "Replay");
  g_assert_true (lab_classic_board_view_get_game (get_board (test)) != get_game (test));
  click (test, "Stop");
  g_assert_true (lab_classic_board_view_get_game (get_board (test)) == get_game (test));
  click (test, "Replay");
  lab_test_wait (lab_classic_board_view_get_game (get_board (test)) == get_game (test));
  g_assert_cmpuint (count_moves (test), ==, 5);
}

/* Tests: what is kept */

static void
test_resume (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  set_choices ("tictactoe", "person", "player");
  start (test);
  play (test, "b2");
  play (test, "a1");
  lab_test_window_close_window (test);

  lab_test_window_open_window (test);
  show_start (test);
  click (test, "Resume");
  g_assert_cmpuint (count_moves (test), ==, 2);
  g_assert_nonnull (lab_test_find_text ("Turn of Player 1"));
  /* Leaving a game does not lose it either. */
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  lab_test_driver_settle (test->driver);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "start");
  click (test, "Resume");
  g_assert_cmpuint (count_moves (test), ==, 2);
}

/* A game that was left asks before another one replaces it. */
static void
test_replace (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  set_choices ("tictactoe", "person", "player");
  start (test);
  play (test, "b2");
  show_start (test);
  click (test, "Start Game");
  lab_test_enter_dialog (test);
  lab_test_answer (test, "Cancel");
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "start");
  click (test, "Start Game");
  lab_test_enter_dialog (test);
  lab_test_answer (test, "Start");
  lab_test_wait (get_session (test) != NULL);
  g_assert_cmpuint (count_moves (test), ==, 0);
}

/* The window tells why the current game cannot be resumed. */
static void
test_damaged (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_storage_get_path (LAB_CLASSIC_AUTOSAVE_FILE_NAME);
  g_autofree char *aside = g_strconcat (path, ".damaged", NULL);

  lab_test_window_close_window (test);
  g_assert_true (g_file_set_contents (path, "This is a letter.\n", -1, NULL));
  lab_test_window_open_window (test);
  lab_test_enter_dialog (test);
  g_assert_nonnull (lab_test_find_text ("Cannot Resume the Game"));
  lab_test_leave_dialog (test);
  g_assert_cmpint (g_unlink (aside), ==, 0);
}

/* The window asks before it closes if the game cannot be saved. */
static void
test_lost (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_storage_get_path (LAB_CLASSIC_AUTOSAVE_FILE_NAME);

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  set_choices ("matches", "person", "player");
  start (test);
  play (test, "3");
  lab_test_driver_key (test->driver, GDK_KEY_q, GDK_CONTROL_MASK);
  lab_test_answer (test, "Cancel");
  g_assert_cmpuint (count_moves (test), ==, 1);
  lab_test_driver_key (test->driver, GDK_KEY_q, GDK_CONTROL_MASK);
  lab_test_answer (test, "Close Anyway");
  lab_test_wait (test->window == NULL);
  g_assert_cmpint (g_rmdir (path), ==, 0);
}

/* Waits until a finished game is counted. */
static void
wait_until_counted (void)
{
  lab_test_wait (!g_application_get_is_busy (g_application_get_default ()));
}

/* A finished game is counted once, and the statistics lead back to the game. */
static void
test_statistics (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  g_assert_true (lab_classic_records_clear (NULL));
  set_choices ("matches", "person", "player");
  start (test);
  for (guint left = 17; left > 2; left -= 3)
    play (test, "3");
  play (test, "2");
  lab_test_wait (lab_test_find_text ("Player 2 Wins") != NULL);
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  lab_test_driver_settle (test->driver);
  play (test, "2");
  lab_test_wait (lab_test_find_text ("Player 2 Wins") != NULL);
  lab_test_driver_key (test->driver, GDK_KEY_r, GDK_CONTROL_MASK);
  lab_test_driver_settle (test->driver);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "statistics");
  wait_until_counted ();
  {
    g_autoptr (GPtrArray) tallies = lab_classic_records_load (NULL);
    const LabClassicTally *tally = g_ptr_array_index (tallies, 0);

    g_assert_cmpuint (tallies->len, ==, 1);
    g_assert_cmpuint (tally->won + tally->lost + tally->drawn, ==, 1);
  }
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  lab_test_driver_settle (test->driver);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "game");
}

/* The list of keys has those of the game and of the search tree. */
static void
test_keys (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  static const char * const actions[] = { "classic.hint", "search-tree.forward" };
  guint n_shortcuts;
  const LabShortcut *shortcuts = lab_family_get_shortcuts (LAB_FAMILY (get_family (test)),
                                                           &n_shortcuts);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      guint place = 0;

      while (place < n_shortcuts && g_strcmp0 (shortcuts[place].action, actions[i]) != 0)
        place++;
      g_assert_cmpuint (place, <, n_shortcuts);
    }
}

/* The search tree is that of the position, and leads back to the game. */
static void
test_tree (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  set_choices ("tictactoe", "person", "player");
  start (test);
  play (test, "b2");
  lab_test_driver_key (test->driver, GDK_KEY_t, 0);
  lab_test_driver_settle (test->driver);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "search-tree");
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  lab_test_driver_settle (test->driver);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "game");
  g_assert_cmpuint (count_moves (test), ==, 1);
  play (test, "a1");
}

/* Tests: another game */

static void
set_options (const char *game,
             const char *options)
{
  g_autoptr (GSettings) settings = lab_settings_new ();
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{ss}"));
  g_variant_builder_add (&builder, "{ss}", game, options);
  g_settings_set_value (settings, "classics-options", g_variant_builder_end (&builder));
}

/* The same game starts again, also while the start page shows another one. The other player
 * starts if they take turns. */
static void
test_again (LabTestWindow *test,
            gconstpointer  data)
{
  const char *first = data;
  guint person = g_str_equal (first, "alternate") ? 1 : 0;
  g_autofree char *text = NULL;
  guint64 seed;

  set_options ("matches", "1");
  set_choices ("matches", "hard", "player");
  start (test);
  lab_test_window_close_window (test);
  set_choices ("tictactoe", "person", first);
  lab_test_window_open_window (test);
  show_start (test);
  click (test, "Resume");
  play (test, "1");
  lab_test_wait (lab_test_find_text ("You Win") != NULL);
  seed = lab_classic_session_get_seed (get_session (test));
  click (test, "Play Again");
  text = lab_classic_format (lab_classic_game_get_classic (get_game (test)),
                             lab_classic_game_get_start (get_game (test)));
  g_assert_cmpstr (text, ==, "matches:1");
  g_assert_true (lab_classic_session_get_seat (get_session (test), person)->person);
  g_assert_false (lab_classic_session_get_seat (get_session (test), 1 - person)->person);
  g_assert_cmpint (lab_classic_session_get_seat (get_session (test), 1 - person)->level, ==,
                   LAB_CLASSIC_LEVEL_HARD);
  g_assert_cmpuint (lab_classic_session_get_seed (get_session (test)), !=, seed);
}

/* A turn to start is used up only by a game that starts, and is saved. */
static void
test_turns (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  set_choices ("tictactoe", "medium", "alternate");
  start (test);
  g_assert_true (lab_classic_session_get_seat (get_session (test), 0)->person);
  play (test, "b2");
  show_start (test);
  click (test, "Start Game");
  lab_test_enter_dialog (test);
  lab_test_answer (test, "Cancel");
  click (test, "Start Game");
  lab_test_enter_dialog (test);
  lab_test_answer (test, "Start");
  lab_test_wait (get_session (test) != NULL);
  g_assert_false (lab_classic_session_get_seat (get_session (test), 0)->person);
  start (test);
  g_assert_true (lab_classic_session_get_seat (get_session (test), 0)->person);
  lab_test_window_close_window (test);

  lab_test_window_open_window (test);
  start (test);
  g_assert_false (lab_classic_session_get_seat (get_session (test), 0)->person);
}

/* The start page says that the highest level is not perfect on a large board. */
static void
test_limit (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  static const char limit[] = "On a board of this size, the computer looks as far ahead as it can "
                              "in about a second.";
  GtkWidget *opponent;

  set_options ("tictactoe", "6x6,5");
  set_choices ("tictactoe", "perfect", "player");
  lab_test_window_close_window (test);
  lab_test_window_open_window (test);
  show_start (test);
  g_assert_nonnull (lab_test_find_text (limit));
  click (test, "Matches");
  g_assert_null (lab_test_find_text (limit));
  click (test, "Tic-Tac-Toe");
  g_assert_nonnull (lab_test_find_text (limit));
  opponent = lab_test_find (lab_test_find (GTK_WIDGET (test->window),
                                           LAB_TYPE_CLASSICS_START_PAGE),
                            ADW_TYPE_COMBO_ROW);
  adw_combo_row_set_selected (ADW_COMBO_ROW (opponent), LAB_CLASSIC_LEVEL_HARD);
  lab_test_driver_settle (test->driver);
  g_assert_null (lab_test_find_text (limit));
}

static void
check_counted_once (void)
{
  g_autoptr (GPtrArray) tallies = lab_classic_records_load (NULL);
  const LabClassicTally *tally = g_ptr_array_index (tallies, 0);

  g_assert_cmpuint (tallies->len, ==, 1);
  g_assert_cmpuint (tally->won + tally->lost + tally->drawn, ==, 1);
}

/* Plays the last move of the game. */
static void
end_game (LabTestWindow *test)
{
  play (test, "1");
  lab_test_wait (lab_test_find_text ("Player 1 Wins") != NULL);
  wait_until_counted ();
  check_counted_once ();
}

/* A finished game is counted once, also if it is resumed or opened from a file. */
static void
test_counted_once (LabTestWindow *test,
                   gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *folder = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game" LAB_CLASSIC_SAVED_GAME_SUFFIX, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  LabClassicSession *session;

  g_assert_true (lab_classic_records_clear (NULL));
  set_options ("matches", "1");
  set_choices ("matches", "person", "player");
  start (test);
  end_game (test);
  session = get_session (test);
  g_assert_true (lab_classic_saved_game_save (session, file, NULL, NULL));
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  lab_test_driver_settle (test->driver);
  show_start (test);
  click (test, "Resume");
  end_game (test);

  lab_window_open (test->window, &file, 1);
  lab_test_wait (get_session (test) != session);
  lab_test_driver_settle (test->driver);
  g_assert_true (lab_classic_game_is_over (get_game (test)));
  check_counted_once ();
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  lab_test_driver_settle (test->driver);
  end_game (test);
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* A file that is opened during a question waits for the answer, and then asks in its turn. */
static void
test_open_next (LabTestWindow *test,
                gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *folder = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game" LAB_CLASSIC_SAVED_GAME_SUFFIX, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  LabClassicSession *session;
  GtkWidget *dialog = NULL;

  set_choices ("matches", "person", "player");
  start (test);
  g_assert_true (lab_classic_saved_game_save (get_session (test), file, NULL, NULL));
  play (test, "3");
  session = get_session (test);
  lab_window_open (test->window, &file, 1);
  g_set_weak_pointer (&dialog, lab_test_enter_dialog (test));
  lab_window_open (test->window, &file, 1);
  lab_test_driver_settle (test->driver);
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  lab_test_wait (dialog == NULL);
  g_assert_true (get_session (test) == session);
  lab_test_answer (test, "Open");
  lab_test_wait (get_session (test) != session);
  g_assert_cmpuint (count_moves (test), ==, 0);
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
on_over (gboolean *busy)
{
  *busy = g_application_get_is_busy (g_application_get_default ());
}

/* The window does not wait for the file of the statistics, but the program does, also if the window
 * is closed at once. Statistics that are shown meanwhile count the game as soon as they can. */
static void
test_counted_late (LabTestWindow *test,
                   gconstpointer  data)
{
  gboolean closes = data != NULL;
  gboolean busy = FALSE;

  g_assert_true (lab_classic_records_clear (NULL));
  set_options ("matches", "1");
  set_choices ("matches", "person", "player");
  start (test);
  g_signal_connect_data (lab_classics_family_get_game_page (get_family (test)), "over",
                         G_CALLBACK (on_over), &busy, NULL, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_emit_by_name (get_board (test), "chosen", 1);
  lab_test_wait (busy);
  if (closes)
    gtk_window_destroy (GTK_WINDOW (test->window));
  else
    gtk_widget_activate_action (GTK_WIDGET (test->window), "win.records", NULL);
  wait_until_counted ();
  check_counted_once ();
  if (!closes)
    lab_test_wait (lab_test_find_text ("Player 1: 1 win · Player 2: 0 wins") != NULL);
}

/* A game that is over has no search tree, until its last move is undone. */
static void
test_tree_of_end (LabTestWindow *test,
                  gconstpointer  data G_GNUC_UNUSED)
{
  set_choices ("matches", "person", "player");
  start (test);
  for (guint left = 17; left > 2; left -= 3)
    play (test, "3");
  play (test, "2");
  lab_test_wait (lab_test_find_text ("Player 2 Wins") != NULL);
  lab_test_driver_settle (test->driver);
  lab_test_driver_key (test->driver, GDK_KEY_t, 0);
  lab_test_driver_settle (test->driver);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "game");
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  lab_test_driver_settle (test->driver);
  lab_test_driver_key (test->driver, GDK_KEY_t, 0);
  lab_test_driver_settle (test->driver);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "search-tree");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/classics/start", NULL, test_start);
  lab_test_window_add ("/window/classics/remembered", NULL, test_remembered);
  lab_test_window_add ("/window/classics/alternate", NULL, test_alternate);
  lab_test_window_add ("/window/classics/persons", NULL, test_persons);
  lab_test_window_add ("/window/classics/computer", NULL, test_computer);
  lab_test_window_add ("/window/classics/undo", NULL, test_undo);
  lab_test_window_add ("/window/classics/hint", NULL, test_hint);
  lab_test_window_add ("/window/classics/unsolved-hint", NULL, test_unsolved_hint);
  lab_test_window_add ("/window/classics/spinner", NULL, test_spinner);
  lab_test_window_add ("/window/classics/options", NULL, test_options);
  lab_test_window_add ("/window/classics/file-name", NULL, test_file_name);
  lab_test_window_add ("/window/classics/last-move", NULL, test_last_move);
  lab_test_window_add ("/window/classics/values", NULL, test_values);
  lab_test_window_add ("/window/classics/replay", NULL, test_replay);
  lab_test_window_add ("/window/classics/resume", NULL, test_resume);
  lab_test_window_add ("/window/classics/replace", NULL, test_replace);
  lab_test_window_add ("/window/classics/damaged", NULL, test_damaged);
  lab_test_window_add ("/window/classics/lost", NULL, test_lost);
  lab_test_window_add ("/window/classics/statistics", NULL, test_statistics);
  lab_test_window_add ("/window/classics/keys", NULL, test_keys);
  lab_test_window_add ("/window/classics/tree", NULL, test_tree);
  lab_test_window_add ("/window/classics/again/same", "player", test_again);
  lab_test_window_add ("/window/classics/again/turns", "alternate", test_again);
  lab_test_window_add ("/window/classics/turns", NULL, test_turns);
  lab_test_window_add ("/window/classics/limit", NULL, test_limit);
  lab_test_window_add ("/window/classics/counted-once", NULL, test_counted_once);
  lab_test_window_add ("/window/classics/open-next", NULL, test_open_next);
  lab_test_window_add ("/window/classics/counted-late/statistics", NULL, test_counted_late);
  lab_test_window_add ("/window/classics/counted-late/closed", "close", test_counted_late);
  lab_test_window_add ("/window/classics/tree-of-end", NULL, test_tree_of_end);

  return g_test_run ();
}
