/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-file-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-maze-private.h"
#include "lab-refuse.h"

/* The file has a header of 32-bit words (version, flags, height, width) after the magic bytes, and
 * then for each row the words of LabMaze. If the flag says that cells are left out, the words that
 * say which follow. All words are little-endian. */
#define VERSION 1
#define FLAG_LEFT_OUT 1
#define N_HEADER_WORDS 4
#define HEADER_SIZE (LAB_MAZE_MAGIC_LENGTH + N_HEADER_WORDS * 4)

/* Private helpers */

/* Writes the words of rows, one row at a time, because a maze can be large. */
static void
write_rows (const guint64    *words,
            gsize             n_words,
            guint             height,
            LabMazeWriteFunc  write,
            gpointer          data)
{
  g_autofree guint64 *row = g_new (guint64, n_words);

  for (guint i = 0; i < height; i++)
    {
      for (gsize k = 0; k < n_words; k++)
        row[k] = GUINT64_TO_LE (words[i * n_words + k]);
      write (data, row, n_words * sizeof row[0]);
    }
}

static void
read_words (guint64      *words,
            const guint8 *data,
            gsize         n_words)
{
  memcpy (words, data, n_words * sizeof words[0]);
  for (gsize i = 0; i < n_words; i++)
    words[i] = GUINT64_FROM_LE (words[i]);
}

static guint64
count_cells (const LabMaze *maze)
{
  guint64 n = 0;

  for (gsize i = 0; i < maze->n_words * maze->height; i++)
    n += (guint64) __builtin_popcountll (maze->present[i]);
  return n;
}

/* Checks that all openings are between two cells. */
static gboolean
check_rows (const LabMaze  *maze,
            GError        **error)
{
  for (guint row = 0; row < maze->height; row++)
    {
      const guint64 *words = lab_maze_get_words (maze, row);

      for (gsize i = 0; i < maze->n_words; i++)
        {
          if ((words[2 * i] & ~lab_maze_get_sides_right (maze, row, i)) != 0
              || (words[2 * i + 1] & ~lab_maze_get_sides_below (maze, row, i)) != 0)
            return lab_maze_refuse (error,
                                    /* Translators: %u is the number of a row of a maze, from 0. */
                                    _("Row %u has an opening outside the maze. The file is "
                                      "damaged."), row);
        }
      if (maze->present != NULL
          && (maze->present[maze->n_words * (row + 1) - 1] & ~lab_maze_get_tail (maze)) != 0)
        return lab_maze_refuse (error, _("Row %u has a cell outside the maze. The file is "
                                         "damaged."), row);
    }
  return TRUE;
}

/* Reads the header, and checks that the file has the size that it promises. */
static gboolean
check_header (const guint8  *data,
              gsize          size,
              guint32        header[N_HEADER_WORDS],
              GError       **error)
{
  guint64 n_words;

  if (size < HEADER_SIZE)
    return lab_maze_refuse (error, _("The header is cut off. The file is damaged."));
  memcpy (header, data + LAB_MAZE_MAGIC_LENGTH, N_HEADER_WORDS * sizeof header[0]);
  for (guint i = 0; i < N_HEADER_WORDS; i++)
    header[i] = GUINT32_FROM_LE (header[i]);
  if (header[0] == VERSION && (header[1] & ~(guint32) FLAG_LEFT_OUT) != 0)
    return lab_maze_refuse (error, _("The header has flags that this program does not know. Use a "
                                     "newer program."));
  if (header[0] != VERSION)
    return lab_maze_refuse (error, _("The file has version %u, which this program does not know. "
                                     "Use a newer program."), header[0]);
  n_words = (guint64) header[2] * (header[3] / 64 + 1) * 8;
  if (MAX (header[2], header[3]) <= LAB_MAZE_MAX_SIZE
      && size - HEADER_SIZE != n_words * (header[1] == FLAG_LEFT_OUT ? 3 : 2))
    return lab_maze_refuse (error,
                            /* Translators: the numbers are a height and a width. */
                            _("The file does not have the size of a maze of %u x %u cells. It is "
                              "damaged."), header[2], header[3]);
  return TRUE;
}

/* Public functions */

/** lab_maze_binary_write: writes a maze as lab_maze_write() does. */
void
lab_maze_binary_write (const LabMaze    *maze,
                       LabMazeWriteFunc  write,
                       gpointer          data)
{
  guint32 header[N_HEADER_WORDS] = { VERSION, maze->present != NULL ? FLAG_LEFT_OUT : 0,
                                     maze->height, maze->width };

  for (guint i = 0; i < N_HEADER_WORDS; i++)
    header[i] = GUINT32_TO_LE (header[i]);
  write (data, LAB_MAZE_MAGIC, LAB_MAZE_MAGIC_LENGTH);
  write (data, header, sizeof header);
  write_rows (maze->openings, 2 * maze->n_words, maze->height, write, data);
  if (maze->present != NULL)
    write_rows (maze->present, maze->n_words, maze->height, write, data);
}

/** lab_maze_binary_read: reads what lab_maze_binary_write() wrote; @data begins with the magic. */
LabMaze *
lab_maze_binary_read (const guint8  *data,
                      gsize          size,
                      GError       **error)
{
  g_autoptr (LabMaze) maze = NULL;
  guint32 header[N_HEADER_WORDS] = { 0 };
  gsize n_words;

  if (!check_header (data, size, header, error))
    return NULL;
  maze = lab_maze_new (header[2], header[3], error);
  if (maze == NULL)
    return NULL;
  data += HEADER_SIZE;
  n_words = maze->n_words * maze->height;
  read_words (maze->openings, data, 2 * n_words);
  if (header[1] == FLAG_LEFT_OUT)
    {
      maze->present = g_try_new (guint64, n_words);
      if (maze->present == NULL)
        {
          lab_maze_refuse_memory (maze->height, maze->width, error);
          return NULL;
        }
      read_words (maze->present, data + 2 * n_words * sizeof (guint64), n_words);
      maze->n_cells = count_cells (maze);
      if (maze->n_cells == 0)
        {
          lab_maze_refuse (error, _("All cells are left out. A maze needs at least one cell."));
          return NULL;
        }
    }
  return check_rows (maze, error) ? g_steal_pointer (&maze) : NULL;
}
