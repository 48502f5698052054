/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-board-private.h"

#include "lab-cheese-art.h"

/* Draws a race. The unit is a cell. */

#define READABLE_SIDE 22        /* in smaller cells there are no numbers */
#define DETAILED_SIDE 34        /* in smaller cells there are no distances */

typedef struct
{
  LabCheeseBoard *board;
  cairo_t *cr;
  const LabCheesePalette *palette;
  double side;                  /* of a cell, in logical pixels */
  guint width;
} Drawing;

/* Private helpers */

static double
get_x (const Drawing *self,
       guint          cell)
{
  return cell % self->width + 0.5;
}

static double
get_y (const Drawing *self,
       guint          cell)
{
  guint row = cell / self->width;

  return row + 0.5;
}

static LabColor
get_rat_color (const Drawing *self,
               guint          rat)
{
  return self->palette->rats[rat % G_N_ELEMENTS (self->palette->rats)];
}

static void
get_side_of (LabCheeseAction action,
             double         *dx,
             double         *dy)
{
  *dx = action == LAB_CHEESE_EAST ? 0.5 : action == LAB_CHEESE_WEST ? -0.5 : 0;
  *dy = action == LAB_CHEESE_SOUTH ? 0.5 : action == LAB_CHEESE_NORTH ? -0.5 : 0;
}

static void
draw_floor (const Drawing *self)
{
  const LabCheeseMaze *maze = self->board->maze;
  const guint *cells = lab_cheese_maze_get_cells (maze);
  guint n_cells = lab_cheese_maze_get_n_cells (maze);

  for (guint i = 0; i < n_cells; i++)
    cairo_rectangle (self->cr, get_x (self, cells[i]) - 0.5, get_y (self, cells[i]) - 0.5, 1, 1);
  lab_color_set_source (self->palette->floor, self->cr);
  cairo_fill_preserve (self->cr);
  lab_color_set_source (self->palette->line, self->cr);
  cairo_set_line_width (self->cr, 1 / self->side);
  cairo_stroke (self->cr);
}

/* Adds the walls of a cell to the path, those between two cells only once. */
static void
add_walls (const Drawing *self,
           guint          cell)
{
  const LabCheeseMaze *maze = self->board->maze;

  for (guint action = LAB_CHEESE_NORTH; action < LAB_N_CHEESE_ACTIONS; action++)
    {
      double dx, dy, x, y;

      if (lab_cheese_maze_get_weight (maze, cell, (LabCheeseAction) action) > 0)
        continue;
      get_side_of ((LabCheeseAction) action, &dx, &dy);
      x = get_x (self, cell) + dx;
      y = get_y (self, cell) + dy;
      cairo_move_to (self->cr, x - dy, y - dx);
      cairo_line_to (self->cr, x + dy, y + dx);
    }
}

static void
draw_walls (const Drawing *self)
{
  const guint *cells = lab_cheese_maze_get_cells (self->board->maze);
  guint n_cells = lab_cheese_maze_get_n_cells (self->board->maze);

  for (guint i = 0; i < n_cells; i++)
    add_walls (self, cells[i]);
  lab_color_set_source (self->palette->wall, self->cr);
  cairo_set_line_cap (self->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (self->cr, MAX (0.09, 1.5 / self->side));
  cairo_stroke (self->cr);
}

static void
draw_mud (const Drawing *self)
{
  const LabCheeseMaze *maze = self->board->maze;
  const guint *cells = lab_cheese_maze_get_cells (maze);
  guint n_cells = lab_cheese_maze_get_n_cells (maze);

  for (guint i = 0; i < n_cells; i++)
    {
      for (guint action = LAB_CHEESE_EAST; action <= LAB_CHEESE_SOUTH; action++)
        {
          guint weight = lab_cheese_maze_get_weight (maze, cells[i], (LabCheeseAction) action);
          double dx, dy, x, y;

          if (weight < 2)
            continue;
          get_side_of ((LabCheeseAction) action, &dx, &dy);
          x = get_x (self, cells[i]) + dx;
          y = get_y (self, cells[i]) + dy;
          if (self->side >= READABLE_SIDE)
            {
              lab_cheese_art_draw_mud (self->cr, self->palette, x, y, 0.42, weight);
              continue;
            }
          lab_color_set_source (self->palette->mud, self->cr);
          cairo_arc (self->cr, x, y, 0.2, 0, 2 * G_PI);
          cairo_fill (self->cr);
        }
    }
}

/* Draws a small arrow from a cell towards its parent. */
static void
draw_parent (const Drawing *self,
             guint          cell)
{
  guint parent = self->board->parents[cell];
  double x = get_x (self, cell), y = get_y (self, cell);
  double dx = get_x (self, parent) - x, dy = get_y (self, parent) - y;

  cairo_move_to (self->cr, x + 0.46 * dx, y + 0.46 * dy);
  cairo_line_to (self->cr, x + 0.34 * dx - 0.09 * dy, y + 0.34 * dy - 0.09 * dx);
  cairo_line_to (self->cr, x + 0.34 * dx + 0.09 * dy, y + 0.34 * dy + 0.09 * dx);
  cairo_close_path (self->cr);
  cairo_fill (self->cr);
}

/* Draws what a search has seen: found cells are light, visited ones darker. */
static void
draw_search (const Drawing *self)
{
  LabCheeseBoard *board = self->board;
  const guint *cells = lab_cheese_maze_get_cells (board->maze);
  guint n_cells = lab_cheese_maze_get_n_cells (board->maze);

  for (guint i = 0; board->seen != NULL && i < n_cells; i++)
    {
      guint8 seen = board->seen[cells[i]];

      if (seen == 0)
        continue;
      lab_color_set_source (lab_color_fade (get_rat_color (self, board->rat),
                                            seen > 1 ? 0.3 : 0.14), self->cr);
      cairo_rectangle (self->cr, get_x (self, cells[i]) - 0.46, get_y (self, cells[i]) - 0.46,
                       0.92, 0.92);
      cairo_fill (self->cr);
    }
}

/* Draws the table of a search: the distance of each cell, and the way back from it. */
static void
draw_table (const Drawing *self)
{
  LabCheeseBoard *board = self->board;
  const guint *cells = lab_cheese_maze_get_cells (board->maze);
  guint n_cells = lab_cheese_maze_get_n_cells (board->maze);

  lab_color_set_source (self->palette->ink, self->cr);
  for (guint i = 0; i < n_cells && self->side >= READABLE_SIDE; i++)
    {
      if (board->parents != NULL && board->parents[cells[i]] != LAB_CHEESE_NO_CELL)
        draw_parent (self, cells[i]);
      if (board->distances != NULL && board->distances[cells[i]] != G_MAXUINT
          && self->side >= DETAILED_SIDE)
        {
          g_autofree char *text = g_strdup_printf ("%u", board->distances[cells[i]]);

          lab_cheese_art_draw_text (self->cr, text, get_x (self, cells[i]) - 0.26,
                                    get_y (self, cells[i]) + 0.3, 0.24);
        }
    }
}

static void
draw_line (const Drawing *self,
           GArray        *cells,
           double         offset)
{
  /* Text leaves a point from which the line would begin. */
  cairo_new_path (self->cr);
  for (guint i = 0; i < cells->len; i++)
    {
      guint cell = g_array_index (cells, guint, i);

      cairo_line_to (self->cr, get_x (self, cell) + offset, get_y (self, cell) + offset);
    }
  cairo_stroke (self->cr);
}

/* Trails of several rats are beside each other. */
static void
draw_lines (const Drawing *self)
{
  static const double dashes[] = { 0.2, 0.2 };
  LabCheeseBoard *board = self->board;

  cairo_set_line_cap (self->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (self->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (self->cr, 0.07);
  for (guint i = 0; i < board->trails->len; i++)
    {
      lab_color_set_source (lab_color_fade (get_rat_color (self, i), 0.55), self->cr);
      draw_line (self, board->trails->pdata[i], ((i % 5) - 2.0) * 0.08);
    }
  if (board->route != NULL)
    {
      lab_color_set_source (get_rat_color (self, board->rat), self->cr);
      cairo_set_line_width (self->cr, 0.12);
      cairo_set_dash (self->cr, dashes, G_N_ELEMENTS (dashes), 0);
      draw_line (self, board->route, 0);
      cairo_set_dash (self->cr, NULL, 0, 0);
    }
}

static void
draw_ring (const Drawing *self,
           guint          cell)
{
  cairo_rectangle (self->cr, get_x (self, cell) - 0.43, get_y (self, cell) - 0.43, 0.86, 0.86);
  cairo_stroke (self->cr);
}

static void
draw_hint (const Drawing *self)
{
  GArray *hint = self->board->hint;

  lab_color_set_source (self->palette->hint, self->cr);
  cairo_set_line_width (self->cr, 0.1);
  if (hint != NULL && hint->len > 1)
    draw_line (self, hint, 0);
  if (hint != NULL && hint->len > 0)
    draw_ring (self, g_array_index (hint, guint, hint->len > 1 ? 1 : 0));
}

/* Returns where a rat is in the middle of its move. In mud, it is between two cells. */
static void
get_place (const Drawing           *self,
           const LabCheeseRatState *rat,
           double                  *x,
           double                  *y)
{
  *x = get_x (self, rat->cell);
  *y = get_y (self, rat->cell);
  if (rat->mud_target != LAB_CHEESE_NO_CELL)
    {
      *x += 0.5 * (get_x (self, rat->mud_target) - *x);
      *y += 0.5 * (get_y (self, rat->mud_target) - *y);
    }
}

/* Rats in the same cell do not hide each other. */
static void
draw_rats (const Drawing *self)
{
  LabCheeseBoard *board = self->board;
  double part = board->motion != NULL ? adw_animation_get_value (board->motion) : 1;
  const LabCheesePosition *position = &board->position;

  for (guint rat = 0; rat < position->n_rats; rat++)
    {
      double x, y, from_x, from_y;
      guint n = 0, before = 0;

      for (guint other = 0; other < position->n_rats; other++)
        {
          gboolean same = position->rats[other].cell == position->rats[rat].cell
                          && position->rats[other].mud_target == position->rats[rat].mud_target;

          n += same ? 1 : 0;
          before += same && other < rat ? 1 : 0;
        }
      get_place (self, &board->before[rat], &from_x, &from_y);
      get_place (self, &position->rats[rat], &x, &y);
      x += (1 - part) * (from_x - x) + (before - (n - 1) / 2.0) * 0.3 / MAX (1, n - 1.0);
      y += (1 - part) * (from_y - y);
      lab_cheese_art_draw_rat (self->cr, self->palette, rat, x, y, n > 1 ? 0.66 : 0.84);
    }
}

static void
draw_cursor (const Drawing *self)
{
  if (self->board->cursor == LAB_CHEESE_NO_CELL
      || !gtk_widget_has_focus (GTK_WIDGET (self->board)))
    return;
  lab_color_set_source (self->palette->ink, self->cr);
  cairo_set_line_width (self->cr, MAX (0.06, 2 / self->side));
  draw_ring (self, self->board->cursor);
}

/* Functions of the board */

/** lab_cheese_board_get_side: returns the width of a cell, and where the maze begins. */
double
lab_cheese_board_get_side (LabCheeseBoard *self,
                           double         *x,
                           double         *y)
{
  guint columns = lab_cheese_maze_get_width (self->maze);
  guint rows = lab_cheese_maze_get_height (self->maze);
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self));
  /* The outer walls need some space. */
  double side = MIN (width / (columns + 0.2), height / (rows + 0.2));

  *x = (width - side * columns) / 2;
  *y = (height - side * rows) / 2;
  return side;
}

/** lab_cheese_board_draw: draws everything. */
void
lab_cheese_board_draw (LabCheeseBoard *self,
                       GtkSnapshot    *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  Drawing drawing = { .board = self, .palette = lab_cheese_palette_get (widget) };
  double x, y;

  drawing.width = lab_cheese_maze_get_width (self->maze);
  drawing.side = lab_cheese_board_get_side (self, &x, &y);
  if (drawing.side < 1)
    return;
  drawing.cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                     (float) gtk_widget_get_height (widget)));
  cairo_translate (drawing.cr, x, y);
  cairo_scale (drawing.cr, drawing.side, drawing.side);
  draw_floor (&drawing);
  draw_search (&drawing);
  draw_walls (&drawing);
  draw_mud (&drawing);
  draw_lines (&drawing);
  for (guint i = 0; i < self->position.n_cheese; i++)
    lab_cheese_art_draw_cheese (drawing.cr, drawing.palette,
                                get_x (&drawing, self->position.cheese[i]),
                                get_y (&drawing, self->position.cheese[i]), 0.66);
  draw_table (&drawing);
  draw_hint (&drawing);
  draw_rats (&drawing);
  draw_cursor (&drawing);
  cairo_destroy (drawing.cr);
}
