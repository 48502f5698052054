/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-race.h"
#include "lab-task.h"

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

/** LAB_CHEESE_ALOUD_KIND: what all tasks have in common that ask what a rat thinks. */
#define LAB_CHEESE_ALOUD_KIND \
  .work = lab_cheese_thinking_aloud_work, .free_job = lab_cheese_thinking_free_question

/* The rats of a race are asked in a thread, and those that are ready are kept for the next turn. A
 * rat that is not ready, because turns were undone or the race was opened from a file, begins again
 * and is asked about all earlier turns. */

void           lab_cheese_thinking_clear         (LabCheeseRace    *self);
void           lab_cheese_thinking_forget        (LabCheeseRace    *self,
                                                  guint             n_turns);
gboolean       lab_cheese_thinking_needs_thread  (LabCheeseRace    *self);
void           lab_cheese_thinking_ask           (LabCheeseRace    *self);
gpointer       lab_cheese_thinking_aloud_new     (LabCheeseRace    *self,
                                                  guint             rat,
                                                  guint             n_played);
void           lab_cheese_thinking_aloud_work    (LabTask          *task,
                                                  gpointer          job);
LabRatThought *lab_cheese_thinking_aloud_finish  (LabCheeseRace    *self,
                                                  gpointer          job);
void           lab_cheese_thinking_free_question (gpointer          job);
void           lab_cheese_answers_clear          (LabCheeseAnswers *self);

/* lab-cheese-race.c */

void           lab_cheese_race_play              (LabCheeseRace    *self,
                                                  LabCheeseAnswers *answers);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabCheeseAnswers, lab_cheese_answers_clear)

G_END_DECLS
