/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-shift-game.h"
#include "lab-shift-insertion.h"

G_BEGIN_DECLS

#define LAB_TYPE_SHIFT_BOARD_MOTION (lab_shift_board_motion_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftBoardMotion, lab_shift_board_motion, LAB, SHIFT_BOARD_MOTION, GObject)

/**
 * LabShiftBoardMotion:
 *
 * Animates a board: first the line of tiles that an insertion shifts, or would shift; then the
 * pawn that moves; then the treasure that it finds. Each animation starts when the game
 * reports the event and the previous animation has ended. The turn has settled when all of
 * them have ended.
 *
 * Places and distances are in tiles, from the top left of the board's tiles.
 */
struct _LabShiftBoardMotion
{
  GObject parent_instance;

  GtkWidget *widget;                  /* provides the frame clock; owns this object */
  LabShiftGame *game;
  GSignalGroup *game_signals;         /* of the same */

  /* A line of tiles between two places: before an insertion as a preview, after an insertion
   * until the tiles arrive. */
  LabShiftArrow slide_arrow;
  double slide;                       /* progress, 0 to 1 */
  gboolean inserted;                  /* the model has already shifted */
  gboolean leaving;                   /* the preview or an undone insertion is moving back */
  LabShiftSeatSet carried_across;     /* pawns that leave and re-enter */
  AdwAnimation *sliding;

  LabShiftPath path;
  LabShiftSeat mover;
  double moved;                       /* steps */
  AdwAnimation *moving;

  LabShiftTreasure found;
  LabShiftCell found_cell;
  double find_progress;               /* 0 to 1 */
  AdwAnimation *finding;

  gboolean turn_ended;                /* emit settled when all is shown */
  double tempo;                       /* multiple of the usual duration */
};

void lab_shift_board_motion_set_game (LabShiftBoardMotion *self,
                                      LabShiftGame        *game);

void          lab_shift_board_motion_preview     (LabShiftBoardMotion *self,
                                                  LabShiftArrow        arrow);
void          lab_shift_board_motion_end_preview (LabShiftBoardMotion *self);
void          lab_shift_board_motion_slide_back  (LabShiftBoardMotion *self,
                                                  LabShiftArrow        arrow);
LabShiftArrow lab_shift_board_motion_get_preview (LabShiftBoardMotion *self);
void          lab_shift_board_motion_skip        (LabShiftBoardMotion *self);
gboolean      lab_shift_board_motion_get_busy    (LabShiftBoardMotion *self);


G_END_DECLS
