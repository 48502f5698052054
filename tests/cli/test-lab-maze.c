/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "lab-test-program.h"

/* The maze of the teaching material. */
#define MAZE \
  "┏━━━┳━━━┳━━━┳━━━┓\n" \
  "┃   ┃           ┃\n" \
  "┣   ╋   ╋━━━╋   ┫\n" \
  "┃   ┃       ┃   ┃\n" \
  "┣   ╋━━━╋   ╋   ┫\n" \
  "┃           ┃   ┃\n" \
  "┣   ╋━━━╋━━━╋   ┫\n" \
  "┃           ┃   ┃\n" \
  "┗━━━┻━━━┻━━━┻━━━┛\n"

/* Without walls, a hand on the wall never comes to the cell in the middle. */
#define OPEN_MAZE "+---+---+---+\n|           |\n+   +   +   +\n|           |\n" \
                  "+   +   +   +\n|           |\n+---+---+---+\n"

/* Private helpers */

/* Runs `labyrinthe-lab maze` with words that are separated by blanks. */
static LabTestRun *
run_maze (const char *input,
          const char *words)
{
  g_autofree char *line = g_strconcat ("maze ", words, NULL);
  g_auto (GStrv) args = g_strsplit (line, " ", -1);

  return lab_test_runv (input, args);
}

static void
assert_printed (const char *input,
                const char *words,
                const char *out,
                int         status)
{
  g_autoptr (LabTestRun) run = run_maze (input, words);

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpstr (run->out, ==, out);
  g_assert_cmpint (run->status, ==, status);
}

static void
assert_refused (const char *input,
                const char *words,
                const char *reason)
{
  g_autoptr (LabTestRun) run = run_maze (input, words);

  lab_test_assert_refused (run, reason);
}

/* Test cases */

static void
test_generate (void)
{
  static const char * const generators[] = {
    "binary-tree", "sidewinder", "kruskal", "exploration", "wilson", "prim", "growing-tree",
    "eller", "aldous-broder", "hunt-and-kill", "division",
  };

  for (guint i = 0; i < G_N_ELEMENTS (generators); i++)
    {
      g_autofree char *words = g_strdup_printf ("generate %s 7 70 --seed 5", generators[i]);
      g_autofree char *ascii = g_strconcat (words, " --format ascii", NULL);
      g_autoptr (LabTestRun) first = run_maze (NULL, words);
      g_autoptr (LabTestRun) second = run_maze (NULL, ascii);
      g_autoptr (LabTestRun) measured = run_maze (first->out, "measure - --json");
      g_autoptr (LabTestRun) same = run_maze (second->out, "measure - --json");

      g_assert_cmpstr (first->err, ==, "");
      g_assert_cmpint (first->status, ==, 0);
      g_assert_true (g_str_has_prefix (second->out, "+---+---+"));
      lab_test_assert_contains (measured->out, "\"perfect\": true");
      lab_test_assert_contains (measured->out, "\"openings\": 489,");
      g_assert_cmpstr (measured->out, ==, same->out);
    }
}

static void
test_seed (void)
{
  g_autoptr (LabTestRun) random = run_maze (NULL, "generate prim 9 9");
  g_autofree char *words = g_strconcat ("generate prim 9 9 --", random->err, NULL);
  g_autoptr (LabTestRun) again = NULL;

  g_assert_true (g_str_has_prefix (random->err, "seed "));
  g_strchomp (words);
  again = run_maze (NULL, words);
  g_assert_cmpstr (again->out, ==, random->out);
}

static void
test_braid (void)
{
  g_autoptr (LabTestRun) maze = run_maze (NULL, "generate wilson 20 20 --seed 1 --braid 100");
  g_autoptr (LabTestRun) measured = run_maze (maze->out, "measure - --json");

  lab_test_assert_contains (measured->out, "\"perfect\": false");
  lab_test_assert_contains (measured->out, "\"dead_ends\": 0,");
  lab_test_assert_contains (measured->out, "\"worst_dead_end\": null");
}

/* Each wall that is removed from a perfect maze makes one more loop. A maze of 20 x 20 cells has
 * 760 pairs of contiguous cells, so 361 walls are left in a perfect one. */
static void
test_loops (void)
{
  const struct
  {
    const char *loops, *openings;
  } cases[] = {
    { "0", "399" }, { "5", "404" }, { "10%", "435" }, { "100%", "760" }, { "1000", "760" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *words = g_strdup_printf ("generate wilson 20 20 --seed 1 --loops %s",
                                                cases[i].loops);
      g_autofree char *openings = g_strdup_printf ("\"openings\": %s,", cases[i].openings);
      g_autoptr (LabTestRun) maze = run_maze (NULL, words);
      g_autoptr (LabTestRun) measured = run_maze (maze->out, "measure - --json");

      lab_test_assert_contains (measured->out, openings);
    }
}

/* A binary file holds the same maze as the drawing. */
static void
test_file (void)
{
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);
  g_autofree char *path = g_build_filename (folder, "maze", NULL);
  g_autofree char *words = g_strdup_printf ("generate eller 30 90 --seed 2 --format=binary -o %s",
                                            path);
  g_autofree char *measure = g_strdup_printf ("measure %s --json", path);
  g_autofree char *wrong = g_strdup_printf ("generate eller 3 3 -o %s/none/maze", folder);
  g_autoptr (LabTestRun) written = run_maze (NULL, words);
  g_autoptr (LabTestRun) drawn = run_maze (NULL, "generate eller 30 90 --seed 2");
  g_autoptr (LabTestRun) from_drawing = run_maze (drawn->out, "measure - --json");
  g_autoptr (LabTestRun) from_file = run_maze (NULL, measure);

  g_assert_cmpstr (written->out, ==, "");
  g_assert_cmpstr (written->err, ==, "");
  g_assert_cmpint (written->status, ==, 0);
  g_assert_cmpstr (from_file->out, ==, from_drawing->out);
  assert_refused (NULL, wrong, "cannot be written");
  g_remove (path);
  g_rmdir (folder);
}

/* A maze that takes minutes is stopped as with Ctrl-C: no empty file remains. */
static void
test_stopped (void)
{
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);
  const char *argv[] = { "/bin/sh", "-c", "timeout -s INT 0.5 \"$LABYRINTHE_LAB\" maze generate "
                         "aldous-broder 20000 20000 --seed 1 -o \"$0/maze\"", folder, NULL };

  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL,
                               NULL, NULL));
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Too little memory for a search is told in one line; a breadth-first search needs little memory.
 * Sanitizers need more than this limit. */
static void
test_little_memory (void)
{
  static const char * const commands[] = {
    "maze solve \"$0\" --by bfs --json >/dev/null",
    "maze solve \"$0\" --by dead-ends --json >/dev/null",
    "maze solve \"$0\" --by dfs --json", "maze solve \"$0\" --by astar --json",
    "maze generate binary-tree 12000 12000 --seed 1 --braid 50 --format binary >/dev/null",
    "maze generate wilson 60000 60000 --seed 1",
    "maze compare wilson --size 60000x60000 --mazes 1 --seed 1",
  };
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);
  g_autofree char *path = g_build_filename (folder, "maze", NULL);
  g_autofree char *words = g_strdup_printf ("generate sidewinder 6000 6000 --seed 1 "
                                            "--format=binary -o %s", path);
  g_autoptr (LabTestRun) written = run_maze (NULL, words);

  g_assert_cmpint (written->status, ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *script = g_strdup_printf (
          "ulimit -v 250000; \"$LABYRINTHE_LAB\" --version >/dev/null 2>&1 || exit 77; "
          "exec \"$LABYRINTHE_LAB\" %s", commands[i]);
      const char *argv[] = { "/bin/sh", "-c", script, path, NULL };
      g_autofree char *err = NULL;
      int status;

      g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL,
                                   &err, &status, NULL));
      g_assert_true (WIFEXITED (status));
      if (WEXITSTATUS (status) == 77)
        {
          g_test_skip ("the program cannot run with little memory here");
          break;
        }
      g_assert_cmpint (WEXITSTATUS (status), ==, i < 2 ? 0 : 1);
      if (i >= 2)
        lab_test_assert_contains (err, "There is not enough memory for");
    }
  g_remove (path);
  g_rmdir (folder);
}

/* Returns the height or width of a PNG image. */
static guint
get_side (const char *png,
          gboolean    height)
{
  const guint8 *side = (const guint8 *) png + (height ? 20 : 16);

  return (guint) side[0] << 24 | (guint) side[1] << 16 | (guint) side[2] << 8 | side[3];
}

static void
assert_png (const char *folder,
            const char *words,
            guint       height,
            guint       width)
{
  g_autofree char *path = g_build_filename (folder, "maze.png", NULL);
  g_autofree char *all = g_strdup_printf ("%s -o %s", words, path);
  g_autoptr (LabTestRun) run = run_maze (MAZE, all);
  g_autofree char *png = NULL;

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpstr (run->out, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_file_get_contents (path, &png, NULL, NULL));
  g_assert_true (g_str_has_prefix (png, "\x89PNG"));
  g_assert_cmpuint (get_side (png, TRUE), ==, height);
  g_assert_cmpuint (get_side (png, FALSE), ==, width);
  g_remove (path);
}

static void
test_pictures (void)
{
  g_autoptr (LabTestRun) svg = run_maze (NULL, "generate prim 5 5 --seed 1 --format svg");
  g_autoptr (LabTestRun) solved = run_maze (NULL, "generate prim 5 5 --seed 1 --format svg "
                                                  "--solution --cell 40 --wall 3");
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);

  g_assert_cmpstr (svg->err, ==, "");
  lab_test_assert_contains (svg->out, "width=\"84px\"");
  lab_test_assert_lacks (svg->out, "87.");
  g_assert_cmpstr (solved->err, ==, "");
  lab_test_assert_contains (solved->out, "width=\"280px\"");
  lab_test_assert_contains (solved->out, "stroke-width");
  assert_png (folder, "generate prim 5 7 --seed 1 --format png", 168, 216);
  assert_png (folder, "generate prim 5 7 --seed 1 --format=png --cell 3 --wall=2", 21, 27);
  assert_png (folder, "generate prim 5 7 --seed 1 --format image --solution", 11, 15);
  assert_png (folder, "generate prim 1400 2 --seed 1 --format png --cell 2", 2804, 8);
  assert_png (folder, "solve - --by bfs", 144, 144);
  assert_png (folder, "solve - --by bfs --cell 10", 60, 60);
  assert_png (folder, "generate prim 5 7 --seed 1", 168, 216);
  assert_refused (NULL, "generate prim 1301 5 --seed 1 --format pdf", "too large for a picture");
  /* The refusal comes at once, without a seed, and before the work, which would take minutes. */
  assert_refused (NULL, "generate aldous-broder 60000 60000 --format svg",
                  "too large for a picture");
  assert_refused (NULL, "generate aldous-broder 30000 30000 -o /tmp/none.txt",
                  "too large for a drawing");
  g_rmdir (folder);
}

/* An image is solved between its entrances, and what is written is such an image again. */
static void
test_image (void)
{
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);
  g_autofree char *path = g_build_filename (folder, "maze.png", NULL);
  g_autofree char *write = g_strdup_printf ("generate wilson 9 70 --seed 3 --format image -o %s",
                                            path);
  g_autofree char *solve = g_strdup_printf ("solve %s --by bfs", path);
  g_autofree char *draw = g_strdup_printf ("solve %s --by astar", path);
  g_autofree char *again = g_strdup_printf ("solve %s --by dead-ends -o %s", path, path);
  g_autoptr (LabTestRun) written = run_maze (NULL, write);
  g_autoptr (LabTestRun) drawn = run_maze (NULL, "generate wilson 9 70 --seed 3");
  g_autoptr (LabTestRun) expected = run_maze (drawn->out, "solve - --by bfs");
  g_autoptr (LabTestRun) kept = NULL;

  g_assert_cmpstr (written->err, ==, "");
  assert_printed (NULL, solve, expected->out, 0);
  assert_png (folder, draw, 19, 141);
  kept = run_maze (NULL, write);
  assert_printed (NULL, again, "", 0);
  assert_printed (NULL, solve, expected->out, 0);
  g_remove (path);
  g_rmdir (folder);
}

/* The maze fills the dark part of an image. Here, this is an image of a maze of one cell. */
static void
test_mask (void)
{
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);
  g_autofree char *path = g_build_filename (folder, "mask.png", NULL);
  g_autofree char *other = g_build_filename (folder, "mask.txt", NULL);
  g_autofree char *write = g_strdup_printf ("generate prim 1 1 --seed 1 --format=png -o %s", path);
  g_autofree char *generate = g_strdup_printf ("generate wilson 36 36 --seed 1 --mask %s", path);
  g_autofree char *eller = g_strdup_printf ("generate eller 36 36 --seed 1 --mask %s", path);
  g_autofree char *text = g_strdup_printf ("generate wilson 3 3 --seed 1 --mask=%s", other);
  g_autoptr (LabTestRun) written = run_maze (NULL, write);
  g_autoptr (LabTestRun) maze = run_maze (NULL, generate);
  g_autoptr (LabTestRun) measured = run_maze (maze->out,
                                              "measure - --from 11,11 --to 24,24 --json");

  g_assert_cmpstr (maze->err, ==, "");
  lab_test_assert_contains (measured->out, "\"openings\": 95,");
  lab_test_assert_contains (measured->out, "\"perfect\": true");
  g_assert_true (g_file_set_contents (other, "rubbish", -1, NULL));
  assert_refused (NULL, eller, "“eller” needs a whole rectangle");
  assert_refused (NULL, text, "is not a PNG image");
  g_remove (path);
  g_remove (other);
  g_rmdir (folder);
}

static void
test_solve (void)
{
  static const char * const solvers[] = { "dfs", "bfs", "right-hand", "left-hand", "astar",
                                          "dead-ends", "tremaux" };

  for (guint i = 0; i < G_N_ELEMENTS (solvers); i++)
    {
      g_autofree char *words = g_strdup_printf ("solve - --by %s", solvers[i]);

      assert_printed (MAZE, words,
                      "┏━━━┳━━━┳━━━┳━━━┓\n"
                      "┃ D ┃ *   *   * ┃\n"
                      "┣   ╋   ╋━━━╋   ┫\n"
                      "┃ * ┃ *   * ┃ * ┃\n"
                      "┣   ╋━━━╋   ╋   ┫\n"
                      "┃ *   *   * ┃ * ┃\n"
                      "┣   ╋━━━╋━━━╋   ┫\n"
                      "┃           ┃ A ┃\n"
                      "┗━━━┻━━━┻━━━┻━━━┛\n", 0);
    }
  assert_printed ("+---+---+\n|       |\n+---+---+\n", "solve - --by dfs --from 0,1 --to=0,0",
                  "┏━━━┳━━━┓\n┃ A   D ┃\n┗━━━┻━━━┛\n", 0);
  assert_printed (MAZE, "solve - --by bfs --json --to 1,0",
                  "{\n  \"solver\": \"bfs\",\n  \"outcome\": \"found\",\n  \"length\": 1,\n"
                  "  \"visited\": 2,\n  \"frontier\": 1,\n  \"steps\": 2,\n"
                  "  \"path\": [[0, 0], [1, 0]]\n}\n", 0);
}

static void
test_no_way (void)
{
  const char *parts = "+---+---+\n|   |   |\n+---+---+\n";

  assert_printed (parts, "solve - --by astar", "No way leads from 0,0 to 0,1.\n", 1);
  assert_printed (parts, "solve - --by tremaux --json",
                  "{\n  \"solver\": \"tremaux\",\n  \"outcome\": \"no-way\",\n  \"visited\": 1,\n"
                  "  \"frontier\": 0,\n  \"steps\": 0,\n  \"path\": []\n}\n", 1);
  assert_printed (OPEN_MAZE, "solve - --by left-hand --to 1,1",
                  "The walk from 0,0 goes round and never comes to 1,1.\n", 1);
}

static void
test_measure (void)
{
  assert_printed (MAZE, "measure -",
                  "Size: 4 x 4\n"
                  "Openings: 15\n"
                  "Perfect: yes\n"
                  "Dead ends: 3\n"
                  "Junctions of three ways: 1\n"
                  "Junctions of four ways: 0\n"
                  "Shortest way: 12\n"
                  "Decisions on this way: 1\n"
                  "Difficulty: 9\n"
                  "Manhattan distance: 6\n"
                  "Farthest cell: 12, at 3,3\n"
                  "Farthest dead end: 12, at 3,3\n"
                  "Diameter: 13, from 3,3 to 3,2\n", 0);
  assert_printed ("0,0: 0,1\n0,1: 0,0\n0,2:\n", "measure - --json",
                  "{\n  \"height\": 1,\n  \"width\": 3,\n  \"openings\": 1,\n"
                  "  \"perfect\": false,\n  \"dead_ends\": 2,\n  \"junctions_of_3\": 0,\n"
                  "  \"junctions_of_4\": 0,\n  \"geodesic\": null,\n  \"decisions\": null,\n"
                  "  \"difficulty\": null,\n"
                  "  \"manhattan\": 2,\n  \"farthest\": 1,\n  \"farthest_cell\": [0, 1],\n"
                  "  \"worst_dead_end\": 1,\n  \"worst_dead_end_cell\": [0, 1],\n"
                  "  \"diameter\": 1,\n  \"diameter_start\": [0, 1],\n"
                  "  \"diameter_end\": [0, 0]\n}\n", 0);
}

static void
test_bad_words (void)
{
  g_autoptr (LabTestRun) large = run_maze (NULL, "generate kruskal 65536 65536 --seed 1");

  lab_test_assert_contains (large->err, "not enough memory");
  g_assert_cmpint (large->status, ==, 1);
  assert_refused (NULL, "generate", "Usage: labyrinthe-lab maze generate GENERATOR HEIGHT WIDTH");
  assert_refused (NULL, "generate dijkstra 3 3", "“dijkstra” is not a generator; use one of: "
                                                 "binary-tree, sidewinder");
  assert_refused (NULL, "generate prim 0 3", "“0” is not a height or width");
  assert_refused (NULL, "generate prim 3 65537", "“65537” is not a height or width");
  assert_refused (NULL, "generate prim 3 3 --braid 101", "“101” is not a percentage");
  assert_refused (NULL, "generate prim 3 3 --loops 101%", "“101%” is not a number of walls");
  assert_refused (NULL, "generate prim 3 3 --loops -1", "“-1” is not a number of walls");
  assert_refused (NULL, "generate prim 3 3 --loops %", "“%” is not a number of walls");
  assert_refused (NULL, "generate prim 3 3 --format gif", "“gif” is not a format");
  assert_refused (NULL, "generate prim 3 3 --cell 5", "need --format=svg, pdf, or png");
  assert_refused (NULL, "generate prim 3 3 --format png --cell 1", "“1” is not a width in pixels");
  assert_refused (NULL, "generate prim 3 3 --format png --cell 5 --wall 5", "from 1 to 4");
  assert_refused (NULL, "generate prim 3 3 --format image --wall 1", "need --format=svg");
  assert_refused (NULL, "generate prim 3 3 --mask /nowhere/mask.png", "could not be opened");
  assert_refused (MAZE, "solve - --by bfs --cell 5", "--cell and --wall need -o with a file");
  assert_refused (MAZE, "solve - --by bfs -o /nowhere/maze.png", "cannot be written");
  assert_refused (NULL, "generate prim 3 3 --seed x", "“x” is not a seed");
  assert_refused (NULL, "generate prim 3 3 3", "Unexpected argument “3”");
  assert_refused (NULL, "solve /nowhere/maze --by dfs", "“/nowhere/maze” could not be opened");
  assert_refused (MAZE, "solve -", "The option --by is missing; use one of: dfs, bfs");
  assert_refused (MAZE, "solve - --by ant", "“ant” is not a solver");
  assert_refused (NULL, "solve /nowhere/maze --by ant", "“ant” is not a solver");
  assert_refused (MAZE, "solve - --by dfs --to 4,0", "The cell 4,0 is outside the maze");
  assert_refused (MAZE, "measure - --from 1", "“1” is not a cell");
  assert_refused (MAZE, "measure - --from=-1,0", "“-1,0” is not a cell");
  assert_refused ("rubbish", "measure -", "Line 1 does not begin a maze");
  assert_refused ("+---+\n|  |\n+---+\n", "measure -", "Line 2, column 4");
  assert_refused ("0,0: 0,1\n0,1:\n", "measure -", "the cell 0,0 lists 0,1, but 0,1 does not");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lab/maze/generate", test_generate);
  g_test_add_func ("/lab/maze/seed", test_seed);
  g_test_add_func ("/lab/maze/braid", test_braid);
  g_test_add_func ("/lab/maze/loops", test_loops);
  g_test_add_func ("/lab/maze/file", test_file);
  g_test_add_func ("/lab/maze/stopped", test_stopped);
  g_test_add_func ("/lab/maze/little-memory", test_little_memory);
  g_test_add_func ("/lab/maze/pictures", test_pictures);
  g_test_add_func ("/lab/maze/image", test_image);
  g_test_add_func ("/lab/maze/mask", test_mask);
  g_test_add_func ("/lab/maze/solve", test_solve);
  g_test_add_func ("/lab/maze/no-way", test_no_way);
  g_test_add_func ("/lab/maze/measure", test_measure);
  g_test_add_func ("/lab/maze/bad-words", test_bad_words);
  return g_test_run ();
}
