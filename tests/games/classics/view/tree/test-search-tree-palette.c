/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-search-tree-drawing.h"

/* The contrast that WCAG 2 asks for. */
#define TEXT_CONTRAST 4.5
#define SHAPE_CONTRAST 3

LAB_TEST ("/search-tree-palette/contrast", test_contrast)
{
  for (guint i = 0; i < 4; i++)
    {
      const LabSearchTreePalette *self = &lab_search_tree_palettes[i];
      const LabColor texts[] = { self->ink, self->faint };
      const LabColor shapes[] = { self->line[0], self->line[1], self->line[2],
                                  self->ring,    self->focus,   self->cut };

      for (guint j = 0; j < G_N_ELEMENTS (texts); j++)
        g_assert_cmpfloat (lab_color_contrast (texts[j], self->paper), >=, TEXT_CONTRAST);
      for (guint j = 0; j < G_N_ELEMENTS (self->fill); j++)
        g_assert_cmpfloat (lab_color_contrast (self->ink, self->fill[j]), >=, TEXT_CONTRAST);
      for (guint j = 0; j < G_N_ELEMENTS (shapes); j++)
        g_assert_cmpfloat (lab_color_contrast (shapes[j], self->paper), >=, SHAPE_CONTRAST);
    }
}
