/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include <glib/gstdio.h>

#include "lab-test-program.h"

/* The race of the compatibility tables with seed 0: the rat starts in cell 82, the cheese is in
 * cell 27; it takes 49 turns with a depth-first search and 9 with a breadth-first search. */
#define RACE " --seed 0 --mud-percentage 0 --cheese 1"

/* A race in which nobody ever finds the cheese. */
#define SLOW_RACE "cheese play --rat random1 --seed 1 --mode sequential --preparation-time 0" \
                  " --turn-time 10"

/* Private helpers */

/* Runs `labyrinthe-lab cheese` with words that are separated by blanks. */
static LabTestRun *
run_cheese (const char *input,
            const char *words)
{
  g_autofree char *line = g_strconcat ("cheese ", words, NULL);
  g_auto (GStrv) args = g_strsplit (line, " ", -1);

  return lab_test_runv (input, args);
}

static void
assert_refused (const char *words,
                const char *reason)
{
  g_autoptr (LabTestRun) run = run_cheese (NULL, words);

  lab_test_assert_refused (run, reason);
}

/* Returns the examples of the man page of the engine: what is written to it, and its answers. */
static void
read_dialogue (GString *requests,
               GString *answers)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "man",
                                                 "labyrinthe-cheese-engine.7", NULL);
  g_autofree char *page = NULL;
  g_auto (GStrv) parts = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (path, &page, NULL, NULL));
  parts = g_strsplit (page, ".Bd -literal\n", 2);
  lines = g_strsplit (parts[1], "\n", -1);
  for (guint i = 0; strcmp (lines[i], ".Ed") != 0; i++)
    g_string_append_printf (lines[i][0] == '>' ? requests : answers, "%s\n", lines[i] + 2);
}

/* Test cases: show */

static void
test_show_json (void)
{
  g_autoptr (LabTestRun) run = run_cheese (NULL, "show --json" RACE);

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  lab_test_assert_contains (run->out, "{\n  \"width\": 15,\n  \"height\": 13,\n"
                                      "  \"cells\": [0, 1, 2, 3, ");
  /* A cell that was removed and put back is the last one. */
  lab_test_assert_contains (run->out, "191, 193, 194, 192],\n"
                                      "  \"neighbors\": [[[15, 1]], [[2, 1], [16, 1]], ");
  lab_test_assert_contains (run->out, "  \"settings\": {\"style\": \"big-holes\", "
                                      "\"cell_percentage\": 80, \"wall_percentage\": 60, "
                                      "\"mud_percentage\": 0, \"mud_range\": [4, 9], "
                                      "\"symmetric\": false},\n");
  lab_test_assert_contains (run->out, "\"seeds\": {\"maze\": 0, \"cheese\": 0, \"players\": 0},\n");
  lab_test_assert_contains (run->out, "{\"rat\": null, \"start\": 82, \"team\": \"\"}\n  ],\n"
                                      "  \"cheese\": [27]\n}\n");
}

/* The options for each rat come in the order of the rats. */
static void
test_show_rats (void)
{
  g_autoptr (LabTestRun) run
      = run_cheese (NULL, "show --json --seed 0 --width 25 --height 20 --cheese 2 --rat bfs "
                          "--rat dfs --rat greedy --start top-left --start bottom-right "
                          "--start same --team a --team b --team a");

  g_assert_cmpint (run->status, ==, 0);
  lab_test_assert_contains (run->out, "{\"rat\": \"bfs\", \"start\": 0, \"team\": \"a\"},\n");
  lab_test_assert_contains (run->out, "{\"rat\": \"dfs\", \"start\": 499, \"team\": \"b\"},\n");
  lab_test_assert_contains (run->out, "{\"rat\": \"greedy\", \"start\": 499, \"team\": \"a\"}\n");
}

static void
test_show_drawing (void)
{
  g_autoptr (LabTestRun) run = run_cheese (NULL, "show --seed 5");
  g_autoptr (LabTestRun) ascii = run_cheese (NULL, "show --seed 5 --ascii");

  g_assert_cmpuint (lab_test_count (run->out, "●"), ==, 21);
  g_assert_cmpuint (lab_test_count (run->out, " A "), ==, 1);
  g_assert_cmpuint (lab_test_count (run->out, "\n"), ==, 27);
  g_assert_true (g_str_is_ascii (ascii->out));
  g_assert_cmpuint (lab_test_count (ascii->out, " o "), ==, 21);
}

/* A maze from a file keeps its order. */
static void
test_show_maze (void)
{
  g_autoptr (LabTestRun) run
      = run_cheese ("{5: {1: 3}, 1: {5: 3, 0: 1}, 0: {1: 1}}",
                    "show --maze - --json --cheese 2 --seed 1 --start 1");

  g_assert_cmpint (run->status, ==, 0);
  lab_test_assert_contains (run->out, "\"cells\": [5, 1, 0],\n"
                                      "  \"neighbors\": [[[1, 3]], [[5, 3], [0, 1]], [[1, 1]]],\n"
                                      "  \"settings\": null,\n  \"seeds\": {\"maze\": null, ");
}

/* A seed that was drawn is printed, and gives the same race again. */
static void
test_show_seed (void)
{
  g_autoptr (LabTestRun) run = run_cheese (NULL, "show");
  g_autofree char *words = g_strconcat ("show --", run->err, NULL);
  g_autoptr (LabTestRun) again = NULL;

  g_assert_true (g_str_has_prefix (run->err, "seed "));
  again = run_cheese (NULL, g_strchomp (words));
  g_assert_cmpstr (again->err, ==, "");
  g_assert_cmpstr (again->out, ==, run->out);
}

static void
test_refused (void)
{
  assert_refused ("show maze", "Unexpected argument “maze”. Type “labyrinthe-lab cheese show");
  assert_refused ("show --width 0", "“0” is not a valid value for --width; write a whole number");
  assert_refused ("show --mud-range 9", "“9” is not a range of mud; write its fewest");
  assert_refused ("show --mud-range 9-4", ".");
  assert_refused ("show --style tidy", "“tidy” is not a style; use big-holes,");
  assert_refused ("show --cell-percentage 101", "write a percentage from 0 to 100.");
  assert_refused ("show --wall-percentage nan", "“nan” is not a valid value for --wall-percentage");
  assert_refused ("show --seed 9223372036854775807", "from 0 to 9223372036854775806.");
  assert_refused ("show --cheese-seed x", "“x” is not a valid value for --cheese-seed;");
  assert_refused ("show --start middle", "“middle” is not a start; use center,");
  assert_refused ("show --seed 1 --start 9999", ".");
  assert_refused ("show --start center --start center", "more --start or --team options than");
  assert_refused ("show --cheese 1000 --seed 1", ".");
  assert_refused ("show --maze /nowhere", "“/nowhere” could not be opened:");
  assert_refused ("show --maze - --width 5", "The file after --maze is the whole maze.");
  assert_refused ("play --rat nobody", "nobody");
  assert_refused ("play --rat bfs --mode fast", "“fast” is not a mode; use match,");
  assert_refused ("play --rat bfs --turn-time 1", "need another mode, such as --mode=match.");
  assert_refused ("play --rat bfs --mode match --turn-time -1", "write seconds from 0 to 3600,");
  assert_refused ("play --rat person --mode match", "Remove the option --mode.");
  assert_refused ("engine 1", "Unexpected argument “1”.");
}

/* Test cases: play */

static void
test_play (void)
{
  g_autoptr (LabTestRun) dfs = run_cheese (NULL, "play --rat dfs --json" RACE);
  g_autoptr (LabTestRun) bfs = run_cheese (NULL, "play --rat bfs --json" RACE);
  g_autoptr (LabTestRun) text = run_cheese (NULL, "play --rat bfs --rat dfs" RACE);

  g_assert_cmpint (bfs->status, ==, 0);
  lab_test_assert_contains (dfs->out, "\"turns\": 49,\n");
  lab_test_assert_contains (bfs->out, "\"turns\": 9,\n  \"limited\": false,\n"
                                      "  \"mode\": \"simulation\",\n");
  lab_test_assert_contains (bfs->out, "{\"rat\": \"bfs\", \"team\": \"\", \"start\": 82, "
                                      "\"score\": 1,\n");
  lab_test_assert_contains (text->out, "\n9.  A ");
  lab_test_assert_contains (text->out, "\n9 turns\n");
  g_assert_cmpstr (text->err, ==, "");
}

/* Modes change only the time that a race takes. */
static void
test_play_modes (void)
{
  static const char * const modes[] = { "synchronous", "sequential", "match" };

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_autofree char *words
          = g_strdup_printf ("play --rat bfs --json --mode %s --preparation-time %s --turn-time %s"
                             RACE, modes[i], i == 2 ? "0.5" : "0", i == 2 ? "0.05" : "0");
      g_autoptr (LabTestRun) run = run_cheese (NULL, words);

      g_assert_cmpint (run->status, ==, 0);
      lab_test_assert_contains (run->out, modes[i]);
      /* On a busy machine, a rat can miss a turn of a match. */
      if (i < 2)
        lab_test_assert_contains (run->out, "\"turns\": 9,\n");
    }
}

static void
test_play_limit (void)
{
  g_autoptr (LabTestRun) run = run_cheese (NULL, "play --rat dfs --json --max-turns 5" RACE);

  g_assert_cmpint (run->status, ==, 0);
  lab_test_assert_contains (run->out, "\"turns\": 5,\n  \"limited\": true,\n");
}

/* A person types words and letters, and can leave. */
static void
test_play_person (void)
{
  g_autoptr (LabTestRun) run = run_cheese ("n\nnorth-east\n WEST \nE\n-\n", "play" RACE);
  g_autoptr (LabTestRun) json = run_cheese ("nothing\n", "play --json --max-turns 1" RACE);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->err, ==, "");
  lab_test_assert_contains (run->out, "“north-east” is not an action; use north,");
  lab_test_assert_contains (run->out, "\n4 turns\n");
  lab_test_assert_contains (json->out, "\"actions\": {\"nothing\": 1, ");
}

/* A program that fails ends the race, or misses its turns. */
static void
test_play_failure (void)
{
  g_autoptr (LabTestRun) run = run_cheese (NULL, "play --rat program:false --rat bfs" RACE);
  g_autoptr (LabTestRun) more = run_cheese (NULL, "play --rat program:false --rat bfs --json "
                                                  "--continue-on-error" RACE);

  g_assert_cmpint (run->status, ==, 1);
  g_assert_true (g_str_has_prefix (run->err, "labyrinthe-lab: "));
  g_assert_cmpuint (lab_test_count (run->err, "\n"), ==, 1);
  g_assert_cmpint (more->status, ==, 1);
  lab_test_assert_contains (more->out, "\"turns\": 9,\n");
  lab_test_assert_contains (more->out, "\"error\": 9");
}

/* Ctrl-C prints the result so far. */
static void
test_play_interrupted (void)
{
  g_autoptr (LabTestRun) run = lab_test_interrupt (SLOW_RACE " --json");

  g_assert_cmpint (run->status, ==, 130);
  g_assert_cmpstr (run->err, ==, "");
  lab_test_assert_contains (run->out, "\"rats\": [");
}

/* Test cases: engine */

/* The engine speaks the dialogue of its man page. */
static void
test_engine (void)
{
  g_autoptr (GString) requests = g_string_new (NULL);
  g_autoptr (GString) answers = g_string_new (NULL);
  g_autoptr (LabTestRun) run = NULL;

  read_dialogue (requests, answers);
  run = run_cheese (requests->str, "engine");
  g_assert_cmpstr (run->out, ==, answers->str);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
}

/* Each bad request gets one line, and the engine continues. */
static void
test_engine_errors (void)
{
  static const struct
  {
    const char *request;
    const char *answer;
  } cases[] = {
    { "", "The line is empty." },
    { "fly 1", "“fly” is not a request; use hello, maze, graph, race, turn, drop, or quit." },
    { "maze", "The word after “maze” must be the number of a maze." },
    { "maze -1", "The word after “maze” must be the number of a maze." },
    { "maze 1 speed=3", "“speed=3” is not a word of this request." },
    { "maze 1 width", "“width” is not a word of this request." },
    { "maze 1 width=70000", "--width" },
    { "maze 1 seed=-1", "--seed" },
    { "maze 1 width=3000 height=3000", "." },
    { "graph 1 width=2", "A graph needs width=… and height=…." },
    { "graph 1 width=2 height=1 cells=0,2", "“0,2” is not a list of valid numbers" },
    { "graph 1 width=2 height=1 cells=0,0", "The cell 0 is listed twice." },
    { "graph 1 width=2 height=1 cells=0,1 passages=0:1", "is not a list of passages" },
    { "graph 1 width=2 height=1 cells=0 passages=0-1", "needs both cells." },
    { "graph 1 width=2 height=2 cells=0,3 passages=0-3", "The cells 0 and 3 are not adjacent." },
    { "graph 1 width=2 height=2 cells=1,2 passages=1-2", "The cells 1 and 2 are not adjacent." },
    { "race 1 rats=0", "There is no maze 1." },
    { "turn 5", "Maze 5 has no race." },
    { "race 5", "A race needs 1 to 16 rats" },
    { "race 5 rats=97 teams=0,1", "There must be a team for each rat" },
    { "race 5 rats=97 cheese=0", "cheese" },
    { "race 5 rats=9999", "." },
    { "race 5 rats=97 cheese-cells=97", "." },
    { "drop 6", "There is no maze 6." },
    { "\"\\\n", "“\\\"\\\\” is not a request" },
  };
  g_autoptr (GString) requests = g_string_new ("maze 5 seed=1\n");
  g_autoptr (LabTestRun) run = NULL;
  g_auto (GStrv) lines = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_string_append_printf (requests, "%s%s", cases[i].request,
                            g_str_has_suffix (cases[i].request, "\n") ? "" : "\n");
  g_string_append (requests, "race 5 rats=97 cheese=1 cheese-seed=1\nturn 5 N\nturn 5 --\n"
                             "turn 5 x\nturn 5 - -\nturn 5 -\n");
  run = run_cheese (requests->str, "engine");
  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->err, ==, "");
  lines = g_strsplit (run->out, "\n", -1);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_true (g_str_has_prefix (lines[i + 1], "{\"error\": \""));
      lab_test_assert_contains (lines[i + 1], cases[i].answer);
    }
  lab_test_assert_contains (lines[26], "\"cheese\": [145]");
  lab_test_assert_contains (lines[27], "Turn 0 is the preparation.");
  lab_test_assert_contains (lines[28], "A turn needs 1 letters");
  lab_test_assert_contains (lines[29], "“x” is not a list of actions;");
  lab_test_assert_contains (lines[30], "“-” is not a word of this request.");
  lab_test_assert_contains (lines[31], "\"turn\": 1, ");
  g_assert_cmpstr (lines[32], ==, "");
}

/* Several races go on at the same time, and a maze can be dropped or replaced. */
static void
test_engine_races (void)
{
  g_autoptr (LabTestRun) run
      = run_cheese ("graph 1 width=2 height=1 cells=0,1 passages=0-1\n"
                    "graph 2 width=1 height=2 cells=1,0 passages=1-0:3\n"
                    "race 1 rats=0 cheese-cells=1\nrace 2 rats=0,0 teams=0,1 cheese=1\n"
                    "turn 1 -\nturn 2 ?-\nturn 2 SS\nturn 1 E\nturn 2 --\nturn 2 ??\n"
                    "graph 1 width=2 height=1 cells=0,1 passages=0-1\nturn 1 -\ndrop 2\ndrop 2\n"
                    "hello\n", "engine");
  g_auto (GStrv) lines = g_strsplit (run->out, "\n", -1);

  lab_test_assert_contains (lines[5], "\"outcomes\": [\"miss\", \"nothing\"]");
  lab_test_assert_contains (lines[7], "\"scores\": [1], \"cheese\": [], \"outcomes\": [\"east\"], "
                                      "\"over\": true");
  /* Each gets a half. A rat in mud cannot miss a turn. */
  lab_test_assert_contains (lines[9], "\"scores\": [0.5, 0.5], \"cheese\": [], "
                                      "\"outcomes\": [\"mud\", \"mud\"], \"over\": true");
  lab_test_assert_contains (lines[11], "Maze 1 has no race.");
  g_assert_cmpstr (lines[12], ==, "{\"dropped\": 2}");
  lab_test_assert_contains (lines[13], "There is no maze 2.");
  g_assert_true (g_str_has_prefix (lines[14], "{\"engine\": \"labyrinthe-lab "));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab-cheese/show/json", test_show_json);
  g_test_add_func ("/lab-cheese/show/rats", test_show_rats);
  g_test_add_func ("/lab-cheese/show/drawing", test_show_drawing);
  g_test_add_func ("/lab-cheese/show/maze", test_show_maze);
  g_test_add_func ("/lab-cheese/show/seed", test_show_seed);
  g_test_add_func ("/lab-cheese/refused", test_refused);
  g_test_add_func ("/lab-cheese/play", test_play);
  g_test_add_func ("/lab-cheese/play/modes", test_play_modes);
  g_test_add_func ("/lab-cheese/play/limit", test_play_limit);
  g_test_add_func ("/lab-cheese/play/person", test_play_person);
  g_test_add_func ("/lab-cheese/play/failure", test_play_failure);
  g_test_add_func ("/lab-cheese/play/interrupted", test_play_interrupted);
  g_test_add_func ("/lab-cheese/engine", test_engine);
  g_test_add_func ("/lab-cheese/engine/errors", test_engine_errors);
  g_test_add_func ("/lab-cheese/engine/races", test_engine_races);
  return g_test_run ();
}
