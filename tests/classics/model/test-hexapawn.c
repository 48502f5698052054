/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-hexapawn.h"
#include "lab-test-check.h"
#include "lab-test-effort.h"

#include <string.h>

/* A second solver that shares no code with the search or the game. It writes the
 * board as letters and copies it for every move; player w moves up the rows and
 * player b moves down. */
typedef struct
{
  guint rows;
  guint columns;
  GHashTable *known;
} Solver;

/* Private helpers: the second solver */

static int solve_board (Solver     *solver,
                        const char *board,
                        gboolean    white);

/* Returns the result for the moving player: positive for a win, and greater for an
 * earlier one. */
static int
try_move (Solver     *solver,
          const char *board,
          gboolean    white,
          guint       from,
          guint       to)
{
  guint goal = white ? solver->rows - 1 : 0;
  g_autofree char *next = g_strdup (board);
  int value;

  next[to] = next[from];
  next[from] = '.';
  if (to / solver->columns == goal)
    return 99;
  value = -solve_board (solver, next, !white);
  return value > 0 ? value - 1 : value + 1;
}

static int
solve_board (Solver     *solver,
             const char *board,
             gboolean    white)
{
  g_autofree char *id = g_strconcat (white ? "w" : "b", board, NULL);
  gpointer known;
  int best = -100;

  if (g_hash_table_lookup_extended (solver->known, id, NULL, &known))
    return GPOINTER_TO_INT (known);
  for (guint from = 0; board[from] != '\0'; from++)
    {
      guint row = from / solver->columns + (white ? 1 : -1);

      for (guint to = row * solver->columns; to < (row + 1) * solver->columns; to++)
        {
          int sideways = (int) (to % solver->columns) - (int) (from % solver->columns);
          char wanted = sideways == 0 ? '.' : white ? 'b' : 'w';

          if (board[from] == (white ? 'w' : 'b') && ABS (sideways) < 2 && board[to] == wanted)
            best = MAX (best, try_move (solver, board, white, from, to));
        }
    }
  g_hash_table_insert (solver->known, g_steal_pointer (&id), GINT_TO_POINTER (best));
  return best;
}

/* Returns the number of moves until the first player wins; negative if the first
 * player loses. */
static int
solve_start (guint rows,
             guint columns)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Solver solver = { rows, columns, known };
  g_autofree char *board = g_strnfill (rows * columns, '.');
  int value;

  memset (board, 'w', columns);
  memset (board + (rows - 1) * columns, 'b', columns);
  value = solve_board (&solver, board, TRUE);
  return value > 0 ? 100 - value : -100 - value;
}

static int
search_start (guint rows,
              guint columns)
{
  g_autoptr (LabTransposition) table = lab_transposition_new (1 << 20);
  LabHexapawn state;
  LabSearchResult result;
  int distance;

  lab_hexapawn_init (&state, rows, columns);
  lab_alphabeta_iterate (&lab_hexapawn_rules, &state, LAB_TO_THE_END, NULL, table, NULL, &result);
  g_assert_true (result.solved);
  g_test_message ("%u x %u: value %d, %" G_GUINT64_FORMAT " nodes", rows, columns, result.value,
                  result.nodes);
  distance = (int) lab_value_get_distance (result.value);
  return result.value > 0 ? distance : -distance;
}

/* Tests */

/* In Gardner's game the second player wins with the third move at the latest. */
static void
test_three_by_three (void)
{
  LabHexapawn state;
  LabTestTally tally = { 0 };
  int value;

  lab_hexapawn_init (&state, 3, 3);
  value = lab_test_check_searches (&lab_hexapawn_rules, &state, sizeof state, LAB_TO_THE_END, NULL,
                                   &tally);
  g_test_message ("minimax %" G_GUINT64_FORMAT ", alpha-beta %" G_GUINT64_FORMAT
                  ", with a table %" G_GUINT64_FORMAT,
                  tally.n_minimax, tally.n_alphabeta, tally.n_with_table);
  g_assert_cmpint (value, ==, -lab_win_value (6));
  g_assert_cmpint (solve_start (3, 3), ==, -6);
  g_assert_cmpuint (tally.n_minimax, ==, 252);
}

/* On this board the first player wins with the sixth move at the latest. */
static void
test_four_by_four (void)
{
  LabHexapawn state;
  LabSearchResult minimax, alphabeta;

  lab_hexapawn_init (&state, 4, 4);
  lab_minimax (&lab_hexapawn_rules, &state, LAB_TO_THE_END, NULL, &minimax);
  lab_alphabeta (&lab_hexapawn_rules, &state, LAB_TO_THE_END, NULL, NULL, &alphabeta);
  g_test_message ("minimax %" G_GUINT64_FORMAT ", alpha-beta %" G_GUINT64_FORMAT, minimax.nodes,
                  alphabeta.nodes);
  g_assert_cmpint (minimax.value, ==, lab_win_value (11));
  g_assert_cmpint (alphabeta.value, ==, lab_win_value (11));
  g_assert_cmpint (solve_start (4, 4), ==, 11);
  g_assert_cmpuint (minimax.nodes, ==, 4197973);
  g_assert_cmpuint (100 * alphabeta.nodes, <, minimax.nodes);
}

/* These node counts are the same on every machine. They change if the move ordering
 * or the table stops working; update them when you improve the search. */
static void
test_nodes (void)
{
  g_autoptr (LabTransposition) table = lab_transposition_new (1 << 20);
  LabHexapawn state;
  LabSearchResult results[4];

  lab_hexapawn_init (&state, 4, 4);
  lab_alphabeta (&lab_hexapawn_rules, &state, 10, NULL, NULL, &results[0]);
  lab_alphabeta (&lab_hexapawn_rules, &state, 10, table, NULL, &results[1]);
  lab_transposition_clear (table);
  lab_alphabeta_iterate (&lab_hexapawn_rules, &state, 10, NULL, NULL, NULL, &results[2]);
  lab_alphabeta_iterate (&lab_hexapawn_rules, &state, 10, NULL, table, NULL, &results[3]);
  g_assert_cmpuint (results[0].nodes, ==, 5654);
  g_assert_cmpuint (results[1].nodes, ==, 2711);
  g_assert_cmpuint (results[2].nodes, ==, 10553);
  g_assert_cmpuint (results[3].nodes, ==, 4717);
}

static void
test_sizes (void)
{
  for (guint rows = 3; rows <= (lab_test_is_brief () ? 4 : 5); rows++)
    {
      for (guint columns = 1; columns <= (rows == 5 ? 3 : 5); columns++)
        g_assert_cmpint (search_start (rows, columns), ==, solve_start (rows, columns));
    }
}

static void
test_random (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  g_autoptr (LabTransposition) table = lab_transposition_new (1 << 14);
  LabTestTally tally = { 0 };

  for (guint round = 0; round < lab_test_rounds (1000); round++)
    {
      guint rows = (guint) g_rand_int_range (random, 3, 6);
      guint columns = (guint) g_rand_int_range (random, 1, 6);
      guint depth = (guint) g_rand_int_range (random, 0, 5);
      LabHexapawn state;

      lab_hexapawn_init (&state, rows, columns);
      lab_test_play (&lab_hexapawn_rules, &state, random,
                     (guint) g_rand_int_range (random, 0, (gint32) (2 * rows)));
      lab_transposition_clear (table);
      lab_test_check_searches (&lab_hexapawn_rules, &state, sizeof state, depth, table, &tally);
    }
  g_assert_cmpuint (tally.n_solved, >, lab_test_rounds (200));
  g_assert_cmpuint (tally.n_solved, <, lab_test_rounds (900));
}

static void
test_undo (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (2);

  for (guint columns = 1; columns <= 8; columns++)
    {
      LabHexapawn state;

      lab_hexapawn_init (&state, 4, columns);
      lab_test_check_undo (&lab_hexapawn_rules, &state, sizeof state, lab_hexapawn_make_key,
                           random, 1000);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/classics/hexapawn/three-by-three", test_three_by_three);
  g_test_add_func ("/classics/hexapawn/four-by-four", test_four_by_four);
  g_test_add_func ("/classics/hexapawn/nodes", test_nodes);
  g_test_add_func ("/classics/hexapawn/sizes", test_sizes);
  g_test_add_func ("/classics/hexapawn/random", test_random);
  g_test_add_func ("/classics/hexapawn/undo", test_undo);
  return g_test_run ();
}
