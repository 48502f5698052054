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

/** LabCheeseAnswersFunc: gets the answers of the rats, and may take the messages. */
typedef void (*LabCheeseAnswersFunc) (LabCheeseRace    *race,
                                      LabCheeseAnswers *answers);

/** LAB_CHEESE_ALOUD_KIND: what all tasks have in common that ask what a rat thinks. */
#define LAB_CHEESE_ALOUD_KIND \
  .work = lab_cheese_thinking_aloud_work, .free_job = lab_cheese_thinking_free_question

typedef struct _LabCheeseRunner LabCheeseRunner;

/**
 * LabCheeseThinking:
 * @task: (nullable): asks the rats about the next turn; may be freed to stop them
 *
 * Asks the rats of a race in a thread, and keeps those that are ready for the next turn. A rat
 * that is not ready, because turns were undone or the race was opened from a file, begins again
 * and is asked about all earlier turns.
 */
struct _LabCheeseThinking
{
  LabTask              *task;

  /*< private >*/
  LabCheeseRace        *race;
  guint                 n_cuts;                         /* how often turns were forgotten */
  LabCheeseRunner      *ready[LAB_CHEESE_MAX_RATS];     /* for the next turn, or NULL */
  LabCheeseRunner      *aloud[LAB_CHEESE_MAX_RATS];     /* last asked what they think, or NULL */
  LabCheeseAnswersFunc  answered;
};

LabCheeseThinking *lab_cheese_thinking_new           (LabCheeseRace        *race,
                                                      LabCheeseAnswersFunc  answered);
void               lab_cheese_thinking_free          (LabCheeseThinking    *self);
void               lab_cheese_thinking_forget        (LabCheeseThinking    *self,
                                                      guint                 n_turns);
gboolean           lab_cheese_thinking_needs_thread  (LabCheeseThinking    *self);
void               lab_cheese_thinking_ask           (LabCheeseThinking    *self);
gpointer           lab_cheese_thinking_aloud_new     (LabCheeseThinking    *self,
                                                      guint                 rat,
                                                      guint                 n_played);
void               lab_cheese_thinking_aloud_work    (LabTask              *task,
                                                      gpointer              job);
LabRatThought     *lab_cheese_thinking_aloud_finish  (LabCheeseThinking    *self,
                                                      gpointer              job);
void               lab_cheese_thinking_free_question (gpointer              job);
void               lab_cheese_answers_clear          (LabCheeseAnswers     *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabCheeseAnswers, lab_cheese_answers_clear)

G_END_DECLS
