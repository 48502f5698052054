/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdlib.h>
#include <string.h>

#include "lab-astar.h"
#include "lab-robots-field.h"
#include "lab-robots-text.h"

/* Counts the states that A* expands below the last layer of the hardest board. With h2 they are as
 * many as the inner nodes in the last round of the iterative deepening of another program, by M.
 * Fogleman. The solo test leaves out a third of them. The helpers are interchangeable, so they are
 * sorted. */

#define N_ROBOTS 4
#define EXPECTED_H2 6392284
#define EXPECTED_SOLO 4373334
#define MAX_STATES 40000000

typedef struct
{
  LabRobotsField field;
  gboolean has_solo_test;
} Search;

static void
sort_helpers (guint16 *places)
{
  for (guint i = 2; i < N_ROBOTS; i++)
    {
      for (guint k = i; k > 1 && places[k] < places[k - 1]; k--)
        {
          guint16 place = places[k];

          places[k] = places[k - 1];
          places[k - 1] = place;
        }
    }
}

/* Finds where each robot stops, with robot 1 on @place. */
static void
slide (const Search  *self,
       const guint16 *state,
       guint          place,
       guint        (*stops)[LAB_N_ROBOTS_SIDES])
{
  const guint places[N_ROBOTS] = { place, state[1], state[2], state[3] };

  lab_robots_field_slide (&self->field, places, N_ROBOTS, self->field.shift, stops);
}

static guint
expand (gconstpointer data,
        gconstpointer state,
        gpointer      neighbors,
        guint        *costs)
{
  const guint16 *places = state;
  guint stops[N_ROBOTS][LAB_N_ROBOTS_SIDES];
  guint16 *next = neighbors;
  guint n = 0;

  slide (data, places, places[0], stops);
  for (guint move = 0; move < N_ROBOTS * LAB_N_ROBOTS_SIDES; move++)
    {
      guint robot = move / LAB_N_ROBOTS_SIDES;
      guint stop = stops[robot][move % LAB_N_ROBOTS_SIDES];

      if (stop == places[robot])
        continue;
      memcpy (next, places, N_ROBOTS * sizeof *next);
      next[robot] = (guint16) stop;
      sort_helpers (next);
      next += N_ROBOTS;
      costs[n++] = 1;
    }
  return n;
}

/* Returns whether robot 1 reaches the target from a place in as many moves as h2 says, while the
 * others stand still. */
static gboolean
reaches_alone (const Search  *self,
               const guint16 *places,
               guint          place)
{
  guint n_moves = self->field.least[place << 2];
  guint stops[N_ROBOTS][LAB_N_ROBOTS_SIDES];

  slide (self, places, place, stops);
  for (guint side = 0; n_moves > 0 && side < LAB_N_ROBOTS_SIDES; side++)
    {
      guint stop = stops[0][side];

      if (self->field.least[stop << 2] < n_moves && reaches_alone (self, places, stop))
        return TRUE;
    }
  return n_moves == 0;
}

static guint
estimate (gconstpointer data,
          gconstpointer state)
{
  const Search *self = data;
  const guint16 *places = state;

  return self->field.least[places[0] << 2]
         + (self->has_solo_test && !reaches_alone (self, places, places[0]) ? 1 : 0);
}

static gboolean
is_goal (gconstpointer data,
         gconstpointer state)
{
  return *(const guint16 *) state == ((const Search *) data)->field.target;
}

/* Searches for solutions with fewer than the fewest moves, which expands all states below the last
 * layer. */
static guint64
count (const LabRobotsBoard *board,
       guint                 n_moves,
       gboolean              has_solo_test)
{
  g_autofree Search *search = g_new0 (Search, 1);
  const LabStateGraph graph = {
    .state_size = N_ROBOTS * sizeof (guint16),
    .max_edges = N_ROBOTS * LAB_N_ROBOTS_SIDES,
    .expand = expand,
    .is_goal = is_goal,
    .estimate = estimate,
    .data = search,
  };
  const LabGraphOptions options
      = { .order = LAB_GRAPH_CHEAPEST_FIRST, .max_cost = n_moves - 1, .max_states = MAX_STATES };
  g_autoptr (LabStateTable) states = lab_state_table_new (graph.state_size);
  g_auto (LabGraphPath) path = { 0 };
  guint16 start[N_ROBOTS];

  search->has_solo_test = has_solo_test;
  lab_robots_field_init (&search->field, board);
  for (guint i = 0; i < N_ROBOTS; i++)
    start[i] = (guint16) lab_robots_field_get_place (&search->field, board->starts[i]);
  sort_helpers (start);
  path = lab_astar_search_states (&graph, start, states, &options);
  if (path.outcome != LAB_GRAPH_NO_PATH || !path.is_cut)
    g_printerr ("The search ended in another way than expected.\n");
  return path.n_expanded;
}

/* Counts, prints, and returns whether the number is the right one. */
static gboolean
check (const LabRobotsBoard *board,
       guint                 n_moves,
       gboolean              has_solo_test,
       guint64               expected)
{
  gint64 start = g_get_monotonic_time ();
  guint64 n_expanded = count (board, n_moves, has_solo_test);

  g_print ("A* with h2%s: %" G_GUINT64_FORMAT " states expanded below the last layer of %u moves, "
           "in %.1f s; expected: %" G_GUINT64_FORMAT "\n", has_solo_test ? " and solo test" : "",
           n_expanded, n_moves, (double) (g_get_monotonic_time () - start) / 1e6, expected);
  return n_expanded == expected;
}

/* Reads the last line of the file. */
static guint
read_board (const char     *path,
            LabRobotsBoard *board)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) fields = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return 0;
  g_strchomp (text);
  fields = g_strsplit (strrchr (text, '\n') + 1, "\t", 2);
  if (!lab_robots_board_parse (fields[0], board, NULL) || board->n_robots != N_ROBOTS)
    return 0;
  return (guint) g_ascii_strtoull (fields[1], NULL, 10);
}

int
main (int   argc,
      char *argv[])
{
  LabRobotsBoard board;
  guint n_moves = argc > 1 ? read_board (argv[1], &board) : 0;
  gboolean is_right;

  if (n_moves == 0)
    {
      g_printerr ("There is no board.\n");
      return EXIT_FAILURE;
    }
  is_right = check (&board, n_moves, FALSE, EXPECTED_H2);
  is_right &= check (&board, n_moves, TRUE, EXPECTED_SOLO);
  return is_right ? EXIT_SUCCESS : EXIT_FAILURE;
}
