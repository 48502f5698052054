/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-storage.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "lab-refuse.h"
#include "lab-replacement.h"

/* Reads and writes the program's files in its own folder, which no other user can read. */

#define FOLDER "labyrinthe"
#define FOLDER_MODE 0700
#define FILE_MODE 0600

/* The number of bytes that are read at once. */
#define READ_SIZE (16 << 10)

/* What is added to the name of a file while it is written; some random letters or digits follow. It
 * is not longer than the ending of a damaged file, and players will hardly use it for a copy of
 * their own. */
#define UNFINISHED ".~"
#define UNFINISHED_LENGTH 5

/* Whether @name is the name of an unfinished version of the file @finished. */
static gboolean
is_unfinished (const char *name,
               const char *finished)
{
  if (!g_str_has_prefix (name, finished))
    return FALSE;
  name += strlen (finished);
  if (!g_str_has_prefix (name, UNFINISHED)
      || strlen (name) != strlen (UNFINISHED) + UNFINISHED_LENGTH)
    return FALSE;
  for (name += strlen (UNFINISHED); *name != '\0'; name++)
    {
      if (!g_ascii_isalnum (*name))
        return FALSE;
    }
  return TRUE;
}

static char *
name_unfinished (const char *path)
{
  static const char signs[] = "abcdefghijklmnopqrstuvwxyz0123456789";
  char random_part[UNFINISHED_LENGTH + 1] = "";

  for (guint i = 0; i < UNFINISHED_LENGTH; i++)
    random_part[i] = signs[g_random_int_range (0, (gint32) strlen (signs))];
  return g_strconcat (path, UNFINISHED, random_part, NULL);
}

/* Reports the error of the system in errno. */
static gboolean
refuse_by_system (GError **error)
{
  int code = errno;

  return lab_refuse (error, G_FILE_ERROR, (int) g_file_error_from_errno (code), "%s",
                     g_strerror (code));
}

/* Makes the system write the folder of @path to the disk, so that a rename in it survives a crash.
 * Failures do not matter. */
static void
settle_folder (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int file = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  if (file < 0)
    return;
  fsync (file);
  close (file);
}

static gboolean
rename_finished (const char  *unfinished,
                 const char  *path,
                 GError     **error)
{
  if (g_rename (unfinished, path) != 0)
    return refuse_by_system (error);
  settle_folder (path);
  return TRUE;
}

/* Writes to a place that is not in the file system of this machine. */
static gboolean
replace_foreign (GFile         *file,
                 const char    *contents,
                 gsize          length,
                 GCancellable  *cancellable,
                 GError       **error)
{
  gboolean existed = g_file_query_exists (file, cancellable);
  g_autoptr (GFileOutputStream) stream = g_file_replace (file, NULL, FALSE, G_FILE_CREATE_NONE,
                                                         cancellable, error);
  g_autoptr (GCancellable) abandoned = NULL;

  if (stream == NULL)
    return FALSE;
  if (g_output_stream_write_all (G_OUTPUT_STREAM (stream), contents, length, NULL, cancellable,
                                 error)
      && g_output_stream_close (G_OUTPUT_STREAM (stream), cancellable, error))
    return TRUE;
  /* Closing a stream with a cancelled cancellable drops the new contents and keeps the old file. */
  abandoned = g_cancellable_new ();
  g_cancellable_cancel (abandoned);
  g_output_stream_close (G_OUTPUT_STREAM (stream), abandoned, NULL);
  if (!existed)
    g_file_delete (file, NULL, NULL);
  return FALSE;
}

static gboolean
refuse_size (GError **error)
{
  return lab_refuse (error, G_FILE_ERROR, G_FILE_ERROR_INVAL,
                     /* Translators: what is wrong with a file; it follows a colon. */
                     _("the file is too large"));
}

static gboolean
check_kind (int      file,
            GError **error)
{
  struct stat status;

  if (fstat (file, &status) != 0)
    return refuse_by_system (error);
  if (S_ISREG (status.st_mode))
    return status.st_size <= LAB_STORAGE_MAX_SIZE || refuse_size (error);
  return lab_refuse (error, G_FILE_ERROR, G_FILE_ERROR_INVAL,
                     /* Translators: what is wrong with a file; it follows a colon. */
                     _("it is not an ordinary file"));
}

/* Reads the file, which can grow meanwhile. */
static gboolean
read_all (int       file,
          char    **contents,
          gsize    *length,
          GError  **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  char block[READ_SIZE];
  gssize n;

  while ((n = read (file, block, sizeof block)) != 0)
    {
      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return refuse_by_system (error);
      g_string_append_len (text, block, n);
      if (text->len > LAB_STORAGE_MAX_SIZE)
        return refuse_size (error);
    }
  *length = text->len;
  *contents = g_string_free (g_steal_pointer (&text), FALSE);
  return TRUE;
}

/**
 * lab_storage_get_path:
 * @name: the name of a file
 *
 * Returns the path of a file in the program's folder, and creates the folder. If the folder cannot
 * be created, writing the file will fail and report why.
 *
 * Returns: (transfer full) (type filename): the path
 */
char *
lab_storage_get_path (const char *name)
{
  g_autofree char *folder = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  folder = g_build_filename (g_get_user_data_dir (), FOLDER, NULL);
  g_mkdir_with_parents (folder, FOLDER_MODE);
  return g_build_filename (folder, name, NULL);
}

/**
 * lab_storage_read:
 * @path: (type filename): a file
 * @contents: (out) (transfer full): its contents, with a closing nul
 * @length: (out): the length in bytes, at most %LAB_STORAGE_MAX_SIZE
 * @error: return location for a #GFileError; %G_FILE_ERROR_NOENT if there is no such file
 *
 * Reads a file. Pipes and devices are refused, because they could block the program forever.
 *
 * Returns: %FALSE on failure
 */
gboolean
lab_storage_read (const char  *path,
                  char       **contents,
                  gsize       *length,
                  GError     **error)
{
  int file;
  gboolean done;

  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (contents != NULL && length != NULL, FALSE);

  /* Opening waits for nothing, whatever has the name of the file. */
  file = g_open (path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0);
  if (file < 0)
    return refuse_by_system (error);
  done = check_kind (file, error) && read_all (file, contents, length, error);
  close (file);
  return done;
}

/**
 * lab_storage_write:
 * @path: (type filename): a file
 * @contents: its new contents
 * @length: the length in bytes; -1 if @contents ends with a nul
 * @error: return location for the error, explained by lab_storage_explain()
 *
 * Writes a file. After a crash it has its old contents or its new contents as a whole.
 *
 * Returns: %FALSE on failure; the old file is then unchanged
 */
gboolean
lab_storage_write (const char *path,
                   const char *contents,
                   gssize      length,
                   GError    **error)
{
  g_autofree char *unfinished = NULL;
  g_autoptr (GError) reason = NULL;

  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (contents != NULL, FALSE);

  /* With another flag GLib would do the rename, too. But lab_storage_sweep() could not tell the
   * names of its temporary files from those of copies that players make. */
  unfinished = name_unfinished (path);
  if (g_file_set_contents_full (unfinished, contents, length, G_FILE_SET_CONTENTS_DURABLE,
                                FILE_MODE, &reason)
      && rename_finished (unfinished, path, &reason))
    return TRUE;
  g_unlink (unfinished);
  lab_storage_explain (reason);
  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}

/**
 * lab_storage_replace:
 * @file: a file in any folder
 * @contents: its new contents
 * @length: the length in bytes
 * @cancellable: (nullable): to cancel
 * @error: return location for a #GIOError
 *
 * Writes a file that the players chose, with a #LabReplacement: GIO would write links in place, and
 * on a full disk g_file_replace_contents() would replace the old file with an incomplete one.
 *
 * Returns: %FALSE on failure; the old file is then unchanged, and no new file is left
 */
gboolean
lab_storage_replace (GFile         *file,
                     const char    *contents,
                     gsize          length,
                     GCancellable  *cancellable,
                     GError       **error)
{
  g_autofree char *path = NULL;
  g_autoptr (LabReplacement) replacement = NULL;

  g_return_val_if_fail (G_IS_FILE (file), FALSE);
  g_return_val_if_fail (contents != NULL, FALSE);

  path = g_file_is_native (file) ? g_file_get_path (file) : NULL;
  if (path == NULL)
    return replace_foreign (file, contents, length, cancellable, error);
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  replacement = lab_replacement_open (path, error);
  return replacement != NULL
         && lab_replacement_write (replacement, contents, length, cancellable, error);
}

/** lab_storage_is_full: returns whether a file was not written because the disk is full. */
gboolean
lab_storage_is_full (const GError *error)
{
  return g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOSPC)
         || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
}

/**
 * lab_storage_is_closed:
 * @error: an error of writing a file
 *
 * Checks whether a file was not written because of missing permissions.
 *
 * Returns: %TRUE if the program may not write in the folder, or cannot create it
 */
gboolean
lab_storage_is_closed (const GError *error)
{
  static const GFileError codes[] = { G_FILE_ERROR_ACCES, G_FILE_ERROR_PERM, G_FILE_ERROR_ROFS,
                                      G_FILE_ERROR_NOENT, G_FILE_ERROR_NOTDIR };

  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      if (g_error_matches (error, G_FILE_ERROR, (int) codes[i]))
        return TRUE;
    }
  return g_error_matches (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED)
         || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_READ_ONLY);
}

/**
 * lab_storage_explain:
 * @error: a #GFileError or a #GIOError of writing a file
 *
 * Replaces the system's message with a plain sentence for players, if there is one.
 */
void
lab_storage_explain (GError *error)
{
  const char *sentence = NULL;

  g_return_if_fail (error != NULL);

  if (lab_storage_is_full (error))
    sentence = _("The disk is full. Free up some space.");
  else if (lab_storage_is_closed (error))
    sentence = _("The folder cannot be written.");
  if (sentence == NULL)
    return;
  g_free (error->message);
  error->message = g_strdup (sentence);
}

/**
 * lab_storage_set_aside:
 * @path: (type filename): a file that cannot be read
 *
 * Renames a damaged file to NAME.damaged, or to NAME.damaged-2 and so on if there is one already,
 * so that its contents are not overwritten.
 *
 * Returns: (transfer full) (nullable) (type filename): the new path; %NULL if it could not be
 *   renamed
 */
char *
lab_storage_set_aside (const char *path)
{
  g_autofree char *aside = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  aside = g_strconcat (path, ".damaged", NULL);
  for (guint i = 2; g_file_test (aside, G_FILE_TEST_EXISTS); i++)
    {
      g_free (aside);
      aside = g_strdup_printf ("%s.damaged-%u", path, i);
    }
  return g_rename (path, aside) == 0 ? g_steal_pointer (&aside) : NULL;
}

/**
 * lab_storage_refuse_damaged:
 * @path: (type filename): a file with recorded games
 * @what: a sentence that says what is wrong with it
 * @aside: (nullable) (type filename): its new path, as from lab_storage_set_aside()
 * @error: return location for %G_IO_ERROR_INVALID_DATA
 *
 * Says what is wrong with a file of recorded games, and where it is now.
 *
 * Returns: %FALSE
 */
gboolean
lab_storage_refuse_damaged (const char  *path,
                            const char  *what,
                            const char  *aside,
                            GError     **error)
{
  g_autofree char *name = g_filename_display_name (aside != NULL ? aside : path);
  g_autofree char *where = g_strdup_printf (
      aside != NULL ? /* Translators: %s is a file with its folder. */
                      _("The file was renamed to “%s”.")
                    : /* Translators: %s is a file with its folder. */
                      _("No games can be recorded until “%s” is moved or deleted."), name);

  return lab_refuse (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "%s\n%s", what, where);
}

/**
 * lab_storage_sweep:
 * @name: the name of a file in the program's folder
 *
 * Removes the unfinished versions of a file, which stay if the program is killed while it writes.
 * Call it before the first write.
 */
void
lab_storage_sweep (const char *name)
{
  g_autofree char *path = NULL;
  g_autofree char *folder = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *found;

  g_return_if_fail (name != NULL);

  path = lab_storage_get_path (name);
  folder = g_path_get_dirname (path);
  dir = g_dir_open (folder, 0, NULL);
  while (dir != NULL && (found = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *unfinished = g_build_filename (folder, found, NULL);

      if (is_unfinished (found, name))
        g_unlink (unfinished);
    }
}
