/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-color.h"

G_BEGIN_DECLS

/**
 * LabSearchTreePalette:
 * @paper: the ground
 * @ink: texts, and the edges of nodes that the search has entered
 * @faint: what the search has not entered
 * @max_fill: a node where the maximizing player moves
 * @max_line: its outline, and the edge to its best child
 * @min_fill: a node where the minimizing player moves
 * @min_line: its outline, and the edge to its best child
 * @leaf_fill: a leaf
 * @leaf_line: its outline
 * @ring: the ring around the current node
 * @focus: the frame around the selected node
 * @cut: the strokes through a cut branch
 *
 * The colors of a search tree.
 */
typedef struct
{
  LabColor paper, ink, faint;
  LabColor max_fill, max_line, min_fill, min_line, leaf_fill, leaf_line;
  LabColor ring, focus, cut;
} LabSearchTreePalette;

const LabSearchTreePalette *lab_search_tree_palette_get (gboolean dark,
                                                         gboolean high_contrast) G_GNUC_CONST;

G_END_DECLS
