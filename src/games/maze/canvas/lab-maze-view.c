/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-view.h"

#include <glib-object.h>
#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "lab-arrow-key.h"
#include "lab-maze.h"

/**
 * LabMazeView:
 *
 * Shows a maze of any size, with colored cells, a heat map, a path, a start, and a goal. Players
 * zoom and scroll (it belongs into a #GtkScrolledWindow), move a cursor over the cells, pick cells,
 * and change walls.
 *
 * Threads draw the maze in tiles. They read the maze and what is shown of its cells, so nothing of
 * this may change except between lab_maze_tiles_begin_change() and lab_maze_tiles_end_change(). A
 * maze is not mirrored where text runs from right to left. The view is too long for one file:
 * lab-maze-view.c has which part is visible and what players do with it, lab-maze-view-drawing.c
 * draws it.
 */
G_DEFINE_FINAL_TYPE (LabMazeView, lab_maze_view, LAB_TYPE_CANVAS)

/* Smaller cells, in pixels, are not chosen one by one: arrow keys scroll, walls do not react. */
#define MIN_CELL 8
/* How near to a wall a click must be to change it, in cells. */
#define WALL_REACH 0.32

/* The largest cells, in pixels; and when all of the maze is visible. */
#define MAX_ZOOM 128
#define MAX_FIT_ZOOM 96

/* Which part of the maze is visible. Places are in cells from the border, across and down. */

static guint
get_n_cells (LabMazeView *self,
             guint        axis)
{
  return axis == 0 ? self->maze->width : self->maze->height;
}

static int
get_factor (LabMazeView *self)
{
  return gtk_widget_get_scale_factor (GTK_WIDGET (self));
}

/* Returns the size of the maze without the margin. */
static double
measure (LabMazeView *self,
         guint        axis)
{
  if (self->maze == NULL)
    return 0;
  return (double) lab_maze_scale_measure (&self->scale, get_n_cells (self, axis))
         / get_factor (self);
}

/* Returns where the maze begins, in pixels of the widget: a small one is in the middle. */
static double
find_origin (LabMazeView *self,
             guint        axis)
{
  double size = measure (self, axis);
  int page = lab_canvas_get_size (LAB_CANVAS (self), axis), factor = get_factor (self);
  double origin = size + 2 * LAB_MAZE_VIEW_MARGIN <= page
                      ? (page - size) / 2 : LAB_MAZE_VIEW_MARGIN
                            - gtk_adjustment_get_value (
                                lab_canvas_get_adjustment (LAB_CANVAS (self), axis));

  return floor (origin * factor + 0.5) / factor;
}

/* Chooses the scale for the viewport; no cell is larger than allowed, and the maze not smaller than
 * the widget. */
static void
choose_scale (LabMazeView *self)
{
  int factor = get_factor (self);
  double pixels[2];

  for (guint i = 0; i < 2; i++)
    pixels[i] = MAX (lab_canvas_get_size (LAB_CANVAS (self), i) - 2 * LAB_MAZE_VIEW_MARGIN, 1)
              * (double) factor;
  self->fit = lab_maze_scale_fit (get_n_cells (self, 1), get_n_cells (self, 0), pixels[1],
                                  pixels[0], MAX_FIT_ZOOM * factor);
  self->scale = self->fit;
  if (!self->part.fits)
    self->scale = lab_maze_scale_get (CLAMP (self->part.zoom * factor, self->fit.pitch,
                                             MAX (self->fit.pitch, MAX_ZOOM * factor)));
}

/* Scrolls to the place in the middle of the viewport. */
static void
scroll_by (LabMazeView *self,
               guint        axis)
{
  int page = lab_canvas_get_size (LAB_CANVAS (self), axis);
  double upper = MAX (measure (self, axis) + 2 * LAB_MAZE_VIEW_MARGIN, page);
  double value = LAB_MAZE_VIEW_MARGIN - page / 2.0
                 + lab_maze_scale_to_pixels (&self->scale, self->part.center[axis])
                       / get_factor (self);

  gtk_adjustment_configure (lab_canvas_get_adjustment (LAB_CANVAS (self), axis),
                            CLAMP (value, 0, upper - page), 0, upper, page * 0.1, page * 0.9,
                            page);
}

/** lab_maze_view_update: shows the part that the viewport tells, after any change. */
static void
lab_maze_view_update (LabMazeView *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->maze == NULL || lab_canvas_get_size (LAB_CANVAS (self), 0) <= 0)
    return;
  choose_scale (self);
  self->applying = TRUE;
  for (guint i = 0; i < 2; i++)
    scroll_by (self, i);
  self->applying = FALSE;
}

/* Shows a part of the maze, also in the view that shows the same part. */
static void
show_part (LabMazeView     *self,
           LabMazeViewport  part)
{
  LabMazeView *views[2] = { self, self->peer };

  for (guint i = 0; i < 2 && views[i] != NULL; i++)
    {
      views[i]->part = part;
      if (!views[i]->applying)
        lab_maze_view_update (views[i]);
    }
}

/** lab_maze_view_zoom_at: zooms so that what is at a point of the widget stays there. */
static void
lab_maze_view_zoom_at (LabCanvas *canvas,
                       double     zoom,
                       double     x,
                       double     y)
{
  LabMazeView *self = LAB_MAZE_VIEW (canvas);
  const double point[2] = { x, y };
  int factor = get_factor (self);
  double center[2];
  LabMazeScale scale;

  if (self->maze == NULL)
    return;
  scale = lab_maze_scale_get (MIN (zoom, MAX_ZOOM) * factor);
  if (scale.pitch <= self->fit.pitch)
    {
      lab_maze_view_fit (self);
      return;
    }
  lab_maze_view_get_place (self, x, y, center);
  for (guint i = 0; i < 2; i++)
    center[i] += (lab_canvas_get_size (LAB_CANVAS (self), i) / 2.0 - point[i]) * factor
               / scale.pitch;
  show_part (self, (LabMazeViewport) { FALSE, scale.pitch / factor, { center[0], center[1] } });
}

/* Private functions of the view */

/** lab_maze_view_scrolled: remembers the part that is visible now. */
static void
lab_maze_view_scrolled (LabCanvas *canvas)
{
  LabMazeView *self = LAB_MAZE_VIEW (canvas);
  double center[2];

  if (self->applying || self->maze == NULL)
    return;
  lab_maze_view_get_place (self, lab_canvas_get_size (LAB_CANVAS (self), 0) / 2.0,
                           lab_canvas_get_size (LAB_CANVAS (self), 1) / 2.0, center);
  /* While everything is visible there is nothing to scroll. */
  if (self->part.fits)
    return;
  self->applying = TRUE;
  show_part (self, (LabMazeViewport) { FALSE, self->part.zoom, { center[0], center[1] } });
  self->applying = FALSE;
}

/** lab_maze_view_reveal: scrolls if a cell is not in view: it is then in the middle. */
static void
lab_maze_view_reveal (LabMazeView *self,
                      LabMazeCell  cell)
{
  double point[2], half = lab_maze_view_get_zoom (self) / 2;
  gboolean hidden = FALSE;

  if (self->maze == NULL || self->part.fits)
    return;
  lab_maze_view_get_point (self, cell, &point[0], &point[1]);
  for (guint i = 0; i < 2; i++)
    hidden |= point[i] < half || point[i] > lab_canvas_get_size (LAB_CANVAS (self), i) - half;
  if (hidden)
    show_part (self, (LabMazeViewport) { FALSE, self->part.zoom,
               { cell.column + 0.5, cell.row + 0.5 } });
}

/* The cursor is the cell that the keyboard has chosen. */

/* Private helpers: walls and the cursor */

/* Returns the directions in which a cell is open, as words of the player's language. */
static char *
list_openings (LabMazeView *self)
{
  static const char * const words[LAB_MAZE_N_DIRECTIONS] = {
    /* Translators: a direction in which a cell of a maze is open. */
    NC_("openings of a cell", "up"),
    /* Translators: a direction in which a cell of a maze is open. */
    NC_("openings of a cell", "down"),
    /* Translators: a direction in which a cell of a maze is open. */
    NC_("openings of a cell", "left"),
    /* Translators: a direction in which a cell of a maze is open. */
    NC_("openings of a cell", "right"),
  };
  guint ways = lab_maze_get_ways (self->maze, self->cursor.row, self->cursor.column);
  g_autoptr (GPtrArray) list = g_ptr_array_new ();

  for (guint i = 0; i < LAB_MAZE_N_DIRECTIONS; i++)
    {
      if ((ways & LAB_MAZE_BIT (i)) != 0)
        g_ptr_array_add (list, (gpointer) g_dpgettext2 (NULL, "openings of a cell", words[i]));
    }
  if (list->len == 0)
    /* Translators: a cell of a maze is open in no direction. */
    return g_strdup (C_("openings of a cell", "none"));
  g_ptr_array_add (list, NULL);
  /* Translators: between the words of a list, such as “up, left”. */
  return g_strjoinv (C_("openings of a cell", ", "), (char **) list->pdata);
}

/* Scrolls by a part of what is visible. */
static void
scroll (LabMazeView      *self,
        LabMazeDirection  direction,
        gboolean          by_page)
{
  GtkAdjustment *adjustment = lab_canvas_get_adjustment (LAB_CANVAS (self),
                                                         direction < LAB_MAZE_LEFT ? 1 : 0);
  double step = by_page ? gtk_adjustment_get_page_increment (adjustment)
                        : gtk_adjustment_get_step_increment (adjustment);
  gboolean back = direction == LAB_MAZE_UP || direction == LAB_MAZE_LEFT;

  gtk_adjustment_set_value (adjustment,
                            gtk_adjustment_get_value (adjustment) + (back ? -step : step));
}

static LabMazeWall
get_wall (LabMazeCell      cell,
          LabMazeDirection direction)
{
  LabMazeCell other = lab_maze_step (cell, direction);

  if (direction == LAB_MAZE_UP || direction == LAB_MAZE_LEFT)
    return (LabMazeWall) { other, cell };
  return (LabMazeWall) { cell, other };
}

/** lab_maze_view_describe: tells screen readers the size of the maze, and where the cursor is. */
static void
lab_maze_view_describe (LabMazeView *self)
{
  g_autofree char *name = NULL, *text = NULL, *openings = NULL;

  if (self->maze != NULL)
    {
      openings = list_openings (self);
      /* Translators: a maze, for screen readers: the numbers are its height and its width. */
      name = g_strdup_printf (_("Maze of %u × %u cells"), self->maze->height,
                              self->maze->width);
      /* Translators: a cell of a maze, for screen readers. %s is where it is open, such as
       * “up, left”. */
      text = g_strdup_printf (_("Row %u, column %u; openings: %s"), self->cursor.row + 1,
                              self->cursor.column + 1, openings);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name != NULL ? name : _("Maze"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text != NULL ? text : "",
                                  -1);
}

/** lab_maze_view_toggle: asks the owner to add or to remove a wall. */
static void
lab_maze_view_toggle (LabMazeView       *self,
                      const LabMazeWall *wall)
{
  g_signal_emit_by_name (self, "toggle-wall", wall->cell.row, wall->cell.column, wall->other.row,
                         wall->other.column);
  lab_maze_view_describe (self);
}

static void
press_arrow (LabMazeView      *self,
             LabMazeDirection  direction,
             GdkModifierType   modifiers)
{
  guint sides = lab_maze_get_sides (self->maze, self->cursor.row, self->cursor.column);

  if ((modifiers & GDK_CONTROL_MASK) != 0 || lab_maze_view_get_zoom (self) < MIN_CELL)
    {
      scroll (self, direction, FALSE);
      return;
    }
  if ((sides & LAB_MAZE_BIT (direction)) == 0)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  if ((modifiers & GDK_SHIFT_MASK) == 0)
    lab_maze_view_set_cursor (self, lab_maze_step (self->cursor, direction));
  else if (self->editable)
    {
      LabMazeWall wall = get_wall (self->cursor, direction);

      lab_maze_view_toggle (self, &wall);
    }
}

static gboolean
press_page_key (LabMazeView     *self,
                guint            keyval,
                GdkModifierType  modifiers)
{
  gboolean across = (modifiers & GDK_SHIFT_MASK) != 0;

  switch (keyval)
    {
    case GDK_KEY_Page_Up:
    case GDK_KEY_KP_Page_Up:
      scroll (self, across ? LAB_MAZE_LEFT : LAB_MAZE_UP, TRUE);
      return TRUE;
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Down:
      scroll (self, across ? LAB_MAZE_RIGHT : LAB_MAZE_DOWN, TRUE);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
press_zoom_key (LabMazeView *self,
                guint        keyval)
{
  switch (keyval)
    {
    case GDK_KEY_plus:
    case GDK_KEY_equal:
    case GDK_KEY_KP_Add:
      lab_maze_view_zoom (self, LAB_CANVAS_ZOOM_STEP);
      return TRUE;
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
      lab_maze_view_zoom (self, 1 / LAB_CANVAS_ZOOM_STEP);
      return TRUE;
    case GDK_KEY_0:
    case GDK_KEY_KP_0:
      lab_maze_view_fit (self);
      return TRUE;
    default:
      return FALSE;
    }
}

/** lab_maze_view_find_wall: finds the wall, or the place for one, that a click at a point changes;
 * returns %FALSE if there is none. */
static gboolean
lab_maze_view_find_wall (LabMazeView *self,
                         double       x,
                         double       y,
                         LabMazeWall *wall)
{
  LabMazeDirection nearest = LAB_MAZE_UP;
  LabMazeCell cell;
  double place[2];

  if (!self->editable || lab_maze_view_get_zoom (self) < MIN_CELL
      || !lab_maze_view_find_cell (self, x, y, &cell))
    return FALSE;
  lab_maze_view_get_place (self, x, y, place);
  {
    double right = place[0] - cell.column, below = place[1] - cell.row;
    const double distances[LAB_MAZE_N_DIRECTIONS] = { below, 1 - below, right, 1 - right };

    for (guint i = 1; i < LAB_MAZE_N_DIRECTIONS; i++)
      {
        if (distances[i] < distances[nearest])
          nearest = i;
      }
    if (distances[nearest] > WALL_REACH
        || (lab_maze_get_sides (self->maze, cell.row, cell.column) & LAB_MAZE_BIT (nearest)) == 0)
      return FALSE;
  }
  *wall = get_wall (cell, nearest);
  return TRUE;
}

/* Reacts to a key; returns %FALSE if it means nothing here. */
static gboolean
on_key (LabMazeView     *self,
        guint            keyval,
        guint            keycode G_GNUC_UNUSED,
        GdkModifierType  modifiers)
{
  LabMazeDirection direction;

  if (self->maze == NULL || (modifiers & GDK_ALT_MASK) != 0)
    return FALSE;
  if (lab_maze_direction_find (keyval, &direction))
    {
      press_arrow (self, direction, modifiers);
      return TRUE;
    }
  if ((modifiers & GDK_CONTROL_MASK) == 0
      && (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter))
    {
      g_signal_emit_by_name (self, "picked", self->cursor.row, self->cursor.column);
      return TRUE;
    }
  return press_page_key (self, keyval, modifiers) || press_zoom_key (self, keyval);
}

/* Private helpers: input */

static void
on_released (GtkGestureClick *click G_GNUC_UNUSED,
             int              n_press G_GNUC_UNUSED,
             double           x,
             double           y,
             LabMazeView     *self)
{
  LabMazeWall wall;
  LabMazeCell cell;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (lab_maze_view_find_wall (self, x, y, &wall))
    lab_maze_view_toggle (self, &wall);
  else if (lab_maze_view_find_cell (self, x, y, &cell))
    {
      lab_maze_view_set_cursor (self, cell);
      g_signal_emit_by_name (self, "picked", cell.row, cell.column);
    }
}

static void
hover (LabMazeView *self,
       gboolean     hovers,
       LabMazeWall  wall)
{
  if (hovers == self->hovers && (!hovers || memcmp (&wall, &self->hovered, sizeof wall) == 0))
    return;
  self->hovers = hovers;
  self->hovered = wall;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_motion (GtkEventControllerMotion *motion G_GNUC_UNUSED,
           double                    x,
           double                    y,
           LabMazeView              *self)
{
  LabMazeWall wall = { { 0 } };

  hover (self, lab_maze_view_find_wall (self, x, y, &wall), wall);
}

static void
on_leave (LabMazeView *self)
{
  hover (self, FALSE, self->hovered);
}

/* Widget */

static void
lab_maze_view_dispose (GObject *object)
{
  LabMazeView *self = LAB_MAZE_VIEW (object);

  /* From here on, no thread reads anything of the owner. */
  g_clear_pointer (&self->tiles, lab_maze_tiles_free);
  self->maze = NULL;
  g_clear_weak_pointer (&self->peer);
  G_OBJECT_CLASS (lab_maze_view_parent_class)->dispose (object);
}

static void
lab_maze_view_class_init (LabMazeViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  LabCanvasClass *canvas_class = LAB_CANVAS_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = lab_maze_view_dispose;
  widget_class->snapshot = lab_maze_view_snapshot;
  canvas_class->update = (void (*) (LabCanvas *)) lab_maze_view_update;
  canvas_class->scrolled = lab_maze_view_scrolled;
  canvas_class->get_zoom = (double (*) (LabCanvas *)) lab_maze_view_get_zoom;
  canvas_class->zoom_at = lab_maze_view_zoom_at;

  /**
   * LabMazeView::toggle-wall:
   * @row: the row of a cell
   * @column: its column
   * @other_row: the row of the cell on the right of it or below it
   * @other_column: its column
   *
   * A player wants to add or to remove the wall between two cells. The owner changes the maze.
   */
  g_signal_new ("toggle-wall", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 4,
                G_TYPE_UINT, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_UINT);
  /**
   * LabMazeView::picked:
   * @row: the row of a cell
   * @column: its column
   *
   * A player has clicked a cell, or pressed Enter at the cursor.
   */
  g_signal_new ("picked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                G_TYPE_UINT, G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "mazeview");
}

static void
lab_maze_view_init (LabMazeView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  g_signal_connect (motion, "enter", G_CALLBACK (on_motion), self);
  g_signal_connect (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (on_leave), self);
  g_signal_connect (click, "released", G_CALLBACK (on_released), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  self->tiles = lab_maze_tiles_new ((LabMazeTilesReady) gtk_widget_queue_draw, self);
  self->part = (LabMazeViewport) { TRUE, 1, { 0, 0 } };
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (lab_maze_view_update), NULL);
  lab_maze_view_describe (self);
}

/* Public functions */

/** lab_maze_view_get_origin: gets where the maze begins, in pixels of the screen from the corner of
 * the widget. */
void
lab_maze_view_get_origin (LabMazeView *self,
                          gint64       origin[2])
{
  for (guint i = 0; i < 2; i++)
    origin[i] = (gint64) lround (find_origin (self, i) * get_factor (self));
}

/** lab_maze_view_get_place: gets the place at a point of the widget, in cells. */
void
lab_maze_view_get_place (LabMazeView *self,
                         double       x,
                         double       y,
                         double       place[2])
{
  const double point[2] = { x, y };

  for (guint i = 0; i < 2; i++)
    place[i] = lab_maze_scale_to_cells (&self->scale,
                                        (point[i] - find_origin (self, i)) * get_factor (self));
}

/**
 * lab_maze_view_share:
 * @self: a view
 * @other: a view of a maze of the same size
 *
 * Makes @self show the same part of its maze as @other, from now on and both ways.
 */
void
lab_maze_view_share (LabMazeView *self,
                     LabMazeView *other)
{
  g_return_if_fail (LAB_IS_MAZE_VIEW (self) && LAB_IS_MAZE_VIEW (other));

  g_set_weak_pointer (&self->peer, other);
  g_set_weak_pointer (&other->peer, self);
  self->part = other->part;
  lab_maze_view_update (self);
}

/** lab_maze_view_get_zoom: returns how many pixels of the widget a cell with its wall has. */
double
lab_maze_view_get_zoom (LabMazeView *self)
{
  g_return_val_if_fail (LAB_IS_MAZE_VIEW (self), 1);

  return self->scale.pitch / get_factor (self);
}

/** lab_maze_view_zoom: makes cells larger or smaller; what is in the middle stays there. */
void
lab_maze_view_zoom (LabMazeView *self,
                    double       factor)
{
  lab_maze_view_zoom_at (LAB_CANVAS (self), lab_maze_view_get_zoom (self) * factor,
                         lab_canvas_get_size (LAB_CANVAS (self), 0) / 2.0,
                         lab_canvas_get_size (LAB_CANVAS (self), 1) / 2.0);
}

/** lab_maze_view_fit: makes all of the maze visible, also when the size of the view changes. */
void
lab_maze_view_fit (LabMazeView *self)
{
  g_return_if_fail (LAB_IS_MAZE_VIEW (self));

  show_part (self, (LabMazeViewport) { TRUE, self->part.zoom,
             { self->part.center[0], self->part.center[1] } });
}

/**
 * lab_maze_view_find_cell:
 * @self: a view with a maze
 * @x: a point of the widget
 * @y: the same
 * @cell: (out): the cell there
 *
 * Returns: whether a cell is there
 */
gboolean
lab_maze_view_find_cell (LabMazeView *self,
                         double       x,
                         double       y,
                         LabMazeCell *cell)
{
  double place[2];

  g_return_val_if_fail (LAB_IS_MAZE_VIEW (self), FALSE);

  if (self->maze == NULL)
    return FALSE;
  lab_maze_view_get_place (self, x, y, place);
  if (place[0] < 0 || place[1] < 0)
    return FALSE;
  *cell = (LabMazeCell) { (guint) place[1], (guint) place[0] };
  return lab_maze_has_cell (self->maze, *cell);
}

/**
 * lab_maze_view_get_point:
 * @self: a view with a maze
 * @cell: a cell
 * @x: (out): the middle of the cell, in the coordinates of the widget
 * @y: (out): the same
 *
 * Gets where a cell is.
 *
 * Returns: whether that is inside the widget
 */
gboolean
lab_maze_view_get_point (LabMazeView *self,
                         LabMazeCell  cell,
                         double      *x,
                         double      *y)
{
  const double place[2] = { cell.column + 0.5, cell.row + 0.5 };
  double point[2];

  g_return_val_if_fail (LAB_IS_MAZE_VIEW (self) && self->maze != NULL, FALSE);

  for (guint i = 0; i < 2; i++)
    point[i] = find_origin (self, i)
               + lab_maze_scale_to_pixels (&self->scale, place[i]) / get_factor (self);
  *x = point[0];
  *y = point[1];
  return point[0] >= 0 && point[1] >= 0 && point[0] < lab_canvas_get_size (LAB_CANVAS (self), 0)
         && point[1] < lab_canvas_get_size (LAB_CANVAS (self), 1);
}

/** lab_maze_view_set_cursor: moves the cursor to a cell of the maze, and scrolls to it. */
void
lab_maze_view_set_cursor (LabMazeView *self,
                          LabMazeCell  cell)
{
  g_return_if_fail (LAB_IS_MAZE_VIEW (self));
  g_return_if_fail (self->maze != NULL && lab_maze_has_cell (self->maze, cell));

  self->cursor = cell;
  lab_maze_view_describe (self);
  lab_maze_view_reveal (self, cell);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/** lab_maze_view_set_editable: lets players change walls: with a click, or with Shift and an arrow
 * key at the cursor. */
void
lab_maze_view_set_editable (LabMazeView *self,
                            gboolean     editable)
{
  g_return_if_fail (LAB_IS_MAZE_VIEW (self));

  self->editable = editable;
  self->hovers = self->hovers && editable;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_maze_view_set_maze:
 * @self: a view
 * @maze: (nullable): the maze to show; it must live until another one is set, or until the view is
 *   destroyed
 *
 * Shows another maze, all of it, without marks, heat map, path, start, and goal.
 */
void
lab_maze_view_set_maze (LabMazeView   *self,
                        const LabMaze *maze)
{
  LabMazeScene *scene = &self->tiles->scene;

  g_return_if_fail (LAB_IS_MAZE_VIEW (self));

  lab_maze_tiles_begin_change (self->tiles);
  scene->maze = self->maze = maze;
  scene->read_marks = scene->read_heat = NULL;
  lab_maze_tiles_restart (self->tiles, TRUE);
  lab_maze_tiles_end_change (self->tiles);
  self->has_ends = self->hovers = FALSE;
  self->cursor = (LabMazeCell) { 0, 0 };
  self->complete = 0;
  self->first = TRUE;
  lab_maze_view_fit (self);
  lab_maze_view_update (self);
  lab_maze_view_describe (self);
}

/**
 * lab_maze_view_set_cells:
 * @self: a view
 * @read_marks: (nullable): reads the #LabMazeFloor of cells, in threads; %NULL for none
 * @read_heat: (nullable): reads the values of cells in a heat map, in threads: 1 to
 *   %LAB_MAZE_HEAT_MAX, or 0 where there is none; %NULL for no heat map
 * @data: for both; it must live as long as they are set
 *
 * Colors the floors of cells: those without a mark by a value, such as their distance from the
 * start as a part of the largest one.
 */
void
lab_maze_view_set_cells (LabMazeView      *self,
                         LabMazeReadCells  read_marks,
                         LabMazeReadCells  read_heat,
                         gpointer          data)
{
  LabMazeScene *scene = &self->tiles->scene;

  g_return_if_fail (LAB_IS_MAZE_VIEW (self));

  lab_maze_tiles_begin_change (self->tiles);
  scene->read_marks = read_marks;
  scene->read_heat = read_heat;
  scene->data = data;
  lab_maze_tiles_restart (self->tiles, FALSE);
  lab_maze_tiles_end_change (self->tiles);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_maze_view_changed:
 * @self: a view with a maze
 * @cells: (array length=n_cells) (nullable): cells; %NULL for all
 * @n_cells: the number of cells
 *
 * Draws cells again whose walls, marks, or values in the heat map have changed, between
 * lab_maze_tiles_begin_change() and lab_maze_tiles_end_change(); for a wall, one of its two cells
 * is enough.
 */
void
lab_maze_view_changed (LabMazeView       *self,
                       const LabMazeCell *cells,
                       gsize              n_cells)
{
  g_return_if_fail (LAB_IS_MAZE_VIEW (self));

  if (cells != NULL)
    lab_maze_tiles_changed (self->tiles, cells, n_cells);
  else
    lab_maze_tiles_changed_all (self->tiles);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/** lab_maze_direction_find: returns whether a key is an arrow key, and its direction in a maze. */
gboolean
lab_maze_direction_find (guint             keyval,
                         LabMazeDirection *direction)
{
  static const LabMazeDirection directions[LAB_N_ARROW_KEYS] = {
    [LAB_ARROW_UP] = LAB_MAZE_UP, [LAB_ARROW_RIGHT] = LAB_MAZE_RIGHT,
    [LAB_ARROW_DOWN] = LAB_MAZE_DOWN, [LAB_ARROW_LEFT] = LAB_MAZE_LEFT,
  };
  LabArrowKey arrow;

  if (!lab_arrow_key_find (keyval, &arrow))
    return FALSE;
  *direction = directions[arrow];
  return TRUE;
}
