/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-clock.h"
#include "model/lab-game.h"

G_BEGIN_DECLS

#define LAB_TIME_DUEL_MIN_MINUTES 1
#define LAB_TIME_DUEL_MAX_MINUTES 10

#define LAB_TIME_DUEL_ERROR (lab_time_duel_error_quark ())

/**
 * LabTimeDuelError:
 * @LAB_TIME_DUEL_ERROR_HELD: the clock is stopped
 * @LAB_TIME_DUEL_ERROR_OVER: the duel has ended
 *
 * Why nothing can be played now.
 */
typedef enum
{
  LAB_TIME_DUEL_ERROR_HELD,
  LAB_TIME_DUEL_ERROR_OVER,
} LabTimeDuelError;

GQuark lab_time_duel_error_quark (void);

/**
 * LabTimeDuelState:
 * @LAB_TIME_DUEL_READY: the clock waits for lab_time_duel_start(), or for the first tile
 * @LAB_TIME_DUEL_RUNNING: it runs
 * @LAB_TIME_DUEL_HELD: it is stopped for a while
 * @LAB_TIME_DUEL_OVER: the time is up, or all treasures are found
 */
typedef enum
{
  LAB_TIME_DUEL_READY,
  LAB_TIME_DUEL_RUNNING,
  LAB_TIME_DUEL_HELD,
  LAB_TIME_DUEL_OVER,
} LabTimeDuelState;

#define LAB_TYPE_TIME_DUEL (lab_time_duel_get_type ())

G_DECLARE_FINAL_TYPE (LabTimeDuel, lab_time_duel, LAB, TIME_DUEL, GObject)

LabGame          *lab_time_duel_deal            (guint64       seed,
                                                 const char   *name);

LabTimeDuel      *lab_time_duel_new             (LabGame      *game,
                                                 guint         minutes,
                                                 LabClock     *clock);

void              lab_time_duel_start           (LabTimeDuel  *self);
void              lab_time_duel_set_held        (LabTimeDuel  *self,
                                                 gboolean      held);
void              lab_time_duel_poll            (LabTimeDuel  *self);
gboolean          lab_time_duel_may_play        (LabTimeDuel  *self,
                                                 GError      **error);

LabTimeDuelState  lab_time_duel_get_state       (LabTimeDuel  *self);
guint             lab_time_duel_get_minutes     (LabTimeDuel  *self);
gint64            lab_time_duel_get_remaining   (LabTimeDuel  *self);
guint             lab_time_duel_get_found       (LabTimeDuel  *self);
guint             lab_time_duel_get_turns       (LabTimeDuel  *self);
gboolean          lab_time_duel_get_all_found   (LabTimeDuel  *self);

G_END_DECLS
