/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-race.h"
#include "lab-saved-text.h"

G_BEGIN_DECLS

/** LAB_CHEESE_SAVED_RACE_SUFFIX: how the names of files with saved races end. */
#define LAB_CHEESE_SAVED_RACE_SUFFIX ".labyrinthe-cheese"

/** LAB_CHEESE_SAVED_RACE_MIME_TYPE: the MIME type of saved races. */
#define LAB_CHEESE_SAVED_RACE_MIME_TYPE "application/x-labyrinthe-cheese"

/** LAB_CHEESE_SAVED_RACE_MAX_CELLS: the largest width times height of a saved race. A larger maze
 * takes too long to make while a file is opened. */
#define LAB_CHEESE_SAVED_RACE_MAX_CELLS 20000

/**
 * LabCheesePrograms:
 * @LAB_CHEESE_PROGRAMS_HIDDEN: a file from anywhere, which must not start a program of its choice:
 *   it tells that a program moves a rat, not which one
 * @LAB_CHEESE_PROGRAMS_TOLD: a file of the player's own, with the command of each program
 *
 * Whether a file has the commands of programs.
 */
typedef enum
{
  LAB_CHEESE_PROGRAMS_HIDDEN,
  LAB_CHEESE_PROGRAMS_TOLD,
} LabCheesePrograms;

char          *lab_cheese_saved_race_format (LabCheeseRace      *race,
                                             LabCheesePrograms   programs);
LabCheeseRace *lab_cheese_saved_race_parse  (const char         *text,
                                             LabCheesePrograms   programs,
                                             GError            **error);
LabCheeseRace *lab_cheese_saved_race_load   (GFile              *file,
                                             LabCheesePrograms   programs,
                                             GCancellable       *cancellable,
                                             GError            **error);

G_END_DECLS
