/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-classic-board-view.h"
#include "lab-test-small-game.h"
#include "lab-test-steps.h"

/* Tests playing the small games: turns, hints, values, replays, and the way to the search tree. */

/* Tests */

LAB_WINDOW_TEST ("/window/classics/persons", test_persons)
{
  lab_test_do (test, "set classics-opponent 'person'; start-game; text Turn of Player 1; "
               "moves 3 3 3 3 3 2; wait-text Player 2 Wins; scroll-and-click Play Again; made 0; "
               "text Turn of Player 1");
}

/* The computer takes one, so that a multiple of four is left. */
LAB_WINDOW_TEST ("/window/classics/computer", test_computer)
{
  lab_test_do (test, "set classics-opponent 'perfect'; set classics-first 'computer'; start-game; "
               "wait-turn; made 1; text Your Turn; text Computer: takes 1 match");
  for (guint i = 0; i < 4; i++)
    lab_test_do (test, "moves 1; wait-turn");
  lab_test_do (test, "wait-text The Computer Wins");
}

LAB_WINDOW_TEST ("/window/classics/undo", test_undo)
{
  lab_test_do (test, "game tictactoe medium; moves b2; wait-turn; made 2; key <Control>z; made 0; "
               "key <Control><Shift>z; wait-turn; made 2");
}

/* A hint tells first what can be reached, then the move, then the whole line. */
LAB_WINDOW_TEST ("/window/classics/hint", test_hint)
{
  lab_test_do (test, "game matches person; key h; "
               "wait-text You can win. The game ends after 9 more moves.; key h; "
               "text A perfect player takes 1 match.; key h; "
               "no-text A perfect player takes 1 match.; hints 1; moves 1; key h; "
               "wait-text Against perfect play, you lose. The game ends after 8 more moves. "
               "Hope for a mistake.");
}

/* A hint for a board that is too large to solve claims nothing, and tells what a search expects. */
LAB_WINDOW_TEST ("/window/classics/unsolved-hint", test_unsolved_hint)
{
  static const char before[] = "Looking ahead, the best move seems to be \u2066";
  static const char before_line[] = "Looking ahead, these moves of you and your opponent in turn "
                                    "seem best: ";
  static const char too_large[] = "This position is too large to solve quickly.";
  g_autofree char *move = NULL, *line = NULL;
  GtkLabel *about;

  lab_test_do (test, "game hexapawn:8x8 person; key h; wait-text %s", too_large);
  about = GTK_LABEL (lab_test_find_text (too_large));
  lab_test_do (test, "key h");
  move = g_strdup (gtk_label_get_text (about));
  g_assert_true (g_str_has_prefix (move, before));
  g_assert_true (g_str_has_suffix (move, "\u2069."));
  lab_test_do (test, "key h");
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
  g_autofree char *about = NULL;
  GtkWidget *spot;
  guint depth;

  lab_test_do (test, "game hexapawn:8x8 person; key v; values");
  depth = lab_test_small_game_get_session (test)->values->depth;
  g_assert_cmpuint (depth, >, 1);
  about = g_strdup_printf ("This position is too large to solve quickly. Values with ≈ are "
                           "estimates that look %u moves ahead.", depth);
  lab_test_do (test, "wait-text %s", about);
  spot = gtk_widget_get_first_child (GTK_WIDGET (lab_test_small_game_get_board (test)));
  g_assert_true (g_str_has_prefix (gtk_widget_get_tooltip_text (spot), "seems to be "));
  lab_test_do (test, "key v; wait-no-text %s", about);
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
  static const char * const actions[] = { "classic.hint", "classic.values" };

  lab_test_do (test, "game hexapawn person");
  g_assert_false (is_spinning (test));
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      /* Nothing can be found before the main loop runs. */
      lab_test_do (test, "activate %s", actions[i]);
      g_assert_true (is_spinning (test));
      lab_test_wait (!is_spinning (test));
    }
  lab_test_do (test, "hints 1");
  g_assert_nonnull (lab_test_small_game_get_session (test)->values);
}

/* A sentence about a move never has “You” before a verb of the third person. */
LAB_WINDOW_TEST ("/window/classics/last-move", test_last_move)
{
  lab_test_do (test, "game matches:17 perfect; moves 2; text Last move: takes 2 matches; "
               "wait-turn; text Computer: takes 3 matches");
  lab_test_do (test, "game matches:17 person; moves 2; text Player 1: takes 2 matches");
}

LAB_WINDOW_TEST ("/window/classics/values", test_values)
{
  const LabClassicSolution *values;

  lab_test_do (test, "game hexapawn person; no-values; key v; values");
  values = lab_test_small_game_get_session (test)->values;
  g_assert_true (values->solved);
  g_assert_cmpint (values->value, ==, -lab_win_value (6));
  lab_test_do (test, "key v; no-values");
}

static gboolean
is_replaying (LabTestWindow *test)
{
  return lab_test_small_game_get_board (test)->game != lab_test_small_game_get_game (test);
}

static guint
count_shown (LabTestWindow *test)
{
  return lab_play_get_n_moves (LAB_PLAY (lab_test_small_game_get_board (test)->game));
}

/* All moves of a game that is over can be shown again, and the game stays as it is. */
LAB_WINDOW_TEST ("/window/classics/replay", test_replay)
{
  lab_test_do (test, "game tictactoe person; moves a1 a2 b1 b2 c1; wait-text Player 1 Wins; "
               "activate playback.back; text Player 2: puts O on b2; made 5");
  g_assert_true (is_replaying (test));
  g_assert_cmpuint (count_shown (test), ==, 4);
  lab_test_do (test, "activate playback.first; activate playback.forward; settle; "
               "text Player 1: puts X on a1");
  g_assert_cmpuint (count_shown (test), ==, 1);
  lab_test_do (test, "key <Control>z; made 4");
  g_assert_false (is_replaying (test));

  /* A short game, because each move has its time. */
  lab_test_do (test, "game matches:2 person; finish; activate playback.play");
  lab_test_wait (count_shown (test) == 0);
  lab_test_wait (count_shown (test) == 2);
  lab_test_do (test, "made 2");
}

/* The search tree is that of the position, and leads back to the game. */
LAB_WINDOW_TEST ("/window/classics/tree", test_tree)
{
  lab_test_do (test, "game tictactoe person; moves b2; key t; page search-tree; key Escape; "
               "page game; made 1; moves a1");
}

/* A game that is over has no search tree, until its last move is undone. */
LAB_WINDOW_TEST ("/window/classics/tree-of-end", test_tree_of_end)
{
  lab_test_do (test, "game matches:2 person; moves 2; wait-text Player 1 Wins; settle; key t; "
               "page game; key <Control>z; key t; page search-tree");
}

/* In a narrow window, the title of a page is whole, too. */
LAB_WINDOW_TEST ("/window/classics/narrow-title", test_narrow_title)
{
  static const int widths[] = { 360, 1280 };

  lab_test_do (test, "game tictactoe person; tree");
  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      PangoLayout *layout;

      lab_test_do (test, "size %d 640; text Search Tree", widths[i]);
      layout = gtk_label_get_layout (GTK_LABEL (lab_test_find_text ("Search Tree")));
      g_assert_false (pango_layout_is_ellipsized (layout));
      for (int line = 0; line < pango_layout_get_line_count (layout); line++)
        g_assert_cmpint (pango_layout_get_line_readonly (layout, line)->start_index, ==,
                         line * (int) strlen ("Search "));
    }
}
