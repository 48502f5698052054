/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-board-view-private.h"

#include <math.h>

#include "lab-robots-text.h"

/* What the board shows, from below: the board, the heat, the target, the stops of the chosen robot,
 * a way, the robots, and marks. */

/* The width of the frame, in cells, and its limits: in logical pixels, and as a part of the
 * board. */
#define EDGE 0.62
#define MIN_EDGE 7
#define MAX_EDGE 28
#define MAX_EDGE_PART 0.04

/* Rows and columns have names if the cells are large enough for them, in logical pixels. The frame
 * then has space for text that can be read. */
#define MIN_NAMED_CELL 14
#define NAMED_EDGE 18

/* Around the name of a cell that is beside it, in logical pixels. */
#define NAME_GAP 3

/* The least size of a robot, in logical pixels. */
#define MIN_ROBOT 14

/* How thick the lines to the stops are, in cells; and to the one that the player points at. */
#define STOP_LINE 0.05
#define POINTED_LINE 0.15

/* The edge of colored lines on each side, in cells, and at least in logical pixels. */
#define LINE_EDGE 0.03
#define MIN_LINE_EDGE 1

/* Private helpers: places */

static LabRobotsPlace
get_cell_place (LabRobotsBoardView *self,
                guint               cell)
{
  guint row = cell / self->board.size;

  return (LabRobotsPlace) { cell % self->board.size, row };
}

static graphene_rect_t
get_rect (const LabRobotsArea *area,
          double               x,
          double               y,
          double               width,
          double               height)
{
  return GRAPHENE_RECT_INIT ((float) (area->x + x * area->side), (float) (area->y + y * area->side),
                             (float) (width * area->side), (float) (height * area->side));
}

static GdkRGBA
to_rgba (LabColor color)
{
  return (GdkRGBA) { (float) color.red, (float) color.green, (float) color.blue,
                     (float) color.alpha };
}

static void
show_border (GtkSnapshot           *snapshot,
             const graphene_rect_t *place,
             LabColor               color,
             double                 width,
             double                 radius)
{
  GdkRGBA rgba = to_rgba (color);
  const GdkRGBA colors[] = { rgba, rgba, rgba, rgba };
  const float line = (float) width;
  const float widths[] = { line, line, line, line };
  GskRoundedRect border;

  gsk_rounded_rect_init_from_rect (&border, place, (float) radius);
  gtk_snapshot_append_border (snapshot, &border, widths, colors);
}

/* Private helpers: what is shown */

/* Shows the floor, or what stands on it. */
static void
show_ground (LabRobotsBoardView  *self,
             GtkSnapshot         *snapshot,
             const LabRobotsArea *area,
             GdkTexture          *texture)
{
  double size = area->side * self->board.size + 2 * area->edge;

  gtk_snapshot_append_texture (snapshot, texture,
                               &GRAPHENE_RECT_INIT ((float) (area->x - area->edge),
                                                    (float) (area->y - area->edge), (float) size,
                                                    (float) size));
}

static void
show_heat (LabRobotsBoardView     *self,
           GtkSnapshot            *snapshot,
           const LabRobotsArea    *area,
           const LabRobotsPalette *palette)
{
  for (guint cell = 0; self->heat != NULL && cell < self->board.size * self->board.size; cell++)
    {
      double part = self->heat[cell];
      LabRobotsPlace place = get_cell_place (self, cell);
      graphene_rect_t rect = get_rect (area, place.x, place.y, 1, 1);
      const GdkRGBA color = to_rgba (lab_robots_palette_get_heat (palette, part));

      if (part >= 0)
        gtk_snapshot_append_color (snapshot, &color, &rect);
    }
}

/* Shows where the chosen robot can slide, the more clearly where the player points. */
static void
show_stops (LabRobotsBoardView     *self,
            GtkSnapshot            *snapshot,
            const LabRobotsArea    *area,
            const LabRobotsPalette *palette)
{
  guint robot = (guint) self->selected;
  LabRobotsPlace from;

  if (self->selected < 0 || !self->playable || lab_robots_board_view_is_moving (self))
    return;
  from = get_cell_place (self, self->position.cells[robot]);
  for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
    {
      const LabRobotsMove move = { (guint8) robot, (guint8) side };
      guint stop = lab_robots_position_find_stop (&self->position, &self->board, move);
      double width = self->pointed_side == side ? POINTED_LINE : STOP_LINE;
      LabRobotsPlace to = get_cell_place (self, stop);

      if (stop == self->position.cells[robot])
        continue;
      lab_robots_board_view_draw_edged (snapshot, area, palette, &from, &to, width,
                                        palette->robots[robot]);
      lab_robots_board_view_place_texture (
          snapshot, area,
          lab_robots_pictures_get_stop (self->pictures, robot, (LabRobotsSide) side),
          to.x + (1 - area->robot) / 2, to.y + (1 - area->robot) / 2, area->robot);
    }
}

static void
show_robots (LabRobotsBoardView  *self,
             GtkSnapshot         *snapshot,
             const LabRobotsArea *area)
{
  for (guint robot = 0; robot < self->board.n_robots; robot++)
    {
      LabRobotsPlace place = lab_robots_board_view_get_place (self, robot);
      double ring = area->robot * 0.16;

      place.x += (1 - area->robot) / 2;
      place.y += (1 - area->robot) / 2;
      if ((int) robot == self->selected)
        lab_robots_board_view_place_texture (
            snapshot, area, lab_robots_pictures_get_ring (self->pictures), place.x - ring / 2,
            place.y - ring / 2, area->robot + ring);
      lab_robots_board_view_place_texture (snapshot, area,
                                           lab_robots_pictures_get_robot (self->pictures, robot),
                                           place.x, place.y, area->robot);
    }
}

static void
show_cell_mark (LabRobotsBoardView     *self,
                GtkSnapshot            *snapshot,
                const LabRobotsArea    *area,
                const LabRobotsPalette *palette,
                guint                   cell,
                double                  opacity)
{
  LabRobotsPlace place = get_cell_place (self, cell);
  graphene_rect_t rect = get_rect (area, place.x, place.y, 1, 1);
  double line = MAX (2, 0.06 * area->side);

  show_border (snapshot, &rect, lab_color_fade (palette->halo, opacity), 2 * line, 4);
  show_border (snapshot, &rect, lab_color_fade (palette->cursor, opacity), line, 4);
}

/* Shows the name of the cell of the keyboard beside it, if the frame has no names. */
static void
show_cursor_name (LabRobotsBoardView     *self,
                  GtkSnapshot            *snapshot,
                  const LabRobotsArea    *area,
                  const LabRobotsPalette *palette)
{
  g_autofree char *name = lab_robots_cell_format (self->cursor, self->board.size);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), name);
  LabRobotsPlace place = get_cell_place (self, self->cursor);
  GdkRGBA paper = to_rgba (palette->cursor), ink = to_rgba (palette->halo);
  double size = area->side * self->board.size, x, y;
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  x = (place.x + 1) * area->side + NAME_GAP;
  y = (place.y + 1) * area->side + NAME_GAP;
  if (x + width + NAME_GAP > size)
    x = place.x * area->side - width - NAME_GAP;
  if (y + height > size)
    y = place.y * area->side - height - NAME_GAP;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (area->x + x),
                                                          (float) (area->y + y)));
  gtk_snapshot_append_color (snapshot, &paper,
                             &GRAPHENE_RECT_INIT (-NAME_GAP, 0, (float) width + 2 * NAME_GAP,
                                                  (float) height));
  gtk_snapshot_append_layout (snapshot, layout, &ink);
  gtk_snapshot_restore (snapshot);
}

/* Shows the side of a cell that a click would change. */
static void
show_side_mark (LabRobotsBoardView     *self,
                GtkSnapshot            *snapshot,
                const LabRobotsArea    *area,
                const LabRobotsPalette *palette,
                guint                   cell,
                guint                   side)
{
  LabRobotsPlace from = get_cell_place (self, cell), to;

  from.x += side == LAB_ROBOTS_EAST ? 0.5 : -0.5;
  from.y += side == LAB_ROBOTS_SOUTH ? 0.5 : -0.5;
  to = from;
  if (side == LAB_ROBOTS_NORTH || side == LAB_ROBOTS_SOUTH)
    to.x += 1;
  else
    to.y += 1;
  lab_robots_board_view_draw_line (snapshot, area, &from, &to, 0.3,
                                   lab_color_fade (palette->halo, 0.9));
  lab_robots_board_view_draw_line (snapshot, area, &from, &to, 0.18,
                                   lab_color_fade (palette->cursor, 0.9));
}

static void
show_marks (LabRobotsBoardView     *self,
            GtkSnapshot            *snapshot,
            const LabRobotsArea    *area,
            const LabRobotsPalette *palette)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double size = area->side * self->board.size + 2 * area->edge;

  if (self->editable && self->pointed != LAB_ROBOTS_NO_CELL)
    {
      if (self->pointed_side != LAB_ROBOTS_NO_SIDE)
        show_side_mark (self, snapshot, area, palette, self->pointed, self->pointed_side);
      else
        show_cell_mark (self, snapshot, area, palette, self->pointed, 0.6);
    }
  if (self->cursor != LAB_ROBOTS_NO_CELL && gtk_widget_has_focus (widget))
    {
      show_cell_mark (self, snapshot, area, palette, self->cursor, 1);
      if (!area->has_names)
        show_cursor_name (self, snapshot, area, palette);
    }
  if (gtk_widget_has_visible_focus (widget))
    show_border (snapshot,
                 &GRAPHENE_RECT_INIT ((float) (area->x - area->edge),
                                      (float) (area->y - area->edge), (float) size, (float) size),
                 palette->cursor, 2, area->edge * 0.55);
}

/* For the other files */

/** lab_robots_board_view_get_area: finds where the board is. Cells have whole pixels. */
void
lab_robots_board_view_get_area (LabRobotsBoardView *self,
                                LabRobotsArea      *area)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  int width = gtk_widget_get_width (GTK_WIDGET (self)) * scale;
  int height = gtk_widget_get_height (GTK_WIDGET (self)) * scale;
  int room = MIN (width, height), n = (int) self->board.size;
  double cell = room / (n + 2 * EDGE);

  area->has_names = cell >= MIN_NAMED_CELL * scale;
  area->edge_pixels = (int) CLAMP (cell * EDGE, MIN_EDGE * scale,
                                   MAX (MAX_EDGE * scale, room * MAX_EDGE_PART));
  if (area->has_names)
    area->edge_pixels = MAX (area->edge_pixels, NAMED_EDGE * scale);
  area->pixels = MAX ((room - 2 * area->edge_pixels) / n, 1);
  area->robot_pixels = MAX (area->pixels, MIN_ROBOT * scale);
  area->robot = (double) area->robot_pixels / area->pixels;
  area->side = (double) area->pixels / scale;
  area->edge = (double) area->edge_pixels / scale;
  area->x = floor ((width - n * area->pixels) * 0.5) / scale;
  area->y = floor ((height - n * area->pixels) * 0.5) / scale;
}

/** lab_robots_board_view_find_place: finds where something in the widget is, in cells. */
gboolean
lab_robots_board_view_find_place (LabRobotsBoardView *self,
                                  double              x,
                                  double              y,
                                  LabRobotsPlace     *place)
{
  LabRobotsArea area;

  if (!self->has_board)
    return FALSE;
  lab_robots_board_view_get_area (self, &area);
  place->x = (x - area.x) / area.side;
  place->y = (y - area.y) / area.side;
  return place->x >= 0 && place->y >= 0 && place->x < self->board.size
         && place->y < self->board.size;
}

/** lab_robots_board_view_find_cell: finds the cell at a place in the widget. */
gboolean
lab_robots_board_view_find_cell (LabRobotsBoardView *self,
                                 double              x,
                                 double              y,
                                 guint              *cell)
{
  LabRobotsPlace place;

  if (!lab_robots_board_view_find_place (self, x, y, &place))
    return FALSE;
  *cell = (guint) place.y * self->board.size + (guint) place.x;
  return TRUE;
}

/** lab_robots_board_view_place_texture: shows a texture in a square, which is told in cells. */
void
lab_robots_board_view_place_texture (GtkSnapshot         *snapshot,
                                     const LabRobotsArea *area,
                                     GdkTexture          *texture,
                                     double               x,
                                     double               y,
                                     double               size)
{
  graphene_rect_t rect = get_rect (area, x, y, size, size);

  gtk_snapshot_append_texture (snapshot, texture, &rect);
}

/** lab_robots_board_view_draw_line: shows a line between the middles of two cells in a row or
 * column. */
void
lab_robots_board_view_draw_line (GtkSnapshot          *snapshot,
                                 const LabRobotsArea  *area,
                                 const LabRobotsPlace *from,
                                 const LabRobotsPlace *to,
                                 double                width,
                                 LabColor              color)
{
  double half = MAX (width, 2 / area->side) / 2;
  double left = MIN (from->x, to->x) + 0.5 - half, top = MIN (from->y, to->y) + 0.5 - half;
  graphene_rect_t rect = get_rect (area, left, top, fabs (to->x - from->x) + 2 * half,
                                   fabs (to->y - from->y) + 2 * half);
  GdkRGBA rgba = to_rgba (color);
  GskRoundedRect line;

  gsk_rounded_rect_init_from_rect (&line, &rect, (float) (half * area->side));
  gtk_snapshot_push_rounded_clip (snapshot, &line);
  gtk_snapshot_append_color (snapshot, &rgba, &rect);
  gtk_snapshot_pop (snapshot);
}

/** lab_robots_board_view_draw_edged: shows a line with an edge that is seen on each floor. */
void
lab_robots_board_view_draw_edged (GtkSnapshot            *snapshot,
                                  const LabRobotsArea    *area,
                                  const LabRobotsPalette *palette,
                                  const LabRobotsPlace   *from,
                                  const LabRobotsPlace   *to,
                                  double                  width,
                                  LabColor                color)
{
  double edge = MAX (LINE_EDGE, MIN_LINE_EDGE / area->side);

  width = MAX (width, 2 / area->side);
  lab_robots_board_view_draw_line (snapshot, area, from, to, width + 2 * edge,
                                   lab_color_fade (palette->outline, color.alpha));
  lab_robots_board_view_draw_line (snapshot, area, from, to, width, color);
}

/** lab_robots_board_view_draw: draws everything. */
void
lab_robots_board_view_draw (LabRobotsBoardView *self,
                            GtkSnapshot        *snapshot)
{
  const LabRobotsPalette *palette = lab_robots_palette_get (GTK_WIDGET (self));
  LabRobotsPlace target = get_cell_place (self, self->board.target);
  LabRobotsArea area;

  lab_robots_board_view_get_area (self, &area);
  lab_robots_pictures_set_look (self->pictures, palette, area.pixels, area.robot_pixels,
                                area.edge_pixels, area.has_names);
  show_ground (self, snapshot, &area,
               lab_robots_pictures_get_floor (self->pictures, &self->board));
  show_heat (self, snapshot, &area, palette);
  lab_robots_board_view_place_texture (
      snapshot, &area,
      lab_robots_pictures_get_target (self->pictures, &self->board, self->target_robot),
      target.x + (1 - area.robot) / 2, target.y + (1 - area.robot) / 2, area.robot);
  show_ground (self, snapshot, &area,
               lab_robots_pictures_get_walls (self->pictures, &self->board));
  show_stops (self, snapshot, &area, palette);
  lab_robots_board_view_draw_way (self, snapshot, &area, palette);
  show_robots (self, snapshot, &area);
  lab_robots_board_view_draw_numbers (self, snapshot, &area);
  show_marks (self, snapshot, &area, palette);
}
