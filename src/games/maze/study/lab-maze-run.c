/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-run.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-maze-algorithm-private.h"
#include "lab-maze-run-state-private.h"
#include "lab-maze-solver-private.h"
#include "lab-refuse.h"

/* How many steps are between two checkpoints, if they fit into the memory. */
#define SPACING ((gsize) 1 << 16)
/* How much memory all checkpoints may take, in bytes. */
#define MAX_CHECKPOINTS_SIZE (G_GUINT64_CONSTANT (1) << 28)
/* How many steps can be taken back without a checkpoint. */
#define MAX_JOURNAL (2 * SPACING)

/* A state, whose memory is a copy: first the openings of the maze, then the marks. */
typedef struct
{
  LabMazeRunState state;
  guint8 *memory;
} Checkpoint;

struct _LabMazeRun
{
  LabMazeAlgorithm algorithm;
  LabMazeSolution solution;
  LabMazeRecorder recorder;
  LabMaze *maze;
  guint8 *marks;
  LabMazeRunState state;
  gsize step;
  gsize spacing;
  Checkpoint *checkpoints;
  gsize n_checkpoints;
  LabMazeRunJournal journal;    /* of the last steps until @step */
  LabMazeRunChanges changes;
  LabMazeCell *changed_cells;
};

/* Private helpers: checkpoints */

static gsize
get_openings_size (const LabMazeRun *self)
{
  return 2 * sizeof (guint64) * self->maze->n_words * self->maze->height;
}

static gsize
get_marks_size (const LabMazeRun *self)
{
  return (gsize) self->maze->height * self->maze->width;
}

/* Returns FALSE if there is not enough memory. */
static gboolean
save_checkpoint (LabMazeRun *self)
{
  Checkpoint *checkpoint = &self->checkpoints[self->n_checkpoints];
  gsize size = get_openings_size (self);

  checkpoint->memory = g_try_malloc (size + get_marks_size (self));
  if (checkpoint->memory == NULL)
    return FALSE;
  checkpoint->state = self->state;
  memcpy (checkpoint->memory, self->maze->openings, size);
  memcpy (checkpoint->memory + size, self->marks, get_marks_size (self));
  self->n_checkpoints++;
  return TRUE;
}

static void
restore_checkpoint (LabMazeRun *self,
                    gsize       index)
{
  const Checkpoint *checkpoint = &self->checkpoints[index];
  gsize size = get_openings_size (self);

  self->state = checkpoint->state;
  memcpy (self->maze->openings, checkpoint->memory, size);
  memcpy (self->marks, checkpoint->memory + size, get_marks_size (self));
  self->step = index * self->spacing;
  self->journal.n_steps = self->journal.n_entries = 0;
  self->changes.n_cells = LAB_MAZE_MAX_CHANGES + 1;
}

/* Makes all steps once, to save the checkpoints. Steps that close the loop of a walk are only found
 * here. Returns FALSE if there is not enough memory. */
static gboolean
save_checkpoints (LabMazeRun *self)
{
  gsize size = get_openings_size (self) + get_marks_size (self);

  self->spacing = SPACING;
  while ((self->recorder.n_steps / self->spacing + 1) * size > MAX_CHECKPOINTS_SIZE
         && self->spacing < self->recorder.n_steps)
    self->spacing *= 2;
  self->checkpoints = g_new0 (Checkpoint, self->recorder.n_steps / self->spacing + 1);
  for (gsize i = 0; i < self->recorder.n_steps; i++)
    {
      guint8 *step = &self->recorder.steps[i];

      if (i % self->spacing == 0 && !save_checkpoint (self))
        return FALSE;
      if (lab_maze_run_state_has_loop (&self->state, *step))
        *step = (guint8) (LAB_MAZE_STEP_WALK_LOOP << 2 | (*step & 3));
      lab_maze_run_state_apply (&self->state, *step, self->recorder.cells, NULL, NULL);
    }
  if (self->recorder.n_steps % self->spacing == 0 && !save_checkpoint (self))
    return FALSE;
  self->journal.steps = g_malloc_n (MAX_JOURNAL, sizeof self->journal.steps[0]);
  restore_checkpoint (self, 0);
  return TRUE;
}

/* Private helpers: recording */

static LabMazeRun *
begin (const LabMaze       *maze,
       LabMazeAlgorithm     algorithm,
       GCancellable        *cancellable,
       LabMazeRunProgress   progress,
       gpointer             data,
       GError             **error)
{
  guint64 size = (guint64) maze->height * maze->width;
  g_autoptr (LabMazeRun) self = g_new0 (LabMazeRun, 1);

  self->algorithm = algorithm;
  if (size > LAB_MAZE_RUN_MAX_CELLS)
    {
      lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_UNSUITABLE,
                  _("This maze is too large to record. Choose a smaller one."));
      return NULL;
    }
  self->maze = lab_maze_copy (maze, error);
  if (self->maze == NULL)
    return NULL;
  self->marks = g_try_malloc0 (size);
  self->changed_cells = g_new (LabMazeCell, LAB_MAZE_MAX_CHANGES);
  if (self->marks == NULL)
    {
      lab_maze_refuse_memory (maze->height, maze->width, error);
      return NULL;
    }
  lab_maze_recorder_init (&self->recorder, maze, LAB_MAZE_RUN_MAX_STEPS, cancellable);
  self->recorder.progress = progress;
  self->recorder.data = data;
  return g_steal_pointer (&self);
}

/* Turns the recorded steps into a run. Takes @self. */
static LabMazeRun *
finish (LabMazeRun  *run,
        GError     **error)
{
  g_autoptr (LabMazeRun) self = run;
  LabMazeRecorder *recorder = &self->recorder;

  if (g_cancellable_set_error_if_cancelled (recorder->cancellable, error))
    return NULL;
  if (recorder->stopped)
    {
      lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_UNSUITABLE,
                  _("This takes too many steps to record. Choose a smaller maze."));
      return NULL;
    }
  recorder->cancellable = NULL;
  recorder->progress = NULL;
  recorder->steps = g_realloc (recorder->steps, MAX (recorder->n_steps, 1));
  recorder->cells = g_renew (guint32, recorder->cells, MAX (recorder->n_cells, 1));
  lab_maze_run_state_init (&self->state, self->maze, self->marks);
  if (!save_checkpoints (self))
    {
      lab_maze_refuse_memory (self->maze->height, self->maze->width, error);
      return NULL;
    }
  return g_steal_pointer (&self);
}

/* Private helpers: steps */

static void
step_forwards (LabMazeRun *self,
               gsize       step)
{
  if (step - self->step > SPACING || self->journal.n_steps + (step - self->step) > MAX_JOURNAL)
    self->journal.n_steps = self->journal.n_entries = 0;
  while (self->step < step)
    {
      LabMazeRunJournal *journal = step - self->step <= SPACING ? &self->journal : NULL;

      lab_maze_run_state_apply (&self->state, self->recorder.steps[self->step++],
                                self->recorder.cells, journal, &self->changes);
    }
}

static void
step_backwards (LabMazeRun *self,
                gsize       step)
{
  while (self->step > step)
    lab_maze_run_state_take_back (&self->state, self->recorder.steps[--self->step],
                                  &self->journal, &self->changes);
}

/* Public functions */

/**
 * lab_maze_run_new_shape:
 * @shape: a maze, whose walls do not matter; cells that are left out of it stay out
 * @generator: how to generate
 * @seed: the seed of the random numbers, as for lab_random_init()
 * @cancellable: (nullable): stops the recording from another thread
 * @progress: (nullable): called now and then
 * @data: passed to @progress
 * @error: return location for a #LabMazeError, or %G_IO_ERROR_CANCELLED
 *
 * Records how a generator makes a maze. The result is that of lab_maze_generate() with the same
 * seed. A step takes one to five bytes; the checkpoints take up to 256 MiB more, depending on the
 * maze.
 *
 * Returns: (nullable) (transfer full): the run at step 0; %NULL if the maze has more than
 *   %LAB_MAZE_RUN_MAX_CELLS cells, the run more than %LAB_MAZE_RUN_MAX_STEPS steps, the generator
 *   does not suit the shape, there is not enough memory, or the recording was cancelled
 */
LabMazeRun *
lab_maze_run_new_shape (const LabMaze       *shape,
                        LabMazeGenerator     generator,
                        guint64              seed,
                        GCancellable        *cancellable,
                        LabMazeRunProgress   progress,
                        gpointer             data,
                        GError             **error)
{
  g_autoptr (LabMazeRun) self = NULL;
  LabRandom random;

  g_return_val_if_fail (shape != NULL && generator < LAB_N_MAZE_GENERATORS, NULL);

  self = begin (shape, LAB_MAZE_ALGORITHM_GENERATOR (generator), cancellable, progress, data,
                error);
  lab_random_init (&random, seed);
  if (self == NULL
      || !lab_maze_generate_recorded (self->maze, generator, &random, &self->recorder, error))
    return NULL;
  if (generator == LAB_MAZE_DIVISION)
    lab_maze_empty (self->maze);
  else
    lab_maze_fill (self->maze);
  return finish (g_steal_pointer (&self), error);
}

/**
 * lab_maze_run_new_generator:
 * @height: the number of rows
 * @width: the number of columns
 * @generator: how to generate
 * @seed: the seed of the random numbers, as for lab_random_init()
 * @cancellable: (nullable): stops the recording from another thread
 * @progress: (nullable): called now and then
 * @data: passed to @progress
 * @error: return location for a #LabMazeError, or %G_IO_ERROR_CANCELLED
 *
 * Records how a generator makes a rectangular maze, see lab_maze_run_new_shape().
 *
 * Returns: (nullable) (transfer full): the run at step 0, or %NULL
 */
LabMazeRun *
lab_maze_run_new_generator (guint                height,
                            guint                width,
                            LabMazeGenerator     generator,
                            guint64              seed,
                            GCancellable        *cancellable,
                            LabMazeRunProgress   progress,
                            gpointer             data,
                            GError             **error)
{
  g_autoptr (LabMaze) shape = lab_maze_new (height, width, error);

  if (shape == NULL)
    return NULL;
  return lab_maze_run_new_shape (shape, generator, seed, cancellable, progress, data, error);
}

/**
 * lab_maze_run_new_solver:
 * @maze: a maze
 * @solver: how to solve it
 * @start: a cell
 * @goal: a cell
 * @cancellable: (nullable): stops the recording from another thread
 * @progress: (nullable): called now and then
 * @data: passed to @progress
 * @error: return location for a #LabMazeError, or %G_IO_ERROR_CANCELLED
 *
 * Records how a solver looks for a way, as lab_maze_solve() does. That there is no way is also a
 * result. The run has a copy of the maze.
 *
 * Returns: (nullable) (transfer full): the run at step 0; %NULL if a cell is not in the maze, or
 *   for the reasons of lab_maze_run_new_shape()
 */
LabMazeRun *
lab_maze_run_new_solver (const LabMaze       *maze,
                         LabMazeSolver        solver,
                         LabMazeCell          start,
                         LabMazeCell          goal,
                         GCancellable        *cancellable,
                         LabMazeRunProgress   progress,
                         gpointer             data,
                         GError             **error)
{
  g_autoptr (LabMazeRun) self = NULL;

  g_return_val_if_fail (maze != NULL && solver < LAB_N_MAZE_SOLVERS, NULL);

  self = begin (maze, LAB_MAZE_ALGORITHM_SOLVER (solver), cancellable, progress, data, error);
  if (self == NULL
      || !lab_maze_solve_recorded (maze, solver, start, goal, &self->recorder, &self->solution,
                                   error))
    return NULL;
  return finish (g_steal_pointer (&self), error);
}

/** lab_maze_run_free: frees a run. */
void
lab_maze_run_free (LabMazeRun *self)
{
  g_return_if_fail (self != NULL);

  for (gsize i = 0; i < self->n_checkpoints; i++)
    g_free (self->checkpoints[i].memory);
  g_free (self->checkpoints);
  lab_maze_recorder_clear (&self->recorder);
  lab_maze_solution_clear (&self->solution);
  g_clear_pointer (&self->maze, lab_maze_free);
  g_free (self->marks);
  g_free (self->journal.entries);
  g_free (self->journal.steps);
  g_free (self->changed_cells);
  g_free (self);
}

/** lab_maze_run_get_algorithm: returns what was recorded. */
LabMazeAlgorithm
lab_maze_run_get_algorithm (const LabMazeRun *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->algorithm;
}

/**
 * lab_maze_run_get_solution:
 * @self: a run
 *
 * Gets the result of a solver, which is known from the beginning.
 *
 * Returns: (nullable) (transfer none): the result, or %NULL if the run is that of a generator
 */
const LabMazeSolution *
lab_maze_run_get_solution (const LabMazeRun *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->solution.path != NULL ? &self->solution : NULL;
}

/** lab_maze_run_get_n_steps: returns the number of steps. */
guint64
lab_maze_run_get_n_steps (const LabMazeRun *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->recorder.n_steps;
}

/** lab_maze_run_get_step: returns how many steps were made. */
guint64
lab_maze_run_get_step (const LabMazeRun *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->step;
}

/**
 * lab_maze_run_go_to:
 * @self: a run
 * @step: how many steps are made; more than there are means all
 *
 * Goes to the state after a step, forwards or backwards. A single step takes a fraction of a
 * microsecond, and some milliseconds now and then; from any step to any other, it takes as long as
 * 65,536 steps, or more in a run that is so long that it has fewer checkpoints.
 */
void
lab_maze_run_go_to (LabMazeRun *self,
                    guint64     step)
{
  gsize checkpoint;

  g_return_if_fail (self != NULL);

  step = MIN (step, self->recorder.n_steps);
  checkpoint = MIN (step / self->spacing, self->n_checkpoints - 1);
  self->changes.n_cells = 0;
  if (step < self->step && step >= self->step - self->journal.n_steps)
    {
      step_backwards (self, step);
      return;
    }
  if (step < self->step
      || (step - self->step > SPACING && checkpoint * self->spacing > self->step))
    restore_checkpoint (self, checkpoint);
  step_forwards (self, step);
}

/**
 * lab_maze_run_get_maze:
 * @self: a run
 *
 * Gets the maze as it is at the current step. It changes with lab_maze_run_go_to().
 *
 * Returns: (transfer none): the maze
 */
const LabMaze *
lab_maze_run_get_maze (const LabMazeRun *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->maze;
}

/**
 * lab_maze_run_get_marks:
 * @self: a run
 *
 * Gets the marks of all cells, row by row, one byte each; see LAB_MAZE_MARK_OF_BYTE(). The current
 * cell has the mark that is under it. They change with lab_maze_run_go_to().
 *
 * Returns: (transfer none): the marks
 */
const guint8 *
lab_maze_run_get_marks (const LabMazeRun *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->marks;
}

/** lab_maze_run_get_mark: returns the mark of a cell at the current step. */
LabMazeMark
lab_maze_run_get_mark (const LabMazeRun *self,
                       LabMazeCell       cell)
{
  guint32 number;

  g_return_val_if_fail (self != NULL, LAB_MAZE_MARK_UNVISITED);
  g_return_val_if_fail (cell.row < self->maze->height && cell.column < self->maze->width,
                        LAB_MAZE_MARK_UNVISITED);

  number = cell.row * self->maze->width + cell.column;
  return number == self->state.current ? LAB_MAZE_MARK_CURRENT
                                       : LAB_MAZE_MARK_OF_BYTE (self->marks[number]);
}

/**
 * lab_maze_run_get_current:
 * @self: a run
 * @cell: (out): the current cell
 *
 * Gets the cell of the last step.
 *
 * Returns: whether there is one; before the first step, there is none
 */
gboolean
lab_maze_run_get_current (const LabMazeRun *self,
                          LabMazeCell      *cell)
{
  g_return_val_if_fail (self != NULL && cell != NULL, FALSE);

  if (self->state.current == LAB_MAZE_NO_NUMBER)
    return FALSE;
  *cell = lab_maze_get_cell (self->maze, self->state.current);
  return TRUE;
}

/** lab_maze_run_get_counters: counts what was done until the current step. */
void
lab_maze_run_get_counters (const LabMazeRun   *self,
                           LabMazeRunCounters *counters)
{
  const guint64 *n_marked;

  g_return_if_fail (self != NULL && counters != NULL);

  n_marked = self->state.n_marked;
  *counters = (LabMazeRunCounters) {
    .step = self->step,
    .visited = self->maze->n_cells - n_marked[LAB_MAZE_MARK_UNVISITED]
               - n_marked[LAB_MAZE_MARK_WAITING],
    .frontier = n_marked[LAB_MAZE_MARK_WAITING],
    .openings = self->state.n_openings,
    .path = n_marked[LAB_MAZE_MARK_PATH],
  };
  /* Cells in the list of a growing tree are part of the maze; a walk of Wilson is not yet. */
  if (self->algorithm == LAB_MAZE_ALGORITHM_GENERATOR (LAB_MAZE_GROWING_TREE))
    counters->visited += counters->frontier;
  if (self->algorithm == LAB_MAZE_ALGORITHM_GENERATOR (LAB_MAZE_WILSON))
    counters->visited -= counters->path;
}

/**
 * lab_maze_run_get_changes:
 * @self: a run
 * @cells: (out) (array length=n_cells) (transfer none): the cells that have to be drawn again
 * @n_cells: (out): their number
 *
 * Lists the cells whose mark or walls changed, or which are or were current, by the last
 * lab_maze_run_go_to(). A cell can be listed several times.
 *
 * Returns: %TRUE, or %FALSE if so many changed that all should be drawn again
 */
gboolean
lab_maze_run_get_changes (const LabMazeRun   *self,
                          const LabMazeCell **cells,
                          guint              *n_cells)
{
  g_return_val_if_fail (self != NULL && cells != NULL && n_cells != NULL, FALSE);

  *cells = self->changed_cells;
  *n_cells = 0;
  if (self->changes.n_cells > LAB_MAZE_MAX_CHANGES)
    return FALSE;
  *n_cells = (guint) self->changes.n_cells;
  for (guint i = 0; i < *n_cells; i++)
    self->changed_cells[i] = lab_maze_get_cell (self->maze, self->changes.cells[i]);
  return TRUE;
}

/**
 * lab_maze_run_get_line:
 * @self: a run
 * @line: (out): a line of the pseudo-code, from 0
 *
 * Gets the line that was carried out in the last step.
 *
 * Returns: whether there is one; before the first step, there is none
 */
gboolean
lab_maze_run_get_line (const LabMazeRun *self,
                       guint            *line)
{
  g_return_val_if_fail (self != NULL && line != NULL, FALSE);

  if (self->step == 0)
    return FALSE;
  *line = lab_maze_algorithm_find_line (self->algorithm,
                                        self->recorder.steps[self->step - 1] >> 2);
  return TRUE;
}

/**
 * lab_maze_run_describe:
 * @self: a run
 *
 * Tells the last step in a sentence. Rows and columns are counted from 1.
 *
 * Returns: (nullable) (transfer full): the sentence, or %NULL before the first step
 */
char *
lab_maze_run_describe (const LabMazeRun *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->step > 0 ? lab_maze_run_state_describe (&self->state,
                                                       self->recorder.steps[self->step - 1])
                        : NULL;
}

/** lab_maze_run_get_memory: returns how many bytes a run takes, about. */
gsize
lab_maze_run_get_memory (const LabMazeRun *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return sizeof *self + self->recorder.n_steps + 4 * self->recorder.n_cells
         + (self->n_checkpoints + 1) * (get_openings_size (self) + get_marks_size (self))
         + self->journal.n_allocated * sizeof self->journal.entries[0]
         + MAX_JOURNAL * sizeof self->journal.steps[0];
}
