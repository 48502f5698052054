/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "view/lab-palette.h"

/* Private helpers */

/* How far two colours are apart, 0 to 441: enough to tell small areas apart. */
static guint
get_square_distance (LabColour a,
                     LabColour b)
{
  guint sum = 0;

  for (guint shift = 0; shift <= 16; shift += 8)
    {
      int difference = (int) ((a >> shift) & 0xff) - (int) ((b >> shift) & 0xff);

      sum += (guint) (difference * difference);
    }
  return sum;
}

/* What is seen of @colour under the veil over tiles that cannot be reached. */
static LabColour
veil (const LabPalette *palette,
      LabColour         colour)
{
  LabColour seen = 0;

  for (guint shift = 0; shift <= 16; shift += 8)
    {
      double below = (colour >> shift) & 0xff;
      double above = (palette->recess >> shift) & 0xff;

      seen |= (LabColour) (below + (above - below) * palette->dim + 0.5) << shift;
    }
  return seen;
}

/* Tests */

/* Known pairs, so that what follows rests on something. */
static void
test_contrast (void)
{
  g_assert_cmpfloat_with_epsilon (lab_colour_contrast (0x000000, 0xffffff), 21, 0.001);
  g_assert_cmpfloat_with_epsilon (lab_colour_contrast (0xffffff, 0x000000), 21, 0.001);
  g_assert_cmpfloat_with_epsilon (lab_colour_contrast (0x123456, 0x123456), 1, 0.001);
  g_assert_cmpfloat_with_epsilon (lab_colour_contrast (0xffffff, 0x777777), 4.478, 0.001);
  g_assert_cmpfloat_with_epsilon (lab_colour_contrast (0xffffff, 0xff0000), 3.998, 0.001);
}

/* What has to be told apart to play, by WCAG 2.1's 3:1 for graphics, and more of it
 * where high contrast was asked for. */
static void
test_legible (void)
{
  for (LabPaletteId id = 0; id < LAB_N_PALETTES; id++)
    {
      const LabPalette *palette = lab_palette_get (id);
      gboolean clear = id == LAB_PALETTE_CLEAR_DAY || id == LAB_PALETTE_CLEAR_NIGHT;
      double walls = clear ? 4.5 : 3;

      g_assert_cmpfloat (lab_colour_contrast (palette->hedge, palette->passage), >=, walls);
      g_assert_cmpfloat (lab_colour_contrast (palette->hedge_fixed, palette->passage), >=, walls);
      g_assert_cmpfloat (lab_colour_contrast (veil (palette, palette->hedge),
                                              veil (palette, palette->passage)), >=, walls);
      g_assert_cmpfloat (lab_colour_contrast (veil (palette, palette->hedge_fixed),
                                              veil (palette, palette->passage)), >=, walls);
      g_assert_cmpfloat (lab_colour_contrast (palette->brass, palette->frame_light), >=, 3);
      g_assert_cmpfloat (lab_colour_contrast (palette->brass, palette->frame_dark), >=, 3);
      g_assert_cmpfloat (lab_colour_contrast (palette->barred, palette->frame_dark), >=, 3);
      g_assert_cmpfloat (lab_colour_contrast (palette->hedge_edge, palette->passage), >=, 3);
      g_assert_cmpfloat (lab_colour_contrast (palette->barred, palette->frame_light), >=, 3);
      g_assert_cmpfloat (lab_colour_contrast (palette->ink, palette->token), >=, 7);
      g_assert_cmpfloat (lab_colour_contrast (palette->path, palette->passage), >=,
                         clear ? 4.5 : 3);
      /* The ring around what can be reached is light and dark, as is that of the focus. */
      g_assert_cmpfloat (lab_colour_contrast (palette->glow, palette->ink), >=, 3);
      g_assert_cmpfloat (lab_colour_contrast (palette->glow, palette->hedge), >=, 2);
      /* So is the outline of a pawn: one of them is seen on any ground. */
      g_assert_cmpfloat (lab_colour_contrast (palette->ink, palette->passage), >=, 3);
      g_assert_cmpfloat (lab_colour_contrast (palette->token, palette->hedge), >=, 3);
      g_assert_cmpfloat (palette->dim, >, 0);
      g_assert_cmpfloat (palette->dim, <, 0.6);
    }
}

/* The four pawns differ, and their outline is seen on them. */
static void
test_pawns (void)
{
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      g_assert_cmpfloat (lab_colour_contrast (lab_palette_get_pawn (seat),
                                              lab_palette_get_pawn_shade (seat)), >, 1.2);
      for (LabSeat other = 0; other < seat; other++)
        g_assert_cmpuint (get_square_distance (lab_palette_get_pawn (seat),
                                               lab_palette_get_pawn (other)), >, 80 * 80);
    }
}

/* Night is darker than day, and none is a copy of another. */
static void
test_distinct (void)
{
  for (LabPaletteId id = 0; id < LAB_N_PALETTES; id++)
    {
      for (LabPaletteId other = 0; other < id; other++)
        g_assert_true (lab_palette_get (id)->hedge != lab_palette_get (other)->hedge);
    }
  g_assert_cmpfloat (
      lab_colour_contrast (lab_palette_get (LAB_PALETTE_DAY)->passage, 0), >,
      lab_colour_contrast (lab_palette_get (LAB_PALETTE_NIGHT)->passage, 0));
  g_assert_cmpfloat (
      lab_colour_contrast (lab_palette_get (LAB_PALETTE_DAY)->frame_light, 0), >,
      lab_colour_contrast (lab_palette_get (LAB_PALETTE_NIGHT)->frame_light, 0));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/palette/contrast", test_contrast);
  g_test_add_func ("/palette/legible", test_legible);
  g_test_add_func ("/palette/pawns", test_pawns);
  g_test_add_func ("/palette/distinct", test_distinct);
  return g_test_run ();
}
