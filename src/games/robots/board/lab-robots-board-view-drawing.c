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

/* What is needed to draw a frame. */
typedef struct
{
  LabRobotsBoardView *view;
  GtkSnapshot *snapshot;
  const LabRobotsPalette *palette;
  LabRobotsArea area;
} Drawing;

/* Private helpers */

/* Lists the moves of a way from the start. */
static GArray *
list_steps (LabRobotsBoardView *self,
            const GArray       *way)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (Step));
  LabRobotsPosition position = self->way_start;

  for (guint i = 0; i < way->len; i++)
    {
      const LabRobotsMove move = g_array_index (way, LabRobotsMove, i);
      Step step = { .move = move, .number = i + 1 };

      step.from = lab_robots_board_view_get_cell_place (self, position.cells[move.robot]);
      if (!lab_robots_position_play (&position, &self->board, move, NULL))
        break;
      step.stop = position.cells[move.robot];
      step.to = lab_robots_board_view_get_cell_place (self, step.stop);
      g_array_append_val (steps, step);
    }
  return steps;
}

static graphene_rect_t
get_rect (const Drawing *self,
          double         x,
          double         y,
          double         width,
          double         height)
{
  const LabRobotsArea *area = &self->area;

  return GRAPHENE_RECT_INIT ((float) (area->x + x * area->side), (float) (area->y + y * area->side),
                             (float) (width * area->side), (float) (height * area->side));
}

/* Shows a thing in a square around the middle of a place; all is told in cells. */
static void
show_thing (const Drawing *self,
            LabRobotsPlace place,
            double         size,
            LabRobotsThing what,
            guint          robot,
            guint          detail)
{
  double margin = (1 - size) / 2;
  graphene_rect_t rect = get_rect (self, place.x + margin, place.y + margin, size, size);

  gtk_snapshot_append_texture (
      self->snapshot, lab_robots_pictures_get (self->view->pictures, what, robot, detail), &rect);
}

static GdkRGBA
to_rgba (LabColor color)
{
  return (GdkRGBA) { (float) color.red, (float) color.green, (float) color.blue,
                     (float) color.alpha };
}

/* Shows a line between the middles of two cells in a row or column. */
static void
show_line (const Drawing *self,
           LabRobotsPlace from,
           LabRobotsPlace to,
           double         width,
           LabColor       color)
{
  double half = MAX (width, 2 / self->area.side) / 2;
  double left = MIN (from.x, to.x) + 0.5 - half, top = MIN (from.y, to.y) + 0.5 - half;
  graphene_rect_t rect = get_rect (self, left, top, fabs (to.x - from.x) + 2 * half,
                                   fabs (to.y - from.y) + 2 * half);
  GdkRGBA rgba = to_rgba (color);
  GskRoundedRect line;

  gsk_rounded_rect_init_from_rect (&line, &rect, (float) (half * self->area.side));
  gtk_snapshot_push_rounded_clip (self->snapshot, &line);
  gtk_snapshot_append_color (self->snapshot, &rgba, &rect);
  gtk_snapshot_pop (self->snapshot);
}

/* Shows a line with an edge that is seen on each floor. */
static void
show_edged (const Drawing *self,
            LabRobotsPlace from,
            LabRobotsPlace to,
            double         width,
            LabColor       color)
{
  double edge = MAX (LINE_EDGE, MIN_LINE_EDGE / self->area.side);

  width = MAX (width, 2 / self->area.side);
  show_line (self, from, to, width + 2 * edge,
             lab_color_fade (self->palette->outline, color.alpha));
  show_line (self, from, to, width, color);
}

static void
show_step (const Drawing *self,
           const Step    *step)
{
  LabRobotsPlace from = step->from, to = step->to;
  double lane = ((int) (step->number % N_LANES) - 1) * LANE;

  /* Beside the others in the same row */
  if (step->move.side % 2 == 0)
    from.x = to.x = from.x + lane;
  else
    from.y = to.y = from.y + lane;
  show_edged (self, from, to, LINE, self->palette->robots[step->move.robot]);
  show_thing (self, (LabRobotsPlace) { (from.x + to.x) / 2, (from.y + to.y) / 2 }, 0.7,
              LAB_ROBOTS_THING_ARROW, step->move.robot, step->move.side);
}

/* Shows a move of the other way: dashes between the lanes of the way. */
static void
show_dashes (const Drawing *self,
             const Step    *step)
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

      show_line (self, from, to, OTHER_LINE,
                 lab_robots_palette_get_faint (self->palette, step->move.robot));
    }
}

/* Shows the number of a move in a corner of the cell; the next one in the same cell has the next
 * corner. */
static void
show_badge (const Drawing *self,
            const Step    *step,
            guint          corner)
{
  static const LabRobotsPlace corners[] = { { 0.29, -0.29 }, { -0.29, -0.29 }, { -0.29, 0.29 },
                                            { 0.29, 0.29 } };
  const LabRobotsPlace place = { step->to.x + corners[corner].x, step->to.y + corners[corner].y };

  show_thing (self, place, MAX (BADGE, MIN_BADGE / self->area.side), LAB_ROBOTS_THING_BADGE,
              step->move.robot, step->number);
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
show_border (const Drawing         *self,
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
  gtk_snapshot_append_border (self->snapshot, &border, widths, colors);
}

/* Private helpers: what is shown */

/* Returns where the board and its frame are. */
static graphene_rect_t
get_frame (const Drawing *self)
{
  float size = (float) (self->area.side * self->view->board.size + 2 * self->area.edge);

  return GRAPHENE_RECT_INIT ((float) (self->area.x - self->area.edge),
                             (float) (self->area.y - self->area.edge), size, size);
}

/* Shows the floor, or what stands on it. */
static void
show_ground (const Drawing *self,
             LabRobotsThing what)
{
  graphene_rect_t frame = get_frame (self);

  gtk_snapshot_append_texture (self->snapshot,
                               lab_robots_pictures_get (self->view->pictures, what, 0, 0), &frame);
}

static void
show_heat (const Drawing *self)
{
  const LabRobotsBoardView *view = self->view;

  for (guint cell = 0; view->heat != NULL && cell < view->board.size * view->board.size; cell++)
    {
      LabRobotsPlace place = lab_robots_board_view_get_cell_place (self->view, cell);
      graphene_rect_t rect = get_rect (self, place.x, place.y, 1, 1);
      const GdkRGBA color
          = to_rgba (lab_robots_palette_get_heat (self->palette, view->heat[cell]));

      if (view->heat[cell] >= 0)
        gtk_snapshot_append_color (self->snapshot, &color, &rect);
    }
}

/* Shows where the chosen robot can slide, the more clearly where the player points. */
static void
show_stops (const Drawing *self)
{
  LabRobotsBoardView *view = self->view;
  guint robot = (guint) view->selected;
  LabRobotsPlace from;

  if (view->selected < 0 || !view->playable || view->motion != NULL)
    return;
  from = lab_robots_board_view_get_cell_place (view, view->position.cells[robot]);
  for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
    {
      const LabRobotsMove move = { (guint8) robot, (guint8) side };
      guint stop = lab_robots_position_find_stop (&view->position, &view->board, move);
      LabRobotsPlace to = lab_robots_board_view_get_cell_place (view, stop);

      if (stop == view->position.cells[robot])
        continue;
      show_edged (self, from, to, view->pointed_side == side ? POINTED_LINE : STOP_LINE,
                  self->palette->robots[robot]);
      show_thing (self, to, self->area.robot, LAB_ROBOTS_THING_STOP, robot, side);
    }
}

/* Shows the way, over the other one. */
static void
show_way (const Drawing *self,
          const GArray  *steps)
{
  g_autoptr (GArray) others = list_steps (self->view, self->view->other_way);

  for (guint i = 0; i < others->len; i++)
    show_dashes (self, &g_array_index (others, Step, i));
  for (guint i = 0; i < steps->len; i++)
    show_step (self, &g_array_index (steps, Step, i));
  for (guint i = 0; i < steps->len; i++)
    {
      const Step *step = &g_array_index (steps, Step, i);

      show_thing (self, step->to, self->area.robot, LAB_ROBOTS_THING_GHOST, step->move.robot, 0);
    }
}

static void
show_robots (const Drawing *self)
{
  double size = self->area.robot;

  for (guint robot = 0; robot < self->view->board.n_robots; robot++)
    {
      LabRobotsPlace place = lab_robots_board_view_get_place (self->view, robot);

      if ((int) robot == self->view->selected)
        show_thing (self, place, size * 1.16, LAB_ROBOTS_THING_RING, 0, 0);
      show_thing (self, place, size, LAB_ROBOTS_THING_ROBOT, robot, 0);
    }
}

static void
show_cell_mark (const Drawing *self,
                guint          cell,
                double         opacity)
{
  LabRobotsPlace place = lab_robots_board_view_get_cell_place (self->view, cell);
  graphene_rect_t rect = get_rect (self, place.x, place.y, 1, 1);
  double line = MAX (2, 0.06 * self->area.side);

  show_border (self, &rect, lab_color_fade (self->palette->halo, opacity), 2 * line, 4);
  show_border (self, &rect, lab_color_fade (self->palette->cursor, opacity), line, 4);
}

/* Shows the name of the cell of the keyboard beside it, if the frame has no names. */
static void
show_cursor_name (const Drawing *self)
{
  LabRobotsBoardView *view = self->view;
  const LabRobotsArea *area = &self->area;
  g_autofree char *name = lab_robots_cell_format (view->cursor, view->board.size);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (view), name);
  LabRobotsPlace place = lab_robots_board_view_get_cell_place (view, view->cursor);
  GdkRGBA paper = to_rgba (self->palette->cursor), ink = to_rgba (self->palette->halo);
  double size = area->side * view->board.size, x, y;
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  x = (place.x + 1) * area->side + NAME_GAP;
  y = (place.y + 1) * area->side + NAME_GAP;
  if (x + width + NAME_GAP > size)
    x = place.x * area->side - width - NAME_GAP;
  if (y + height > size)
    y = place.y * area->side - height - NAME_GAP;
  gtk_snapshot_save (self->snapshot);
  gtk_snapshot_translate (self->snapshot, &GRAPHENE_POINT_INIT ((float) (area->x + x),
                                                                (float) (area->y + y)));
  gtk_snapshot_append_color (self->snapshot, &paper,
                             &GRAPHENE_RECT_INIT (-NAME_GAP, 0, (float) width + 2 * NAME_GAP,
                                                  (float) height));
  gtk_snapshot_append_layout (self->snapshot, layout, &ink);
  gtk_snapshot_restore (self->snapshot);
}

/* Shows the side of a cell that a click would change. */
static void
show_side_mark (const Drawing *self,
                guint          cell,
                guint          side)
{
  LabRobotsPlace from = lab_robots_board_view_get_cell_place (self->view, cell), to;

  from.x += side == LAB_ROBOTS_EAST ? 0.5 : -0.5;
  from.y += side == LAB_ROBOTS_SOUTH ? 0.5 : -0.5;
  to = from;
  if (side == LAB_ROBOTS_NORTH || side == LAB_ROBOTS_SOUTH)
    to.x += 1;
  else
    to.y += 1;
  show_line (self, from, to, 0.3, lab_color_fade (self->palette->halo, 0.9));
  show_line (self, from, to, 0.18, lab_color_fade (self->palette->cursor, 0.9));
}

static void
show_marks (const Drawing *self)
{
  LabRobotsBoardView *view = self->view;
  graphene_rect_t frame = get_frame (self);

  if (view->editable && view->pointed != LAB_ROBOTS_NO_CELL)
    {
      if (view->pointed_side != LAB_ROBOTS_NO_SIDE)
        show_side_mark (self, view->pointed, view->pointed_side);
      else
        show_cell_mark (self, view->pointed, 0.6);
    }
  if (view->cursor != LAB_ROBOTS_NO_CELL && gtk_widget_has_focus (GTK_WIDGET (view)))
    {
      show_cell_mark (self, view->cursor, 1);
      if (!self->area.has_names)
        show_cursor_name (self);
    }
  if (gtk_widget_has_visible_focus (GTK_WIDGET (view)))
    show_border (self, &frame, self->palette->cursor, 2, self->area.edge * 0.55);
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
  self->way_start = from != NULL ? *from : lab_robots_board_get_start (&self->board);
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
  LabRobotsPosition position = lab_robots_board_get_start (&self->board);

  for (guint i = 0; way != NULL && i < step; i++)
    lab_robots_position_play (&position, &self->board, g_array_index (way, LabRobotsMove, i), NULL);
  lab_robots_board_view_set_position (self, &position,
                                      MAX (before, step) - MIN (before, step) == 1);
  lab_robots_board_view_set_way (self, NULL, way, G_MAXUINT);
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
  lab_announcer_say (self->announcer, text->str);
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

/** lab_robots_board_view_snapshot: draws everything. */
void
lab_robots_board_view_snapshot (GtkWidget   *widget,
                                GtkSnapshot *snapshot)
{
  LabRobotsBoardView *self = LAB_ROBOTS_BOARD_VIEW (widget);
  Drawing drawing = {
    .view = self,
    .snapshot = snapshot,
    .palette = &lab_robots_palettes[lab_style_get (widget)],
  };
  const LabRobotsArea *area = &drawing.area;
  g_autoptr (GArray) steps = list_steps (self, self->way);
  guint8 badges[LAB_ROBOTS_MAX_CELLS] = { 0 };

  if (!self->has_board)
    return;
  lab_robots_board_view_get_area (self, &drawing.area);
  lab_robots_pictures_set_look (self->pictures, drawing.palette, area->pixels, area->robot_pixels,
                                area->edge_pixels, area->has_names);
  show_ground (&drawing, LAB_ROBOTS_THING_FLOOR);
  show_heat (&drawing);
  show_thing (&drawing, lab_robots_board_view_get_cell_place (self, self->board.target),
              area->robot, LAB_ROBOTS_THING_TARGET, self->target_robot, 0);
  show_ground (&drawing, LAB_ROBOTS_THING_WALLS);
  show_stops (&drawing);
  show_way (&drawing, steps);
  show_robots (&drawing);
  /* The numbers of the moves are seen on robots, too. */
  for (guint i = 0; i < steps->len; i++)
    {
      const Step *step = &g_array_index (steps, Step, i);

      show_badge (&drawing, step, badges[step->stop]++ % 4);
    }
  show_marks (&drawing);
}
