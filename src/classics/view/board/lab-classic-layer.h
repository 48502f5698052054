/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-board.h"

G_BEGIN_DECLS

/**
 * LabClassicLayer:
 *
 * A part of a board that is drawn once and then shown in many frames, because drawing it takes
 * longer than a frame.
 */
typedef struct _LabClassicLayer LabClassicLayer;

LabClassicLayer *lab_classic_layer_new      (gboolean               follows_state);
void             lab_classic_layer_free     (LabClassicLayer       *self);
void             lab_classic_layer_forget   (LabClassicLayer       *self);
void             lab_classic_layer_snapshot (LabClassicLayer       *self,
                                             GtkWidget             *widget,
                                             GtkSnapshot           *snapshot,
                                             const LabClassicBoard *board,
                                             const LabClassicScene *scene,
                                             void                 (*draw)
                                                                    (const LabClassicScene *scene,
                                                                     cairo_t               *cr));

G_END_DECLS
