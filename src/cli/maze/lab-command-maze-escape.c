/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-escape-maker.h"
#include "lab-escape-screen.h"
#include "lab-escape-telling.h"
#include "lab-operands.h"
#include "lab-quotation.h"
#include "lab-terminal.h"

/* The length at which input lines are cut, in bytes. */
#define MAX_LINE 100

#define RESTART "restart"
#define HINT "hint"
#define QUIT "quit"

/* Private helpers: the level */

static LabEscapeLevel *
make_today (GError **error)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  int year, month, day;

  g_date_time_get_ymd (now, &year, &month, &day);
  return lab_escape_maker_make_daily ((guint) year, (guint) month, (guint) day, error);
}

static LabEscapeLevel *
make_level (const LabOptions  *options,
            GError           **error)
{
  guint64 number = 1;

  if (options->daily && options->level != NULL)
    {
      lab_command_refuse (error, _("Use either --level or --daily."));
      return NULL;
    }
  if (options->daily)
    return make_today (error);
  if (options->level != NULL
      && !g_ascii_string_to_unsigned (options->level, 10, 1, G_MAXUINT64, &number, NULL))
    {
      g_autofree char *shown = lab_quotation_make (options->level, MAX_LINE);

      /* Translators: %s is what was typed. */
      lab_command_refuse (error, _("“%s” is not a level; write a whole number from 1."), shown);
      return NULL;
    }
  return lab_escape_maker_make (number, error);
}

/* Private helpers: lines of words */

static void
tell_place (LabEscapeGame *game)
{
  g_autofree char *place = lab_escape_telling_place (game);
  g_autofree char *items = lab_escape_screen_list_items (game);

  lab_terminal_say ("%s", place);
  if (*items != '\0')
    lab_terminal_say ("%s", items);
}

/* Tells the moves that lead along the cells of the magic map. */
static void
tell_map (LabEscapeGame *game)
{
  GArray *map = lab_escape_game_get_map (game);
  g_autoptr (GString) moves = g_string_new (NULL);

  for (guint i = 1; i < map->len; i++)
    {
      LabMazeCell from = g_array_index (map, LabMazeCell, i - 1);
      LabMazeCell to = g_array_index (map, LabMazeCell, i);
      LabMazeDirection direction = to.row < from.row         ? LAB_MAZE_UP
                                   : to.row > from.row       ? LAB_MAZE_DOWN
                                   : to.column < from.column ? LAB_MAZE_LEFT
                                                             : LAB_MAZE_RIGHT;

      g_string_append_printf (moves, " %s", lab_escape_move_format (LAB_ESCAPE_STEP + direction));
    }
  /* Translators: %s is a list of moves, such as “ u r r”, with a blank before each. */
  lab_terminal_say (_("The magic map shows:%s"), moves->str);
}

static void
on_picked_up (LabEscapeGame *game G_GNUC_UNUSED,
              guint          item)
{
  lab_terminal_say ("%s", lab_escape_telling_item_use (item));
}

static void
refuse_line (const char *line)
{
  g_autofree char *shown = lab_quotation_make (line, MAX_LINE);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < LAB_N_ESCAPE_MOVES; i++)
    g_string_append_printf (list, "%s, ", lab_escape_move_format (i));
  /* Translators: the first %s was typed; the second %s is a list of words to type. */
  lab_terminal_say (_("“%s” is not a move; use one of: %s."), shown,
                    g_string_append (list, HINT ", " RESTART ", " QUIT)->str);
}

static void
tell_hint (LabEscapeGame *game)
{
  g_auto (LabEscapePar) best = { 0 };
  g_autofree char *text = NULL;

  if (!lab_escape_game_hint (game, &best))
    return;
  text = lab_escape_telling_hint (game, best.moves, 1);
  lab_terminal_say ("%s", text);
}

/* Does what a line says.
 * Returns: whether the game continues */
static gboolean
obey (LabEscapeGame *game,
      const char    *line)
{
  g_autoptr (GError) error = NULL;
  LabEscapeMove move;

  if (strcmp (line, QUIT) == 0)
    return FALSE;
  if (strcmp (line, HINT) == 0)
    {
      tell_hint (game);
      return TRUE;
    }
  if (strcmp (line, RESTART) == 0)
    lab_escape_game_restart (game);
  else if (!lab_escape_move_parse (line, &move, NULL))
    {
      refuse_line (line);
      return TRUE;
    }
  else if (!lab_escape_game_play (game, move, &error))
    {
      lab_terminal_say ("%s", error->message);
      return TRUE;
    }
  else if (move == LAB_ESCAPE_USE_MAP)
    tell_map (game);
  if (!lab_escape_game_is_over (game))
    tell_place (game);
  return TRUE;
}

/* Plays with a line for each move. The end of the input ends the game. */
static gboolean
play_lines (LabEscapeGame  *game,
            GError        **error)
{
  const LabEscapePlan *plan = lab_escape_level_get_plan (lab_escape_game_get_level (game));
  g_autofree char *level = lab_escape_telling_level (lab_escape_game_get_level (game));
  g_autoptr (GError) problem = NULL;
  gboolean plays = TRUE;

  g_signal_connect (game, "picked-up", G_CALLBACK (on_picked_up), NULL);
  lab_terminal_say ("%s", level);
  if (plan->new_item >= 0)
    lab_terminal_say ("%s", lab_escape_telling_item_use ((LabEscapeItem) plan->new_item));
  tell_place (game);
  while (plays && !lab_escape_game_is_over (game) && lab_terminal_flush (error))
    {
      g_autofree char *line = lab_terminal_read_line (MAX_LINE, &problem);

      plays = line != NULL && obey (game, g_strstrip (line));
    }
  if (problem == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

/* Private helpers: the end */

static void
tell_end (LabEscapeGame *game)
{
  const LabEscapePar *par = lab_escape_game_get_par (game);
  g_autofree char *result = lab_escape_telling_result (game);
  g_autoptr (GString) moves = g_string_new (NULL);

  lab_terminal_say ("%s", result);
  /* Translators: from 1 to 3 stars. */
  lab_terminal_say (_("Stars: %u"), lab_escape_game_get_stars (game));
  if (par == NULL)
    return;
  for (guint i = 0; i < par->moves->len; i++)
    g_string_append_printf (moves, " %s",
                            lab_escape_move_format (g_array_index (par->moves, LabEscapeMove, i)));
  /* Translators: %s is a list of moves, such as “ u r r”, with a blank before each. */
  lab_terminal_say (_("The best way:%s"), moves->str);
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  LabCommandStatus status = LAB_COMMAND_STATUS_DONE;
  g_autoptr (LabEscapeLevel) level = NULL;
  g_autoptr (LabEscapeGame) game = NULL;
  g_autoptr (LabClock) clock = lab_clock_new ();

  if (!lab_operands_expect_none (self, (const char * const *) options->operands, error))
    return LAB_COMMAND_STATUS_MISUSED;
  level = make_level (options, error);
  if (level == NULL)
    return LAB_COMMAND_STATUS_MISUSED;
  game = lab_escape_game_new (level, clock);
  if (lab_terminal_is_input () && lab_terminal_is_output ())
    status = lab_escape_screen_play (game, options->ascii, error);
  else if (!play_lines (game, error))
    status = LAB_COMMAND_STATUS_MISUSED;
  if (lab_escape_game_is_over (game))
    tell_end (game);
  return status;
}

const LabCommand lab_command_maze_escape = {
  .word = "escape",
  .summary = N_("Escape from a maze in the terminal"),
  .explanation = {
    N_("Each level is a maze with an exit, and sometimes with keys to collect first. The same "
       "number is the same level everywhere. At the end you see the fewest possible moves."),
    N_("In a terminal, play with the arrow keys. Otherwise write one move on each line: u, d, l, "
       "and r for a step, leap-u, leap-d, leap-l, and leap-r, hammer, rift, shuffle, and map for "
       "an item, or hint, restart, and quit. The end of the input ends the game."),
  },
  .example = "maze escape --level 12",
  .options = LAB_OPTION_SET_MAZE_ESCAPE | LAB_OPTION_SET_DRAWING,
  .run = run,
};
