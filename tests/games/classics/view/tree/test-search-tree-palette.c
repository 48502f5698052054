/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-search-tree-palette.h"

/* The contrast that WCAG 2 asks for. */
#define TEXT_CONTRAST 4.5
#define SHAPE_CONTRAST 3

static void
test_contrast (void)
{
  for (guint i = 0; i < 4; i++)
    {
      const LabSearchTreePalette *self = lab_search_tree_palette_get (i % 2 == 1, i / 2 == 1);
      const LabColor texts[] = { self->ink, self->faint };
      const LabColor fills[] = { self->max_fill, self->min_fill, self->leaf_fill };
      const LabColor shapes[] = { self->max_line, self->min_line, self->leaf_line,
                                  self->ring,     self->focus,    self->cut };

      for (guint j = 0; j < G_N_ELEMENTS (texts); j++)
        g_assert_cmpfloat (lab_color_contrast (texts[j], self->paper), >=, TEXT_CONTRAST);
      for (guint j = 0; j < G_N_ELEMENTS (fills); j++)
        g_assert_cmpfloat (lab_color_contrast (self->ink, fills[j]), >=, TEXT_CONTRAST);
      for (guint j = 0; j < G_N_ELEMENTS (shapes); j++)
        g_assert_cmpfloat (lab_color_contrast (shapes[j], self->paper), >=, SHAPE_CONTRAST);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/search-tree-palette/contrast", test_contrast);
  return g_test_run ();
}
