/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-classic-solver.h"
#include "lab-minimax.h"
#include "lab-test-check.h"
#include "lab-test-classics.h"

/* Private helpers */

static int
solve (const char *game,
       const char *position)
{
  g_auto (LabClassicSolution) solution = { 0 };
  const LabClassic *classic;
  g_autofree gpointer state = lab_test_classics_parse (game, position, &classic);
  int best = G_MININT;

  g_assert_true (lab_classic_solve (classic, state, NULL, NULL, NULL, &solution));
  for (guint i = 0; i < solution.moves->len; i++)
    best = MAX (best, g_array_index (solution.moves, LabClassicMoveValue, i).value);
  if (solution.moves->len > 0)
    g_assert_cmpint (best, ==, solution.value);
  return solution.value;
}

/* Asserts that the value of a move is that of minimax to a depth after it. */
static void
assert_value (const LabClassic    *classic,
              gpointer             state,
              LabClassicMoveValue  move,
              guint                depth)
{
  LabSearchResult result;

  classic->rules->apply (state, move.action);
  lab_minimax (classic->rules, state, depth, depth, NULL, NULL, &result);
  classic->rules->undo (state, move.action);
  g_assert_cmpint (move.value, ==, -lab_test_one_later (result.value));
  g_assert_cmpint (move.solved, ==, result.solved);
}

/* Tests */

LAB_TEST ("/solver/boards", test_boards)
{
  const struct
  {
    const char *game;
    const char *position;
    int value;
  } cases[] = {
    { "tictactoe", NULL, 0 },
    { "tictactoe:3x4,3", NULL, lab_win_value (7) },
    { "tictactoe", "xx./oo./... 1", lab_win_value (1) },
    { "tictactoe", "xxx/oo./... 2", -lab_win_value (0) },
    { "hexapawn", NULL, -lab_win_value (6) },
    { "hexapawn:4x4", NULL, lab_win_value (11) },
    { "hexapawn", "..b/w../... 1", lab_win_value (1) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (solve (cases[i].game, cases[i].position), ==, cases[i].value);
}

/* The moves whose values are known when a search is stopped have the values of the whole search. */
LAB_TEST ("/solver/partial", test_partial)
{
  g_auto (LabClassicSolution) whole = { 0 };
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse ("hexapawn:4x4", &start, NULL);
  guint n_partial = 0;

  g_assert_true (lab_classic_solve (classic, start, NULL, NULL, NULL, &whole));
  for (guint64 nodes = 1; nodes < whole.nodes; nodes += whole.nodes / 40)
    {
      const LabLimits limits = { .nodes = nodes };
      g_auto (LabClassicSolution) part = { 0 };

      g_assert_false (lab_classic_solve (classic, start, &limits, NULL, NULL, &part));
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
LAB_TEST ("/solver/near", test_near)
{
  const LabLimits limits = { .nodes = 20000 };
  g_auto (LabClassicSolution) solution = { 0 };
  const LabClassic *classic;
  g_autofree gpointer state = lab_test_classics_parse (
      "tictactoe:8x8,5",
      "xxxx..../oooo..../......../......../......../......../......../........ 1", &classic);
  guint n_wins = 0;

  g_assert_false (lab_classic_solve (classic, state, &limits, NULL, NULL, &solution));
  g_assert_cmpuint (solution.nodes, <=, limits.nodes);
  g_assert_cmpuint (solution.moves->len, ==, 55);
  for (guint i = 0; i < solution.moves->len; i++)
    {
      LabClassicMoveValue move = g_array_index (solution.moves, LabClassicMoveValue, i);
      g_autofree char *text = classic->format_action (state, move.action);

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
LAB_TEST ("/solver/large", test_large)
{
  g_auto (LabClassicSolution) solution = { 0 };
  const LabClassic *classic;
  g_autofree gpointer state = lab_test_classics_parse ("tictactoe:3x6,3", "xoxoxo/oxo.x./...... 1",
                                                       &classic);

  g_assert_false (lab_classic_is_small (classic, state));
  g_assert_true (lab_classic_solve (classic, state, NULL, NULL, NULL, &solution));
  g_assert_cmpuint (solution.moves->len, ==, 8);
  for (guint i = 0; i < solution.moves->len; i++)
    assert_value (classic, state, g_array_index (solution.moves, LabClassicMoveValue, i),
                  LAB_TO_THE_END);
}

/* To each depth, the values of all moves are those of minimax. */
LAB_TEST ("/solver/look-ahead", test_look_ahead)
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
            assert_value (classic, start,
                          g_array_index (solution.moves, LabClassicMoveValue, j), depth - 1);
        }
    }
}

/* The line that a search expects has as many moves as it looks ahead, and leads to its value. */
LAB_TEST ("/solver/expected-line", test_expected_line)
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
LAB_TEST ("/solver/look-ahead-limits", test_look_ahead_limits)
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

LAB_TEST ("/solver/describe", test_describe)
{
  const struct
  {
    int value;
    const char *text;
  } cases[] = {
    { lab_win_value (5), "wins in 5 moves" },  { -lab_win_value (1), "loses in 1 move" },
    { 0, "draw" },                             { -lab_win_value (0), "has lost" },
  };
  static const char * const estimates[] = {
    "seems to be behind (\u2066\u22121\u2069)", "seems to be even",
    "seems to be ahead (\u2066+1\u2069)",
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = lab_classic_describe_value (cases[i].value);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
  for (int i = 0; i < (int) G_N_ELEMENTS (estimates); i++)
    {
      g_autofree char *text = lab_classic_describe_estimate (i - 1);

      g_assert_cmpstr (text, ==, estimates[i]);
    }
}
