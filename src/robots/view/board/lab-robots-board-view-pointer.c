/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-board-view-private.h"

#include <math.h>

#include "lab-robots-text.h"

/* What players do by mouse and touch: they press a robot, then a cell in the direction in which it
 * should slide; or they drag a robot that way. In a board that is edited, they press a cell, or a
 * side of it. */

/* A press that moves farther than this is a swipe, in logical pixels. */
#define SWIPE 18

/* A finger chooses a robot up to this distance from its middle, in logical pixels. */
#define REACH 22

/* Private helpers */

static void
set_pointed (LabRobotsBoardView *self,
             guint               cell,
             guint               side)
{
  if (self->pointed == cell && self->pointed_side == side)
    return;
  self->pointed = cell;
  self->pointed_side = side;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Finds the side of its cell that is near to a place, if it can be changed. */
static gboolean
find_near_side (LabRobotsBoardView *self,
                LabRobotsPlace      place,
                guint              *side)
{
  double x = place.x - floor (place.x), y = place.y - floor (place.y);
  const double distances[LAB_N_ROBOTS_SIDES] = { y, 1 - x, 1 - y, x };
  guint nearest = 0, cell = (guint) place.y * self->board.size + (guint) place.x;

  for (guint i = 1; i < LAB_N_ROBOTS_SIDES; i++)
    nearest = distances[i] < distances[nearest] ? i : nearest;
  *side = nearest;
  return distances[nearest] < self->side_reach
         && !lab_robots_board_is_fixed (&self->board, cell, (LabRobotsSide) nearest);
}

/* Finds the robot that is pressed. A press beside a robot means it, too, unless it can mean where
 * the chosen robot should slide. */
static gboolean
find_robot (LabRobotsBoardView *self,
            double              x,
            double              y,
            guint              *robot)
{
  guint cell, side;
  double nearest = REACH;
  LabRobotsArea area;

  if (!lab_robots_board_view_find_cell (self, x, y, &cell))
    return FALSE;
  if (lab_robots_position_find_robot (&self->position, &self->board, cell, robot))
    return TRUE;
  if (lab_robots_board_view_find_side (self, cell, &side))
    return FALSE;
  lab_robots_board_view_get_area (self, &area);
  for (guint i = 0; i < self->board.n_robots; i++)
    {
      LabRobotsPlace place = lab_robots_board_view_get_place (self, i);
      double distance = hypot (area.x + (place.x + 0.5) * area.side - x,
                               area.y + (place.y + 0.5) * area.side - y);

      if (distance >= nearest)
        continue;
      nearest = distance;
      *robot = i;
    }
  return nearest < REACH;
}

static void
click (LabRobotsBoardView *self,
       double              x,
       double              y)
{
  LabRobotsPlace place;
  guint cell, side, robot;

  if (!lab_robots_board_view_find_place (self, x, y, &place)
      || !lab_robots_board_view_find_cell (self, x, y, &cell))
    return;
  if (self->editable && find_near_side (self, place, &side))
    lab_robots_board_view_activate_side (self, cell, (LabRobotsSide) side);
  else if (!self->editable && self->playable && find_robot (self, x, y, &robot))
    lab_robots_board_view_select (self, (int) robot);
  else
    lab_robots_board_view_choose_cell (self, cell);
}

static gboolean
find_swipe (double  dx,
            double  dy,
            guint  *side)
{
  if (fabs (dx) < SWIPE && fabs (dy) < SWIPE)
    return FALSE;
  if (fabs (dx) > fabs (dy))
    *side = dx > 0 ? LAB_ROBOTS_EAST : LAB_ROBOTS_WEST;
  else
    *side = dy > 0 ? LAB_ROBOTS_SOUTH : LAB_ROBOTS_NORTH;
  return TRUE;
}

/* Ends a drag from one cell to another in a board that is edited. */
static void
drop (LabRobotsBoardView *self,
      double              dx,
      double              dy,
      GtkGestureDrag     *gesture)
{
  double x, y;
  guint from, to;

  if (gtk_gesture_drag_get_start_point (gesture, &x, &y)
      && lab_robots_board_view_find_cell (self, x, y, &from)
      && lab_robots_board_view_find_cell (self, x + dx, y + dy, &to))
    lab_robots_board_view_move_piece (self, from, to);
}

static void
on_drag_begin (LabRobotsBoardView *self,
               double              x,
               double              y,
               GtkGesture         *gesture)
{
  guint robot;

  self->dragged = -1;
  if (!self->playable && !self->editable)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  lab_robots_board_view_set_cursor (self, LAB_ROBOTS_NO_CELL);
  if (self->editable || !find_robot (self, x, y, &robot))
    return;
  self->dragged = (int) robot;
  lab_robots_board_view_select (self, (int) robot);
}

static void
on_drag_update (LabRobotsBoardView *self,
                double              dx,
                double              dy)
{
  guint side;

  if (self->playable && !self->editable)
    set_pointed (self, LAB_ROBOTS_NO_CELL,
                 find_swipe (dx, dy, &side) ? side : LAB_ROBOTS_NO_SIDE);
}

static void
on_drag_end (LabRobotsBoardView *self,
             double              dx,
             double              dy,
             GtkGestureDrag     *gesture)
{
  int robot = self->dragged >= 0 ? self->dragged : self->selected;
  double x, y;
  guint side;

  self->dragged = -1;
  if (!self->playable && !self->editable)
    return;
  set_pointed (self, LAB_ROBOTS_NO_CELL, LAB_ROBOTS_NO_SIDE);
  if (!find_swipe (dx, dy, &side))
    {
      if (gtk_gesture_drag_get_start_point (gesture, &x, &y))
        click (self, x, y);
    }
  else if (self->editable)
    drop (self, dx, dy, gesture);
  else if (robot >= 0)
    lab_robots_board_view_ask (self, (guint) robot, (LabRobotsSide) side);
}

static void
on_pointed (LabRobotsBoardView *self,
            double              x,
            double              y)
{
  guint cell, side;
  LabRobotsPlace place;
  gboolean found;

  if (self->dragged >= 0)
    return;
  if (!lab_robots_board_view_find_cell (self, x, y, &cell)
      || !lab_robots_board_view_find_place (self, x, y, &place))
    {
      set_pointed (self, LAB_ROBOTS_NO_CELL, LAB_ROBOTS_NO_SIDE);
      return;
    }
  found = self->editable ? find_near_side (self, place, &side)
                         : lab_robots_board_view_find_side (self, cell, &side);
  set_pointed (self, cell, found ? side : LAB_ROBOTS_NO_SIDE);
}

static void
on_left (LabRobotsBoardView *self)
{
  set_pointed (self, LAB_ROBOTS_NO_CELL, LAB_ROBOTS_NO_SIDE);
}

/* Tells the cell, if the frame has no names that could be read. */
static gboolean
on_query_tooltip (LabRobotsBoardView *self,
                  int                 x,
                  int                 y,
                  gboolean            by_keyboard,
                  GtkTooltip         *tooltip)
{
  g_autofree char *name = NULL;
  LabRobotsArea area;
  guint cell;

  if (by_keyboard || !lab_robots_board_view_find_cell (self, x, y, &cell))
    return FALSE;
  lab_robots_board_view_get_area (self, &area);
  if (area.has_names)
    return FALSE;
  name = lab_robots_cell_format (cell, self->board.size);
  gtk_tooltip_set_text (tooltip, name);
  return TRUE;
}

/* For the other files */

/** lab_robots_board_view_find_side: finds where the chosen robot has to slide to come to a cell, or
 * beyond it. */
gboolean
lab_robots_board_view_find_side (LabRobotsBoardView *self,
                                 guint               cell,
                                 guint              *side)
{
  guint size = self->board.size, from;

  if (!self->playable || self->selected < 0)
    return FALSE;
  from = self->position.cells[self->selected];
  if (from == cell)
    return FALSE;
  if (from % size == cell % size)
    *side = cell < from ? LAB_ROBOTS_NORTH : LAB_ROBOTS_SOUTH;
  else if (from / size == cell / size)
    *side = cell < from ? LAB_ROBOTS_WEST : LAB_ROBOTS_EAST;
  else
    return FALSE;
  return TRUE;
}

/** lab_robots_board_view_choose_cell: does what a click on a cell does. */
void
lab_robots_board_view_choose_cell (LabRobotsBoardView *self,
                                   guint               cell)
{
  guint robot, side;

  if (self->editable)
    lab_robots_board_view_activate_cell (self, cell);
  else if (!self->playable)
    return;
  else if (lab_robots_position_find_robot (&self->position, &self->board, cell, &robot))
    lab_robots_board_view_select (self, (int) robot);
  else if (lab_robots_board_view_find_side (self, cell, &side))
    lab_robots_board_view_ask (self, (guint) self->selected, (LabRobotsSide) side);
}

/** lab_robots_board_view_init_pointer: connects mouse and touch. */
void
lab_robots_board_view_init_pointer (LabRobotsBoardView *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (on_drag_end), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (on_pointed), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (on_left), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (on_query_tooltip), NULL);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
}
