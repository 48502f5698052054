/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze.h"

#include <string.h>

/* Private helpers */

static LabMaze *
make_maze (guint height,
           guint width)
{
  g_autoptr (GError) error = NULL;
  LabMaze *maze = lab_maze_new (height, width, &error);

  g_assert_no_error (error);
  return maze;
}

static void
open_between (LabMaze *maze,
              guint    row,
              guint    column,
              guint    other_row,
              guint    other_column)
{
  g_autoptr (GError) error = NULL;

  lab_maze_remove_wall (maze, (LabMazeCell) { row, column },
                        (LabMazeCell) { other_row, other_column }, &error);
  g_assert_no_error (error);
}

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

/* Whether a maze is perfect, found with sets of cells that are joined (slowly). */
static gboolean
is_tree (const LabMaze *maze)
{
  guint width = lab_maze_get_width (maze), n = width * lab_maze_get_height (maze);
  g_autofree guint *sets = g_new (guint, n);
  guint64 n_parts = lab_maze_get_n_cells (maze);

  for (guint i = 0; i < n; i++)
    sets[i] = i;
  for (guint i = 0; i < n; i++)
    {
      LabMazeCell cells[LAB_MAZE_N_DIRECTIONS];
      LabMazeCell cell = { i / width, i % width };
      guint n_cells = lab_maze_has_cell (maze, cell) ? lab_maze_list_reachable (maze, cell, cells)
                                                     : 0;

      for (guint k = 0; k < n_cells; k++)
        {
          guint from = sets[i], to = sets[cells[k].row * width + cells[k].column];

          if (cells[k].row * width + cells[k].column < i)
            continue;
          if (from == to)
            return FALSE;
          for (guint j = 0; j < n; j++)
            sets[j] = sets[j] == from ? to : sets[j];
          n_parts--;
        }
    }
  return n_parts == 1;
}

/* Tests */

static void
test_size (void)
{
  const guint bad[][2] = { { 0, 5 }, { 5, 0 }, { 65537, 1 }, { 1, 65537 }, { G_MAXUINT, 1 } };
  g_autoptr (LabMaze) maze = make_maze (2, 3);
  g_autoptr (LabMaze) widest = make_maze (1, LAB_MAZE_MAX_SIZE);

  g_assert_cmpuint (lab_maze_get_height (maze), ==, 2);
  g_assert_cmpuint (lab_maze_get_width (maze), ==, 3);
  g_assert_cmpuint (lab_maze_get_n_cells (maze), ==, 6);
  g_assert_cmpuint (lab_maze_get_n_cells (widest), ==, 65536);
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (lab_maze_new (bad[i][0], bad[i][1], &error));
      g_assert_error (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_SIZE);
    }
}

/* The figures of teaching material. */
static void
test_walls (void)
{
  g_autoptr (LabMaze) maze = make_maze (5, 5);
  g_autoptr (GArray) walls = NULL;
  const LabMazeWall *wall;

  g_assert_cmpuint (lab_maze_count_openings (maze), ==, 0);
  lab_maze_empty (maze);
  g_assert_cmpuint (lab_maze_count_openings (maze), ==, 40);
  g_assert_true (lab_maze_add_wall (maze, (LabMazeCell) { 0, 1 }, (LabMazeCell) { 0, 0 }, NULL));
  g_assert_true (lab_maze_add_wall (maze, (LabMazeCell) { 0, 1 }, (LabMazeCell) { 1, 1 }, NULL));
  g_assert_cmpuint (lab_maze_count_openings (maze), ==, 38);
  walls = lab_maze_list_walls (maze);
  g_assert_cmpuint (walls->len, ==, 2);
  wall = &g_array_index (walls, LabMazeWall, 0);
  assert_cells (&wall->cell, 2, "0,0 0,1");
  assert_cells (&wall[1].cell, 2, "0,1 1,1");
  lab_maze_fill (maze);
  g_array_unref (walls);
  walls = lab_maze_list_walls (maze);
  g_assert_cmpuint (walls->len, ==, 40);
}

/* Each wall of a maze that is several words wide can be added, asked, and removed. */
static void
test_each_wall (void)
{
  g_autoptr (LabMaze) maze = make_maze (3, 130);
  g_autoptr (LabMaze) full = make_maze (3, 130);
  g_autoptr (GArray) walls = lab_maze_list_walls (maze);

  g_assert_cmpuint (walls->len, ==, 3 * 129 + 2 * 130);
  for (guint i = 0; i < walls->len; i++)
    {
      const LabMazeWall *wall = &g_array_index (walls, LabMazeWall, i);
      g_autoptr (GArray) others = NULL;
      gboolean is_wall = FALSE;

      g_assert_true (lab_maze_get_wall (maze, wall->cell, wall->other, &is_wall, NULL));
      g_assert_true (is_wall);
      g_assert_true (lab_maze_remove_wall (maze, wall->other, wall->cell, NULL));
      g_assert_true (lab_maze_get_wall (maze, wall->cell, wall->other, &is_wall, NULL));
      g_assert_false (is_wall);
      g_assert_true (lab_maze_get_wall (maze, wall->other, wall->cell, &is_wall, NULL));
      g_assert_false (is_wall);
      g_assert_cmpuint (lab_maze_count_openings (maze), ==, 1);
      others = lab_maze_list_walls (maze);
      g_assert_cmpuint (others->len, ==, walls->len - 1);
      g_assert_false (lab_maze_equal (maze, full));
      g_assert_true (lab_maze_add_wall (maze, wall->cell, wall->other, NULL));
      g_assert_true (lab_maze_equal (maze, full));
    }
}

static void
test_refused (void)
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
  g_autoptr (LabMaze) maze = make_maze (3, 4);
  g_autoptr (LabMaze) before = lab_maze_copy (maze, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      gboolean wall;

      g_assert_false (lab_maze_remove_wall (maze, cases[i].cell, cases[i].other, &error));
      g_assert_error (error, LAB_MAZE_ERROR, (int) cases[i].code);
      g_assert_nonnull (strstr (error->message, cases[i].part));
      g_assert_false (lab_maze_add_wall (maze, cases[i].cell, cases[i].other, NULL));
      g_assert_false (lab_maze_get_wall (maze, cases[i].cell, cases[i].other, &wall, NULL));
      g_assert_true (lab_maze_equal (maze, before));
    }
}

static void
test_neighbors (void)
{
  g_autoptr (LabMaze) maze = make_maze (3, 3);
  LabMazeCell cells[LAB_MAZE_N_DIRECTIONS];

  assert_cells (cells, lab_maze_list_contiguous (maze, (LabMazeCell) { 1, 1 }, cells),
                "0,1 2,1 1,0 1,2");
  assert_cells (cells, lab_maze_list_contiguous (maze, (LabMazeCell) { 0, 0 }, cells), "1,0 0,1");
  assert_cells (cells, lab_maze_list_contiguous (maze, (LabMazeCell) { 2, 2 }, cells), "1,2 2,1");
  assert_cells (cells, lab_maze_list_reachable (maze, (LabMazeCell) { 1, 1 }, cells), "");
  open_between (maze, 1, 1, 1, 0);
  open_between (maze, 1, 1, 0, 1);
  assert_cells (cells, lab_maze_list_reachable (maze, (LabMazeCell) { 1, 1 }, cells), "0,1 1,0");
  assert_cells (cells, lab_maze_list_reachable (maze, (LabMazeCell) { 0, 1 }, cells), "1,1");
}

static void
test_left_out (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LabMaze) maze = make_maze (3, 70);
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
  g_assert_cmpuint (lab_maze_get_n_cells (maze), ==, 209);
  g_assert_cmpuint (lab_maze_count_openings (maze), ==, 3 * 69 + 2 * 70 - 4);
  assert_cells (cells, lab_maze_list_contiguous (maze, (LabMazeCell) { 1, 63 }, cells),
                "0,63 2,63 1,62");
  g_assert_false (lab_maze_remove_wall (maze, gone, (LabMazeCell) { 1, 63 }, &error));
  g_assert_error (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_OUTSIDE);
  g_assert_nonnull (strstr (error->message, "left out"));
  g_assert_false (lab_maze_leave_out (maze, gone, NULL));
  lab_maze_empty (maze);
  g_assert_cmpuint (lab_maze_count_openings (maze), ==, 3 * 69 + 2 * 70 - 4);
  g_clear_pointer (&copy, lab_maze_free);
  copy = lab_maze_copy (maze, NULL);
  g_assert_true (lab_maze_equal (maze, copy));
}

static void
test_perfect (void)
{
  g_autoptr (LabMaze) one = make_maze (1, 1);
  g_autoptr (LabMaze) maze = make_maze (2, 3);

  g_assert_true (lab_maze_is_perfect (one));
  g_assert_false (lab_maze_is_perfect (maze));
  open_between (maze, 0, 0, 0, 1);
  open_between (maze, 0, 1, 0, 2);
  open_between (maze, 0, 2, 1, 2);
  open_between (maze, 1, 2, 1, 1);
  g_assert_false (lab_maze_is_perfect (maze));
  open_between (maze, 1, 1, 1, 0);
  g_assert_true (lab_maze_is_perfect (maze));
  open_between (maze, 0, 0, 1, 0);
  g_assert_false (lab_maze_is_perfect (maze));
  /* As many openings as a tree, but a loop, and a cell apart. */
  g_assert_true (lab_maze_add_wall (maze, (LabMazeCell) { 0, 1 }, (LabMazeCell) { 0, 2 }, NULL));
  g_assert_true (lab_maze_is_perfect (maze));
  open_between (maze, 0, 1, 1, 1);
  g_assert_true (lab_maze_add_wall (maze, (LabMazeCell) { 0, 2 }, (LabMazeCell) { 1, 2 }, NULL));
  g_assert_cmpuint (lab_maze_count_openings (maze), ==, 5);
  g_assert_false (lab_maze_is_perfect (maze));
}

/* All subsets of the walls of small mazes, with and without a cell. */
static void
test_perfect_all (void)
{
  const struct
  {
    guint height, width, n_trees;
    gboolean left_out;
  } cases[] = { { 2, 2, 4 }, { 2, 3, 15 }, { 3, 2, 15 }, { 3, 3, 192 }, { 1, 5, 1 },
                { 2, 2, 1, TRUE }, { 3, 3, 8, TRUE } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LabMaze) maze = make_maze (cases[i].height, cases[i].width);
      g_autoptr (GArray) walls = NULL;
      guint n_trees = 0;

      if (cases[i].left_out)
        g_assert_true (lab_maze_leave_out (maze, (LabMazeCell) { cases[i].height / 2,
                                                                 cases[i].width / 2 }, NULL));
      walls = lab_maze_list_walls (maze);
      for (guint set = 0; set < 1u << walls->len; set++)
        {
          gboolean perfect;

          lab_maze_fill (maze);
          for (guint k = 0; k < walls->len; k++)
            {
              const LabMazeWall *wall = &g_array_index (walls, LabMazeWall, k);

              if ((set >> k & 1) != 0)
                lab_maze_remove_wall (maze, wall->cell, wall->other, NULL);
            }
          perfect = lab_maze_is_perfect (maze);
          n_trees += perfect ? 1 : 0;
          g_assert_true (perfect == is_tree (maze));
        }
      g_assert_cmpuint (n_trees, ==, cases[i].n_trees);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/maze/size", test_size);
  g_test_add_func ("/maze/walls", test_walls);
  g_test_add_func ("/maze/each-wall", test_each_wall);
  g_test_add_func ("/maze/refused", test_refused);
  g_test_add_func ("/maze/neighbors", test_neighbors);
  g_test_add_func ("/maze/left-out", test_left_out);
  g_test_add_func ("/maze/perfect", test_perfect);
  g_test_add_func ("/maze/perfect-all", test_perfect_all);
  return g_test_run ();
}
