/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab/lab-command.h"

#include <stdio.h>
#include <string.h>

#include <glib/gi18n.h>

#include "lab/lab-terminal.h"
#include "lab/lab-text.h"

#define PROGRAM "labyrinthe-lab"

static const LabCommand * const commands[] = {
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
  &lab_command_engine,
  &lab_command_arena,
  &lab_command_soak,
};

G_DEFINE_QUARK (lab-command-error-quark, lab_command_error)

/* Private helpers */

static const LabCommand *
find_command (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      if (strcmp (commands[i]->word, word) == 0)
        return commands[i];
    }
  return NULL;
}

static void
print_help (FILE *stream)
{
  g_autofree char *position = lab_text_wrap (
      /* Translators: COMMAND stands for one of the commands; call it as in the usage. */
      _("A position is one line of notation, in quotes; “-” reads it from the standard input. "
        "“labyrinthe-lab COMMAND --help” explains a command."),
      lab_terminal_get_width ());

  fprintf (stream, "%s\n  " PROGRAM " %s\n  " PROGRAM " --help\n  " PROGRAM " --version\n",
           _("Usage:"),
           /* Translators: what to type after labyrinthe-lab. The words in capitals stand for
            * others; what is in brackets can be left out. */
           _("COMMAND [OPTION…] [OPERAND…]"));
  fprintf (stream, "\n%s\n\n%s\n", _("The command line for those who study labyrinths."),
           _("Commands:"));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    fprintf (stream, "  %-6s %s\n", commands[i]->word, _(commands[i]->summary));
  fprintf (stream, "\n%s\n\n%s\n  " PROGRAM " deal --seed 1 | " PROGRAM " show -\n", position,
           _("Example:"));
}

/* The paragraphs of the explanation, in lines that fit the terminal. */
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
                    GOptionContext   *context)
{
  g_autofree char *help = NULL;
  g_autofree char *explanation = explain (command);
  g_autofree char *example = g_strdup_printf ("%s\n  " PROGRAM " %s", _("Example:"),
                                              command->example);

  g_option_context_set_summary (context, explanation);
  g_option_context_set_description (context, example);
  help = g_option_context_get_help (context, TRUE, NULL);
  lab_terminal_print ("%s", help);
}

static LabCommandStatus
run_command (const LabCommand *command,
             GStrv             args,
             GError          **error)
{
  g_auto (LabOptions) options = { 0 };
  g_autofree char *name = g_strconcat (PROGRAM " ", command->word, NULL);
  const char *operands = command->operands != NULL ? _(command->operands) : NULL;
  g_autoptr (GOptionContext) context = g_option_context_new (operands);
  g_autoptr (GError) option_error = NULL;

  g_set_prgname (name);
  lab_options_describe (&options, context, command->options);
  if (!lab_options_parse (&options, context, g_strdupv (args), &option_error))
    {
      g_set_error (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_USAGE,
                   /* Translators: the first %s says what is wrong with an option, without a
                    * full stop; the second %s is a command, such as “labyrinthe-lab deal”. */
                   _("%s. Type “%s --help” to see what can be said."), option_error->message, name);
      return LAB_COMMAND_STATUS_MISUSED;
    }
  if (!options.help)
    return command->run (command, &options, error);
  print_command_help (command, context);
  return LAB_COMMAND_STATUS_DONE;
}

static gboolean
check_encoding (GStrv    args,
                GError **error)
{
  for (guint i = 0; args[i] != NULL; i++)
    {
      if (g_utf8_validate (args[i], -1, NULL))
        continue;
      g_set_error (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_USAGE,
                   /* Translators: %u counts the words of the command line, from 1. */
                   _("Argument %u is not valid UTF-8 text; write it in UTF-8."), i + 1);
      return FALSE;
    }
  return TRUE;
}

static LabCommandStatus
run (int      argc,
     GStrv    argv,
     GError **error)
{
  const LabCommand *command;

  if (argc < 2)
    {
      print_help (stderr);
      return LAB_COMMAND_STATUS_MISUSED;
    }
  if (!check_encoding (argv + 1, error))
    return LAB_COMMAND_STATUS_MISUSED;

  command = find_command (argv[1]);
  if (command != NULL)
    return run_command (command, argv + 1, error);
  if (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "-h") == 0)
    print_help (stdout);
  else if (strcmp (argv[1], "--version") == 0)
    lab_terminal_say (PROGRAM " %s", PACKAGE_VERSION);
  else if (argv[1][0] == '-')
    g_set_error (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_USAGE,
                 /* Translators: %s is what was typed. */
                 _("There is no option “%s” before a command. Type “labyrinthe-lab --help” to see "
                   "the commands."), argv[1]);
  else
    g_set_error (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_USAGE,
                 /* Translators: %s is what was typed. */
                 _("There is no command “%s”. Type “labyrinthe-lab --help” to see the commands."),
                 argv[1]);
  return LAB_COMMAND_STATUS_DONE;
}

/* Public functions */

/**
 * lab_command_refuse:
 * @error: return location for a #LabCommandError
 * @format: why what was typed cannot be done, in a sentence that says what to do
 * @...: what goes into it
 *
 * Returns: %FALSE, for the caller to return in its turn
 */
gboolean
lab_command_refuse (GError     **error,
                    const char  *format,
                    ...)
{
  va_list args;
  g_autofree char *message = NULL;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error_literal (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_USAGE, message);
  return FALSE;
}

/**
 * lab_command_main:
 * @argc: how many arguments
 * @argv: the name of the program, the word of a command, and what follows it
 *
 * Does what the command line says. Whatever goes wrong is one line on the standard
 * error, which says what to do instead.
 *
 * Returns: the status for the shell, a #LabCommandStatus
 */
int
lab_command_main (int    argc,
                  char **argv)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;
  LabCommandStatus status = run (argc, argv, &error);

  if (error == NULL && lab_terminal_flush (&error))
    return (int) status;

  message = lab_terminal_make_safe (error->message);
  fprintf (stderr, PROGRAM ": %s\n", message);
  if (g_error_matches (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_OUTPUT))
    return LAB_COMMAND_STATUS_NO;
  return LAB_COMMAND_STATUS_MISUSED;
}
