/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-plain-robots.h"

#include "lab-robots-text.h"
#include "lab-test-plain-rules.h"

/* A position is a number: for each robot its column, its row, and two bits for how it has moved. */
#define COLUMN_BITS 5
#define ROBOT_BITS 12
#define ALONG 1024U
#define ACROSS 2048U

#define FIRST_SLOTS 1024U

/* A position that was reached. */
typedef struct
{
  guint64 code;
  guint n_moves;
  guint64 n_ways;       /* in which it is reached with so few moves */
} Entry;

struct _LabTestPlainRobots
{
  LabTestPlainBoard board;
  guint32 *slots;       /* a hash table: places in the queue, counted from 1; 0 for none */
  guint n_slots;        /* a power of two, more than twice the length of the queue */
  GArray *queue;        /* of Entry */
};

/* Private helpers: positions as numbers */

/* How a robot has moved only matters for those that must turn on their way. */
static guint64
pack (const LabTestPlainBoard *board,
      const LabTestPlainRobot *robots)
{
  guint64 code = 0;

  for (int i = 0; i < board->n_robots; i++)
    {
      guint robot = (guint) robots[i].row << COLUMN_BITS | (guint) robots[i].column;

      if (board->ricochet && (i == 0 || board->any))
        robot |= (robots[i].has_gone_along ? ALONG : 0) | (robots[i].has_gone_across ? ACROSS : 0);
      code |= (guint64) robot << (ROBOT_BITS * i);
    }
  return code;
}

static void
unpack (const LabTestPlainBoard *board,
        guint64                  code,
        LabTestPlainRobot       *robots)
{
  for (int i = 0; i < board->n_robots; i++)
    {
      guint robot = (guint) (code >> (ROBOT_BITS * i)) & ((1U << ROBOT_BITS) - 1);

      robots[i] = (LabTestPlainRobot) {
        .row = (int) (robot >> COLUMN_BITS & 31U),
        .column = (int) (robot & 31U),
        .has_gone_along = (robot & ALONG) != 0,
        .has_gone_across = (robot & ACROSS) != 0,
      };
    }
}

/* Private helpers: the hash table */

/* Returns the slot of a position, or the empty one where it belongs. */
static guint32 *
find_slot (LabTestPlainRobots *self,
           guint64             code)
{
  guint64 hash = code * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  guint at = (guint) (hash >> 32) & (self->n_slots - 1);

  while (self->slots[at] != 0
         && g_array_index (self->queue, Entry, self->slots[at] - 1).code != code)
    at = (at + 1) & (self->n_slots - 1);
  return &self->slots[at];
}

static void
make_slots (LabTestPlainRobots *self,
            guint               n_slots)
{
  g_free (self->slots);
  self->n_slots = n_slots;
  self->slots = g_new0 (guint32, n_slots);
  for (guint i = 0; i < self->queue->len; i++)
    *find_slot (self, g_array_index (self->queue, Entry, i).code) = i + 1;
}

/* Private helpers: the search */

/* Comes to a position from another one, or from nowhere. */
static void
reach (LabTestPlainRobots *self,
       guint64             code,
       const Entry        *from)
{
  Entry entry = { code, from != NULL ? from->n_moves + 1 : 0, from != NULL ? from->n_ways : 1 };
  guint32 *slot = find_slot (self, code);

  if (*slot == 0)
    {
      g_array_append_val (self->queue, entry);
      *slot = self->queue->len;
      if (2 * self->queue->len >= self->n_slots)
        make_slots (self, 2 * self->n_slots);
    }
  else
    {
      Entry *old = &g_array_index (self->queue, Entry, *slot - 1);

      if (old->n_moves == entry.n_moves)
        old->n_ways += entry.n_ways;
    }
}

static void
expand (LabTestPlainRobots      *self,
        const Entry             *entry,
        const LabTestPlainRobot *robots)
{
  for (int robot = 0; robot < self->board.n_robots; robot++)
    {
      for (const char *side = "NESW"; *side != '\0'; side++)
        {
          LabTestPlainRobot next[LAB_TEST_PLAIN_MAX_ROBOTS];

          for (int i = 0; i < self->board.n_robots; i++)
            next[i] = robots[i];
          if (lab_test_plain_slide (&self->board, next, robot, *side))
            reach (self, pack (&self->board, next), entry);
        }
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
      LabTestPlainRobot robots[LAB_TEST_PLAIN_MAX_ROBOTS];

      if (entry.n_moves > fewest)
        return fewest;
      unpack (&self->board, entry.code, robots);
      if (lab_test_plain_find_solver (&self->board, robots) >= 0)
        {
          fewest = entry.n_moves;
          *n_optimal += entry.n_ways;
        }
      if (entry.n_moves < MIN (max_moves, fewest))
        expand (self, &entry, robots);
    }
  return fewest;
}

/* Public functions */

LabTestPlainRobots *
lab_test_plain_robots_new (void)
{
  LabTestPlainRobots *self = g_new0 (LabTestPlainRobots, 1);

  self->queue = g_array_new (FALSE, FALSE, sizeof (Entry));
  return self;
}

void
lab_test_plain_robots_free (LabTestPlainRobots *self)
{
  g_array_unref (self->queue);
  g_free (self->slots);
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
  g_autofree char *text = lab_robots_board_format (board);
  LabTestPlainRobot robots[LAB_TEST_PLAIN_MAX_ROBOTS];

  lab_test_plain_board_read (text, &self->board, robots);
  g_array_set_size (self->queue, 0);
  make_slots (self, FIRST_SLOTS);
  reach (self, pack (&self->board, robots), NULL);
  return search (self, max_moves, n_optimal);
}

/* Asserts that moves solve a board, but not before the last one. Returns how nice they are; less is
 * nicer: few robots come first, then few changes between them, then a short travel. */
guint64
lab_test_robots_assert_solved (const LabRobotsBoard *board,
                               const GArray         *moves)
{
  const LabRobotsMove *steps = (const LabRobotsMove *) (const void *) moves->data;
  LabRobotsPosition position;
  guint robots = 0, n_changes = 0, travel = 0;

  position = lab_robots_board_get_start (board);
  for (guint i = 0; i < moves->len; i++)
    {
      guint from = position.cells[steps[i].robot];
      guint to = lab_robots_position_find_stop (&position, board, steps[i]);
      guint distance = from > to ? from - to : to - from;

      g_assert_false (lab_robots_position_is_solved (&position, board));
      g_assert_true (lab_robots_position_play (&position, board, steps[i], NULL));
      robots |= 1U << steps[i].robot;
      n_changes += i > 0 && steps[i].robot != steps[i - 1].robot ? 1 : 0;
      travel += steps[i].side % 2 == 0 ? distance / board->size : distance;
    }
  g_assert_true (lab_robots_position_is_solved (&position, board));
  return (guint64) __builtin_popcount (robots) << 48 | (guint64) n_changes << 24 | travel;
}

/* Asserts that all solutions are different ones of the same length. */
void
lab_test_robots_assert_solutions (const LabRobotsBoard    *board,
                                  const LabRobotsSolution *solution)
{
  for (guint i = 0; i < solution->solutions->len; i++)
    {
      const GArray *moves = g_ptr_array_index (solution->solutions, i);

      g_assert_cmpuint (moves->len, ==, solution->n_moves);
      lab_test_robots_assert_solved (board, moves);
      for (guint j = 0; j < i && moves->len > 0; j++)
        {
          const GArray *other = g_ptr_array_index (solution->solutions, j);

          g_assert_true (memcmp (moves->data, other->data, moves->len * sizeof (LabRobotsMove))
                         != 0);
        }
    }
}
