/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family.h"
#include "lab-help-chapter-view.h"

G_BEGIN_DECLS

/** lab_classics_help_chapters: the chapters of How to Play; the last one has no title. */
extern const LabHelpChapter lab_classics_help_chapters[];

GtkWidget *lab_classics_help_create_picture (guint      scene);
GtkWidget *lab_classics_help_create_cover   (LabFamily *family);

G_END_DECLS
