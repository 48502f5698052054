/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-hand.h"
#include "model/lab-game.h"

G_BEGIN_DECLS

#define LAB_TYPE_COVER (lab_cover_get_type ())

G_DECLARE_FINAL_TYPE (LabCover, lab_cover, LAB, COVER, GtkWidget)

void     lab_cover_show_pass (LabCover    *self,
                              LabGame     *game);
void     lab_cover_show_find (LabCover    *self,
                              LabGame     *game,
                              LabSeat      finder,
                              LabTreasure  found,
                              gboolean     passing);
LabHand *lab_cover_get_next  (LabCover    *self);
void     lab_cover_clear     (LabCover    *self);

G_END_DECLS
