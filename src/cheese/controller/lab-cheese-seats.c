/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-seats.h"

#include "lab-cheese-umpire.h"

typedef enum
{
  IDLE,
  THINKING,
  ANSWERED,
} State;

/* One player. The fields up to the state are written by the thread of the caller while the seat
 * is not thinking, and by the thread of the seat while it is. */
typedef struct
{
  LabCheeseSeats *seats;
  guint rat;
  GThread *thread;
  LabCheesePosition position;   /* its own copy */
  LabCheeseAnswer answer;
  State state;                  /* under the lock */
} Seat;

struct _LabCheeseSeats
{
  const LabCheeseDeal *deal;
  const LabCheesePlayer *players;
  guint64 seed;
  gboolean has_threads;
  Seat seats[LAB_CHEESE_MAX_RATS];
  GCancellable *outer;          /* of the caller, or NULL */
  gulong outer_handler;
  GCancellable *inner;          /* also cancelled when the seats are freed */

  GMutex lock;
  GCond changed;                /* a state has changed, or the seats are closed or cancelled */
  gboolean is_closed;           /* under the lock */
};

/* Private helpers */

/* Asks the player, in the thread of the seat, or in that of the caller. */
static void
think (Seat *seat)
{
  LabCheeseSeats *self = seat->seats;
  const LabCheesePlayer *player = &self->players[seat->rat];
  LabCheeseAnswer *answer = &seat->answer;

  switch (answer->question)
    {
    case LAB_CHEESE_PREPARE:
      player->prepare (player->data, self->deal->maze, &seat->position, seat->rat,
                       lab_cheese_umpire_get_rat_seed (self->seed, seat->rat), self->inner,
                       &answer->error);
      break;
    case LAB_CHEESE_CHOOSE:
      player->choose (player->data, &seat->position, self->inner, &answer->action,
                      &answer->error);
      break;
    case LAB_CHEESE_FINISH:
    default:
      player->finish (player->data, &seat->position, &answer->error);
      break;
    }
}

static gpointer
run (gpointer data)
{
  Seat *seat = data;
  LabCheeseSeats *self = seat->seats;

  g_mutex_lock (&self->lock);
  for (;;)
    {
      while (seat->state != THINKING && !self->is_closed)
        g_cond_wait (&self->changed, &self->lock);
      if (self->is_closed)
        break;
      g_mutex_unlock (&self->lock);
      think (seat);
      g_mutex_lock (&self->lock);
      seat->state = ANSWERED;
      g_cond_broadcast (&self->changed);
    }
  g_mutex_unlock (&self->lock);
  return NULL;
}

static void
on_cancelled (GCancellable *outer G_GNUC_UNUSED,
              gpointer      data)
{
  LabCheeseSeats *self = data;

  g_cancellable_cancel (self->inner);
  g_mutex_lock (&self->lock);
  g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->lock);
}

static void
set_state (Seat  *seat,
           State  state)
{
  g_mutex_lock (&seat->seats->lock);
  seat->state = state;
  g_cond_broadcast (&seat->seats->changed);
  g_mutex_unlock (&seat->seats->lock);
}

static State
get_state (Seat *seat)
{
  State state;

  g_mutex_lock (&seat->seats->lock);
  state = seat->state;
  g_mutex_unlock (&seat->seats->lock);
  return state;
}

static guint
count_thinking (LabCheeseSeats *self)
{
  guint n_thinking = 0;

  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    n_thinking += self->seats[rat].state == THINKING ? 1 : 0;
  return n_thinking;
}

/* Public functions */

/**
 * lab_cheese_seats_new: (constructor):
 * @deal: a race before its first turn
 * @players: (array): who moves each rat
 * @seed: the seed of the players
 * @has_threads: whether each player thinks in a thread of its own
 * @cancellable: (nullable): stops the players and the waiting
 *
 * Creates the seats of a match. What is passed must outlive them.
 */
LabCheeseSeats *
lab_cheese_seats_new (const LabCheeseDeal   *deal,
                      const LabCheesePlayer *players,
                      guint64                seed,
                      gboolean               has_threads,
                      GCancellable          *cancellable)
{
  LabCheeseSeats *self = g_new0 (LabCheeseSeats, 1);

  self->deal = deal;
  self->players = players;
  self->seed = seed;
  self->has_threads = has_threads;
  self->inner = g_cancellable_new ();
  g_mutex_init (&self->lock);
  g_cond_init (&self->changed);
  for (guint rat = 0; rat < deal->n_rats; rat++)
    {
      self->seats[rat].seats = self;
      self->seats[rat].rat = rat;
    }
  for (guint rat = 0; has_threads && rat < deal->n_rats; rat++)
    self->seats[rat].thread = g_thread_new ("rat", run, &self->seats[rat]);
  if (cancellable != NULL)
    {
      self->outer = g_object_ref (cancellable);
      self->outer_handler = g_cancellable_connect (cancellable, G_CALLBACK (on_cancelled), self,
                                                   NULL);
    }
  return self;
}

/** lab_cheese_seats_free: stops the players that still think, and frees the seats. */
void
lab_cheese_seats_free (LabCheeseSeats *self)
{
  if (self->outer != NULL)
    g_cancellable_disconnect (self->outer, self->outer_handler);
  g_clear_object (&self->outer);
  g_cancellable_cancel (self->inner);
  g_mutex_lock (&self->lock);
  self->is_closed = TRUE;
  g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->lock);
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      g_clear_pointer (&self->seats[rat].thread, g_thread_join);
      g_clear_error (&self->seats[rat].answer.error);
      lab_cheese_position_clear (&self->seats[rat].position);
    }
  g_object_unref (self->inner);
  g_cond_clear (&self->changed);
  g_mutex_clear (&self->lock);
  g_free (self);
}

/**
 * lab_cheese_seats_ask:
 * @self: seats
 * @rat: the number of a rat whose player is idle
 * @question: what to ask
 * @position: the position, which is copied
 *
 * Asks a player. Without threads, it answers before this function returns.
 */
void
lab_cheese_seats_ask (LabCheeseSeats          *self,
                      guint                    rat,
                      LabCheeseQuestion        question,
                      const LabCheesePosition *position)
{
  Seat *seat = &self->seats[rat];

  g_return_if_fail (lab_cheese_seats_is_idle (self, rat));

  lab_cheese_position_copy (&seat->position, position);
  seat->answer = (LabCheeseAnswer) { .question = question };
  if (!self->has_threads)
    think (seat);
  set_state (seat, self->has_threads ? THINKING : ANSWERED);
}

/**
 * lab_cheese_seats_take:
 * @self: seats
 * @rat: the number of a rat
 * @answer: (out caller-allocates): the answer; its error belongs to the caller
 *
 * Takes the answer of a player. The player is idle then.
 *
 * Returns: whether there is an answer
 */
gboolean
lab_cheese_seats_take (LabCheeseSeats  *self,
                       guint            rat,
                       LabCheeseAnswer *answer)
{
  Seat *seat = &self->seats[rat];

  if (get_state (seat) != ANSWERED)
    return FALSE;
  *answer = seat->answer;
  seat->answer.error = NULL;
  set_state (seat, IDLE);
  return TRUE;
}

/** lab_cheese_seats_is_idle: returns whether a player was not asked, or its answer was taken. */
gboolean
lab_cheese_seats_is_idle (LabCheeseSeats *self,
                          guint           rat)
{
  return get_state (&self->seats[rat]) == IDLE;
}

/**
 * lab_cheese_seats_wait:
 * @self: seats
 * @time: how long to wait, in microseconds, or %LAB_CHEESE_NO_TIME_LIMIT
 *
 * Waits for the whole time, or until nobody thinks. Ends early only if it is cancelled.
 */
void
lab_cheese_seats_wait (LabCheeseSeats *self,
                       gint64          time)
{
  gint64 end = time > 0 ? g_get_monotonic_time () + time : 0;

  g_mutex_lock (&self->lock);
  while (!g_cancellable_is_cancelled (self->inner))
    {
      if (time != LAB_CHEESE_NO_TIME_LIMIT)
        {
          if (time == 0 || !g_cond_wait_until (&self->changed, &self->lock, end))
            break;
        }
      else if (count_thinking (self) > 0)
        g_cond_wait (&self->changed, &self->lock);
      else
        break;
    }
  g_mutex_unlock (&self->lock);
}

/** lab_cheese_seats_count_thinking: returns how many players were asked and have not answered. */
guint
lab_cheese_seats_count_thinking (LabCheeseSeats *self)
{
  guint n_thinking;

  g_mutex_lock (&self->lock);
  n_thinking = count_thinking (self);
  g_mutex_unlock (&self->lock);
  return n_thinking;
}
