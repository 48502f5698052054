/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-board-view-private.h"

#include <math.h>

#include "lab-activation.h"

/* How players choose spots: with the pointer, by dragging, with the keyboard, or with a screen
 * reader. */

#define DRAG_THRESHOLD 8

/* Private helpers */

static gconstpointer
get_state (LabClassicBoardView *self)
{
  return lab_classic_game_get_state (self->game);
}

/* Returns the spot at a point, or -1. */
static int
find_spot (LabClassicBoardView *self,
           double               x,
           double               y)
{
  for (guint i = 0; i < self->spots->len; i++)
    {
      GtkWidget *spot = g_ptr_array_index (self->spots, i);
      graphene_rect_t bounds;

      if (gtk_widget_get_visible (spot)
          && gtk_widget_compute_bounds (spot, GTK_WIDGET (self), &bounds)
          && x >= bounds.origin.x && x < bounds.origin.x + bounds.size.width
          && y >= bounds.origin.y && y < bounds.origin.y + bounds.size.height)
        return (int) i;
    }
  return -1;
}

static void
set_hovered (LabClassicBoardView *self,
             int                  spot)
{
  if (self->hovered == spot)
    return;
  self->hovered = spot;
  self->shows_hint = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
set_by_keys (LabClassicBoardView *self,
             gboolean             by_keys)
{
  if (self->by_keys == by_keys)
    return;
  self->by_keys = by_keys;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
choose_first (LabClassicBoardView *self,
              int                  spot)
{
  self->chosen = spot;
  lab_classic_board_spots_update (self);
}

/* Says why a spot, or another point if @spot is -1, cannot be chosen. */
static void
refuse (LabClassicBoardView *self,
        int                  spot)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *reason = NULL;

  if (lab_classic_game_is_over (self->game))
    {
      lab_classic_refuse_over (&error);
      lab_classic_board_view_emit_refused (self, error->message);
      return;
    }
  reason = self->board->explain (get_state (self), self->chosen, spot);
  lab_classic_board_view_emit_refused (self, reason);
}

/* Chooses a spot as the next step of an action. */
static void
choose (LabClassicBoardView *self,
        guint                spot)
{
  guint32 action;

  if (self->chosen == (int) spot)
    choose_first (self, -1);
  else if (self->chosen >= 0
           && lab_classic_board_find_action (self->board, get_state (self), self->chosen, spot,
                                             &action))
    lab_classic_board_view_emit_chosen (self, action);
  else if (!lab_classic_board_find_action (self->board, get_state (self), -1, spot, &action))
    refuse (self, (int) spot);
  else if (self->board->n_steps > 1)
    choose_first (self, (int) spot);
  else
    {
      self->origin = (int) spot;
      self->origin_action = action;
      lab_classic_board_view_emit_chosen (self, action);
    }
}

/* Returns where the pointer is in the window. */
static gboolean
find_pointer (LabClassicBoardView *self,
              double              *x,
              double              *y)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
  GdkSeat *seat = gdk_display_get_default_seat (gtk_widget_get_display (GTK_WIDGET (self)));
  GdkDevice *pointer = seat != NULL ? gdk_seat_get_pointer (seat) : NULL;

  return native != NULL && pointer != NULL
         && gdk_surface_get_device_position (gtk_native_get_surface (native), pointer, x, y, NULL);
}

/* Returns whether the pointer is where it was at the last key. GTK sends events to a pointer that
 * rests whenever the widgets below it have moved. */
static gboolean
is_resting (LabClassicBoardView *self)
{
  double x, y;

  return find_pointer (self, &x, &y) && fabs (x - self->rest_x) < 1 && fabs (y - self->rest_y) < 1;
}

/* The pointer */

static void
on_motion (LabClassicBoardView *self,
           double               x,
           double               y)
{
  self->pointer_x = x;
  self->pointer_y = y;
  self->pointer_inside = TRUE;
  if (self->game == NULL || self->pressing || (self->by_keys && is_resting (self)))
    return;
  set_by_keys (self, FALSE);
  set_hovered (self, find_spot (self, x, y));
}

static void
on_leave (LabClassicBoardView *self)
{
  self->pointer_inside = FALSE;
  if (!self->pressing)
    set_hovered (self, -1);
}

static void
end_press (LabClassicBoardView *self)
{
  self->pressing = FALSE;
  self->fresh = FALSE;
  self->drag_x = self->drag_y = 0;
  /* A finger that was lifted points at nothing. */
  if (!self->pointer_inside)
    self->hovered = -1;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_drag_begin (LabClassicBoardView *self,
               double               x,
               double               y,
               GtkGesture          *gesture)
{
  guint32 action;

  if (self->game == NULL || !self->may_choose)
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  lab_classic_board_motion_finish (self);
  set_by_keys (self, FALSE);
  self->pressing = TRUE;
  self->shows_hint = FALSE;
  self->pressed = find_spot (self, x, y);
  set_hovered (self, self->pressed);
  if (self->pressed < 0)
    return;
  gtk_widget_grab_focus (g_ptr_array_index (self->spots, (guint) self->pressed));
  self->fresh = self->board->n_steps > 1 && self->chosen != self->pressed
                && lab_classic_board_find_action (self->board, get_state (self), -1,
                                                  (guint) self->pressed, &action)
                && (self->chosen < 0
                    || !lab_classic_board_find_action (self->board, get_state (self),
                                                       self->chosen, (guint) self->pressed,
                                                       &action));
  if (self->fresh)
    choose_first (self, self->pressed);
}

static void
on_drag_update (LabClassicBoardView *self,
                double               x,
                double               y,
                GtkGesture          *gesture)
{
  double start_x, start_y;

  if (!self->pressing
      || !gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (gesture), &start_x, &start_y))
    return;
  set_hovered (self, find_spot (self, start_x + x, start_y + y));
  if (self->chosen >= 0 && self->chosen == self->pressed
      && (self->drag_x != 0 || self->drag_y != 0 || hypot (x, y) > DRAG_THRESHOLD))
    {
      self->drag_x = x;
      self->drag_y = y;
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
}

/* A press on a pawn chooses it, and letting go on another cell moves it there. Otherwise what
 * counts is where the pointer lets go; outside of all spots, nothing is chosen. */
static void
on_drag_end (LabClassicBoardView *self,
             double               x,
             double               y,
             GtkGesture          *gesture)
{
  double start_x = 0, start_y = 0;
  gboolean fresh = self->fresh;
  int released;

  if (!self->pressing)
    return;
  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (gesture), &start_x, &start_y);
  released = find_spot (self, start_x + x, start_y + y);
  end_press (self);
  if (self->pressed < 0 && released < 0)
    {
      if (!lab_classic_board_view_cancel_choice (self))
        refuse (self, -1);
    }
  else if (released < 0)
    lab_classic_board_view_cancel_choice (self);
  else if (self->pressed >= 0 && !(fresh && released == self->pressed))
    choose (self, (guint) released);
}

static void
on_cancel (LabClassicBoardView *self)
{
  end_press (self);
}

/* The keyboard */

/* GTK moves the focus also without keys, for example when a window opens. */
static gboolean
on_key_pressed (LabClassicBoardView *self,
                guint                keyval)
{
  static const guint keyvals[]
      = { GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab, GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Up,
          GDK_KEY_Down, GDK_KEY_KP_Left, GDK_KEY_KP_Right, GDK_KEY_KP_Up, GDK_KEY_KP_Down,
          GDK_KEY_Home, GDK_KEY_End, GDK_KEY_KP_Home, GDK_KEY_KP_End, GDK_KEY_Return,
          GDK_KEY_KP_Enter, GDK_KEY_space };

  for (guint i = 0; i < G_N_ELEMENTS (keyvals); i++)
    {
      if (keyvals[i] != keyval)
        continue;
      if (!find_pointer (self, &self->rest_x, &self->rest_y))
        self->rest_x = self->rest_y = -G_MAXDOUBLE;
      set_by_keys (self, TRUE);
      set_hovered (self, -1);
    }
  return GDK_EVENT_PROPAGATE;
}

static gboolean
move_focus_to (LabClassicBoardView *self,
               int                  spot)
{
  self->place = spot;
  self->shows_hint = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return gtk_widget_grab_focus (g_ptr_array_index (self->spots, (guint) spot));
}

/* Returns where the keyboard starts: at the hint, where the focus was, or at the first action. */
static int
get_start (LabClassicBoardView *self)
{
  g_autoptr (GArray) actions = lab_classic_list_actions (self->board->classic, get_state (self));
  int spot = -1;

  if (self->has_hint)
    spot = lab_classic_board_find_spot (self->board, get_state (self), self->hint, 0);
  if (spot < 0)
    spot = self->place;
  if (spot < 0 && actions->len > 0)
    spot = lab_classic_board_find_spot (self->board, get_state (self),
                                        g_array_index (actions, guint32, 0), 0);
  for (guint i = 0; spot < 0 && i < self->spots->len; i++)
    {
      if (self->board->has_spot (get_state (self), i))
        spot = (int) i;
    }
  return spot;
}

/* Moves the focus in a direction, once or as far as possible. */
static gboolean
move_focus (LabClassicBoardView *self,
            GtkDirectionType     direction,
            gboolean             far)
{
  int focused = lab_classic_board_spots_get_focused (self), next = focused;
  LabClassicScene scene = lab_classic_board_view_get_scene (self);

  scene.state = get_state (self);
  do
    {
      focused = next;
      next = self->board->get_next (&scene, (guint) focused, direction);
    }
  while (far && next >= 0);
  return move_focus_to (self, next >= 0 ? next : focused);
}

static gboolean
lab_classic_board_view_focus (GtkWidget        *widget,
                              GtkDirectionType  direction)
{
  LabClassicBoardView *self = LAB_CLASSIC_BOARD_VIEW (widget);

  if (self->game == NULL)
    return FALSE;
  if (lab_classic_board_spots_get_focused (self) < 0)
    return move_focus_to (self, get_start (self));
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;
  return move_focus (self, direction, FALSE);
}

/* Moves the focus to an end of the row, or to a corner if @args say so. */
static gboolean
on_end_key (GtkWidget *widget,
            GVariant  *args,
            gpointer   data G_GNUC_UNUSED)
{
  LabClassicBoardView *self = LAB_CLASSIC_BOARD_VIEW (widget);
  gboolean last, corner;

  if (self->game == NULL || lab_classic_board_spots_get_focused (self) < 0)
    return FALSE;
  g_variant_get (args, "(bb)", &last, &corner);
  if (corner)
    move_focus (self, last ? GTK_DIR_DOWN : GTK_DIR_UP, TRUE);
  return move_focus (self, last ? GTK_DIR_RIGHT : GTK_DIR_LEFT, TRUE);
}

static gboolean
lab_classic_board_view_grab_focus (GtkWidget *widget)
{
  LabClassicBoardView *self = LAB_CLASSIC_BOARD_VIEW (widget);

  if (self->game == NULL)
    return FALSE;
  return gtk_widget_grab_focus (g_ptr_array_index (self->spots, (guint) get_start (self)));
}

static gboolean
on_escape (GtkWidget *widget,
           GVariant  *args G_GNUC_UNUSED,
           gpointer   data G_GNUC_UNUSED)
{
  return lab_classic_board_view_cancel_choice (LAB_CLASSIC_BOARD_VIEW (widget));
}

/* For the board */

/* Installs the keys that are handled by the whole board. */
void
lab_classic_board_input_class_init (GtkWidgetClass *widget_class)
{
  widget_class->focus = lab_classic_board_view_focus;
  widget_class->grab_focus = lab_classic_board_view_grab_focus;
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, on_escape, NULL);
  lab_activation_add_end_keys (widget_class, on_end_key);
}

void
lab_classic_board_input_init (LabClassicBoardView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (on_motion), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (on_leave), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), GDK_BUTTON_PRIMARY);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (on_drag_end), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (on_cancel), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

/* Watches the keys of another window, or of none. */
void
lab_classic_board_input_watch_keys (LabClassicBoardView *self,
                                    GtkRoot             *root)
{
  if (self->keys != NULL)
    gtk_widget_remove_controller (gtk_event_controller_get_widget (self->keys), self->keys);
  self->keys = NULL;
  if (root == NULL)
    return;
  self->keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (root), self->keys);
}

/* Finds the spot under a pointer that has not moved, after the spots have. */
void
lab_classic_board_input_point_again (LabClassicBoardView *self)
{
  if (self->pointer_inside && !self->by_keys && !self->pressing)
    set_hovered (self, find_spot (self, self->pointer_x, self->pointer_y));
}

/* Chooses a spot with the keyboard or a screen reader. */
void
lab_classic_board_input_activate (LabClassicBoardView *self,
                                  guint                spot)
{
  if (self->game == NULL || !self->may_choose)
    return;
  lab_classic_board_motion_finish (self);
  choose (self, spot);
}
