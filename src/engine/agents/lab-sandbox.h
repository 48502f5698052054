/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

gboolean  lab_sandbox_is_available (GError             **error);
GStrv     lab_sandbox_wrap         (const char * const  *argv,
                                    const char          *hidden,
                                    GError             **error);

G_END_DECLS
