/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-turn-runner.h"

G_BEGIN_DECLS

char       *lab_describe_rules    (LabRules           rules);
char       *lab_describe_number   (LabGame           *game);
char       *lab_describe_game     (LabGame           *game);
char       *lab_describe_details  (LabGame           *game);
char       *lab_describe_players  (LabGame           *game);
char       *lab_describe_progress (LabGame           *game,
                                   GDateTime         *played);
char       *lab_describe_hint     (const LabPosition *position,
                                   const LabTurn     *turn);
char       *lab_describe_task     (LabTurnRunner     *runner,
                                   gboolean           hint_asked,
                                   const LabTurn     *hint,
                                   gboolean           marked);
const char *lab_describe_choice   (gboolean           stays);

G_END_DECLS
