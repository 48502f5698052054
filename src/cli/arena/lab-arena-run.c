/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-arena-run.h"

#include <stdio.h>

#include <glib/gi18n.h>

#include "lab-arena-plot.h"
#include "lab-arena-progress.h"
#include "lab-output.h"
#include "lab-report.h"
#include "lab-terminal.h"

/* Private helpers */

static gboolean
write_files (const LabResultFiles  *files,
             const LabResults      *results,
             GError               **error)
{
  if (files->csv != NULL
      && !lab_result_files_write_text (files->csv, lab_report_format_csv (results), error))
    return FALSE;
  if (files->json != NULL
      && !lab_result_files_write_text (files->json, lab_report_format_json (results), error))
    return FALSE;
  if (files->plot != NULL)
    {
      g_autoptr (GBytes) image = lab_arena_plot_draw (results, files->format);

      return lab_output_write (files->plot, g_bytes_get_data (image, NULL),
                               g_bytes_get_size (image), error);
    }
  return TRUE;
}

/* Prints which players failed in every game, so that a script that compares programs does not
 * take the table for a valid result. */
static gboolean
print_hopeless_players (const LabResults *results)
{
  gboolean any = FALSE;

  for (guint player = 0; player < results->match->n_players; player++)
    {
      const LabStanding *standing = &results->standings[player];

      if (results->n_finished == 0 || standing->n_failures < results->n_finished)
        continue;
      fputs ("labyrinthe-lab: ", stderr);
      /* Translators: %s is a player, such as “cmd:./mine”. */
      fprintf (stderr, _("%s failed in every game."), standing->name);
      putc ('\n', stderr);
      any = TRUE;
    }
  return any;
}

/* Public functions */

/**
 * lab_arena_run:
 * @match: the match
 * @n_jobs: the number of threads that play
 * @files: where the results go
 * @error: return location for a #LabCommandError
 *
 * Plays a match, prints its results, and writes them to files. Ctrl-C ends it early.
 *
 * Returns: the exit status
 */
LabCommandStatus
lab_arena_run (const LabMatch        *match,
               guint                  n_jobs,
               const LabResultFiles  *files,
               GError               **error)
{
  g_autoptr (LabArena) arena = lab_arena_new (match);
  g_auto (LabResults) results = { 0 };
  g_autofree char *table = NULL;
  gboolean complete;
  gboolean printed;

  if (arena == NULL)
    {
      g_set_error_literal (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_FAILED,
                           _("There is too little memory for this many games. Choose a smaller "
                             "number for --games."));
      return LAB_COMMAND_STATUS_NO;
    }
  complete = lab_arena_progress_watch (arena, match, n_jobs);
  lab_results_init (&results, match, lab_arena_get_games (arena));
  table = lab_report_format_table (&results);
  if (!complete)
    /* Translators: the first number says how many games were finished; the second chooses the
     * plural form. */
    lab_terminal_say (ngettext ("Interrupted when %u of %u game was finished.",
                                "Interrupted when %u of %u games were finished.", match->n_games),
                      results.n_finished, match->n_games);
  lab_terminal_print ("%s", table);
  /* The files are written even if the table is lost. */
  printed = lab_terminal_flush (error);
  if (!write_files (files, &results, printed ? error : NULL) || !printed)
    return LAB_COMMAND_STATUS_NO;
  if (!complete)
    return LAB_COMMAND_STATUS_INTERRUPTED;
  return print_hopeless_players (&results) ? LAB_COMMAND_STATUS_NO : LAB_COMMAND_STATUS_DONE;
}
