/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <adwaita.h>
#include <glib/gstdio.h>

#include "lab-test-audit.h"
#include "lab-test-dialog.h"
#include "lab-test-window.h"
#include "lab-fewest-turns.h"
#include "lab-puzzle-book.h"
#include "lab-puzzle-progress.h"
#include "lab-storage.h"
#include "lab-puzzle-text.h"
#include "lab-review-page.h"
#include "lab-stars.h"

/* Private helpers */

static GtkWidget *
get_window (LabTestWindow *test)
{
  return GTK_WIDGET (test->window);
}

static gboolean
shows_page (LabTestWindow *test,
            const char    *page)
{
  return g_str_equal (lab_window_get_page (test->window), page);
}

static void
click (LabTestWindow *test,
       GtkWidget     *widget)
{
  g_assert_nonnull (widget);
  lab_test_driver_reveal (test->driver, widget);
  lab_test_driver_click (test->driver, widget);
}

static void
click_button (LabTestWindow *test,
              const char    *text)
{
  click (test, lab_test_find_button (text));
}

/* Opens the puzzles with the row on the start page. A list takes two quick clicks on one row as a
 * double click, so this uses the keyboard. */
static void
open_puzzles (LabTestWindow *test)
{
  lab_test_driver_reveal (test->driver, gtk_widget_get_ancestor (lab_test_find_text ("Puzzles"),
                                                                 ADW_TYPE_ACTION_ROW));
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  lab_test_wait (shows_page (test, "puzzles"));
  lab_test_driver_settle (test->driver);
}

/* Returns the button that shows the puzzles of one grade. */
static GtkWidget *
find_tab (LabTestWindow *test,
          guint          n_turns)
{
  g_autofree char *grade = g_strdup_printf ("%u", n_turns);
  g_autoptr (GPtrArray) buttons = lab_test_find_all (get_window (test), GTK_TYPE_TOGGLE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    {
      if (gtk_widget_get_mapped (buttons->pdata[i])
          && lab_test_has_text (buttons->pdata[i], grade))
        return buttons->pdata[i];
    }
  g_assert_not_reached ();
}

/* Returns the tile of a puzzle, on the page of its grade. */
static GtkWidget *
find_tile (LabTestWindow *test,
           guint          n_turns,
           guint          number)
{
  GtkFlowBox *box;

  click (test, find_tab (test, n_turns));
  box = GTK_FLOW_BOX (lab_test_find (get_window (test), GTK_TYPE_FLOW_BOX));
  return GTK_WIDGET (gtk_flow_box_get_child_at_index (box, (int) number - 1));
}

static guint
count_stars (GtkWidget *root)
{
  return lab_stars_get_count (LAB_STARS (lab_test_find (root, LAB_TYPE_STARS)));
}

/* Asserts how screen readers announce a tile. */
static void
assert_read (GtkWidget       *tile,
             const LabPuzzle *puzzle,
             const char      *stars)
{
  g_autofree char *name = lab_puzzle_text_name (puzzle);

  gtk_test_accessible_assert_property (tile, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  gtk_test_accessible_assert_property (tile, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, stars);
}

/* Counts the stars on the result page with the title @title. */
static guint
count_result_stars (const char *title)
{
  GtkWidget *label = lab_test_find_text (title);

  g_assert_nonnull (label);
  return count_stars (gtk_widget_get_ancestor (label, GTK_TYPE_SCROLLED_WINDOW));
}

/* Returns the visible button with an icon. */
static GtkWidget *
find_icon_button (LabTestWindow *test,
                  const char    *icon)
{
  g_autoptr (GPtrArray) buttons = lab_test_find_all (get_window (test), GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    {
      if (gtk_widget_get_mapped (buttons->pdata[i])
          && g_strcmp0 (gtk_button_get_icon_name (buttons->pdata[i]), icon) == 0)
        return buttons->pdata[i];
    }
  return NULL;
}

static void
wait_for_table (LabTestWindow *test)
{
  lab_test_wait (shows_page (test, "game") && lab_test_window_is_asked (test));
  lab_test_driver_settle (test->driver);
}

/* Chooses a built-in puzzle. */
static LabPuzzle
begin (LabTestWindow *test,
       guint          n_turns,
       guint          number)
{
  g_autoptr (LabPuzzleBook) book = lab_puzzle_book_open ();
  LabPuzzle puzzle = *lab_puzzle_book_get (book, n_turns, number);

  open_puzzles (test);
  click (test, find_tile (test, n_turns, number));
  wait_for_table (test);
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof puzzle.position, &puzzle.position,
                   sizeof puzzle.position);
  return puzzle;
}

/* Waits until the last action has been shown. */
static void
wait_for_turn (LabTestWindow *test)
{
  lab_test_wait (lab_test_window_is_asked (test)
                 && !lab_board_view_get_moving (lab_test_window_get_board (test)));
}

static void
play_turn (LabTestWindow *test,
           const LabTurn *turn)
{
  const LabPosition *position = lab_test_window_get_position (test);

  wait_for_turn (test);
  while (position->board.spare != turn->tile)
    lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  lab_test_window_click_arrow (test, turn->arrow);
  g_assert_cmpuint (position->phase, ==, LAB_PHASE_MOVE);
  lab_test_wait (!lab_board_view_get_moving (lab_test_window_get_board (test)));
  if (turn->cell == position->pawns[position->seat])
    lab_test_driver_key (test->driver, GDK_KEY_s, 0);
  else
    lab_test_window_click_cell (test, turn->cell);
}

static void
play_turns (LabTestWindow *test,
            const LabTurn *turns,
            guint          n_turns)
{
  for (guint i = 0; i < n_turns; i++)
    play_turn (test, &turns[i]);
}

/* Finds a first turn that costs exactly one extra turn, and the best line after it. */
static LabTurnLine
find_detour (const LabPuzzle *puzzle,
             LabTurn         *first)
{
  LabTreasure treasure = lab_puzzle_get_treasure (puzzle);
  LabTurnLine line;

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      LabPosition position = puzzle->position;

      if (!lab_position_may_insert (&position, arrow))
        continue;
      *first = (LabTurn) { arrow, position.board.spare, 0 };
      lab_position_insert (&position, arrow, position.board.spare);
      first->cell = position.pawns[position.seat];
      lab_position_move (&position, first->cell);
      if (position.phase == LAB_PHASE_INSERT
          && lab_fewest_turns (&position, position.treasures[treasure], puzzle->n_turns, NULL,
                               &line)
          && line.n_turns == puzzle->n_turns)
        return line;
    }
  g_assert_not_reached ();
}

/* Watches the solution play by itself, from the start to the find. */
static void
watch_best_line (LabTestWindow   *test,
                 const LabPuzzle *puzzle)
{
  GtkWidget *page;
  LabGame *shown;

  lab_test_wait (shows_page (test, "review"));
  page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_REVIEW_PAGE);
  shown = lab_review_page_get_shown (LAB_REVIEW_PAGE (page));
  g_assert_cmpmem (lab_game_get_initial (shown), sizeof puzzle->position, &puzzle->position,
                   sizeof puzzle->position);
  lab_test_wait (lab_game_get_phase (lab_review_page_get_shown (LAB_REVIEW_PAGE (page)))
                 == LAB_PHASE_OVER);
  shown = lab_review_page_get_shown (LAB_REVIEW_PAGE (page));
  g_assert_cmpuint (lab_game_get_n_turns (shown), ==, puzzle->n_turns);
  g_assert_cmpuint (lab_game_get_position (shown)->n_found[lab_game_get_seat (shown)], ==, 1);
}

/* Tests */

/* Solving in the fewest turns gives three stars, which are still there after a
 * restart. */
static void
test_optimum (LabTestWindow *test,
              gconstpointer  data)
{
  gboolean animated = GPOINTER_TO_INT (data);
  LabPuzzle puzzle = begin (test, 2, animated ? 5 : 4);

  lab_test_window_set_animated (animated);
  g_assert_nonnull (lab_test_find_text ("Find the treasure in 2 turns."));
  g_assert_nonnull (lab_test_find_text ("0 turns made"));
  lab_test_audit (test);
  play_turn (test, &puzzle.turns[0]);
  lab_test_wait (lab_test_find_text ("1 turn made") != NULL);
  play_turn (test, &puzzle.turns[1]);
  lab_test_wait (shows_page (test, "result"));
  lab_test_driver_settle (test->driver);
  g_assert_nonnull (lab_test_find_text ("Solved in 2 Turns"));
  g_assert_nonnull (lab_test_find_text ("This is the fewest possible."));
  g_assert_cmpuint (count_result_stars ("Solved in 2 Turns"), ==, 3);
  lab_test_window_set_animated (FALSE);
  click_button (test, "All Puzzles");
  lab_test_wait (shows_page (test, "puzzles"));
  g_assert_cmpuint (count_stars (find_tile (test, 2, (guint) puzzle.number)), ==, 3);

  lab_test_window_close_window (test);
  lab_test_window_open_window (test);
  open_puzzles (test);
  g_assert_cmpuint (count_stars (find_tile (test, 2, (guint) puzzle.number)), ==, 3);
  assert_read (find_tile (test, 2, (guint) puzzle.number), &puzzle, "3 of three stars");
  g_assert_cmpuint (count_stars (find_tile (test, 2, (guint) puzzle.number + 2)), ==, 0);
}

/* Returns how many puzzles of two turns the saved stars say are solved. */
static guint
count_solved (const LabPuzzleBook *book)
{
  g_autoptr (LabPuzzleProgress) progress = lab_puzzle_progress_new (NULL);
  guint n_solved = 0;

  for (guint number = 1; number <= lab_puzzle_book_count (book, 2); number++)
    n_solved += lab_puzzle_progress_get_stars (progress, lab_puzzle_book_get (book, 2, number)) > 0;
  return n_solved;
}

static void
assert_tab_shows (LabTestWindow *test,
                  guint          n_solved,
                  guint          n_puzzles)
{
  GtkWidget *tab = find_tab (test, 2);
  g_autofree char *text = g_strdup_printf ("%u/%u", n_solved, n_puzzles);
  g_autofree char *words = g_strdup_printf ("%u of %u puzzles solved", n_solved, n_puzzles);

  g_assert_true (lab_test_has_text (tab, text));
  gtk_test_accessible_assert_property (tab, GTK_ACCESSIBLE_PROPERTY_LABEL, "Puzzles of two turns");
  gtk_test_accessible_assert_property (tab, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words);
}

/* Each tab shows how many of its puzzles are solved, also in words. */
static void
test_tabs (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabPuzzleBook) book = lab_puzzle_book_open ();
  guint n_puzzles = lab_puzzle_book_count (book, 2);
  guint n_before = count_solved (book);
  LabPuzzle puzzle;

  open_puzzles (test);
  assert_tab_shows (test, n_before, n_puzzles);
  /* No other test solves this puzzle. */
  puzzle = *lab_puzzle_book_get (book, 2, n_puzzles);
  click (test, find_tile (test, 2, n_puzzles));
  wait_for_table (test);
  play_turns (test, puzzle.turns, puzzle.n_turns);
  lab_test_wait (shows_page (test, "result"));
  lab_test_driver_settle (test->driver);
  g_assert_cmpuint (count_solved (book), ==, n_before + 1);
  click_button (test, "All Puzzles");
  lab_test_wait (shows_page (test, "puzzles"));
  assert_tab_shows (test, n_before + 1, n_puzzles);
}

/* One extra turn gives two stars, and the page shows the solution. Then the puzzle
 * is tried again. */
static void
test_detour (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  LabPuzzle puzzle = begin (test, 2, 8);
  LabTurn first;
  LabTurnLine line = find_detour (&puzzle, &first);

  play_turn (test, &first);
  play_turns (test, line.turns, line.n_turns);
  lab_test_wait (shows_page (test, "result"));
  g_assert_cmpuint (count_result_stars ("Solved in 3 Turns"), ==, 2);
  g_assert_nonnull (lab_test_find_text ("It can be done in 2 turns."));

  click_button (test, "Show Solution");
  watch_best_line (test, &puzzle);
  click_button (test, "Back");
  lab_test_wait (shows_page (test, "result"));

  click_button (test, "Try Again");
  wait_for_table (test);
  g_assert_nonnull (lab_test_find_text ("0 turns made"));
  play_turns (test, puzzle.turns, puzzle.n_turns);
  lab_test_wait (shows_page (test, "result"));
  g_assert_nonnull (lab_test_find_text ("Solved in 2 Turns"));

  /* Continues with the next puzzle. */
  click_button (test, "Next Puzzle");
  wait_for_table (test);
  g_assert_nonnull (lab_test_find_text ("Puzzle 9, 2 turns"));
}

/* Undone turns do not count, and starting over undoes all. */
static void
test_undo (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  LabPuzzle puzzle = begin (test, 2, 12);
  LabTurn first;

  find_detour (&puzzle, &first);
  play_turn (test, &first);
  wait_for_turn (test);
  g_assert_nonnull (lab_test_find_text ("1 turn made"));
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  lab_test_wait (lab_test_find_text ("0 turns made") != NULL);
  g_assert_cmpuint (lab_game_get_n_half_turns (lab_test_window_get_game (test)), ==, 0);
  lab_test_audit (test);

  play_turn (test, &first);
  wait_for_turn (test);
  g_assert_nonnull (lab_test_find_text ("1 turn made"));
  click (test, find_icon_button (test, "lab-start-over-symbolic"));
  wait_for_table (test);
  g_assert_nonnull (lab_test_find_text ("0 turns made"));
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof puzzle.position, &puzzle.position,
                   sizeof puzzle.position);

  play_turns (test, puzzle.turns, puzzle.n_turns);
  lab_test_wait (shows_page (test, "result"));
  g_assert_cmpuint (count_result_stars ("Solved in 2 Turns"), ==, 3);
  /* After the solution there is no undo. */
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  lab_test_driver_settle (test->driver);
  g_assert_true (shows_page (test, "result"));
  g_assert_cmpuint (lab_test_window_get_position (test)->phase, ==, LAB_PHASE_OVER);
}

/* All players get the same puzzle of the day; giving up earns no star. */
static void
test_daily (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  LabPuzzle puzzle;
  GDate before, after;

  /* The date must not change during the comparison. */
  do
    {
      lab_puzzle_text_get_today (&before);
      if (!shows_page (test, "start"))
        gtk_widget_activate_action (get_window (test), "win.new-game", NULL);
      click (test, gtk_widget_get_ancestor (lab_test_find_text ("Daily Puzzle"),
                                            ADW_TYPE_ACTION_ROW));
      wait_for_table (test);
      lab_puzzle_text_get_today (&after);
    }
  while (g_date_compare (&before, &after) != 0);
  g_assert_true (lab_puzzle_generate_daily (&before, NULL, &puzzle));
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof puzzle.position, &puzzle.position,
                   sizeof puzzle.position);

  click_button (test, "Give Up");
  lab_test_wait (shows_page (test, "result"));
  g_assert_cmpuint (count_result_stars ("Not Solved This Time"), ==, 0);
  g_assert_null (lab_test_find_button ("Next Puzzle"));
  click_button (test, "Show Solution");
  watch_best_line (test, &puzzle);
}

/* A number always gives the same puzzle; an empty entry gives a random one. */
static void
test_new (LabTestWindow *test,
          gconstpointer  data G_GNUC_UNUSED)
{
  LabPuzzle puzzle;
  GtkWidget *entry;

  open_puzzles (test);
  find_tile (test, 3, 1);
  entry = lab_test_find (gtk_widget_get_ancestor (lab_test_find_text ("New Puzzles"),
                                                  ADW_TYPE_PREFERENCES_GROUP),
                         GTK_TYPE_TEXT);
  click (test, entry);
  lab_test_driver_type (test->driver, "4x");
  g_assert_false (gtk_widget_is_sensitive (lab_test_find_button ("New Puzzle")));
  lab_test_driver_key (test->driver, GDK_KEY_BackSpace, 0);
  lab_test_driver_type (test->driver, "2");
  lab_test_driver_click (test->driver, lab_test_find_button ("New Puzzle"));
  wait_for_table (test);
  g_assert_true (lab_puzzle_generate (3, 42, NULL, &puzzle));
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof puzzle.position, &puzzle.position,
                   sizeof puzzle.position);
  g_assert_nonnull (lab_test_find_text ("New puzzle 42, 3 turns"));

  click_button (test, "Give Up");
  lab_test_wait (shows_page (test, "result"));
  click_button (test, "Next Puzzle");
  wait_for_table (test);
  g_assert_true (memcmp (lab_test_window_get_position (test), &puzzle.position,
                         sizeof puzzle.position) != 0);
  g_assert_cmpuint (lab_test_window_get_position (test)->rules, ==, LAB_RULES_LAST_TREASURE);
}

/* While a puzzle is being generated, the player chooses something else or closes the
 * window. */
static void
test_interrupted (LabTestWindow *test,
                  gconstpointer  data G_GNUC_UNUSED)
{
  gtk_widget_activate_action (get_window (test), "win.play-puzzle", "s", "4-seed-105");
  gtk_widget_activate_action (get_window (test), "win.play-puzzle", "s", "1-seed-1");
  wait_for_table (test);
  g_assert_nonnull (lab_test_find_text ("New puzzle 1, 1 turn"));
  gtk_widget_activate_action (get_window (test), "win.play-puzzle", "s", "4-seed-105");
  gtk_widget_activate_action (get_window (test), "win.puzzles", NULL);
  lab_test_wait (shows_page (test, "puzzles"));
  gtk_widget_activate_action (get_window (test), "win.play-puzzle", "s", "4-seed-105");
  /* None of these puzzles exists. */
  gtk_widget_activate_action (get_window (test), "win.play-puzzle", "s", "4-999");
  gtk_widget_activate_action (get_window (test), "win.play-puzzle", "s", "rubbish");
  lab_test_driver_settle (test->driver);
  g_assert_true (shows_page (test, "puzzles"));
}

/* Plays with the keyboard alone: arrow keys move over the tiles, and Enter opens
 * one. */
static void
test_keys (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  open_puzzles (test);
  find_tile (test, 4, 1);
  lab_test_driver_key (test->driver, GDK_KEY_Tab, 0);
  lab_test_driver_key (test->driver, GDK_KEY_Right, 0);
  lab_test_driver_key (test->driver, GDK_KEY_Right, 0);
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  wait_for_table (test);
  g_assert_nonnull (lab_test_find_text ("Puzzle 3, 4 turns"));
}

/* The pages fit a phone. */
static void
test_narrow (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), 360, 640);
  begin (test, 4, 30);
  g_assert_true (lab_test_is_within (lab_test_find_button ("Give Up"), get_window (test)));
  lab_test_audit (test);
  click_button (test, "Give Up");
  lab_test_wait (shows_page (test, "result"));
  lab_test_driver_settle (test->driver);
  g_assert_true (lab_test_is_within (lab_test_find_button ("Show Solution"), get_window (test)));
}

static const char *
get_title (LabTestWindow *test)
{
  GtkWidget *title = lab_test_find (get_window (test), ADW_TYPE_WINDOW_TITLE);

  return adw_window_title_get_title (ADW_WINDOW_TITLE (title));
}

/* The list of puzzles and the end of a puzzle have a title of their own and a way back, which
 * Escape takes too. */
static void
test_back (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_assert_cmpstr (get_title (test), ==, "Shifting Maze");
  g_assert_null (find_icon_button (test, "go-previous-symbolic"));
  open_puzzles (test);
  g_assert_cmpstr (get_title (test), ==, "Puzzles");
  click (test, find_icon_button (test, "go-previous-symbolic"));
  g_assert_true (shows_page (test, "start"));
  g_assert_cmpstr (get_title (test), ==, "Shifting Maze");
  open_puzzles (test);
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  g_assert_true (shows_page (test, "start"));

  begin (test, 2, 8);
  g_assert_null (find_icon_button (test, "go-previous-symbolic"));
  click_button (test, "Give Up");
  lab_test_wait (shows_page (test, "result"));
  lab_test_driver_settle (test->driver);
  g_assert_cmpstr (get_title (test), ==, "Puzzle 8, 2 turns");
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  g_assert_true (shows_page (test, "puzzles"));
}

/* A player who gave up is offered another try first. */
static void
test_try_again (LabTestWindow *test,
                gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *again;

  begin (test, 2, 8);
  click_button (test, "Give Up");
  lab_test_wait (shows_page (test, "result"));
  lab_test_driver_settle (test->driver);
  again = lab_test_find_button ("Try Again");
  g_assert_true (gtk_widget_has_css_class (again, "suggested-action"));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (test->window)) == again);
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  wait_for_table (test);
}

/* Leaving a puzzle asks only if a turn would be lost. */
static void
test_leaving (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  LabPuzzle puzzle = begin (test, 2, 8);
  LabTurn first;

  find_detour (&puzzle, &first);
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  g_assert_true (shows_page (test, "start"));
  begin (test, 2, 8);
  play_turn (test, &first);
  wait_for_turn (test);
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  g_assert_nonnull (lab_test_find_dialog (test));
  lab_test_answer (test, "Keep Playing");
  g_assert_true (shows_page (test, "game"));
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  lab_test_answer (test, "Leave");
  lab_test_wait (shows_page (test, "start"));
}

/* The start page says how many puzzles are solved. */
static void
test_progress (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_storage_get_path ("puzzles.ini");
  LabPuzzle puzzle;

  lab_test_window_close_window (test);
  g_unlink (path);
  lab_test_window_open_window (test);
  g_assert_nonnull (lab_test_find_text ("0 of 120"));
  g_assert_nonnull (lab_test_find_text ("New"));
  puzzle = begin (test, 1, 3);
  play_turns (test, puzzle.turns, puzzle.n_turns);
  lab_test_wait (shows_page (test, "result"));
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  g_assert_nonnull (lab_test_find_text ("1 of 120"));
}

/* The start page says how many stars today's puzzle has earned. */
static void
test_daily_progress (LabTestWindow *test,
                     gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_storage_get_path ("puzzles.ini");
  LabPuzzle puzzle;
  GDate before, after;

  /* The date must not change before the start page is shown. */
  do
    {
      g_autoptr (LabPuzzleProgress) progress = NULL;

      lab_test_window_close_window (test);
      g_unlink (path);
      lab_puzzle_text_get_today (&before);
      g_assert_true (lab_puzzle_generate_daily (&before, NULL, &puzzle));
      progress = lab_puzzle_progress_new (NULL);
      g_assert_true (lab_puzzle_progress_record (progress, &puzzle, puzzle.n_turns + 1, NULL));
      lab_test_window_open_window (test);
      lab_puzzle_text_get_today (&after);
    }
  while (g_date_compare (&before, &after) != 0);
  g_assert_nonnull (lab_test_find_text ("2 of 3"));
  g_assert_null (lab_test_find_text ("New"));
}

/* A file that cannot be read is set aside, and a message says so. */
static void
test_damaged (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_storage_get_path ("puzzles.ini");

  lab_test_window_close_window (test);
  g_assert_true (g_file_set_contents (path, "rubbish", -1, NULL));
  lab_test_window_open_window (test);
  open_puzzles (test);
  g_assert_nonnull (
      lab_test_find_text ("The stars could not be read. A new count was started. "
                          "The old file was saved as puzzles.ini.damaged."));
}

static gboolean
shows_complaint (LabTestWindow *test)
{
  g_autoptr (GPtrArray) labels = lab_test_find_all (get_window (test), GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    {
      if (gtk_widget_get_mapped (labels->pdata[i])
          && g_str_has_prefix (gtk_label_get_text (labels->pdata[i]),
                               "The stars could not be saved. "))
        return TRUE;
    }
  return FALSE;
}

/* If progress cannot be saved, a message says so, and the puzzle still counts as
 * solved. */
static void
test_unwritable (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_storage_get_path ("puzzles.ini");
  LabPuzzle puzzle = begin (test, 1, 9);

  /* A folder has the name of the file. */
  g_unlink (path);
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  play_turns (test, puzzle.turns, puzzle.n_turns);
  lab_test_wait (shows_page (test, "result"));
  g_assert_nonnull (lab_test_find_text ("Solved in 1 Turn"));
  g_assert_true (shows_complaint (test));
  g_assert_cmpint (g_rmdir (path), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/puzzles/optimum", GINT_TO_POINTER (FALSE), test_optimum);
  lab_test_window_add ("/window/puzzles/optimum-animated", GINT_TO_POINTER (TRUE), test_optimum);
  lab_test_window_add ("/window/puzzles/tabs", NULL, test_tabs);
  lab_test_window_add ("/window/puzzles/detour", NULL, test_detour);
  lab_test_window_add ("/window/puzzles/undo", NULL, test_undo);
  lab_test_window_add ("/window/puzzles/daily", NULL, test_daily);
  lab_test_window_add ("/window/puzzles/new", NULL, test_new);
  lab_test_window_add ("/window/puzzles/interrupted", NULL, test_interrupted);
  lab_test_window_add ("/window/puzzles/keys", NULL, test_keys);
  lab_test_window_add ("/window/puzzles/narrow", NULL, test_narrow);
  lab_test_window_add ("/window/puzzles/back", NULL, test_back);
  lab_test_window_add ("/window/puzzles/try-again", NULL, test_try_again);
  lab_test_window_add ("/window/puzzles/leaving", NULL, test_leaving);
  lab_test_window_add ("/window/puzzles/progress", NULL, test_progress);
  lab_test_window_add ("/window/puzzles/daily-progress", NULL, test_daily_progress);
  lab_test_window_add ("/window/puzzles/damaged", NULL, test_damaged);
  lab_test_window_add ("/window/puzzles/unwritable", NULL, test_unwritable);
  return g_test_run ();
}
