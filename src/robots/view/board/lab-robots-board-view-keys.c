/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-board-view-private.h"

#include "lab-arrow-key.h"

/* What players do by keys. The number of a robot or Tab chooses a robot, and an arrow moves it.
 * With Shift, arrows move a cursor that reads the board. In a board that is edited, arrows move the
 * cursor, Enter chooses its cell, and an arrow with Ctrl chooses a side of it. Boards are never
 * mirrored, and arrows mean what they show. */

/* Private helpers */

/* Tab goes from robot to robot, then to the next widget. */
static gboolean
choose_next (LabRobotsBoardView *self,
             int                 step)
{
  int n = (int) self->board.n_robots, next = self->selected + step;

  if (self->selected < 0 && step < 0)
    next = n - 1;
  if (!self->playable || self->editable || next < 0 || next >= n)
    return FALSE;
  lab_robots_board_view_select (self, next);
  return TRUE;
}

static gboolean
choose_by_number (LabRobotsBoardView *self,
                  guint               key)
{
  guint32 digit = gdk_keyval_to_unicode (key);

  if (!self->playable || self->editable || digit < '1' || digit >= '1' + self->board.n_robots)
    return FALSE;
  lab_robots_board_view_select (self, (int) (digit - '1'));
  return TRUE;
}

static void
move_cursor (LabRobotsBoardView *self,
             LabRobotsSide       side)
{
  guint cell = self->cursor;

  if (cell == LAB_ROBOTS_NO_CELL)
    cell = self->selected >= 0 ? self->position.cells[self->selected] : self->board.target;
  else if (!lab_robots_board_get_neighbor (&self->board, self->cursor, side, &cell))
    cell = self->cursor;
  lab_robots_board_view_set_cursor (self, cell);
}

static void
move_robot (LabRobotsBoardView *self,
            LabRobotsSide       side)
{
  if (self->selected < 0)
    lab_robots_board_view_select (self, 0);
  lab_robots_board_view_set_cursor (self, LAB_ROBOTS_NO_CELL);
  lab_robots_board_view_ask (self, (guint) self->selected, side);
}

static gboolean
on_arrow (LabRobotsBoardView *self,
          LabRobotsSide       side,
          GdkModifierType     state)
{
  gboolean shift = (state & GDK_SHIFT_MASK) != 0, control = (state & GDK_CONTROL_MASK) != 0;

  if (control && (!self->editable || self->cursor == LAB_ROBOTS_NO_CELL))
    return FALSE;
  if (control)
    lab_robots_board_view_activate_side (self, self->cursor, side);
  else if (shift || self->editable || !self->playable)
    move_cursor (self, side);
  else
    move_robot (self, side);
  return TRUE;
}

static gboolean
on_key (LabRobotsBoardView *self,
        guint               key,
        guint               code G_GNUC_UNUSED,
        GdkModifierType     state)
{
  static const LabRobotsSide sides[LAB_N_ARROW_KEYS] = {
    [LAB_ARROW_UP] = LAB_ROBOTS_NORTH, [LAB_ARROW_RIGHT] = LAB_ROBOTS_EAST,
    [LAB_ARROW_DOWN] = LAB_ROBOTS_SOUTH, [LAB_ARROW_LEFT] = LAB_ROBOTS_WEST,
  };
  LabArrowKey arrow;

  if (!self->has_board || (state & (GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  if (lab_arrow_key_find (key, &arrow))
    return on_arrow (self, sides[arrow], state);
  if ((state & GDK_CONTROL_MASK) != 0)
    return FALSE;
  switch (key)
    {
    case GDK_KEY_Tab:
    case GDK_KEY_KP_Tab:
      return choose_next (self, 1);
    case GDK_KEY_ISO_Left_Tab:
      return choose_next (self, -1);
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_space:
      if (self->cursor == LAB_ROBOTS_NO_CELL || (!self->playable && !self->editable))
        return FALSE;
      lab_robots_board_view_choose_cell (self, self->cursor);
      return TRUE;
    default:
      return choose_by_number (self, key);
    }
}

/* For the other files */

/** lab_robots_board_view_set_cursor: moves the cursor and tells what is there;
 * %LAB_ROBOTS_NO_CELL hides it. */
void
lab_robots_board_view_set_cursor (LabRobotsBoardView *self,
                                  guint               cell)
{
  g_autofree char *text = NULL;

  self->cursor = cell;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (cell == LAB_ROBOTS_NO_CELL)
    return;
  text = lab_robots_board_view_describe_cell (self, cell);
  lab_robots_board_view_say (self, text);
}

/** lab_robots_board_view_init_keys: connects the keyboard. */
void
lab_robots_board_view_init_keys (LabRobotsBoardView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (gtk_widget_queue_draw), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (gtk_widget_queue_draw), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}
