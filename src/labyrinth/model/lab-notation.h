/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-observation.h"
#include "lab-position.h"

G_BEGIN_DECLS

#define LAB_NOTATION_ERROR (lab_notation_error_quark ())

/**
 * LabNotationError:
 * @LAB_NOTATION_ERROR_POSITION: the text is not a position
 * @LAB_NOTATION_ERROR_TURN: the text is not a turn
 * @LAB_NOTATION_ERROR_CELL: the text is not a cell
 *
 * Why a text in notation was refused. The message is in the player's language.
 */
typedef enum
{
  LAB_NOTATION_ERROR_POSITION,
  LAB_NOTATION_ERROR_TURN,
  LAB_NOTATION_ERROR_CELL,
} LabNotationError;

GQuark   lab_notation_error_quark (void);

gboolean lab_notation_parse_position  (const char         *text,
                                       LabPosition        *position,
                                       GError            **error);
char    *lab_notation_format_position (const LabPosition  *position);
gboolean lab_notation_parse_observation  (const char           *text,
                                          LabObservation       *observation,
                                          GError              **error);
char    *lab_notation_format_observation (const LabObservation *observation);
gboolean lab_notation_parse_turn      (const char         *text,
                                       LabTurn            *turn,
                                       GError            **error);
void     lab_notation_format_turn     (const LabTurn      *turn,
                                       char                text[LAB_TURN_LENGTH]);
gboolean lab_notation_parse_insertion (const char         *text,
                                       LabTurn            *turn,
                                       GError            **error);
void     lab_notation_format_insertion (const LabTurn     *turn,
                                        char               text[LAB_TURN_LENGTH]);
gboolean lab_notation_parse_cell      (const char         *text,
                                       LabCell            *cell,
                                       GError            **error);

G_END_DECLS
