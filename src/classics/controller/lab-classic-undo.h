/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-session.h"

G_BEGIN_DECLS

/* How far undo and redo go. */

guint lab_classic_undo_find_last (LabClassicGame       *game,
                                  const LabClassicSeat  seats[2]);
guint lab_classic_undo_find_next (LabClassicGame       *game,
                                  const LabClassicSeat  seats[2]);

G_END_DECLS
