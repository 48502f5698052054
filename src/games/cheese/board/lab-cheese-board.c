/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-board-private.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n.h>

#include "lab-cheese-art.h"
#include "lab-style.h"

enum
{
  CELL_ACTIVATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabCheeseBoard, lab_cheese_board, GTK_TYPE_WIDGET)

#define MIN_SIZE 56
#define NATURAL_SIZE 120

/* A press that moves farther than this is no click, in logical pixels. */
#define CLICK_DISTANCE 18

/* Private helpers */

static gboolean
find_cell (LabCheeseBoard *self,
           double          x,
           double          y,
           guint          *cell)
{
  double column, row;

  if (self->plan == NULL || !lab_cheese_board_find_place (self, x, y, &column, &row))
    return FALSE;
  *cell = (guint) row * lab_cheese_plan_get_width (self->plan) + (guint) column;
  return TRUE;
}

static gboolean
has_cell (LabCheeseBoard *self,
          guint           cell)
{
  guint width = lab_cheese_plan_get_width (self->plan);

  return lab_cheese_plan_has_cell (self->plan, (int) (cell / width), (int) (cell % width));
}

static void
on_pressed (LabCheeseBoard *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
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
      && has_cell (self, cell))
    g_signal_emit (self, signals[CELL_ACTIVATED], 0, cell);
}

static gboolean
on_activate (GtkWidget *widget,
             GVariant  *arguments G_GNUC_UNUSED,
             gpointer   data G_GNUC_UNUSED)
{
  LabCheeseBoard *self = LAB_CHEESE_BOARD (widget);

  if (self->plan == NULL || self->cursor == LAB_CHEESE_NO_CELL || !has_cell (self, self->cursor))
    return FALSE;
  g_signal_emit (self, signals[CELL_ACTIVATED], 0, self->cursor);
  return TRUE;
}

/* Shows another maze, without rats. */
static void
take_plan (LabCheeseBoard *self,
           LabCheesePlan  *plan)
{
  gboolean same_size = self->plan != NULL
                       && lab_cheese_plan_get_width (plan) == lab_cheese_plan_get_width (self->plan)
                       && lab_cheese_plan_get_height (plan)
                              == lab_cheese_plan_get_height (self->plan);

  lab_cheese_board_stop_motion (self);
  lab_cheese_board_clear_overlay (self);
  self->plan = plan;
  lab_cheese_ground_take_plan (self->ground, plan);
  lab_cheese_position_clear (&self->position);
  self->position = (LabCheesePosition) { 0 };
  self->has_position = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (same_size)
    return;
  self->cursor = LAB_CHEESE_NO_CELL;
  self->zoom = 0;
}

/* The cheese that was there and is not any more. */
static void
find_eaten (LabCheeseBoard          *self,
            const LabCheesePosition *position)
{
  for (guint i = 0; i < self->position.n_cheese && self->has_position; i++)
    {
      if (!lab_cheese_position_has_cheese (position, self->position.cheese[i]))
        g_array_append_val (self->eaten, self->position.cheese[i]);
    }
}

static gboolean
on_query_tooltip (LabCheeseBoard *self,
                  int             x,
                  int             y,
                  gboolean        by_keyboard,
                  GtkTooltip     *tooltip)
{
  g_autofree char *text = NULL;
  guint cell = self->cursor;

  if (self->plan == NULL || (by_keyboard ? cell == LAB_CHEESE_NO_CELL
                                         : !find_cell (self, x, y, &cell)))
    return FALSE;
  text = lab_cheese_board_describe_cell (self, cell);
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

/* Widget */

static void
lab_cheese_board_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  LabCheeseBoard *self = LAB_CHEESE_BOARD (widget);

  if (self->plan != NULL)
    lab_cheese_board_draw (self, snapshot);
}

static void
lab_cheese_board_measure (GtkWidget      *widget G_GNUC_UNUSED,
                          GtkOrientation  orientation G_GNUC_UNUSED,
                          int             for_size G_GNUC_UNUSED,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline G_GNUC_UNUSED,
                          int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = MIN_SIZE;
  *natural = NATURAL_SIZE;
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
  lab_cheese_pictures_free (self->pictures);
  lab_cheese_position_clear (&self->position);
  g_strfreev (self->names);
  g_ptr_array_unref (self->trails);
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
  widget_class->measure = lab_cheese_board_measure;
  widget_class->unmap = lab_cheese_board_unmap;

  /**
   * LabCheeseBoard::cell-activated:
   * @cell: a cell
   *
   * The cell was clicked, tapped, or chosen with the cursor and Enter.
   */
  signals[CELL_ACTIVATED]
      = g_signal_new ("cell-activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                      NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

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
  self->trails = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Maze"),
                                  -1);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (on_pressed), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (on_drag_end), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (gtk_widget_queue_draw), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (gtk_widget_queue_draw), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (on_query_tooltip), NULL);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  lab_cheese_board_zoom_init (self);
  lab_style_follow (GTK_WIDGET (self));
}

/* Public functions */

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

  take_plan (self, lab_cheese_plan_new_from_maze (maze));
}

/** lab_cheese_board_set_draft: shows a draft as it is now, without rats. */
void
lab_cheese_board_set_draft (LabCheeseBoard       *self,
                            const LabCheeseDraft *draft)
{
  g_return_if_fail (LAB_IS_CHEESE_BOARD (self) && draft != NULL);

  take_plan (self, lab_cheese_plan_new_from_draft (draft));
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
  g_return_if_fail (LAB_IS_CHEESE_BOARD (self) && self->plan != NULL && position != NULL);

  lab_cheese_board_stop_motion (self);
  memcpy (self->before, self->has_position ? self->position.rats : position->rats,
          sizeof self->before);
  find_eaten (self, position);
  lab_cheese_position_copy (&self->position, position);
  self->has_position = TRUE;
  lab_cheese_board_start_motion (self, duration);
  if (position->n_rats > 0)
    lab_cheese_board_reveal (self, position->rats[0].cell);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/** lab_cheese_board_set_names: sets what the rats are called; @names ends with %NULL. */
void
lab_cheese_board_set_names (LabCheeseBoard     *self,
                            const char * const *names)
{
  g_return_if_fail (LAB_IS_CHEESE_BOARD (self));

  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
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
  lab_cheese_art_draw_rat (cr, lab_cheese_palette_get (GTK_WIDGET (area)),
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
