/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-shift-art.h"

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
veil (const LabShiftPalette *palette,
      LabColor               color)
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
LAB_TEST ("/palette/legible", test_legible)
{
  for (LabStyle id = 0; id < LAB_N_STYLES; id++)
    {
      const LabShiftPalette *palette = &lab_shift_palettes[id];
      gboolean clear = id == LAB_STYLE_CLEAR_DAY || id == LAB_STYLE_CLEAR_NIGHT;
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
LAB_TEST ("/palette/pawns", test_pawns)
{
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      g_assert_cmpfloat (lab_color_contrast (lab_shift_pawn_colors[seat].body,
                                             lab_shift_pawn_colors[seat].shade), >, 1.2);
      for (LabShiftSeat other = 0; other < seat; other++)
        g_assert_cmpuint (get_square_distance (lab_shift_pawn_colors[seat].body,
                                               lab_shift_pawn_colors[other].body), >, 80 * 80);
    }
}

/* The dark palettes are darker than the light ones, and no two are the same. */
LAB_TEST ("/palette/distinct", test_distinct)
{
  for (LabStyle id = 0; id < LAB_N_STYLES; id++)
    {
      for (LabStyle other = 0; other < id; other++)
        g_assert_cmphex (lab_color_to_rgb (lab_shift_palettes[id].hedge), !=,
                         lab_color_to_rgb (lab_shift_palettes[other].hedge));
    }
  g_assert_cmpfloat (
      lab_color_get_luminance (lab_shift_palettes[LAB_STYLE_DAY].passage), >,
      lab_color_get_luminance (lab_shift_palettes[LAB_STYLE_NIGHT].passage));
  g_assert_cmpfloat (
      lab_color_get_luminance (lab_shift_palettes[LAB_STYLE_DAY].frame_light), >,
      lab_color_get_luminance (lab_shift_palettes[LAB_STYLE_NIGHT].frame_light));
}
