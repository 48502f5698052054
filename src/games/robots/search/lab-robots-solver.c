/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-solver.h"

#include <glib/gi18n.h>

#include "lab-astar.h"
#include "lab-robots-fast.h"
#include "lab-text.h"

static const struct
{
  const char *id;
  const char *name;
  const char *short_name;
} ALGORITHMS[LAB_N_ROBOTS_ALGORITHMS] = {
  /* Translators: the second name of each solver is for places with little room. */
  [LAB_ROBOTS_FAST] = { "fast", NC_("solver of robots", "Fast solver"),
                        NC_("solver of robots", "Fast") },
  [LAB_ROBOTS_BFS] = { "bfs", NC_("solver of robots", "Breadth-first search"),
                       NC_("solver of robots", "BFS") },
  [LAB_ROBOTS_ASTAR_H1] = { "astar-h1", NC_("solver of robots", "A* with h1"),
                            NC_("solver of robots", "A* h1") },
  [LAB_ROBOTS_ASTAR_H2] = { "astar-h2", NC_("solver of robots", "A* with h2"),
                            NC_("solver of robots", "A* h2") },
  [LAB_ROBOTS_DFS] = { "dfs", NC_("solver of robots", "Depth-first search"),
                       NC_("solver of robots", "DFS") },
};

#define DEFAULT_MEMORY (G_GUINT64_CONSTANT (1) << 30)

/* How often progress is told if the bound stays, in microseconds. */
#define PROGRESS_INTERVAL 50000

/* The memory of a search besides the states: slots in the hash table, the arrays with costs,
 * parents, and estimates, and the open list. Each grows by doubling. */
#define SLOT_SIZE 8
#define SLOTS_PER_STATE 2
#define ARRAYS_SIZE (3 * sizeof (guint))
#define OPEN_ENTRY_SIZE 16

typedef struct
{
  const LabRobotsOptions *options;
  LabRobotsField field;
  guint n_movers;               /* how many robots move, from the first */
  gint64 start_time;
  gint64 next_progress;
  guint bound;                  /* that was told last */
} Search;

/* Private helpers: the graph. A state has the node of each robot. */

/* Fills in the places of the robots, and finds where each of them stops. */
static void
slide (const LabRobotsField *field,
       const guint16        *nodes,
       guint                *places,
       guint               (*stops)[LAB_N_ROBOTS_SIDES])
{
  for (guint i = 0; i < field->n_robots; i++)
    places[i] = LAB_ROBOTS_NODE_PLACE (nodes[i]);
  lab_robots_field_slide (field, places, field->n_robots, field->shift, stops);
}

static guint
expand (gconstpointer data,
        gconstpointer state,
        gpointer      neighbors,
        guint        *costs)
{
  const Search *self = data;
  const LabRobotsField *field = &self->field;
  const guint16 *nodes = state;
  guint16 *next = neighbors;
  guint places[LAB_ROBOTS_MAX_ROBOTS] = { 0 };
  guint stops[LAB_ROBOTS_MAX_ROBOTS][LAB_N_ROBOTS_SIDES] = { { 0 } };
  guint n = 0;

  slide (field, nodes, places, stops);
  for (guint robot = 0; robot < self->n_movers; robot++)
    {
      for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
        {
          guint axes = lab_robots_field_has_axes (field, robot)
                           ? LAB_ROBOTS_NODE_AXES (nodes[robot]) | 1U << (side & 1) : 0;

          if (stops[robot][side] == places[robot])
            continue;
          for (guint i = 0; i < field->n_robots; i++)
            next[i] = nodes[i];
          next[robot] = (guint16) (stops[robot][side] << 2 | axes);
          next += field->n_robots;
          costs[n++] = 1;
        }
    }
  return n;
}

/* How many robots may solve the board, from the first. */
static guint
count_candidates (const LabRobotsField *field)
{
  return field->any_robot ? field->n_robots : 1;
}

static gboolean
is_goal (gconstpointer data,
         gconstpointer state)
{
  const LabRobotsField *field = &((const Search *) data)->field;
  const guint16 *nodes = state;
  guint goal = field->must_ricochet ? field->target : field->target << 2;

  for (guint i = 0; i < count_candidates (field); i++)
    {
      if (nodes[i] == goal)
        return TRUE;
    }
  return FALSE;
}

static guint
estimate (gconstpointer data,
          gconstpointer state)
{
  const LabRobotsField *field = &((const Search *) data)->field;
  const guint16 *nodes = state;
  guint n_moves = LAB_ROBOTS_NEVER;

  for (guint i = 0; i < count_candidates (field); i++)
    n_moves = MIN (n_moves, field->least[nodes[i]]);
  return n_moves < LAB_ROBOTS_NEVER ? n_moves : LAB_GRAPH_DEAD_END;
}

/* Returns whether a robot alone reaches the target from a node in so many moves, while the others
 * stand still; it never needs more than the heuristic says. */
static gboolean
reaches_alone (const LabRobotsField *field,
               const guint          *places,
               guint                 robot,
               guint                 node)
{
  guint n_moves = field->least[node];
  guint own[LAB_ROBOTS_MAX_ROBOTS] = { 0 };
  guint stops[LAB_ROBOTS_MAX_ROBOTS][LAB_N_ROBOTS_SIDES] = { { 0 } };

  if (n_moves == 0 || n_moves == LAB_ROBOTS_NEVER)
    return n_moves == 0;
  for (guint i = 0; i < field->n_robots; i++)
    own[i] = i == robot ? LAB_ROBOTS_NODE_PLACE (node) : places[i];
  lab_robots_field_slide (field, own, field->n_robots, field->shift, stops);
  for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
    {
      guint axes = field->must_ricochet ? LAB_ROBOTS_NODE_AXES (node) | 1U << (side & 1) : 0;
      guint next = stops[robot][side] << 2 | axes;

      if (field->least[next] < n_moves && reaches_alone (field, places, robot, next))
        return TRUE;
    }
  return FALSE;
}

/* The heuristic of the fast solver: one move more, unless the robot reaches the target alone. */
static guint
estimate_alone (gconstpointer data,
                gconstpointer state)
{
  const LabRobotsField *field = &((const Search *) data)->field;
  const guint16 *nodes = state;
  guint places[LAB_ROBOTS_MAX_ROBOTS];
  guint least = estimate (data, state);

  if (least == LAB_GRAPH_DEAD_END)
    return least;
  for (guint i = 0; i < field->n_robots; i++)
    places[i] = LAB_ROBOTS_NODE_PLACE (nodes[i]);
  for (guint i = 0; i < count_candidates (field); i++)
    {
      if (field->least[nodes[i]] == least && reaches_alone (field, places, i, nodes[i]))
        return least;
    }
  return least + 1;
}

/* Private helpers: memory */

static guint64
round_up (guint64 n)
{
  guint64 power = 64;

  while (power < n)
    power *= 2;
  return power;
}

static guint64
measure_memory (guint64 n_states,
                guint64 n_open,
                guint64 state_size)
{
  return n_states * state_size + round_up (SLOTS_PER_STATE * n_states) * SLOT_SIZE
         + round_up (n_states) * ARRAYS_SIZE + round_up (n_open) * OPEN_ENTRY_SIZE;
}

/* Returns how many states there is memory for; at least 1. */
static guint
count_affordable (guint64 memory,
                  gsize   state_size)
{
  guint64 low = 1, high = G_MAXUINT - 1U;

  while (low < high)
    {
      guint64 middle = high - (high - low) / 2;

      if (measure_memory (middle, middle, state_size) <= memory)
        low = middle;
      else
        high = middle - 1;
    }
  return (guint) low;
}

/* Private helpers: the result */

/* Returns the moves between the states of a path. */
static GArray *
list_moves (const LabRobotsField    *field,
            const LabRobotsPosition *start,
            const LabStateTable     *states,
            const GArray            *path)
{
  g_autoptr (GArray) packed = g_array_new (FALSE, FALSE, sizeof (guint64));

  for (guint i = 0; i < path->len; i++)
    {
      const guint16 *nodes = lab_state_table_get_state (states, g_array_index (path, guint, i));
      LabRobotsState state = { { 0 }, { 0 } };
      guint64 number;

      for (guint robot = 0; robot < field->n_robots; robot++)
        {
          state.places[robot] = LAB_ROBOTS_NODE_PLACE (nodes[robot]);
          state.axes[robot] = LAB_ROBOTS_NODE_AXES (nodes[robot]);
        }
      number = lab_robots_field_pack (field, &state);
      g_array_append_val (packed, number);
    }
  return lab_robots_field_read_moves (field, start, (const guint64 *) (const void *) packed->data,
                                      packed->len);
}

/* A search that is not complete proves nothing by finding nothing. */
static LabRobotsOutcome
judge (const LabGraphPath *path,
       gboolean            is_complete)
{
  switch (path->outcome)
    {
    case LAB_GRAPH_FOUND:
      return LAB_ROBOTS_SOLVED;
    case LAB_GRAPH_CANCELLED:
      return LAB_ROBOTS_CANCELLED;
    case LAB_GRAPH_NO_PATH:
      if (!is_complete)
        return LAB_ROBOTS_NONE_FOUND;
      return path->is_cut ? LAB_ROBOTS_BOUNDED : LAB_ROBOTS_UNSOLVABLE;
    case LAB_GRAPH_LIMIT_REACHED:
    case LAB_GRAPH_NO_MEMORY:
    default:
      return LAB_ROBOTS_NO_MEMORY;
    }
}

/* Private helpers: the search */

static void
tell_progress (const LabGraphProgress *progress,
               gpointer                data)
{
  Search *self = data;
  gint64 now = g_get_monotonic_time ();

  if (progress->bound == self->bound && now < self->next_progress)
    return;
  self->bound = progress->bound;
  self->next_progress = now + PROGRESS_INTERVAL;
  self->options->progress (&(LabRobotsProgress) {
    .lower_bound = progress->bound,
    .n_expanded = progress->n_expanded,
    .n_generated = progress->n_generated,
    .seconds = (double) (now - self->start_time) / G_USEC_PER_SEC,
  }, self->options->data);
}

/* What to search, and with which limits. */
static LabGraphOptions
prepare (Search        *self,
         LabStateGraph *graph)
{
  const LabRobotsOptions *options = self->options;
  guint64 memory = options->max_memory > 0 ? options->max_memory : DEFAULT_MEMORY;
  LabGraphOptions result = {
    .max_states = count_affordable (memory, graph->state_size),
    .max_cost = options->max_moves,
    .cancellable = options->cancellable,
    .order = LAB_GRAPH_CHEAPEST_FIRST,
    .progress = options->progress != NULL ? tell_progress : NULL,
    .progress_data = self,
  };

  switch (options->algorithm)
    {
    case LAB_ROBOTS_DFS:
      self->n_movers = 1;
      result.order = LAB_GRAPH_NEWEST_FIRST;
      if (result.max_cost == 0)
        result.max_cost = self->field.size;
      break;
    case LAB_ROBOTS_ASTAR_H1:
      lab_robots_field_use_lines (&self->field);
      graph->estimate = estimate;
      break;
    case LAB_ROBOTS_ASTAR_H2:
      graph->estimate = estimate;
      break;
    case LAB_ROBOTS_FAST:
      graph->estimate = estimate_alone;
      break;
    case LAB_ROBOTS_BFS:
    default:
      result.order = LAB_GRAPH_OLDEST_FIRST;
    }
  return result;
}

static void
finish (const Search            *self,
        const LabRobotsPosition *start,
        const LabStateTable     *states,
        const LabGraphPath      *path,
        LabRobotsSolution       *solution)
{
  gboolean is_complete = self->options->algorithm != LAB_ROBOTS_DFS;

  solution->outcome = judge (path, is_complete);
  /* Depth-first search only knows that some move is needed. */
  solution->lower_bound = is_complete ? path->bound : MIN (path->n_expanded, 1);
  if (solution->outcome == LAB_ROBOTS_SOLVED)
    {
      lab_robots_solution_take (solution, list_moves (&self->field, start, states, path->nodes));
      if (is_complete)
        solution->lower_bound = solution->n_moves;
    }
  else if (solution->outcome == LAB_ROBOTS_BOUNDED)
    {
      solution->lower_bound = self->options->max_moves + 1;
    }
  solution->n_expanded = path->n_expanded;
  solution->n_generated = path->n_generated;
  solution->memory = measure_memory (states->n_states, path->max_open, states->state_size);
  solution->seconds = (double) (g_get_monotonic_time () - self->start_time) / G_USEC_PER_SEC;
}

static void
run (const LabRobotsBoard    *board,
     const LabRobotsPosition *start,
     const LabRobotsOptions  *options,
     LabRobotsTrace          *trace,
     LabRobotsSolution       *solution)
{
  g_autofree Search *search = g_new0 (Search, 1);
  LabStateGraph graph = {
    .state_size = board->n_robots * sizeof (guint16),
    .max_edges = board->n_robots * LAB_N_ROBOTS_SIDES,
    .expand = expand,
    .is_goal = is_goal,
    .data = search,
  };
  g_autoptr (LabStateTable) states = lab_state_table_new (graph.state_size);
  guint16 first[LAB_ROBOTS_MAX_ROBOTS] = { 0 };
  g_auto (LabGraphPath) path = { 0 };
  LabGraphOptions limits;
  LabRobotsState state;

  lab_robots_field_init (&search->field, board);
  search->options = options;
  search->n_movers = board->n_robots;
  search->start_time = g_get_monotonic_time ();
  limits = prepare (search, &graph);
  if (trace != NULL)
    {
      limits.log = trace->log;
      limits.max_states = MIN (limits.max_states, trace->max_states);
    }
  lab_robots_field_read_position (&search->field, start, &state);
  for (guint i = 0; i < board->n_robots; i++)
    first[i] = (guint16) (state.places[i] << 2 | state.axes[i]);
  path = lab_astar_search_states (&graph, first, states, &limits);
  finish (search, start, states, &path, solution);
  if (trace == NULL)
    return;
  trace->field = search->field;
  trace->n_movers = search->n_movers;
  trace->estimates = g_new0 (guint8, states->n_states);
  for (guint i = 0; i < states->n_states && graph.estimate != NULL; i++)
    trace->estimates[i] = (guint8) MIN (graph.estimate (search, lab_state_table_get_state (states,
                                                                                          i)),
                                        G_MAXUINT8);
  trace->states = g_steal_pointer (&states);
}

/* Public functions */

/**
 * lab_robots_trace_init:
 * @self: a trace to fill
 * @board: a board
 * @options: how to search
 * @max_states: how many states may be kept; the search ends when there are more
 * @solution: (out caller-allocates): the result
 *
 * Solves a board by an algorithm as it is taught, and takes down each step. Instead of the fast
 * solver, this is A* with the heuristic of that solver: h2, and one move more unless a robot
 * reaches the target alone. The caller frees what the trace has.
 */
void
lab_robots_trace_init (LabRobotsTrace         *self,
                       const LabRobotsBoard   *board,
                       const LabRobotsOptions *options,
                       guint                   max_states,
                       LabRobotsSolution      *solution)
{
  LabRobotsPosition start;

  g_return_if_fail (self != NULL && board != NULL && options != NULL && solution != NULL);

  *self = (LabRobotsTrace) { .log = lab_event_log_new (G_MAXSIZE), .max_states = max_states };
  lab_robots_solution_init (solution);
  start = lab_robots_board_get_start (board);
  run (board, &start, options, self, solution);
}

/* Sets @self to an empty solution. */
void
lab_robots_solution_init (LabRobotsSolution *self)
{
  *self = (LabRobotsSolution) {
    .outcome = LAB_ROBOTS_UNSOLVABLE,
    .solutions = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref),
  };
}

/* Adds a solution as the last one. */
void
lab_robots_solution_take (LabRobotsSolution *self,
                          GArray            *moves)
{
  self->n_moves = moves->len;
  g_ptr_array_add (self->solutions, moves);
}

/**
 * lab_robots_solver_run:
 * @self: a solver
 * @board: a board
 * @position: (nullable): where its robots are, and how they have moved; %NULL for the start
 * @options: how to search
 * @solution: (out caller-allocates): the result
 *
 * Solves a board.
 */
void
lab_robots_solver_run (LabRobotsSolver         *self,
                       const LabRobotsBoard    *board,
                       const LabRobotsPosition *position,
                       const LabRobotsOptions  *options,
                       LabRobotsSolution       *solution)
{
  LabRobotsPosition start = lab_robots_board_get_start (board);

  if (position == NULL)
    position = &start;
  lab_robots_solution_init (solution);
  if (options->algorithm == LAB_ROBOTS_FAST)
    lab_robots_fast_run (self, board, position, options, solution);
  else
    run (board, position, options, NULL, solution);
}

/** lab_robots_solve: solves one board, as lab_robots_solver_run() does. */
void
lab_robots_solve (const LabRobotsBoard    *board,
                  const LabRobotsPosition *position,
                  const LabRobotsOptions  *options,
                  LabRobotsSolution       *solution)
{
  g_autoptr (LabRobotsSolver) solver = lab_robots_solver_new ();

  lab_robots_solver_run (solver, board, position, options, solution);
}

/**
 * lab_robots_solution_get_moves:
 * @self: a solution
 *
 * Returns: (nullable) (transfer none) (element-type LabRobotsMove): the moves of the nicest
 *   solution found
 */
GArray *
lab_robots_solution_get_moves (const LabRobotsSolution *self)
{
  return self->solutions->len > 0 ? g_ptr_array_index (self->solutions, 0) : NULL;
}

/** lab_robots_solution_clear: frees what @self has. */
void
lab_robots_solution_clear (LabRobotsSolution *self)
{
  g_clear_pointer (&self->solutions, g_ptr_array_unref);
}

/** lab_robots_outcome_get_id: returns a word for programs, such as `solved`. */
const char *
lab_robots_outcome_get_id (LabRobotsOutcome outcome)
{
  static const char * const ids[LAB_N_ROBOTS_OUTCOMES] = {
    [LAB_ROBOTS_SOLVED] = "solved",
    [LAB_ROBOTS_UNSOLVABLE] = "no-solution",
    [LAB_ROBOTS_NONE_FOUND] = "none-found",
    [LAB_ROBOTS_BOUNDED] = "none-in-max-moves",
    [LAB_ROBOTS_NO_MEMORY] = "out-of-memory",
    [LAB_ROBOTS_CANCELLED] = "interrupted",
  };

  return ids[outcome];
}

/**
 * lab_robots_algorithm_get_id:
 * @algorithm: an algorithm
 *
 * Returns: (transfer none): its name on the command line, such as `astar-h2`
 */
const char *
lab_robots_algorithm_get_id (LabRobotsAlgorithm algorithm)
{
  return ALGORITHMS[algorithm].id;
}

/**
 * lab_robots_algorithm_get_name:
 * @algorithm: an algorithm
 *
 * Returns: (transfer none): its name for people, translated
 */
const char *
lab_robots_algorithm_get_name (LabRobotsAlgorithm algorithm)
{
  return g_dpgettext2 (NULL, "solver of robots", ALGORITHMS[algorithm].name);
}

/** lab_robots_algorithm_get_short_name: returns its name where there is little room, translated. */
const char *
lab_robots_algorithm_get_short_name (LabRobotsAlgorithm algorithm)
{
  return g_dpgettext2 (NULL, "solver of robots", ALGORITHMS[algorithm].short_name);
}

/**
 * lab_robots_algorithm_parse:
 * @id: a text
 * @algorithm: (out): the algorithm with this id
 *
 * Returns: %FALSE if there is none
 */
gboolean
lab_robots_algorithm_parse (const char         *id,
                            LabRobotsAlgorithm *algorithm)
{
  return lab_words_find (&ALGORITHMS[0].id, LAB_N_ROBOTS_ALGORITHMS, sizeof ALGORITHMS[0], id,
                         (guint *) algorithm);
}
