/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-board.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "lab-classic-art.h"
#include "lab-pen.h"

/* Crosses and noughts, drawn with pencils on a sheet of paper. */

/* Private helpers */

/* Finds the line that has won. The steps between its cells are the same as those of the rules. */
static gboolean
find_line (const LabTictactoe *self,
           guint              *first,
           guint              *step)
{
  const guint steps[LAB_TICTACTOE_N_DIRECTIONS]
      = { 1, self->cells.columns, self->cells.columns + 1, self->cells.columns - 1 };

  for (guint i = 0; i < LAB_TICTACTOE_N_DIRECTIONS * self->cells.rows * self->cells.columns; i++)
    {
      guint direction = i % LAB_TICTACTOE_N_DIRECTIONS, cell = i / LAB_TICTACTOE_N_DIRECTIONS;

      if ((self->starts[direction] >> cell & 1) == 0)
        continue;
      for (guint player = 0; player < 2; player++)
        {
          guint n = 0;

          while (n < self->in_row
                 && lab_classic_cells_has_piece (&self->cells, player, cell + n * steps[direction]))
            n++;
          if (n < self->in_row)
            continue;
          *first = cell;
          *step = steps[direction];
          return TRUE;
        }
    }
  return FALSE;
}

/* Drawing */

/* Draws a pencil line that is not quite straight. */
static void
draw_stroke (cairo_t *cr,
             double   x1,
             double   y1,
             double   x2,
             double   y2,
             double   part,
             guint    seed)
{
  double length = hypot (x2 - x1, y2 - y1);
  double sway = 0.05 * length * (lab_classic_art_noise (seed, 9) - 0.5);
  double across = length > 0 ? sway / length : 0;
  double dx = (x2 - x1) * part, dy = (y2 - y1) * part;

  if (part <= 0)
    return;
  cairo_move_to (cr, x1, y1);
  cairo_curve_to (cr, x1 + dx / 3 - across * dy, y1 + dy / 3 + across * dx,
                  x1 + dx * 2 / 3 - across * dy, y1 + dy * 2 / 3 + across * dx, x1 + dx, y1 + dy);
  cairo_stroke (cr);
}

/* Draws a cross in a square of 1 by 1; first one stroke, then the other. */
static void
draw_cross (cairo_t *cr,
            double   progress,
            guint    seed)
{
  double n[8];

  for (guint i = 0; i < 8; i++)
    n[i] = 0.07 * (lab_classic_art_noise (seed, i) - 0.5);
  draw_stroke (cr, 0.24 + n[0], 0.23 + n[1], 0.77 + n[2], 0.76 + n[3],
               lab_classic_art_ease (progress, 0, 0.45), seed);
  draw_stroke (cr, 0.76 + n[4], 0.22 + n[5], 0.23 + n[6], 0.78 + n[7],
               lab_classic_art_ease (progress, 0.55, 1), seed + 100);
}

/* Draws a nought, whose end overlaps its start as when it is drawn by hand. */
static void
draw_nought (cairo_t *cr,
             double   progress,
             guint    seed)
{
  double start = -1.9 + 0.5 * lab_classic_art_noise (seed, 0);
  double end = -(2 * G_PI + 0.25) * lab_classic_art_ease (progress, 0, 1);
  double squeeze = 0.06 * (lab_classic_art_noise (seed, 1) - 0.5);

  if (progress <= 0)
    return;
  cairo_new_path (cr);
  for (guint i = 0; i <= 48; i++)
    {
      double part = end * i / 48;
      double radius = 0.275 + 0.012 * part / (2 * G_PI);

      cairo_line_to (cr, 0.5 + (radius + squeeze) * cos (start + part),
                     0.5 + (radius - squeeze) * sin (start + part));
    }
  cairo_stroke (cr);
}

static void
draw_mark (const LabClassicGrid *grid,
           guint                 player,
           guint                 cell,
           double                progress,
           double                alpha)
{
  cairo_t *cr = grid->cr;
  LabColor color = player == 0 ? grid->scene->palette->cross : grid->scene->palette->nought;
  cairo_rectangle_t area;

  lab_classic_grid_place (grid, cell, &area);
  cairo_save (cr);
  cairo_translate (cr, area.x, area.y);
  cairo_scale (cr, area.width, area.height);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  lab_classic_art_push_group (cr, &(cairo_rectangle_t) { 0, 0, 1, 1 });
  /* A broad soft line below a narrow dark one looks like a pencil. */
  for (guint i = 0; i < 2; i++)
    {
      cairo_set_line_width (cr, i == 0 ? 0.105 : 0.075);
      lab_color_set_source (lab_color_fade (color, i == 0 ? 0.35 : 1), cr);
      if (player == 0)
        draw_cross (cr, progress, cell);
      else
        draw_nought (cr, progress, cell);
    }
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, alpha);
  cairo_restore (cr);
}

/* Lights the cells of the winning line up, below the marks. */
static void
draw_winning_cells (const LabClassicGrid *grid)
{
  cairo_t *cr = grid->cr;
  const LabTictactoe *self = grid->scene->state;
  double inset = 0.04 * grid->cell;
  guint first, step;

  if (!find_line (self, &first, &step))
    return;
  for (guint i = 0; i < self->in_row; i++)
    {
      cairo_rectangle_t area;

      lab_classic_grid_place (grid, first + i * step, &area);
      lab_shapes_add_rounded (cr, area.x + inset, area.y + inset, area.width - 2 * inset,
                              area.height - 2 * inset, 0.1 * grid->cell);
      lab_color_set_source (lab_color_fade (grid->scene->palette->cloth_glow, 0.7), cr);
      cairo_fill (cr);
    }
}

/* Strikes the winning line through, over the marks. */
static void
draw_winning_line (const LabClassicGrid *grid)
{
  cairo_t *cr = grid->cr;
  const LabTictactoe *self = grid->scene->state;
  guint first, step;
  cairo_rectangle_t start, end;
  double x, y, length;

  if (!find_line (self, &first, &step))
    return;
  lab_classic_grid_place (grid, first, &start);
  lab_classic_grid_place (grid, first + step * (self->in_row - 1), &end);
  x = end.x - start.x;
  y = end.y - start.y;
  length = hypot (x, y) / (0.4 * grid->cell);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, 0.05 * grid->cell);
  lab_color_set_source (grid->scene->palette->ink, cr);
  draw_stroke (cr, start.x + grid->cell / 2 - x / length, start.y + grid->cell / 2 - y / length,
               end.x + grid->cell / 2 + x / length, end.y + grid->cell / 2 + y / length, 1, 20);
}

static void
draw_ground (const LabClassicScene *scene,
             cairo_t               *cr)
{
  LabClassicGrid grid;
  double width, height;

  lab_classic_grid_init (&grid, scene, cr);
  width = grid.columns * grid.cell;
  height = grid.rows * grid.cell;
  lab_classic_grid_draw_frame (&grid);
  lab_color_set_source (scene->palette->paper, cr);
  cairo_rectangle (cr, grid.x, grid.y, width, height);
  cairo_fill (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, MAX (1.5, grid.cell * 0.028));
  lab_color_set_source (scene->palette->paper_line, cr);
  for (guint i = 1; i < grid.columns; i++)
    draw_stroke (cr, grid.x + i * grid.cell, grid.y + 0.07 * grid.cell, grid.x + i * grid.cell,
                 grid.y + height - 0.07 * grid.cell, 1, 20);
  for (guint i = 1; i < grid.rows; i++)
    draw_stroke (cr, grid.x + 0.07 * grid.cell, grid.y + i * grid.cell,
                 grid.x + width - 0.07 * grid.cell, grid.y + i * grid.cell, 1, 20);
}

static void
draw_resting (const LabClassicGrid *grid)
{
  const LabTictactoe *self = grid->scene->state;

  draw_winning_cells (grid);
  if (grid->scene->has_last && !grid->scene->moving)
    lab_classic_grid_draw_mark (grid, grid->scene->last, 0.6);
  for (guint player = 0; player < 2; player++)
    {
      for (guint64 left = self->cells.pieces[player]; left != 0; left &= left - 1)
        draw_mark (grid, player, (guint) __builtin_ctzll (left), 1, 1);
    }
  draw_winning_line (grid);
}

static void
draw (const LabClassicScene *scene,
      cairo_t               *cr)
{
  LabClassicGrid grid;

  lab_classic_grid_init (&grid, scene, cr);
  if (scene->part != LAB_CLASSIC_PART_MOVING)
    draw_resting (&grid);
  if (scene->part == LAB_CLASSIC_PART_RESTING)
    return;
  if (scene->moving)
    draw_mark (&grid, lab_classic_cells_get_player (scene->state), scene->action,
               scene->progress, 1);
  else if (scene->preview >= 0)
    draw_mark (&grid, lab_classic_cells_get_player (scene->state),
               (guint) scene->preview, 1, 0.3);
}

/* The spots are the cells. */

static gboolean
takes_part (gconstpointer state G_GNUC_UNUSED,
            guint32       action,
            guint         step,
            guint         spot)
{
  return step == 0 && action == spot;
}

/* Texts */

static char *
label (gconstpointer state,
       guint         spot)
{
  const LabTictactoe *self = state;
  g_autofree char *cell = lab_classic_grid_name (self, spot);

  if (lab_classic_cells_has_piece (&self->cells, 0, spot))
    /* Translators: a cell with a cross in tic-tac-toe; %s is a cell such as “b2”. */
    return g_strdup_printf (_("%s, X"), cell);
  if (lab_classic_cells_has_piece (&self->cells, 1, spot))
    /* Translators: a cell with a nought in tic-tac-toe; %s is a cell such as “b2”. */
    return g_strdup_printf (_("%s, O"), cell);
  /* Translators: a cell of a board; %s is its name, such as “b2”. */
  return g_strdup_printf (_("%s, empty"), cell);
}

static char *
explain (gconstpointer state G_GNUC_UNUSED,
         int           chosen G_GNUC_UNUSED,
         int           spot)
{
  return g_strdup (spot >= 0 ? _("This cell is taken. Choose an empty cell.")
                             : _("Choose an empty cell."));
}

static char *
describe_move (gconstpointer state,
               guint32       action)
{
  const LabTictactoe *self = state;
  g_autofree char *cell = lab_classic_grid_name (self, action);

  /* Translators: what a player does in tic-tac-toe; it follows the player's name. %s is a cell
   * such as “b2”. */
  return g_strdup_printf (lab_classic_cells_get_player (&self->cells) == 0 ? _("puts X on %s")
                                                                           : _("puts O on %s"),
                          cell);
}

static const char *
tell_side (guint    player,
           gboolean you)
{
  if (you)
    return player == 0 ? _("You play X.") : _("You play O.");
  return player == 0 ? _("Player 1 plays X.") : _("Player 2 plays O.");
}

const LabClassicBoard lab_tictactoe_board = {
  .classic = &lab_tictactoe,
  .n_steps = 1,
  .value_at = 0.5,
  .get_n_spots = lab_classic_grid_get_n_spots,
  .has_spot = lab_classic_grid_has_spot,
  .place_spot = lab_classic_grid_place_spot,
  .get_next = lab_classic_grid_get_next_spot,
  .takes_part = takes_part,
  .label = label,
  .explain = explain,
  .describe_move = describe_move,
  .tell_side = tell_side,
  .how = N_("Press an empty cell to put your mark there."),
  .draw_ground = draw_ground,
  .draw = draw,
};
