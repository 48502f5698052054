/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <math.h>

#include "lab-shift-board-layout.h"

/* Private helpers */

static gboolean
is_whole (float number)
{
  return floorf (number) == number;
}

static void
assert_cells (const LabShiftBoardLayout *layout)
{
  for (LabShiftBitboard rest = LAB_SHIFT_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabShiftCell cell = lab_shift_bitboard_first (rest);
      graphene_point_t at = lab_shift_board_layout_get_cell (layout, cell);
      double end = layout->tile - 0.01;

      g_assert_true (is_whole (at.x) && is_whole (at.y));
      g_assert_cmpuint (lab_shift_board_layout_pick_cell (layout, at.x, at.y), ==, cell);
      g_assert_cmpuint (lab_shift_board_layout_pick_cell (layout, at.x + end, at.y + end), ==,
                        cell);
      g_assert_cmpuint (lab_shift_board_layout_pick_cell (layout, at.x + layout->tile / 2.0,
                                                          at.y + layout->tile / 2.0),
                        ==, cell);
    }
}

/* Asserts that each arrow lies on the frame and touches the tile at its entry. */
static void
assert_arrows (const LabShiftBoardLayout *layout)
{
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      graphene_rect_t place = lab_shift_board_layout_get_arrow (layout, arrow);
      graphene_point_t way = lab_shift_arrow_get_direction (arrow);
      float inwards = (float) layout->margin / 2 + 1;
      graphene_point_t middle;

      graphene_rect_get_center (&place, &middle);
      g_assert_cmpuint (lab_shift_board_layout_pick_cell (layout, middle.x, middle.y), ==,
                        LAB_SHIFT_CELL_NONE);
      g_assert_cmpuint (lab_shift_board_layout_pick_cell (layout, middle.x + way.x * inwards,
                                                          middle.y + way.y * inwards), ==,
                        lab_shift_arrow_cell (arrow, 0));
      g_assert_cmpfloat (place.origin.x, >=, (float) layout->x);
      g_assert_cmpfloat (place.origin.y, >=, (float) layout->y);
      g_assert_cmpfloat (place.origin.x + place.size.width, <=, (float) (layout->x + layout->size));
      g_assert_cmpfloat (place.origin.y + place.size.height, <=,
                         (float) (layout->y + layout->size));
      g_assert_true (is_whole (place.origin.x) && is_whole (place.origin.y));
      g_assert_cmpfloat (MAX (place.size.width, place.size.height), >=, MAX (layout->tile, 44));
      g_assert_cmpfloat (MAX (place.size.width, place.size.height), <=, MAX (layout->tile, 45));
      g_assert_cmpfloat (MIN (place.size.width, place.size.height), ==, (float) layout->margin);
      g_assert_cmpfloat (MIN (place.size.width, place.size.height), >=, 24);
    }
}

/* Tests */

LAB_TEST ("/board-layout/fit", test_fit)
{
  for (int width = LAB_SHIFT_BOARD_MIN_SIZE; width <= 2000; width += 7)
    {
      int heights[] = { width, LAB_SHIFT_BOARD_MIN_SIZE, width + 313 };

      for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
        {
          int space = MIN (width, heights[i]);
          LabShiftBoardLayout layout = lab_shift_board_layout_fit (width, heights[i]);

          g_assert_cmpint (layout.size, ==, 7 * layout.tile + 2 * layout.margin);
          g_assert_cmpint (layout.size, <=, space);
          /* The tiles are as large as the space allows. */
          g_assert_cmpint (layout.size, >, space - 10);
          g_assert_cmpint (layout.x, ==, (width - layout.size) / 2);
          g_assert_cmpint (layout.y, ==, (heights[i] - layout.size) / 2);
          g_assert_cmpint (layout.tile, >=, space >= 328 ? 40 : 32);
        }
    }
}

LAB_TEST ("/board-layout/inverse", test_inverse)
{
  for (int size = LAB_SHIFT_BOARD_MIN_SIZE; size <= 2000; size++)
    {
      LabShiftBoardLayout layout = lab_shift_board_layout_fit (size, size + size % 50);

      assert_cells (&layout);
      assert_arrows (&layout);
    }
}

LAB_TEST ("/board-layout/outside", test_outside)
{
  LabShiftBoardLayout layout = lab_shift_board_layout_fit (800, 600);
  int left = layout.x + layout.margin, top = layout.y + layout.margin;
  int bed = 7 * layout.tile;

  const double points[][2] = {
    { left - 0.5, top + 10 }, { left + 10, top - 0.5 }, { left + bed, top + 10 },
    { left + 10, top + bed }, { -5, -5 },               { 5000, 5000 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    g_assert_cmpuint (lab_shift_board_layout_pick_cell (&layout, points[i][0], points[i][1]), ==,
                      LAB_SHIFT_CELL_NONE);
}

/* Asserts at which arrow a tile goes in that is dropped on a point. */
static void
assert_drop (const LabShiftBoardLayout *layout,
             double                     x,
             double                     y,
             LabShiftArrow              expected)
{
  g_assert_cmpuint (lab_shift_board_layout_pick_arrow (layout, x, y), ==, expected);
}

/* A tile may be dropped on an arrow or near it, but not in the middle of the board
 * or far outside. */
LAB_TEST ("/board-layout/drop", test_drop)
{
  LabShiftBoardLayout layout = lab_shift_board_layout_fit (800, 600);
  double middle = LAB_SHIFT_BOARD_SIZE / 2.0 * layout.tile + layout.margin;

  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      graphene_rect_t area = lab_shift_board_layout_get_arrow (&layout, arrow);
      graphene_point_t way = lab_shift_arrow_get_direction (arrow);
      graphene_point_t at;

      graphene_rect_get_center (&area, &at);
      assert_drop (&layout, at.x, at.y, arrow);
      for (int step = -1; step <= 1; step += 2)
        {
          double far = step * (layout.tile * 0.95 + layout.margin * 0.5);
          double too_far = step * (layout.tile * 1.05 + layout.margin * 0.5);

          assert_drop (&layout, at.x + way.x * far, at.y + way.y * far, arrow);
          assert_drop (&layout, at.x + way.x * too_far, at.y + way.y * too_far,
                       LAB_SHIFT_ARROW_NONE);
          assert_drop (&layout, at.x + 0.9 * step * way.y * layout.tile,
                       at.y + 0.9 * step * way.x * layout.tile, arrow);
        }
    }
  assert_drop (&layout, layout.x + middle, layout.y + middle, LAB_SHIFT_ARROW_NONE);
}

/* An inserted tile pushes the others in the direction of the arrow. */
LAB_TEST ("/board-layout/direction", test_direction)
{
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      graphene_point_t way = lab_shift_arrow_get_direction (arrow);
      LabShiftCell from = lab_shift_arrow_cell (arrow, 2), to = lab_shift_arrow_carry (arrow, from);

      g_assert_cmpfloat (way.x, ==,
                         (float) lab_shift_cell_column (to) - (float) lab_shift_cell_column (from));
      g_assert_cmpfloat (way.y, ==,
                         (float) lab_shift_cell_row (to) - (float) lab_shift_cell_row (from));
    }
}
