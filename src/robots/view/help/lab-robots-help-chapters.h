/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-help-leaf.h"

G_BEGIN_DECLS

const LabHelpChapter *lab_robots_help_get_chapters   (guint             *n_chapters);
GtkWidget            *lab_robots_help_create_chapter (guint              n,
                                                      const LabShortcut *shortcuts,
                                                      guint              n_shortcuts);

G_END_DECLS
