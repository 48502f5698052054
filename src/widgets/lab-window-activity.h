/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void lab_window_activity_watch (GtkWidget *widget,
                                GCallback  callback);

G_END_DECLS
