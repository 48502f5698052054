/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-classic.h"

G_BEGIN_DECLS

#define LAB_TYPE_SEARCH_TREE_PAGE (lab_search_tree_page_get_type ())

G_DECLARE_FINAL_TYPE (LabSearchTreePage, lab_search_tree_page, LAB, SEARCH_TREE_PAGE, GtkWidget)

GtkWidget *lab_search_tree_page_new          (void);
void       lab_search_tree_page_set_position (LabSearchTreePage *self,
                                              const LabClassic  *classic,
                                              gconstpointer      state);

G_END_DECLS
