/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-result-files.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-job.h"
#include "lab-output.h"
#include "lab-terminal.h"

#define MAX_JOBS 1024

/* Saving takes at most a tenth of the time. */
#define SAVING_SHARE 10

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
write_all (const LabResultFiles  *self,
           const LabExperiment   *experiment,
           GError               **error)
{
  const LabExperimentKind *kind = experiment->kind;
  g_autoptr (GBytes) image = NULL;

  if (self->csv != NULL
      && !lab_result_files_write_text (self->csv, kind->format_csv (experiment), error))
    return FALSE;
  if (self->json != NULL
      && !lab_result_files_write_text (self->json, kind->format_json (experiment), error))
    return FALSE;
  if (self->plot == NULL)
    return TRUE;
  image = kind->render (experiment, self->format, error);
  return image != NULL
         && lab_output_write (self->plot, g_bytes_get_data (image, NULL),
                              g_bytes_get_size (image), error);
}

/* What is shown while an experiment runs. */
typedef struct
{
  LabResultFiles *files;
  LabExperiment *experiment;
} Run;

static char *
format_experiment (gconstpointer experiment)
{
  return ((const LabExperiment *) experiment)->kind->format_csv (experiment);
}

static void
on_tick (LabProgress *progress G_GNUC_UNUSED,
         gpointer     data)
{
  Run *run = data;

  lab_result_files_save (run->files, lab_experiment_count_all (run->experiment), format_experiment,
                         run->experiment);
}

/* Public functions */

/**
 * lab_result_files_open:
 * @self: (out): the files
 * @options: the options of a command
 * @error: return location for a #LabCommandError
 *
 * Reads the number of threads and opens the files that the options name, before any work is done.
 *
 * Returns: %FALSE if the number is wrong or a file cannot be written
 */
gboolean
lab_result_files_open (LabResultFiles    *self,
                       const LabOptions  *options,
                       GError           **error)
{
  const char *plot = lab_options_get (options, "plot");

  /* One thread for each processor if the user does not say it. */
  self->n_jobs = g_get_num_processors ();
  return lab_options_get_number (options, "jobs", MAX_JOBS, &self->n_jobs, error)
         && (plot == NULL || lab_figure_get_format (plot, &self->format)
             || lab_command_refuse (error, _("The file name after --plot must end in .svg, .pdf, "
                                             "or .png.")))
         && open_file (lab_options_get (options, "csv"), &self->csv, error)
         && open_file (lab_options_get (options, "json"), &self->json, error)
         && open_file (plot, &self->plot, error)
         && check_different (self->csv, self->json, error)
         && check_different (self->csv, self->plot, error)
         && check_different (self->json, self->plot, error);
}

/** lab_result_files_close: closes the files. */
void
lab_result_files_close (LabResultFiles *self)
{
  g_clear_pointer (&self->csv, lab_replacement_close);
  g_clear_pointer (&self->json, lab_replacement_close);
  g_clear_pointer (&self->plot, lab_replacement_close);
}

/**
 * lab_result_files_write_text:
 * @file: a file
 * @text: (transfer full): its contents
 * @error: return location for a #LabCommandError
 *
 * Returns: %FALSE if the file could not be written
 */
gboolean
lab_result_files_write_text (LabReplacement  *file,
                             char            *text,
                             GError         **error)
{
  g_autofree char *owned = text;

  return lab_output_write (file, owned, strlen (owned), error);
}

/**
 * lab_result_files_save:
 * @self: the files
 * @n_results: how many single results there are
 * @format: writes them
 * @data: for @format
 *
 * Writes the single results so far, if there are new ones, so that they are not lost if the program
 * is killed. Failures are told by the last write. A pipe gets all results at once in the end.
 */
void
lab_result_files_save (LabResultFiles  *self,
                       guint            n_results,
                       LabResultFormat  format,
                       gconstpointer    data)
{
  gint64 start = g_get_monotonic_time ();

  /* Only a file that can be replaced equals itself. */
  if (self->csv == NULL || n_results == self->n_saved || start < self->next_save
      || !lab_replacement_equal (self->csv, self->csv))
    return;
  self->n_saved = n_results;
  lab_result_files_write_text (self->csv, format (data), NULL);
  self->next_save = start + SAVING_SHARE * (g_get_monotonic_time () - start);
}

/**
 * lab_result_files_fill:
 * @self: the files
 * @experiment: an experiment that has not started
 * @error: return location for an error
 *
 * Does an experiment while it shows the progress, and prints and writes its results. The first
 * Ctrl-C ends it early.
 *
 * Returns: the exit status
 */
LabCommandStatus
lab_result_files_fill (LabResultFiles  *self,
                       LabExperiment   *experiment,
                       GError         **error)
{
  const LabExperimentKind *kind = experiment->kind;
  Run run = { self, experiment };
  gboolean complete = lab_job_run_workers (experiment->workers, self->n_jobs,
                                           kind->format_progress, on_tick, &run);
  gboolean printed;

  if (!lab_experiment_check (experiment, error))
    return LAB_COMMAND_STATUS_NO;
  if (!complete)
    {
      guint n_samples = experiment->n_groups * experiment->n_seeds;

      lab_terminal_say_take (kind->format_interruption (lab_experiment_count_all (experiment),
                                                        n_samples));
    }
  lab_terminal_print_take (kind->format_table (experiment));
  /* The files are written even if the table is lost. */
  printed = lab_terminal_flush (error);
  if (!write_all (self, experiment, printed ? error : NULL) || !printed)
    return LAB_COMMAND_STATUS_NO;
  return complete ? LAB_COMMAND_STATUS_DONE : LAB_COMMAND_STATUS_INTERRUPTED;
}
