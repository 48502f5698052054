/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <stdlib.h>

#include "lab-command.h"
#include "lab-terminal.h"

/* A table with a command and a family, which has two commands of its own. */

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  lab_terminal_say ("%s from %s, %u operands", self->word, g_get_prgname (),
                    g_strv_length (options->operands));
  return lab_terminal_flush (error) ? LAB_COMMAND_STATUS_NO : LAB_COMMAND_STATUS_MISUSED;
}

static const LabCommand grow = {
  .word = "grow", .summary = "Grow a maze", .explanation = { "Grows." },
  .example = "maze grow", .run = run,
};
static const LabCommand solve = {
  .word = "solve", .summary = "Solve a maze", .explanation = { "Solves." },
  .example = "maze solve", .run = run,
};
static const LabCommand * const mazes[] = { &grow, &solve, NULL };
static const LabCommand maze = { .word = "maze", .summary = "Perfect mazes", .commands = mazes };
static const LabCommand deal = {
  .word = "deal", .summary = "Deal", .explanation = { "Deals." }, .example = "deal", .run = run,
};
static const LabCommand * const table[] = { &deal, &maze, NULL };

/* Runs the words in another process, as they are a whole program. */
static void
check (const char *words,
       int         status,
       const char *out,
       const char *err)
{
  if (g_test_subprocess ())
    {
      GStrv argv = g_strsplit (words, " ", -1);
      int result = lab_command_main (table, (int) g_strv_length (argv), argv);

      g_strfreev (argv);
      exit (result);
    }
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_stdout (out);
  g_test_trap_assert_stderr (err);
  g_assert_cmpint (status == 0, ==, g_test_trap_has_passed ());
}

LAB_TEST ("/families/family", test_family)
{
  check ("labyrinthe-lab maze solve a b", 1, "*solve from labyrinthe-lab maze solve, 2 operands*",
         "");
}

LAB_TEST ("/families/plain", test_plain)
{
  check ("labyrinthe-lab deal", 1, "*deal from labyrinthe-lab deal, 0 operands*", "");
}

LAB_TEST ("/families/help", test_help)
{
  check ("labyrinthe-lab maze --help", 0,
         "*Usage:\n  labyrinthe-lab maze COMMAND *\n\nPerfect mazes\n\nCommands:\n"
         "  grow   Grow a maze\n  solve  Solve a maze\n*", "");
}

LAB_TEST ("/families/command-help", test_command_help)
{
  check ("labyrinthe-lab maze grow --help", 0,
         "*Usage:\n  labyrinthe-lab maze grow *Example:\n  labyrinthe-lab maze grow\n*", "");
}

LAB_TEST ("/families/unknown", test_unknown)
{
  check ("labyrinthe-lab maze deal", 2, "*",
         "labyrinthe-lab: There is no command “maze deal”. *\n");
}

LAB_TEST ("/families/nothing", test_nothing)
{
  check ("labyrinthe-lab maze", 2, "*", "Usage:\n  labyrinthe-lab maze COMMAND *\n");
}
