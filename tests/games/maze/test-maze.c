/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-maze.h"
#include "lab-test-mazes.h"

/* Private helpers */

static void
assert_cells (const LabMazeCell *cells,
              guint              n_cells,
              const char        *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n_cells; i++)
    g_string_append_printf (text, i > 0 ? " %u,%u" : "%u,%u", cells[i].row, cells[i].column);
  g_assert_cmpstr (text->str, ==, expected);
}

/* Tests */

LAB_TEST ("/maze/size", test_size)
{
  const guint bad[][2] = { { 0, 5 }, { 5, 0 }, { 65537, 1 }, { 1, 65537 }, { G_MAXUINT, 1 } };
  g_autoptr (LabMaze) maze = lab_maze_new (2, 3, NULL);
  g_autoptr (LabMaze) widest = lab_maze_new (1, LAB_MAZE_MAX_SIZE, NULL);

  g_assert_cmpuint (maze->height, ==, 2);
  g_assert_cmpuint (maze->width, ==, 3);
  g_assert_cmpuint (maze->n_cells, ==, 6);
  g_assert_cmpuint (widest->n_cells, ==, 65536);
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (lab_maze_new (bad[i][0], bad[i][1], &error));
      g_assert_error (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_SIZE);
    }
}

/* The figures of teaching material. */
LAB_TEST ("/maze/walls", test_walls)
{
  g_autoptr (LabMaze) maze = lab_maze_new (5, 5, NULL);
  g_autoptr (GArray) walls = NULL;
  const LabMazeWall *wall;

  g_assert_cmpuint (lab_maze_count_openings (maze), ==, 0);
  lab_maze_empty (maze);
  g_assert_cmpuint (lab_maze_count_openings (maze), ==, 40);
  g_assert_true (lab_maze_set_wall (maze, (LabMazeCell) { 0, 1 }, (LabMazeCell) { 0, 0 }, TRUE,
                                    NULL));
  g_assert_true (lab_maze_set_wall (maze, (LabMazeCell) { 0, 1 }, (LabMazeCell) { 1, 1 }, TRUE,
                                    NULL));
  g_assert_cmpuint (lab_maze_count_openings (maze), ==, 38);
  walls = lab_test_mazes_list_walls (maze);
  g_assert_cmpuint (walls->len, ==, 2);
  wall = &g_array_index (walls, LabMazeWall, 0);
  assert_cells (&wall->cell, 2, "0,0 0,1");
  assert_cells (&wall[1].cell, 2, "0,1 1,1");
  lab_maze_fill (maze);
  g_array_unref (walls);
  walls = lab_test_mazes_list_walls (maze);
  g_assert_cmpuint (walls->len, ==, 40);
}

/* Each wall of a maze that is several words wide can be added, asked, and removed. */
LAB_TEST ("/maze/each-wall", test_each_wall)
{
  g_autoptr (LabMaze) maze = lab_maze_new (3, 130, NULL);
  g_autoptr (LabMaze) full = lab_maze_new (3, 130, NULL);
  g_autoptr (GArray) walls = lab_test_mazes_list_walls (maze);

  g_assert_cmpuint (walls->len, ==, 3 * 129 + 2 * 130);
  for (guint i = 0; i < walls->len; i++)
    {
      const LabMazeWall *wall = &g_array_index (walls, LabMazeWall, i);
      g_autoptr (GArray) others = NULL;
      gboolean is_wall = FALSE;

      g_assert_true (lab_maze_get_wall (maze, wall->cell, wall->other, &is_wall, NULL));
      g_assert_true (is_wall);
      g_assert_true (lab_maze_set_wall (maze, wall->other, wall->cell, FALSE, NULL));
      g_assert_true (lab_maze_get_wall (maze, wall->cell, wall->other, &is_wall, NULL));
      g_assert_false (is_wall);
      g_assert_true (lab_maze_get_wall (maze, wall->other, wall->cell, &is_wall, NULL));
      g_assert_false (is_wall);
      g_assert_cmpuint (lab_maze_count_openings (maze), ==, 1);
      others = lab_test_mazes_list_walls (maze);
      g_assert_cmpuint (others->len, ==, walls->len - 1);
      g_assert_false (lab_maze_equal (maze, full));
      g_assert_true (lab_maze_set_wall (maze, wall->cell, wall->other, TRUE, NULL));
      g_assert_true (lab_maze_equal (maze, full));
    }
}

LAB_TEST ("/maze/refused", test_refused)
{
  const struct
  {
    LabMazeCell cell, other;
    LabMazeError code;
    const char *part;
  } cases[] = {
    { { 0, 0 }, { 0, 4 }, LAB_MAZE_ERROR_OUTSIDE, "0,4" },
    { { 3, 0 }, { 2, 0 }, LAB_MAZE_ERROR_OUTSIDE, "3,0" },
    { { 0, 0 }, { G_MAXUINT, 0 }, LAB_MAZE_ERROR_OUTSIDE, "outside" },
    { { 0, 0 }, { 1, 1 }, LAB_MAZE_ERROR_NOT_CONTIGUOUS, "0,0 and 1,1" },
    { { 0, 0 }, { 0, 0 }, LAB_MAZE_ERROR_NOT_CONTIGUOUS, "0,0 and 0,0" },
    { { 0, 3 }, { 1, 0 }, LAB_MAZE_ERROR_NOT_CONTIGUOUS, "0,3 and 1,0" },
  };
  g_autoptr (LabMaze) maze = lab_maze_new (3, 4, NULL);
  g_autoptr (LabMaze) before = lab_maze_copy (maze, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      gboolean wall;

      g_assert_false (lab_maze_set_wall (maze, cases[i].cell, cases[i].other, FALSE, &error));
      g_assert_error (error, LAB_MAZE_ERROR, (int) cases[i].code);
      g_assert_nonnull (strstr (error->message, cases[i].part));
      g_assert_false (lab_maze_set_wall (maze, cases[i].cell, cases[i].other, TRUE, NULL));
      g_assert_false (lab_maze_get_wall (maze, cases[i].cell, cases[i].other, &wall, NULL));
      g_assert_true (lab_maze_equal (maze, before));
    }
}

LAB_TEST ("/maze/neighbors", test_neighbors)
{
  static const struct
  {
    LabMazeCell cell;
    const char *contiguous, *reachable;
  } cases[] = {
    { { 1, 1 }, "0,1 2,1 1,0 1,2", "0,1 1,0" },
    { { 0, 0 }, "1,0 0,1", "" },
    { { 2, 2 }, "1,2 2,1", "" },
    { { 0, 1 }, "1,1 0,0 0,2", "1,1" },
  };
  g_autoptr (LabMaze) maze = lab_maze_new (3, 3, NULL);
  LabMazeCell cells[LAB_MAZE_N_DIRECTIONS];

  lab_maze_open (maze, 1, 1, LAB_MAZE_LEFT);
  lab_maze_open (maze, 1, 1, LAB_MAZE_UP);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      assert_cells (cells, lab_maze_list_contiguous (maze, cases[i].cell, cells),
                    cases[i].contiguous);
      assert_cells (cells, lab_maze_list_reachable (maze, cases[i].cell, cells),
                    cases[i].reachable);
    }
}

LAB_TEST ("/maze/left-out", test_left_out)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LabMaze) maze = lab_maze_new (3, 70, NULL);
  g_autoptr (LabMaze) copy = NULL;
  LabMazeCell cells[LAB_MAZE_N_DIRECTIONS];
  LabMazeCell gone = { 1, 64 };

  lab_maze_empty (maze);
  g_assert_cmpuint (lab_maze_count_openings (maze), ==, 3 * 69 + 2 * 70);
  copy = lab_maze_copy (maze, NULL);
  g_assert_true (lab_maze_leave_out (maze, gone, NULL));
  g_assert_false (lab_maze_equal (maze, copy));
  g_assert_false (lab_maze_has_cell (maze, gone));
  g_assert_true (lab_maze_has_cell (copy, gone));
  g_assert_cmpuint (maze->n_cells, ==, 209);
  g_assert_cmpuint (lab_maze_count_openings (maze), ==, 3 * 69 + 2 * 70 - 4);
  assert_cells (cells, lab_maze_list_contiguous (maze, (LabMazeCell) { 1, 63 }, cells),
                "0,63 2,63 1,62");
  g_assert_false (lab_maze_set_wall (maze, gone, (LabMazeCell) { 1, 63 }, FALSE, &error));
  g_assert_error (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_OUTSIDE);
  g_assert_nonnull (strstr (error->message, "left out"));
  g_assert_false (lab_maze_leave_out (maze, gone, NULL));
  lab_maze_empty (maze);
  g_assert_cmpuint (lab_maze_count_openings (maze), ==, 3 * 69 + 2 * 70 - 4);
  g_clear_pointer (&copy, lab_maze_free);
  copy = lab_maze_copy (maze, NULL);
  g_assert_true (lab_maze_equal (maze, copy));
}
