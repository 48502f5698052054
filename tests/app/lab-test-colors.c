/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-colors.h"

/* Public functions */

/**
 * lab_test_take_node: (transfer full) (nullable): returns what @widget, which is on the screen,
 * shows; %NULL while it waits for the next frame to be drawn again.
 */
GskRenderNode *
lab_test_take_node (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget),
                          gtk_widget_get_height (widget));
  return gtk_snapshot_free_to_node (snapshot);
}

/** lab_test_draw_widget: (transfer full): returns a picture of @widget, which is on the screen. */
cairo_surface_t *
lab_test_draw_widget (GtkWidget *widget)
{
  GskRenderNode *node = lab_test_take_node (widget);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24,
                                                         gtk_widget_get_width (widget),
                                                         gtk_widget_get_height (widget));
  cairo_t *cr = cairo_create (surface);

  g_assert_nonnull (node);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* Returns the number of colors in @picture, which is on the screen; a blank one has few. */
guint
lab_test_count_colors (GtkWidget *picture)
{
  g_autoptr (GHashTable) colors = g_hash_table_new (NULL, NULL);
  cairo_surface_t *surface = lab_test_draw_widget (picture);
  const guint32 *pixels = (const guint32 *) (gconstpointer) cairo_image_surface_get_data (surface);

  for (int i = 0; i < gtk_widget_get_width (picture) * gtk_widget_get_height (picture); i++)
    g_hash_table_add (colors, GUINT_TO_POINTER (pixels[i] | 0xff000000));
  cairo_surface_destroy (surface);
  return g_hash_table_size (colors);
}
