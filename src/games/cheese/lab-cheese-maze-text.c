/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-maze-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lab-cheese-draft.h"

/* Where something is in a text, for error messages. Both numbers are from 1. */
typedef struct
{
  guint line;
  guint column;
} Spot;

/* A cell of a text. */
typedef struct
{
  guint cell;
  Spot  place;
} Key;

/* A neighbor of a cell of a text. */
typedef struct
{
  guint from;
  guint to;
  guint weight;
  Spot  place;
} Entry;

/* A place in a text, which need not end with a zero, and what it says about a maze.
 *
 * A width of 0 stands for the largest difference of two neighbors. @exact is whether the order of
 * the neighbors is that of the entries. Otherwise each passage is added to both of its cells when
 * the text first names it, as in the original. */
typedef struct
{
  const char *at;
  const char *end;
  const char *line_start;
  guint       line;         /* from 1 */
  GError    **error;

  guint    width;
  guint    height;
  GArray  *keys;            /* of Key */
  GArray  *entries;         /* of Entry */
  gboolean exact;
  guint    widest[2];       /* if the width was 0, the neighbors that decide it */

  /* Of a drawing: */
  const char **lines;
  gsize       *lengths;
  guint        gap;         /* the characters of a corner */
  guint        pitch;       /* and those of a cell in addition */
} Reader;

/* The longest text that is read, in bytes. The largest maze needs half of it. */
#define MAX_MB 128u
#define MAX_LENGTH ((gsize) MAX_MB * 1024 * 1024)

/* Returns where the reader is. */
static Spot
get_place (const Reader *self)
{
  return (Spot) {
    .line = self->line,
    .column = (guint) (self->at - self->line_start) + 1,
  };
}

/* Sets an error that names a place, and returns %FALSE. */
static gboolean G_GNUC_PRINTF (4, 5)
refuse_for (const Reader   *self,
            LabCheeseError  code,
            Spot            place,
            const char     *format,
            ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  return lab_refuse (self->error, LAB_CHEESE_ERROR, code,
                     /* Translators: the numbers are a line and a column of a text; %s is a whole
                      * sentence about what is wrong there. */
                     _("Line %u, column %u: %s"), place.line, place.column, message);
}

#define refuse(self, place, ...) \
  refuse_for (self, LAB_CHEESE_ERROR_SYNTAX, place, __VA_ARGS__)
#define refuse_here(self, ...) refuse (self, get_place (self), __VA_ARGS__)
#define refuse_maze(self, place, ...) \
  refuse_for (self, LAB_CHEESE_ERROR_MAZE, place, __VA_ARGS__)

/* Returns the next character; 0 at the end. */
static char
peek (const Reader *self)
{
  return self->at < self->end ? *self->at : '\0';
}

/* Skips a character. */
static void
skip (Reader *self)
{
  if (*self->at++ != '\n')
    return;
  self->line++;
  self->line_start = self->at;
}

/* Skips spaces and line ends. */
static void
skip_blanks (Reader *self)
{
  while (self->at < self->end && g_ascii_isspace (*self->at))
    skip (self);
}

/* Skips blanks and one character, if it is the expected one. */
static gboolean
take (Reader *self,
      char    expected)
{
  skip_blanks (self);
  if (peek (self) != expected)
    return FALSE;
  skip (self);
  return TRUE;
}

/* Skips blanks and reads a whole number, which may have a sign, or sets an error. Numbers that are
 * negative or too large for any use become %G_MAXUINT64, which every check of a range refuses. */
static gboolean
take_number (Reader  *self,
             guint64 *number)
{
  gboolean negative;
  Spot place;

  skip_blanks (self);
  place = get_place (self);
  negative = take (self, '-');
  if (!g_ascii_isdigit (peek (self)))
    return refuse (self, place, _("This is not a whole number."));
  *number = 0;
  for (; g_ascii_isdigit (peek (self)); skip (self))
    {
      if (*number < G_MAXUINT32)
        *number = *number * 10 + (guint64) (*self->at - '0');
    }
  if (peek (self) == '.')
    return refuse (self, place, _("This is not a whole number."));
  if (*number >= G_MAXUINT32 || (negative && *number > 0))
    *number = G_MAXUINT64;
  return TRUE;
}

/* Reads the number of a cell, or sets an error. */
static gboolean
take_cell (Reader *self,
           guint  *cell)
{
  Spot place;
  guint64 number = 0;

  skip_blanks (self);
  place = get_place (self);
  if (!take_number (self, &number))
    return FALSE;
  *cell = (guint) number;
  return number < LAB_CHEESE_MAX_CELLS
         || refuse (self, place, _("The number of a cell must be from 0 to %u."),
                    LAB_CHEESE_MAX_CELLS - 1);
}

/* Makes a maze from what a text says, and checks all of it. */

/* Finds the size of the maze, and between which cells the difference is largest. */
static void
measure (Reader *self)
{
  guint last = 0, width = 0;

  for (guint i = 0; i < self->keys->len; i++)
    last = MAX (last, g_array_index (self->keys, Key, i).cell);
  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = &g_array_index (self->entries, Entry, i);
      guint difference = entry->from > entry->to ? entry->from - entry->to
                         : entry->to - entry->from;

      last = MAX (last, entry->to);
      if (difference <= width)
        continue;
      width = difference;
      self->widest[0] = entry->from;
      self->widest[1] = entry->to;
    }
  self->width = MAX (width, 1);
  self->height = last / self->width + 1;
}

static gboolean
check_keys (const Reader   *self,
            LabCheeseDraft *draft)
{
  guint n_places = draft->width * draft->height;

  for (guint i = 0; i < self->keys->len; i++)
    {
      const Key *key = &g_array_index (self->keys, Key, i);

      if (key->cell >= n_places)
        return refuse_maze (self, key->place,
                            _("The cell %u is outside of the maze, whose last cell is %u."),
                            key->cell, n_places - 1);
      if (lab_cheese_draft_has_cell (draft, key->cell))
        return refuse_maze (self, key->place,
                            _("The cell %u is listed a second time. Remove one of them."),
                            key->cell);
      lab_cheese_draft_add_cell (draft, key->cell);
    }
  return TRUE;
}

static gboolean
check_entry (const Reader         *self,
             const LabCheeseDraft *draft,
             const Entry          *entry)
{
  guint from = entry->from, to = entry->to;

  if (from == to)
    return refuse_maze (self, entry->place, _("The cell %u cannot be its own neighbor."), from);
  if (!lab_cheese_draft_has_cell (draft, to))
    return refuse_maze (self, entry->place,
                        _("The cell %u has the neighbor %u, which is not listed as a cell."),
                        from, to);
  if (lab_cheese_draft_get_weight (draft, from, to) != 0)
    return refuse_maze (self, entry->place,
                        _("The cell %u has the neighbor %u a second time. Remove one of them."),
                        from, to);
  if (lab_cheese_draft_are_adjacent (draft, from, to))
    return TRUE;
  if (self->widest[0] == self->widest[1])
    return refuse_maze (self, entry->place,
                        _("The cells %u and %u are not adjacent in a maze of %u columns."),
                        from, to, self->width);
  return refuse_maze (self, entry->place,
                      _("The cells %u and %u are not adjacent. The maze has %u columns, "
                        "because that is the largest difference of two neighbors: %u and %u."),
                      from, to, self->width, self->widest[0], self->widest[1]);
}

static gboolean
check_entries (const Reader   *self,
               LabCheeseDraft *draft)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = &g_array_index (self->entries, Entry, i);

      if (!check_entry (self, draft, entry))
        return FALSE;
      lab_cheese_draft_append_edge (draft, entry->from, entry->to, entry->weight);
    }
  return TRUE;
}

static gboolean
check_symmetry (const Reader         *self,
                const LabCheeseDraft *draft)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = &g_array_index (self->entries, Entry, i);
      guint from = entry->from, to = entry->to;
      guint back = lab_cheese_draft_get_weight (draft, to, from);

      if (back == 0)
        return refuse_maze (self, entry->place,
                            _("The cell %u has the neighbor %u, but %u does not have the "
                              "neighbor %u. List both or none."), from, to, to, from);
      if (back != entry->weight)
        return refuse_maze (self, entry->place,
                            _("From %u to %u the weight is %u, but from %u to %u it is %u. "
                              "Both must be the same."), from, to, entry->weight, to, from, back);
    }
  return TRUE;
}

static gboolean
check_neighbors (const Reader         *self,
                 const LabCheeseDraft *draft)
{
  if (self->keys->len < 2)
    return lab_refuse (self->error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_MAZE,
                       _("A maze needs at least 2 cells. Add a cell."));
  for (guint i = 0; i < self->keys->len; i++)
    {
      const Key *key = &g_array_index (self->keys, Key, i);

      if (lab_cheese_draft_count_neighbors (draft, key->cell) == 0)
        return refuse_maze (self, key->place,
                            _("The cell %u has no neighbor. Give it one, or leave it out."),
                            key->cell);
    }
  return TRUE;
}

/* Adds each passage to both cells when it is first named. */
static LabCheeseMaze *
build_in_order (const Reader *self)
{
  g_autoptr (LabCheeseDraft) draft = lab_cheese_draft_new (self->width, self->height);

  for (guint i = 0; i < self->keys->len; i++)
    lab_cheese_draft_add_cell (draft, g_array_index (self->keys, Key, i).cell);
  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = &g_array_index (self->entries, Entry, i);

      lab_cheese_draft_add_passage (draft, entry->from, entry->to, entry->weight);
    }
  return lab_cheese_draft_finish (draft, self->error);
}

/* Adds a neighbor, if its weight is allowed and there are not too many. */
static gboolean
add_entry (Reader  *self,
           guint    from,
           guint    to,
           guint64  weight,
           Spot     place)
{
  Entry entry = { .from = from, .to = to, .weight = (guint) weight, .place = place };

  if (weight < 1 || weight > LAB_CHEESE_MAX_WEIGHT)
    return refuse (self, place,
                   _("The weight from %u to %u must be a whole number from 1 to %u."), from, to,
                   LAB_CHEESE_MAX_WEIGHT);
  if (self->entries->len >= 4 * LAB_CHEESE_MAX_CELLS)
    return refuse (self, place, _("The maze is too large."));
  g_array_append_val (self->entries, entry);
  return TRUE;
}

/* Makes a maze from entries, if they are valid. */
static LabCheeseMaze *
build (Reader *self)
{
  g_autoptr (LabCheeseDraft) draft = NULL;

  if (self->width == 0)
    measure (self);
  if ((guint64) self->width * self->height > LAB_CHEESE_MAX_CELLS
      && !lab_refuse (self->error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_MAZE,
                      /* Translators: the first numbers are a width and a height. */
                      _("A maze cannot have %u x %u cells. It has at most %u cells."),
                      self->width, self->height, LAB_CHEESE_MAX_CELLS))
    return NULL;
  draft = lab_cheese_draft_new (self->width, self->height);
  if (!check_keys (self, draft) || !check_entries (self, draft) || !check_symmetry (self, draft)
      || !check_neighbors (self, draft))
    return NULL;
  return self->exact ? lab_cheese_draft_finish (draft, self->error) : build_in_order (self);
}

/* Reads mazes that list cells and their neighbors: the map of the original, its matrix, and the
 * listing of this program.
 *
 *   {0: {1: 1, 15: 4}, 1: {0: 1}, 15: {0: 4}}
 *
 *   0 1 4
 *   1 0 0
 *   4 0 0
 *
 *   labyrinthe-cheese-maze 1
 *   size 15 13
 *   0: 1 15*4
 *   1: 0
 *   15: 0*4
 */

#define TITLE "labyrinthe-cheese-maze 1"

static gboolean
add_key (Reader *self,
         Spot    place,
         guint   cell)
{
  Key key = { .cell = cell, .place = place };

  if (self->keys->len >= LAB_CHEESE_MAX_CELLS)
    return refuse (self, place, _("The maze is too large."));
  g_array_append_val (self->keys, key);
  return TRUE;
}

/* Reads a cell before a colon; JSON has quotation marks around it. */
static gboolean
take_map_cell (Reader *self,
               Spot   *place,
               guint  *cell)
{
  char quote = '\0';

  skip_blanks (self);
  *place = get_place (self);
  if (peek (self) == '"' || peek (self) == '\'')
    {
      quote = peek (self);
      skip (self);
    }
  if (!take_cell (self, cell))
    return FALSE;
  if (quote != '\0' && !take (self, quote))
    return refuse_here (self, _("A quotation mark is missing after the number."));
  if (!take (self, ':'))
    return refuse_here (self, _("A colon is missing after the number."));
  return TRUE;
}

/* Reads what comes after an item of a map: a comma, or the end. */
static gboolean
take_map_end (Reader   *self,
              gboolean *ended)
{
  gboolean comma = take (self, ',');

  *ended = take (self, '}');
  if (comma || *ended)
    return TRUE;
  return refuse_here (self, _("A comma or a closing brace is missing."));
}

static gboolean
take_map_neighbors (Reader *self,
                    guint   from)
{
  gboolean ended;

  if (!take (self, '{'))
    return refuse_here (self, _("An opening brace is missing before the neighbors."));
  ended = take (self, '}');
  while (!ended)
    {
      Spot place;
      guint64 weight;
      guint to;

      if (!take_map_cell (self, &place, &to) || !take_number (self, &weight)
          || !add_entry (self, from, to, weight, place)
          || !take_map_end (self, &ended))
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_matrix_blank (char c)
{
  return c == ' ' || c == '\t' || c == '\r' || c == ',' || c == '[' || c == ']';
}

/* Reads one row of a matrix, which ends with a line or with a bracket. */
static gboolean
take_matrix_row (Reader *self,
                 guint   row,
                 guint  *n_columns)
{
  gboolean ended = FALSE;

  *n_columns = 0;
  while (self->at < self->end && *self->at != '\n' && !ended)
    {
      Spot place = get_place (self);
      guint64 weight;

      if (is_matrix_blank (*self->at))
        {
          ended = *self->at == ']' && *n_columns > 0;
          skip (self);
          continue;
        }
      if (*n_columns >= LAB_CHEESE_MAX_CELLS)
        return refuse (self, place, _("The maze is too large."));
      if (!take_number (self, &weight) || (weight != 0
              && !add_entry (self, row, *n_columns, weight, place)))
        return FALSE;
      (*n_columns)++;
    }
  if (!ended && self->at < self->end)
    skip (self);
  return TRUE;
}

static gboolean
take_listing_neighbors (Reader *self,
                        guint   from)
{
  for (;;)
    {
      Spot place;
      guint64 weight = 1;
      guint to;

      while (peek (self) == ' ' || peek (self) == '\r')
        skip (self);
      if (self->at == self->end || *self->at == '\n')
        return TRUE;
      place = get_place (self);
      if (!take_cell (self, &to))
        return FALSE;
      if (peek (self) == '*')
        {
          skip (self);
          if (!take_number (self, &weight))
            return FALSE;
        }
      if (!add_entry (self, from, to, weight, place))
        return FALSE;
    }
}

static gboolean
take_word (Reader     *self,
           const char *word)
{
  skip_blanks (self);
  if ((gsize) (self->end - self->at) < strlen (word)
      || strncmp (self->at, word, strlen (word)) != 0)
    return FALSE;
  self->at += strlen (word);
  return TRUE;
}

static gboolean
take_size (Reader *self)
{
  Spot place = get_place (self);
  guint64 width, height;

  if (!take_word (self, "size"))
    return refuse_here (self, _("The size is missing, for example “size 15 13”."));
  if (!take_number (self, &width) || !take_number (self, &height))
    return FALSE;
  if (width < 1 || height < 1 || width > LAB_CHEESE_MAX_CELLS || height > LAB_CHEESE_MAX_CELLS)
    return refuse (self, place, _("There is no maze of such a size."));
  self->width = (guint) width;
  self->height = (guint) height;
  return TRUE;
}

/* Reads the map of the original, as Python and JSON write it. */
static gboolean
read_map (Reader *self)
{
  gboolean ended;

  take (self, '{');
  ended = take (self, '}');
  while (!ended)
    {
      Spot place;
      guint cell;

      if (!take_map_cell (self, &place, &cell) || !add_key (self, place, cell)
          || !take_map_neighbors (self, cell) || !take_map_end (self, &ended))
        return FALSE;
    }
  skip_blanks (self);
  return self->at == self->end
         || refuse_here (self, _("Nothing can come after the last brace."));
}

/* Reads a matrix, with or without brackets. Cells without neighbors are
 * holes. */
static gboolean
read_matrix (Reader *self)
{
  guint row = 0, n_expected = 0;
  Spot place = { 1, 1 };

  while (self->at < self->end)
    {
      guint n_columns, n_entries = self->entries->len;

      place = get_place (self);
      if (!take_matrix_row (self, row, &n_columns))
        return FALSE;
      if (n_columns == 0)
        continue;
      n_expected = row == 0 ? n_columns : n_expected;
      if (n_columns != n_expected || row >= n_expected)
        return refuse (self, place,
                       /* Translators: a matrix is a table of numbers. */
                       _("The matrix is not square: row %u has %u numbers, and the first row has "
                         "%u."), row + 1, n_columns, n_expected);
      if (self->entries->len > n_entries && !add_key (self, place, row))
        return FALSE;
      row++;
    }
  if (row == n_expected)
    return TRUE;
  return refuse (self, place, _("The matrix is not square: it has fewer rows than columns."));
}

/* Reads what lab_cheese_maze_to_text() writes. */
static gboolean
read_listing (Reader *self)
{
  self->exact = TRUE;
  if (!take_word (self, TITLE) || !g_ascii_isspace (peek (self)))
    return refuse_here (self, _("The first line must be “labyrinthe-cheese-maze 1”. A newer "
                                  "version of this program may be needed."));
  if (!take_size (self))
    return FALSE;
  skip_blanks (self);
  while (self->at < self->end)
    {
      Spot place = get_place (self);
      guint cell;

      if (!take_cell (self, &cell) || !add_key (self, place, cell))
        return FALSE;
      if (!take (self, ':'))
        return refuse_here (self, _("A colon is missing after the number."));
      if (!take_listing_neighbors (self, cell))
        return FALSE;
      skip_blanks (self);
    }
  return TRUE;
}

/* Reads drawings:
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

#define refuse_at(self, line_number, column_number, ...) \
  refuse (self, ((Spot) { (self)->line + (line_number), (column_number) + 1 }), __VA_ARGS__)

/* Splits a text into lines. Blanks and empty lines at the end do not count. */
static guint
split_lines (Reader *self,
             GArray *lines,
             GArray *lengths)
{
  guint n = 0;

  while (self->at < self->end)
    {
      const char *start = self->at;
      const char *stop = memchr (start, '\n', (gsize) (self->end - start));
      gsize length;

      stop = stop != NULL ? stop : self->end;
      self->at = stop < self->end ? stop + 1 : stop;
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
measure_drawing (Reader *self,
                 guint   n_lines)
{
  const char *line = self->lines[0];
  guint length = (guint) MIN (self->lengths[0], G_MAXUINT), last = length;
  const char *second = length > 1 ? memchr (line + 1, '+', length - 1) : NULL;

  if (second == NULL)
    return refuse_at (self, 0, 0, _("The upper wall is missing, for example “+---+---+”."));
  while (line[last - 1] != '+')
    last--;
  self->gap = length - last + 1;
  self->pitch = (guint) (second - line);
  if (self->pitch < self->gap + MIN_CELL_WIDTH || (last - 1) % self->pitch != 0)
    return refuse_at (self, 0, 0,
                      _("The corners of the upper wall must have the same distance, and each cell "
                        "must have at least 3 columns."));
  self->width = (last - 1) / self->pitch;
  self->height = (n_lines - 1) / 2;
  if (n_lines % 2 == 0 || n_lines < 3)
    return refuse_at (self, n_lines - 1, 0, _("The lower wall is missing."));
  if ((guint64) self->width * self->height > LAB_CHEESE_MAX_CELLS)
    return refuse_at (self, 0, 0, _("The maze is too large."));
  return TRUE;
}

static char
get_character (const Reader *self,
               guint         line,
               guint         column)
{
  return column < self->lengths[line] ? self->lines[line][column] : ' ';
}

/* Reads a field between two cells: a wall, nothing, or a weight. */
static gboolean
read_field (const Reader *self,
            guint         line,
            guint         column,
            guint         width,
            guint        *weight)
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
        return refuse_at (self, line, column + i, _("Only a wall, a number, or a blank can be "
                                                      "here."));
    }
  if (n_walls > 0 && n_digits == 0)
    return n_walls == (line % 2 == 0 ? width : 1)
           || refuse_at (self, line, column, _("The wall has a gap."));
  if (n_digits == 0)
    *weight = 1;
  else if (n_walls > 0 || *weight < 1 || *weight > LAB_CHEESE_MAX_WEIGHT)
    return refuse_at (self, line, column, _("This is not a valid weight."));
  return TRUE;
}

static gboolean
read_cell (const Reader   *self,
           LabCheeseDraft *draft,
           guint           row,
           guint           column)
{
  guint line = row * 2 + 1, start = column * self->pitch + self->gap, n_holes = 0;
  guint width = self->pitch - self->gap;

  for (guint i = 0; i < width; i++)
    {
      char c = get_character (self, line, start + i);

      if (c != ' ' && c != HOLE)
        return refuse_at (self, line, start + i, _("Only a blank or # can be in a cell."));
      n_holes += c == HOLE ? 1 : 0;
    }
  if (n_holes == 0)
    lab_cheese_draft_add_cell (draft, row * self->width + column);
  else if (n_holes != width)
    return refuse_at (self, line, start, _("A hole must be filled with #."));
  return TRUE;
}

/* Adds the passage that a field describes. */
static gboolean
add_passage (const Reader   *self,
             LabCheeseDraft *draft,
             guint           line,
             guint           column,
             guint           weight)
{
  guint row = (line - 1) / 2, place = column * self->pitch + (line % 2 == 0 ? self->gap : 0);
  guint cell = row * self->width + column;
  guint other = line % 2 == 0 ? cell + self->width : cell - 1;

  if (weight == 0)
    return TRUE;
  if ((line % 2 == 0 && row + 1 == self->height)
      || (line % 2 != 0 && (column == 0 || column == self->width)))
    return refuse_at (self, line, place, _("The outer wall has a gap."));
  if (!lab_cheese_draft_has_cell (draft, cell) || !lab_cheese_draft_has_cell (draft, other))
    return refuse_at (self, line, place, _("There must be a wall around a hole."));
  lab_cheese_draft_add_passage (draft, cell, other, weight);
  return TRUE;
}

/* Reads the upright walls of a row of cells, or the walls below it. */
static gboolean
read_walls (const Reader   *self,
            LabCheeseDraft *draft,
            guint           line)
{
  gboolean below = line % 2 == 0;
  guint n = self->width + (below ? 0 : 1);

  for (guint column = 0; column < n; column++)
    {
      guint start = column * self->pitch + (below ? self->gap : 0), weight;

      if (below && get_character (self, line, column * self->pitch) != '+')
        return refuse_at (self, line, column * self->pitch, _("A corner “+” is missing."));
      if (!read_field (self, line, start, below ? self->pitch - self->gap : self->gap,
                       &weight) || !add_passage (self, draft, line, column, weight))
        return FALSE;
    }
  return TRUE;
}

static LabCheeseMaze *
read_drawing (Reader *self)
{
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (const char *));
  g_autoptr (GArray) lengths = g_array_new (FALSE, FALSE, sizeof (gsize));
  g_autoptr (LabCheeseDraft) draft = NULL;
  guint n_lines = split_lines (self, lines, lengths);

  self->lines = (const char **) (gpointer) lines->data;
  self->lengths = (gsize *) (gpointer) lengths->data;
  if (!measure_drawing (self, n_lines))
    return NULL;
  draft = lab_cheese_draft_new (self->width, self->height);
  for (guint row = 0; row < self->height; row++)
    {
      for (guint column = 0; column < self->width; column++)
        {
          if (!read_cell (self, draft, row, column))
            return NULL;
        }
    }
  for (guint line = 1; line < n_lines; line++)
    {
      if ((self->lengths[line] > self->lengths[0]
           && !refuse_at (self, line, (guint) self->lengths[0],
                          _("This line is longer than the upper wall.")))
          || !read_walls (self, draft, line))
        return NULL;
    }
  return lab_cheese_draft_finish (draft, self->error);
}

static LabCheeseMaze *
read_entries (Reader   *self,
              gboolean (*read) (Reader *self))
{
  g_autoptr (GArray) keys = g_array_new (FALSE, FALSE, sizeof (Key));
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (Entry));

  self->keys = keys;
  self->entries = entries;
  return read (self) ? build (self) : NULL;
}

/* Reads a text in the form that its first character tells. */
static LabCheeseMaze *
read_form (Reader *self)
{
  char first = peek (self);

  if (first == '{')
    return read_entries (self, read_map);
  if (first == '[' || first == '-' || g_ascii_isdigit (first))
    return read_entries (self, read_matrix);
  if (first == 'l')
    return read_entries (self, read_listing);
  if (first == '+')
    return read_drawing (self);
  refuse_here (self, _("This is not a maze. Write a map such as “{0: {1: 1}, 1: {0: 1}}”, a "
                       "matrix, or a drawing."));
  return NULL;
}

/**
 * lab_cheese_maze_new_from_text:
 * @text: a text
 * @length: its length in bytes; -1 if it ends with a zero
 * @error: return location for a #LabCheeseError
 *
 * Reads a maze in any of four forms: the map of the original, {cell: {neighbor: weight}}, as Python
 * or JSON writes it; a symmetric square matrix of weights, with 0 for a wall; what
 * lab_cheese_maze_to_text() writes; and a drawing.
 *
 * A map and a matrix do not say the size of the maze. As in the original, the width is the largest
 * difference of two neighbors. The maze need not be connected.
 *
 * Returns: (transfer full) (nullable): the maze
 */
LabCheeseMaze *
lab_cheese_maze_new_from_text (const char  *text,
                               gssize       length,
                               GError     **error)
{
  Reader reader = { .at = text, .line_start = text, .line = 1, .error = error };
  gsize n;

  g_return_val_if_fail (text != NULL, NULL);

  n = length < 0 ? strlen (text) : (gsize) length;
  if (n > MAX_LENGTH && !lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_SYNTAX,
                                     /* Translators: %u is a number of megabytes. */
                                     _("The maze is too large. Its text can have at most %u MB."),
                                     MAX_MB))
    return NULL;
  reader.end = text + n;
  if (n > 0 && text[0] != '+')
    skip_blanks (&reader);
  /* A drawing may come after empty lines, but not after blanks in its own first line. */
  if (reader.at < reader.end && *reader.at == '+' && reader.at != reader.line_start
      && !refuse_here (&reader, _("A drawing must begin in the first column.")))
    return NULL;
  return read_form (&reader);
}

/**
 * lab_cheese_maze_to_text:
 * @self: a maze
 *
 * Writes everything about a maze, with the order of its cells and neighbors: a line for each cell.
 *
 * Returns: (transfer full): the text
 */
char *
lab_cheese_maze_to_text (const LabCheeseMaze *self)
{
  g_autoptr (GString) text = g_string_new (TITLE "\n");

  g_return_val_if_fail (self != NULL, NULL);

  g_string_append_printf (text, "size %u %u\n", self->width, self->height);
  for (guint i = 0; i < self->n_cells; i++)
    {
      guint n_neighbors;
      const LabEdge *edges = lab_cheese_maze_get_neighbors (self, self->cells[i], &n_neighbors);

      g_string_append_printf (text, "%u:", self->cells[i]);
      for (guint j = 0; j < n_neighbors; j++)
        {
          g_string_append_printf (text, " %u", edges[j].node);
          if (edges[j].cost > 1)
            g_string_append_printf (text, "*%u", edges[j].cost);
        }
      g_string_append_c (text, '\n');
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
