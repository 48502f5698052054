/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-board-view-private.h"

/* What players do: they choose a robot, then a cell in the direction in which it slides. */

/* Private helpers */

static gboolean
find_side (LabRobotsBoardView *self,
           guint               from,
           guint               to,
           LabRobotsSide      *side)
{
  guint size = self->board.size;

  if (from == to)
    return FALSE;
  if (from % size == to % size)
    *side = to < from ? LAB_ROBOTS_NORTH : LAB_ROBOTS_SOUTH;
  else if (from / size == to / size)
    *side = to < from ? LAB_ROBOTS_WEST : LAB_ROBOTS_EAST;
  else
    return FALSE;
  return TRUE;
}

static void
on_released (LabRobotsBoardView *self,
             int                 n_press G_GNUC_UNUSED,
             double              x,
             double              y)
{
  LabRobotsSide side;
  guint cell, robot;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (!lab_robots_board_view_find_cell (self, x, y, &cell))
    return;
  if (self->editable)
    lab_robots_board_view_activate_cell (self, cell);
  else if (!self->playable)
    return;
  else if (lab_robots_position_find_robot (&self->position, &self->board, cell, &robot))
    lab_robots_board_view_select (self, (int) robot);
  else if (self->selected >= 0
           && find_side (self, self->position.cells[self->selected], cell, &side))
    lab_robots_board_view_ask (self, (guint) self->selected, side);
}

/* For the other files */

/** lab_robots_board_view_init_input: connects the pointer and the keyboard. */
void
lab_robots_board_view_init_input (LabRobotsBoardView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_swapped (click, "released", G_CALLBACK (on_released), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}
