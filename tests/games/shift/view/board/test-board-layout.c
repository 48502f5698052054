/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-board-layout.h"

#include <math.h>

/* Private helpers */

static gboolean
is_whole (float number)
{
  return floorf (number) == number;
}

static void
assert_cells (const LabBoardLayout *layout)
{
  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabCell cell = lab_bitboard_first (rest);
      graphene_point_t at = lab_board_layout_get_cell (layout, cell);
      double end = layout->tile - 0.01;

      g_assert_true (is_whole (at.x) && is_whole (at.y));
      g_assert_cmpuint (lab_board_layout_pick_cell (layout, at.x, at.y), ==, cell);
      g_assert_cmpuint (lab_board_layout_pick_cell (layout, at.x + end, at.y + end), ==, cell);
      g_assert_cmpuint (lab_board_layout_pick_cell (layout, at.x + layout->tile / 2.0,
                                                    at.y + layout->tile / 2.0),
                        ==, cell);
    }
}

/* Asserts that each arrow lies on the frame and touches the tile at its entry. */
static void
assert_arrows (const LabBoardLayout *layout)
{
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      graphene_rect_t place = lab_board_layout_get_arrow (layout, arrow);
      graphene_point_t way = lab_arrow_get_direction (arrow);
      graphene_point_t middle;

      graphene_rect_get_center (&place, &middle);
      g_assert_cmpuint (lab_board_layout_pick_cell (layout, middle.x, middle.y), ==, LAB_CELL_NONE);
      g_assert_cmpuint (
          lab_board_layout_pick_cell (
              layout, middle.x + way.x * ((float) layout->margin / 2 + 1),
              middle.y + way.y * ((float) layout->margin / 2 + 1)), ==, lab_arrow_cell (arrow, 0));
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

static void
test_fit (void)
{
  for (int width = LAB_BOARD_MIN_SIZE; width <= 2000; width += 7)
    {
      int heights[] = { width, LAB_BOARD_MIN_SIZE, width + 313 };

      for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
        {
          int space = MIN (width, heights[i]);
          LabBoardLayout layout = lab_board_layout_fit (width, heights[i]);

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

static void
test_inverse (void)
{
  for (int size = LAB_BOARD_MIN_SIZE; size <= 2000; size++)
    {
      LabBoardLayout layout = lab_board_layout_fit (size, size + size % 50);

      assert_cells (&layout);
      assert_arrows (&layout);
    }
}

static void
test_outside (void)
{
  LabBoardLayout layout = lab_board_layout_fit (800, 600);
  int left = layout.x + layout.margin, top = layout.y + layout.margin;
  int bed = 7 * layout.tile;

  g_assert_cmpuint (lab_board_layout_pick_cell (&layout, left - 0.5, top + 10), ==, LAB_CELL_NONE);
  g_assert_cmpuint (lab_board_layout_pick_cell (&layout, left + 10, top - 0.5), ==, LAB_CELL_NONE);
  g_assert_cmpuint (lab_board_layout_pick_cell (&layout, left + bed, top + 10), ==, LAB_CELL_NONE);
  g_assert_cmpuint (lab_board_layout_pick_cell (&layout, left + 10, top + bed), ==, LAB_CELL_NONE);
  g_assert_cmpuint (lab_board_layout_pick_cell (&layout, -5, -5), ==, LAB_CELL_NONE);
  g_assert_cmpuint (lab_board_layout_pick_cell (&layout, 5000, 5000), ==, LAB_CELL_NONE);
}

/* A tile may be dropped on an arrow or near it, but not in the middle of the board
 * or far outside. */
static void
test_drop (void)
{
  LabBoardLayout layout = lab_board_layout_fit (800, 600);
  double middle = LAB_BOARD_SIZE / 2.0 * layout.tile + layout.margin;

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      graphene_rect_t area = lab_board_layout_get_arrow (&layout, arrow);
      graphene_point_t way = lab_arrow_get_direction (arrow);
      graphene_point_t at;

      graphene_rect_get_center (&area, &at);
      g_assert_cmpuint (lab_board_layout_pick_arrow (&layout, at.x, at.y), ==, arrow);
      for (int step = -1; step <= 1; step += 2)
        {
          double far = step * (layout.tile * 0.95 + layout.margin * 0.5);
          double too_far = step * (layout.tile * 1.05 + layout.margin * 0.5);

          g_assert_cmpuint (lab_board_layout_pick_arrow (&layout, at.x + way.x * far,
                                                         at.y + way.y * far), ==, arrow);
          g_assert_cmpuint (lab_board_layout_pick_arrow (&layout, at.x + way.x * too_far,
                                                         at.y + way.y * too_far), ==,
                            LAB_ARROW_NONE);
          g_assert_cmpuint (lab_board_layout_pick_arrow (&layout,
                                                         at.x + 0.9 * step * way.y * layout.tile,
                                                         at.y + 0.9 * step * way.x * layout.tile),
                            ==, arrow);
        }
    }
  g_assert_cmpuint (lab_board_layout_pick_arrow (&layout, layout.x + middle, layout.y + middle), ==,
                    LAB_ARROW_NONE);
}

/* An inserted tile pushes the others in the direction of the arrow. */
static void
test_direction (void)
{
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      graphene_point_t way = lab_arrow_get_direction (arrow);
      LabCell from = lab_arrow_cell (arrow, 2), to = lab_arrow_carry (arrow, from);

      g_assert_cmpfloat (way.x, ==,
                         (float) lab_cell_column (to) - (float) lab_cell_column (from));
      g_assert_cmpfloat (way.y, ==, (float) lab_cell_row (to) - (float) lab_cell_row (from));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/board-layout/fit", test_fit);
  g_test_add_func ("/board-layout/inverse", test_inverse);
  g_test_add_func ("/board-layout/outside", test_outside);
  g_test_add_func ("/board-layout/drop", test_drop);
  g_test_add_func ("/board-layout/direction", test_direction);
  return g_test_run ();
}
