/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include <gio/gio.h>
#include <glib/gstdio.h>

#include "lab-test-program.h"

/* Private helpers */

/* Runs `labyrinthe-lab classics` with words that are separated by blanks. */
static LabTestRun *
run_words (const char *input,
           const char *words)
{
  g_autofree char *line = g_strconcat ("classics ", words, NULL);
  g_auto (GStrv) args = g_strsplit (line, " ", -1);

  return lab_test_runv (input, args);
}

/* Asserts that a command line is refused with one line. */
static void
assert_misused (const char *words,
                const char *reason)
{
  g_autoptr (LabTestRun) run = run_words (NULL, words);

  g_assert_cmpint (run->status, ==, 2);
  lab_test_assert_refused (run, reason);
}

/* Tests */

static void
test_show (void)
{
  g_autoptr (LabTestRun) all = run_words (NULL, "show");
  g_autoptr (LabTestRun) one = run_words (NULL, "show hexapawn:3x4 bbbb/w.../.www 2");
  g_autoptr (LabTestRun) pipe = run_words ("xox/xoo/oxx 2\n", "show tictactoe -");

  g_assert_cmpint (all->status, ==, 0);
  lab_test_assert_contains (all->out, "Hexapawn: hexapawn[:RxC]\n");
  lab_test_assert_contains (all->out, "The player who takes the last match wins");
  g_assert_cmpstr (one->out, ==,
                   "hexapawn:3x4\nbbbb/w.../.www 2\n\n3 b b b b\n2 w . . .\n1 . w w w\n  a b c d\n"
                   "Player 2 is to move.\nb3-b2 b3xa2 c3-c2 d3-d2\n");
  g_assert_cmpint (pipe->status, ==, 0);
  lab_test_assert_contains (pipe->out, "The game is a draw.\n");
}

static void
test_solve (void)
{
  g_autoptr (LabTestRun) hexapawn = run_words (NULL, "solve hexapawn:4x4");
  g_autoptr (LabTestRun) json = run_words (NULL, "solve matches:3 --json");
  g_autoptr (LabTestRun) over = run_words (NULL, "solve matches:3 0 2 --json");
  g_autoptr (LabTestRun) large = run_words (NULL, "solve hexapawn:8x8 --nodes 1000");
  g_autoptr (LabTestRun) large_json = run_words (NULL, "solve hexapawn:8x8 --nodes 1000 --json");

  g_assert_cmpint (hexapawn->status, ==, 0);
  g_assert_true (g_str_has_prefix (hexapawn->out, "Player 1: wins in 11 moves\n"
                                                  "* a1-a2: wins in 11 moves\n"
                                                  "* d1-d2: wins in 11 moves\n"
                                                  "  b1-b2: loses in 12 moves\n"));
  lab_test_assert_contains (json->out,
                            "{\n  \"game\": \"matches:3\",\n  \"position\": \"3 1\",\n"
                            "  \"solved\": true,\n  \"value\": \"win\", \"moves_to_end\": 1,\n"
                            "  \"moves\": [\n    { \"move\": \"1\", \"best\": false, "
                            "\"value\": \"loss\", \"moves_to_end\": 2 },\n");
  lab_test_assert_contains (over->out, "\"value\": \"loss\", \"moves_to_end\": 0,\n"
                                       "  \"moves\": [],\n");
  g_assert_cmpint (large->status, ==, 1);
  g_assert_true (g_str_has_prefix (large->out, "Not solved within the limits.\n"
                                               "Result known for 0 of 8 moves.\n1000 nodes, "));
  g_assert_cmpint (large_json->status, ==, 1);
  lab_test_assert_contains (large_json->out, "\"solved\": false,\n  \"moves\": [],\n"
                                             "  \"nodes\": 1000,\n");
}

/* The values that are known when the limits stop the search are printed, without stars, and what
 * they prove. */
static void
test_solve_partly (void)
{
  g_autoptr (LabTestRun) text = run_words (NULL, "solve hexapawn:4x4 --nodes 1500");
  g_autoptr (LabTestRun) json = run_words (NULL, "solve hexapawn:4x4 --nodes 1500 --json");
  g_autoptr (LabTestRun) draw = run_words (NULL, "solve tictactoe --nodes 1500");

  g_assert_cmpint (text->status, ==, 1);
  g_assert_true (g_str_has_prefix (text->out, "Not solved within the limits.\n"
                                              "Player 1 wins in at most 11 moves.\n"
                                              "Result known for 1 of 4 moves.\n"
                                              "  a1-a2: wins in 11 moves\n1500 nodes, "));
  lab_test_assert_contains (json->out, "  \"solved\": false,\n"
                                       "  \"at_least\": { \"value\": \"win\", "
                                       "\"moves_to_end\": 11 },\n"
                                       "  \"moves\": [\n    { \"move\": "
                                       "\"a1-a2\", \"value\": \"win\", \"moves_to_end\": 11 }\n"
                                       "  ],\n"
                                       "  \"nodes\": 1500,\n");
  g_assert_cmpint (draw->status, ==, 1);
  lab_test_assert_contains (draw->out, "\nPlayer 1 reaches at least a draw.\nResult known for 5 of "
                                       "9 moves.\n  a1: draw\n");
}

/* In a game that is too large to be solved, a near win is found before the limit. */
static void
test_solve_near (void)
{
  g_autoptr (LabTestRun) run = run_words (
      NULL, "solve tictactoe:8x8,5 "
            "xxxx..../oooo..../......../......../......../......../......../........ 1 "
            "--nodes 20000");

  g_assert_cmpint (run->status, ==, 1);
  g_assert_true (g_str_has_prefix (run->out, "Not solved within the limits.\n"
                                             "Player 1 wins in at most 1 move.\n"
                                             "Result known for 55 of 56 moves.\n"));
  lab_test_assert_contains (run->out, "\n  e8: wins in 1 move\n");
}

/* A game that is over has a result instead of a number of moves. */
static void
test_solve_end (void)
{
  g_autoptr (LabTestRun) lost = run_words (NULL, "solve tictactoe xxx/oo./... 2");
  g_autoptr (LabTestRun) drawn = run_words (NULL, "solve tictactoe xox/xoo/oxx 2");

  g_assert_cmpint (lost->status, ==, 0);
  g_assert_true (g_str_has_prefix (lost->out, "Player 2: has lost\n1 node, "));
  g_assert_true (g_str_has_prefix (drawn->out, "Player 2: draw\n1 node, "));
}

/* Ctrl-C ends a search that would never end, and prints what is known. */
static void
test_interrupt (void)
{
  g_autoptr (LabTestRun) solve = lab_test_interrupt ("classics solve hexapawn:8x8");
  g_autoptr (LabTestRun) json = lab_test_interrupt ("classics solve hexapawn:8x8 --json");
  g_autoptr (LabTestRun) arena
      = lab_test_interrupt ("classics arena hexapawn:8x8 --seat minmax:depth=30 "
                            "--seat random --games 4 --jobs 1");

  g_assert_cmpint (solve->status, ==, 130);
  g_assert_cmpstr (solve->err, ==, "");
  g_assert_true (g_str_has_prefix (solve->out, "Interrupted.\nResult known for 0 of 8 moves.\n"));
  g_assert_true (g_regex_match_simple ("\n[0-9]+ nodes, [0-9]+\\.[0-9]{3} s\n$", solve->out, 0, 0));
  g_assert_cmpint (json->status, ==, 130);
  lab_test_assert_contains (json->out, "\"solved\": false,\n  \"moves\": [],\n  \"nodes\": ");
  g_assert_cmpint (arena->status, ==, 130);
  g_assert_true (g_str_has_prefix (arena->out, "Interrupted when 0 of 4 games were finished.\n"));
}

/* A person picks a number. Anything else is asked again with one line. */
static void
test_play (void)
{
  g_autoptr (LabTestRun) run
      = run_words ("0\nx\n\n4\n1 2\n1\n", "play matches:4 --seat human --seat alphabeta:depth=8");
  g_autoptr (LabTestRun) left = run_words ("1\n", "play tictactoe");
  g_autoptr (LabTestRun) single = run_words ("2\n1\n", "play matches:1");
  g_autoptr (LabTestRun) computers
      = run_words (NULL, "play hexapawn:4x4 --seat alphabeta:depth=12 --seat random --seed 3");

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpuint (lab_test_count (run->out, "Type the number of a move, from 1 to 3.\n"), ==, 5);
  lab_test_assert_contains (run->out, "Player 2 (alphabeta:depth=8) plays 3.\n");
  g_assert_true (g_str_has_suffix (run->out, "Player 2 has won.\n"));
  g_assert_cmpint (left->status, ==, 0);
  g_assert_cmpstr (left->err, ==, "");
  lab_test_assert_contains (left->out, "1 x . .\n  a b c\nPlayer 2 is to move.\n  1) b1\n");
  g_assert_true (g_str_has_suffix (computers->out, "Player 1 has won.\n"));
  /* A person is told the rules. */
  g_assert_true (g_str_has_prefix (left->out, "Tic-Tac-Toe: tictactoe:3x3,3\nPlayers take turns"));
  lab_test_assert_contains (left->out,
                            "\nType the number of a move. Ctrl-D leaves the game.\n\n3 . . .\n");
  g_assert_true (g_str_has_prefix (computers->out, "4 b b b b\n"));
  lab_test_assert_contains (single->out, "  1) 1\n> Type 1 for the only legal move.\n> \n");
}

/* The moves of a large board are listed in columns, up to the width of a terminal. */
static void
test_play_columns (void)
{
  g_autoptr (LabTestRun) run = run_words ("64\n", "play tictactoe:8x8,5");
  g_auto (GStrv) lines = g_strsplit (run->out, "\n", -1);

  lab_test_assert_contains (run->out, "\n  1) a1    2) b1    3) c1 ");
  lab_test_assert_contains (run->out, " 63) g8   64) h8\n> ");
  g_assert_cmpuint (g_strv_length (lines), <, 64);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_assert_cmpuint (strlen (lines[i]), <=, 80);
      g_assert_false (g_str_has_suffix (lines[i], "  "));
    }
}

/* --nodes and --time hold for minimax as for alpha-beta: with more nodes it looks further ahead,
 * and a board of any size needs no more time than it has. */
static void
test_play_limits (void)
{
  g_autoptr (LabTestRun) shallow = run_words (NULL, "play matches:19 --seat minmax --seat random");
  g_autoptr (LabTestRun) deep
      = run_words (NULL, "play matches:19 --seat minmax --seat random --nodes 2000000");
  g_autoptr (LabTestRun) large = run_words (NULL, "play hexapawn:8x8 --seat minmax:depth=100 "
                                                  "--seat minmax:time=0.001 --time 0.001");

  lab_test_assert_contains (shallow->out, "Player 1 (minmax) plays 1.\n");
  lab_test_assert_contains (deep->out, "Player 1 (minmax) plays 3.\n");
  g_assert_cmpint (large->status, ==, 0);
  g_assert_true (g_str_has_suffix (large->out, " has won.\n"));
}

/* The limits of a search are no thinking times of players. */
static void
test_solve_help (void)
{
  g_autoptr (LabTestRun) run = run_words (NULL, "solve --help");

  lab_test_assert_contains (run->out, "--time=SECONDS  Give up after this time");
  lab_test_assert_contains (run->out, "--nodes=N           Give up after this number of nodes");
  lab_test_assert_lacks (run->out, "computer player");
}

/* A line says why a program fails, and random moves play for it. The person can still leave. */
static void
test_failure (void)
{
  g_autoptr (LabTestRun) run = lab_test_run (NULL, "classics", "play", "matches", "--seat",
                                             "program:echo no", NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->err, ==, "");
  lab_test_assert_contains (run->out, "Player 1 is to move.\nprogram:echo no plays random turns "
                                      "from now on: “echo no” wrote “no”, which is not an "
                                      "answer. A player must answer “ready”, as "
                                      "labyrinthe-classics-protocol(7) "
                                      "explains.\nPlayer 1 (random) plays ");
}

/* The same seed gives the same results with any number of jobs, and without times. */
static void
test_arena (void)
{
  static const char match[] = "arena tictactoe --seat alphabeta:depth=3 --seat random --games 60 "
                              "--seed 7 --opening 1 --jobs ";
  g_autofree char *one = g_strconcat (match, "1", NULL);
  g_autofree char *dir = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);
  g_autofree char *csv = g_build_filename (dir, "games.csv", NULL);
  g_autofree char *json = g_build_filename (dir, "results.json", NULL);
  g_autofree char *plot = g_build_filename (dir, "plot.svg", NULL);
  g_autofree char *files = g_strconcat (match, "3 --csv ", csv, " --json ", json, " --plot ", plot,
                                        NULL);
  g_autofree char *games = NULL, *results = NULL, *image = NULL;
  g_autoptr (LabTestRun) first = run_words (NULL, one);
  g_autoptr (LabTestRun) second = run_words (NULL, files);
  g_autoptr (LabTestRun) third = run_words (NULL, "arena matches:1 --seat random --seat "
                                                  "random --games 1 --opening 0");

  /* A player who won no game has nothing to compare. */
  g_assert_cmpint (third->status, ==, 0);
  lab_test_assert_contains (third->out, "\nrandom (1) and random (2)  –  –             –\n");
  g_assert_cmpint (first->status, ==, 0);
  g_assert_cmpstr (second->err, ==, "");
  g_assert_cmpstr (first->out, ==, second->out);
  g_assert_true (g_str_has_prefix (first->out, "60 games of tictactoe:3x3,3 from seed 7\n"));
  lab_test_assert_contains (first->out, " draw");
  lab_test_assert_lacks (first->out, "undecided");
  g_assert_true (g_file_get_contents (csv, &games, NULL, NULL));
  g_assert_true (g_file_get_contents (json, &results, NULL, NULL));
  g_assert_true (g_file_get_contents (plot, &image, NULL, NULL));
  g_assert_cmpuint (lab_test_count (games, "\r\n"), ==, 61);
  lab_test_assert_contains (games, ",drawn\r\n");
  lab_test_assert_contains (results, "\"game\": \"tictactoe:3x3,3\",\n");
  lab_test_assert_contains (results, "\"drawn\": ");
  lab_test_assert_contains (image, "<svg");
  g_remove (csv);
  g_remove (json);
  g_remove (plot);
  g_rmdir (dir);
}

/* An opening does not end the game: the player to move in 3 matches always has a move, and in the
 * other game of the pair the other player has it. Nine moves fill a board of tic-tac-toe. */
static void
test_arena_opening (void)
{
  g_autofree char *dir = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);
  g_autofree char *csv = g_build_filename (dir, "games.csv", NULL);
  g_autofree char *words = g_strconcat ("arena matches:3 --seat alphabeta --seat random --games "
                                        "200 --seed 7 --opening 1 --csv ", csv, NULL);
  g_autoptr (LabTestRun) run = run_words (NULL, words);
  g_autoptr (LabTestRun) full = run_words (NULL, "arena tictactoe --seat random --seat random "
                                                 "--opening 9");
  g_autofree char *games = NULL;
  g_auto (GStrv) lines = NULL;
  guint n_wins[3] = { 0 };

  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_file_get_contents (csv, &games, NULL, NULL));
  lines = g_strsplit (games, "\r\n", -1);
  for (guint i = 1; lines[i][0] != '\0'; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], ",", -1);

      g_assert_cmpstr (fields[5], !=, "0");
      n_wins[g_ascii_digit_value (fields[3][0])]++;
    }
  g_assert_cmpuint (n_wins[1] + n_wins[2], ==, 200);
  g_assert_cmpuint (n_wins[1], >=, 100);
  lab_test_assert_refused (full, "After 9 random moves, nearly every game is over");
  g_remove (csv);
  g_rmdir (dir);
}

/* A player that fails in every game loses all of them, and the exit status says so. */
static void
test_arena_failure (void)
{
  g_autoptr (LabTestRun) run
      = lab_test_run (NULL, "classics", "arena", "matches", "--seat", "program:echo no", "--seat",
                      "random", "--games", "4", "--seed", "1", "--forfeit", NULL);

  g_assert_cmpint (run->status, ==, 1);
  lab_test_assert_contains (run->out, "program:echo no failed in 4 games, and lost them.\n");
  lab_test_assert_contains (run->err, "wrote “no”, which is not an answer. ");
  lab_test_assert_contains (run->err, "program:echo no failed in every game.\n");
}

/* Returns the dialogue of the manual page of the protocol, as lines that begin with a mark. */
static char *
read_dialogue (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "man",
                                                 "labyrinthe-classics-protocol.7", NULL);
  g_autofree char *page = NULL;
  g_auto (GStrv) parts = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (path, &page, NULL, NULL));
  parts = g_strsplit (page, ".Bd -literal\n", 2);
  lines = g_strsplit (parts[1], ".Ed\n", 2);
  return g_strdup (lines[0]);
}

/* The example plays the dialogue of the manual page, and is short. */
static void
test_protocol (void)
{
  g_autofree char *example = g_test_build_filename (G_TEST_DIST, "..", "examples",
                                                    "classics-player.py", NULL);
  g_autofree char *quoted = g_shell_quote (example);
  g_autofree char *seat = g_strconcat ("program:python3 ", quoted, NULL);
  g_autofree char *dir = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (dir, "log", NULL);
  g_autofree char *log = NULL, *source = NULL;
  g_autofree char *dialogue = read_dialogue ();
  g_autoptr (LabTestRun) run
      = lab_test_run (NULL, "classics", "play", "matches:5", "--seat", seat, "--seat", "alphabeta",
                      "--seed", "7", "--log", path, NULL);
  g_autoptr (GString) heard = g_string_new (NULL);
  g_auto (GStrv) lines = NULL;

  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_file_get_contents (path, &log, NULL, NULL));
  lines = g_strsplit (log, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *label = strstr (lines[i], "player 1 ");

      if (label != NULL && strstr (label, " # ") == NULL)
        g_string_append_printf (heard, "%s\n", label + strlen ("player 1 "));
    }
  g_assert_cmpstr (heard->str, ==, dialogue);
  g_assert_true (g_file_get_contents (example, &source, NULL, NULL));
  g_assert_cmpuint (lab_test_count (source, "\n"), <, 60);
  g_remove (path);
  g_rmdir (dir);
}

static void
test_refused (void)
{
  static const char * const files[] = { "--csv", "--json", "--log" };

  assert_misused ("solve", "labyrinthe-lab classics solve GAME [POSITION]");
  assert_misused ("solve chess", "“chess” is not a game");
  assert_misused ("solve matches:100", "from 1 to 99");
  assert_misused ("solve matches 18 1", "0 to 17");
  assert_misused ("solve matches 17 1 1", "Unexpected argument “1”");
  assert_misused ("play matches --seat person", "“person” is not a player; use human, random,");
  assert_misused ("play matches --seat minmax:x", "“x” is not an option of this player");
  assert_misused ("play matches --seat human --seat human --seat human", "Only two players");
  assert_misused ("arena matches --seat random", "needs two players");
  assert_misused ("arena matches --seat random --seat human", "People cannot play in an arena.");
  assert_misused ("arena matches --seat random --seat person", "not a player; use random, minmax,");
  assert_misused ("arena matches 0 2 --seat random --seat random", "That game is over.");
  assert_misused ("arena matches:1 --seat random --seat random --opening 1",
                  "After 1 random move, nearly every game is over");
  assert_misused ("arena matches --seat random --seat random --opening 17",
                  "After 17 random moves, nearly every game is over");
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *words = g_strconcat ("arena matches --seat random --seat random ", files[i],
                                            " -", NULL);

      assert_misused (words, "“-” does not stand for the standard output here");
      g_assert_false (g_file_test ("-", G_FILE_TEST_EXISTS));
    }
  assert_misused ("arena matches --seat random --seat random --opening 65", "from 1 to 64");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lab/classics/show", test_show);
  g_test_add_func ("/lab/classics/solve", test_solve);
  g_test_add_func ("/lab/classics/solve-partly", test_solve_partly);
  g_test_add_func ("/lab/classics/solve-near", test_solve_near);
  g_test_add_func ("/lab/classics/solve-end", test_solve_end);
  g_test_add_func ("/lab/classics/interrupt", test_interrupt);
  g_test_add_func ("/lab/classics/play", test_play);
  g_test_add_func ("/lab/classics/play-columns", test_play_columns);
  g_test_add_func ("/lab/classics/play-limits", test_play_limits);
  g_test_add_func ("/lab/classics/solve-help", test_solve_help);
  g_test_add_func ("/lab/classics/failure", test_failure);
  g_test_add_func ("/lab/classics/arena", test_arena);
  g_test_add_func ("/lab/classics/arena-opening", test_arena_opening);
  g_test_add_func ("/lab/classics/arena-failure", test_arena_failure);
  g_test_add_func ("/lab/classics/protocol", test_protocol);
  g_test_add_func ("/lab/classics/refused", test_refused);
  return g_test_run ();
}
