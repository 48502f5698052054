/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-arena-run.h"

#include <stdio.h>
#include <string.h>

#include <glib/gi18n.h>

#include "lab-arena-plot.h"
#include "lab-arena-progress.h"
#include "lab-output.h"
#include "lab-report.h"
#include "lab-terminal.h"

/* Private helpers */

static gboolean
check_different (LabReplacement  *file,
                 LabReplacement  *other,
                 GError         **error)
{
  return file == NULL || other == NULL || !lab_replacement_equal (file, other)
         || lab_command_refuse (
             error, _("Two results cannot go to the same file; write different names."));
}

static gboolean
open_file (const char      *path,
           LabReplacement **file,
           GError         **error)
{
  return path == NULL || (*file = lab_output_open (path, error)) != NULL;
}

static gboolean
write_text (LabReplacement  *file,
            char            *text,
            GError         **error)
{
  g_autofree char *owned = text;

  return lab_output_write (file, owned, strlen (owned), error);
}

static gboolean
write_files (const LabArenaFiles  *files,
             const LabResults     *results,
             GError              **error)
{
  if (files->csv != NULL && !write_text (files->csv, lab_report_format_csv (results), error))
    return FALSE;
  if (files->json != NULL && !write_text (files->json, lab_report_format_json (results), error))
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
 * lab_arena_files_open:
 * @self: (out): the files
 * @options: the options of an arena
 * @error: return location for a #LabCommandError
 *
 * Opens the files that the options name, before any game is played.
 *
 * Returns: whether all of them can be written
 */
gboolean
lab_arena_files_open (LabArenaFiles     *self,
                      const LabOptions  *options,
                      GError           **error)
{
  if (options->plot != NULL && !lab_figure_get_format (options->plot, &self->format))
    return lab_command_refuse (
        error, _("The file name after --plot must end in .svg, .pdf, or .png."));
  return open_file (options->csv, &self->csv, error)
         && open_file (options->json, &self->json, error)
         && open_file (options->plot, &self->plot, error)
         && check_different (self->csv, self->json, error)
         && check_different (self->csv, self->plot, error)
         && check_different (self->json, self->plot, error);
}

/** lab_arena_files_close: closes the files. */
void
lab_arena_files_close (LabArenaFiles *self)
{
  g_clear_pointer (&self->csv, lab_replacement_close);
  g_clear_pointer (&self->json, lab_replacement_close);
  g_clear_pointer (&self->plot, lab_replacement_close);
}

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
lab_arena_run (const LabMatch       *match,
               guint                 n_jobs,
               const LabArenaFiles  *files,
               GError              **error)
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
