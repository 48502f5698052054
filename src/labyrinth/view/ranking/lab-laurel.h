/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LAB_TYPE_LAUREL (lab_laurel_get_type ())

G_DECLARE_FINAL_TYPE (LabLaurel, lab_laurel, LAB, LAUREL, AdwBin)

void lab_laurel_celebrate (LabLaurel *self);

G_END_DECLS
