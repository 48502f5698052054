/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-search-tree-view-private.h"

#include <adwaita.h>
#include <math.h>

#include <glib/gi18n.h>

#include "lab-search-step-text.h"
#include "lab-search-tree-drawing.h"

#define MIN_WIDTH 200
#define MIN_HEIGHT 140
#define MAX_ZOOM 3
#define MAX_FIT_ZOOM 1.3
#define READABLE_ZOOM 0.9
#define ZOOM_STEP 1.25
#define ROOM_FOR_NODE 2.2       /* what is kept in view around the current node */

/**
 * LabSearchTreeView:
 *
 * Shows a search tree after any number of steps. It scrolls and zooms, and keeps the current node
 * in view. One node is selected: the current one, until the player clicks another or moves to it
 * with the arrow keys. Its description is the accessible name of the widget.
 *
 * The tree is not mirrored where text runs from right to left: a search goes from left to right.
 */
enum
{
  PROP_0,
  PROP_HADJUSTMENT,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY,
};

G_DEFINE_FINAL_TYPE_WITH_CODE (LabSearchTreeView, lab_search_tree_view, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

/* Private helpers: the drawing */

static double
get_font_size (LabSearchTreeView *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;

  if (pango_font_description_get_size_is_absolute (font))
    return size;
  return size * pango_cairo_context_get_resolution (context) / 72;
}

static LabSearchTreeDrawing
make_drawing (LabSearchTreeView *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  return (LabSearchTreeDrawing) {
    .study = self->study,
    .method = self->method,
    .position = self->position,
    .cursor = gtk_widget_has_visible_focus (GTK_WIDGET (self)) ? self->cursor
                                                               : LAB_SEARCH_NODE_NONE,
    .zoom = self->zoom,
    .height = gtk_widget_get_height (GTK_WIDGET (self)),
    .font = get_font_size (self),
    .context = gtk_widget_get_pango_context (GTK_WIDGET (self)),
    .palette = lab_search_tree_palette_get (adw_style_manager_get_dark (style),
                                            adw_style_manager_get_high_contrast (style)),
  };
}

static int
get_size (LabSearchTreeView *self,
          GtkOrientation     orientation)
{
  return orientation == GTK_ORIENTATION_HORIZONTAL ? gtk_widget_get_width (GTK_WIDGET (self))
                                                   : gtk_widget_get_height (GTK_WIDGET (self));
}

static void
get_content_size (LabSearchTreeView *self,
                  double             size[2])
{
  LabSearchTreeDrawing drawing = make_drawing (self);

  size[0] = size[1] = 0;
  if (self->study != NULL)
    lab_search_tree_drawing_get_size (&drawing, &size[0], &size[1]);
}

/* Gets where the drawing begins in the widget: a small one is in the middle. */
static void
get_origin (LabSearchTreeView *self,
            double             origin[2])
{
  double size[2];

  get_content_size (self, size);
  for (guint i = 0; i < 2; i++)
    {
      double value = self->adjustments[i] != NULL
                         ? gtk_adjustment_get_value (self->adjustments[i]) : 0;

      origin[i] = floor (MAX ((get_size (self, i) - size[i]) / 2, 0) - value);
    }
}

/* Returns the zoom at which the whole tree is visible. */
static double
find_fit (LabSearchTreeView *self)
{
  LabSearchTreeDrawing drawing = make_drawing (self);
  double low = 0.0001, high = MAX_FIT_ZOOM;

  for (guint i = 0; i < 40; i++)
    {
      double size[2];

      drawing.zoom = sqrt (low * high);
      lab_search_tree_drawing_get_size (&drawing, &size[0], &size[1]);
      if (size[0] <= get_size (self, 0) && size[1] <= MAX (get_size (self, 1), MIN_HEIGHT))
        low = drawing.zoom;
      else
        high = drawing.zoom;
    }
  return low;
}

/* Private helpers: scrolling */

static void
configure (LabSearchTreeView *self)
{
  double size[2];

  get_content_size (self, size);
  for (guint i = 0; i < 2; i++)
    {
      GtkAdjustment *adjustment = self->adjustments[i];
      double page = get_size (self, i), upper = MAX (size[i], page);

      if (adjustment != NULL)
        gtk_adjustment_configure (adjustment,
                                  CLAMP (gtk_adjustment_get_value (adjustment), 0, upper - page),
                                  0, upper, page * 0.1, page * 0.9, page);
    }
}

/* Scrolls if the node is not in view: it is then in the middle. */
static void
reveal (LabSearchTreeView *self,
        guint              node)
{
  LabSearchTreeDrawing drawing = make_drawing (self);
  double place[2], reach;

  if (self->study == NULL || node == LAB_SEARCH_NODE_NONE)
    return;
  lab_search_tree_drawing_get_place (&drawing, node, &place[0], &place[1]);
  reach = ROOM_FOR_NODE * lab_search_tree_drawing_get_reach (&drawing);
  for (guint i = 0; i < 2; i++)
    {
      GtkAdjustment *adjustment = self->adjustments[i];
      double page = get_size (self, i), value;

      if (adjustment == NULL)
        continue;
      value = gtk_adjustment_get_value (adjustment);
      if (place[i] - reach < value || place[i] + reach > value + page)
        gtk_adjustment_set_value (adjustment, place[i] - page / 2);
    }
}

static guint
get_current (LabSearchTreeView *self)
{
  LabSearchStep step;

  if (self->study == NULL)
    return LAB_SEARCH_NODE_NONE;
  if (self->position == 0)
    return 0;
  lab_search_trace_get_step (self->study->traces[self->method], self->position - 1, &step);
  return step.node;
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
      x = get_size (self, 0) / 2.0;
      y = get_size (self, 1) / 2.0;
    }
  lab_search_tree_view_zoom_at (self, zoom, x, y);
}

/* Chooses the zoom for a new tree, until the player does. */
static void
zoom_first (LabSearchTreeView *self)
{
  double fit;

  if (self->study == NULL || self->zoomed || get_size (self, 0) == 0)
    return;
  fit = find_fit (self);
  self->zoom = MAX (fit, READABLE_ZOOM);
  configure (self);
  reveal (self, get_current (self));
}

/* Private helpers: the selected node */

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

/* Widget */

static void
lab_search_tree_view_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  LabSearchTreeView *self = LAB_SEARCH_TREE_VIEW (widget);
  LabSearchTreeDrawing drawing = make_drawing (self);
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
      get_origin (self, origin);
      cairo_translate (cr, origin[0], origin[1]);
      lab_search_tree_drawing_draw (&drawing, cr,
                                    &(cairo_rectangle_t) { -origin[0], -origin[1], width, height });
    }
  cairo_destroy (cr);
}

static void
lab_search_tree_view_measure (GtkWidget      *widget G_GNUC_UNUSED,
                              GtkOrientation  orientation,
                              int             for_size G_GNUC_UNUSED,
                              int            *minimum,
                              int            *natural,
                              int            *minimum_baseline G_GNUC_UNUSED,
                              int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : MIN_HEIGHT;
  *natural = 2 * *minimum;
}

static void
lab_search_tree_view_size_allocate (GtkWidget *widget,
                                    int        width G_GNUC_UNUSED,
                                    int        height G_GNUC_UNUSED,
                                    int        baseline G_GNUC_UNUSED)
{
  LabSearchTreeView *self = LAB_SEARCH_TREE_VIEW (widget);

  configure (self);
  zoom_first (self);
}

static void
set_adjustment (LabSearchTreeView *self,
                guint              place,
                GtkAdjustment     *adjustment)
{
  if (self->adjustments[place] != NULL)
    g_signal_handlers_disconnect_by_data (self->adjustments[place], self);
  g_set_object (&self->adjustments[place], adjustment);
  if (adjustment == NULL)
    return;
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  configure (self);
}

static void
lab_search_tree_view_get_property (GObject    *object,
                                   guint       prop_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  LabSearchTreeView *self = LAB_SEARCH_TREE_VIEW (object);

  switch (prop_id)
    {
    case PROP_HADJUSTMENT:
    case PROP_VADJUSTMENT:
      g_value_set_object (value, self->adjustments[prop_id - PROP_HADJUSTMENT]);
      break;
    case PROP_HSCROLL_POLICY:
    case PROP_VSCROLL_POLICY:
      g_value_set_enum (value, self->policies[prop_id - PROP_HSCROLL_POLICY]);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lab_search_tree_view_set_property (GObject      *object,
                                   guint         prop_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  LabSearchTreeView *self = LAB_SEARCH_TREE_VIEW (object);

  switch (prop_id)
    {
    case PROP_HADJUSTMENT:
    case PROP_VADJUSTMENT:
      set_adjustment (self, prop_id - PROP_HADJUSTMENT, g_value_get_object (value));
      break;
    case PROP_HSCROLL_POLICY:
    case PROP_VSCROLL_POLICY:
      self->policies[prop_id - PROP_HSCROLL_POLICY] = g_value_get_enum (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lab_search_tree_view_dispose (GObject *object)
{
  LabSearchTreeView *self = LAB_SEARCH_TREE_VIEW (object);

  for (guint i = 0; i < 2; i++)
    set_adjustment (self, i, NULL);
  g_clear_pointer (&self->study, lab_search_study_unref);
  G_OBJECT_CLASS (lab_search_tree_view_parent_class)->dispose (object);
}

static void
lab_search_tree_view_class_init (LabSearchTreeViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lab_search_tree_view_dispose;
  object_class->get_property = lab_search_tree_view_get_property;
  object_class->set_property = lab_search_tree_view_set_property;
  widget_class->snapshot = lab_search_tree_view_snapshot;
  widget_class->measure = lab_search_tree_view_measure;
  widget_class->size_allocate = lab_search_tree_view_size_allocate;
  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");

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
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lab_search_tree_view_init (LabSearchTreeView *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  self->zoom = 1;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  g_signal_connect_object (style, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (style, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  lab_search_tree_view_add_input (self);
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (gtk_widget_queue_draw), NULL);
  describe (self);
}

/* Private functions of the view */

/** lab_search_tree_view_select: selects a node, and scrolls to it. */
void
lab_search_tree_view_select (LabSearchTreeView *self,
                             guint              node)
{
  self->cursor = node;
  describe (self);
  reveal (self, node);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/** lab_search_tree_view_find_node: returns the node at a point of the widget, or
 * %LAB_SEARCH_NODE_NONE. */
guint
lab_search_tree_view_find_node (LabSearchTreeView *self,
                                double             x,
                                double             y)
{
  LabSearchTreeDrawing drawing = make_drawing (self);
  double origin[2];

  get_origin (self, origin);
  return lab_search_tree_drawing_find (&drawing, x - origin[0], y - origin[1]);
}

/** lab_search_tree_view_zoom_at: zooms so that what is at a point of the widget stays there. */
void
lab_search_tree_view_zoom_at (LabSearchTreeView *self,
                              double             zoom,
                              double             x,
                              double             y)
{
  LabSearchTreeDrawing drawing = make_drawing (self);
  const double point[2] = { x, y };
  double origin[2], place[2];

  if (self->study == NULL)
    return;
  self->zoomed = TRUE;
  get_origin (self, origin);
  for (guint i = 0; i < 2; i++)
    place[i] = point[i] - origin[i];
  self->zoom = CLAMP (zoom, MIN (find_fit (self), READABLE_ZOOM / 2), MAX_ZOOM);
  lab_search_tree_drawing_rescale (&drawing, self->zoom, &place[0], &place[1]);
  configure (self);
  for (guint i = 0; i < 2; i++)
    {
      if (self->adjustments[i] != NULL)
        gtk_adjustment_set_value (self->adjustments[i], place[i] - point[i]);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Public functions */

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
  self->zoomed = FALSE;
  configure (self);
  zoom_first (self);
  describe (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_search_tree_view_set_step:
 * @self: a view with a tree
 * @method: which search
 * @position: the number of its steps that were taken
 *
 * Shows the tree after these steps, and selects the current node.
 */
void
lab_search_tree_view_set_step (LabSearchTreeView *self,
                               LabSearchMethod    method,
                               guint              position)
{
  g_return_if_fail (LAB_IS_SEARCH_TREE_VIEW (self) && self->study != NULL);
  g_return_if_fail (method < LAB_N_SEARCH_METHODS);
  g_return_if_fail (position <= lab_search_trace_get_n_steps (self->study->traces[method]));

  self->method = method;
  self->position = position;
  lab_search_tree_view_select (self, get_current (self));
}

/** lab_search_tree_view_get_cursor: returns the selected node. */
guint
lab_search_tree_view_get_cursor (LabSearchTreeView *self)
{
  g_return_val_if_fail (LAB_IS_SEARCH_TREE_VIEW (self), 0);

  return self->cursor;
}

/** lab_search_tree_view_get_zoom: returns the zoom; 1 is the natural size. */
double
lab_search_tree_view_get_zoom (LabSearchTreeView *self)
{
  g_return_val_if_fail (LAB_IS_SEARCH_TREE_VIEW (self), 1);

  return self->zoom;
}

/** lab_search_tree_view_zoom_in: makes the drawing larger. */
void
lab_search_tree_view_zoom_in (LabSearchTreeView *self)
{
  g_return_if_fail (LAB_IS_SEARCH_TREE_VIEW (self));

  zoom_at_current (self, self->zoom * ZOOM_STEP);
}

/** lab_search_tree_view_zoom_out: makes the drawing smaller. */
void
lab_search_tree_view_zoom_out (LabSearchTreeView *self)
{
  g_return_if_fail (LAB_IS_SEARCH_TREE_VIEW (self));

  zoom_at_current (self, self->zoom / ZOOM_STEP);
}

/** lab_search_tree_view_zoom_reset: shows the drawing at its natural size. */
void
lab_search_tree_view_zoom_reset (LabSearchTreeView *self)
{
  g_return_if_fail (LAB_IS_SEARCH_TREE_VIEW (self));

  zoom_at_current (self, 1);
}

/** lab_search_tree_view_fit: makes the whole tree visible. */
void
lab_search_tree_view_fit (LabSearchTreeView *self)
{
  g_return_if_fail (LAB_IS_SEARCH_TREE_VIEW (self));

  if (self->study != NULL)
    zoom_at_current (self, find_fit (self));
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

  drawing = make_drawing (self);
  lab_search_tree_drawing_get_place (&drawing, node, x, y);
  get_origin (self, origin);
  *x += origin[0];
  *y += origin[1];
  return *x >= 0 && *y >= 0 && *x < get_size (self, 0) && *y < get_size (self, 1);
}
