/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-rat.h"

G_BEGIN_DECLS

/**
 * LabCheeseRunner:
 *
 * A rat of a race in the window, which may have missed some turns. What a rat remembers comes from
 * the positions at which it was asked, so it is asked again about those that it did not see. Use it
 * in one thread at a time.
 */
typedef struct _LabCheeseRunner LabCheeseRunner;

/**
 * LabCheesePast:
 * @deal: (owned): the race before its first turn
 * @seed: the seed of the players
 * @preparation_time: microseconds for the preparation of a program; 0 for its own patience
 * @turn_time: microseconds for each turn of a program; 0 for its own patience
 * @actions: (owned) (element-type guint8): the action of each rat, turn after turn, from @first on
 * @first: the number of the first turn in @actions
 * @n_turns: the number of turns so far
 *
 * A copy of what has happened so far, for another thread. The rats that are asked have played the
 * turns before @first already.
 */
typedef struct
{
  LabCheeseDeal *deal;
  guint64        seed;
  gint64         preparation_time;
  gint64         turn_time;
  guint8        *actions;
  guint          first;
  guint          n_turns;
} LabCheesePast;

void             lab_cheese_past_clear         (LabCheesePast        *self);

LabCheeseRunner *lab_cheese_runner_new         (const char           *text,
                                                guint                 number);
void             lab_cheese_runner_free        (LabCheeseRunner      *self);
guint            lab_cheese_runner_get_n_seen  (LabCheeseRunner      *self);
guint            lab_cheese_runner_get_n_played
                                               (LabCheeseRunner      *self);
gboolean         lab_cheese_runner_has_failed  (LabCheeseRunner      *self);
gboolean         lab_cheese_runner_choose      (LabCheeseRunner      *self,
                                                const LabCheesePast  *past,
                                                GCancellable         *cancellable,
                                                LabCheeseAction      *action,
                                                GError              **error);
LabRatThought   *lab_cheese_runner_think_aloud (LabCheeseRunner      *self,
                                                const LabCheesePast  *past,
                                                GCancellable         *cancellable,
                                                GError              **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabCheeseRunner, lab_cheese_runner_free)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabCheesePast, lab_cheese_past_clear)

G_END_DECLS
