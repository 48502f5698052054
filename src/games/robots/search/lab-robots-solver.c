/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-solver.h"

#include <glib/gi18n.h>

#include "lab-astar.h"
#include "lab-robots-heuristic.h"
#include "lab-robots-fast.h"
#include "lab-text.h"

struct _LabRobotsSolver
{
  LabRobotsFast *fast;
};

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
#define BOTH_AXES 3

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
  const LabRobotsBoard *board;
  const LabRobotsOptions *options;
  LabRobotsSlides slides;
  LabRobotsHeuristic heuristic;
  guint n_movers;               /* how many robots move, from the first */
  gint64 start_time;
  gint64 next_progress;
  guint bound;                  /* that was told last */
} Search;

/* Private helpers: the graph */

static guint
expand (gconstpointer data,
        gconstpointer state,
        gpointer      neighbors,
        guint        *costs)
{
  const Search *self = data;
  const LabRobotsPlace *places = state;
  const LabRobotsBoard *board = self->board;
  guint n_robots = board->n_robots;
  guint16 cells[LAB_ROBOTS_MAX_ROBOTS] = { 0 };
  LabRobotsPlace *next = neighbors;
  guint n = 0;

  for (guint i = 0; i < n_robots; i++)
    cells[i] = (guint16) lab_robots_place_get_cell (places[i]);
  for (guint robot = 0; robot < self->n_movers; robot++)
    {
      for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
        {
          gboolean is_counted = board->must_ricochet && (robot == 0 || board->any_robot);
          guint axes = is_counted ? lab_robots_place_get_axes (places[robot]) | 1U << side % 2 : 0;
          guint stop = lab_robots_slides_find_stop (&self->slides, cells, n_robots, robot,
                                                    cells[robot], (LabRobotsSide) side);

          if (stop == cells[robot])
            continue;
          for (guint i = 0; i < n_robots; i++)
            next[i] = i == robot ? lab_robots_place_make (stop, axes) : places[i];
          next += n_robots;
          costs[n++] = 1;
        }
    }
  return n;
}

static gboolean
is_goal (gconstpointer data,
         gconstpointer state)
{
  const Search *self = data;
  const LabRobotsPlace *places = state;
  guint n_candidates = self->board->any_robot ? self->board->n_robots : 1;
  guint axes = self->board->must_ricochet ? BOTH_AXES : 0;
  LabRobotsPlace goal = lab_robots_place_make (self->board->target, axes);

  for (guint i = 0; i < n_candidates; i++)
    {
      if (places[i] == goal)
        return TRUE;
    }
  return FALSE;
}

static guint
estimate (gconstpointer data,
          gconstpointer state)
{
  const Search *self = data;
  const LabRobotsPlace *places = state;
  guint n_candidates = self->board->any_robot ? self->board->n_robots : 1;
  guint n_moves = LAB_ROBOTS_UNREACHABLE;

  for (guint i = 0; i < n_candidates; i++)
    n_moves = MIN (n_moves, self->heuristic.moves[places[i]]);
  return n_moves < LAB_ROBOTS_UNREACHABLE ? n_moves : LAB_GRAPH_DEAD_END;
}

/* Returns whether a robot alone reaches the target from a place in so many moves, while the others
 * stand still; it never needs more than the heuristic says. */
static gboolean
reaches_alone (const Search  *self,
               const guint16 *cells,
               guint          robot,
               LabRobotsPlace place)
{
  const LabRobotsBoard *board = self->board;
  guint cell = lab_robots_place_get_cell (place);
  guint n_moves = self->heuristic.moves[place];

  if (n_moves == 0 || n_moves == LAB_ROBOTS_UNREACHABLE)
    return n_moves == 0;
  for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
    {
      guint axes = board->must_ricochet ? lab_robots_place_get_axes (place) | 1U << side % 2 : 0;
      guint stop = lab_robots_slides_find_stop (&self->slides, cells, board->n_robots, robot, cell,
                                                (LabRobotsSide) side);
      LabRobotsPlace next = lab_robots_place_make (stop, axes);

      if (self->heuristic.moves[next] < n_moves && reaches_alone (self, cells, robot, next))
        return TRUE;
    }
  return FALSE;
}

/* The heuristic of the fast solver: one move more, unless the robot reaches the target alone. */
static guint
estimate_alone (gconstpointer data,
                gconstpointer state)
{
  const Search *self = data;
  const LabRobotsPlace *places = state;
  guint n_candidates = self->board->any_robot ? self->board->n_robots : 1;
  guint16 cells[LAB_ROBOTS_MAX_ROBOTS];
  guint least = estimate (data, state);

  if (least == LAB_GRAPH_DEAD_END)
    return least;
  for (guint i = 0; i < self->board->n_robots; i++)
    cells[i] = (guint16) lab_robots_place_get_cell (places[i]);
  for (guint i = 0; i < n_candidates; i++)
    {
      if (self->heuristic.moves[places[i]] == least && reaches_alone (self, cells, i, places[i]))
        return least;
    }
  return least + 1;
}

static void
make_state (const Search            *self,
            const LabRobotsPosition *position,
            LabRobotsPlace          *places)
{
  for (guint i = 0; i < self->board->n_robots; i++)
    {
      gboolean is_counted = self->board->must_ricochet && (i == 0 || self->board->any_robot);

      places[i] = lab_robots_place_make (position->cells[i], is_counted ? position->axes[i] : 0);
    }
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

static gboolean
find_move (const LabRobotsBoard *board,
           LabRobotsPosition    *position,
           const LabRobotsPlace *places,
           LabRobotsMove        *move)
{
  for (guint8 robot = 0; robot < board->n_robots; robot++)
    {
      guint cell = lab_robots_place_get_cell (places[robot]);

      for (guint8 side = 0; side < LAB_N_ROBOTS_SIDES && cell != position->cells[robot]; side++)
        {
          *move = (LabRobotsMove) { robot, side };
          if (lab_robots_position_find_stop (position, board, *move) == cell)
            return lab_robots_position_play (position, board, *move, NULL);
        }
    }
  return FALSE;
}

/* Returns the moves between the states of a path. */
static GArray *
list_moves (const LabRobotsBoard    *board,
            const LabRobotsPosition *start,
            const LabStateTable     *states,
            const GArray            *nodes)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (LabRobotsMove));
  LabRobotsPosition position = *start;

  for (guint i = 1; i < nodes->len; i++)
    {
      guint node = g_array_index (nodes, guint, i);
      LabRobotsMove move;

      if (find_move (board, &position, lab_state_table_get_state (states, node), &move))
        g_array_append_val (moves, move);
    }
  return moves;
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

  lab_robots_slides_init (&self->slides, self->board);
  switch (options->algorithm)
    {
    case LAB_ROBOTS_DFS:
      self->n_movers = 1;
      result.order = LAB_GRAPH_NEWEST_FIRST;
      if (result.max_cost == 0)
        result.max_cost = self->board->size;
      break;
    case LAB_ROBOTS_ASTAR_H1:
      lab_robots_heuristic_init_lines (&self->heuristic, self->board);
      graph->estimate = estimate;
      break;
    case LAB_ROBOTS_ASTAR_H2:
      lab_robots_heuristic_init_moves (&self->heuristic, self->board);
      graph->estimate = estimate;
      break;
    case LAB_ROBOTS_FAST:
      lab_robots_heuristic_init_moves (&self->heuristic, self->board);
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
      lab_robots_solution_take (solution, list_moves (self->board, start, states, path->nodes));
      if (is_complete)
        solution->lower_bound = solution->n_moves;
    }
  else if (solution->outcome == LAB_ROBOTS_BOUNDED)
    {
      solution->lower_bound = self->options->max_moves + 1;
    }
  solution->n_expanded = path->n_expanded;
  solution->n_generated = path->n_generated;
  solution->memory = measure_memory (lab_state_table_get_n_states (states), path->max_open,
                                     lab_state_table_get_state_size (states));
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
    .state_size = board->n_robots * sizeof (LabRobotsPlace),
    .max_edges = board->n_robots * LAB_N_ROBOTS_SIDES,
    .expand = expand,
    .is_goal = is_goal,
    .data = search,
  };
  g_autoptr (LabStateTable) states = lab_state_table_new (graph.state_size);
  LabRobotsPlace first[LAB_ROBOTS_MAX_ROBOTS] = { 0 };
  g_auto (LabGraphPath) path = { 0 };
  LabGraphOptions limits;

  search->board = board;
  search->options = options;
  search->n_movers = board->n_robots;
  search->start_time = g_get_monotonic_time ();
  limits = prepare (search, &graph);
  if (trace != NULL)
    {
      limits.log = trace->log;
      limits.max_states = MIN (limits.max_states, trace->max_states);
    }
  make_state (search, start, first);
  path = lab_astar_search_states (&graph, first, states, &limits);
  finish (search, start, states, &path, solution);
  if (trace == NULL)
    return;
  trace->n_movers = search->n_movers;
  trace->estimates = g_new0 (guint8, lab_state_table_get_n_states (states));
  for (guint i = 0; i < lab_state_table_get_n_states (states) && graph.estimate != NULL; i++)
    trace->estimates[i] = (guint8) MIN (graph.estimate (search, lab_state_table_get_state (states,
                                                                                          i)),
                                        G_MAXUINT8);
  trace->states = g_steal_pointer (&states);
}

/* Functions of the other files */

/* Solves a board by one of the algorithms as they are taught. */
static void
lab_robots_classical_run (const LabRobotsBoard    *board,
                          const LabRobotsPosition *start,
                          const LabRobotsOptions  *options,
                          LabRobotsSolution       *solution)
{
  run (board, start, options, NULL, solution);
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
 * reaches the target alone. Clear the trace with lab_robots_trace_clear().
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
  lab_robots_position_init (&start, board);
  run (board, &start, options, self, solution);
}

/** lab_robots_trace_clear: frees what a trace has. */
void
lab_robots_trace_clear (LabRobotsTrace *self)
{
  g_clear_pointer (&self->log, lab_event_log_free);
  g_clear_pointer (&self->states, lab_state_table_free);
  g_clear_pointer (&self->estimates, g_free);
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
 * lab_robots_solver_new:
 *
 * Returns: (transfer full): a solver without tables
 */
LabRobotsSolver *
lab_robots_solver_new (void)
{
  LabRobotsSolver *self = g_new0 (LabRobotsSolver, 1);

  self->fast = lab_robots_fast_new ();
  return self;
}

/** lab_robots_solver_free: frees @self and its tables. */
void
lab_robots_solver_free (LabRobotsSolver *self)
{
  lab_robots_fast_free (self->fast);
  g_free (self);
}

/**
 * lab_robots_solver_run:
 * @self: a solver
 * @board: a board
 * @options: how to search
 * @solution: (out caller-allocates): the result
 *
 * Solves a board.
 */
void
lab_robots_solver_run (LabRobotsSolver        *self,
                       const LabRobotsBoard   *board,
                       const LabRobotsOptions *options,
                       LabRobotsSolution      *solution)
{
  LabRobotsPosition start;

  lab_robots_position_init (&start, board);
  lab_robots_solution_init (solution);
  if (options->algorithm == LAB_ROBOTS_FAST)
    lab_robots_fast_run (self->fast, board, &start, options, solution);
  else
    lab_robots_classical_run (board, &start, options, solution);
}

/**
 * lab_robots_solve:
 * @board: a board
 * @position: (nullable): where its robots are, and how they have moved; %NULL for the start
 * @options: how to search
 * @solution: (out caller-allocates): the result
 *
 * Solves one board.
 */
void
lab_robots_solve (const LabRobotsBoard    *board,
                  const LabRobotsPosition *position,
                  const LabRobotsOptions  *options,
                  LabRobotsSolution       *solution)
{
  LabRobotsPosition start;

  lab_robots_position_init (&start, board);
  if (position == NULL)
    position = &start;
  lab_robots_solution_init (solution);
  if (options->algorithm == LAB_ROBOTS_FAST)
    {
      LabRobotsFast *fast = lab_robots_fast_new ();

      lab_robots_fast_run (fast, board, position, options, solution);
      lab_robots_fast_free (fast);
    }
  else
    lab_robots_classical_run (board, position, options, solution);
}

/**
 * lab_robots_solution_is_solved:
 * @self: a solution
 *
 * Returns: whether @self has a solution that is proved to be shortest
 */
gboolean
lab_robots_solution_is_solved (const LabRobotsSolution *self)
{
  return self->outcome == LAB_ROBOTS_SOLVED;
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
