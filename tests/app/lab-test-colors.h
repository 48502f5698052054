/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GskRenderNode   *lab_test_take_node    (GtkWidget *widget);
cairo_surface_t *lab_test_draw_widget  (GtkWidget *widget);
guint            lab_test_count_colors (GtkWidget *picture);

G_END_DECLS
