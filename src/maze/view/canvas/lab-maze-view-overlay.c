/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-view-private.h"

#include <math.h>

/* What lies above the maze: its start and goal, the wall that a click would change, the cursor, and
 * the frame that shows the focus. */

#define MIN_END 14.0
#define END_PART 0.62
#define MIN_CURSOR 14.0
#define HALO 1.5
#define LINE 2.0f

/* Private helpers */

static GdkRGBA
to_rgba (LabColor color)
{
  return (GdkRGBA) { (float) color.red, (float) color.green, (float) color.blue,
                     (float) color.alpha };
}

static void
draw_disc (cairo_t  *cr,
           double    radius,
           LabColor  color)
{
  lab_color_set_source (color, cr);
  cairo_arc (cr, 0, 0, radius, 0, 2 * G_PI);
  cairo_fill (cr);
}

/* Draws a disc at the start, and a target at the goal. */
static void
draw_end (LabMazeView *self,
          GtkSnapshot *snapshot,
          guint        which)
{
  double zoom = lab_maze_view_get_zoom (self);
  double radius = MAX (END_PART * zoom, MIN_END) / 2;
  float half = (float) ceil (radius) + 1;
  double x, y;
  cairo_t *cr;

  if (!self->has_ends[which])
    return;
  lab_maze_view_get_point (self, self->ends[which], &x, &y);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) x - half, (float) y - half,
                                                                 2 * half, 2 * half));
  cairo_translate (cr, x, y);
  draw_disc (cr, radius, self->palette->halo);
  draw_disc (cr, radius - HALO, which == 0 ? self->palette->start : self->palette->goal);
  if (which == 1)
    {
      draw_disc (cr, (radius - HALO) * 0.66, self->palette->halo);
      draw_disc (cr, (radius - HALO) * 0.34, self->palette->goal);
    }
  cairo_destroy (cr);
}

static void
draw_frame (GtkSnapshot           *snapshot,
            const graphene_rect_t *bounds,
            float                  radius,
            LabColor               color)
{
  GdkRGBA rgba = to_rgba (color);
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, bounds, radius);
  gtk_snapshot_append_border (snapshot, &outline, (float[]) { LINE, LINE, LINE, LINE },
                              (GdkRGBA[]) { rgba, rgba, rgba, rgba });
}

static void
draw_cursor (LabMazeView *self,
             GtkSnapshot *snapshot)
{
  float side = (float) MAX (lab_maze_view_get_zoom (self), MIN_CURSOR);
  graphene_rect_t bounds, inner;
  double x, y;

  lab_maze_view_get_point (self, self->cursor, &x, &y);
  bounds = GRAPHENE_RECT_INIT ((float) x - side / 2, (float) y - side / 2, side, side);
  inner = bounds;
  graphene_rect_inset (&inner, LINE, LINE);
  draw_frame (snapshot, &bounds, LINE + 2, self->palette->ring);
  draw_frame (snapshot, &inner, LINE, self->palette->halo);
}

/* Draws the wall between two cells over the one that is there, or where it would be. */
static void
draw_hovered (LabMazeView *self,
              GtkSnapshot *snapshot)
{
  LabMazeWall wall = self->hovered;
  gboolean across = wall.cell.row != wall.other.row;
  float length = (float) lab_maze_view_get_zoom (self), width = MAX (length / 5, 3);
  GdkRGBA rgba = to_rgba (lab_color_fade (self->palette->ring, 0.8));
  graphene_rect_t bounds;
  GskRoundedRect outline;
  double x, y, other_x, other_y;

  lab_maze_view_get_point (self, wall.cell, &x, &y);
  lab_maze_view_get_point (self, wall.other, &other_x, &other_y);
  graphene_rect_init (&bounds, (float) (x + other_x) / 2, (float) (y + other_y) / 2, 0, 0);
  graphene_rect_inset (&bounds, -(across ? length : width) / 2, -(across ? width : length) / 2);
  gsk_rounded_rect_init_from_rect (&outline, &bounds, width / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &rgba, &bounds);
  gtk_snapshot_pop (snapshot);
}

/* Functions for other files of the view */

/** lab_maze_view_draw_overlay: draws what lies above the maze. */
void
lab_maze_view_draw_overlay (LabMazeView *self,
                            GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);

  if (self->maze == NULL || self->scale.id == 0 || self->palette == NULL)
    return;
  for (guint i = 0; i < 2; i++)
    draw_end (self, snapshot, i);
  if (self->hovers)
    draw_hovered (self, snapshot);
  if (!gtk_widget_has_visible_focus (widget))
    return;
  draw_cursor (self, snapshot);
  draw_frame (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                             (float) gtk_widget_get_height (widget)),
              6, self->palette->ring);
}
