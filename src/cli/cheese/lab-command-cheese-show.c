/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-cheese-drawing.h"
#include "lab-cheese-json.h"
#include "lab-cheese-operands.h"
#include "lab-cheese-position.h"
#include "lab-json.h"
#include "lab-operands.h"
#include "lab-terminal.h"

/* Private helpers */

/* Appends what a random maze is like; null if it was read from a file. */
static void
append_settings (GString                     *json,
                 const LabOptions            *options,
                 const LabCheeseMazeSettings *settings)
{
  g_string_append (json, ",\n  \"settings\": ");
  if (options->cheese.maze != NULL)
    {
      g_string_append (json, "null");
      return;
    }
  g_string_append_printf (json, "{\"style\": \"%s\", \"cell_percentage\": ",
                          lab_cheese_style_get_id (settings->style));
  lab_cheese_json_append_real (json, settings->cell_percentage);
  g_string_append (json, ", \"wall_percentage\": ");
  lab_cheese_json_append_real (json, settings->wall_percentage);
  g_string_append (json, ", \"mud_percentage\": ");
  lab_cheese_json_append_real (json, settings->mud_percentage);
  g_string_append_printf (json, ", \"mud_range\": [%u, %u], \"symmetric\": %s}", settings->min_mud,
                          settings->max_mud, settings->symmetric ? "true" : "false");
}

static void
append_rats (GString             *json,
             const LabOptions    *options,
             const LabCheeseDeal *deal)
{
  g_string_append (json, ",\n  \"rats\": [");
  for (guint i = 0; i < deal->n_rats; i++)
    {
      g_string_append (json, i > 0 ? ",\n    {\"rat\": " : "\n    {\"rat\": ");
      if (options->cheese.rats != NULL)
        lab_json_append_string (json, options->cheese.rats[i]);
      else
        g_string_append (json, "null");
      g_string_append_printf (json, ", \"start\": %u, \"team\": ", deal->starts[i]);
      lab_json_append_string (json, lab_cheese_operands_get_team (options, i));
      g_string_append_c (json, '}');
    }
  g_string_append (json, "\n  ]");
}

static void
print_json (const LabOptions            *options,
            const LabCheeseDealSettings *settings,
            const LabCheeseDeal         *deal)
{
  g_autoptr (GString) json = g_string_new ("{\n  ");

  lab_cheese_json_append_maze (json, deal->maze, ",\n  ");
  append_settings (json, options, &settings->maze);
  g_string_append (json, ",\n  \"seeds\": {\"maze\": ");
  if (options->cheese.maze == NULL)
    lab_cheese_json_append_number (json, settings->maze_seed);
  else
    g_string_append (json, "null");
  g_string_append (json, ", \"cheese\": ");
  lab_cheese_json_append_number (json, settings->cheese_seed);
  g_string_append (json, ", \"players\": ");
  lab_cheese_json_append_number (json, settings->players_seed);
  g_string_append_c (json, '}');
  append_rats (json, options, deal);
  g_string_append (json, ",\n  \"cheese\": ");
  lab_cheese_json_append_numbers (json, deal->cheese, deal->n_cheese);
  lab_terminal_say ("%s\n}", json->str);
}

static void
print_drawing (const LabCheeseDeal *deal,
               gboolean             ascii)
{
  g_auto (LabCheesePosition) position = { 0 };
  g_autofree char *drawing = NULL;

  lab_cheese_position_init (&position, deal);
  drawing = lab_cheese_drawing_make (deal->maze, &position, ascii);
  lab_terminal_print ("%s", drawing);
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  LabCheeseDealSettings settings = {
    .maze = LAB_CHEESE_MAZE_DEFAULTS,
    .n_cheese = LAB_CHEESE_DEFAULT_CHEESE,
  };
  guint n_rats = options->cheese.rats != NULL ? g_strv_length (options->cheese.rats) : 1;
  g_autoptr (LabCheeseDeal) deal = NULL;

  if (!lab_operands_expect_none (self, (const char * const *) options->operands, error)
      || !lab_cheese_operands_read_rats (options, n_rats, &settings, error)
      || !lab_cheese_operands_read_race (options, &settings, error)
      || (deal = lab_cheese_operands_deal (options, &settings, error)) == NULL)
    return LAB_COMMAND_STATUS_MISUSED;
  if (options->as_json)
    print_json (options, &settings, deal);
  else
    print_drawing (deal, options->ascii);
  return LAB_COMMAND_STATUS_DONE;
}

const LabCommand lab_command_cheese_show = {
  .word = "show",
  .summary = N_("Draw the maze of a cheese race"),
  .explanation = {
    N_("Draws the maze of a race with the cheese and the cells where the rats start. The same "
       "seed gives the same race on every machine, and the same one as in the program PyRat. "
       "Without --seed, a random seed is used and printed on the standard error."),
    N_("Rats are letters, and a number between two cells is the number of turns that mud costs "
       "there."),
  },
  .example = "cheese show --seed 42 --rat bfs",
  .options = LAB_OPTION_SET_CHEESE_RATS | LAB_OPTION_SET_CHEESE_MAZE | LAB_OPTION_SET_CHEESE_SEEDS
             | LAB_OPTION_SET_DRAWING | LAB_OPTION_SET_AS_JSON,
  .run = run,
};
