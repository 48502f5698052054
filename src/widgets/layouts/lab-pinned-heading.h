/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LAB_TYPE_PINNED_HEADING (lab_pinned_heading_get_type ())

G_DECLARE_FINAL_TYPE (LabPinnedHeading, lab_pinned_heading, LAB, PINNED_HEADING, AdwBin)

void lab_pinned_heading_follow (LabPinnedHeading  *self,
                                GtkScrolledWindow *scroller,
                                GtkWidget         *heading,
                                GtkWidget         *list);

G_END_DECLS
