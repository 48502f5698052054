/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-cheese-match.h"
#include "lab-cheese-maze-text.h"
#include "lab-rat.h"
#include "lab-test-dialogue-log.h"
#include "lab-test-patience.h"

#define N_RACES 2
#define MAX_TURNS 2000

/* The maze of the manual page: a corridor with mud, and a cell below its begin. */
#define MAZE "{0: {1: 1, 3: 1}, 1: {0: 1, 2: 3}, 2: {1: 3}, 3: {0: 1}}"

/* Private helpers */

static char *
make_example (const char *name)
{
  return g_build_filename (g_getenv ("LABYRINTHE_EXAMPLES"), name, NULL);
}

/* Makes a rat of a program, the only argument of a command. */
static LabRat *
new_program (const char *argument,
             const char *command)
{
  g_autofree char *quoted = g_shell_quote (argument);
  g_autofree char *text = g_strconcat ("program:", command, quoted, NULL);
  g_autoptr (GError) error = NULL;
  LabRat *rat = lab_rat_new (text, &error);

  g_assert_no_error (error);
  return rat;
}

static LabCheeseDeal *
deal_small (void)
{
  const guint8 teams[] = { 0, 1 };
  const guint starts[] = { 0, 3 };
  const guint cheese[] = { 1, 2 };
  g_autoptr (GError) error = NULL;
  g_autoptr (LabCheeseMaze) maze = lab_cheese_maze_new_from_text (MAZE, -1, &error);
  LabCheeseDeal *deal;

  g_assert_no_error (error);
  deal = lab_cheese_deal_new_fixed (maze, 2, teams, starts, cheese, 2, &error);
  g_assert_no_error (error);
  return deal;
}

static LabCheeseDeal *
deal_large (guint64 seed)
{
  const LabCheeseDealSettings settings = {
    .maze = { .width = 15, .height = 13, .cell_percentage = 80, .wall_percentage = 60,
              .mud_percentage = 20, .min_mud = 4, .max_mud = 9 },
    .n_rats = 1,
    .n_cheese = 21,
    .maze_seed = seed,
    .cheese_seed = seed,
    .players_seed = seed,
  };
  g_autoptr (LabCheeseMaker) maker = lab_cheese_maker_new ();
  g_autoptr (GError) error = NULL;
  LabCheeseDeal *deal = lab_cheese_deal_new (&settings, maker, &error);

  g_assert_no_error (error);
  return deal;
}

/* Plays the race of the manual page; the second rat does nothing. */
static void
play_small (LabRat *program)
{
  g_autoptr (LabCheeseDeal) deal = deal_small ();
  g_auto (LabCheesePosition) position = { 0 };
  g_autoptr (GError) error = NULL;
  LabCheeseAction actions[2] = { LAB_CHEESE_NOTHING, LAB_CHEESE_NOTHING };

  lab_cheese_position_init (&position, deal);
  lab_rat_prepare (program, deal->maze, &position, 0, 7, NULL, &error);
  g_assert_no_error (error);
  lab_cheese_position_play (&position, deal->maze, actions, NULL);
  while (!lab_cheese_position_is_over (&position))
    {
      actions[0] = LAB_CHEESE_NOTHING;
      if (!lab_cheese_position_is_in_mud (&position, 0))
        {
          lab_rat_choose (program, &position, NULL, &actions[0], &error);
          g_assert_no_error (error);
        }
      lab_cheese_position_play (&position, deal->maze, actions, NULL);
    }
  lab_rat_finish (program, &position, &error);
  g_assert_no_error (error);
}

/* Returns the dialogue of the manual page. */
static char *
read_page (void)
{
  g_autofree char *text = NULL;
  const char *begin, *end;

  g_assert_true (g_file_get_contents (g_getenv ("LABYRINTHE_PAGE"), &text, NULL, NULL));
  begin = strstr (text, "\n> labyrinthe-cheese 1\n");
  g_assert_nonnull (begin);
  end = strstr (begin, "\n.Ed\n");
  g_assert_nonnull (end);
  return g_strndup (begin + 1, (gsize) (end - begin));
}

/* Returns the lines of a log that were sent and received, without labels. */
static char *
read_dialogue (const LabTestDialogueLog *log)
{
  g_autofree char *text = lab_test_dialogue_log_read (log);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GString *dialogue = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *mark = strpbrk (lines[i], "<>");

      if (mark != NULL)
        g_string_append_printf (dialogue, "%s\n", mark);
    }
  return g_string_free (dialogue, FALSE);
}

/* Test cases */

LAB_TEST ("/rat-program/page", test_page)
{
  g_autofree char *expected = read_page ();
  g_autofree char *python = make_example ("labyrinthe-rat.py");
  const char *paths[] = { python, g_getenv ("LABYRINTHE_RAT") };

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autoptr (LabRat) program = new_program (paths[i], "");
      LabTestDialogueLog log;
      g_autofree char *dialogue = NULL;

      lab_test_dialogue_log_open (&log);
      lab_dialogue_set_log (lab_rat_get_dialogue (program), log.log, "rat");
      play_small (program);
      g_assert_true (lab_dialogue_quit (lab_rat_get_dialogue (program), NULL));
      dialogue = read_dialogue (&log);
      g_assert_cmpstr (dialogue, ==, expected);
      g_clear_pointer (&program, lab_rat_free);
      lab_test_dialogue_log_clear (&log);
    }
}

/* The examples fetch all cheese of whole races, in one process. */
LAB_TEST ("/rat-program/examples", test_examples)
{
  g_autofree char *python = make_example ("labyrinthe-rat.py");
  const char *paths[] = { python, g_getenv ("LABYRINTHE_RAT") };

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autoptr (GError) error = NULL;
      LabRat *rat = new_program (paths[i], "");

      for (guint64 seed = 0; seed < N_RACES; seed++)
        {
          g_autoptr (LabCheeseDeal) deal = deal_large (seed);
          g_auto (LabCheeseRecord) record = { 0 };

          lab_cheese_umpire_play (&record, deal, &rat, seed, MAX_TURNS, FALSE, NULL, &error);
          g_assert_no_error (error);
          g_assert_false (record.is_cut);
          g_assert_cmpfloat (record.scores[0], ==, 21);
          g_assert_cmpuint (record.counts[0][LAB_CHEESE_DID_NOTHING], ==, 0);
          g_assert_cmpuint (record.counts[0][LAB_CHEESE_AT_WALL], ==, 0);
        }
      lab_rat_free (rat);
    }
}

/* Asks a shell script for a move, and returns why there is none. */
static void
assert_fails (const char       *script,
              LabDialogueError  code,
              const char       *part)
{
  g_autoptr (LabRat) program = new_program (script, "sh -c ");
  g_autoptr (LabCheeseDeal) deal = deal_small ();
  g_auto (LabCheesePosition) position = { 0 };
  g_autoptr (GError) error = NULL;
  LabCheeseAction action = LAB_CHEESE_NOTHING;

  g_test_message ("%s", script);
  lab_cheese_position_init (&position, deal);
  lab_dialogue_set_patience (lab_rat_get_dialogue (program), LONG, LONG, SHORT);
  if (lab_rat_prepare (program, deal->maze, &position, 0, 7, NULL, &error))
    {
      g_assert_false (lab_rat_choose (program, &position, NULL, &action, &error));
      g_assert_error (error, LAB_DIALOGUE_ERROR, (int) code);
      g_assert_nonnull (strstr (error->message, part));
      g_clear_error (&error);
      /* It is not asked again in this race, and not told about its end. */
      g_assert_false (lab_rat_choose (program, &position, NULL, &action, &error));
    }
  g_assert_error (error, LAB_DIALOGUE_ERROR, (int) code);
  g_assert_nonnull (strstr (error->message, part));
  g_assert_true (lab_rat_finish (program, &position, NULL));
}

#define WAIT(word) "while read -r w; do [ \"$w\" = " word " ] && break; done; "

LAB_TEST ("/rat-program/failures", test_failures)
{
  assert_fails ("exit", LAB_DIALOGUE_ERROR_START, "labyrinthe-cheese-protocol(7)");
  assert_fails ("echo ready; " WAIT ("prepare") "echo move north; sleep 9",
                LAB_DIALOGUE_ERROR_FORBIDDEN,
                "The answer to “prepare” and “over” is “done”.");
  assert_fails ("echo ready; " WAIT ("prepare") "echo done; " WAIT ("turn") "echo done; sleep 9",
                LAB_DIALOGUE_ERROR_FORBIDDEN, "“done” is not a move");
  assert_fails ("echo ready; " WAIT ("prepare") "echo done; " WAIT ("turn") "echo move up; sleep 9",
                LAB_DIALOGUE_ERROR_FORBIDDEN, "“up” is not a move");
  assert_fails ("echo ready; " WAIT ("prepare") "echo done; " WAIT ("turn") "echo north; sleep 9",
                LAB_DIALOGUE_ERROR_RUBBISH, "“north”");
  assert_fails ("echo ready; " WAIT ("prepare") "echo done; " WAIT ("turn") "exit",
                LAB_DIALOGUE_ERROR_ENDED, "");
}

/* The program is told the times of a match, in milliseconds. */
LAB_TEST ("/rat-program/times", test_times)
{
  LabTestDialogueLog log;
  LabRat *program = new_program (g_getenv ("LABYRINTHE_RAT"), "");

  lab_test_dialogue_log_open (&log);
  lab_dialogue_set_log (lab_rat_get_dialogue (program), log.log, "rat");
  lab_rat_set_times (program, 3000000, 100000);
  play_small (program);
  lab_rat_free (program);
  g_assert_cmpuint (lab_test_dialogue_log_count (&log, "> race 1 2 7 3000 100\n"), ==, 1);
  lab_test_dialogue_log_clear (&log);
}

LAB_TEST ("/rat-program/command-line", test_command_line)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (lab_rat_new ("program:'never closed", &error));
  g_assert_error (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_SYNTAX);
}
