/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-match.h"

G_BEGIN_DECLS

/* A clock for matches in which time passes only while the match waits. A player takes its time by
 * lab_test_hand_clock_think() in its thread, and has then answered exactly when the time is over;
 * no test depends on how fast threads are. */

typedef struct
{
  GMutex  lock;
  GCond   changed;
  gint64  now;
  GArray *dues;                 /* gint64: until when players think */
  GArray *waits;                /* gint64: what the match waited for */
} LabTestHandClock;

void lab_test_hand_clock_init  (LabTestHandClock *self);
void lab_test_hand_clock_clear (LabTestHandClock *self);
void lab_test_hand_clock_think (LabTestHandClock *self,
                                gint64            time);
void lab_test_hand_clock_wait  (LabTestHandClock *self,
                                LabCheeseSeats   *seats,
                                gint64            time);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabTestHandClock, lab_test_hand_clock_clear)

G_END_DECLS
