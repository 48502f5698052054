/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <adwaita.h>
#include <stdlib.h>

#include "lab-shift-art.h"
#include "lab-shift-pictures.h"
#include "lab-shift-resources.h"

#define TILE 44
#define TREASURE 32

typedef struct
{
  cairo_surface_t *surface;
  cairo_t *cr;
} Canvas;

/* Private helpers */

static Canvas
canvas_new (int      size,
            LabColor ground)
{
  Canvas self;

  self.surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, size, size);
  self.cr = cairo_create (self.surface);
  lab_color_set_source (ground, self.cr);
  cairo_paint (self.cr);
  return self;
}

static void
canvas_clear (Canvas *self)
{
  g_assert_cmpint (cairo_status (self->cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (self->cr);
  cairo_surface_destroy (self->surface);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Canvas, canvas_clear)

static guint32
canvas_get (Canvas *self,
            int     x,
            int     y)
{
  const guchar *data;
  guint32 pixel;

  cairo_surface_flush (self->surface);
  data = cairo_image_surface_get_data (self->surface);
  memcpy (&pixel, data + y * cairo_image_surface_get_stride (self->surface) + 4 * x, sizeof pixel);
  return pixel & 0xffffff;
}

static int
get_distance (guint32 a,
              guint32 b)
{
  int sum = 0;

  for (guint shift = 0; shift <= 16; shift += 8)
    sum += abs ((int) ((a >> shift) & 0xff) - (int) ((b >> shift) & 0xff));
  return sum;
}

/* Returns whether most pixels around a point are nearer to one color than to
 * another. */
static gboolean
looks_like (Canvas  *canvas,
            int      x,
            int      y,
            LabColor one,
            LabColor other)
{
  int votes = 0;

  for (int dy = -2; dy <= 2; dy++)
    {
      for (int dx = -2; dx <= 2; dx++)
        {
          guint32 at = canvas_get (canvas, x + dx, y + dy);

          if (get_distance (at, lab_color_to_rgb (one))
              < get_distance (at, lab_color_to_rgb (other)))
            votes++;
          else
            votes--;
        }
    }
  return votes > 0;
}

/* Returns how many pixels of two canvases look different, per mille. */
static int
compare (Canvas *a,
         Canvas *b,
         int     size)
{
  int n = 0;

  for (int y = 0; y < size; y++)
    {
      for (int x = 0; x < size; x++)
        n += get_distance (canvas_get (a, x, y), canvas_get (b, x, y)) > 90;
    }
  return n * 1000 / (size * size);
}

static int
count (Canvas  *canvas,
       int      size,
       LabColor color)
{
  int n = 0;

  for (int i = 0; i < size * size; i++)
    n += get_distance (canvas_get (canvas, i % size, i / size), lab_color_to_rgb (color)) < 30;
  return n;
}

static void
draw (Canvas                *canvas,
      const LabShiftPalette *palette,
      LabShiftPicture        what,
      guint                  detail,
      int                    size)
{
  lab_shift_art_draw (canvas->cr, &(LabPicture){ what, detail, size, size }, palette, NULL);
}

/* Tests: tiles */

static void
assert_tile (const LabShiftPalette *palette,
             LabShiftOpenings       openings,
             gboolean               fixed)
{
  static const int ends[LAB_SHIFT_N_SIDES][2] = {
    { TILE / 2, 5 }, { TILE - 6, TILE / 2 }, { TILE / 2, TILE - 6 }, { 5, TILE / 2 },
  };
  LabColor hedge = fixed ? palette->hedge_fixed : palette->hedge;
  g_auto (Canvas) canvas = canvas_new (TILE, palette->recess);

  draw (&canvas, palette, LAB_SHIFT_PICTURE_TILE,
        LAB_SHIFT_ART_TILE (openings, fixed, LAB_SHIFT_SEAT_NONE), TILE);
  for (LabShiftSide side = LAB_SHIFT_NORTH; side < LAB_SHIFT_N_SIDES; side++)
    g_assert_cmpint (looks_like (&canvas, ends[side][0], ends[side][1], palette->passage, hedge),
                     ==, (openings >> side) & 1);
  for (int corner = 0; corner < 4; corner++)
    g_assert_true (looks_like (&canvas, corner % 2 == 0 ? 7 : TILE - 8, corner < 2 ? 7 : TILE - 8,
                               hedge, palette->passage)
                   || fixed);
}

/* The ground is visible where a tile is open, and the hedge where it is not. */
LAB_TEST ("/art/tiles", test_tiles)
{
  for (LabStyle id = 0; id < LAB_N_STYLES; id++)
    {
      for (LabShiftOpenings openings = 1; openings < 15; openings++)
        {
          if (lab_shift_openings_shape (openings) == LAB_SHIFT_SHAPE_NONE)
            continue;
          assert_tile (&lab_shift_palettes[id], openings, FALSE);
          assert_tile (&lab_shift_palettes[id], openings, TRUE);
        }
    }
}

/* A start corner has the color of its seat. */
LAB_TEST ("/art/start-corners", test_start_corners)
{
  static const LabShiftOpenings openings[LAB_SHIFT_N_SEATS] = { 0x6, 0xc, 0x9, 0x3 };

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      const LabShiftPalette *palette = &lab_shift_palettes[LAB_STYLE_DAY];
      g_auto (Canvas) plain = canvas_new (TILE, palette->recess);
      g_auto (Canvas) start = canvas_new (TILE, palette->recess);

      draw (&plain, palette, LAB_SHIFT_PICTURE_TILE,
            LAB_SHIFT_ART_TILE (openings[seat], TRUE, LAB_SHIFT_SEAT_NONE), TILE);
      draw (&start, palette, LAB_SHIFT_PICTURE_TILE,
            LAB_SHIFT_ART_TILE (openings[seat], TRUE, seat), TILE);
      g_assert_cmpint (count (&start, TILE, lab_shift_pawn_colors[seat].body), >, 60);
      g_assert_cmpint (compare (&plain, &start, TILE), >, 100);
    }
}

/* The pawns differ even without their colors. */
LAB_TEST ("/art/pawns", test_pawns)
{
  const LabShiftPalette *palette = &lab_shift_palettes[LAB_STYLE_DAY];
  gboolean shapes[LAB_SHIFT_N_SEATS][TREASURE * TREASURE] = { { FALSE } };

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      g_auto (Canvas) canvas = canvas_new (TREASURE, LAB_COLOR (0x00ff00));

      draw (&canvas, palette, LAB_SHIFT_PICTURE_PAWN, seat, TREASURE);
      for (int i = 0; i < TREASURE * TREASURE; i++)
        shapes[seat][i] = canvas_get (&canvas, i % TREASURE, i / TREASURE) != 0x00ff00;
      for (LabShiftSeat other = 0; other < seat; other++)
        {
          int n = 0;

          for (int i = 0; i < TREASURE * TREASURE; i++)
            n += shapes[seat][i] != shapes[other][i];
          g_assert_cmpint (n, >, 15);
        }
    }
}

/* Every pawn fits into its square with its whole outline. */
LAB_TEST ("/art/whole-pawns", test_whole_pawns)
{
  const int size = 96;

  for (guint id = 0; id < LAB_N_STYLES; id++)
    {
      for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
        {
          g_auto (Canvas) canvas = canvas_new (size, LAB_COLOR (0x00ff00));

          draw (&canvas, &lab_shift_palettes[id], LAB_SHIFT_PICTURE_PAWN, seat, size);
          for (int i = 0; i < size; i++)
            {
              g_assert_cmphex (canvas_get (&canvas, i, 0), ==, 0x00ff00);
              g_assert_cmphex (canvas_get (&canvas, i, size - 1), ==, 0x00ff00);
              g_assert_cmphex (canvas_get (&canvas, 0, i), ==, 0x00ff00);
              g_assert_cmphex (canvas_get (&canvas, size - 1, i), ==, 0x00ff00);
            }
        }
    }
}

/* Returns the contrast of the middle of an arrow against the light side of the frame. */
static double
get_arrow_contrast (Canvas                *arrow,
                    const LabShiftPalette *palette)
{
  guint32 pixel = canvas_get (arrow, TREASURE / 2, TREASURE / 2);

  return lab_color_contrast (LAB_COLOR (pixel), palette->frame_light);
}

/* All looks of an arrow differ; a blocked one has a bar, and a faint one is hard to see. */
LAB_TEST ("/art/arrows", test_arrows)
{
  for (LabStyle id = 0; id < LAB_N_STYLES; id++)
    {
      const LabShiftPalette *palette = &lab_shift_palettes[id];

      for (LabShiftSide side = LAB_SHIFT_NORTH; side < LAB_SHIFT_N_SIDES; side++)
        {
          static const LabShiftArrowLook looks[] = { LAB_SHIFT_ARROW_FREE, LAB_SHIFT_ARROW_BRIGHT,
                                                     LAB_SHIFT_ARROW_BLOCKED,
                                                     LAB_SHIFT_ARROW_FAINT };
          Canvas canvases[G_N_ELEMENTS (looks)];

          for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
            {
              canvases[i] = canvas_new (TREASURE, palette->frame_light);
              draw (&canvases[i], palette, LAB_SHIFT_PICTURE_ARROW,
                    LAB_SHIFT_ART_ARROW (side, looks[i]), TREASURE);
              for (guint other = 0; other < i; other++)
                g_assert_cmpint (compare (&canvases[other], &canvases[i], TREASURE), >, 30);
            }
          g_assert_cmpint (count (&canvases[0], TREASURE, palette->blocked), <, 5);
          g_assert_cmpint (count (&canvases[2], TREASURE, palette->blocked), >, 60);
          g_assert_cmpfloat (get_arrow_contrast (&canvases[0], palette), >=, 3);
          g_assert_cmpfloat (get_arrow_contrast (&canvases[3], palette), <, 2.5);
          for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
            canvas_clear (&canvases[i]);
        }
    }
}

/* Tests: treasures, as the window draws them */

static Canvas
draw_treasure (GtkWidget       *widget,
               LabShiftTreasure treasure)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  Canvas canvas = canvas_new (TREASURE, lab_shift_palettes[LAB_STYLE_DAY].token);

  lab_shift_pictures_snapshot (widget, snapshot, GRAPHENE_POINT_INIT (0, 0),
                               LAB_SHIFT_PICTURE_TREASURE, treasure, TREASURE, TREASURE);
  node = gtk_snapshot_to_node (snapshot);
  g_assert_nonnull (node);
  gsk_render_node_draw (node, canvas.cr);
  return canvas;
}

LAB_TEST ("/art/treasures", test_treasures)
{
  g_autoptr (GtkWidget) widget = g_object_ref_sink (gtk_drawing_area_new ());
  g_auto (Canvas) empty = canvas_new (TREASURE, lab_shift_palettes[LAB_STYLE_DAY].token);
  Canvas canvases[LAB_SHIFT_N_TREASURES];

  for (LabShiftTreasure treasure = 0; treasure < LAB_SHIFT_N_TREASURES; treasure++)
    {
      canvases[treasure] = draw_treasure (widget, treasure);
      /* The picture fills its area except for the corners. */
      g_assert_cmpint (compare (&canvases[treasure], &empty, TREASURE), >, 150);
      g_assert_cmpint (compare (&canvases[treasure], &empty, TREASURE), <, 900);
      for (LabShiftTreasure other = 0; other < treasure; other++)
        {
          int difference = compare (&canvases[treasure], &canvases[other], TREASURE);

          g_test_message ("%s and %s: %d", lab_shift_treasure_get_id (treasure),
                          lab_shift_treasure_get_id (other), difference);
          g_assert_cmpint (difference, >, 300);
        }
    }
  for (LabShiftTreasure treasure = 0; treasure < LAB_SHIFT_N_TREASURES; treasure++)
    canvas_clear (&canvases[treasure]);
}

/* The pictures follow the theme, and each one is drawn only once. */
LAB_TEST ("/art/theme", test_theme)
{
  g_autoptr (GtkWidget) widget = g_object_ref_sink (gtk_drawing_area_new ());
  LabPictureCache *pictures = lab_shift_pictures_get (widget);
  AdwStyleManager *manager = adw_style_manager_get_default ();

  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_LIGHT);
  g_assert_true (lab_shift_palette_get (widget) == &lab_shift_palettes[LAB_STYLE_DAY]);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  g_assert_true (lab_shift_palette_get (widget) == &lab_shift_palettes[LAB_STYLE_NIGHT]);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
  g_assert_true (lab_shift_pictures_get (widget) == pictures);
}

LAB_TEST_CASES ()
{
  adw_init ();
  g_resources_register (lab_shift_get_resource ());

}
