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
  char *letters[LAB_CHEESE_MAX_RATS];
  guint n_played[LAB_CHEESE_MAX_RATS];
  guint counts[LAB_CHEESE_MAX_RATS][LAB_N_CHEESE_OUTCOMES];
  guint n_games;
} Game;

/* Private helpers */

/* Adds the rat of a line "player NAME TEAM START LETTERS". */
static void
add_rat (Game  *self,
         char **words)
{
  guint rat = self->settings.n_rats++;

  self->settings.teams[rat] = (guint8) (words[2][0] - 'a');
  self->settings.starts[rat] = lab_test_cheese_get_start (words[3]);
  self->letters[rat] = g_strdup (words[4]);
}

/* Deals, and plays the turn of the preparation. */
static void
begin (Game *self)
{
  const LabCheeseAction actions[LAB_CHEESE_MAX_RATS] = { LAB_CHEESE_NOTHING };

  self->deal = lab_test_cheese_deal (&self->settings, self->settings.maze_seed);
  lab_cheese_position_init (&self->position, self->deal);
  lab_cheese_position_play (&self->position, self->deal->maze, actions, NULL);
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

/* Compares a rat with "CELL TARGET TURNS SCORE". */
static void
check_rat (const LabCheeseRatState *rat,
           char                   **words)
{
  char score[G_ASCII_DTOSTR_BUF_SIZE];

  g_assert_cmpuint (rat->cell, ==, lab_test_cheese_get_number (words[0]));
  g_assert_cmpuint (rat->mud_target, ==,
                    g_str_equal (words[1], "-") ? LAB_CHEESE_NO_CELL
                                                : lab_test_cheese_get_number (words[1]));
  g_assert_cmpuint (rat->mud_turns, ==, lab_test_cheese_get_number (words[2]));
  g_assert_cmpstr (g_ascii_formatd (score, sizeof score, "%.6f", rat->score), ==, words[3]);
}

/* Plays the turn of a line "turn N | LETTER CELL TARGET TURNS SCORE | … | CHEESE". */
static void
check_turn (Game  *self,
            char **words)
{
  LabCheeseAction actions[LAB_CHEESE_MAX_RATS];
  LabCheeseOutcome outcomes[LAB_CHEESE_MAX_RATS];
  guint n_rats = self->settings.n_rats;

  if (self->deal == NULL)
    begin (self);
  g_assert_false (lab_cheese_position_is_over (&self->position));
  g_assert_cmpuint (self->position.turn, ==, lab_test_cheese_get_number (words[1]));
  for (guint i = 0; i < n_rats; i++)
    actions[i] = take_action (self, i);
  lab_cheese_position_play (&self->position, self->deal->maze, actions, outcomes);
  for (guint i = 0; i < n_rats; i++)
    {
      check_rat (&self->position.rats[i], words + 6 * i + 4);
      self->counts[i][outcomes[i]]++;
    }
  g_assert_cmpuint (self->position.n_cheese, ==,
                    lab_test_cheese_get_number (words[6 * n_rats + 3]));
}

/* Compares the counts with a line "stats pRAT nothing north east south west mud error miss
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
  guint64 rat = lab_test_cheese_get_number (words[1] + 1) - 1;

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    g_assert_cmpuint (self->counts[rat][order[i]], ==, lab_test_cheese_get_number (words[i + 2]));
}

static void
clear (Game *self)
{
  for (guint i = 0; i < self->settings.n_rats; i++)
    g_free (self->letters[i]);
  lab_cheese_position_clear (&self->position);
  lab_cheese_deal_unref (self->deal);
  *self = (Game) { .n_games = self->n_games + 1 };
}

static void
check_line (char     **words,
            gpointer   data)
{
  Game *self = data;

  if (g_str_equal (words[0], "param"))
    {
      self->settings = lab_test_cheese_parse (words);
      self->settings.n_rats = 0;
    }
  else if (g_str_equal (words[0], "player"))
    add_rat (self, words);
  else if (g_str_equal (words[0], "turn"))
    check_turn (self, words);
  else if (g_str_equal (words[0], "result"))
    {
      g_assert_true (lab_cheese_position_is_over (&self->position));
      g_assert_cmpuint (self->position.turn, ==, lab_test_cheese_get_number (words[1]) + 1);
    }
  else if (g_str_equal (words[0], "stats"))
    check_counts (self, words);
  else if (g_str_equal (words[0], "end"))
    clear (self);
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
  Game game = { .deal = NULL };

  lab_test_cheese_read_file ("rules.txt", check_line, &game);
  g_assert_cmpuint (game.n_games, ==, 5);
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
  g_autoptr (LabCheeseDeal) deal = lab_test_cheese_deal_default (1, 1, 1, 0);
  g_autoptr (LabCheeseMaze) maze = lab_test_cheese_read ("0 1 0\n1 0 1\n0 1 0\n");
  g_autoptr (LabCheeseDeal) small
    = lab_cheese_deal_new_fixed (maze, 1, (const guint8[]) { 0 }, (const guint[]) { 0 },
                                 (const guint[]) { 2, 1 }, 2, NULL);
  const LabCheeseAction actions[] = { LAB_CHEESE_SOUTH };
  g_auto (LabCheesePosition) position = { 0 }, copy = { 0 };

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
}

LAB_TEST ("/cheese-rules/outcomes", test_outcomes)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < LAB_N_CHEESE_OUTCOMES; i++)
    g_assert_true (g_hash_table_add (ids, (gpointer) lab_cheese_outcome_ids[i]));
}
