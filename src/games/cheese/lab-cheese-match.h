/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-cheese-deal.h"
#include "lab-rat.h"

G_BEGIN_DECLS

/**
 * LabCheeseMatch:
 *
 * A match while it is played, each rat in a thread, or all in the thread of the caller.
 */
typedef struct _LabCheeseMatch LabCheeseMatch;

/**
 * LabCheeseWait:
 * @match: the match
 * @time: how long to wait, in microseconds, or %LAB_CHEESE_NO_TIME_LIMIT
 * @data: data of the caller
 *
 * Lets time pass. A test replaces it, to have the time in its hands; it can look at
 * lab_cheese_match_count_thinking() meanwhile.
 */
typedef void (*LabCheeseWait) (LabCheeseMatch *match,
                               gint64          time,
                               gpointer        data);

/**
 * LabCheeseMode:
 * @LAB_CHEESE_MATCH: each rat has its own thread and a limit of time, and who answers late misses
 *   the turn; id "match"
 * @LAB_CHEESE_SYNCHRONOUS: each rat has its own thread, and all are waited for; id "synchronous"
 * @LAB_CHEESE_SEQUENTIAL: one rat after the other; each round takes at least the set time; id
 *   "sequential"
 * @LAB_CHEESE_SIMULATION: one rat after the other, as fast as possible; id "simulation"
 *
 * How rats are asked.
 */
typedef enum
{
  LAB_CHEESE_MATCH,
  LAB_CHEESE_SYNCHRONOUS,
  LAB_CHEESE_SEQUENTIAL,
  LAB_CHEESE_SIMULATION,
} LabCheeseMode;

#define LAB_N_CHEESE_MODES 4

/**
 * LabCheeseMatchSettings:
 * @mode: how the rats are asked
 * @preparation_time: microseconds before the first turn
 * @turn_time: microseconds for each turn
 * @continue_on_error: whether a race continues if a rat fails
 * @max_turns: the race ends after this many turns; 0 for no limit
 * @turn_played: (nullable): called after each turn in the thread of the caller, not after the
 *   preparation
 * @failed: (nullable): called for each failure of a rat in the thread of the caller
 * @wait: (nullable): called instead of waiting, for tests
 * @data: passed to them
 *
 * The settings of a match.
 */
typedef struct
{
  LabCheeseMode mode;
  gint64        preparation_time;
  gint64        turn_time;
  gboolean      continue_on_error;
  guint         max_turns;
  void        (*turn_played) (const LabCheesePosition *position,
                              const LabCheeseOutcome  *outcomes,
                              gpointer                 data);
  void        (*failed)      (guint                    rat,
                              const char              *message,
                              gpointer                 data);
  LabCheeseWait wait;
  gpointer      data;
} LabCheeseMatchSettings;

/** LAB_CHEESE_NO_TIME_LIMIT: waits until nobody thinks. */
#define LAB_CHEESE_NO_TIME_LIMIT G_GINT64_CONSTANT (-1)

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

gboolean    lab_cheese_match_play           (LabCheeseRecord              *record,
                                             const LabCheeseDeal          *deal,
                                             LabRat                      **rats,
                                             guint64                       seed,
                                             const LabCheeseMatchSettings *settings,
                                             GCancellable                 *cancellable,
                                             GError                      **error);
guint       lab_cheese_match_count_thinking (LabCheeseMatch               *self);
void        lab_cheese_record_clear         (LabCheeseRecord              *self);
void        lab_cheese_record_begin         (LabCheeseRecord              *self,
                                             gboolean                      keep_actions);
void        lab_cheese_record_add_turn      (LabCheeseRecord              *self,
                                             const LabCheeseOutcome       *outcomes,
                                             guint                         n_rats);
void        lab_cheese_record_end           (LabCheeseRecord              *self,
                                             const LabCheesePosition      *position);
guint64     lab_cheese_umpire_get_rat_seed  (guint64                       seed,
                                             guint                         rat);
gboolean    lab_cheese_umpire_play          (LabCheeseRecord              *record,
                                             const LabCheeseDeal          *deal,
                                             LabRat                      **rats,
                                             guint64                       seed,
                                             guint                         max_turns,
                                             gboolean                      keep_actions,
                                             GCancellable                 *cancellable,
                                             GError                      **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabCheeseRecord, lab_cheese_record_clear)

G_END_DECLS
