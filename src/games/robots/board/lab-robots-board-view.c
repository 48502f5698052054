/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-board-view.h"

#include <glib/gi18n.h>
#include <math.h>

#include "lab-arrow-key.h"
#include "lab-robots-text.h"
#include "lab-settings.h"
#include "lab-style.h"

/* The pointer means the side of a cell if it is so near to it, in cells, unless that is set. */
#define SIDE_REACH 0.24

G_DEFINE_FINAL_TYPE (LabRobotsBoardView, lab_robots_board_view, LAB_TYPE_DRAWN_WIDGET)

#define MIN_SIZE 200
#define NATURAL_SIZE 400

/* Private helpers */

/* What players do by keys. The number of a robot or Tab chooses a robot, and an arrow moves it.
 * With Shift, arrows move a cursor that reads the board. In a board that is edited, arrows move the
 * cursor, Enter chooses its cell, and an arrow with Ctrl chooses a side of it. Boards are never
 * mirrored, and arrows mean what they show. */

/* Tab goes from robot to robot, then to the next widget. */
static gboolean
choose (LabRobotsBoardView *self,
        int                 robot)
{
  if (!self->playable || self->editable || robot < 0 || robot >= (int) self->board.n_robots)
    return FALSE;
  lab_robots_board_view_select (self, robot);
  return TRUE;
}

/** lab_robots_board_view_set_cursor: moves the cursor and tells what is there;
 * %LAB_ROBOTS_NO_CELL hides it. */
static void
lab_robots_board_view_set_cursor (LabRobotsBoardView *self,
                                  guint               cell)
{
  g_autofree char *text = NULL;

  self->cursor = cell;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (cell == LAB_ROBOTS_NO_CELL)
    return;
  text = lab_robots_board_view_describe_cell (self, cell);
  lab_announcer_say (self->announcer, text);
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
  g_signal_emit_by_name (self, "move", (guint) self->selected, (guint) side);
}

static gboolean
on_arrow (LabRobotsBoardView *self,
          LabRobotsSide       side,
          GdkModifierType     state)
{
  gboolean shift = (state & GDK_SHIFT_MASK) != 0, control = (state & GDK_CONTROL_MASK) != 0;

  if (control && (!self->editable || self->cursor == LAB_ROBOTS_NO_CELL))
    return FALSE;
  /* A way that can be played has these keys. */
  if (!shift && !self->editable && !self->playable && self->way->len > 0)
    return FALSE;
  if (control)
    g_signal_emit_by_name (self, "side-activated", self->cursor, (guint) side);
  else if (shift || self->editable || !self->playable)
    move_cursor (self, side);
  else
    move_robot (self, side);
  return TRUE;
}

/** lab_robots_board_view_find_side: finds where the chosen robot has to slide to come to a cell, or
 * beyond it. */
static gboolean
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
static void
lab_robots_board_view_choose_cell (LabRobotsBoardView *self,
                                   guint               cell)
{
  guint robot, side;

  if (self->editable)
    g_signal_emit_by_name (self, "cell-activated", cell);
  else if (!self->playable)
    return;
  else if (lab_robots_position_find_robot (&self->position, &self->board, cell, &robot))
    lab_robots_board_view_select (self, (int) robot);
  else if (lab_robots_board_view_find_side (self, cell, &side))
    g_signal_emit_by_name (self, "move", (guint) self->selected, side);
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
      return choose (self, self->selected + 1);
    case GDK_KEY_ISO_Left_Tab:
      return choose (self, (self->selected < 0 ? (int) self->board.n_robots : self->selected) - 1);
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_space:
      if (self->cursor == LAB_ROBOTS_NO_CELL || (!self->playable && !self->editable))
        return FALSE;
      lab_robots_board_view_choose_cell (self, self->cursor);
      return TRUE;
    default:
      return choose (self, (int) gdk_keyval_to_unicode (key) - '1');
    }
}

/** lab_robots_board_view_init_keys: connects the keyboard. */
static void
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

/* What players do by mouse and touch: they press a robot, then a cell in the direction in which it
 * should slide; or they drag a robot that way. In a board that is edited, they press a cell, or a
 * side of it. */

/* A press that moves farther than this is a swipe, in logical pixels. */
#define SWIPE 18

/* A finger chooses a robot up to this distance from its middle, in logical pixels. */
#define REACH 22

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
    g_signal_emit_by_name (self, "side-activated", cell, side);
  else if (!self->editable && self->playable && find_robot (self, x, y, &robot))
    lab_robots_board_view_select (self, (int) robot);
  else
    lab_robots_board_view_choose_cell (self, cell);
}

static gboolean
find_swipe (double dx,
            double dy,
            guint *side)
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
    g_signal_emit_by_name (self, "piece-moved", from, to);
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
    set_pointed (self, LAB_ROBOTS_NO_CELL, find_swipe (dx, dy, &side) ? side : LAB_ROBOTS_NO_SIDE);
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
    g_signal_emit_by_name (self, "move", (guint) robot, side);
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

/** lab_robots_board_view_init_pointer: connects mouse and touch. */
static void
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

/* Where the robots are while they slide: they gain speed, and give a little when they stop. */

/* A slide takes a time that grows with its length, in milliseconds at the normal speed. */
#define SLIDE_MS 130
#define CELL_MS 24
#define MAX_SLIDE_MS 520

/* The part of the time in which a robot slides; in the rest, it settles. */
#define SLIDE_PART 0.78

/* How far a robot springs back, in cells. */
#define SPRING 0.07

static void
on_progress (double   value G_GNUC_UNUSED,
             gpointer data)
{
  gtk_widget_queue_draw (data);
}

/** lab_robots_board_view_stop_motion: shows the robots where they end. */
static void
lab_robots_board_view_stop_motion (LabRobotsBoardView *self)
{
  if (self->motion == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->motion, self);
  adw_animation_pause (self->motion);
  g_clear_object (&self->motion);
}

static void
on_done (LabRobotsBoardView *self)
{
  lab_robots_board_view_stop_motion (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Returns how far a robot is on a way of some cells, from 0 to 1. */
static double
get_part (double time,
          double distance)
{
  double t = time / SLIDE_PART;

  if (t < 1)
    return t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t);
  return 1 - SPRING / distance * sin ((t - 1) / (1 / SLIDE_PART - 1) * G_PI);
}

/** lab_robots_board_view_start_motion: moves the robots to a position from where they are. */
static void
lab_robots_board_view_start_motion (LabRobotsBoardView      *self,
                                    const LabRobotsPosition *position)
{
  g_autoptr (GSettings) settings = lab_settings_new ();
  double farthest = 0;

  for (guint robot = 0; robot < self->board.n_robots; robot++)
    self->from[robot] = lab_robots_board_view_get_place (self, robot);
  lab_robots_board_view_stop_motion (self);
  self->position = *position;
  for (guint robot = 0; robot < self->board.n_robots; robot++)
    {
      LabRobotsPlace to = lab_robots_board_view_get_cell_place (self, position->cells[robot]);

      farthest = MAX (farthest, hypot (to.x - self->from[robot].x, to.y - self->from[robot].y));
    }
  if (farthest < 0.001 || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  /* The players choose the speed. */
  self->motion = adw_timed_animation_new (
      GTK_WIDGET (self), 0, 1,
      (guint) (MIN (SLIDE_MS + CELL_MS * farthest, MAX_SLIDE_MS)
               * lab_settings_get_tempo (settings)),
      adw_callback_animation_target_new (on_progress, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->motion), ADW_LINEAR);
  g_signal_connect_swapped (self->motion, "done", G_CALLBACK (on_done), self);
  adw_animation_play (self->motion);
}

/* Widget */

static void
lab_robots_board_view_unmap (GtkWidget *widget)
{
  lab_robots_board_view_stop_motion (LAB_ROBOTS_BOARD_VIEW (widget));
  GTK_WIDGET_CLASS (lab_robots_board_view_parent_class)->unmap (widget);
}

/* GObject */

static void
lab_robots_board_view_finalize (GObject *object)
{
  LabRobotsBoardView *self = LAB_ROBOTS_BOARD_VIEW (object);

  g_clear_weak_pointer (&self->announcer);
  lab_robots_pictures_free (self->pictures);
  g_array_unref (self->way);
  g_array_unref (self->other_way);
  g_free (self->heat);
  G_OBJECT_CLASS (lab_robots_board_view_parent_class)->finalize (object);
}

static void
lab_robots_board_view_class_init (LabRobotsBoardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lab_robots_board_view_finalize;
  widget_class->snapshot = lab_robots_board_view_snapshot;
  LAB_DRAWN_WIDGET_CLASS (klass)->minimum = MIN_SIZE;
  LAB_DRAWN_WIDGET_CLASS (klass)->natural = NATURAL_SIZE;
  widget_class->unmap = lab_robots_board_view_unmap;

  /**
   * LabRobotsBoardView::move:
   * @robot: the index of a robot
   * @side: a #LabRobotsSide
   *
   * A player wants the robot to slide. The view has changed nothing.
   */
  g_signal_new ("move", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT,
                G_TYPE_UINT);
  /**
   * LabRobotsBoardView::cell-activated:
   * @cell: a cell
   *
   * The cell was clicked, tapped, or chosen with the keyboard, while the board is edited.
   */
  g_signal_new ("cell-activated", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT);
  /**
   * LabRobotsBoardView::side-activated:
   * @cell: a cell
   * @side: a #LabRobotsSide of it
   *
   * A side of the cell was clicked, tapped, or chosen with the keyboard, while the board is edited.
   */
  g_signal_new ("side-activated", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                G_TYPE_UINT, G_TYPE_UINT);
  /**
   * LabRobotsBoardView::piece-moved:
   * @self: the view
   * @from: a cell
   * @to: another cell
   *
   * The player has dragged from one cell to another, while the board is edited.
   */
  g_signal_new ("piece-moved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                G_TYPE_UINT, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "robotsboard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lab_robots_board_view_init (LabRobotsBoardView *self)
{
  self->selected = -1;
  self->dragged = -1;
  self->cursor = LAB_ROBOTS_NO_CELL;
  self->pointed = LAB_ROBOTS_NO_CELL;
  self->pointed_side = LAB_ROBOTS_NO_SIDE;
  self->side_reach = SIDE_REACH;
  self->pictures = lab_robots_pictures_new (&self->board);
  self->way = g_array_new (FALSE, FALSE, sizeof (LabRobotsMove));
  self->other_way = g_array_new (FALSE, FALSE, sizeof (LabRobotsMove));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  /* Translators: what is played on, for screen readers */
                                  _("Board"), -1);
  lab_robots_board_view_init_pointer (self);
  lab_robots_board_view_init_keys (self);
  lab_style_follow (GTK_WIDGET (self));
}

/* Public functions */

/** lab_robots_board_view_get_cell_place: returns where a cell is. */
LabRobotsPlace
lab_robots_board_view_get_cell_place (LabRobotsBoardView *self,
                                      guint               cell)
{
  guint row = cell / self->board.size;

  return (LabRobotsPlace) { cell % self->board.size, row };
}

/** lab_robots_board_view_get_place: returns where a robot is. */
LabRobotsPlace
lab_robots_board_view_get_place (LabRobotsBoardView *self,
                                 guint               robot)
{
  LabRobotsPlace from = self->from[robot];
  LabRobotsPlace place = lab_robots_board_view_get_cell_place (self, self->position.cells[robot]);
  double distance = hypot (place.x - from.x, place.y - from.y), part;

  if (self->motion == NULL || distance < 0.001)
    return place;
  part = get_part (adw_animation_get_value (self->motion), distance);
  place.x = from.x + part * (place.x - from.x);
  place.y = from.y + part * (place.y - from.y);
  return place;
}

/**
 * lab_robots_board_view_set_board:
 * @self: a view
 * @board: (nullable): a board, which is copied; %NULL for none
 *
 * Shows a board with the robots at their starts. No robot is chosen, and there is no way and no
 * heat.
 */
void
lab_robots_board_view_set_board (LabRobotsBoardView   *self,
                                 const LabRobotsBoard *board)
{
  g_return_if_fail (LAB_IS_ROBOTS_BOARD_VIEW (self));

  lab_robots_board_view_stop_motion (self);
  if (!self->has_board || board == NULL || board->size != self->board.size)
    self->cursor = LAB_ROBOTS_NO_CELL;
  self->has_board = board != NULL;
  self->target_robot = 0;
  lab_robots_board_view_select (self, -1);
  if (board != NULL)
    {
      self->board = *board;
      self->position = lab_robots_board_get_start (board);
    }
  lab_robots_pictures_forget_board (self->pictures);
  lab_robots_board_view_set_way (self, NULL, NULL, 0);
  lab_robots_board_view_set_heat (self, NULL);
  lab_robots_board_view_update_words (self);
}

/**
 * lab_robots_board_view_set_target_robot:
 * @self: a view with a board
 * @robot: the index of a robot
 *
 * Sets to which robot the target belongs, unless it is for any robot. It is robot 1 until this is
 * called, and again with the next board.
 */
void
lab_robots_board_view_set_target_robot (LabRobotsBoardView *self,
                                        guint               robot)
{
  g_return_if_fail (LAB_IS_ROBOTS_BOARD_VIEW (self));
  g_return_if_fail (robot < LAB_ROBOTS_MAX_ROBOTS);

  self->target_robot = robot;
  lab_robots_pictures_forget_board (self->pictures);
  lab_robots_board_view_update_words (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_robots_board_view_set_position:
 * @self: a view with a board
 * @position: a position on it, which is copied
 * @animate: whether the robots slide there; otherwise, they are there at once
 *
 * Shows a position.
 */
void
lab_robots_board_view_set_position (LabRobotsBoardView      *self,
                                    const LabRobotsPosition *position,
                                    gboolean                 animate)
{
  gboolean has_moved;

  g_return_if_fail (LAB_IS_ROBOTS_BOARD_VIEW (self) && self->has_board && position != NULL);

  has_moved = self->selected >= 0
              && position->cells[self->selected] != self->position.cells[self->selected];
  if (animate)
    lab_robots_board_view_start_motion (self, position);
  else
    lab_robots_board_view_stop_motion (self);
  self->position = *position;
  lab_robots_board_view_update_words (self);
  if (has_moved && self->playable)
    lab_robots_board_view_say_selected (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_robots_board_view_set_playable:
 * @self: a view
 * @playable: whether players may choose robots and ask for moves
 *
 * Sets whether the view emits #LabRobotsBoardView::move, and shows where the chosen robot would
 * stop. At first, it does not.
 */
void
lab_robots_board_view_set_playable (LabRobotsBoardView *self,
                                    gboolean            playable)
{
  g_return_if_fail (LAB_IS_ROBOTS_BOARD_VIEW (self));

  self->playable = playable;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_robots_board_view_select:
 * @self: a view
 * @robot: the index of a robot, or -1 for none
 *
 * Chooses a robot.
 */
void
lab_robots_board_view_select (LabRobotsBoardView *self,
                              int                 robot)
{
  g_return_if_fail (LAB_IS_ROBOTS_BOARD_VIEW (self));

  if (!self->has_board || robot < 0 || robot >= (int) self->board.n_robots)
    robot = -1;
  if (self->selected == robot)
    return;
  self->selected = robot;
  self->pointed_side = LAB_ROBOTS_NO_SIDE;
  lab_robots_board_view_say_selected (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_robots_board_view_set_heat:
 * @self: a view with a board
 * @values: (nullable): for each cell of the board, from 0 to 1, or less than 0 for no color; %NULL
 *   for no colors
 *
 * Colors the cells.
 */
void
lab_robots_board_view_set_heat (LabRobotsBoardView *self,
                                const double       *values)
{
  guint n_cells = self->board.size * self->board.size;

  g_return_if_fail (LAB_IS_ROBOTS_BOARD_VIEW (self));

  g_clear_pointer (&self->heat, g_free);
  if (values != NULL && self->has_board)
    self->heat = g_memdup2 (values, (gsize) n_cells * sizeof *values);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
