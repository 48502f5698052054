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
get_window (LabTestWindow *desk)
{
  return GTK_WIDGET (desk->window);
}

static gboolean
shows_page (LabTestWindow *desk,
            const char    *page)
{
  return g_str_equal (lab_window_get_page (desk->window), page);
}

static void
click (LabTestWindow *desk,
       GtkWidget     *widget)
{
  g_assert_nonnull (widget);
  lab_test_driver_reveal (desk->driver, widget);
  lab_test_driver_click (desk->driver, widget);
}

static void
click_button (LabTestWindow *desk,
              const char    *text)
{
  click (desk, lab_test_find_button (text));
}

/* Opens the puzzles with the row on the start page. A list takes two quick clicks on one row as a
 * double click, so this uses the keyboard. */
static void
open_puzzles (LabTestWindow *desk)
{
  lab_test_driver_reveal (desk->driver, gtk_widget_get_ancestor (lab_test_find_text ("Puzzles"),
                                                                 ADW_TYPE_ACTION_ROW));
  lab_test_driver_key (desk->driver, GDK_KEY_Return, 0);
  lab_test_wait (shows_page (desk, "puzzles"));
  lab_test_driver_settle (desk->driver);
}

/* Returns the button that shows the puzzles of one grade. */
static GtkWidget *
find_tab (LabTestWindow *desk,
          guint          n_turns)
{
  g_autofree char *grade = g_strdup_printf ("%u", n_turns);
  g_autoptr (GPtrArray) buttons = lab_test_find_all (get_window (desk), GTK_TYPE_TOGGLE_BUTTON);

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
find_tile (LabTestWindow *desk,
           guint          n_turns,
           guint          number)
{
  GtkFlowBox *box;

  click (desk, find_tab (desk, n_turns));
  box = GTK_FLOW_BOX (lab_test_find (get_window (desk), GTK_TYPE_FLOW_BOX));
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
find_icon_button (LabTestWindow *desk,
                  const char    *icon)
{
  g_autoptr (GPtrArray) buttons = lab_test_find_all (get_window (desk), GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    {
      if (gtk_widget_get_mapped (buttons->pdata[i])
          && g_strcmp0 (gtk_button_get_icon_name (buttons->pdata[i]), icon) == 0)
        return buttons->pdata[i];
    }
  return NULL;
}

static void
wait_for_table (LabTestWindow *desk)
{
  lab_test_wait (shows_page (desk, "game") && lab_test_window_is_asked (desk));
  lab_test_driver_settle (desk->driver);
}

/* Chooses a built-in puzzle. */
static LabPuzzle
begin (LabTestWindow *desk,
       guint          n_turns,
       guint          number)
{
  g_autoptr (LabPuzzleBook) book = lab_puzzle_book_open ();
  LabPuzzle puzzle = *lab_puzzle_book_get (book, n_turns, number);

  open_puzzles (desk);
  click (desk, find_tile (desk, n_turns, number));
  wait_for_table (desk);
  g_assert_cmpmem (lab_test_window_get_position (desk), sizeof puzzle.position, &puzzle.position,
                   sizeof puzzle.position);
  return puzzle;
}

/* Waits until the last action has been shown. */
static void
wait_for_turn (LabTestWindow *desk)
{
  lab_test_wait (lab_test_window_is_asked (desk)
                 && !lab_board_view_get_moving (lab_test_window_get_board (desk)));
}

static void
play_turn (LabTestWindow *desk,
           const LabTurn *turn)
{
  const LabPosition *position = lab_test_window_get_position (desk);

  wait_for_turn (desk);
  while (position->board.spare != turn->tile)
    lab_test_driver_key (desk->driver, GDK_KEY_r, 0);
  lab_test_window_click_arrow (desk, turn->arrow);
  g_assert_cmpuint (position->phase, ==, LAB_PHASE_MOVE);
  lab_test_wait (!lab_board_view_get_moving (lab_test_window_get_board (desk)));
  if (turn->cell == position->pawns[position->seat])
    lab_test_driver_key (desk->driver, GDK_KEY_s, 0);
  else
    lab_test_window_click_cell (desk, turn->cell);
}

static void
play_turns (LabTestWindow *desk,
            const LabTurn *turns,
            guint          n_turns)
{
  for (guint i = 0; i < n_turns; i++)
    play_turn (desk, &turns[i]);
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
watch_best_line (LabTestWindow   *desk,
                 const LabPuzzle *puzzle)
{
  GtkWidget *page;
  LabGame *shown;

  lab_test_wait (shows_page (desk, "review"));
  page = lab_test_find (GTK_WIDGET (desk->window), LAB_TYPE_REVIEW_PAGE);
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
test_optimum (LabTestWindow *desk,
              gconstpointer  data)
{
  gboolean animated = GPOINTER_TO_INT (data);
  LabPuzzle puzzle = begin (desk, 2, animated ? 5 : 4);

  lab_test_window_set_animated (animated);
  g_assert_nonnull (lab_test_find_text ("Find the treasure in 2 turns."));
  g_assert_nonnull (lab_test_find_text ("0 turns made"));
  lab_test_audit (desk);
  play_turn (desk, &puzzle.turns[0]);
  lab_test_wait (lab_test_find_text ("1 turn made") != NULL);
  play_turn (desk, &puzzle.turns[1]);
  lab_test_wait (shows_page (desk, "result"));
  lab_test_driver_settle (desk->driver);
  g_assert_nonnull (lab_test_find_text ("Solved in 2 Turns"));
  g_assert_nonnull (lab_test_find_text ("This is the fewest possible."));
  g_assert_cmpuint (count_result_stars ("Solved in 2 Turns"), ==, 3);
  lab_test_window_set_animated (FALSE);
  click_button (desk, "All Puzzles");
  lab_test_wait (shows_page (desk, "puzzles"));
  g_assert_cmpuint (count_stars (find_tile (desk, 2, (guint) puzzle.number)), ==, 3);

  lab_test_window_close_window (desk);
  lab_test_window_open_window (desk);
  open_puzzles (desk);
  g_assert_cmpuint (count_stars (find_tile (desk, 2, (guint) puzzle.number)), ==, 3);
  assert_read (find_tile (desk, 2, (guint) puzzle.number), &puzzle, "3 of three stars");
  g_assert_cmpuint (count_stars (find_tile (desk, 2, (guint) puzzle.number + 2)), ==, 0);
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
assert_tab_shows (LabTestWindow *desk,
                  guint          n_solved,
                  guint          n_puzzles)
{
  GtkWidget *tab = find_tab (desk, 2);
  g_autofree char *text = g_strdup_printf ("%u/%u", n_solved, n_puzzles);
  g_autofree char *words = g_strdup_printf ("%u of %u puzzles solved", n_solved, n_puzzles);

  g_assert_true (lab_test_has_text (tab, text));
  gtk_test_accessible_assert_property (tab, GTK_ACCESSIBLE_PROPERTY_LABEL, "Puzzles of two turns");
  gtk_test_accessible_assert_property (tab, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words);
}

/* Each tab shows how many of its puzzles are solved, also in words. */
static void
test_tabs (LabTestWindow *desk,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabPuzzleBook) book = lab_puzzle_book_open ();
  guint n_puzzles = lab_puzzle_book_count (book, 2);
  guint n_before = count_solved (book);
  LabPuzzle puzzle;

  open_puzzles (desk);
  assert_tab_shows (desk, n_before, n_puzzles);
  /* No other test solves this puzzle. */
  puzzle = *lab_puzzle_book_get (book, 2, n_puzzles);
  click (desk, find_tile (desk, 2, n_puzzles));
  wait_for_table (desk);
  play_turns (desk, puzzle.turns, puzzle.n_turns);
  lab_test_wait (shows_page (desk, "result"));
  lab_test_driver_settle (desk->driver);
  g_assert_cmpuint (count_solved (book), ==, n_before + 1);
  click_button (desk, "All Puzzles");
  lab_test_wait (shows_page (desk, "puzzles"));
  assert_tab_shows (desk, n_before + 1, n_puzzles);
}

/* One extra turn gives two stars, and the page shows the solution. Then the puzzle
 * is tried again. */
static void
test_detour (LabTestWindow *desk,
             gconstpointer  data G_GNUC_UNUSED)
{
  LabPuzzle puzzle = begin (desk, 2, 8);
  LabTurn first;
  LabTurnLine line = find_detour (&puzzle, &first);

  play_turn (desk, &first);
  play_turns (desk, line.turns, line.n_turns);
  lab_test_wait (shows_page (desk, "result"));
  g_assert_cmpuint (count_result_stars ("Solved in 3 Turns"), ==, 2);
  g_assert_nonnull (lab_test_find_text ("It can be done in 2 turns."));

  click_button (desk, "Show Solution");
  watch_best_line (desk, &puzzle);
  click_button (desk, "Back");
  lab_test_wait (shows_page (desk, "result"));

  click_button (desk, "Try Again");
  wait_for_table (desk);
  g_assert_nonnull (lab_test_find_text ("0 turns made"));
  play_turns (desk, puzzle.turns, puzzle.n_turns);
  lab_test_wait (shows_page (desk, "result"));
  g_assert_nonnull (lab_test_find_text ("Solved in 2 Turns"));

  /* Continues with the next puzzle. */
  click_button (desk, "Next Puzzle");
  wait_for_table (desk);
  g_assert_nonnull (lab_test_find_text ("Puzzle 9, 2 turns"));
}

/* Undone turns do not count, and starting over undoes all. */
static void
test_undo (LabTestWindow *desk,
           gconstpointer  data G_GNUC_UNUSED)
{
  LabPuzzle puzzle = begin (desk, 2, 12);
  LabTurn first;

  find_detour (&puzzle, &first);
  play_turn (desk, &first);
  wait_for_turn (desk);
  g_assert_nonnull (lab_test_find_text ("1 turn made"));
  lab_test_driver_key (desk->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  lab_test_driver_key (desk->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  lab_test_wait (lab_test_find_text ("0 turns made") != NULL);
  g_assert_cmpuint (lab_game_get_n_half_turns (lab_test_window_get_game (desk)), ==, 0);
  lab_test_audit (desk);

  play_turn (desk, &first);
  wait_for_turn (desk);
  g_assert_nonnull (lab_test_find_text ("1 turn made"));
  click (desk, find_icon_button (desk, "lab-start-over-symbolic"));
  wait_for_table (desk);
  g_assert_nonnull (lab_test_find_text ("0 turns made"));
  g_assert_cmpmem (lab_test_window_get_position (desk), sizeof puzzle.position, &puzzle.position,
                   sizeof puzzle.position);

  play_turns (desk, puzzle.turns, puzzle.n_turns);
  lab_test_wait (shows_page (desk, "result"));
  g_assert_cmpuint (count_result_stars ("Solved in 2 Turns"), ==, 3);
  /* After the solution there is no undo. */
  lab_test_driver_key (desk->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  lab_test_driver_settle (desk->driver);
  g_assert_true (shows_page (desk, "result"));
  g_assert_cmpuint (lab_test_window_get_position (desk)->phase, ==, LAB_PHASE_OVER);
}

/* All players get the same puzzle of the day; giving up earns no star. */
static void
test_daily (LabTestWindow *desk,
            gconstpointer  data G_GNUC_UNUSED)
{
  LabPuzzle puzzle;
  GDate before, after;

  /* The date must not change during the comparison. */
  do
    {
      lab_puzzle_text_get_today (&before);
      if (!shows_page (desk, "start"))
        gtk_widget_activate_action (get_window (desk), "win.new-game", NULL);
      click (desk, gtk_widget_get_ancestor (lab_test_find_text ("Daily Puzzle"),
                                            ADW_TYPE_ACTION_ROW));
      wait_for_table (desk);
      lab_puzzle_text_get_today (&after);
    }
  while (g_date_compare (&before, &after) != 0);
  g_assert_true (lab_puzzle_generate_daily (&before, NULL, &puzzle));
  g_assert_cmpmem (lab_test_window_get_position (desk), sizeof puzzle.position, &puzzle.position,
                   sizeof puzzle.position);

  click_button (desk, "Give Up");
  lab_test_wait (shows_page (desk, "result"));
  g_assert_cmpuint (count_result_stars ("Not Solved This Time"), ==, 0);
  g_assert_null (lab_test_find_button ("Next Puzzle"));
  click_button (desk, "Show Solution");
  watch_best_line (desk, &puzzle);
}

/* A number always gives the same puzzle; an empty entry gives a random one. */
static void
test_new (LabTestWindow *desk,
          gconstpointer  data G_GNUC_UNUSED)
{
  LabPuzzle puzzle;
  GtkWidget *entry;

  open_puzzles (desk);
  find_tile (desk, 3, 1);
  entry = lab_test_find (gtk_widget_get_ancestor (lab_test_find_text ("New Puzzles"),
                                                  ADW_TYPE_PREFERENCES_GROUP),
                         GTK_TYPE_TEXT);
  click (desk, entry);
  lab_test_driver_type (desk->driver, "4x");
  g_assert_false (gtk_widget_is_sensitive (lab_test_find_button ("New Puzzle")));
  lab_test_driver_key (desk->driver, GDK_KEY_BackSpace, 0);
  lab_test_driver_type (desk->driver, "2");
  lab_test_driver_click (desk->driver, lab_test_find_button ("New Puzzle"));
  wait_for_table (desk);
  g_assert_true (lab_puzzle_generate (3, 42, NULL, &puzzle));
  g_assert_cmpmem (lab_test_window_get_position (desk), sizeof puzzle.position, &puzzle.position,
                   sizeof puzzle.position);
  g_assert_nonnull (lab_test_find_text ("New puzzle 42, 3 turns"));

  click_button (desk, "Give Up");
  lab_test_wait (shows_page (desk, "result"));
  click_button (desk, "Next Puzzle");
  wait_for_table (desk);
  g_assert_true (memcmp (lab_test_window_get_position (desk), &puzzle.position,
                         sizeof puzzle.position) != 0);
  g_assert_cmpuint (lab_test_window_get_position (desk)->rules, ==, LAB_RULES_LAST_TREASURE);
}

/* While a puzzle is being generated, the player chooses something else or closes the
 * window. */
static void
test_interrupted (LabTestWindow *desk,
                  gconstpointer  data G_GNUC_UNUSED)
{
  gtk_widget_activate_action (get_window (desk), "win.play-puzzle", "s", "4-seed-105");
  gtk_widget_activate_action (get_window (desk), "win.play-puzzle", "s", "1-seed-1");
  wait_for_table (desk);
  g_assert_nonnull (lab_test_find_text ("New puzzle 1, 1 turn"));
  gtk_widget_activate_action (get_window (desk), "win.play-puzzle", "s", "4-seed-105");
  gtk_widget_activate_action (get_window (desk), "win.puzzles", NULL);
  lab_test_wait (shows_page (desk, "puzzles"));
  gtk_widget_activate_action (get_window (desk), "win.play-puzzle", "s", "4-seed-105");
  /* None of these puzzles exists. */
  gtk_widget_activate_action (get_window (desk), "win.play-puzzle", "s", "4-999");
  gtk_widget_activate_action (get_window (desk), "win.play-puzzle", "s", "rubbish");
  lab_test_driver_settle (desk->driver);
  g_assert_true (shows_page (desk, "puzzles"));
}

/* Plays with the keyboard alone: arrow keys move over the tiles, and Enter opens
 * one. */
static void
test_keys (LabTestWindow *desk,
           gconstpointer  data G_GNUC_UNUSED)
{
  open_puzzles (desk);
  find_tile (desk, 4, 1);
  lab_test_driver_key (desk->driver, GDK_KEY_Tab, 0);
  lab_test_driver_key (desk->driver, GDK_KEY_Right, 0);
  lab_test_driver_key (desk->driver, GDK_KEY_Right, 0);
  lab_test_driver_key (desk->driver, GDK_KEY_Return, 0);
  wait_for_table (desk);
  g_assert_nonnull (lab_test_find_text ("Puzzle 3, 4 turns"));
}

/* The pages fit a phone. */
static void
test_narrow (LabTestWindow *desk,
             gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_driver_resize (desk->driver, GTK_WINDOW (desk->window), 360, 640);
  begin (desk, 4, 30);
  g_assert_true (lab_test_is_within (lab_test_find_button ("Give Up"), get_window (desk)));
  lab_test_audit (desk);
  click_button (desk, "Give Up");
  lab_test_wait (shows_page (desk, "result"));
  lab_test_driver_settle (desk->driver);
  g_assert_true (lab_test_is_within (lab_test_find_button ("Show Solution"), get_window (desk)));
}

static const char *
get_title (LabTestWindow *desk)
{
  GtkWidget *title = lab_test_find (get_window (desk), ADW_TYPE_WINDOW_TITLE);

  return adw_window_title_get_title (ADW_WINDOW_TITLE (title));
}

/* The list of puzzles and the end of a puzzle have a title of their own and a way back, which
 * Escape takes too. */
static void
test_back (LabTestWindow *desk,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_assert_cmpstr (get_title (desk), ==, "Labyrinthe");
  g_assert_null (find_icon_button (desk, "go-previous-symbolic"));
  open_puzzles (desk);
  g_assert_cmpstr (get_title (desk), ==, "Puzzles");
  click (desk, find_icon_button (desk, "go-previous-symbolic"));
  g_assert_true (shows_page (desk, "start"));
  g_assert_cmpstr (get_title (desk), ==, "Labyrinthe");
  open_puzzles (desk);
  lab_test_driver_key (desk->driver, GDK_KEY_Escape, 0);
  g_assert_true (shows_page (desk, "start"));

  begin (desk, 2, 8);
  g_assert_null (find_icon_button (desk, "go-previous-symbolic"));
  click_button (desk, "Give Up");
  lab_test_wait (shows_page (desk, "result"));
  lab_test_driver_settle (desk->driver);
  g_assert_cmpstr (get_title (desk), ==, "Puzzle 8, 2 turns");
  lab_test_driver_key (desk->driver, GDK_KEY_Escape, 0);
  g_assert_true (shows_page (desk, "puzzles"));
}

/* A player who gave up is offered another try first. */
static void
test_try_again (LabTestWindow *desk,
                gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *again;

  begin (desk, 2, 8);
  click_button (desk, "Give Up");
  lab_test_wait (shows_page (desk, "result"));
  lab_test_driver_settle (desk->driver);
  again = lab_test_find_button ("Try Again");
  g_assert_true (gtk_widget_has_css_class (again, "suggested-action"));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (desk->window)) == again);
  lab_test_driver_key (desk->driver, GDK_KEY_Return, 0);
  wait_for_table (desk);
}

/* Leaving a puzzle asks only if a turn would be lost. */
static void
test_leaving (LabTestWindow *desk,
              gconstpointer  data G_GNUC_UNUSED)
{
  LabPuzzle puzzle = begin (desk, 2, 8);
  LabTurn first;

  find_detour (&puzzle, &first);
  lab_test_driver_key (desk->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  g_assert_true (shows_page (desk, "start"));
  begin (desk, 2, 8);
  play_turn (desk, &first);
  wait_for_turn (desk);
  lab_test_driver_key (desk->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  g_assert_nonnull (lab_test_find_dialog (desk));
  lab_test_answer (desk, "Keep Playing");
  g_assert_true (shows_page (desk, "game"));
  lab_test_driver_key (desk->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  lab_test_answer (desk, "Leave");
  lab_test_wait (shows_page (desk, "start"));
}

/* The start page says how many puzzles are solved. */
static void
test_progress (LabTestWindow *desk,
               gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_storage_get_path ("puzzles.ini");
  LabPuzzle puzzle;

  lab_test_window_close_window (desk);
  g_unlink (path);
  lab_test_window_open_window (desk);
  g_assert_nonnull (lab_test_find_text ("0 of 120"));
  g_assert_nonnull (lab_test_find_text ("New"));
  puzzle = begin (desk, 1, 3);
  play_turns (desk, puzzle.turns, puzzle.n_turns);
  lab_test_wait (shows_page (desk, "result"));
  lab_test_driver_key (desk->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  g_assert_nonnull (lab_test_find_text ("1 of 120"));
}

/* The start page says how many stars today's puzzle has earned. */
static void
test_daily_progress (LabTestWindow *desk,
                     gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_storage_get_path ("puzzles.ini");
  LabPuzzle puzzle;
  GDate before, after;

  /* The date must not change before the start page is shown. */
  do
    {
      g_autoptr (LabPuzzleProgress) progress = NULL;

      lab_test_window_close_window (desk);
      g_unlink (path);
      lab_puzzle_text_get_today (&before);
      g_assert_true (lab_puzzle_generate_daily (&before, NULL, &puzzle));
      progress = lab_puzzle_progress_new (NULL);
      g_assert_true (lab_puzzle_progress_record (progress, &puzzle, puzzle.n_turns + 1, NULL));
      lab_test_window_open_window (desk);
      lab_puzzle_text_get_today (&after);
    }
  while (g_date_compare (&before, &after) != 0);
  g_assert_nonnull (lab_test_find_text ("2 of 3"));
  g_assert_null (lab_test_find_text ("New"));
}

/* A file that cannot be read is set aside, and a message says so. */
static void
test_damaged (LabTestWindow *desk,
              gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_storage_get_path ("puzzles.ini");

  lab_test_window_close_window (desk);
  g_assert_true (g_file_set_contents (path, "rubbish", -1, NULL));
  lab_test_window_open_window (desk);
  open_puzzles (desk);
  g_assert_nonnull (
      lab_test_find_text ("The stars could not be read. A new count was started. "
                          "The old file was saved as puzzles.ini.damaged."));
}

static gboolean
shows_complaint (LabTestWindow *desk)
{
  g_autoptr (GPtrArray) labels = lab_test_find_all (get_window (desk), GTK_TYPE_LABEL);

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
test_unwritable (LabTestWindow *desk,
                 gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_storage_get_path ("puzzles.ini");
  LabPuzzle puzzle = begin (desk, 1, 9);

  /* A folder has the name of the file. */
  g_unlink (path);
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  play_turns (desk, puzzle.turns, puzzle.n_turns);
  lab_test_wait (shows_page (desk, "result"));
  g_assert_nonnull (lab_test_find_text ("Solved in 1 Turn"));
  g_assert_true (shows_complaint (desk));
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
