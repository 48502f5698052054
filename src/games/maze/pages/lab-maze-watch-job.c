/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-watch-files.h"

#include <errno.h>

#include <glib/gi18n.h>

#include "lab-maze-image.h"

/* Reads and writes mazes in files that players choose. */

#define MAX_GIBIBYTES 1
#define CHUNK_SIZE (1 << 20)

/* Private helpers */

/* Reads a file to its end, but not more than a maze can have. */
static GByteArray *
load (GFile         *file,
      GCancellable  *cancellable,
      GError       **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, error);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autofree guint8 *chunk = g_malloc (CHUNK_SIZE);
  gssize n;

  if (stream == NULL)
    return NULL;
  while ((n = g_input_stream_read (G_INPUT_STREAM (stream), chunk, CHUNK_SIZE, cancellable, error))
         > 0)
    {
      if ((guint64) bytes->len + (guint64) n > (guint64) MAX_GIBIBYTES << 30)
        {
          g_set_error (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE,
                       _("The maze is too large. A file can have %u GiB."), MAX_GIBIBYTES);
          return NULL;
        }
      g_byte_array_append (bytes, chunk, (guint) n);
    }
  return n == 0 ? g_steal_pointer (&bytes) : NULL;
}

static void
append (gpointer    data,
        const void *bytes,
        gsize       length)
{
  g_byte_array_append (data, bytes, (guint) length);
}

/* Public functions */

/**
 * lab_maze_watch_files_read:
 * @file: a file with a maze in any form
 * @cancellable: (nullable): stops reading
 * @error: return location for an error
 *
 * Reads a maze; call it in a thread.
 *
 * Returns: (transfer full) (nullable): the maze
 */
LabMaze *
lab_maze_watch_files_read (GFile         *file,
                           GCancellable  *cancellable,
                           GError       **error)
{
  g_autoptr (GArray) entrances = NULL;
  g_autoptr (GError) problem = NULL;
  g_autoptr (GByteArray) bytes = load (file, cancellable, &problem);
  g_autofree char *path = g_file_get_parse_name (file);
  g_autofree char *name = g_path_get_basename (path);
  LabMaze *maze = NULL;

  if (bytes != NULL && lab_maze_image_is_image (bytes->data, bytes->len))
    maze = lab_maze_image_read (bytes->data, bytes->len, &entrances, &problem);
  else if (bytes != NULL)
    maze = lab_maze_read (bytes->data, bytes->len, NULL, &problem);
  if (maze == NULL)
    g_set_error (error, problem->domain, problem->code, _("“%s” cannot be opened. %s"), name,
                 problem->message);
  return maze;
}

/**
 * lab_maze_watch_files_format:
 * @maze: a maze
 * @name: the name of a file, whose extension chooses the form: an image for “.png”, a drawing for
 *   “.txt”, and otherwise a binary file
 * @error: return location for a #LabMazeError
 *
 * Returns: (transfer full) (nullable): what to write
 */
GBytes *
lab_maze_watch_files_format (const LabMaze  *maze,
                             const char     *name,
                             GError        **error)
{
  g_autofree char *lower = g_utf8_strdown (name, -1);
  g_autoptr (GByteArray) image = NULL;
  GBytes *bytes;

  if (g_str_has_suffix (lower, ".png"))
    {
      image = g_byte_array_new ();
      if (!lab_maze_image_write (maze, NULL, NULL, append, image, error))
        return NULL;
      return g_byte_array_free_to_bytes (g_steal_pointer (&image));
    }
  bytes = lab_maze_to_bytes (maze,
                             g_str_has_suffix (lower, ".txt") ? LAB_MAZE_FORMAT_DRAWING
                                                              : LAB_MAZE_FORMAT_BINARY,
                             NULL);
  if (bytes == NULL)
    g_set_error_literal (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_MEMORY, g_strerror (ENOMEM));
  return bytes;
}
