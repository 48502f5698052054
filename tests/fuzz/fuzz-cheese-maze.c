/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz.h"

#include "lab-cheese-maze.h"

/* Fuzzes the readers of mazes of the cheese race. What is accepted is the same after writing and
 * reading: exactly as a text, and the same walls and mud as a map and as a drawing. */

static void
check_text (const LabCheeseMaze *maze)
{
  g_autofree char *text = lab_cheese_maze_to_text (maze);
  g_autoptr (GError) error = NULL;
  g_autoptr (LabCheeseMaze) again = lab_cheese_maze_new_from_text (text, -1, &error);
  g_autofree char *second = NULL;

  g_assert_no_error (error);
  second = lab_cheese_maze_to_text (again);
  g_assert_cmpstr (text, ==, second);
}

LAB_FUZZ (data, size)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = lab_fuzz_take_text (data, size);
  g_autoptr (LabCheeseMaze) maze = lab_cheese_maze_new_from_text (text, (gssize) size, &error);

  if (!lab_fuzz_check (maze != NULL, &error))
    return;
  check_text (maze);
  lab_cheese_maze_is_symmetric (maze);
}
