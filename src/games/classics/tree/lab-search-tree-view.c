/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-search-tree-view-private.h"

#include <adwaita.h>
#include <math.h>

#include <glib/gi18n.h>

#include "lab-classic-scene.h"
#include "lab-search-step-text.h"
#include "lab-search-tree-drawing.h"
#include "lab-style.h"

#define MIN_WIDTH 200

/**
 * LabSearchTreeView:
 *
 * Shows a search tree after any number of steps. It scrolls and zooms, and keeps the current node
 * in view. One node is selected: the current one, until the player clicks another or moves to it
 * with the arrow keys. Its description is the accessible name of the widget.
 *
 * Where text runs from right to left, so do the children of a node, in the order of the search.
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

static void
lab_search_tree_view_measure (GtkWidget      *widget G_GNUC_UNUSED,
                              GtkOrientation  orientation,
                              int             for_size G_GNUC_UNUSED,
                              int            *minimum,
                              int            *natural,
                              int            *minimum_baseline G_GNUC_UNUSED,
                              int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH
                                                         : LAB_SEARCH_TREE_VIEW_MIN_HEIGHT;
  *natural = 2 * *minimum;
}

static void
lab_search_tree_view_size_allocate (GtkWidget *widget,
                                    int        width G_GNUC_UNUSED,
                                    int        height G_GNUC_UNUSED,
                                    int        baseline G_GNUC_UNUSED)
{
  LabSearchTreeView *self = LAB_SEARCH_TREE_VIEW (widget);

  lab_search_tree_view_configure (self);
  lab_search_tree_view_zoom_first (self);
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
      lab_search_tree_view_set_adjustment (self, prop_id - PROP_HADJUSTMENT,
                                           g_value_get_object (value));
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
    lab_search_tree_view_set_adjustment (self, i, NULL);
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
  self->zoom = 1;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  lab_style_follow (GTK_WIDGET (self));
  lab_search_tree_view_add_input (self);
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (gtk_widget_queue_draw), NULL);
  describe (self);
}

/* Private functions of the view */

/** lab_search_tree_view_make_drawing: returns how the tree is drawn now. */
LabSearchTreeDrawing
lab_search_tree_view_make_drawing (LabSearchTreeView *self)
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
    .mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL,
    .font = lab_classic_scene_get_text_height (GTK_WIDGET (self)),
    .context = gtk_widget_get_pango_context (GTK_WIDGET (self)),
    .palette = lab_search_tree_palette_get (adw_style_manager_get_dark (style),
                                            adw_style_manager_get_high_contrast (style)),
  };
}

/** lab_search_tree_view_get_current: returns the node of the last step; the root before it. */
guint
lab_search_tree_view_get_current (LabSearchTreeView *self)
{
  guint current;

  if (self->study == NULL)
    return LAB_SEARCH_NODE_NONE;
  current = lab_search_trace_get_current (self->study->traces[self->method], self->position);
  return current != LAB_SEARCH_NODE_NONE ? current : 0;
}

/** lab_search_tree_view_select: selects a node, and scrolls to it. */
void
lab_search_tree_view_select (LabSearchTreeView *self,
                             guint              node)
{
  self->cursor = node;
  describe (self);
  lab_search_tree_view_reveal (self, node);
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
  lab_search_tree_view_configure (self);
  lab_search_tree_view_zoom_first (self);
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
  lab_search_tree_view_select (self, lab_search_tree_view_get_current (self));
}

/** lab_search_tree_view_get_cursor: returns the selected node. */
guint
lab_search_tree_view_get_cursor (LabSearchTreeView *self)
{
  g_return_val_if_fail (LAB_IS_SEARCH_TREE_VIEW (self), 0);

  return self->cursor;
}
