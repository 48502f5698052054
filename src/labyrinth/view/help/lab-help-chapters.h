/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-help-leaf.h"
#include "lab-help-scene.h"

G_BEGIN_DECLS

const LabHelpChapter *lab_help_get_chapters (guint *n_chapters);

G_END_DECLS
