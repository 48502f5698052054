/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-shift-position.h"

G_BEGIN_DECLS

/**
 * LabBoardTextStyle:
 * @LAB_DRAWING_BOXES: Unicode box characters
 * @LAB_DRAWING_ASCII: plain ASCII
 */
typedef enum
{
  LAB_DRAWING_BOXES,
  LAB_DRAWING_ASCII,
} LabBoardTextStyle;

char *lab_board_text_format_board (const LabShiftPosition *position,
                                   LabBoardTextStyle  style);

G_END_DECLS
