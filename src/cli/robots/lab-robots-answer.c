/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-answer.h"

#include <glib/gi18n.h>

#include "lab-json.h"
#include "lab-robots-text.h"
#include "lab-text.h"

/* Private helpers */

/* Says why the search ended without a proof, and what it had found. */
static char *
describe_partial (const LabRobotsSolution *solution)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (solution->outcome == LAB_ROBOTS_CANCELLED)
    g_string_append (text, _("Interrupted."));
  else
    g_string_append (text, _("The memory was not enough. Allow more with --memory."));
  g_string_append_c (text, ' ');
  g_string_append_printf (text, ngettext ("At least %u move.", "At least %u moves.",
                                          solution->lower_bound),
                          solution->lower_bound);
  if (solution->solutions->len > 0)
    {
      g_autofree char *moves = lab_robots_answer_format_moves (solution, 0);

      g_string_append_c (text, ' ');
      /* Translators: the moves that follow are the best ones found so far, perhaps not the best
       * ones that there are. */
      g_string_append_printf (text, ngettext ("The best solution found has %u move: %s",
                                              "The best solution found has %u moves: %s",
                                              solution->n_moves),
                              solution->n_moves, moves);
    }
  return g_strdup (text->str);
}

/* Public functions */

/** lab_robots_answer_format_moves: returns the moves of the solution @i. */
char *
lab_robots_answer_format_moves (const LabRobotsSolution *solution,
                                guint                    i)
{
  GArray *moves = g_ptr_array_index (solution->solutions, i);

  return lab_robots_moves_format ((const LabRobotsMove *) (gpointer) moves->data, moves->len);
}

/**
 * lab_robots_answer_format_number:
 * @solution: a solution
 * @search: how it was looked for
 *
 * Returns: (transfer full): the number of moves, or a sentence that says why there is none
 */
char *
lab_robots_answer_format_number (const LabRobotsSolution *solution,
                                 const LabRobotsOptions  *search)
{
  switch (solution->outcome)
    {
    case LAB_ROBOTS_SOLVED:
      return g_strdup_printf ("%u", solution->n_moves);
    case LAB_ROBOTS_UNSOLVABLE:
      return g_strdup (_("There is no solution."));
    case LAB_ROBOTS_NONE_FOUND:
      return g_strdup (_("Depth-first search found no solution."));
    case LAB_ROBOTS_BOUNDED:
      return g_strdup_printf (ngettext ("There is no solution in %u move.",
                                        "There is no solution in %u moves.", search->max_moves),
                              search->max_moves);
    case LAB_ROBOTS_NO_MEMORY:
    case LAB_ROBOTS_CANCELLED:
    default:
      return describe_partial (solution);
    }
}

/**
 * lab_robots_answer_format_line:
 * @solution: a solution
 * @search: how it was looked for
 *
 * Returns: (transfer full): the number of moves and the moves on one line, with commas between
 *   several solutions; or a sentence that says why there is none
 */
char *
lab_robots_answer_format_line (const LabRobotsSolution *solution,
                               const LabRobotsOptions  *search)
{
  g_autofree char *number = lab_robots_answer_format_number (solution, search);
  g_autoptr (GString) line = g_string_new (number);

  if (solution->outcome != LAB_ROBOTS_SOLVED || solution->n_moves == 0)
    return g_strdup (line->str);
  for (guint i = 0; i < solution->solutions->len; i++)
    {
      g_autofree char *moves = lab_robots_answer_format_moves (solution, i);

      g_string_append_printf (line, i == 0 ? " %s" : ", %s", moves);
    }
  return g_string_free (g_steal_pointer (&line), FALSE);
}

/**
 * lab_robots_answer_format_json:
 * @solution: a solution
 * @board: its board
 * @search: how it was looked for
 * @separator: what to put between two members, such as a comma and a blank
 *
 * Returns: (transfer full): the members of an object of JSON (RFC 8259)
 */
char *
lab_robots_answer_format_json (const LabRobotsSolution *solution,
                               const LabRobotsBoard    *board,
                               const LabRobotsOptions  *search,
                               const char              *separator)
{
  g_autofree char *text = lab_robots_board_format (board);
  g_autoptr (GString) json = g_string_new (NULL);

  /* The texts of boards and moves need no escapes. */
  g_string_append_printf (json, "\"board\": \"%s\"%s\"by\": \"%s\"%s\"outcome\": \"%s\"", text,
                          separator, lab_robots_algorithm_get_id (search->algorithm), separator,
                          lab_robots_outcome_get_id (solution->outcome));
  if (solution->solutions->len > 0)
    g_string_append_printf (json, "%s\"moves\": %u", separator, solution->n_moves);
  else
    g_string_append_printf (json, "%s\"moves\": null", separator);
  if (solution->outcome == LAB_ROBOTS_UNSOLVABLE)
    g_string_append_printf (json, "%s\"at_least\": null", separator);
  else
    g_string_append_printf (json, "%s\"at_least\": %u", separator, solution->lower_bound);
  if (search->max_solutions > 1 && solution->outcome != LAB_ROBOTS_UNSOLVABLE
      && solution->n_optimal == 0)
    g_string_append_printf (json, "%s\"optimal\": null", separator);
  else if (search->max_solutions > 1)
    g_string_append_printf (json, "%s\"optimal\": %" G_GUINT64_FORMAT, separator,
                            solution->n_optimal);
  g_string_append_printf (json, "%s\"solutions\": [", separator);
  for (guint i = 0; i < solution->solutions->len; i++)
    {
      g_autofree char *moves = lab_robots_answer_format_moves (solution, i);

      g_string_append_printf (json, "%s\"%s\"", i > 0 ? ", " : "", moves);
    }
  g_string_append_printf (json, "]%s\"expanded\": %" G_GUINT64_FORMAT, separator,
                          solution->n_expanded);
  g_string_append_printf (json, "%s\"generated\": %" G_GUINT64_FORMAT, separator,
                          solution->n_generated);
  g_string_append_printf (json, "%s\"memory\": %" G_GUINT64_FORMAT "%s\"seconds\": ", separator,
                          solution->memory, separator);
  lab_json_append_number (json, solution->seconds);
  /* Lists of solutions can be long, so there is no copy. */
  return g_string_free (g_steal_pointer (&json), FALSE);
}

/** lab_robots_answer_describe_progress: returns how far a search has come, on one line. */
char *
lab_robots_answer_describe_progress (const LabRobotsProgress *progress)
{
  g_autofree char *states = lab_text_format_count (progress->n_expanded);

  if (progress->best > 0)
    /* Translators: the fewest moves that a solution can have, the number of moves of the best
     * solution found, and how many positions were looked at. Keep it shorter than 55 letters. */
    return g_strdup_printf (_("At least %u moves, at most %u. States: %s"), progress->lower_bound,
                            progress->best, states);
  /* Translators: the fewest moves that a solution can have, and how many positions were looked
   * at. Keep it shorter than 55 letters. */
  return g_strdup_printf (_("At least %u moves. States: %s"), progress->lower_bound, states);
}
