/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-announcer.h"
#include "lab-classic.h"
#include "lab-search-study.h"
#include "lab-search-tree-view.h"
#include "lab-shortcuts.h"

G_BEGIN_DECLS

#define LAB_TYPE_SEARCH_TREE_PAGE (lab_search_tree_page_get_type ())

G_DECLARE_FINAL_TYPE (LabSearchTreePage, lab_search_tree_page, LAB, SEARCH_TREE_PAGE, AdwBin)

void               lab_search_tree_page_show          (LabSearchTreePage *self,
                                                       LabAnnouncer      *announcer,
                                                       const LabClassic  *classic,
                                                       gconstpointer      state);
void               lab_search_tree_page_export        (LabSearchTreePage *self,
                                                       GFile             *file);

/** lab_search_tree_page_shortcuts: (array zero-terminated=1): the keys of the page, which
 * handles them itself */
extern const LabShortcut lab_search_tree_page_shortcuts[];

G_END_DECLS
