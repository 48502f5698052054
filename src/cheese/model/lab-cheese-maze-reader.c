/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-maze-text-private.h"

#include <glib/gi18n.h>

/* Public functions */

/** lab_cheese_reader_get_place: returns where the reader is. */
LabCheesePlace
lab_cheese_reader_get_place (const LabCheeseReader *self)
{
  return (LabCheesePlace) {
    .line = self->line,
    .column = (guint) (self->at - self->line_start) + 1,
  };
}

/** lab_cheese_reader_refuse: sets an error that names a place, and returns %FALSE. */
gboolean
lab_cheese_reader_refuse (const LabCheeseReader *self,
                          LabCheesePlace         place,
                          const char            *message)
{
  return lab_refuse (self->error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_SYNTAX,
                     /* Translators: the numbers are a line and a column of a text; %s is a whole
                      * sentence about what is wrong there. */
                     _("Line %u, column %u: %s"), place.line, place.column, message);
}

/** lab_cheese_reader_peek: returns the next character; 0 at the end. */
char
lab_cheese_reader_peek (const LabCheeseReader *self)
{
  if (self->at >= self->end)
    return '\0';
  return *self->at;
}

/** lab_cheese_reader_skip: skips a character. */
void
lab_cheese_reader_skip (LabCheeseReader *self)
{
  if (*self->at++ != '\n')
    return;
  self->line++;
  self->line_start = self->at;
}

/** lab_cheese_reader_skip_blanks: skips spaces and line ends. */
void
lab_cheese_reader_skip_blanks (LabCheeseReader *self)
{
  while (self->at < self->end && g_ascii_isspace (*self->at))
    lab_cheese_reader_skip (self);
}

/** lab_cheese_reader_take: skips blanks and one character, if it is the expected one. */
gboolean
lab_cheese_reader_take (LabCheeseReader *self,
                        char             expected)
{
  lab_cheese_reader_skip_blanks (self);
  if (lab_cheese_reader_peek (self) != expected)
    return FALSE;
  lab_cheese_reader_skip (self);
  return TRUE;
}

/**
 * lab_cheese_reader_take_number:
 * @self: a reader
 * @number: (out): the number
 *
 * Skips blanks and reads a whole number, which may have a sign. Numbers that are negative or too
 * large for any use become %G_MAXUINT64, which every check of a range refuses.
 *
 * Returns: whether there is a number; otherwise an error is set
 */
gboolean
lab_cheese_reader_take_number (LabCheeseReader *self,
                               guint64         *number)
{
  gboolean negative;
  LabCheesePlace place;

  lab_cheese_reader_skip_blanks (self);
  place = lab_cheese_reader_get_place (self);
  negative = lab_cheese_reader_take (self, '-');
  if (!g_ascii_isdigit (lab_cheese_reader_peek (self)))
    return lab_cheese_reader_refuse (self, place, _("This is not a whole number."));
  *number = 0;
  for (; g_ascii_isdigit (lab_cheese_reader_peek (self)); lab_cheese_reader_skip (self))
    {
      if (*number < G_MAXUINT32)
        *number = *number * 10 + (guint64) (*self->at - '0');
    }
  if (lab_cheese_reader_peek (self) == '.')
    return lab_cheese_reader_refuse (self, place, _("This is not a whole number."));
  if (*number >= G_MAXUINT32 || (negative && *number > 0))
    *number = G_MAXUINT64;
  return TRUE;
}

/** lab_cheese_reader_take_cell: reads the number of a cell, or sets an error. */
gboolean
lab_cheese_reader_take_cell (LabCheeseReader *self,
                             guint           *cell)
{
  g_autofree char *message = NULL;
  LabCheesePlace place;
  guint64 number = 0;

  lab_cheese_reader_skip_blanks (self);
  place = lab_cheese_reader_get_place (self);
  if (!lab_cheese_reader_take_number (self, &number))
    return FALSE;
  *cell = (guint) number;
  if (number < LAB_CHEESE_MAX_CELLS)
    return TRUE;
  message = g_strdup_printf (_("The number of a cell must be from 0 to %u."),
                             LAB_CHEESE_MAX_CELLS - 1);
  return lab_cheese_reader_refuse (self, place, message);
}
