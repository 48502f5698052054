/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-robots-drawing.h"
#include "lab-robots-operands.h"
#include "lab-terminal.h"

static void
print_board (const LabRobotsBoard *board,
             gboolean              ascii)
{
  LabRobotsPosition position;
  g_autofree char *drawing = NULL;

  lab_robots_position_init (&position, board);
  drawing = lab_robots_drawing_make (board, &position, ascii);
  lab_terminal_print ("%s", drawing);
}

/* Draws each board of the lines, with empty lines between them. */
static gboolean
print_lines (LabRobotsLines    *lines,
             const LabOptions  *options,
             GError           **error)
{
  LabRobotsBoard board;

  for (guint i = 0;; i++)
    {
      g_autofree char *line = NULL;

      if (!lab_robots_lines_next (lines, NULL, &line, error))
        return FALSE;
      if (line == NULL)
        return TRUE;
      if (!lab_robots_operands_parse_board (options, line, &board, error))
        {
          /* Translators: before the description of an error. */
          g_prefix_error (error, _("Line %u: "), lab_robots_lines_get_number (lines));
          return FALSE;
        }
      if (i > 0)
        lab_terminal_print ("\n");
      print_board (&board, options->ascii);
    }
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  g_autoptr (LabRobotsLines) lines = NULL;
  LabRobotsBoard board;
  guint n_taken;

  if (!lab_robots_operands_take_board (self, options, 0, &lines, &board, &n_taken, error)
      || (lines != NULL && !print_lines (lines, options, error)))
    return LAB_COMMAND_STATUS_MISUSED;
  if (lines == NULL)
    print_board (&board, options->ascii);
  return LAB_COMMAND_STATUS_DONE;
}

const LabCommand lab_command_robots_show = {
  .word = "show",
  .operands = N_("BOARD|FILE"),
  .summary = N_("Draw a board"),
  .explanation = {
    N_("Draws a board with its walls, its robots as numbers, and its target. “-” reads boards from "
       "the standard input, one on each line, and FILE reads them from a file."),
  },
  .example = "robots show \"91391113/8682c006/81045003/802ff842/802ff83a/c0411002"
             "/92900002/c46c4446 d8,f2 g5\"",
  .options = LAB_OPTION_SET_DRAWING,
  .run = run,
};
