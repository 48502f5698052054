/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lab-game.h"

G_BEGIN_DECLS

char *lab_describe_rules   (LabRules  rules);
char *lab_describe_number  (LabGame  *game);
char *lab_describe_game    (LabGame  *game);
char *lab_describe_details (LabGame  *game);

G_END_DECLS
