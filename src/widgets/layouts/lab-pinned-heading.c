/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-pinned-heading.h"

/**
 * LabPinnedHeading:
 *
 * Repeats the headings of a list at the top of the view in which it is scrolled, while the list is
 * in sight and its headings are not. It belongs into a #GtkOverlay over the view. Screen readers
 * ignore it, since they know the headings themselves.
 */
struct _LabPinnedHeading
{
  AdwBin parent_instance;

  GtkScrolledWindow *scroller;  /* (nullable): a weak pointer, as the others */
  GtkWidget *heading;           /* (nullable) */
  GtkWidget *list;              /* (nullable) */
};

G_DEFINE_FINAL_TYPE (LabPinnedHeading, lab_pinned_heading, ADW_TYPE_BIN)

/* Private helpers */

/* Finds out where the headings are. In the content, since the view moves that only later. */
static void
update (LabPinnedHeading *self)
{
  GtkWidget *viewport, *content;
  graphene_rect_t heading, list;
  double top;

  if (self->scroller == NULL || self->heading == NULL || self->list == NULL)
    return;
  top = gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (self->scroller));
  viewport = gtk_scrolled_window_get_child (self->scroller);
  content = gtk_widget_get_first_child (viewport);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          gtk_widget_get_mapped (self->list)
                              && gtk_widget_compute_bounds (self->heading, content, &heading)
                              && gtk_widget_compute_bounds (self->list, content, &list)
                              && heading.origin.y < top
                              && list.origin.y + list.size.height > top + heading.size.height);
}

/* GObject */

static void
lab_pinned_heading_dispose (GObject *object)
{
  LabPinnedHeading *self = LAB_PINNED_HEADING (object);

  g_clear_weak_pointer (&self->scroller);
  g_clear_weak_pointer (&self->heading);
  g_clear_weak_pointer (&self->list);
  G_OBJECT_CLASS (lab_pinned_heading_parent_class)->dispose (object);
}

static void
lab_pinned_heading_class_init (LabPinnedHeadingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_pinned_heading_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "pinnedheading");
}

static void
lab_pinned_heading_init (LabPinnedHeading *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_START);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

/* Public functions */

/**
 * lab_pinned_heading_follow:
 * @self: a heading whose child looks like @heading
 * @scroller: (transfer none): the view, with a #GtkViewport
 * @heading: (transfer none): the headings in the list
 * @list: (transfer none): the list, with its headings
 *
 * Shows @self while only @heading is scrolled out of sight.
 */
void
lab_pinned_heading_follow (LabPinnedHeading  *self,
                           GtkScrolledWindow *scroller,
                           GtkWidget         *heading,
                           GtkWidget         *list)
{
  GtkAdjustment *adjustment;

  g_return_if_fail (LAB_IS_PINNED_HEADING (self) && GTK_IS_SCROLLED_WINDOW (scroller));
  g_return_if_fail (GTK_IS_WIDGET (heading) && GTK_IS_WIDGET (list));

  g_set_weak_pointer (&self->scroller, scroller);
  g_set_weak_pointer (&self->heading, heading);
  g_set_weak_pointer (&self->list, list);
  adjustment = gtk_scrolled_window_get_vadjustment (scroller);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (list, "unmap", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}
