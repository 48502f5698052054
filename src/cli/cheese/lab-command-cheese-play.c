/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-cheese-operands.h"
#include "lab-cheese-race-settings.h"
#include "lab-cheese-table.h"
#include "lab-operands.h"
#include "lab-output.h"
#include "lab-sandbox.h"
#include "lab-terminal.h"

/* The rats of a race for which none was named. */
static const char * const default_rats[] = { LAB_CHEESE_PERSON, NULL };

/* Private helpers */

static void
draw_start (const LabCheeseTable *table)
{
  g_auto (LabCheesePosition) position = { 0 };

  lab_cheese_position_init (&position, table->deal);
  lab_cheese_table_draw (table, &position);
}

static LabCommandStatus
play (LabCheeseTable    *table,
      const LabOptions  *options,
      GError           **error)
{
  LabCommandStatus status;

  if (!table->has_people)
    draw_start (table);
  if (!lab_terminal_flush (error))
    return LAB_COMMAND_STATUS_NO;
  status = table->has_people ? lab_cheese_table_play_people (table, error)
                             : lab_cheese_table_play (table, error);
  if (options->as_json)
    lab_cheese_table_print_json (table);
  else
    lab_cheese_table_print_result (table);
  return status;
}

/* Returns whether a rat failed, although the race continued. */
static gboolean
has_failures (const LabCheeseTable *table)
{
  for (guint i = 0; i < table->deal->n_rats; i++)
    {
      if (table->record.counts[i][LAB_CHEESE_FAILED] > 0)
        return TRUE;
    }
  return FALSE;
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  const char * const *rats = options->cheese.rats != NULL
                               ? (const char * const *) options->cheese.rats
                               : default_rats;
  LabCheeseTable table = {
    .settings = { .maze = LAB_CHEESE_MAZE_DEFAULTS, .n_cheese = LAB_CHEESE_DEFAULT_CHEESE },
    .ascii = options->ascii,
    .is_silent = options->as_json,
  };
  LabDialogueLog *log = NULL;
  LabCommandStatus status = LAB_COMMAND_STATUS_MISUSED;

  if (lab_operands_expect_none (self, (const char * const *) options->operands, error)
      && (!options->sandbox || lab_sandbox_is_available (error))
      && lab_command_check_limits (error)
      && (options->log == NULL || (log = lab_output_open_log (options->log, error)) != NULL)
      && lab_cheese_table_read (&table, options, rats, log, error)
      && lab_cheese_operands_read_race (options, &table.settings, error)
      && (table.deal = lab_cheese_operands_deal (options, &table.settings, error)) != NULL)
    {
      status = play (&table, options, error);
      if (status == LAB_COMMAND_STATUS_DONE && has_failures (&table))
        status = LAB_COMMAND_STATUS_NO;
    }
  lab_cheese_table_clear (&table);
  return lab_output_close_log (log, options->log, error) ? status : LAB_COMMAND_STATUS_NO;
}

const LabCommand lab_command_cheese_play = {
  .word = "play",
  .summary = N_("Play a cheese race"),
  .explanation = {
    N_("Plays one race and prints its turns and the result. Each --rat is one rat: a rat that is "
       "built in, such as random5, dfs, bfs, or greedy; program: with the command line of a "
       "program that speaks labyrinthe-cheese-protocol(7); or person, for somebody at this "
       "terminal, which is the default."),
    /* Translators: the words between the quotation marks are typed as they are. */
    N_("A person types a word for each turn: “north”, “east”, “south”, “west”, or “nothing”, or "
       "the first letter. The end of the input (Ctrl-D) leaves the race."),
    N_("The exit status is 1 if a rat failed."),
  },
  .example = "cheese play --rat dfs --rat bfs --seed 42",
  .options = LAB_OPTION_SET_CHEESE_RATS | LAB_OPTION_SET_CHEESE_MAZE | LAB_OPTION_SET_CHEESE_SEEDS
             | LAB_OPTION_SET_CHEESE_MATCH | LAB_OPTION_SET_DRAWING | LAB_OPTION_SET_AS_JSON
             | LAB_OPTION_SET_PROGRAMS,
  .run = run,
};
