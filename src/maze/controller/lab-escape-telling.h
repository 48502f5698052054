/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-escape-game.h"

G_BEGIN_DECLS

const char *lab_escape_telling_item_name   (LabEscapeItem   item);
const char *lab_escape_telling_item_use    (LabEscapeItem   item);
char       *lab_escape_telling_level       (LabEscapeLevel *level);
char       *lab_escape_telling_goal        (LabEscapeGame  *game);
char       *lab_escape_telling_openings    (LabEscapeGame  *game);
char       *lab_escape_telling_place       (LabEscapeGame  *game);
char       *lab_escape_telling_time        (double          seconds);
char       *lab_escape_telling_result      (LabEscapeGame  *game);
char       *lab_escape_telling_hint        (LabEscapeGame  *game,
                                            const GArray   *moves,
                                            gboolean        all);

GArray     *lab_escape_telling_list_way    (LabEscapeGame  *game,
                                            const GArray   *moves,
                                            gboolean        from_start,
                                            gboolean        all);

G_END_DECLS
