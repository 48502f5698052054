/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-shift-position.h"

G_BEGIN_DECLS

/** LAB_SHIFT_MAX_DRAWN_SEED: the largest seed that is drawn; it has nine digits. */
#define LAB_SHIFT_MAX_DRAWN_SEED 999999999

/**
 * LabShiftDeal:
 * @seed: the random seed of tiles and cards
 * @seats: the seats that are taken, one to four; one seat is for a solo game
 * @first_seat: the seat that starts
 * @cards_each: the number of cards for each player; 0 for the largest possible number
 * @rules: the variants
 *
 * What a game is dealt from. Equal deals give equal games on every computer.
 */
typedef struct
{
  guint64         seed;
  LabShiftSeatSet seats;
  LabShiftSeat    first_seat;
  guint8          cards_each;
  LabShiftRules   rules;
} LabShiftDeal;

guint   lab_shift_deal_max_cards (guint               n_players);
void    lab_shift_deal_position  (const LabShiftDeal *self,
                                  LabShiftPosition   *position);
guint64 lab_shift_deal_draw_seed (void);

G_END_DECLS
