/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-private.h"
#include "lab-random.h"

G_BEGIN_DECLS

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

gboolean lab_maze_growth_begin      (LabMazeGrowth  *self,
                                     LabMaze        *maze,
                                     LabRandom      *random,
                                     GError        **error);
gsize    lab_maze_growth_pick_start (LabMazeGrowth  *self);
void     lab_maze_growth_finish     (LabMazeGrowth  *self,
                                     gsize           root);
void     lab_maze_growth_clear      (LabMazeGrowth  *self);

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

G_END_DECLS
