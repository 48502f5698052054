/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void lab_tooltips_let_clicks_through (void);
void lab_tooltips_set                (GtkWidget  *widget,
                                      const char *text);

G_END_DECLS
