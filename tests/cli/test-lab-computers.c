/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-test-program.h"
#include "lab-notation.h"

/* Tests games on the terminal in which computers play. */

/* Replays the announced turns, and asserts that they are a legal game. */
static void
replay (const char  *out,
        LabPosition *position)
{
  g_auto (GStrv) lines = g_strsplit (out, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *played = strstr (lines[i], " has played ");
      g_autofree char *text = NULL;
      LabTurn turn;

      if (played == NULL)
        continue;
      text = g_strndup (played + strlen (" has played "), LAB_TURN_LENGTH - 2);
      g_assert_true (lab_notation_parse_turn (text, &turn, NULL));
      g_assert_true (lab_position_may_insert (position, turn.arrow));
      lab_position_insert (position, turn.arrow, turn.tile);
      g_assert_true ((lab_position_get_reachable (position) & LAB_CELL_BIT (turn.cell)) != 0);
      lab_position_move (position, turn.cell);
    }
}

static void
test_alone (void)
{
  g_autoptr (LabTestRun) run = lab_test_run (NULL, "play", "--seed", "5", "--cards", "3", "--seat",
                                             "greedy", "--seat", "solver", "--seat", "beginner",
                                             NULL);
  g_autoptr (LabTestRun) again = lab_test_run (NULL, "play", "-s", "5", "-c", "3", "-S", "greedy",
                                               "-S", "solver", "-S", "beginner", NULL);
  LabPosition position;

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->err, ==, "");
  lab_test_deal (&position, 5, 3, 3, LAB_RULES_STANDARD);
  replay (run->out, &position);
  g_assert_cmpuint (position.n_places, ==, 1);
  lab_test_assert_contains (run->out, " has won!\n\nThe game is over.");
  lab_test_assert_contains (run->out, "1. ");
  lab_test_assert_lacks (run->out, "It is your turn");
  lab_test_assert_lacks (run->out, "Type a turn");
  g_assert_cmpstr (run->out, ==, again->out);
}

static void
test_against_person (void)
{
  g_autoptr (LabTestRun) run
      = lab_test_run ("Nb=5-a1\nposition\n", "play", "--seed", "1", "--cards", "2", "--seat",
                      "person", "--seat", "expert", "--nodes", "20000", "--name", "Anna", NULL);
  const char *turn = strstr (run->out, "\nexpert has played ");
  LabPosition position;
  g_autofree char *expected = NULL;

  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (turn);
  g_assert_cmpuint (lab_test_count (run->out, "It is your turn, Anna."), ==, 2);
  g_assert_cmpuint (lab_test_count (run->out, "It is your turn, "), ==, 2);
  lab_test_assert_contains (run->out, "Pawn 3 is expert");

  lab_test_deal (&position, 1, 2, 2, LAB_RULES_STANDARD);
  replay (run->out, &position);
  expected = lab_notation_format_position (&position);
  lab_test_assert_contains (run->out, expected);
}

/* A computer can also continue after an insertion, with the move alone. */
static void
test_take_up_in_move (void)
{
  g_autoptr (LabTestRun) run = NULL;
  g_autofree char *text = NULL;
  LabPosition position;

  lab_test_deal (&position, 1, 2, 2, LAB_RULES_STANDARD);
  lab_position_insert (&position, 0, 0x5);
  text = lab_notation_format_position (&position);
  run = lab_test_run ("", "play", "--position", text, "--seat", "greedy", NULL);
  g_assert_cmpint (run->status, ==, 0);
  lab_test_assert_contains (run->out, "greedy has moved to ");
  lab_test_assert_contains (run->out, "It is your turn, Blue.");
}

/* The failure of a program is reported with its name, and the game continues. */
static void
test_failing_program (void)
{
  g_autoptr (LabTestRun) run = lab_test_run (NULL, "play", "--seed", "5", "--cards", "1", "--seat",
                                             "cmd:false", "--seat", "greedy", NULL);
  LabPosition position;

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpuint (lab_test_count (run->out, "cmd:false plays random turns from now on: "), ==, 1);
  lab_test_deal (&position, 5, 2, 1, LAB_RULES_STANDARD);
  replay (run->out, &position);
  g_assert_cmpint (position.phase, ==, LAB_PHASE_OVER);
}

static void
test_refusals (void)
{
  static const struct
  {
    const char *args[12];
    const char *reason;
  } cases[] = {
    { { "--seat", "nobody" }, "“nobody” is not a player" },
    { { "--seat", "" }, "“” is not a player" },
    { { "--seat", "greedy:depth=2" }, "Only minmax and alphabeta have a depth" },
    { { "-p", "2", "-S", "greedy", "-S", "greedy", "-S", "greedy" },
      "more --seat options than players" },
    { { "-S", "greedy", "-S", "greedy", "-S", "greedy", "-S", "greedy", "-S", "greedy" },
      "At most four players can play" },
    { { "--seat", "expert", "--time", "soon" }, "“soon” is not a valid thinking time" },
    { { "--seat", "expert", "--nodes", "0" }, "“0” is not a number of nodes" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GStrvBuilder) args = g_strv_builder_new ();
      g_autoptr (LabTestRun) run = NULL;
      g_auto (GStrv) argv = NULL;

      g_strv_builder_add (args, "play");
      g_strv_builder_addv (args, (const char **) cases[i].args);
      argv = g_strv_builder_end (args);
      run = lab_test_runv (NULL, argv);
      lab_test_assert_refused (run, cases[i].reason);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab/computers/alone", test_alone);
  g_test_add_func ("/lab/computers/against-person", test_against_person);
  g_test_add_func ("/lab/computers/take-up-in-move", test_take_up_in_move);
  g_test_add_func ("/lab/computers/failing-program", test_failing_program);
  g_test_add_func ("/lab/computers/refusals", test_refusals);

  return g_test_run ();
}
