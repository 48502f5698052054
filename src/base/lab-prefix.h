/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *lab_prefix_relocate (const char *directory,
                           const char *program,
                           const char *bindir,
                           const char *prefix);
char *lab_prefix_locate   (const char *directory);
void  lab_prefix_announce (void);

G_END_DECLS
