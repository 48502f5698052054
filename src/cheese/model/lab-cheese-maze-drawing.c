/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-maze-text-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-cheese-draft.h"
#include "lab-cheese-maze-private.h"

/* Writes and reads drawings:
 *
 *   +---+---+---+
 *   |       4   |
 *   +   +---+ 9 +
 *   |   |###|   |
 *   +---+---+---+
 *
 * A number is the weight of the mud between two cells, and ### is a hole. Corners and upright walls
 * are as wide as the largest weight; then more dashes and blanks follow them. A cell has three
 * columns or more. A drawing does not say in which order cells and neighbors are: they are in the
 * order of their numbers, as in a matrix. */

#define MIN_CELL_WIDTH 3
#define HOLE '#'

/* What a drawing is made of. */
typedef struct
{
  const char **lines;
  gsize *lengths;
  guint width;
  guint height;
  guint gap;        /* the characters of a corner */
  guint pitch;      /* and those of a cell in addition */
} Drawing;

/* Private helpers */

static guint
count_digits (guint number)
{
  guint n = 1;

  for (; number >= 10; number /= 10)
    n++;
  return n;
}

/* Appends @text and fills up with @filler. */
static void
append_field (GString    *drawing,
              const char *text,
              char        filler,
              guint       width)
{
  gsize length = drawing->len;

  g_string_append (drawing, text);
  while (drawing->len < length + width)
    g_string_append_c (drawing, filler);
}

static void
append_weight (GString *drawing,
               guint    weight,
               guint    indent,
               guint    width)
{
  char text[32] = "";

  if (weight > 1)
    g_snprintf (text, sizeof text, "%*s%u", indent, "", weight);
  append_field (drawing, text, ' ', width);
}

/* Draws the walls above a row, or below the last one. */
static void
draw_walls (const LabCheeseMaze *maze,
            GString             *drawing,
            guint                row,
            guint                gap,
            guint                width)
{
  for (guint column = 0; column < maze->width; column++)
    {
      guint weight = row > 0
                     ? lab_cheese_maze_get_weight (maze, (row - 1) * maze->width + column,
                                                   LAB_CHEESE_SOUTH)
                     : 0;

      append_field (drawing, "+", '-', gap);
      if (weight == 0)
        append_field (drawing, "", '-', width);
      else
        append_weight (drawing, weight, gap == 1 ? 1 : 0, width);
    }
  append_field (drawing, "+", '-', gap);
  g_string_append_c (drawing, '\n');
}

static void
draw_row (const LabCheeseMaze *maze,
          GString             *drawing,
          guint                row,
          guint                gap,
          guint                width)
{
  append_field (drawing, "|", ' ', gap);
  for (guint column = 0; column < maze->width; column++)
    {
      guint cell = row * maze->width + column;
      guint weight = lab_cheese_maze_get_weight (maze, cell, LAB_CHEESE_EAST);

      append_field (drawing, "", lab_cheese_maze_has_cell (maze, cell) ? ' ' : HOLE, width);
      if (weight == 0)
        append_field (drawing, "|", ' ', column + 1 < maze->width ? gap : 1);
      else
        append_weight (drawing, weight, 0, gap);
    }
  g_string_append_c (drawing, '\n');
}

static gboolean
refuse (const LabCheeseReader *reader,
        guint                  line,
        guint                  column,
        const char            *message)
{
  return lab_cheese_reader_refuse (reader, (LabCheesePlace) { reader->line + line, column + 1 },
                                   message);
}

/* Splits a text into lines. Blanks and empty lines at the end do not count. */
static guint
split_lines (LabCheeseReader *reader,
             GArray          *lines,
             GArray          *lengths)
{
  guint n = 0;

  while (reader->at < reader->end)
    {
      const char *start = reader->at;
      const char *stop = memchr (start, '\n', (gsize) (reader->end - start));
      gsize length;

      stop = stop != NULL ? stop : reader->end;
      reader->at = stop < reader->end ? stop + 1 : stop;
      length = (gsize) (stop - start);
      while (length > 0 && g_ascii_isspace (start[length - 1]))
        length--;
      g_array_append_val (lines, start);
      g_array_append_val (lengths, length);
      if (length > 0)
        n = lines->len;
    }
  return n;
}

/* Finds the measures of a drawing in its first line. */
static gboolean
measure (Drawing         *self,
         LabCheeseReader *reader,
         guint            n_lines)
{
  const char *line = self->lines[0];
  guint length = (guint) MIN (self->lengths[0], G_MAXUINT), last = length;
  const char *second = length > 1 ? memchr (line + 1, '+', length - 1) : NULL;

  if (second == NULL)
    return refuse (reader, 0, 0, _("The upper wall is missing, for example “+---+---+”."));
  while (line[last - 1] != '+')
    last--;
  self->gap = length - last + 1;
  self->pitch = (guint) (second - line);
  if (self->pitch < self->gap + MIN_CELL_WIDTH || (last - 1) % self->pitch != 0)
    return refuse (reader, 0, 0, _("The corners of the upper wall must have the same distance, and "
                                   "each cell must have at least 3 columns."));
  self->width = (last - 1) / self->pitch;
  self->height = (n_lines - 1) / 2;
  if (n_lines % 2 == 0 || n_lines < 3)
    return refuse (reader, n_lines - 1, 0, _("The lower wall is missing."));
  if ((guint64) self->width * self->height > LAB_CHEESE_MAX_CELLS)
    return refuse (reader, 0, 0, _("The maze is too large."));
  return TRUE;
}

static char
get_character (const Drawing *self,
               guint          line,
               guint          column)
{
  if (column >= self->lengths[line])
    return ' ';
  return self->lines[line][column];
}

/* Reads a field between two cells: a wall, nothing, or a weight. */
static gboolean
read_field (const Drawing         *self,
            const LabCheeseReader *reader,
            guint                  line,
            guint                  column,
            guint                  width,
            guint                 *weight)
{
  char wall = line % 2 == 0 ? '-' : '|';
  guint n_walls = 0, n_digits = 0, end = 0;

  *weight = 0;
  for (guint i = 0; i < width; i++)
    {
      char c = get_character (self, line, column + i);

      if (c == wall)
        n_walls++;
      else if (g_ascii_isdigit (c) && *weight <= LAB_CHEESE_MAX_WEIGHT
               && (n_digits == 0 || end == i))
        {
          *weight = *weight * 10 + (guint) (c - '0');
          n_digits++;
          end = i + 1;
        }
      else if (c != ' ')
        return refuse (reader, line, column + i, _("Only a wall, a number, or a blank can be "
                                                   "here."));
    }
  if (n_walls > 0 && n_digits == 0)
    return n_walls == (line % 2 == 0 ? width : 1)
           || refuse (reader, line, column, _("The wall has a gap."));
  if (n_digits == 0)
    *weight = 1;
  else if (n_walls > 0 || *weight < 1 || *weight > LAB_CHEESE_MAX_WEIGHT)
    return refuse (reader, line, column, _("This is not a valid weight."));
  return TRUE;
}

static gboolean
read_cell (const Drawing         *self,
           const LabCheeseReader *reader,
           LabCheeseDraft        *draft,
           guint                  row,
           guint                  column)
{
  guint line = row * 2 + 1, start = column * self->pitch + self->gap, n_holes = 0;
  guint width = self->pitch - self->gap;

  for (guint i = 0; i < width; i++)
    {
      char c = get_character (self, line, start + i);

      if (c != ' ' && c != HOLE)
        return refuse (reader, line, start + i, _("Only a blank or # can be in a cell."));
      n_holes += c == HOLE ? 1 : 0;
    }
  if (n_holes == 0)
    lab_cheese_draft_add_cell (draft, row * self->width + column);
  else if (n_holes != width)
    return refuse (reader, line, start, _("A hole must be filled with #."));
  return TRUE;
}

/* Adds the passage that a field describes. */
static gboolean
add_passage (const Drawing         *self,
             const LabCheeseReader *reader,
             LabCheeseDraft        *draft,
             guint                  line,
             guint                  column,
             guint                  weight)
{
  guint row = (line - 1) / 2, place = column * self->pitch + (line % 2 == 0 ? self->gap : 0);
  guint cell = row * self->width + column;
  guint other = line % 2 == 0 ? cell + self->width : cell - 1;

  if (weight == 0)
    return TRUE;
  if ((line % 2 == 0 && row + 1 == self->height)
      || (line % 2 != 0 && (column == 0 || column == self->width)))
    return refuse (reader, line, place, _("The outer wall has a gap."));
  if (!lab_cheese_draft_has_cell (draft, cell) || !lab_cheese_draft_has_cell (draft, other))
    return refuse (reader, line, place, _("There must be a wall around a hole."));
  lab_cheese_draft_add_passage (draft, cell, other, weight);
  return TRUE;
}

/* Reads the upright walls of a row of cells, or the walls below it. */
static gboolean
read_walls (const Drawing         *self,
            const LabCheeseReader *reader,
            LabCheeseDraft        *draft,
            guint                  line)
{
  gboolean below = line % 2 == 0;
  guint n = self->width + (below ? 0 : 1);

  for (guint column = 0; column < n; column++)
    {
      guint start = column * self->pitch + (below ? self->gap : 0), weight;

      if (below && get_character (self, line, column * self->pitch) != '+')
        return refuse (reader, line, column * self->pitch, _("A corner “+” is missing."));
      if (!read_field (self, reader, line, start, below ? self->pitch - self->gap : self->gap,
                       &weight)
          || !add_passage (self, reader, draft, line, column, weight))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_length (const Drawing         *self,
              const LabCheeseReader *reader,
              guint                  line)
{
  return self->lengths[line] <= self->lengths[0]
         || refuse (reader, line, (guint) self->lengths[0],
                    _("This line is longer than the upper wall."));
}

static LabCheeseMaze *
read_lines (Drawing         *self,
            LabCheeseReader *reader,
            guint            n_lines)
{
  g_autoptr (LabCheeseDraft) draft = NULL;

  if (!measure (self, reader, n_lines))
    return NULL;
  draft = lab_cheese_draft_new (self->width, self->height);
  for (guint row = 0; row < self->height; row++)
    {
      for (guint column = 0; column < self->width; column++)
        {
          if (!read_cell (self, reader, draft, row, column))
            return NULL;
        }
    }
  for (guint line = 1; line < n_lines; line++)
    {
      if (!check_length (self, reader, line) || !read_walls (self, reader, draft, line))
        return NULL;
    }
  return lab_cheese_draft_finish (draft, reader->error);
}

/* Functions for other files */

/** lab_cheese_read_drawing: reads a drawing. */
LabCheeseMaze *
lab_cheese_read_drawing (LabCheeseReader *reader)
{
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (const char *));
  g_autoptr (GArray) lengths = g_array_new (FALSE, FALSE, sizeof (gsize));
  guint n_lines = split_lines (reader, lines, lengths);
  Drawing self = {
    .lines = (const char **) (gpointer) lines->data,
    .lengths = (gsize *) (gpointer) lengths->data,
  };

  return read_lines (&self, reader, n_lines);
}

/* Public functions */

/**
 * lab_cheese_maze_to_drawing:
 * @self: a maze
 *
 * Draws a maze with characters, which lab_cheese_maze_new_from_text() reads. The drawing does not
 * contain the order of the cells and of the neighbors.
 *
 * Returns: (transfer full): the drawing
 */
char *
lab_cheese_maze_to_drawing (const LabCheeseMaze *self)
{
  g_autoptr (GString) drawing = g_string_new (NULL);
  guint gap = 1;

  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->n_edges; i++)
    gap = MAX (gap, count_digits (self->edges[i].cost));
  for (guint row = 0; row < self->height; row++)
    {
      draw_walls (self, drawing, row, gap, MAX (gap, MIN_CELL_WIDTH));
      draw_row (self, drawing, row, gap, MAX (gap, MIN_CELL_WIDTH));
    }
  draw_walls (self, drawing, self->height, gap, MAX (gap, MIN_CELL_WIDTH));
  return g_string_free (g_steal_pointer (&drawing), FALSE);
}
