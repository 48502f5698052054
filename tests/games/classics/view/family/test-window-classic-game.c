/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-classic-board-view-private.h"
#include "lab-test-classics.h"

/* Tests playing the small games: turns, hints, values, replays, and the way to the search tree. */

/* Tests */

LAB_WINDOW_TEST ("/window/classics/persons", test_persons)
{
  lab_test_classics_set_choices ("matches", "person", "player");
  lab_test_classics_start (test);
  g_assert_nonnull (lab_test_find_text ("Turn of Player 1"));
  lab_test_classics_play_to_end (test);
  g_assert_nonnull (lab_test_find_button ("Play Again"));
  lab_test_classics_click (test, "Play Again");
  g_assert_cmpuint (lab_test_classics_count_moves (test), ==, 0);
  g_assert_nonnull (lab_test_find_text ("Turn of Player 1"));
}

LAB_WINDOW_TEST ("/window/classics/computer", test_computer)
{
  lab_test_classics_set_choices ("matches", "perfect", "computer");
  lab_test_classics_start (test);
  lab_test_classics_wait_for_person (test);
  g_assert_cmpuint (lab_test_classics_count_moves (test), ==, 1);
  g_assert_nonnull (lab_test_find_text ("Your Turn"));
  /* It takes one, so that a multiple of four is left. */
  g_assert_cmpuint (lab_classic_game_get_move (lab_test_small_game_get_game (test), 0), ==, 1);
  for (guint i = 0; i < 4; i++)
    {
      lab_test_classics_play (test, "1");
      lab_test_classics_wait_for_person (test);
    }
  lab_test_wait (lab_test_find_text ("The Computer Wins") != NULL);
}

LAB_WINDOW_TEST ("/window/classics/undo", test_undo)
{
  lab_test_classics_set_choices ("tictactoe", "medium", "player");
  lab_test_classics_start (test);
  lab_test_classics_play (test, "b2");
  lab_test_classics_wait_for_person (test);
  g_assert_cmpuint (lab_test_classics_count_moves (test), ==, 2);
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  g_assert_cmpuint (lab_test_classics_count_moves (test), ==, 0);
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  lab_test_classics_wait_for_person (test);
  g_assert_cmpuint (lab_test_classics_count_moves (test), ==, 2);
}

/* A hint tells first what can be reached, then the move, then the whole line. */
LAB_WINDOW_TEST ("/window/classics/hint", test_hint)
{
  lab_test_classics_set_choices ("matches", "person", "player");
  lab_test_classics_start (test);
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  lab_test_wait (lab_test_find_text ("You can win. The game ends after 9 more moves.") != NULL);
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  g_assert_nonnull (lab_test_find_text ("A perfect player takes 1 match."));
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  g_assert_null (lab_test_find_text ("A perfect player takes 1 match."));
  g_assert_cmpuint (lab_test_small_game_get_session (test)->n_hints, ==, 1);
  lab_test_classics_play (test, "1");
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  lab_test_wait (lab_test_find_text ("Against perfect play, you lose. The game ends after 8 more "
                                     "moves. Hope for a mistake.") != NULL);
}

/* A hint for a board that is too large to solve claims nothing, and tells what a search expects. */
LAB_WINDOW_TEST ("/window/classics/unsolved-hint", test_unsolved_hint)
{
  static const char before[] = "Looking ahead, the best move seems to be \u2066";
  static const char before_line[] = "Looking ahead, these moves of you and your opponent in turn "
                                    "seem best: ";
  g_autofree char *move = NULL, *line = NULL;
  GtkLabel *about;

  lab_test_small_game_begin (test, "hexapawn:8x8", "person");
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  lab_test_wait (lab_test_find_text ("This position is too large to solve quickly.") != NULL);
  about = GTK_LABEL (lab_test_find_text ("This position is too large to solve quickly."));
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  move = g_strdup (gtk_label_get_text (about));
  g_assert_true (g_str_has_prefix (move, before));
  g_assert_true (g_str_has_suffix (move, "\u2069."));
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  line = g_strdup (gtk_label_get_text (about));
  g_assert_true (g_str_has_prefix (line, before_line));
  /* It begins with the move, and goes on. */
  g_assert_true (strncmp (line + strlen (before_line) + strlen ("\u2066"), move + strlen (before),
                          strlen ("b2-b3")) == 0);
  g_assert_cmpuint (g_utf8_strlen (line, -1), >, g_utf8_strlen (move, -1) + 10);
}

/* On a board that is too large to solve, the values are estimates, and a row says so. */
LAB_WINDOW_TEST ("/window/classics/estimates", test_estimates)
{
  const LabClassicSolution *values;
  g_autofree char *about = NULL;
  GtkWidget *spot;

  lab_test_small_game_begin (test, "hexapawn:8x8", "person");
  lab_test_driver_key (test->driver, GDK_KEY_v, 0);
  lab_test_wait (lab_test_small_game_get_session (test)->values != NULL);
  values = lab_test_small_game_get_session (test)->values;
  g_assert_cmpuint (values->depth, >, 1);
  about = g_strdup_printf ("This position is too large to solve quickly. Values with ≈ are "
                           "estimates that look %u moves ahead.", values->depth);
  lab_test_wait (lab_test_find_text (about) != NULL);
  spot = gtk_widget_get_first_child (GTK_WIDGET (lab_test_small_game_get_board (test)));
  g_assert_true (g_str_has_prefix (gtk_widget_get_tooltip_text (spot), "seems to be "));
  lab_test_driver_key (test->driver, GDK_KEY_v, 0);
  lab_test_wait (lab_test_find_text (about) == NULL);
}

static gboolean
is_spinning (LabTestWindow *test)
{
  GtkWidget *page = GTK_WIDGET (lab_test_small_game_get_page (test));
  GtkWidget *spinner = lab_test_find (page, GTK_TYPE_SPINNER);

  return spinner != NULL && gtk_widget_get_visible (spinner)
         && gtk_spinner_get_spinning (GTK_SPINNER (spinner));
}

/* The spinner shows that the computer looks for a hint, or for the values of moves. */
LAB_WINDOW_TEST ("/window/classics/spinner", test_spinner)
{
  GtkWidget *page;

  lab_test_small_game_begin (test, "hexapawn", "person");
  page = GTK_WIDGET (lab_test_small_game_get_page (test));
  g_assert_false (is_spinning (test));
  /* Nothing can be found before the main loop runs. */
  g_assert_true (gtk_widget_activate_action (page, "classic.hint", NULL));
  g_assert_true (is_spinning (test));
  lab_test_wait (!is_spinning (test));
  g_assert_cmpuint (lab_test_small_game_get_session (test)->n_hints, ==, 1);
  g_assert_true (gtk_widget_activate_action (page, "classic.values", NULL));
  g_assert_true (is_spinning (test));
  lab_test_wait (!is_spinning (test));
  g_assert_nonnull (lab_test_small_game_get_session (test)->values);
  g_assert_true (gtk_widget_activate_action (page, "classic.values", NULL));
}

/* A sentence about a move never has “You” before a verb of the third person. */
LAB_WINDOW_TEST ("/window/classics/last-move", test_last_move)
{
  lab_test_small_game_begin (test, "matches:17", "perfect");
  lab_test_classics_play (test, "2");
  g_assert_nonnull (lab_test_find_text ("Last move: takes 2 matches"));
  lab_test_classics_wait_for_person (test);
  g_assert_nonnull (lab_test_find_text ("Computer: takes 3 matches"));
  lab_test_small_game_begin (test, "matches:17", "person");
  lab_test_classics_play (test, "2");
  g_assert_nonnull (lab_test_find_text ("Player 1: takes 2 matches"));
}

LAB_WINDOW_TEST ("/window/classics/values", test_values)
{
  const LabClassicSolution *values;

  lab_test_classics_set_choices ("hexapawn", "person", "player");
  lab_test_classics_start (test);
  g_assert_null (lab_test_small_game_get_session (test)->values);
  lab_test_driver_key (test->driver, GDK_KEY_v, 0);
  lab_test_wait (lab_test_small_game_get_session (test)->values != NULL);
  values = lab_test_small_game_get_session (test)->values;
  g_assert_true (values->solved);
  g_assert_cmpint (values->value, ==, -lab_win_value (6));
  lab_test_driver_key (test->driver, GDK_KEY_v, 0);
  g_assert_false (lab_test_small_game_get_session (test)->tells_values);
}

static gboolean
is_replaying (LabTestWindow *test)
{
  return lab_test_small_game_get_board (test)->game != lab_test_small_game_get_game (test);
}

/* A replay shows all moves again and ends by itself, or when it is stopped. */
LAB_WINDOW_TEST ("/window/classics/replay", test_replay)
{
  static const char * const moves[] = { "a1", "a2", "b1", "b2", "c1" };

  lab_test_classics_set_choices ("tictactoe", "person", "player");
  lab_test_classics_start (test);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    lab_test_classics_play (test, moves[i]);
  lab_test_wait (lab_test_find_text ("Player 1 Wins") != NULL);
  lab_test_classics_click (test, "Replay");
  g_assert_true (is_replaying (test));
  lab_test_classics_click (test, "Stop");
  g_assert_false (is_replaying (test));
  g_assert_cmpuint (lab_test_classics_count_moves (test), ==, G_N_ELEMENTS (moves));

  /* A short game, because each move has its time. */
  lab_test_small_game_begin (test, "matches:2", "person");
  lab_test_small_game_finish (test);
  lab_test_classics_click (test, "Replay");
  g_assert_true (is_replaying (test));
  lab_test_wait (!is_replaying (test));
  g_assert_cmpuint (lab_test_classics_count_moves (test), ==, 2);
}

/* The search tree is that of the position, and leads back to the game. */
LAB_WINDOW_TEST ("/window/classics/tree", test_tree)
{
  lab_test_classics_set_choices ("tictactoe", "person", "player");
  lab_test_classics_start (test);
  lab_test_classics_play (test, "b2");
  lab_test_driver_key (test->driver, GDK_KEY_t, 0);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "search-tree");
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "game");
  g_assert_cmpuint (lab_test_classics_count_moves (test), ==, 1);
  lab_test_classics_play (test, "a1");
}

/* A game that is over has no search tree, until its last move is undone. */
LAB_WINDOW_TEST ("/window/classics/tree-of-end", test_tree_of_end)
{
  lab_test_classics_set_choices ("matches", "person", "player");
  lab_test_classics_start (test);
  lab_test_classics_play_to_end (test);
  lab_test_driver_settle (test->driver);
  lab_test_driver_key (test->driver, GDK_KEY_t, 0);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "game");
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  lab_test_driver_key (test->driver, GDK_KEY_t, 0);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "search-tree");
}

/* In a narrow window, the title of a page is whole, too. */
LAB_WINDOW_TEST ("/window/classics/narrow-title", test_narrow_title)
{
  static const int widths[] = { 360, 1280 };

  lab_test_small_game_begin (test, "tictactoe", "person");
  lab_test_small_game_show_tree (test);
  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      GtkWidget *title;
      PangoLayout *layout;

      lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), widths[i], 640);
      title = lab_test_find_text ("Search Tree");
      g_assert_nonnull (title);
      layout = gtk_label_get_layout (GTK_LABEL (title));
      g_assert_false (pango_layout_is_ellipsized (layout));
      for (int line = 0; line < pango_layout_get_line_count (layout); line++)
        g_assert_cmpint (pango_layout_get_line_readonly (layout, line)->start_index, ==,
                         line * (int) strlen ("Search "));
    }
}
