/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-rat.h"

G_BEGIN_DECLS

/**
 * LabCheeseRecord:
 * @actions: (element-type guint8): the outcomes of the rats, #LabCheeseOutcome, turn after turn
 * @turns: the number of turns, as the original counts them
 * @scores: the score of each rat
 * @counts: for each rat, how often each #LabCheeseOutcome came
 * @is_cut: whether the race was ended by a limit of turns
 *
 * How a race went.
 */
typedef struct
{
  GByteArray *actions;
  int         turns;
  double      scores[LAB_CHEESE_MAX_RATS];
  guint64     counts[LAB_CHEESE_MAX_RATS][LAB_N_CHEESE_OUTCOMES];
  gboolean    is_cut;
} LabCheeseRecord;

void     lab_cheese_record_clear (LabCheeseRecord     *self);
gboolean lab_cheese_umpire_play  (LabCheeseRecord     *record,
                                  const LabCheeseDeal *deal,
                                  LabRat             **rats,
                                  guint64              seed,
                                  guint                max_turns,
                                  gboolean             keep_actions,
                                  GCancellable        *cancellable,
                                  GError             **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabCheeseRecord, lab_cheese_record_clear)

G_END_DECLS
