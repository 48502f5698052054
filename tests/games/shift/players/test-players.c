/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-shift-agent.h"
#include "lab-shift-computer.h"
#include "lab-shift-deal.h"
#include "lab-shift-players.h"
#include "lab-test-games.h"
#include "lab-test-thinking.h"

#define OBSERVATION LAB_TEST_CORRIDORS \
  "a1 - a1,-,a7,- g2,e7,c3,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- :A?,-,:??,- 1i - -"

/* Private helpers */

static LabShiftAgent *
make (const char *text)
{
  LabShiftAgent *agent = lab_test_make_player (text);

  lab_shift_agent_begin (agent, 4);
  return agent;
}

static void
assert_refused (const char *text,
                const char *fragment)
{
  g_autoptr (GError) error = NULL;

  if (lab_shift_players_make (text, &error) != NULL)
    g_error ("taken for a player: %s", text);
  g_assert_error (error, LAB_SHIFT_AGENT_ERROR, LAB_SHIFT_AGENT_ERROR_NAME);
  if (strstr (error->message, fragment) == NULL)
    g_error ("“%s” is not in “%s”, for %s", fragment, error->message, text);
  g_assert_null (strchr (error->message, '\n'));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_true (g_str_has_suffix (error->message, "."));
  /* The error is optional. */
  g_assert_null (lab_shift_players_make (text, NULL));
}

/* Tests */

/* Each level can be found by its word. */
LAB_TEST ("/players/levels", test_levels)
{
  static const char *bad[] = { "", "Random", "random ", "rand", "experts", ":", "\xc3\xa9" };
  LabShiftStrength level;

  for (LabShiftStrength i = 0; i < LAB_SHIFT_N_LEVELS; i++)
    {
      g_assert_true (lab_shift_strength_parse (lab_test_levels[i], &level));
      g_assert_cmpint (level, ==, i);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      level = (LabShiftStrength) 77;
      g_assert_false (lab_shift_strength_parse (bad[i], &level));
      g_assert_cmpint (level, ==, 77);
    }
}

/* A word makes a player of its level. */
LAB_TEST ("/players/make/words", test_words)
{
  LabShiftObservation observation = lab_test_observe (OBSERVATION);

  for (LabShiftStrength level = 0; level < LAB_SHIFT_N_LEVELS; level++)
    {
      g_autoptr (LabShiftAgent) agent = make (lab_test_levels[level]);
      LabShiftThought thought = lab_test_ask (agent, &observation, 700);
      LabShiftThought expected = lab_test_think (level, &observation, 4, 700);

      g_assert_true (LAB_IS_SHIFT_COMPUTER (agent));
      lab_test_assert_same_thought (&thought, &expected);
    }
}

/* A limit in the text overrides the one of the question. */
LAB_TEST ("/players/make/nodes", test_nodes)
{
  LabShiftObservation observation = lab_test_observe (OBSERVATION);
  g_autoptr (LabShiftAgent) agent = make ("expert:nodes=200");
  g_autoptr (LabShiftAgent) most = make ("expert:nodes=9223372036854775807,time=0.000001");
  LabShiftThought expected = lab_test_think (LAB_SHIFT_STRENGTH_EXPERT, &observation, 4, 200);
  LabShiftThought thought = lab_test_ask (agent, &observation, 100000);

  lab_test_assert_same_thought (&thought, &expected);
  /* The player always looks at one insertion. */
  thought = lab_test_ask (most, &observation, 0);
  g_assert_cmpuint (thought.nodes, <, 10000);
}

/* Limits in the text, in any order; the last of equal options counts. */
LAB_TEST ("/players/make/limits", test_limits)
{
  static const struct
  {
    const char *words;
    guint max_depth;
  } cases[] = {
    { "minmax:depth=1", 1 },
    { "alphabeta:depth=1", 1 },
    { "minmax:depth=8,nodes=5", 1 },
    { "alphabeta:nodes=5,depth=8", 1 },
    { "minmax:depth=2,depth=1", 1 },
    { "alphabeta:depth=8,time=0.01", LAB_SHIFT_MAX_DEPTH - 1 },
    { "minmax:time=0.01,depth=8", LAB_SHIFT_MAX_DEPTH - 1 },
    { "expert:time=1e-2", LAB_SHIFT_MAX_DEPTH - 1 },
    { "random:time=3600", LAB_SHIFT_MAX_DEPTH - 1 },
    { "greedy:time=.5", LAB_SHIFT_MAX_DEPTH - 1 },
    { "solver:nodes=1", LAB_SHIFT_MAX_DEPTH - 1 },
  };
  LabShiftObservation observation = lab_test_observe (OBSERVATION);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LabShiftAgent) agent = make (cases[i].words);

      g_assert_cmpuint (lab_test_ask (agent, &observation, 0).depth, <=, cases[i].max_depth);
    }
}

LAB_TEST ("/players/make/refusals", test_refusals)
{
  static const char *cases[][2] = {
    { "", "“” is not a player" },
    { ":", "“” is not a player" },
    { "nobody", "“nobody” is not a player" },
    { "Expert", "“Expert” is not a player" },
    { " expert", "“ expert” is not a player" },
    { "cmd", "“cmd” is not a player" },
    { "\xff", "is not a player" },
    { "no\nbody", "is not a player" },
    { "expert:\xff", "is not an option" },
    { "expert:", "“” is not an option" },
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
    /* A program does not start yet, but errors in its command line are reported at once. */
    { "program:", "A program is missing" },
    { "cmd:", "A program is missing" },
    { "program:   ", "A program is missing" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_refused (cases[i][0], cases[i][1]);
}

/* GLib says what is wrong in a command line. */
LAB_TEST ("/players/make/programs", test_programs)
{
  static const char *bad[] = { "program:'unclosed", "program:\"unclosed" };

  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (lab_shift_players_make (bad[i], &error));
      g_assert_error (error, LAB_SHIFT_AGENT_ERROR, LAB_SHIFT_AGENT_ERROR_NAME);
      g_assert_null (strchr (error->message, '\n'));
    }
}

/* Settings and files contain these words, so they must not change. A made player tells its kind; a
 * program that cannot be run still takes the seat of one, with random turns. */
LAB_TEST ("/player-kind/make", test_make)
{
  static const struct
  {
    LabShiftPlayerKind kind;
    const char *id;
    const char *program;
    int level;                  /* of the computer player; -1 for none */
  } cases[] = {
    { LAB_SHIFT_PLAYER_PERSON, "person", "", -1 },
    { LAB_SHIFT_PLAYER_BEGINNER, "beginner", "", LAB_SHIFT_STRENGTH_BEGINNER },
    { LAB_SHIFT_PLAYER_NORMAL, "normal", "", LAB_SHIFT_STRENGTH_GREEDY },
    { LAB_SHIFT_PLAYER_HARD, "hard", "", LAB_SHIFT_STRENGTH_SOLVER },
    { LAB_SHIFT_PLAYER_EXPERT, "expert", "", LAB_SHIFT_STRENGTH_EXPERT },
    { LAB_SHIFT_PLAYER_PROGRAM, "program", "player --fast", -1 },
    { LAB_SHIFT_PLAYER_PROGRAM, "program", "", LAB_SHIFT_STRENGTH_RANDOM },
    { LAB_SHIFT_PLAYER_PROGRAM, "program", "'", LAB_SHIFT_STRENGTH_RANDOM },
    { LAB_SHIFT_PLAYER_PERSON, "", "", -1 },
    { LAB_SHIFT_PLAYER_PERSON, "Expert", "", -1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      LabShiftPlayerKind kind = lab_shift_player_kind_parse (cases[i].id);
      g_autoptr (LabShiftAgent) agent = lab_shift_player_kind_make (kind, cases[i].program);

      g_assert_cmpint (kind, ==, cases[i].kind);
      if (i <= LAB_SHIFT_PLAYER_PROGRAM)
        g_assert_cmpstr (lab_shift_player_kind_get_id (kind), ==, cases[i].id);
      g_assert_true ((agent == NULL) == (kind == LAB_SHIFT_PLAYER_PERSON));
      g_assert_cmpint (LAB_IS_SHIFT_COMPUTER (agent) ? (int) LAB_SHIFT_COMPUTER (agent)->level : -1,
                       ==, cases[i].level);
    }
}

/* The kind is no name: nobody reads that Hard has won. */
LAB_TEST ("/player-kind/describe", test_describe)
{
  g_autofree char *hard = lab_shift_player_kind_describe (LAB_SHIFT_PLAYER_HARD);
  g_autofree char *program = lab_shift_player_kind_describe (LAB_SHIFT_PLAYER_PROGRAM);

  g_assert_null (lab_shift_player_kind_describe (LAB_SHIFT_PLAYER_PERSON));
  g_assert_cmpstr (hard, ==, "Computer: Hard");
  g_assert_cmpstr (program, ==, "Program");
}

/* The estimates of the start page, as the measured numbers of turns give them. Computers are
 * quicker than people. */
LAB_TEST ("/game-length/estimates", test_estimates)
{
  static const guint estimates[][4] = {
    /* persons, players, cards, and minutes */
    { 2, 2, 3, 6 },  { 2, 2, 6, 10 },  { 2, 2, 12, 20 }, { 3, 3, 8, 20 },
    { 4, 4, 6, 20 }, { 1, 2, 12, 10 }, { 0, 2, 12, 2 },  { 0, 2, 1, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (estimates); i++)
    {
      LabShiftPlayerKind kinds[LAB_SHIFT_N_SEATS];

      for (guint seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
        kinds[seat] = seat < estimates[i][0] ? LAB_SHIFT_PLAYER_PERSON : LAB_SHIFT_PLAYER_NORMAL;
      g_assert_cmpuint (lab_shift_game_length_estimate (kinds, estimates[i][1], estimates[i][2]),
                        ==, estimates[i][3]);
    }
}

/* More treasures never take less time, nor do more players. */
LAB_TEST ("/game-length/order", test_order)
{
  static const LabShiftPlayerKind kinds[LAB_SHIFT_N_SEATS] = { LAB_SHIFT_PLAYER_PERSON };

  for (guint n = 2; n <= LAB_SHIFT_N_SEATS; n++)
    {
      for (guint cards = 1; cards < lab_shift_deal_max_cards (n); cards++)
        g_assert_cmpuint (lab_shift_game_length_estimate (kinds, n, cards), <=,
                          lab_shift_game_length_estimate (kinds, n, cards + 1));
      if (n < LAB_SHIFT_N_SEATS)
        g_assert_cmpuint (lab_shift_game_length_estimate (kinds, n, 3), <=,
                          lab_shift_game_length_estimate (kinds, n + 1, 3));
    }
}
