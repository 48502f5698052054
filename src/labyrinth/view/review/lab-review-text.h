/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-game.h"

G_BEGIN_DECLS

gboolean lab_review_has_secrets     (LabGame           *game);
void     lab_review_get_initial     (LabGame           *game,
                                     LabPosition       *initial);
char    *lab_review_format_position (const LabPosition *shown,
                                     gboolean           secret);
char    *lab_review_format_game     (const LabPosition *initial,
                                     const LabTurn     *turns,
                                     guint              n_turns,
                                     gboolean           secret);

G_END_DECLS
