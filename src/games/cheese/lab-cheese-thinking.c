/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-thinking.h"

#include <string.h>

struct _LabCheeseThinking
{
  LabCheeseDeal *deal;
  const LabCheeseRaceSettings *settings;
  LabCheeseHistory *history;
  gint64 preparation_time;
  gint64 turn_time;
  guint n_cuts;                 /* how often turns were forgotten */
  LabCheeseRunner *ready[LAB_CHEESE_MAX_RATS];  /* for the next turn, or NULL */
  LabCheeseRunner *aloud[LAB_CHEESE_MAX_RATS];  /* last asked what they think, or NULL */
  GCancellable *cancellable;    /* while the rats are asked */
};

/* What a thread is asked. It owns all that it points to. */
typedef struct
{
  LabCheesePast past;
  LabCheeseRunner *runners[LAB_CHEESE_MAX_RATS];        /* those that are asked, others NULL */
  guint n_cuts;
  LabCheeseAnswers answers;
} Question;

/* Private helpers */

static void
free_question (gpointer data)
{
  Question *question = data;

  lab_cheese_past_clear (&question->past);
  for (guint rat = 0; rat < LAB_CHEESE_MAX_RATS; rat++)
    g_clear_pointer (&question->runners[rat], lab_cheese_runner_free);
  lab_cheese_answers_clear (&question->answers);
  g_free (question);
}

static gboolean
is_person (LabCheeseThinking *self,
           guint              rat)
{
  return strcmp (self->settings->rats[rat], LAB_CHEESE_PERSON) == 0;
}

/* Copies the turns before @n_turns that the rats of @question do not know yet. */
static void
copy_past (LabCheeseThinking *self,
           guint              n_turns,
           Question          *question)
{
  LabCheesePast *past = &question->past;
  guint first = n_turns;

  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (question->runners[rat] != NULL)
        first = MIN (first, lab_cheese_runner_get_n_played (question->runners[rat]));
    }
  past->deal = lab_cheese_deal_ref (self->deal);
  past->seed = self->settings->deal.players_seed;
  past->preparation_time = self->preparation_time;
  past->turn_time = self->turn_time;
  past->first = first;
  past->n_turns = n_turns;
  if (first < n_turns)
    past->actions = g_memdup2 (lab_cheese_history_get_actions (self->history, first),
                               (gsize) (n_turns - first) * self->deal->n_rats);
}

static void
ask_in_thread (GTask        *task,
               gpointer      source G_GNUC_UNUSED,
               gpointer      data,
               GCancellable *cancellable)
{
  Question *question = data;
  LabCheeseAnswers *answers = &question->answers;

  for (guint rat = 0; rat < LAB_CHEESE_MAX_RATS; rat++)
    {
      g_autoptr (GError) error = NULL;

      if (question->runners[rat] == NULL
          || lab_cheese_runner_choose (question->runners[rat], &question->past, cancellable,
                                       &answers->actions[rat], &error))
        continue;
      answers->actions[rat] = LAB_CHEESE_NOTHING;
      answers->failed |= 1u << rat;
      answers->messages[rat] = g_strdup (error->message);
      if (g_cancellable_is_cancelled (cancellable))
        break;
    }
  g_task_return_boolean (task, TRUE);
}

static void
think_aloud_in_thread (GTask        *task,
                       gpointer      source G_GNUC_UNUSED,
                       gpointer      data,
                       GCancellable *cancellable)
{
  Question *question = data;
  LabRatThought *thought = NULL;
  GError *error = NULL;

  for (guint rat = 0; rat < LAB_CHEESE_MAX_RATS; rat++)
    {
      if (question->runners[rat] != NULL)
        thought = lab_cheese_runner_think_aloud (question->runners[rat], &question->past,
                                                 cancellable, &error);
    }
  if (thought != NULL)
    g_task_return_pointer (task, thought, (GDestroyNotify) lab_rat_thought_free);
  else
    g_task_return_error (task, error);
}

static void
forget (LabCheeseRunner **runner,
        guint             n_turns)
{
  if (*runner != NULL && lab_cheese_runner_get_n_seen (*runner) > n_turns)
    g_clear_pointer (runner, lab_cheese_runner_free);
}

/* Public functions */

/** lab_cheese_answers_clear: frees the messages. */
void
lab_cheese_answers_clear (LabCheeseAnswers *self)
{
  for (guint rat = 0; rat < LAB_CHEESE_MAX_RATS; rat++)
    g_clear_pointer (&self->messages[rat], g_free);
}

/**
 * lab_cheese_thinking_new: (constructor):
 * @deal: a race before its first turn
 * @settings: (transfer none): its settings, which must outlive the result
 * @history: (transfer none): its turns, which must outlive the result
 *
 * Creates what asks the rats of a race.
 */
LabCheeseThinking *
lab_cheese_thinking_new (LabCheeseDeal               *deal,
                         const LabCheeseRaceSettings *settings,
                         LabCheeseHistory            *history)
{
  LabCheeseThinking *self = g_new0 (LabCheeseThinking, 1);

  self->deal = lab_cheese_deal_ref (deal);
  self->settings = settings;
  self->history = history;
  return self;
}

/** lab_cheese_thinking_free: frees @self; does not wait for a thread. */
void
lab_cheese_thinking_free (LabCheeseThinking *self)
{
  lab_cheese_thinking_stop (self);
  for (guint rat = 0; rat < LAB_CHEESE_MAX_RATS; rat++)
    {
      g_clear_pointer (&self->ready[rat], lab_cheese_runner_free);
      g_clear_pointer (&self->aloud[rat], lab_cheese_runner_free);
    }
  lab_cheese_deal_unref (self->deal);
  g_free (self);
}

/** lab_cheese_thinking_set_times: sets how long programs that start from now on may think, in
 * microseconds; 0 for their own patience. */
void
lab_cheese_thinking_set_times (LabCheeseThinking *self,
                               gint64             preparation,
                               gint64             turn)
{
  self->preparation_time = preparation;
  self->turn_time = turn;
}

/** lab_cheese_thinking_forget: the race continues in another way after @n_turns turns, so rats that
 * have seen more are not ready any more. */
void
lab_cheese_thinking_forget (LabCheeseThinking *self,
                            guint              n_turns)
{
  self->n_cuts++;
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      forget (&self->ready[rat], n_turns);
      forget (&self->aloud[rat], n_turns);
    }
}

/** lab_cheese_thinking_needs_thread: returns whether some rat can be asked about @position. */
gboolean
lab_cheese_thinking_needs_thread (LabCheeseThinking       *self,
                                  const LabCheesePosition *position)
{
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (!is_person (self, rat) && !lab_cheese_position_is_in_mud (position, rat)
          && (self->ready[rat] == NULL || !lab_cheese_runner_has_failed (self->ready[rat])))
        return TRUE;
    }
  return FALSE;
}

/**
 * lab_cheese_thinking_ask:
 * @self: what does not think
 * @position: the position after all turns of the history
 * @done: called when all have answered; if they were stopped, perhaps when @self is gone
 * @data: data for @done
 *
 * Asks all rats that are not in mud what they do next.
 */
void
lab_cheese_thinking_ask (LabCheeseThinking       *self,
                         const LabCheesePosition *position,
                         GAsyncReadyCallback      done,
                         gpointer                 data)
{
  g_autoptr (GTask) task = NULL;
  Question *question = g_new0 (Question, 1);

  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      LabCheeseRunner *runner = self->ready[rat];

      if (is_person (self, rat) || lab_cheese_position_is_in_mud (position, rat))
        continue;
      if (runner != NULL && lab_cheese_runner_has_failed (runner))
        {
          question->answers.failed |= 1u << rat;
          continue;
        }
      question->runners[rat] = runner != NULL ? runner
                                              : lab_cheese_runner_new (self->settings->rats[rat],
                                                                       rat);
      self->ready[rat] = NULL;
    }
  copy_past (self, lab_cheese_history_get_n_turns (self->history), question);
  self->cancellable = g_cancellable_new ();
  task = g_task_new (NULL, self->cancellable, done, data);
  g_task_set_task_data (task, question, free_question);
  g_task_run_in_thread (task, ask_in_thread);
}

/**
 * lab_cheese_thinking_finish:
 * @self: what was asked; not used if it was stopped
 * @result: the result
 * @answers: (out caller-allocates): the answers
 *
 * Gets the answers of lab_cheese_thinking_ask().
 *
 * Returns: %FALSE if the rats were stopped
 */
gboolean
lab_cheese_thinking_finish (LabCheeseThinking *self,
                            GAsyncResult      *result,
                            LabCheeseAnswers  *answers)
{
  Question *question = g_task_get_task_data (G_TASK (result));

  memset (answers, 0, sizeof *answers);
  if (!g_task_propagate_boolean (G_TASK (result), NULL))
    return FALSE;
  *answers = question->answers;
  memset (&question->answers, 0, sizeof question->answers);
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (question->runners[rat] != NULL)
        self->ready[rat] = g_steal_pointer (&question->runners[rat]);
    }
  g_clear_object (&self->cancellable);
  return TRUE;
}

/** lab_cheese_thinking_stop: stops the rats; returns whether they were asked. */
gboolean
lab_cheese_thinking_stop (LabCheeseThinking *self)
{
  if (self->cancellable == NULL)
    return FALSE;
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  return TRUE;
}

/** lab_cheese_thinking_is_active: returns whether rats were asked and have not answered yet. */
gboolean
lab_cheese_thinking_is_active (LabCheeseThinking *self)
{
  return self->cancellable != NULL;
}

/**
 * lab_cheese_thinking_aloud_start:
 * @self: what asks rats, perhaps now
 * @rat: the number of a rat that is no person
 * @n_played: the number of turns before the position to think about
 * @task: returns a #LabRatThought
 *
 * Asks what a rat thinks. It is not the same rat as the one that plays, but has seen the same.
 */
void
lab_cheese_thinking_aloud_start (LabCheeseThinking *self,
                                 guint              rat,
                                 guint              n_played,
                                 GTask             *task)
{
  Question *question = g_new0 (Question, 1);
  LabCheeseRunner *runner = g_steal_pointer (&self->aloud[rat]);

  if (runner != NULL && lab_cheese_runner_get_n_seen (runner) > n_played)
    g_clear_pointer (&runner, lab_cheese_runner_free);
  question->runners[rat] = runner != NULL ? runner
                                          : lab_cheese_runner_new (self->settings->rats[rat], rat);
  question->n_cuts = self->n_cuts;
  copy_past (self, n_played, question);
  g_task_set_task_data (task, question, free_question);
  g_task_run_in_thread (task, think_aloud_in_thread);
}

/**
 * lab_cheese_thinking_aloud_finish:
 * @self: what asks rats
 * @task: a task that has ended
 *
 * Keeps the rat for the next question, if it has not failed.
 */
void
lab_cheese_thinking_aloud_finish (LabCheeseThinking *self,
                                  GTask             *task)
{
  Question *question = g_task_get_task_data (task);

  if (question == NULL || question->n_cuts != self->n_cuts)
    return;
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      LabCheeseRunner *runner = question->runners[rat];

      if (runner == NULL || lab_cheese_runner_has_failed (runner))
        continue;
      g_clear_pointer (&self->aloud[rat], lab_cheese_runner_free);
      self->aloud[rat] = g_steal_pointer (&question->runners[rat]);
    }
}
