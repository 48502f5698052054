/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "storage/lab-saved-game.h"

G_BEGIN_DECLS

/** LAB_KEEPER_FILE: what the file is called in which the game under way is kept. */
#define LAB_KEEPER_FILE "game" LAB_SAVED_GAME_SUFFIX

#define LAB_TYPE_KEEPER (lab_keeper_get_type ())

G_DECLARE_FINAL_TYPE (LabKeeper, lab_keeper, LAB, KEEPER, GObject)

LabKeeper    *lab_keeper_new       (void);
void          lab_keeper_keep      (LabKeeper     *self,
                                    LabSavedGame  *game);
void          lab_keeper_forget    (LabKeeper     *self);
void          lab_keeper_flush     (LabKeeper     *self);
gboolean      lab_keeper_has_kept  (LabKeeper     *self);
LabSavedGame *lab_keeper_load_kept (GError       **error);

G_END_DECLS
