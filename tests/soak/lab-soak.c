/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-soak.h"

/* The data that the threads share, protected by the lock. Games are started and
 * counted in the order of their numbers, so that the report does not depend on the
 * number of threads. */
struct _LabSoak
{
  LabSoakPlan plan;
  GPtrArray *threads;
  GSourceFunc done;
  gpointer done_data;
  GCancellable *cancellable;  /* for all games */

  GMutex lock;
  guint next;                 /* the number of the next game to start */
  guint n_counted;            /* how many games are in the report */
  guint64 n_half_turns;       /* in the report */
  guint first_failed;         /* no later game matters */
  GHashTable *waiting;        /* by number: LabSoakOutcome of games that wait for earlier ones */
  guint n_running;            /* how many threads run */
  LabSoakReport report;
};

/* Private helpers */

static void
free_outcome (gpointer outcome)
{
  lab_soak_outcome_clear (outcome);
  g_free (outcome);
}

static gboolean
is_planned (LabSoak *self,
            guint    index)
{
  return (self->plan.n_games == 0 || index < self->plan.n_games)
         && index <= G_MAXUINT - self->plan.first;
}

/* Takes the next game, if there is one. */
static gboolean
take_game (LabSoak *self,
           guint   *index)
{
  gboolean taken;

  g_mutex_lock (&self->lock);
  *index = self->next;
  taken = !self->report.complete && is_planned (self, *index) && *index < self->first_failed
          && !g_cancellable_is_cancelled (self->cancellable);
  if (taken)
    self->next++;
  g_mutex_unlock (&self->lock);
  return taken;
}

static void
count (LabSoak        *self,
       LabSoakOutcome *outcome)
{
  lab_soak_counts_add (&self->report.counts[outcome->rules], &outcome->counts);
  self->n_half_turns += outcome->counts.n_half_turns;
  if (outcome->error != NULL)
    {
      self->report.failed = TRUE;
      self->report.game = self->plan.first + self->n_counted;
      self->report.failure = *outcome;
      outcome->position = NULL;
      outcome->error = NULL;
    }
  self->n_counted++;
  self->report.complete = self->report.failed || !is_planned (self, self->n_counted)
                   || (self->plan.n_half_turns > 0
                       && self->n_half_turns >= self->plan.n_half_turns);
}

/* Adds game @index, and games that waited for it, to the report. */
static void
hand_in (LabSoak        *self,
         guint           index,
         LabSoakOutcome *outcome)
{
  g_mutex_lock (&self->lock);
  if (outcome->error != NULL)
    self->first_failed = MIN (self->first_failed, index);
  g_hash_table_insert (self->waiting, GUINT_TO_POINTER (index), outcome);
  while (!self->report.complete)
    {
      gpointer number = GUINT_TO_POINTER (self->n_counted);
      LabSoakOutcome *next = g_hash_table_lookup (self->waiting, number);

      if (next == NULL)
        break;
      count (self, next);
      g_hash_table_remove (self->waiting, number);
    }
  /* Games that still run do not count any more. */
  if (self->report.complete)
    g_cancellable_cancel (self->cancellable);
  g_mutex_unlock (&self->lock);
}

static gboolean
leave (LabSoak *self)
{
  gboolean last;

  g_mutex_lock (&self->lock);
  last = --self->n_running == 0;
  g_mutex_unlock (&self->lock);
  return last;
}

/* Plays one game after another until none is left. */
static gpointer
work (gpointer soak)
{
  LabSoak *self = soak;
  g_autoptr (GMainContext) context = g_main_context_new ();
  guint index;

  g_main_context_push_thread_default (context);
  while (take_game (self, &index))
    {
      LabSoakOutcome *outcome = g_new0 (LabSoakOutcome, 1);

      self->plan.play (self->plan.seed, self->plan.first + index, self->cancellable, outcome);
      if (outcome->cancelled && outcome->error == NULL)
        free_outcome (outcome);
      else
        hand_in (self, index, outcome);
    }
  g_main_context_pop_thread_default (context);
  if (leave (self))
    g_idle_add (self->done, self->done_data);
  return NULL;
}

/* Public functions */

/**
 * lab_soak_new:
 * @plan: what to play
 *
 * Returns: (transfer full): a soak test that was not started
 */
LabSoak *
lab_soak_new (const LabSoakPlan *plan)
{
  LabSoak *self;

  g_return_val_if_fail (plan != NULL && plan->play != NULL, NULL);

  self = g_new0 (LabSoak, 1);
  self->plan = *plan;
  self->first_failed = G_MAXUINT;
  self->threads = g_ptr_array_new ();
  self->cancellable = g_cancellable_new ();
  self->waiting = g_hash_table_new_full (NULL, NULL, NULL, free_outcome);
  g_mutex_init (&self->lock);
  return self;
}

/**
 * lab_soak_free: cancels the games, waits for the threads, and frees @self.
 */
void
lab_soak_free (LabSoak *self)
{
  lab_soak_cancel (self);
  lab_soak_wait (self);
  g_ptr_array_unref (self->threads);
  g_object_unref (self->cancellable);
  g_hash_table_unref (self->waiting);
  g_mutex_clear (&self->lock);
  lab_soak_outcome_clear (&self->report.failure);
  g_free (self);
}

/**
 * lab_soak_start:
 * @self: a soak test that was not started
 * @n_jobs: how many games to play at once
 * @done: called from the default main context when all threads have ended
 * @data: for @done
 *
 * Starts to play. The default main context must run meanwhile.
 */
void
lab_soak_start (LabSoak     *self,
                guint        n_jobs,
                GSourceFunc  done,
                gpointer     data)
{
  g_return_if_fail (self != NULL && n_jobs > 0 && done != NULL);
  g_return_if_fail (self->threads->len == 0);

  if (self->plan.n_games > 0)
    n_jobs = MIN (n_jobs, self->plan.n_games);
  self->done = done;
  self->done_data = data;
  self->n_running = n_jobs;
  for (guint i = 0; i < n_jobs; i++)
    g_ptr_array_add (self->threads, g_thread_new ("soak", work, self));
}

/**
 * lab_soak_cancel: stops the running games, and starts no others.
 */
void
lab_soak_cancel (LabSoak *self)
{
  g_cancellable_cancel (self->cancellable);
}

/**
 * lab_soak_wait: waits until all threads have ended.
 */
void
lab_soak_wait (LabSoak *self)
{
  for (guint i = 0; i < self->threads->len; i++)
    g_thread_join (g_ptr_array_index (self->threads, i));
  g_ptr_array_set_size (self->threads, 0);
}

/**
 * lab_soak_count_games: returns how many games are in the report; can be called at any
 * time.
 */
guint
lab_soak_count_games (LabSoak *self)
{
  guint n;

  g_mutex_lock (&self->lock);
  n = self->n_counted;
  g_mutex_unlock (&self->lock);
  return n;
}

/**
 * lab_soak_get_report:
 * @self: a soak test, after lab_soak_wait()
 *
 * Returns: (transfer none): the results
 */
const LabSoakReport *
lab_soak_get_report (LabSoak *self)
{
  g_return_val_if_fail (self != NULL && self->threads->len == 0, NULL);

  return &self->report;
}
