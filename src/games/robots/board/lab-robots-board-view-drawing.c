/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "lab-robots-board-view.h"
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

/* A way: lines in the colors of the robots, and at each stop a ghost of the robot with the number
 * of the move. Another way can be compared with it: thin dashes below it. */

#define LINE 0.14

/* The other way is a thin line of dashes, in cells. */
#define OTHER_LINE 0.05
#define DASH 0.32
#define DASH_GAP 0.24

/* Ways of several moves in the same row lie beside each other. */
#define N_LANES 3
#define LANE 0.17

/* How large a badge is, in cells, and at least in logical pixels. */
#define BADGE 0.46
#define MIN_BADGE 14

/* A move of the way. */
typedef struct
{
  LabRobotsMove move;
  guint number;                     /* from 1 */
  LabRobotsPlace from, to;
  guint stop;
} Step;

/* Private helpers */

static void
begin_step (LabRobotsBoardView      *self,
            const LabRobotsPosition *position,
            const GArray            *way,
            guint                    i,
            Step                    *step)
{
  step->move = g_array_index (way, LabRobotsMove, i);
  step->number = i + 1;
  step->stop = lab_robots_position_find_stop (position, &self->board, step->move);
  step->from = lab_robots_board_view_get_cell_place (self, position->cells[step->move.robot]);
  step->to = lab_robots_board_view_get_cell_place (self, step->stop);
}

/* Lists the moves of a way from the start. */
static GArray *
list_steps (LabRobotsBoardView *self,
            const GArray       *way)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (Step));
  LabRobotsPosition position = self->way_start;
  Step step;

  for (guint i = 0; i < way->len; i++)
    {
      begin_step (self, &position, way, i, &step);
      if (!lab_robots_position_play (&position, &self->board, step.move, NULL))
        break;
      g_array_append_val (steps, step);
    }
  return steps;
}

/* Moves a line aside, so that it is seen beside the others in the same row. */
static void
choose_lane (const Step     *step,
             LabRobotsPlace *from,
             LabRobotsPlace *to)
{
  double lane = ((int) (step->number % N_LANES) - 1) * LANE;

  *from = step->from;
  *to = step->to;
  if (step->move.side == LAB_ROBOTS_NORTH || step->move.side == LAB_ROBOTS_SOUTH)
    from->x = to->x = from->x + lane;
  else
    from->y = to->y = from->y + lane;
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

/* Shows a thing in a square around the middle of a place; all is told in cells. */
static void
show_thing (LabRobotsBoardView   *self,
            GtkSnapshot          *snapshot,
            const LabRobotsArea  *area,
            const LabRobotsPlace *place,
            double                size,
            LabRobotsThing        what,
            guint                 robot,
            guint                 detail)
{
  double margin = (1 - size) / 2;
  graphene_rect_t rect = get_rect (area, place->x + margin, place->y + margin, size, size);

  gtk_snapshot_append_texture (snapshot,
                               lab_robots_pictures_get (self->pictures, what, robot, detail),
                               &rect);
}

static GdkRGBA
to_rgba (LabColor color)
{
  return (GdkRGBA) { (float) color.red, (float) color.green, (float) color.blue,
                     (float) color.alpha };
}

/** lab_robots_board_view_draw_line: shows a line between the middles of two cells in a row or
 * column. */
static void
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
static void
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

static void
show_line (GtkSnapshot            *snapshot,
           const LabRobotsArea    *area,
           const LabRobotsPalette *palette,
           LabRobotsBoardView     *self,
           const Step             *step)
{
  LabRobotsPlace from, to, middle;

  choose_lane (step, &from, &to);
  lab_robots_board_view_draw_edged (snapshot, area, palette, &from, &to, LINE,
                                    palette->robots[step->move.robot]);
  middle = (LabRobotsPlace) { (from.x + to.x) / 2, (from.y + to.y) / 2 };
  show_thing (self, snapshot, area, &middle, 0.7, LAB_ROBOTS_THING_ARROW, step->move.robot,
              step->move.side);
}

/* Shows a move of the other way: dashes between the lanes of the way. */
static void
show_dashes (GtkSnapshot            *snapshot,
             const LabRobotsArea    *area,
             const LabRobotsPalette *palette,
             const Step             *step)
{
  double dx = step->to.x - step->from.x, dy = step->to.y - step->from.y;
  double length = fabs (dx) + fabs (dy);
  guint n_dashes = (guint) (length / (DASH + DASH_GAP));

  for (guint i = 0; i < n_dashes; i++)
    {
      double at = DASH_GAP + i * (DASH + DASH_GAP);
      const LabRobotsPlace from = { step->from.x + dx * at / length,
                                    step->from.y + dy * at / length };
      const LabRobotsPlace to = { from.x + dx * DASH / length, from.y + dy * DASH / length };

      lab_robots_board_view_draw_line (snapshot, area, &from, &to, OTHER_LINE,
                                       lab_robots_palette_get_faint (palette, step->move.robot));
    }
}

/* Shows the number of a move in a corner of the cell; the next one in the same cell has the next
 * corner. */
static void
show_badge (GtkSnapshot         *snapshot,
            const LabRobotsArea *area,
            LabRobotsBoardView  *self,
            const Step          *step,
            guint                corner)
{
  static const LabRobotsPlace corners[] = { { 0.29, -0.29 }, { -0.29, -0.29 }, { -0.29, 0.29 },
                                            { 0.29, 0.29 } };
  const LabRobotsPlace place = { step->to.x + corners[corner].x, step->to.y + corners[corner].y };

  show_thing (self, snapshot, area, &place, MAX (BADGE, MIN_BADGE / area->side),
              LAB_ROBOTS_THING_BADGE, step->move.robot, step->number);
}

/** lab_robots_board_view_draw_way: draws the way, over the other one. */
static void
lab_robots_board_view_draw_way (LabRobotsBoardView     *self,
                                GtkSnapshot            *snapshot,
                                const LabRobotsArea    *area,
                                const LabRobotsPalette *palette)
{
  g_autoptr (GArray) steps = list_steps (self, self->way);
  g_autoptr (GArray) others = list_steps (self, self->other_way);

  for (guint i = 0; i < others->len; i++)
    show_dashes (snapshot, area, palette, &g_array_index (others, Step, i));
  for (guint i = 0; i < steps->len; i++)
    show_line (snapshot, area, palette, self, &g_array_index (steps, Step, i));
  for (guint i = 0; i < steps->len; i++)
    {
      const Step *step = &g_array_index (steps, Step, i);

      show_thing (self, snapshot, area, &step->to, area->robot, LAB_ROBOTS_THING_GHOST,
                  step->move.robot, 0);
    }
}

/** lab_robots_board_view_draw_numbers: draws the numbers of the moves of the way, which are seen on
 * robots, too. */
static void
lab_robots_board_view_draw_numbers (LabRobotsBoardView  *self,
                                    GtkSnapshot         *snapshot,
                                    const LabRobotsArea *area)
{
  g_autoptr (GArray) steps = list_steps (self, self->way);
  guint8 badges[LAB_ROBOTS_MAX_CELLS] = { 0 };

  for (guint i = 0; i < steps->len; i++)
    {
      const Step *shown = &g_array_index (steps, Step, i);

      show_badge (snapshot, area, self, shown, badges[shown->stop]++ % 4);
    }
}

/* Words about the board, for screen readers. */

static void
add (GString    *text,
     const char *words)
{
  if (text->len > 0)
    g_string_append (text, _(", "));
  g_string_append (text, words);
}

static void
take (GString *text,
      char    *words)
{
  add (text, words);
  g_free (words);
}

static char *
tell_robot (LabRobotsBoardView *self,
            guint               robot)
{
  g_autofree char *cell = lab_robots_cell_format (self->position.cells[robot], self->board.size);

  /* Translators: %u is the number of a robot, %s the cell where it is, such as c4. */
  return g_strdup_printf (_("Robot %u on %s"), robot + 1, cell);
}

static char *
tell_stop (LabRobotsSide  side,
           const char    *cell)
{
  switch (side)
    {
    case LAB_ROBOTS_NORTH:
      /* Translators: the cell where a robot stops that slides up. */
      return g_strdup_printf (_("up to %s"), cell);
    case LAB_ROBOTS_EAST:
      /* Translators: the cell where a robot stops that slides to the right. */
      return g_strdup_printf (_("right to %s"), cell);
    case LAB_ROBOTS_SOUTH:
      /* Translators: the cell where a robot stops that slides down. */
      return g_strdup_printf (_("down to %s"), cell);
    case LAB_ROBOTS_WEST:
    default:
      /* Translators: the cell where a robot stops that slides to the left. */
      return g_strdup_printf (_("left to %s"), cell);
    }
}

static void
add_stops (LabRobotsBoardView *self,
           GString            *text,
           guint               robot)
{
  for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
    {
      const LabRobotsMove move = { (guint8) robot, (guint8) side };
      guint stop = lab_robots_position_find_stop (&self->position, &self->board, move);
      g_autofree char *cell = lab_robots_cell_format (stop, self->board.size);

      if (stop != self->position.cells[robot])
        take (text, tell_stop ((LabRobotsSide) side, cell));
    }
}

static void
add_walls (LabRobotsBoardView *self,
           GString            *text,
           guint               cell)
{
  static const char * const names[LAB_N_ROBOTS_SIDES] = {
    NC_("side of a cell", "top"), NC_("side of a cell", "right"),
    NC_("side of a cell", "bottom"), NC_("side of a cell", "left"),
  };
  g_autoptr (GString) sides = g_string_new (NULL);

  for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
    {
      if (lab_robots_board_has_wall (&self->board, cell, (LabRobotsSide) side))
        add (sides, g_dpgettext2 (NULL, "side of a cell", names[side]));
    }
  if (sides->len > 0)
    /* Translators: %s are the sides of a cell with a wall, such as “top, right”. */
    take (text, g_strdup_printf (_("walls: %s"), sides->str));
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
      LabRobotsPlace place = lab_robots_board_view_get_cell_place (self, cell);
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
  from = lab_robots_board_view_get_cell_place (self, self->position.cells[robot]);
  for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
    {
      const LabRobotsMove move = { (guint8) robot, (guint8) side };
      guint stop = lab_robots_position_find_stop (&self->position, &self->board, move);
      double width = self->pointed_side == side ? POINTED_LINE : STOP_LINE;
      LabRobotsPlace to = lab_robots_board_view_get_cell_place (self, stop);

      if (stop == self->position.cells[robot])
        continue;
      lab_robots_board_view_draw_edged (snapshot, area, palette, &from, &to, width,
                                        palette->robots[robot]);
      show_thing (self, snapshot, area, &to, area->robot, LAB_ROBOTS_THING_STOP, robot, side);
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

      if ((int) robot == self->selected)
        show_thing (self, snapshot, area, &place, area->robot * 1.16, LAB_ROBOTS_THING_RING, 0, 0);
      show_thing (self, snapshot, area, &place, area->robot, LAB_ROBOTS_THING_ROBOT, robot, 0);
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
  LabRobotsPlace place = lab_robots_board_view_get_cell_place (self, cell);
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
  LabRobotsPlace place = lab_robots_board_view_get_cell_place (self, self->cursor);
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
  LabRobotsPlace from = lab_robots_board_view_get_cell_place (self, cell), to;

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

/* Public functions */

/**
 * lab_robots_board_view_set_way:
 * @self: a view with a board
 * @from: (nullable): the position in which the way begins; %NULL for the start
 * @moves: (nullable) (element-type LabRobotsMove): possible moves from there; %NULL for no way
 * @n_moves: how many of them are shown at most
 *
 * Shows a way as numbered ghosts of the robots, and no other way.
 */
void
lab_robots_board_view_set_way (LabRobotsBoardView      *self,
                               const LabRobotsPosition *from,
                               const GArray            *moves,
                               guint                    n_moves)
{
  g_return_if_fail (LAB_IS_ROBOTS_BOARD_VIEW (self));

  g_array_set_size (self->way, 0);
  if (from != NULL)
    self->way_start = *from;
  else
    lab_robots_position_init (&self->way_start, &self->board);
  if (moves != NULL)
    g_array_append_vals (self->way, moves->data, MIN (moves->len, n_moves));
  lab_robots_board_view_set_other_way (self, NULL);
}

/**
 * lab_robots_board_view_set_other_way:
 * @self: a view with a way
 * @moves: (nullable) (element-type LabRobotsMove): possible moves from the beginning of the way;
 *   %NULL for no other way
 *
 * Shows another way from the same position below the way, as thin dashes.
 */
void
lab_robots_board_view_set_other_way (LabRobotsBoardView *self,
                                     const GArray       *moves)
{
  g_return_if_fail (LAB_IS_ROBOTS_BOARD_VIEW (self));

  g_array_set_size (self->other_way, 0);
  if (moves != NULL)
    g_array_append_vals (self->other_way, moves->data, moves->len);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_robots_board_view_show_step:
 * @self: a view with a board
 * @way: (nullable) (element-type LabRobotsMove): possible moves from the start; %NULL for none
 * @before: after how many of them the position was shown before
 * @step: after how many it is shown now; if that is one more or less, the robots slide
 *
 * Shows a way, and the position after some of its moves.
 */
void
lab_robots_board_view_show_step (LabRobotsBoardView *self,
                                 const GArray       *way,
                                 guint               before,
                                 guint               step)
{
  LabRobotsPosition position;

  lab_robots_position_init (&position, &self->board);
  for (guint i = 0; way != NULL && i < step; i++)
    lab_robots_position_play (&position, &self->board, g_array_index (way, LabRobotsMove, i), NULL);
  lab_robots_board_view_set_position (self, &position,
                                      MAX (before, step) - MIN (before, step) == 1);
  lab_robots_board_view_set_way (self, NULL, way, G_MAXUINT);
}

/** lab_robots_board_view_say: tells something to a screen reader. */
void
lab_robots_board_view_say (LabRobotsBoardView *self,
                           const char         *text)
{
  if (self->announcer != NULL)
    lab_announcer_say (self->announcer, text);
}

/** lab_robots_board_view_say_selected: tells where the chosen robot is, and where it would stop. */
void
lab_robots_board_view_say_selected (LabRobotsBoardView *self)
{
  g_autoptr (GString) text = NULL;
  g_autofree char *robot = NULL;

  if (self->selected < 0 || self->announcer == NULL)
    return;
  robot = tell_robot (self, (guint) self->selected);
  text = g_string_new (robot);
  if (self->playable)
    add_stops (self, text, (guint) self->selected);
  lab_robots_board_view_say (self, text->str);
}

/** lab_robots_board_view_update_words: describes the board, for those who do not see it. */
void
lab_robots_board_view_update_words (LabRobotsBoardView *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *target = NULL;

  if (self->has_board)
    {
      for (guint robot = 0; robot < self->board.n_robots; robot++)
        take (text, tell_robot (self, robot));
      target = lab_robots_cell_format (self->board.target, self->board.size);
      /* Translators: %s is the cell where a robot has to stop, such as c4. */
      take (text, g_strdup_printf (_("target on %s"), target));
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text->str, -1);
}

/**
 * lab_robots_board_view_describe_cell:
 * @self: a view with a board
 * @cell: a cell
 *
 * Returns: (transfer full): what is there, in words
 */
char *
lab_robots_board_view_describe_cell (LabRobotsBoardView *self,
                                     guint               cell)
{
  GString *text;
  guint robot;

  g_return_val_if_fail (LAB_IS_ROBOTS_BOARD_VIEW (self) && self->has_board, NULL);

  text = g_string_new (NULL);
  if (lab_robots_position_find_robot (&self->position, &self->board, cell, &robot))
    take (text, tell_robot (self, robot));
  else
    take (text, lab_robots_cell_format (cell, self->board.size));
  if (cell == self->board.target)
    /* Translators: the cell of a board where a robot has to stop. */
    add (text, _("target"));
  if (lab_robots_board_is_island (&self->board, cell))
    /* Translators: a cell of a board where no robot can be. */
    add (text, _("closed"));
  else
    add_walls (self, text, cell);
  return g_string_free (text, FALSE);
}

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

/** lab_robots_board_view_draw: draws everything. */
void
lab_robots_board_view_draw (LabRobotsBoardView *self,
                            GtkSnapshot        *snapshot)
{
  const LabRobotsPalette *palette = &lab_robots_palettes[lab_style_get (GTK_WIDGET (self))];
  LabRobotsPlace target = lab_robots_board_view_get_cell_place (self, self->board.target);
  LabRobotsArea area;

  lab_robots_board_view_get_area (self, &area);
  lab_robots_pictures_set_look (self->pictures, palette, area.pixels, area.robot_pixels,
                                area.edge_pixels, area.has_names);
  show_ground (self, snapshot, &area,
               lab_robots_pictures_get (self->pictures, LAB_ROBOTS_THING_FLOOR, 0, 0));
  show_heat (self, snapshot, &area, palette);
  show_thing (self, snapshot, &area, &target, area.robot, LAB_ROBOTS_THING_TARGET,
              self->target_robot, 0);
  show_ground (self, snapshot, &area,
               lab_robots_pictures_get (self->pictures, LAB_ROBOTS_THING_WALLS, 0, 0));
  show_stops (self, snapshot, &area, palette);
  lab_robots_board_view_draw_way (self, snapshot, &area, palette);
  show_robots (self, snapshot, &area);
  lab_robots_board_view_draw_numbers (self, snapshot, &area);
  show_marks (self, snapshot, &area, palette);
}
