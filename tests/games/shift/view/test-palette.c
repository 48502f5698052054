/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-palette.h"

/* Private helpers */

/* Returns the squared distance of two colors, from 0 to 441 squared; large enough
 * distances can be told apart in small areas. */
static guint
get_square_distance (LabColor a,
                     LabColor b)
{
  double red = a.red - b.red, green = a.green - b.green, blue = a.blue - b.blue;

  return (guint) ((red * red + green * green + blue * blue) * 255 * 255);
}

/* Returns the visible color of @color under the shade over tiles that cannot be
 * reached. */
static LabColor
veil (const LabPalette *palette,
      LabColor          color)
{
  const LabColor *above = &palette->recess;
  double dim = palette->dim;

  return (LabColor) {
    color.red + (above->red - color.red) * dim,
    color.green + (above->green - color.green) * dim,
    color.blue + (above->blue - color.blue) * dim,
    1,
  };
}

/* Tests */

/* Everything that players must tell apart has the contrast of 3:1 that WCAG 2.1
 * requires for graphics, or more if high contrast is requested. */
static void
test_legible (void)
{
  for (LabPaletteId id = 0; id < LAB_N_PALETTES; id++)
    {
      const LabPalette *palette = lab_palette_get (id);
      gboolean clear = id == LAB_PALETTE_CLEAR_DAY || id == LAB_PALETTE_CLEAR_NIGHT;
      double walls = clear ? 4.5 : 3;

      g_assert_cmpfloat (lab_color_contrast (palette->hedge, palette->passage), >=, walls);
      g_assert_cmpfloat (lab_color_contrast (palette->hedge_fixed, palette->passage), >=, walls);
      g_assert_cmpfloat (lab_color_contrast (veil (palette, palette->hedge),
                                             veil (palette, palette->passage)), >=, walls);
      g_assert_cmpfloat (lab_color_contrast (veil (palette, palette->hedge_fixed),
                                             veil (palette, palette->passage)), >=, walls);
      g_assert_cmpfloat (lab_color_contrast (palette->brass, palette->frame_light), >=, 3);
      g_assert_cmpfloat (lab_color_contrast (palette->brass, palette->frame_dark), >=, 3);
      g_assert_cmpfloat (lab_color_contrast (palette->arrow, palette->frame_light), >=, 3);
      g_assert_cmpfloat (lab_color_contrast (palette->arrow, palette->frame_dark), >=, 3);
      g_assert_cmpfloat (lab_color_contrast (palette->blocked, palette->frame_dark), >=, 3);
      g_assert_cmpfloat (lab_color_contrast (palette->hedge_edge, palette->passage), >=, 3);
      g_assert_cmpfloat (lab_color_contrast (palette->blocked, palette->frame_light), >=, 3);
      g_assert_cmpfloat (lab_color_contrast (palette->ink, palette->token), >=, 7);
      g_assert_cmpfloat (lab_color_contrast (palette->path, palette->passage), >=,
                         clear ? 4.5 : 3);
      /* The rings around reachable tiles and around the focus have a light and a
       * dark part. */
      g_assert_cmpfloat (lab_color_contrast (palette->glow, palette->ink), >=, 3);
      g_assert_cmpfloat (lab_color_contrast (palette->glow, palette->hedge), >=, 2);
      /* So does the outline of a pawn, so that one part is visible on any ground. */
      g_assert_cmpfloat (lab_color_contrast (palette->ink, palette->passage), >=, 3);
      g_assert_cmpfloat (lab_color_contrast (palette->token, palette->hedge), >=, 3);
      g_assert_cmpfloat (palette->dim, >, 0);
      g_assert_cmpfloat (palette->dim, <, 0.6);
    }
}

/* The four pawns have different colors, and their outline contrasts with each. */
static void
test_pawns (void)
{
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      g_assert_cmpfloat (lab_color_contrast (lab_palette_get_pawn (seat),
                                             lab_palette_get_pawn_shade (seat)), >, 1.2);
      for (LabSeat other = 0; other < seat; other++)
        g_assert_cmpuint (get_square_distance (lab_palette_get_pawn (seat),
                                               lab_palette_get_pawn (other)), >, 80 * 80);
    }
}

/* The dark palettes are darker than the light ones, and no two are the same. */
static void
test_distinct (void)
{
  for (LabPaletteId id = 0; id < LAB_N_PALETTES; id++)
    {
      for (LabPaletteId other = 0; other < id; other++)
        g_assert_false (lab_color_equal (lab_palette_get (id)->hedge,
                                         lab_palette_get (other)->hedge));
    }
  g_assert_cmpfloat (
      lab_color_get_luminance (lab_palette_get (LAB_PALETTE_DAY)->passage), >,
      lab_color_get_luminance (lab_palette_get (LAB_PALETTE_NIGHT)->passage));
  g_assert_cmpfloat (
      lab_color_get_luminance (lab_palette_get (LAB_PALETTE_DAY)->frame_light), >,
      lab_color_get_luminance (lab_palette_get (LAB_PALETTE_NIGHT)->frame_light));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/palette/legible", test_legible);
  g_test_add_func ("/palette/pawns", test_pawns);
  g_test_add_func ("/palette/distinct", test_distinct);
  return g_test_run ();
}
