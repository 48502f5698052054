/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-palette.h"

G_BEGIN_DECLS

GdkRGBA lab_color_to_rgba    (LabColor               color,
                              double                 alpha);
void    lab_snapshot_fill    (GtkSnapshot           *snapshot,
                              const graphene_rect_t *bounds,
                              float                  radius,
                              LabColor               color,
                              double                 alpha);
void    lab_snapshot_outline (GtkSnapshot           *snapshot,
                              const graphene_rect_t *bounds,
                              float                  radius,
                              float                  width,
                              LabColor               color,
                              double                 alpha);

graphene_point_t lab_snapshot_center (int width,
                                      int height,
                                      int inner_width,
                                      int inner_height);

/** LAB_SNAPSHOT_BY_KEYS: the style class of a widget that players use with the keyboard. */
#define LAB_SNAPSHOT_BY_KEYS "by-keys"

gboolean lab_snapshot_shows_focus (GtkWidget             *widget);

G_END_DECLS
