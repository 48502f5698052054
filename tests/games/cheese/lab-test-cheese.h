/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-deal.h"

G_BEGIN_DECLS

/* Reads the files of tests/data/pyrat/, which contain results of the original program, PyRat
 * 6.2.14. Each file explains its form. */

char                **lab_test_cheese_read_lines       (const char                  *file);
char                **lab_test_cheese_split            (const char                  *line);
LabCheeseDealSettings lab_test_cheese_parse            (const char                  *parameters);
LabCheeseStart        lab_test_cheese_get_start        (const char                  *name);
LabCheeseMaze        *lab_test_cheese_make             (const LabCheeseMazeSettings *settings,
                                                        guint64                      seed);
LabCheeseMaze        *lab_test_cheese_read             (const char                  *text);
gboolean              lab_test_cheese_is_connected     (const LabCheeseMaze         *maze);
void                  lab_test_cheese_assert_same_maze (const LabCheeseMaze         *maze,
                                                        const LabCheeseMaze         *other);

G_END_DECLS
