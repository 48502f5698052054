/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-escape-position.h"
#include "lab-random.h"

G_BEGIN_DECLS

LabEscapeLevel *lab_test_escape_draw    (LabRandom            *random,
                                         guint                 max_size);
LabEscapeLevel *lab_test_escape_make    (const char           *drawing,
                                         const char           *shuffled);
GArray         *lab_test_escape_parse   (const char           *text);
void            lab_test_escape_play    (LabEscapePosition    *position,
                                         const LabEscapeLevel *level,
                                         const GArray         *moves);

G_END_DECLS
