/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-deal.h"
#include "lab-cheese-maze.h"

G_BEGIN_DECLS

char *lab_cheese_drawing_make (const LabCheeseMaze     *maze,
                               const LabCheesePosition *position,
                               gboolean                 ascii);

/* Parts of the cheese race as JSON. */

void lab_cheese_json_append_number  (GString             *json,
                                     guint64              number);
void lab_cheese_json_append_numbers (GString             *json,
                                     const guint         *numbers,
                                     guint                n_numbers);
void lab_cheese_json_append_maze    (GString             *json,
                                     const LabCheeseMaze *maze,
                                     const char          *gap);

G_END_DECLS
