/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-search-study.h"

#include <math.h>

#include <glib/gi18n.h>
#include <gtk/gtk.h>

#include "lab-text.h"

/* Says in words what a search does, and what it knows about a node. */

#define MINUS "−"
#define INFINITE "∞"
#define AT_MOST "≤"
#define AT_LEAST "≥"

/* What the sentences about a step need. */
typedef struct
{
  const LabSearchStudy *study;
  LabSearchMethod method;
  LabSearchStep step;
  LabSearchNodeState state;   /* of the node, after the step */
  const char *label;          /* the move that leads to the node; empty for the root */
} Moment;

/* Private helpers */

/* Moves and values read from left to right in every language: “7=1+6” must not become “6+1=7”. */
static char *
isolate (const char *text)
{
  if (gtk_widget_get_default_direction () != GTK_TEXT_DIR_RTL)
    return g_strdup (text);
  return lab_text_isolate (text);
}

/* Adds a sentence to @text, unless it is empty, and frees the sentence. */
static void
add (GString *text,
     char    *sentence)
{
  lab_text_add_sentence (text, sentence);
  g_free (sentence);
}

static char *
describe_window (const LabSearchStudy     *study,
                 const LabSearchNodeState *state)
{
  g_autofree char *alpha = lab_search_value_format (study, state->alpha);
  g_autofree char *beta = lab_search_value_format (study, state->beta);

  /* Translators: alpha and beta are the bounds of the alpha-beta search, as textbooks call them;
   * %s is a number. */
  return g_strdup_printf (_("Alpha %s, beta %s."), alpha, beta);
}

/* Private helpers: steps */

static char *
describe_enter (const Moment *moment)
{
  GString *text = g_string_new (NULL);

  if (moment->step.node == 0)
    add (text, g_strdup (_("Enters the root.")));
  else if (lab_search_tree_get (moment->study->tree, moment->step.node)->n_children == 0)
    /* Translators: a step of a search; %s is a move, such as b2-b3. */
    add (text, g_strdup_printf (_("Enters the leaf “%s”."), moment->label));
  else
    /* Translators: a step of a search, at a node of the tree; %s is a move, such as b2-b3. */
    add (text, g_strdup_printf (_("Enters “%s”."), moment->label));
  if (moment->method == LAB_SEARCH_METHOD_ALPHABETA)
    add (text, describe_window (moment->study, &moment->state));
  return g_string_free (text, FALSE);
}

static char *
describe_update (const Moment *moment)
{
  gboolean maximizes = lab_search_tree_get (moment->study->tree, moment->step.node)->maximizes;
  double best = moment->study->traces[moment->method]->visits[moment->step.child].value;
  g_autofree char *value = lab_search_value_format (moment->study, best);
  gboolean is_root = moment->step.node == 0;

  if (moment->method == LAB_SEARCH_METHOD_MINIMAX)
    return is_root
               /* Translators: %s is a number. */
               ? g_strdup_printf (_("The value %s goes up to the root: the best so far."), value)
           : maximizes
               /* Translators: the first %s is a number, the second a move. */
               ? g_strdup_printf (_("The value %s goes up to “%s”: the highest so far."), value,
                                  moment->label)
               /* Translators: the first %s is a number, the second a move. */
               : g_strdup_printf (_("The value %s goes up to “%s”: the lowest so far."), value,
                                  moment->label);
  if (is_root)
    /* Translators: both %s are the same number. */
    return g_strdup_printf (_("The value %s goes up to the root: alpha is now %s."), value, value);
  return maximizes
             /* Translators: the first and the last %s are the same number; the one in between is a
              * move. */
             ? g_strdup_printf (_("The value %s goes up to “%s”: alpha is now %s."), value,
                                moment->label, value)
             /* Translators: the first and the last %s are the same number; the one in between is a
              * move. */
             : g_strdup_printf (_("The value %s goes up to “%s”: beta is now %s."), value,
                                moment->label, value);
}

/* Returns the number of children of @node after @child. */
static guint
count_after (const LabSearchStudy *self,
             guint                 node,
             guint                 child)
{
  guint n_children, place = 0;
  const guint *children = lab_search_tree_get_children (self->tree, node, &n_children);

  while (place < n_children && children[place] != child)
    place++;

  return n_children - place - 1;
}

static char *
describe_cut (const Moment *moment)
{
  guint n = count_after (moment->study, moment->step.node, moment->step.child);
  g_autofree char *alpha = lab_search_value_format (moment->study, moment->state.alpha);
  g_autofree char *beta = lab_search_value_format (moment->study, moment->state.beta);

  return g_strdup_printf (
      /* Translators: alpha-beta skips the other moves at a node; %u is their number, the first %s
       * is the value of alpha, and the second that of beta. */
      ngettext ("Cut: the remaining %u move cannot change the result, because alpha %s ≥ beta %s.",
                "Cut: the remaining %u moves cannot change the result, because alpha %s ≥ beta %s.",
                n),
      n, alpha, beta);
}

static char *
describe_end (const Moment *moment)
{
  guint best = moment->state.best;
  g_autofree char *move = NULL;
  g_autofree char *value = lab_search_value_format (moment->study, moment->state.value);

  if (best == LAB_SEARCH_NODE_NONE)
    /* Translators: the end of a search; %s is a number. */
    return g_strdup_printf (_("The search ends. The value of the root is %s."), value);
  move = lab_search_move_format (moment->study, best);
  return g_strdup_printf (
      /* Translators: the end of a search; the first %s is a move, the second a number. */
      _("The search ends. The best move is “%s”, and its value is %s."),
      move, value);
}

/* A leaf whose score is not between alpha and beta returns the closer one of them. */
static char *
describe_clamped (const Moment *moment,
                  const char   *value)
{
  double score = lab_search_tree_get (moment->study->tree, moment->step.node)->score;
  g_autofree char *number = lab_search_value_format (moment->study, score);

  return score < moment->state.value
             /* Translators: the first %s is a move, the others are numbers. */
             ? g_strdup_printf (_("Leaves “%s” with %s: its score %s is lower than alpha."),
                                moment->label, value, number)
             /* Translators: the first %s is a move, the others are numbers. */
             : g_strdup_printf (_("Leaves “%s” with %s: its score %s is higher than beta."),
                                moment->label, value, number);
}

static char *
describe_leave (const Moment *moment)
{
  g_autofree char *value = lab_search_value_format (moment->study, moment->state.value);
  gboolean leaf = lab_search_tree_get (moment->study->tree, moment->step.node)->n_children == 0;

  if (moment->step.node == 0)
    return describe_end (moment);
  if (leaf && !G_APPROX_VALUE (lab_search_tree_get (moment->study->tree, moment->step.node)->score,
                               moment->state.value, 0.5))
    return describe_clamped (moment, value);
  if (leaf)
    /* Translators: the first %s is a move, the second a number. */
    return g_strdup_printf (_("Leaves “%s” with the score %s."), moment->label, value);
  switch (lab_search_trace_get_bound (moment->study->traces[moment->method], moment->step.node))
    {
    case LAB_BOUND_UPPER:
      /* Translators: the first %s is a move, the second a number. */
      return g_strdup_printf (_("Leaves “%s”: its value is at most %s."), moment->label, value);
    case LAB_BOUND_LOWER:
      /* Translators: the first %s is a move, the second a number. */
      return g_strdup_printf (_("Leaves “%s”: its value is at least %s."), moment->label, value);
    case LAB_BOUND_NONE:
    case LAB_BOUND_EXACT:
    default:
      /* Translators: the first %s is a move, the second a number. */
      return g_strdup_printf (_("Leaves “%s” with the value %s."), moment->label, value);
    }
}

static char *
describe_start (const LabSearchStudy *study)
{
  guint n_nodes = study->tree->nodes->len;
  g_autofree char *nodes = lab_text_format_count (n_nodes);

  return g_strdup_printf (
      /* Translators: %s is the number of nodes of a search tree, such as “18,730”. */
      ngettext ("The search has not started. The tree has %s node.",
                "The search has not started. The tree has %s nodes.", n_nodes),
      nodes);
}

/* Private helpers: nodes */

/* Says which moves lead to the node. */
static char *
describe_path (const LabSearchStudy *study,
               guint                 node)
{
  g_autoptr (GString) path = g_string_new (NULL);

  if (node == 0)
    return g_strdup (_("The root."));
  for (; node != 0; node = lab_search_tree_get (study->tree, node)->parent)
    {
      g_autofree char *move = lab_search_move_format (study, node);

      if (path->len > 0)
        /* Translators: between two items of a list. */
        g_string_prepend (path, _(", "));
      g_string_prepend (path, move);
    }
  /* Translators: the node of a tree that these moves lead to; %s is a list of moves. */
  return g_strdup_printf (_("After %s."), path->str);
}

static char *
describe_side (const LabSearchStudy *study,
               guint                 node)
{
  gboolean maximizes = lab_search_tree_get (study->tree, node)->maximizes;
  guint player = (maximizes ? study->player : 1 - study->player) + 1;

  if (lab_search_tree_get (study->tree, node)->n_children == 0)
    {
      double score = lab_search_tree_get (study->tree, node)->score;
      g_autofree char *value = lab_search_value_format (study, score);

      /* Translators: %s is a number. */
      return g_strdup_printf (_("A leaf with the score %s."), value);
    }
  return maximizes
             /* Translators: MAX is the maximizing player of a search tree; %u is 1 or 2. */
             ? g_strdup_printf (_("Player %u moves (MAX)."), player)
             /* Translators: MIN is the minimizing player of a search tree; %u is 1 or 2. */
             : g_strdup_printf (_("Player %u moves (MIN)."), player);
}

static char *
describe_value (const LabSearchStudy     *study,
                LabSearchMethod           method,
                guint                     node,
                const LabSearchNodeState *state)
{
  g_autofree char *value = lab_search_value_format (study, state->value);

  /* Its score is said before. */
  if (lab_search_tree_get (study->tree, node)->n_children == 0)
    return g_strdup ("");
  if (state->progress == LAB_SEARCH_PROGRESS_OPEN)
    return state->best == LAB_SEARCH_NODE_NONE
               ? g_strdup (_("No value yet."))
               /* Translators: %s is a number. */
               : g_strdup_printf (_("Best value so far: %s."), value);
  switch (lab_search_trace_get_bound (study->traces[method], node))
    {
    case LAB_BOUND_UPPER:
      /* Translators: %s is a number. */
      return g_strdup_printf (_("Value at most %s."), value);
    case LAB_BOUND_LOWER:
      /* Translators: %s is a number. */
      return g_strdup_printf (_("Value at least %s."), value);
    case LAB_BOUND_NONE:
    case LAB_BOUND_EXACT:
    default:
      /* Translators: %s is a number. */
      return g_strdup_printf (_("Value %s."), value);
    }
}

/* Public functions */

/**
 * lab_search_step_describe:
 * @study: a study
 * @method: a method
 * @position: the number of steps that were taken
 *
 * Returns: (transfer full): what the last of these steps does
 */
char *
lab_search_step_describe (const LabSearchStudy *study,
                          LabSearchMethod       method,
                          guint                 position)
{
  Moment moment = { .study = study, .method = method };
  g_autofree char *label = NULL;

  g_return_val_if_fail (study != NULL && method < LAB_N_SEARCH_METHODS, NULL);

  if (position == 0)
    return describe_start (study);
  lab_search_trace_get_step (study->traces[method], position - 1, &moment.step);
  lab_search_trace_get_state (study->traces[method], moment.step.node, position, &moment.state);
  label = lab_search_move_format (study, moment.step.node);
  moment.label = label;
  switch (moment.step.kind)
    {
    case LAB_SEARCH_STEP_ENTER:
      return describe_enter (&moment);
    case LAB_SEARCH_STEP_UPDATE:
      return describe_update (&moment);
    case LAB_SEARCH_STEP_CUT:
      return describe_cut (&moment);
    case LAB_SEARCH_STEP_LEAVE:
    default:
      return describe_leave (&moment);
    }
}

/**
 * lab_search_node_describe:
 * @study: a study
 * @method: a method
 * @node: a node of the tree
 * @position: the number of steps that were taken
 *
 * Returns: (transfer full): where the node is, and what the search knows about it
 */
char *
lab_search_node_describe (const LabSearchStudy *study,
                          LabSearchMethod       method,
                          guint                 node,
                          guint                 position)
{
  GString *text = g_string_new (NULL);
  LabSearchNodeState state;

  g_return_val_if_fail (study != NULL && method < LAB_N_SEARCH_METHODS, NULL);

  lab_search_trace_get_state (study->traces[method], node, position, &state);
  add (text, describe_path (study, node));
  add (text, describe_side (study, node));
  switch (state.progress)
    {
    case LAB_SEARCH_PROGRESS_WAITING:
      add (text, g_strdup (_("Not visited yet.")));
      break;
    case LAB_SEARCH_PROGRESS_PRUNED:
      /* Translators: the search has skipped a node of the tree. */
      add (text, g_strdup (_("Pruned.")));
      break;
    case LAB_SEARCH_PROGRESS_OPEN:
    case LAB_SEARCH_PROGRESS_DONE:
    default:
      add (text, describe_value (study, method, node, &state));
      if (method == LAB_SEARCH_METHOD_ALPHABETA)
        add (text, describe_window (study, &state));
    }
  return g_string_free (text, FALSE);
}

/**
 * lab_search_value_format:
 * @study: a study
 * @value: a value for the player who maximizes, as in the tree
 *
 * Formats a value with its sign. A win is #LabSearchStudy.unit less the number of moves before it:
 * +97 is a win in 3 moves, -96 a loss in 4.
 *
 * Returns: (transfer full): the value as text
 */
char *
lab_search_value_format (const LabSearchStudy *study,
                         double                value)
{
  return lab_search_value_format_bound (study, LAB_BOUND_EXACT, value);
}

/**
 * lab_search_value_format_bound:
 * @study: a study
 * @bound: what is known about the value
 * @value: a value for the player who maximizes, as in the tree
 *
 * Returns: (transfer full): the same as lab_search_value_format(), with a sign such as “≤” before
 *   it if it is only a bound
 */
char *
lab_search_value_format_bound (const LabSearchStudy *study,
                               LabBound              bound,
                               double                value)
{
  g_autofree char *text = NULL;
  const char *relation, *sign;

  g_return_val_if_fail (study != NULL, NULL);

  relation = bound == LAB_BOUND_UPPER ? AT_MOST : bound == LAB_BOUND_LOWER ? AT_LEAST : "";
  sign = value > 0 ? "+" : value < 0 ? MINUS : "";
  if (isinf (value))
    {
      text = g_strconcat (relation, sign, INFINITE, NULL);
      return isolate (text);
    }
  value = fabs (value);
  if (lab_value_is_decided ((int) value))
    value = study->unit - lab_value_get_distance ((int) value);
  text = g_strdup_printf ("%s%s%.0f", relation, sign, value);
  return isolate (text);
}

/**
 * lab_search_move_format:
 * @study: a study
 * @node: a node of its tree
 *
 * Returns: (transfer full): the move that leads to @node; empty for the root
 */
char *
lab_search_move_format (const LabSearchStudy *study,
                        guint                 node)
{
  g_return_val_if_fail (study != NULL, NULL);

  return isolate (lab_search_tree_get (study->tree, node)->label);
}

/**
 * lab_search_value_describe:
 * @study: a study
 * @value: a value for the player who maximizes, as in the tree
 *
 * Returns: (transfer full): the value, and who wins if that is decided
 */
char *
lab_search_value_describe (const LabSearchStudy *study,
                           double                value)
{
  g_autofree char *number = NULL;
  guint winner, n;

  g_return_val_if_fail (study != NULL, NULL);

  number = lab_search_value_format (study, value);
  if (!lab_value_is_decided ((int) value))
    return g_steal_pointer (&number);
  winner = (value > 0 ? study->player : 1 - study->player) + 1;
  n = lab_value_get_distance ((int) value);
  return g_strdup_printf (
      /* Translators: %s is a number; the first %u is a player, 1 or 2, the second a number of
       * moves. */
      ngettext ("%s: player %u wins in %u move", "%s: player %u wins in %u moves", n), number,
      winner, n);
}
