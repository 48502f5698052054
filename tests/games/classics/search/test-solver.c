/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-classic-solver.h"
#include "lab-minimax.h"

/* Private helpers */

static int
solve (const char *game,
       const char *position)
{
  g_auto (LabClassicSolution) solution = { 0 };
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse (game, &start, NULL);
  g_autofree gpointer state = position == NULL
                                  ? lab_classic_copy_state (classic, start)
                                  : lab_classic_parse_position (classic, start, position, NULL);
  int best = G_MININT;

  g_assert_true (lab_classic_solve (classic, state, NULL, NULL, &solution));
  for (guint i = 0; i < solution.moves->len; i++)
    best = MAX (best, g_array_index (solution.moves, LabClassicMoveValue, i).value);
  if (solution.moves->len > 0)
    g_assert_cmpint (best, ==, solution.value);
  return solution.value;
}

/* Returns the value of a heap by plain recursion: the number of moves to the end, negative if the
 * player to move loses. Both play for their own good first and then for the fewest or most
 * moves. */
static int
recurse_matches (guint    n,
                 gboolean misere,
                 int     *known)
{
  int best = G_MININT;

  if (n == 0)
    return misere ? 1000 : -1000;
  if (known[n] != 0)
    return known[n];
  for (guint taken = 1; taken <= MIN (n, 3); taken++)
    {
      int value = -recurse_matches (n - taken, misere, known);

      best = MAX (best, value > 0 ? value - 1 : value + 1);
    }
  return known[n] = best;
}

static int
recurse_divide (guint a,
                guint b)
{
  const guint heaps[] = { a, b };
  int best = G_MININT;

  if (a == 1 && b == 1)
    return -1000;
  for (guint heap = 0; heap < 2; heap++)
    {
      for (guint part = 1; part < heaps[heap]; part++)
        {
          int value = -recurse_divide (part, heaps[heap] - part);

          best = MAX (best, value > 0 ? value - 1 : value + 1);
        }
    }
  return best;
}

/* Changes a value of the recursion to one of the search. */
static int
to_value (int recursive)
{
  return recursive > 0 ? lab_win_value ((guint) (1000 - recursive))
                       : -lab_win_value ((guint) (1000 + recursive));
}

/* Tests */

static void
test_matches (void)
{
  for (guint n = 1; n <= 99; n += n < 30 ? 1 : 23)
    {
      g_autofree char *game = g_strdup_printf ("matches:%u", n);
      g_autofree char *misere = g_strdup_printf ("matches:%u,misere", n);
      int known[100] = { 0 }, known_misere[100] = { 0 };
      int value = solve (game, NULL), misere_value = solve (misere, NULL);

      g_assert_cmpint (value, ==, to_value (recurse_matches (n, FALSE, known)));
      g_assert_cmpint (misere_value, ==, to_value (recurse_matches (n, TRUE, known_misere)));
      g_assert_cmpint (value < 0, ==, n % 4 == 0);
      g_assert_cmpint (misere_value < 0, ==, n % 4 == 1);
    }
}

static void
test_divide (void)
{
  for (guint a = 1; a <= 12; a++)
    {
      for (guint b = 1; b <= 12; b++)
        {
          g_autofree char *game = g_strdup_printf ("divide:%ux%u", a, b);

          g_assert_cmpint (solve (game, NULL), ==, to_value (recurse_divide (a, b)));
        }
    }
}

static void
test_boards (void)
{
  g_assert_cmpint (solve ("tictactoe", NULL), ==, 0);
  g_assert_cmpint (solve ("tictactoe:3x4,3", NULL), ==, lab_win_value (7));
  g_assert_cmpint (solve ("tictactoe", "xx./oo./... 1"), ==, lab_win_value (1));
  g_assert_cmpint (solve ("tictactoe", "xxx/oo./... 2"), ==, -lab_win_value (0));
  g_assert_cmpint (solve ("hexapawn", NULL), ==, -lab_win_value (6));
  g_assert_cmpint (solve ("hexapawn:4x4", NULL), ==, lab_win_value (11));
  g_assert_cmpint (solve ("hexapawn", "..b/w../... 1"), ==, lab_win_value (1));
}

/* Every move is told its own exact value: the center is the only reply to a corner. */
static void
test_moves (void)
{
  g_auto (LabClassicSolution) solution = { 0 };
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse ("tictactoe", &start, NULL);
  g_autofree gpointer state = lab_classic_parse_position (classic, start, ".../.../x.. 2", NULL);

  g_assert_true (lab_classic_solve (classic, state, NULL, NULL, &solution));
  g_assert_cmpuint (solution.moves->len, ==, 8);
  for (guint i = 0; i < 8; i++)
    {
      LabClassicMoveValue *move = &g_array_index (solution.moves, LabClassicMoveValue, i);
      g_autofree char *text = lab_classic_format_action (classic, state, move->action);

      if (g_str_equal (text, "b2"))
        g_assert_cmpint (move->value, ==, 0);
      else
        g_assert_cmpint (move->value, <=, -LAB_WIN);
    }
  g_assert_cmpuint (solution.nodes, >, 8);
}

static void
test_limits (void)
{
  const LabLimits few = { .nodes = 1000 };
  g_auto (LabClassicSolution) solution = { 0 };
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse ("hexapawn:8x8", &start, NULL);

  g_assert_false (lab_classic_solve (classic, start, &few, NULL, &solution));
  g_assert_cmpuint (solution.nodes, <=, 1000);
  g_assert_cmpuint (solution.moves->len, ==, 0);
}

/* The moves whose values are known when a search is stopped have the values of the whole search. */
static void
test_partial (void)
{
  g_auto (LabClassicSolution) whole = { 0 };
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse ("hexapawn:4x4", &start, NULL);
  guint n_partial = 0;

  g_assert_true (lab_classic_solve (classic, start, NULL, NULL, &whole));
  for (guint64 nodes = 1; nodes < whole.nodes; nodes += whole.nodes / 40)
    {
      const LabLimits limits = { .nodes = nodes };
      g_auto (LabClassicSolution) part = { 0 };

      g_assert_false (lab_classic_solve (classic, start, &limits, NULL, &part));
      g_assert_cmpuint (part.nodes, <=, nodes);
      g_assert_cmpuint (part.moves->len, <, whole.moves->len);
      g_assert_true (part.moves->len == 0
                     || memcmp (part.moves->data, whole.moves->data,
                                part.moves->len * sizeof (LabClassicMoveValue)) == 0);
      n_partial += part.moves->len > 0 ? 1 : 0;
    }
  g_assert_cmpuint (n_partial, >, 0);
}

/* In a game that is too large to be solved, near results are known: the move that wins, and the
 * moves that let the opponent win. Moves are in the order of the game. */
static void
test_near (void)
{
  const LabLimits limits = { .nodes = 20000 };
  g_auto (LabClassicSolution) solution = { 0 };
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse ("tictactoe:8x8,5", &start, NULL);
  g_autofree gpointer state = lab_classic_parse_position (
      classic, start,
      "xxxx..../oooo..../......../......../......../......../......../........ 1", NULL);
  guint n_wins = 0;

  g_assert_false (lab_classic_solve (classic, state, &limits, NULL, &solution));
  g_assert_cmpuint (solution.nodes, <=, limits.nodes);
  g_assert_cmpuint (solution.moves->len, ==, 55);
  for (guint i = 0; i < solution.moves->len; i++)
    {
      LabClassicMoveValue move = g_array_index (solution.moves, LabClassicMoveValue, i);
      g_autofree char *text = lab_classic_format_action (classic, state, move.action);

      g_assert_cmpstr (text, !=, "e7");
      if (g_str_equal (text, "e8"))
        n_wins++;
      g_assert_cmpint (move.value, ==,
                       g_str_equal (text, "e8") ? lab_win_value (1) : -lab_win_value (2));
      if (i > 0)
        g_assert_cmpuint (g_array_index (solution.moves, LabClassicMoveValue, i - 1).action, <,
                          move.action);
    }
  g_assert_cmpuint (n_wins, ==, 1);
}

/* A larger game is also solved if it is nearly over, with the values of minimax. */
static void
test_large (void)
{
  g_auto (LabClassicSolution) solution = { 0 };
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse ("tictactoe:3x6,3", &start, NULL);
  g_autofree gpointer state = lab_classic_parse_position (classic, start, "xoxoxo/oxo.x./...... 1",
                                                          NULL);

  g_assert_false (lab_classic_is_small (classic, state));
  g_assert_true (lab_classic_solve (classic, state, NULL, NULL, &solution));
  g_assert_cmpuint (solution.moves->len, ==, 8);
  for (guint i = 0; i < solution.moves->len; i++)
    {
      LabClassicMoveValue move = g_array_index (solution.moves, LabClassicMoveValue, i);
      LabSearchResult result;

      classic->rules->apply (state, move.action);
      lab_minimax (classic->rules, state, LAB_TO_THE_END, NULL, &result);
      classic->rules->undo (state, move.action);
      if (lab_value_is_decided (result.value))
        result.value += result.value > 0 ? -1 : 1;
      g_assert_cmpint (move.value, ==, -result.value);
    }
}

/* To each depth, the values of all moves are those of minimax. */
static void
test_look_ahead (void)
{
  static const char * const games[] = { "matches:17", "divide:9x7", "hexapawn:4x4", "tictactoe" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree gpointer start = NULL;
      const LabClassic *classic = lab_classic_parse (games[i], &start, NULL);

      for (guint depth = 1; depth <= 5; depth++)
        {
          g_auto (LabClassicSolution) solution = { 0 };

          g_assert_true (lab_classic_look_ahead (classic, start, depth, TRUE, NULL, NULL,
                                                 &solution));
          g_assert_true (solution.depth == depth || solution.solved);
          for (guint j = 0; j < solution.moves->len; j++)
            {
              LabClassicMoveValue move = g_array_index (solution.moves, LabClassicMoveValue, j);
              LabSearchResult result;

              classic->rules->apply (start, move.action);
              lab_minimax (classic->rules, start, depth - 1, NULL, &result);
              classic->rules->undo (start, move.action);
              if (lab_value_is_decided (result.value))
                result.value += result.value > 0 ? -1 : 1;
              g_assert_cmpint (move.value, ==, -result.value);
              g_assert_cmpint (move.solved, ==, result.solved);
            }
        }
    }
}

/* The line that a search expects has as many moves as it looks ahead, and leads to its value. */
static void
test_expected_line (void)
{
  static const char * const games[] = { "hexapawn:8x8", "hexapawn:6x6", "tictactoe:8x8,5" };
  const LabLimits few = { .nodes = 200000 };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree gpointer start = NULL;
      const LabClassic *classic = lab_classic_parse (games[i], &start, NULL);
      g_auto (LabClassicSolution) solution = { 0 };
      g_autoptr (GArray) line = lab_classic_expect_line (classic, start, &few, NULL, &solution);
      int side = classic->rules->side (start);

      g_assert_false (solution.solved);
      g_assert_cmpuint (solution.depth, >, 1);
      g_assert_cmpuint (line->len, ==, solution.depth);
      for (guint j = 0; j < line->len; j++)
        classic->rules->apply (start, g_array_index (line, guint32, j));
      g_assert_cmpint (classic->rules->estimate (start) * side * classic->rules->side (start), ==,
                       solution.value);
    }
}

/* A limit stops between two depths, so that all values look equally far ahead. */
static void
test_look_ahead_limits (void)
{
  const LabLimits few = { .nodes = 1 };
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse ("tictactoe:8x8,5", &start, NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_auto (LabClassicSolution) one = { 0 }, limited = { 0 }, cancelled = { 0 };

  g_assert_true (lab_classic_look_ahead (classic, start, 1, TRUE, NULL, NULL, &one));
  g_assert_true (lab_classic_look_ahead (classic, start, LAB_TO_THE_END, TRUE, &few, NULL,
                                         &limited));
  g_assert_false (limited.solved);
  g_assert_cmpuint (limited.depth, ==, 1);
  g_assert_cmpuint (limited.moves->len, ==, 64);
  g_assert_cmpmem (limited.moves->data, 64 * sizeof (LabClassicMoveValue), one.moves->data,
                   64 * sizeof (LabClassicMoveValue));
  g_cancellable_cancel (cancellable);
  g_assert_false (lab_classic_look_ahead (classic, start, 1, TRUE, NULL, cancellable, &cancelled));
  g_assert_null (lab_classic_find_line (classic, start, cancellable));
}

static void
test_describe (void)
{
  g_autofree char *win = lab_classic_describe_value (lab_win_value (5));
  g_autofree char *loss = lab_classic_describe_value (-lab_win_value (1));
  g_autofree char *draw = lab_classic_describe_value (0);
  g_autofree char *over = lab_classic_describe_value (-lab_win_value (0));
  g_autofree char *ahead = lab_classic_describe_estimate (3);
  g_autofree char *even = lab_classic_describe_estimate (0);
  g_autofree char *behind = lab_classic_describe_estimate (-2);

  g_assert_cmpstr (win, ==, "wins in 5 moves");
  g_assert_cmpstr (loss, ==, "loses in 1 move");
  g_assert_cmpstr (draw, ==, "draw");
  g_assert_cmpstr (ahead, ==, "seems to be ahead (\u2066+3\u2069)");
  g_assert_cmpstr (even, ==, "seems to be even");
  g_assert_cmpstr (behind, ==, "seems to be behind (\u2066\u22122\u2069)");
  g_assert_cmpstr (over, ==, "has lost");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/solver/matches", test_matches);
  g_test_add_func ("/solver/divide", test_divide);
  g_test_add_func ("/solver/boards", test_boards);
  g_test_add_func ("/solver/moves", test_moves);
  g_test_add_func ("/solver/limits", test_limits);
  g_test_add_func ("/solver/partial", test_partial);
  g_test_add_func ("/solver/near", test_near);
  g_test_add_func ("/solver/large", test_large);
  g_test_add_func ("/solver/look-ahead", test_look_ahead);
  g_test_add_func ("/solver/look-ahead-limits", test_look_ahead_limits);
  g_test_add_func ("/solver/expected-line", test_expected_line);
  g_test_add_func ("/solver/describe", test_describe);
  return g_test_run ();
}
