/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-colors.h"

/* Public functions */

/* Returns the number of colors in @picture, which is on the screen; a blank one has few. */
guint
lab_test_count_colors (GtkWidget *picture)
{
  int width = gtk_widget_get_width (picture), height = gtk_widget_get_height (picture);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (picture);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GHashTable) colors = g_hash_table_new (NULL, NULL);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (surface);
  GskRenderNode *node;
  const guint32 *pixels;
  guint n_colors;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  g_assert_nonnull (node);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_surface_flush (surface);
  pixels = (const guint32 *) (gconstpointer) cairo_image_surface_get_data (surface);
  for (int i = 0; i < width * height; i++)
    g_hash_table_add (colors, GUINT_TO_POINTER (pixels[i] | 0xff000000));
  n_colors = g_hash_table_size (colors);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return n_colors;
}
