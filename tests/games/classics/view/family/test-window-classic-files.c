/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-classic-kind.h"
#include "lab-test-dialog.h"
#include "lab-test-small-game.h"
#include "lab-test-steps.h"

/* Tests what is kept of the small games: a game that is left, files, and the statistics. */

/* Private helpers */

/* Checks that one game between two people is counted, and which of them has won. */
static void
assert_counted (guint n_won,
                guint n_lost)
{
  g_autoptr (GPtrArray) records = lab_record_kind_load (&lab_classic_records, NULL);
  g_autoptr (GPtrArray) tallies = lab_classic_records_add_up (records);
  const LabClassicTally *tally = tallies->pdata[0];

  g_assert_cmpuint (tallies->len, ==, 1);
  g_assert_cmpuint (tally->won, ==, n_won);
  g_assert_cmpuint (tally->lost, ==, n_lost);
  g_assert_cmpuint (tally->drawn, ==, 0);
}

/* Tests */

/* Neither a window that is closed loses a game, nor a game that is left. */
LAB_WINDOW_TEST ("/window/classics/resume", test_resume)
{
  lab_test_do (test, "game tictactoe person; moves b2 a1; end; start; start-page; "
               "scroll-and-click Resume; made 2; text Turn of Player 1; key <Control>n; "
               "page start; scroll-and-click Resume; made 2");
}

/* A game that was left asks before another one replaces it. */
LAB_WINDOW_TEST ("/window/classics/replace", test_replace)
{
  lab_test_do (test, "game tictactoe person; moves b2; start-page; scroll-and-click Start Game; "
               "dialog; answer Cancel; page start; scroll-and-click Start Game; dialog; "
               "answer Start; wait-page game; made 0");
}

/* A file name has the options of the game, without the marks of the direction of a text. */
LAB_WINDOW_TEST ("/window/classics/file-name", test_file_name)
{
  GtkWidget *entry;

  lab_test_do (test, "game hexapawn:4x5 person; key <Control><Shift>s");
  entry = lab_test_find (lab_test_enter_dialog (test), GTK_TYPE_ENTRY);
  g_assert_true (g_str_has_prefix (gtk_editable_get_text (GTK_EDITABLE (entry)),
                                   "Hexapawn 4×5, two people "));
  lab_test_answer (test, "Cancel");
}

/* A finished game is counted once, with the end that the players chose after an undo. The
 * statistics have it at once, and lead back to the game. */
LAB_WINDOW_TEST ("/window/classics/statistics", test_statistics)
{
  g_assert_true (lab_record_kind_clear (&lab_classic_records, NULL));
  lab_test_do (test, "game matches person; moves 3 3 3 3 3 2; wait-text Player 2 Wins; counted");
  assert_counted (0, 1);
  lab_test_do (test, "key <Control>z; moves 1 1; wait-text Player 1 Wins; statistics; "
               "text Two People; close-dialog; page game; counted");
  assert_counted (1, 0);
}

