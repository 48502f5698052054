/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-table.h"

#include <stdio.h>

#include <glib/gi18n.h>

#include "lab-quotation.h"
#include "lab-terminal.h"

/* The length at which input lines are cut, in bytes. */
#define MAX_LINE 100

/* Private helpers */

/* Asks a person for an action, again and again. Returns FALSE at the end of the input; sets @error
 * only if the question could not be written, or the answer not be read. */
static gboolean
ask_person (const LabCheeseTable  *self,
            guint                  rat,
            LabCheeseAction       *action,
            GError               **error)
{
  for (;;)
    {
      g_autofree char *line = NULL;
      g_autofree char *shown = NULL;

      lab_terminal_print ("%c %s> ", (char) ('A' + rat), self->names[rat]);
      if (!lab_terminal_flush (error))
        return FALSE;
      line = lab_terminal_read_line (MAX_LINE, error);
      if (line == NULL)
        {
          lab_terminal_print ("\n");
          return FALSE;
        }
      if (lab_cheese_action_parse (g_strstrip (line), action))
        return TRUE;
      shown = lab_quotation_make (line, MAX_LINE);
      /* Translators: %s is what was typed; the words after it are typed as they are. */
      lab_terminal_say (_("“%s” is not an action; use north, east, south, west, or nothing, or the "
                          "first letter."), shown);
    }
}

/* Lets each rat look at the maze before the first turn. */
static gboolean
prepare (LabCheeseTable     *self,
         LabCheesePosition  *position,
         GError            **error)
{
  static const LabCheeseAction nothing[LAB_CHEESE_MAX_RATS];
  LabCheeseOutcome outcomes[LAB_CHEESE_MAX_RATS];

  for (guint rat = 0; rat < position->n_rats; rat++)
    {
      guint64 seed = lab_cheese_umpire_get_rat_seed (self->settings.players_seed, rat);

      if (self->rats[rat] != NULL
          && !lab_rat_prepare (self->rats[rat], self->deal->maze, position, rat, seed, NULL, error))
        return FALSE;
    }
  lab_cheese_position_play (position, self->deal->maze, nothing, outcomes);
  return TRUE;
}

/* Asks all rats that are not in mud. Returns FALSE if the race cannot continue; @error is not set
 * at the end of the input. */
static gboolean
choose (LabCheeseTable           *self,
        const LabCheesePosition  *position,
        LabCheeseAction          *actions,
        gboolean                 *failed,
        GError                  **error)
{
  for (guint rat = 0; rat < position->n_rats; rat++)
    {
      g_autoptr (GError) reason = NULL;

      actions[rat] = LAB_CHEESE_NOTHING;
      failed[rat] = FALSE;
      if (lab_cheese_position_is_in_mud (position, rat))
        continue;
      if (self->rats[rat] == NULL)
        {
          if (!ask_person (self, rat, &actions[rat], error))
            return FALSE;
          continue;
        }
      if (lab_rat_choose (self->rats[rat], position, NULL, &actions[rat], &reason))
        continue;
      failed[rat] = TRUE;
      actions[rat] = LAB_CHEESE_NOTHING;
      if (!self->match.continue_on_error)
        {
          g_propagate_error (error, g_steal_pointer (&reason));
          return FALSE;
        }
      fprintf (stderr, "labyrinthe-lab: %s\n", reason->message);
    }
  return TRUE;
}

/* Plays turns until the race is over or cannot continue. */
static gboolean
play_turns (LabCheeseTable     *self,
            LabCheesePosition  *position,
            GError            **error)
{
  LabCheeseAction actions[LAB_CHEESE_MAX_RATS] = { 0 };
  LabCheeseOutcome outcomes[LAB_CHEESE_MAX_RATS] = { 0 };
  gboolean failed[LAB_CHEESE_MAX_RATS] = { 0 };

  lab_cheese_table_draw (self, position);
  while (!lab_cheese_position_is_over (position))
    {
      if (self->match.max_turns > 0 && position->turn > self->match.max_turns)
        {
          self->record.is_cut = TRUE;
          return TRUE;
        }
      if (!choose (self, position, actions, failed, error))
        return FALSE;
      lab_cheese_position_play (position, self->deal->maze, actions, outcomes);
      for (guint rat = 0; rat < position->n_rats; rat++)
        {
          if (failed[rat])
            outcomes[rat] = LAB_CHEESE_FAILED;
        }
      lab_cheese_record_add_turn (&self->record, outcomes, position->n_rats);
      lab_cheese_table_draw (self, position);
      lab_cheese_table_tell_turn (self, position->turn - 1, outcomes);
    }
  return TRUE;
}

/* Public functions */

/**
 * lab_cheese_table_play_people:
 * @self: a race with people
 * @error: return location for an error
 *
 * Plays the race, and asks people for their actions in the terminal. All others wait for them. The
 * end of the input ends the race.
 *
 * Returns: the exit status; an error is set if a rat failed
 */
LabCommandStatus
lab_cheese_table_play_people (LabCheeseTable  *self,
                              GError         **error)
{
  g_auto (LabCheesePosition) position = { 0 };
  g_autoptr (GError) reason = NULL;
  gboolean is_good;

  lab_cheese_position_init (&position, self->deal);
  lab_cheese_record_begin (&self->record, FALSE);
  is_good = prepare (self, &position, &reason) && play_turns (self, &position, &reason);
  lab_cheese_record_end (&self->record, &position);
  for (guint rat = 0; is_good && rat < position.n_rats; rat++)
    {
      if (self->rats[rat] != NULL)
        is_good = lab_rat_finish (self->rats[rat], &position, &reason);
    }
  if (reason == NULL)
    return LAB_COMMAND_STATUS_DONE;
  g_set_error_literal (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_FAILED, reason->message);
  return LAB_COMMAND_STATUS_NO;
}
