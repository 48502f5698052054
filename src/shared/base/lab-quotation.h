/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *lab_quotation_make (const char *text,
                          guint       max_length);
char *lab_quotation_shorten (const char *text,
                             guint       max_length);

G_END_DECLS
