/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>
#include <glib.h>

G_BEGIN_DECLS

gboolean lab_process_limits_check      (guint    n_files,
                                        guint    n_threads,
                                        GError **error);
void     lab_descriptors_open_standard (void);

G_END_DECLS
