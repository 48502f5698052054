/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-astar.h"
#include "lab-random.h"
#include "lab-shift-deal.h"
#include "lab-shift-insertion.h"

/* Measures A* on the board of the game, on a large grid with numbered cells, and on
 * the same grid with states. An argument chooses one of the three, to count its
 * instructions. */

#define N_BOARDS 200
#define GRID_SIZE 512
#define WALL_PERCENT 25

/* Each measurement is repeated and the fastest one counts, because other programs
 * can only slow it down. */
#define N_REPEATS 5

typedef struct
{
  guint8 walls[GRID_SIZE * GRID_SIZE];
} Grid;

typedef struct
{
  guint16 x, y;
} Cell;

/* Private helpers */

static guint
expand_number (gconstpointer data,
               guint         node,
               LabEdge      *edges)
{
  const Grid *grid = data;
  guint x = node % GRID_SIZE, y = node / GRID_SIZE;
  guint n = 0;

  if (y > 0 && !grid->walls[node - GRID_SIZE])
    edges[n++] = (LabEdge) { node - GRID_SIZE, 1 };
  if (x + 1 < GRID_SIZE && !grid->walls[node + 1])
    edges[n++] = (LabEdge) { node + 1, 1 };
  if (y + 1 < GRID_SIZE && !grid->walls[node + GRID_SIZE])
    edges[n++] = (LabEdge) { node + GRID_SIZE, 1 };
  if (x > 0 && !grid->walls[node - 1])
    edges[n++] = (LabEdge) { node - 1, 1 };
  return n;
}

static guint
estimate_number (gconstpointer data G_GNUC_UNUSED,
                 guint         node,
                 guint         goal)
{
  int columns = (int) (node % GRID_SIZE) - (int) (goal % GRID_SIZE);
  int rows = (int) (node / GRID_SIZE) - (int) (goal / GRID_SIZE);

  return (guint) (ABS (columns) + ABS (rows));
}

static guint
expand_cell (gconstpointer data,
             gconstpointer state,
             gpointer      neighbors,
             guint        *costs)
{
  const Cell *cell = state;
  Cell *next = neighbors;
  LabEdge edges[4];
  guint n = expand_number (data, cell->y * GRID_SIZE + cell->x, edges);

  for (guint i = 0; i < n; i++)
    {
      next[i] = (Cell) { (guint16) (edges[i].node % GRID_SIZE),
                         (guint16) (edges[i].node / GRID_SIZE) };
      costs[i] = edges[i].cost;
    }
  return n;
}

static gboolean
is_corner (gconstpointer data G_GNUC_UNUSED,
           gconstpointer state)
{
  const Cell *cell = state;

  return cell->x == GRID_SIZE - 1 && cell->y == GRID_SIZE - 1;
}

static guint
estimate_cell (gconstpointer data G_GNUC_UNUSED,
               gconstpointer state)
{
  const Cell *cell = state;

  return 2 * (GRID_SIZE - 1) - cell->x - cell->y;
}

static guint
search_boards (gconstpointer data)
{
  const LabShiftBoard *boards = data;
  guint n = 0;

  for (guint i = 0; i < N_BOARDS; i++)
    {
      for (LabShiftCell to = 0; to < LAB_SHIFT_N_CELL_BITS; to++)
        {
          LabShiftPath path;

          if (lab_shift_cell_is_on_board (to))
            n += lab_shift_path_find (&boards[i], LAB_SHIFT_CELL (0, 0), to, &path) ? path.n_cells
                                                                                    : 1;
        }
    }
  return n;
}

static guint
search_numbers (gconstpointer data)
{
  const LabGraph graph = { GRID_SIZE * GRID_SIZE, 4, expand_number, estimate_number, data };
  g_auto (LabGraphPath) path
      = lab_astar_search (&graph, 0, GRID_SIZE * GRID_SIZE - 1, NULL);

  return path.cost;
}

static guint
search_states (gconstpointer data)
{
  const LabStateGraph graph = { sizeof (Cell), 4, expand_cell, is_corner, estimate_cell, data };
  const Cell start = { 0, 0 };
  g_autoptr (LabStateTable) states = lab_state_table_new (sizeof (Cell));
  g_auto (LabGraphPath) path = lab_astar_search_states (&graph, &start, states, NULL);

  return path.cost;
}

static void
measure (const char   *name,
         guint       (*search) (gconstpointer data),
         gconstpointer data)
{
  gint64 fastest = G_MAXINT64;
  guint sum = 0;

  for (guint repeat = 0; repeat < N_REPEATS; repeat++)
    {
      gint64 start = g_get_monotonic_time ();

      sum = search (data);
      fastest = MIN (fastest, g_get_monotonic_time () - start);
    }
  g_print ("%s: %10.3f ms, checksum %u\n", name, (double) fastest / 1000, sum);
}

int
main (int   argc,
      char *argv[])
{
  g_autofree LabShiftBoard *boards = g_new0 (LabShiftBoard, N_BOARDS);
  g_autofree Grid *grid = g_new0 (Grid, 1);
  const char *only = argc > 1 ? argv[1] : NULL;
  LabRandom random;

  lab_random_init (&random, 1);
  for (guint i = 0; i < N_BOARDS; i++)
    {
      LabShiftDeal deal = { .seed = i, .seats = LAB_SHIFT_SEAT_BIT (0) | LAB_SHIFT_SEAT_BIT (2) };
      LabShiftPosition position;

      lab_shift_deal_position (&deal, &position);
      boards[i] = position.board;
    }
  for (guint i = 1; i + 1 < GRID_SIZE * GRID_SIZE; i++)
    grid->walls[i] = lab_random_below (&random, 100) < WALL_PERCENT;

  g_print ("build type %s; best of %d\n", BUILD_TYPE, N_REPEATS);
  if (only == NULL || g_str_equal (only, "board"))
    measure ("board", search_boards, boards);
  if (only == NULL || g_str_equal (only, "numbers"))
    measure ("grid, numbered cells", search_numbers, grid);
  if (only == NULL || g_str_equal (only, "states"))
    measure ("grid, states", search_states, grid);
  return 0;
}
