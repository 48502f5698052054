/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-board-view.h"

#include <glib/gi18n-lib.h>
#include <gtk/gtk.h>
#include <math.h>

#include "lab-activation.h"

/* How players choose spots: with the pointer, by dragging, with the keyboard, or with a screen
 * reader. */

#define DRAG_THRESHOLD 8

G_DEFINE_FINAL_TYPE (LabClassicSpot, lab_classic_spot, GTK_TYPE_WIDGET)

static void
apply_description (LabClassicSpot *self)
{
  if (self->description == NULL)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    self->description, -1);
}

/* Widget */

/* The board draws the focus. */
static void
lab_classic_spot_state_flags_changed (GtkWidget     *widget,
                                      GtkStateFlags  old_flags)
{
  GtkWidget *board = gtk_widget_get_parent (widget);

  if (board != NULL)
    gtk_widget_queue_draw (board);
  GTK_WIDGET_CLASS (lab_classic_spot_parent_class)->state_flags_changed (widget, old_flags);
}

static void
lab_classic_spot_finalize (GObject *object)
{
  LabClassicSpot *self = LAB_CLASSIC_SPOT (object);

  g_free (self->label);
  g_free (self->description);
  G_OBJECT_CLASS (lab_classic_spot_parent_class)->finalize (object);
}

static void
lab_classic_spot_class_init (LabClassicSpotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lab_classic_spot_finalize;
  widget_class->state_flags_changed = lab_classic_spot_state_flags_changed;

  /**
   * LabClassicSpot::activate:
   *
   * The spot was chosen with the keyboard or by a screen reader.
   */
  lab_activation_install (widget_class, "spot.activate");
  gtk_widget_class_set_css_name (widget_class, "spot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
lab_classic_spot_init (LabClassicSpot *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

/* Replaces a text; returns whether it is another one. */
static gboolean
replace (char       **place,
         const char  *text)
{
  if (g_strcmp0 (*place, text) == 0)
    return FALSE;
  g_free (*place);
  *place = g_strdup (text);
  return TRUE;
}

/* Sets what lies at a spot, what the board shows about it, and whether nothing can be chosen now.
 * Screen readers announce only what changes. The spot can still have the focus if it does nothing,
 * so that the board can be read. */
static void
set_spot (LabClassicSpot *self,
          const char     *label,
          const char     *description,
          const char     *tooltip,
          gboolean        disabled)
{
  if (replace (&self->label, label))
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                    -1);
  if (replace (&self->description, description))
    apply_description (self);
  if (g_strcmp0 (gtk_widget_get_tooltip_text (GTK_WIDGET (self)), tooltip) != 0)
    {
      gtk_widget_set_tooltip_text (GTK_WIDGET (self), tooltip);
      /* GTK derives a description from the tooltip. */
      apply_description (self);
    }
  if (self->disabled == disabled)
    return;
  self->disabled = disabled;
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED, disabled, -1);
}

static gboolean
has_spot (LabClassicBoardView *self,
          guint                spot)
{
  return self->board->has_spot (self->game->state, spot);
}

/* Returns whether a player can choose a spot now. */
static gboolean
can_choose (LabClassicBoardView *self,
            int                  chosen,
            guint                spot)
{
  guint32 action;

  return self->may_choose && has_spot (self, spot)
         && lab_classic_board_find_action (self->board, self->game->state, chosen, spot, &action);
}

static gboolean
is_hinted (LabClassicBoardView *self,
           guint                spot)
{
  for (guint step = 0; self->has_hint && step < self->board->n_steps; step++)
    {
      if (lab_classic_board_find_spot (self->board, self->game->state, self->hint, step)
          == (int) spot)
        return TRUE;
    }
  return FALSE;
}

/* Returns what the marks and the value of a spot say. */
static char *
describe (LabClassicBoardView *self,
          guint                spot,
          const char          *value)
{
  LabClassicMark mark = lab_classic_board_spots_get_mark (self, spot);
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  if ((mark & LAB_CLASSIC_MARK_CHOSEN) != 0)
    /* Translators: the pawn that will move, for screen readers. */
    g_strv_builder_add (texts, _("chosen"));
  if ((mark & LAB_CLASSIC_MARK_TARGET) != 0)
    /* Translators: the chosen pawn can move to this cell, for screen readers. */
    g_strv_builder_add (texts, _("can move here"));
  if ((mark & LAB_CLASSIC_MARK_HINT) != 0)
    /* Translators: a hint points here, for screen readers. */
    g_strv_builder_add (texts, _("hint"));
  if (value != NULL)
    g_strv_builder_add (texts, value);
  list = g_strv_builder_end (texts);
  return list[0] != NULL ? g_strjoinv (", ", list) : NULL;
}

static void
update_spot (LabClassicBoardView *self,
             guint                number)
{
  LabClassicSpot *spot = g_ptr_array_index (self->spots, number);
  g_autofree char *label = self->board->label (self->game->state, number);
  g_autofree char *worth = NULL, *description = NULL;
  LabClassicMoveValue best;

  if (lab_classic_board_spots_find_value (self, number, &best))
    worth = best.solved ? lab_classic_describe_value (best.value)
                        : lab_classic_describe_estimate (best.value);
  description = describe (self, number, worth);
  set_spot (spot, label, description, worth, !self->may_choose);
}

/* Returns the spot that is nearest in the order of spots. */
static int
find_nearest (LabClassicBoardView *self,
              int                  spot)
{
  int n = (int) self->spots->len;

  for (int by = 0; by < n; by++)
    {
      if (spot - by >= 0 && has_spot (self, (guint) (spot - by)))
        return spot - by;
      if (spot + by < n && has_spot (self, (guint) (spot + by)))
        return spot + by;
    }
  g_return_val_if_reached (0);
}

static void
choose_first (LabClassicBoardView *self,
              int                  spot)
{
  self->scene.chosen = spot;
  lab_classic_board_spots_update (self);
}

/* Says why a spot, or another point if @spot is -1, cannot be chosen. */
static void
refuse (LabClassicBoardView *self,
        int                  spot)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *reason = NULL;

  if (lab_play_is_over (self->game))
    lab_classic_refuse_over (&error);
  else
    reason = self->board->explain (self->game->state, self->scene.chosen, spot);
  g_signal_emit_by_name (self, "refused", error != NULL ? error->message : reason);
}

static void
emit_chosen (LabClassicBoardView *self,
             guint32              action)
{
  choose_first (self, -1);
  g_signal_emit_by_name (self, "chosen", action);
}

/* Chooses a spot as the next step of an action. */
static void
choose (LabClassicBoardView *self,
        guint                spot)
{
  guint32 action;

  if (self->scene.chosen == (int) spot)
    choose_first (self, -1);
  else if (self->scene.chosen >= 0
           && lab_classic_board_find_action (self->board, self->game->state, self->scene.chosen,
                                             spot, &action))
    emit_chosen (self, action);
  else if (!lab_classic_board_find_action (self->board, self->game->state, -1, spot, &action))
    refuse (self, (int) spot);
  else if (self->board->n_steps > 1)
    choose_first (self, (int) spot);
  else
    {
      self->scene.origin = (int) spot;
      self->origin_action = action;
      emit_chosen (self, action);
    }
}

/* Chooses a spot with the keyboard or a screen reader. */
static void
on_activate (LabClassicBoardView *self,
             LabClassicSpot      *spot)
{
  if (self->game == NULL || !self->may_choose)
    return;
  lab_classic_board_motion_finish (self);
  choose (self, spot->number);
}

/* For the board */

/* Creates the spots of another game. */
void
lab_classic_board_spots_create (LabClassicBoardView *self)
{
  guint n = self->game != NULL ? self->board->get_n_spots (self->game->state) : 0;

  while (self->spots->len > n)
    {
      gtk_widget_unparent (g_ptr_array_index (self->spots, self->spots->len - 1));
      g_ptr_array_set_size (self->spots, (int) self->spots->len - 1);
    }
  while (self->spots->len < n)
    {
      GtkWidget *spot = g_object_new (LAB_TYPE_CLASSIC_SPOT, NULL);

      LAB_CLASSIC_SPOT (spot)->number = self->spots->len;
      g_signal_connect_swapped (spot, "activate", G_CALLBACK (on_activate), self);
      gtk_widget_set_parent (spot, GTK_WIDGET (self));
      g_ptr_array_add (self->spots, spot);
    }
}

/* Returns the spot with the keyboard focus, or -1. */
static int
lab_classic_board_spots_get_focused (LabClassicBoardView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || gtk_widget_get_parent (focus) != GTK_WIDGET (self))
    return -1;
  return (int) LAB_CLASSIC_SPOT (focus)->number;
}

/* Shows the spots of the position and says what lies there. If the one with the focus has gone,
 * the nearest one gets the focus. */
void
lab_classic_board_spots_update (LabClassicBoardView *self)
{
  int focused = lab_classic_board_spots_get_focused (self);

  if (self->game == NULL)
    return;
  for (guint i = 0; i < self->spots->len; i++)
    {
      if (!has_spot (self, i))
        continue;
      update_spot (self, i);
      gtk_widget_set_visible (g_ptr_array_index (self->spots, i), TRUE);
    }
  if (self->place >= 0 && !has_spot (self, (guint) self->place))
    self->place = find_nearest (self, self->place);
  if (focused >= 0 && !has_spot (self, (guint) focused))
    gtk_widget_grab_focus (g_ptr_array_index (self->spots, (guint) find_nearest (self, focused)));
  for (guint i = 0; i < self->spots->len; i++)
    {
      if (!has_spot (self, i))
        gtk_widget_set_visible (g_ptr_array_index (self->spots, i), FALSE);
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
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

/* The place of a spot is that of the current position, also while an action moves. */
void
lab_classic_board_spots_place (LabClassicBoardView *self)
{
  LabClassicScene scene = lab_classic_board_view_get_scene (self);

  scene.state = self->game->state;
  for (guint i = 0; i < self->spots->len; i++)
    {
      cairo_rectangle_t area;
      GtkAllocation place;

      if (!has_spot (self, i))
        continue;
      self->board->place_spot (&scene, i, &area);
      /* The edges are rounded, not the sizes, so that neighbors leave no gap. */
      place.x = (int) area.x;
      place.y = (int) area.y;
      place.width = (int) (area.x + area.width) - place.x;
      place.height = (int) (area.y + area.height) - place.y;
      gtk_widget_size_allocate (g_ptr_array_index (self->spots, i), &place, -1);
    }
  /* The pointer, which has not moved, may be at another spot now. */
  if (self->pointer_inside && !self->by_keys && !self->pressing)
    set_hovered (self, find_spot (self, self->pointer_x, self->pointer_y));
}

LabClassicMark
lab_classic_board_spots_get_mark (LabClassicBoardView *self,
                                  guint                spot)
{
  LabClassicMark mark = LAB_CLASSIC_MARK_NONE;

  if (self->scene.chosen == (int) spot)
    mark |= LAB_CLASSIC_MARK_CHOSEN;
  else if (self->scene.chosen >= 0 && can_choose (self, self->scene.chosen, spot))
    mark |= LAB_CLASSIC_MARK_TARGET;
  if (is_hinted (self, spot))
    mark |= LAB_CLASSIC_MARK_HINT;
  if (self->hovered == (int) spot
      && ((mark & LAB_CLASSIC_MARK_TARGET) != 0 || can_choose (self, -1, spot)))
    mark |= LAB_CLASSIC_MARK_HOT;
  if (self->by_keys && lab_classic_board_spots_get_focused (self) == (int) spot)
    mark |= LAB_CLASSIC_MARK_FOCUS;
  return mark;
}

/* Finds the best value of the actions that a spot chooses, or begins to choose. It is exact if it
 * wins, since a win beats all estimates, or if all these actions have exact values. */
gboolean
lab_classic_board_spots_find_value (LabClassicBoardView *self,
                                    guint                spot,
                                    LabClassicMoveValue *best)
{
  guint step = self->scene.chosen >= 0 ? 1 : 0;
  gboolean found = FALSE, solved = TRUE;

  for (guint i = 0; self->values != NULL && i < self->values->len; i++)
    {
      LabClassicMoveValue *move = &g_array_index (self->values, LabClassicMoveValue, i);

      if (!self->board->takes_part (self->game->state, move->action, step, spot)
          || (step == 1 && !self->board->takes_part (self->game->state, move->action, 0,
                                                     (guint) self->scene.chosen)))
        continue;
      solved = solved && move->solved;
      if (!found || move->value > best->value)
        *best = *move;
      found = TRUE;
    }
  if (found)
    best->solved = solved || best->value >= LAB_WIN;
  return found;
}

/* Returns the spot whose action is shown in advance, or -1: the one of a new hint, the one under
 * the pointer, the one with the focus, or the one of an older hint. */
int
lab_classic_board_spots_get_preview (LabClassicBoardView *self)
{
  gboolean last_step = self->board->n_steps == 1 || self->scene.chosen >= 0;
  gboolean new_hint = self->has_hint && self->shows_hint && self->board->n_steps == 1;
  int spot = new_hint ? -1 : self->hovered;

  if (self->scene.moving || !last_step)
    return -1;
  if (spot < 0 && self->by_keys && !new_hint)
    spot = lab_classic_board_spots_get_focused (self);
  if (spot >= 0)
    return can_choose (self, self->scene.chosen, (guint) spot) ? spot : -1;
  if (!self->has_hint || self->board->n_steps > 1)
    return -1;
  return lab_classic_board_find_spot (self->board, self->game->state, self->hint, 0);
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
  self->scene.drag_x = self->scene.drag_y = 0;
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
  self->fresh = self->board->n_steps > 1 && self->scene.chosen != self->pressed
                && can_choose (self, -1, (guint) self->pressed)
                && (self->scene.chosen < 0
                    || !can_choose (self, self->scene.chosen, (guint) self->pressed));
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
  if (self->scene.chosen >= 0 && self->scene.chosen == self->pressed
      && (self->scene.drag_x != 0 || self->scene.drag_y != 0 || hypot (x, y) > DRAG_THRESHOLD))
    {
      self->scene.drag_x = x;
      self->scene.drag_y = y;
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
  g_autoptr (GArray) actions = lab_classic_list_actions (self->board->classic, self->game->state);
  int spot = -1;

  if (self->has_hint)
    spot = lab_classic_board_find_spot (self->board, self->game->state, self->hint, 0);
  if (spot < 0)
    spot = self->place;
  if (spot < 0 && actions->len > 0)
    spot = lab_classic_board_find_spot (self->board, self->game->state,
                                        g_array_index (actions, guint32, 0), 0);
  return spot >= 0 ? spot : find_nearest (self, 0);
}

/* Moves the focus in a direction, once or as far as possible. */
static gboolean
move_focus (LabClassicBoardView *self,
            GtkDirectionType     direction,
            gboolean             far)
{
  int focused = lab_classic_board_spots_get_focused (self), next = focused;
  LabClassicScene scene = lab_classic_board_view_get_scene (self);

  scene.state = self->game->state;
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

/* Watches the keys of another window, or of none. */
static void
watch_keys (LabClassicBoardView *self,
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

static GtkWidgetClass *board_parent_class;

static void
lab_classic_board_view_root (GtkWidget *widget)
{
  board_parent_class->root (widget);
  watch_keys (LAB_CLASSIC_BOARD_VIEW (widget), gtk_widget_get_root (widget));
}

static void
lab_classic_board_view_unroot (GtkWidget *widget)
{
  watch_keys (LAB_CLASSIC_BOARD_VIEW (widget), NULL);
  board_parent_class->unroot (widget);
}

/* For the board */

/* Installs the keys that are handled by the whole board. */
void
lab_classic_board_input_class_init (GtkWidgetClass *widget_class)
{
  board_parent_class = g_type_class_peek_parent (widget_class);
  widget_class->focus = lab_classic_board_view_focus;
  widget_class->grab_focus = lab_classic_board_view_grab_focus;
  widget_class->root = lab_classic_board_view_root;
  widget_class->unroot = lab_classic_board_view_unroot;
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
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (end_press), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}
