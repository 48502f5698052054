/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *lab_tool_button_new (const char *icon_name,
                                const char *action_name,
                                const char *label);

G_END_DECLS
