/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean lab_manual_can_open    (void);
void     lab_manual_open        (GtkWidget           *widget,
                                 GAsyncReadyCallback  callback,
                                 gpointer             data);

G_END_DECLS
