/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-code.h"

/* The pseudo-code of an algorithm for mazes. */

/**
 * lab_maze_code_set_algorithm:
 * @view: where the code is shown
 * @algorithm: an algorithm
 *
 * Shows the code of an algorithm.
 */
void
lab_maze_code_set_algorithm (LabCodeView      *view,
                             LabMazeAlgorithm  algorithm)
{
  const LabCodeText text = {
    .name = lab_maze_algorithm_get_name (algorithm),
    .summary = lab_maze_algorithm_get_summary (algorithm),
    .source = lab_maze_algorithm_get_source (algorithm),
  };

  lab_code_view_begin (view, &text);
  for (guint i = 0; i < lab_maze_algorithm_get_n_lines (algorithm); i++)
    lab_code_view_add_line (view, lab_maze_algorithm_get_line (algorithm, i),
                            lab_maze_algorithm_get_indent (algorithm, i));
}

/**
 * lab_maze_code_show_line:
 * @view: where the code is shown
 * @run: (nullable): a run of the algorithm; %NULL for none
 *
 * Highlights the line that the run has reached; before the first step, the first line.
 */
void
lab_maze_code_show_line (LabCodeView      *view,
                         const LabMazeRun *run)
{
  guint line = 0;

  if (run == NULL || (lab_maze_run_get_step (run) > 0 && !lab_maze_run_get_line (run, &line)))
    lab_code_view_highlight (view, 0);
  else
    lab_code_view_highlight (view, 1U << line);
}
