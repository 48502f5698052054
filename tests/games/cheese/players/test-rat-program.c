/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-cheese-match.h"
#include "lab-rat.h"
#include "lab-test-cheese.h"
#include "lab-test-dialogue-log.h"
#include "lab-test-patience.h"

#define N_EXAMPLES 2
#define N_RACES 2
#define MAX_TURNS 2000

/* The maze of the manual page: a corridor with mud, and a cell below its begin. */
#define MAZE "{0: {1: 1, 3: 1}, 1: {0: 1, 2: 3}, 2: {1: 3}, 3: {0: 1}}"

/* Private helpers */

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

/* Starts the example in Python or the one in C. */
static LabRat *
new_example (guint n)
{
  g_autofree char *python
      = g_build_filename (g_getenv ("LABYRINTHE_EXAMPLES"), "labyrinthe-rat.py", NULL);

  return new_program (n == 0 ? python : g_getenv ("LABYRINTHE_RAT"), "");
}

static LabCheeseDeal *
deal_small (void)
{
  g_autoptr (LabCheeseMaze) maze = lab_test_cheese_read (MAZE);

  return lab_cheese_deal_new_fixed (maze, 2, (const guint8[]) { 0, 1 }, (const guint[]) { 0, 3 },
                                    (const guint[]) { 1, 2 }, 2, NULL);
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
  g_autoptr (GRegex) others = g_regex_new ("(?m)^[^<>\n]*(\n|(?=[<>]))", 0, 0, NULL);

  return g_regex_replace_literal (others, text, -1, 0, "", 0, NULL);
}

/* Test cases */

LAB_TEST ("/rat-program/page", test_page)
{
  g_autofree char *expected = read_page ();

  for (guint i = 0; i < N_EXAMPLES; i++)
    {
      g_auto (LabTestDialogueLog) log = { NULL };
      g_autoptr (LabRat) program = new_example (i);
      g_autofree char *dialogue = NULL;

      lab_test_dialogue_log_open (&log);
      lab_dialogue_set_log (program->dialogue, log.log, "rat");
      play_small (program);
      g_assert_true (lab_dialogue_quit (program->dialogue, NULL));
      dialogue = read_dialogue (&log);
      g_assert_cmpstr (dialogue, ==, expected);
    }
}

/* The examples fetch all cheese of whole races, in one process. */
LAB_TEST ("/rat-program/examples", test_examples)
{
  for (guint i = 0; i < N_EXAMPLES; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LabRat) rat = new_example (i);

      for (guint64 seed = 0; seed < N_RACES; seed++)
        {
          g_autoptr (LabCheeseDeal) deal = lab_test_cheese_deal_default (seed, 1, 21, 20);
          g_auto (LabCheeseRecord) record = { 0 };

          lab_cheese_umpire_play (&record, deal, &rat, seed, MAX_TURNS, FALSE, NULL, &error);
          g_assert_no_error (error);
          g_assert_false (record.is_cut);
          g_assert_cmpfloat (record.scores[0], ==, 21);
          g_assert_cmpuint (record.counts[0][LAB_CHEESE_DID_NOTHING], ==, 0);
          g_assert_cmpuint (record.counts[0][LAB_CHEESE_AT_WALL], ==, 0);
        }
    }
}

#define WAIT(word) "while read -r w; do [ \"$w\" = " word " ] && break; done; "
#define ASKED "echo ready; " WAIT ("prepare") "echo done; " WAIT ("turn")

/* A shell script that is asked for a move gives none, and why is told. */
LAB_TEST ("/rat-program/failures", test_failures)
{
  static const struct { const char *script; LabDialogueError code; const char *part; } cases[] = {
    { "exit", LAB_DIALOGUE_ERROR_START, "labyrinthe-cheese-protocol(7)" },
    { "echo ready; " WAIT ("prepare") "echo move north; sleep 9", LAB_DIALOGUE_ERROR_FORBIDDEN,
      "The answer to “prepare” and “over” is “done”." },
    { ASKED "echo done; sleep 9", LAB_DIALOGUE_ERROR_FORBIDDEN, "“done” is not a move" },
    { ASKED "echo move up; sleep 9", LAB_DIALOGUE_ERROR_FORBIDDEN, "“up” is not a move" },
    { ASKED "echo north; sleep 9", LAB_DIALOGUE_ERROR_RUBBISH, "“north”" },
    { ASKED "exit", LAB_DIALOGUE_ERROR_ENDED, "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LabRat) program = new_program (cases[i].script, "sh -c ");
      g_autoptr (LabCheeseDeal) deal = deal_small ();
      g_auto (LabCheesePosition) position = { 0 };
      g_autoptr (GError) error = NULL;
      LabCheeseAction action = LAB_CHEESE_NOTHING;

      g_test_message ("%s", cases[i].script);
      lab_cheese_position_init (&position, deal);
      lab_dialogue_set_patience (program->dialogue, LONG, LONG, SHORT);
      if (lab_rat_prepare (program, deal->maze, &position, 0, 7, NULL, &error))
        {
          g_assert_false (lab_rat_choose (program, &position, NULL, &action, &error));
          g_assert_error (error, LAB_DIALOGUE_ERROR, (int) cases[i].code);
          g_assert_nonnull (strstr (error->message, cases[i].part));
          g_clear_error (&error);
          /* It is not asked again in this race, and not told about its end. */
          g_assert_false (lab_rat_choose (program, &position, NULL, &action, &error));
        }
      g_assert_error (error, LAB_DIALOGUE_ERROR, (int) cases[i].code);
      g_assert_nonnull (strstr (error->message, cases[i].part));
      g_assert_true (lab_rat_finish (program, &position, NULL));
    }
}

/* The program is told the times of a match, in milliseconds. */
LAB_TEST ("/rat-program/times", test_times)
{
  g_auto (LabTestDialogueLog) log = { NULL };
  LabRat *program = new_example (1);

  lab_test_dialogue_log_open (&log);
  lab_dialogue_set_log (program->dialogue, log.log, "rat");
  program->times[0] = 3000000;
  program->times[1] = 100000;
  play_small (program);
  lab_rat_free (program);
  g_assert_cmpuint (lab_test_dialogue_log_count (&log, "> race 1 2 7 3000 100\n"), ==, 1);
}

LAB_TEST ("/rat-program/command-line", test_command_line)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (lab_rat_new ("program:'never closed", &error));
  g_assert_error (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_SYNTAX);
}
