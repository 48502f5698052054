/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-art.h"

#include <math.h>
#include <string.h>

#include "lab-hedges.h"
#include "lab-robots-text.h"
#include "lab-shapes.h"

/* The board without what moves. A unit is a cell; the corner of the first cell is at (0, 0). */

/* In smaller cells, all cells are plain squares. In pixels. */
#define MIN_TILE_SIZE 14

/* The thickness of a wall, in cells, and at least in pixels. */
#define WALL 0.17
#define MIN_WALL 2.6

/* Private helpers: the floor */

static LabColor
get_tone (const LabRobotsPalette *palette,
          guint                   column,
          guint                   row)
{
  LabColor color = (column + row) % 2 == 0 ? palette->floor : palette->floor_shade;
  double change = (lab_hedges_get_noise ((int) row, (int) column, 11) - 0.5) * 0.025;

  if (palette->clear)
    return color;
  color.red += change;
  color.green += change;
  color.blue += change;
  return color;
}

static void
draw_floor (cairo_t                *cr,
            const LabRobotsPalette *palette,
            const LabRobotsBoard   *board,
            double                  size)
{
  guint n = board->size;

  cairo_rectangle (cr, 0, 0, n, n);
  lab_shapes_fill (cr, palette->gap);
  for (guint row = 0; row < n; row++)
    {
      for (guint column = 0; column < n; column++)
        {
          if (size >= MIN_TILE_SIZE)
            lab_shapes_add_rounded (cr, column + 0.025, row + 0.025, 0.95, 0.95, 0.08);
          else
            cairo_rectangle (cr, column, row, 1, 1);
          lab_shapes_fill (cr, get_tone (palette, column, row));
        }
    }
}

/* Some grain in the floor. */
static void
draw_grain (cairo_t                *cr,
            const LabRobotsPalette *palette,
            const LabRobotsBoard   *board,
            double                  size)
{
  if (palette->clear || size < MIN_TILE_SIZE)
    return;
  for (int row = 0; row < (int) board->size; row++)
    {
      for (int column = 0; column < (int) board->size; column++)
        {
          for (int i = 0; i < 3; i++)
            {
              double x = column + 0.1 + 0.8 * lab_hedges_get_noise (row, column, 20 + i);
              double y = row + 0.1 + 0.8 * lab_hedges_get_noise (row, column, 30 + i);

              lab_shapes_add_ellipse (cr, x, y, 0.035, 0.035, 0);
            }
        }
    }
  lab_shapes_fill (cr, lab_color_fade (palette->gap, 0.7));
}

/* Private helpers: the frame */

static void
draw_names (cairo_t                *cr,
            const LabRobotsPalette *palette,
            guint                   n,
            double                  edge)
{
  lab_color_set_source (palette->frame_ink, cr);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *column = lab_robots_cell_format (i, n);
      g_autofree char *row = g_strdup_printf ("%u", i + 1);

      /* Without the row. */
      column[strlen (column) - 1] = '\0';
      lab_shapes_draw_text (cr, column, i + 0.5, -edge * 0.53, edge * 0.58, 0.9);
      lab_shapes_draw_text (cr, row, -edge * 0.53, i + 0.5, edge * 0.58, edge * 0.66);
    }
}

static void
draw_frame (cairo_t                *cr,
            const LabRobotsPalette *palette,
            guint                   n,
            double                  edge,
            double                  size)
{
  double line = 1.5 / size;

  lab_shapes_add_rounded (cr, -edge + line / 2, -edge + line / 2, n + 2 * edge - line,
                          n + 2 * edge - line, edge * 0.55);
  cairo_set_line_width (cr, line);
  lab_shapes_fill_outlined (cr, palette->frame, palette->frame_dark);
  if (palette->clear)
    return;
  lab_shapes_add_rounded (cr, -edge + 1.6 * line, -edge + 1.6 * line, n + 2 * edge - 3.2 * line,
                          n + 2 * edge - 3.2 * line, edge * 0.5);
  lab_color_set_source (palette->frame_light, cr);
  cairo_stroke (cr);
}

/* The inner edge of the frame, which is the wall around the board. */
static void
draw_lip (cairo_t                *cr,
          const LabRobotsPalette *palette,
          guint                   n,
          double                  width)
{
  if (!palette->clear)
    {
      /* The shadow of the frame, in the north and in the west. */
      cairo_rectangle (cr, 0, 0, n, 0.14);
      cairo_rectangle (cr, 0, 0.14, 0.1, n - 0.14);
      lab_shapes_fill (cr, lab_color_fade (palette->shadow, palette->shadow.alpha * 0.6));
    }
  cairo_rectangle (cr, -width / 4, -width / 4, n + width / 2, n + width / 2);
  cairo_set_line_width (cr, width * 0.8);
  lab_color_set_source (palette->wall_dark, cr);
  cairo_stroke (cr);
}

/* Private helpers: walls */

/* Returns whether a wall has to be drawn on the north or west side of a cell. Those around the
 * board and those of the island have a look of their own. */
static gboolean
has_wall (const LabRobotsBoard *board,
          guint                 column,
          guint                 row,
          LabRobotsSide         side)
{
  guint cell = row * board->size + column;

  return lab_robots_board_has_wall (board, cell, side)
         && !lab_robots_board_is_fixed (board, cell, side);
}

/* Adds all walls to the path; walls in a row are one line. */
static void
add_walls (cairo_t              *cr,
           const LabRobotsBoard *board)
{
  guint n = board->size;

  for (guint line = 1; line < n; line++)
    {
      for (guint i = 0; i < n; i++)
        {
          guint begin = i;

          while (i < n && has_wall (board, i, line, LAB_ROBOTS_NORTH))
            i++;
          if (i > begin)
            {
              cairo_move_to (cr, begin, line);
              cairo_line_to (cr, i, line);
            }
        }
      for (guint i = 0; i < n; i++)
        {
          guint begin = i;

          while (i < n && has_wall (board, line, i, LAB_ROBOTS_WEST))
            i++;
          if (i > begin)
            {
              cairo_move_to (cr, line, begin);
              cairo_line_to (cr, line, i);
            }
        }
    }
}

static void
stroke_walls (cairo_t              *cr,
              const LabRobotsBoard *board,
              double                offset,
              double                width,
              LabColor              color)
{
  cairo_save (cr);
  cairo_translate (cr, offset, offset);
  add_walls (cr, board);
  cairo_set_line_width (cr, width);
  lab_color_set_source (color, cr);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_walls (cairo_t                *cr,
            const LabRobotsPalette *palette,
            const LabRobotsBoard   *board,
            double                  width,
            double                  size)
{
  LabColor shadow = palette->shadow;

  if (!palette->clear)
    {
      stroke_walls (cr, board, 0.07, width + 0.12, lab_color_fade (shadow, shadow.alpha * 0.3));
      stroke_walls (cr, board, 0.06, width + 0.04, lab_color_fade (shadow, shadow.alpha * 0.6));
    }
  stroke_walls (cr, board, 0, width, palette->wall_dark);
  if (palette->clear || size < MIN_TILE_SIZE)
    return;
  stroke_walls (cr, board, 0, width * 0.66, palette->wall);
  stroke_walls (cr, board, -width * 0.13, width * 0.22, palette->wall_light);
}

/* Private helpers: the island */

/* A star with four points. */
static void
add_compass (cairo_t *cr,
             double   x,
             double   y,
             double   radius)
{
  cairo_new_sub_path (cr);
  for (int i = 0; i < 8; i++)
    {
      double angle = i * G_PI / 4, away = i % 2 == 0 ? radius : radius * 0.3;

      cairo_line_to (cr, x + away * sin (angle), y - away * cos (angle));
    }
  cairo_close_path (cr);
}

static void
draw_island (cairo_t                *cr,
             const LabRobotsPalette *palette,
             const LabRobotsBoard   *board,
             double                  width)
{
  double first = board->size * 0.5 - 1, middle = board->size * 0.5, half = width / 2;

  if (!palette->clear)
    {
      lab_shapes_add_rounded (cr, first + 0.06, first + 0.08, 2.1, 2.1, 0.2);
      lab_shapes_fill (cr, lab_color_fade (palette->shadow, palette->shadow.alpha * 0.7));
    }
  lab_shapes_add_rounded (cr, first - half, first - half, 2 + width, 2 + width, 0.16);
  lab_shapes_fill (cr, palette->wall_dark);
  lab_shapes_add_rounded (cr, first - half + 0.05, first - half + 0.05, 1.9 + width, 1.9 + width,
                          0.13);
  lab_shapes_fill (cr, palette->plinth_light);
  lab_shapes_add_rounded (cr, first + 0.06, first + 0.06, 1.98, 1.98, 0.12);
  lab_shapes_fill (cr, palette->plinth);
  cairo_set_line_width (cr, 0.06);
  lab_shapes_add_ellipse (cr, middle, middle, 1.36, 1.36, 0);
  lab_color_set_source (palette->plinth_ink, cr);
  cairo_stroke (cr);
  add_compass (cr, middle, middle, 0.56);
  lab_shapes_fill (cr, palette->plinth_ink);
}

static void
begin (cairo_t *cr,
       double   edge,
       double   size)
{
  cairo_save (cr);
  cairo_scale (cr, size, size);
  cairo_translate (cr, edge, edge);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
}

/* Public functions */

/**
 * lab_robots_art_draw_floor:
 * @cr: where to draw
 * @palette: the colors
 * @board: a board
 * @edge: the width of the frame, in cells
 * @has_names: whether the frame has the names of rows and columns
 * @size: the size of a cell, in pixels
 *
 * Draws the floor of a board and the frame around it, whose corner is at (0, 0).
 */
void
lab_robots_art_draw_floor (cairo_t                *cr,
                           const LabRobotsPalette *palette,
                           const LabRobotsBoard   *board,
                           double                  edge,
                           gboolean                has_names,
                           double                  size)
{
  begin (cr, edge, size);
  draw_frame (cr, palette, board->size, edge, size);
  if (has_names)
    draw_names (cr, palette, board->size, edge);
  draw_floor (cr, palette, board, size);
  draw_grain (cr, palette, board, size);
  cairo_restore (cr);
}

/** lab_robots_art_draw_walls: draws what stands on the floor, see lab_robots_art_draw_floor(). */
void
lab_robots_art_draw_walls (cairo_t                *cr,
                           const LabRobotsPalette *palette,
                           const LabRobotsBoard   *board,
                           double                  edge,
                           double                  size)
{
  double wall = MAX (WALL, MIN_WALL / size);

  begin (cr, edge, size);
  draw_lip (cr, palette, board->size, MIN (wall, edge * 0.4));
  draw_walls (cr, palette, board, wall, size);
  draw_island (cr, palette, board, wall);
  cairo_restore (cr);
}
