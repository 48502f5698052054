/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-search-study.h"

G_BEGIN_DECLS

#define LAB_TYPE_SEARCH_TREE_COUNTS (lab_search_tree_counts_get_type ())

G_DECLARE_FINAL_TYPE (LabSearchTreeCounts, lab_search_tree_counts, LAB, SEARCH_TREE_COUNTS, AdwBin)

void lab_search_tree_counts_set_study (LabSearchTreeCounts  *self,
                                       const LabSearchStudy *study);

G_END_DECLS
