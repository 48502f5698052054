/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-file.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lab-refuse.h"

/* Sets a #LabMazeError for a bad text or file, and returns FALSE. */
#define refuse(error, ...) \
  lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_SYNTAX, __VA_ARGS__)

/* After some characters, this mark (variation selector 16) asks for a picture in color, which is
 * wide: “❤” takes one column, and “❤️” takes two. */
#define EMOJI_MARK 0xfe0f

/* The characters of a drawing. The corners inside look the same, whatever walls meet there. */
typedef struct
{
  const char *corners[3][3];    /* top, inside, bottom; left, inside, right */
  const char *horizontal;       /* one of the three columns of a wall */
  const char *vertical;
  const char *block;            /* one of the three columns of a cell that is left out */
} Style;

static const Style box_style = {
  { { "┏", "┳", "┓" }, { "┣", "╋", "┫" }, { "┗", "┻", "┛" } }, "━", "┃", "█"
};

static const Style ascii_style = {
  { { "+", "+", "+" }, { "+", "+", "+" }, { "+", "+", "+" } }, "-", "|", "#"
};

/* The columns of a cell between two walls. */
#define CELL_WIDTH 3

/* A place in a drawing. */
typedef struct
{
  const Style *style;
  const char *at;
  const char *end;
  guint line;       /* from 1 */
  guint column;     /* from 1, in characters */
  GError **error;
} Scanner;

/* What is drawn in cells */

static gpointer
make_key (LabMazeCell cell)
{
  return GUINT_TO_POINTER (cell.row * LAB_MAZE_MAX_SIZE + cell.column);
}

/* Spreads the cells of a way, whose keys are often next to each other: otherwise looking for a cell
 * that is not there takes long. */
static guint
hash_key (gconstpointer key)
{
  guint32 hash = GPOINTER_TO_UINT (key);

  hash = (hash ^ hash >> 16) * 0x85ebca6bu;
  hash = (hash ^ hash >> 13) * 0xc2b2ae35u;
  return hash ^ hash >> 16;
}

/* Drawings: writing */

static void
append_columns (GString    *line,
                const char *text)
{
  for (guint i = 0; i < CELL_WIDTH; i++)
    g_string_append (line, text);
}

/* Writes the line above a row, or below the last one. */
static void
write_walls (const LabMaze *maze,
             const Style   *style,
             guint          row,
             GString       *line)
{
  const char * const *corners = style->corners[row == 0 ? 0 : row < maze->height ? 1 : 2];

  for (guint column = 0; column < maze->width; column++)
    {
      gboolean open = row > 0 && row < maze->height
                      && lab_maze_is_open_below (maze, row - 1, column);

      g_string_append (line, corners[column == 0 ? 0 : 1]);
      append_columns (line, open ? " " : style->horizontal);
    }
  g_string_append (line, corners[2]);
  g_string_append_c (line, '\n');
}

/**
 * measure_character:
 * @text: a text in UTF-8
 * @length: (out): the length of its first character with the marks after it, in bytes
 *
 * Measures the character that @text begins with.
 *
 * Returns: how many columns it takes, 1 or 2; 0 if it cannot be in a cell
 */
static guint
measure_character (const char *text,
                   gsize      *length)
{
  const char *end;
  gboolean is_emoji = FALSE;
  gunichar base;

  *length = 0;
  base = g_utf8_get_char (text);
  if (!g_unichar_isgraph (base) || g_unichar_iszerowidth (base))
    return 0;
  for (end = g_utf8_next_char (text); *end != '\0'; end = g_utf8_next_char (end))
    {
      gunichar mark = g_utf8_get_char (end);

      if (!g_unichar_ismark (mark) || !g_unichar_iszerowidth (mark))
        break;
      is_emoji = is_emoji || mark == EMOJI_MARK;
    }
  *length = (gsize) (end - text);
  return g_unichar_iswide (base) || is_emoji ? 2 : 1;
}

static void
write_cells (const LabMaze   *maze,
             const Style     *style,
             guint            row,
             LabMazeContents *contents,
             GString         *line)
{
  g_string_append (line, style->vertical);
  for (guint column = 0; column < maze->width; column++)
    {
      LabMazeCell cell = { row, column };
      const char *text = lab_maze_contents_get (contents, cell);
      gsize length;

      if (!lab_maze_is_present (maze, row, column))
        append_columns (line, style->block);
      else if (text == NULL)
        append_columns (line, " ");
      else
        {
          g_string_append_c (line, ' ');
          g_string_append (line, text);
          if (measure_character (text, &length) == 1)
            g_string_append_c (line, ' ');
        }
      g_string_append (line, lab_maze_is_open_right (maze, row, column) ? " " : style->vertical);
    }
  g_string_append_c (line, '\n');
}

/* Drawings: reading */

/* Reads @text if it is next. */
static gboolean
take (Scanner    *self,
      const char *text)
{
  gsize length = strlen (text);

  if (!g_str_has_prefix (self->at, text))
    return FALSE;
  self->at += length;
  self->column++;
  return TRUE;
}

static gboolean
refuse_place (Scanner    *self,
              const char *expected)
{
  return refuse (self->error,
                 /* Translators: the numbers are a place in a file; %s is a character of a
                  * drawing. */
                 _("Line %u, column %u is not as expected. Write “%s” there."),
                 self->line, self->column, expected);
}

static gboolean
expect (Scanner    *self,
        const char *text)
{
  return take (self, text) || refuse_place (self, text);
}

static gboolean
expect_columns (Scanner    *self,
                const char *text,
                guint       n)
{
  for (guint i = 0; i < n; i++)
    {
      if (!expect (self, text))
        return FALSE;
    }
  return TRUE;
}

/* Reads the end of a line. The last line may lack it. */
static gboolean
expect_end (Scanner  *self,
            gboolean  is_last)
{
  if (*self->at != '\n' && !(is_last && self->at == self->end))
    return refuse (self->error, _("Line %u, column %u is not as expected. The line must "
                                  "end there."), self->line, self->column);
  self->at += self->at < self->end ? 1 : 0;
  self->line++;
  self->column = 1;
  return TRUE;
}

/* Reads " x ", where x is a character or a blank. A wide character has no blank after it. */
static gboolean
read_content (Scanner         *self,
              LabMazeCell      cell,
              LabMazeContents *contents)
{
  g_autofree char *text = NULL;
  gsize length;
  guint width;

  if (!expect (self, " "))
    return FALSE;
  if (take (self, " "))
    return expect (self, " ");
  width = measure_character (self->at, &length);
  if (width == 0)
    return refuse (self->error, _("Line %u, column %u is not as expected. Write a "
                                  "character that can be seen, or a blank."),
                   self->line, self->column);
  text = g_strndup (self->at, length);
  lab_maze_contents_set (contents, cell, text);
  self->at += length;
  self->column += (guint) g_utf8_strlen (text, -1);
  return width == 2 || expect (self, " ");
}

/* Reads the line above a row, or below the last one. */
static gboolean
read_walls (Scanner *self,
            LabMaze *maze,
            guint    row)
{
  gboolean inside = row > 0 && row < maze->height;
  const char * const *corners = self->style->corners[inside ? 1 : row == 0 ? 0 : 2];

  for (guint column = 0; column < maze->width; column++)
    {
      if (!expect (self, corners[column == 0 ? 0 : 1]))
        return FALSE;
      if (inside && *self->at == ' ')
        {
          if (!expect_columns (self, " ", CELL_WIDTH))
            return FALSE;
          lab_maze_open (maze, row, column, LAB_MAZE_UP);
        }
      else if (!expect_columns (self, self->style->horizontal, CELL_WIDTH))
        {
          return FALSE;
        }
    }
  return expect (self, corners[2]) && expect_end (self, row == maze->height);
}

static gboolean
read_cells (Scanner         *self,
            LabMaze         *maze,
            guint            row,
            LabMazeContents *contents,
            GArray          *left_out)
{
  if (!expect (self, self->style->vertical))
    return FALSE;
  for (guint column = 0; column < maze->width; column++)
    {
      LabMazeCell cell = { row, column };

      if (take (self, self->style->block))
        {
          if (!lab_maze_has_room (left_out))
            return lab_maze_refuse_memory (maze->height, maze->width, self->error);
          g_array_append_val (left_out, cell);
          if (!expect_columns (self, self->style->block, CELL_WIDTH - 1))
            return FALSE;
        }
      else if (!read_content (self, cell, contents))
        {
          return FALSE;
        }
      if (column + 1 < maze->width && take (self, " "))
        lab_maze_open (maze, row, column, LAB_MAZE_RIGHT);
      else if (!expect (self, self->style->vertical))
        return FALSE;
    }
  return expect_end (self, FALSE);
}

static gboolean
leave_out (LabMaze       *maze,
           const GArray  *cells,
           GError       **error)
{
  for (guint i = 0; i < cells->len; i++)
    {
      LabMazeCell cell = g_array_index (cells, LabMazeCell, i);

      if (lab_maze_get_ways (maze, cell.row, cell.column) != 0)
        return refuse (error, _("Line %u has a block without walls around it, in the cell "
                                "%u,%u. Add the walls."),
                       2 * cell.row + 2, cell.row, cell.column);
      if (!lab_maze_leave_out (maze, cell, error))
        return FALSE;
    }
  return TRUE;
}

/* Finds the size of a drawing from its first line and its number of lines. */
static gboolean
measure (const Scanner *self,
         guint         *height,
         guint         *width)
{
  Scanner line = *self;
  guint64 n_columns = 0, n_lines = 0;

  for (; line.at < line.end && *line.at != '\n'; line.at = g_utf8_next_char (line.at))
    n_columns++;
  for (line.at = self->at; line.at < line.end; n_lines++)
    {
      const char *feed = memchr (line.at, '\n', (gsize) (line.end - line.at));

      line.at = feed != NULL ? feed + 1 : line.end;
    }
  if (n_columns < CELL_WIDTH + 2 || n_columns % (CELL_WIDTH + 1) != 1)
    return refuse (self->error,
                   ngettext ("Line 1 has %u column. It must have four for each cell and "
                             "one more.",
                             "Line 1 has %u columns. It must have four for each cell and "
                             "one more.", (gulong) n_columns), (guint) n_columns);
  if (n_lines < 3 || n_lines % 2 != 1)
    return refuse (self->error,
                   ngettext ("The drawing has %u line. It must have two for each row of "
                             "cells and one more.",
                             "The drawing has %u lines. It must have two for each row of "
                             "cells and one more.", (gulong) n_lines), (guint) n_lines);
  *height = (guint) (n_lines / 2);
  *width = (guint) (n_columns / (CELL_WIDTH + 1));
  /* The memory for a maze is taken only if the drawing has enough characters for its cells. */
  if ((guint64) (self->end - self->at) >= n_lines * n_columns)
    return TRUE;
  return refuse (self->error, _("A line is shorter than line 1, which has %u columns. "
                                "Make all lines equally long."), (guint) n_columns);
}

/* Public functions */

/** lab_maze_contents_new: returns contents for cells that are all empty. */
LabMazeContents *
lab_maze_contents_new (void)
{
  return g_hash_table_new_full (hash_key, NULL, NULL, g_free);
}

/**
 * lab_maze_contents_set:
 * @self: the contents
 * @cell: a cell
 * @text: one character, perhaps with marks that combine with it
 *
 * Puts a character into a cell.
 *
 * Returns: %TRUE if @text is one character that can be seen
 */
gboolean
lab_maze_contents_set (LabMazeContents *self,
                       LabMazeCell      cell,
                       const char      *text)
{
  gsize length;

  g_return_val_if_fail (self != NULL && text != NULL, FALSE);
  g_return_val_if_fail (MAX (cell.row, cell.column) < LAB_MAZE_MAX_SIZE, FALSE);

  if (measure_character (text, &length) == 0 || text[length] != '\0')
    return FALSE;
  g_hash_table_insert (self, make_key (cell), g_strdup (text));
  return TRUE;
}

/** lab_maze_contents_get: returns the character in a cell, or %NULL if the cell is empty. */
const char *
lab_maze_contents_get (LabMazeContents *self,
                       LabMazeCell      cell)
{
  return self != NULL ? g_hash_table_lookup (self, make_key (cell)) : NULL;
}

/**
 * lab_maze_drawing_write:
 * @maze: a maze
 * @ascii: whether to draw in plain ASCII
 * @contents: (nullable): what is in the cells
 * @write: receives the drawing in parts
 * @data: passed to @write
 *
 * Draws a maze with characters.
 */
void
lab_maze_drawing_write (const LabMaze    *maze,
                        gboolean          ascii,
                        LabMazeContents  *contents,
                        LabMazeWriteFunc  write,
                        gpointer          data)
{
  const Style *style = ascii ? &ascii_style : &box_style;
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint row = 0; row <= maze->height; row++)
    {
      g_string_truncate (line, 0);
      write_walls (maze, style, row, line);
      if (row < maze->height)
        write_cells (maze, style, row, contents, line);
      write (data, line->str, line->len);
    }
}

/**
 * lab_maze_drawing_read:
 * @text: valid UTF-8
 * @length: its length, in bytes
 * @ascii: whether it is plain ASCII
 * @contents: receives what is in the cells
 * @error: return location for a #LabMazeError, whose message names the place
 *
 * Reads what lab_maze_drawing_write() wrote.
 *
 * Returns: (transfer full) (nullable): the maze
 */
LabMaze *
lab_maze_drawing_read (const char       *text,
                       gsize             length,
                       gboolean          ascii,
                       LabMazeContents  *contents,
                       GError          **error)
{
  Scanner scanner = { ascii ? &ascii_style : &box_style, text, text + length, 1, 1, error };
  g_autoptr (GArray) left_out = g_array_new (FALSE, FALSE, sizeof (LabMazeCell));
  g_autoptr (LabMaze) maze = NULL;
  guint height = 0, width = 0;

  if (!measure (&scanner, &height, &width))
    return NULL;
  maze = lab_maze_new (height, width, error);
  if (maze == NULL)
    return NULL;
  for (guint row = 0; row <= height; row++)
    {
      if (!read_walls (&scanner, maze, row)
          || (row < height && !read_cells (&scanner, maze, row, contents, left_out)))
        return NULL;
    }
  return leave_out (maze, left_out, error) ? g_steal_pointer (&maze) : NULL;
}
