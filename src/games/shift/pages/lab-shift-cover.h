/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-shift-game.h"

G_BEGIN_DECLS

#define LAB_TYPE_SHIFT_COVER (lab_shift_cover_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftCover, lab_shift_cover, LAB, SHIFT_COVER, AdwBin)

GtkWidget *lab_shift_cover_new (LabShiftGame *kept);

G_END_DECLS
