/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "lab-command.h"
#include "lab-json.h"
#include "lab-operands.h"
#include "lab-score.h"
#include "lab-search-trace.h"
#include "lab-search-tree.h"
#include "lab-terminal.h"
#include "lab-text.h"

/* The size of the largest file that is read, in bytes. */
#define MAX_SIZE (64 << 20)
#define BLOCK_SIZE (64 << 10)
/* The number of characters of a name in a table. */
#define MAX_NAME 60

/* Private helpers: reading */

static gboolean
read_stream (FILE     *stream,
             GString  *text,
             GError  **error)
{
  g_autofree char *block = g_malloc (BLOCK_SIZE);
  gsize size;

  errno = 0;
  while ((size = fread (block, 1, BLOCK_SIZE, stream)) > 0)
    {
      g_string_append_len (text, block, (gssize) size);
      if (text->len > MAX_SIZE)
        return lab_command_refuse (error, _("The tree is too large. A file can have %u MiB."),
                                   MAX_SIZE >> 20);
    }
  if (!ferror (stream))
    return TRUE;
  /* Translators: %s is the reason as the system gives it. */
  return lab_command_refuse (error, _("The tree could not be read: %s"), g_strerror (errno));
}

static LabSearchTree *
read_tree (const char  *path,
           GError     **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean is_input = strcmp (path, "-") == 0;
  FILE *stream = is_input ? stdin : g_fopen (path, "rbe");
  gboolean done;

  if (stream == NULL)
    {
      /* Translators: the first %s is the name of a file; the second one is the reason as the
       * system gives it. */
      lab_command_refuse (error, _("“%s” could not be opened: %s"), path, g_strerror (errno));
      return NULL;
    }
  done = read_stream (stream, text, error);
  if (!is_input)
    (void) fclose (stream);
  return done ? lab_search_tree_text_parse (text->str, text->len, error) : NULL;
}

static gboolean
parse_method (const char       *text,
              LabSearchMethod  *method,
              GError          **error)
{
  if (text == NULL)
    return lab_command_refuse (error,
                               /* Translators: minmax and alphabeta are typed as they are. */
                               _("The option --by is missing; write --by=minmax or "
                                 "--by=alphabeta."));
  *method = strcmp (text, "minmax") == 0 ? LAB_SEARCH_METHOD_MINIMAX
                                         : LAB_SEARCH_METHOD_ALPHABETA;
  return *method == LAB_SEARCH_METHOD_MINIMAX || strcmp (text, "alphabeta") == 0
         /* Translators: %s is what was typed; minmax and alphabeta are typed as they are. */
         || lab_command_refuse (error, _("“%s” is not a search; write minmax or alphabeta."), text);
}

/* Returns the nodes in the order in which they are visited. */
static GArray *
list_visited (const LabSearchTrace *trace)
{
  GArray *visited = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < trace->steps->len; i++)
    {
      LabSearchStep step;

      lab_search_trace_get_step (trace, i, &step);
      if (step.kind == LAB_SEARCH_STEP_ENTER)
        g_array_append_val (visited, step.node);
    }
  return visited;
}

/* Private helpers: text */

static const char *
get_name (const LabSearchTrace *trace,
          guint                 node)
{
  return lab_search_tree_get (trace->tree, node)->label;
}

static void
add_name (LabTextTable         *table,
          const LabSearchTrace *trace,
          guint                 node)
{
  lab_text_table_take (table, lab_quotation_shorten (get_name (trace, node), MAX_NAME));
}

static void
add_score (LabTextTable *table,
           double        score)
{
  char text[LAB_SCORE_LENGTH];

  lab_score_format (score, text);
  lab_text_table_add (table, text);
}

static void
print_table (LabTextTable *table)
{
  lab_terminal_print ("\n");
  lab_terminal_print_take (lab_text_table_format (table));
}

static void
print_decision (const LabSearchTrace *trace)
{
  guint decision = lab_search_trace_get_decision (trace);
  char value[LAB_SCORE_LENGTH];

  lab_score_format (trace->visits[0].value, value);
  if (decision == LAB_SEARCH_NODE_NONE)
    lab_terminal_say ("%s", _("Decision: none, because the root is a leaf"));
  else
    /* Translators: %s is the name of the best child of the root of a tree. */
    lab_terminal_say (_("Decision: %s"), get_name (trace, decision));
  /* Translators: %s is the value of the root of a tree. */
  lab_terminal_say (_("Value: %s"), value);
}

static void
print_children (const LabSearchTrace *trace)
{
  g_autoptr (LabTextTable) table = lab_text_table_new ("ll");
  guint n_children;
  const guint *children = lab_search_tree_get_children (trace->tree, 0, &n_children);

  if (n_children == 0)
    return;
  /* Translators: the heading of a column with the children of the root of a tree. */
  lab_text_table_add (table, _("Child"));
  /* Translators: the heading of a column with the values of nodes of a tree. */
  lab_text_table_add (table, _("Value"));
  for (guint i = 0; i < n_children; i++)
    {
      char value[LAB_SCORE_LENGTH];

      add_name (table, trace, children[i]);
      lab_score_format (trace->visits[children[i]].value, value);
      if (lab_search_trace_get_bound (trace, children[i]) == LAB_BOUND_EXACT)
        lab_text_table_add (table, value);
      else
        /* Translators: %s is the value of a node of a tree. The exact value may be lower. */
        lab_text_table_take (table, g_strdup_printf (_("%s (only an upper bound)"), value));
    }
  print_table (table);
}

static void
print_visited (const LabSearchTrace *trace,
               const GArray         *visited,
               gboolean              has_windows)
{
  g_autoptr (LabTextTable) table = lab_text_table_new (has_windows ? "lrrrrr" : "lr");

  /* Translators: the heading of a column with nodes of a tree, in the order of visits. */
  lab_text_table_add (table, _("Visited"));
  if (has_windows)
    {
      lab_text_table_add (table, _("Alpha"));
      lab_text_table_add (table, _("Beta"));
      /* Translators: the heading of a column: the value of alpha when the search leaves a node. */
      lab_text_table_add (table, _("Alpha on leaving"));
      /* Translators: the heading of a column: the value of beta when the search leaves a node. */
      lab_text_table_add (table, _("Beta on leaving"));
    }
  lab_text_table_add (table, _("Value"));
  for (guint i = 0; i < visited->len; i++)
    {
      guint node = g_array_index (visited, guint, i);
      LabSearchNodeState state;

      lab_search_trace_get_state (trace, node, trace->steps->len, &state);
      add_name (table, trace, node);
      if (has_windows)
        {
          add_score (table, trace->visits[node].alpha);
          add_score (table, trace->visits[node].beta);
          add_score (table, state.alpha);
          add_score (table, state.beta);
        }
      add_score (table, state.value);
    }
  print_table (table);
}

static void
print_never_visited (const LabSearchTrace *trace)
{
  if (lab_search_trace_get_n_pruned (trace) == 0)
    {
      lab_terminal_say ("\n%s", _("Never visited: none"));
      return;
    }
  /* Translators: names of nodes of a tree follow. */
  lab_terminal_print ("\n%s", _("Never visited:"));
  for (guint node = 0; node < trace->tree->nodes->len; node++)
    {
      if (!lab_search_trace_is_visited (trace, node))
        lab_terminal_print (" %s", get_name (trace, node));
    }
  lab_terminal_print ("\n");
}

/* Private helpers: JSON, which is for programs and never translated */

static void
append_name (GString              *json,
             const LabSearchTrace *trace,
             guint                 node)
{
  lab_json_append_string (json, get_name (trace, node));
}

/* Appends a score. JSON has no infinity. */
static void
append_score (GString *json,
              double   score)
{
  char text[LAB_SCORE_LENGTH] = "null";

  if (isfinite (score))
    lab_score_format (score, text);
  g_string_append (json, text);
}

static void
append_window (GString    *json,
               const char *key,
               double      alpha,
               double      beta)
{
  g_string_append_printf (json, ", \"%s\": [", key);
  append_score (json, alpha);
  g_string_append (json, ", ");
  append_score (json, beta);
  g_string_append_c (json, ']');
}

/* Prints a text that has become long, so that large trees need little memory. */
static void
print_if_long (GString *json)
{
  if (json->len < BLOCK_SIZE)
    return;
  lab_terminal_print ("%s", json->str);
  g_string_truncate (json, 0);
}

static void
print_json_decision (const LabSearchTrace *trace,
                     GString              *json)
{
  guint decision = lab_search_trace_get_decision (trace);

  g_string_append (json, "{\n  \"decision\": ");
  if (decision == LAB_SEARCH_NODE_NONE)
    g_string_append (json, "null");
  else
    append_name (json, trace, decision);
  g_string_append (json, ",\n  \"value\": ");
  append_score (json, trace->visits[0].value);
}

static void
print_json_children (const LabSearchTrace *trace,
                     GString              *json)
{
  guint n_children, n_bounds = 0;
  const guint *children = lab_search_tree_get_children (trace->tree, 0, &n_children);

  g_string_append (json, ",\n  \"values\": {");
  for (guint i = 0; i < n_children; i++)
    {
      g_string_append (json, i > 0 ? ", " : "");
      append_name (json, trace, children[i]);
      g_string_append (json, ": ");
      append_score (json, trace->visits[children[i]].value);
      print_if_long (json);
    }
  g_string_append (json, "},\n  \"bounds\": [");
  for (guint i = 0; i < n_children; i++)
    {
      if (lab_search_trace_get_bound (trace, children[i]) == LAB_BOUND_EXACT)
        continue;
      g_string_append (json, n_bounds++ > 0 ? ", " : "");
      append_name (json, trace, children[i]);
    }
  g_string_append_c (json, ']');
}

static void
print_json_names (const LabSearchTrace *trace,
                  const GArray         *visited,
                  GString              *json)
{
  guint n_nodes = trace->tree->nodes->len, n_pruned = 0;

  g_string_append (json, ",\n  \"visited\": [");
  for (guint i = 0; i < visited->len; i++)
    {
      g_string_append (json, i > 0 ? ", " : "");
      append_name (json, trace, g_array_index (visited, guint, i));
      print_if_long (json);
    }
  g_string_append (json, "],\n  \"never_visited\": [");
  for (guint node = 0; node < n_nodes; node++)
    {
      if (lab_search_trace_is_visited (trace, node))
        continue;
      g_string_append (json, n_pruned++ > 0 ? ", " : "");
      append_name (json, trace, node);
      print_if_long (json);
    }
  g_string_append_c (json, ']');
}

static void
print_json_windows (const LabSearchTrace *trace,
                    const GArray         *visited,
                    GString              *json)
{
  g_string_append (json, ",\n  \"windows\": [");
  for (guint i = 0; i < visited->len; i++)
    {
      guint node = g_array_index (visited, guint, i);
      LabSearchNodeState state;

      lab_search_trace_get_state (trace, node, trace->steps->len, &state);
      g_string_append (json, i > 0 ? ",\n    {\"name\": " : "\n    {\"name\": ");
      append_name (json, trace, node);
      append_window (json, "enter", trace->visits[node].alpha, trace->visits[node].beta);
      append_window (json, "leave", state.alpha, state.beta);
      g_string_append (json, ", \"value\": ");
      append_score (json, state.value);
      g_string_append_c (json, '}');
      print_if_long (json);
    }
  g_string_append (json, "\n  ]");
}

static void
print_json (const LabSearchTrace *trace,
            const GArray         *visited,
            gboolean              has_windows)
{
  g_autoptr (GString) json = g_string_new (NULL);

  print_json_decision (trace, json);
  print_json_children (trace, json);
  print_json_names (trace, visited, json);
  if (has_windows)
    print_json_windows (trace, visited, json);
  lab_terminal_say ("%s\n}", json->str);
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  g_autoptr (LabSearchTree) tree = NULL;
  g_autoptr (LabSearchTrace) trace = NULL;
  g_autoptr (GArray) visited = NULL;
  gboolean has_windows;
  LabSearchMethod method = LAB_SEARCH_METHOD_MINIMAX;

  if (!lab_operands_expect (self, options->operands, 1, 1, error)
      || !parse_method (lab_options_get (options, "by"), &method, error)
      || (tree = read_tree (options->operands[0], error)) == NULL)
    return LAB_COMMAND_STATUS_MISUSED;

  trace = lab_search_trace_new (tree, method);
  visited = list_visited (trace);
  has_windows = method == LAB_SEARCH_METHOD_ALPHABETA;
  if (lab_options_has (options, "json"))
    {
      print_json (trace, visited, has_windows);
      return LAB_COMMAND_STATUS_DONE;
    }
  print_decision (trace);
  print_children (trace);
  print_visited (trace, visited, has_windows);
  print_never_visited (trace);
  return LAB_COMMAND_STATUS_DONE;
}

static const GOptionEntry tree_options[] = {
  { "by", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    /* Translators: minmax and alphabeta are typed as they are. */
    N_("How to search: minmax or alphabeta"),
    /* Translators: stands for minmax or alphabeta after an option, as in “--by=SEARCH”. */
    N_("SEARCH") },
  { NULL },
};

const LabCommand lab_command_classics_tree = {
  .word = "tree",
  /* Translators: what to type after the command: the name of a file, use the same words in the
   * explanation. --by, minmax, alphabeta, and --json are typed as they are. */
  .operands = N_("FILE --by minmax|alphabeta [--json]"),
  /* Translators: what a command does. */
  .summary = N_("Search a tree from a text file, and show each step"),
  .explanation = {
    N_("Searches the tree in FILE from left to right. Prints the decision, the value of each "
       "child of the root, the visited nodes in order, alpha and beta on entering and leaving "
       "each of them, and the nodes that are never visited. “-” reads the tree from the standard "
       "input."),
    N_("Each line of FILE is a node: “NAME: CHILDREN” or “NAME = SCORE”. The first node is the "
       "root, which maximizes; below it, levels minimize and maximize in turns. Blanks or commas "
       "separate children. “#” starts a comment."),
    N_("Alpha-beta is the fail-hard form: a value outside alpha and beta is returned as the closer "
       "one of the two. The value of a child of the root that is not more than alpha on entering "
       "is therefore only an upper bound."),
  },
  .example = "classics tree tree.txt --by alphabeta",
  .options = { tree_options, lab_options_json },
  .run = run,
};
