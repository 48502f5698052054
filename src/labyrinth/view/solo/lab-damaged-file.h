/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void lab_damaged_file_show (GtkLabel   *label,
                            const char *path,
                            const char *message);

G_END_DECLS
