/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-board.h"

G_BEGIN_DECLS

double lab_classic_scene_get_text_height (GtkWidget       *widget);
void   lab_classic_scene_init            (LabClassicScene *self,
                                          GtkWidget       *widget,
                                          gconstpointer    state);

G_END_DECLS
