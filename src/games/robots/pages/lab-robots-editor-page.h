/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-search-study.h"

G_BEGIN_DECLS

#define LAB_TYPE_SEARCH_TREE_LEGEND (lab_search_tree_legend_get_type ())

G_DECLARE_FINAL_TYPE (LabSearchTreeLegend, lab_search_tree_legend, LAB, SEARCH_TREE_LEGEND, AdwBin)

void lab_search_tree_legend_set_study (LabSearchTreeLegend  *self,
                                       const LabSearchStudy *study);

G_END_DECLS
