/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-hand-clock.h"
#include "lab-test-slow-race.h"

G_BEGIN_DECLS

/* A match of players who think as long as they are told, which is compared with the slow rules
 * turn by turn. */

#define LAB_TEST_MATCH_PREPARATION 300
#define LAB_TEST_MATCH_TURN 300

typedef struct _LabTestMatch LabTestMatch;

/* Moves a rat at random, or fails. */
typedef struct
{
  LabTestMatch *test;
  guint rat;
  guint n_asked;
  gint64 due;                   /* what the slow rules expect: when it answers */
  guint n_expected;             /* how often it was asked by then */
  gboolean prepares;            /* whether its preparation is late */
  LabCheeseAction action;       /* its last answer */
} LabTestMatchPlayer;

struct _LabTestMatch
{
  LabTestHandClock clock;
  gboolean has_clock;           /* otherwise players answer at once */
  guint seed;
  gint64 max_time;              /* how long they think at most */
  const gint64 *times;          /* (nullable): how long the player thinks each time, then 1 */
  guint n_times;
  guint fail_at[LAB_CHEESE_MAX_RATS];   /* which question fails; 0 is the preparation */
  gboolean fail_at_end;
  LabTestMatchPlayer players[LAB_CHEESE_MAX_RATS];
  LabTestSlowRace slow;
  gint64 now;                   /* at the end of the last round by the slow rules */
  guint64 counts[LAB_CHEESE_MAX_RATS][LAB_N_CHEESE_OUTCOMES];
  guint n_late;
  guint failed;                 /* a bit for each rat that was reported */
  GCancellable *cancellable;
  guint cancel_at;              /* after this turn */
};

void            lab_test_match_init            (LabTestMatch                  *self,
                                                LabCheeseMode                  mode,
                                                LabCheeseMatchSettings        *settings);
void            lab_test_match_clear           (LabTestMatch                  *self);
LabCheeseAction lab_test_match_find_action     (LabTestMatch                  *self,
                                                guint                          rat,
                                                guint                          question);
void            lab_test_match_check_late_turn (const LabCheesePosition       *position,
                                                const LabCheeseOutcome        *outcomes,
                                                gpointer                       data);
gboolean        lab_test_match_play            (LabTestMatch                  *self,
                                                const LabCheeseDeal           *deal,
                                                const LabCheeseMatchSettings  *settings,
                                                LabCheeseRecord               *record,
                                                GError                       **error);
void            lab_test_match_check           (LabTestMatch                  *self,
                                                const LabCheeseRecord         *record);

G_END_DECLS
