/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-classic.h"

G_BEGIN_DECLS

#define LAB_TYPE_CLASSIC_OPTIONS (lab_classic_options_get_type ())

G_DECLARE_FINAL_TYPE (LabClassicOptions, lab_classic_options, LAB, CLASSIC_OPTIONS, AdwBin)

void      lab_classic_options_set_game  (LabClassicOptions *self,
                                         const LabClassic  *classic,
                                         const char        *options);
gpointer  lab_classic_options_new_start (LabClassicOptions *self);

G_END_DECLS
