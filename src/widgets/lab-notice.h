/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void lab_notice_tell (AdwToastOverlay *overlay,
                      guint            seconds,
                      const char      *text);
void lab_notice_drop (AdwToastOverlay *overlay);

G_END_DECLS
