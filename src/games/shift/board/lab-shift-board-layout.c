/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-board-layout.h"

#include <gtk/gtk.h>
#include <math.h>

#include "lab-shift-board.h"
#include "lab-shift-insertion.h"
#include "lab-shift-pictures.h"
#include "lab-shift-position.h"

/* The frame is never narrower than this, so that players can hit its arrows. */
#define MIN_MARGIN 24
/* An arrow is never shorter than this along the frame, which has an arrow at every other tile. */
#define MIN_LENGTH 44
#define MARGIN_OF_TILE 0.42

/* Marks that the board shows for a short time. */

#define N_SPARKS 10

/* Private helpers */

/* Draws sparks that fly away from @middle, and grow and shrink as they fly. */
static void
snapshot_sparks (const LabShiftPen *pen,
                 graphene_point_t   middle,
                 double             progress)
{
  int tile = pen->layout->tile;
  int size = tile / 2;
  graphene_point_t corner = GRAPHENE_POINT_INIT (-(float) size / 2, -(float) size / 2);

  for (guint i = 0; i < N_SPARKS; i++)
    {
      double angle = ((double) i + 0.25) * 2 * G_PI / N_SPARKS;
      double away = tile * (0.35 + 0.85 * sin (progress * G_PI_2)) * (i % 2 == 0 ? 1 : 0.74);
      float grown = (float) (sin (MIN (progress * 1.2 + 0.15, 1) * G_PI) * (i % 2 == 0 ? 1 : 0.7));
      graphene_point_t at = GRAPHENE_POINT_INIT (middle.x + (float) (away * cos (angle)),
                                                 middle.y + (float) (away * sin (angle)));

      gtk_snapshot_save (pen->snapshot);
      gtk_snapshot_translate (pen->snapshot, &at);
      gtk_snapshot_scale (pen->snapshot, MAX (grown, 0.01f), MAX (grown, 0.01f));
      lab_shift_pictures_snapshot (pen->widget, pen->snapshot, corner, LAB_SHIFT_PICTURE_SPARK, 0,
                                   size, size);
      gtk_snapshot_restore (pen->snapshot);
    }
}

static void
snapshot_circle (const LabShiftPen *pen,
                 graphene_point_t   middle,
                 float              radius)
{
  const LabShiftPalette *palette = lab_shift_palette_get (pen->widget);
  float line = MAX (2, radius * 0.16f);
  graphene_rect_t mark = GRAPHENE_RECT_INIT (middle.x - radius, middle.y - radius, 2 * radius,
                                             2 * radius);

  graphene_rect_inset (&mark, -1.5f, -1.5f);
  lab_shift_snapshot_outline (pen->snapshot, &mark, radius + 1.5f, line + 3, palette->token, 0.9);
  graphene_rect_inset (&mark, 1.5f, 1.5f);
  lab_shift_snapshot_outline (pen->snapshot, &mark, radius, line, palette->path, 1);
}

/* Public functions */

/**
 * lab_shift_board_marks_snapshot_dot:
 * @pen: where to draw
 * @x: the middle
 * @y: the middle
 * @color: (nullable): the color of a path in the past
 *
 * Draws a dot of a path.
 */
void
lab_shift_board_marks_snapshot_dot (const LabShiftPen *pen,
                                    float              x,
                                    float              y,
                                    const LabColor    *color)
{
  const LabShiftPalette *palette = lab_shift_palette_get (pen->widget);
  float r = (float) pen->layout->tile * 0.065f;
  graphene_rect_t mark = GRAPHENE_RECT_INIT (x - r, y - r, 2 * r, 2 * r);

  graphene_rect_inset (&mark, -1.5f, -1.5f);
  lab_shift_snapshot_fill (pen->snapshot, &mark, r + 1.5f, palette->token, 0.9);
  graphene_rect_inset (&mark, 1.5f, 1.5f);
  lab_shift_snapshot_fill (pen->snapshot, &mark, r, color != NULL ? *color : palette->path, 1);
}

/**
 * lab_shift_board_marks_snapshot_path:
 * @pen: where to draw
 * @path: the path
 * @color: (nullable): the color of a path in the past, which has no goal
 *
 * Draws dots from tile to tile, and a ring around the goal that does not hide its treasure.
 */
void
lab_shift_board_marks_snapshot_path (const LabShiftPen  *pen,
                                     const LabShiftPath *path,
                                     const LabColor     *color)
{
  float tile = (float) pen->layout->tile;

  if (path->n_cells < 2)
    return;
  for (guint half = 1; half < 2 * path->n_cells - 2; half++)
    {
      graphene_point_t from = lab_shift_board_layout_get_cell (pen->layout, path->cells[half / 2]);
      graphene_point_t to = lab_shift_board_layout_get_cell (pen->layout,
                                                             path->cells[(half + 1) / 2]);

      lab_shift_board_marks_snapshot_dot (pen, (from.x + to.x + tile) / 2,
                                          (from.y + to.y + tile) / 2, color);
    }

  if (color == NULL)
    lab_shift_board_marks_snapshot_goal (pen, path->cells[path->n_cells - 1],
                                         GRAPHENE_POINT_INIT (0, 0));
}

/**
 * lab_shift_board_marks_snapshot_goal:
 * @pen: where to draw
 * @cell: the goal of a pawn
 * @by: how far its tile is away from @cell, in tiles
 *
 * Draws a ring around the goal that does not hide its treasure.
 */
void
lab_shift_board_marks_snapshot_goal (const LabShiftPen *pen,
                                     LabShiftCell       cell,
                                     graphene_point_t   by)
{
  float tile = (float) pen->layout->tile;
  graphene_point_t place = lab_shift_board_layout_get_cell (pen->layout, cell);

  place.x += (by.x + 0.5f) * tile;
  place.y += (by.y + 0.5f) * tile;
  snapshot_circle (pen, place, tile * 0.38f);
}

/**
 * lab_shift_board_marks_snapshot_ghost:
 * @pen: where to draw
 * @turn: the turn
 * @treasure: the treasure on the tile, or %LAB_SHIFT_TREASURE_NONE
 * @is_goal: whether the pawn ends its move on this tile
 *
 * Draws a small picture of the tile beside its arrow, with the orientation that the turn gives
 * it.
 */
void
lab_shift_board_marks_snapshot_ghost (const LabShiftPen  *pen,
                                      const LabShiftTurn *turn,
                                      LabShiftTreasure    treasure,
                                      gboolean            is_goal)
{
  const LabShiftPalette *palette = lab_shift_palette_get (pen->widget);
  graphene_point_t place = lab_shift_board_layout_get_cell (pen->layout,
                                                            lab_shift_arrow_cell (turn->arrow, 0));
  graphene_point_t direction = lab_shift_arrow_get_direction (turn->arrow);
  int size = (int) ((float) pen->layout->tile * 0.74f);
  float space = (float) (pen->layout->tile - size) / 2;
  float line = MAX (2, (float) pen->layout->tile * 0.045f);
  graphene_rect_t frame;
  int token = (int) ((float) size * 0.62f);

  /* In the middle of the edge of the tile, so that the arrow stays visible. */
  place.x += space * (1 - direction.x);
  place.y += space * (1 - direction.y);
  frame = GRAPHENE_RECT_INIT (place.x, place.y, (float) size, (float) size);
  graphene_rect_inset (&frame, -line - 1, -line - 1);
  lab_shift_snapshot_fill (pen->snapshot, &frame, line * 2, palette->ink, 0.9);
  lab_shift_pictures_snapshot (pen->widget, pen->snapshot, place, LAB_SHIFT_PICTURE_TILE,
                               LAB_SHIFT_ART_TILE (turn->tile, FALSE, LAB_SHIFT_SEAT_NONE), size,
                               size);
  if (treasure != LAB_SHIFT_TREASURE_NONE)
    {
      graphene_point_t inset = lab_shift_snapshot_center (size, size, token, token);

      lab_shift_pictures_snapshot (pen->widget, pen->snapshot,
                                   GRAPHENE_POINT_INIT (place.x + inset.x, place.y + inset.y),
                                   LAB_SHIFT_PICTURE_TOKEN, treasure, token, token);
    }
  graphene_rect_inset (&frame, 1, 1);
  lab_shift_snapshot_outline (pen->snapshot, &frame, line * 2, line, palette->glow, 1);
  if (is_goal)
    snapshot_circle (
        pen, GRAPHENE_POINT_INIT (place.x + (float) size / 2, place.y + (float) size / 2),
        (float) size * 0.38f);
}

/**
 * lab_shift_board_marks_snapshot_lit:
 * @widget: the widget to draw for
 * @snapshot: where to draw, with the top left of the arrow's area at the origin
 * @width: width of that area
 * @height: height of that area
 * @strength: brightness, 0 to 1
 *
 * Draws a bright field behind an arrow that is highlighted or accepts a dragged tile.
 */
void
lab_shift_board_marks_snapshot_lit (GtkWidget   *widget,
                                    GtkSnapshot *snapshot,
                                    int          width,
                                    int          height,
                                    double       strength)
{
  const LabShiftPalette *palette = lab_shift_palette_get (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (2, 2, (float) width - 4, (float) height - 4);

  lab_shift_snapshot_fill (snapshot, &bounds, 6, palette->glow, 0.5 * strength);
  lab_shift_snapshot_outline (snapshot, &bounds, 6, 2, palette->glow, strength);
}

/**
 * lab_shift_board_marks_snapshot_ring:
 * @pen: where to draw
 * @place: the top left of the tile-sized square around the pawn, in pixels
 *
 * Draws a ring around the pawn of the current player.
 */
void
lab_shift_board_marks_snapshot_ring (const LabShiftPen *pen,
                                     graphene_point_t   place)
{
  const LabShiftPalette *palette = lab_shift_palette_get (pen->widget);
  float tile = (float) pen->layout->tile;
  float size = tile * 0.8f;
  graphene_rect_t ring
      = GRAPHENE_RECT_INIT (place.x + (tile - size) / 2, place.y + (tile - size) / 2, size, size);

  lab_shift_snapshot_fill (pen->snapshot, &ring, size / 2, palette->token, 0.35);
  lab_shift_snapshot_outline (pen->snapshot, &ring, size / 2, MAX (2, tile * 0.04f), palette->glow,
                              1);
}

/**
 * lab_shift_board_marks_snapshot_find:
 * @pen: where to draw
 * @treasure: the treasure that was found
 * @cell: where it was found
 * @progress: progress of the celebration, 0 to 1
 *
 * Draws the celebration of a find: the treasure rises from its tile, sparks fly, and it
 * disappears.
 */
void
lab_shift_board_marks_snapshot_find (const LabShiftPen *pen,
                                     LabShiftTreasure   treasure,
                                     LabShiftCell       cell,
                                     double             progress)
{
  const LabShiftPalette *palette = lab_shift_palette_get (pen->widget);
  float tile = (float) pen->layout->tile;
  graphene_point_t place = lab_shift_board_layout_get_cell (pen->layout, cell);
  graphene_point_t middle = GRAPHENE_POINT_INIT (place.x + tile / 2, place.y + tile / 2);
  double opacity = progress < 0.7 ? 1 : (1 - progress) / 0.3;
  double grown = 1 + 1.3 * sin (MIN (progress * 1.6, 1) * G_PI_2);
  int token = (int) (tile * 1.43f);
  graphene_point_t corner = GRAPHENE_POINT_INIT (-(float) token / 2, -(float) token / 2);
  const GskColorStop halo[] = {
    { 0.3f, lab_shift_color_to_rgba (palette->glow, 0.75) },
    { 1.0f, lab_shift_color_to_rgba (palette->glow, 0) },
  };
  float reach = tile * 1.2f;
  graphene_rect_t area
      = GRAPHENE_RECT_INIT (middle.x - reach, middle.y - reach, 2 * reach, 2 * reach);

  gtk_snapshot_push_opacity (pen->snapshot, opacity);
  gtk_snapshot_append_radial_gradient (pen->snapshot, &area, &middle, reach, reach, 0, 1, halo,
                                       G_N_ELEMENTS (halo));
  gtk_snapshot_save (pen->snapshot);
  gtk_snapshot_translate (pen->snapshot, &middle);
  gtk_snapshot_scale (pen->snapshot, (float) (grown / 2.3), (float) (grown / 2.3));
  lab_shift_pictures_snapshot (pen->widget, pen->snapshot, corner, LAB_SHIFT_PICTURE_TOKEN,
                               treasure, token, token);
  gtk_snapshot_restore (pen->snapshot);
  snapshot_sparks (pen, middle, progress);
  gtk_snapshot_pop (pen->snapshot);
}

/**
 * lab_shift_board_layout_fit:
 * @width: available width
 * @height: available height
 *
 * Returns: the largest board that fits, centered
 */
LabShiftBoardLayout
lab_shift_board_layout_fit (int width,
                            int height)
{
  int space = MIN (width, height);
  LabShiftBoardLayout self = { 0 };

  self.tile = MIN ((space - 2 * MIN_MARGIN) / LAB_SHIFT_BOARD_SIZE,
                   (int) (space / (LAB_SHIFT_BOARD_SIZE + 2 * MARGIN_OF_TILE)));
  self.tile = MAX (self.tile, 1);
  self.margin = MAX (MIN_MARGIN, (int) (self.tile * MARGIN_OF_TILE));
  self.size = LAB_SHIFT_BOARD_SIZE * self.tile + 2 * self.margin;
  self.x = (width - self.size) / 2;
  self.y = (height - self.size) / 2;
  return self;
}

/**
 * lab_shift_board_layout_fill:
 * @space: available width, which is also the height
 *
 * Returns: the width of the largest board that fits, for lab_table_layout_set_fit()
 */
int
lab_shift_board_layout_fill (int space)
{
  return lab_shift_board_layout_fit (space, space).size;
}

/**
 * lab_shift_board_layout_get_cell:
 * @self: the layout
 * @cell: a cell
 *
 * Returns: the top left corner of its tile
 */
graphene_point_t
lab_shift_board_layout_get_cell (const LabShiftBoardLayout *self,
                                 LabShiftCell               cell)
{
  return GRAPHENE_POINT_INIT (
      (float) (self->x + self->margin + (int) lab_shift_cell_column (cell) * self->tile),
      (float) (self->y + self->margin + (int) lab_shift_cell_row (cell) * self->tile));
}

/**
 * lab_shift_board_layout_get_arrow:
 * @self: the layout
 * @arrow: an arrow
 *
 * Returns: the part of the frame that reacts to the arrow
 */
graphene_rect_t
lab_shift_board_layout_get_arrow (const LabShiftBoardLayout *self,
                                  LabShiftArrow              arrow)
{
  graphene_point_t entry = lab_shift_board_layout_get_cell (self, lab_shift_arrow_cell (arrow, 0));
  float tile = (float) self->tile;
  float margin = (float) self->margin;
  float inset = (float) MAX ((MIN_LENGTH - self->tile + 1) / 2, 0);
  float length = tile + 2 * inset;

  switch (lab_shift_arrow_side (arrow))
    {
    case LAB_SHIFT_NORTH:
      return GRAPHENE_RECT_INIT (entry.x - inset, entry.y - margin, length, margin);
    case LAB_SHIFT_EAST:
      return GRAPHENE_RECT_INIT (entry.x + tile, entry.y - inset, margin, length);
    case LAB_SHIFT_SOUTH:
      return GRAPHENE_RECT_INIT (entry.x - inset, entry.y + tile, length, margin);
    case LAB_SHIFT_WEST:
    default:
      return GRAPHENE_RECT_INIT (entry.x - margin, entry.y - inset, margin, length);
    }
}

/**
 * lab_shift_board_layout_pick_cell:
 * @self: the layout
 * @x: horizontal position
 * @y: vertical position
 *
 * Returns: the cell at that position, or %LAB_SHIFT_CELL_NONE
 */
LabShiftCell
lab_shift_board_layout_pick_cell (const LabShiftBoardLayout *self,
                                  double                     x,
                                  double                     y)
{
  double left = x - self->x - self->margin;
  double top = y - self->y - self->margin;
  double bed = LAB_SHIFT_BOARD_SIZE * self->tile;

  if (left < 0 || top < 0 || left >= bed || top >= bed)
    return LAB_SHIFT_CELL_NONE;
  return LAB_SHIFT_CELL ((int) left / self->tile, (int) top / self->tile);
}

/**
 * lab_shift_board_layout_pick_arrow:
 * @self: the layout
 * @x: horizontal position
 * @y: vertical position
 *
 * Finds the arrow that a player means who drops a tile. A distance of up to one tile counts,
 * since the hand and the tile hide the arrow.
 *
 * Returns: the arrow next to that position, or %LAB_SHIFT_ARROW_NONE
 */
LabShiftArrow
lab_shift_board_layout_pick_arrow (const LabShiftBoardLayout *self,
                                   double                     x,
                                   double                     y)
{
  LabShiftArrow nearest = LAB_SHIFT_ARROW_NONE;
  double least = self->tile;

  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      graphene_rect_t area = lab_shift_board_layout_get_arrow (self, arrow);
      double right = area.origin.x + area.size.width, bottom = area.origin.y + area.size.height;
      double aside = MAX (MAX (area.origin.x - x, x - right), 0);
      double off = MAX (MAX (area.origin.y - y, y - bottom), 0);

      if (hypot (aside, off) >= least)
        continue;
      least = hypot (aside, off);
      nearest = arrow;
    }
  return nearest;
}

/**
 * lab_shift_board_layout_get_stand:
 * @position: the state of the game
 * @seat: a seat with a player
 *
 * Places a pawn within its tile, beside a treasure and other pawns.
 *
 * Returns: the distance from the center of the tile, in tiles
 */
graphene_point_t
lab_shift_board_layout_get_stand (const LabShiftPosition *position,
                                  LabShiftSeat            seat)
{
  static const float crowd[LAB_SHIFT_N_SEATS][2] = {
    { -0.2f, -0.17f }, { 0.2f, -0.17f }, { -0.2f, 0.18f }, { 0.2f, 0.18f },
  };
  LabShiftCell cell = position->pawns[seat];
  guint n_here = 0, rank = 0;

  for (LabShiftSeat other = 0; other < LAB_SHIFT_N_SEATS; other++)
    {
      if (position->pawns[other] != cell)
        continue;
      if (other < seat)
        rank++;
      n_here++;
    }
  if (n_here > 1)
    return GRAPHENE_POINT_INIT (crowd[rank][0], n_here == 2 ? 0.1f : crowd[rank][1]);
  if (lab_shift_position_get_treasure (position, cell) != LAB_SHIFT_TREASURE_NONE)
    return GRAPHENE_POINT_INIT (0.2f, 0.16f);
  return GRAPHENE_POINT_INIT (0, -0.06f);
}

/**
 * lab_shift_arrow_get_direction:
 * @arrow: an arrow
 *
 * Returns: the direction in which an insertion there moves tiles, as a vector of length 1
 */
graphene_point_t
lab_shift_arrow_get_direction (LabShiftArrow arrow)
{
  static const float directions[LAB_SHIFT_N_SIDES][2] = {
    { 0, 1 }, { -1, 0 }, { 0, -1 }, { 1, 0 }
  };
  const float *direction = directions[lab_shift_arrow_side (arrow)];

  return GRAPHENE_POINT_INIT (direction[0], direction[1]);
}
