/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-command.h"
#include "lab-robots-operands.h"
#include "lab-robots-text.h"
#include "lab-test-json.h"
#include "lab-test-robots.h"

/* The numbers and the options of `robots solve`: each number is the one that the solver finds, and
 * each option has its effect. */

/* It needs six moves. */
#define MIDDLE LAB_TEST_ROWS " h8,a5,d1 b7"

/* A large board with this many pairs of forks on the way of robot 1. */
#define CHAIN_SIZE 32
#define CHAIN_PAIRS 6
#define N_LISTED 100000

/* Private helpers */

/* Runs `robots solve --json`, and the solver with options that should be the same. */
static GHashTable *
solve_twice (const char        *words,
             const char        *text,
             LabRobotsOptions   options,
             LabRobotsSolution *solution)
{
  g_autofree char *line = g_strconcat ("solve --json --threads 1 ", words, " ", text, NULL);
  g_autoptr (LabTestRun) run = lab_test_robots_run (NULL, line);
  LabRobotsBoard board;

  options.n_threads = 1;
  g_assert_true (lab_robots_board_parse (text, &board, NULL));
  lab_robots_solve (&board, &options, solution);
  return lab_test_json_parse (run->out);
}

/* Checks all numbers of a result. They differ from each other, so none stands for another one. */
static void
assert_numbers (GHashTable              *json,
                const LabRobotsSolution *solution)
{
  g_assert_cmpstr (lab_test_json_get (json, "outcome"), ==,
                   lab_robots_outcome_get_id (solution->outcome));
  g_assert_cmpfloat (lab_test_json_get_number (json, "expanded"), ==, solution->n_expanded);
  g_assert_cmpfloat (lab_test_json_get_number (json, "generated"), ==, solution->n_generated);
  g_assert_cmpfloat (lab_test_json_get_number (json, "memory"), ==, solution->memory);
  g_assert_cmpfloat (lab_test_json_get_number (json, "seconds"), >=, 0);
  g_assert_cmpfloat (lab_test_json_get_number (json, "seconds"), <, 60);
  /* A search that is over at once has only zeros. */
  g_assert_true (solution->n_expanded != solution->n_generated || solution->n_generated == 0);
  g_assert_cmpuint (solution->n_expanded, !=, solution->memory);
  if (solution->solutions->len > 0)
    g_assert_cmpfloat (lab_test_json_get_number (json, "moves"), ==, solution->n_moves);
  else
    g_assert_cmpstr (lab_test_json_get (json, "moves"), ==, "null");
  if (solution->outcome != LAB_ROBOTS_UNSOLVABLE)
    g_assert_cmpfloat (lab_test_json_get_number (json, "at_least"), ==, solution->lower_bound);
  else
    g_assert_cmpstr (lab_test_json_get (json, "at_least"), ==, "null");
}

/* Opens a passage from a cell, as long as the moves in it say. Each move is a side and a number. */
static void
open_passage (guint8     *open,
              guint       cell,
              const char *moves)
{
  for (; *moves != '\0'; moves += 2)
    {
      guint side = (guint) (strchr ("NESW", moves[0]) - "NESW");
      int steps[] = { -CHAIN_SIZE, 1, CHAIN_SIZE, -1 };

      for (int n = moves[1] - '0'; n > 0; n--)
        {
          open[cell] |= (guint8) (1U << side);
          cell = (guint) ((int) cell + steps[side]);
          open[cell] |= (guint8) (1U << (side + 2) % 4);
        }
    }
}

/* Makes a board with very many shortest solutions. At each fork, robot 1 has two ways of three
 * moves through passages: first north or south, then east and north; next west or east, then north
 * and east. Robot 2 stands on the target, and may leave at any time. */
static char *
make_chain (void)
{
  guint8 open[CHAIN_SIZE * CHAIN_SIZE] = { 0 };
  guint cell = (CHAIN_SIZE - 2) * CHAIN_SIZE + CHAIN_SIZE / 4;
  LabRobotsBoard board;

  lab_robots_board_init (&board, CHAIN_SIZE);
  board.n_robots = 2;
  board.starts[0] = (guint16) cell;
  for (guint i = 0; i < CHAIN_PAIRS; i++)
    {
      open_passage (open, cell, "N1E1N1");
      open_passage (open, cell, "S1E1N3");
      cell = cell + 1 - 2 * CHAIN_SIZE;
      open_passage (open, cell, "W1N1E3");
      open_passage (open, cell, "E1N1E1");
      cell = cell + 2 - CHAIN_SIZE;
    }
  /* Room for robot 2. */
  open_passage (open, cell, "N1");
  board.target = board.starts[1] = (guint16) cell;
  for (cell = 0; cell < CHAIN_SIZE * CHAIN_SIZE; cell++)
    {
      for (guint side = 0; open[cell] != 0 && side < LAB_N_ROBOTS_SIDES; side++)
        lab_robots_board_set_wall (&board, cell, (LabRobotsSide) side,
                                   (open[cell] >> side & 1U) == 0);
    }
  return lab_robots_board_format (&board);
}

/* With a sanitizer, to search a long text again and again would take minutes. */
static guint
count_lines (const char *text)
{
  guint n = 0;

  for (; *text != '\0'; text++)
    n += *text == '\n' ? 1 : 0;
  return n;
}

/* Tests */

static void
test_json (void)
{
  static const char * const boards[]
      = { LAB_TEST_BOARD, MIDDLE, LAB_TEST_ROWS " a1 f7", LAB_TEST_ROWS " g8,h1 f7" };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      for (guint algorithm = 0; algorithm < LAB_N_ROBOTS_ALGORITHMS; algorithm++)
        {
          g_autofree char *words
              = g_strconcat ("--by ", lab_robots_algorithm_get_id (algorithm), NULL);
          g_auto (LabRobotsSolution) solution = { 0 };
          g_autoptr (GHashTable) json
              = solve_twice (words, boards[i], (LabRobotsOptions) { .algorithm = algorithm },
                             &solution);

          g_assert_cmpstr (lab_test_json_get (json, "board"), ==, boards[i]);
          g_assert_cmpstr (lab_test_json_get (json, "by"), ==,
                           lab_robots_algorithm_get_id (algorithm));
          g_assert_null (lab_test_json_get (json, "optimal"));
          assert_numbers (json, &solution);
        }
    }
}

/* Depth-first search that finds nothing has proved nothing; the others have. */
static void
test_none (void)
{
  for (guint algorithm = 0; algorithm < LAB_N_ROBOTS_ALGORITHMS; algorithm++)
    {
      g_autofree char *words = g_strconcat ("solve --json --by ",
                                            lab_robots_algorithm_get_id (algorithm),
                                            " " LAB_TEST_ROWS " a1 f7", NULL);
      g_autoptr (LabTestRun) run = lab_test_robots_run (NULL, words);
      g_autoptr (GHashTable) json = lab_test_json_parse (run->out);
      gboolean is_proved = algorithm != LAB_ROBOTS_DFS;

      g_assert_cmpint (run->status, ==, 1);
      g_assert_cmpstr (lab_test_json_get (json, "outcome"), ==,
                       is_proved ? "no-solution" : "none-found");
      g_assert_cmpstr (lab_test_json_get (json, "at_least"), ==, is_proved ? "null" : "1");
      g_assert_cmpstr (lab_test_json_get (json, "moves"), ==, "null");
    }
}

/* All solutions are in the list, in the same order. */
static void
test_all (void)
{
  g_auto (LabRobotsSolution) solution = { 0 };
  g_autoptr (GHashTable) json
      = solve_twice ("--all", MIDDLE, (LabRobotsOptions) { .max_solutions = N_LISTED }, &solution);

  assert_numbers (json, &solution);
  g_assert_cmpuint (solution.n_optimal, >, 1);
  g_assert_cmpuint (solution.n_optimal, ==, solution.solutions->len);
  g_assert_cmpfloat (lab_test_json_get_number (json, "optimal"), ==, solution.n_optimal);
  for (guint i = 0; i < solution.solutions->len; i++)
    {
      const GArray *moves = g_ptr_array_index (solution.solutions, i);
      const LabRobotsMove *first = (const LabRobotsMove *) (const void *) moves->data;
      g_autofree char *text = lab_robots_moves_format (first, moves->len);

      g_assert_cmpstr (lab_test_json_get (json, "solutions.%u", i), ==, text);
    }
  g_assert_null (lab_test_json_get (json, "solutions.%u", solution.solutions->len));
}

/* Where there are very many solutions, only some are listed, and the number of all is told. */
static void
test_many (void)
{
  g_autofree char *chain = make_chain ();
  g_autofree char *words = g_strconcat ("solve --all ", chain, NULL);
  g_autoptr (LabTestRun) run = lab_test_robots_run (NULL, words);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_str_has_prefix (run->out, "37\n"));
  g_assert_cmpuint (count_lines (run->out), ==, 1 + N_LISTED);
  /* Between the digits there is what the locale has there. */
  g_assert_true (g_pattern_match_simple ("There are 219*136 solutions; these are the nicest "
                                         "100*000 of them.\n", run->err));
}

static void
test_memory (void)
{
  for (guint megabytes = 1; megabytes <= 4; megabytes += 3)
    {
      g_autofree char *words = g_strdup_printf ("--by bfs --memory %u", megabytes);
      g_auto (LabRobotsSolution) solution = { 0 };
      g_autoptr (GHashTable) json
          = solve_twice (words, LAB_TEST_HARD,
                         (LabRobotsOptions) { .algorithm = LAB_ROBOTS_BFS,
                                              .max_memory = (guint64) megabytes << 20 },
                         &solution);

      g_assert_cmpstr (lab_test_json_get (json, "outcome"), ==, "out-of-memory");
      assert_numbers (json, &solution);
    }
}

static void
test_max_moves (void)
{
  g_auto (LabRobotsSolution) solution = { 0 };
  g_autoptr (GHashTable) json
      = solve_twice ("--max-moves 3", LAB_TEST_BOARD, (LabRobotsOptions) { .max_moves = 3 },
                     &solution);

  g_assert_cmpstr (lab_test_json_get (json, "outcome"), ==, "none-in-max-moves");
  g_assert_cmpstr (lab_test_json_get (json, "at_least"), ==, "4");
  assert_numbers (json, &solution);
}

/* What a search is told by each option. More than two threads are of no use. */
static void
test_search_options (void)
{
  LabOptions options = { 0 };
  LabRobotsOptions search;

  g_assert_true (lab_robots_operands_read_search (&options, &search, NULL));
  g_assert_cmpint (search.algorithm, ==, LAB_ROBOTS_FAST);
  g_assert_cmpuint (search.n_threads + search.max_memory + search.max_moves, ==, 0);
  options.by = (char *) "astar-h1";
  options.robots.threads = (char *) "2";
  options.robots.memory = (char *) "300";
  options.robots.max_moves = (char *) "7";
  g_assert_true (lab_robots_operands_read_search (&options, &search, NULL));
  g_assert_cmpint (search.algorithm, ==, LAB_ROBOTS_ASTAR_H1);
  g_assert_cmpuint (search.n_threads, ==, 2);
  g_assert_cmpuint (search.max_memory, ==, (guint64) 300 << 20);
  g_assert_cmpuint (search.max_moves, ==, 7);
  options.robots.threads = (char *) "1";
  g_assert_true (lab_robots_operands_read_search (&options, &search, NULL));
  g_assert_cmpuint (search.n_threads, ==, 1);
  options.robots.threads = (char *) "3";
  g_assert_false (lab_robots_operands_read_search (&options, &search, NULL));
}

/* A line without a board is an object, too. */
static void
test_error (void)
{
  g_autoptr (LabTestRun) run
      = lab_test_robots_run (LAB_TEST_BOARD "\n\"x\"\n" LAB_TEST_BOARD "\n", "solve --json -");
  g_auto (GStrv) lines = g_strsplit (run->out, "\n", -1);
  g_autoptr (GHashTable) first = lab_test_json_parse (lines[0]);
  g_autoptr (GHashTable) second = lab_test_json_parse (lines[1]);
  g_autoptr (GHashTable) third = lab_test_json_parse (lines[2]);

  g_assert_cmpuint (g_strv_length (lines), ==, 4);
  g_assert_cmpint (run->status, ==, 2);
  g_assert_cmpstr (lab_test_json_get (first, "moves"), ==, "4");
  g_assert_cmpstr (lab_test_json_get (third, "moves"), ==, "4");
  g_assert_cmpuint (g_hash_table_size (second), ==, 2);
  g_assert_cmpstr (lab_test_json_get (second, "line"), ==, "2");
  g_assert_true (g_str_has_prefix (lab_test_json_get (second, "error"), "A board has three "));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lab-robots/figures/json", test_json);
  g_test_add_func ("/lab-robots/figures/none", test_none);
  g_test_add_func ("/lab-robots/figures/all", test_all);
  g_test_add_func ("/lab-robots/figures/many", test_many);
  g_test_add_func ("/lab-robots/figures/memory", test_memory);
  g_test_add_func ("/lab-robots/figures/max-moves", test_max_moves);
  g_test_add_func ("/lab-robots/figures/search-options", test_search_options);
  g_test_add_func ("/lab-robots/figures/error", test_error);
  return g_test_run ();
}
