/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-card-drawing.h"

#include "lab-pictures.h"
#include "lab-snapshot.h"
#include "model/lab-openings.h"

/**
 * lab_card_drawing_snapshot_face:
 * @widget: for whom
 * @snapshot: where to draw, top left at the origin
 * @width: width of the card in logical pixels
 * @height: its height
 * @treasure: what it shows, if it is no way home
 * @home: whose start corner to show instead, or %LAB_SEAT_NONE
 *
 * Draws the face of a card; for its back there is lab_pictures_snapshot_back().
 */
void
lab_card_drawing_snapshot_face (GtkWidget   *widget,
                                GtkSnapshot *snapshot,
                                int          width,
                                int          height,
                                LabTreasure  treasure,
                                LabSeat      home)
{
  const LabPalette *palette = lab_pictures_get_palette (lab_pictures_get_for_widget (widget));
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  float radius = (float) width * 0.12f;
  int picture = (int) (width * 0.74);
  graphene_point_t at = GRAPHENE_POINT_INIT ((float) ((width - picture) / 2),
                                             (float) ((height - picture) / 2));

  lab_snapshot_fill (snapshot, &bounds, radius, palette->token, 1);
  lab_snapshot_outline (snapshot, &bounds, radius, MAX (1, (float) width * 0.025f),
                        palette->token_rim, 1);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &at);
  if (home != LAB_SEAT_NONE)
    lab_pictures_snapshot_tile (widget, snapshot, picture, (LabOpenings) (0x6), FALSE, home);
  else
    lab_pictures_snapshot_treasure (widget, snapshot, picture, treasure);
  gtk_snapshot_restore (snapshot);
}
