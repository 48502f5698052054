/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-file-private.h"

#include <errno.h>
#include <string.h>

#include <glib/gi18n.h>

#include "lab-maze-private.h"
#include "lab-refuse.h"

/* Stands for a cell that is left out. */
#define LEFT_OUT LAB_MAZE_BIT (LAB_MAZE_N_DIRECTIONS)

/* A line of a listing. */
typedef struct
{
  LabMazeCell cell;
  guint ways;       /* directions, or LEFT_OUT */
  guint line;       /* from 1 */
} Entry;

/* Private helpers */

static gboolean
refuse_line (guint    line,
             GError **error)
{
  return lab_maze_refuse (error, _("Line %u is not a cell and its neighbors. Write for example "
                                   "“0,1: 1,1 0,2”, or “0,1: -” for a cell that is left out."),
                          line);
}

/* Reads a whole number that a maze can have as a row or a column. */
static gboolean
take_number (const char **at,
             guint       *number)
{
  guint value = 0;

  if (!g_ascii_isdigit (**at))
    return FALSE;
  for (; g_ascii_isdigit (**at); (*at)++)
    {
      value = value * 10 + (guint) (**at - '0');
      if (value >= LAB_MAZE_MAX_SIZE)
        return FALSE;
    }
  *number = value;
  return TRUE;
}

static gboolean
take_cell (const char **at,
           LabMazeCell *cell)
{
  if (!take_number (at, &cell->row) || **at != ',')
    return FALSE;
  (*at)++;
  return take_number (at, &cell->column);
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
  return lab_maze_refuse (error,
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
  if (!take_cell (at, &entry->cell) || **at != ':')
    return refuse_line (entry->line, error);
  (*at)++;
  if (**at != ' ' && **at != '\t' && **at != '\n' && **at != '\0')
    return refuse_line (entry->line, error);
  skip_blanks (at);
  if (**at == '-')
    {
      entry->ways = LEFT_OUT;
      (*at)++;
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
        return lab_maze_refuse (error, _("Line %u lists the cell %u,%u a second time. Remove one "
                                         "of the lines."),
                                entry->line, entry->cell.row, entry->cell.column);
      if (entry->cell.row != expected.row || entry->cell.column != expected.column)
        return lab_maze_refuse (error, _("The cell %u,%u is not listed. Add a line for each cell."),
                                expected.row, expected.column);
    }
  if (entries->len % width == 0)
    return TRUE;
  return lab_maze_refuse (error, _("The cell %u,%u is not listed. Add a line for each cell."),
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
        return lab_maze_refuse (error, _("The cell %u,%u is not listed. Add a line for each cell."),
                                other.row, other.column);
      back = &g_array_index (entries, Entry, other.row * maze->width + other.column);
      if ((back->ways & LAB_MAZE_BIT (i ^ 1)) == 0)
        return lab_maze_refuse (error,
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

/* Public functions */

/** lab_maze_listing_write: writes a maze as lab_maze_write() does. */
void
lab_maze_listing_write (const LabMaze    *maze,
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

/** lab_maze_listing_read: reads what lab_maze_listing_write() wrote, with lines in any order. */
LabMaze *
lab_maze_listing_read (const char  *text,
                       GError     **error)
{
  g_autoptr (GArray) entries = read_entries (text, error);

  return entries != NULL ? make_maze (entries, error) : NULL;
}
