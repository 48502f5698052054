/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-snapshot.h"

/**
 * lab_colour_to_rgba:
 * @colour: a colour
 * @alpha: its opacity, 0 to 1
 *
 * Returns: the same for GTK
 */
GdkRGBA
lab_colour_to_rgba (LabColour colour,
                    double    alpha)
{
  return (GdkRGBA) {
    (float) ((colour >> 16) & 0xff) / 255.0f,
    (float) ((colour >> 8) & 0xff) / 255.0f,
    (float) (colour & 0xff) / 255.0f,
    (float) alpha,
  };
}

/**
 * lab_snapshot_fill:
 * @snapshot: where to draw
 * @bounds: what to fill
 * @radius: of its corners
 * @colour: the colour
 * @alpha: its opacity
 *
 * Fills a rounded rectangle, or with a large enough radius a disc.
 */
void
lab_snapshot_fill (GtkSnapshot           *snapshot,
                   const graphene_rect_t *bounds,
                   float                  radius,
                   LabColour              colour,
                   double                 alpha)
{
  GdkRGBA rgba = lab_colour_to_rgba (colour, alpha);
  GskRoundedRect clip;

  gsk_rounded_rect_init_from_rect (&clip, bounds, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &clip);
  gtk_snapshot_append_color (snapshot, &rgba, bounds);
  gtk_snapshot_pop (snapshot);
}

/**
 * lab_snapshot_outline:
 * @snapshot: where to draw
 * @bounds: the outside of the line
 * @radius: of its corners
 * @width: of the line
 * @colour: the colour
 * @alpha: its opacity
 *
 * Draws a line inside a rounded rectangle.
 */
void
lab_snapshot_outline (GtkSnapshot           *snapshot,
                      const graphene_rect_t *bounds,
                      float                  radius,
                      float                  width,
                      LabColour              colour,
                      double                 alpha)
{
  GdkRGBA rgba = lab_colour_to_rgba (colour, alpha);
  const float widths[4] = { width, width, width, width };
  const GdkRGBA colours[4] = { rgba, rgba, rgba, rgba };
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, bounds, radius);
  gtk_snapshot_append_border (snapshot, &outline, widths, colours);
}

/**
 * lab_snapshot_centre:
 * @width: of a room, in pixels
 * @height: of the room
 * @inner_width: of what is to be in its middle
 * @inner_height: of the same
 *
 * Returns: where that begins: on whole pixels, between which pictures would blur
 */
graphene_point_t
lab_snapshot_centre (int width,
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
 * GTK hides the focus three seconds after the last key. Whoever thinks about a turn takes
 * longer, so on the board it can be seen until somebody takes the mouse.
 *
 * Returns: %TRUE if @widget has the focus, and is to show it
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
