/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-command.h"

#include <stdio.h>
#include <string.h>

#include <glib/gi18n.h>

#include "lab-maze.h"
#include "lab-process-limits.h"
#include "lab-terminal.h"
#include "lab-text.h"

#define PROGRAM "labyrinthe-lab"
/* What GLib and the players of a command need at least. */
#define N_FILES 6
#define N_THREADS 3
/* The smallest width of the words in a list of commands. */
#define MIN_WORD 6
/* The length of an error message, in characters. Only one that repeats a long value is longer. */
#define MAX_MESSAGE 400

const LabCommand * const lab_commands[] = {
  &lab_command_deal,
  &lab_command_show,
  &lab_command_perft,
  &lab_command_reach,
  &lab_command_path,
  &lab_command_solve,
  &lab_command_hint,
  &lab_command_puzzle,
  &lab_command_play,
  &lab_command_replay,
  &lab_command_analyze,
  &lab_command_engine,
  &lab_command_arena,
  &lab_command_classics,
  &lab_command_maze,
  &lab_command_cheese,
  &lab_command_graph,
  &lab_command_robots,
  NULL,
};

G_DEFINE_QUARK (lab-command-error-quark, lab_command_error)

/* Private helpers */

static const LabCommand *
find_command (const LabCommand * const *table,
              const char               *word)
{
  for (; *table != NULL; table++)
    {
      if (strcmp ((*table)->word, word) == 0)
        return *table;
    }
  return NULL;
}

static void
print_commands (const LabCommand * const *table,
                FILE                     *stream)
{
  int width = MIN_WORD;

  for (guint i = 0; table[i] != NULL; i++)
    width = MAX (width, (int) strlen (table[i]->word));
  fprintf (stream, "%s\n", _("Commands:"));
  for (; *table != NULL; table++)
    fprintf (stream, "  %-*s %s\n", width, (*table)->word, _((*table)->summary));
}

static void
print_family_help (const LabCommand *family,
                   FILE             *stream)
{
  fprintf (stream, "%s\n  " PROGRAM " %s %s\n  " PROGRAM " %s --help\n\n%s\n\n", _("Usage:"),
           family->word, _("COMMAND [OPTION…] [OPERAND…]"), family->word, _(family->summary));
  print_commands (family->commands, stream);
}

static void
print_help (const LabCommand * const *table,
            FILE                     *stream)
{
  g_autofree char *position = lab_text_wrap (
      /* Translators: COMMAND stands for one of the commands; use the same word as in the
       * usage. */
      _("A position is one line of notation, in quotes; “-” reads it from the standard input. "
        "“labyrinthe-lab COMMAND --help” explains a command."),
      lab_terminal_get_width ());

  fprintf (stream, "%s\n  " PROGRAM " %s\n  " PROGRAM " --help\n  " PROGRAM " --version\n",
           _("Usage:"),
           /* Translators: what to type after labyrinthe-lab. The words in capitals are
            * placeholders; the parts in brackets are optional. */
           _("COMMAND [OPTION…] [OPERAND…]"));
  fprintf (stream, "\n%s\n\n", _("A command line for studying the game."));
  print_commands (table, stream);
  fprintf (stream, "\n%s\n\n%s\n  " PROGRAM " deal --seed 1 | " PROGRAM " show -\n", position,
           _("Example:"));
}

/* Returns the paragraphs of the explanation, wrapped to the width of the terminal. */
static char *
explain (const LabCommand *command)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; command->explanation[i] != NULL; i++)
    {
      g_autofree char *lines = lab_text_wrap (_(command->explanation[i]),
                                              lab_terminal_get_width ());

      g_string_append_printf (text, i > 0 ? "\n\n%s" : "%s", lines);
    }
  return g_string_free (text, FALSE);
}

static void
print_command_help (const LabCommand *command,
                    const LabOptions *options,
                    const char       *name)
{
  g_autofree char *explanation = explain (command);
  g_autofree char *list = lab_options_format_help (options, lab_terminal_get_width ());

  lab_terminal_print ("%s\n  %s %s", _("Usage:"), name,
                      /* Translators: what to type after a command: options, which can be left
                       * out. */
                      _("[OPTION…]"));
  if (command->operands != NULL)
    lab_terminal_print (" %s", _(command->operands));
  lab_terminal_say ("\n\n%s\n\n%s\n%s\n%s\n  " PROGRAM " %s", explanation, _("Options:"), list,
                    _("Example:"), command->example);
}

static LabCommandStatus
run_command (const LabCommand *command,
             const char       *typed,
             GStrv             args,
             GError          **error)
{
  g_auto (LabOptions) options = { 0 };
  g_autofree char *name = g_strconcat (PROGRAM " ", typed, NULL);
  g_autoptr (GError) option_error = NULL;

  g_set_prgname (name);
  lab_options_describe (&options, command->options);
  if (!lab_options_parse (&options, g_strdupv (args), &option_error))
    return lab_command_misuse (
        error,
        /* Translators: the first %s says what is wrong with an option, without a period; the
         * second %s is a command, such as “labyrinthe-lab deal”. */
        _("%s. Type “%s --help” to see the options."), option_error->message, name);
  if (!lab_options_has (&options, "help"))
    return command->run (command, &options, error);
  print_command_help (command, &options, name);
  return LAB_COMMAND_STATUS_DONE;
}

static gboolean
check_encoding (GStrv    args,
                GError **error)
{
  for (guint i = 0; args[i] != NULL; i++)
    {
      if (!g_utf8_validate (args[i], -1, NULL))
        return lab_command_refuse (
            error,
            /* Translators: %u is the number of a word on the command line, from 1. */
            _("Argument %u is not valid UTF-8. Use UTF-8 text."), i + 1);
    }
  return TRUE;
}

static gboolean
is_help (const char *word)
{
  return strcmp (word, "--help") == 0 || strcmp (word, "-h") == 0;
}

/* Runs one of the commands of a family of games; of all commands if @family is NULL. */
static LabCommandStatus
run (const LabCommand         *family,
     const LabCommand * const *table,
     GStrv                     args,
     GError                  **error)
{
  g_autofree char *typed = NULL;
  const LabCommand *command;

  if (args[0] == NULL || is_help (args[0]))
    {
      FILE *stream = args[0] == NULL ? stderr : stdout;

      if (family != NULL)
        print_family_help (family, stream);
      else
        print_help (table, stream);
      return args[0] == NULL ? LAB_COMMAND_STATUS_MISUSED : LAB_COMMAND_STATUS_DONE;
    }
  typed = family != NULL ? g_strjoin (" ", family->word, args[0], NULL) : g_strdup (args[0]);
  command = find_command (table, args[0]);
  if (command != NULL && command->commands != NULL)
    return run (command, command->commands, args + 1, error);
  if (command != NULL)
    return run_command (command, typed, args, error);
  if (family == NULL && strcmp (typed, "--version") == 0)
    {
      lab_terminal_say (PROGRAM " %s", PACKAGE_VERSION);
      return LAB_COMMAND_STATUS_DONE;
    }
  if (args[0][0] == '-')
    /* Translators: %s is what was typed. */
    return lab_command_misuse (error, _("There is no option “%s” before a command. Type "
                                        "“labyrinthe-lab --help” to see the commands."), typed);
  /* Translators: %s is what was typed. */
  return lab_command_misuse (error, _("There is no command “%s”. Type “labyrinthe-lab --help” to "
                                      "see the commands."), typed);
}

/* Public functions */

/**
 * lab_command_check_limits:
 * @error: return location for a #LabCommandError
 *
 * Checks whether the system allows the files and threads that a command with players needs.
 *
 * Returns: %TRUE if it does
 */
gboolean
lab_command_check_limits (GError **error)
{
  g_autoptr (GError) reason = NULL;

  return lab_process_limits_check (N_FILES, N_THREADS, &reason)
         || lab_refuse (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_FAILED, "%s", reason->message);
}

/**
 * lab_command_main:
 * @table: the commands, ended by %NULL
 * @argc: the number of arguments
 * @argv: the name of the program, the word of a command, and what follows it
 *
 * Runs the command that the command line names. Each error is one line on the standard error,
 * which says what to do instead.
 *
 * Returns: the status for the shell, a #LabCommandStatus
 */
int
lab_command_main (const LabCommand * const *table,
                  int                       argc,
                  char                    **argv)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *safe = NULL;
  g_autofree char *message = NULL;
  GStrv args = argv + MIN (argc, 1);
  LabCommandStatus status = LAB_COMMAND_STATUS_MISUSED;

  if (check_encoding (args, &error))
    status = run (NULL, table, args, &error);
  if (error == NULL && lab_terminal_flush (&error))
    return (int) status;

  safe = lab_terminal_make_safe (error->message);
  message = lab_quotation_shorten (safe, MAX_MESSAGE);
  fprintf (stderr, PROGRAM ": %s\n", message);
  if (g_error_matches (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_FAILED)
      || g_error_matches (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_MEMORY))
    return LAB_COMMAND_STATUS_NO;
  return LAB_COMMAND_STATUS_MISUSED;
}
