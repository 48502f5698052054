/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-saved-game.h"

G_BEGIN_DECLS

/** LAB_CLASSIC_AUTOSAVE_FILE_NAME: the name of the file with the current game. */
#define LAB_CLASSIC_AUTOSAVE_FILE_NAME "game" LAB_CLASSIC_SAVED_GAME_SUFFIX

#define LAB_TYPE_CLASSIC_AUTOSAVE (lab_classic_autosave_get_type ())

G_DECLARE_FINAL_TYPE (LabClassicAutosave, lab_classic_autosave, LAB, CLASSIC_AUTOSAVE, GObject)

LabClassicAutosave *lab_classic_autosave_new        (void);
const char         *lab_classic_autosave_get_holder (LabClassicAutosave  *self);
void                lab_classic_autosave_start      (LabClassicAutosave  *self,
                                                     LabClassicSession   *session);
void                lab_classic_autosave_stop       (LabClassicAutosave  *self);
void                lab_classic_autosave_delete     (LabClassicAutosave  *self);
void                lab_classic_autosave_flush      (LabClassicAutosave  *self);
gboolean            lab_classic_autosave_is_saved   (LabClassicAutosave  *self);
LabClassicSession  *lab_classic_autosave_load       (GDateTime          **played,
                                                     GError             **error);

G_END_DECLS
