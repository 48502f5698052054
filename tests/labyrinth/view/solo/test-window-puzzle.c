/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>

#include "lab-test-puzzles.h"
#include "lab-fewest-turns.h"
#include "lab-puzzle-text.h"
#include "lab-storage.h"
#include "lab-test-audit.h"
#include "lab-test-dialog.h"

/* Tests one puzzle, from its start to its result. */

/* Private helpers */

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

/* Returns the number of stars of a puzzle of two turns, in the list. */
static guint
count_tile_stars (LabTestWindow *test,
                  guint          number)
{
  return lab_test_puzzles_count_stars (lab_test_puzzles_find_tile (test, 2, number));
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

static gboolean
shows_complaint (LabTestWindow *test)
{
  g_autoptr (GPtrArray) labels = lab_test_find_all (GTK_WIDGET (test->window), GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    {
      if (gtk_widget_get_mapped (labels->pdata[i])
          && g_str_has_prefix (gtk_label_get_text (labels->pdata[i]),
                               "The stars could not be saved. "))
        return TRUE;
    }
  return FALSE;
}

/* Tests */

/* Solving in the fewest turns gives three stars, which are still there after a
 * restart. */
static void
test_optimum (LabTestWindow *test,
              gconstpointer  data)
{
  gboolean animated = GPOINTER_TO_INT (data);
  LabPuzzle puzzle = lab_test_puzzles_begin (test, 2, animated ? 5 : 4);
  guint number = (guint) puzzle.number;

  lab_test_window_set_animated (animated);
  g_assert_nonnull (lab_test_find_text ("Find the treasure in 2 turns."));
  g_assert_nonnull (lab_test_find_text ("0 turns made"));
  lab_test_audit (test);
  lab_test_puzzles_play_turn (test, &puzzle.turns[0]);
  lab_test_wait (lab_test_find_text ("1 turn made") != NULL);
  lab_test_puzzles_play_turn (test, &puzzle.turns[1]);
  lab_test_wait (lab_test_puzzles_shows_page (test, "result"));
  lab_test_driver_settle (test->driver);
  g_assert_nonnull (lab_test_find_text ("Solved in 2 Turns"));
  g_assert_nonnull (lab_test_find_text ("This is the fewest possible."));
  g_assert_cmpuint (lab_test_puzzles_count_result_stars ("Solved in 2 Turns"), ==, 3);
  lab_test_window_set_animated (FALSE);
  lab_test_puzzles_click_button (test, "All Puzzles");
  lab_test_wait (lab_test_puzzles_shows_page (test, "puzzles"));
  g_assert_cmpuint (count_tile_stars (test, number), ==, 3);

  lab_test_window_close_window (test);
  lab_test_window_open_window (test);
  lab_test_puzzles_open (test);
  g_assert_cmpuint (count_tile_stars (test, number), ==, 3);
  assert_read (lab_test_puzzles_find_tile (test, 2, number), &puzzle, "3 of 3 stars");
  g_assert_cmpuint (count_tile_stars (test, number + 2), ==, 0);
}

/* One extra turn gives two stars, and the page shows the solution. Then the puzzle
 * is tried again. */
static void
test_detour (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  LabPuzzle puzzle = lab_test_puzzles_begin (test, 2, 8);
  LabTurn first;
  LabTurnLine line = find_detour (&puzzle, &first);

  lab_test_puzzles_play_turn (test, &first);
  lab_test_puzzles_play_turns (test, line.turns, line.n_turns);
  lab_test_wait (lab_test_puzzles_shows_page (test, "result"));
  g_assert_cmpuint (lab_test_puzzles_count_result_stars ("Solved in 3 Turns"), ==, 2);
  g_assert_nonnull (lab_test_find_text ("It can be done in 2 turns."));

  lab_test_puzzles_click_button (test, "Show Solution");
  lab_test_puzzles_watch_best_line (test, &puzzle);
  lab_test_puzzles_click_button (test, "Back");
  lab_test_wait (lab_test_puzzles_shows_page (test, "result"));

  lab_test_puzzles_click_button (test, "Try Again");
  lab_test_puzzles_wait_for_table (test);
  g_assert_nonnull (lab_test_find_text ("0 turns made"));
  lab_test_puzzles_play_turns (test, puzzle.turns, puzzle.n_turns);
  lab_test_wait (lab_test_puzzles_shows_page (test, "result"));
  g_assert_nonnull (lab_test_find_text ("Solved in 2 Turns"));

  /* Continues with the next puzzle. */
  lab_test_puzzles_click_button (test, "Next Puzzle");
  lab_test_puzzles_wait_for_table (test);
  g_assert_nonnull (lab_test_find_text ("Puzzle 9, 2 turns"));
}

/* Undone turns do not count, and starting over undoes all. */
static void
test_undo (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  LabPuzzle puzzle = lab_test_puzzles_begin (test, 2, 12);
  LabTurn first;

  find_detour (&puzzle, &first);
  lab_test_puzzles_play_turn (test, &first);
  lab_test_puzzles_wait_for_turn (test);
  g_assert_nonnull (lab_test_find_text ("1 turn made"));
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  lab_test_wait (lab_test_find_text ("0 turns made") != NULL);
  g_assert_cmpuint (lab_game_get_n_half_turns (lab_test_window_get_game (test)), ==, 0);
  lab_test_audit (test);

  lab_test_puzzles_play_turn (test, &first);
  lab_test_puzzles_wait_for_turn (test);
  g_assert_nonnull (lab_test_find_text ("1 turn made"));
  lab_test_puzzles_click (test,
                          lab_test_puzzles_find_icon_button (test, "lab-start-over-symbolic"));
  lab_test_puzzles_wait_for_table (test);
  g_assert_nonnull (lab_test_find_text ("0 turns made"));
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof puzzle.position, &puzzle.position,
                   sizeof puzzle.position);

  lab_test_puzzles_play_turns (test, puzzle.turns, puzzle.n_turns);
  lab_test_wait (lab_test_puzzles_shows_page (test, "result"));
  g_assert_cmpuint (lab_test_puzzles_count_result_stars ("Solved in 2 Turns"), ==, 3);
  /* After the solution there is no undo. */
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  lab_test_driver_settle (test->driver);
  g_assert_true (lab_test_puzzles_shows_page (test, "result"));
  g_assert_cmpuint (lab_test_window_get_position (test)->phase, ==, LAB_PHASE_OVER);
}

/* The pages fit a phone. */
static void
test_narrow (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), 360, 640);
  lab_test_puzzles_begin (test, 4, 30);
  g_assert_true (lab_test_is_within (lab_test_find_button ("Give Up"), GTK_WIDGET (test->window)));
  lab_test_audit (test);
  lab_test_puzzles_click_button (test, "Give Up");
  lab_test_wait (lab_test_puzzles_shows_page (test, "result"));
  lab_test_driver_settle (test->driver);
  g_assert_true (lab_test_is_within (lab_test_find_button ("Show Solution"),
                                     GTK_WIDGET (test->window)));
}

/* A player who gave up is offered another try first. */
static void
test_try_again (LabTestWindow *test,
                gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *again;

  lab_test_puzzles_begin (test, 2, 8);
  lab_test_puzzles_click_button (test, "Give Up");
  lab_test_wait (lab_test_puzzles_shows_page (test, "result"));
  lab_test_driver_settle (test->driver);
  again = lab_test_find_button ("Try Again");
  g_assert_true (gtk_widget_has_css_class (again, "suggested-action"));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (test->window)) == again);
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  lab_test_puzzles_wait_for_table (test);
}

/* Leaving a puzzle asks only if a turn would be lost. */
static void
test_leaving (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  LabPuzzle puzzle = lab_test_puzzles_begin (test, 2, 8);
  LabTurn first;

  find_detour (&puzzle, &first);
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  g_assert_true (lab_test_puzzles_shows_page (test, "start"));
  lab_test_puzzles_begin (test, 2, 8);
  lab_test_puzzles_play_turn (test, &first);
  lab_test_puzzles_wait_for_turn (test);
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  g_assert_nonnull (lab_test_find_dialog (test));
  lab_test_answer (test, "Keep Playing");
  g_assert_true (lab_test_puzzles_shows_page (test, "game"));
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  lab_test_answer (test, "Leave");
  lab_test_wait (lab_test_puzzles_shows_page (test, "start"));
}

/* If progress cannot be saved, a message says so, and the puzzle still counts as
 * solved. */
static void
test_unwritable (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_storage_get_path ("puzzles.ini");
  LabPuzzle puzzle = lab_test_puzzles_begin (test, 1, 9);

  /* A folder has the name of the file. */
  g_unlink (path);
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  lab_test_puzzles_play_turns (test, puzzle.turns, puzzle.n_turns);
  lab_test_wait (lab_test_puzzles_shows_page (test, "result"));
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
  lab_test_window_add ("/window/puzzles/detour", NULL, test_detour);
  lab_test_window_add ("/window/puzzles/undo", NULL, test_undo);
  lab_test_window_add ("/window/puzzles/narrow", NULL, test_narrow);
  lab_test_window_add ("/window/puzzles/try-again", NULL, test_try_again);
  lab_test_window_add ("/window/puzzles/leaving", NULL, test_leaving);
  lab_test_window_add ("/window/puzzles/unwritable", NULL, test_unwritable);
  return g_test_run ();
}
