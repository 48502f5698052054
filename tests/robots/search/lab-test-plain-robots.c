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

struct _LabTestPlainRobots
{
  const LabRobotsBoard *board;
  guint8 *is_seen;      /* a byte for each code */
  GArray *queue;        /* of guint32 codes */
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

static void
reach (LabTestPlainRobots *self,
       guint32             code)
{
  if (self->is_seen[code] != 0)
    return;
  self->is_seen[code] = 1;
  g_array_append_val (self->queue, code);
}

/* Searches layer by layer. */
static guint
search (LabTestPlainRobots *self,
        guint               max_moves)
{
  guint i = 0;

  for (guint n_moves = 0; i < self->queue->len; n_moves++)
    {
      for (guint end = self->queue->len; i < end; i++)
        {
          guint32 code = g_array_index (self->queue, guint32, i);

          if (is_over (self, code))
            return n_moves;
          for (guint robot = 0; n_moves < max_moves && robot < self->board->n_robots; robot++)
            {
              reach (self, slide (self, code, robot, 0, -1));
              reach (self, slide (self, code, robot, 1, 0));
              reach (self, slide (self, code, robot, 0, 1));
              reach (self, slide (self, code, robot, -1, 0));
            }
        }
    }
  return LAB_TEST_PLAIN_NONE;
}

/* Public functions */

LabTestPlainRobots *
lab_test_plain_robots_new (void)
{
  LabTestPlainRobots *self = g_new0 (LabTestPlainRobots, 1);

  self->is_seen = g_new0 (guint8, N_CODES);
  self->queue = g_array_new (FALSE, FALSE, sizeof (guint32));
  return self;
}

void
lab_test_plain_robots_free (LabTestPlainRobots *self)
{
  g_array_unref (self->queue);
  g_free (self->is_seen);
  g_free (self);
}

/* Returns the fewest moves; LAB_TEST_PLAIN_NONE if more than max_moves are needed. */
guint
lab_test_plain_robots_solve (LabTestPlainRobots   *self,
                             const LabRobotsBoard *board,
                             guint                 max_moves)
{
  guint32 first = 0;
  guint n_moves;

  g_assert_cmpuint (board->size, ==, SIZE);
  g_assert_cmpuint (board->n_robots, <=, MAX_ROBOTS);

  self->board = board;
  for (guint i = 0; i < board->n_robots; i++)
    first |= (guint32) board->starts[i] << (BITS * i);
  reach (self, first);
  n_moves = search (self, max_moves);
  for (guint i = 0; i < self->queue->len; i++)
    self->is_seen[g_array_index (self->queue, guint32, i)] = 0;
  g_array_set_size (self->queue, 0);
  return n_moves;
}
