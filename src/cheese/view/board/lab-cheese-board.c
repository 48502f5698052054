/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-board-private.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n.h>

#include "lab-cheese-art.h"
#include "lab-cheese-telling.h"
#include "lab-style.h"

enum
{
  CELL_ACTIVATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabCheeseBoard, lab_cheese_board, GTK_TYPE_WIDGET)

#define MIN_SIZE 120

/* A press that moves farther than this is no click, in logical pixels. */
#define CLICK_DISTANCE 18

/* What a search did with a cell. */
#define FOUND 1
#define VISITED 2

/* Private helpers */

static void
stop_motion (LabCheeseBoard *self)
{
  if (self->motion == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->motion, self);
  adw_animation_pause (self->motion);
  g_clear_object (&self->motion);
}

static void
on_progress (double   value G_GNUC_UNUSED,
             gpointer data)
{
  gtk_widget_queue_draw (data);
}

static void
on_done (LabCheeseBoard *self)
{
  stop_motion (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
find_cell (LabCheeseBoard *self,
           double          x,
           double          y,
           guint          *cell)
{
  double left, top, side, column, row;

  if (self->maze == NULL)
    return FALSE;
  side = lab_cheese_board_get_side (self, &left, &top);
  column = floor ((x - left) / side);
  row = floor ((y - top) / side);
  if (column < 0 || row < 0 || column >= lab_cheese_maze_get_width (self->maze)
      || row >= lab_cheese_maze_get_height (self->maze))
    return FALSE;
  *cell = (guint) row * lab_cheese_maze_get_width (self->maze) + (guint) column;
  return lab_cheese_maze_has_cell (self->maze, *cell);
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
      && gtk_gesture_drag_get_start_point (gesture, &x, &y) && find_cell (self, x, y, &cell))
    g_signal_emit (self, signals[CELL_ACTIVATED], 0, cell);
}

static gboolean
on_activate (GtkWidget *widget,
             GVariant  *arguments G_GNUC_UNUSED,
             gpointer   data G_GNUC_UNUSED)
{
  LabCheeseBoard *self = LAB_CHEESE_BOARD (widget);

  if (self->maze == NULL || self->cursor == LAB_CHEESE_NO_CELL
      || !lab_cheese_maze_has_cell (self->maze, self->cursor))
    return FALSE;
  g_signal_emit (self, signals[CELL_ACTIVATED], 0, self->cursor);
  return TRUE;
}

static void
clear_overlay (LabCheeseBoard *self)
{
  g_clear_pointer (&self->seen, g_free);
  g_clear_pointer (&self->distances, g_free);
  g_clear_pointer (&self->parents, g_free);
  g_clear_pointer (&self->route, g_array_unref);
  g_clear_pointer (&self->hint, g_array_unref);
  g_ptr_array_set_size (self->trails, 0);
}

static GArray *
copy_cells (GArray *cells)
{
  GArray *copy = g_array_sized_new (FALSE, FALSE, sizeof (guint), cells->len);

  g_array_append_vals (copy, cells->data, cells->len);
  return copy;
}

/* Notes what the first steps of a search did. */
static void
note_search (LabCheeseBoard      *self,
             const LabRatThought *thought,
             guint                n_steps)
{
  guint n_cells = thought->n_cells;
  gsize n_events = lab_event_log_get_n_events (thought->log);

  self->seen = g_new0 (guint8, n_cells);
  self->distances = g_new (guint, n_cells);
  memset (self->distances, 0xff, n_cells * sizeof *self->distances);
  for (gsize i = 0; i < MIN (n_events, n_steps); i++)
    {
      const LabEvent *event = lab_event_log_get_event (thought->log, i);

      if (event->node >= n_cells)
        continue;
      if (event->kind == LAB_EVENT_QUEUED && self->seen[event->node] == 0)
        self->seen[event->node] = FOUND;
      else if (event->kind != LAB_EVENT_QUEUED)
        {
          self->seen[event->node] = VISITED;
          self->distances[event->node] = event->cost;
        }
    }
}

/* The whole search is shown with its table and the way that the rat wants to go. */
static void
show_thought (LabCheeseBoard      *self,
              const LabRatThought *thought,
              guint                n_steps)
{
  gboolean whole = thought->log == NULL || n_steps >= lab_event_log_get_n_events (thought->log);

  if (thought->log != NULL)
    note_search (self, thought, n_steps);
  if (!whole)
    return;
  if (thought->distances != NULL)
    {
      g_free (self->distances);
      self->distances = g_memdup2 (thought->distances,
                                   thought->n_cells * sizeof *thought->distances);
    }
  if (thought->parents != NULL)
    self->parents = g_memdup2 (thought->parents, thought->n_cells * sizeof *thought->parents);
  if (thought->route != NULL)
    self->route = copy_cells (thought->route);
}

/* Private helpers: words */

static void
add (GString    *text,
     const char *words)
{
  if (text->len > 0)
    g_string_append (text, _(", "));
  g_string_append (text, words);
}

static void
add_passages (LabCheeseBoard *self,
              GString        *text,
              guint           cell)
{
  for (guint action = LAB_CHEESE_NORTH; action < LAB_N_CHEESE_ACTIONS; action++)
    {
      guint weight = lab_cheese_maze_get_weight (self->maze, cell, (LabCheeseAction) action);
      g_autofree char *passage
          = weight > 0 ? lab_cheese_telling_passage ((LabCheeseAction) action, weight) : NULL;

      if (passage != NULL)
        add (text, passage);
    }
}

/* Widget */

static void
lab_cheese_board_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  LabCheeseBoard *self = LAB_CHEESE_BOARD (widget);

  if (self->maze != NULL)
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
  *natural = MIN_SIZE;
}

static void
lab_cheese_board_unmap (GtkWidget *widget)
{
  stop_motion (LAB_CHEESE_BOARD (widget));
  GTK_WIDGET_CLASS (lab_cheese_board_parent_class)->unmap (widget);
}

/* GObject */

static void
lab_cheese_board_dispose (GObject *object)
{
  LabCheeseBoard *self = LAB_CHEESE_BOARD (object);

  stop_motion (self);
  clear_overlay (self);
  g_clear_pointer (&self->maze, lab_cheese_maze_unref);
  G_OBJECT_CLASS (lab_cheese_board_parent_class)->dispose (object);
}

static void
lab_cheese_board_finalize (GObject *object)
{
  LabCheeseBoard *self = LAB_CHEESE_BOARD (object);

  lab_cheese_position_clear (&self->position);
  g_strfreev (self->names);
  g_ptr_array_unref (self->trails);
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
}

static void
lab_cheese_board_init (LabCheeseBoard *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->cursor = LAB_CHEESE_NO_CELL;
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

  stop_motion (self);
  clear_overlay (self);
  lab_cheese_maze_ref (maze);
  g_clear_pointer (&self->maze, lab_cheese_maze_unref);
  self->maze = maze;
  lab_cheese_position_clear (&self->position);
  self->position = (LabCheesePosition) { 0 };
  self->has_position = FALSE;
  self->cursor = LAB_CHEESE_NO_CELL;
  gtk_widget_queue_draw (GTK_WIDGET (self));
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
  g_return_if_fail (LAB_IS_CHEESE_BOARD (self) && self->maze != NULL && position != NULL);

  stop_motion (self);
  memcpy (self->before, self->has_position ? self->position.rats : position->rats,
          sizeof self->before);
  lab_cheese_position_copy (&self->position, position);
  self->has_position = TRUE;
  if (duration > 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      self->motion = adw_timed_animation_new (
          GTK_WIDGET (self), 0, 1, duration,
          adw_callback_animation_target_new (on_progress, self, NULL));
      g_signal_connect_swapped (self->motion, "done", G_CALLBACK (on_done), self);
      adw_animation_play (self->motion);
    }
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

/** lab_cheese_board_set_overlay: shows thoughts, trails, and hints; %NULL for none. */
void
lab_cheese_board_set_overlay (LabCheeseBoard         *self,
                              const LabCheeseOverlay *overlay)
{
  g_return_if_fail (LAB_IS_CHEESE_BOARD (self));

  clear_overlay (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (overlay == NULL)
    return;
  self->rat = overlay->rat;
  if (overlay->thought != NULL)
    show_thought (self, overlay->thought, overlay->n_steps);
  if (overlay->hint_cells != NULL)
    self->hint = copy_cells (overlay->hint_cells);
  for (guint i = 0; overlay->trails != NULL && i < overlay->n_trails; i++)
    g_ptr_array_add (self->trails, copy_cells (overlay->trails[i]));
}

/** lab_cheese_board_set_cursor: moves the cursor; %LAB_CHEESE_NO_CELL hides it. */
void
lab_cheese_board_set_cursor (LabCheeseBoard *self,
                             guint           cell)
{
  g_return_if_fail (LAB_IS_CHEESE_BOARD (self));

  self->cursor = cell;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/** lab_cheese_board_get_cursor: returns the cell with the cursor, or %LAB_CHEESE_NO_CELL. */
guint
lab_cheese_board_get_cursor (LabCheeseBoard *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_BOARD (self), LAB_CHEESE_NO_CELL);

  return self->cursor;
}

/** lab_cheese_board_describe_cell: (transfer full): tells what is in a cell, and where it leads. */
char *
lab_cheese_board_describe_cell (LabCheeseBoard *self,
                                guint           cell)
{
  GString *text = g_string_new (NULL);
  g_autofree char *place = NULL;
  guint width;

  g_return_val_if_fail (LAB_IS_CHEESE_BOARD (self) && self->maze != NULL,
                        g_string_free (text, FALSE));

  width = lab_cheese_maze_get_width (self->maze);
  /* Translators: a place in a maze. */
  place = g_strdup_printf (_("Row %u, column %u"), cell / width + 1, cell % width + 1);
  add (text, place);
  if (!lab_cheese_maze_has_cell (self->maze, cell))
    {
      /* Translators: a place in a maze that has no floor. */
      add (text, _("hole"));
      return g_string_free (text, FALSE);
    }
  for (guint i = 0; i < self->position.n_rats; i++)
    {
      if (self->position.rats[i].cell == cell && self->names != NULL)
        add (text, self->names[i]);
    }
  if (self->has_position && lab_cheese_position_has_cheese (&self->position, cell))
    /* Translators: what is in a cell of a maze. */
    add (text, _("cheese"));
  add_passages (self, text, cell);
  return g_string_free (text, FALSE);
}

/* A rat in a list */

static void
draw_picture (GtkDrawingArea *area,
              cairo_t        *cr,
              int             width,
              int             height,
              gpointer        data)
{
  lab_cheese_art_draw_rat (cr, lab_cheese_palette_get (GTK_WIDGET (area)),
                           GPOINTER_TO_UINT (data), width / 2.0, height / 2.0,
                           MIN (width, height));
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
