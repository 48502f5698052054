/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-escape-position.h"

G_BEGIN_DECLS

/** LAB_ESCAPE_PAR_MAX_STATES: the largest number of states that a level may have. */
#define LAB_ESCAPE_PAR_MAX_STATES (4u << 20)

/**
 * LabEscapePar:
 * @n_moves: the fewest moves from the position to the exit, with the best use of items
 * @moves: (element-type LabEscapeMove): such a way, with the uses of items
 * @n_states: how many states the search looked at
 *
 * The proved best of a position. Clear it with lab_escape_par_clear().
 */
typedef struct
{
  guint   n_moves;
  GArray *moves;
  guint   n_states;
} LabEscapePar;

gboolean lab_escape_par_find         (const LabEscapeLevel     *level,
                                      const LabEscapePosition  *position,
                                      LabEscapePar             *par);
guint64  lab_escape_par_count_states (const LabEscapeRecipe      *recipe);
void     lab_escape_par_clear        (LabEscapePar             *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabEscapePar, lab_escape_par_clear)

G_END_DECLS
