/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>


G_BEGIN_DECLS

/** LAB_LINE_BUFFER_MAX: the largest number of bytes in a line, without its line feed. */
#define LAB_LINE_BUFFER_MAX 65535

/**
 * LabLineBuffer:
 *
 * A buffer for text that arrives in pieces and is read line by line. It has room for the longest
 * line that is allowed. All zeros is an empty buffer.
 */
typedef struct
{
  /*< private >*/
  gsize start, end;         /* of the text in @bytes */
  char bytes[LAB_LINE_BUFFER_MAX + 1];
} LabLineBuffer;

char     *lab_line_buffer_get_room (LabLineBuffer       *self,
                                    gsize               *size);
void      lab_line_buffer_add      (LabLineBuffer       *self,
                                    gsize                size);
char     *lab_line_buffer_take     (LabLineBuffer       *self);
gboolean  lab_line_buffer_is_full  (const LabLineBuffer *self);

G_END_DECLS
