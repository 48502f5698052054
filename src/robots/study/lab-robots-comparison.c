/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-comparison.h"

#include <math.h>

/* The trials of a board are together. Each is written by one thread, and is only read after the
 * threads have ended. */
struct _LabRobotsComparison
{
  LabRobotsComparisonSetup setup;
  guint n_boards;
  LabRobotsTrial *trials;
  gboolean *finished;           /* for each board */
  LabWorkers *workers;
};

/* Private helpers */

/* Boards of all kinds take turns, so that there are some of each after an interruption. */
static guint
choose_board (const LabRobotsComparison *self,
              guint                      task)
{
  guint n_kinds = self->n_boards / self->setup.n_boards;

  return task % n_kinds * self->setup.n_boards + task / n_kinds;
}

static void
make_board (const LabRobotsComparison *self,
            guint                      number,
            LabRobotsBoard            *board)
{
  LabRobotsKind kind = lab_robots_comparison_get_kind (self, number);
  const LabRobotsRecipe recipe = {
    .size = kind.size,
    .n_robots = kind.n_robots,
    .density = self->setup.density,
    .any_robot = self->setup.any_robot,
    .must_ricochet = self->setup.must_ricochet,
  };

  lab_robots_recipe_make (&recipe, lab_robots_comparison_get_seed (self, number), board);
}

static gboolean
work (gpointer      data,
      gpointer      state,
      guint         task,
      GCancellable *cancellable)
{
  LabRobotsComparison *self = data;
  guint number = choose_board (self, task);
  LabRobotsBoard board;

  make_board (self, number, &board);
  for (guint i = 0; i < self->setup.n_algorithms; i++)
    {
      LabRobotsTrial *trial = &self->trials[(gsize) number * self->setup.n_algorithms + i];
      g_auto (LabRobotsSolution) solution = { 0 };
      const LabRobotsOptions options = {
        .algorithm = self->setup.algorithms[i],
        .n_threads = 1,
        .max_memory = self->setup.max_memory,
        .cancellable = cancellable,
      };

      lab_robots_solver_run (state, &board, &options, &solution);
      if (solution.outcome == LAB_ROBOTS_CANCELLED)
        return FALSE;
      *trial = (LabRobotsTrial) {
        .outcome = solution.outcome,
        .n_moves = solution.outcome == LAB_ROBOTS_SOLVED ? solution.n_moves : 0,
        .n_expanded = solution.n_expanded,
        .n_generated = solution.n_generated,
        .seconds = solution.seconds,
      };
    }
  self->finished[number] = TRUE;
  return TRUE;
}

static gpointer
open_solver (gpointer data G_GNUC_UNUSED)
{
  return lab_robots_solver_new ();
}

static void
close_solver (gpointer state)
{
  lab_robots_solver_free (state);
}

static void
count_outcome (LabRobotsTally       *tally,
               const LabRobotsTrial *trial)
{
  switch (trial->outcome)
    {
    case LAB_ROBOTS_SOLVED:
      tally->n_solved++;
      break;
    case LAB_ROBOTS_UNSOLVABLE:
      tally->n_unsolvable++;
      break;
    case LAB_ROBOTS_NONE_FOUND:
    case LAB_ROBOTS_BOUNDED:
      tally->n_missed++;
      break;
    case LAB_ROBOTS_NO_MEMORY:
    case LAB_ROBOTS_CANCELLED:
    default:
      tally->n_stopped++;
    }
}

/* Summarizes numbers that are never below 0, which the interval of their mean does not know. */
static LabSummary
summarize (double *values,
           gsize   n_values)
{
  LabSummary summary = lab_statistics_summarize (values, n_values);

  if (isfinite (summary.interval.low))
    summary.interval.low = MAX (summary.interval.low, 0);
  return summary;
}

/* Public functions */

/** lab_robots_comparison_setup_init: sets the usual boards, and all algorithms. */
void
lab_robots_comparison_setup_init (LabRobotsComparisonSetup *setup)
{
  *setup = (LabRobotsComparisonSetup) {
    .sizes = { 8, 10, 12 },
    .n_sizes = 3,
    .robots = { 1, 2, 3 },
    .n_robots = 3,
    .n_algorithms = LAB_N_ROBOTS_ALGORITHMS,
    .n_boards = 20,
    .density = 100,
    .max_memory = LAB_ROBOTS_COMPARISON_MEMORY,
  };
  for (guint i = 0; i < LAB_N_ROBOTS_ALGORITHMS; i++)
    setup->algorithms[i] = (LabRobotsAlgorithm) i;
}

/**
 * lab_robots_comparison_new:
 * @setup: what to compare, with at least one of everything
 *
 * Returns: (transfer full): a comparison that has not started yet
 */
LabRobotsComparison *
lab_robots_comparison_new (const LabRobotsComparisonSetup *setup)
{
  LabRobotsComparison *self;

  g_return_val_if_fail (setup != NULL && setup->n_sizes > 0 && setup->n_robots > 0, NULL);
  g_return_val_if_fail (setup->n_algorithms > 0 && setup->n_boards > 0, NULL);
  g_return_val_if_fail (setup->n_boards <= LAB_ROBOTS_COMPARISON_MAX_BOARDS, NULL);

  self = g_new0 (LabRobotsComparison, 1);
  self->setup = *setup;
  self->n_boards = setup->n_sizes * setup->n_robots * setup->n_boards;
  self->trials = g_new0 (LabRobotsTrial, (gsize) self->n_boards * setup->n_algorithms);
  self->finished = g_new0 (gboolean, self->n_boards);
  self->workers = lab_workers_new (self->n_boards, work, self);
  lab_workers_set_state (self->workers, open_solver, close_solver);
  return self;
}

/** lab_robots_comparison_free: stops the work, waits for its threads, and frees @self. */
void
lab_robots_comparison_free (LabRobotsComparison *self)
{
  lab_workers_free (self->workers);
  g_free (self->finished);
  g_free (self->trials);
  g_free (self);
}

/**
 * lab_robots_comparison_get_workers:
 * @self: a comparison
 *
 * Returns: (transfer none): the threads that do the work, one task for each board. All results but
 *   the times are the same for any number of threads. Read no results while they work.
 */
LabWorkers *
lab_robots_comparison_get_workers (LabRobotsComparison *self)
{
  return self->workers;
}

/** lab_robots_comparison_get_setup: returns what is compared. */
const LabRobotsComparisonSetup *
lab_robots_comparison_get_setup (const LabRobotsComparison *self)
{
  return &self->setup;
}

/** lab_robots_comparison_get_n_boards: returns the number of boards of all kinds. */
guint
lab_robots_comparison_get_n_boards (const LabRobotsComparison *self)
{
  return self->n_boards;
}

/** lab_robots_comparison_get_kind: returns the size of a board and its number of robots. */
LabRobotsKind
lab_robots_comparison_get_kind (const LabRobotsComparison *self,
                                guint                      board)
{
  const LabRobotsComparisonSetup *setup = &self->setup;
  guint kind = board / setup->n_boards;

  return (LabRobotsKind) { setup->sizes[kind / setup->n_robots],
                           setup->robots[kind % setup->n_robots] };
}

/** lab_robots_comparison_get_seed: returns the seed that a board is made from. */
guint64
lab_robots_comparison_get_seed (const LabRobotsComparison *self,
                                guint                      board)
{
  return self->setup.seed + board % self->setup.n_boards;
}

/** lab_robots_comparison_is_complete: returns whether all boards are finished. */
gboolean
lab_robots_comparison_is_complete (const LabRobotsComparison *self)
{
  for (guint board = 0; board < self->n_boards; board++)
    {
      if (!self->finished[board])
        return FALSE;
    }
  return TRUE;
}

/** lab_robots_comparison_is_finished: returns whether all algorithms have tried a board. */
gboolean
lab_robots_comparison_is_finished (const LabRobotsComparison *self,
                                   guint                      board)
{
  return self->finished[board];
}

/** lab_robots_comparison_is_of_kind: returns whether a board is finished and of a kind. */
gboolean
lab_robots_comparison_is_of_kind (const LabRobotsComparison *self,
                                  guint                      board,
                                  LabRobotsKind              kind)
{
  LabRobotsKind own = lab_robots_comparison_get_kind (self, board);

  return self->finished[board] && (kind.size == 0 || kind.size == own.size)
         && (kind.n_robots == 0 || kind.n_robots == own.n_robots);
}

/**
 * lab_robots_comparison_get_trial:
 * @self: a comparison whose threads have ended
 * @board: a board that is finished
 * @algorithm: the number of an algorithm in the setup
 *
 * Returns: (transfer none): what it did
 */
const LabRobotsTrial *
lab_robots_comparison_get_trial (const LabRobotsComparison *self,
                                 guint                      board,
                                 guint                      algorithm)
{
  return &self->trials[(gsize) board * self->setup.n_algorithms + algorithm];
}

/**
 * lab_robots_comparison_get_proof:
 * @self: a comparison whose threads have ended
 * @board: a board that is finished
 *
 * Returns: (nullable) (transfer none): a trial that found the fewest moves, or that there is no
 *   solution; %NULL if none has a proof
 */
const LabRobotsTrial *
lab_robots_comparison_get_proof (const LabRobotsComparison *self,
                                 guint                      board)
{
  for (guint i = 0; i < self->setup.n_algorithms; i++)
    {
      const LabRobotsTrial *trial = lab_robots_comparison_get_trial (self, board, i);

      if (self->setup.algorithms[i] != LAB_ROBOTS_DFS
          && (trial->outcome == LAB_ROBOTS_SOLVED || trial->outcome == LAB_ROBOTS_UNSOLVABLE))
        return trial;
    }
  return NULL;
}

/**
 * lab_robots_comparison_tally:
 * @self: a comparison whose threads have ended
 * @kind: some of its boards
 * @algorithm: the number of an algorithm in the setup
 * @tally: (out caller-allocates): what it did
 *
 * Counts and averages the trials of one algorithm.
 */
void
lab_robots_comparison_tally (const LabRobotsComparison *self,
                             LabRobotsKind              kind,
                             guint                      algorithm,
                             LabRobotsTally            *tally)
{
  g_autofree double *moves = g_new (double, self->n_boards);
  g_autofree double *seconds = g_new (double, self->n_boards);

  *tally = (LabRobotsTally) { 0 };
  for (guint board = 0; board < self->n_boards; board++)
    {
      const LabRobotsTrial *trial = lab_robots_comparison_get_trial (self, board, algorithm);

      if (!lab_robots_comparison_is_of_kind (self, board, kind))
        continue;
      if (trial->outcome == LAB_ROBOTS_SOLVED)
        moves[tally->n_solved] = trial->n_moves;
      count_outcome (tally, trial);
      tally->expanded += (double) trial->n_expanded;
      tally->generated += (double) trial->n_generated;
      seconds[tally->n_boards++] = trial->seconds;
    }
  tally->expanded = tally->n_boards > 0 ? tally->expanded / tally->n_boards : NAN;
  tally->generated = tally->n_boards > 0 ? tally->generated / tally->n_boards : NAN;
  tally->moves = summarize (moves, tally->n_solved);
  tally->seconds = summarize (seconds, tally->n_boards);
}

/** lab_robots_comparison_count_unsolvable: returns how many boards have no solution for sure. */
guint
lab_robots_comparison_count_unsolvable (const LabRobotsComparison *self,
                                        LabRobotsKind              kind)
{
  guint n = 0;

  for (guint board = 0; board < self->n_boards; board++)
    {
      const LabRobotsTrial *proof;

      if (!lab_robots_comparison_is_of_kind (self, board, kind))
        continue;
      proof = lab_robots_comparison_get_proof (self, board);
      n += proof != NULL && proof->outcome == LAB_ROBOTS_UNSOLVABLE ? 1 : 0;
    }
  return n;
}
