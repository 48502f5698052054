/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-board-marks.h"

#include <math.h>

#include "lab-pictures.h"
#include "lab-snapshot.h"

/* Marks that the board shows for a short time. */

#define N_SPARKS 10

static const LabPalette *
get_palette (GtkWidget *widget)
{
  return lab_pictures_get_palette (lab_pictures_get_for_widget (widget));
}

/* Draws sparks that fly away from @middle, and grow and shrink as they fly. */
static void
snapshot_sparks (GtkWidget        *widget,
                 GtkSnapshot      *snapshot,
                 int               tile,
                 graphene_point_t  middle,
                 double            progress)
{
  int size = tile / 2;
  graphene_point_t corner = GRAPHENE_POINT_INIT (-(float) size / 2, -(float) size / 2);

  for (guint i = 0; i < N_SPARKS; i++)
    {
      double angle = ((double) i + 0.25) * 2 * G_PI / N_SPARKS;
      double away = tile * (0.35 + 0.85 * sin (progress * G_PI_2)) * (i % 2 == 0 ? 1 : 0.74);
      float grown = (float) (sin (MIN (progress * 1.2 + 0.15, 1) * G_PI) * (i % 2 == 0 ? 1 : 0.7));
      graphene_point_t at = GRAPHENE_POINT_INIT (middle.x + (float) (away * cos (angle)),
                                                 middle.y + (float) (away * sin (angle)));

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &at);
      gtk_snapshot_scale (snapshot, MAX (grown, 0.01f), MAX (grown, 0.01f));
      gtk_snapshot_translate (snapshot, &corner);
      lab_pictures_snapshot_spark (widget, snapshot, size);
      gtk_snapshot_restore (snapshot);
    }
}

static void
snapshot_circle (GtkWidget        *widget,
                 GtkSnapshot      *snapshot,
                 graphene_point_t  middle,
                 float             radius)
{
  const LabPalette *palette = get_palette (widget);
  float line = MAX (2, radius * 0.16f);
  graphene_rect_t mark = GRAPHENE_RECT_INIT (middle.x - radius, middle.y - radius, 2 * radius,
                                             2 * radius);

  graphene_rect_inset (&mark, -1.5f, -1.5f);
  lab_snapshot_outline (snapshot, &mark, radius + 1.5f, line + 3, palette->token, 0.9);
  graphene_rect_inset (&mark, 1.5f, 1.5f);
  lab_snapshot_outline (snapshot, &mark, radius, line, palette->path, 1);
}

/**
 * lab_board_marks_snapshot_path:
 * @widget: the board
 * @snapshot: where to draw
 * @layout: the layout of the board
 * @path: the path
 *
 * Draws dots from tile to tile, and a ring around the goal that does not hide its treasure.
 */
void
lab_board_marks_snapshot_path (GtkWidget            *widget,
                               GtkSnapshot          *snapshot,
                               const LabBoardLayout *layout,
                               const LabPath        *path)
{
  const LabPalette *palette = get_palette (widget);
  float tile = (float) layout->tile;
  float r = tile * 0.065f;
  graphene_rect_t mark;

  if (path->n_cells < 2)
    return;
  for (guint half = 1; half < 2 * path->n_cells - 2; half++)
    {
      graphene_point_t from = lab_board_layout_get_cell (layout, path->cells[half / 2]);
      graphene_point_t to = lab_board_layout_get_cell (layout, path->cells[(half + 1) / 2]);

      mark = GRAPHENE_RECT_INIT ((from.x + to.x + tile) / 2 - r, (from.y + to.y + tile) / 2 - r,
                                 2 * r, 2 * r);
      graphene_rect_inset (&mark, -1.5f, -1.5f);
      lab_snapshot_fill (snapshot, &mark, r + 1.5f, palette->token, 0.9);
      graphene_rect_inset (&mark, 1.5f, 1.5f);
      lab_snapshot_fill (snapshot, &mark, r, palette->path, 1);
    }

  lab_board_marks_snapshot_goal (widget, snapshot, layout, path->cells[path->n_cells - 1],
                                 GRAPHENE_POINT_INIT (0, 0));
}

/**
 * lab_board_marks_snapshot_goal:
 * @widget: the board
 * @snapshot: where to draw
 * @layout: the layout of the board
 * @cell: the goal of a pawn
 * @by: how far its tile is away from @cell, in tiles
 *
 * Draws a ring around the goal that does not hide its treasure.
 */
void
lab_board_marks_snapshot_goal (GtkWidget            *widget,
                               GtkSnapshot          *snapshot,
                               const LabBoardLayout *layout,
                               LabCell               cell,
                               graphene_point_t      by)
{
  float tile = (float) layout->tile;
  graphene_point_t place = lab_board_layout_get_cell (layout, cell);

  place.x += (by.x + 0.5f) * tile;
  place.y += (by.y + 0.5f) * tile;
  snapshot_circle (widget, snapshot, place, tile * 0.38f);
}

/**
 * lab_board_marks_snapshot_ghost:
 * @widget: the board
 * @snapshot: where to draw
 * @layout: the layout of the board
 * @turn: the turn
 * @treasure: the treasure on the tile, or %LAB_TREASURE_NONE
 * @is_goal: whether the pawn ends its move on this tile
 *
 * Draws a small picture of the tile beside its arrow, with the orientation that the turn gives
 * it.
 */
void
lab_board_marks_snapshot_ghost (GtkWidget            *widget,
                                GtkSnapshot          *snapshot,
                                const LabBoardLayout *layout,
                                const LabTurn        *turn,
                                LabTreasure           treasure,
                                gboolean              is_goal)
{
  const LabPalette *palette = get_palette (widget);
  graphene_point_t place = lab_board_layout_get_cell (layout, lab_arrow_cell (turn->arrow, 0));
  graphene_point_t direction = lab_arrow_get_direction (turn->arrow);
  int size = (int) ((float) layout->tile * 0.74f);
  float space = (float) (layout->tile - size) / 2;
  float line = MAX (2, (float) layout->tile * 0.045f);
  graphene_rect_t frame;
  int token = (int) ((float) size * 0.62f);

  /* In the middle of the edge of the tile, so that the arrow stays visible. */
  place.x += space * (1 - direction.x);
  place.y += space * (1 - direction.y);
  frame = GRAPHENE_RECT_INIT (place.x, place.y, (float) size, (float) size);
  graphene_rect_inset (&frame, -line - 1, -line - 1);
  lab_snapshot_fill (snapshot, &frame, line * 2, palette->ink, 0.9);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &place);
  lab_pictures_snapshot_tile (widget, snapshot, size, turn->tile, FALSE, LAB_SEAT_NONE);
  if (treasure != LAB_TREASURE_NONE)
    {
      graphene_point_t inset = lab_snapshot_center (size, size, token, token);

      gtk_snapshot_translate (snapshot, &inset);
      lab_pictures_snapshot_token (widget, snapshot, token, treasure);
    }
  gtk_snapshot_restore (snapshot);
  graphene_rect_inset (&frame, 1, 1);
  lab_snapshot_outline (snapshot, &frame, line * 2, line, palette->glow, 1);
  if (is_goal)
    snapshot_circle (widget, snapshot,
                     GRAPHENE_POINT_INIT (place.x + (float) size / 2, place.y + (float) size / 2),
                     (float) size * 0.38f);
}

/**
 * lab_board_marks_snapshot_lit:
 * @widget: the widget to draw for
 * @snapshot: where to draw, with the top left of the arrow's area at the origin
 * @width: width of that area
 * @height: height of that area
 * @strength: brightness, 0 to 1
 *
 * Draws a bright field behind an arrow that is highlighted or accepts a dragged tile.
 */
void
lab_board_marks_snapshot_lit (GtkWidget   *widget,
                              GtkSnapshot *snapshot,
                              int          width,
                              int          height,
                              double       strength)
{
  const LabPalette *palette = get_palette (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (2, 2, (float) width - 4, (float) height - 4);

  lab_snapshot_fill (snapshot, &bounds, 6, palette->glow, 0.5 * strength);
  lab_snapshot_outline (snapshot, &bounds, 6, 2, palette->glow, strength);
}

/**
 * lab_board_marks_snapshot_ring:
 * @widget: the board
 * @snapshot: where to draw
 * @layout: the layout of the board
 * @place: the top left of the tile-sized square around the pawn, in pixels
 *
 * Draws a ring around the pawn of the current player.
 */
void
lab_board_marks_snapshot_ring (GtkWidget            *widget,
                               GtkSnapshot          *snapshot,
                               const LabBoardLayout *layout,
                               graphene_point_t      place)
{
  const LabPalette *palette = get_palette (widget);
  float tile = (float) layout->tile;
  float size = tile * 0.8f;
  graphene_rect_t ring
      = GRAPHENE_RECT_INIT (place.x + (tile - size) / 2, place.y + (tile - size) / 2, size, size);

  lab_snapshot_fill (snapshot, &ring, size / 2, palette->token, 0.35);
  lab_snapshot_outline (snapshot, &ring, size / 2, MAX (2, tile * 0.04f), palette->glow, 1);
}

/**
 * lab_board_marks_snapshot_find:
 * @widget: the board
 * @snapshot: where to draw
 * @layout: the layout of the board
 * @treasure: the treasure that was found
 * @cell: where it was found
 * @progress: progress of the celebration, 0 to 1
 *
 * Draws the celebration of a find: the treasure rises from its tile, sparks fly, and it
 * disappears.
 */
void
lab_board_marks_snapshot_find (GtkWidget            *widget,
                               GtkSnapshot          *snapshot,
                               const LabBoardLayout *layout,
                               LabTreasure           treasure,
                               LabCell               cell,
                               double                progress)
{
  const LabPalette *palette = get_palette (widget);
  float tile = (float) layout->tile;
  graphene_point_t place = lab_board_layout_get_cell (layout, cell);
  graphene_point_t middle = GRAPHENE_POINT_INIT (place.x + tile / 2, place.y + tile / 2);
  double opacity = progress < 0.7 ? 1 : (1 - progress) / 0.3;
  double grown = 1 + 1.3 * sin (MIN (progress * 1.6, 1) * G_PI_2);
  int token = (int) (tile * 1.43f);
  graphene_point_t corner = GRAPHENE_POINT_INIT (-(float) token / 2, -(float) token / 2);
  const GskColorStop halo[] = {
    { 0.3f, lab_color_to_rgba (palette->glow, 0.75) },
    { 1.0f, lab_color_to_rgba (palette->glow, 0) },
  };
  float reach = tile * 1.2f;
  graphene_rect_t area
      = GRAPHENE_RECT_INIT (middle.x - reach, middle.y - reach, 2 * reach, 2 * reach);

  gtk_snapshot_push_opacity (snapshot, opacity);
  gtk_snapshot_append_radial_gradient (snapshot, &area, &middle, reach, reach, 0, 1, halo,
                                       G_N_ELEMENTS (halo));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &middle);
  gtk_snapshot_scale (snapshot, (float) (grown / 2.3), (float) (grown / 2.3));
  gtk_snapshot_translate (snapshot, &corner);
  lab_pictures_snapshot_token (widget, snapshot, token, treasure);
  gtk_snapshot_restore (snapshot);
  snapshot_sparks (widget, snapshot, layout->tile, middle, progress);
  gtk_snapshot_pop (snapshot);
}
