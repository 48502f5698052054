/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-columns.h"

#include <string.h>

#include "lab-text.h"

#define GAP 2

struct _LabColumns
{
  char *alignments;
  GPtrArray *cells;     /* (element-type utf8): the text of the cells, row by row */
};

/* Private helpers */

static void
append_blanks (GString *line,
               guint    n_blanks)
{
  for (; n_blanks > 0; n_blanks--)
    g_string_append_c (line, ' ');
}

/* Public functions */

/**
 * lab_columns_new:
 * @alignments: a letter for each column: `l` to align it on the left, `r` on the right
 *
 * Creates a table.
 *
 * Returns: (transfer full): a table without rows
 */
LabColumns *
lab_columns_new (const char *alignments)
{
  LabColumns *self = g_new0 (LabColumns, 1);

  self->alignments = g_strdup (alignments);
  self->cells = g_ptr_array_new_with_free_func (g_free);
  return self;
}

/** lab_columns_free: frees @self. */
void
lab_columns_free (LabColumns *self)
{
  g_free (self->alignments);
  g_ptr_array_unref (self->cells);
  g_free (self);
}

/**
 * lab_columns_add:
 * @self: a table
 * @text: the text of the next cell, on one line
 *
 * Appends a cell. A new row starts when all columns of the last one are filled.
 */
void
lab_columns_add (LabColumns *self,
                 const char *text)
{
  g_ptr_array_add (self->cells, g_strdup (text));
}

/**
 * lab_columns_take:
 * @self: a table
 * @text: (transfer full): the text of the next cell
 *
 * Does the same as lab_columns_add() and takes the text.
 */
void
lab_columns_take (LabColumns *self,
                  char       *text)
{
  g_ptr_array_add (self->cells, text);
}

/**
 * lab_columns_format:
 * @self: a table
 *
 * Writes the table as text.
 *
 * Returns: (transfer full): the rows of the table, one in each line, without spaces at their ends
 */
char *
lab_columns_format (LabColumns *self)
{
  guint n_columns = (guint) strlen (self->alignments);
  g_autofree guint *widths = g_new0 (guint, n_columns);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->cells->len; i++)
    widths[i % n_columns] = MAX (widths[i % n_columns],
                                 lab_text_measure (g_ptr_array_index (self->cells, i)));
  for (guint i = 0; i < self->cells->len; i++)
    {
      guint column = i % n_columns;
      const char *cell = g_ptr_array_index (self->cells, i);
      guint n_blanks = widths[column] - lab_text_measure (cell);

      append_blanks (text, column > 0 ? GAP : 0);
      append_blanks (text, self->alignments[column] == 'r' ? n_blanks : 0);
      g_string_append (text, cell);
      if (column + 1 < n_columns)
        append_blanks (text, self->alignments[column] == 'l' ? n_blanks : 0);
      else
        g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}
