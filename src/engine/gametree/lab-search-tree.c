/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-search-tree.h"

#include <glib.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lab-refuse.h"
#include "lab-score.h"
#include "lab-text.h"
#include "lab-zero-sum.h"

typedef struct
{
  const LabZeroSum *game;
  gpointer state;
  int side;             /* the player who maximizes */
  guint max_nodes;
  LabSearchTreeLabel label;
  gpointer user_data;
  LabSearchTree *tree;
  gboolean horizon;     /* whether a game continues below a leaf */
} Builder;

/* The reader of trees first reads the lines, then connects the nodes. */

/* The number of characters of a name that a message repeats. */
#define MAX_QUOTED 40

/* Until all lines are read, the children of a node are places in the names. */
typedef struct
{
  LabSearchTree *tree;          /* the nodes in the order of their lines */
  GHashTable *numbers;          /* the label of a node to its number, plus 1 */
  GArray *lines;                /* of guint: the number of the line of each node, from 1 */
  GPtrArray *names;             /* of the children of all nodes, one node after the other */
  guint parent, child;          /* the first child that cannot be a child of this node, if any */
} Reader;

/* The character that some editors write at the beginning of a file, in UTF-8. */
#define BYTE_ORDER_MARK "\xef\xbb\xbf"

/* Sets a #LabSearchTreeTextError and returns %FALSE. */
#define refuse(error, code, ...) \
  lab_refuse (error, LAB_SEARCH_TREE_TEXT_ERROR, LAB_SEARCH_TREE_TEXT_ERROR_##code, __VA_ARGS__)

#define QUOTED(text) LAB_QUOTED (text, MAX_QUOTED)

G_DEFINE_QUARK (lab-search-tree-text-error-quark, lab_search_tree_text_error)

/* Private helpers: links */

static guint
get_line (const Reader *self,
          guint         node)
{
  return g_array_index (self->lines, guint, node);
}

static const char *
get_label (const Reader *self,
           guint         node)
{
  return lab_search_tree_get (self->tree, node)->label;
}

static guint
get_parent (const Reader *self,
            guint         node)
{
  return lab_search_tree_get (self->tree, node)->parent;
}

static gboolean
refuse_cycle (const Reader  *self,
              guint          line,
              guint          node,
              GError       **error)
{
  return refuse (error, CYCLE,
                 /* Translators: about a text file. %u is the number of a line; %s is the name of
                  * a node in a tree. */
                 _("Line %u: “%s” is below itself, in a cycle. A tree has no cycle."), line,
                 QUOTED (get_label (self, node)));
}

/* Connects a node to its children. If one of them cannot be its child, keeps that conflict. */
static gboolean
link_children (Reader  *self,
               guint    node,
               GError **error)
{
  const LabSearchTreeNode *parent = lab_search_tree_get (self->tree, node);

  for (guint i = 0; i < parent->n_children; i++)
    {
      const char *name = g_ptr_array_index (self->names, parent->first_child + i);
      guint child = GPOINTER_TO_UINT (g_hash_table_lookup (self->numbers, name));

      if (child-- == 0)
        return refuse (error, UNKNOWN,
                       /* Translators: about a text file. %u is the number of a line; %s is the
                        * name of a node in a tree. */
                       _("Line %u: There is no node “%s”. Write a line for it."),
                       get_line (self, node), QUOTED (name));
      if (child > 0 && get_parent (self, child) == LAB_SEARCH_NODE_NONE)
        lab_search_tree_get (self->tree, child)->parent = node;
      else if (self->parent == LAB_SEARCH_NODE_NONE)
        {
          self->parent = node;
          self->child = child;
        }
      g_array_append_val (self->tree->children, child);
    }
  return TRUE;
}

/* Explains why a node cannot be a child of another one: there is a cycle, or it is the root, or it
 * already has a parent. */
static gboolean
refuse_conflict (const Reader  *self,
                 GError       **error)
{
  guint node = self->parent, line = get_line (self, node);

  /* There can be cycles above, so the number of steps has a limit. */
  for (guint i = 0; i < self->tree->nodes->len && node != LAB_SEARCH_NODE_NONE; i++)
    {
      if (node == self->child)
        return refuse_cycle (self, line, node, error);
      node = get_parent (self, node);
    }
  if (self->child == 0)
    return refuse (error, PARENTS,
                   /* Translators: about a text file. %u is the number of a line; %s is the name
                    * of a node in a tree. */
                   _("Line %u: “%s” is the first node, so it is the root and has no parent."), line,
                   QUOTED (get_label (self, 0)));
  return refuse (error, PARENTS,
                 /* Translators: about a text file. %u is the number of a line; both %s are names
                  * of nodes in a tree. */
                 _("Line %u: “%s” is already a child of “%s”. A node has one parent."), line,
                 QUOTED (get_label (self, self->child)),
                 QUOTED (get_label (self, get_parent (self, self->child))));
}

/* Explains why a node is not below the root. */
static gboolean
refuse_unreachable (const Reader  *self,
                    guint          node,
                    GError       **error)
{
  guint n_nodes = self->tree->nodes->len, first;

  for (guint i = 0; i < n_nodes && get_parent (self, node) != LAB_SEARCH_NODE_NONE; i++)
    node = get_parent (self, node);
  /* After so many steps, the node is in a cycle. */
  first = node;
  for (guint i = 0; i < n_nodes && get_parent (self, node) != LAB_SEARCH_NODE_NONE; i++)
    {
      node = get_parent (self, node);
      first = MIN (first, node);
    }
  if (get_parent (self, node) != LAB_SEARCH_NODE_NONE)
    return refuse_cycle (self, get_line (self, first), first, error);
  return refuse (error, UNREACHABLE,
                 /* Translators: about a text file. %u is the number of a line; %s is the name of
                  * a node in a tree. */
                 _("Line %u: “%s” is not below the root. Make it a child of a node, or remove it."),
                 get_line (self, node), QUOTED (get_label (self, node)));
}

/* Sets who moves at each node, level by level, and checks that all nodes are below the root. */
static gboolean
set_sides (const Reader  *self,
           GError       **error)
{
  g_autoptr (GArray) reached = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree gboolean *is_reached = g_new0 (gboolean, self->tree->nodes->len);
  guint node = 0;

  g_array_append_val (reached, node);
  for (guint i = 0; i < reached->len; i++)
    {
      guint parent = g_array_index (reached, guint, i), n_children;
      const guint *children = lab_search_tree_get_children (self->tree, parent, &n_children);

      is_reached[parent] = TRUE;
      for (guint j = 0; j < n_children; j++)
        lab_search_tree_get (self->tree, children[j])->maximizes
            = !lab_search_tree_get (self->tree, parent)->maximizes;
      if (n_children > 0)
        g_array_append_vals (reached, children, n_children);
    }
  while (node < self->tree->nodes->len && is_reached[node])
    node++;
  return node == self->tree->nodes->len || refuse_unreachable (self, node, error);
}

/* Connects the nodes to their children, and sets who moves at each node. */
static gboolean
link_nodes (Reader  *self,
            GError **error)
{
  g_autoptr (GError) reason = NULL;

  for (guint i = 0; i < self->tree->nodes->len && reason == NULL; i++)
    link_children (self, i, &reason);
  /* A conflict is explained only now, because it can be part of a cycle. */
  if (self->parent != LAB_SEARCH_NODE_NONE)
    return refuse_conflict (self, error);
  if (reason == NULL)
    return set_sides (self, error);
  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}

/* Private helpers: errors */

static gboolean
refuse_name (guint        line,
             const char  *name,
             GError     **error)
{
  return refuse (error, SYNTAX,
                 /* Translators: about a text file. %u is the number of a line; %s is a part of
                  * it. */
                 _("Line %u: “%s” is not a name of a node. Write one word without “:”, “=”, and "
                   "“,”."),
                 line, QUOTED (name));
}

static gboolean
refuse_leaf (guint        line,
             const char  *name,
             GError     **error)
{
  return refuse (error, LEAF,
                 /* Translators: about a text file. %u is the number of a line; %s is the name of
                  * a node in a tree. NAME, CHILDREN, and SCORE are placeholders. */
                 _("Line %u: “%s” has no children and no score. Write “NAME: CHILDREN” or “NAME = "
                   "SCORE”."),
                 line, QUOTED (name));
}

/* Private helpers: words */

static gboolean
is_blank (gunichar character)
{
  return g_unichar_isspace (character);
}

/* Cuts the next word, which ends at a blank or a comma, off the beginning of a text. */
static char *
take_word (char **text)
{
  char *word = *text, *end;

  while (*word == ',' || is_blank (g_utf8_get_char (word)))
    word = g_utf8_next_char (word);
  for (end = word; *end != '\0' && *end != ',' && !is_blank (g_utf8_get_char (end));)
    end = g_utf8_next_char (end);
  *text = end;
  if (*end != '\0')
    {
      *text = g_utf8_next_char (end);
      *end = '\0';
    }
  return *word != '\0' ? word : NULL;
}

/* Cuts the blanks from both ends of a text. */
static char *
strip (char *text)
{
  char *end;

  while (*text != '\0' && is_blank (g_utf8_get_char (text)))
    text = g_utf8_next_char (text);
  for (end = text + strlen (text); end > text; *end = '\0')
    {
      char *last = g_utf8_prev_char (end);

      if (!is_blank (g_utf8_get_char (last)))
        break;
      end = last;
    }
  return text;
}

static gboolean
is_name (const char *text)
{
  if (*text == '\0' || strpbrk (text, ":=,") != NULL || strstr (text, BYTE_ORDER_MARK) != NULL)
    return FALSE;
  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar character = g_utf8_get_char (text);

      if (is_blank (character) || g_unichar_iscntrl (character))
        return FALSE;
    }
  return TRUE;
}

/* Cuts off a comment: a “#” at the beginning of a line or after a blank, and what follows it. */
static void
cut_comment (char *line)
{
  gboolean after_blank = TRUE;

  for (; *line != '\0'; line = g_utf8_next_char (line))
    {
      if (*line == '#' && after_blank)
        {
          *line = '\0';
          return;
        }
      after_blank = is_blank (g_utf8_get_char (line));
    }
}

/* Private helpers: reading lines */

static gboolean
read_children (Reader             *self,
               guint               line,
               LabSearchTreeNode  *node,
               char               *text,
               GError            **error)
{
  char *name;

  node->first_child = self->names->len;
  while ((name = take_word (&text)) != NULL)
    {
      if (!is_name (name))
        return refuse_name (line, name, error);
      g_ptr_array_add (self->names, name);
    }
  node->n_children = self->names->len - node->first_child;
  return node->n_children > 0 || refuse_leaf (line, node->label, error);
}

static gboolean
read_score (guint               line,
            LabSearchTreeNode  *leaf,
            const char         *text,
            GError            **error)
{
  if (*text == '\0')
    return refuse_leaf (line, leaf->label, error);
  return lab_score_parse (text, &leaf->score)
         || refuse (error, SYNTAX,
                    /* Translators: about a text file. %u is the number of a line; %s is a part of
                     * it. */
                    _("Line %u: “%s” is not a score. Write a number of at most 15 digits before "
                      "the decimal point, such as 5 or -2.5."), line, QUOTED (text));
}

/* Reads a line that is not blank, and cuts it into pieces. */
static gboolean
read_node (Reader  *self,
           guint    line,
           char    *text,
           GError **error)
{
  char *separator = strpbrk (text, ":=");
  LabSearchTreeNode read = { 0 }, *node;
  gboolean is_leaf;
  guint known;
  char *rest;

  if (separator == NULL && is_name (text))
    return refuse_leaf (line, text, error);
  if (separator == NULL)
    return refuse (error, SYNTAX,
                   /* Translators: about a text file. %u is the number of a line; %s is the line.
                    * NAME, CHILDREN, and SCORE are placeholders. */
                   _("Line %u: “%s” is not a node. Write “NAME: CHILDREN” or “NAME = SCORE”."),
                   line, QUOTED (text));
  is_leaf = *separator == '=';
  *separator = '\0';
  read.label = strip (text);
  rest = strip (separator + 1);
  if (!is_name (read.label))
    return refuse_name (line, read.label, error);
  if (is_leaf ? !read_score (line, &read, rest, error)
              : !read_children (self, line, &read, rest, error))
    return FALSE;
  known = GPOINTER_TO_UINT (g_hash_table_lookup (self->numbers, read.label));
  if (known > 0)
    return refuse (error, TWICE,
                   /* Translators: about a text file. Both %u are numbers of lines; %s is the name
                    * of a node in a tree. */
                   _("Line %u: “%s” already has line %u. Write one line for each node."), line,
                   QUOTED (read.label), get_line (self, known - 1));
  node = lab_search_tree_get (self->tree, lab_search_tree_add (self->tree, read.label));
  node->score = read.score;
  node->first_child = read.first_child;
  node->n_children = read.n_children;
  g_hash_table_insert (self->numbers, (gpointer) node->label,
                       GUINT_TO_POINTER (self->tree->nodes->len));
  g_array_append_val (self->lines, line);
  return TRUE;
}

static gboolean
read_lines (Reader  *self,
            char    *text,
            GError **error)
{
  char *next;

  for (guint number = 1; text != NULL; text = next, number++)
    {
      next = strchr (text, '\n');
      if (next != NULL)
        *next++ = '\0';
      cut_comment (text);
      text = strip (text);
      if (*text != '\0' && !read_node (self, number, text, error))
        return FALSE;
    }
  return self->lines->len > 0
         || refuse (error, EMPTY, "%s",
                    _("There is no node in the file. Write the root first, such as “A: B C”."));
}

static gboolean
check_encoding (const char  *text,
                gsize        length,
                GError     **error)
{
  const char *end;
  guint line = 1;

  if (g_utf8_validate_len (text, length, &end))
    return TRUE;
  for (; text < end; text++)
    line += *text == '\n' ? 1 : 0;
  return refuse (error, ENCODING,
                 /* Translators: about a text file. %u is the number of a line. */
                 _("Line %u: This is not text in UTF-8. Save the file as UTF-8."), line);
}

/* Public functions */

/**
 * lab_search_tree_text_parse:
 * @text: (array length=length): the text
 * @length: in bytes, fewer than %LAB_SEARCH_TREE_MAX_NODES
 * @error: return location for a #LabSearchTreeTextError
 *
 * Reads a tree: one line for each node, `NAME: CHILDREN` or `NAME = SCORE`. The first node is the
 * root, which maximizes; below it, levels minimize and maximize in turns. Names are one word;
 * blanks or commas separate children. Empty lines, and comments after “#”, mean nothing.
 *
 * Returns: (transfer full) (nullable): the tree, whose nodes are in the order of their lines
 */
LabSearchTree *
lab_search_tree_text_parse (const char  *text,
                            gsize        length,
                            GError     **error)
{
  Reader reader = { .parent = LAB_SEARCH_NODE_NONE };
  g_autofree char *copy = NULL;
  char *start;
  gboolean done;

  g_return_val_if_fail (text != NULL && length < LAB_SEARCH_TREE_MAX_NODES, NULL);

  if (!check_encoding (text, length, error))
    return NULL;
  copy = g_strndup (text, length);
  start = g_str_has_prefix (copy, BYTE_ORDER_MARK) ? copy + strlen (BYTE_ORDER_MARK) : copy;
  reader.tree = lab_search_tree_new ();
  reader.numbers = g_hash_table_new (g_str_hash, g_str_equal);
  reader.lines = g_array_new (FALSE, FALSE, sizeof (guint));
  reader.names = g_ptr_array_new ();
  done = read_lines (&reader, start, error) && link_nodes (&reader, error);
  g_hash_table_unref (reader.numbers);
  g_array_unref (reader.lines);
  g_ptr_array_unref (reader.names);
  if (!done)
    g_clear_pointer (&reader.tree, lab_search_tree_unref);
  return reader.tree;
}

/**
 * lab_search_tree_text_format:
 * @tree: a tree whose labels are different names
 *
 * Writes a tree as lab_search_tree_text_parse() reads it.
 *
 * Returns: (transfer full): the text
 */
char *
lab_search_tree_text_format (const LabSearchTree *tree)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (tree != NULL, NULL);

  for (guint node = 0; node < tree->nodes->len; node++)
    {
      guint n_children;
      const guint *children = lab_search_tree_get_children (tree, node, &n_children);
      char score[LAB_SCORE_LENGTH];

      g_string_append (text, lab_search_tree_get (tree, node)->label);
      lab_score_format (lab_search_tree_get (tree, node)->score, score);
      if (n_children == 0)
        g_string_append_printf (text, " = %s", score);
      else
        g_string_append_c (text, ':');
      for (guint i = 0; i < n_children; i++)
        {
          g_string_append_c (text, ' ');
          g_string_append (text, lab_search_tree_get (tree, children[i])->label);
        }
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

/* Private helpers */

static double
get_score (const Builder *self,
           guint          ply)
{
  int estimate = self->game->estimate (self->state);

  if (self->game->is_over (self->state))
    estimate = lab_value_of_end (estimate, ply);
  return self->game->side (self->state) == self->side ? estimate : -estimate;
}

/* Adds the tree below the current position, whose node is @node. */
static gboolean
add_below (Builder *self,
           guint    node,
           guint    ply,
           guint    depth)
{
  const LabZeroSum *game = self->game;
  g_autofree guint32 *actions = NULL;
  g_autofree guint *children = NULL;
  gboolean done = TRUE;
  guint n_actions;

  lab_search_tree_get (self->tree, node)->maximizes = game->side (self->state) == self->side;
  if (game->is_over (self->state) || depth == 0)
    {
      lab_search_tree_get (self->tree, node)->score = get_score (self, ply);
      self->horizon = self->horizon || !game->is_over (self->state);
      return TRUE;
    }
  actions = g_new (guint32, game->max_actions);
  n_actions = game->list_actions (self->state, actions);
  if (n_actions > self->max_nodes - self->tree->nodes->len)
    return FALSE;

  children = g_new (guint, n_actions);
  for (guint i = 0; i < n_actions; i++)
    {
      g_autofree char *label = self->label (self->state, actions[i], self->user_data);

      children[i] = lab_search_tree_add (self->tree, label);
    }
  lab_search_tree_set_children (self->tree, node, children, n_actions);
  for (guint i = 0; i < n_actions && done; i++)
    {
      game->apply (self->state, actions[i]);
      done = add_below (self, children[i], ply + 1, depth - 1);
      game->undo (self->state, actions[i]);
    }
  return done;
}

/* Builds the tree of @depth actions. %NULL if it has too many nodes. */
static LabSearchTree *
build (Builder *self,
       guint    depth)
{
  self->tree = lab_search_tree_new ();
  self->horizon = FALSE;
  lab_search_tree_add (self->tree, "");
  if (!add_below (self, 0, 0, depth))
    g_clear_pointer (&self->tree, lab_search_tree_unref);
  return g_steal_pointer (&self->tree);
}

/* Public functions */

/**
 * lab_search_tree_build:
 * @game: a game
 * @state: its position; it is changed and restored
 * @max_depth: the largest number of actions to look ahead
 * @max_nodes: the largest number of nodes, from 1 to %LAB_SEARCH_TREE_MAX_NODES
 * @label: (scope call): names an action
 * @user_data: for @label
 * @depth: (out) (optional): how many actions the tree looks ahead
 *
 * Makes the tree of a position: as deep as possible, with all actions up to that depth. The player
 * to move maximizes. A score is the value of a leaf for this player, as minimax sees it. The label
 * of the root is empty.
 *
 * Returns: (transfer full): the tree
 */
LabSearchTree *
lab_search_tree_build (const LabZeroSum   *game,
                       gpointer            state,
                       guint               max_depth,
                       guint               max_nodes,
                       LabSearchTreeLabel  label,
                       gpointer            user_data,
                       guint              *depth)
{
  Builder builder = { .game = game, .state = state, .max_nodes = max_nodes, .label = label,
                      .user_data = user_data };
  LabSearchTree *tree;
  guint reached = 0;

  g_return_val_if_fail (game != NULL && state != NULL && label != NULL, NULL);
  g_return_val_if_fail (max_nodes > 0 && max_nodes <= LAB_SEARCH_TREE_MAX_NODES, NULL);

  builder.side = game->side (state);
  tree = build (&builder, 0);
  /* Each level is usually much larger than all levels above it, so building them again costs
   * little. */
  while (builder.horizon && reached < MIN (max_depth, LAB_MAX_PLIES))
    {
      LabSearchTree *deeper = build (&builder, reached + 1);

      if (deeper == NULL)
        break;
      lab_search_tree_unref (tree);
      tree = deeper;
      reached++;
    }
  if (depth != NULL)
    *depth = reached;
  return tree;
}

/* Private helpers */

static void
clear (gpointer data)
{
  LabSearchTree *self = data;

  g_array_unref (self->nodes);
  g_array_unref (self->children);
  g_string_chunk_free (self->labels);
}

/* Public functions */

/**
 * lab_search_tree_new:
 *
 * Returns: (transfer full): a tree without nodes
 */
LabSearchTree *
lab_search_tree_new (void)
{
  LabSearchTree *self = g_atomic_rc_box_new0 (LabSearchTree);

  self->nodes = g_array_new (FALSE, FALSE, sizeof (LabSearchTreeNode));
  self->children = g_array_new (FALSE, FALSE, sizeof (guint));
  self->labels = g_string_chunk_new (4096);
  return self;
}

/** lab_search_tree_ref: takes a reference to @self and returns @self. */
LabSearchTree *
lab_search_tree_ref (LabSearchTree *self)
{
  return g_atomic_rc_box_acquire (self);
}

/** lab_search_tree_unref: drops a reference; the last one frees the tree. */
void
lab_search_tree_unref (LabSearchTree *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

/**
 * lab_search_tree_add:
 * @self: a tree with fewer than %LAB_SEARCH_TREE_MAX_NODES nodes
 * @label: the name of the node, or of the move that leads to it
 *
 * Adds a node. Until it gets children, it is a leaf with the score 0.
 *
 * Returns: the number of the node; 0 for the first one, which is the root
 */
guint
lab_search_tree_add (LabSearchTree *self,
                     const char    *label)
{
  LabSearchTreeNode node = { .parent = LAB_SEARCH_NODE_NONE, .maximizes = TRUE };

  g_return_val_if_fail (self != NULL && label != NULL, LAB_SEARCH_NODE_NONE);
  g_return_val_if_fail (self->nodes->len < LAB_SEARCH_TREE_MAX_NODES, LAB_SEARCH_NODE_NONE);

  node.label = g_string_chunk_insert (self->labels, label);
  g_array_append_val (self->nodes, node);
  return self->nodes->len - 1;
}

/**
 * lab_search_tree_set_children:
 * @self: the tree
 * @node: a node without children
 * @children: (array length=n_children): nodes without a parent, from left to right; neither the
 *   root nor above @node
 * @n_children: their number, at least 1
 *
 * Sets the children of a node.
 */
void
lab_search_tree_set_children (LabSearchTree *self,
                              guint          node,
                              const guint   *children,
                              guint          n_children)
{
  g_return_if_fail (self != NULL && node < self->nodes->len);
  g_return_if_fail (children != NULL && n_children > 0);
  g_return_if_fail (lab_search_tree_get (self, node)->n_children == 0);

  lab_search_tree_get (self, node)->first_child = self->children->len;
  lab_search_tree_get (self, node)->n_children = n_children;
  for (guint i = 0; i < n_children; i++)
    lab_search_tree_get (self, children[i])->parent = node;
  g_array_append_vals (self->children, children, n_children);
}

/**
 * lab_search_tree_get_children:
 * @self: the tree
 * @node: a node
 * @n_children: (out): their number; 0 if @node is a leaf
 *
 * Returns: (transfer none) (nullable) (array length=n_children): the children of @node, from left
 *   to right, until the tree changes; %NULL if @node is a leaf
 */
const guint *
lab_search_tree_get_children (const LabSearchTree *self,
                              guint                node,
                              guint               *n_children)
{
  g_return_val_if_fail (self != NULL && node < self->nodes->len && n_children != NULL, NULL);

  *n_children = lab_search_tree_get (self, node)->n_children;
  if (*n_children == 0)
    return NULL;
  return &g_array_index (self->children, guint, lab_search_tree_get (self, node)->first_child);
}
