/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-thinking.h"

#include "lab-cheese-match.h"

/* What has happened so far, for another thread. The rats that are asked have played the turns
 * before @first already. */
typedef struct
{
  LabCheeseDeal *deal;          /* owned */
  guint64 seed;                 /* of the players */
  gint64 preparation_time;      /* of a program, in microseconds; 0 for its own patience */
  gint64 turn_time;
  guint8 *actions;              /* owned; of each rat, turn after turn, from @first on */
  guint first;
  guint n_turns;
} Past;

/* A rat, which may have missed some turns. What a rat remembers comes from the positions at which
 * it was asked, so it is asked again about those that it did not see. */
struct _LabCheeseRunner
{
  char *text;
  guint number;                 /* of the rat in the race */
  LabRat *rat;                  /* NULL before the first question */
  gboolean is_prepared;
  LabCheesePosition position;   /* after the turns that were played for it */
  guint n_played;               /* their number */
  guint n_seen;                 /* it was asked about this many turns, or was in mud */
  gboolean has_failed;
};

/* What a thread is asked. It owns all that it points to. */
typedef struct
{
  Past past;
  LabCheeseRunner *runners[LAB_CHEESE_MAX_RATS]; /* those that are asked, others NULL */
  guint n_cuts;
  LabCheeseAnswers answers;
  LabRatThought *thought;                        /* (nullable): of the rat that thinks aloud */
} Question;

/* Private helpers: one rat */

/* Creates the rat and lets it prepare for the race. */
static gboolean
runner_prepare (LabCheeseRunner  *self,
                const Past       *past,
                GCancellable     *cancellable,
                GError          **error)
{
  static const LabCheeseAction nothing[LAB_CHEESE_MAX_RATS];

  if (self->rat == NULL)
    self->rat = lab_rat_new (self->text, error);
  if (self->rat == NULL)
    return FALSE;
  if (past->turn_time > 0)
    {
      self->rat->patience[0] = past->preparation_time;
      self->rat->patience[1] = past->turn_time;
    }
  lab_cheese_position_init (&self->position, past->deal);
  if (!lab_rat_prepare (self->rat, past->deal->maze, &self->position, self->number,
                        lab_cheese_umpire_get_rat_seed (past->seed, self->number), cancellable,
                        error))
    return FALSE;
  lab_cheese_position_play (&self->position, past->deal->maze, nothing, NULL);
  self->is_prepared = TRUE;
  return TRUE;
}

/* Asks the rat about its position, unless it is in mud. */
static gboolean
ask_rat (LabCheeseRunner  *self,
         GCancellable     *cancellable,
         LabCheeseAction  *action,
         GError          **error)
{
  *action = LAB_CHEESE_NOTHING;
  if (!lab_cheese_position_is_in_mud (&self->position, self->number)
      && !lab_rat_choose (self->rat, &self->position, cancellable, action, error))
    return FALSE;
  self->n_seen = self->n_played + 1;
  return TRUE;
}

/* Brings the rat to the present. It is asked again about what it did not see. */
static gboolean
catch_up (LabCheeseRunner  *self,
          const Past       *past,
          GCancellable     *cancellable,
          GError          **error)
{
  LabCheeseAction action;

  if (!self->is_prepared && !runner_prepare (self, past, cancellable, error))
    return FALSE;
  while (self->n_played < past->n_turns)
    {
      if (self->n_seen == self->n_played && !ask_rat (self, cancellable, &action, error))
        return FALSE;
      lab_cheese_position_replay (&self->position, past->deal->maze,
                                  past->actions + (gsize) (self->n_played - past->first)
                                                      * past->deal->n_rats);
      self->n_played++;
    }
  return TRUE;
}

/* Takes the rat that is kept, or makes one that has seen nothing. A program starts with the first
 * question. */
static LabCheeseRunner *
take_runner (LabCheeseRunner **kept,
             LabCheeseRace    *race,
             guint             number)
{
  LabCheeseRunner *self = g_steal_pointer (kept);

  if (self != NULL)
    return self;
  self = g_new0 (LabCheeseRunner, 1);
  self->text = g_strdup (race->settings->rats[number]);
  self->number = number;
  return self;
}

/* Frees a rat; a program ends. */
static void
runner_free (LabCheeseRunner *self)
{
  lab_cheese_position_clear (&self->position);
  g_clear_pointer (&self->rat, lab_rat_free);
  g_free (self->text);
  g_free (self);
}

/* Asks a rat that has not failed about the next turn; it does nothing if it is in mud. If that was
 * cancelled, or the rat has failed, it must not be asked any more. */
static gboolean
runner_choose (LabCheeseRunner  *self,
               const Past       *past,
               GCancellable     *cancellable,
               LabCheeseAction  *action,
               GError          **error)
{
  self->has_failed = !catch_up (self, past, cancellable, error)
                     || !ask_rat (self, cancellable, action, error);
  return !self->has_failed;
}

/* Asks a rat that has not failed what it thinks before the next turn. Returns NULL if it does not
 * tell, as a program, or if it has failed. */
static LabRatThought *
runner_think_aloud (LabCheeseRunner *self,
                    const Past      *past,
                    GCancellable    *cancellable)
{
  if (self->rat == NULL)
    self->rat = lab_rat_new (self->text, NULL);
  self->has_failed = self->rat == NULL || self->rat->dialogue != NULL
                     || !catch_up (self, past, cancellable, NULL);
  return self->has_failed ? NULL : lab_rat_think_aloud (self->rat, &self->position);
}

/* Private helpers: all rats */

/** lab_cheese_thinking_free_question: frees a job of %LAB_CHEESE_ALOUD_KIND. */
void
lab_cheese_thinking_free_question (gpointer job)
{
  Question *question = job;

  lab_cheese_deal_unref (question->past.deal);
  g_free (question->past.actions);
  for (guint rat = 0; rat < LAB_CHEESE_MAX_RATS; rat++)
    g_clear_pointer (&question->runners[rat], runner_free);
  lab_cheese_answers_clear (&question->answers);
  g_clear_pointer (&question->thought, lab_rat_thought_free);
  g_free (question);
}

/* Copies the turns before @n_turns that the rats of @question do not know yet. */
static void
copy_past (LabCheeseRace *self,
           guint              n_turns,
           Question          *question)
{
  Past *past = &question->past;
  guint first = n_turns;

  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (question->runners[rat] != NULL)
        first = MIN (first, question->runners[rat]->n_played);
    }
  past->deal = lab_cheese_deal_ref (self->deal);
  past->seed = self->settings->deal.players_seed;
  past->preparation_time = self->preparation_time;
  past->turn_time = self->turn_time;
  past->first = first;
  past->n_turns = n_turns;
  if (first < n_turns)
    past->actions = g_memdup2 (lab_cheese_race_get_actions (self, first),
                               (gsize) (n_turns - first) * self->deal->n_rats);
}

static void
ask (LabTask  *task,
     gpointer  job)
{
  Question *question = job;
  LabCheeseAnswers *answers = &question->answers;
  GCancellable *cancellable = task->cancellable;

  for (guint rat = 0; rat < LAB_CHEESE_MAX_RATS; rat++)
    {
      g_autoptr (GError) error = NULL;

      if (question->runners[rat] == NULL
          || runner_choose (question->runners[rat], &question->past, cancellable,
                                       &answers->actions[rat], &error))
        continue;
      answers->actions[rat] = LAB_CHEESE_NOTHING;
      answers->failed |= 1u << rat;
      answers->messages[rat] = g_strdup (error->message);
      if (g_cancellable_is_cancelled (cancellable))
        break;
    }
}

/* Keeps the rats for the next turn. */
static void
on_answers (gpointer job,
            gpointer owner)
{
  LabCheeseRace *self = owner;
  Question *question = job;

  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (question->runners[rat] != NULL)
        self->ready[rat] = g_steal_pointer (&question->runners[rat]);
    }
  g_clear_pointer (&self->thinking, lab_task_free);
  lab_cheese_race_play (self, &question->answers);
}

static const LabTaskKind asking = {
  .work = ask,
  .free_job = lab_cheese_thinking_free_question,
  .done = on_answers,
};

static void
forget (LabCheeseRunner **runner,
        guint             n_turns)
{
  if (*runner != NULL && (*runner)->n_seen > n_turns)
    g_clear_pointer (runner, runner_free);
}

/* Public functions */

/** lab_cheese_answers_clear: frees the messages. */
void
lab_cheese_answers_clear (LabCheeseAnswers *self)
{
  for (guint rat = 0; rat < LAB_CHEESE_MAX_RATS; rat++)
    g_clear_pointer (&self->messages[rat], g_free);
}

/** lab_cheese_thinking_clear: forgets all rats of a race; does not wait for a thread. */
void
lab_cheese_thinking_clear (LabCheeseRace *self)
{
  g_clear_pointer (&self->thinking, lab_task_free);
  for (guint rat = 0; rat < LAB_CHEESE_MAX_RATS; rat++)
    {
      g_clear_pointer (&self->ready[rat], runner_free);
      g_clear_pointer (&self->aloud[rat], runner_free);
    }
}

/** lab_cheese_thinking_forget: the race continues in another way after @n_turns turns, so rats that
 * have seen more are not ready any more. */
void
lab_cheese_thinking_forget (LabCheeseRace *self,
                            guint              n_turns)
{
  self->n_cuts++;
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      forget (&self->ready[rat], n_turns);
      forget (&self->aloud[rat], n_turns);
    }
}

/** lab_cheese_thinking_needs_thread: returns whether some rat can be asked about the position. */
gboolean
lab_cheese_thinking_needs_thread (LabCheeseRace *self)
{
  const LabCheesePosition *position = &self->position;

  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (!lab_cheese_race_is_person (self, rat)
          && !lab_cheese_position_is_in_mud (position, rat)
          && (self->ready[rat] == NULL || !self->ready[rat]->has_failed))
        return TRUE;
    }
  return FALSE;
}

/** lab_cheese_thinking_ask: asks all rats that are not in mud what they do after all turns of the
 * race. */
void
lab_cheese_thinking_ask (LabCheeseRace *self)
{
  const LabCheesePosition *position = &self->position;
  Question *question = g_new0 (Question, 1);

  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (lab_cheese_race_is_person (self, rat)
          || lab_cheese_position_is_in_mud (position, rat))
        continue;
      if (self->ready[rat] != NULL && self->ready[rat]->has_failed)
        question->answers.failed |= 1u << rat;
      else
        question->runners[rat] = take_runner (&self->ready[rat], self, rat);
    }
  copy_past (self, lab_cheese_race_get_n_turns (self), question);
  self->thinking = lab_task_start (&asking, question, self);
}

/**
 * lab_cheese_thinking_aloud_new:
 * @self: what asks rats, perhaps now
 * @rat: the number of a rat that is no person
 * @n_played: the number of turns before the position to think about
 *
 * Asks what a rat thinks. It is not the same rat as the one that plays, but has seen the same.
 *
 * Returns: (transfer full): the job of a task of %LAB_CHEESE_ALOUD_KIND
 */
gpointer
lab_cheese_thinking_aloud_new (LabCheeseRace *self,
                               guint              rat,
                               guint              n_played)
{
  Question *question = g_new0 (Question, 1);

  forget (&self->aloud[rat], n_played);
  question->runners[rat] = take_runner (&self->aloud[rat], self, rat);
  question->n_cuts = self->n_cuts;
  copy_past (self, n_played, question);
  return question;
}

/** lab_cheese_thinking_aloud_work: lets a rat think; for %LAB_CHEESE_ALOUD_KIND. */
void
lab_cheese_thinking_aloud_work (LabTask  *task,
                                gpointer  job)
{
  Question *question = job;

  for (guint rat = 0; rat < LAB_CHEESE_MAX_RATS; rat++)
    {
      if (question->runners[rat] != NULL)
        question->thought = runner_think_aloud (question->runners[rat], &question->past,
                                                task->cancellable);
    }
}

/**
 * lab_cheese_thinking_aloud_finish:
 * @self: what asks rats
 * @job: the job of a task that has ended
 *
 * Keeps the rat for the next question, if it has not failed.
 *
 * Returns: (transfer full) (nullable): what it thinks
 */
LabRatThought *
lab_cheese_thinking_aloud_finish (LabCheeseRace *self,
                                  gpointer           job)
{
  Question *question = job;

  for (guint rat = 0; question->n_cuts == self->n_cuts && rat < self->deal->n_rats; rat++)
    {
      LabCheeseRunner *runner = question->runners[rat];

      if (runner == NULL || runner->has_failed)
        continue;
      g_clear_pointer (&self->aloud[rat], runner_free);
      self->aloud[rat] = g_steal_pointer (&question->runners[rat]);
    }
  return g_steal_pointer (&question->thought);
}
