/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-search-study.h"

#include <locale.h>
#include <math.h>

#include <gtk/gtk.h>

#include "lab-test-locale.h"

#define ALPHABETA LAB_SEARCH_METHOD_ALPHABETA
#define MINIMAX LAB_SEARCH_METHOD_MINIMAX

/* Private helpers */

static LabSearchStudy *
study (const char *game,
       guint       depth)
{
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse (game, &start, NULL);

  g_assert_nonnull (classic);
  return lab_search_study_new (classic, start, depth, NULL);
}

static guint
get_n_steps (const LabSearchStudy *self,
             LabSearchMethod       method)
{
  return self->traces[method]->steps->len;
}

static void
assert_step (const LabSearchStudy *self,
             LabSearchMethod       method,
             guint                 position,
             const char           *expected)
{
  g_autofree char *text = lab_search_step_describe (self, method, position);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_value (const LabSearchStudy *self,
              double                value,
              const char           *expected)
{
  g_autofree char *text = lab_search_value_format (self, value);

  g_assert_cmpstr (text, ==, expected);
}

/* Tests */

/* Moves and values read from left to right in Arabic, too. */
LAB_TEST ("/search-study/mirrored", test_mirrored)
{
  g_autoptr (LabSearchStudy) self = study ("divide:7x1", 1);
  g_autofree char *move = NULL;
  g_autofree char *bound = NULL;
  g_autofree char *step = NULL;
  g_autofree char *path = NULL;
  g_autofree char *expected = NULL;
  const char *label = lab_search_tree_get (self->tree, 1)->label;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  move = lab_search_move_format (self, 1);
  bound = lab_search_value_format_bound (self, LAB_BOUND_UPPER, -lab_win_value (4));
  step = lab_search_step_describe (self, MINIMAX, 2);
  path = lab_search_node_describe (self, MINIMAX, 1, 0);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  expected = g_strconcat ("\u2066", label, "\u2069", NULL);
  g_assert_cmpstr (move, ==, expected);
  g_assert_cmpstr (bound, ==, "\u2066≤−96\u2069");
  g_assert_nonnull (strstr (step, expected));
  g_assert_nonnull (strstr (path, expected));
}

/* From three matches: 1 leaves two, from which the other player takes both; 2 leaves one; 3 wins at
 * once. */
LAB_TEST ("/search-study/alphabeta", test_alphabeta)
{
  static const char * const steps[] = {
    "The search has not started. The tree has 8 nodes.",
    "Enters the root. Alpha −∞, beta +∞.",
    "Enters “1”. Alpha −∞, beta +∞.",
    "Enters “1”. Alpha −∞, beta +∞.",
    "Enters the leaf “1”. Alpha −∞, beta +∞.",
    "Leaves “1” with the score +97.",
    "The value +97 goes up to “1”: alpha is now +97.",
    "Leaves “1” with the value +97.",
    "The value +97 goes up to “1”: beta is now +97.",
    "Enters the leaf “2”. Alpha −∞, beta +97.",
    "Leaves “2” with the score −98.",
    "The value −98 goes up to “1”: beta is now −98.",
    "Leaves “1” with the value −98.",
    "The value −98 goes up to the root: alpha is now −98.",
    "Enters “2”. Alpha −98, beta +∞.",
    "Enters the leaf “1”. Alpha −98, beta +∞.",
    "Leaves “1” with the score −98.",
    "The value −98 goes up to “2”: beta is now −98.",
    "Leaves “2”: its value is at most −98.",
    "Enters the leaf “3”. Alpha −98, beta +∞.",
    "Leaves “3” with the score +99.",
    "The value +99 goes up to the root: alpha is now +99.",
    "The search ends. The best move is “3”, and its value is +99.",
  };
  g_autoptr (LabSearchStudy) self = study ("matches:3", 3);

  g_assert_cmpuint (get_n_steps (self, ALPHABETA) + 1, ==, G_N_ELEMENTS (steps));
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    assert_step (self, ALPHABETA, i, steps[i]);
}

LAB_TEST ("/search-study/minimax", test_minimax)
{
  g_autoptr (LabSearchStudy) self = study ("matches:3", 3);

  assert_step (self, MINIMAX, 1, "Enters the root.");
  assert_step (self, MINIMAX, 6, "The value +97 goes up to “1”: the highest so far.");
  assert_step (self, MINIMAX, 8, "The value +97 goes up to “1”: the lowest so far.");
  assert_step (self, MINIMAX, 13, "The value −98 goes up to the root: the best so far.");
  assert_step (self, MINIMAX, get_n_steps (self, MINIMAX),
               "The search ends. The best move is “3”, and its value is +99.");
}

/* Finds the first cut of alpha-beta, and what is told about it and about what it prunes. */
LAB_TEST ("/search-study/cut", test_cut)
{
  g_autoptr (LabSearchStudy) self = study ("matches:5", 5);
  g_autofree char *node_text = NULL;
  LabSearchStep step = { LAB_SEARCH_STEP_ENTER, 0, 0 };
  guint position = 0, n_children, pruned;
  const guint *children;

  while (step.kind != LAB_SEARCH_STEP_CUT)
    lab_search_trace_get_step (self->traces[ALPHABETA], position++, &step);
  assert_step (self, ALPHABETA, position,
               "Cut: the remaining 2 moves cannot change the result, because alpha +97 ≥ beta "
               "+97.");
  children = lab_search_tree_get_children (self->tree, step.node, &n_children);
  pruned = children[n_children - 1];
  g_assert_cmpuint (lab_search_study_find_enter (self, ALPHABETA, pruned), ==, position);
  node_text = lab_search_node_describe (self, ALPHABETA, pruned, position + 1);
  g_assert_true (g_str_has_suffix (node_text, "Pruned."));
}

LAB_TEST ("/search-study/nodes", test_nodes)
{
  g_autoptr (LabSearchStudy) self = study ("matches:3", 3);
  g_autofree char *root = lab_search_node_describe (self, ALPHABETA, 0, 0);
  g_autofree char *open = lab_search_node_describe (self, ALPHABETA, 0, 14);
  g_autofree char *bound = lab_search_node_describe (self, ALPHABETA, 2, 18);
  g_autofree char *leaf = lab_search_node_describe (self, MINIMAX, 3, get_n_steps (self, MINIMAX));

  g_assert_cmpstr (root, ==, "The root. Player 1 moves (MAX). Not visited yet.");
  g_assert_cmpstr (open, ==, "The root. Player 1 moves (MAX). Best value so far: −98. "
                   "Alpha −98, beta +∞.");
  g_assert_cmpstr (bound, ==, "After 2. Player 2 moves (MIN). Value at most −98. "
                   "Alpha −98, beta −98.");
  g_assert_nonnull (strstr (leaf, "A leaf with the score +99."));
}

/* The numbers are in the order of the values, and the same for both methods. */
LAB_TEST ("/search-study/values", test_values)
{
  g_autoptr (LabSearchStudy) matches = study ("matches:5", 0);
  g_autoptr (LabSearchStudy) pawns = study ("hexapawn:3x3", 3);
  g_autofree char *win = lab_search_value_describe (matches, lab_win_value (1));
  g_autofree char *loss = lab_search_value_describe (matches, -lab_win_value (4));

  assert_value (matches, lab_win_value (3), "+97");
  assert_value (matches, -lab_win_value (4), "−96");
  assert_value (matches, 0, "0");
  assert_value (pawns, -4, "−4");
  assert_value (pawns, 7, "+7");
  assert_value (pawns, INFINITY, "+∞");
  assert_value (pawns, -INFINITY, "−∞");
  g_assert_cmpstr (win, ==, "+99: player 1 wins in 1 move");
  g_assert_cmpstr (loss, ==, "−96: player 2 wins in 4 moves");
}

/* Both methods find the same, on every game. */
LAB_TEST ("/search-study/methods", test_methods)
{
  const LabClassic * const *all = lab_classic_get_all ();

  for (guint i = 0; all[i] != NULL; i++)
    {
      g_autoptr (LabSearchStudy) self = study (all[i]->id, 4);
      const LabSearchTrace *minimax = self->traces[MINIMAX], *few = self->traces[ALPHABETA];
      guint n_nodes = self->tree->nodes->len;

      g_assert_cmpfloat (minimax->visits[0].value, ==, few->visits[0].value);
      g_assert_cmpuint (lab_search_trace_get_decision (minimax), ==,
                        lab_search_trace_get_decision (few));
      g_assert_cmpuint (minimax->n_visited, ==, n_nodes);
      g_assert_cmpuint (few->n_visited, <, n_nodes);
    }
}

/* After a change of the method, the search is at the same node, or at the closest one above it. */
LAB_TEST ("/search-study/same", test_same)
{
  g_autoptr (LabSearchStudy) self = study ("matches:6", 6);

  g_assert_cmpuint (lab_search_study_find_same (self, MINIMAX, 0, ALPHABETA), ==, 0);
  for (LabSearchMethod from = 0; from < LAB_N_SEARCH_METHODS; from++)
    {
      for (guint position = 1; position <= get_n_steps (self, from); position++)
        {
          LabSearchMethod to = 1 - from;
          guint same = lab_search_study_find_same (self, from, position, to);
          LabSearchStep before, after;

          g_assert_cmpuint (same, >, 0);
          lab_search_trace_get_step (self->traces[from], position - 1, &before);
          lab_search_trace_get_step (self->traces[to], same - 1, &after);
          if (before.kind == after.kind && before.node == after.node)
            continue;
          g_assert_cmpint (after.kind, ==, LAB_SEARCH_STEP_LEAVE);
          if (before.child != LAB_SEARCH_NODE_NONE)
            before.node = before.child;
          while (before.node != after.node)
            {
              g_assert_false (lab_search_trace_is_visited (self->traces[to], before.node));
              before.node = lab_search_tree_get (self->tree, before.node)->parent;
            }
        }
    }
}

/* A huge tree is limited, a small one is whole, and the first tree can be read. */
LAB_TEST ("/search-study/limits", test_limits)
{
  g_autoptr (LabSearchStudy) huge = study ("tictactoe", LAB_MAX_PLIES);
  g_autoptr (LabSearchStudy) small = study ("matches:5", LAB_MAX_PLIES);
  g_autoptr (LabSearchStudy) first = study ("tictactoe", 0);

  g_assert_true (huge->limited);
  g_assert_cmpuint (huge->max_depth, ==, 5);
  g_assert_cmpuint (huge->depth, ==, 5);
  g_assert_cmpuint (huge->tree->nodes->len, <=, LAB_SEARCH_STUDY_MAX_NODES);
  g_assert_false (small->limited);
  g_assert_cmpuint (small->max_depth, ==, 5);
  g_assert_cmpuint (first->depth, ==, 2);
  g_assert_cmpuint (first->max_depth, ==, 5);
}

LAB_TEST ("/search-study/cancelled", test_cancelled)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse ("matches", &start, NULL);

  g_cancellable_cancel (cancellable);
  g_assert_null (lab_search_study_new (classic, start, 0, cancellable));
}

/* Numbers have their digits in groups, as usual in the user's language. */
LAB_TEST ("/search-study/digits", test_digits)
{
  g_autoptr (LabTestLocales) locales = lab_test_locales_new ();
  g_autoptr (LabSearchStudy) self = study ("tictactoe", 4);
  guint n_nodes = self->tree->nodes->len;
  g_autofree char *start = g_strdup_printf (
      "The search has not started. The tree has %u.%03u nodes.", n_nodes / 1000, n_nodes % 1000);

  if (!lab_test_locales_add (locales, "de_DE"))
    {
      g_test_skip ("the locale cannot be compiled here");
      return;
    }
  lab_test_locales_enter (locales, "de_DE");
  setlocale (LC_NUMERIC, "");
  assert_step (self, MINIMAX, 0, start);
  lab_test_locales_leave (locales);
  setlocale (LC_NUMERIC, "");
}
