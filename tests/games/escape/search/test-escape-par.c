/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-astar.h"
#include "lab-escape-level.h"
#include "lab-escape-position.h"
#include "lab-test-escape.h"

/* Private helpers: a slow search that knows the rules only from the positions; its
 * states have no number of moves */

static guint
expand (gconstpointer data,
        gconstpointer state,
        gpointer      neighbors,
        guint        *costs)
{
  guint n = 0;

  for (guint move = 0; move < LAB_N_ESCAPE_MOVES; move++)
    {
      LabEscapePosition next = *(const LabEscapePosition *) state;

      if (!lab_escape_position_play (&next, data, move, NULL))
        continue;
      costs[n] = next.n_moves;
      next.n_moves = 0;
      ((LabEscapePosition *) neighbors)[n++] = next;
    }
  return n;
}

static gboolean
is_goal (gconstpointer data,
         gconstpointer state)
{
  return lab_escape_position_is_over (state, data);
}

static guint
find_slowly (const LabEscapeLevel    *level,
             const LabEscapePosition *position)
{
  const LabStateGraph graph = {
    .state_size = sizeof (LabEscapePosition), .max_edges = LAB_N_ESCAPE_MOVES,
    .expand = expand, .is_goal = is_goal, .data = level,
  };
  const LabGraphOptions options = { 0 };
  g_autoptr (LabStateTable) states = lab_state_table_new (sizeof (LabEscapePosition));
  g_auto (LabGraphPath) path = { 0 };
  LabEscapePosition start = *position;

  start.n_moves = 0;
  path = lab_astar_search_states (&graph, &start, states, &options);
  g_assert_cmpint (path.outcome, ==, LAB_GRAPH_FOUND);
  return path.cost;
}

/* Private helpers */

/* Checks that the moves of a par lead to the exit. */
static void
check_moves (const LabEscapeLevel *level,
             LabEscapePosition     position,
             const LabEscapePar   *par)
{
  position.n_moves = 0;
  lab_test_escape_play (&position, level, par->moves);
  g_assert_true (lab_escape_position_is_over (&position, level));
  g_assert_cmpuint (position.n_moves, ==, par->n_moves);
}

/* Makes some random moves. */
static void
wander (LabEscapePosition    *position,
        const LabEscapeLevel *level,
        LabRandom            *random)
{
  for (guint i = lab_random_below (random, 20); i > 0; i--)
    {
      if (!lab_escape_position_is_over (position, level))
        lab_escape_position_play (position, level, lab_random_below (random, LAB_N_ESCAPE_MOVES),
                                  NULL);
    }
}

/* Tests */

/* Each item is used where it saves moves. Of ways with the same number of moves, the one with the
 * fewest items is chosen. */
LAB_TEST ("/escape-par/items", test_items)
{
  static const struct
  {
    const char *drawing, *shuffled, *moves;
  } cases[] = {
    { "+---+---+---+\n| @   L   T |\n+   +---+   +\n|     E     |\n+---+---+---+\n", NULL, "d r" },
    { "+---+---+---+\n| @   L     |\n+---+---+   +\n|     E     |\n+---+---+---+\n", NULL,
      "r leap-d" },
    { "+---+---+---+\n| @   H     |\n+---+---+   +\n|     E     |\n+---+---+---+\n", NULL,
      "r hammer d" },
    { "+---+---+---+---+\n| @   R         |\n+---+---+---+   +\n| E   T         |\n"
      "+---+---+---+---+\n", NULL, "r rift l" },
    { "+---+---+---+\n| @   S     |\n+---+---+   +\n|     E     |\n+---+---+---+\n",
      "+---+---+---+\n|   |       |\n+   +   +   +\n|           |\n+---+---+---+\n",
      "r shuffle d" },
    { "+---+---+\n| @   H |\n+   +   +\n|     E |\n+---+---+\n", NULL, "d r" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LabEscapeLevel) level = lab_test_escape_make (cases[i].drawing,
                                                               cases[i].shuffled);
      g_autoptr (GArray) moves = lab_test_escape_parse (cases[i].moves);
      g_auto (LabEscapePar) par = { 0 };
      LabEscapePosition position;

      lab_escape_position_init (&position, level);
      g_assert_true (lab_escape_par_find (level, &position, &par));
      check_moves (level, position, &par);
      g_assert_cmpmem (par.moves->data, (int) (par.moves->len * sizeof (LabEscapeMove)),
                       moves->data, (int) (moves->len * sizeof (LabEscapeMove)));
    }
}

/* The two searches have different rules and orders, and must agree. */
LAB_TEST ("/escape-par/slow-search", test_slow_search)
{
  guint n_levels = lab_test_is_brief () ? 200 : 3000, n_with_items = 0;
  LabRandom random;

  lab_random_init (&random, 17);
  for (guint i = 0; i < n_levels; i++)
    {
      g_autoptr (LabEscapeLevel) level = lab_test_escape_draw (&random, 5);
      g_auto (LabEscapePar) par = { 0 };
      LabEscapePosition position;
      LabEscapeItem item;

      lab_escape_position_init (&position, level);
      if (i % 2 == 1)
        wander (&position, level, &random);
      if (lab_escape_position_is_over (&position, level))
        continue;
      g_assert_true (lab_escape_par_find (level, &position, &par));
      check_moves (level, position, &par);
      g_assert_cmpuint (par.n_moves, ==, find_slowly (level, &position));
      for (guint j = 0; j < par.moves->len; j++)
        n_with_items += lab_escape_move_get_item (g_array_index (par.moves, LabEscapeMove, j),
                                                  &item);
    }
  g_assert_cmpuint (n_with_items, >, n_levels / 8);
}

/* A level with too many states is refused, before any memory is taken. */
LAB_TEST ("/escape-par/too-many-states", test_too_many_states)
{
  LabEscapeRecipe recipe = { .number = 1, .new_item = -1, .exit = { 9, 9 } };
  g_autoptr (LabEscapeLevel) level = NULL;
  LabEscapePosition position;
  LabEscapePar par;

  recipe.mazes[0] = lab_maze_new (3000, 3000, NULL);
  lab_maze_empty (recipe.mazes[0]);
  recipe.has_item[LAB_ESCAPE_HAMMER] = TRUE;
  level = lab_escape_level_new (&recipe);
  lab_escape_position_init (&position, level);
  g_assert_cmpuint (lab_escape_par_count_states (&recipe), ==,
                    G_GUINT64_CONSTANT (9000000) * 9000003);
  g_assert_false (lab_escape_par_find (level, &position, &par));
}
