/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-generator.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lab-maze.h"
#include "lab-random.h"
#include "lab-refuse.h"

/* How often the longest choice, of 4 directions, fits into the shorter ones, and into 16 bits. */
#define LAB_MAZE_N_CHOICES 12
#define LAB_MAZE_CHOICE_SIZE (65536 / LAB_MAZE_N_CHOICES)

/**
 * LabMazeGrowth:
 * @maze: the maze; while it grows, the two bits of a cell are not openings, but the direction of
 *   the cell from which it was reached: the low bit in the first word, the high bit in the second
 * @random: the random numbers
 * @marked: which cells are in the maze already; the border and cells that are left out count as
 *   marked. There is a row of marks above the first row and one below the last row
 * @stride: the number of bits in a row of @marked
 * @steps: what a step in each direction adds to a place, see lab_maze_growth_find_place()
 * @chunks: random bits that are left, 16 for each choice
 * @n_chunks: how many choices are left in @chunks
 * @choices: for each set of directions, all of them, each equally often
 * @choice_steps: the steps in these directions
 *
 * A maze that grows as a tree from one cell. It needs one bit for each cell besides the maze, and
 * no stack, because each cell knows the way back.
 */
typedef struct
{
  LabMaze   *maze;
  LabRandom *random;
  guint64   *marked;
  gsize      stride;
  gssize     steps[LAB_MAZE_N_DIRECTIONS];
  guint64    chunks;
  guint      n_chunks;
  guint8     choices[1 << LAB_MAZE_N_DIRECTIONS][LAB_MAZE_N_CHOICES];
  gssize     choice_steps[1 << LAB_MAZE_N_DIRECTIONS][LAB_MAZE_N_CHOICES];
} LabMazeGrowth;

static void lab_maze_growth_clear (LabMazeGrowth *self);

/** lab_maze_growth_find_place: returns the place of a cell, which is the number of its mark. */
static inline gsize
lab_maze_growth_find_place (const LabMazeGrowth *self,
                            guint                row,
                            guint                column)
{
  return (row + (gsize) 1) * self->stride + column;
}

/** lab_maze_growth_is_marked: returns whether a place is marked. */
static inline gboolean
lab_maze_growth_is_marked (const LabMazeGrowth *self,
                           gsize                place)
{
  return (self->marked[place / 64] >> place % 64 & 1) != 0;
}

/** lab_maze_growth_mark: marks a place. */
static inline void
lab_maze_growth_mark (LabMazeGrowth *self,
                      gsize          place)
{
  self->marked[place / 64] |= G_GUINT64_CONSTANT (1) << place % 64;
}

/** lab_maze_growth_get_unmarked: returns the directions from a place to unmarked ones. */
static inline guint
lab_maze_growth_get_unmarked (const LabMazeGrowth *self,
                              gsize                place)
{
  const guint64 *marked = self->marked;
  gsize up = place - self->stride, down = place + self->stride;
  guint taken = (guint) (marked[up / 64] >> up % 64 & 1) << LAB_MAZE_UP
                | (guint) (marked[down / 64] >> down % 64 & 1) << LAB_MAZE_DOWN
                | (guint) (marked[(place - 1) / 64] >> (place - 1) % 64 & 1) << LAB_MAZE_LEFT
                | (guint) (marked[(place + 1) / 64] >> (place + 1) % 64 & 1) << LAB_MAZE_RIGHT;

  return taken ^ 0xf;
}

/** lab_maze_growth_draw: returns a random number below %LAB_MAZE_N_CHOICES. */
static inline guint
lab_maze_growth_draw (LabMazeGrowth *self)
{
  guint chunk;

  do
    {
      if (self->n_chunks == 0)
        {
          self->chunks = lab_random_next (self->random);
          self->n_chunks = 4;
        }
      chunk = (guint) (self->chunks & 0xffff);
      self->chunks >>= 16;
      self->n_chunks--;
    }
  while (chunk >= LAB_MAZE_N_CHOICES * LAB_MAZE_CHOICE_SIZE);
  return chunk / LAB_MAZE_CHOICE_SIZE;
}

/** lab_maze_growth_choose: returns one of a set of directions, all with the same probability. */
static inline LabMazeDirection
lab_maze_growth_choose (LabMazeGrowth *self,
                        guint          directions)
{
  return self->choices[directions][lab_maze_growth_draw (self)];
}

/** lab_maze_growth_find_words: returns the two words of the maze that have a place. */
static inline guint64 *
lab_maze_growth_find_words (LabMazeGrowth *self,
                            gsize          place)
{
  return self->maze->openings + 2 * (place / 64 - self->maze->n_words);
}

/** lab_maze_growth_get_back: returns the direction from which a place was reached. */
static inline LabMazeDirection
lab_maze_growth_get_back (LabMazeGrowth *self,
                          gsize          place)
{
  const guint64 *words = lab_maze_growth_find_words (self, place);

  return (guint) (words[0] >> place % 64 & 1) | (guint) (words[1] >> place % 64 & 1) << 1;
}

/** lab_maze_growth_set_back: sets the direction from which a place was reached. */
static inline void
lab_maze_growth_set_back (LabMazeGrowth    *self,
                          gsize             place,
                          LabMazeDirection  direction)
{
  guint64 *words = lab_maze_growth_find_words (self, place);
  guint64 bit = G_GUINT64_CONSTANT (1) << place % 64;

  words[0] = (words[0] & ~bit) | (guint64) (direction & 1) << place % 64;
  words[1] = (words[1] & ~bit) | (guint64) (direction >> 1) << place % 64;
}

/** lab_maze_growth_add: takes an unmarked place into the maze, reached in a direction. */
static inline void
lab_maze_growth_add (LabMazeGrowth    *self,
                     gsize             place,
                     LabMazeDirection  direction)
{
  guint64 *words = lab_maze_growth_find_words (self, place);

  lab_maze_growth_mark (self, place);
  words[0] |= (guint64) (~direction & 1) << place % 64;
  words[1] |= (guint64) (direction >> 1) << place % 64;
}

/** lab_maze_growth_reach: takes an unmarked place into the maze, from a marked one beside it. */
static inline gsize
lab_maze_growth_reach (LabMazeGrowth    *self,
                       gsize             from,
                       LabMazeDirection  direction)
{
  gsize place = from + (gsize) self->steps[direction];

  lab_maze_growth_add (self, place, direction);
  return place;
}

/** lab_maze_growth_reach_any: does the same in a random one of a set of directions, and sets
 * @direction to it. */
static inline gsize
lab_maze_growth_reach_any (LabMazeGrowth    *self,
                           gsize             from,
                           guint             directions,
                           LabMazeDirection *direction)
{
  guint choice = lab_maze_growth_draw (self);
  gsize place = from + (gsize) self->choice_steps[directions][choice];

  *direction = self->choices[directions][choice];
  lab_maze_growth_add (self, place, *direction);
  return place;
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabMazeGrowth, lab_maze_growth_clear)

/* How often a start is drawn before the first cell is taken, if many cells are left out. */
#define N_DRAWS 64

/* Growth */

static void
make_choices (LabMazeGrowth *self)
{
  for (guint set = 1; set < 1u << LAB_MAZE_N_DIRECTIONS; set++)
    {
      for (guint i = 0, direction = 0; i < LAB_MAZE_N_CHOICES; direction = (direction + 1) % 4)
        {
          if ((set & LAB_MAZE_BIT (direction)) == 0)
            continue;
          self->choices[set][i] = (guint8) direction;
          self->choice_steps[set][i++] = self->steps[direction];
        }
    }
}

/* Returns which cells of a word of @row were reached, without the root. */
static guint64
get_reached (const LabMazeGrowth *self,
             guint                row,
             gsize                word,
             gsize                root)
{
  guint64 reached = row < self->maze->height ? lab_maze_get_present_word (self->maze, row, word)
                                             : 0;

  if (root / 64 == (row + (gsize) 1) * self->maze->n_words + word)
    reached &= ~(G_GUINT64_CONSTANT (1) << root % 64);
  return reached;
}

/* Returns which cells of a word of @row were reached from the cell above. */
static guint64
get_from_above (const LabMazeGrowth *self,
                guint                row,
                gsize                word,
                gsize                root)
{
  guint64 reached = get_reached (self, row, word, root);
  const guint64 *words;

  if (reached == 0)
    return 0;
  words = lab_maze_get_words (self->maze, row) + 2 * word;
  return ~words[0] & ~words[1] & reached;
}

/**
 * lab_maze_growth_begin:
 * @self: (out caller-allocates): the growth
 * @maze: a maze, whose walls are lost
 * @random: the random numbers
 * @error: return location for a #LabMazeError
 *
 * Prepares the growth of a maze. No cell is marked.
 *
 * Returns: %TRUE if there is enough memory
 */
static gboolean
lab_maze_growth_begin (LabMazeGrowth  *self,
                       LabMaze        *maze,
                       LabRandom      *random,
                       GError        **error)
{
  gsize n_words = maze->n_words;
  gssize stride = (gssize) n_words * 64;

  *self = (LabMazeGrowth) { .maze = maze, .random = random, .stride = n_words * 64,
                            .steps = { -stride, stride, -1, 1 } };
  self->marked = g_try_new (guint64, (maze->height + 2) * n_words);
  if (self->marked == NULL)
    return lab_maze_refuse_memory (maze->height, maze->width, error);
  make_choices (self);
  memset (self->marked, 0xff, n_words * sizeof (guint64));
  memset (self->marked + (maze->height + 1) * n_words, 0xff, n_words * sizeof (guint64));
  for (guint row = 0; row < maze->height; row++)
    {
      for (gsize i = 0; i < n_words; i++)
        self->marked[(row + 1) * n_words + i] = ~lab_maze_get_present_word (maze, row, i);
    }
  lab_maze_fill (maze);
  return TRUE;
}

/**
 * lab_maze_growth_finish:
 * @self: the growth; all cells are marked
 * @root: the place of the first cell, which was not reached from anywhere
 *
 * Turns the directions into openings, for 64 cells at a time. A cell is open to the right if it was
 * reached from there, or if the next cell was reached from the left; and so on below. Each row
 * needs only itself and the next row, so the openings can replace the directions.
 */
static void
lab_maze_growth_finish (LabMazeGrowth *self,
                        gsize          root)
{
  LabMaze *maze = self->maze;

  for (guint row = 0; row < maze->height; row++)
    {
      guint64 *words = lab_maze_get_words (maze, row);
      guint64 reached = get_reached (self, row, 0, root);

      for (gsize i = 0; i < maze->n_words; i++)
        {
          guint64 low = words[2 * i], high = words[2 * i + 1];
          guint64 next_reached = 0, next_left = 0;

          if (i + 1 < maze->n_words)
            {
              next_reached = get_reached (self, row, i + 1, root);
              next_left = ~words[2 * i + 2] & words[2 * i + 3] & next_reached;
            }
          words[2 * i] = (low & high & reached) | (~low & high & reached) >> 1 | next_left << 63;
          words[2 * i + 1] = (low & ~high & reached) | get_from_above (self, row + 1, i, root);
          reached = next_reached;
        }
    }
}

/** lab_maze_growth_clear: frees the marks. */
static void
lab_maze_growth_clear (LabMazeGrowth *self)
{
  g_clear_pointer (&self->marked, g_free);
}

/* Growing tree and Prim */

/* Adds the walls between a place and unmarked cells: four times the place, and the direction. */
static G_ALWAYS_INLINE inline void
add_walls (LabMazeGrowth *growth,
           gsize          place,
           GArray        *walls)
{
  guint unmarked = lab_maze_growth_get_unmarked (growth, place);

  for (guint i = 0; i < LAB_MAZE_N_DIRECTIONS; i++)
    {
      guint64 wall = place * 4 + i;

      if ((unmarked & LAB_MAZE_BIT (i)) != 0)
        g_array_append_val (walls, wall);
    }
}

/* Returns a random item, and replaces it with the last one. */
static guint64
take_any (GArray    *items,
          LabRandom *random)
{
  guint pick = lab_random_below (random, items->len);
  guint64 item = g_array_index (items, guint64, pick);

  g_array_remove_index_fast (items, pick);
  return item;
}

/** lab_maze_growth_pick_start: returns the place of a random cell. */
static gsize
lab_maze_growth_pick_start (LabMazeGrowth *self)
{
  guint row, column;

  for (guint i = 0; i < N_DRAWS; i++)
    {
      row = lab_random_below (self->random, self->maze->height);
      column = lab_random_below (self->random, self->maze->width);
      if (lab_maze_is_present (self->maze, row, column))
        return lab_maze_growth_find_place (self, row, column);
    }
  for (row = column = 0; !lab_maze_is_present (self->maze, row, column);)
    {
      column = (column + 1) % self->maze->width;
      row += column == 0 ? 1 : 0;
    }
  return lab_maze_growth_find_place (self, row, column);
}

/* Makes a maze from a random cell: again and again, a random wall between a visited and an
 * unvisited cell is removed (after Prim 1957). */
static G_ALWAYS_INLINE inline gboolean
grow_prim (LabMazeGrowth   *growth,
           gsize            root,
           LabMazeRecorder *recorder)
{
  g_autoptr (GArray) walls = g_array_new (FALSE, FALSE, sizeof (guint64));

  lab_maze_growth_mark (growth, root);
  lab_maze_record_place (recorder, LAB_MAZE_STEP_START_FRONTIER, 0, root);
  add_walls (growth, root, walls);
  while (walls->len > 0 && !lab_maze_recorder_is_stopped (recorder))
    {
      guint64 wall = take_any (walls, growth->random);
      gsize place = (gsize) (wall / 4);
      LabMazeDirection direction = wall % 4;

      if (lab_maze_growth_is_marked (growth, place + (gsize) growth->steps[direction]))
        {
          lab_maze_record_place (recorder, LAB_MAZE_STEP_WALL_KEEP, direction, place);
          continue;
        }
      lab_maze_record_place (recorder, LAB_MAZE_STEP_WALL_GROW, direction, place);
      add_walls (growth, lab_maze_growth_reach (growth, place, direction), walls);
    }
  return TRUE;
}

/* Makes a maze from a list of visited cells, first a random one. A coin chooses the last cell of
 * the list, which is the newest one, or any cell. A random unvisited neighbor of it is opened and
 * added; if there is none, the cell is replaced by the last one of the list. */
static G_ALWAYS_INLINE inline gboolean
grow_growing_tree (LabMazeGrowth   *growth,
                   gsize            root,
                   LabMazeRecorder *recorder)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (guint64));
  guint64 place = root;

  lab_maze_growth_mark (growth, root);
  lab_maze_record_place (recorder, LAB_MAZE_STEP_START_WAITING, 0, root);
  g_array_append_val (places, place);
  while (places->len > 0 && !lab_maze_recorder_is_stopped (recorder))
    {
      guint pick = places->len - 1;
      LabMazeDirection direction;
      guint unmarked;
      gsize next;

      if (lab_random_below (growth->random, 2) == 0)
        pick = lab_random_below (growth->random, places->len);
      place = g_array_index (places, guint64, pick);
      unmarked = lab_maze_growth_get_unmarked (growth, (gsize) place);
      if (unmarked == 0)
        {
          lab_maze_record_place (recorder, LAB_MAZE_STEP_DROP, 0, (gsize) place);
          g_array_remove_index_fast (places, pick);
          continue;
        }
      next = lab_maze_growth_reach_any (growth, (gsize) place, unmarked, &direction);
      lab_maze_record_place (recorder, LAB_MAZE_STEP_GROW, direction, (gsize) place);
      place = next;
      g_array_append_val (places, place);
    }
  return TRUE;
}

/* The directions of steps. */
typedef struct
{
  guint64 top;
  guint n_top;          /* how many directions are in @top */
  guint64 *words;
  gsize n_words;
  gsize n_allocated;
} Stack;

#define N_IN_WORD 32

/* Exploration, hunt-and-kill */

static gboolean
grow_stack (Stack *stack)
{
  gsize n_allocated = MAX (2 * stack->n_allocated, 1024);
  guint64 *words = g_try_renew (guint64, stack->words, n_allocated);

  if (words == NULL)
    return FALSE;
  stack->words = words;
  stack->n_allocated = n_allocated;
  return TRUE;
}

/* Returns FALSE if there is not enough memory. */
static inline gboolean
push (Stack            *stack,
      LabMazeDirection  direction)
{
  if (stack->n_top == N_IN_WORD)
    {
      if (stack->n_words == stack->n_allocated && !grow_stack (stack))
        return FALSE;
      stack->words[stack->n_words++] = stack->top;
      stack->n_top = 0;
    }
  stack->top = stack->top << 2 | direction;
  stack->n_top++;
  return TRUE;
}

/* Returns FALSE if the stack is empty. */
static inline gboolean
pop (Stack            *stack,
     LabMazeDirection *direction)
{
  if (stack->n_top == 0)
    {
      if (stack->n_words == 0)
        return FALSE;
      stack->top = stack->words[--stack->n_words];
      stack->n_top = N_IN_WORD;
    }
  *direction = stack->top & 3;
  stack->top >>= 2;
  stack->n_top--;
  return TRUE;
}

/* Explores from a place until it is back there with nothing left. Each cell knows the way back, but
 * the stack is faster, because the next direction back can be read before the place is known.
 * Returns the number of cells, or 0 if there is not enough memory. */
static G_ALWAYS_INLINE inline guint64
explore (LabMazeGrowth   *growth,
         gsize            start,
         LabMazeRecorder *recorder)
{
  LabMazeGrowth self = *growth;     /* a copy to which nothing points can stay in registers */
  Stack stack = { 0 };
  LabMazeDirection direction;
  gsize place = start;
  guint64 n_cells = 1;

  lab_maze_record_place (recorder, LAB_MAZE_STEP_START_PATH, 0, start);
  lab_maze_growth_mark (&self, start);
  while (!lab_maze_recorder_is_stopped (recorder))
    {
      guint unmarked = lab_maze_growth_get_unmarked (&self, place);

      if (unmarked != 0)
        {
          place = lab_maze_growth_reach_any (&self, place, unmarked, &direction);
          lab_maze_record (recorder, LAB_MAZE_STEP_REACH, direction);
          n_cells++;
          if (push (&stack, direction))
            continue;
          n_cells = 0;
          break;
        }
      if (!pop (&stack, &direction))
        {
          lab_maze_record (recorder, LAB_MAZE_STEP_FINISH, 0);
          break;
        }
      lab_maze_record (recorder, LAB_MAZE_STEP_BACK, direction ^ 1);
      place -= (gsize) self.steps[direction];
    }
  g_free (stack.words);
  return n_cells;
}

/* Returns the cells of a word that are in the maze. */
static inline guint64
get_inside (const LabMazeGrowth *growth,
            gsize                row,
            gsize                word)
{
  const LabMaze *maze = growth->maze;

  if (row < 1 || row > maze->height)
    return 0;
  return growth->marked[row * maze->n_words + word]
         & lab_maze_get_present_word (maze, (guint) row - 1, word);
}

/* Returns the unmarked cells of a word that are beside a cell of the maze. */
static guint64
find_beside (const LabMazeGrowth *growth,
             gsize                row,
             gsize                word)
{
  guint64 unmarked = ~growth->marked[row * growth->maze->n_words + word];
  guint64 inside, before, after;

  if (unmarked == 0)
    return 0;
  inside = get_inside (growth, row, word);
  before = word > 0 ? get_inside (growth, row, word - 1) : 0;
  after = word + 1 < growth->maze->n_words ? get_inside (growth, row, word + 1) : 0;
  return unmarked & (inside << 1 | before >> 63 | inside >> 1 | after << 63
                     | get_inside (growth, row - 1, word) | get_inside (growth, row + 1, word));
}

static gboolean
is_full (const LabMazeGrowth *growth,
         gsize                row)
{
  for (gsize i = 0; i < growth->maze->n_words; i++)
    {
      if (growth->marked[row * growth->maze->n_words + i] != G_MAXUINT64)
        return FALSE;
    }
  return TRUE;
}

/* Finds the first unmarked cell beside the maze. @first_row is the first row that is not full,
 * counted with the row above the maze. Returns FALSE if all cells are marked. */
static gboolean
hunt (const LabMazeGrowth *growth,
      gsize               *first_row,
      gsize               *place)
{
  while (*first_row <= growth->maze->height && is_full (growth, *first_row))
    (*first_row)++;
  for (gsize row = *first_row; row <= growth->maze->height; row++)
    {
      for (gsize i = 0; i < growth->maze->n_words; i++)
        {
          guint64 found = find_beside (growth, row, i);

          if (found == 0)
            continue;
          *place = row * growth->stride + i * 64 + (gsize) __builtin_ctzll (found);
          return TRUE;
        }
    }
  return FALSE;
}

/* Walks to unmarked cells until there is none beside. */
static G_ALWAYS_INLINE inline void
walk (LabMazeGrowth   *growth,
      gsize            place,
      LabMazeRecorder *recorder)
{
  LabMazeDirection direction;
  guint unmarked;

  while ((unmarked = lab_maze_growth_get_unmarked (growth, place)) != 0)
    {
      place = lab_maze_growth_reach_any (growth, place, unmarked, &direction);
      lab_maze_record (recorder, LAB_MAZE_STEP_VISIT, direction);
    }
}

/* Returns the directions from a place to cells of the maze. */
static guint
get_inside_sides (const LabMazeGrowth *growth,
                  gsize                place)
{
  guint row = (guint) (place / growth->stride) - 1, column = (guint) (place % growth->stride);

  return lab_maze_get_sides (growth->maze, row, column)
         & ~lab_maze_growth_get_unmarked (growth, place);
}

/* Makes a maze by depth-first exploration: a cell on a stack with unvisited neighbors stays there,
 * one of them is chosen, opened, and put on top. The stack has two bits for each cell on it. */
static G_ALWAYS_INLINE inline gboolean
grow_exploration (LabMazeGrowth    *growth,
                  gsize             root,
                  LabMazeRecorder  *recorder,
                  GError          **error)
{
  const LabMaze *maze = growth->maze;

  return explore (growth, root, recorder) > 0
         || lab_maze_refuse_memory (maze->height, maze->width, error);
}

/* Makes a maze with random walks to unvisited cells. After each one, the first unvisited cell
 * beside a visited one is joined to one of those, and begins the next walk. */
static G_ALWAYS_INLINE inline gboolean
grow_hunt_and_kill (LabMazeGrowth   *growth,
                    gsize            root,
                    LabMazeRecorder *recorder)
{
  gsize place, first_row = 1;

  lab_maze_growth_mark (growth, root);
  lab_maze_record_place (recorder, LAB_MAZE_STEP_START, 0, root);
  walk (growth, root, recorder);
  while (!lab_maze_recorder_is_stopped (recorder) && hunt (growth, &first_row, &place))
    {
      LabMazeDirection back = lab_maze_growth_choose (growth, get_inside_sides (growth, place));

      lab_maze_record_place (recorder, LAB_MAZE_STEP_HUNT, 0, place);
      lab_maze_record (recorder, LAB_MAZE_STEP_JOIN, back);
      lab_maze_growth_set_back (growth, place, back);
      lab_maze_growth_mark (growth, place);
      walk (growth, place, recorder);
    }
  return TRUE;
}

/* Random bits, two for each step in one of the four directions. */
typedef struct
{
  LabRandom *random;
  guint64 bits;
  guint n_steps;
} Dice;

/* Wilson, Aldous-Broder */

static inline LabMazeDirection
roll (Dice *dice)
{
  LabMazeDirection direction;

  if (dice->n_steps == 0)
    {
      dice->bits = lab_random_next (dice->random);
      dice->n_steps = 32;
    }
  direction = dice->bits & 3;
  dice->bits >>= 2;
  dice->n_steps--;
  return direction;
}

/* Returns whether a place is beside the maze, or left out of it. @outside has the marks from before
 * any cell was marked. */
static inline gboolean
is_outside (const guint64 *outside,
            gsize          place)
{
  return (outside[place / 64] >> place % 64 & 1) != 0;
}

static guint64 *
copy_marks (const LabMazeGrowth  *growth,
            GError              **error)
{
  const LabMaze *maze = growth->maze;
  gsize n_words = (maze->height + 2) * maze->n_words;
  guint64 *marks = g_try_new (guint64, n_words);

  if (marks == NULL)
    lab_maze_refuse_memory (maze->height, maze->width, error);
  for (gsize i = 0; marks != NULL && i < n_words; i++)
    marks[i] = growth->marked[i];
  return marks;
}

/* Walks at random to a marked cell, and then marks the walk without its loops. Each cell knows the
 * direction of the last step from it, so a loop is forgotten when the walk leaves its cell again.
 * A step outside is drawn again. */
static G_ALWAYS_INLINE inline void
add_walk (LabMazeGrowth   *growth,
          const guint64   *outside,
          Dice            *dice,
          gsize            start,
          LabMazeRecorder *recorder)
{
  LabMazeStepKind carve = LAB_MAZE_STEP_CARVE_FIRST;
  gsize place = start;

  lab_maze_record_place (recorder, LAB_MAZE_STEP_WALK_BEGIN, 0, start);
  for (gboolean done = FALSE; !done && !lab_maze_recorder_is_stopped (recorder);)
    {
      LabMazeDirection direction = roll (dice);
      gsize next = place + (gsize) growth->steps[direction];

      done = lab_maze_growth_is_marked (growth, next);
      if (done && is_outside (outside, next))
        {
          done = FALSE;
          continue;
        }
      lab_maze_growth_set_back (growth, place, direction);
      lab_maze_record (recorder, done ? LAB_MAZE_STEP_WALK_END : LAB_MAZE_STEP_WALK, direction);
      place = next;
    }
  if (lab_maze_recorder_is_stopped (recorder))
    return;
  for (place = start; !lab_maze_growth_is_marked (growth, place);)
    {
      LabMazeDirection direction = lab_maze_growth_get_back (growth, place);

      if (carve == LAB_MAZE_STEP_CARVE_FIRST)
        lab_maze_record_place (recorder, carve, direction, place);
      else
        lab_maze_record (recorder, carve, direction);
      carve = LAB_MAZE_STEP_CARVE;
      lab_maze_growth_mark (growth, place);
      place += (gsize) growth->steps[direction];
    }
}

/* Returns the place in the middle, from which walks are short, or a random one. */
static gsize
find_middle (LabMazeGrowth *growth)
{
  guint row = growth->maze->height / 2, column = growth->maze->width / 2;

  return lab_maze_is_present (growth->maze, row, column)
           ? lab_maze_growth_find_place (growth, row, column)
           : lab_maze_growth_pick_start (growth);
}

/* Makes a maze with the algorithm of Wilson (1996): random walks from unmarked cells to the marked
 * ones, without their loops. The starts come row by row; any order gives the same probabilities. */
static G_ALWAYS_INLINE inline gboolean
grow_wilson (LabMazeGrowth    *growth,
             gsize             root,
             LabMazeRecorder  *recorder,
             GError          **error)
{
  g_autofree guint64 *outside = copy_marks (growth, error);
  const LabMaze *maze = growth->maze;
  Dice dice = { growth->random, 0, 0 };

  if (outside == NULL)
    return FALSE;
  lab_maze_growth_mark (growth, root);
  lab_maze_record_place (recorder, LAB_MAZE_STEP_START, 0, root);
  for (gsize word = maze->n_words; word < (maze->height + 1) * maze->n_words; word++)
    {
      while (growth->marked[word] != G_MAXUINT64 && !lab_maze_recorder_is_stopped (recorder))
        add_walk (growth, outside, &dice,
                  word * 64 + (gsize) __builtin_ctzll (~growth->marked[word]), recorder);
    }
  return TRUE;
}

/* Makes a maze with one random walk (Aldous 1990, Broder 1989): the first step into each cell is
 * opened. The walk takes long to find the last cells. */
static G_ALWAYS_INLINE inline gboolean
grow_aldous_broder (LabMazeGrowth    *growth,
                    gsize             root,
                    LabMazeRecorder  *recorder,
                    GError          **error)
{
  g_autofree guint64 *outside = copy_marks (growth, error);
  Dice dice = { growth->random, 0, 0 };
  gsize place = root;
  guint64 n_left = growth->maze->n_cells - 1;

  if (outside == NULL)
    return FALSE;
  lab_maze_growth_mark (growth, root);
  lab_maze_record_place (recorder, LAB_MAZE_STEP_START, 0, root);
  while (n_left > 0 && !lab_maze_recorder_is_stopped (recorder))
    {
      LabMazeDirection direction = roll (&dice);
      gsize next = place + (gsize) growth->steps[direction];

      if (is_outside (outside, next))
        continue;
      if (!lab_maze_growth_is_marked (growth, next))
        {
          lab_maze_growth_reach (growth, place, direction);
          lab_maze_record (recorder, LAB_MAZE_STEP_VISIT, direction);
          n_left--;
        }
      else
        {
          lab_maze_record (recorder, LAB_MAZE_STEP_PASS, direction);
        }
      place = next;
    }
  return TRUE;
}

/* Lets a maze grow from a root. The compiler makes this function twice, with a recorder and without
 * one, so that nothing asks for it in the second. */
static G_ALWAYS_INLINE inline gboolean
grow (LabMazeGrowth     *growth,
      LabMazeGenerator   generator,
      gsize              root,
      LabMazeRecorder   *recorder,
      GError           **error)
{
  switch ((guint) generator)
    {
    case LAB_MAZE_EXPLORATION:
      return grow_exploration (growth, root, recorder, error);
    case LAB_MAZE_WILSON:
      return grow_wilson (growth, root, recorder, error);
    case LAB_MAZE_PRIM:
      return grow_prim (growth, root, recorder);
    case LAB_MAZE_GROWING_TREE:
      return grow_growing_tree (growth, root, recorder);
    case LAB_MAZE_ALDOUS_BRODER:
      return grow_aldous_broder (growth, root, recorder, error);
    case LAB_MAZE_HUNT_AND_KILL:
      return grow_hunt_and_kill (growth, root, recorder);
    default:
      g_return_val_if_reached (FALSE);
    }
}

/* Public functions */

/**
 * lab_maze_check_connected:
 * @maze: a maze
 * @error: return location for a #LabMazeError
 *
 * Checks that all cells could be joined, whatever the walls are.
 *
 * Returns: %TRUE if they could
 */
gboolean
lab_maze_check_connected (const LabMaze  *maze,
                          GError        **error)
{
  g_auto (LabMazeGrowth) growth = { 0 };
  g_autoptr (LabMaze) copy = NULL;
  LabRandom random;

  if (maze->present == NULL)
    return TRUE;
  copy = lab_maze_copy (maze, error);
  lab_random_init (&random, 0);
  if (copy == NULL || !lab_maze_growth_begin (&growth, copy, &random, error))
    return FALSE;
  if (explore (&growth, lab_maze_growth_pick_start (&growth), NULL) == maze->n_cells)
    return TRUE;
  return lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_UNSUITABLE,
                     _("The shape of the maze has parts that do not touch. Choose a shape of one "
                       "piece."));
}

/**
 * lab_maze_grow:
 * @maze: a maze in one piece
 * @generator: one of the generators that grow a tree from one cell
 * @random: the random numbers
 * @recorder: (nullable): takes down the steps
 * @error: return location for a #LabMazeError
 *
 * Makes a maze.
 *
 * Returns: %TRUE if there is enough memory
 */
gboolean
lab_maze_grow (LabMaze           *maze,
               LabMazeGenerator   generator,
               LabRandom         *random,
               LabMazeRecorder   *recorder,
               GError           **error)
{
  g_auto (LabMazeGrowth) growth = { 0 };
  gboolean done;
  gsize root;

  if (!lab_maze_growth_begin (&growth, maze, random, error))
    return FALSE;
  root = generator == LAB_MAZE_WILSON ? find_middle (&growth)
                                      : lab_maze_growth_pick_start (&growth);
  if (G_UNLIKELY (recorder != NULL))
    done = grow (&growth, generator, root, recorder, error);
  else
    done = grow (&growth, generator, root, NULL, error);
  if (done)
    lab_maze_growth_finish (&growth, root);
  return done;
}
