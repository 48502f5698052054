/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-minimax.h"
#include "lab-search-trace.h"
#include "lab-search-tree.h"

/* A game to build trees of: a player takes one or two of a number of matches. After taking two,
 * the same player moves again. The player who cannot move loses. */
typedef struct
{
  int left;
  int side;
} Heap;

static guint
list_actions (gconstpointer  state,
              guint32       *actions)
{
  const Heap *heap = state;

  actions[0] = 1;
  actions[1] = 2;
  return heap->left > 1 ? 2 : 1;
}

static void
apply (gpointer state,
       guint32  action)
{
  Heap *heap = state;

  heap->left -= (int) action;
  heap->side = action == 1 ? -heap->side : heap->side;
}

static void
undo (gpointer state,
      guint32  action)
{
  Heap *heap = state;

  heap->left += (int) action;
  heap->side = action == 1 ? -heap->side : heap->side;
}

static gboolean
is_over (gconstpointer state)
{
  return ((const Heap *) state)->left == 0;
}

static int
get_side (gconstpointer state)
{
  return ((const Heap *) state)->side;
}

static int
estimate (gconstpointer state)
{
  const Heap *heap = state;

  return heap->left == 0 ? -LAB_WIN : heap->left % 3;
}

static const LabZeroSum game = { 2, list_actions, apply, undo, is_over, get_side, estimate };

/* Private helpers */

static char *
name_action (gconstpointer state,
             guint32       action,
             gpointer      user_data)
{
  return g_strdup_printf ("%d-%u%s", ((const Heap *) state)->left, action,
                          (const char *) user_data);
}

static LabSearchTree *
build (int    left,
       int    side,
       guint  max_depth,
       guint  max_nodes,
       guint *depth)
{
  Heap heap = { left, side };
  char mark[] = "!";
  LabSearchTree *tree = lab_search_tree_build (&game, &heap, max_depth, max_nodes, name_action,
                                               mark, depth);

  g_assert_cmpint (heap.left, ==, left);
  g_assert_cmpint (heap.side, ==, side);
  return tree;
}

/* Test cases */

/* The tree has the value and the decision of minimax, for both players and any depth. */
LAB_TEST ("/search-tree-game/values", test_values)
{
  for (guint depth = 0; depth <= 8; depth++)
    {
      for (int left = 1; left <= 8; left++)
        {
          for (int side = -1; side <= 1; side += 2)
            {
              guint reached, n_children;
              g_autoptr (LabSearchTree) tree = build (left, side, depth, 10000, &reached);
              g_autoptr (LabSearchTrace) trace =
                lab_search_trace_new (tree, LAB_SEARCH_METHOD_ALPHABETA);
              Heap heap = { left, side };
              LabSearchResult result;

              lab_minimax (&game, &heap, depth, depth, NULL, NULL, &result);
              g_assert_cmpuint (reached, ==, MIN (depth, (guint) left));
              g_assert_cmpfloat (trace->visits[0].value, ==, result.value);
              if (depth > 0)
                g_assert_cmpuint (lab_search_tree_get_children (tree, 0, &n_children)
                                  [result.action - 1], ==, lab_search_trace_get_decision (trace));
            }
        }
    }
}

LAB_TEST ("/search-tree-game/shape", test_shape)
{
  guint n_children;
  g_autoptr (LabSearchTree) tree = build (3, -1, 2, 100, NULL);

  g_assert_cmpuint (tree->nodes->len, ==, 6);
  g_assert_cmpstr (lab_search_tree_get (tree, 0)->label, ==, "");
  g_assert_cmpstr (lab_search_tree_get (tree, 1)->label, ==, "3-1!");
  g_assert_cmpstr (lab_search_tree_get (tree, 2)->label, ==, "3-2!");
  /* After two matches, the same player moves again. */
  g_assert_true (lab_search_tree_get (tree, 0)->maximizes);
  g_assert_false (lab_search_tree_get (tree, 1)->maximizes);
  g_assert_true (lab_search_tree_get (tree, 2)->maximizes);
  g_assert_cmpuint (lab_search_tree_get_children (tree, 2, &n_children)[0], ==, 5);
  g_assert_cmpuint (n_children, ==, 1);
  g_assert_cmpuint (lab_search_tree_get (tree, 5)->parent, ==, 2);
}

/* The tree is as deep as the number of nodes allows, and has all actions of each level. */
LAB_TEST ("/search-tree-game/limit", test_limit)
{
  for (guint max_nodes = 1; max_nodes < 100; max_nodes++)
    {
      guint depth, deeper;
      g_autoptr (LabSearchTree) tree = build (10, 1, 20, max_nodes, &depth);
      g_autoptr (LabSearchTree) free_tree = build (10, 1, depth, 10000, &deeper);
      g_autoptr (LabSearchTree) larger = build (10, 1, depth + 1, 10000, NULL);

      g_assert_cmpuint (tree->nodes->len, <=, max_nodes);
      g_assert_cmpuint (deeper, ==, depth);
      g_assert_cmpuint (free_tree->nodes->len, ==,
                        tree->nodes->len);
      g_assert_cmpuint (larger->nodes->len, >, max_nodes);
    }
}
