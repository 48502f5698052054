/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-cheese-position.h"

G_BEGIN_DECLS

/**
 * LabCheesePlayer:
 * @prepare: called once before the first turn
 * @choose: called for each turn for which the player is asked
 * @finish: called once after the race
 * @data: passed to them
 *
 * Who moves a rat in a match. Each of the functions returns %FALSE and sets an error if the player
 * has failed.
 */
typedef struct
{
  gboolean (*prepare) (gpointer                  data,
                       const LabCheeseMaze      *maze,
                       const LabCheesePosition  *position,
                       guint                     rat,
                       guint64                   seed,
                       GCancellable             *cancellable,
                       GError                  **error);
  gboolean (*choose)  (gpointer                  data,
                       const LabCheesePosition  *position,
                       GCancellable             *cancellable,
                       LabCheeseAction          *action,
                       GError                  **error);
  gboolean (*finish)  (gpointer                  data,
                       const LabCheesePosition  *position,
                       GError                  **error);
  gpointer data;
} LabCheesePlayer;

/**
 * LabCheeseQuestion:
 *
 * What a player is asked.
 */
typedef enum
{
  LAB_CHEESE_PREPARE,
  LAB_CHEESE_CHOOSE,
  LAB_CHEESE_FINISH,
} LabCheeseQuestion;

/**
 * LabCheeseAnswer:
 * @question: what was asked
 * @action: for %LAB_CHEESE_CHOOSE, what the player does
 * @error: (owned) (nullable): why it failed
 *
 * What a player answered.
 */
typedef struct
{
  LabCheeseQuestion question;
  LabCheeseAction   action;
  GError           *error;
} LabCheeseAnswer;

/**
 * LabCheeseSeats:
 *
 * The players of a match, each in a thread, or all in the thread of the caller.
 */
typedef struct _LabCheeseSeats LabCheeseSeats;

/** LAB_CHEESE_NO_TIME_LIMIT: waits until nobody thinks. */
#define LAB_CHEESE_NO_TIME_LIMIT G_GINT64_CONSTANT (-1)

/**
 * LabCheeseWait:
 * @seats: the players
 * @time: how long to wait, in microseconds, or %LAB_CHEESE_NO_TIME_LIMIT
 * @data: data of the caller
 *
 * Lets time pass. A test replaces it, to have the time in its hands; it can look at
 * lab_cheese_seats_count_thinking() meanwhile.
 */
typedef void (*LabCheeseWait) (LabCheeseSeats *seats,
                               gint64          time,
                               gpointer        data);

LabCheeseSeats *lab_cheese_seats_new            (const LabCheeseDeal     *deal,
                                                 const LabCheesePlayer   *players,
                                                 guint64                  seed,
                                                 gboolean                 has_threads,
                                                 GCancellable            *cancellable);
void            lab_cheese_seats_free           (LabCheeseSeats          *self);
void            lab_cheese_seats_ask            (LabCheeseSeats          *self,
                                                 guint                    rat,
                                                 LabCheeseQuestion        question,
                                                 const LabCheesePosition *position);
gboolean        lab_cheese_seats_take           (LabCheeseSeats          *self,
                                                 guint                    rat,
                                                 LabCheeseAnswer         *answer);
gboolean        lab_cheese_seats_is_idle        (LabCheeseSeats          *self,
                                                 guint                    rat);
void            lab_cheese_seats_wait           (LabCheeseSeats          *self,
                                                 gint64                   time);
guint           lab_cheese_seats_count_thinking (LabCheeseSeats          *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabCheeseSeats, lab_cheese_seats_free)

G_END_DECLS
