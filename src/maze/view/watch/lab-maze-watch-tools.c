/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-watch-page-private.h"

#include <glib/gi18n.h>

/* The heat map, and walls that are edited by hand. */

/* Private helpers: the heat map */

static void
show_heat (LabMazeWatchPage *self)
{
  for (guint i = 0; i < LAB_MAZE_MAX_LANES; i++)
    lab_maze_lane_set_heat (self->lanes[i],
                            gtk_switch_get_active (self->heat_switch) ? self->heat : NULL);
}

static void
measure_in_thread (GTask        *task,
                   gpointer      source G_GNUC_UNUSED,
                   gpointer      data,
                   GCancellable *cancellable)
{
  GError *error = NULL;
  LabMazeDistances *distances
      = lab_maze_distances_new (data, (LabMazeCell) { 0, 0 }, cancellable, &error);

  if (distances != NULL)
    g_task_return_pointer (task, distances, (GDestroyNotify) lab_maze_distances_free);
  else
    g_task_return_error (task, error);
}

static void
on_measured (GObject      *object,
             GAsyncResult *result,
             gpointer      data G_GNUC_UNUSED)
{
  LabMazeWatchPage *self = LAB_MAZE_WATCH_PAGE (object);
  g_autoptr (GError) error = NULL;
  LabMazeDistances *distances = g_task_propagate_pointer (G_TASK (result), &error);
  LabMazeDistances *old;

  /* The maze may have changed since then. */
  if (g_task_get_cancellable (G_TASK (result)) != self->heat_cancellable)
    {
      g_clear_pointer (&distances, lab_maze_distances_free);
      return;
    }
  g_clear_object (&self->heat_cancellable);
  old = self->heat;
  self->heat = distances;
  if (distances == NULL)
    gtk_switch_set_active (self->heat_switch, FALSE);
  show_heat (self);
  g_clear_pointer (&old, lab_maze_distances_free);
}

static void
measure (LabMazeWatchPage *self)
{
  LabMaze *copy = lab_maze_copy (self->maze, NULL);
  g_autoptr (GTask) task = NULL;

  if (copy == NULL)
    return;
  self->heat_cancellable = g_cancellable_new ();
  task = g_task_new (self, self->heat_cancellable, on_measured, NULL);
  g_task_set_task_data (task, copy, (GDestroyNotify) lab_maze_free);
  g_task_run_in_thread (task, measure_in_thread);
}

/* The colors of the maze before the change stay until the new ones are there. */
static void
measure_again (LabMazeWatchPage *self)
{
  if (!gtk_switch_get_active (self->heat_switch))
    {
      lab_maze_watch_tools_forget (self);
      return;
    }
  if (self->heat_cancellable != NULL)
    g_cancellable_cancel (self->heat_cancellable);
  g_clear_object (&self->heat_cancellable);
  measure (self);
}

/* Private helpers: editing */

static void
on_toggle_wall (LabMazeWatchPage *self,
                guint             row,
                guint             column,
                guint             other_row,
                guint             other_column,
                LabMazeView      *view)
{
  const LabMazeCell cells[] = { { row, column }, { other_row, other_column } };
  gboolean wall;

  if (!lab_maze_watch_tools_is_editing (self)
      || !lab_maze_get_wall (self->maze, cells[0], cells[1], &wall, NULL))
    return;
  lab_maze_view_begin_change (view);
  if (wall)
    lab_maze_remove_wall (self->maze, cells[0], cells[1], NULL);
  else
    lab_maze_add_wall (self->maze, cells[0], cells[1], NULL);
  lab_maze_view_changed_cells (view, cells, G_N_ELEMENTS (cells));
  lab_maze_view_end_change (view);
  measure_again (self);
  lab_maze_watch_page_say (self, wall ? _("Wall removed") : _("Wall added"));
}

static void
begin_editing (LabMazeWatchPage *self)
{
  lab_maze_watch_page_cancel_job (self);
  lab_maze_watch_actions_stop (self);
  self->updating = TRUE;
  gtk_toggle_button_set_active (self->solve, TRUE);
  self->updating = FALSE;
  self->stage = LAB_MAZE_STAGE_SOLVE;
  self->n_steps = 0;
  lab_maze_lane_set_run (self->lanes[0], NULL, self->maze);
  lab_maze_lane_set_run (self->lanes[1], NULL, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->lanes[1]), FALSE);
  lab_maze_lane_set_caption (self->lanes[0], NULL);
  show_heat (self);
  lab_maze_code_set_algorithm (
      self->codes[0], LAB_MAZE_ALGORITHM_SOLVER (adw_combo_row_get_selected (self->solver)));
  gtk_widget_set_visible (GTK_WIDGET (self->codes[0]), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->codes[1]), FALSE);
  lab_maze_view_set_editable (lab_maze_lane_get_view (self->lanes[0]), TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (lab_maze_lane_get_view (self->lanes[0])));
  lab_maze_watch_page_go_to (self, 0, TRUE);
}

static void
on_heat (LabMazeWatchPage *self)
{
  if (self->updating)
    return;
  if (gtk_switch_get_active (self->heat_switch) && self->heat == NULL
      && self->heat_cancellable == NULL && self->maze != NULL)
    measure (self);
  show_heat (self);
}

static void
on_edit (LabMazeWatchPage *self)
{
  if (self->updating)
    return;
  if (lab_maze_watch_tools_is_editing (self))
    {
      begin_editing (self);
      return;
    }
  lab_maze_view_set_editable (lab_maze_lane_get_view (self->lanes[0]), FALSE);
  lab_maze_watch_page_start_job (self, FALSE);
}

/* Functions of the page */

/** lab_maze_watch_tools_init: makes the switches work. */
void
lab_maze_watch_tools_init (LabMazeWatchPage *self)
{
  g_signal_connect_object (self->heat_switch, "notify::active", G_CALLBACK (on_heat), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->edit_switch, "notify::active", G_CALLBACK (on_edit), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (lab_maze_lane_get_view (self->lanes[0]), "toggle-wall",
                           G_CALLBACK (on_toggle_wall), self, G_CONNECT_SWAPPED);
}

/** lab_maze_watch_tools_forget: forgets the distances in a maze that changes. */
void
lab_maze_watch_tools_forget (LabMazeWatchPage *self)
{
  if (self->heat_cancellable != NULL)
    g_cancellable_cancel (self->heat_cancellable);
  g_clear_object (&self->heat_cancellable);
  for (guint i = 0; i < LAB_MAZE_MAX_LANES; i++)
    lab_maze_lane_set_heat (self->lanes[i], NULL);
  g_clear_pointer (&self->heat, lab_maze_distances_free);
}

/** lab_maze_watch_tools_update: shows the heat map of a new maze if it is wanted. */
void
lab_maze_watch_tools_update (LabMazeWatchPage *self)
{
  on_heat (self);
}

/** lab_maze_watch_tools_dispose: stops and frees everything. */
void
lab_maze_watch_tools_dispose (LabMazeWatchPage *self)
{
  if (self->heat_cancellable != NULL)
    g_cancellable_cancel (self->heat_cancellable);
  g_clear_object (&self->heat_cancellable);
  g_clear_pointer (&self->heat, lab_maze_distances_free);
}

/** lab_maze_watch_tools_is_editing: returns whether walls are edited. */
gboolean
lab_maze_watch_tools_is_editing (LabMazeWatchPage *self)
{
  return gtk_switch_get_active (self->edit_switch);
}
