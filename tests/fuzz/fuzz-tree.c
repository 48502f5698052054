/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz.h"

#include "lab-search-trace.h"
#include "lab-search-tree.h"

/* Fuzzes the text form of trees, and the searches of what was read. */

/* Both searches find the same, and alpha-beta leaves each node that it enters. */
static void
check_searches (LabSearchTree *tree)
{
  guint n_nodes = tree->nodes->len;
  g_autoptr (LabSearchTrace) minimax = lab_search_trace_new (tree, LAB_SEARCH_METHOD_MINIMAX);
  g_autoptr (LabSearchTrace) trace = lab_search_trace_new (tree, LAB_SEARCH_METHOD_ALPHABETA);
  guint n_steps = trace->steps->len;

  g_assert_cmpfloat (trace->visits[0].value, ==, minimax->visits[0].value);
  g_assert_cmpuint (lab_search_trace_get_decision (trace), ==,
                    lab_search_trace_get_decision (minimax));
  g_assert_cmpuint (minimax->n_visited, ==, n_nodes);
  for (guint i = 0; i < n_nodes; i++)
    {
      LabSearchNodeState state;

      lab_search_trace_get_state (trace, i, n_steps, &state);
      g_assert_cmpint (state.progress, ==,
                       lab_search_trace_is_visited (trace, i) ? LAB_SEARCH_PROGRESS_DONE
                                                              : LAB_SEARCH_PROGRESS_PRUNED);
      if (state.progress == LAB_SEARCH_PROGRESS_DONE)
        g_assert_true (state.alpha <= state.value && state.value <= state.beta);
    }
}

LAB_FUZZ (data, size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LabSearchTree) tree = NULL;
  g_autoptr (LabSearchTree) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *text_again = NULL;

  tree = lab_search_tree_text_parse (size > 0 ? (const char *) data : "", size, &error);
  if (!lab_fuzz_check (tree != NULL, &error))
    return;
  text = lab_search_tree_text_format (tree);
  again = lab_search_tree_text_parse (text, strlen (text), &error);
  g_assert_no_error (error);
  text_again = lab_search_tree_text_format (again);
  g_assert_cmpstr (text_again, ==, text);
  check_searches (tree);
}
