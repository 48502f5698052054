/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-command.h"
#include "lab-operands.h"
#include "lab-terminal.h"
#include "lab-text.h"
#include "lab-perft.h"

static gboolean
parse_depth (const char *text,
             guint64    *depth,
             GError    **error)
{
  if (g_ascii_string_to_unsigned (text, 10, 0, LAB_MAX_PERFT_DEPTH, depth, NULL))
    return TRUE;
  g_set_error (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_USAGE,
               /* Translators: %s is what was typed. */
               _("“%s” is not a depth; write a number of turns from 0 to %u."), text,
               (guint) LAB_MAX_PERFT_DEPTH);
  return FALSE;
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  LabPosition position;
  const char * const *more;
  guint64 depth, count = 0;
  gint64 elapsed = 0;
  g_autofree char *pace = NULL;

  if (!lab_operands_take_position (self, (const char * const *) options->operands, 1, 1, &position,
                                   &more, error)
      || !parse_depth (more[0], &depth, error))
    return LAB_COMMAND_STATUS_MISUSED;

  for (guint d = MIN (1, (guint) depth); d <= depth; d++)
    {
      gint64 start = g_get_monotonic_time ();

      count = lab_perft (&position, d);
      elapsed = g_get_monotonic_time () - start;
      lab_terminal_say ("%u %" G_GUINT64_FORMAT, d, count);
      if (!lab_terminal_flush (error))
        return LAB_COMMAND_STATUS_NO;
    }
  pace = lab_text_format_count ((guint64) ((double) count * G_USEC_PER_SEC
                                           / (double) MAX (elapsed, 1)));
  /* Translators: how many seconds it took to count, and how many turns were counted per
   * second. */
  lab_terminal_say (_("Seconds: %.6f. Turns a second: %s."), (double) elapsed / G_USEC_PER_SEC,
                    pace);
  return LAB_COMMAND_STATUS_DONE;
}

const LabCommand lab_command_perft = {
  .word = "perft",
  /* Translators: what to type after the command: a position and a number, use the same words in
   * the explanation. */
  .operands = N_("POSITION DEPTH"),
  .summary = N_("Count the sequences of turns that the rules allow"),
  .explanation = {
    N_("Counts the sequences of turns that the rules allow from a position: every allowed "
        "arrow, times every distinct orientation of the spare tile, times every cell where "
        "the pawn can end. Each depth from 1 to DEPTH has a line with the depth and the "
        "count; the last line says how long the deepest count took."),
  },
  .example = "perft \"6ce9eac/39ad3e3/7a7ee3d/e5acc33/7ab5d3d/565adc7/35b5b69 a f4 Sf\" 3",
  .run = run,
};
