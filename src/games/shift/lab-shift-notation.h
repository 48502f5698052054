/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-shift-observation.h"
#include "lab-shift-position.h"

G_BEGIN_DECLS

#define LAB_SHIFT_NOTATION_ERROR (lab_shift_notation_error_quark ())

/**
 * LabShiftNotationError:
 * @LAB_SHIFT_NOTATION_ERROR_POSITION: the text is not a position
 * @LAB_SHIFT_NOTATION_ERROR_TURN: the text is not a turn
 * @LAB_SHIFT_NOTATION_ERROR_CELL: the text is not a cell
 *
 * Why a text in notation was refused. The message is in the player's language.
 */
typedef enum
{
  LAB_SHIFT_NOTATION_ERROR_POSITION,
  LAB_SHIFT_NOTATION_ERROR_TURN,
  LAB_SHIFT_NOTATION_ERROR_CELL,
} LabShiftNotationError;

GQuark lab_shift_notation_error_quark (void);

gboolean lab_shift_notation_parse_position (const char                *text,
                                            LabShiftPosition          *position,
                                            GError                   **error);
char    *lab_shift_notation_format_position
                                           (const LabShiftPosition    *position);
gboolean lab_shift_notation_parse_observation
                                           (const char                *text,
                                            LabShiftObservation       *observation,
                                            GError                   **error);
char    *lab_shift_notation_format_observation
                                           (const LabShiftObservation *observation);
gboolean lab_shift_notation_parse_turn     (const char                *text,
                                            LabShiftTurn              *turn,
                                            GError                   **error);
void     lab_shift_notation_format_turn    (const LabShiftTurn        *turn,
                                            char                       text[LAB_SHIFT_TURN_LENGTH]);
gboolean lab_shift_notation_parse_insertion
                                           (const char                *text,
                                            LabShiftTurn              *turn,
                                            GError                   **error);
gboolean lab_shift_notation_parse_cell     (const char                *text,
                                            LabShiftCell              *cell,
                                            GError                   **error);

G_END_DECLS
