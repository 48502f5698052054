/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-test-program.h"
#include "lab-notation.h"
#include "lab-observation.h"

/* The corner tile is closed, so no pawn can reach it. */
#define WALLED_IN "9ce9eac/39ad3e3/7a7ee3d/e5acc33/7ab5d3d/565adc7/35b5b69 a f4 Sf"

#define GAME \
  "66eae3c/a5ddaac/797bedd/9cd3599/7db3d5d/5355993/3abcb59 a a1 - a1,-,g7,- c1,e1,a3,c3,e3,g3,a5," \
  "c5,e5,g5,c7,e7,b3,d4,f4,b1,b6,*,d2,d3,c2,-,c4,b5 "

#define OBSERVED ":M??,-,:???,- 1i - - -,-,-,-"

/* Private helpers */

/* Plays @turns of one pawn with the model, and asserts that it ends on the tile at
 * @target. */
static void
assert_leads_to (const char *text,
                 LabCell     target,
                 char      **turns)
{
  LabPosition position;

  g_assert_true (lab_notation_parse_position (text, &position, NULL));
  position.treasures[0] = target;
  for (guint i = 0; turns[i] != NULL; i++)
    {
      LabTurn turn;

      g_assert_true (lab_notation_parse_turn (turns[i], &turn, NULL));
      if (position.phase == LAB_PHASE_INSERT)
        {
          g_assert_true (lab_position_may_insert (&position, turn.arrow));
          g_assert_true (lab_openings_same_tile (turn.tile, position.board.spare));
          lab_position_insert (&position, turn.arrow, turn.tile);
        }
      g_assert_true (lab_position_get_reachable (&position) & LAB_CELL_BIT (turn.cell));
      target = turn.cell;
      lab_position_move (&position, turn.cell);
    }
  g_assert_cmpuint (position.treasures[0], ==, target);
}

static void
assert_solved (const char *position,
               const char *target,
               const char *n_turns)
{
  g_autoptr (LabTestRun) run = lab_test_run (NULL, "solve", position, target, NULL);
  g_auto (GStrv) words = g_strsplit (g_strchomp (run->out), " ", -1);
  LabCell cell = LAB_CELL_SPARE;

  g_test_message ("%s %s", position, target);
  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpstr (words[0], ==, n_turns);
  g_assert_cmpuint (g_strv_length (words) - 1, ==, g_ascii_strtoull (n_turns, NULL, 10));
  if (*target != '*')
    g_assert_true (lab_cell_parse (target, &cell));
  assert_leads_to (position, cell, words + 1);
}

/* Test cases */

static void
test_references (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "positions.tsv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint n = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) columns = g_strsplit (lines[i], "\t", -1);

      if (*lines[i] == '\0' || *lines[i] == '#')
        continue;
      assert_solved (columns[0], columns[1], columns[2]);
      n++;
    }
  g_assert_cmpuint (n, >=, 12);
}

/* A treasure gives the same result as its cell, on the board or on the spare tile. */
static void
test_treasures (void)
{
  static const char game[] = GAME ":MJL,-,:CND,- 1i - -";
  static const char * const same[][2] = {
    { "C", "a3" }, { "M", "b3" }, { "R", "*" }, { "X", "b5" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (same); i++)
    {
      g_autoptr (LabTestRun) treasure = lab_test_run (NULL, "solve", game, same[i][0], NULL);
      g_autoptr (LabTestRun) cell = lab_test_run (game, "solve", "-", same[i][1], NULL);

      g_assert_cmpint (treasure->status, ==, 0);
      g_assert_cmpstr (treasure->out, !=, "");
      g_assert_cmpstr (treasure->out, ==, cell->out);
    }
}

/* If the tile is already inserted, the first turn repeats the insertion. */
static void
test_move (void)
{
  g_autoptr (LabTestRun) here = lab_test_run (NULL, "solve", "6ce9eac/39ad3e3/7a7ee3d/e5acc33/"
                                              "7ab5d3d/565adc7/35b5b69 a f4 Sf f4,-,-,- -,-,-,-,-,"
                                              "-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- :,-,-,- 1m "
                                              "- -", "f4", NULL);

  g_assert_cmpint (here->status, ==, 0);
  g_assert_cmpstr (here->err, ==, "");
  g_assert_cmpstr (here->out, ==, "1 Sf=6-f4\n");
}

static void
test_no_way (void)
{
  g_autoptr (LabTestRun) none = lab_test_run (NULL, "solve", WALLED_IN, "a1", NULL);
  g_autoptr (LabTestRun) one = lab_test_run (NULL, "solve", WALLED_IN, "a1", "1", NULL);
  g_autoptr (LabTestRun) short_of = lab_test_run (NULL, "solve", LAB_TEST_STUDY, "a7", "1", NULL);
  g_autoptr (LabTestRun) enough = lab_test_run (NULL, "solve", LAB_TEST_STUDY, "a7", "2", NULL);

  g_assert_cmpint (none->status, ==, 1);
  g_assert_cmpstr (none->out, ==, "There is no way in 6 turns.\n");
  g_assert_cmpstr (none->err, ==, "");
  g_assert_cmpint (one->status, ==, 1);
  g_assert_cmpstr (one->out, ==, "There is no way in 1 turn.\n");
  g_assert_cmpint (short_of->status, ==, 1);
  g_assert_cmpint (enough->status, ==, 0);
  g_assert_true (g_str_has_prefix (enough->out, "2 "));
}

static void
assert_solve_refused (const char *position,
                      const char *target,
                      const char *more,
                      const char *reason)
{
  g_autoptr (LabTestRun) run = lab_test_run (NULL, "solve", position, target, more, NULL);

  lab_test_assert_refused (run, reason);
}

static void
test_solve_refusals (void)
{
  static const char game[] = GAME ":MJL,-,:CND,- 1i - -";
  static const char over[] = GAME ":MJL,-,CND:,- 1x - 3";
  static const char * const targets[] = { "", "h1", "a8", "A1", "c", "Y", "AB", "**", "1", "a1 ",
                                          "@", "\n", "é" };

  for (guint i = 0; i < G_N_ELEMENTS (targets); i++)
    assert_solve_refused (game, targets[i], NULL, "is not a target");
  assert_solve_refused (game, "V", NULL, "no treasure V");
  assert_solve_refused (LAB_TEST_STUDY, "A", NULL, "no treasure A");
  assert_solve_refused (over, "A", NULL, "is over");
  assert_solve_refused (game, "A", "0", "number of turns");
  assert_solve_refused (game, "A", "9", "number of turns");
  assert_solve_refused (game, "A", "two", "number of turns");
  assert_solve_refused ("x", "a1", NULL, "This is not a position");
  assert_solve_refused (GAME ":M??,-,:???,- 1i - -", "a1", NULL, "This is not a position");
  assert_solve_refused (game, NULL, NULL, "labyrinthe-lab solve POSITION TARGET [TURNS]");
  assert_solve_refused (NULL, NULL, NULL, "labyrinthe-lab solve POSITION TARGET [TURNS]");
  assert_solve_refused ("-", "a1", NULL, "standard input");
}

/* The command hint */

static char *
get_hint (const char *position)
{
  g_autoptr (LabTestRun) run = lab_test_run (NULL, "hint", "--nodes", "300", position, NULL);
  LabTurn turn;
  char *hint;

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_true (g_str_has_suffix (run->out, "\n"));
  hint = g_strchomp (g_strdup (run->out));
  g_assert_true (lab_notation_parse_turn (hint, &turn, NULL));
  return hint;
}

static void
test_hint (void)
{
  g_autofree char *hint = get_hint (GAME ":MJL,-,:CND,- 1i - -");
  /* Hidden cards do not change the hint, whether they are written as cards or as
   * question marks. */
  g_autofree char *other = get_hint (GAME ":MKA,-,:SBT,- 1i - -");
  g_autofree char *observed = get_hint (GAME ":M??,-,:???,- 1i - -");
  g_autofree char *remembering = get_hint (GAME OBSERVED);
  g_auto (GStrv) words = g_strsplit ("hint --nodes 300 -- " GAME OBSERVED, " ", -1);
  g_autoptr (LabTestRun) unquoted = lab_test_runv (NULL, words);
  g_autoptr (LabTestRun) piped = lab_test_run (GAME ":MJL,-,:CND,- 1i - -", "hint", "--time",
                                               "0.01", "-", NULL);

  g_assert_cmpstr (other, ==, hint);
  g_assert_cmpstr (observed, ==, hint);
  g_assert_cmpstr (remembering, ==, hint);
  g_assert_cmpstr (unquoted->err, ==, "");
  g_assert_cmpstr (g_strchomp (unquoted->out), ==, hint);
  g_assert_cmpint (piped->status, ==, 0);
}

/* A position gives the same hint as its observation. */
static void
test_hidden_cards (void)
{
  for (guint seed = 0; seed < 12; seed++)
    {
      LabObservation observation;
      LabPosition position;
      g_autofree char *whole = NULL, *seen = NULL, *hint = NULL, *honest = NULL;

      lab_test_deal (&position, seed, 2, 3, 0);
      lab_observation_init (&observation, &position, NULL);
      whole = lab_notation_format_position (&position);
      seen = lab_notation_format_observation (&observation);
      hint = get_hint (whole);
      honest = get_hint (seen);
      g_assert_cmpstr (hint, ==, honest);
    }
}

/* Plays the hint for @text, and returns the result. */
static LabOutcome
play_hint (const char *text)
{
  g_autofree char *hint = get_hint (text);
  LabPosition position;
  LabTurn turn;

  g_assert_true (lab_notation_parse_position (text, &position, NULL));
  g_assert_true (lab_notation_parse_turn (hint, &turn, NULL));
  lab_position_insert (&position, turn.arrow, turn.tile);
  g_assert_true (lab_position_get_reachable (&position) & LAB_CELL_BIT (turn.cell));
  return lab_position_move (&position, turn.cell);
}

/* The hint finds the last treasure, or goes home, if one turn is enough. */
static void
test_good_hint (void)
{
  g_assert_cmpuint (play_hint (GAME ":M,-,:CND,- 1i - -").found, ==, 'M' - 'A');
  g_assert_cmpuint (play_hint (GAME "M:,-,:CND,- 1i - -").place, ==, 1);
}

static void
assert_hint_refused (const char *option,
                     const char *position,
                     const char *more,
                     const char *reason)
{
  g_autoptr (LabTestRun) run = lab_test_run (NULL, "hint", option, position, more, NULL);

  lab_test_assert_refused (run, reason);
}

static void
test_hint_refusals (void)
{
  static const char game[] = GAME ":MJL,-,:CND,- 1i - -";
  static const char *const times[]
      = { "--time=",    "--time=0",  "--time=-1",   "--time=x",  "--time=nan",
          "--time=inf", "--time=1s", "--time=3601", "--time=1,5" };
  static const char * const nodes[] = { "--nodes=", "--nodes=0", "--nodes=-1", "--nodes=x",
                                        "--nodes=1.5", "--nodes=9223372036854775808" };

  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    assert_hint_refused (times[i], game, NULL, "is not a valid thinking time");
  for (guint i = 0; i < G_N_ELEMENTS (nodes); i++)
    assert_hint_refused (nodes[i], game, NULL, "is not a number of nodes");
  assert_hint_refused ("--", game, "more", "“more”");
  assert_hint_refused ("--", GAME ":MJL,-,CND:,- 1x - 3", NULL, "is over");
  assert_hint_refused ("--", LAB_TEST_STUDY, NULL, "has no cards");
  assert_hint_refused ("--", "x", NULL, "This is not a position");
  assert_hint_refused ("--", GAME ":MJ?,-,:???,- 1i - -", NULL, "“?”");
  assert_hint_refused ("--", GAME ":M??,-,:???,- 1i - - A,-,-", NULL, "This is not a position");
  assert_hint_refused ("--", "-", NULL, "standard input");
  assert_hint_refused ("--", NULL, NULL, "labyrinthe-lab hint POSITION");
  assert_hint_refused ("--fly", NULL, NULL, "--fly");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab/solve/references", test_references);
  g_test_add_func ("/lab/solve/treasures", test_treasures);
  g_test_add_func ("/lab/solve/move", test_move);
  g_test_add_func ("/lab/solve/no-way", test_no_way);
  g_test_add_func ("/lab/solve/refusals", test_solve_refusals);
  g_test_add_func ("/lab/hint/any", test_hint);
  g_test_add_func ("/lab/hint/hidden-cards", test_hidden_cards);
  g_test_add_func ("/lab/hint/good", test_good_hint);
  g_test_add_func ("/lab/hint/refusals", test_hint_refusals);
  return g_test_run ();
}
