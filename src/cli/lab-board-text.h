/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-shift-position.h"

G_BEGIN_DECLS

char *lab_board_text_format_board (const LabShiftPosition *position,
                                   gboolean                ascii);

G_END_DECLS
