/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-seat.h"

static void
test_corners (void)
{
  /* Clockwise from the north-west: a1, g1, g7, a7. */
  g_assert_cmpuint (lab_seat_get_corner (0), ==, LAB_CELL (0, 0));
  g_assert_cmpuint (lab_seat_get_corner (1), ==, LAB_CELL (6, 0));
  g_assert_cmpuint (lab_seat_get_corner (2), ==, LAB_CELL (6, 6));
  g_assert_cmpuint (lab_seat_get_corner (3), ==, LAB_CELL (0, 6));
}

static void
test_default_sets (void)
{
  g_assert_cmphex (lab_seat_default_set (2), ==, LAB_SEAT_BIT (0) | LAB_SEAT_BIT (2));
  g_assert_cmphex (lab_seat_default_set (3), ==,
                   LAB_SEAT_BIT (0) | LAB_SEAT_BIT (1) | LAB_SEAT_BIT (2));
  g_assert_cmphex (lab_seat_default_set (4), ==, 0xf);
}

static void
test_names (void)
{
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      g_assert_cmpstr (lab_seat_get_id (seat), !=, "");
      g_assert_cmpstr (lab_seat_get_color_name (seat), !=, "");
      for (LabSeat other = 0; other < seat; other++)
        {
          g_assert_cmpstr (lab_seat_get_id (seat), !=, lab_seat_get_id (other));
          g_assert_cmpstr (lab_seat_get_color_name (seat), !=, lab_seat_get_color_name (other));
        }
    }
  /* Saved settings contain these ids, so they must not change. */
  g_assert_cmpstr (lab_seat_get_id (0), ==, "red");
  g_assert_cmpstr (lab_seat_get_id (1), ==, "yellow");
  g_assert_cmpstr (lab_seat_get_id (2), ==, "blue");
  g_assert_cmpstr (lab_seat_get_id (3), ==, "violet");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/seat/corners", test_corners);
  g_test_add_func ("/model/seat/default-sets", test_default_sets);
  g_test_add_func ("/model/seat/names", test_names);
  return g_test_run ();
}
