/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-card-drawing.h"

#include "lab-pictures.h"
#include "lab-snapshot.h"
#include "lab-openings.h"

/* The layout of a row of cards. */
#define CARD_WIDTH 0.24         /* part of the width of the row */
#define CARD_LAP 0.36           /* visible part of a card below another card */
#define CARD_GAP 12

/* The picture of a card, as a part of its width. */
#define PICTURE 0.74
#define SMALL_PICTURE 0.88
#define SMALL_WIDTH 40

/* Private helpers */

/* Draws a card with its shadow. Without a treasure or a home corner it shows its back. */
static void
snapshot_card (GtkWidget   *widget,
               GtkSnapshot *snapshot,
               int          width,
               int          height,
               LabTreasure  treasure)
{
  const LabPalette *palette = lab_pictures_get_palette (lab_pictures_get_for_widget (widget));
  GdkRGBA shade = lab_color_to_rgba (palette->ink, 0.35);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &bounds, (float) width * 0.12f);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &shade, 1, 2, 0, 6);
  if (treasure == LAB_TREASURE_NONE)
    lab_pictures_snapshot_back (widget, snapshot, width, height);
  else
    lab_card_drawing_snapshot_face (widget, snapshot, width, height, treasure, LAB_SEAT_NONE);
}

/* Public functions */

/**
 * lab_card_drawing_snapshot_face:
 * @widget: the widget to draw for
 * @snapshot: where to draw, top left at the origin
 * @width: width of the card in logical pixels
 * @height: height of the card
 * @treasure: the treasure to show, if @home is %LAB_SEAT_NONE
 * @home: the seat whose start corner to show instead, or %LAB_SEAT_NONE
 *
 * Draws the face of a card. Use lab_pictures_snapshot_back() for its back.
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
  int picture = (int) (width * (width < SMALL_WIDTH ? SMALL_PICTURE : PICTURE));
  graphene_point_t at = lab_snapshot_center (width, height, picture, picture);

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

/**
 * lab_card_drawing_snapshot_row:
 * @widget: the widget to draw for
 * @snapshot: where to draw, top left at the origin
 * @width: width of the row
 * @height: height of the row
 * @faces: the cards that lie face up
 * @n_backs: the number of cards that lie face down
 *
 * Draws cards in a row: first those face down, which overlap, then those face up.
 */
void
lab_card_drawing_snapshot_row (GtkWidget     *widget,
                               GtkSnapshot   *snapshot,
                               int            width,
                               int            height,
                               LabTreasureSet faces,
                               guint          n_backs)
{
  int first_face = (int) n_backs;
  int n = first_face + __builtin_popcount (faces);
  int card_width = (int) (width * CARD_WIDTH);
  int card_height = (int) (card_width * LAB_CARD_ASPECT);
  int lap = (int) (card_width * CARD_LAP);
  int whole = first_face * lap + (n - first_face) * (card_width + CARD_GAP) - CARD_GAP;
  graphene_point_t place = lab_snapshot_center (width, height, whole, card_height);

  for (int i = 0; i < n; i++)
    {
      LabTreasure treasure = LAB_TREASURE_NONE;

      if (i >= first_face)
        {
          treasure = (LabTreasure) __builtin_ctz (faces);
          faces &= faces - 1;
        }
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &place);
      snapshot_card (widget, snapshot, card_width, card_height, treasure);
      gtk_snapshot_restore (snapshot);
      place.x += (float) (i < first_face ? lap : card_width + CARD_GAP);
    }
}
