/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-watch.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "lab-robots-solver.h"
#include "lab-robots-telling.h"
#include "lab-text.h"

/* What is told about each algorithm, and its pseudo-code. That of the fast solver is A* with its
 * heuristic, since its tables would hide how it searches. */

static const char * const bfs_lines[LAB_ROBOTS_CODE_N_LINES] = {
  /* Translators: these are lines of programs in plain words; a state is where all the robots are. A
   * line that ends with a colon is followed by the lines that belong to it. */
  N_("Put the start into the queue."),
  N_("While the queue is not empty:"),
  N_("Take the first state of the queue."),
  N_("If it is a solution: stop."),
  N_("Let each robot slide in each direction."),
  N_("Put each new state at the end of the queue."),
  N_("If no state is left: there is no solution."),
};

static const char * const astar_lines[LAB_ROBOTS_CODE_N_LINES] = {
  N_("Put the start into the heap."),
  N_("While the heap is not empty:"),
  N_("Take the state with the smallest sum of moves and estimate."),
  N_("If it is a solution: stop."),
  N_("Let each robot slide in each direction."),
  N_("Put each state that is new, or reached in fewer moves, into the heap."),
  N_("If no state is left: there is no solution."),
};

static const char * const dfs_lines[LAB_ROBOTS_CODE_N_LINES] = {
  N_("Put the start on the stack."),
  N_("While the stack is not empty:"),
  N_("Take the top state off the stack."),
  N_("If it is a solution: stop."),
  N_("If more moves are allowed: let robot 1 slide in each direction."),
  N_("Put each state that is new, or reached in fewer moves, on the stack."),
  N_("If no state is left: there is no solution within the limit."),
};

const LabRobotsCode lab_robots_codes[LAB_N_ROBOTS_ALGORITHMS] = {
  [LAB_ROBOTS_FAST] = { N_("A* with a better heuristic and compact tables"),
                        "Hart, Nilsson, Raphael 1968", astar_lines },
  [LAB_ROBOTS_BFS] = { N_("Looks at all positions, those after few moves first"), "Moore 1959",
                       bfs_lines },
  [LAB_ROBOTS_ASTAR_H1] = { N_("Prefers robot 1 in the row or column of the target"),
                            "Hart, Nilsson, Raphael 1968", astar_lines },
  [LAB_ROBOTS_ASTAR_H2] = { N_("Estimates the moves as if robot 1 could stop anywhere"),
                            "Hart, Nilsson, Raphael 1968", astar_lines },
  [LAB_ROBOTS_DFS] = { N_("Moves only robot 1, and takes the first solution"), "Tarjan 1972",
                       dfs_lines },
};

/* Private helpers */

/* A sentence for each step. */

static char *
describe_solution (const LabRobotsWatch *self,
                   gboolean              is_spoken)
{
  const GArray *moves = lab_robots_solution_get_moves (&self->solution);
  const LabRobotsPosition start = lab_robots_board_get_start (&self->board);
  g_autofree char *text = NULL;

  if (moves->len == 0)
    return g_strdup (_("The robot is on the target already."));
  text = lab_robots_telling_way (&self->board, &start, moves, is_spoken);
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

/* A run is kept as the events of the search, with what each of them replaced, so that a step can be
 * taken back as fast as it is made. */

/* Private helpers: counting */

static guint
get_cell (const LabRobotsWatch *self,
          guint16               node)
{
  return lab_robots_field_get_cell (&self->trace.field, LAB_ROBOTS_NODE_PLACE (node));
}

static void
count_state (LabRobotsWatch   *self,
             LabRobotsWatchSet set,
             guint             state,
             guint             n_moves,
             int               sign)
{
  const guint16 *nodes = lab_state_table_get_state (self->trace.states, state);
  guint layer = MIN (n_moves, LAB_ROBOTS_WATCH_MAX_LAYERS - 1);
  guint change = (guint) sign;      /* modulo 2^32 */

  self->n_states[set] += change;
  self->by_layer[set][layer] += change;
  for (guint robot = 0; robot < self->board.n_robots; robot++)
    self->by_cell[set][robot][get_cell (self, nodes[robot])] += change;
}

static void
count_mark (LabRobotsWatch *self,
            guint           state,
            int             sign)
{
  const LabRobotsWatchMark mark = self->marks[state];

  if (mark.cost == 0)
    return;
  count_state (self, LAB_ROBOTS_WATCH_SEEN, state, mark.cost - 1U, sign);
  if (mark.is_open)
    count_state (self, LAB_ROBOTS_WATCH_OPEN, state, mark.cost - 1U, sign);
}

static void
set_mark (LabRobotsWatch    *self,
          guint              state,
          LabRobotsWatchMark mark)
{
  /* Expanding only takes a state from those that wait. */
  if (self->marks[state].cost == mark.cost)
    {
      if (self->marks[state].is_open != mark.is_open)
        count_state (self, LAB_ROBOTS_WATCH_OPEN, state, mark.cost - 1U, mark.is_open ? 1 : -1);
      self->marks[state] = mark;
      return;
    }
  count_mark (self, state, -1);
  self->marks[state] = mark;
  count_mark (self, state, 1);
}

static LabRobotsWatchMark
get_mark_after (const LabEvent *event)
{
  return (LabRobotsWatchMark) {
    .cost = (guint16) (MIN (event->cost, LAB_ROBOTS_WATCH_MAX_LAYERS - 1) + 1),
    .is_open = event->kind == LAB_EVENT_QUEUED,
  };
}

/* Private helpers: steps */

static void
count_step (LabRobotsWatch *self,
            guint           step,
            int             sign)
{
  guint first = self->first_events[step];

  if (step == 0 || self->trace.log->events[first].kind != LAB_EVENT_EXPANDED)
    return;
  self->n_expanded += (guint64) sign;
  self->n_generated += (guint64) (sign * self->generated[step]);
}

static void
make_step (LabRobotsWatch *self,
           guint           step)
{
  for (guint i = self->first_events[step]; i < self->first_events[step + 1]; i++)
    {
      const LabEvent *event = &self->trace.log->events[i];

      set_mark (self, event->node, get_mark_after (event));
    }
  count_step (self, step, 1);
}

static void
take_back_step (LabRobotsWatch *self,
                guint           step)
{
  for (guint i = self->first_events[step + 1]; i-- > self->first_events[step];)
    set_mark (self, self->trace.log->events[i].node, self->before[i]);
  count_step (self, step, -1);
}

/* Returns to the step at which only the start is known, if it is at all. */
static void
rewind_run (LabRobotsWatch *self)
{
  memset (self->marks, 0, self->trace.states->n_states * sizeof self->marks[0]);
  memset (self->n_states, 0, sizeof self->n_states);
  memset (self->by_layer, 0, sizeof self->by_layer);
  memset (self->by_cell, 0, sizeof self->by_cell);
  self->n_expanded = self->n_generated = 0;
  self->step = 0;
  if (self->first_events[1] > 0)
    make_step (self, 0);
}

/* Private helpers: recording */

static guint8
count_moves (const LabRobotsWatch *self,
             guint                 state)
{
  const LabRobotsField *field = &self->trace.field;
  const guint16 *nodes = lab_state_table_get_state (self->trace.states, state);
  guint places[LAB_ROBOTS_MAX_ROBOTS] = { 0 };
  guint stops[LAB_ROBOTS_MAX_ROBOTS][LAB_N_ROBOTS_SIDES] = { { 0 } };
  guint8 n = 0;

  for (guint i = 0; i < field->n_robots; i++)
    places[i] = LAB_ROBOTS_NODE_PLACE (nodes[i]);
  lab_robots_field_slide (field, places, field->n_robots, field->shift, stops);
  for (guint robot = 0; robot < self->trace.n_movers; robot++)
    {
      for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
        {
          if (stops[robot][side] != places[robot])
            n++;
        }
    }
  return n;
}

/* Returns what a search knows about the length of solutions when it takes a state: nothing, if it
 * goes into the depth first. */
static guint8
find_bound (const LabRobotsWatch *self,
            const LabEvent       *event)
{
  guint estimate = self->trace.estimates[event->node];

  if (self->algorithm == LAB_ROBOTS_DFS)
    return 1;
  return (guint8) MIN (event->cost + estimate, G_MAXUINT8);
}

/* Divides the events into steps. */
static void
find_steps (LabRobotsWatch *self)
{
  LabEventLog *log = self->trace.log;
  guint n_events = (guint) log->n_events;
  guint n = (guint) (log->counts[LAB_EVENT_EXPANDED] + log->counts[LAB_EVENT_FOUND]);

  self->first_events = g_new0 (guint32, (gsize) n + 2);
  self->generated = g_new0 (guint8, (gsize) n + 1);
  self->bounds = g_new0 (guint8, (gsize) n + 1);
  if (n_events > 0)
    self->bounds[0] = find_bound (self, &log->events[0]);
  for (guint i = 0; i < n_events; i++)
    {
      const LabEvent *event = &log->events[i];

      if (event->kind == LAB_EVENT_QUEUED)
        continue;
      self->first_events[++self->n_steps] = i;
      self->bounds[self->n_steps] = MAX (self->bounds[self->n_steps - 1], find_bound (self, event));
      if (event->kind == LAB_EVENT_EXPANDED)
        self->generated[self->n_steps] = count_moves (self, event->node);
    }
  self->first_events[self->n_steps + 1] = n_events;
}

static void
find_marks_before (LabRobotsWatch *self)
{
  guint n_events = (guint) self->trace.log->n_events;
  guint n_states = self->trace.states->n_states;

  self->before = g_new (LabRobotsWatchMark, (gsize) n_events + 1);
  self->marks = g_new0 (LabRobotsWatchMark, (gsize) n_states + 1);
  for (guint i = 0; i < n_events; i++)
    {
      const LabEvent *event = &self->trace.log->events[i];

      self->before[i] = self->marks[event->node];
      self->marks[event->node] = get_mark_after (event);
    }
}

/* Counts the states at the end, which are marked, by their moves. */
static void
measure_layers (LabRobotsWatch *self)
{
  guint layers[LAB_ROBOTS_WATCH_MAX_LAYERS + 1] = { 0 };

  for (guint i = 0; i < self->trace.states->n_states; i++)
    {
      guint layer = self->marks[i].cost;

      if (layer == 0)
        continue;
      layers[layer]++;
      self->n_layers = MAX (self->n_layers, layer);
      self->most = MAX (self->most, layers[layer]);
    }
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
 * Returns: a bit for each line, by #LabRobotsCodeLine
 */
guint32
lab_robots_watch_find_lines (const LabRobotsWatch *self)
{
  LabRobotsOutcome outcome = self->solution.outcome;
  guint32 lines;

  if (self->step == 0)
    return 1U << LAB_ROBOTS_CODE_START;
  if (self->step == self->n_steps && outcome == LAB_ROBOTS_SOLVED)
    return 1U << LAB_ROBOTS_CODE_TAKE | 1U << LAB_ROBOTS_CODE_GOAL;
  if (self->step == self->n_steps && outcome != LAB_ROBOTS_NO_MEMORY)
    return 1U << LAB_ROBOTS_CODE_NONE;
  lines = 1U << LAB_ROBOTS_CODE_TAKE | 1U << LAB_ROBOTS_CODE_SLIDE;
  /* The first event of a step takes a state, and the others add some. */
  if (self->first_events[self->step + 1] > self->first_events[self->step] + 1)
    lines |= 1U << LAB_ROBOTS_CODE_ADD;
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
  guint n = 0;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->step == self->n_steps)
    return describe_end (self, is_spoken);
  if (self->step == 0)
    return g_strdup (_("Before the first step"));
  event = &self->trace.log->events[self->first_events[self->step]];
  for (guint i = self->first_events[self->step]; i < self->first_events[self->step + 1]; i++)
    n += self->before[i].cost == 0;
  /* Translators: a step of a search; a state is where all the robots are. */
  found = g_strdup_printf (ngettext ("%u new state was found.", "%u new states were found.", n), n);
  /* Translators: a step of a search; %u is a number of moves, %s is a sentence: how many new states
   * were found. */
  return g_strdup_printf (ngettext ("A state after %u move was expanded. %s",
                                    "A state after %u moves was expanded. %s", event->cost),
                          event->cost, found);
}

/**
 * lab_robots_watch_new:
 * @board: a board
 * @options: the algorithm, and what stops it; the fast solver is shown by its heuristic, see
 *   lab_robots_trace_init()
 * @max_states: how many states may be kept; 0 for %LAB_ROBOTS_WATCH_MAX_STATES
 *
 * Records a search. If it finds too many states, the run ends there, with the outcome
 * %LAB_ROBOTS_NO_MEMORY. A state takes up to some 150 bytes.
 *
 * Returns: (nullable) (transfer full): the run at step 0, or %NULL if it was cancelled
 */
LabRobotsWatch *
lab_robots_watch_new (const LabRobotsBoard   *board,
                      const LabRobotsOptions *options,
                      guint                   max_states)
{
  g_autoptr (LabRobotsWatch) self = NULL;

  g_return_val_if_fail (board != NULL && options != NULL, NULL);

  self = g_new0 (LabRobotsWatch, 1);
  self->board = *board;
  self->algorithm = options->algorithm;
  lab_robots_trace_init (&self->trace, board, options,
                         max_states > 0 ? max_states : LAB_ROBOTS_WATCH_MAX_STATES,
                         &self->solution);
  if (self->solution.outcome == LAB_ROBOTS_CANCELLED)
    return NULL;
  find_steps (self);
  find_marks_before (self);
  measure_layers (self);
  rewind_run (self);
  return g_steal_pointer (&self);
}

/** lab_robots_watch_free: frees a run. */
void
lab_robots_watch_free (LabRobotsWatch *self)
{
  g_return_if_fail (self != NULL);

  lab_robots_solution_clear (&self->solution);
  g_clear_pointer (&self->trace.log, lab_event_log_free);
  g_clear_pointer (&self->trace.states, lab_state_table_free);
  g_free (self->trace.estimates);
  g_free (self->first_events);
  g_free (self->generated);
  g_free (self->bounds);
  g_free (self->before);
  g_free (self->marks);
  g_free (self);
}

/**
 * lab_robots_watch_go_to:
 * @self: a run
 * @step: how many steps are made; more than there are means all
 *
 * Goes to the state after a step, forwards or backwards. A step takes a fraction of a microsecond,
 * so that a jump through two million of them takes about half a second at most.
 */
void
lab_robots_watch_go_to (LabRobotsWatch *self,
                        guint           step)
{
  g_return_if_fail (self != NULL);

  step = MIN (step, self->n_steps);
  if (step < self->step / 2)
    rewind_run (self);
  while (self->step < step)
    make_step (self, ++self->step);
  while (self->step > step)
    take_back_step (self, self->step--);
}

/** lab_robots_watch_count_hottest: returns in how many states of a set a robot is in the cell where
 * it is most often. */
guint
lab_robots_watch_count_hottest (const LabRobotsWatch *self,
                                LabRobotsWatchSet     set,
                                guint                 robot)
{
  guint most = 0;

  g_return_val_if_fail (self != NULL && set < LAB_N_ROBOTS_WATCH_SETS, 0);
  g_return_val_if_fail (robot < self->board.n_robots, 0);

  for (guint i = 0; i < lab_robots_board_get_n_cells (&self->board); i++)
    most = MAX (most, self->by_cell[set][robot][i]);
  return most;
}

/**
 * lab_robots_watch_get_heat:
 * @self: a run
 * @set: a set of states
 * @robot: a robot
 * @most: how many states have the value 1; see lab_robots_watch_count_hottest()
 * @values: (out caller-allocates): a value for each cell
 *
 * Tells how often a robot stands in each cell: 0 for never, 1 for as often as @most says. Between
 * them, values grow with the logarithm, since a few cells have most of the states.
 */
void
lab_robots_watch_get_heat (const LabRobotsWatch *self,
                           LabRobotsWatchSet     set,
                           guint                 robot,
                           guint                 most,
                           double               *values)
{
  g_return_if_fail (self != NULL && set < LAB_N_ROBOTS_WATCH_SETS && values != NULL);
  g_return_if_fail (robot < self->board.n_robots);

  for (guint i = 0; i < lab_robots_board_get_n_cells (&self->board); i++)
    {
      guint n = self->by_cell[set][robot][i];

      values[i] = n > 0 ? MIN (log1p (n) / log1p (most), 1) : 0;
    }
}

/** lab_robots_watch_get_position: tells where the robots are in the state of the current step. */
void
lab_robots_watch_get_position (const LabRobotsWatch *self,
                               LabRobotsPosition    *position)
{
  const guint16 *nodes;

  g_return_if_fail (self != NULL && position != NULL);

  *position = lab_robots_board_get_start (&self->board);
  if (self->step == 0)
    return;
  nodes = lab_state_table_get_state (self->trace.states,
                                     self->trace.log->events[self->first_events[self->step]].node);
  for (guint i = 0; i < self->board.n_robots; i++)
    {
      position->cells[i] = (guint16) get_cell (self, nodes[i]);
      position->axes[i] = (guint8) LAB_ROBOTS_NODE_AXES (nodes[i]);
    }
}
