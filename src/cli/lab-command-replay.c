/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include <glib/gi18n.h>

#include "lab-command.h"
#include "lab-board-text.h"
#include "lab-operands.h"
#include "lab-terminal.h"
#include "lab-notation.h"
#include "lab-saved-game.h"

static LabSavedGame *
read_input (GError **error)
{
  g_autofree char *data = g_malloc (LAB_SAVED_GAME_MAX_SIZE + 1);
  gsize length = fread (data, 1, LAB_SAVED_GAME_MAX_SIZE + 1, stdin);

  return lab_terminal_check_input (error) ? lab_saved_game_parse (data, length, error) : NULL;
}

static LabSavedGame *
load (const char *path,
      GError    **error)
{
  g_autoptr (GFile) file = NULL;

  if (strcmp (path, "-") == 0)
    return read_input (error);
  file = g_file_new_for_path (path);
  return lab_saved_game_load (file, NULL, error);
}

/* Returns the position after @n_turns turns. If the last turn is not finished, that is the
 * position after its insertion. */
static const LabPosition *
get_position (LabGame *game,
              guint    n_turns)
{
  return lab_game_get_position_at (game, MIN (2 * n_turns, lab_game_get_n_half_turns (game)));
}

static void
print_heading (LabGame *game,
               guint    n_turns)
{
  const LabTurn *turn;
  LabPlayer *player;
  g_autofree char *name = NULL;
  char text[LAB_TURN_LENGTH];

  if (n_turns == 0)
    {
      /* Translators: printed above the board before the first turn. */
      lab_terminal_say ("%s", _("The beginning"));
      return;
    }
  turn = lab_game_get_turn (game, n_turns - 1);
  player = lab_game_get_player (game, get_position (game, n_turns - 1)->seat);
  name = lab_terminal_make_safe (lab_player_get_name (player));
  if (turn->cell == LAB_CELL_NONE)
    lab_notation_format_insertion (turn, text);
  else
    lab_notation_format_turn (turn, text);
  /* Translators: printed above the board after a turn: its number, who played, and the turn in
   * notation, such as Nb=6-e3. */
  lab_terminal_say (_("Turn %u, %s: %s"), n_turns, name, text);
}

static void
print_position (const LabPosition *position)
{
  g_autofree char *text = lab_notation_format_position (position);

  lab_terminal_say ("%s", text);
}

static void
print_board (const LabPosition *position,
             const LabOptions  *options)
{
  g_autofree char *board = lab_board_text_format_board (position, options->ascii ? LAB_DRAWING_ASCII
                                                                              : LAB_DRAWING_BOXES);

  lab_terminal_print ("%s\n", board);
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  g_autoptr (LabSavedGame) saved = NULL;
  g_autofree char *cards = NULL;
  LabGame *game;

  if (!lab_operands_expect (self, (const char * const *) options->operands, 1, 1, error))
    return LAB_COMMAND_STATUS_MISUSED;
  saved = load (options->operands[0], error);
  if (saved == NULL)
    return LAB_COMMAND_STATUS_MISUSED;

  game = lab_saved_game_get_game (saved);
  for (guint i = 0; i <= lab_game_get_n_turns (game); i++)
    {
      if (options->positions)
        {
          print_position (get_position (game, i));
          continue;
        }
      print_heading (game, i);
      print_board (get_position (game, i), options);
    }
  if (options->positions)
    return LAB_COMMAND_STATUS_DONE;
  cards = lab_board_text_format_cards (lab_game_get_position (game));
  lab_terminal_print ("%s", cards);
  return LAB_COMMAND_STATUS_DONE;
}

const LabCommand lab_command_replay = {
  .word = "replay",
  /* Translators: what to type after the command: the name of a file, use the same words in the
   * explanation. */
  .operands = N_("FILE"),
  /* Translators: what a command does. */
  .summary = N_("Draw each board of a saved game"),
  .explanation = {
    N_("Draws the boards of the game saved in FILE: the board at the start, then the board "
        "after each turn. A line above each board has the number of the turn, the player, and "
        "the turn in notation. The cards of all players follow at the end. “-” reads the game "
        "from the standard input."),
  },
  .example = "replay game.labyrinthe",
  .options = LAB_OPTION_SET_DRAWING | LAB_OPTION_SET_REPLAY,
  .run = run,
};
