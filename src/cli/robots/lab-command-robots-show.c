/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <stdio.h>

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

/* Draws the board of a line, or tells what is wrong with it. */
static gboolean
print_line (LabRobotsLines   *lines,
            const LabOptions *options,
            const char       *line)
{
  g_autoptr (GError) reason = NULL;
  g_autofree char *fault = NULL;
  LabRobotsBoard board;

  if (lab_robots_operands_parse_line (options, lines, line, &board, &reason))
    {
      print_board (&board, lab_options_has (options, "ascii"));
      return TRUE;
    }
  fault = lab_robots_operands_format_fault (lab_robots_lines_get_number (lines), reason->message);
  fprintf (stderr, "labyrinthe-lab: %s\n", fault);
  lab_terminal_say ("error");
  return FALSE;
}

/* Draws each board of the lines, with empty lines between them. */
static LabCommandStatus
print_lines (LabRobotsLines    *lines,
             const LabOptions  *options,
             GError           **error)
{
  LabCommandStatus status = LAB_COMMAND_STATUS_DONE;

  for (guint i = 0;; i++)
    {
      g_autofree char *line = NULL;

      if (!lab_robots_lines_next (lines, NULL, &line, error))
        return LAB_COMMAND_STATUS_MISUSED;
      if (line == NULL)
        return status;
      if (i > 0)
        lab_terminal_print ("\n");
      if (!print_line (lines, options, line))
        status = LAB_COMMAND_STATUS_MISUSED;
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

  if (!lab_robots_operands_take_board (self, options, 0, &lines, &board, &n_taken, error))
    return LAB_COMMAND_STATUS_MISUSED;
  if (lines != NULL)
    return print_lines (lines, options, error);
  print_board (&board, lab_options_has (options, "ascii"));
  return LAB_COMMAND_STATUS_DONE;
}

const LabCommand lab_command_robots_show = {
  .word = "show",
  .operands = N_("BOARD|FILE"),
  .summary = N_("Draw a board"),
  .explanation = {
    N_("Draws a board with its walls, its robots as numbers, and its target, and says below it if "
       "any robot may reach the target or if a straight way does not count. “-” reads boards from "
       "the standard input, one on each line, and FILE reads them from a file. A line without a "
       "valid board is answered by the word error; the others are drawn, and the exit status is "
       "2."),
  },
  .example = "robots show \"91391113/8682c006/81045003/802ff842/802ff83a/c0411002"
             "/92900002/c46c4446 d8,f2 g5\"",
  .options = { lab_options_drawing },
  .run = run,
};
