/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-table.h"

#include <glib/gi18n.h>

#include "lab-cheese-json.h"
#include "lab-cheese-race-settings.h"
#include "lab-columns.h"
#include "lab-json.h"
#include "lab-terminal.h"

#define ALIGNMENTS "lllrrrrrrrrrr"

/* Private helpers */

static void
append_rat (GString              *json,
            const LabCheeseTable *self,
            guint                 rat)
{
  g_string_append (json, "{\"rat\": ");
  lab_json_append_string (json, self->rats[rat] != NULL ? lab_rat_get_text (self->rats[rat])
                                                        : LAB_CHEESE_PERSON);
  g_string_append (json, ", \"team\": ");
  lab_json_append_string (json, self->teams[rat]);
  g_string_append (json, ", \"start\": ");
  lab_cheese_json_append_number (json, self->deal->starts[rat]);
  g_string_append (json, ", \"score\": ");
  lab_cheese_json_append_real (json, self->record.scores[rat]);
  g_string_append (json, ",\n     \"actions\": {");
  for (guint i = 0; i < LAB_N_CHEESE_OUTCOMES; i++)
    {
      g_string_append_printf (json, i > 0 ? ", \"%s\": " : "\"%s\": ",
                              lab_cheese_outcome_get_id (i));
      lab_cheese_json_append_number (json, self->record.counts[rat][i]);
    }
  g_string_append (json, "}}");
}

/* Public functions */

/** lab_cheese_table_print_result: prints a table of the scores and what each rat did. */
void
lab_cheese_table_print_result (const LabCheeseTable *self)
{
  g_autoptr (LabColumns) columns = lab_columns_new (ALIGNMENTS);
  g_autofree char *text = NULL;

  lab_columns_add (columns, "");
  /* Translators: the heading of a column with the names of rats. */
  lab_columns_add (columns, C_("column", "Rat"));
  /* Translators: the heading of a column with the names of teams. */
  lab_columns_add (columns, C_("column", "Team"));
  lab_columns_add (columns, C_("column", "Score"));
  for (guint i = 0; i < LAB_N_CHEESE_OUTCOMES; i++)
    lab_columns_add (columns, lab_cheese_outcome_get_id (i));
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      g_autoptr (GString) score = g_string_new (NULL);

      lab_json_append_number (score, self->record.scores[rat]);
      lab_columns_take (columns, g_strdup_printf ("%c", (char) ('A' + rat)));
      lab_columns_take (columns, lab_terminal_make_safe (self->names[rat]));
      lab_columns_take (columns, lab_terminal_make_safe (self->teams[rat]));
      lab_columns_add (columns, score->str);
      for (guint i = 0; i < LAB_N_CHEESE_OUTCOMES; i++)
        lab_columns_take (columns, g_strdup_printf ("%" G_GUINT64_FORMAT,
                                                    self->record.counts[rat][i]));
    }
  text = lab_columns_format (columns);
  /* Translators: how many turns a race took. */
  lab_terminal_say (ngettext ("%d turn", "%d turns", (gulong) ABS (self->record.turns)),
                    self->record.turns);
  lab_terminal_print ("%s", text);
}

/** lab_cheese_table_print_json: prints the result as JSON. */
void
lab_cheese_table_print_json (const LabCheeseTable *self)
{
  g_autoptr (GString) json = g_string_new (NULL);

  g_string_append_printf (json, "{\n  \"turns\": %d,\n  \"limited\": %s,\n  \"mode\": \"%s\",\n",
                          self->record.turns, self->record.is_cut ? "true" : "false",
                          lab_cheese_mode_get_id (self->match.mode));
  g_string_append (json, "  \"seeds\": {\"maze\": ");
  lab_cheese_json_append_number (json, self->settings.maze_seed);
  g_string_append (json, ", \"cheese\": ");
  lab_cheese_json_append_number (json, self->settings.cheese_seed);
  g_string_append (json, ", \"players\": ");
  lab_cheese_json_append_number (json, self->settings.players_seed);
  g_string_append (json, "},\n  \"rats\": [");
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      g_string_append (json, rat > 0 ? ",\n    " : "\n    ");
      append_rat (json, self, rat);
    }
  lab_terminal_say ("%s\n  ]\n}", json->str);
}
