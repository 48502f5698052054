/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *lab_about_show                (GtkWindow      *parent);
void       lab_window_dialogs_class_init (GtkWidgetClass *widget_class);

G_END_DECLS
