/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-board.h"

G_BEGIN_DECLS

double lab_classic_art_noise           (guint                  seed,
                                        guint                  number);
void   lab_classic_art_add_rounded     (cairo_t               *cr,
                                        double                 x,
                                        double                 y,
                                        double                 width,
                                        double                 height,
                                        double                 radius);
void   lab_classic_art_draw_shadow     (cairo_t               *cr,
                                        double                 x,
                                        double                 y,
                                        double                 width,
                                        double                 height,
                                        double                 alpha);
void   lab_classic_art_draw_wood       (const LabClassicScene *scene,
                                        cairo_t               *cr,
                                        double                 x,
                                        double                 y,
                                        double                 width,
                                        double                 height,
                                        double                 radius);
void   lab_classic_art_draw_cloth      (const LabClassicScene *scene,
                                        cairo_t               *cr,
                                        double                 x,
                                        double                 y,
                                        double                 width,
                                        double                 height,
                                        double                 radius);
void   lab_classic_art_draw_text       (cairo_t               *cr,
                                        const char            *text,
                                        double                 x,
                                        double                 y,
                                        double                 height,
                                        gboolean               bold);
void   lab_classic_art_get_text_size   (cairo_t               *cr,
                                        const char            *text,
                                        double                 height,
                                        gboolean               bold,
                                        double                *width,
                                        double                *full_height);
void   lab_classic_art_push_group      (cairo_t                 *cr,
                                        const cairo_rectangle_t *area);
double lab_classic_art_ease            (double                 progress,
                                        double                 from,
                                        double                 to);

G_END_DECLS
