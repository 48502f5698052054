/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-plain-robots.h"

#define SIZE 8
#define MAX_ROBOTS 3

/* A robot is its column, its row, and two bits for the directions in which it has moved. */
#define BITS 8
#define N_CODES (1U << (BITS * MAX_ROBOTS))
#define VERTICAL 64U
#define HORIZONTAL 128U

/* A position that was reached. */
typedef struct
{
  guint32 code;
  guint n_moves;
  guint64 n_ways;       /* in which it is reached with so few moves */
} Entry;

struct _LabTestPlainRobots
{
  const LabRobotsBoard *board;
  guint32 *numbers;     /* for each code, its place in the queue counted from 1; 0 if not there */
  GArray *queue;        /* of Entry */
};

/* Private helpers */

static guint
get_robot (guint32 code,
           guint   robot)
{
  return code >> (BITS * robot) & 255U;
}

static gboolean
is_taken (const LabTestPlainRobots *self,
          guint32                   code,
          int                       column,
          int                       row)
{
  for (guint i = 0; i < self->board->n_robots; i++)
    {
      guint robot = get_robot (code, i);

      if ((int) (robot % SIZE) == column && (int) (robot / SIZE % SIZE) == row)
        return TRUE;
    }
  return FALSE;
}

/* Slides a robot step by step. The wall digits are N=1, E=2, S=4, W=8. */
static guint32
slide (const LabTestPlainRobots *self,
       guint32                   code,
       guint                     robot,
       int                       across,
       int                       down)
{
  guint own = get_robot (code, robot);
  int column = (int) (own % SIZE), row = (int) (own / SIZE % SIZE);
  int first_column = column, first_row = row;
  guint leaving = across > 0 ? 2 : across < 0 ? 8 : down > 0 ? 4 : 1;
  guint entering = across > 0 ? 8 : across < 0 ? 2 : down > 0 ? 1 : 4;
  guint axes = own & (VERTICAL | HORIZONTAL);

  for (;;)
    {
      int c = column + across, r = row + down;

      if (c < 0 || c >= SIZE || r < 0 || r >= SIZE
          || (self->board->walls[row * SIZE + column] & leaving) != 0
          || (self->board->walls[r * SIZE + c] & entering) != 0 || is_taken (self, code, c, r))
        break;
      column = c;
      row = r;
    }
  if (column == first_column && row == first_row)
    return code;
  if (self->board->must_ricochet && (robot == 0 || self->board->any_robot))
    axes |= across != 0 ? HORIZONTAL : VERTICAL;
  own = (guint) (row * SIZE + column) | axes;
  return (code & ~(255U << (BITS * robot))) | (guint32) own << (BITS * robot);
}

static gboolean
is_over (const LabTestPlainRobots *self,
         guint32                   code)
{
  for (guint i = 0; i < (self->board->any_robot ? self->board->n_robots : 1); i++)
    {
      guint robot = get_robot (code, i);

      if (robot % (SIZE * SIZE) != self->board->target)
        continue;
      if (!self->board->must_ricochet || ((robot & VERTICAL) != 0 && (robot & HORIZONTAL) != 0))
        return TRUE;
    }
  return FALSE;
}

/* Comes to a position from another one, or from nowhere. */
static void
reach (LabTestPlainRobots *self,
       guint32             code,
       const Entry        *from)
{
  Entry entry = { code, from != NULL ? from->n_moves + 1 : 0, from != NULL ? from->n_ways : 1 };

  if (self->numbers[code] == 0)
    {
      g_array_append_val (self->queue, entry);
      self->numbers[code] = self->queue->len;
    }
  else
    {
      Entry *old = &g_array_index (self->queue, Entry, self->numbers[code] - 1);

      if (old->n_moves == entry.n_moves)
        old->n_ways += entry.n_ways;
    }
}

/* Searches until all solutions with the fewest moves are counted. */
static guint
search (LabTestPlainRobots *self,
        guint               max_moves,
        guint64            *n_optimal)
{
  guint fewest = LAB_TEST_PLAIN_NONE;

  *n_optimal = 0;
  for (guint i = 0; i < self->queue->len; i++)
    {
      const Entry entry = g_array_index (self->queue, Entry, i);

      if (entry.n_moves > fewest)
        return fewest;
      if (is_over (self, entry.code))
        {
          fewest = entry.n_moves;
          *n_optimal += entry.n_ways;
        }
      for (guint robot = 0; entry.n_moves < MIN (max_moves, fewest)
                            && robot < self->board->n_robots; robot++)
        {
          reach (self, slide (self, entry.code, robot, 0, -1), &entry);
          reach (self, slide (self, entry.code, robot, 1, 0), &entry);
          reach (self, slide (self, entry.code, robot, 0, 1), &entry);
          reach (self, slide (self, entry.code, robot, -1, 0), &entry);
        }
    }
  return fewest;
}

/* Public functions */

LabTestPlainRobots *
lab_test_plain_robots_new (void)
{
  LabTestPlainRobots *self = g_new0 (LabTestPlainRobots, 1);

  self->numbers = g_new0 (guint32, N_CODES);
  self->queue = g_array_new (FALSE, FALSE, sizeof (Entry));
  return self;
}

void
lab_test_plain_robots_free (LabTestPlainRobots *self)
{
  g_array_unref (self->queue);
  g_free (self->numbers);
  g_free (self);
}

/* Returns the fewest moves, and how many solutions have so few; LAB_TEST_PLAIN_NONE if more than
 * max_moves are needed. */
guint
lab_test_plain_robots_solve (LabTestPlainRobots   *self,
                             const LabRobotsBoard *board,
                             guint                 max_moves,
                             guint64              *n_optimal)
{
  guint32 first = 0;
  guint n_moves;

  g_assert_cmpuint (board->size, ==, SIZE);
  g_assert_cmpuint (board->n_robots, <=, MAX_ROBOTS);

  self->board = board;
  for (guint i = 0; i < board->n_robots; i++)
    first |= (guint32) board->starts[i] << (BITS * i);
  reach (self, first, NULL);
  n_moves = search (self, max_moves, n_optimal);
  for (guint i = 0; i < self->queue->len; i++)
    self->numbers[g_array_index (self->queue, Entry, i).code] = 0;
  g_array_set_size (self->queue, 0);
  return n_moves;
}
