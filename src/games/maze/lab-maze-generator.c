/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-generator.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#include "lab-maze.h"
#include "lab-refuse.h"

/* A step takes one byte: four times its kind, and its direction. */
G_STATIC_ASSERT (LAB_N_MAZE_STEP_KINDS * LAB_MAZE_N_DIRECTIONS <= 256);

/* A part of the maze without walls. */
typedef struct
{
  guint top;
  guint left;
  guint height;
  guint width;
} Room;

/* How many steps there are between two looks at the cancellable. */
#define N_BETWEEN (1 << 16)

/* Division */

/* Takes down that a piece of wall is built, or left out for the gap. */
static void
record_piece (LabMazeRecorder *recorder,
              const Room      *room,
              gboolean         below,
              guint            first,
              guint            piece,
              gboolean         is_gap)
{
  LabMazeDirection direction = below ? LAB_MAZE_DOWN : LAB_MAZE_RIGHT;

  if (piece == 0)
    lab_maze_record_cell (recorder, is_gap ? LAB_MAZE_STEP_GAP_FIRST : LAB_MAZE_STEP_BUILD_FIRST,
                          direction, room->top + (below ? first - 1 : 0),
                          room->left + (below ? 0 : first - 1));
  else
    lab_maze_record (recorder, is_gap ? LAB_MAZE_STEP_GAP : LAB_MAZE_STEP_BUILD, direction);
}

/* Takes down the cells of a room that is a corridor. */
static void
record_corridor (LabMazeRecorder *recorder,
                 const Room      *room)
{
  LabMazeDirection direction = room->height == 1 ? LAB_MAZE_RIGHT : LAB_MAZE_DOWN;

  lab_maze_record_cell (recorder, LAB_MAZE_STEP_CORRIDOR_FIRST, 0, room->top, room->left);
  for (guint i = 1; i < MAX (room->height, room->width); i++)
    lab_maze_record (recorder, LAB_MAZE_STEP_CORRIDOR, direction);
}

/* Builds a wall across a room with one gap, and returns the part of the room behind it. */
static G_ALWAYS_INLINE inline Room
divide (LabMaze         *maze,
        Room            *room,
        gboolean         below,
        LabRandom       *random,
        LabMazeRecorder *recorder)
{
  guint length = below ? room->width : room->height;
  guint first = 1 + lab_random_below (random, (below ? room->height : room->width) - 1);
  guint gap = lab_random_below (random, length);
  Room rest = *room;

  for (guint i = 0; i < length; i++)
    {
      if (recorder != NULL)
        record_piece (recorder, room, below, first, i, i == gap);
      if (i != gap && below)
        lab_maze_close (maze, room->top + first - 1, room->left + i, LAB_MAZE_DOWN);
      else if (i != gap)
        lab_maze_close (maze, room->top + i, room->left + first - 1, LAB_MAZE_RIGHT);
    }
  if (below)
    {
      rest.top += first;
      rest.height -= first;
      room->height = first;
    }
  else
    {
      rest.left += first;
      rest.width -= first;
      room->width = first;
    }
  return rest;
}

static G_ALWAYS_INLINE inline void
make_division (LabMaze         *maze,
               LabRandom       *random,
               LabMazeRecorder *recorder)
{
  g_autoptr (GArray) rooms = g_array_new (FALSE, FALSE, sizeof (Room));
  Room room = { 0, 0, maze->height, maze->width };

  lab_maze_empty (maze);
  g_array_append_val (rooms, room);
  while (rooms->len > 0 && !lab_maze_recorder_is_stopped (recorder))
    {
      gboolean below;
      Room rest;

      room = g_array_index (rooms, Room, rooms->len - 1);
      g_array_set_size (rooms, rooms->len - 1);
      if (room.height == 1 || room.width == 1)
        {
          if (recorder != NULL)
            record_corridor (recorder, &room);
          continue;
        }
      below = room.height > room.width
              || (room.height == room.width && lab_random_below (random, 2) == 0);
      rest = divide (maze, &room, below, random, recorder);
      g_array_append_val (rooms, room);
      g_array_append_val (rooms, rest);
    }
}

/**
 * lab_maze_make_division:
 * @maze: a maze from which no cell is left out
 * @random: the random numbers
 * @recorder: (nullable): takes down the steps
 *
 * Makes a maze by dividing a room without walls: a wall with one gap is built across the shorter
 * side, at a random place. Both parts are divided in the same way, until they are corridors.
 */
static void
lab_maze_make_division (LabMaze         *maze,
                        LabRandom       *random,
                        LabMazeRecorder *recorder)
{
  if (recorder != NULL)
    make_division (maze, random, recorder);
  else
    make_division (maze, random, NULL);
}

/* Generators that make a maze row by row, with the memory of one row. */

/* The cells of a row in sets of cells that are joined by rows above. Each set is a ring, from left
 * to right. As the sets do not cross, a cell and the next one are in the same set only if they
 * follow each other in the ring. */
typedef struct
{
  guint *next;
  guint *previous;
} Sets;

/* Random numbers of 32 bits. */
typedef struct
{
  LabRandom *random;
  guint64 bits;
  gboolean has_half;
} Halves;

/* The steps of the generators that work row by row. They make 64 cells at once, but what was done
 * in each cell can be seen in the maze. */

/* Notes that a run opens below, at the only cell of it that does. */
static void
record_opening (const LabMaze   *maze,
                guint            row,
                guint            first,
                LabMazeRecorder *recorder)
{
  while (!lab_maze_is_open_below (maze, row, first))
    first++;
  lab_maze_record_cell (recorder, LAB_MAZE_STEP_RUN_OPEN, LAB_MAZE_DOWN, row, first);
}

/** lab_maze_record_binary_tree: takes down the steps of the generator binary tree. */
static void
lab_maze_record_binary_tree (const LabMaze   *maze,
                             LabMazeRecorder *recorder)
{
  for (guint row = 0; row < maze->height; row++)
    {
      for (guint column = 0; column < maze->width; column++)
        {
          if (lab_maze_is_open_right (maze, row, column))
            lab_maze_record (recorder, LAB_MAZE_STEP_TREE_RIGHT, LAB_MAZE_RIGHT);
          else if (lab_maze_is_open_below (maze, row, column))
            lab_maze_record (recorder, LAB_MAZE_STEP_TREE_BELOW, LAB_MAZE_DOWN);
          else
            lab_maze_record (recorder, LAB_MAZE_STEP_TREE_LAST, 0);
        }
    }
}

/** lab_maze_record_sidewinder: takes down the steps of the generator sidewinder. */
static void
lab_maze_record_sidewinder (const LabMaze   *maze,
                            LabMazeRecorder *recorder)
{
  for (guint row = 0; row < maze->height; row++)
    {
      guint first = 0;

      for (guint column = 0; column < maze->width; column++)
        {
          if (lab_maze_is_open_right (maze, row, column))
            {
              lab_maze_record (recorder, LAB_MAZE_STEP_RUN_JOIN, LAB_MAZE_RIGHT);
              continue;
            }
          lab_maze_record (recorder, row + 1 < maze->height ? LAB_MAZE_STEP_RUN_END
                                                            : LAB_MAZE_STEP_RUN_LAST, 0);
          if (row + 1 < maze->height)
            record_opening (maze, row, first, recorder);
          first = column + 1;
        }
    }
}

/** lab_maze_record_eller: takes down the steps of the generator of Eller. */
static void
lab_maze_record_eller (const LabMaze   *maze,
                       LabMazeRecorder *recorder)
{
  for (guint row = 0; row < maze->height; row++)
    {
      for (guint column = 0; column < maze->width; column++)
        {
          if (column + 1 == maze->width)
            lab_maze_record (recorder, LAB_MAZE_STEP_ROW_END, 0);
          else if (lab_maze_is_open_right (maze, row, column))
            lab_maze_record (recorder, LAB_MAZE_STEP_ROW_JOIN, LAB_MAZE_RIGHT);
          else
            lab_maze_record (recorder, LAB_MAZE_STEP_ROW_KEEP, LAB_MAZE_RIGHT);
          if (row + 1 == maze->height)
            continue;
          lab_maze_record (recorder, lab_maze_is_open_below (maze, row, column)
                                       ? LAB_MAZE_STEP_ROW_OPEN
                                       : LAB_MAZE_STEP_ROW_CLOSED, LAB_MAZE_DOWN);
        }
    }
}

/* Row by row */

/* Returns the cells of a word that have a cell on the right. */
static inline guint64
get_inner (const LabMaze *maze,
           gsize          word)
{
  guint64 cells = lab_maze_get_present_word (maze, 0, word);
  guint last = maze->width - 1;

  return word == last / 64 ? cells & ~(G_GUINT64_CONSTANT (1) << last % 64) : cells;
}

static void
open_last_row (LabMaze *maze)
{
  guint64 *words = lab_maze_get_words (maze, maze->height - 1);

  for (gsize i = 0; i < maze->n_words; i++)
    {
      words[2 * i] = get_inner (maze, i);
      words[2 * i + 1] = 0;
    }
}

static inline guint64
draw_half (Halves *halves)
{
  if (!halves->has_half)
    halves->bits = lab_random_next (halves->random);
  else
    halves->bits >>= 32;
  halves->has_half = !halves->has_half;
  return (guint32) halves->bits;
}

/* Draws a number below @bound as lab_random_below() does, with half of the random bits. */
static inline guint
draw_below (Halves *halves,
            guint   bound)
{
  guint64 product = draw_half (halves) * bound;

  if ((guint32) product < bound)
    {
      while ((guint32) product < -bound % bound)
        product = draw_half (halves) * bound;
    }
  return (guint) (product >> 32);
}

/* Joins the set of a cell with that of the next cell. */
static void
join_sets (Sets  *sets,
           guint  cell)
{
  guint last = sets->previous[cell + 1], after = sets->next[cell];

  sets->next[last] = after;
  sets->previous[after] = last;
  sets->next[cell] = cell + 1;
  sets->previous[cell + 1] = cell;
}

static void
leave_set (Sets  *sets,
           guint  cell)
{
  guint before = sets->previous[cell], after = sets->next[cell];

  sets->next[before] = after;
  sets->previous[after] = before;
  sets->next[cell] = sets->previous[cell] = cell;
}

/* Returns a random bit. @bits has the bits that are left, below a bit that marks their end. */
static inline gboolean
toss (LabRandom *random,
      guint64   *bits)
{
  gboolean head;

  if (*bits <= 1)
    *bits = lab_random_next (random) | G_GUINT64_CONSTANT (1) << 63;
  head = (*bits & 1) != 0;
  *bits >>= 1;
  return head;
}

/**
 * lab_maze_make_binary_tree:
 * @maze: a maze from which no cell is left out
 * @random: the random numbers
 * @recorder: (nullable): takes down the steps
 *
 * Makes a maze in which each cell opens to the right or below at random, or in the only one of
 * these directions that it has. One random number decides for 64 cells.
 */
static void
lab_maze_make_binary_tree (LabMaze         *maze,
                           LabRandom       *random,
                           LabMazeRecorder *recorder)
{
  for (guint row = 0; row + 1 < maze->height; row++)
    {
      guint64 *words = lab_maze_get_words (maze, row);

      for (gsize i = 0; i < maze->n_words; i++)
        {
          words[2 * i] = lab_random_next (random) & get_inner (maze, i);
          words[2 * i + 1] = lab_maze_get_present_word (maze, row, i) & ~words[2 * i];
        }
    }
  open_last_row (maze);
  if (recorder != NULL)
    lab_maze_record_binary_tree (maze, recorder);
}

/**
 * lab_maze_make_sidewinder:
 * @maze: a maze from which no cell is left out
 * @random: the random numbers
 * @recorder: (nullable): takes down the steps
 *
 * Makes a maze row by row: in each cell, a coin opens to the right, or closes the run of open cells
 * and opens one of them below. The end of a row closes its run. The last row is open throughout.
 */
static void
lab_maze_make_sidewinder (LabMaze         *maze,
                          LabRandom       *random,
                          LabMazeRecorder *recorder)
{
  Halves halves = { random, 0, FALSE };

  for (guint row = 0; row + 1 < maze->height; row++)
    {
      guint64 *words = lab_maze_get_words (maze, row);
      guint start = 0;

      for (gsize i = 0; i < maze->n_words; i++)
        words[2 * i + 1] = 0;
      for (gsize i = 0; i < maze->n_words; i++)
        {
          guint64 right = lab_random_next (random) & get_inner (maze, i);

          words[2 * i] = right;
          for (guint64 ends = lab_maze_get_present_word (maze, row, i) & ~right; ends != 0;
               ends &= ends - 1)
            {
              guint end = (guint) i * 64 + (guint) __builtin_ctzll (ends) + 1;
              guint column = start + draw_below (&halves, end - start);

              words[2 * (column / 64) + 1] |= G_GUINT64_CONSTANT (1) << column % 64;
              start = end;
            }
        }
    }
  open_last_row (maze);
  if (recorder != NULL)
    lab_maze_record_sidewinder (maze, recorder);
}

/**
 * lab_maze_make_eller:
 * @maze: a maze from which no cell is left out
 * @random: the random numbers
 * @recorder: (nullable): takes down the steps
 *
 * Makes a maze row by row with the algorithm of Eller (1982): cells of different sets are joined to
 * the right at random, each set opens below at least once, and the last row joins all sets.
 */
static void
lab_maze_make_eller (LabMaze         *maze,
                     LabRandom       *random,
                     LabMazeRecorder *recorder)
{
  g_autofree guint *next = g_new (guint, maze->width);
  g_autofree guint *previous = g_new (guint, maze->width);
  Sets sets = { next, previous };
  guint64 bits = 0;

  lab_maze_fill (maze);
  for (guint column = 0; column < maze->width; column++)
    next[column] = previous[column] = column;
  for (guint row = 0; row < maze->height; row++)
    {
      gboolean is_last = row + 1 == maze->height;

      for (guint column = 0; column < maze->width; column++)
        {
          if (column + 1 < maze->width && next[column] != column + 1
              && (is_last || toss (random, &bits)))
            {
              join_sets (&sets, column);
              lab_maze_open (maze, row, column, LAB_MAZE_RIGHT);
            }
          if (is_last)
            continue;
          if (next[column] != column && toss (random, &bits))
            leave_set (&sets, column);
          else
            lab_maze_open (maze, row, column, LAB_MAZE_DOWN);
        }
    }
  if (recorder != NULL)
    lab_maze_record_eller (maze, recorder);
}

/* A generator makes only a whole rectangle, or a maze of any shape. */
const LabMazeGeneratorKind lab_maze_generators[LAB_N_MAZE_GENERATORS] = {
  [LAB_MAZE_BINARY_TREE] = { "binary-tree", lab_maze_make_binary_tree },
  [LAB_MAZE_SIDEWINDER] = { "sidewinder", lab_maze_make_sidewinder },
  [LAB_MAZE_KRUSKAL] = { "kruskal", NULL },
  [LAB_MAZE_EXPLORATION] = { "exploration", NULL },
  [LAB_MAZE_WILSON] = { "wilson", NULL },
  [LAB_MAZE_PRIM] = { "prim", NULL },
  [LAB_MAZE_GROWING_TREE] = { "growing-tree", NULL },
  [LAB_MAZE_ELLER] = { "eller", lab_maze_make_eller },
  [LAB_MAZE_ALDOUS_BRODER] = { "aldous-broder", NULL },
  [LAB_MAZE_HUNT_AND_KILL] = { "hunt-and-kill", NULL },
  [LAB_MAZE_DIVISION] = { "division", lab_maze_make_division },
};

/* Private helpers */

/* Returns all dead ends, or NULL if there is not enough memory for them. */
static LabMazeCell *
list_dead_ends (const LabMaze *maze,
                guint         *n_cells)
{
  LabMazeCell *cells = NULL;

  /* First they are counted, then noted. */
  for (guint round = 0; round < 2; round++)
    {
      guint n = 0;

      for (guint row = 0; row < maze->height; row++)
        {
          for (guint column = 0; column < maze->width; column++)
            {
              LabMazeCell cell = { row, column };

              if (!lab_maze_is_dead_end (maze, cell))
                continue;
              if (cells != NULL)
                cells[n] = cell;
              n++;
            }
        }
      *n_cells = n;
      if (round == 0)
        cells = g_try_new0 (LabMazeCell, MAX (n, 1));
      if (cells == NULL)
        return NULL;
    }
  return cells;
}

/* Removes a random wall of a dead end. Returns how many dead ends are gone: none, if its other
 * sides are the border; two, if the wall was between two dead ends. */
static guint
open_dead_end (LabMaze     *maze,
               LabMazeCell  cell,
               LabRandom   *random)
{
  guint walls = lab_maze_get_sides (maze, cell.row, cell.column)
                & ~lab_maze_get_ways (maze, cell.row, cell.column);
  LabMazeCell other;
  guint n_gone;

  if (walls == 0)
    return 0;
  for (guint skip = lab_random_below (random, (guint) __builtin_popcount (walls)); skip > 0; skip--)
    walls &= walls - 1;
  other = lab_maze_step (cell, (LabMazeDirection) __builtin_ctz (walls));
  n_gone = lab_maze_is_dead_end (maze, other) ? 2 : 1;
  lab_maze_open (maze, cell.row, cell.column, (LabMazeDirection) __builtin_ctz (walls));
  return n_gone;
}

/* Returns whether the next of some walls is among those to remove, and counts both down: each set
 * of walls is equally likely (Fan, Muller, and Rezucha 1962; Knuth's algorithm S). */
static gboolean
take_wall (guint64   *n_walls,
           guint64   *n_left,
           LabRandom *random)
{
  /* A multiple of 2^-53 from 0 up to 1, without 1. */
  double number = (double) (lab_random_next (random) >> 11) / 9007199254740992.0;
  gboolean taken = number * (double) *n_left < (double) *n_walls;

  *n_walls -= taken ? 1 : 0;
  (*n_left)--;
  return taken;
}

/* Public functions */

/**
 * lab_maze_recorder_init:
 * @self: (out caller-allocates): the recorder
 * @maze: the maze of the algorithm
 * @max_steps: how many steps are possible at most
 * @cancellable: (nullable): stops the recording
 *
 * Prepares the recording of an algorithm.
 */
void
lab_maze_recorder_init (LabMazeRecorder *self,
                        const LabMaze   *maze,
                        gsize            max_steps,
                        GCancellable    *cancellable)
{
  *self = (LabMazeRecorder) { .width = maze->width, .stride = maze->n_words * 64,
                              .max_steps = max_steps, .cancellable = cancellable };
}

/** lab_maze_recorder_clear: frees the steps. */
void
lab_maze_recorder_clear (LabMazeRecorder *self)
{
  g_clear_pointer (&self->steps, g_free);
  g_clear_pointer (&self->cells, g_free);
}

/**
 * lab_maze_recorder_grow:
 * @self: a recorder
 *
 * Makes room for more steps, and looks at the cancellable.
 *
 * Returns: whether there is room; otherwise the recorder has stopped
 */
gboolean
lab_maze_recorder_grow (LabMazeRecorder *self)
{
  if (self->forgets)
    self->n_steps = self->n_cells = 0;
  if (self->progress != NULL && !self->stopped)
    self->progress (self->n_steps, self->data);
  self->stopped = self->stopped || (self->n_steps >= self->max_steps && !self->forgets)
                  || g_cancellable_is_cancelled (self->cancellable);
  if (self->stopped)
    return FALSE;
  if (self->n_steps == self->n_allocated)
    {
      self->n_allocated = MAX (2 * self->n_allocated, N_BETWEEN);
      if (!self->forgets)
        self->n_allocated = MIN (self->n_allocated, self->max_steps);
      self->steps = g_realloc (self->steps, self->n_allocated);
    }
  self->limit = MIN (self->n_steps + N_BETWEEN, self->n_allocated);
  return TRUE;
}

/** lab_maze_recorder_add_cell: notes the number of the cell of a step. */
void
lab_maze_recorder_add_cell (LabMazeRecorder *self,
                            guint32          number)
{
  if (self->n_cells == self->n_cells_allocated && !self->stopped)
    {
      self->n_cells_allocated = MAX (2 * self->n_cells_allocated, N_BETWEEN);
      self->cells = g_renew (guint32, self->cells, self->n_cells_allocated);
    }
  if (self->n_cells < self->n_cells_allocated)
    self->cells[self->n_cells++] = number;
}

/**
 * lab_maze_generate:
 * @maze: a maze, whose walls are lost
 * @generator: how to generate
 * @random: the random numbers; the same numbers give the same maze on every machine
 * @recorder: (nullable): takes down the steps
 * @error: return location for a #LabMazeError
 *
 * Makes a perfect maze of all cells that are not left out. Generators that work by rows, and
 * division, need a whole rectangle. If the recorder stopped, the maze is not finished.
 *
 * Returns: %TRUE if it is possible and there is enough memory
 */
gboolean
lab_maze_generate (LabMaze           *maze,
                   LabMazeGenerator   generator,
                   LabRandom         *random,
                   LabMazeRecorder   *recorder,
                   GError           **error)
{
  g_return_val_if_fail (maze != NULL && random != NULL, FALSE);
  g_return_val_if_fail (generator < LAB_N_MAZE_GENERATORS, FALSE);

  if (lab_maze_generators[generator].make_rectangle == NULL)
    return lab_maze_check_connected (maze, error)
           && (generator == LAB_MAZE_KRUSKAL
                   ? lab_maze_make_kruskal (maze, random, recorder, error)
                   : lab_maze_grow (maze, generator, random, recorder, error));
  if (maze->n_cells < (guint64) maze->height * maze->width)
    return lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_UNSUITABLE,
                       /* Translators: %s is the name of a generator, such as “eller”; wilson is
                        * another one. */
                       _("“%s” needs a whole rectangle. Use another generator for shapes, such as "
                         "wilson."), lab_maze_generators[generator].word);
  lab_maze_generators[generator].make_rectangle (maze, random, recorder);
  return TRUE;
}

/**
 * lab_maze_generate_in_thread:
 * @maze: a maze, whose walls are lost
 * @generator: how to generate
 * @random: the random numbers
 * @cancellable: (nullable): stops the work from another thread
 * @error: return location for a #LabMazeError, or %G_IO_ERROR_CANCELLED
 *
 * Does the same as lab_maze_generate(), a little slower, and can be cancelled. The walk of Aldous
 * and Broder takes minutes in a large maze. If it was cancelled, the walls are of no use.
 *
 * Returns: %TRUE if it is possible, there is enough memory, and it was not cancelled
 */
gboolean
lab_maze_generate_in_thread (LabMaze           *maze,
                             LabMazeGenerator   generator,
                             LabRandom         *random,
                             GCancellable      *cancellable,
                             GError           **error)
{
  g_auto (LabMazeRecorder) recorder = { 0 };

  lab_maze_recorder_init (&recorder, maze, 0, cancellable);
  recorder.forgets = TRUE;
  return lab_maze_generate (maze, generator, random, &recorder, error)
         && !g_cancellable_set_error_if_cancelled (cancellable, error);
}

/**
 * lab_maze_braid:
 * @maze: a maze
 * @percent: how many of the dead ends to remove, 0 to 100
 * @random: the random numbers
 * @error: return location for a #LabMazeError
 *
 * Removes walls of random dead ends, which makes loops, until the share of them is gone (one more
 * if two dead ends are joined). A dead end stays if all its walls are border.
 *
 * Returns: %TRUE if there is enough memory
 */
gboolean
lab_maze_braid (LabMaze    *maze,
                guint       percent,
                LabRandom  *random,
                GError    **error)
{
  g_autofree LabMazeCell *cells = NULL;
  guint n_cells, n_left;

  g_return_val_if_fail (maze != NULL && random != NULL && percent <= 100, FALSE);

  if (percent == 0)
    return TRUE;
  cells = list_dead_ends (maze, &n_cells);
  if (cells == NULL)
    return lab_maze_refuse_memory (maze->height, maze->width, error);
  n_left = (guint) ((guint64) n_cells * percent / 100);
  while (n_cells > 0 && n_left > 0)
    {
      guint pick = lab_random_below (random, n_cells);
      LabMazeCell cell = cells[pick];
      guint n_gone = lab_maze_is_dead_end (maze, cell) ? open_dead_end (maze, cell, random) : 0;

      cells[pick] = cells[--n_cells];
      n_left -= MIN (n_left, n_gone);
    }
  return TRUE;
}

/**
 * lab_maze_open_walls:
 * @maze: a maze
 * @n_walls: how many walls to remove; if there are fewer, all
 * @random: the random numbers
 *
 * Removes random walls between cells, anywhere in the maze. In a perfect maze, each of them makes
 * one more loop.
 */
void
lab_maze_open_walls (LabMaze   *maze,
                     guint64    n_walls,
                     LabRandom *random)
{
  guint64 n_left;

  g_return_if_fail (maze != NULL && random != NULL);

  n_left = lab_maze_count_walls (maze);
  n_walls = MIN (n_walls, n_left);
  for (guint row = 0; row < maze->height && n_walls > 0; row++)
    {
      guint64 *words = lab_maze_get_words (maze, row);

      for (gsize i = 0; i < 2 * maze->n_words; i++)
        {
          guint64 sides = i % 2 == 0 ? lab_maze_get_sides_right (maze, row, i / 2)
                                     : lab_maze_get_sides_below (maze, row, i / 2);

          for (guint64 walls = sides & ~words[i]; walls != 0; walls &= walls - 1)
            {
              if (take_wall (&n_walls, &n_left, random))
                words[i] |= walls & -walls;
            }
        }
    }
}
