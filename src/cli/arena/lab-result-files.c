/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-result-files.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-command.h"
#include "lab-output.h"

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

/* Public functions */

/**
 * lab_result_files_open:
 * @self: (out): the files
 * @options: the options of a command
 * @error: return location for a #LabCommandError
 *
 * Opens the files that the options name, before any work is done.
 *
 * Returns: whether all of them can be written
 */
gboolean
lab_result_files_open (LabResultFiles    *self,
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
