/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

extern const char * const lab_settings_speeds[];

void lab_settings_bind_choice (GSettings          *settings,
                               const char         *key,
                               GtkDropDown        *list,
                               const char * const *words);
void lab_settings_bind_switch (GSettings          *settings,
                               const char         *key,
                               GtkSwitch          *widget);

G_END_DECLS
