/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-run.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lab-maze-algorithm.h"
#include "lab-maze-generator.h"
#include "lab-maze-solver.h"
#include "lab-refuse.h"

/* The number that stands for no cell. */
#define NO_NUMBER G_MAXUINT32
/* How many changed cells are listed at most. */
#define MAX_CHANGES 4096
/* How many steps are between two checkpoints, if they fit into the memory. */
#define SPACING ((gsize) 1 << 16)
/* How much memory all checkpoints may take, in bytes. */
#define MAX_CHECKPOINTS_SIZE (G_GUINT64_CONSTANT (1) << 28)
/* How many steps can be taken back without a checkpoint. */
#define MAX_JOURNAL (2 * SPACING)
/* A byte of the marks has the mark, and the direction of the last step of a walk from the cell. */
#define MARK_MASK 7
#define EXIT_SHIFT 3
/* An entry of the journal is a cell, with its old byte; or, with this bit, a wall that was changed
 * in a direction. */
#define WALL (G_GUINT64_CONSTANT (1) << 63)

/* A state, whose memory is a copy: first the openings of the maze, then the marks. */
struct _LabMazeRunCheckpoint
{
  LabMazeRunState state;
  guint8 *memory;
};

/* What a step does to the cell that it is in, in this order. */
enum
{
  JUMP = 1 << 0,        /* goes to the cell that was noted */
  NEXT = 1 << 1,        /* goes to the next cell, row by row */
  ALONG = 1 << 2,       /* goes along the wall that is built */
  EXIT = 1 << 3,        /* notes the direction in the cell */
  OPEN = 1 << 4,        /* opens the wall in the direction */
  CLOSE = 1 << 5,       /* closes it */
  MOVE = 1 << 6,        /* moves in the direction */
  ERASE = 1 << 7,       /* forgets the walk since it was here before */
  SETTLE = 1 << 8,      /* makes the run of cells part of the maze */
  FRONTIER = 1 << 9,    /* lets the unvisited neighbors wait */
};

#define UNVISITED LAB_MAZE_MARK_UNVISITED
#define WAITING LAB_MAZE_MARK_WAITING
#define VISITED LAB_MAZE_MARK_VISITED
#define PATH LAB_MAZE_MARK_PATH
#define FILLED LAB_MAZE_MARK_FILLED
#define ONCE LAB_MAZE_MARK_ONCE
#define TWICE LAB_MAZE_MARK_TWICE

typedef enum
{
  STARTS,
  OPENS,
  KEEPS,
  BUILDS,
  LEAVES_GAP,
  FINISHES,
  FINISHES_THERE,
  REMOVES_LOOP,
  VISITS,
  REACHES,
  FINDS,
  FILLS,
  MARKS,
  MARKS_THERE,
  HAS_NO_WAY,
  GOES_ROUND,
  GOES_BACK,
  MOVES,
} Sentence;

/* The sentences, for screen readers. They are about the cell of the step, and the cell in its
 * direction; or only about that one. */
static const struct
{
  gboolean is_there;
  const char *text;
} sentences[] = {
  /* Translators: a step of a program that makes or solves a maze. */
  [STARTS] = { FALSE, N_("Starts at row %u, column %u.") },
  [OPENS] = { FALSE, N_("Opens the wall between row %u, column %u and row %u, column %u.") },
  [KEEPS] = { FALSE, N_("Keeps the wall between row %u, column %u and row %u, column %u.") },
  [BUILDS] = { FALSE, N_("Builds a wall between row %u, column %u and row %u, column %u.") },
  [LEAVES_GAP] = { FALSE, N_("Leaves a gap between row %u, column %u and row %u, column %u.") },
  [FINISHES] = { FALSE, N_("Finishes row %u, column %u.") },
  [FINISHES_THERE] = { TRUE, N_("Finishes row %u, column %u.") },
  [REMOVES_LOOP] = { TRUE, N_("Removes the loop of the walk to row %u, column %u.") },
  [VISITS] = { FALSE, N_("Visits row %u, column %u.") },
  [REACHES] = { FALSE, N_("Reaches the goal at row %u, column %u.") },
  [FINDS] = { TRUE, N_("Finds row %u, column %u.") },
  [FILLS] = { FALSE, N_("Fills row %u, column %u.") },
  [MARKS] = { FALSE, N_("Marks row %u, column %u as part of the path.") },
  [MARKS_THERE] = { TRUE, N_("Marks row %u, column %u as part of the path.") },
  [HAS_NO_WAY] = { FALSE, N_("There is no way to the goal.") },
  [GOES_ROUND] = { FALSE, N_("The walk goes around in circles.") },
  [GOES_BACK] = { TRUE, N_("Goes back to row %u, column %u.") },
  [MOVES] = { TRUE, N_("Moves to row %u, column %u.") },
};

/* What a kind of steps changes: what it does, the new marks of the cell and of the cell in the
 * direction, or 0 to keep the old ones; and the sentence that tells it. */
typedef struct
{
  guint16 flags;
  guint8 here;
  guint8 there;
  Sentence sentence;
} Effect;

static const Effect effects[LAB_N_MAZE_STEP_KINDS] = {
  [LAB_MAZE_STEP_START] = { JUMP, VISITED, 0, STARTS },
  [LAB_MAZE_STEP_START_PATH] = { JUMP, PATH, 0, STARTS },
  [LAB_MAZE_STEP_START_WAITING] = { JUMP, WAITING, 0, STARTS },
  [LAB_MAZE_STEP_START_FRONTIER] = { JUMP | FRONTIER, VISITED, 0, STARTS },
  [LAB_MAZE_STEP_START_ONCE] = { JUMP, ONCE, 0, STARTS },
  [LAB_MAZE_STEP_TREE_RIGHT] = { NEXT | OPEN, VISITED, 0, OPENS },
  [LAB_MAZE_STEP_TREE_BELOW] = { NEXT | OPEN, VISITED, 0, OPENS },
  [LAB_MAZE_STEP_TREE_LAST] = { NEXT, VISITED, 0, FINISHES },
  [LAB_MAZE_STEP_RUN_JOIN] = { NEXT | OPEN, PATH, 0, OPENS },
  [LAB_MAZE_STEP_RUN_END] = { NEXT, PATH, 0, FINISHES },
  [LAB_MAZE_STEP_RUN_LAST] = { NEXT | SETTLE, PATH, 0, FINISHES },
  [LAB_MAZE_STEP_RUN_OPEN] = { JUMP | OPEN | SETTLE, 0, 0, OPENS },
  [LAB_MAZE_STEP_ROW_JOIN] = { NEXT | OPEN, VISITED, 0, OPENS },
  [LAB_MAZE_STEP_ROW_KEEP] = { NEXT, VISITED, 0, KEEPS },
  [LAB_MAZE_STEP_ROW_END] = { NEXT, VISITED, 0, FINISHES },
  [LAB_MAZE_STEP_ROW_OPEN] = { OPEN, 0, WAITING, OPENS },
  [LAB_MAZE_STEP_ROW_CLOSED] = { 0, 0, 0, KEEPS },
  [LAB_MAZE_STEP_WALL_OPEN] = { JUMP | OPEN, VISITED, VISITED, OPENS },
  [LAB_MAZE_STEP_WALL_KEEP] = { JUMP, 0, 0, KEEPS },
  [LAB_MAZE_STEP_WALL_GROW] = { JUMP | OPEN | MOVE | FRONTIER, 0, VISITED, OPENS },
  [LAB_MAZE_STEP_REACH] = { OPEN | MOVE, 0, PATH, OPENS },
  [LAB_MAZE_STEP_BACK] = { MOVE, VISITED, 0, GOES_BACK },
  [LAB_MAZE_STEP_FINISH] = { 0, VISITED, 0, FINISHES },
  [LAB_MAZE_STEP_GROW] = { JUMP | OPEN | MOVE, 0, WAITING, OPENS },
  [LAB_MAZE_STEP_DROP] = { JUMP, VISITED, 0, FINISHES },
  [LAB_MAZE_STEP_VISIT] = { OPEN | MOVE, 0, VISITED, OPENS },
  [LAB_MAZE_STEP_PASS] = { MOVE, 0, 0, MOVES },
  [LAB_MAZE_STEP_HUNT] = { JUMP, 0, 0, STARTS },
  [LAB_MAZE_STEP_JOIN] = { OPEN, VISITED, 0, OPENS },
  [LAB_MAZE_STEP_WALK_BEGIN] = { JUMP, PATH, 0, STARTS },
  [LAB_MAZE_STEP_WALK] = { EXIT | MOVE, 0, PATH, MOVES },
  [LAB_MAZE_STEP_WALK_LOOP] = { EXIT | MOVE | ERASE, 0, 0, REMOVES_LOOP },
  [LAB_MAZE_STEP_WALK_END] = { EXIT | MOVE, 0, 0, MOVES },
  [LAB_MAZE_STEP_CARVE_FIRST] = { JUMP | OPEN | MOVE, VISITED, 0, OPENS },
  [LAB_MAZE_STEP_CARVE] = { OPEN | MOVE, VISITED, 0, OPENS },
  [LAB_MAZE_STEP_BUILD_FIRST] = { JUMP | CLOSE, 0, 0, BUILDS },
  [LAB_MAZE_STEP_BUILD] = { ALONG | CLOSE, 0, 0, BUILDS },
  [LAB_MAZE_STEP_GAP_FIRST] = { JUMP, 0, 0, LEAVES_GAP },
  [LAB_MAZE_STEP_GAP] = { ALONG, 0, 0, LEAVES_GAP },
  [LAB_MAZE_STEP_CORRIDOR_FIRST] = { JUMP, VISITED, 0, FINISHES },
  [LAB_MAZE_STEP_CORRIDOR] = { MOVE, 0, VISITED, FINISHES_THERE },
  [LAB_MAZE_STEP_TAKE] = { JUMP, VISITED, 0, VISITS },
  [LAB_MAZE_STEP_FIND] = { 0, 0, WAITING, FINDS },
  [LAB_MAZE_STEP_TAKE_GOAL] = { JUMP, VISITED, 0, REACHES },
  [LAB_MAZE_STEP_TURN_RIGHT] = { MOVE, 0, VISITED, MOVES },
  [LAB_MAZE_STEP_STRAIGHT] = { MOVE, 0, VISITED, MOVES },
  [LAB_MAZE_STEP_TURN_LEFT] = { MOVE, 0, VISITED, MOVES },
  [LAB_MAZE_STEP_TURN_BACK] = { MOVE, 0, VISITED, GOES_BACK },
  [LAB_MAZE_STEP_ENTER] = { MOVE, 0, ONCE, MOVES },
  [LAB_MAZE_STEP_ENTER_KNOWN] = { MOVE, 0, 0, MOVES },
  [LAB_MAZE_STEP_TURN_AROUND] = { MOVE, 0, 0, GOES_BACK },
  [LAB_MAZE_STEP_RETREAT] = { MOVE, TWICE, 0, GOES_BACK },
  [LAB_MAZE_STEP_FILL_FIRST] = { JUMP | MOVE, FILLED, 0, FILLS },
  [LAB_MAZE_STEP_FILL] = { MOVE, FILLED, 0, FILLS },
  [LAB_MAZE_STEP_TRACE_FIRST] = { JUMP, PATH, 0, MARKS },
  [LAB_MAZE_STEP_TRACE] = { MOVE, 0, PATH, MARKS_THERE },
  [LAB_MAZE_STEP_NO_WAY] = { 0, 0, 0, HAS_NO_WAY },
  [LAB_MAZE_STEP_ROUND] = { 0, 0, 0, GOES_ROUND },
};

/* Private helpers: steps */

/* Returns the number of the cell beside a cell. */
static inline guint32
move (const LabMazeRun *self,
      guint32           number,
      LabMazeDirection  direction)
{
  const guint32 steps[LAB_MAZE_N_DIRECTIONS] = { -self->maze->width, self->maze->width,
                                                 G_MAXUINT32, 1 };

  return number + steps[direction];
}

static inline void
add_entry (LabMazeRun *self,
           guint64     entry)
{
  if (!self->takes_down)
    return;
  if (self->n_entries == self->n_allocated)
    {
      self->n_allocated = MAX (2 * self->n_allocated, 1024);
      self->entries = g_renew (guint64, self->entries, self->n_allocated);
    }
  self->entries[self->n_entries++] = entry;
}

static inline void
add_change (LabMazeRun *self,
            guint32     number)
{
  if (number == NO_NUMBER)
    return;
  if (self->n_changes < MAX_CHANGES)
    self->changes[self->n_changes] = number;
  self->n_changes++;
}

static inline void
set_byte (LabMazeRun *self,
          guint32     number,
          guint8      byte)
{
  guint8 old = self->marks[number];

  add_entry (self, (guint64) number << 8 | old);
  add_change (self, number);
  self->state.n_marked[old & MARK_MASK]--;
  self->state.n_marked[byte & MARK_MASK]++;
  self->marks[number] = byte;
}

static inline void
set_mark (LabMazeRun *self,
          guint32     number,
          guint8      mark)
{
  set_byte (self, number, (self->marks[number] & ~MARK_MASK) | mark);
}

static inline LabMazeMark
get_mark (const LabMazeRun *self,
          guint32           number)
{
  return LAB_MAZE_MARK_OF_BYTE (self->marks[number]);
}

static inline void
set_wall (LabMazeRun       *self,
          guint32           number,
          LabMazeDirection  direction,
          gboolean          open)
{
  LabMazeCell cell = lab_maze_get_cell (self->maze, number);

  add_entry (self, WALL | (guint64) number << 8 | (open ? LAB_MAZE_N_DIRECTIONS : 0) | direction);
  add_change (self, number);
  add_change (self, move (self, number, direction));
  if (open)
    lab_maze_open (self->maze, cell.row, cell.column, direction);
  else
    lab_maze_close (self->maze, cell.row, cell.column, direction);
  if (open)
    self->state.n_openings++;
  else
    self->state.n_openings--;
}

/* Forgets the walk from the current cell, where it was before, until it came here again. */
static void
erase_loop (LabMazeRun *self)
{
  guint32 number = self->state.current;

  for (;;)
    {
      number = move (self, number, self->marks[number] >> EXIT_SHIFT);
      if (number == self->state.current)
        return;
      set_mark (self, number, UNVISITED);
    }
}

/* Makes the cells of a run visited, to the left and to the right of the current one. */
static void
settle_run (LabMazeRun *self)
{
  guint32 begin = self->state.current - self->state.current % self->maze->width;
  guint32 first = self->state.current;

  while (first > begin && get_mark (self, first - 1) == PATH)
    first--;
  for (guint32 i = first; i < begin + self->maze->width && get_mark (self, i) == PATH; i++)
    set_mark (self, i, VISITED);
}

static void
add_frontier (LabMazeRun *self)
{
  LabMazeCell cell = lab_maze_get_cell (self->maze, self->state.current);
  guint sides = lab_maze_get_sides (self->maze, cell.row, cell.column);

  for (; sides != 0; sides &= sides - 1)
    {
      guint32 next = move (self, self->state.current, __builtin_ctz (sides));

      if (get_mark (self, next) == UNVISITED)
        set_mark (self, next, WAITING);
    }
}

/* Makes the next step. */
static void
apply (LabMazeRun *self)
{
  LabMazeRunState *state = &self->state;
  guint8 step = self->recorder.steps[self->step++];
  const Effect *effect = &effects[step >> 2];
  LabMazeDirection direction = step & 3;
  guint32 next;

  if (self->takes_down)
    {
      self->journal[self->n_journal].first = self->n_entries;
      self->journal[self->n_journal++].current = state->current;
    }
  add_change (self, state->current);
  if ((effect->flags & JUMP) != 0)
    state->current = self->recorder.cells[state->next_cell++];
  else if ((effect->flags & NEXT) != 0)
    state->current = state->cursor++;
  else if ((effect->flags & ALONG) != 0)
    state->current += direction == LAB_MAZE_DOWN ? 1 : self->maze->width;
  next = move (self, state->current, direction);
  if ((effect->flags & EXIT) != 0)
    set_byte (self, state->current,
              (guint8) (get_mark (self, state->current) | direction << EXIT_SHIFT));
  if (effect->here != 0)
    set_mark (self, state->current, effect->here);
  if (effect->there != 0)
    set_mark (self, next, effect->there);
  if ((effect->flags & (OPEN | CLOSE)) != 0)
    set_wall (self, state->current, direction, (effect->flags & OPEN) != 0);
  if ((effect->flags & MOVE) != 0)
    state->current = next;
  if ((effect->flags & ERASE) != 0)
    erase_loop (self);
  if ((effect->flags & SETTLE) != 0)
    settle_run (self);
  if ((effect->flags & FRONTIER) != 0)
    add_frontier (self);
  add_change (self, state->current);
}

/* Takes the last step back, which the journal has. */
static void
take_back (LabMazeRun *self)
{
  const Effect *effect = &effects[self->recorder.steps[--self->step] >> 2];
  gsize first = self->journal[--self->n_journal].first;

  self->takes_down = FALSE;
  for (gsize i = self->n_entries; i > first; i--)
    {
      guint64 entry = self->entries[i - 1];
      guint32 number = (guint32) (entry >> 8);

      if ((entry & WALL) != 0)
        set_wall (self, number, entry & 3, (entry & LAB_MAZE_N_DIRECTIONS) == 0);
      else
        set_byte (self, number, (guint8) entry);
    }
  self->n_entries = first;
  add_change (self, self->state.current);
  self->state.current = self->journal[self->n_journal].current;
  add_change (self, self->state.current);
  if ((effect->flags & JUMP) != 0)
    self->state.next_cell--;
  else if ((effect->flags & NEXT) != 0)
    self->state.cursor--;
}

/* Fills in the numbers of a sentence from the table above, which need not have all of them. */
static char *
format_sentence (const char *text,
                 ...)
{
  va_list numbers;
  char *sentence;

  va_start (numbers, text);
  sentence = g_strdup_vprintf (text, numbers);
  va_end (numbers);
  return sentence;
}

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
  LabMazeRunCheckpoint *checkpoint = &self->checkpoints[self->n_checkpoints];
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
  const LabMazeRunCheckpoint *checkpoint = &self->checkpoints[index];
  gsize size = get_openings_size (self);

  self->state = checkpoint->state;
  memcpy (self->maze->openings, checkpoint->memory, size);
  memcpy (self->marks, checkpoint->memory + size, get_marks_size (self));
  self->step = index * self->spacing;
  self->n_journal = self->n_entries = 0;
  self->n_changes = MAX_CHANGES + 1;
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
  self->checkpoints = g_new0 (LabMazeRunCheckpoint, self->recorder.n_steps / self->spacing + 1);
  while (self->step < self->recorder.n_steps)
    {
      guint8 *step = &self->recorder.steps[self->step];

      if (self->step % self->spacing == 0 && !save_checkpoint (self))
        return FALSE;
      /* The step of a walk comes back to the walk. */
      if (*step >> 2 == LAB_MAZE_STEP_WALK
          && get_mark (self, move (self, self->state.current, *step & 3)) == PATH)
        *step = (guint8) (LAB_MAZE_STEP_WALK_LOOP << 2 | (*step & 3));
      apply (self);
    }
  if (self->recorder.n_steps % self->spacing == 0 && !save_checkpoint (self))
    return FALSE;
  self->journal = g_malloc_n (MAX_JOURNAL, sizeof self->journal[0]);
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
  self->changes = g_new (guint32, MAX_CHANGES);
  self->changed_cells = g_new (LabMazeCell, MAX_CHANGES);
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
  self->n_steps = recorder->n_steps;
  self->state = (LabMazeRunState) { .current = NO_NUMBER,
                                    .n_openings = lab_maze_count_openings (self->maze) };
  self->state.n_marked[UNVISITED] = self->maze->n_cells;
  if (!save_checkpoints (self))
    {
      lab_maze_refuse_memory (self->maze->height, self->maze->width, error);
      return NULL;
    }
  return g_steal_pointer (&self);
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
      || !lab_maze_generate (self->maze, generator, &random, &self->recorder, error))
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
      || !lab_maze_solve (maze, solver, start, goal, &self->recorder, &self->solution,
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
  g_free (self->entries);
  g_free (self->journal);
  g_free (self->changes);
  g_free (self->changed_cells);
  g_free (self);
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
  self->n_changes = 0;
  if (step < self->step && step >= self->step - self->n_journal)
    {
      while (self->step > step)
        take_back (self);
      return;
    }
  if (step < self->step || (step - self->step > SPACING && checkpoint * self->spacing > self->step))
    restore_checkpoint (self, checkpoint);
  if (step - self->step > SPACING || self->n_journal + (step - self->step) > MAX_JOURNAL)
    self->n_journal = self->n_entries = 0;
  while (self->step < step)
    {
      self->takes_down = step - self->step <= SPACING;
      apply (self);
    }
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

  if (self->state.current == NO_NUMBER)
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
  if (self->n_changes > MAX_CHANGES)
    return FALSE;
  *n_cells = (guint) self->n_changes;
  for (guint i = 0; i < *n_cells; i++)
    self->changed_cells[i] = lab_maze_get_cell (self->maze, self->changes[i]);
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
  for (*line = 0; *line < LAB_MAZE_MAX_LINES; (*line)++)
    {
      const guint8 *kinds = lab_maze_algorithm_lines[self->algorithm][*line].kinds;

      if (memchr (kinds, self->recorder.steps[self->step - 1] >> 2, LAB_MAZE_LINE_MAX_KINDS)
          != NULL)
        return TRUE;
    }
  g_return_val_if_reached (FALSE);
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
  guint8 step;
  const Effect *effect;
  LabMazeCell cell, other, first;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->step == 0)
    return NULL;
  step = self->recorder.steps[self->step - 1];
  effect = &effects[step >> 2];
  cell = lab_maze_get_cell (self->maze, (effect->flags & MOVE) != 0
                                            ? move (self, self->state.current, (step & 3) ^ 1)
                                            : self->state.current);
  other = lab_maze_step (cell, step & 3);
  first = sentences[effect->sentence].is_there ? other : cell;
  return format_sentence (_(sentences[effect->sentence].text), first.row + 1, first.column + 1,
                          other.row + 1, other.column + 1);
}
