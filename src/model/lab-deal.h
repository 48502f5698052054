/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-position.h"

G_BEGIN_DECLS

/** LAB_MAX_DRAWN_SEED: seeds that are drawn, not typed, have nine digits at most. */
#define LAB_MAX_DRAWN_SEED 999999999

/**
 * LabDeal:
 * @seed: fixes tiles and cards: the same numbers here deal the same game anywhere
 * @seats: the seats that are taken, two to four; a single one for whoever plays alone
 * @first_seat: who begins
 * @cards_each: cards for each player; 0 for as many as there are
 * @rules: the variants
 *
 * What a game is dealt from.
 */
typedef struct
{
  guint64    seed;
  LabSeatSet seats;
  LabSeat    first_seat;
  guint8     cards_each;
  LabRules   rules;
} LabDeal;

guint   lab_deal_max_cards  (guint          n_players);
void    lab_deal_position   (const LabDeal *self,
                             LabPosition   *position);
guint64 lab_deal_draw_seed  (void);

G_END_DECLS
