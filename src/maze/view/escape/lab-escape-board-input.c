/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-board-private.h"

#include <math.h>

#include "lab-arrow-key.h"

/* How players move: with arrow keys, by swiping, and by clicking on a cell. */

/* A press that moves farther than this is a swipe, in logical pixels. */
#define SWIPE 18

/* Private helpers: moves */

static void
tell (LabEscapeBoard *self,
      GError         *error)
{
  if (error != NULL)
    lab_escape_board_refuse (self, error);
}

/* Goes one step, or to the end of the corridor, or leaps if that is asked. */
static void
go (LabEscapeBoard   *self,
    LabMazeDirection  direction,
    gboolean          far)
{
  g_autoptr (GError) error = NULL;

  if (self->game == NULL || lab_escape_game_is_over (self->game))
    return;
  if (self->aiming)
    {
      lab_escape_board_set_aiming (self, FALSE);
      lab_escape_game_use (self->game, LAB_ESCAPE_LEAP, direction, &error);
    }
  else if (far)
    lab_escape_game_walk (self->game, direction, &error);
  else
    lab_escape_game_step (self->game, direction, &error);
  tell (self, error);
}

/* Returns whether a cell is beside the player, and on which side. */
static gboolean
find_side (LabEscapeBoard   *self,
           LabMazeCell       cell,
           LabMazeDirection *direction)
{
  int down = (int) cell.row - (int) self->shown.cell.row;
  int right = (int) cell.column - (int) self->shown.cell.column;

  if (ABS (down) + ABS (right) != 1)
    return FALSE;
  *direction = down > 0    ? LAB_MAZE_DOWN
               : down < 0  ? LAB_MAZE_UP
               : right > 0 ? LAB_MAZE_RIGHT
                           : LAB_MAZE_LEFT;
  return TRUE;
}

/* Private helpers: keys */

static gboolean
find_direction (guint             key,
                LabMazeDirection *direction)
{
  static const LabMazeDirection directions[LAB_N_ARROW_KEYS] = {
    [LAB_ARROW_UP] = LAB_MAZE_UP, [LAB_ARROW_RIGHT] = LAB_MAZE_RIGHT,
    [LAB_ARROW_DOWN] = LAB_MAZE_DOWN, [LAB_ARROW_LEFT] = LAB_MAZE_LEFT,
  };
  LabArrowKey arrow;

  if (!lab_arrow_key_find (key, &arrow))
    return FALSE;
  *direction = directions[arrow];
  return TRUE;
}

/* A key that is held down repeats faster than the figure moves. It waits for the figure, so that
 * the figure stops when the key is released. */
static gboolean
on_key (LabEscapeBoard  *self,
        guint            key,
        guint            code G_GNUC_UNUSED,
        GdkModifierType  state)
{
  gboolean repeats = self->held_key == key;
  LabMazeDirection direction;

  if (self->game == NULL || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  if (key == GDK_KEY_Escape && self->aiming)
    {
      lab_escape_board_set_aiming (self, FALSE);
      return TRUE;
    }
  if (!find_direction (key, &direction))
    return FALSE;
  self->held_key = key;
  if (!repeats || !lab_escape_board_is_moving (self))
    go (self, direction, (state & GDK_SHIFT_MASK) != 0);
  return TRUE;
}

static void
on_key_released (LabEscapeBoard *self,
                 guint           key)
{
  if (self->held_key == key)
    self->held_key = 0;
}

static void
on_focus_left (LabEscapeBoard *self)
{
  self->held_key = 0;
}

/* Private helpers: the pointer */

static void
on_pointed (LabEscapeBoard *self,
            double          x,
            double          y)
{
  LabMazeCell cell;

  if (self->game == NULL || lab_escape_game_is_over (self->game) || self->aiming
      || self->motion != NULL || !lab_escape_board_find_cell (self, x, y, &cell))
    {
      lab_escape_board_input_forget (self);
      return;
    }
  if (self->walk != NULL && cell.row == self->walk_end.row
      && cell.column == self->walk_end.column)
    return;
  lab_escape_board_input_forget (self);
  self->walk = lab_escape_game_find_walk (self->game, cell);
  self->walk_end = cell;
  if (self->walk != NULL)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_drag_begin (LabEscapeBoard *self,
               double          x G_GNUC_UNUSED,
               double          y G_GNUC_UNUSED,
               GtkGesture     *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
click (LabEscapeBoard *self,
       double          x,
       double          y)
{
  g_autoptr (GError) error = NULL;
  LabMazeDirection direction;
  LabMazeCell cell;

  if (self->game == NULL || lab_escape_game_is_over (self->game)
      || !lab_escape_board_find_cell (self, x, y, &cell))
    return;
  if (!self->aiming)
    lab_escape_game_walk_to (self->game, cell, &error);
  else if (find_side (self, cell, &direction))
    go (self, direction, FALSE);
  else
    lab_escape_board_set_aiming (self, FALSE);
  tell (self, error);
}

static void
on_drag_end (LabEscapeBoard *self,
             double          dx,
             double          dy,
             GtkGestureDrag *gesture)
{
  double x, y;

  if (fabs (dx) < SWIPE && fabs (dy) < SWIPE)
    {
      if (gtk_gesture_drag_get_start_point (gesture, &x, &y))
        click (self, x, y);
      return;
    }
  if (fabs (dx) > fabs (dy))
    go (self, dx > 0 ? LAB_MAZE_RIGHT : LAB_MAZE_LEFT, TRUE);
  else
    go (self, dy > 0 ? LAB_MAZE_DOWN : LAB_MAZE_UP, TRUE);
}

/* For the board */

void
lab_escape_board_input_init (LabEscapeBoard *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (on_key_released), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (on_pointed), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (lab_escape_board_input_forget), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (on_focus_left), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (on_drag_end), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

/* Hides the way to the cell under the pointer. */
void
lab_escape_board_input_forget (LabEscapeBoard *self)
{
  if (self->walk == NULL)
    return;
  g_clear_pointer (&self->walk, g_array_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
