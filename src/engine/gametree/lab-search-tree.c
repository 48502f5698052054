/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-search-tree-text-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-quotation.h"
#include "lab-score.h"

/* The character that some editors write at the beginning of a file, in UTF-8. */
#define BYTE_ORDER_MARK "\xef\xbb\xbf"

G_DEFINE_QUARK (lab-search-tree-text-error-quark, lab_search_tree_text_error)

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
