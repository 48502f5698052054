/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-table.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n.h>

#include "lab-cheese-operands.h"
#include "lab-cheese-race-settings.h"
#include "lab-operands.h"

/* The longest time for a turn, in seconds. */
#define MAX_SECONDS 3600
#define DEFAULT_PREPARATION_TIME ((gint64) 3 * G_USEC_PER_SEC)
#define DEFAULT_TURN_TIME (G_USEC_PER_SEC / 10)

/* Private helpers: the options */

static gboolean
read_time (const char  *option,
           const char  *text,
           gint64      *time,
           GError     **error)
{
  char *end = NULL;
  double seconds;

  if (text == NULL)
    return TRUE;
  seconds = g_ascii_strtod (text, &end);
  if (end == text || *end != '\0' || !isfinite (seconds) || seconds < 0 || seconds > MAX_SECONDS)
    return lab_command_refuse (error,
                               /* Translators: the first %s was typed after the second, an option
                                * such as --turn-time. */
                               _("“%s” is not a valid value for %s; write seconds from 0 to %u, "
                                 "such as 0.1."), text, option, (guint) MAX_SECONDS);
  *time = (gint64) (seconds * G_USEC_PER_SEC + 0.5);
  return TRUE;
}

/* Reads how the rats are asked. */
static gboolean
read_match (const LabOptions        *options,
            LabCheeseMatchSettings  *match,
            GError                 **error)
{
  const LabCheeseOptions *cheese = &options->cheese;

  match->mode = LAB_CHEESE_SIMULATION;
  if (cheese->mode != NULL && !lab_cheese_mode_parse (cheese->mode, &match->mode))
    return lab_command_refuse (error,
                               /* Translators: %s is what was typed; the words after it are typed as
                                * they are. */
                               _("“%s” is not a mode; use match, synchronous, sequential, or "
                                 "simulation."), cheese->mode);
  if (match->mode == LAB_CHEESE_SIMULATION
      && (cheese->preparation_time != NULL || cheese->turn_time != NULL))
    return lab_command_refuse (error,
                               /* Translators: the options and modes are typed as they are. */
                               _("The options --preparation-time and --turn-time need another "
                                 "mode, such as --mode=match."));
  match->preparation_time = DEFAULT_PREPARATION_TIME;
  match->turn_time = DEFAULT_TURN_TIME;
  match->continue_on_error = cheese->continues;
  return read_time ("--preparation-time", cheese->preparation_time, &match->preparation_time, error)
         && read_time ("--turn-time", cheese->turn_time, &match->turn_time, error)
         && lab_operands_read_number ("--max-turns", options->max_turns, G_MAXINT,
                                      &match->max_turns, error);
}

/* Private helpers: the rats */

/* Makes a rat. Unlike other commands, this one also knows people. */
static gboolean
seat (LabCheeseTable  *table,
      guint            rat,
      const char      *text,
      GError         **error)
{
  if (strcmp (text, LAB_CHEESE_PERSON) == 0)
    {
      /* Translators: somebody who plays at the terminal. */
      table->names[rat] = g_strdup (_("Person"));
      table->has_people = TRUE;
      return TRUE;
    }
  table->rats[rat] = lab_rat_new (text, error);
  if (table->rats[rat] == NULL)
    return FALSE;
  table->names[rat] = lab_rat_dup_name (table->rats[rat]);
  return TRUE;
}

static void
set_up (LabRat           *rat,
        guint             number,
        const LabOptions *options,
        LabDialogueLog   *log)
{
  g_autofree char *label = g_strdup_printf ("rat %u", number + 1);

  lab_rat_set_sandbox (rat, options->sandbox);
  lab_rat_set_log (rat, log, label);
}

static gboolean
seat_rats (LabCheeseTable      *table,
           const char * const  *texts,
           const LabOptions    *options,
           LabDialogueLog      *log,
           GError             **error)
{
  for (guint i = 0; texts[i] != NULL; i++)
    {
      table->teams[i] = g_strdup (lab_cheese_operands_get_team (options, i));
      if (!seat (table, i, texts[i], error))
        return FALSE;
      if (table->rats[i] != NULL)
        set_up (table->rats[i], i, options, log);
    }
  if (table->has_people && options->cheese.mode != NULL)
    return lab_command_refuse (error, _("A race with people waits for them. Remove the option "
                                        "--mode."));
  return TRUE;
}

/* Public functions */

/**
 * lab_cheese_table_read:
 * @self: (inout): a race that has no rats yet
 * @options: the options
 * @rats: (array zero-terminated=1): the rats as they were typed
 * @log: (nullable): where programs are logged
 * @error: return location for an error
 *
 * Reads who races, and how the rats are asked.
 *
 * Returns: whether that is possible
 */
gboolean
lab_cheese_table_read (LabCheeseTable      *self,
                       const LabOptions    *options,
                       const char * const  *rats,
                       LabDialogueLog      *log,
                       GError             **error)
{
  return lab_cheese_operands_read_rats (options, g_strv_length ((GStrv) rats), &self->settings,
                                        error)
         && read_match (options, &self->match, error)
         && seat_rats (self, rats, options, log, error);
}
