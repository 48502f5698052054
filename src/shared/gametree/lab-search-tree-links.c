/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-search-tree-text-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-quotation.h"

/* A child that cannot be a child of a node. */
typedef struct
{
  guint node;           /* LAB_SEARCH_NODE_NONE if there is no conflict */
  guint child;
} Conflict;

typedef struct
{
  const LabSearchTreeReader *reader;
  LabSearchTree *tree;
  guint *parents;       /* the first parent of each node */
  Conflict conflict;    /* the first one */
} Links;

/* Private helpers */

static guint
get_line (const Links *self,
          guint        node)
{
  return lab_search_tree_reader_get_line (self->reader, node)->number;
}

static char *
quote (const Links *self,
       guint        node)
{
  return lab_quotation_make (lab_search_tree_get_label (self->tree, node),
                             LAB_SEARCH_TREE_MAX_QUOTED);
}

static gboolean
refuse_cycle (const Links  *self,
              guint         line,
              guint         node,
              GError      **error)
{
  g_autofree char *quoted = quote (self, node);

  return refuse (error, CYCLE,
                 /* Translators: about a text file. %u is the number of a line; %s is the name of
                  * a node in a tree. */
                 _("Line %u: “%s” is below itself, in a cycle. A tree has no cycle."), line,
                 quoted);
}

static gboolean
refuse_unknown (guint        line,
                const char  *name,
                GError     **error)
{
  g_autofree char *quoted = lab_quotation_make (name, LAB_SEARCH_TREE_MAX_QUOTED);

  return refuse (error, UNKNOWN,
                 /* Translators: about a text file. %u is the number of a line; %s is the name of
                  * a node in a tree. */
                 _("Line %u: There is no node “%s”. Write a line for it."), line, quoted);
}

/* Connects a node to its children. If one of them cannot be its child, keeps that conflict. */
static gboolean
link_children (Links   *self,
               guint    node,
               GArray  *children,
               GError **error)
{
  const LabSearchTreeLine *line = lab_search_tree_reader_get_line (self->reader, node);

  g_array_set_size (children, 0);
  for (guint i = 0; i < line->n_children; i++)
    {
      const char *name = g_ptr_array_index (self->reader->children, line->first_child + i);
      guint child = GPOINTER_TO_UINT (g_hash_table_lookup (self->reader->numbers, name));

      if (child-- == 0)
        return refuse_unknown (line->number, name, error);
      if (child > 0 && self->parents[child] == LAB_SEARCH_NODE_NONE)
        self->parents[child] = node;
      else if (self->conflict.node == LAB_SEARCH_NODE_NONE)
        self->conflict = (Conflict) { node, child };
      g_array_append_val (children, child);
    }
  if (children->len > 0 && self->conflict.node == LAB_SEARCH_NODE_NONE)
    lab_search_tree_set_children (self->tree, node, (const guint *) (gpointer) children->data,
                                  children->len);
  return TRUE;
}

/* Explains why a node cannot be a child of another one: there is a cycle, or it is the root, or it
 * already has a parent. */
static gboolean
refuse_conflict (const Links  *self,
                 GError      **error)
{
  guint n_nodes = lab_search_tree_get_n_nodes (self->tree);
  guint node = self->conflict.node;
  guint line = get_line (self, node);
  g_autofree char *child = quote (self, self->conflict.child);
  g_autofree char *parent = NULL;

  /* There can be cycles above, so the number of steps has a limit. */
  for (guint i = 0; i < n_nodes && node != LAB_SEARCH_NODE_NONE; i++)
    {
      if (node == self->conflict.child)
        return refuse_cycle (self, line, node, error);
      node = self->parents[node];
    }
  if (self->conflict.child == 0)
    return refuse (error, PARENTS,
                   /* Translators: about a text file. %u is the number of a line; %s is the name
                    * of a node in a tree. */
                   _("Line %u: “%s” is the first node, so it is the root and has no parent."), line,
                   child);
  parent = quote (self, self->parents[self->conflict.child]);
  return refuse (error, PARENTS,
                 /* Translators: about a text file. %u is the number of a line; both %s are names
                  * of nodes in a tree. */
                 _("Line %u: “%s” is already a child of “%s”. A node has one parent."), line, child,
                 parent);
}

/* Explains why a node is not below the root. */
static gboolean
refuse_unreachable (const Links  *self,
                    guint         node,
                    GError      **error)
{
  guint n_nodes = lab_search_tree_get_n_nodes (self->tree);
  g_autofree char *quoted = NULL;
  guint first;

  for (guint i = 0; i < n_nodes && self->parents[node] != LAB_SEARCH_NODE_NONE; i++)
    node = self->parents[node];
  /* After so many steps, the node is in a cycle. */
  first = node;
  for (guint i = 0; i < n_nodes && self->parents[node] != LAB_SEARCH_NODE_NONE; i++)
    {
      node = self->parents[node];
      first = MIN (first, node);
    }
  if (self->parents[node] != LAB_SEARCH_NODE_NONE)
    return refuse_cycle (self, get_line (self, first), first, error);
  quoted = quote (self, node);
  return refuse (error, UNREACHABLE,
                 /* Translators: about a text file. %u is the number of a line; %s is the name of
                  * a node in a tree. */
                 _("Line %u: “%s” is not below the root. Make it a child of a node, or remove it."),
                 get_line (self, node), quoted);
}

/* Returns the first node that is not in @reached, which does not have all nodes. */
static guint
find_missing (const GArray *reached,
              guint         n_nodes)
{
  g_autofree gboolean *is_reached = g_new0 (gboolean, n_nodes);
  guint node = 0;

  for (guint i = 0; i < reached->len; i++)
    is_reached[g_array_index (reached, guint, i)] = TRUE;
  while (is_reached[node])
    node++;
  return node;
}

/* Sets who moves at each node, level by level, and checks that all nodes are below the root. */
static gboolean
set_sides (const Links  *self,
           GError      **error)
{
  g_autoptr (GArray) reached = g_array_new (FALSE, FALSE, sizeof (guint));
  guint n_nodes = lab_search_tree_get_n_nodes (self->tree), root = 0;

  g_array_append_val (reached, root);
  for (guint i = 0; i < reached->len; i++)
    {
      guint parent = g_array_index (reached, guint, i);
      guint n_children;
      const guint *children = lab_search_tree_get_children (self->tree, parent, &n_children);
      gboolean maximizes = !lab_search_tree_get_maximizes (self->tree, parent);

      for (guint j = 0; j < n_children; j++)
        lab_search_tree_set_maximizes (self->tree, children[j], maximizes);
      if (n_children > 0)
        g_array_append_vals (reached, children, n_children);
    }
  return reached->len == n_nodes
         || refuse_unreachable (self, find_missing (reached, n_nodes), error);
}

static gboolean
link_nodes (Links   *self,
            GError **error)
{
  g_autoptr (GArray) children = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GError) reason = NULL;
  guint n_nodes = lab_search_tree_get_n_nodes (self->tree);

  for (guint i = 0; i < n_nodes && reason == NULL; i++)
    link_children (self, i, children, &reason);
  /* A conflict is explained only now, because it can be part of a cycle. */
  if (self->conflict.node != LAB_SEARCH_NODE_NONE)
    return refuse_conflict (self, error);
  if (reason != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
  return set_sides (self, error);
}

/* Public functions */

/**
 * lab_search_tree_links_make:
 * @reader: a reader that has read all lines
 * @error: return location for a #LabSearchTreeTextError
 *
 * Connects the nodes to their children, and sets who moves at each node.
 *
 * Returns: %FALSE if the nodes are not a tree
 */
gboolean
lab_search_tree_links_make (const LabSearchTreeReader  *reader,
                            GError                    **error)
{
  Links links = { .reader = reader, .tree = reader->tree,
                  .conflict = { .node = LAB_SEARCH_NODE_NONE } };
  gsize size = lab_search_tree_get_n_nodes (reader->tree) * sizeof *links.parents;
  gboolean done;

  links.parents = g_malloc (size);
  memset (links.parents, 0xff, size);   /* LAB_SEARCH_NODE_NONE */
  done = link_nodes (&links, error);
  g_free (links.parents);
  return done;
}
