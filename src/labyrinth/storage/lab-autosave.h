/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-saved-game.h"

G_BEGIN_DECLS

/** LAB_AUTOSAVE_FILE_NAME: the name of the file with the current game. */
#define LAB_AUTOSAVE_FILE_NAME "game" LAB_SAVED_GAME_SUFFIX

#define LAB_TYPE_AUTOSAVE (lab_autosave_get_type ())

G_DECLARE_FINAL_TYPE (LabAutosave, lab_autosave, LAB, AUTOSAVE, GObject)

LabAutosave  *lab_autosave_new        (void);
const char   *lab_autosave_get_holder (LabAutosave   *self);
void          lab_autosave_keep       (LabAutosave   *self,
                                       LabSavedGame  *game);
void          lab_autosave_forget     (LabAutosave   *self);
void          lab_autosave_flush      (LabAutosave   *self);
gboolean      lab_autosave_has_kept   (LabAutosave   *self);
LabSavedGame *lab_autosave_load_kept  (GError       **error);

G_END_DECLS
