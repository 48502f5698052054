/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-rat.h"

G_BEGIN_DECLS

/**
 * LabCheeseRecord:
 * @actions: (element-type guint8) (nullable): the outcomes of the rats, #LabCheeseOutcome, turn
 *   after turn; %NULL if they were not asked for
 * @turns: the number of turns, as the original counts them: -1 if the race was over before its
 *   preparation
 * @scores: the score of each rat
 * @counts: for each rat, how often each #LabCheeseOutcome came
 * @is_cut: whether the race was ended by a limit of turns
 *
 * How a race went. Begin with all zeros; a record can be used again for the next race.
 */
typedef struct
{
  GByteArray *actions;
  int         turns;
  double      scores[LAB_CHEESE_MAX_RATS];
  guint64     counts[LAB_CHEESE_MAX_RATS][LAB_N_CHEESE_OUTCOMES];
  gboolean    is_cut;
} LabCheeseRecord;

void     lab_cheese_record_clear        (LabCheeseRecord         *self);
void     lab_cheese_record_begin        (LabCheeseRecord         *self,
                                         gboolean                 keep_actions);
void     lab_cheese_record_add_turn     (LabCheeseRecord         *self,
                                         const LabCheeseOutcome  *outcomes,
                                         guint                    n_rats);
void     lab_cheese_record_end          (LabCheeseRecord         *self,
                                         const LabCheesePosition *position);
guint64  lab_cheese_umpire_get_rat_seed (guint64                  seed,
                                         guint                    rat);
gboolean lab_cheese_umpire_play         (LabCheeseRecord         *record,
                                         const LabCheeseDeal     *deal,
                                         LabRat                 **rats,
                                         guint64                  seed,
                                         guint                    max_turns,
                                         gboolean                 keep_actions,
                                         GCancellable            *cancellable,
                                         GError                 **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabCheeseRecord, lab_cheese_record_clear)

G_END_DECLS
