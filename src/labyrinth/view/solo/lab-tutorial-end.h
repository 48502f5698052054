/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LAB_TYPE_TUTORIAL_END (lab_tutorial_end_get_type ())

G_DECLARE_FINAL_TYPE (LabTutorialEnd, lab_tutorial_end, LAB, TUTORIAL_END, AdwBin)

GtkWidget *lab_tutorial_end_new (void);

G_END_DECLS
