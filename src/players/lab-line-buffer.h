/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-protocol.h"

G_BEGIN_DECLS

/**
 * LabLineBuffer:
 *
 * What has come of a text that somebody writes line by line, and was not taken yet: never
 * more than the longest line that is allowed. Zeros are an empty one.
 */
typedef struct
{
  /*< private >*/
  gsize start, end;         /* of what it holds */
  char bytes[LAB_PROTOCOL_MAX_LINE + 1];
} LabLineBuffer;

char     *lab_line_buffer_get_room (LabLineBuffer       *self,
                                    gsize               *size);
void      lab_line_buffer_add      (LabLineBuffer       *self,
                                    gsize                size);
char     *lab_line_buffer_take     (LabLineBuffer       *self);
gboolean  lab_line_buffer_is_full  (const LabLineBuffer *self);

G_END_DECLS
