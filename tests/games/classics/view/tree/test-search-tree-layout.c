/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-search-study.h"

#define N_RANDOM_TREES 200
#define CLOSE 1e-9

/* Private helpers */

/* Adds @n children below a node, and returns the first. */
static guint
add_children (LabSearchTree *tree,
              guint          node,
              guint          n)
{
  guint children[64];

  g_assert_cmpuint (n, <=, G_N_ELEMENTS (children));
  for (guint i = 0; i < n; i++)
    children[i] = lab_search_tree_add (tree, "");
  lab_search_tree_set_children (tree, node, children, n);
  return children[0];
}

/* Makes a tree from the numbers of children of its nodes, level by level. */
static LabSearchTree *
make (const char *counts)
{
  LabSearchTree *tree = lab_search_tree_new ();

  lab_search_tree_add (tree, "");
  for (guint node = 0; counts[node] != '\0'; node++)
    if (counts[node] != '0')
      add_children (tree, node, (guint) (counts[node] - '0'));
  return tree;
}

/* Makes a random tree in which a node has up to @most children. */
static LabSearchTree *
make_random (guint n_nodes,
             guint most)
{
  LabSearchTree *tree = lab_search_tree_new ();
  guint node = 0, n = 1;

  lab_search_tree_add (tree, "");
  while (n < n_nodes)
    {
      guint n_children = (guint) g_test_rand_int_range (0, (gint32) most + 1);

      if (n_children == 0 && node + 1 == n)
        n_children = 1;
      if (n_children > 0)
        add_children (tree, node, n_children);
      n += n_children;
      node++;
    }
  return tree;
}

/* Asserts that no nodes of a level are too close, and that they are in order. */
static void
assert_levels (const LabSearchTree       *tree,
               const LabSearchTreeLayout *layout)
{
  guint total = 0;

  for (guint level = 0; level < layout->n_levels; level++)
    {
      guint n_nodes;
      const guint *nodes = lab_search_tree_layout_get_level (layout, level, &n_nodes);

      total += n_nodes;
      for (guint i = 0; i < n_nodes; i++)
        {
          double x = layout->x[nodes[i]], distance;

          g_assert_cmpuint (layout->depth[nodes[i]], ==, level);
          g_assert_cmpfloat (x, >=, -CLOSE);
          g_assert_cmpfloat (x, <=, layout->width + CLOSE);
          g_assert_cmpuint (lab_search_tree_layout_find (layout, level, x), ==, nodes[i]);
          if (i == 0)
            continue;
          distance = lab_search_tree_get (tree, nodes[i])->parent
                             == lab_search_tree_get (tree, nodes[i - 1])->parent
                         ? 1 : LAB_TREE_COUSIN_DISTANCE;
          g_assert_cmpfloat (x - layout->x[nodes[i - 1]], >=, distance - CLOSE);
        }
    }
  g_assert_cmpuint (total, ==, tree->nodes->len);
}

/* Asserts that each parent is above the middle of its children, and that these are in order. */
static void
assert_parents (const LabSearchTree       *tree,
                const LabSearchTreeLayout *layout)
{
  for (guint node = 0; node < tree->nodes->len; node++)
    {
      guint n_children;
      const guint *children = lab_search_tree_get_children (tree, node, &n_children);
      double first, last;

      if (n_children == 0)
        continue;
      first = layout->x[children[0]];
      last = layout->x[children[n_children - 1]];
      g_assert_cmpfloat_with_epsilon (layout->x[node], (first + last) / 2, CLOSE);
      for (guint i = 1; i < n_children; i++)
        g_assert_cmpfloat (layout->x[children[i - 1]], <, layout->x[children[i]]);
    }
}

static LabSearchTreeLayout *
lay_out (LabSearchTree *tree)
{
  LabSearchTreeLayout *layout = lab_search_tree_layout_new (tree);

  assert_levels (tree, layout);
  assert_parents (tree, layout);
  return layout;
}

/* Tests */

/* A tree that is the same from both sides is drawn so, as narrow as the distances allow. */
LAB_TEST ("/search-tree-layout/symmetric", test_symmetric)
{
  static const struct
  {
    const char *counts;
    double width;           /* or -1 */
  } shapes[] = {
    { "0", 0 }, { "233", 4 + LAB_TREE_COUSIN_DISTANCE }, { "3202", -1 }, { "44114", -1 },
    { "535053", -1 }, { "3171", -1 },
  };

  for (guint shape = 0; shape < G_N_ELEMENTS (shapes); shape++)
    {
      g_autoptr (LabSearchTree) tree = make (shapes[shape].counts);
      g_autoptr (LabSearchTreeLayout) layout = lay_out (tree);

      if (shapes[shape].width >= 0)
        g_assert_cmpfloat_with_epsilon (layout->width, shapes[shape].width, CLOSE);
      for (guint level = 0; level < layout->n_levels; level++)
        {
          guint n_nodes;
          const guint *nodes = lab_search_tree_layout_get_level (layout, level, &n_nodes);

          for (guint i = 0; i < n_nodes; i++)
            g_assert_cmpfloat_with_epsilon (layout->x[nodes[i]] + layout->x[nodes[n_nodes - 1 - i]],
                                            layout->width, CLOSE);
        }
    }
}

/* A tree without any choice is a straight line. */
LAB_TEST ("/search-tree-layout/path", test_path)
{
  g_autoptr (LabSearchTree) tree = lab_search_tree_new ();
  g_autoptr (LabSearchTreeLayout) layout = NULL;
  guint node = lab_search_tree_add (tree, "");

  for (guint i = 0; i < 5000; i++)
    node = add_children (tree, node, 1);
  layout = lay_out (tree);
  g_assert_cmpuint (layout->n_levels, ==, 5001);
  g_assert_cmpfloat (layout->width, ==, 0);
}

/* Small subtrees between large ones are spread evenly. */
LAB_TEST ("/search-tree-layout/even", test_even)
{
  g_autoptr (LabSearchTree) tree = make ("51000199");
  g_autoptr (LabSearchTreeLayout) layout = lay_out (tree);

  for (guint i = 2; i < 5; i++)
    g_assert_cmpfloat_with_epsilon (layout->x[i + 1] - layout->x[i], layout->x[2] - layout->x[1],
                                    CLOSE);
}

LAB_TEST ("/search-tree-layout/random", test_random)
{
  for (guint i = 0; i < N_RANDOM_TREES; i++)
    {
      g_autoptr (LabSearchTree) tree = make_random (2 + i, 1 + i % 6);
      g_autoptr (LabSearchTreeLayout) layout = lay_out (tree);

      g_assert_nonnull (layout);
    }
}

/* If the time were quadratic, this would take minutes. */
LAB_TEST ("/search-tree-layout/large", test_large)
{
  g_autoptr (LabSearchTree) bushy = make_random (200000, 6);
  g_autoptr (LabSearchTree) comb = lab_search_tree_new ();
  g_autoptr (LabSearchTreeLayout) layout = lay_out (bushy);
  g_autoptr (LabSearchTreeLayout) comb_layout = NULL;
  guint node = lab_search_tree_add (comb, "");

  for (guint i = 0; i < 50000; i++)
    node = add_children (comb, node, 2) + i % 2;
  comb_layout = lay_out (comb);
  g_assert_cmpfloat (layout->width, >, 1000);
  g_assert_cmpuint (comb_layout->n_levels, ==, 50001);
}
