/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-position.h"

G_BEGIN_DECLS

#define LAB_TYPE_TURN_ENTRY (lab_turn_entry_get_type ())

G_DECLARE_FINAL_TYPE (LabTurnEntry, lab_turn_entry, LAB, TURN_ENTRY, GObject)

guint              lab_turn_entry_get_number   (LabTurnEntry       *self);
LabSeat            lab_turn_entry_get_seat     (LabTurnEntry       *self);
const LabTurn     *lab_turn_entry_get_turn     (LabTurnEntry       *self);
const LabPosition *lab_turn_entry_get_before   (LabTurnEntry       *self);
const LabPosition *lab_turn_entry_get_after    (LabTurnEntry       *self);
LabTreasure        lab_turn_entry_get_found    (LabTurnEntry       *self);
const char        *lab_turn_entry_get_words    (LabTurnEntry       *self);
const char        *lab_turn_entry_get_notation (LabTurnEntry       *self);

GListModel        *lab_turn_list_new           (const LabPosition  *initial,
                                                const char * const *names,
                                                const LabTurn      *turns,
                                                guint               n_turns);

G_END_DECLS
