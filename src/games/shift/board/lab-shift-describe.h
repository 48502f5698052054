/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-shift-game.h"

G_BEGIN_DECLS

const char *lab_shift_describe_openings   (LabShiftOpenings        openings);
const char *lab_shift_describe_pawn       (LabShiftSeat            seat);
char       *lab_shift_describe_spare      (LabShiftTile           *tile,
                                           int                     quarters);
char       *lab_shift_describe_cell       (LabShiftGame           *game,
                                           LabShiftCell            cell,
                                           gboolean                reachable);
char       *lab_shift_describe_arrow      (LabShiftArrow           arrow);
char       *lab_shift_describe_insertion  (const char             *name,
                                           LabShiftArrow           arrow);
char       *lab_shift_describe_move       (const char             *name,
                                           LabShiftCell            from,
                                           LabShiftCell            to);
char       *lab_shift_describe_last       (const char             *name,
                                           LabShiftArrow           arrow,
                                           gboolean                stayed);
char       *lab_shift_describe_find       (const char             *name,
                                           LabShiftTreasure        treasure);
char       *lab_shift_describe_place      (const char             *name,
                                           guint                   place);
char       *lab_shift_describe_turn       (const char             *name);
char       *lab_shift_describe_sought     (const char             *treasures);
char       *lab_shift_describe_rules      (LabShiftRules           rules);
char       *lab_shift_describe_number     (guint64                 seed);
char       *lab_shift_describe_game       (LabShiftGame           *game);
char       *lab_shift_describe_details    (LabShiftGame           *game);
char       *lab_shift_describe_players    (LabShiftGame           *game);
char       *lab_shift_describe_progress   (LabShiftGame           *game,
                                           GDateTime              *played);
char       *lab_shift_describe_hint       (const LabShiftPosition *position,
                                           const LabShiftTurn     *turn);
char       *lab_shift_describe_hint_place (LabShiftGame           *game,
                                           const LabShiftTurn     *turn);

G_END_DECLS
