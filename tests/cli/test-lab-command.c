/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include <gio/gio.h>

#include "lab-test-program.h"

static const char * const words[] = { "deal", "show", "perft", "reach", "path", "solve", "hint",
                                      "play", "engine", "arena" };

static void
test_help (void)
{
  g_autoptr (LabTestRun) run = lab_test_run (NULL, "--help", NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->err, ==, "");
  lab_test_assert_contains (run->out, "Usage:");
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *line = g_strdup_printf ("\n  %s ", words[i]);

      lab_test_assert_contains (run->out, line);
    }
}

static void
test_alone (void)
{
  g_autoptr (LabTestRun) help = lab_test_run (NULL, "--help", NULL);
  char *nothing[] = { NULL };
  g_autoptr (LabTestRun) run = lab_test_runv (NULL, nothing);

  g_assert_cmpint (run->status, ==, 2);
  g_assert_cmpstr (run->out, ==, "");
  g_assert_cmpstr (run->err, ==, help->out);
}

static void
test_version (void)
{
  g_autoptr (LabTestRun) run = lab_test_run (NULL, "--version", NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->out, ==, "labyrinthe-lab " PACKAGE_VERSION "\n");
}

static void
test_help_of_words (void)
{
  static const char * const operands[] = {
    "", " POSITION", " POSITION DEPTH", " POSITION [CELL]", " POSITION FROM TO",
    " POSITION TARGET [TURNS]", " POSITION", "", " PLAYER", "",
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autoptr (LabTestRun) run = lab_test_run (NULL, words[i], "--help", NULL);
      g_autofree char *usage = g_strdup_printf ("Usage:\n  labyrinthe-lab %s [OPTION…]%s\n\n",
                                                words[i], operands[i]);
      g_autofree char *example = g_strdup_printf ("Example:\n  labyrinthe-lab %s ", words[i]);

      g_assert_cmpint (run->status, ==, 0);
      g_assert_cmpstr (run->err, ==, "");
      g_assert_true (g_str_has_prefix (run->out, usage));
      lab_test_assert_contains (run->out, example);
      lab_test_assert_contains (run->out, "--help");
    }
}

static void
test_options_in_help (void)
{
  static const char * const deal[] = { "--seed", "--players", "--cards", "--last-treasure",
                                       "--open-cards", "--random-tiles" };
  g_autoptr (LabTestRun) help_deal = lab_test_run (NULL, "deal", "--help", NULL);
  g_autoptr (LabTestRun) help_play = lab_test_run (NULL, "play", "--help", NULL);
  g_autoptr (LabTestRun) help_show = lab_test_run (NULL, "show", "--help", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (deal); i++)
    {
      lab_test_assert_contains (help_deal->out, deal[i]);
      lab_test_assert_contains (help_play->out, deal[i]);
    }
  lab_test_assert_contains (help_play->out, "--name");
  lab_test_assert_contains (help_play->out, "--position");
  lab_test_assert_contains (help_show->out, "--ascii");
  lab_test_assert_lacks (help_show->out, "--seed");
}

/* Options come in the same order in the help of both arenas, and no line is too long to read. */
static void
test_order_in_help (void)
{
  static const char * const order[] = { "--seat=", "--games=", "--jobs=", "--forfeit", "--csv=",
                                        "--json=", "--plot=", "--log=", "--sandbox" };
  g_autoptr (LabTestRun) board = lab_test_run (NULL, "arena", "--help", NULL);
  g_autoptr (LabTestRun) small = lab_test_run (NULL, "classics", "arena", "--help", NULL);
  const LabTestRun *runs[] = { board, small };

  for (guint i = 0; i < G_N_ELEMENTS (runs); i++)
    {
      const char *options = strstr (runs[i]->out, "\nOptions:\n");
      const char *example = strstr (runs[i]->out, "\nExample:\n");
      g_autofree char *all = g_strndup (runs[i]->out, (gsize) (example - runs[i]->out));
      g_auto (GStrv) lines = g_strsplit (all, "\n", -1);

      for (guint j = 0; lines[j] != NULL; j++)
        g_assert_cmpint (g_utf8_strlen (lines[j], -1), <=, 80);
      for (guint j = 0; j < G_N_ELEMENTS (order); j++)
        {
          options = strstr (options, order[j]);
          g_assert_nonnull (options);
        }
    }
  g_assert_true (g_strrstr (board->out, "--seat=") < strstr (board->out, "-m, --max-turns=N"));
  g_assert_true (strstr (board->out, "-m, --max-turns=N") < strstr (board->out, "-g, --games=N"));
}

/* A value may follow a short option without a blank, also after options without values. */
static void
test_attached_values (void)
{
  g_autoptr (LabTestRun) apart = lab_test_run (NULL, "deal", "-l", "-s", "7", "-c", "3", NULL);
  g_autoptr (LabTestRun) attached = lab_test_run (NULL, "deal", "-ls7", "-c3", NULL);
  g_autoptr (LabTestRun) games = lab_test_run (NULL, "classics", "arena", "matches", "-Srandom",
                                               "-Srandom", "-g4", "-j1", "-s1", NULL);
  g_autoptr (LabTestRun) name = lab_test_run ("quit\n", "play", "-s", "1", "-n", "-c3", "-n",
                                              "Zoe", NULL);

  g_assert_cmpint (attached->status, ==, 0);
  g_assert_cmpstr (attached->out, ==, apart->out);
  g_assert_cmpint (games->status, ==, 0);
  g_assert_true (g_str_has_prefix (games->out, "4 games of "));
  /* The value of an option is left as it is, even if it looks like an option. */
  g_assert_cmpint (name->status, ==, 0);
  lab_test_assert_contains (name->out, "-c3");
}

/* Each example in the help must work, because new users type these first. */
static void
test_examples (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autoptr (LabTestRun) help = lab_test_run (NULL, words[i], "--help", NULL);
      g_autoptr (LabTestRun) run = NULL;
      g_autoptr (GError) error = NULL;
      g_auto (GStrv) argv = NULL;
      const char *example = strstr (help->out, "Example:\n  ");

      g_assert_nonnull (example);
      g_shell_parse_argv (example + strlen ("Example:\n  "), NULL, &argv, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (argv[0], ==, "labyrinthe-lab");
      run = lab_test_runv ("", argv + 1);
      g_assert_cmpint (run->status, ==, 0);
      g_assert_cmpstr (run->err, ==, "");
      /* The engine prints nothing without a question. */
      if (strcmp (words[i], "engine") != 0)
        g_assert_cmpstr (run->out, !=, "");
    }
}

static void
assert_refused (const char *command,
                const char *reason)
{
  g_autoptr (LabTestRun) run = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) argv = NULL;

  g_shell_parse_argv (command, NULL, &argv, &error);
  g_assert_no_error (error);
  g_test_message ("%s", command);
  run = lab_test_runv ("", argv);
  lab_test_assert_refused (run, reason);
}

static void
test_refusals (void)
{
  assert_refused ("fly", "“fly”");
  assert_refused ("''", "“”");
  assert_refused ("--fly", "“--fly”");
  assert_refused ("show 'a\nb'", "not a position");
  assert_refused ("\"a\nb\"", "“a?b”");
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *unknown = g_strdup_printf ("%s --fly", words[i]);
      g_autofree char *hint = g_strdup_printf ("labyrinthe-lab %s --help", words[i]);

      assert_refused (unknown, "--fly");
      assert_refused (unknown, hint);
    }
  assert_refused ("deal now", "“now”");
  assert_refused ("play now", "“now”");
  assert_refused ("show", "labyrinthe-lab show POSITION");
  assert_refused ("reach", "labyrinthe-lab reach POSITION [CELL]");
  assert_refused ("perft '" LAB_TEST_STUDY "'", "labyrinthe-lab perft POSITION DEPTH");
  assert_refused ("path '" LAB_TEST_STUDY "' a1", "labyrinthe-lab path POSITION FROM TO");
  assert_refused ("path " LAB_TEST_STUDY " a1", "labyrinthe-lab path POSITION FROM TO");
  assert_refused ("show '" LAB_TEST_STUDY "' a1", "“a1”");
  assert_refused ("show " LAB_TEST_STUDY " a1", "“a1”");
  assert_refused ("reach '" LAB_TEST_STUDY "' a1 a2", "“a2”");
  assert_refused ("perft '" LAB_TEST_STUDY "' 1 2", "“2”");
  assert_refused ("path '" LAB_TEST_STUDY "' a1 a2 a3", "“a3”");
  assert_refused ("show -", "standard input");
  assert_refused ("deal --seed", "--seed");
  assert_refused ("deal --seed=1 -c", "-c");
  assert_refused ("deal -c", "-c");
  assert_refused ("deal --open-cards=yes", "The option --open-cards takes no value. Type");
  assert_refused ("classics solve matches --json=x", "The option --json takes no value. Type");
  assert_refused ("deal -- -s1", "“-s1”");
  assert_refused ("show --", "labyrinthe-lab show POSITION");
  assert_refused ("show -- --", "not a position");
  assert_refused ("deal -- --seed", "“--seed”");
}

static void
test_bad_encoding (void)
{
  g_autoptr (LabTestRun) word = lab_test_run (NULL, "\xff", NULL);
  g_autoptr (LabTestRun) option = lab_test_run (NULL, "deal", "--seed=\xff", NULL);
  g_autoptr (LabTestRun) name = lab_test_run (NULL, "play", "--name", "Zo\xeb", NULL);

  lab_test_assert_refused (word, "Argument 1 is not valid UTF-8");
  lab_test_assert_refused (option, "Argument 2 is not valid UTF-8");
  lab_test_assert_refused (name, "Argument 3 is not valid UTF-8");
}

/* The input is larger than the buffer of a pipe, and the program ends without reading it. */
static void
test_unread_input (void)
{
  g_autofree char *much = g_strnfill (1 << 20, 'x');
  g_autoptr (LabTestRun) run = lab_test_run (much, "--version", NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_str_has_prefix (run->out, "labyrinthe-lab "));
}

static int
run_in_shell (const char *script,
              char      **err)
{
  const char *argv[] = { "/bin/sh", "-c", script, NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = NULL;

  process = g_subprocess_newv (argv, G_SUBPROCESS_FLAGS_STDERR_PIPE, &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, err, &error);
  g_assert_no_error (error);
  return g_subprocess_get_exit_status (process);
}

static void
test_full_disk (void)
{
  static const char * const commands[] = {
    "--help", "--version", "deal --seed 1", "deal --help", "show " LAB_TEST_STUDY,
    "perft " LAB_TEST_STUDY " 2", "reach " LAB_TEST_STUDY, "path " LAB_TEST_STUDY " a1 a1",
    "path " LAB_TEST_STUDY " a1 f5", "play --seed 1", "classics show", "classics solve matches",
    "classics play matches", "classics play matches --seat random --seat random",
    "maze generate wilson 5 5 --seed 1", "maze generate eller 300 300 --seed 1 --format=binary",
  };

  if (!g_file_test ("/dev/full", G_FILE_TEST_EXISTS))
    {
      g_test_skip ("there is no /dev/full");
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *script = g_strdup_printf ("\"$LABYRINTHE_LAB\" %s </dev/null >/dev/full",
                                                 commands[i]);
      g_autofree char *err = NULL;

      g_test_message ("%s", script);
      g_assert_cmpint (run_in_shell (script, &err), ==, 1);
      g_assert_cmpstr (err, ==, "labyrinthe-lab: The output could not be written: "
                                "No space left on device\n");
    }
}

/* Input that cannot be read is an error, not the end of the input: here a folder. */
static void
test_unreadable_input (void)
{
  static const char * const commands[] = {
    "show -", "play --seed 1", "replay -", "engine greedy", "classics show matches -",
    "classics play matches", "classics tree - --by minmax", "maze solve - --by dfs",
    "maze measure -",
  };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *script = g_strdup_printf ("\"$LABYRINTHE_LAB\" %s </ >/dev/null",
                                                 commands[i]);
      g_autofree char *err = NULL;

      g_test_message ("%s", script);
      g_assert_cmpint (run_in_shell (script, &err), ==, 2);
      g_assert_true (g_str_has_prefix (err, "labyrinthe-lab: The "));
      g_assert_true (g_str_has_suffix (err, " could not be read: Is a directory\n"));
      g_assert_cmpuint (lab_test_count (err, "\n"), ==, 1);
    }
}

static void
test_closed_pipe (void)
{
  static const char endless[] =
    "{ yes show | \"$LABYRINTHE_LAB\" play --seed 1; echo $? >&2; } | true";
  g_autofree char *err = NULL;

  /* The signal ends the program silently; shells report SIGPIPE as status 141. */
  g_assert_cmpint (run_in_shell (endless, &err), ==, 0);
  g_assert_cmpstr (err, ==, "141\n");
  g_clear_pointer (&err, g_free);
  g_assert_cmpint (run_in_shell ("\"$LABYRINTHE_LAB\" deal --seed 1 >&-", &err), ==, 1);
  g_assert_true (g_str_has_prefix (err, "labyrinthe-lab: The output could not be written"));
}

/* A very long value is cut in the middle; the beginning and the end of the message stay. */
static void
test_long_values (void)
{
  g_autofree char *ascii = g_strnfill (30000, 'x');
  g_autoptr (GString) wide = g_string_new (NULL);
  const char *values[] = { ascii, NULL };

  for (guint i = 0; i < 10000; i++)
    g_string_append (wide, "迷");
  values[1] = wide->str;
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autofree char *option = g_strconcat ("--", values[i], NULL);
      g_autoptr (LabTestRun) command = lab_test_run (NULL, values[i], NULL);
      g_autoptr (LabTestRun) unknown = lab_test_run (NULL, "deal", option, NULL);
      g_autoptr (LabTestRun) seed = lab_test_run (NULL, "deal", "--seed", values[i], NULL);
      g_autoptr (LabTestRun) file = lab_test_run (NULL, "arena", "--seat", "random", "--seat",
                                                  "random", "--csv", values[i], NULL);
      const LabTestRun *runs[] = { command, unknown, seed, file };

      for (guint j = 0; j < G_N_ELEMENTS (runs); j++)
        {
          g_assert_cmpint (runs[j]->status, ==, 2);
          g_assert_true (g_utf8_validate (runs[j]->err, -1, NULL));
          g_assert_cmpint (g_utf8_strlen (runs[j]->err, -1), <, 450);
          g_assert_true (g_str_has_prefix (runs[j]->err, "labyrinthe-lab: "));
          lab_test_assert_contains (runs[j]->err, "…");
        }
      g_assert_true (g_str_has_suffix (command->err, "--help” to see the commands.\n"));
      g_assert_true (g_str_has_suffix (unknown->err, "--help” to see the options.\n"));
      g_assert_true (g_str_has_suffix (file->err, " cannot be written: File name too long\n"));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab/command/help", test_help);
  g_test_add_func ("/lab/command/alone", test_alone);
  g_test_add_func ("/lab/command/version", test_version);
  g_test_add_func ("/lab/command/help-of-words", test_help_of_words);
  g_test_add_func ("/lab/command/options-in-help", test_options_in_help);
  g_test_add_func ("/lab/command/order-in-help", test_order_in_help);
  g_test_add_func ("/lab/command/attached-values", test_attached_values);
  g_test_add_func ("/lab/command/examples", test_examples);
  g_test_add_func ("/lab/command/refusals", test_refusals);
  g_test_add_func ("/lab/command/bad-encoding", test_bad_encoding);
  g_test_add_func ("/lab/command/unread-input", test_unread_input);
  g_test_add_func ("/lab/command/full-disk", test_full_disk);
  g_test_add_func ("/lab/command/unreadable-input", test_unreadable_input);
  g_test_add_func ("/lab/command/closed-pipe", test_closed_pipe);
  g_test_add_func ("/lab/command/long-values", test_long_values);
  return g_test_run ();
}
