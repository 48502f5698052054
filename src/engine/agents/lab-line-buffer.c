/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-line-buffer.h"

#include <string.h>

/**
 * lab_line_buffer_get_room:
 * @self: a buffer
 * @size: (out): how many bytes there is room for; 0 if the buffer is full
 *
 * Returns: (transfer none): where to write the next bytes; call lab_line_buffer_add() afterward
 */
char *
lab_line_buffer_get_room (LabLineBuffer *self,
                          gsize         *size)
{
  g_return_val_if_fail (self != NULL && size != NULL, NULL);

  self->end -= self->start;
  memmove (self->bytes, self->bytes + self->start, self->end);
  self->start = 0;
  *size = sizeof self->bytes - self->end;
  return self->bytes + self->end;
}

/**
 * lab_line_buffer_add:
 * @self: a buffer
 * @size: the number of bytes that were written
 *
 * Adds bytes that were written to the place that lab_line_buffer_get_room() returned.
 */
void
lab_line_buffer_add (LabLineBuffer *self,
                     gsize          size)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (size <= sizeof self->bytes - self->end);

  self->end += size;
}

/**
 * lab_line_buffer_take:
 * @self: a buffer
 *
 * Removes the first line from the buffer. A nul byte becomes a question mark.
 *
 * Returns: (transfer full) (nullable): the line without its line feed; %NULL if there is no
 *   complete line
 */
char *
lab_line_buffer_take (LabLineBuffer *self)
{
  const char *start, *newline;
  gsize length;
  char *line;

  g_return_val_if_fail (self != NULL, NULL);

  start = self->bytes + self->start;
  newline = memchr (start, '\n', self->end - self->start);
  if (newline == NULL)
    return NULL;
  length = (gsize) (newline - start);
  line = g_malloc (length + 1);
  for (gsize i = 0; i < length; i++)
    line[i] = (char) (start[i] != '\0' ? start[i] : '?');
  line[length] = '\0';
  self->start += length + 1;
  return line;
}

/** lab_line_buffer_is_full: returns whether the buffer is full, so that its line is too long. */
gboolean
lab_line_buffer_is_full (const LabLineBuffer *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->end - self->start == sizeof self->bytes;
}
