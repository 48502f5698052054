/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-board.h"

#include <glib/gi18n-lib.h>

#include "lab-classic-art.h"
#include "lab-pen.h"

/* Turned pawns on a checkered board. Light pawns have a ball as their head, dark ones a cone. */

/* Private helpers */

static guint
get_from (guint32 action)
{
  return action >> 8 & 0xff;
}

static guint
get_to (guint32 action)
{
  return action & 0xff;
}

/* Drawing */

/* The body is 1 unit high: a turned foot, a waist, and a collar. */
static void
add_body (cairo_t *cr)
{
  lab_shapes_add_path (cr, "M 0.2 0.92 C 0.18 0.8 0.27 0.78 0.34 0.72 "
                       "C 0.42 0.64 0.43 0.56 0.435 0.49 L 0.34 0.48 "
                       "C 0.31 0.46 0.31 0.43 0.34 0.41 L 0.66 0.41 "
                       "C 0.69 0.43 0.69 0.46 0.66 0.48 L 0.565 0.49 "
                       "C 0.57 0.56 0.58 0.64 0.66 0.72 C 0.73 0.78 0.82 0.8 0.8 0.92 "
                       "C 0.7 0.97 0.3 0.97 0.2 0.92 Z");
}

static void
add_head (cairo_t *cr,
          guint    player)
{
  cairo_new_sub_path (cr);
  if (player == 0)
    {
      cairo_arc (cr, 0.5, 0.26, 0.165, 0, 2 * G_PI);
      return;
    }
  lab_shapes_add_path (cr, "M 0.5 0.04 C 0.55 0.12 0.68 0.26 0.66 0.4 L 0.34 0.4 "
                       "C 0.32 0.26 0.45 0.12 0.5 0.04 Z");
}

static cairo_pattern_t *
make_turned_wood (LabColor body,
                  LabColor shade)
{
  cairo_pattern_t *pattern = cairo_pattern_create_linear (0.2, 0, 0.8, 0.15);

  cairo_pattern_add_color_stop_rgb (pattern, 0, body.red, body.green, body.blue);
  cairo_pattern_add_color_stop_rgb (pattern, 0.4, body.red, body.green, body.blue);
  cairo_pattern_add_color_stop_rgb (pattern, 1, shade.red, shade.green, shade.blue);
  return pattern;
}

/* Draws a pawn in a square of 1 by 1. */
static void
draw_pawn (const LabClassicPalette *palette,
           cairo_t                 *cr,
           guint                    player)
{
  LabColor edge = player == 0 ? palette->ink : palette->light;
  cairo_pattern_t *wood = player == 0 ? make_turned_wood (palette->light, palette->light_shade)
                                      : make_turned_wood (palette->dark, palette->dark_shade);

  lab_classic_art_draw_shadow (cr, 0.53, 0.91, 0.86, 0.2, 0.5);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  add_body (cr);
  add_head (cr, player);
  /* The light edge of dark pawns sets them off from dark cells. */
  lab_color_set_source (lab_color_fade (edge, player == 0 ? 1 : 0.85), cr);
  cairo_set_line_width (cr, palette->clear ? 0.07 : 0.05);
  cairo_stroke_preserve (cr);
  cairo_set_source (cr, wood);
  cairo_fill (cr);
  cairo_pattern_destroy (wood);
  /* A gleam on the head, and a turned groove on the foot. */
  lab_color_set_source (lab_color_fade (LAB_COLOR (0xffffff), player == 0 ? 0.75 : 0.3), cr);
  lab_shapes_add_ellipse (cr, 0.445, player == 0 ? 0.205 : 0.27, 0.11, player == 0 ? 0.076 : 0.14,
                          -0.6);
  cairo_fill (cr);
  lab_color_set_source (lab_color_fade (player == 0 ? palette->light_shade : palette->light,
                                        player == 0 ? 1 : 0.35), cr);
  cairo_set_line_width (cr, 0.022);
  lab_shapes_add_path (cr, "M 0.25 0.84 C 0.35 0.89 0.65 0.89 0.75 0.84");
  cairo_stroke (cr);
}

static void
draw_pawn_at (const LabClassicGrid *grid,
              guint                 player,
              double                x,
              double                y,
              double                alpha)
{
  cairo_t *cr = grid->cr;
  cairo_save (cr);
  cairo_translate (cr, x + 0.08 * grid->cell, y + 0.05 * grid->cell);
  cairo_scale (cr, 0.84 * grid->cell, 0.84 * grid->cell);
  if (alpha < 1)
    lab_classic_art_push_group (cr, &(cairo_rectangle_t) { -0.2, -0.2, 1.4, 1.4 });
  draw_pawn (grid->scene->palette, cr, player);
  if (alpha < 1)
    {
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, alpha);
    }
  cairo_restore (cr);
}

static gboolean
is_dragged (const LabClassicScene *scene,
            guint                  cell)
{
  return (int) cell == scene->chosen && (scene->drag_x != 0 || scene->drag_y != 0);
}

static void
draw_resting_pawns (const LabClassicGrid *grid)
{
  const LabClassicScene *scene = grid->scene;
  const LabHexapawn *self = scene->state;

  /* From the top down, so that nearer pawns cover those behind them. */
  for (guint i = grid->rows * grid->columns; i-- > 0;)
    {
      guint player = lab_classic_cells_has_piece (self, 1, i) ? 1 : 0;
      cairo_rectangle_t area;

      if (!lab_classic_cells_has_piece (self, player, i) || is_dragged (scene, i)
          || (scene->moving && (i == get_from (scene->action) || i == get_to (scene->action))))
        continue;
      lab_classic_grid_place (grid, i, &area);
      draw_pawn_at (grid, player, area.x, area.y, 1);
    }
}

/* Draws the pawn that moves, over the one that it captures. */
static void
draw_moving_pawn (const LabClassicGrid *grid)
{
  double part = lab_classic_art_ease (grid->scene->progress, 0, 1);
  double lift = 0.35 * grid->cell * part * (1 - part);
  guint player = lab_classic_cells_get_player (grid->scene->state);
  cairo_rectangle_t from, to;

  lab_classic_grid_place (grid, get_from (grid->scene->action), &from);
  lab_classic_grid_place (grid, get_to (grid->scene->action), &to);
  if (lab_classic_cells_has_piece (grid->scene->state, 1 - player, get_to (grid->scene->action)))
    draw_pawn_at (grid, 1 - player, to.x, to.y,
                  1 - lab_classic_art_ease (grid->scene->progress, 0.4, 0.9));
  draw_pawn_at (grid, player, from.x + (to.x - from.x) * part,
                from.y + (to.y - from.y) * part - lift, 1);
}

/* Draws the chosen pawn under the pointer that drags it, or faintly where it can move. */
static void
draw_planned_pawn (const LabClassicGrid *grid)
{
  guint player = lab_classic_cells_get_player (grid->scene->state);
  cairo_rectangle_t area;

  if (is_dragged (grid->scene, (guint) grid->scene->chosen))
    {
      lab_classic_grid_place (grid, (guint) grid->scene->chosen, &area);
      draw_pawn_at (grid, player, area.x + grid->scene->drag_x, area.y + grid->scene->drag_y, 1);
    }
  else if (grid->scene->preview >= 0)
    {
      lab_classic_grid_place (grid, (guint) grid->scene->preview, &area);
      draw_pawn_at (grid, player, area.x, area.y, 0.45);
    }
}

/* Rings the pawn that has reached the other end. */
static void
draw_winner (const LabClassicGrid *grid)
{
  cairo_t *cr = grid->cr;
  const LabHexapawn *self = grid->scene->state;
  guint winner = 1 - lab_classic_cells_get_player (self);

  for (guint column = 0; column < grid->columns; column++)
    {
      guint cell = winner == 0 ? (grid->rows - 1) * grid->columns + column : column;
      cairo_rectangle_t area;

      if (!lab_classic_cells_has_piece (self, winner, cell))
        continue;
      lab_classic_grid_place (grid, cell, &area);
      cairo_new_path (cr);
      cairo_arc (cr, area.x + grid->cell / 2, area.y + grid->cell / 2, 0.46 * grid->cell, 0,
                 2 * G_PI);
      lab_color_set_source (lab_color_fade (grid->scene->palette->cloth_glow, 0.75), cr);
      cairo_fill_preserve (cr);
      lab_color_set_source (grid->scene->palette->paper_glow, cr);
      cairo_set_line_width (cr, MAX (2, 0.04 * grid->cell));
      cairo_stroke (cr);
    }
}

static void
draw_ground (const LabClassicScene *scene,
             cairo_t               *cr)
{
  LabClassicGrid grid;

  lab_classic_grid_init (&grid, scene, cr);
  lab_classic_grid_draw_frame (&grid);
  for (guint cell = 0; cell < grid.rows * grid.columns; cell++)
    {
      gboolean dark = (cell % grid.columns + cell / grid.columns) % 2 == 0;
      cairo_rectangle_t area;

      lab_classic_grid_place (&grid, cell, &area);
      lab_color_set_source (dark ? scene->palette->paper_shade : scene->palette->paper, cr);
      cairo_rectangle (cr, area.x, area.y, area.width, area.height);
      cairo_fill (cr);
    }
}

static void
draw (const LabClassicScene *scene,
      cairo_t               *cr)
{
  LabClassicGrid grid;

  lab_classic_grid_init (&grid, scene, cr);
  if (scene->part != LAB_CLASSIC_PART_MOVING)
    {
      if (scene->has_last && !scene->moving)
        {
          lab_classic_grid_draw_mark (&grid, get_from (scene->last), 0.6);
          lab_classic_grid_draw_mark (&grid, get_to (scene->last), 0.6);
        }
      if (!scene->moving)
        draw_winner (&grid);
      draw_resting_pawns (&grid);
    }
  if (scene->part == LAB_CLASSIC_PART_RESTING)
    return;
  if (scene->moving)
    draw_moving_pawn (&grid);
  else if (scene->chosen >= 0)
    draw_planned_pawn (&grid);
}

/* The spots are the cells. */

static gboolean
takes_part (gconstpointer state G_GNUC_UNUSED,
            guint32       action,
            guint         step,
            guint         spot)
{
  return (step == 0 ? get_from (action) : get_to (action)) == spot;
}

/* Texts */

static char *
label (gconstpointer state,
       guint         spot)
{
  const LabHexapawn *self = state;
  g_autofree char *cell = lab_classic_grid_name (self, spot);

  if (lab_classic_cells_has_piece (self, 0, spot))
    /* Translators: a cell of a board; %s is its name, such as “b2”. */
    return g_strdup_printf (_("%s, white pawn"), cell);
  if (lab_classic_cells_has_piece (self, 1, spot))
    /* Translators: a cell of a board; %s is its name, such as “b2”. */
    return g_strdup_printf (_("%s, black pawn"), cell);
  /* Translators: a cell of a board; %s is its name, such as “b2”. */
  return g_strdup_printf (_("%s, empty"), cell);
}

static char *
explain (gconstpointer state,
         int           chosen,
         int           spot)
{
  const LabHexapawn *self = state;
  guint player = lab_classic_cells_get_player (self);

  if (chosen >= 0)
    return g_strdup (_("A pawn moves straight ahead to an empty cell, or captures one cell "
                       "diagonally ahead."));
  if (spot >= 0 && lab_classic_cells_has_piece (self, player, (guint) spot))
    return g_strdup (_("This pawn cannot move. Choose another one."));
  return g_strdup (player == 0 ? _("Choose a white pawn.") : _("Choose a black pawn."));
}

static char *
describe_move (gconstpointer state,
               guint32       action)
{
  const LabHexapawn *self = state;
  g_autofree char *from = lab_classic_grid_name (self, get_from (action));
  g_autofree char *to = lab_classic_grid_name (self, get_to (action));

  if (lab_classic_cells_has_piece (self, 1 - lab_classic_cells_get_player (self), get_to (action)))
    /* Translators: what a player does in Hexapawn; it follows the player's name. Both %s are
     * cells such as “b2”. */
    return g_strdup_printf (_("moves from %s to %s and captures a pawn"), from, to);
  /* Translators: what a player does in Hexapawn; it follows the player's name. Both %s are cells
   * such as “b2”. */
  return g_strdup_printf (_("moves from %s to %s"), from, to);
}

static const char *
tell_side (guint    player,
           gboolean you)
{
  if (you)
    return player == 0 ? _("You play the white pawns and move up.")
                       : _("You play the black pawns and move down.");
  return player == 0 ? _("Player 1 plays the white pawns and moves up.")
                     : _("Player 2 plays the black pawns and moves down.");
}

const LabClassicBoard lab_hexapawn_board = {
  .classic = &lab_hexapawn,
  .n_steps = 2,
  .value_at = 0.86,
  .get_n_spots = lab_classic_grid_get_n_spots,
  .has_spot = lab_classic_grid_has_spot,
  .place_spot = lab_classic_grid_place_spot,
  .get_next = lab_classic_grid_get_next_spot,
  .takes_part = takes_part,
  .label = label,
  .explain = explain,
  .describe_move = describe_move,
  .tell_side = tell_side,
  .how = N_("Press one of your pawns, then the cell that it should move to: the one straight ahead "
            "if it is empty, or one diagonally ahead to capture a pawn there."),
  .draw_ground = draw_ground,
  .draw = draw,
};
