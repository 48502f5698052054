/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-history.h"
#include "lab-cheese-race-settings.h"
#include "lab-cheese-runner.h"

G_BEGIN_DECLS

/**
 * LabCheeseAnswers:
 * @actions: what each rat does
 * @failed: a bit for each rat: whether it has failed, now or earlier
 * @messages: (owned) (nullable): for each rat that has failed now, why
 *
 * What the rats answered.
 */
typedef struct
{
  LabCheeseAction actions[LAB_CHEESE_MAX_RATS];
  guint           failed;
  char           *messages[LAB_CHEESE_MAX_RATS];
} LabCheeseAnswers;

/**
 * LabCheeseThinking:
 *
 * Asks the rats of a race in a thread, and keeps those that are ready for the next turn. A rat
 * that is not ready, because turns were undone or the race was opened from a file, begins again
 * and is asked about all earlier turns.
 */
typedef struct _LabCheeseThinking LabCheeseThinking;

LabCheeseThinking *lab_cheese_thinking_new          (LabCheeseDeal                *deal,
                                                     const LabCheeseRaceSettings  *settings,
                                                     LabCheeseHistory             *history);
void               lab_cheese_thinking_free         (LabCheeseThinking            *self);
void               lab_cheese_thinking_set_times    (LabCheeseThinking            *self,
                                                     gint64                        preparation,
                                                     gint64                        turn);
void               lab_cheese_thinking_forget       (LabCheeseThinking            *self,
                                                     guint                         n_turns);
gboolean           lab_cheese_thinking_needs_thread (LabCheeseThinking            *self,
                                                     const LabCheesePosition      *position);
void               lab_cheese_thinking_ask          (LabCheeseThinking            *self,
                                                     const LabCheesePosition      *position,
                                                     GAsyncReadyCallback           done,
                                                     gpointer                      data);
gboolean           lab_cheese_thinking_finish       (LabCheeseThinking            *self,
                                                     GAsyncResult                 *result,
                                                     LabCheeseAnswers             *answers);
gboolean           lab_cheese_thinking_stop         (LabCheeseThinking            *self);
gboolean           lab_cheese_thinking_is_active    (LabCheeseThinking            *self);
void               lab_cheese_thinking_aloud_start  (LabCheeseThinking            *self,
                                                     guint                         rat,
                                                     guint                         n_played,
                                                     GTask                        *task);
void               lab_cheese_thinking_aloud_finish (LabCheeseThinking            *self,
                                                     GTask                        *task);
void               lab_cheese_answers_clear         (LabCheeseAnswers             *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabCheeseAnswers, lab_cheese_answers_clear)

G_END_DECLS
