/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-shift-position.h"

G_BEGIN_DECLS

/** LAB_SHIFT_ANALYSIS_MARK: the smallest loss for which a turn is marked and explained. */
#define LAB_SHIFT_ANALYSIS_MARK 0.15

/**
 * LabShiftReason:
 * @LAB_SHIFT_REASON_NONE: the turn that was played is not marked
 * @LAB_SHIFT_REASON_WINS: the better turn wins at once
 * @LAB_SHIFT_REASON_BLOCKS: the better turn keeps a rival from its goal
 * @LAB_SHIFT_REASON_FINDS: the better turn finds a treasure
 * @LAB_SHIFT_REASON_EARLIER: after the better turn, fewer turns lead to the goal
 * @LAB_SHIFT_REASON_CHANCE: none of these; only the chances are better
 *
 * Why another turn was better.
 */
typedef enum
{
  LAB_SHIFT_REASON_NONE,
  LAB_SHIFT_REASON_WINS,
  LAB_SHIFT_REASON_BLOCKS,
  LAB_SHIFT_REASON_FINDS,
  LAB_SHIFT_REASON_EARLIER,
  LAB_SHIFT_REASON_CHANCE,
} LabShiftReason;

/**
 * LabShiftTurnReview:
 * @seat: who played
 * @turn: the turn that was played
 * @best: the best turn; @turn if no other one is better
 * @before: the chance of each seat to win if @best is played; 0 for a free seat
 * @after: the same after @turn
 * @loss: what @turn lost of the player's chance, 0 to 1
 * @reason: why @best is better
 * @rival: for %LAB_SHIFT_REASON_BLOCKS, the rival
 * @rival_won: for %LAB_SHIFT_REASON_BLOCKS, whether the rival won with its next turn
 * @treasure: the treasure that @best finds or reaches earlier, or that @rival found next; otherwise
 *   %LAB_SHIFT_TREASURE_NONE
 * @n_turns: for %LAB_SHIFT_REASON_EARLIER, how many turns earlier; otherwise only for files
 *
 * What can be said about a turn after the game.
 */
typedef struct
{
  LabShiftSeat     seat;
  LabShiftTurn     turn;
  LabShiftTurn     best;
  double           before[LAB_SHIFT_N_SEATS];
  double           after[LAB_SHIFT_N_SEATS];
  double           loss;
  LabShiftReason   reason;
  LabShiftSeat     rival;
  gboolean         rival_won;
  LabShiftTreasure treasure;
  guint            n_turns;
} LabShiftTurnReview;

/**
 * LabShiftAnalysisProgress:
 * @n_done: how many turns are analyzed
 * @data: as given to lab_shift_analysis_run()
 *
 * Is told about each turn that is analyzed, in the thread of the analysis.
 */
typedef void (*LabShiftAnalysisProgress) (guint    n_done,
                                          gpointer data);

LabShiftTurnReview *lab_shift_analysis_run     (const LabShiftPosition   *initial,
                                                const LabShiftTurn       *turns,
                                                guint                     n_turns,
                                                GCancellable             *cancellable,
                                                LabShiftAnalysisProgress  progress,
                                                gpointer                  data);
char               *lab_shift_analysis_explain (const LabShiftTurnReview *review,
                                                const char               *rival_name);
char               *lab_shift_analysis_format  (const LabShiftTurnReview *review);
gboolean            lab_shift_analysis_parse   (const char               *text,
                                                const LabShiftPosition   *position,
                                                const LabShiftTurn       *turn,
                                                LabShiftTurnReview       *review);
char               *lab_shift_analysis_to_csv  (const LabShiftTurnReview *reviews,
                                                guint                     n_turns,
                                                const char * const        names[LAB_SHIFT_N_SEATS]);

G_END_DECLS
