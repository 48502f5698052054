/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz.h"

#include "lab-maze-file.h"

/* Fuzzes the readers of mazes. What is accepted reads back the same in every form. */

static void
check_format (const LabMaze   *maze,
              LabMazeFormat    format,
              LabMazeContents *contents)
{
  g_autoptr (GBytes) bytes = lab_maze_to_bytes (maze, format, contents);
  g_autoptr (GHashTable) contents_again = NULL;
  g_autoptr (GBytes) bytes_again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (LabMaze) again = lab_maze_read (g_bytes_get_data (bytes, NULL),
                                             g_bytes_get_size (bytes), &contents_again, &error);

  g_assert_no_error (error);
  g_assert_true (lab_maze_equal (maze, again));
  bytes_again = lab_maze_to_bytes (again, format, contents_again);
  g_assert_true (g_bytes_equal (bytes, bytes_again));
}

LAB_FUZZ (data, size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GHashTable) contents = NULL;
  g_autoptr (LabMaze) maze = lab_maze_read (data, size, &contents, &error);

  if (!lab_fuzz_check (maze != NULL, &error))
    return;
  for (LabMazeFormat format = LAB_MAZE_FORMAT_DRAWING; format <= LAB_MAZE_FORMAT_BINARY; format++)
    check_format (maze, format, contents);
}
