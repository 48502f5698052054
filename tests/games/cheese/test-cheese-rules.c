/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-test-cheese.h"

/* A game of rules.txt, while it is read. */
typedef struct
{
  LabCheeseDealSettings settings;
  LabCheeseDeal *deal;
  LabCheesePosition position;
  char *names[LAB_CHEESE_MAX_RATS];
  char *letters[LAB_CHEESE_MAX_RATS];
  guint n_played[LAB_CHEESE_MAX_RATS];
  guint counts[LAB_CHEESE_MAX_RATS][LAB_N_CHEESE_OUTCOMES];
} Game;

/* Private helpers */

static guint
get_number (const char *text)
{
  return (guint) g_ascii_strtoull (text, NULL, 10);
}

static void
play (Game                  *self,
      const LabCheeseAction *actions,
      LabCheeseOutcome      *outcomes)
{
  g_assert_false (lab_cheese_position_is_over (&self->position));
  lab_cheese_position_play (&self->position, self->deal->maze, actions, outcomes);
}

/* Adds the rat of a line "player NAME TEAM START LETTERS". */
static void
add_rat (Game  *self,
         char **words)
{
  guint rat = self->settings.n_rats++;

  self->names[rat] = g_strdup (words[1]);
  self->settings.teams[rat] = (guint8) (words[2][0] - 'a');
  self->settings.starts[rat] = lab_test_cheese_get_start (words[3]);
  self->letters[rat] = g_strdup (words[4]);
}

/* Deals, and plays the turn of the preparation. */
static void
begin (Game *self)
{
  const LabCheeseAction actions[LAB_CHEESE_MAX_RATS] = { LAB_CHEESE_NOTHING };
  g_autoptr (GError) error = NULL;

  self->deal = lab_cheese_deal_new (&self->settings, NULL, &error);
  g_assert_no_error (error);
  lab_cheese_position_init (&self->position, self->deal);
  play (self, actions, NULL);
}

static LabCheeseAction
take_action (Game *self,
             guint rat)
{
  char letter[2] = { '\0' };
  LabCheeseAction action = LAB_CHEESE_NOTHING;

  if (lab_cheese_position_is_in_mud (&self->position, rat))
    return action;
  letter[0] = self->letters[rat][self->n_played[rat]++];
  if (letter[0] != '.')
    g_assert_true (lab_cheese_action_parse (letter, &action));
  return action;
}

/* Compares a rat with "LETTER CELL TARGET TURNS SCORE". */
static void
check_rat (Game       *self,
           guint       rat,
           const char *expected)
{
  const LabCheeseRatState *state = &self->position.rats[rat];
  g_auto (GStrv) words = lab_test_cheese_split (expected);
  char score[G_ASCII_DTOSTR_BUF_SIZE];

  g_assert_cmpuint (state->cell, ==, get_number (words[1]));
  if (g_str_equal (words[2], "-"))
    g_assert_cmpuint (state->mud_target, ==, LAB_CHEESE_NO_CELL);
  else
    g_assert_cmpuint (state->mud_target, ==, get_number (words[2]));
  g_assert_cmpuint (state->mud_turns, ==, get_number (words[3]));
  g_assert_cmpstr (g_ascii_formatd (score, sizeof score, "%.6f", state->score), ==, words[4]);
}

/* Plays the turn of a line "turn N | rat | … | CHEESE". */
static void
check_turn (Game       *self,
            const char *line)
{
  g_auto (GStrv) parts = g_strsplit (line, "|", -1);
  LabCheeseAction actions[LAB_CHEESE_MAX_RATS];
  LabCheeseOutcome outcomes[LAB_CHEESE_MAX_RATS];
  guint n_rats = self->position.n_rats;

  if (self->deal == NULL)
    {
      begin (self);
      n_rats = self->position.n_rats;
    }
  g_assert_cmpuint (self->position.turn, ==, get_number (parts[0] + strlen ("turn ")));
  for (guint i = 0; i < n_rats; i++)
    actions[i] = take_action (self, i);
  play (self, actions, outcomes);
  for (guint i = 0; i < n_rats; i++)
    {
      check_rat (self, i, parts[i + 1]);
      self->counts[i][outcomes[i]]++;
    }
  g_assert_cmpuint (self->position.n_cheese, ==, get_number (g_strstrip (parts[n_rats + 1])));
}

/* Compares the counts with a line "stats NAME nothing north east south west mud error miss
 * wall". */
static void
check_counts (Game  *self,
              char **words)
{
  const LabCheeseOutcome order[] = {
    LAB_CHEESE_DID_NOTHING, LAB_CHEESE_DID_NORTH, LAB_CHEESE_DID_EAST,
    LAB_CHEESE_DID_SOUTH,   LAB_CHEESE_DID_WEST,  LAB_CHEESE_IN_MUD,
    LAB_CHEESE_FAILED,      LAB_CHEESE_MISSED,    LAB_CHEESE_AT_WALL,
  };
  guint rat = 0;

  while (!g_str_equal (words[1], self->names[rat]))
    rat++;
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    g_assert_cmpuint (self->counts[rat][order[i]], ==, get_number (words[i + 2]));
}

static void
clear (Game *self)
{
  for (guint i = 0; i < self->settings.n_rats; i++)
    {
      g_free (self->names[i]);
      g_free (self->letters[i]);
    }
  lab_cheese_position_clear (&self->position);
  lab_cheese_deal_unref (self->deal);
  *self = (Game) { .deal = NULL };
}

static void
check_line (Game       *self,
            const char *line)
{
  g_auto (GStrv) words = lab_test_cheese_split (line);

  if (g_str_equal (words[0], "param"))
    {
      self->settings = lab_test_cheese_parse (line);
      self->settings.n_rats = 0;
    }
  else if (g_str_equal (words[0], "player"))
    add_rat (self, words);
  else if (g_str_equal (words[0], "turn"))
    check_turn (self, line);
  else if (g_str_equal (words[0], "result"))
    {
      g_assert_true (lab_cheese_position_is_over (&self->position));
      g_assert_cmpuint (self->position.turn, ==, get_number (words[1]) + 1);
    }
  else if (g_str_equal (words[0], "stats"))
    check_counts (self, words);
}

static LabCheeseDeal *
deal_simple (LabCheeseMaker *maker,
             guint64         seed)
{
  LabCheeseDealSettings settings = {
    .maze = LAB_CHEESE_MAZE_DEFAULTS,
    .n_rats = 1,
    .n_cheese = 1,
    .maze_seed = seed,
    .cheese_seed = seed,
    .players_seed = seed,
  };

  settings.maze.mud_percentage = 0;
  return lab_cheese_deal_new (&settings, maker, NULL);
}

static gboolean
is_over (const double *scores,
         guint         n_teams,
         guint         n_cheese)
{
  LabCheesePosition position = { .n_rats = n_teams, .n_teams = n_teams, .n_cheese = n_cheese };

  for (guint i = 0; i < n_teams; i++)
    {
      position.teams[i] = (guint8) i;
      position.rats[i].score = scores[i];
    }
  return lab_cheese_position_is_over (&position);
}

/* Tests */

LAB_TEST ("/cheese-rules/vectors", test_vectors)
{
  g_auto (GStrv) lines = lab_test_cheese_read_lines ("rules.txt");
  Game game = { .deal = NULL };
  guint n = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (lines[i][0] == '#' || lines[i][0] == '\0')
        continue;
      if (!g_str_equal (lines[i], "end"))
        {
          check_line (&game, lines[i]);
          continue;
        }
      clear (&game);
      n++;
    }
  g_assert_cmpuint (n, ==, 5);
}

LAB_TEST ("/cheese-rules/end", test_end)
{
  g_assert_true (is_over ((const double[]) { 0 }, 1, 0));
  g_assert_false (is_over ((const double[]) { 9 }, 1, 1));
  g_assert_true (is_over ((const double[]) { 2, 0 }, 2, 1));
  /* A chance to get level counts. */
  g_assert_false (is_over ((const double[]) { 2, 1 }, 2, 1));
  g_assert_false (is_over ((const double[]) { 2, 0.5, 1.5 }, 3, 1));
  /* Level teams keep the race going, also the last ones. */
  g_assert_false (is_over ((const double[]) { 9, 0, 0 }, 3, 1));
  g_assert_true (is_over ((const double[]) { 9, 3, 0 }, 3, 1));
  /* Sums of parts are rounded. */
  g_assert_false (is_over ((const double[]) { 1.0 / 3 + 1.0 / 3 + 1.0 / 3, 1.9999999 }, 2, 1));
}

/* A copy does not change with the original, whatever its size was. */
LAB_TEST ("/cheese-rules/copy", test_copy)
{
  g_autoptr (LabCheeseDeal) deal = deal_simple (NULL, 1);
  g_autoptr (LabCheeseMaze) maze = lab_test_cheese_read ("0 1 0\n1 0 1\n0 1 0\n");
  g_autoptr (LabCheeseDeal) small
    = lab_cheese_deal_new_fixed (maze, 1, (const guint8[]) { 0 }, (const guint[]) { 0 },
                                 (const guint[]) { 2, 1 }, 2, NULL);
  const LabCheeseAction actions[] = { LAB_CHEESE_SOUTH };
  LabCheesePosition position, copy = { 0 };

  lab_cheese_position_init (&position, deal);
  lab_cheese_position_copy (&copy, &position);
  g_assert_true (lab_cheese_position_has_cheese (&copy, deal->cheese[0]));
  lab_cheese_position_clear (&position);
  lab_cheese_position_init (&position, small);
  lab_cheese_position_copy (&copy, &position);
  lab_cheese_position_play (&position, maze, actions, NULL);
  g_assert_cmpuint (copy.n_cheese, ==, 2);
  g_assert_cmpuint (copy.turn, ==, 0);
  g_assert_cmpuint (position.n_cheese, ==, 1);
  g_assert_cmpuint (position.cheese[0], ==, 2);
  lab_cheese_position_play (&position, maze, actions, NULL);
  g_assert_true (lab_cheese_position_is_over (&position));
  lab_cheese_position_copy (&position, &copy);
  g_assert_cmpuint (position.n_cheese, ==, 2);
  g_assert_true (lab_cheese_position_has_cheese (&position, 1));
  lab_cheese_position_clear (&position);
  lab_cheese_position_clear (&copy);
}

LAB_TEST ("/cheese-rules/outcomes", test_outcomes)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < LAB_N_CHEESE_OUTCOMES; i++)
    g_assert_true (g_hash_table_add (ids, (gpointer) lab_cheese_outcome_get_id (i)));
}
