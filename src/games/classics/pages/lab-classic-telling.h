/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-session.h"

G_BEGIN_DECLS

char       *lab_classic_telling_game      (const char           *game);
char       *lab_classic_telling_title     (LabClassicSession    *session);
const char *lab_classic_telling_side      (LabClassicSession    *session);
char       *lab_classic_telling_last_move (LabClassicSession    *session);
char       *lab_classic_telling_move      (LabClassicSession    *session,
                                           guint                 n_moves);
char       *lab_classic_telling_moves     (LabClassicGame       *game);
char       *lab_classic_telling_hint      (LabClassicGame       *game,
                                           const LabClassicHint *hint,
                                           guint                 step);
char       *lab_classic_telling_values    (const LabClassicSolution *values);
char       *lab_classic_telling_players   (gpointer              data);

G_END_DECLS
