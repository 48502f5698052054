/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-puzzle.h"

G_BEGIN_DECLS

void  lab_puzzle_text_get_today (GDate           *date);
char *lab_puzzle_text_day       (const GDate     *date);
char *lab_puzzle_text_name      (const LabPuzzle *puzzle);
char *lab_puzzle_text_task      (const LabPuzzle *puzzle);
char *lab_puzzle_text_least     (const LabPuzzle *puzzle);
char *lab_puzzle_text_solved    (guint            n_turns);
char *lab_puzzle_text_used      (guint            n_turns);

G_END_DECLS
