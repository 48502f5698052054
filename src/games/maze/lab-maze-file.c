/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-file.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <string.h>

#include "lab-maze.h"
#include "lab-refuse.h"
#include "lab-text.h"

/* The readers and writers of single formats. */

/* The first bytes of a binary file. */
#define MAGIC "LABMAZE\x1a"
#define MAGIC_LENGTH 8

/* Sets a #LabMazeError for a bad text or file, and returns FALSE. */
#define refuse(error, ...) \
  lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_SYNTAX, __VA_ARGS__)

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

/* Stands for a cell that is left out. */
#define LEFT_OUT LAB_MAZE_BIT (LAB_MAZE_N_DIRECTIONS)

/* A line of a listing. */
typedef struct
{
  LabMazeCell cell;
  guint ways;       /* directions, or LEFT_OUT */
  guint line;       /* from 1 */
} Entry;

/* Listings */

static gboolean
refuse_line (guint    line,
             GError **error)
{
  return refuse (error, _("Line %u is not a cell and its neighbors. Write for example "
                          "“0,1: 1,1 0,2”, or “0,1: -” for a cell that is left out."),
                 line);
}

static gboolean
take_cell (const char  **at,
           LabMazeCell  *cell)
{
  return lab_text_take_number (at, LAB_MAZE_MAX_SIZE - 1, &cell->row)
         && lab_text_take_char (at, ',')
         && lab_text_take_number (at, LAB_MAZE_MAX_SIZE - 1, &cell->column);
}

/* Reads a neighbor of a cell. */
static gboolean
take_neighbor (const char **at,
               Entry       *entry,
               GError     **error)
{
  LabMazeCell other;

  if (!take_cell (at, &other))
    return refuse_line (entry->line, error);
  for (guint i = 0; i < LAB_MAZE_N_DIRECTIONS; i++)
    {
      LabMazeCell next = lab_maze_step (entry->cell, i);

      if (next.row != other.row || next.column != other.column)
        continue;
      entry->ways |= LAB_MAZE_BIT (i);
      return TRUE;
    }
  return refuse (error,
                 /* Translators: the first number is a line of a file; then come the row
                  * and the column of two cells. */
                 _("Line %u: the cells %u,%u and %u,%u are not contiguous. Only cells "
                   "that share a side can be neighbors."),
                 entry->line, entry->cell.row, entry->cell.column, other.row,
                 other.column);
}

static void
skip_blanks (const char **at)
{
  while (**at == ' ' || **at == '\t')
    (*at)++;
}

/* Reads a line, and leaves @at at the next one. */
static gboolean
take_entry (const char **at,
            Entry       *entry,
            GError     **error)
{
  if (!take_cell (at, &entry->cell) || !lab_text_take_char (at, ':'))
    return refuse_line (entry->line, error);
  if (**at != ' ' && **at != '\t' && **at != '\n' && **at != '\0')
    return refuse_line (entry->line, error);
  skip_blanks (at);
  if (lab_text_take_char (at, '-'))
    {
      entry->ways = LEFT_OUT;
      skip_blanks (at);
    }
  else
    {
      while (g_ascii_isdigit (**at))
        {
          const char *end;

          if (!take_neighbor (at, entry, error))
            return FALSE;
          end = *at;
          skip_blanks (at);
          if (*at == end)
            break;
        }
    }
  if (**at != '\n' && **at != '\0')
    return refuse_line (entry->line, error);
  *at += **at == '\n' ? 1 : 0;
  return TRUE;
}

static int
compare_entries (gconstpointer a,
                 gconstpointer b)
{
  const Entry *first = a, *second = b;

  if (first->cell.row != second->cell.row)
    return first->cell.row < second->cell.row ? -1 : 1;
  if (first->cell.column != second->cell.column)
    return first->cell.column < second->cell.column ? -1 : 1;
  return first->line < second->line ? -1 : 1;
}

/* Checks that each cell of a rectangle is listed once. The entries are sorted. */
static gboolean
check_complete (const GArray  *entries,
                guint          width,
                GError       **error)
{
  for (guint i = 0; i < entries->len; i++)
    {
      const Entry *entry = &g_array_index (entries, Entry, i);
      LabMazeCell expected = { i / width, i % width };

      if (i > 0 && entry[-1].cell.row == entry->cell.row
          && entry[-1].cell.column == entry->cell.column)
        return refuse (error, _("Line %u lists the cell %u,%u a second time. Remove one "
                                "of the lines."),
                       entry->line, entry->cell.row, entry->cell.column);
      if (entry->cell.row != expected.row || entry->cell.column != expected.column)
        return refuse (error, _("The cell %u,%u is not listed. Add a line for each cell."),
                       expected.row, expected.column);
    }
  if (entries->len % width == 0)
    return TRUE;
  return refuse (error, _("The cell %u,%u is not listed. Add a line for each cell."),
                 entries->len / width, entries->len % width);
}

/* Makes the openings of a cell, which the other cell must list, too. */
static gboolean
open_ways (LabMaze       *maze,
           const GArray  *entries,
           const Entry   *entry,
           GError       **error)
{
  for (guint i = 0; i < LAB_MAZE_N_DIRECTIONS; i++)
    {
      LabMazeCell other = lab_maze_step (entry->cell, i);
      const Entry *back;

      if ((entry->ways & LAB_MAZE_BIT (i)) == 0)
        continue;
      if (!lab_maze_has_cell (maze, other))
        return refuse (error, _("The cell %u,%u is not listed. Add a line for each cell."),
                       other.row, other.column);
      back = &g_array_index (entries, Entry, other.row * maze->width + other.column);
      if ((back->ways & LAB_MAZE_BIT (i ^ 1)) == 0)
        return refuse (error,
                       /* Translators: the first number is a line of a file; then come the
                        * row and the column of one cell, of the other one, and again. */
                       _("Line %u: the cell %u,%u lists %u,%u, but %u,%u does not list "
                         "%u,%u. List both or none."),
                       entry->line, entry->cell.row, entry->cell.column, other.row,
                       other.column, other.row, other.column, entry->cell.row,
                       entry->cell.column);
      lab_maze_open (maze, entry->cell.row, entry->cell.column, i);
    }
  return TRUE;
}

static GArray *
read_entries (const char  *text,
              GError     **error)
{
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (Entry));

  while (*text != '\0')
    {
      Entry entry = { .line = entries->len + 1 };

      if (!take_entry (&text, &entry, error))
        return NULL;
      if (!lab_maze_has_room (entries))
        {
          lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_MEMORY, "%s", g_strerror (ENOMEM));
          return NULL;
        }
      g_array_append_val (entries, entry);
    }
  g_array_sort (entries, compare_entries);
  return g_steal_pointer (&entries);
}

static LabMaze *
make_maze (const GArray  *entries,
           GError       **error)
{
  g_autoptr (LabMaze) maze = NULL;
  guint width = 1;

  for (guint i = 0; i < entries->len; i++)
    width = MAX (width, g_array_index (entries, Entry, i).cell.column + 1);
  if (!check_complete (entries, width, error))
    return NULL;
  maze = lab_maze_new (entries->len / width, width, error);
  for (guint i = 0; maze != NULL && i < entries->len; i++)
    {
      if (!open_ways (maze, entries, &g_array_index (entries, Entry, i), error))
        return NULL;
    }
  for (guint i = 0; maze != NULL && i < entries->len; i++)
    {
      const Entry *entry = &g_array_index (entries, Entry, i);

      if (entry->ways == LEFT_OUT && !lab_maze_leave_out (maze, entry->cell, error))
        return NULL;
    }
  return g_steal_pointer (&maze);
}

/** write_listing: writes a maze as lab_maze_write() does. */
static void
write_listing (const LabMaze    *maze,
               LabMazeWriteFunc  write,
               gpointer          data)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  for (guint row = 0; row < maze->height; row++)
    {
      g_string_truncate (lines, 0);
      for (guint column = 0; column < maze->width; column++)
        {
          guint ways = lab_maze_get_ways (maze, row, column);

          g_string_append_printf (lines, "%u,%u:", row, column);
          if (!lab_maze_is_present (maze, row, column))
            g_string_append (lines, " -");
          for (guint i = 0; i < LAB_MAZE_N_DIRECTIONS; i++)
            {
              LabMazeCell other = lab_maze_step ((LabMazeCell) { row, column }, i);

              if ((ways & LAB_MAZE_BIT (i)) != 0)
                g_string_append_printf (lines, " %u,%u", other.row, other.column);
            }
          g_string_append_c (lines, '\n');
        }
      write (data, lines->str, lines->len);
    }
}

/** read_listing: reads what write_listing() wrote, with lines in any order. */
static LabMaze *
read_listing (const char  *text,
              GError     **error)
{
  g_autoptr (GArray) entries = read_entries (text, error);

  return entries != NULL ? make_maze (entries, error) : NULL;
}

/* The file has a header of 32-bit words (version, flags, height, width) after the magic bytes, and
 * then for each row the words of LabMaze. If the flag says that cells are left out, the words that
 * say which follow. All words are little-endian. */
#define VERSION 1
#define FLAG_LEFT_OUT 1
#define N_HEADER_WORDS 4
#define HEADER_SIZE (MAGIC_LENGTH + N_HEADER_WORDS * 4)

/* Binary files */

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
            return refuse (error,
                           /* Translators: %u is the number of a row of a maze, from 0. */
                           _("Row %u has an opening outside the maze. The file is "
                             "damaged."), row);
        }
      if (maze->present != NULL
          && (maze->present[maze->n_words * (row + 1) - 1] & ~lab_maze_get_tail (maze)) != 0)
        return refuse (error, _("Row %u has a cell outside the maze. The file is "
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
    return refuse (error, _("The header is cut off. The file is damaged."));
  memcpy (header, data + MAGIC_LENGTH, N_HEADER_WORDS * sizeof header[0]);
  for (guint i = 0; i < N_HEADER_WORDS; i++)
    header[i] = GUINT32_FROM_LE (header[i]);
  if (header[0] == VERSION && (header[1] & ~(guint32) FLAG_LEFT_OUT) != 0)
    return refuse (error, _("The header has flags that this program does not know. Use a "
                            "newer program."));
  if (header[0] != VERSION)
    return refuse (error, _("The file has version %u, which this program does not know. "
                            "Use a newer program."), header[0]);
  n_words = (guint64) header[2] * (header[3] / 64 + 1) * 8;
  if (MAX (header[2], header[3]) <= LAB_MAZE_MAX_SIZE
      && size - HEADER_SIZE != n_words * (header[1] == FLAG_LEFT_OUT ? 3 : 2))
    return refuse (error,
                   /* Translators: the numbers are a height and a width. */
                   _("The file does not have the size of a maze of %u x %u cells. It is "
                     "damaged."), header[2], header[3]);
  return TRUE;
}

/** write_binary: writes a maze as lab_maze_write() does. */
static void
write_binary (const LabMaze    *maze,
              LabMazeWriteFunc  write,
              gpointer          data)
{
  guint32 header[N_HEADER_WORDS] = { VERSION, maze->present != NULL ? FLAG_LEFT_OUT : 0,
                                     maze->height, maze->width };

  for (guint i = 0; i < N_HEADER_WORDS; i++)
    header[i] = GUINT32_TO_LE (header[i]);
  write (data, MAGIC, MAGIC_LENGTH);
  write (data, header, sizeof header);
  write_rows (maze->openings, 2 * maze->n_words, maze->height, write, data);
  if (maze->present != NULL)
    write_rows (maze->present, maze->n_words, maze->height, write, data);
}

/** read_binary: reads what write_binary() wrote; @data begins with the magic. */
static LabMaze *
read_binary (const guint8  *data,
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
          refuse (error, _("All cells are left out. A maze needs at least one cell."));
          return NULL;
        }
    }
  return check_rows (maze, error) ? g_steal_pointer (&maze) : NULL;
}

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
      refuse (error, _("Line %u is not text in UTF-8. Choose a file with a maze."),
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
lab_maze_write (const LabMaze    *maze,
                LabMazeFormat     format,
                LabMazeContents  *contents,
                LabMazeWriteFunc  write,
                gpointer          data)
{
  g_return_if_fail (maze != NULL && write != NULL);

  switch (format)
    {
    case LAB_MAZE_FORMAT_DRAWING:
    case LAB_MAZE_FORMAT_ASCII:
      lab_maze_drawing_write (maze, format == LAB_MAZE_FORMAT_ASCII, contents, write, data);
      break;
    case LAB_MAZE_FORMAT_LISTING:
      write_listing (maze, write, data);
      break;
    case LAB_MAZE_FORMAT_BINARY:
      write_binary (maze, write, data);
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
lab_maze_to_bytes (const LabMaze   *maze,
                   LabMazeFormat    format,
                   LabMazeContents *contents)
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
  g_autoptr (GHashTable) read = NULL;
  g_autofree char *text = NULL;
  LabMaze *maze = NULL;

  g_return_val_if_fail (data != NULL || size == 0, NULL);

  if (contents != NULL)
    *contents = NULL;
  if (size >= MAGIC_LENGTH && memcmp (data, MAGIC, MAGIC_LENGTH) == 0)
    return read_binary (data, size, error);
  text = check_text (size > 0 ? data : "", &size, error);
  if (text == NULL)
    return NULL;
  if (g_ascii_isdigit (text[0]))
    return read_listing (text, error);
  read = lab_maze_contents_new ();
  if (text[0] == '+' || g_str_has_prefix (text, DRAWING_START))
    maze = lab_maze_drawing_read (text, size, text[0] == '+', read, error);
  else
    refuse (error, _("Line 1 does not begin a maze. A drawing begins with “┏” or “+”, a "
                     "listing with “0,0:”."));
  if (contents != NULL && maze != NULL)
    *contents = g_steal_pointer (&read);
  return maze;
}
