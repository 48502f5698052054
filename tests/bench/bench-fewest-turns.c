/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-random.h"
#include "lab-shift-deal.h"
#include "lab-shift-fewest-turns.h"

#define SEED 1
#define MAX_DEPTH 4
#define N_POSITIONS 200

/* Each measurement is repeated and the fastest one counts, because other load on the
 * machine can only slow it down. */
#define N_REPEATS 5

typedef struct
{
  LabShiftPosition position;
  LabShiftCell     target;
} Task;

typedef struct
{
  guint n_tasks;
  Task  tasks[N_POSITIONS];
} Tasks;

/* Private helpers */

static LabShiftCell
draw_cell (LabRandom *random)
{
  guint i = lab_random_below (random, LAB_SHIFT_BOARD_SIZE * LAB_SHIFT_BOARD_SIZE);

  return LAB_SHIFT_CELL (i % LAB_SHIFT_BOARD_SIZE, i / LAB_SHIFT_BOARD_SIZE);
}

/* Deals a board with one pawn on a random cell. The target is any tile, including
 * the spare; the last arrow is random. */
static Task
draw_task (LabRandom *random)
{
  LabShiftDeal deal = {
    .seed = lab_random_next (random), .seats = LAB_SHIFT_SEAT_BIT (0) | LAB_SHIFT_SEAT_BIT (2),
  };
  LabShiftPosition dealt;
  Task task;

  lab_shift_deal_position (&deal, &dealt);
  lab_shift_position_init (&task.position);
  task.position.board = dealt.board;
  task.position.pawns[0] = draw_cell (random);
  task.position.last_arrow = (LabShiftArrow) lab_random_below (random, LAB_SHIFT_N_ARROWS);
  task.target = lab_random_below (random, 50) == 0 ? LAB_SHIFT_CELL_SPARE : draw_cell (random);
  return task;
}

/* Draws until there are enough tasks of each depth. */
static void
draw_tasks (Tasks tasks[MAX_DEPTH])
{
  LabRandom random;
  guint n_full = 0, n_drawn = 0;

  lab_random_init (&random, SEED);
  while (n_full < MAX_DEPTH)
    {
      Task task = draw_task (&random);
      LabShiftTurnLine line;
      Tasks *these;

      n_drawn++;
      if (!lab_shift_fewest_turns (&task.position, task.target, MAX_DEPTH, NULL, &line))
        continue;
      these = &tasks[line.n_turns - 1];
      if (these->n_tasks == N_POSITIONS)
        continue;
      these->tasks[these->n_tasks++] = task;
      if (these->n_tasks == N_POSITIONS)
        n_full++;
    }
  g_print ("%u positions drawn, to have %d of each depth\n", n_drawn, N_POSITIONS);
}

static void
measure (const Tasks *tasks,
         guint        depth)
{
  gint64 fastest = G_MAXINT64;
  guint64 nodes = 0;

  for (guint repeat = 0; repeat < N_REPEATS; repeat++)
    {
      gint64 start = g_get_monotonic_time ();

      nodes = 0;
      for (guint i = 0; i < tasks->n_tasks; i++)
        {
          const Task *task = &tasks->tasks[i];
          LabShiftTurnLine line;

          if (!lab_shift_fewest_turns (&task->position, task->target, MAX_DEPTH, NULL, &line)
              || line.n_turns != depth)
            g_error ("position %u of depth %u: found %u turns", i, depth, line.n_turns);
          nodes += line.nodes;
        }
      fastest = MIN (fastest, g_get_monotonic_time () - start);
    }
  g_print ("%u deep: %10.2f microseconds, %10.1f nodes on average\n", depth,
           (double) fastest / tasks->n_tasks, (double) nodes / tasks->n_tasks);
}

int
main (void)
{
  g_autofree Tasks *tasks = g_new0 (Tasks, MAX_DEPTH);

  g_print ("build type %s; best of %d\n", BUILD_TYPE, N_REPEATS);
  draw_tasks (tasks);
  for (guint depth = 1; depth <= MAX_DEPTH; depth++)
    measure (&tasks[depth - 1], depth);
  return 0;
}
