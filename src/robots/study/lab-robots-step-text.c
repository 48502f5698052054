/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-watch-private.h"

#include <glib/gi18n.h>

#include "lab-robots-telling.h"
#include "lab-text.h"

/* A sentence for each step. */

/* Private helpers */

static guint
count_new (const LabRobotsWatch *self)
{
  guint n = 0;

  for (guint i = self->first_events[self->step]; i < self->first_events[self->step + 1]; i++)
    {
      if (self->before[i].cost == 0)
        n++;
    }
  return n;
}

static char *
describe_solution (const LabRobotsWatch *self,
                   gboolean              is_spoken)
{
  const GArray *moves = lab_robots_solution_get_moves (&self->solution);
  g_autofree char *text = NULL;
  LabRobotsPosition start;

  if (moves->len == 0)
    return g_strdup (_("The robot is on the target already."));
  lab_robots_position_init (&start, &self->board);
  text = is_spoken ? lab_robots_telling_way (&self->board, &start, moves)
                   : lab_robots_telling_way_briefly (&self->board, &start, moves);
  /* Translators: %u is a number of moves; %s is a list of moves, such as “1 ↑ c2, 3 → h2”. */
  return g_strdup_printf (ngettext ("The target is reached in %u move: %s",
                                    "The target is reached in %u moves: %s", moves->len),
                          moves->len, text);
}

static char *
describe_end (const LabRobotsWatch *self,
              gboolean              is_spoken)
{
  g_autofree char *limit = NULL;

  switch (self->solution.outcome)
    {
    case LAB_ROBOTS_SOLVED:
      return describe_solution (self, is_spoken);
    case LAB_ROBOTS_NO_MEMORY:
      limit = lab_text_format_count (self->trace.max_states);
      /* Translators: %s is a number, such as “2,000,000”. */
      return g_strdup_printf (_("The recording stops here: the search needs more than %s states. "
                                "Choose a smaller board or fewer robots."), limit);
    case LAB_ROBOTS_NONE_FOUND:
      return g_strdup (_("Robot 1 alone does not reach the target within the limit of moves."));
    case LAB_ROBOTS_UNSOLVABLE:
    case LAB_ROBOTS_BOUNDED:
    case LAB_ROBOTS_CANCELLED:
    default:
      return g_strdup (_("No state is left: this board has no solution."));
    }
}

/* Returns a bit for each kind of lines that is carried out in the current step. */
static guint
find_kinds (const LabRobotsWatch *self)
{
  LabRobotsOutcome outcome = self->solution.outcome;
  guint kinds;

  if (self->step == 0)
    return 1U << LAB_ROBOTS_CODE_START;
  if (self->step == self->n_steps && outcome == LAB_ROBOTS_SOLVED)
    return 1U << LAB_ROBOTS_CODE_TAKE | 1U << LAB_ROBOTS_CODE_GOAL;
  if (self->step == self->n_steps && outcome != LAB_ROBOTS_NO_MEMORY)
    return 1U << LAB_ROBOTS_CODE_NONE;
  kinds = 1U << LAB_ROBOTS_CODE_TAKE | 1U << LAB_ROBOTS_CODE_SLIDE;
  /* The first event of a step takes a state, and the others add some. */
  if (self->first_events[self->step + 1] > self->first_events[self->step] + 1)
    kinds |= 1U << LAB_ROBOTS_CODE_ADD;
  return kinds;
}

/* Public functions */

/**
 * lab_robots_watch_get_name:
 * @algorithm: an algorithm
 *
 * Returns: (transfer none): the name of what is recorded for it: instead of the fast solver, A*
 *   with the heuristic of that solver
 */
const char *
lab_robots_watch_get_name (LabRobotsAlgorithm algorithm)
{
  /* Translators: an algorithm, see “A* with h2”; its heuristic also tests whether a robot reaches
   * the target while the others stand still. */
  return algorithm == LAB_ROBOTS_FAST ? _("A* with h2 and solo test")
                                      : lab_robots_algorithm_get_name (algorithm);
}

/**
 * lab_robots_watch_find_lines:
 * @self: a run
 *
 * Tells which lines of the pseudo-code are carried out in the current step; before the first step,
 * that is the first line.
 *
 * Returns: a bit for each line, the lowest one for the first; see lab_robots_code_get_line()
 */
guint32
lab_robots_watch_find_lines (const LabRobotsWatch *self)
{
  guint kinds = find_kinds (self);
  guint32 lines = 0;

  for (guint i = 0; i < lab_robots_code_get_n_lines (self->algorithm); i++)
    {
      if (kinds >> lab_robots_code_get_kind (self->algorithm, i) & 1)
        lines |= 1U << i;
    }
  return lines;
}

/**
 * lab_robots_watch_describe:
 * @self: a run
 * @is_spoken: whether the sentence is read out, not shown
 *
 * Tells the last step in a sentence.
 *
 * Returns: (transfer full): the sentence
 */
char *
lab_robots_watch_describe (const LabRobotsWatch *self,
                           gboolean              is_spoken)
{
  const LabEvent *event;
  g_autofree char *found = NULL;
  guint n;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->step == self->n_steps)
    return describe_end (self, is_spoken);
  if (self->step == 0)
    return g_strdup (_("Before the first step"));
  event = lab_event_log_get_event (self->trace.log, self->first_events[self->step]);
  n = count_new (self);
  /* Translators: a step of a search; a state is where all the robots are. */
  found = g_strdup_printf (ngettext ("%u new state was found.", "%u new states were found.", n), n);
  /* Translators: a step of a search; %u is a number of moves, %s is a sentence: how many new states
   * were found. */
  return g_strdup_printf (ngettext ("A state after %u move was expanded. %s",
                                    "A state after %u moves was expanded. %s", event->cost),
                          event->cost, found);
}
