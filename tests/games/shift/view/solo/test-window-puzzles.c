/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "lab-shift-describe.h"
#include "lab-shift-fewest-turns.h"
#include "lab-shift-puzzle-progress.h"
#include "lab-shift-puzzles-page.h"
#include "lab-shift-review-page.h"
#include "lab-stars.h"
#include "lab-storage.h"
#include "lab-test-steps.h"

#define TOUCH 44                /* pixels that a finger needs */
#define CHECK_MARK 15           /* pixels at the end of the button that is chosen */

/* Chooses puzzles, and solves them. */

/* Opens the list of puzzles with its row on the start page. A list takes two quick clicks on one
 * row as a double click, so this uses the keyboard. */
static void
open_puzzles (LabTestWindow *test)
{
  lab_test_do (test, "do win.puzzles; wait-page puzzles; settle");
}

/* Returns the button that shows one grade. */
static GtkWidget *
find_tab (LabTestWindow *test,
          guint          n_turns)
{
  g_autofree char *grade = g_strdup_printf ("%u", n_turns);
  g_autoptr (GPtrArray) buttons = lab_test_find_all (GTK_WIDGET (test->window),
                                                     GTK_TYPE_TOGGLE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    {
      if (gtk_widget_get_mapped (buttons->pdata[i])
          && lab_test_has_text (buttons->pdata[i], grade))
        return buttons->pdata[i];
    }
  g_assert_not_reached ();
}

/* Shows a grade, and returns the tile of a puzzle. */
static GtkWidget *
find_tile (LabTestWindow *test,
           guint          n_turns,
           guint          number)
{
  GtkFlowBox *box;

  lab_test_window_click (test, find_tab (test, n_turns));
  box = GTK_FLOW_BOX (lab_test_find (GTK_WIDGET (test->window), GTK_TYPE_FLOW_BOX));
  return GTK_WIDGET (gtk_flow_box_get_child_at_index (box, (int) number - 1));
}

/* Returns the number of stars that are lit in @root. */
static guint
count_stars (GtkWidget *root)
{
  return LAB_STARS (lab_test_find (root, LAB_TYPE_STARS))->count;
}

/* Returns the number of stars in the result. */
static guint
count_result_stars (const char *title)
{
  GtkWidget *label = lab_test_find_text (title);

  g_assert_nonnull (label);
  return count_stars (gtk_widget_get_ancestor (label, GTK_TYPE_SCROLLED_WINDOW));
}

/* Returns the visible button. */
static GtkWidget *
find_icon_button (LabTestWindow *test,
                  const char    *icon)
{
  return lab_test_find_with (GTK_WIDGET (test->window), GTK_TYPE_BUTTON, "icon-name", icon);
}

/* Chooses a built-in puzzle, and returns it. */
static LabShiftPuzzle
begin (LabTestWindow *test,
       guint          n_turns,
       guint          number)
{
  g_autoptr (LabShiftPuzzleBook) book = lab_shift_puzzle_book_open ();
  LabShiftPuzzle puzzle = *lab_shift_puzzle_book_get (book, n_turns, number);

  open_puzzles (test);
  lab_test_window_click (test, find_tile (test, n_turns, number));
  lab_test_do (test, "wait-page game; asked; settle");
  lab_test_window_assert_at (test, &puzzle.position);
  return puzzle;
}

/* Plays a turn. */
static void
play_turn (LabTestWindow      *test,
           const LabShiftTurn *turn)
{
  const LabShiftPosition *position = lab_test_window_get_position (test);

  lab_test_do (test, "asked; shown");
  while (position->board.spare != turn->tile)
    lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  lab_test_do (test, "arrow %u; phase move; shown", turn->arrow);
  if (turn->cell == position->pawns[position->seat])
    lab_test_driver_key (test->driver, GDK_KEY_s, 0);
  else
    lab_test_window_click_cell (test, turn->cell);
}

/* Plays several turns. */
static void
play_turns (LabTestWindow      *test,
            const LabShiftTurn *turns,
            guint               n_turns)
{
  for (guint i = 0; i < n_turns; i++)
    play_turn (test, &turns[i]);
}

/* Watches the solution play by itself, up to the find. */
static void
watch_best_line (LabTestWindow        *test,
                 const LabShiftPuzzle *puzzle)
{
  GtkWidget *page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_SHIFT_REVIEW_PAGE);
  LabShiftReviewPage *review = LAB_SHIFT_REVIEW_PAGE (page);
  LabShiftGame *shown = review->replay;

  g_assert_cmpmem (&shown->initial, sizeof puzzle->position, &puzzle->position,
                   sizeof puzzle->position);
  lab_test_wait (review->replay->position.phase == LAB_SHIFT_PHASE_OVER);
  shown = review->replay;
  g_assert_cmpuint (shown->turns->len, ==, puzzle->n_turns);
  g_assert_cmpuint (shown->position.n_found[shown->position.seat],
                    ==, 1);
}

/* Tests one puzzle, from its start to its result. */

/* Finds a first turn that costs exactly one extra turn, and the best line after it. */
static LabShiftTurnLine
find_detour (const LabShiftPuzzle *puzzle,
             LabShiftTurn         *first)
{
  LabShiftTreasure treasure = lab_shift_puzzle_get_treasure (puzzle);
  LabShiftTurnLine line;

  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      LabShiftPosition position = puzzle->position;

      if (!lab_shift_position_may_insert (&position, arrow))
        continue;
      *first = (LabShiftTurn) { arrow, position.board.spare, 0 };
      lab_shift_position_insert (&position, arrow, position.board.spare);
      first->cell = position.pawns[position.seat];
      lab_shift_position_move (&position, first->cell);
      if (position.phase == LAB_SHIFT_PHASE_INSERT
          && lab_shift_fewest_turns (&position, position.treasures[treasure], puzzle->n_turns, NULL,
                                     &line)
          && line.n_turns == puzzle->n_turns)
        return line;
    }
  g_assert_not_reached ();
}

/* Returns the number of stars of a puzzle of two turns, in the list. */
static guint
count_tile_stars (LabTestWindow *test,
                  guint          number)
{
  return count_stars (find_tile (test, 2, number));
}

/* Asserts how screen readers announce a tile. */
static void
assert_read (GtkWidget            *tile,
             const LabShiftPuzzle *puzzle,
             const char           *stars)
{
  g_autofree char *name = g_strdup_printf (
    "Puzzle %u, %u turn%s", (guint) puzzle->number, puzzle->n_turns,
    puzzle->n_turns == 1 ? "" : "s");

  gtk_test_accessible_assert_property (tile, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  gtk_test_accessible_assert_property (tile, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, stars);
}

/* Solving in the fewest turns gives three stars, which are still there after a
 * restart. */
LAB_WINDOW_TESTS (test_optimum,
                  { "/window/puzzles/optimum", GINT_TO_POINTER (FALSE) },
                  { "/window/puzzles/optimum-animated", GINT_TO_POINTER (TRUE) })
{
  gboolean animated = GPOINTER_TO_INT (data);
  LabShiftPuzzle puzzle = begin (test, 2, animated ? 5 : 4);
  guint number = (guint) puzzle.number;

  lab_test_window_set_animated (animated);
  lab_test_do (test, "text Find the treasure in 2 turns.; text 0 turns made; audit; rest");
  play_turn (test, &puzzle.turns[0]);
  lab_test_do (test, "wait-text 1 turn made");
  play_turn (test, &puzzle.turns[1]);
  lab_test_do (test, "wait-page result; settle; text Solved in 2 Turns; "
               "text This is the fewest possible.; key space; pass 300; page result");
  g_assert_cmpuint (count_result_stars ("Solved in 2 Turns"), ==, 3);
  lab_test_do (test, "still; scroll-and-click All Puzzles; wait-page puzzles");
  g_assert_cmpuint (count_tile_stars (test, number), ==, 3);

  lab_test_do (test, "end; start");
  open_puzzles (test);
  g_assert_cmpuint (count_tile_stars (test, number), ==, 3);
  assert_read (find_tile (test, 2, number), &puzzle, "3 of 3 stars");
  g_assert_cmpuint (count_tile_stars (test, number + 2), ==, 0);
}

/* One extra turn gives two stars, and the page shows the solution. Then the puzzle
 * is tried again. */
LAB_WINDOW_TEST ("/window/puzzles/detour", test_detour)
{
  LabShiftPuzzle puzzle = begin (test, 2, 8);
  LabShiftTurn first;
  LabShiftTurnLine line = find_detour (&puzzle, &first);

  play_turn (test, &first);
  play_turns (test, line.turns, line.n_turns);
  lab_test_wait (lab_test_window_shows (test, "result"));
  g_assert_cmpuint (count_result_stars ("Solved in 3 Turns"), ==, 2);
  lab_test_do (test, "text It can be done in 2 turns.; scroll-and-click Show Solution; "
               "wait-page review");
  watch_best_line (test, &puzzle);
  lab_test_do (test, "scroll-and-click Back; wait-page result; scroll-and-click Try Again; "
               "wait-page game; asked; settle; text 0 turns made");
  play_turns (test, puzzle.turns, puzzle.n_turns);
  /* Continues with the next puzzle. */
  lab_test_do (test, "wait-page result; text Solved in 2 Turns; scroll-and-click Next Puzzle; "
               "wait-page game; asked; settle; text Puzzle 9, 2 turns");
}

/* Undone turns do not count, and starting over undoes all. */
LAB_WINDOW_TEST ("/window/puzzles/undo", test_undo)
{
  LabShiftPuzzle puzzle = begin (test, 2, 12);
  LabShiftTurn first;

  find_detour (&puzzle, &first);
  play_turn (test, &first);
  lab_test_do (test, "asked; shown; text 1 turn made; key <Control>z; key <Control>z; "
               "wait-text 0 turns made; half-turns 0; audit");

  play_turn (test, &first);
  lab_test_do (test, "asked; shown; text 1 turn made");
  lab_test_window_click (test, find_icon_button (test, "lab-start-over-symbolic"));
  lab_test_do (test, "wait-page game; asked; settle; text 0 turns made");
  lab_test_window_assert_at (test, &puzzle.position);

  play_turns (test, puzzle.turns, puzzle.n_turns);
  lab_test_wait (lab_test_window_shows (test, "result"));
  g_assert_cmpuint (count_result_stars ("Solved in 2 Turns"), ==, 3);
  /* After the solution there is no undo. */
  lab_test_do (test, "key <Control>z; settle; page result; phase over");
}

/* The pages fit a phone. A player who gave up is offered another try first. */
LAB_WINDOW_TEST ("/window/puzzles/narrow", test_narrow)
{
  lab_test_do (test, "size 360 640");
  begin (test, 4, 30);
  lab_test_do (test, "within Give Up; audit; scroll-and-click Give Up; wait-page review; settle; "
               "within Back; scroll-and-click Back; wait-page result; settle; "
               "within Show Solution; focus Try Again");
  g_assert_true (gtk_widget_has_css_class (lab_test_find_button ("Try Again"), "suggested-action"));
  lab_test_do (test, "key Return; wait-page game; asked; settle");
}

static const char *
get_hint_tooltip (LabTestWindow *test)
{
  return gtk_widget_get_tooltip_text (lab_test_get_game_page (test->window)->hint_button);
}

/* Hints have the four steps that those of robots have, but at the start the task tells the first
 * one, which would cost a star for nothing. A player who follows a hint keeps it for the move, and
 * what it costs is said before and after. */
LAB_WINDOW_TEST ("/window/puzzles/hints", test_hints)
{
  LabShiftPuzzle puzzle = begin (test, 2, 14);
  LabShiftBoardView *board = lab_test_window_get_board (test);
  g_autofree char *arrow = lab_shift_describe_arrow (puzzle.turns[0].arrow);

  g_assert_cmpstr (get_hint_tooltip (test), ==,
                   "Show a hint\nAfter a hint there are at most two stars.");
  lab_test_do (test, "can game.hint; key h; wait-text %s", arrow);
  g_assert_cmpstr (get_hint_tooltip (test), ==, "Show a hint");
  lab_test_do (test, "key h");
  g_assert_true (board->pointing);
  g_assert_cmpuint (board->pointed.arrow, ==, puzzle.turns[0].arrow);
  g_assert_cmpstr (get_hint_tooltip (test), ==,
                   "Show a hint\nAfter the whole solution there is only one star.");
  while (lab_test_window_get_position (test)->board.spare != puzzle.turns[0].tile)
    lab_test_do (test, "words Hint: rotate ; key r");
  lab_test_do (test, "text Hint: insert the tile as it is at the highlighted arrow.; arrow %u; "
               "phase move; shown; words Hint: ; cell %u; asked; shown; "
               "text Rotate the spare tile, then insert it at an arrow.; wait-text 1 turn made",
               puzzle.turns[0].arrow, puzzle.turns[0].cell);
  g_assert_false (board->pointing);
  /* After the insertion, the second step is the move. */
  lab_test_do (test, "arrow %u; phase move; shown; key h; wait-text From here it takes 1 turn.; "
               "key h; text Hint: move to the tile with the ring.; key <Control>z; half-turns 2; "
               "asked; shown", puzzle.turns[1].arrow);
  play_turn (test, &puzzle.turns[1]);
  lab_test_do (test, "wait-page result; text This is the fewest possible. Hints cost stars.");
  g_assert_cmpuint (count_result_stars ("Solved in 2 Turns"), ==, 2);
}

/* The last step shows the whole solution on the board, and then the puzzle goes on. It still counts
 * when the player starts over. */
LAB_WINDOW_TEST ("/window/puzzles/whole-solution", test_whole_solution)
{
  LabShiftPuzzle puzzle = begin (test, 2, 15);

  lab_test_do (test, "key h; key h; key h; wait-page review");
  watch_best_line (test, &puzzle);
  lab_test_do (test, "scroll-and-click Back; wait-page game; asked; settle; half-turns 0; "
               "words Hint: ");
  play_turn (test, &puzzle.turns[0]);
  lab_test_do (test, "asked; shown");
  lab_test_window_click (test, find_icon_button (test, "lab-start-over-symbolic"));
  lab_test_do (test, "wait-page game; asked; settle; half-turns 0");
  play_turns (test, puzzle.turns, puzzle.n_turns);
  lab_test_do (test, "wait-page result");
  g_assert_cmpuint (count_result_stars ("Solved in 2 Turns"), ==, 1);
}

/* Giving up keeps the board and shows the solution on it, turn by turn. It counts like the whole
 * solution of a hint. */
LAB_WINDOW_TEST ("/window/puzzles/give-up", test_give_up)
{
  LabShiftPuzzle puzzle = begin (test, 1, 16);

  lab_test_do (test, "scroll-and-click Give Up; wait-page review");
  watch_best_line (test, &puzzle);
  lab_test_do (test, "scroll-and-click Back; wait-page result; text Not Solved This Time; "
               "scroll-and-click Try Again; wait-page game; asked; settle");
  play_turns (test, puzzle.turns, puzzle.n_turns);
  lab_test_do (test, "wait-page result; text This is the fewest possible. Hints cost stars.");
  g_assert_cmpuint (count_result_stars ("Solved in 1 Turn"), ==, 1);
}

/* A puzzle that was left continues where it was. */
LAB_WINDOW_TEST ("/window/puzzles/leaving", test_leaving)
{
  LabShiftPuzzle puzzle = begin (test, 2, 8);
  LabShiftTurn first;

  find_detour (&puzzle, &first);
  play_turn (test, &first);
  lab_test_do (test, "asked; shown; note; key Escape; no-dialog; page puzzles");
  lab_test_window_click (test, find_tile (test, 2, 8));
  lab_test_do (test, "wait-page game; asked; settle; as-noted; text 1 turn made; key <Control>z; "
               "text 0 turns made; key <Control>n; no-dialog; page start");
  begin (test, 2, 9);
  lab_test_do (test, "key <Alt>Left; page puzzles");
}

/* If progress cannot be saved, a message says so, and the puzzle still counts as
 * solved. */
LAB_WINDOW_TEST ("/window/puzzles/unwritable", test_unwritable)
{
  g_autofree char *path = lab_storage_get_path ("puzzles.ini");
  LabShiftPuzzle puzzle = begin (test, 1, 9);

  /* A folder has the name of the file. */
  g_unlink (path);
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  play_turns (test, puzzle.turns, puzzle.n_turns);
  lab_test_do (test, "wait-page result; text Solved in 1 Turn; "
               "words The stars could not be saved. ");
  g_assert_cmpint (g_rmdir (path), ==, 0);
}

/* Tests what puzzles there are to choose from: the list, the puzzle of the day, and new ones. */

/* Returns how many puzzles of two turns the saved stars say are solved. */
static guint
count_solved (const LabShiftPuzzleBook *book)
{
  g_autoptr (LabShiftPuzzleProgress) progress = lab_shift_puzzle_progress_new (NULL);
  guint n_solved = 0;

  for (guint number = 1; number <= lab_shift_puzzle_book_count (book, 2); number++)
    n_solved += lab_shift_puzzle_progress_get_stars (progress,
                                                     lab_shift_puzzle_book_get (book, 2, number))
              > 0;
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

/* A tab is large enough for a finger, and its number is clear of the ring and the check mark in the
 * corner. */
static void
assert_tab_is_clear (LabTestWindow *test,
                     guint          n_turns)
{
  GtkWidget *tab = find_tab (test, n_turns);
  GtkWidget *number = lab_test_find (tab, GTK_TYPE_LABEL);
  int width, number_width;
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (tab, tab, &place));
  width = (int) place.size.width;
  g_assert_cmpint (width, >=, TOUCH);
  g_assert_cmpfloat (place.size.height, >=, TOUCH);
  gtk_widget_measure (number, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &number_width, NULL, NULL);
  g_assert_cmpint ((width + number_width) / 2, <=, width - CHECK_MARK);
}

/* Each tab shows how many of its puzzles are solved, also in words. */
LAB_WINDOW_TEST ("/window/puzzles/tabs", test_tabs)
{
  g_autoptr (LabShiftPuzzleBook) book = lab_shift_puzzle_book_open ();
  guint n_puzzles = lab_shift_puzzle_book_count (book, 2);
  guint n_before = count_solved (book);
  LabShiftPuzzle puzzle;

  open_puzzles (test);
  for (guint n_turns = 1; n_turns <= LAB_SHIFT_PUZZLE_MAX_TURNS; n_turns++)
    assert_tab_is_clear (test, n_turns);
  assert_tab_shows (test, n_before, n_puzzles);
  /* No other test solves this puzzle. */
  puzzle = *lab_shift_puzzle_book_get (book, 2, n_puzzles);
  lab_test_window_click (test, find_tile (test, 2, n_puzzles));
  lab_test_do (test, "wait-page game; asked; settle");
  play_turns (test, puzzle.turns, puzzle.n_turns);
  lab_test_do (test, "wait-page result; settle");
  g_assert_cmpuint (count_solved (book), ==, n_before + 1);
  lab_test_do (test, "scroll-and-click All Puzzles; wait-page puzzles");
  assert_tab_shows (test, n_before + 1, n_puzzles);
}

/* All players get the same puzzle of the day; giving up earns no star. */
LAB_WINDOW_TEST ("/window/puzzles/daily", test_daily)
{
  LabShiftPuzzle puzzle, after;

  /* The date must not change during the comparison. */
  do
    {
      lab_shift_puzzle_init_today (&puzzle);
      lab_test_do (test, "do win.daily-puzzle; wait-page game; asked; settle");
      lab_shift_puzzle_init_today (&after);
    }
  while (puzzle.number != after.number);
  g_assert_true (lab_shift_puzzle_make (&puzzle, NULL));
  lab_test_window_assert_at (test, &puzzle.position);

  lab_test_do (test, "scroll-and-click Give Up; wait-page review");
  watch_best_line (test, &puzzle);
  lab_test_do (test, "scroll-and-click Back; wait-page result");
  g_assert_cmpuint (count_result_stars ("Not Solved This Time"), ==, 0);
  lab_test_do (test, "no-text Next Puzzle; scroll-and-click Show Solution; wait-page review");
}

/* A number always gives the same puzzle; an empty entry gives a random one. */
LAB_WINDOW_TEST ("/window/puzzles/new", test_new)
{
  LabShiftPuzzle puzzle = { LAB_SHIFT_PUZZLE_DRAWN, 42, .n_turns = 3 };
  GtkWidget *entry;

  open_puzzles (test);
  find_tile (test, 3, 1);
  entry = lab_test_find (gtk_widget_get_ancestor (lab_test_find_text ("New Puzzles"),
                                                  ADW_TYPE_PREFERENCES_GROUP),
                         GTK_TYPE_TEXT);
  lab_test_window_click (test, entry);
  lab_test_do (test, "type 4x; insensitive New Puzzle; key BackSpace; type 2; click New Puzzle; "
               "wait-page game; asked; settle; text New puzzle 42, 3 turns");
  g_assert_true (lab_shift_puzzle_make (&puzzle, NULL));
  lab_test_window_assert_at (test, &puzzle.position);
  lab_test_do (test, "scroll-and-click Give Up; wait-page review; scroll-and-click Back; "
               "wait-page result; scroll-and-click Next Puzzle; "
               "wait-page game; asked; settle");
  g_assert_true (memcmp (lab_test_window_get_position (test), &puzzle.position,
                         sizeof puzzle.position) != 0);
  g_assert_cmpuint (lab_test_window_get_position (test)->rules, ==, LAB_SHIFT_RULES_LAST_TREASURE);
}

/* While a puzzle is being generated, the player chooses something else or closes the
 * window. */
LAB_WINDOW_TEST ("/window/puzzles/interrupted", test_interrupted)
{
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.play-puzzle", "s", "4-seed-105");
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.play-puzzle", "s", "1-seed-1");
  lab_test_do (test, "wait-page game; asked; settle; text New puzzle 1, 1 turn");
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.play-puzzle", "s", "4-seed-105");
  lab_test_do (test, "do win.puzzles; wait-page puzzles");
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.play-puzzle", "s", "4-seed-105");
  /* None of these puzzles exists. */
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.play-puzzle", "s", "4-999");
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.play-puzzle", "s", "rubbish");
  lab_test_do (test, "settle; page puzzles");
}

/* Plays with the keyboard alone: arrow keys move over the tiles, and Enter opens
 * one. */
LAB_WINDOW_TEST ("/window/puzzles/keys", test_keys)
{
  open_puzzles (test);
  find_tile (test, 4, 1);
  lab_test_do (test, "key Tab; key Right; key Right; key Return; wait-page game; asked; settle; "
               "text Puzzle 3, 4 turns");
}

static const char *
get_subtitle (LabTestWindow *test)
{
  GtkWidget *title = lab_test_find (GTK_WIDGET (test->window), ADW_TYPE_WINDOW_TITLE);

  g_assert_cmpstr (adw_window_title_get_title (ADW_WINDOW_TITLE (title)), ==, "Shifting Maze");
  return adw_window_title_get_subtitle (ADW_WINDOW_TITLE (title));
}

/* The list of puzzles, a puzzle, and its end have a subtitle and a way back, which Escape takes
 * too. */
LAB_WINDOW_TEST ("/window/puzzles/back", test_back)
{
  g_assert_cmpstr (get_subtitle (test), ==, "");
  open_puzzles (test);
  g_assert_cmpstr (get_subtitle (test), ==, "Puzzles");
  lab_test_window_click (test, find_icon_button (test, "go-previous-symbolic"));
  lab_test_do (test, "page home; do win.new-game; page start");
  g_assert_cmpstr (get_subtitle (test), ==, "");
  open_puzzles (test);
  lab_test_do (test, "key Escape; page home");

  begin (test, 2, 8);
  lab_test_window_click (test, find_icon_button (test, "go-previous-symbolic"));
  lab_test_do (test, "page puzzles");
  begin (test, 2, 8);
  g_assert_cmpstr (get_subtitle (test), ==, "Puzzle 8, 2 turns");
  lab_test_do (test, "scroll-and-click Give Up; wait-page review; scroll-and-click Back; "
               "wait-page result; settle");
  g_assert_cmpstr (get_subtitle (test), ==, "Puzzle 8, 2 turns");
  lab_test_do (test, "key Escape; page puzzles");
}

/* A file that cannot be read is set aside, and a message says so. */
LAB_WINDOW_TEST ("/window/puzzles/damaged", test_damaged)
{
  g_autofree char *path = lab_storage_get_path ("puzzles.ini");

  lab_test_window_close_window (test);
  g_assert_true (g_file_set_contents (path, "rubbish", -1, NULL));
  lab_test_do (test, "start");
  open_puzzles (test);
  lab_test_do (test, "text The stars could not be read. A new count was started. "
               "The old file was saved as puzzles.ini.damaged.");
}
