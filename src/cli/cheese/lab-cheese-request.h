/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-maze.h"

G_BEGIN_DECLS

/**
 * LabCheeseRequest:
 * @words: (array zero-terminated=1): the words after the first one; the first of them is @id
 * @id: the number of the maze that the request is about
 *
 * A line of words for a #LabCheeseHost, such as `maze 1 width=15 height=13`.
 */
typedef struct
{
  GStrv   words;
  guint64 id;
} LabCheeseRequest;

GStrv       lab_cheese_request_split        (const char              *line);
gboolean    lab_cheese_request_refuse       (const char              *word,
                                             const char              *what,
                                             GError                 **error);
const char *lab_cheese_request_get          (const LabCheeseRequest  *self,
                                             const char              *key);
gboolean    lab_cheese_request_check        (const LabCheeseRequest  *self,
                                             const char * const      *keys,
                                             GError                 **error);
const char *lab_cheese_request_read_number  (const char              *text,
                                             guint                    max,
                                             guint                   *number);
GArray     *lab_cheese_request_read_numbers (const char              *text,
                                             guint                    max,
                                             GError                 **error);
LabCheeseMaze *
            lab_cheese_request_read_graph   (const LabCheeseRequest  *self,
                                             guint                    width,
                                             guint                    height,
                                             GError                 **error);

G_END_DECLS
