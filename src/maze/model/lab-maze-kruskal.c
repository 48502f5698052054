/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-generators-private.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include <glib/gi18n.h>

#include "lab-maze-private.h"
#include "lab-refuse.h"

/* A wall is a number: twice the place of its cell, and 1 if it is below the cell, not on the right.
 * The place of a cell counts the bits of the rows. */

/* How many walls are shuffled at a time, on average: as many as fit into the cache. */
#define BLOCK_SIZE (1 << 15)
#define MAX_BLOCK_BITS 12
/* How many walls ahead the memory of labels is asked for. */
#define N_AHEAD 16

typedef struct
{
  const LabMaze *maze;
  LabRandom random;     /* decides the block of each wall, twice in the same way */
  guint64 chunks;
  guint n_chunks;
  guint block_bits;
  gsize *ends;          /* of each block */
  guint32 *walls;       /* NULL while the walls of each block are counted */
} Blocks;

/* Private helpers: memory */

/* Allocates numbers that are looked at in a random order. Large pages make this faster. */
static guint32 *
allocate (gsize n)
{
  guint32 *numbers = g_try_new (guint32, n);
#ifdef MADV_HUGEPAGE
  gsize page = (gsize) sysconf (_SC_PAGESIZE), size = n * sizeof numbers[0];
  gsize skip = (page - (guintptr) numbers % page) % page;

  if (numbers != NULL && size > skip)
    (void) madvise ((guint8 *) numbers + skip, size - skip, MADV_HUGEPAGE);
#endif
  return numbers;
}

/* Private helpers: the order of walls */

/* Puts a wall into a random block. */
static inline void
add_wall (Blocks  *blocks,
          guint32  wall)
{
  guint block;

  if (blocks->n_chunks == 0)
    {
      blocks->chunks = lab_random_next (&blocks->random);
      blocks->n_chunks = 4;
    }
  block = (guint) (blocks->chunks & 0xffff) >> (16 - blocks->block_bits);
  blocks->chunks >>= 16;
  blocks->n_chunks--;
  if (blocks->walls != NULL)
    blocks->walls[blocks->ends[block]++] = wall;
  else
    blocks->ends[block + 1]++;
}

static void
add_walls (Blocks *blocks)
{
  const LabMaze *maze = blocks->maze;

  for (guint row = 0; row < maze->height; row++)
    {
      for (gsize i = 0; i < maze->n_words; i++)
        {
          guint64 cells = lab_maze_get_present_word (maze, row, i);
          guint64 next = i + 1 < maze->n_words ? lab_maze_get_present_word (maze, row, i + 1) : 0;
          guint64 right = cells & (cells >> 1 | next << 63);
          guint64 below = row + 1 < maze->height
                            ? cells & lab_maze_get_present_word (maze, row + 1, i)
                            : 0;
          guint32 first = (guint32) (((gsize) row * maze->n_words + i) * 128);

          for (; cells != 0; cells &= cells - 1)
            {
              guint bit = (guint) __builtin_ctzll (cells);

              if ((right >> bit & 1) != 0)
                add_wall (blocks, first + 2 * bit);
              if ((below >> bit & 1) != 0)
                add_wall (blocks, first + 2 * bit + 1);
            }
        }
    }
}

/* Shuffles a block with the method of Fisher and Yates, in Durstenfeld's form (1964). */
static void
shuffle (guint32   *walls,
         gsize      n_walls,
         LabRandom *random)
{
  for (gsize left = n_walls; left > 1; left--)
    {
      gsize pick = lab_random_below (random, (guint32) left);
      guint32 wall = walls[pick];

      walls[pick] = walls[left - 1];
      walls[left - 1] = wall;
    }
}

/* Lists all walls in a random order. To stay in the cache, each wall is put into a random block,
 * and then each block is shuffled (Rao 1961, Sandelius 1962): every order is equally likely. The
 * blocks are first counted, and then filled with the same random numbers. */
static guint32 *
list_walls (const LabMaze *maze,
            gsize          n_walls,
            LabRandom     *random)
{
  g_autofree gsize *ends = NULL;
  g_autofree guint32 *walls = allocate (n_walls + N_AHEAD);
  Blocks blocks = { .maze = maze, .random = *random };
  gsize begin = 0;

  if (walls == NULL)
    return NULL;
  while (blocks.block_bits < MAX_BLOCK_BITS && n_walls >> blocks.block_bits > BLOCK_SIZE)
    blocks.block_bits++;
  ends = g_new0 (gsize, (1 << blocks.block_bits) + 1);
  blocks.ends = ends;
  add_walls (&blocks);
  for (gsize i = 0; i < (gsize) 1 << blocks.block_bits; i++)
    ends[i + 1] += ends[i];
  blocks.random = *random;
  blocks.n_chunks = 0;
  blocks.walls = walls;
  add_walls (&blocks);
  *random = blocks.random;
  for (gsize i = 0; i < (gsize) 1 << blocks.block_bits; i++)
    {
      shuffle (walls + begin, ends[i] - begin, random);
      begin = ends[i];
    }
  memset (walls + n_walls, 0, N_AHEAD * sizeof walls[0]);
  return g_steal_pointer (&walls);
}

/* Private helpers: labels */

/* Finds the label of a cell, and halves the way to it (van Leeuwen and van der Weide 1977). */
static inline guint32
find_label (guint32 *labels,
            guint32  place)
{
  while (labels[place] != place)
    {
      labels[place] = labels[labels[place]];
      place = labels[place];
    }
  return place;
}

/* Takes down that a wall is opened, or kept because its cells have the same label. */
static inline void
record_wall (LabMazeRecorder *recorder,
             guint32          wall,
             gboolean         opened)
{
  if (recorder != NULL)
    lab_maze_record_cell (recorder, opened ? LAB_MAZE_STEP_WALL_OPEN : LAB_MAZE_STEP_WALL_KEEP,
                          (wall & 1) != 0 ? LAB_MAZE_DOWN : LAB_MAZE_RIGHT,
                          wall / 2 / (guint32) recorder->stride,
                          wall / 2 % (guint32) recorder->stride);
}

static G_ALWAYS_INLINE inline void
open_walls (LabMaze         *maze,
            const guint32   *walls,
            guint32         *labels,
            LabMazeRecorder *recorder)
{
  guint32 stride = (guint32) maze->n_words * 64;
  guint64 n_left = maze->n_cells - 1;

  for (gsize i = 0; n_left > 0 && !lab_maze_recorder_is_stopped (recorder); i++)
    {
      guint32 wall = walls[i], place = wall / 2;
      guint32 first, second;

      __builtin_prefetch (&labels[walls[i + N_AHEAD] / 2], 1);
      __builtin_prefetch (&labels[walls[i + N_AHEAD] / 2 + stride], 1);
      __builtin_prefetch (&labels[labels[walls[i + N_AHEAD / 2] / 2]], 1);
      first = labels[place];
      second = labels[place + ((wall & 1) != 0 ? stride : 1)];
      if (first == second)
        {
          record_wall (recorder, wall, FALSE);
          continue;
        }
      first = find_label (labels, first);
      second = find_label (labels, second);
      record_wall (recorder, wall, first != second);
      if (first == second)
        continue;
      labels[MAX (first, second)] = MIN (first, second);
      maze->openings[2 * (place / 64) + (wall & 1)] |= G_GUINT64_CONSTANT (1) << place % 64;
      n_left--;
    }
}

static G_ALWAYS_INLINE inline gboolean
make_kruskal (LabMaze          *maze,
              LabRandom        *random,
              LabMazeRecorder  *recorder,
              GError          **error)
{
  guint64 n_places = (guint64) maze->n_words * 64 * maze->height;
  g_autofree guint32 *walls = NULL;
  g_autofree guint32 *labels = NULL;

  if (n_places < G_MAXUINT32 / 2)
    {
      lab_maze_empty (maze);
      walls = list_walls (maze, (gsize) lab_maze_count_openings (maze), random);
      /* A row more than needed, so that memory can be asked for ahead. */
      labels = allocate (n_places + maze->n_words * 64 + 1);
    }
  if (walls == NULL || labels == NULL)
    return lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_MEMORY,
                       _("There is not enough memory for %u x %u cells. Try a smaller maze."),
                       maze->height, maze->width);
  lab_maze_fill (maze);
  for (guint32 i = 0; i < (guint32) n_places; i++)
    labels[i] = i;
  open_walls (maze, walls, labels, recorder);
  return TRUE;
}

/* Private functions of the model */

/**
 * lab_maze_make_kruskal:
 * @maze: a maze in one piece
 * @random: the random numbers
 * @recorder: (nullable): takes down the steps
 * @error: return location for a #LabMazeError
 *
 * Makes a maze by looking at all walls in a random order, and opening those between cells with
 * different labels (Kruskal 1956). The labels are trees of a union-find structure. It needs 12
 * bytes for each cell, and cannot make the largest mazes.
 *
 * Returns: %TRUE if there is enough memory
 */
gboolean
lab_maze_make_kruskal (LabMaze          *maze,
                       LabRandom        *random,
                       LabMazeRecorder  *recorder,
                       GError          **error)
{
  if (G_UNLIKELY (recorder != NULL))
    return make_kruskal (maze, random, recorder, error);
  return make_kruskal (maze, random, NULL, error);
}
