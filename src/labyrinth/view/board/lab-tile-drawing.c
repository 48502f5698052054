/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-tile-drawing.h"

#include "lab-pictures.h"
#include "lab-snapshot.h"
#include "lab-seat.h"

/* Draws a tile, for the board and for all other places. */

#define TOKEN_SIZE 0.62     /* of a treasure, in tiles */

static LabSeat
get_start_of (LabCell cell)
{
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (lab_seat_get_corner (seat) == cell)
        return seat;
    }
  return LAB_SEAT_NONE;
}

static void
snapshot_treasure (GtkWidget   *widget,
                   GtkSnapshot *snapshot,
                   int          size,
                   LabTreasure  treasure)
{
  int token = (int) (size * TOKEN_SIZE);
  graphene_point_t at = lab_snapshot_center (size, size, token, token);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &at);
  lab_pictures_snapshot_token (widget, snapshot, token, treasure);
  gtk_snapshot_restore (snapshot);
}

/**
 * lab_tile_drawing_snapshot:
 * @widget: the widget to draw for
 * @snapshot: where to draw, top left at the origin
 * @size: width and height in logical pixels
 * @look: the tile
 *
 * Draws a tile with its treasure, which stays upright while the tile rotates.
 */
void
lab_tile_drawing_snapshot (GtkWidget         *widget,
                           GtkSnapshot       *snapshot,
                           int                size,
                           const LabTileLook *look)
{
  gboolean fixed = look->cell != LAB_CELL_SPARE && lab_cell_is_fixed (look->cell);

  gtk_snapshot_save (snapshot);
  if (look->angle != 0)
    {
      graphene_point_t middle = GRAPHENE_POINT_INIT ((float) size / 2, (float) size / 2);

      gtk_snapshot_translate (snapshot, &middle);
      gtk_snapshot_rotate (snapshot, (float) look->angle);
      middle = GRAPHENE_POINT_INIT (-(float) size / 2, -(float) size / 2);
      gtk_snapshot_translate (snapshot, &middle);
    }
  lab_pictures_snapshot_tile (widget, snapshot, size, look->openings, fixed,
                              get_start_of (look->cell));
  gtk_snapshot_restore (snapshot);
  if (look->treasure != LAB_TREASURE_NONE)
    snapshot_treasure (widget, snapshot, size, look->treasure);
}

/**
 * lab_tile_drawing_snapshot_mark:
 * @widget: the widget to draw for
 * @snapshot: where to draw, top left at the origin
 * @size: width and height of the tile in logical pixels
 * @treasure: the treasure on it, or %LAB_TREASURE_NONE
 * @mark: the mark of the tile
 *
 * Draws the mark of a tile over its picture.
 */
void
lab_tile_drawing_snapshot_mark (GtkWidget   *widget,
                                GtkSnapshot *snapshot,
                                int          size,
                                LabTreasure  treasure,
                                LabTileMark  mark)
{
  const LabPalette *palette = lab_pictures_get_palette (lab_pictures_get_for_widget (widget));
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) size, (float) size);
  float line = MAX (2.0f, (float) size * 0.035f);
  float radius = (float) size * 0.07f;

  switch (mark)
    {
    case LAB_TILE_REACHABLE:
      lab_snapshot_fill (snapshot, &bounds, radius, palette->glow, 0.24);
      /* The dark outline makes the ring visible for players with any kind of color vision. */
      lab_snapshot_outline (snapshot, &bounds, radius, line * 1.6f, palette->ink, 0.8);
      lab_snapshot_outline (snapshot, &bounds, radius, line, palette->glow, 1);
      break;
    case LAB_TILE_VEILED:
    case LAB_TILE_SOUGHT:
      lab_snapshot_fill (snapshot, &bounds, radius, palette->recess, palette->dim);
      if (mark == LAB_TILE_SOUGHT)
        snapshot_treasure (widget, snapshot, size, treasure);
      break;
    case LAB_TILE_ENTERING:
      lab_snapshot_outline (snapshot, &bounds, radius, line, palette->glow, 0.95);
      break;
    case LAB_TILE_PLAIN:
    default:
      break;
    }
}

/**
 * lab_tile_drawing_snapshot_ring:
 * @widget: the widget to draw for
 * @snapshot: where to draw, top left at the origin
 * @size: width and height of the tile in logical pixels
 * @seat: the player who seeks the treasure
 *
 * Draws a ring in the color of the player around the treasure of a tile. Its light and dark
 * edges make it visible on any ground, for players with any kind of color vision.
 */
void
lab_tile_drawing_snapshot_ring (GtkWidget   *widget,
                                GtkSnapshot *snapshot,
                                int          size,
                                LabSeat      seat)
{
  const LabPalette *palette = lab_pictures_get_palette (lab_pictures_get_for_widget (widget));
  float edge = MAX (1.0f, (float) size * 0.014f);
  float line = MAX (2.0f, (float) size * 0.045f);
  float radius = (float) size * (float) TOKEN_SIZE / 2 + line + 2 * edge;
  graphene_rect_t ring = GRAPHENE_RECT_INIT ((float) size / 2 - radius, (float) size / 2 - radius,
                                             2 * radius, 2 * radius);

  lab_snapshot_outline (snapshot, &ring, radius, edge, palette->token, 1);
  graphene_rect_inset (&ring, edge, edge);
  lab_snapshot_outline (snapshot, &ring, radius - edge, line + edge, palette->ink, 1);
  graphene_rect_inset (&ring, edge, edge);
  lab_snapshot_outline (snapshot, &ring, radius - 2 * edge, line, lab_palette_get_pawn (seat), 1);
}
