/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-match.h"
#include "lab-test-slow-race.h"

G_BEGIN_DECLS

/* A match of players who think as long as they are told, which is compared with the slow rules
 * turn by turn. Time passes only while the match waits: a player has answered exactly when its time
 * is over, and no test depends on how fast threads are. */

#define LAB_TEST_MATCH_TURN 300

typedef struct _LabTestMatch LabTestMatch;

/* Moves a rat at random, or fails. */
typedef struct
{
  LabRat rat;                   /* must be the first field */
  LabTestMatch *test;
  guint n_asked;
  gint64 due;                   /* what the slow rules expect: when it answers */
  guint n_expected;             /* how often it was asked by then */
  gboolean prepares;            /* whether its preparation is late */
} LabTestMatchPlayer;

struct _LabTestMatch
{
  LabCheeseDeal *deal;
  guint seed;
  LabCheeseMatchSettings settings;
  gint64 max_time;                    /* how long players think at most */
  const gint64 *times;                /* (nullable): how long the player thinks each time, then 1 */
  guint n_times;
  gboolean may_be_late;               /* otherwise the match waits for all players */
  guint fail_at[LAB_CHEESE_MAX_RATS]; /* which question fails; 0 is the preparation */
  gboolean fail_at_end;
  guint cancel_at;                    /* after which turn it is cancelled, or 0 */

  /* What came of it. */
  LabCheeseRecord record;
  GError *error;
  GArray *waits;                /* gint64: what the match waited for */
  guint n_late;
  guint failed;                 /* a bit for each rat that was reported */

  /*< private >*/
  GMutex lock;
  GCond changed;
  gint64 time;
  GArray *dues;                 /* gint64: until when players think */
  LabTestMatchPlayer players[LAB_CHEESE_MAX_RATS];
  LabTestSlowRace slow;
  gint64 now;                   /* at the end of the last round by the slow rules */
  guint64 counts[LAB_CHEESE_MAX_RATS][LAB_N_CHEESE_OUTCOMES];
  GCancellable *cancellable;
};

void            lab_test_match_init        (LabTestMatch  *self,
                                            LabCheeseMode  mode,
                                            guint          seed,
                                            guint          n_rats,
                                            guint          n_teams);
void            lab_test_match_clear       (LabTestMatch  *self);
LabCheeseAction lab_test_match_find_action (LabTestMatch  *self,
                                            guint          rat,
                                            guint          question);
gboolean        lab_test_match_play        (LabTestMatch  *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabTestMatch, lab_test_match_clear)

G_END_DECLS
