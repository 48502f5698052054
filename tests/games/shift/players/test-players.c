/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-players.h"

#include <string.h>

#include "lab-test-games.h"
#include "lab-computer.h"
#include "lab-test-thinking.h"

#define OBSERVATION LAB_TEST_CORRIDORS \
  "a1 - a1,-,a7,- g2,e7,c3,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- :A?,-,:??,- 1i - -"

/* Private helpers */

static LabAgent *
make (const char *text)
{
  g_autoptr (GError) error = NULL;
  LabAgent *agent = lab_players_make (text, &error);

  g_assert_no_error (error);
  g_assert_nonnull (agent);
  g_assert_cmpstr (lab_agent_get_name (agent), ==, text);
  lab_agent_begin (agent, 4);
  return agent;
}

static void
assert_refused (const char *text,
                const char *fragment)
{
  g_autoptr (GError) error = NULL;

  if (lab_players_make (text, &error) != NULL)
    g_error ("taken for a player: %s", text);
  g_assert_error (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_NAME);
  if (strstr (error->message, fragment) == NULL)
    g_error ("“%s” is not in “%s”, for %s", fragment, error->message, text);
  g_assert_null (strchr (error->message, '\n'));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_true (g_str_has_suffix (error->message, "."));
  /* The error is optional. */
  g_assert_null (lab_players_make (text, NULL));
}

/* Tests */

/* Each level can be found by its word. */
static void
test_levels (void)
{
  static const char *words[LAB_N_LEVELS] = {
    "random", "beginner", "greedy", "solver", "minmax", "alphabeta", "expert",
  };
  static const char *bad[] = { "", "Random", "random ", "rand", "experts", ":", "\xc3\xa9" };
  LabLevel level;

  for (LabLevel i = 0; i < LAB_N_LEVELS; i++)
    {
      g_assert_cmpstr (lab_level_get_id (i), ==, words[i]);
      g_assert_true (lab_level_parse (words[i], &level));
      g_assert_cmpint (level, ==, i);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      level = (LabLevel) 77;
      g_assert_false (lab_level_parse (bad[i], &level));
      g_assert_cmpint (level, ==, 77);
    }
}

/* A word makes a player of its level. */
static void
test_words (void)
{
  LabObservation observation = lab_test_observe (OBSERVATION);

  for (LabLevel level = 0; level < LAB_N_LEVELS; level++)
    {
      g_autoptr (LabAgent) agent = make (lab_level_get_id (level));
      LabThought thought = lab_test_ask (agent, &observation, 700);
      LabThought expected = lab_test_think (level, &observation, 4, 700);

      g_assert_true (LAB_IS_COMPUTER (agent));
      lab_test_assert_same_thought (&thought, &expected);
    }
}

static void
test_depth (void)
{
  static const char *words[] = {
    "minmax:depth=1", "alphabeta:depth=1", "minmax:depth=8,nodes=5", "alphabeta:nodes=5,depth=8",
    "minmax:depth=2,depth=1",
  };
  LabObservation observation = lab_test_observe (OBSERVATION);

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autoptr (LabAgent) agent = make (words[i]);
      LabThought thought = lab_test_ask (agent, &observation, 0);

      g_assert_cmpuint (thought.depth, <=, 1);
    }
}

/* A limit in the text overrides the one of the question. */
static void
test_nodes (void)
{
  LabObservation observation = lab_test_observe (OBSERVATION);
  g_autoptr (LabAgent) agent = make ("expert:nodes=200");
  g_autoptr (LabAgent) most = make ("expert:nodes=9223372036854775807,time=0.000001");
  LabThought expected = lab_test_think (LAB_LEVEL_EXPERT, &observation, 4, 200);
  LabThought thought = lab_test_ask (agent, &observation, 100000);

  lab_test_assert_same_thought (&thought, &expected);
  /* The player always looks at one insertion. */
  thought = lab_test_ask (most, &observation, 0);
  g_assert_cmpuint (thought.nodes, <, 10000);
}

static void
test_times (void)
{
  static const char *words[] = {
    "alphabeta:depth=8,time=0.01", "minmax:time=0.01,depth=8", "expert:time=1e-2",
    "random:time=3600", "greedy:time=.5", "solver:nodes=1",
  };
  LabObservation observation = lab_test_observe (OBSERVATION);

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autoptr (LabAgent) agent = make (words[i]);
      LabThought thought = lab_test_ask (agent, &observation, 0);

      g_assert_cmpuint (thought.depth, <, LAB_MAX_DEPTH);
    }
}

static void
test_refusals (void)
{
  static const char *cases[][2] = {
    { "", "“” is not a player" },
    { ":", "“” is not a player" },
    { "nobody", "“nobody” is not a player" },
    { "Expert", "“Expert” is not a player" },
    { " expert", "“ expert” is not a player" },
    { "cmd", "“cmd” is not a player" },
    { "expert:,", "“” is not an option" },
    { "expert:nodes", "“nodes” is not an option" },
    { "expert:nodes=5,", "“” is not an option" },
    { "expert:node=5", "“node=5” is not an option" },
    { "expert:nodes=5:time=1", "“nodes=5:time=1” is not a valid limit" },
    { "expert:nodes=", "“nodes=” is not a valid limit" },
    { "expert:nodes=0", "“nodes=0” is not a valid limit" },
    { "expert:nodes=-1", "“nodes=-1” is not a valid limit" },
    { "expert:nodes=1.5", "“nodes=1.5” is not a valid limit" },
    { "expert:nodes= 5", "“nodes= 5” is not a valid limit" },
    { "expert:nodes=9223372036854775808", "is not a valid limit" },
    { "expert:nodes=99999999999999999999", "is not a valid limit" },
    { "expert:time=", "“time=” is not a valid limit" },
    { "expert:time=0", "“time=0” is not a valid limit" },
    { "expert:time=-1", "“time=-1” is not a valid limit" },
    { "expert:time=1s", "“time=1s” is not a valid limit" },
    { "expert:time=3601", "“time=3601” is not a valid limit" },
    { "expert:time=inf", "“time=inf” is not a valid limit" },
    { "expert:time=nan", "“time=nan” is not a valid limit" },
    { "expert:time=1e-7", "“time=1e-7” is not a valid limit" },
    { "expert:time=1e999", "is not a valid limit" },
    { "expert:depth=2", "Only minmax and alphabeta" },
    { "random:depth=2", "Only minmax and alphabeta" },
    { "solver:nodes=2,depth=2", "leave “depth=2” out" },
    { "minmax:depth=0", "“depth=0” is not a valid depth" },
    { "minmax:depth=9", "“depth=9” is not a valid depth" },
    { "alphabeta:depth=", "“depth=” is not a valid depth" },
    { "alphabeta:depth=x", "“depth=x” is not a valid depth" },
    { "alphabeta:depth=-1", "“depth=-1” is not a valid depth" },
    { "alphabeta:DEPTH=1", "“DEPTH=1” is not an option" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_refused (cases[i][0], cases[i][1]);
}

/* A colon must be followed by an option. */
static void
test_no_option (void)
{
  assert_refused ("expert:", "“” is not an option");
}

/* Error messages show any input in one line that is safe for a terminal. */
static void
test_rubbish (void)
{
  assert_refused ("\xff", "is not a player");
  assert_refused ("no\nbody", "is not a player");
  assert_refused ("expert:\xff", "is not an option");
}

/* A program does not start yet, but errors in its command line are reported at once. */
static void
test_programs (void)
{
  static const char *bad[] = { "cmd:", "cmd:   ", "cmd:'unclosed", "cmd:\"unclosed" };
  g_autoptr (LabAgent) agent = make ("cmd:no-such-program --with 'an argument'");

  g_assert_false (LAB_IS_COMPUTER (agent));
  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (lab_players_make (bad[i], &error));
      g_assert_true (error != NULL && error->domain == LAB_AGENT_ERROR);
      g_assert_null (strchr (error->message, '\n'));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/players/levels", test_levels);
  g_test_add_func ("/players/make/words", test_words);
  g_test_add_func ("/players/make/depth", test_depth);
  g_test_add_func ("/players/make/nodes", test_nodes);
  g_test_add_func ("/players/make/times", test_times);
  g_test_add_func ("/players/make/refusals", test_refusals);
  g_test_add_func ("/players/make/programs", test_programs);
  g_test_add_func ("/players/make/no-option", test_no_option);
  g_test_add_func ("/players/make/rubbish", test_rubbish);
  return g_test_run ();
}
