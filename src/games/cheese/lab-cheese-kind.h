/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-race.h"
#include "lab-saved-text.h"

G_BEGIN_DECLS

/** LAB_CHEESE_SAVED_RACE_SUFFIX: how the names of files with saved races end. */
#define LAB_CHEESE_SAVED_RACE_SUFFIX ".labyrinthe-race"

/** LAB_CHEESE_SAVED_RACE_MIME_TYPE: the MIME type of saved races. */
#define LAB_CHEESE_SAVED_RACE_MIME_TYPE "application/x-labyrinthe-race"

/** LAB_CHEESE_SAVED_RACE_MAX_CELLS: the largest width times height of a saved race. A larger maze
 * takes too long to make while a file is opened. */
#define LAB_CHEESE_SAVED_RACE_MAX_CELLS 20000

/** LAB_CHEESE_SAVED_RACE_MAX_SIDE: the largest width and height of a saved race whose maze is made
 * from a seed. A long and narrow maze takes much longer to make than a square one of as many cells.
 */
#define LAB_CHEESE_SAVED_RACE_MAX_SIDE 200

/* Most files can be from anywhere. They tell that a program moves a rat, but not which one, and
 * cannot start a program. A file that only Labyrinthe writes also has the commands of programs. */

char          *lab_cheese_saved_race_to_text     (LabCheeseRace  *race);
LabCheeseRace *lab_cheese_saved_race_new         (const char     *text,
                                                  gssize          length,
                                                  GError        **error);
char          *lab_cheese_saved_race_to_own_text (LabCheeseRace  *race);
LabCheeseRace *lab_cheese_saved_race_new_own     (const char     *text,
                                                  gssize          length,
                                                  GError        **error);

G_END_DECLS
