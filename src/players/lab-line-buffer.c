/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-line-buffer.h"

#include <string.h>

/**
 * lab_line_buffer_get_room:
 * @self: a buffer
 * @size: (out): how many bytes there is room for; 0 if it is full
 *
 * Returns: (transfer none): where the next bytes go, of which lab_line_buffer_add() tells
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
 * @size: how many bytes were written where lab_line_buffer_get_room() said
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
 * Takes the first line out of it; a nul byte is read as a question mark.
 *
 * Returns: (transfer full) (nullable): the line without its end; %NULL if there is no whole
 *   one
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

/** lab_line_buffer_is_full: whether it holds so much that a line in it is too long. */
gboolean
lab_line_buffer_is_full (const LabLineBuffer *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->end - self->start == sizeof self->bytes;
}
