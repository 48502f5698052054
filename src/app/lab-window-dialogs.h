/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *lab_about_show (GtkWindow *parent);
GtkWidget *lab_about_show (GtkWindow *parent);

G_END_DECLS
