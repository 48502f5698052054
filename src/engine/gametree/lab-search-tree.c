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
  const char *label;    /* in the labels of the tree */
  double score;
  guint parent;
  guint first_child;    /* the place of the first child in the children of the tree */
  guint n_children;
  gboolean maximizes;
} Node;

struct _LabSearchTree
{
  GArray *nodes;        /* Node */
  GArray *children;     /* guint; the children of one node are next to each other */
  GStringChunk *labels;
};

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
#define LAB_SEARCH_TREE_MAX_QUOTED 40

/**
 * LabSearchTreeLine:
 * @number: the number of the line, from 1
 * @first_child: the place of its first child in the names of all children
 * @n_children: the number of children; 0 for a leaf
 *
 * The line of a node.
 */
typedef struct
{
  guint number;
  guint first_child;
  guint n_children;
} LabSearchTreeLine;

/**
 * LabSearchTreeReader:
 * @tree: the nodes in the order of their lines
 * @numbers: the label of a node to its number, plus 1
 * @lines: the line of each node, a #LabSearchTreeLine
 * @children: the names of the children of all nodes, one node after the other
 *
 * What the lines of a file say.
 */
typedef struct
{
  LabSearchTree *tree;
  GHashTable *numbers;
  GArray *lines;
  GPtrArray *children;
} LabSearchTreeReader;

/* Returns the line of @node. */
static inline const LabSearchTreeLine *
lab_search_tree_reader_get_line (const LabSearchTreeReader *self,
                                 guint                      node)
{
  return &g_array_index (self->lines, LabSearchTreeLine, node);
}

/* The character that some editors write at the beginning of a file, in UTF-8. */
#define BYTE_ORDER_MARK "\xef\xbb\xbf"

/* Sets a #LabSearchTreeTextError and returns %FALSE. */
#define refuse(error, code, ...) \
  lab_refuse (error, LAB_SEARCH_TREE_TEXT_ERROR, LAB_SEARCH_TREE_TEXT_ERROR_##code, __VA_ARGS__)

G_DEFINE_QUARK (lab-search-tree-text-error-quark, lab_search_tree_text_error)

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
static gboolean
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

/* Private helpers: errors */

static gboolean
refuse_name (guint        line,
             const char  *name,
             GError     **error)
{
  g_autofree char *quoted = lab_quotation_make (name, LAB_SEARCH_TREE_MAX_QUOTED);

  return refuse (error, SYNTAX,
                 /* Translators: about a text file. %u is the number of a line; %s is a part of
                  * it. */
                 _("Line %u: “%s” is not a name of a node. Write one word without “:”, “=”, and "
                   "“,”."),
                 line, quoted);
}

static gboolean
refuse_line (guint        line,
             const char  *text,
             GError     **error)
{
  g_autofree char *quoted = lab_quotation_make (text, LAB_SEARCH_TREE_MAX_QUOTED);

  return refuse (error, SYNTAX,
                 /* Translators: about a text file. %u is the number of a line; %s is the line.
                  * NAME, CHILDREN, and SCORE are placeholders. */
                 _("Line %u: “%s” is not a node. Write “NAME: CHILDREN” or “NAME = SCORE”."), line,
                 quoted);
}

static gboolean
refuse_leaf (guint        line,
             const char  *name,
             GError     **error)
{
  g_autofree char *quoted = lab_quotation_make (name, LAB_SEARCH_TREE_MAX_QUOTED);

  return refuse (error, LEAF,
                 /* Translators: about a text file. %u is the number of a line; %s is the name of
                  * a node in a tree. NAME, CHILDREN, and SCORE are placeholders. */
                 _("Line %u: “%s” has no children and no score. Write “NAME: CHILDREN” or “NAME = "
                   "SCORE”."),
                 line, quoted);
}

static gboolean
refuse_score (guint        line,
              const char  *score,
              GError     **error)
{
  g_autofree char *quoted = lab_quotation_make (score, LAB_SEARCH_TREE_MAX_QUOTED);

  return refuse (error, SYNTAX,
                 /* Translators: about a text file. %u is the number of a line; %s is a part of
                  * it. */
                 _("Line %u: “%s” is not a score. Write a number of at most 15 digits before the "
                   "decimal point, such as 5 or -2.5."),
                 line, quoted);
}

static gboolean
refuse_twice (guint        line,
              const char  *name,
              guint        first_line,
              GError     **error)
{
  g_autofree char *quoted = lab_quotation_make (name, LAB_SEARCH_TREE_MAX_QUOTED);

  return refuse (error, TWICE,
                 /* Translators: about a text file. Both %u are numbers of lines; %s is the name
                  * of a node in a tree. */
                 _("Line %u: “%s” already has line %u. Write one line for each node."), line,
                 quoted, first_line);
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
read_children (LabSearchTreeReader  *self,
               LabSearchTreeLine    *line,
               const char           *parent,
               char                 *text,
               GError              **error)
{
  char *name;

  line->first_child = self->children->len;
  while ((name = take_word (&text)) != NULL)
    {
      if (!is_name (name))
        return refuse_name (line->number, name, error);
      g_ptr_array_add (self->children, name);
    }
  line->n_children = self->children->len - line->first_child;
  return line->n_children > 0 || refuse_leaf (line->number, parent, error);
}

static gboolean
read_score (guint        line,
            const char  *leaf,
            const char  *text,
            double      *score,
            GError     **error)
{
  if (*text == '\0')
    return refuse_leaf (line, leaf, error);
  return lab_score_parse (text, score) || refuse_score (line, text, error);
}

static gboolean
add_node (LabSearchTreeReader      *self,
          const LabSearchTreeLine  *line,
          const char               *name,
          double                    score,
          GError                  **error)
{
  guint known = GPOINTER_TO_UINT (g_hash_table_lookup (self->numbers, name));
  guint node;

  if (known > 0)
    return refuse_twice (line->number, name,
                         lab_search_tree_reader_get_line (self, known - 1)->number, error);
  node = lab_search_tree_add (self->tree, name);
  lab_search_tree_set_score (self->tree, node, score);
  g_hash_table_insert (self->numbers, (gpointer) lab_search_tree_get_label (self->tree, node),
                       GUINT_TO_POINTER (node + 1));
  g_array_append_vals (self->lines, line, 1);
  return TRUE;
}

/* Reads a line that is not blank, and cuts it into pieces. */
static gboolean
read_node (LabSearchTreeReader  *self,
           guint                 number,
           char                 *text,
           GError              **error)
{
  LabSearchTreeLine line = { .number = number };
  char *separator = strpbrk (text, ":=");
  double score = 0;
  gboolean is_leaf;
  char *rest;

  if (separator == NULL)
    return is_name (text) ? refuse_leaf (number, text, error) : refuse_line (number, text, error);
  is_leaf = *separator == '=';
  *separator = '\0';
  text = strip (text);
  rest = strip (separator + 1);
  if (!is_name (text))
    return refuse_name (number, text, error);
  if (is_leaf ? !read_score (number, text, rest, &score, error)
              : !read_children (self, &line, text, rest, error))
    return FALSE;
  return add_node (self, &line, text, score, error);
}

static gboolean
read_lines (LabSearchTreeReader  *self,
            char                 *text,
            GError              **error)
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
  LabSearchTreeReader reader = { 0 };
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
  reader.lines = g_array_new (FALSE, FALSE, sizeof (LabSearchTreeLine));
  reader.children = g_ptr_array_new ();
  done = read_lines (&reader, start, error) && lab_search_tree_links_make (&reader, error);
  g_hash_table_unref (reader.numbers);
  g_array_unref (reader.lines);
  g_ptr_array_unref (reader.children);
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

  for (guint node = 0; node < lab_search_tree_get_n_nodes (tree); node++)
    {
      guint n_children;
      const guint *children = lab_search_tree_get_children (tree, node, &n_children);
      char score[LAB_SCORE_LENGTH];

      g_string_append (text, lab_search_tree_get_label (tree, node));
      lab_score_format (lab_search_tree_get_score (tree, node), score);
      if (n_children == 0)
        g_string_append_printf (text, " = %s", score);
      else
        g_string_append_c (text, ':');
      for (guint i = 0; i < n_children; i++)
        {
          g_string_append_c (text, ' ');
          g_string_append (text, lab_search_tree_get_label (tree, children[i]));
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

  lab_search_tree_set_maximizes (self->tree, node, game->side (self->state) == self->side);
  if (game->is_over (self->state) || depth == 0)
    {
      lab_search_tree_set_score (self->tree, node, get_score (self, ply));
      self->horizon = self->horizon || !game->is_over (self->state);
      return TRUE;
    }
  actions = g_new (guint32, game->max_actions);
  n_actions = game->list_actions (self->state, actions);
  if (n_actions > self->max_nodes - lab_search_tree_get_n_nodes (self->tree))
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

static Node *
get_node (const LabSearchTree *self,
          guint                node)
{
  return &g_array_index (self->nodes, Node, node);
}

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

  self->nodes = g_array_new (FALSE, FALSE, sizeof (Node));
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
  Node node = { .parent = LAB_SEARCH_NODE_NONE, .maximizes = TRUE };

  g_return_val_if_fail (self != NULL && label != NULL, LAB_SEARCH_NODE_NONE);
  g_return_val_if_fail (self->nodes->len < LAB_SEARCH_TREE_MAX_NODES, LAB_SEARCH_NODE_NONE);

  node.label = g_string_chunk_insert (self->labels, label);
  g_array_append_val (self->nodes, node);
  return self->nodes->len - 1;
}

/**
 * lab_search_tree_set_score:
 * @self: the tree
 * @node: a leaf
 * @score: how good it is for the player who maximizes; a finite number
 *
 * Sets the score of a leaf.
 */
void
lab_search_tree_set_score (LabSearchTree *self,
                           guint          node,
                           double         score)
{
  g_return_if_fail (self != NULL && node < self->nodes->len);

  get_node (self, node)->score = score;
}

/**
 * lab_search_tree_set_maximizes:
 * @self: the tree
 * @node: a node
 * @maximizes: %TRUE if the player who moves there wants a high score; %FALSE for a low one
 *
 * Sets which player moves at a node. New nodes maximize.
 */
void
lab_search_tree_set_maximizes (LabSearchTree *self,
                               guint          node,
                               gboolean       maximizes)
{
  g_return_if_fail (self != NULL && node < self->nodes->len);

  get_node (self, node)->maximizes = maximizes;
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
  g_return_if_fail (get_node (self, node)->n_children == 0);

  get_node (self, node)->first_child = self->children->len;
  get_node (self, node)->n_children = n_children;
  for (guint i = 0; i < n_children; i++)
    get_node (self, children[i])->parent = node;
  g_array_append_vals (self->children, children, n_children);
}

/** lab_search_tree_get_n_nodes: returns the number of nodes. */
guint
lab_search_tree_get_n_nodes (const LabSearchTree *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->nodes->len;
}

/** lab_search_tree_get_label: returns the label of @node. */
const char *
lab_search_tree_get_label (const LabSearchTree *self,
                           guint                node)
{
  g_return_val_if_fail (self != NULL && node < self->nodes->len, NULL);

  return get_node (self, node)->label;
}

/** lab_search_tree_get_score: returns the score of the leaf @node. */
double
lab_search_tree_get_score (const LabSearchTree *self,
                           guint                node)
{
  g_return_val_if_fail (self != NULL && node < self->nodes->len, 0);

  return get_node (self, node)->score;
}

/** lab_search_tree_get_maximizes: returns whether the player who moves at @node maximizes. */
gboolean
lab_search_tree_get_maximizes (const LabSearchTree *self,
                               guint                node)
{
  g_return_val_if_fail (self != NULL && node < self->nodes->len, FALSE);

  return get_node (self, node)->maximizes;
}

/** lab_search_tree_get_parent: returns the parent of @node, or %LAB_SEARCH_NODE_NONE. */
guint
lab_search_tree_get_parent (const LabSearchTree *self,
                            guint                node)
{
  g_return_val_if_fail (self != NULL && node < self->nodes->len, LAB_SEARCH_NODE_NONE);

  return get_node (self, node)->parent;
}

/** lab_search_tree_is_leaf: returns whether @node has no children. */
gboolean
lab_search_tree_is_leaf (const LabSearchTree *self,
                         guint                node)
{
  g_return_val_if_fail (self != NULL && node < self->nodes->len, TRUE);

  return get_node (self, node)->n_children == 0;
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

  *n_children = get_node (self, node)->n_children;
  if (*n_children == 0)
    return NULL;
  return &g_array_index (self->children, guint, get_node (self, node)->first_child);
}
