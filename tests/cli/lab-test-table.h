/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void lab_test_table_play (const char         *command,
                          gboolean            shows_progress,
                          int                 status,
                          const char * const *steps);

G_END_DECLS
