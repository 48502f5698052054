/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-family.h"

G_BEGIN_DECLS

#define LAB_TYPE_CHEESE_STOPPING_PAGE (lab_cheese_stopping_page_get_type ())

G_DECLARE_FINAL_TYPE (LabCheeseStoppingPage, lab_cheese_stopping_page, LAB,
                      CHEESE_STOPPING_PAGE, AdwBin)

GtkWidget *lab_cheese_stopping_page_create (LabFamily *family);
void       lab_cheese_stopping_page_leave  (GtkWidget *page);

G_END_DECLS
