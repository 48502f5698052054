/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-robots-board.h"

LAB_TEST ("/robots/board/closed", test_closed)
{
  for (guint size = LAB_ROBOTS_MIN_SIZE; size <= LAB_ROBOTS_MAX_SIZE; size += 2)
    {
      LabRobotsBoard board;
      guint n_walls = 0, n_island = 0;

      lab_robots_board_init (&board, size);
      for (guint cell = 0; cell < lab_robots_board_get_n_cells (&board); cell++)
        {
          n_walls += (guint) __builtin_popcount (board.walls[cell]);
          n_island += lab_robots_board_is_island (&board, cell) ? 1 : 0;
        }
      g_assert_cmpuint (n_island, ==, 4);
      /* The sides of the board, those of the island with their other faces, and those inside. */
      g_assert_cmpuint (n_walls, ==, 4 * size + 16 + 8);
    }
}

/* A wall is on both of its sides, and those that close the board stay. */
LAB_TEST ("/robots/board/set-wall", test_set_wall)
{
  LabRobotsBoard board, before;

  lab_robots_board_init (&board, 8);
  before = board;
  lab_robots_board_set_wall (&board, 9, LAB_ROBOTS_EAST, TRUE);
  g_assert_true (lab_robots_board_has_wall (&board, 9, LAB_ROBOTS_EAST));
  g_assert_true (lab_robots_board_has_wall (&board, 10, LAB_ROBOTS_WEST));
  g_assert_false (lab_robots_board_equal (&board, &before));
  lab_robots_board_set_wall (&board, 10, LAB_ROBOTS_WEST, FALSE);
  g_assert_true (lab_robots_board_equal (&board, &before));

  lab_robots_board_set_wall (&board, 0, LAB_ROBOTS_NORTH, FALSE);
  lab_robots_board_set_wall (&board, 63, LAB_ROBOTS_EAST, FALSE);
  lab_robots_board_set_wall (&board, 27, LAB_ROBOTS_EAST, FALSE);
  lab_robots_board_set_wall (&board, 26, LAB_ROBOTS_EAST, FALSE);
  g_assert_true (lab_robots_board_equal (&board, &before));
}

LAB_TEST ("/robots/board/neighbors", test_neighbors)
{
  LabRobotsBoard board;

  lab_robots_board_init (&board, 10);
  for (guint cell = 0; cell < lab_robots_board_get_n_cells (&board); cell++)
    {
      for (guint i = 0; i < LAB_N_ROBOTS_SIDES; i++)
        {
          LabRobotsSide side = (LabRobotsSide) i;
          guint neighbor, back;

          if (!lab_robots_board_get_neighbor (&board, cell, side, &neighbor))
            {
              g_assert_true (lab_robots_board_has_wall (&board, cell, side));
              continue;
            }
          g_assert_true (lab_robots_board_get_neighbor (&board, neighbor,
                                                        lab_robots_side_opposite (side), &back));
          g_assert_cmpuint (back, ==, cell);
        }
    }
}

LAB_TEST ("/robots/board/equal", test_equal)
{
  LabRobotsBoard board, other;

  lab_robots_board_init (&board, 8);
  other = board;
  g_assert_true (lab_robots_board_equal (&board, &other));
  /* What is true counts, not which number it is. */
  board.any_robot = 2;
  other.any_robot = 1;
  g_assert_true (lab_robots_board_equal (&board, &other));
  other.must_ricochet = TRUE;
  g_assert_false (lab_robots_board_equal (&board, &other));
  other = board;
  other.n_robots = 2;
  g_assert_false (lab_robots_board_equal (&board, &other));
  other = board;
  other.target = 1;
  g_assert_false (lab_robots_board_equal (&board, &other));
}
