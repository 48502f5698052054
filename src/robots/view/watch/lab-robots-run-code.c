/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-run-code.h"

/* The pseudo-code of a search that is watched. */

/**
 * lab_robots_run_code_set_run:
 * @view: where the code is shown
 * @run: (nullable): a run; %NULL for none
 *
 * Shows the code of the algorithm, or nothing.
 */
void
lab_robots_run_code_set_run (LabCodeView          *view,
                             const LabRobotsWatch *run)
{
  LabRobotsAlgorithm algorithm;
  LabCodeText text;

  gtk_widget_set_visible (GTK_WIDGET (view), run != NULL);
  if (run == NULL)
    return;
  algorithm = lab_robots_watch_get_algorithm (run);
  text = (LabCodeText) { lab_robots_watch_get_name (algorithm),
                         lab_robots_code_get_summary (algorithm),
                         lab_robots_code_get_source (algorithm) };
  lab_code_view_begin (view, &text);
  for (guint i = 0; i < lab_robots_code_get_n_lines (algorithm); i++)
    lab_code_view_add_line (view, lab_robots_code_get_line (algorithm, i),
                            lab_robots_code_get_indent (algorithm, i));
}

/** lab_robots_run_code_show_step: highlights the lines of the step at which the run is. */
void
lab_robots_run_code_show_step (LabCodeView          *view,
                               const LabRobotsWatch *run)
{
  lab_code_view_highlight (view, lab_robots_watch_find_lines (run));
}
