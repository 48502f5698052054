/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void lab_activation_install      (GtkWidgetClass  *klass,
                                  const char      *action_name);
void lab_activation_add_end_keys (GtkWidgetClass  *klass,
                                  GtkShortcutFunc  callback);

G_END_DECLS
