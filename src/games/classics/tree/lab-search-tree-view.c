/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-search-tree-view.h"

#include <gtk/gtk.h>
#include <glib/gi18n.h>
#include <math.h>

#include "lab-arrow-key.h"
#include "lab-classic-board.h"
#include "lab-search-study.h"
#include "lab-search-tree-drawing.h"
#include "lab-style.h"

/* All of the tree is made visible in so many pixels, also if there are fewer. */
#define MIN_HEIGHT 140

G_DEFINE_FINAL_TYPE (LabSearchTreeView, lab_search_tree_view, LAB_TYPE_CANVAS)

#define MAX_ZOOM 3
#define MAX_FIT_ZOOM 1.3
#define READABLE_ZOOM 0.9
#define ROOM_FOR_NODE 2.2       /* what is kept in view around the current node */

/* Which part of the drawing is in view. */

/* Returns how the tree is drawn now. */
static LabSearchTreeDrawing
lab_search_tree_view_make_drawing (LabSearchTreeView *self)
{

  return (LabSearchTreeDrawing) {
    .study = self->study,
    .method = self->method,
    .position = self->position,
    .cursor = gtk_widget_has_visible_focus (GTK_WIDGET (self)) ? self->cursor
                                                               : LAB_SEARCH_NODE_NONE,
    .zoom = self->zoom,
    .height = gtk_widget_get_height (GTK_WIDGET (self)),
    .mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL,
    .font = lab_classic_scene_get_text_height (GTK_WIDGET (self)),
    .context = gtk_widget_get_pango_context (GTK_WIDGET (self)),
    .palette = &lab_search_tree_palettes[lab_style_get (GTK_WIDGET (self))],
  };
}

static void
get_content_size (LabSearchTreeView *self,
                  double             size[2])
{
  LabSearchTreeDrawing drawing = lab_search_tree_view_make_drawing (self);

  size[0] = size[1] = 0;
  if (self->study != NULL)
    lab_search_tree_drawing_get_size (&drawing, &size[0], &size[1]);
}

/* Returns the zoom at which the whole tree is visible. */
static double
find_fit (LabSearchTreeView *self)
{
  LabSearchTreeDrawing drawing = lab_search_tree_view_make_drawing (self);
  double low = 0.0001, high = MAX_FIT_ZOOM;

  for (guint i = 0; i < 40; i++)
    {
      double size[2];

      drawing.zoom = sqrt (low * high);
      lab_search_tree_drawing_get_size (&drawing, &size[0], &size[1]);
      if (size[0] <= lab_canvas_get_size (LAB_CANVAS (self), 0)
          && size[1] <= MAX (lab_canvas_get_size (LAB_CANVAS (self), 1), MIN_HEIGHT))
        low = drawing.zoom;
      else
        high = drawing.zoom;
    }
  return low;
}

/** lab_search_tree_view_get_origin: gets where the drawing begins in the widget: a small one is in
 * the middle. */
static void
lab_search_tree_view_get_origin (LabSearchTreeView *self,
                                 double             origin[2])
{
  double size[2];

  get_content_size (self, size);
  for (guint i = 0; i < 2; i++)
    {
      double value = gtk_adjustment_get_value (lab_canvas_get_adjustment (LAB_CANVAS (self), i));

      origin[i] =
        floor (MAX ((lab_canvas_get_size (LAB_CANVAS (self), i) - size[i]) / 2, 0) - value);
    }
}

/* Sets how far the view can scroll. */
static void
lab_search_tree_view_configure (LabSearchTreeView *self)
{
  double size[2];

  get_content_size (self, size);
  for (guint i = 0; i < 2; i++)
    {
      GtkAdjustment *adjustment = lab_canvas_get_adjustment (LAB_CANVAS (self), i);
      double page = lab_canvas_get_size (LAB_CANVAS (self), i), upper = MAX (size[i], page);

      gtk_adjustment_configure (adjustment,
                                CLAMP (gtk_adjustment_get_value (adjustment), 0, upper - page), 0,
                                upper, page * 0.1, page * 0.9, page);
    }
}

/* Zooms so that what is at a point of the widget stays there. */
static void
lab_search_tree_view_zoom_at (LabCanvas *canvas,
                              double     zoom,
                              double     x,
                              double     y)
{
  LabSearchTreeView *self = LAB_SEARCH_TREE_VIEW (canvas);
  LabSearchTreeDrawing drawing = lab_search_tree_view_make_drawing (self);
  const double point[2] = { x, y };
  double origin[2], place[2];

  if (self->study == NULL)
    return;
  self->zoomed = TRUE;
  lab_search_tree_view_get_origin (self, origin);
  for (guint i = 0; i < 2; i++)
    place[i] = point[i] - origin[i];
  self->zoom = CLAMP (zoom, MIN (find_fit (self), READABLE_ZOOM / 2), MAX_ZOOM);
  lab_search_tree_drawing_rescale (&drawing, self->zoom, &place[0], &place[1]);
  lab_search_tree_view_configure (self);
  for (guint i = 0; i < 2; i++)
    gtk_adjustment_set_value (lab_canvas_get_adjustment (LAB_CANVAS (self), i),
                              place[i] - point[i]);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Zooms by buttons or keys: the current node stays where it is if it is in view. */
static void
zoom_at_current (LabSearchTreeView *self,
                 double             zoom)
{
  double x, y;

  if (self->study == NULL)
    return;
  if (!lab_search_tree_view_get_point (self, self->cursor, &x, &y))
    {
      x = lab_canvas_get_size (LAB_CANVAS (self), 0) / 2.0;
      y = lab_canvas_get_size (LAB_CANVAS (self), 1) / 2.0;
    }
  lab_search_tree_view_zoom_at (LAB_CANVAS (self), zoom, x, y);
}

/* Private functions of the view */

/* Scrolls if a node is not in view: it is then in the middle. */
static void
lab_search_tree_view_reveal (LabSearchTreeView *self,
                             guint              node)
{
  LabSearchTreeDrawing drawing = lab_search_tree_view_make_drawing (self);
  double place[2], reach;

  lab_search_tree_drawing_get_place (&drawing, node, &place[0], &place[1]);
  reach = ROOM_FOR_NODE * lab_search_tree_drawing_get_reach (&drawing, node);
  for (guint i = 0; i < 2; i++)
    {
      GtkAdjustment *adjustment = lab_canvas_get_adjustment (LAB_CANVAS (self), i);
      double page = lab_canvas_get_size (LAB_CANVAS (self), i), value;

      value = gtk_adjustment_get_value (adjustment);
      if (place[i] - reach < value || place[i] + reach > value + page)
        gtk_adjustment_set_value (adjustment, place[i] - page / 2);
    }
}

/* Makes all of the tree visible, also when the size of the view changes, until the player zooms. */
static void
lab_search_tree_view_fit (LabSearchTreeView *self)
{
  self->zoomed = FALSE;
  if (self->study == NULL || lab_canvas_get_size (LAB_CANVAS (self), 0) == 0)
    return;
  self->zoom = find_fit (self);
  lab_search_tree_view_configure (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_search_tree_view_zoom:
 * @self: a view
 * @action: `zoom-in`, `zoom-out`, or `fit` for the whole tree
 *
 * Zooms by an action of the page.
 */
void
lab_search_tree_view_zoom (LabSearchTreeView *self,
                           const char        *action)
{
  g_return_if_fail (LAB_IS_SEARCH_TREE_VIEW (self) && action != NULL);

  if (g_str_equal (action, "zoom-in"))
    zoom_at_current (self, self->zoom * LAB_CANVAS_ZOOM_STEP);
  else if (g_str_equal (action, "zoom-out"))
    zoom_at_current (self, self->zoom / LAB_CANVAS_ZOOM_STEP);
  else
    lab_search_tree_view_fit (self);
}

/**
 * lab_search_tree_view_get_point:
 * @self: a view with a tree
 * @node: a node
 * @x: (out): the middle of the node, in the coordinates of the widget
 * @y: (out): the same
 *
 * Gets where a node is.
 *
 * Returns: whether that is inside the widget
 */
gboolean
lab_search_tree_view_get_point (LabSearchTreeView *self,
                                guint              node,
                                double            *x,
                                double            *y)
{
  LabSearchTreeDrawing drawing;
  double origin[2];

  g_return_val_if_fail (LAB_IS_SEARCH_TREE_VIEW (self) && self->study != NULL, FALSE);

  drawing = lab_search_tree_view_make_drawing (self);
  lab_search_tree_drawing_get_place (&drawing, node, x, y);
  lab_search_tree_view_get_origin (self, origin);
  *x += origin[0];
  *y += origin[1];
  return *x >= 0 && *y >= 0 && *x < lab_canvas_get_size (LAB_CANVAS (self), 0)
      && *y < lab_canvas_get_size (LAB_CANVAS (self), 1);
}

/* Returns the node beside the selected one, on the same level. */
static guint
find_neighbor (LabSearchTreeView *self,
               gboolean           left)
{
  const LabSearchTreeLayout *layout = self->study->layout;
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  gboolean back = left != mirrored;
  guint n_nodes, place = 0;
  const guint *nodes;

  nodes = lab_search_tree_layout_get_level (layout, layout->depth[self->cursor], &n_nodes);
  while (nodes[place] != self->cursor)
    place++;
  if (back ? place == 0 : place + 1 == n_nodes)
    return self->cursor;
  return nodes[back ? place - 1 : place + 1];
}

static guint
find_next (LabSearchTreeView *self,
           guint              keyval)
{
  const guint *children;
  guint n_children, parent;
  LabArrowKey arrow;

  if (!lab_arrow_key_find (keyval, &arrow))
    return LAB_SEARCH_NODE_NONE;
  if (arrow == LAB_ARROW_UP)
    {
      parent = lab_search_tree_get (self->study->tree, self->cursor)->parent;
      return parent != LAB_SEARCH_NODE_NONE ? parent : self->cursor;
    }
  if (arrow != LAB_ARROW_DOWN)
    return find_neighbor (self, arrow == LAB_ARROW_LEFT);
  children = lab_search_tree_get_children (self->study->tree, self->cursor, &n_children);
  return n_children > 0 ? children[0] : self->cursor;
}

static void
describe (LabSearchTreeView *self)
{
  g_autofree char *text = NULL;

  if (self->study != NULL)
    text = lab_search_node_describe (self->study, self->method, self->cursor, self->position);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  /* Translators: the tree of a search, for screen readers. */
                                  _("Search tree"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text != NULL ? text : "", -1);
}

/* Selects a node, and scrolls to it. */
static void
lab_search_tree_view_select (LabSearchTreeView *self,
                             guint              node)
{
  self->cursor = node;
  describe (self);
  lab_search_tree_view_reveal (self, node);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
on_key (GtkEventControllerKey *keys G_GNUC_UNUSED,
        guint                  keyval,
        guint                  keycode G_GNUC_UNUSED,
        GdkModifierType        modifiers,
        LabSearchTreeView     *self)
{
  guint node;

  if (self->study == NULL || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter)
    {
      g_signal_emit_by_name (self, "picked", self->cursor);
      return GDK_EVENT_STOP;
    }
  node = find_next (self, keyval);
  if (node == LAB_SEARCH_NODE_NONE)
    return GDK_EVENT_PROPAGATE;
  lab_search_tree_view_select (self, node);
  g_signal_emit_by_name (self, "moved", node);
  return GDK_EVENT_STOP;
}

static void
on_released (GtkGestureClick   *click G_GNUC_UNUSED,
             int                n_press G_GNUC_UNUSED,
             double             x,
             double             y,
             LabSearchTreeView *self)
{
  LabSearchTreeDrawing drawing;
  double origin[2];
  guint node;

  if (self->study == NULL)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  drawing = lab_search_tree_view_make_drawing (self);
  lab_search_tree_view_get_origin (self, origin);
  node = lab_search_tree_drawing_find (&drawing, x - origin[0], y - origin[1]);
  if (node != LAB_SEARCH_NODE_NONE)
    g_signal_emit_by_name (self, "picked", node);
}

/* Widget */

static void
lab_search_tree_view_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  LabSearchTreeView *self = LAB_SEARCH_TREE_VIEW (widget);
  LabSearchTreeDrawing drawing = lab_search_tree_view_make_drawing (self);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  double origin[2];
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  if (self->study == NULL)
    {
      lab_color_set_source (drawing.palette->paper, cr);
      cairo_paint (cr);
    }
  else
    {
      lab_search_tree_view_get_origin (self, origin);
      cairo_translate (cr, origin[0], origin[1]);
      lab_search_tree_drawing_draw (&drawing, cr,
                                    &(cairo_rectangle_t) { -origin[0], -origin[1], width, height });
    }
  cairo_destroy (cr);
}

/* Drawing */

static void
lab_search_tree_view_update (LabCanvas *canvas)
{
  LabSearchTreeView *self = LAB_SEARCH_TREE_VIEW (canvas);

  lab_search_tree_view_configure (self);
  if (!self->zoomed)
    lab_search_tree_view_fit (self);
}

static double
lab_search_tree_view_read_zoom (LabCanvas *canvas)
{
  return LAB_SEARCH_TREE_VIEW (canvas)->zoom;
}

static void
lab_search_tree_view_dispose (GObject *object)
{
  LabSearchTreeView *self = LAB_SEARCH_TREE_VIEW (object);

  g_clear_pointer (&self->study, lab_search_study_unref);
  G_OBJECT_CLASS (lab_search_tree_view_parent_class)->dispose (object);
}

static void
lab_search_tree_view_class_init (LabSearchTreeViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  LabCanvasClass *canvas_class = LAB_CANVAS_CLASS (klass);

  object_class->dispose = lab_search_tree_view_dispose;
  widget_class->snapshot = lab_search_tree_view_snapshot;
  canvas_class->update = lab_search_tree_view_update;
  canvas_class->get_zoom = lab_search_tree_view_read_zoom;
  canvas_class->zoom_at = lab_search_tree_view_zoom_at;

  /**
   * LabSearchTreeView::picked:
   * @node: a node
   *
   * The player has clicked a node, or pressed Enter at the selected one.
   */
  g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_UINT);

  /**
   * LabSearchTreeView::moved:
   * @node: the selected node
   *
   * The player has pressed an arrow key.
   */
  g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "searchtree");
}

static void
lab_search_tree_view_init (LabSearchTreeView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  self->zoom = 1;
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key), self);
  g_signal_connect (click, "released", G_CALLBACK (on_released), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  describe (self);
}

/* Private functions of the view */

/**
 * lab_search_tree_view_set_study:
 * @self: a view
 * @study: (nullable): what it shows
 *
 * Shows another tree, before the first step.
 */
void
lab_search_tree_view_set_study (LabSearchTreeView *self,
                                LabSearchStudy    *study)
{
  g_return_if_fail (LAB_IS_SEARCH_TREE_VIEW (self));

  g_clear_pointer (&self->study, lab_search_study_unref);
  self->study = study != NULL ? lab_search_study_ref (study) : NULL;
  self->position = 0;
  self->cursor = 0;
  lab_search_tree_view_configure (self);
  lab_search_tree_view_fit (self);
  describe (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_search_tree_view_set_step:
 * @self: a view with a tree
 * @method: which search
 * @position: the number of its steps that were taken
 *
 * Shows the tree after these steps, and selects the node of the last one, or the root before it.
 */
void
lab_search_tree_view_set_step (LabSearchTreeView *self,
                               LabSearchMethod    method,
                               guint              position)
{
  guint current;

  g_return_if_fail (LAB_IS_SEARCH_TREE_VIEW (self) && self->study != NULL);
  g_return_if_fail (method < LAB_N_SEARCH_METHODS);
  g_return_if_fail (position <= self->study->traces[method]->steps->len);

  self->method = method;
  self->position = position;
  current = lab_search_trace_get_current (self->study->traces[method], position);
  lab_search_tree_view_select (self, current != LAB_SEARCH_NODE_NONE ? current : 0);
}
