/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-seats.h"
#include "lab-cheese-umpire.h"

G_BEGIN_DECLS

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

/** LAB_CHEESE_PREPARATION_TIME: how long the preparation takes in the original, in microseconds. */
#define LAB_CHEESE_PREPARATION_TIME G_GINT64_CONSTANT (3000000)
/** LAB_CHEESE_TURN_TIME: how long a turn takes in the original, in microseconds. */
#define LAB_CHEESE_TURN_TIME G_GINT64_CONSTANT (100000)

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
 * @wait: (nullable): called instead of lab_cheese_seats_wait(), for tests
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

const char *lab_cheese_mode_get_id     (LabCheeseMode                  mode);
gboolean    lab_cheese_mode_parse      (const char                    *id,
                                        LabCheeseMode                 *mode);
gboolean    lab_cheese_match_play      (LabCheeseRecord               *record,
                                        const LabCheeseDeal           *deal,
                                        LabRat                       **rats,
                                        guint64                        seed,
                                        const LabCheeseMatchSettings  *settings,
                                        GCancellable                  *cancellable,
                                        GError                       **error);
gboolean    lab_cheese_match_play_with (LabCheeseRecord               *record,
                                        const LabCheeseDeal           *deal,
                                        const LabCheesePlayer         *players,
                                        guint64                        seed,
                                        const LabCheeseMatchSettings  *settings,
                                        GCancellable                  *cancellable,
                                        GError                       **error);

G_END_DECLS
