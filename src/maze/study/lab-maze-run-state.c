/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-run-state-private.h"

/* A byte of the marks has the mark, and the direction of the last step of a walk from the cell. */
#define MARK_MASK 7
#define EXIT_SHIFT 3

/* An entry of the journal is a cell, with its old byte; or, with this bit, a wall that was changed
 * in a direction. */
#define WALL (G_GUINT64_CONSTANT (1) << 63)

#define JUMP LAB_MAZE_RUN_JUMP
#define NEXT LAB_MAZE_RUN_NEXT
#define ALONG LAB_MAZE_RUN_ALONG
#define EXIT LAB_MAZE_RUN_EXIT
#define OPEN LAB_MAZE_RUN_OPEN
#define CLOSE LAB_MAZE_RUN_CLOSE
#define MOVE LAB_MAZE_RUN_MOVE
#define ERASE LAB_MAZE_RUN_ERASE
#define SETTLE LAB_MAZE_RUN_SETTLE
#define FRONTIER LAB_MAZE_RUN_FRONTIER

#define UNVISITED LAB_MAZE_MARK_UNVISITED
#define WAITING LAB_MAZE_MARK_WAITING
#define VISITED LAB_MAZE_MARK_VISITED
#define PATH LAB_MAZE_MARK_PATH
#define FILLED LAB_MAZE_MARK_FILLED
#define ONCE LAB_MAZE_MARK_ONCE
#define TWICE LAB_MAZE_MARK_TWICE

static const LabMazeStepEffect effects[LAB_N_MAZE_STEP_KINDS] = {
  [LAB_MAZE_STEP_START] = { JUMP, VISITED, 0 },
  [LAB_MAZE_STEP_START_PATH] = { JUMP, PATH, 0 },
  [LAB_MAZE_STEP_START_WAITING] = { JUMP, WAITING, 0 },
  [LAB_MAZE_STEP_START_FRONTIER] = { JUMP | FRONTIER, VISITED, 0 },
  [LAB_MAZE_STEP_START_ONCE] = { JUMP, ONCE, 0 },
  [LAB_MAZE_STEP_TREE_RIGHT] = { NEXT | OPEN, VISITED, 0 },
  [LAB_MAZE_STEP_TREE_BELOW] = { NEXT | OPEN, VISITED, 0 },
  [LAB_MAZE_STEP_TREE_LAST] = { NEXT, VISITED, 0 },
  [LAB_MAZE_STEP_RUN_JOIN] = { NEXT | OPEN, PATH, 0 },
  [LAB_MAZE_STEP_RUN_END] = { NEXT, PATH, 0 },
  [LAB_MAZE_STEP_RUN_LAST] = { NEXT | SETTLE, PATH, 0 },
  [LAB_MAZE_STEP_RUN_OPEN] = { JUMP | OPEN | SETTLE, 0, 0 },
  [LAB_MAZE_STEP_ROW_JOIN] = { NEXT | OPEN, VISITED, 0 },
  [LAB_MAZE_STEP_ROW_KEEP] = { NEXT, VISITED, 0 },
  [LAB_MAZE_STEP_ROW_END] = { NEXT, VISITED, 0 },
  [LAB_MAZE_STEP_ROW_OPEN] = { OPEN, 0, WAITING },
  [LAB_MAZE_STEP_ROW_CLOSED] = { 0, 0, 0 },
  [LAB_MAZE_STEP_WALL_OPEN] = { JUMP | OPEN, VISITED, VISITED },
  [LAB_MAZE_STEP_WALL_KEEP] = { JUMP, 0, 0 },
  [LAB_MAZE_STEP_WALL_GROW] = { JUMP | OPEN | MOVE | FRONTIER, 0, VISITED },
  [LAB_MAZE_STEP_REACH] = { OPEN | MOVE, 0, PATH },
  [LAB_MAZE_STEP_BACK] = { MOVE, VISITED, 0 },
  [LAB_MAZE_STEP_FINISH] = { 0, VISITED, 0 },
  [LAB_MAZE_STEP_GROW] = { JUMP | OPEN | MOVE, 0, WAITING },
  [LAB_MAZE_STEP_DROP] = { JUMP, VISITED, 0 },
  [LAB_MAZE_STEP_VISIT] = { OPEN | MOVE, 0, VISITED },
  [LAB_MAZE_STEP_PASS] = { MOVE, 0, 0 },
  [LAB_MAZE_STEP_HUNT] = { JUMP, 0, 0 },
  [LAB_MAZE_STEP_JOIN] = { OPEN, VISITED, 0 },
  [LAB_MAZE_STEP_WALK_BEGIN] = { JUMP, PATH, 0 },
  [LAB_MAZE_STEP_WALK] = { EXIT | MOVE, 0, PATH },
  [LAB_MAZE_STEP_WALK_LOOP] = { EXIT | MOVE | ERASE, 0, 0 },
  [LAB_MAZE_STEP_WALK_END] = { EXIT | MOVE, 0, 0 },
  [LAB_MAZE_STEP_CARVE_FIRST] = { JUMP | OPEN | MOVE, VISITED, 0 },
  [LAB_MAZE_STEP_CARVE] = { OPEN | MOVE, VISITED, 0 },
  [LAB_MAZE_STEP_BUILD_FIRST] = { JUMP | CLOSE, 0, 0 },
  [LAB_MAZE_STEP_BUILD] = { ALONG | CLOSE, 0, 0 },
  [LAB_MAZE_STEP_GAP_FIRST] = { JUMP, 0, 0 },
  [LAB_MAZE_STEP_GAP] = { ALONG, 0, 0 },
  [LAB_MAZE_STEP_CORRIDOR_FIRST] = { JUMP, VISITED, 0 },
  [LAB_MAZE_STEP_CORRIDOR] = { MOVE, 0, VISITED },
  [LAB_MAZE_STEP_TAKE] = { JUMP, VISITED, 0 },
  [LAB_MAZE_STEP_FIND] = { 0, 0, WAITING },
  [LAB_MAZE_STEP_TAKE_GOAL] = { JUMP, VISITED, 0 },
  [LAB_MAZE_STEP_TURN_RIGHT] = { MOVE, 0, VISITED },
  [LAB_MAZE_STEP_STRAIGHT] = { MOVE, 0, VISITED },
  [LAB_MAZE_STEP_TURN_LEFT] = { MOVE, 0, VISITED },
  [LAB_MAZE_STEP_TURN_BACK] = { MOVE, 0, VISITED },
  [LAB_MAZE_STEP_ENTER] = { MOVE, 0, ONCE },
  [LAB_MAZE_STEP_ENTER_KNOWN] = { MOVE, 0, 0 },
  [LAB_MAZE_STEP_TURN_AROUND] = { MOVE, 0, 0 },
  [LAB_MAZE_STEP_RETREAT] = { MOVE, TWICE, 0 },
  [LAB_MAZE_STEP_FILL_FIRST] = { JUMP | MOVE, FILLED, 0 },
  [LAB_MAZE_STEP_FILL] = { MOVE, FILLED, 0 },
  [LAB_MAZE_STEP_TRACE_FIRST] = { JUMP, PATH, 0 },
  [LAB_MAZE_STEP_TRACE] = { MOVE, 0, PATH },
  [LAB_MAZE_STEP_NO_WAY] = { 0, 0, 0 },
  [LAB_MAZE_STEP_ROUND] = { 0, 0, 0 },
};

/* Private helpers */

static inline void
add_entry (LabMazeRunJournal *journal,
           guint64            entry)
{
  if (journal == NULL)
    return;
  if (journal->n_entries == journal->n_allocated)
    {
      journal->n_allocated = MAX (2 * journal->n_allocated, 1024);
      journal->entries = g_renew (guint64, journal->entries, journal->n_allocated);
    }
  journal->entries[journal->n_entries++] = entry;
}

static inline void
add_change (LabMazeRunChanges *changes,
            guint32            number)
{
  if (changes == NULL || number == LAB_MAZE_NO_NUMBER)
    return;
  if (changes->n_cells < LAB_MAZE_MAX_CHANGES)
    changes->cells[changes->n_cells] = number;
  changes->n_cells++;
}

static inline void
set_byte (LabMazeRunState   *self,
          guint32            number,
          guint8             byte,
          LabMazeRunJournal *journal,
          LabMazeRunChanges *changes)
{
  guint8 old = self->marks[number];

  add_entry (journal, (guint64) number << 8 | old);
  add_change (changes, number);
  self->n_marked[old & MARK_MASK]--;
  self->n_marked[byte & MARK_MASK]++;
  self->marks[number] = byte;
}

static inline void
set_mark (LabMazeRunState   *self,
          guint32            number,
          guint8             mark,
          LabMazeRunJournal *journal,
          LabMazeRunChanges *changes)
{
  set_byte (self, number, (self->marks[number] & ~MARK_MASK) | mark, journal, changes);
}

static inline LabMazeMark
get_mark (const LabMazeRunState *self,
          guint32                number)
{
  return self->marks[number] & MARK_MASK;
}

static inline void
set_wall (LabMazeRunState   *self,
          guint32            number,
          LabMazeDirection   direction,
          gboolean           open,
          LabMazeRunJournal *journal,
          LabMazeRunChanges *changes)
{
  LabMazeCell cell = lab_maze_get_cell (self->maze, number);

  add_entry (journal, WALL | (guint64) number << 8 | (open ? LAB_MAZE_N_DIRECTIONS : 0)
                      | direction);
  add_change (changes, number);
  add_change (changes, lab_maze_run_state_move (self, number, direction));
  if (open)
    lab_maze_open (self->maze, cell.row, cell.column, direction);
  else
    lab_maze_close (self->maze, cell.row, cell.column, direction);
  if (open)
    self->n_openings++;
  else
    self->n_openings--;
}

/* Forgets the walk from the current cell, where it was before, until it came here again. */
static void
erase_loop (LabMazeRunState   *self,
            LabMazeRunJournal *journal,
            LabMazeRunChanges *changes)
{
  guint32 number = self->current;

  for (;;)
    {
      number = lab_maze_run_state_move (self, number, self->marks[number] >> EXIT_SHIFT);
      if (number == self->current)
        return;
      set_mark (self, number, UNVISITED, journal, changes);
    }
}

/* Makes the cells of a run visited, to the left and to the right of the current one. */
static void
settle_run (LabMazeRunState   *self,
            LabMazeRunJournal *journal,
            LabMazeRunChanges *changes)
{
  guint32 begin = self->current - self->current % self->maze->width;
  guint32 first = self->current;

  while (first > begin && get_mark (self, first - 1) == PATH)
    first--;
  for (guint32 i = first; i < begin + self->maze->width && get_mark (self, i) == PATH; i++)
    set_mark (self, i, VISITED, journal, changes);
}

static void
add_frontier (LabMazeRunState   *self,
              LabMazeRunJournal *journal,
              LabMazeRunChanges *changes)
{
  LabMazeCell cell = lab_maze_get_cell (self->maze, self->current);
  guint sides = lab_maze_get_sides (self->maze, cell.row, cell.column);

  for (; sides != 0; sides &= sides - 1)
    {
      guint32 next = lab_maze_run_state_move (self, self->current, __builtin_ctz (sides));

      if (get_mark (self, next) == UNVISITED)
        set_mark (self, next, WAITING, journal, changes);
    }
}

/* Functions for lab-maze-run.c */

/** lab_maze_step_kind_get_effect: returns what steps of a kind change. */
const LabMazeStepEffect *
lab_maze_step_kind_get_effect (LabMazeStepKind kind)
{
  return &effects[kind];
}

/**
 * lab_maze_run_state_init:
 * @self: (out caller-allocates): the state
 * @maze: a maze, which belongs to the caller, as it is before the first step
 * @marks: a byte for each cell, all 0
 *
 * Makes the state before the first step.
 */
void
lab_maze_run_state_init (LabMazeRunState *self,
                         LabMaze         *maze,
                         guint8          *marks)
{
  *self = (LabMazeRunState) { .maze = maze, .marks = marks, .current = LAB_MAZE_NO_NUMBER,
                              .n_openings = lab_maze_count_openings (maze) };
  self->n_marked[UNVISITED] = maze->n_cells;
}

/** lab_maze_run_state_has_loop: returns whether a step of a walk comes back to the walk. */
gboolean
lab_maze_run_state_has_loop (const LabMazeRunState *self,
                             guint8                 step)
{
  return step >> 2 == LAB_MAZE_STEP_WALK
         && get_mark (self, lab_maze_run_state_move (self, self->current, step & 3)) == PATH;
}

/**
 * lab_maze_run_state_apply:
 * @self: a state
 * @step: the next step
 * @cells: the cells that were noted
 * @journal: (nullable): takes down how to take the step back
 * @changes: (nullable): takes down which cells changed
 *
 * Makes a step.
 */
void
lab_maze_run_state_apply (LabMazeRunState   *self,
                          guint8             step,
                          const guint32     *cells,
                          LabMazeRunJournal *journal,
                          LabMazeRunChanges *changes)
{
  const LabMazeStepEffect *effect = &effects[step >> 2];
  LabMazeDirection direction = step & 3;
  guint32 next;

  if (journal != NULL)
    {
      journal->steps[journal->n_steps].first = journal->n_entries;
      journal->steps[journal->n_steps++].current = self->current;
    }
  add_change (changes, self->current);
  if ((effect->flags & JUMP) != 0)
    self->current = cells[self->next_cell++];
  else if ((effect->flags & NEXT) != 0)
    self->current = self->cursor++;
  else if ((effect->flags & ALONG) != 0)
    self->current += direction == LAB_MAZE_DOWN ? 1 : self->maze->width;
  next = lab_maze_run_state_move (self, self->current, direction);
  if ((effect->flags & EXIT) != 0)
    set_byte (self, self->current,
              (guint8) (get_mark (self, self->current) | direction << EXIT_SHIFT), journal,
              changes);
  if (effect->here != 0)
    set_mark (self, self->current, effect->here, journal, changes);
  if (effect->there != 0)
    set_mark (self, next, effect->there, journal, changes);
  if ((effect->flags & (OPEN | CLOSE)) != 0)
    set_wall (self, self->current, direction, (effect->flags & OPEN) != 0, journal, changes);
  if ((effect->flags & MOVE) != 0)
    self->current = next;
  if ((effect->flags & ERASE) != 0)
    erase_loop (self, journal, changes);
  if ((effect->flags & SETTLE) != 0)
    settle_run (self, journal, changes);
  if ((effect->flags & FRONTIER) != 0)
    add_frontier (self, journal, changes);
  add_change (changes, self->current);
}

/**
 * lab_maze_run_state_take_back:
 * @self: a state
 * @step: the last step
 * @journal: a journal that has the step
 * @changes: (nullable): takes down which cells changed
 *
 * Takes a step back.
 */
void
lab_maze_run_state_take_back (LabMazeRunState   *self,
                              guint8             step,
                              LabMazeRunJournal *journal,
                              LabMazeRunChanges *changes)
{
  const LabMazeStepEffect *effect = &effects[step >> 2];
  gsize first = journal->steps[--journal->n_steps].first;

  for (gsize i = journal->n_entries; i > first; i--)
    {
      guint64 entry = journal->entries[i - 1];
      guint32 number = (guint32) (entry >> 8);

      if ((entry & WALL) != 0)
        set_wall (self, number, entry & 3, (entry & LAB_MAZE_N_DIRECTIONS) == 0, NULL, changes);
      else
        set_byte (self, number, (guint8) entry, NULL, changes);
    }
  journal->n_entries = first;
  add_change (changes, self->current);
  self->current = journal->steps[journal->n_steps].current;
  add_change (changes, self->current);
  if ((effect->flags & JUMP) != 0)
    self->next_cell--;
  else if ((effect->flags & NEXT) != 0)
    self->cursor--;
}
