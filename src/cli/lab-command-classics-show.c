/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-classics-operands.h"
#include "lab-terminal.h"
#include "lab-text.h"

static void
print_games (void)
{
  const LabClassic * const *all = lab_classic_get_all ();

  for (guint i = 0; all[i] != NULL; i++)
    {
      g_autofree gpointer start = lab_classic_new_start (all[i], NULL, NULL);

      if (i > 0)
        lab_terminal_print ("\n");
      lab_classics_print_rule (all[i], start, all[i]->usage);
    }
}

static void
print_moves (const LabClassic *classic,
             gconstpointer     state)
{
  g_autoptr (GArray) actions = lab_classic_list_actions (classic, state);
  g_autoptr (GString) moves = g_string_new (NULL);
  g_autofree char *lines = NULL;

  for (guint i = 0; i < actions->len; i++)
    {
      g_autofree char *move
          = lab_classic_format_action (classic, state, g_array_index (actions, guint32, i));

      g_string_append_printf (moves, i > 0 ? " %s" : "%s", move);
    }
  if (actions->len == 0)
    return;
  lines = lab_text_wrap (moves->str, lab_terminal_get_width ());
  lab_terminal_say ("%s", lines);
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  g_autofree gpointer start = NULL;
  g_autofree gpointer state = NULL;
  g_autofree char *game = NULL;
  g_autofree char *position = NULL;
  const LabClassic *classic;

  if (options->operands[0] == NULL)
    {
      print_games ();
      return LAB_COMMAND_STATUS_DONE;
    }
  classic = lab_classics_operands_take (self, (const char * const *) options->operands, &start,
                                        &state, error);
  if (classic == NULL)
    return LAB_COMMAND_STATUS_MISUSED;
  game = lab_classic_format (classic, state);
  position = lab_classic_format_position (classic, state);
  lab_terminal_say ("%s\n%s\n", game, position);
  lab_classics_print_state (classic, state);
  print_moves (classic, state);
  return LAB_COMMAND_STATUS_DONE;
}

const LabCommand lab_command_classics_show = {
  .word = "show",
  /* Translators: what to type after the command; the part in brackets can be left out. */
  .operands = N_("[GAME [POSITION]]"),
  .summary = N_("Explain the games, or draw a position"),
  .explanation = {
    N_("Prints the rules of the games. With GAME, such as hexapawn:4x4, prints the game and a "
       "position in notation, a drawing, the player to move, and the legal moves. The position "
       "is the start of the game unless POSITION follows."),
  },
  .example = "classics show tictactoe \"x.o/.x./... 2\"",
  .run = run,
};
