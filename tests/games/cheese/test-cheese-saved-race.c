/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-cheese-kind.h"
#include "lab-saved-text.h"
#include "lab-test-cheese.h"
#include "lab-test-example.h"
#include "lab-test-race.h"

/* Tests files with saved races: what is written is read again, and each kind of damage gives one
 * line. */

#define HEAD "[Labyrinthe Race]\nVersion=1\n\n"
#define MAZE "[Maze]\nWidth=5\nHeight=4\nCellPercentage=80\nWallPercentage=60\nMudPercentage=20\n" \
             "MinMud=4\nMaxMud=9\nStyle=big-holes\nSymmetric=false\nSeed=7\n\n"
#define RATS "[Rat 1]\nKind=person\nName=Ada\nTeam=0\nStart=center\n\n" \
             "[Rat 2]\nKind=greedy\nTeam=1\nStart=same\n\n"
#define RACE "[Race]\nCheese=3\nCheeseSeed=8\nPlayersSeed=9\nPreparationMilliseconds=3000\n" \
             "TurnMilliseconds=100\nUndone=1\nHintsUsed=2\nTurns=4\nPlayed=2\nActions=NS-EWSNN\n"
#define FILE_TEXT HEAD MAZE RATS RACE

/* Private helpers */

static LabCheeseRace *
read_text (const char *text)
{
  g_autoptr (GError) error = NULL;
  LabCheeseRace *race = lab_cheese_kind.parse (text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  return race;
}

/* Returns a race as it is read from its file. */
static LabCheeseRace *
read_again (LabCheeseRace *race)
{
  g_autofree char *text = lab_cheese_kind.format (race);

  return read_text (text);
}

/* Asserts that a text is refused in one line with @part. */
static void
assert_refused (const char *text,
                gboolean    is_own,
                int         code,
                const char *part)
{
  g_autoptr (GError) error = NULL;
  LabCheeseRace *race = is_own ? lab_cheese_kind.parse_own (text, strlen (text), NULL, &error)
                               : lab_cheese_kind.parse (text, strlen (text), NULL, &error);

  g_assert_null (race);
  g_assert_error (error, LAB_SAVED_GAME_ERROR, code);
  g_assert_null (strchr (error->message, '\n'));
  if (strstr (error->message, part) == NULL)
    g_error ("“%s” is not in: %s", part, error->message);
}

/* Compares all that a file keeps of two races. */
static void
assert_same (LabCheeseRace *race,
             LabCheeseRace *other)
{
  const LabCheeseDeal *deal = race->deal, *other_deal = other->deal;
  guint n_turns = lab_cheese_race_get_n_turns (race);
  int n_actions = (int) (n_turns * deal->n_rats);

  lab_test_cheese_assert_same_maze (deal->maze, other_deal->maze);
  g_assert_cmpuint (deal->n_rats, ==, other_deal->n_rats);
  g_assert_cmpmem (deal->cheese, (int) (deal->n_cheese * sizeof (guint)), other_deal->cheese,
                   (int) (other_deal->n_cheese * sizeof (guint)));
  g_assert_cmpmem (deal->starts, sizeof deal->starts, other_deal->starts, sizeof deal->starts);
  g_assert_cmpmem (deal->teams, sizeof deal->teams, other_deal->teams, sizeof deal->teams);
  g_assert_cmpuint (n_turns, ==, lab_cheese_race_get_n_turns (other));
  g_assert_cmpuint (race->n_played, ==, other->n_played);
  g_assert_cmpuint (race->n_undone, ==, other->n_undone);
  g_assert_cmpuint (race->n_hints, ==, other->n_hints);
  g_assert_cmpint (race->preparation_time, ==, other->preparation_time);
  g_assert_cmpint (race->turn_time, ==, other->turn_time);
  for (guint rat = 0; rat < deal->n_rats; rat++)
    {
      g_autofree char *name = lab_cheese_race_dup_name (race, rat);
      g_autofree char *other_name = lab_cheese_race_dup_name (other, rat);

      g_assert_cmpstr (name, ==, other_name);
    }
  g_assert_cmpmem (lab_cheese_race_get_actions (race, 0), n_actions,
                   lab_cheese_race_get_actions (other, 0), n_actions);
  g_assert_cmpmem (lab_cheese_race_get_outcomes (race, 0), n_actions,
                   lab_cheese_race_get_outcomes (other, 0), n_actions);
}

/* Makes settings in which everything differs from the defaults. */
static LabCheeseRaceSettings *
make_settings (guint seed)
{
  LabCheeseRaceSettings *settings = g_new0 (LabCheeseRaceSettings, 1);

  settings->deal = (LabCheeseDealSettings) {
    .maze = { .width = 4 + seed % 5, .height = 7, .cell_percentage = 87.3 - seed,
              .wall_percentage = 33.1, .mud_percentage = 100.0 / 3, .min_mud = 2, .max_mud = 5,
              .style = (LabCheeseStyle) (seed % LAB_N_CHEESE_STYLES), .symmetric = seed % 2 },
    .n_rats = 3,
    .teams = { 0, 1, 1 },
    .starts = { LAB_CHEESE_START_TOP_LEFT, LAB_CHEESE_START_RANDOM, LAB_CHEESE_START_SAME },
    .n_cheese = 2 + seed % 3,
    .maze_seed = LAB_CHEESE_MAX_SEED - seed,
    .cheese_seed = seed,
    .players_seed = 17,
  };
  settings->rats[0] = g_strdup (LAB_CHEESE_PERSON);
  settings->rats[1] = g_strdup ("random5");
  settings->rats[2] = g_strdup ("bfs");
  settings->names[0] = g_strdup (" Ada; [Rat 9]=\\ „Käse“");
  return settings;
}

/* Plays some turns, with the same choice or another one each time, and undoes one. */
static void
play_turns (LabCheeseRace *race,
            gboolean       varied)
{
  for (guint turn = 0; turn < 9 && !lab_cheese_race_is_over (race); turn++)
    {
      lab_test_race_choose (race, 0, varied ? (LabCheeseAction) (turn % LAB_N_CHEESE_ACTIONS)
                                            : LAB_CHEESE_NOTHING);
      lab_test_race_advance (race);
    }
  g_assert_true (lab_cheese_race_undo (race, NULL));
}

static LabCheeseRace *
play_race (LabCheeseRaceSettings *settings)
{
  g_autoptr (GError) error = NULL;
  LabCheeseRace *race = lab_cheese_race_new (settings, &error);

  g_assert_no_error (error);
  race->preparation_time = 2500000;
  race->turn_time = 70000;
  play_turns (race, TRUE);
  race->n_hints++;
  return race;
}

/* Tests */

/* Races of all styles, with undone turns, counts, and names. */
LAB_TEST ("/cheese-saved-race/round-trip", test_round_trip)
{
  for (guint seed = 0; seed < 12; seed++)
    {
      g_autoptr (LabCheeseRaceSettings) settings = make_settings (seed);
      g_autoptr (LabCheeseRace) race = play_race (settings);
      g_autoptr (LabCheeseRace) again = read_again (race);

      assert_same (race, again);
    }
}

/* A maze that was drawn by hand comes with the race. */
LAB_TEST ("/cheese-saved-race/drawn", test_drawn)
{
  g_autoptr (LabCheeseRaceSettings) settings = make_settings (2);
  g_autoptr (LabCheeseRace) race = NULL;
  g_autoptr (LabCheeseRace) again = NULL;

  settings->maze = lab_test_cheese_make (&settings->deal.maze, 1);
  settings->deal.starts[1] = LAB_CHEESE_START_CELL;
  settings->deal.cells[1] = settings->maze->cells[3];
  race = play_race (settings);
  again = read_again (race);
  assert_same (race, again);
}

/* A rat that was read from a file does what it would have done without saving. */
LAB_TEST ("/cheese-saved-race/continued", test_continued)
{
  g_autoptr (LabCheeseRaceSettings) settings = make_settings (3);
  g_autoptr (LabCheeseRace) race = play_race (settings);
  g_autoptr (LabCheeseRace) again = read_again (race);

  /* With other choices than before, the rats are asked again. */
  play_turns (race, FALSE);
  play_turns (again, FALSE);
  assert_same (race, again);
}

/* Files that can be from anywhere neither tell a command nor start a program. */
LAB_TEST ("/cheese-saved-race/program", test_program)
{
  g_autoptr (LabCheeseRaceSettings) settings = make_settings (1);
  g_autoptr (LabCheeseRace) race = NULL;
  g_autoptr (LabCheeseRace) own = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *own_text = NULL;

  g_free (settings->rats[1]);
  settings->rats[1] = g_strdup ("program:cat secret");
  race = lab_cheese_race_new (settings, &error);
  g_assert_no_error (error);
  text = lab_cheese_kind.format (race);
  own_text = lab_cheese_kind.format_own (race, NULL);
  g_assert_null (strstr (text, "secret"));
  assert_refused (text, FALSE, LAB_SAVED_GAME_ERROR_FORMAT, "cannot start a program");
  assert_refused (own_text, FALSE, LAB_SAVED_GAME_ERROR_FORMAT, "cannot start a program");
  own = lab_cheese_kind.parse_own (own_text, strlen (own_text), NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (own->settings->rats[1], ==, "program:cat secret");
}

/* A name that was typed too long is saved as far as it can be read again. */
LAB_TEST ("/cheese-saved-race/names", test_names)
{
  g_autoptr (LabCheeseRaceSettings) settings = make_settings (1);
  g_autoptr (LabCheeseRace) race = NULL;
  g_autoptr (LabCheeseRace) again = NULL;
  g_autofree char *name = NULL;
  g_autofree char *expected = g_strnfill (64, 'x');

  g_free (settings->names[0]);
  settings->names[0] = g_strconcat ("\u202e", expected, "xxx\n", NULL);
  race = lab_cheese_race_new (settings, NULL);
  again = read_again (race);
  name = lab_cheese_race_dup_name (again, 0);
  g_assert_cmpstr (name, ==, expected);
}

/* Each kind of damage has its line, and the number of that line. */
LAB_TEST ("/cheese-saved-race/damaged", test_damaged)
{
  static const struct
  {
    const char *old;
    const char *new;
    int code;
    const char *part;
  } cases[] = {
    { "Race]", "Rice]", LAB_SAVED_GAME_ERROR_FOREIGN, "another game" },
    { "Version=1", "Version=2", LAB_SAVED_GAME_ERROR_NEWER, "" },
    { "Version=1", "Version=one", LAB_SAVED_GAME_ERROR_FORMAT, "Line 2 " },
    { "Version=1\n", "", LAB_SAVED_GAME_ERROR_FORMAT, "After line 1, “Version=” is missing." },
    { "Width=5", "Width=5.5", LAB_SAVED_GAME_ERROR_FORMAT, "Line 5 " },
    { "Width=5", "Width=0", LAB_SAVED_GAME_ERROR_FORMAT, "Line 4 " },
    { "Width=5", "Width=60000", LAB_SAVED_GAME_ERROR_FORMAT, "Line 4 " },
    { "Width=5\nHeight=4", "Width=201\nHeight=90", LAB_SAVED_GAME_ERROR_FORMAT, "Line 4 " },
    { "Width=5\nHeight=4", "Width=90\nHeight=201", LAB_SAVED_GAME_ERROR_FORMAT, "Line 4 " },
    { "Width=5\nHeight=4", "Width=142\nHeight=142", LAB_SAVED_GAME_ERROR_FORMAT, "Line 4 " },
    { "Percentage=80", "Percentage=101", LAB_SAVED_GAME_ERROR_FORMAT, "Line 7 " },
    { "Percentage=80", "Percentage=nan", LAB_SAVED_GAME_ERROR_FORMAT, "Line 7 " },
    { "MinMud=4", "MinMud=10", LAB_SAVED_GAME_ERROR_FORMAT, "Line 4 " },
    { "big-holes", "no-holes", LAB_SAVED_GAME_ERROR_FORMAT, "Line 12 " },
    { "Style=big-holes\n", "", LAB_SAVED_GAME_ERROR_FORMAT, "“Style=” is missing." },
    { "=false", "=maybe", LAB_SAVED_GAME_ERROR_FORMAT, "Line 13 " },
    { "Seed=7", "Seed=-7", LAB_SAVED_GAME_ERROR_FORMAT, "Line 14 " },
    { "Width=5", "Text={0: {1", LAB_SAVED_GAME_ERROR_FORMAT, "Line 5 " },
    { "Kind=person", "Kind=parson", LAB_SAVED_GAME_ERROR_FORMAT, "Line 17 " },
    { "Kind=person\n", "", LAB_SAVED_GAME_ERROR_FORMAT, "“Kind=” is missing." },
    { "Ada", "\\x", LAB_SAVED_GAME_ERROR_FORMAT, "Line 18 " },
    { "Ada", "A\u202eda", LAB_SAVED_GAME_ERROR_FORMAT, "Line 18 " },
    { "Ada", "\\n", LAB_SAVED_GAME_ERROR_FORMAT, "Line 18 " },
    { "Team=1", "Team=16", LAB_SAVED_GAME_ERROR_FORMAT, "Line 24 " },
    { "Start=same", "Start=there", LAB_SAVED_GAME_ERROR_FORMAT, "Line 25 " },
    { "Start=same", "Start=1000", LAB_SAVED_GAME_ERROR_RULES, "Line 27 " },
    { "Start=center", "Start=same", LAB_SAVED_GAME_ERROR_RULES, "Line 27 " },
    { "[Rat 1]", "[Rat 3]", LAB_SAVED_GAME_ERROR_FORMAT, "“[Rat 1]” is missing." },
    { "[Rat 2]", "[Rat 3]", LAB_SAVED_GAME_ERROR_FORMAT, "Line 37 " },
    { "Cheese=3", "Cheese=300", LAB_SAVED_GAME_ERROR_RULES, "Line 27 " },
    { "Cheese=3", "Cheese=0", LAB_SAVED_GAME_ERROR_RULES, "Line 27 " },
    { "Turns=4", "Turns=5", LAB_SAVED_GAME_ERROR_FORMAT, "Line 37 " },
    { "Turns=4", "Turns=4294967296", LAB_SAVED_GAME_ERROR_FORMAT, "Line 35 " },
    { "Played=2", "Played=5", LAB_SAVED_GAME_ERROR_FORMAT, "Line 36 " },
    { "Actions=NS", "Actions=NX", LAB_SAVED_GAME_ERROR_FORMAT, "Line 37 " },
    { "Actions=NS-EWSNN\n", "", LAB_SAVED_GAME_ERROR_FORMAT, "“Actions=” is missing." },
    { "Actions=", "Actions", LAB_SAVED_GAME_ERROR_FORMAT, "Line 37 " },
    { "WSNN", "WS", LAB_SAVED_GAME_ERROR_FORMAT, "Line 37 " },
    { "Turns=4", "Turns=4\nTurns=4", LAB_SAVED_GAME_ERROR_FORMAT, "Line 36 " },
    /* A race that ends before its last turn. */
    { MAZE RATS RACE,
      "[Maze]\nText={0: {1: 1}, 1: {0: 1}}\n\n[Rat 1]\nKind=person\nTeam=0\nStart=0\n\n"
      "[Race]\nCheese=1\nTurns=2\nPlayed=0\nActions=SN\n",
      LAB_SAVED_GAME_ERROR_RULES,
      "Line 16 is against the rules. The race is over before turn 2." },
  };
  g_autoptr (LabCheeseRace) race = read_text (FILE_TEXT);

  g_assert_cmpuint (race->n_played, ==, 2);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = lab_test_example_replace (FILE_TEXT, cases[i].old, cases[i].new);

      g_test_message ("%s → %s", cases[i].old, cases[i].new);
      assert_refused (text, FALSE, cases[i].code, cases[i].part);
      assert_refused (text, TRUE, cases[i].code, cases[i].part);
    }
}
