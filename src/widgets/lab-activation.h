/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-clock.h"

G_BEGIN_DECLS

/** LAB_ACTIVATION_REST: how long Enter and Space do nothing after an end, in microseconds. */
#define LAB_ACTIVATION_REST (1500 * G_TIME_SPAN_MILLISECOND)

void     lab_activation_install      (GtkWidgetClass  *klass,
                                      const char      *action_name);
void     lab_activation_add_end_keys (GtkWidgetClass  *klass,
                                      GtkShortcutFunc  callback);
gboolean lab_activation_is_key       (guint            keyval);
void     lab_activation_set_clock    (LabClock        *clock);
void     lab_activation_rest         (GtkWidget       *page);

void lab_window_activity_watch (GtkWidget *widget,
                                GCallback  callback);

G_END_DECLS
