/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-generator.h"

/* Kruskal's algorithm for large mazes. Almost all of the work is done in tiles that fit into the
 * cache of the processor. */

/* The side of a tile is this power of two. */
#define TILE_BITS 7
/* The low bits of the key of a wall in a tile are its number there. */
#define NUMBER_BITS (2 * TILE_BITS + 1)
#define MAX_TILE_CELLS ((gsize) 1 << 2 * TILE_BITS)
#define BUCKET_BITS 12
#define MAX_BUCKET_BITS 24

/* A wall that has to be compared with walls in other tiles. */
typedef struct
{
  guint64 key;      /* walls are looked at in the order of their keys */
  guint32 wall;
} Candidate;

typedef struct
{
  LabMaze *maze;
  LabRandom *random;
  LabMazeRecorder *recorder;
  gboolean records;     /* whether each wall is recorded, and so all are candidates */
  guint side_bits;
  /* The tile: its first cell, its size, its walls, and the labels of its cells. */
  guint row, column, n_rows, n_columns;
  guint64 *keys;
  guint64 *sorted;
  guint n_keys;
  guint32 *labels;
  guint8 *touches;      /* whether the tree of a root touches another tile */
  /* All tiles. */
  Candidate *candidates;
  gsize n_candidates;
  gsize n_allocated;
} Tiles;

/* Private helpers: labels */

/* The labels of cells that are joined: trees of a union-find structure. A label is the place of
 * another cell; a cell that has its own place as its label is the root of its tree. */

/* Finds the root of a cell, and halves the way to it (van Leeuwen and van
 * der Weide 1977). */
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

/* Opens a wall if the cells beside it have different roots, and joins them.
 * The wall is twice the place of a cell, and 1 more if it is below it, not on the right. Returns
 * whether the wall was opened. */
static inline gboolean
join_labels (guint32         *labels,
             LabMaze         *maze,
             guint32          wall,
             LabMazeRecorder *recorder)
{
  guint32 place = wall / 2, stride = (guint32) maze->n_words * 64;
  guint32 first = find_label (labels, place);
  guint32 second = find_label (labels, place + ((wall & 1) != 0 ? stride : 1));

  if (recorder != NULL)
    lab_maze_record_cell (recorder,
                          first != second ? LAB_MAZE_STEP_WALL_OPEN : LAB_MAZE_STEP_WALL_KEEP,
                          (wall & 1) != 0 ? LAB_MAZE_DOWN : LAB_MAZE_RIGHT, place / stride,
                          place % stride);
  if (first == second)
    return FALSE;
  labels[MAX (first, second)] = MIN (first, second);
  maze->openings[2 * (place / 64) + (wall & 1)] |= G_GUINT64_CONSTANT (1) << place % 64;
  return TRUE;
}

/* Private helpers: a tile */

/* Draws a key. Two equal ones are so rare (one of 2^49 pairs) that their order does not matter. */
static inline guint64
draw_key (Tiles *self)
{
  return lab_random_next (self->random) >> NUMBER_BITS;
}

static gboolean
add_candidate (Tiles   *self,
               guint64  key,
               guint32  wall)
{
  if (self->n_candidates == self->n_allocated)
    {
      gsize n_allocated = MAX (2 * self->n_allocated, 1024);
      Candidate *larger = g_try_renew (Candidate, self->candidates, n_allocated);

      if (larger == NULL)
        return FALSE;
      self->candidates = larger;
      self->n_allocated = n_allocated;
    }
  self->candidates[self->n_candidates++] = (Candidate) { key, wall };
  return TRUE;
}

/* Returns the number of a wall in the maze; @number is that of its cell in the tile. */
static inline guint32
get_wall (const Tiles *self,
          guint        number,
          guint        below)
{
  guint mask = (1u << self->side_bits) - 1;
  gsize row = self->row + (number >> self->side_bits), column = self->column + (number & mask);

  return (guint32) (2 * (row * self->maze->n_words * 64 + column) + below);
}

/* Gives keys to the walls on the right of a cell and below it. Those at the end of the tile are
 * candidates. Returns FALSE if there is not enough memory. */
static inline gboolean
add_walls (Tiles *self,
           guint  row,
           guint  column)
{
  guint number = row << self->side_bits | column;
  LabMazeCell right = { self->row + row, self->column + column + 1 };
  LabMazeCell below = { self->row + row + 1, self->column + column };

  if (right.column < self->maze->width && lab_maze_is_present (self->maze, right.row, right.column))
    {
      guint64 key = draw_key (self);

      if (column + 1 < self->n_columns && !self->records)
        self->keys[self->n_keys++] = key << NUMBER_BITS | (guint64) number * 2;
      else if (!add_candidate (self, key, get_wall (self, number, 0)))
        return FALSE;
    }
  if (below.row < self->maze->height && lab_maze_is_present (self->maze, below.row, below.column))
    {
      guint64 key = draw_key (self);

      if (row + 1 < self->n_rows && !self->records)
        self->keys[self->n_keys++] = key << NUMBER_BITS | (2 * number + 1);
      else if (!add_candidate (self, key, get_wall (self, number, 1)))
        return FALSE;
    }
  return TRUE;
}

static gboolean
tiles_list_walls (Tiles *self)
{
  gboolean is_first_row = self->row == 0, is_first_column = self->column == 0;
  gboolean is_last_row = self->row + self->n_rows == self->maze->height;
  gboolean is_last_column = self->column + self->n_columns == self->maze->width;

  self->n_keys = 0;
  for (guint row = 0; row < self->n_rows; row++)
    {
      for (guint column = 0; column < self->n_columns; column++)
        {
          guint number = row << self->side_bits | column;

          self->labels[number] = number;
          self->touches[number] = (row == 0 && !is_first_row)
                                  || (row + 1 == self->n_rows && !is_last_row)
                                  || (column == 0 && !is_first_column)
                                  || (column + 1 == self->n_columns && !is_last_column);
          if (lab_maze_is_present (self->maze, self->row + row, self->column + column)
              && !add_walls (self, row, column))
            return FALSE;
        }
    }
  return TRUE;
}

/* Sorts the keys: into buckets by their first bits, and then the few keys in each by insertion. */
static void
sort_keys (Tiles *self)
{
  guint32 ends[(1 << BUCKET_BITS) + 1] = { 0 };

  for (guint i = 0; i < self->n_keys; i++)
    ends[(self->keys[i] >> (64 - BUCKET_BITS)) + 1]++;
  for (guint i = 0; i < 1 << BUCKET_BITS; i++)
    ends[i + 1] += ends[i];
  for (guint i = 0; i < self->n_keys; i++)
    self->sorted[ends[self->keys[i] >> (64 - BUCKET_BITS)]++] = self->keys[i];
  for (guint i = 1; i < self->n_keys; i++)
    {
      guint64 key = self->sorted[i];
      guint k = i;

      for (; k > 0 && self->sorted[k - 1] > key; k--)
        self->sorted[k] = self->sorted[k - 1];
      self->sorted[k] = key;
    }
}

/* Looks at the walls of a tile in order. Those that join two trees are opened if one of the trees
 * does not touch another tile: then this is the first of all walls around this tree, so that the
 * walls of other tiles change nothing. Otherwise they are candidates. Walls between cells of one
 * tree stay in any case. */
static gboolean
join_tile (Tiles *self)
{
  for (guint i = 0; i < self->n_keys; i++)
    {
      guint number = (guint) (self->sorted[i] & ((1u << NUMBER_BITS) - 1)), below = number & 1;
      guint32 first = find_label (self->labels, number / 2);
      guint32 second = find_label (self->labels, number / 2
                                                           + (below != 0 ? 1u << self->side_bits
                                                                         : 1));
      guint32 wall;

      if (first == second)
        continue;
      self->labels[MAX (first, second)] = MIN (first, second);
      wall = get_wall (self, number / 2, below);
      if (self->touches[first] == 0 || self->touches[second] == 0)
        self->maze->openings[2 * (wall / 128) + below] |= G_GUINT64_CONSTANT (1) << wall / 2 % 64;
      else if (!add_candidate (self, self->sorted[i] >> NUMBER_BITS, wall))
        return FALSE;
      self->touches[MIN (first, second)] |= self->touches[MAX (first, second)];
    }
  return TRUE;
}

/* Returns whether the work was cancelled, and tells the recorder. */
static gboolean
is_stopped (Tiles *self)
{
  if (self->recorder != NULL && g_cancellable_is_cancelled (self->recorder->cancellable))
    self->recorder->stopped = TRUE;
  return lab_maze_recorder_is_stopped (self->recorder);
}

static gboolean
make_tiles (Tiles *self)
{
  guint side = 1u << self->side_bits;

  for (self->row = 0; self->row < self->maze->height && !is_stopped (self); self->row += side)
    {
      for (self->column = 0; self->column < self->maze->width; self->column += side)
        {
          self->n_rows = MIN (side, self->maze->height - self->row);
          self->n_columns = MIN (side, self->maze->width - self->column);
          if (!tiles_list_walls (self))
            return FALSE;
          sort_keys (self);
          if (!join_tile (self))
            return FALSE;
        }
    }
  return TRUE;
}

/* Private helpers: all tiles */

/* Sorts the candidates as sort_keys() does. Returns FALSE if there is not enough memory. */
static gboolean
sort_candidates (Tiles *self)
{
  Candidate *sorted = g_try_new (Candidate, self->n_candidates + 1);
  g_autofree gsize *ends = NULL;
  guint bits = 0, shift;

  while (bits < MAX_BUCKET_BITS && self->n_candidates >> bits > 4)
    bits++;
  shift = 64 - NUMBER_BITS - bits;
  ends = g_try_new0 (gsize, ((gsize) 1 << bits) + 1);
  if (sorted == NULL || ends == NULL)
    {
      g_free (sorted);
      return FALSE;
    }
  for (gsize i = 0; i < self->n_candidates; i++)
    ends[(self->candidates[i].key >> shift) + 1]++;
  for (gsize i = 0; i < (gsize) 1 << bits; i++)
    ends[i + 1] += ends[i];
  for (gsize i = 0; i < self->n_candidates; i++)
    sorted[ends[self->candidates[i].key >> shift]++] = self->candidates[i];
  for (gsize i = 1; i < self->n_candidates; i++)
    {
      Candidate candidate = sorted[i];
      gsize k = i;

      /* NOLINTNEXTLINE(clang-analyzer-core.UndefinedBinaryOperatorResult): each one was set. */
      for (; k > 0 && sorted[k - 1].key > candidate.key; k--)
        sorted[k] = sorted[k - 1];
      sorted[k] = candidate;
    }
  g_free (self->candidates);
  self->candidates = sorted;
  return TRUE;
}

/* Labels the cells that are joined, row by row. */
static void
label_cells (const LabMaze *maze,
             guint32       *labels)
{
  guint32 stride = (guint32) maze->n_words * 64;

  for (guint row = 0; row < maze->height; row++)
    {
      for (guint column = 0; column < maze->width; column++)
        {
          guint32 place = row * stride + column;
          guint ways = lab_maze_get_ways_at (maze, place);

          labels[place] = place;
          if ((ways & LAB_MAZE_BIT (LAB_MAZE_LEFT)) != 0)
            labels[place] = find_label (labels, place - 1);
          if ((ways & LAB_MAZE_BIT (LAB_MAZE_UP)) != 0)
            {
              guint32 first = find_label (labels, place);
              guint32 second = find_label (labels, place - stride);

              labels[MAX (first, second)] = MIN (first, second);
            }
        }
    }
}

/**
 * lab_maze_make_kruskal_in_tiles:
 * @maze: a maze in one piece
 * @side_bits: the side of a tile is this power of two; at most 7
 * @random: the random numbers
 * @recorder: (nullable): takes down the steps; then all walls are looked at in one order, which
 *   takes longer and gives the same maze
 * @error: return location for a #LabMazeError
 *
 * Makes a maze as lab_maze_make_kruskal() does, with the same probabilities, but much faster if it
 * is large. Each wall has a random key, and the order of the keys is the order of the walls. First,
 * each tile is made for itself. This decides about all walls but those between two trees that touch
 * other tiles, which are few, because each of them joins two of these trees. They are then looked
 * at together with the walls between tiles. It needs some 6 bytes for each cell, and cannot make
 * the largest mazes.
 *
 * Returns: %TRUE if there is enough memory
 */
gboolean
lab_maze_make_kruskal_in_tiles (LabMaze          *maze,
                                guint             side_bits,
                                LabRandom        *random,
                                LabMazeRecorder  *recorder,
                                GError          **error)
{
  guint64 n_places = (guint64) maze->n_words * 64 * maze->height;
  g_autofree guint64 *keys = g_new (guint64, 4 * MAX_TILE_CELLS);
  g_autofree guint32 *tile_labels = g_new (guint32, MAX_TILE_CELLS);
  g_autofree guint8 *touches = g_new (guint8, MAX_TILE_CELLS);
  g_autofree guint32 *labels = NULL;
  Tiles tiles = { .maze = maze, .random = random, .recorder = recorder,
                  .records = recorder != NULL && !recorder->forgets, .side_bits = side_bits,
                  .keys = keys, .sorted = keys + 2 * MAX_TILE_CELLS, .labels = tile_labels,
                  .touches = touches };
  guint64 n_left = G_MAXUINT64;
  gboolean done;

  lab_maze_fill (maze);
  done = n_places < G_MAXUINT32 / 2 && make_tiles (&tiles) && sort_candidates (&tiles)
         && (labels = g_try_new (guint32, n_places)) != NULL;
  if (done)
    label_cells (maze, labels);
  if (tiles.records)
    n_left = maze->n_cells - 1;
  for (gsize i = 0; done && n_left > 0 && i < tiles.n_candidates && !is_stopped (&tiles); i++)
    n_left -= join_labels (labels, maze, tiles.candidates[i].wall,
                           tiles.records ? recorder : NULL)
                ? 1 : 0;
  g_free (tiles.candidates);
  return done || lab_maze_refuse_memory (maze->height, maze->width, error);
}

/* A wall is a number: twice the place of its cell, and 1 if it is below the cell, not on the right.
 * The place of a cell counts the bits of the rows. */

/* Private helpers: the whole maze */

/* Lists all walls in a random order (Fisher and Yates, in Durstenfeld's form, 1964). */
static guint32 *
list_walls (const LabMaze *maze,
            LabRandom     *random,
            gsize         *n_walls)
{
  guint32 *walls = g_new (guint32, 2 * maze->n_cells + 1);
  gsize n = 0;

  for (guint row = 0; row < maze->height; row++)
    {
      for (guint column = 0; column < maze->width; column++)
        {
          guint32 place = (guint32) (row * maze->n_words * 64 + column);
          guint64 right = lab_maze_get_sides_right (maze, row, column / 64);
          guint64 below = lab_maze_get_sides_below (maze, row, column / 64);

          if ((right >> column % 64 & 1) != 0)
            walls[n++] = 2 * place;
          if ((below >> column % 64 & 1) != 0)
            walls[n++] = 2 * place + 1;
        }
    }
  /* The first version drew numbers here. The same seed still gives the same maze. */
  for (gsize i = 0; i < n; i += 4)
    (void) lab_random_next (random);
  for (gsize left = n; left > 1; left--)
    {
      gsize pick = lab_random_below (random, (guint32) left);
      guint32 wall = walls[pick];

      walls[pick] = walls[left - 1];
      walls[left - 1] = wall;
    }
  *n_walls = n;
  return walls;
}

/* Public functions */

/**
 * lab_maze_make_kruskal:
 * @maze: a maze in one piece
 * @random: the random numbers
 * @recorder: (nullable): takes down the steps
 * @error: return location for a #LabMazeError
 *
 * Makes a maze by looking at all walls in a random order, and opening those between cells with
 * different labels (Kruskal 1956). The labels are trees of a union-find structure. Larger mazes
 * are made in tiles, see lab_maze_make_kruskal_in_tiles().
 *
 * Returns: %TRUE if there is enough memory
 */
gboolean
lab_maze_make_kruskal (LabMaze          *maze,
                       LabRandom        *random,
                       LabMazeRecorder  *recorder,
                       GError          **error)
{
  g_autofree guint32 *walls = NULL;
  g_autofree guint32 *labels = NULL;
  guint32 stride = (guint32) maze->n_words * 64, n_places = stride * maze->height;
  guint64 n_left = maze->n_cells - 1;
  gsize n_walls;

  if (MAX (maze->height, maze->width) > 1 << TILE_BITS)
    return lab_maze_make_kruskal_in_tiles (maze, TILE_BITS, random, recorder, error);
  walls = list_walls (maze, random, &n_walls);
  labels = g_new (guint32, n_places);
  lab_maze_fill (maze);
  for (guint32 i = 0; i < n_places; i++)
    labels[i] = i;
  for (gsize i = 0; i < n_walls && n_left > 0 && !lab_maze_recorder_is_stopped (recorder); i++)
    n_left -= join_labels (labels, maze, walls[i], recorder) ? 1 : 0;
  return TRUE;
}
