/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-board.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "lab-cheese-board-private.h"
#include "lab-cheese-ground.h"
#include "lab-cheese-telling.h"
#include "lab-style.h"

G_DEFINE_FINAL_TYPE (LabCheeseBoard, lab_cheese_board, LAB_TYPE_DRAWN_WIDGET)

#define MIN_SIZE 56
#define NATURAL_SIZE 120

/* A press that moves farther than this is no click, in logical pixels. */
#define CLICK_DISTANCE 18

/* What a cell is, in words. */

static void
add (GString    *text,
     const char *words)
{
  g_string_append_printf (text, "%s%s", _(", "), words);
}

static void
add_passages (LabCheeseBoard *self,
              GString        *text,
              guint           cell)
{
  for (guint action = LAB_CHEESE_NORTH; action < LAB_N_CHEESE_ACTIONS; action++)
    {
      guint weight = lab_cheese_draft_get_turns (self->draft, cell, (LabCheeseAction) action);
      g_autofree char *passage = lab_cheese_telling_passage ((LabCheeseAction) action, weight);

      if (weight > 0)
        add (text, passage);
    }
}

/** lab_cheese_board_describe_cell: (transfer full): tells what is in a cell, and where it leads. */
char *
lab_cheese_board_describe_cell (LabCheeseBoard *self,
                                guint           cell)
{
  GString *text;
  guint width;

  g_return_val_if_fail (LAB_IS_CHEESE_BOARD (self) && self->draft != NULL, NULL);

  text = g_string_new (NULL);
  width = self->draft->width;
  /* Translators: a place in a maze. */
  g_string_append_printf (text, _("Row %u, column %u"), cell / width + 1, cell % width + 1);
  if (!lab_cheese_draft_has_cell (self->draft, cell))
    {
      /* Translators: a place in a maze that has no floor. */
      add (text, _("hole"));
      return g_string_free (text, FALSE);
    }
  for (guint i = 0; self->names != NULL && self->names[i] != NULL && i < self->position.n_rats; i++)
    {
      if (self->position.rats[i].cell == cell)
        add (text, self->names[i]);
    }
  if (self->has_position && lab_cheese_position_has_cheese (&self->position, cell))
    /* Translators: what is in a cell of a maze. */
    add (text, _("cheese"));
  add_passages (self, text, cell);
  return g_string_free (text, FALSE);
}

/* Which part of the maze is visible. Sizes are in logical pixels. */

#define MAX_FIT 112
#define MAX_ZOOM 160
#define ZOOM_STEP 1.25

/* The room around a maze, in cells, for the outer hedge and its shadow. */
#define MARGIN 0.2

/* How far a turn of the wheel scrolls. */
#define SCROLL_STEP 48

static double
get_length (LabCheeseBoard *self,
            guint           axis)
{
  return axis == 0 ? gtk_widget_get_width (GTK_WIDGET (self))
                   : gtk_widget_get_height (GTK_WIDGET (self));
}

static guint
count_cells (LabCheeseBoard *self,
             guint           axis)
{
  return axis == 0 ? self->draft->width : self->draft->height;
}

static int
get_scale (LabCheeseBoard *self)
{
  return gtk_widget_get_scale_factor (GTK_WIDGET (self));
}

/* Returns the size of a cell if everything is visible, in whole pixels. */
static double
get_fit (LabCheeseBoard *self)
{
  int scale = get_scale (self);
  double fit = MAX_FIT;

  for (guint axis = 0; axis < 2; axis++)
    fit = MIN (fit, get_length (self, axis) / (count_cells (self, axis) + 2 * MARGIN));
  return MAX (floor (fit * scale), 1) / scale;
}

static double
get_zoom (LabCheeseBoard *self)
{
  double fit = get_fit (self);
  int scale = get_scale (self);

  if (self->zoom <= fit)
    return fit;
  return MAX (floor (MIN (self->zoom, MAX (MAX_ZOOM, fit)) * scale), 1) / scale;
}

/* Returns where the maze begins: in the middle if all of it is visible. */
static double
get_origin (LabCheeseBoard *self,
            guint           axis,
            double          side)
{
  double length = get_length (self, axis), n = count_cells (self, axis), origin;
  int scale = get_scale (self);

  if ((n + 2 * MARGIN) * side <= length)
    origin = (length - n * side) / 2;
  else
    origin = CLAMP (length / 2 - self->center[axis] * side, length - (n + MARGIN) * side,
                    MARGIN * side);
  return round (origin * scale) / scale;
}

/* Zooms so that what is at a point stays there. */
static void
zoom_at (LabCheeseBoard *self,
         double          zoom,
         double          x,
         double          y)
{
  const double point[] = { x, y };
  double place[2];

  if (self->draft == NULL)
    return;
  lab_cheese_board_find_place (self, x, y, &place[0], &place[1]);
  self->zoom = zoom <= get_fit (self) ? 0 : MIN (zoom, MAX_ZOOM);
  for (guint axis = 0; axis < 2; axis++)
    self->center[axis] = place[axis]
                         + (get_length (self, axis) / 2 - point[axis]) / get_zoom (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
zoom_by (LabCheeseBoard *self,
         double          factor)
{
  if (self->draft != NULL)
    zoom_at (self, get_zoom (self) * factor, get_length (self, 0) / 2, get_length (self, 1) / 2);
}

/* Scrolls, but not farther than the maze. */
static gboolean
scroll_by (LabCheeseBoard *self,
           double          dx,
           double          dy)
{
  const double moves[] = { dx, dy };
  double side;

  if (self->draft == NULL || self->zoom <= get_fit (self))
    return FALSE;
  side = get_zoom (self);
  for (guint axis = 0; axis < 2; axis++)
    {
      double n = count_cells (self, axis), half = get_length (self, axis) / 2 / side;

      self->center[axis] += moves[axis] / side;
      self->center[axis] = 2 * half >= n ? n / 2 : CLAMP (self->center[axis], half, n - half);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return TRUE;
}

static gboolean
on_scroll (LabCheeseBoard     *self,
           double              dx,
           double              dy,
           GtkEventController *controller)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (controller);
  GdkEvent *event = gtk_event_controller_get_current_event (controller);
  double x = get_length (self, 0) / 2, y = get_length (self, 1) / 2;

  if (self->draft == NULL)
    return FALSE;
  if ((state & GDK_CONTROL_MASK) == 0)
    return scroll_by (self, dx * SCROLL_STEP, dy * SCROLL_STEP);
  if (event != NULL && gdk_event_get_position (event, &x, &y))
    {
      GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
      graphene_point_t point;
      double left, top;

      gtk_native_get_surface_transform (native, &left, &top);
      graphene_point_init (&point, (float) (x - left), (float) (y - top));
      if (!gtk_widget_compute_point (GTK_WIDGET (native), GTK_WIDGET (self), &point, &point))
        return FALSE;
      x = (double) point.x;
      y = (double) point.y;
    }
  zoom_at (self, get_zoom (self) * pow (ZOOM_STEP, -dy), x, y);
  return TRUE;
}

static void
on_pinch_begin (LabCheeseBoard   *self,
                GdkEventSequence *sequence G_GNUC_UNUSED,
                GtkGesture       *gesture)
{
  self->zoom_begin = self->draft != NULL ? get_zoom (self) : 0;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
on_pinch (LabCheeseBoard *self,
          double          factor,
          GtkGesture     *gesture)
{
  double x, y;

  if (self->zoom_begin > 0 && gtk_gesture_get_bounding_box_center (gesture, &x, &y))
    zoom_at (self, self->zoom_begin * factor, x, y);
}

static void
on_action (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter G_GNUC_UNUSED)
{
  LabCheeseBoard *self = LAB_CHEESE_BOARD (widget);

  if (g_str_equal (name, "board.zoom-in"))
    zoom_by (self, ZOOM_STEP);
  else if (g_str_equal (name, "board.zoom-out"))
    zoom_by (self, 1 / ZOOM_STEP);
  else
    {
      self->zoom = 0;
      gtk_widget_queue_draw (widget);
    }
}

/* For the board */

/** lab_cheese_board_zoom_install: adds the actions and keys to the class of the board. */
static void
lab_cheese_board_zoom_install (GtkWidgetClass *widget_class)
{
  static const struct { guint key; const char *action; } keys[] = {
    { GDK_KEY_plus, "board.zoom-in" }, { GDK_KEY_equal, "board.zoom-in" },
    { GDK_KEY_KP_Add, "board.zoom-in" }, { GDK_KEY_minus, "board.zoom-out" },
    { GDK_KEY_KP_Subtract, "board.zoom-out" }, { GDK_KEY_0, "board.fit" },
    { GDK_KEY_KP_0, "board.fit" },
  };

  gtk_widget_class_install_action (widget_class, "board.zoom-in", NULL, on_action);
  gtk_widget_class_install_action (widget_class, "board.zoom-out", NULL, on_action);
  gtk_widget_class_install_action (widget_class, "board.fit", NULL, on_action);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i].key, GDK_CONTROL_MASK,
                                         keys[i].action, NULL);
}

/** lab_cheese_board_zoom_init: watches the wheel and two fingers. */
static void
lab_cheese_board_zoom_init (LabCheeseBoard *self)
{
  GtkEventController *scroll
      = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkGesture *pinch = gtk_gesture_zoom_new ();

  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (on_scroll), self);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
  g_signal_connect_swapped (pinch, "begin", G_CALLBACK (on_pinch_begin), self);
  g_signal_connect_swapped (pinch, "scale-changed", G_CALLBACK (on_pinch), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (pinch));
}

/** lab_cheese_board_get_side: returns the width of a cell, and where the maze begins. */
double
lab_cheese_board_get_side (LabCheeseBoard *self,
                           double         *x,
                           double         *y)
{
  double side = get_zoom (self);

  *x = get_origin (self, 0, side);
  *y = get_origin (self, 1, side);
  return side;
}

/** lab_cheese_board_reveal: scrolls if a cell is not visible. */
static void
lab_cheese_board_reveal (LabCheeseBoard *self,
                         guint           cell)
{
  guint width, row;
  double side, origin[2], place[2];

  if (self->draft == NULL || self->zoom <= 0)
    return;
  width = self->draft->width;
  row = cell / width;
  place[0] = cell % width + 0.5;
  place[1] = row + 0.5;
  side = lab_cheese_board_get_side (self, &origin[0], &origin[1]);
  for (guint axis = 0; axis < 2; axis++)
    {
      double at = origin[axis] + place[axis] * side;

      if (at < side || at > get_length (self, axis) - side)
        self->center[axis] = place[axis];
    }
}

/**
 * lab_cheese_board_find_place:
 * @self: a board with a maze
 * @x: a point of the board
 * @y: the same, vertically
 * @column: (out): where it is in the maze, in cells
 * @row: (out): the same, vertically
 *
 * Finds the place at a point.
 *
 * Returns: whether it is inside of the rectangle of the maze
 */
gboolean
lab_cheese_board_find_place (LabCheeseBoard *self,
                             double          x,
                             double          y,
                             double         *column,
                             double         *row)
{
  double left, top, side;

  g_return_val_if_fail (LAB_IS_CHEESE_BOARD (self) && self->draft != NULL, FALSE);

  side = lab_cheese_board_get_side (self, &left, &top);
  *column = (x - left) / side;
  *row = (y - top) / side;
  return *column >= 0 && *row >= 0 && *column < count_cells (self, 0)
         && *row < count_cells (self, 1);
}

static gboolean
find_cell (LabCheeseBoard *self,
           double          x,
           double          y,
           guint          *cell)
{
  double column, row;

  if (self->draft == NULL || !lab_cheese_board_find_place (self, x, y, &column, &row))
    return FALSE;
  *cell = (guint) row * self->draft->width + (guint) column;
  return TRUE;
}

static void
on_drag_end (LabCheeseBoard *self,
             double          dx,
             double          dy,
             GtkGestureDrag *gesture)
{
  double x, y;
  guint cell;

  if (fabs (dx) < CLICK_DISTANCE && fabs (dy) < CLICK_DISTANCE
      && gtk_gesture_drag_get_start_point (gesture, &x, &y) && find_cell (self, x, y, &cell)
      && lab_cheese_draft_has_cell (self->draft, cell))
    g_signal_emit_by_name (self, "cell-activated", cell);
}

static gboolean
on_activate (GtkWidget *widget,
             GVariant  *arguments G_GNUC_UNUSED,
             gpointer   data G_GNUC_UNUSED)
{
  LabCheeseBoard *self = LAB_CHEESE_BOARD (widget);

  if (self->draft == NULL || !lab_cheese_draft_has_cell (self->draft, self->cursor))
    return FALSE;
  g_signal_emit_by_name (self, "cell-activated", self->cursor);
  return TRUE;
}

/* Shows another maze, without rats. */
static void
take_draft (LabCheeseBoard *self,
            LabCheeseDraft *draft)
{
  gboolean same_size = self->draft != NULL && draft->width == self->draft->width
                       && draft->height == self->draft->height;

  lab_cheese_board_stop_motion (self);
  lab_cheese_board_clear_overlay (self);
  self->draft = draft;
  lab_cheese_ground_take_draft (self->ground, draft);
  lab_cheese_position_clear (&self->position);
  self->position = (LabCheesePosition) { 0 };
  self->has_position = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (same_size)
    return;
  self->cursor = LAB_CHEESE_NO_CELL;
  self->zoom = 0;
}

/* Widget */

static void
lab_cheese_board_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  LabCheeseBoard *self = LAB_CHEESE_BOARD (widget);

  if (self->draft != NULL)
    lab_cheese_board_draw (self, snapshot);
}

static void
lab_cheese_board_unmap (GtkWidget *widget)
{
  lab_cheese_board_stop_motion (LAB_CHEESE_BOARD (widget));
  GTK_WIDGET_CLASS (lab_cheese_board_parent_class)->unmap (widget);
}

/* GObject */

static void
lab_cheese_board_dispose (GObject *object)
{
  LabCheeseBoard *self = LAB_CHEESE_BOARD (object);

  lab_cheese_board_stop_motion (self);
  lab_cheese_board_clear_overlay (self);
  g_clear_pointer (&self->marks, g_array_unref);
  G_OBJECT_CLASS (lab_cheese_board_parent_class)->dispose (object);
}

static void
lab_cheese_board_finalize (GObject *object)
{
  LabCheeseBoard *self = LAB_CHEESE_BOARD (object);

  lab_cheese_ground_free (self->ground);
  lab_picture_cache_free (self->pictures);
  lab_cheese_position_clear (&self->position);
  g_strfreev (self->names);
  g_array_unref (self->eaten);
  G_OBJECT_CLASS (lab_cheese_board_parent_class)->finalize (object);
}

static void
lab_cheese_board_class_init (LabCheeseBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lab_cheese_board_dispose;
  object_class->finalize = lab_cheese_board_finalize;
  widget_class->snapshot = lab_cheese_board_snapshot;
  LAB_DRAWN_WIDGET_CLASS (klass)->minimum = MIN_SIZE;
  LAB_DRAWN_WIDGET_CLASS (klass)->natural = NATURAL_SIZE;
  widget_class->unmap = lab_cheese_board_unmap;

  /**
   * LabCheeseBoard::cell-activated:
   * @cell: a cell
   *
   * The cell was clicked, tapped, or chosen with the cursor and Enter.
   */
  g_signal_new ("cell-activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "cheeseboard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Return, 0, on_activate, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Enter, 0, on_activate, NULL);
  lab_cheese_board_zoom_install (widget_class);
}

static void
lab_cheese_board_init (LabCheeseBoard *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->cursor = LAB_CHEESE_NO_CELL;
  self->ground = lab_cheese_ground_new ();
  self->pictures = lab_cheese_pictures_new ();
  self->eaten = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Maze"),
                                  -1);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (gtk_widget_grab_focus), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (on_drag_end), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (gtk_widget_queue_draw), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (gtk_widget_queue_draw), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
  lab_cheese_board_zoom_init (self);
  lab_style_follow (GTK_WIDGET (self));
}

/** lab_cheese_board_new: (transfer floating): creates a board without a maze. */
GtkWidget *
lab_cheese_board_new (void)
{
  return g_object_new (LAB_TYPE_CHEESE_BOARD, NULL);
}

/** lab_cheese_board_set_maze: shows a maze, without rats. */
void
lab_cheese_board_set_maze (LabCheeseBoard *self,
                           LabCheeseMaze  *maze)
{
  g_return_if_fail (LAB_IS_CHEESE_BOARD (self) && maze != NULL);

  take_draft (self, lab_cheese_draft_new_from_maze (maze));
}

/** lab_cheese_board_set_draft: shows a draft as it is now, without rats. */
void
lab_cheese_board_set_draft (LabCheeseBoard       *self,
                            const LabCheeseDraft *draft)
{
  g_return_if_fail (LAB_IS_CHEESE_BOARD (self) && draft != NULL);

  take_draft (self, lab_cheese_draft_copy (draft));
}

/**
 * lab_cheese_board_set_position:
 * @self: a board with a maze
 * @position: a position in this maze
 * @duration: how long the rats move there, in milliseconds; 0 to show them there at once
 *
 * Shows a position.
 */
void
lab_cheese_board_set_position (LabCheeseBoard          *self,
                               const LabCheesePosition *position,
                               guint                    duration)
{
  g_return_if_fail (LAB_IS_CHEESE_BOARD (self) && self->draft != NULL && position != NULL);

  lab_cheese_board_stop_motion (self);
  memcpy (self->before, self->has_position ? self->position.rats : position->rats,
          sizeof self->before);
  /* The cheese that was there and is not any more. */
  for (guint i = 0; i < self->position.n_cheese && self->has_position; i++)
    {
      if (!lab_cheese_position_has_cheese (position, self->position.cheese[i]))
        g_array_append_val (self->eaten, self->position.cheese[i]);
    }
  lab_cheese_position_copy (&self->position, position);
  self->has_position = TRUE;
  lab_cheese_board_start_motion (self, duration);
  if (position->n_rats > 0)
    lab_cheese_board_reveal (self, position->rats[0].cell);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/** lab_cheese_board_take_names: sets what the rats are called; @names is (transfer full). */
void
lab_cheese_board_take_names (LabCheeseBoard *self,
                             GStrv           names)
{
  g_return_if_fail (LAB_IS_CHEESE_BOARD (self));

  g_strfreev (self->names);
  self->names = names;
}

/** lab_cheese_board_set_cursor: moves the cursor; %LAB_CHEESE_NO_CELL hides it. */
void
lab_cheese_board_set_cursor (LabCheeseBoard *self,
                             guint           cell)
{
  g_return_if_fail (LAB_IS_CHEESE_BOARD (self));

  self->cursor = cell;
  if (cell != LAB_CHEESE_NO_CELL)
    lab_cheese_board_reveal (self, cell);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/** lab_cheese_board_get_cursor: returns the cell with the cursor, or %LAB_CHEESE_NO_CELL. */
guint
lab_cheese_board_get_cursor (LabCheeseBoard *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_BOARD (self), LAB_CHEESE_NO_CELL);

  return self->cursor;
}

/* A rat in a list */

static void
draw_picture (GtkDrawingArea *area,
              cairo_t        *cr,
              int             width,
              int             height,
              gpointer        data)
{
  int size = MIN (width, height);

  cairo_translate (cr, (width - size) / 2.0, (height - size) / 2.0);
  lab_cheese_art_draw_rat (cr, &lab_cheese_palettes[lab_style_get (GTK_WIDGET (area))],
                           GPOINTER_TO_UINT (data), FALSE, size);
}

/**
 * lab_cheese_rat_picture_new:
 * @rat: the number of a rat
 * @size: its width and height, in logical pixels
 *
 * Returns: (transfer floating): a picture of a rat, which screen readers ignore
 */
GtkWidget *
lab_cheese_rat_picture_new (guint rat,
                            int   size)
{
  GtkWidget *picture = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role",
                                     GTK_ACCESSIBLE_ROLE_PRESENTATION, "valign",
                                     GTK_ALIGN_CENTER, "halign", GTK_ALIGN_CENTER, NULL);

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (picture), size);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (picture), size);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (picture), draw_picture,
                                  GUINT_TO_POINTER (rat), NULL);
  lab_style_follow (picture);
  return picture;
}
