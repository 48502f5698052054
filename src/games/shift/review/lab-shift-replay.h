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

#define LAB_TYPE_SHIFT_REPLAY (lab_shift_replay_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftReplay, lab_shift_replay, LAB, SHIFT_REPLAY, GObject)

/**
 * LabShiftReplay:
 *
 * Replays past turns on a board with a game of its own, so that the original game never
 * changes.
 *
 * Each turn has two halves, as for players: the tile slides in, and after it has arrived the
 * pawn moves. A player who wants another turn before the end does not have to wait.
 */
struct _LabShiftReplay
{
  GObject parent_instance;

  LabShiftBoardView *board;        /* owns this object */
  GListModel *turns;          /* (nullable): of LabShiftTurnEntry */
  char *names[LAB_SHIFT_N_SEATS];
  LabShiftController *controller;  /* (nullable): of the game on the board */
  guint shown;                /* the number of the last or current turn */
  gboolean inserted;          /* shows the first half; the second follows */
  gboolean busy;              /* some of the turn is still to be shown */
  guint source;               /* plays the second half, or emits done */
};

#define LAB_TYPE_SHIFT_TURN_ENTRY (lab_shift_turn_entry_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftTurnEntry, lab_shift_turn_entry, LAB, SHIFT_TURN_ENTRY, GObject)

/**
 * LabShiftTurnEntry:
 *
 * An entry of the list of past turns. It has the turn in words and in notation, and the
 * positions before and after it. The first entry of a list is not a turn, but the start of the
 * game.
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
};

#define LAB_TYPE_SHIFT_TURN_ROW (lab_shift_turn_row_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftTurnRow, lab_shift_turn_row, LAB, SHIFT_TURN_ROW, AdwBin)

/**
 * LabShiftTurnRow:
 *
 * A row in the list of past turns: its number, its player, its arrow, and the treasure that was
 * found. The selected row also says what happened. The tooltip is the notation.
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
  GtkLabel *words;
};

LabShiftReplay     *lab_shift_replay_new              (LabShiftBoardView      *board);
void                lab_shift_replay_set_turns        (LabShiftReplay         *self,
                                                       GListModel             *turns,
                                                       const char * const     *names);
void                lab_shift_replay_jump             (LabShiftReplay         *self,
                                                       guint                   number);
void                lab_shift_replay_play             (LabShiftReplay         *self,
                                                       guint                   number);
GListModel         *lab_shift_turn_list_new           (const LabShiftPosition *initial,
                                                       const char * const     *names,
                                                       const LabShiftTurn     *turns,
                                                       guint                   n_turns);
GtkListItemFactory *lab_shift_turn_row_create_factory (void);

G_END_DECLS
