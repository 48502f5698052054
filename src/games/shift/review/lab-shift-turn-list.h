/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-shift-board-view.h"
#include "lab-shift-notation.h"
#include "lab-shift-pawn.h"
#include "lab-shift-pictures.h"

G_BEGIN_DECLS

#define LAB_TYPE_SHIFT_TURN_ENTRY (lab_shift_turn_entry_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftTurnEntry, lab_shift_turn_entry, LAB, SHIFT_TURN_ENTRY, GObject)

/**
 * LabShiftTurnEntry:
 *
 * An entry of the list of past turns. It has the turn in words and in notation, and the
 * positions before and after it. The first entry of a list is not a turn, but the start of the
 * game. After an analysis, it also has what the turn lost, if that is much.
 */
struct _LabShiftTurnEntry
{
  GObject parent_instance;

  guint number;               /* from 1; 0 before the first turn */
  LabShiftSeat seat;
  LabShiftTurn turn;
  LabShiftPosition before;
  LabShiftPosition after;
  LabShiftTreasure found;
  char *words;
  char notation[LAB_SHIFT_TURN_LENGTH];
  guint loss;                 /* in percent; 0 if it is not marked */
};

#define LAB_TYPE_SHIFT_TURN_ROW (lab_shift_turn_row_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftTurnRow, lab_shift_turn_row, LAB, SHIFT_TURN_ROW, AdwBin)

/**
 * LabShiftTurnRow:
 *
 * A row in the list of past turns: its number, its player, its arrow, the treasure that was found,
 * and what it lost. The selected row also says what happened. The tooltip is the notation.
 */
struct _LabShiftTurnRow
{
  AdwBin parent_instance;

  LabShiftTurnEntry *entry;        /* (nullable) */

  GtkWidget *line;
  GtkLabel *number;
  LabShiftPawn *pawn;
  GtkLabel *arrow;
  LabShiftTreasurePicture *treasure;
  GtkLabel *loss;
  GtkLabel *words;
};

GListModel         *lab_shift_turn_list_new           (const LabShiftPosition *initial,
                                                       const char * const     *names,
                                                       const LabShiftTurn     *turns,
                                                       guint                   n_turns);
void                lab_shift_turn_list_mark          (GListModel             *list,
                                                       guint                   number,
                                                       guint                   loss,
                                                       const char             *why);
GtkListItemFactory *lab_shift_turn_row_create_factory (void);

G_END_DECLS
