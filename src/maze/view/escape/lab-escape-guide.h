/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-announcer.h"
#include "lab-escape-game.h"

G_BEGIN_DECLS

#define LAB_TYPE_ESCAPE_GUIDE (lab_escape_guide_get_type ())

G_DECLARE_FINAL_TYPE (LabEscapeGuide, lab_escape_guide, LAB, ESCAPE_GUIDE, AdwBin)

void lab_escape_guide_begin  (LabEscapeGuide *self,
                              LabEscapeGame  *game,
                              LabAnnouncer   *announcer);
void lab_escape_guide_follow (LabEscapeGuide *self);

G_END_DECLS
