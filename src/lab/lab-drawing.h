/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "model/lab-position.h"

G_BEGIN_DECLS

/**
 * LabDrawingStyle:
 * @LAB_DRAWING_BOXES: with Unicode box characters
 * @LAB_DRAWING_ASCII: in plain ASCII
 */
typedef enum
{
  LAB_DRAWING_BOXES,
  LAB_DRAWING_ASCII,
} LabDrawingStyle;

char *lab_drawing_format_board (const LabPosition *position,
                                LabDrawingStyle    style);
char *lab_drawing_format_cards (const LabPosition *position);

G_END_DECLS
