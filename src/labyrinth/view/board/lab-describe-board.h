/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-game.h"

G_BEGIN_DECLS

const char *lab_describe_openings  (LabOpenings  openings);
const char *lab_describe_pawn      (LabSeat      seat);
char       *lab_describe_spare     (LabTile     *tile);
char       *lab_describe_spare_rotated (LabTile *tile,
                                        int      quarters);
char       *lab_describe_cell      (LabGame     *game,
                                    LabCell      cell,
                                    gboolean     reachable);
char       *lab_describe_arrow     (LabArrow     arrow);
char       *lab_describe_insertion (const char  *name,
                                    LabArrow     arrow);
char       *lab_describe_move      (const char  *name,
                                    LabCell      from,
                                    LabCell      to);
char       *lab_describe_find      (const char  *name,
                                    LabTreasure  treasure);
char       *lab_describe_place     (const char  *name,
                                    guint        place);
char       *lab_describe_turn      (const char  *name);
char       *lab_describe_sought    (const char  *treasures);

G_END_DECLS
