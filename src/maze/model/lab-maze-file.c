/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-file-private.h"

#include <errno.h>
#include <string.h>

#include <glib/gi18n.h>

#include "lab-refuse.h"

#define DRAWING_START "┏"

/* The byte order mark, in UTF-8. */
#define MARK "\xef\xbb\xbf"

/* A file in memory. */
typedef struct
{
  guint8 *bytes;
  gsize size;
  gsize n_allocated;
  gboolean failed;
} Memory;

/* Private helpers */

static void
append (gpointer    data,
        const void *text,
        gsize       length)
{
  Memory *memory = data;

  if (!memory->failed && memory->n_allocated - memory->size < length)
    {
      gsize n_allocated = MAX (2 * memory->n_allocated, memory->size + length);
      guint8 *larger = g_try_realloc (memory->bytes, n_allocated);

      if (larger == NULL)
        {
          memory->failed = TRUE;
          return;
        }
      memory->bytes = larger;
      memory->n_allocated = n_allocated;
    }
  memcpy (memory->bytes + memory->size, text, length);
  memory->size += length;
}

static guint
count_lines (const char *text,
             const char *end)
{
  guint n = 1;

  for (; text < end; text++)
    n += *text == '\n' ? 1 : 0;
  return n;
}

/* Returns a copy of a text that ends with a nul byte, if it is a text. The copy has no byte order
 * mark, no carriage returns at the ends of lines, and no blank lines at its end. */
static char *
check_text (const char  *data,
            gsize       *length,
            GError     **error)
{
  const char *end = data + *length, *stop;
  char *text;
  gsize n = 0;

  if (!g_utf8_validate_len (data, *length, &stop))
    {
      /* Translators: %u is the number of a line of a file, from 1. */
      lab_maze_refuse (error, _("Line %u is not text in UTF-8. Choose a file with a maze."),
                       count_lines (data, stop));
      return NULL;
    }
  text = g_try_malloc (*length + 1);
  if (text == NULL)
    {
      lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_MEMORY, "%s", g_strerror (ENOMEM));
      return NULL;
    }
  if (*length >= strlen (MARK) && memcmp (data, MARK, strlen (MARK)) == 0)
    data += strlen (MARK);
  for (; data < end; data++)
    {
      if (*data != '\r' || (data + 1 < end && data[1] != '\n'))
        text[n++] = *data;
    }
  while (n >= 2 && text[n - 1] == '\n' && text[n - 2] == '\n')
    n--;
  text[n] = '\0';
  *length = n;
  return text;
}

/* Public functions */

/**
 * lab_maze_write:
 * @maze: a maze
 * @format: the form
 * @contents: (nullable): what is in the cells of a drawing
 * @write: receives the file in parts
 * @data: passed to @write
 *
 * Writes a maze to a file. Each line ends with a line feed.
 */
void
lab_maze_write (const LabMaze         *maze,
                LabMazeFormat          format,
                const LabMazeContents *contents,
                LabMazeWriteFunc       write,
                gpointer               data)
{
  g_return_if_fail (maze != NULL && write != NULL);

  switch (format)
    {
    case LAB_MAZE_FORMAT_DRAWING:
    case LAB_MAZE_FORMAT_ASCII:
      lab_maze_drawing_write (maze, format == LAB_MAZE_FORMAT_ASCII, contents, write, data);
      break;
    case LAB_MAZE_FORMAT_LISTING:
      lab_maze_listing_write (maze, write, data);
      break;
    case LAB_MAZE_FORMAT_BINARY:
      lab_maze_binary_write (maze, write, data);
      break;
    default:
      g_return_if_reached ();
    }
}

/**
 * lab_maze_to_bytes:
 * @maze: a maze
 * @format: the form
 * @contents: (nullable): what is in the cells of a drawing
 *
 * Returns: (transfer full) (nullable): the file that lab_maze_write() writes, if there is enough
 *   memory
 */
GBytes *
lab_maze_to_bytes (const LabMaze         *maze,
                   LabMazeFormat          format,
                   const LabMazeContents *contents)
{
  Memory memory = { 0 };

  lab_maze_write (maze, format, contents, append, &memory);
  if (!memory.failed)
    return g_bytes_new_take (memory.bytes, memory.size);
  g_free (memory.bytes);
  return NULL;
}

/**
 * lab_maze_read:
 * @data: a file
 * @size: its size, in bytes
 * @contents: (out) (optional) (transfer full) (nullable): what is in the cells; %NULL if the form
 *   of the file has no place for it
 * @error: return location for a #LabMazeError, whose message names the place
 *
 * Reads a maze in any of the forms that lab_maze_write() writes. A text may also have a byte order
 * mark, carriage returns before its line feeds, and blank lines at its end. No more memory is taken
 * than the size of the file explains.
 *
 * Returns: (transfer full) (nullable): the maze
 */
LabMaze *
lab_maze_read (const void       *data,
               gsize             size,
               LabMazeContents **contents,
               GError          **error)
{
  g_autoptr (LabMazeContents) read = NULL;
  g_autofree char *text = NULL;
  LabMaze *maze = NULL;

  g_return_val_if_fail (data != NULL || size == 0, NULL);

  if (contents != NULL)
    *contents = NULL;
  if (size >= LAB_MAZE_MAGIC_LENGTH && memcmp (data, LAB_MAZE_MAGIC, LAB_MAZE_MAGIC_LENGTH) == 0)
    return lab_maze_binary_read (data, size, error);
  text = check_text (size > 0 ? data : "", &size, error);
  if (text == NULL)
    return NULL;
  if (g_ascii_isdigit (text[0]))
    return lab_maze_listing_read (text, error);
  read = lab_maze_contents_new ();
  if (text[0] == '+' || g_str_has_prefix (text, DRAWING_START))
    maze = lab_maze_drawing_read (text, size, text[0] == '+', read, error);
  else
    lab_maze_refuse (error, _("Line 1 does not begin a maze. A drawing begins with “┏” or “+”, a "
                              "listing with “0,0:”."));
  if (contents != NULL && maze != NULL)
    *contents = g_steal_pointer (&read);
  return maze;
}
