/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LAB_TYPE_CHEESE_START_PAGE (lab_cheese_start_page_get_type ())

G_DECLARE_FINAL_TYPE (LabCheeseStartPage, lab_cheese_start_page, LAB, CHEESE_START_PAGE, AdwBin)

void lab_cheese_start_page_focus_start (LabCheeseStartPage *self);

G_END_DECLS
