/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-maze-text-private.h"

#include <string.h>

#include <glib/gi18n.h>

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

/* Private helpers */

static gboolean
refuse_here (LabCheeseReader *reader,
             const char      *message)
{
  return lab_cheese_reader_refuse (reader, lab_cheese_reader_get_place (reader), message);
}

static gboolean
add_key (LabCheeseEntries *entries,
         LabCheeseReader  *reader,
         LabCheesePlace    place,
         guint             cell)
{
  LabCheeseKey key = { .cell = cell, .place = place };

  if (entries->keys->len >= LAB_CHEESE_MAX_CELLS)
    return lab_cheese_reader_refuse (reader, place, _("The maze is too large."));
  g_array_append_val (entries->keys, key);
  return TRUE;
}

/* Reads a cell before a colon; JSON has quotation marks around it. */
static gboolean
take_map_cell (LabCheeseReader *reader,
               LabCheesePlace  *place,
               guint           *cell)
{
  char quote = '\0';

  lab_cheese_reader_skip_blanks (reader);
  *place = lab_cheese_reader_get_place (reader);
  if (lab_cheese_reader_peek (reader) == '"' || lab_cheese_reader_peek (reader) == '\'')
    {
      quote = lab_cheese_reader_peek (reader);
      lab_cheese_reader_skip (reader);
    }
  if (!lab_cheese_reader_take_cell (reader, cell))
    return FALSE;
  if (quote != '\0' && !lab_cheese_reader_take (reader, quote))
    return refuse_here (reader, _("A quotation mark is missing after the number."));
  if (!lab_cheese_reader_take (reader, ':'))
    return refuse_here (reader, _("A colon is missing after the number."));
  return TRUE;
}

/* Reads what comes after an item of a map: a comma, or the end. */
static gboolean
take_map_end (LabCheeseReader *reader,
              gboolean        *ended)
{
  gboolean comma = lab_cheese_reader_take (reader, ',');

  *ended = lab_cheese_reader_take (reader, '}');
  if (comma || *ended)
    return TRUE;
  return refuse_here (reader, _("A comma or a closing brace is missing."));
}

static gboolean
take_map_neighbors (LabCheeseReader  *reader,
                    LabCheeseEntries *entries,
                    guint             from)
{
  gboolean ended;

  if (!lab_cheese_reader_take (reader, '{'))
    return refuse_here (reader, _("An opening brace is missing before the neighbors."));
  ended = lab_cheese_reader_take (reader, '}');
  while (!ended)
    {
      LabCheesePlace place;
      guint64 weight;
      guint to;

      if (!take_map_cell (reader, &place, &to) || !lab_cheese_reader_take_number (reader, &weight)
          || !lab_cheese_entries_add (entries, reader, from, to, weight, place)
          || !take_map_end (reader, &ended))
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
take_matrix_row (LabCheeseReader  *reader,
                 LabCheeseEntries *entries,
                 guint             row,
                 guint            *n_columns)
{
  gboolean ended = FALSE;

  *n_columns = 0;
  while (reader->at < reader->end && *reader->at != '\n' && !ended)
    {
      LabCheesePlace place = lab_cheese_reader_get_place (reader);
      guint64 weight;

      if (is_matrix_blank (*reader->at))
        {
          ended = *reader->at == ']' && *n_columns > 0;
          lab_cheese_reader_skip (reader);
          continue;
        }
      if (*n_columns >= LAB_CHEESE_MAX_CELLS)
        return lab_cheese_reader_refuse (reader, place, _("The maze is too large."));
      if (!lab_cheese_reader_take_number (reader, &weight)
          || (weight != 0
              && !lab_cheese_entries_add (entries, reader, row, *n_columns, weight, place)))
        return FALSE;
      (*n_columns)++;
    }
  if (!ended && reader->at < reader->end)
    lab_cheese_reader_skip (reader);
  return TRUE;
}

static gboolean
check_matrix_row (LabCheeseReader *reader,
                  LabCheesePlace   place,
                  guint            row,
                  guint            n_columns,
                  guint            n_expected)
{
  g_autofree char *message = NULL;

  if (n_columns == n_expected && row < n_expected)
    return TRUE;
  /* Translators: a matrix is a table of numbers. */
  message = g_strdup_printf (_("The matrix is not square: row %u has %u numbers, and the first row "
                               "has %u."),
                             row + 1, n_columns, n_expected);
  return lab_cheese_reader_refuse (reader, place, message);
}

static gboolean
take_listing_neighbors (LabCheeseReader  *reader,
                        LabCheeseEntries *entries,
                        guint             from)
{
  for (;;)
    {
      LabCheesePlace place;
      guint64 weight = 1;
      guint to;

      while (lab_cheese_reader_peek (reader) == ' ' || lab_cheese_reader_peek (reader) == '\r')
        lab_cheese_reader_skip (reader);
      if (reader->at == reader->end || *reader->at == '\n')
        return TRUE;
      place = lab_cheese_reader_get_place (reader);
      if (!lab_cheese_reader_take_cell (reader, &to))
        return FALSE;
      if (lab_cheese_reader_peek (reader) == '*')
        {
          lab_cheese_reader_skip (reader);
          if (!lab_cheese_reader_take_number (reader, &weight))
            return FALSE;
        }
      if (!lab_cheese_entries_add (entries, reader, from, to, weight, place))
        return FALSE;
    }
}

static gboolean
take_word (LabCheeseReader *reader,
           const char      *word)
{
  lab_cheese_reader_skip_blanks (reader);
  if ((gsize) (reader->end - reader->at) < strlen (word)
      || strncmp (reader->at, word, strlen (word)) != 0)
    return FALSE;
  reader->at += strlen (word);
  return TRUE;
}

static gboolean
take_size (LabCheeseReader  *reader,
           LabCheeseEntries *entries)
{
  LabCheesePlace place = lab_cheese_reader_get_place (reader);
  guint64 width, height;

  if (!take_word (reader, "size"))
    return refuse_here (reader, _("The size is missing, for example “size 15 13”."));
  if (!lab_cheese_reader_take_number (reader, &width)
      || !lab_cheese_reader_take_number (reader, &height))
    return FALSE;
  if (width < 1 || height < 1 || width > LAB_CHEESE_MAX_CELLS || height > LAB_CHEESE_MAX_CELLS)
    return lab_cheese_reader_refuse (reader, place, _("There is no maze of such a size."));
  entries->width = (guint) width;
  entries->height = (guint) height;
  return TRUE;
}

/* Functions for other files */

/** lab_cheese_read_map: reads the map of the original, as Python and JSON write it. */
gboolean
lab_cheese_read_map (LabCheeseReader  *reader,
                     LabCheeseEntries *entries)
{
  gboolean ended;

  lab_cheese_reader_take (reader, '{');
  ended = lab_cheese_reader_take (reader, '}');
  while (!ended)
    {
      LabCheesePlace place;
      guint cell;

      if (!take_map_cell (reader, &place, &cell) || !add_key (entries, reader, place, cell)
          || !take_map_neighbors (reader, entries, cell) || !take_map_end (reader, &ended))
        return FALSE;
    }
  lab_cheese_reader_skip_blanks (reader);
  return reader->at == reader->end
         || refuse_here (reader, _("Nothing can come after the last brace."));
}

/** lab_cheese_read_matrix: reads a matrix, with or without brackets. Cells without neighbors are
 * holes. */
gboolean
lab_cheese_read_matrix (LabCheeseReader  *reader,
                        LabCheeseEntries *entries)
{
  guint row = 0, n_expected = 0;
  LabCheesePlace place = { 1, 1 };

  while (reader->at < reader->end)
    {
      guint n_columns, n_entries = entries->entries->len;

      place = lab_cheese_reader_get_place (reader);
      if (!take_matrix_row (reader, entries, row, &n_columns))
        return FALSE;
      if (n_columns == 0)
        continue;
      n_expected = row == 0 ? n_columns : n_expected;
      if (!check_matrix_row (reader, place, row, n_columns, n_expected)
          || (entries->entries->len > n_entries && !add_key (entries, reader, place, row)))
        return FALSE;
      row++;
    }
  if (row == n_expected)
    return TRUE;
  return lab_cheese_reader_refuse (reader, place,
                                   _("The matrix is not square: it has fewer rows than columns."));
}

/** lab_cheese_read_listing: reads what lab_cheese_maze_to_text() writes. */
gboolean
lab_cheese_read_listing (LabCheeseReader  *reader,
                         LabCheeseEntries *entries)
{
  entries->exact = TRUE;
  if (!take_word (reader, TITLE) || !g_ascii_isspace (lab_cheese_reader_peek (reader)))
    return refuse_here (reader, _("The first line must be “labyrinthe-cheese-maze 1”. A newer "
                                  "version of this program may be needed."));
  if (!take_size (reader, entries))
    return FALSE;
  lab_cheese_reader_skip_blanks (reader);
  while (reader->at < reader->end)
    {
      LabCheesePlace place = lab_cheese_reader_get_place (reader);
      guint cell;

      if (!lab_cheese_reader_take_cell (reader, &cell) || !add_key (entries, reader, place, cell))
        return FALSE;
      if (!lab_cheese_reader_take (reader, ':'))
        return refuse_here (reader, _("A colon is missing after the number."));
      if (!take_listing_neighbors (reader, entries, cell))
        return FALSE;
      lab_cheese_reader_skip_blanks (reader);
    }
  return TRUE;
}
