/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-shift-position.h"

G_BEGIN_DECLS

#define LAB_TYPE_SHIFT_HAND (lab_shift_hand_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftHand, lab_shift_hand, LAB, SHIFT_HAND, GtkWidget)

/**
 * LabShiftHand:
 *
 * The cards that a player can see now: the current card, all remaining cards if cards are
 * open, or the way home. Hidden cards show their backs, and the widget does not store what
 * they are.
 */
struct _LabShiftHand
{
  GtkWidget parent_instance;

  LabShiftTreasure cards[LAB_SHIFT_N_TREASURES];
  guint n_cards;
  LabShiftTreasureSet shown;  /* the treasures whose cards can be seen */
  gboolean open;              /* players see all their cards */
  LabShiftSeat home;          /* seat whose start corner to show, or none */
  char *label;                /* text for screen readers */
};

void         lab_shift_hand_show_backs                  (LabShiftHand           *self);
void         lab_shift_hand_show_cards                  (LabShiftHand           *self,
                                                         const LabShiftPosition *position,
                                                         LabShiftSeat            seat);
LabShiftSeat lab_shift_card_visibility_get_first_viewer (LabShiftSeatSet         persons);
gboolean     lab_shift_card_visibility_needs_cover      (const LabShiftPosition *position,
                                                         LabShiftSeatSet         persons,
                                                         LabShiftSeat            viewer);
gboolean     lab_shift_card_visibility_hides_find       (const LabShiftPosition *position,
                                                         LabShiftSeatSet         persons,
                                                         LabShiftSeat            finder);
LabShiftSeat lab_shift_card_visibility_get_shown        (const LabShiftPosition *position,
                                                         LabShiftSeatSet         persons,
                                                         LabShiftSeat            viewer);

G_END_DECLS
