/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void lab_mirrored_allocate (GtkWidget *child,
                            int        x,
                            int        y,
                            int        width,
                            int        height);

G_END_DECLS
