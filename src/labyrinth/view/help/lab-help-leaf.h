/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-help-chapters.h"

G_BEGIN_DECLS

#define LAB_TYPE_HELP_LEAF (lab_help_leaf_get_type ())

G_DECLARE_FINAL_TYPE (LabHelpLeaf, lab_help_leaf, LAB, HELP_LEAF, GtkWidget)

GtkWidget *lab_help_leaf_new (const LabHelpChapter *chapter,
                              gboolean              mirrored);

G_END_DECLS
