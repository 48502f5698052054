/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>
#include <gtk/gtk.h>

G_BEGIN_DECLS

extern const char * const lab_settings_speeds[];

gboolean   lab_settings_is_complete       (GSettingsSchema    *schema);
GSettings *lab_settings_new               (void);
gint64     lab_settings_get_thinking_time (GSettings          *settings);
char      *lab_settings_dup_program       (GSettings          *settings);
double     lab_settings_get_tempo         (GSettings          *settings);
void       lab_settings_bind_choice       (GSettings          *settings,
                                           const char         *key,
                                           gpointer            list,
                                           const char * const *words);

G_END_DECLS
