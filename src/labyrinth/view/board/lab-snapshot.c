/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-snapshot.h"

/**
 * lab_color_to_rgba:
 * @color: a color
 * @alpha: a factor for its opacity, 0 to 1
 *
 * Converts a color for GTK.
 *
 * Returns: the color
 */
GdkRGBA
lab_color_to_rgba (LabColor color,
                   double   alpha)
{
  return (GdkRGBA) { (float) color.red, (float) color.green, (float) color.blue,
                     (float) (color.alpha * alpha) };
}

/**
 * lab_snapshot_fill:
 * @snapshot: the snapshot to draw on
 * @bounds: the area to fill
 * @radius: the radius of its corners, in pixels
 * @color: the color
 * @alpha: a factor for the opacity of the color, 0 to 1
 *
 * Fills a rounded rectangle, or a disc if the radius is large enough.
 */
void
lab_snapshot_fill (GtkSnapshot           *snapshot,
                   const graphene_rect_t *bounds,
                   float                  radius,
                   LabColor               color,
                   double                 alpha)
{
  GdkRGBA rgba = lab_color_to_rgba (color, alpha);
  GskRoundedRect clip;

  gsk_rounded_rect_init_from_rect (&clip, bounds, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &clip);
  gtk_snapshot_append_color (snapshot, &rgba, bounds);
  gtk_snapshot_pop (snapshot);
}

/**
 * lab_snapshot_outline:
 * @snapshot: the snapshot to draw on
 * @bounds: the outer edge of the line
 * @radius: the radius of its corners, in pixels
 * @width: the width of the line, in pixels
 * @color: the color
 * @alpha: a factor for the opacity of the color, 0 to 1
 *
 * Draws a line inside the edge of a rounded rectangle.
 */
void
lab_snapshot_outline (GtkSnapshot           *snapshot,
                      const graphene_rect_t *bounds,
                      float                  radius,
                      float                  width,
                      LabColor               color,
                      double                 alpha)
{
  GdkRGBA rgba = lab_color_to_rgba (color, alpha);
  const float widths[4] = { width, width, width, width };
  const GdkRGBA colors[4] = { rgba, rgba, rgba, rgba };
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, bounds, radius);
  gtk_snapshot_append_border (snapshot, &outline, widths, colors);
}

/**
 * lab_snapshot_center:
 * @width: the width of an area, in pixels
 * @height: the height of the area
 * @inner_width: the width of a picture
 * @inner_height: the height of the picture
 *
 * Centers a picture in an area. Its place is rounded to whole pixels,
 * because the picture would be blurred between them.
 *
 * Returns: the top left corner of the picture
 */
graphene_point_t
lab_snapshot_center (int width,
                     int height,
                     int inner_width,
                     int inner_height)
{
  int left = (width - inner_width) / 2;
  int top = (height - inner_height) / 2;

  return GRAPHENE_POINT_INIT ((float) left, (float) top);
}

/**
 * lab_snapshot_shows_focus:
 * @widget: a part of the board
 *
 * Decides whether a widget shows its focus. GTK hides the focus three seconds after the last
 * key press. Thinking about a turn takes longer, so the board shows it until the player uses the
 * mouse.
 *
 * Returns: %TRUE if @widget has the focus and should show it
 */
gboolean
lab_snapshot_shows_focus (GtkWidget *widget)
{
  GtkWidget *parent;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  parent = gtk_widget_get_parent (widget);
  return gtk_widget_has_focus (widget) && parent != NULL
         && gtk_widget_has_css_class (parent, LAB_SNAPSHOT_BY_KEYS);
}
