/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-generators-private.h"

#include "lab-maze-private.h"

/* The steps of the generators that work row by row. They make 64 cells at once, but what was done
 * in each cell can be seen in the maze. */

/* Private helpers */

/* Notes that a run opens below, at the only cell of it that does. */
static void
record_opening (const LabMaze   *maze,
                guint            row,
                guint            first,
                LabMazeRecorder *recorder)
{
  while (!lab_maze_is_open_below (maze, row, first))
    first++;
  lab_maze_record_cell (recorder, LAB_MAZE_STEP_RUN_OPEN, LAB_MAZE_DOWN, row, first);
}

/* Private functions of the model */

/** lab_maze_record_binary_tree: takes down the steps of the generator binary tree. */
void
lab_maze_record_binary_tree (const LabMaze   *maze,
                             LabMazeRecorder *recorder)
{
  for (guint row = 0; row < maze->height; row++)
    {
      for (guint column = 0; column < maze->width; column++)
        {
          if (lab_maze_is_open_right (maze, row, column))
            lab_maze_record (recorder, LAB_MAZE_STEP_TREE_RIGHT, LAB_MAZE_RIGHT);
          else if (lab_maze_is_open_below (maze, row, column))
            lab_maze_record (recorder, LAB_MAZE_STEP_TREE_BELOW, LAB_MAZE_DOWN);
          else
            lab_maze_record (recorder, LAB_MAZE_STEP_TREE_LAST, 0);
        }
    }
}

/** lab_maze_record_sidewinder: takes down the steps of the generator sidewinder. */
void
lab_maze_record_sidewinder (const LabMaze   *maze,
                            LabMazeRecorder *recorder)
{
  for (guint row = 0; row < maze->height; row++)
    {
      guint first = 0;

      for (guint column = 0; column < maze->width; column++)
        {
          if (lab_maze_is_open_right (maze, row, column))
            {
              lab_maze_record (recorder, LAB_MAZE_STEP_RUN_JOIN, LAB_MAZE_RIGHT);
              continue;
            }
          lab_maze_record (recorder, row + 1 < maze->height ? LAB_MAZE_STEP_RUN_END
                                                            : LAB_MAZE_STEP_RUN_LAST, 0);
          if (row + 1 < maze->height)
            record_opening (maze, row, first, recorder);
          first = column + 1;
        }
    }
}

/** lab_maze_record_eller: takes down the steps of the generator of Eller. */
void
lab_maze_record_eller (const LabMaze   *maze,
                       LabMazeRecorder *recorder)
{
  for (guint row = 0; row < maze->height; row++)
    {
      for (guint column = 0; column < maze->width; column++)
        {
          if (column + 1 == maze->width)
            lab_maze_record (recorder, LAB_MAZE_STEP_ROW_END, 0);
          else if (lab_maze_is_open_right (maze, row, column))
            lab_maze_record (recorder, LAB_MAZE_STEP_ROW_JOIN, LAB_MAZE_RIGHT);
          else
            lab_maze_record (recorder, LAB_MAZE_STEP_ROW_KEEP, LAB_MAZE_RIGHT);
          if (row + 1 == maze->height)
            continue;
          lab_maze_record (recorder, lab_maze_is_open_below (maze, row, column)
                                       ? LAB_MAZE_STEP_ROW_OPEN
                                       : LAB_MAZE_STEP_ROW_CLOSED, LAB_MAZE_DOWN);
        }
    }
}
