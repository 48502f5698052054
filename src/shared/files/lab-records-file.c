/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-records-file.h"

#include <string.h>

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "lab-refuse.h"
#include "lab-storage.h"

/* Private helpers */

/* Takes the next line, which must have an end: a line without one was cut off.
 * Returns: (transfer full) (nullable): the line; %NULL if it is damaged */
static char *
take_line (const char **rest,
           const char  *end)
{
  const char *start = *rest;
  const char *newline = memchr (start, '\n', (gsize) (end - start));

  *rest = newline != NULL ? newline + 1 : end;
  if (newline == NULL || memchr (start, '\0', (gsize) (newline - start)) != NULL)
    return NULL;
  return g_strchomp (g_strndup (start, (gsize) (newline - start)));
}

/* Renames the file, so that it is not overwritten. */
static gboolean
refuse_file (const char  *path,
             const char  *what,
             gboolean    *writable,
             GError     **error)
{
  g_autofree char *aside = lab_storage_set_aside (path);

  *writable = aside != NULL;
  return lab_storage_refuse_damaged (path, what, aside, error);
}

static gboolean
read_heading (const LabRecordsFormat  *format,
              const char              *path,
              const char              *line,
              gboolean                *writable,
              GError                 **error)
{
  gsize length = strlen (format->heading);
  guint64 version;

  if (line == NULL || !g_str_has_prefix (line, format->heading) || line[length] != ' '
      || !g_ascii_string_to_unsigned (line + length + 1, 10, 1, G_MAXUINT, &version, NULL))
    return refuse_file (path, _("The recorded games could not be read."), writable, error);
  if (version > format->version)
    return refuse_file (path, _("The games were recorded by a newer version of Labyrinthe."),
                        writable, error);
  return TRUE;
}

/* Reads the lines that can be read, and returns the number of the others. */
static guint
read_lines (const LabRecordsFormat *format,
            const char             *rest,
            const char             *end,
            GPtrArray              *records)
{
  guint n_damaged = 0;

  while (rest < end)
    {
      g_autofree char *line = take_line (&rest, end);
      gpointer record = line != NULL ? format->parse (line) : NULL;

      if (record != NULL)
        g_ptr_array_add (records, record);
      else
        n_damaged++;
    }
  return n_damaged;
}

/* Renames the file and writes the readable games to a new one. If there is no room for it, the old
 * file gets its name back, so that the readable games are not lost. */
static gboolean
part_from_damaged (const LabRecordsFormat  *format,
                   const char              *path,
                   GPtrArray               *records,
                   guint                    n_damaged,
                   gboolean                *writable,
                   GError                 **error)
{
  g_autofree char *what = g_strdup_printf (
      /* Translators: this is about the list of past games. */
      ngettext ("%u recorded game could not be read.", "%u recorded games could not be read.",
                n_damaged),
      n_damaged);
  g_autofree char *aside = lab_storage_set_aside (path);

  if (aside != NULL && !lab_records_file_save (format, path, records, NULL)
      && g_rename (aside, path) == 0)
    g_clear_pointer (&aside, g_free);
  *writable = aside != NULL;
  return lab_storage_refuse_damaged (path, what, aside, error);
}

/* Public functions */

/**
 * lab_records_file_load:
 * @format: what the file looks like
 * @path: (type filename): the file, whose lock the caller has
 * @records: the games that can be read are added to it, the oldest one first
 * @writable: (out): whether the file may be written: it was in order, or was renamed
 * @error: return location for what could not be read, in sentences for players
 *
 * Reads a file of finished games. A damaged file is renamed, and the games in it that can be read
 * are written to a new one.
 *
 * Returns: whether the file was in order, or does not exist
 */
gboolean
lab_records_file_load (const LabRecordsFormat  *format,
                       const char              *path,
                       GPtrArray               *records,
                       gboolean                *writable,
                       GError                 **error)
{
  g_autofree char *contents = NULL;
  g_autofree char *heading = NULL;
  g_autoptr (GError) reason = NULL;
  const char *rest;
  gsize length;
  guint n_damaged;

  *writable = TRUE;
  if (!lab_storage_read (path, &contents, &length, &reason))
    return g_error_matches (reason, G_FILE_ERROR, G_FILE_ERROR_NOENT)
           || refuse_file (path, _("The recorded games could not be read."), writable, error);
  rest = contents;
  heading = take_line (&rest, contents + length);
  if (!read_heading (format, path, heading, writable, error))
    return FALSE;
  n_damaged = read_lines (format, rest, contents + length, records);
  return n_damaged == 0 || part_from_damaged (format, path, records, n_damaged, writable, error);
}

/**
 * lab_records_file_save:
 * @format: what the file looks like
 * @path: (type filename): the file
 * @records: the finished games, the oldest one first
 * @error: return location for why it could not be written, in sentences for players
 *
 * Writes a file of finished games.
 *
 * Returns: %FALSE on failure; the file is then unchanged
 */
gboolean
lab_records_file_save (const LabRecordsFormat  *format,
                       const char              *path,
                       GPtrArray               *records,
                       GError                 **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *name = NULL;
  g_autoptr (GError) reason = NULL;

  g_string_printf (text, "%s %u\n", format->heading, format->version);
  for (guint i = 0; i < records->len; i++)
    {
      g_autofree char *line = format->format (records->pdata[i]);

      g_string_append_printf (text, "%s\n", line);
    }
  if (lab_storage_write (path, text->str, (gssize) text->len, &reason))
    return TRUE;
  name = g_filename_display_name (path);
  /* Translators: the first %s is a file with its folder, the second a sentence that says why. */
  return lab_refuse (error, G_IO_ERROR, G_IO_ERROR_FAILED, _("“%s” could not be written. %s"), name,
                     reason->message);
}
