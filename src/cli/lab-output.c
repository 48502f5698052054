/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-output.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-command.h"

/* Private helpers */

/* Refuses “-”. The standard output has the table or the game. */
static gboolean
check_name (const char  *path,
            GError     **error)
{
  return strcmp (path, "-") != 0
         || lab_command_refuse (error, _("“-” does not stand for the standard output here; write "
                                         "the name of a file."));
}

/* Public functions */

/**
 * lab_output_open:
 * @path: the name of a file
 * @error: return location for a #LabCommandError
 *
 * Opens a file for results, before the work begins.
 *
 * Returns: (transfer full) (nullable): the file
 */
LabReplacement *
lab_output_open (const char  *path,
                 GError     **error)
{
  g_autoptr (GError) reason = NULL;
  LabReplacement *file;

  if (!check_name (path, error))
    return NULL;
  file = lab_replacement_open (path, &reason);
  if (file == NULL)
    g_set_error (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_USAGE,
                 /* Translators: of a file that cannot be opened; the first %s is its name, the
                  * second the reason as the system gives it. */
                 _("“%s” cannot be written: %s"), path, reason->message);
  return file;
}

/**
 * lab_output_write:
 * @file: a file
 * @data: the new contents
 * @size: the length of @data, in bytes
 * @error: return location for a #LabCommandError
 *
 * Replaces the contents of a file.
 *
 * Returns: %TRUE if all data was written
 */
gboolean
lab_output_write (LabReplacement  *file,
                  const void      *data,
                  gsize            size,
                  GError         **error)
{
  g_autoptr (GError) reason = NULL;

  if (lab_replacement_write (file, data, size, NULL, &reason))
    return TRUE;
  g_set_error (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_FAILED,
               /* Translators: of a file that could be opened; the first %s is its name, the second
                * the reason as the system gives it. */
               _("“%s” could not be written: %s"), lab_replacement_get_path (file),
               reason->message);
  return FALSE;
}

/**
 * lab_output_open_log:
 * @path: a file
 * @error: return location for a #LabCommandError
 *
 * Opens a log for the dialogue with programs.
 *
 * Returns: (transfer full) (nullable): a log of the lines that are exchanged with programs
 */
LabDialogueLog *
lab_output_open_log (const char  *path,
                     GError     **error)
{
  g_autoptr (GError) reason = NULL;
  LabDialogueLog *log;

  if (!check_name (path, error))
    return NULL;
  log = lab_dialogue_log_open (path, &reason);
  if (log == NULL)
    g_set_error (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_USAGE,
                 _("“%s” could not be written: %s"), path, reason->message);
  return log;
}

/**
 * lab_output_close_log:
 * @log: (transfer full) (nullable): a log
 * @path: the name of its file
 * @error: (optional): return location for a #LabCommandError
 *
 * Closes the log and reports errors of writing.
 *
 * Returns: whether all of the log was written
 */
gboolean
lab_output_close_log (LabDialogueLog  *log,
                      const char      *path,
                      GError         **error)
{
  g_autoptr (GError) reason = NULL;

  if (log == NULL || lab_dialogue_log_close (log, &reason))
    return TRUE;
  if (error == NULL || *error == NULL)
    g_set_error (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_FAILED,
                 _("“%s” could not be written: %s"), path, reason->message);
  return FALSE;
}
