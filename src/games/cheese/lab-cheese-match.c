/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-match.h"

#include <gio/gio.h>
#include <string.h>

#include "lab-cheese-deal.h"
#include "lab-random.h"
#include "lab-rat.h"
#include "lab-text.h"

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

/* Rounds after the end of a match take at least this many microseconds, so that a match without
 * time does not spin while it waits for the last answers. */
#define MIN_LAST_ROUND 1000

/* One match. */
typedef struct
{
  LabCheeseRecord *record;
  const LabCheeseDeal *deal;
  const LabCheeseMatchSettings *settings;
  GCancellable *cancellable;
  LabCheeseSeats *seats;
  LabCheesePosition position;
} Match;

/* What the rats do in a turn. */
typedef struct
{
  LabCheeseAction actions[LAB_CHEESE_MAX_RATS];
  guint missed;                 /* a bit for each rat without an answer */
  guint failed;                 /* a bit for each rat that has failed in this turn */
  guint uncounted;              /* a bit for each rat whose turn is used up by its preparation */
} Turn;

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

/* How many turns are played before the umpire looks again whether it was cancelled. */
#define TURNS_BETWEEN_LOOKS 256

/* One race. */
typedef struct
{
  const LabCheeseDeal *deal;
  LabRat **rats;
  guint64 seed;
  GCancellable *cancellable;
  LabCheesePosition position;
} Umpire;

static gboolean prepare (Match   *self,
                         GError **error);
static gboolean finish (Match   *self,
                        GError **error);

/* Private helpers */

/* Lets each rat prepare, and plays the turn without actions that the preparation counts as. */
static gboolean
umpire_prepare (Umpire  *self,
                GError **error)
{
  static const LabCheeseAction nothing[LAB_CHEESE_MAX_RATS];
  LabCheeseOutcome outcomes[LAB_CHEESE_MAX_RATS] = { 0 };

  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (!lab_rat_prepare (self->rats[rat], self->deal->maze, &self->position, rat,
                            lab_cheese_umpire_get_rat_seed (self->seed, rat), self->cancellable,
                            error))
        return FALSE;
    }
  lab_cheese_position_play (&self->position, self->deal->maze, nothing, outcomes);
  return TRUE;
}

/* Asks each rat that is not in mud. */
static gboolean
choose (Umpire           *self,
        LabCheeseAction  *actions,
        GError          **error)
{
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      actions[rat] = LAB_CHEESE_NOTHING;
      if (!lab_cheese_position_is_in_mud (&self->position, rat)
          && !lab_rat_choose (self->rats[rat], &self->position, self->cancellable, &actions[rat],
                              error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
umpire_play_turns (Umpire           *self,
                   LabCheeseRecord  *record,
                   guint             max_turns,
                   GError          **error)
{
  LabCheeseAction actions[LAB_CHEESE_MAX_RATS] = { 0 };
  LabCheeseOutcome outcomes[LAB_CHEESE_MAX_RATS] = { 0 };

  while (!lab_cheese_position_is_over (&self->position))
    {
      if (max_turns > 0 && self->position.turn > max_turns)
        {
          record->is_cut = TRUE;
          return TRUE;
        }
      if (self->position.turn % TURNS_BETWEEN_LOOKS == 0
          && g_cancellable_set_error_if_cancelled (self->cancellable, error))
        return FALSE;
      if (!choose (self, actions, error))
        return FALSE;
      lab_cheese_position_play (&self->position, self->deal->maze, actions, outcomes);
      lab_cheese_record_add_turn (record, outcomes, self->deal->n_rats);
    }
  return TRUE;
}

static gboolean
umpire_finish (Umpire  *self,
               GError **error)
{
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (!lab_rat_finish (self->rats[rat], &self->position, error))
        return FALSE;
    }
  return TRUE;
}

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
      player->choose (player->data, &seat->position, self->inner, &answer->action, &answer->error);
      break;
    case LAB_CHEESE_FINISH:
    default:
      player->finish (player->data, &seat->position, &answer->error);
      break;
    }
}

static gpointer
seats_run (gpointer data)
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
static LabCheeseSeats *
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
    self->seats[rat].thread = g_thread_new ("rat", seats_run, &self->seats[rat]);
  if (cancellable != NULL)
    {
      self->outer = g_object_ref (cancellable);
      self->outer_handler = g_cancellable_connect (cancellable, G_CALLBACK (on_cancelled), self,
                                                   NULL);
    }
  return self;
}

/* Returns whether a player was not asked, or its answer was taken. */
static gboolean
lab_cheese_seats_is_idle (LabCheeseSeats *self,
                          guint           rat)
{
  return get_state (&self->seats[rat]) == IDLE;
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
static void
lab_cheese_seats_ask (LabCheeseSeats          *self,
                      guint                    rat,
                      LabCheeseQuestion        question,
                      const LabCheesePosition *position)
{
  Seat *seat = &self->seats[rat];

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
static gboolean
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

/**
 * lab_cheese_seats_wait:
 * @self: seats
 * @time: how long to wait, in microseconds, or %LAB_CHEESE_NO_TIME_LIMIT
 *
 * Waits for the whole time, or until nobody thinks. Ends early only if it is cancelled.
 */
static void
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

static void
let_pass (Match  *self,
          gint64  time)
{
  if (self->settings->wait != NULL)
    self->settings->wait (self->seats, time, self->settings->data);
  else
    lab_cheese_seats_wait (self->seats, time);
}

/* Waits for the end of a round, in which @time passes. */
static void
end_round (Match  *self,
           gint64  time)
{
  if (self->settings->mode == LAB_CHEESE_SIMULATION)
    return;
  let_pass (self, time);
  if (self->settings->mode == LAB_CHEESE_SYNCHRONOUS)
    let_pass (self, LAB_CHEESE_NO_TIME_LIMIT);
}

/* Reports a failure, and takes @problem over. Returns FALSE if the race ends by it. */
static gboolean
fail (Match   *self,
      guint    rat,
      GError  *problem,
      GError **error)
{
  if (!self->settings->continue_on_error)
    {
      g_propagate_error (error, problem);
      return FALSE;
    }
  if (self->settings->failed != NULL)
    self->settings->failed (rat, problem->message, self->settings->data);
  g_error_free (problem);
  return TRUE;
}

/* Takes the answer of a rat, or notes that it missed the turn. */
static gboolean
take (Match   *self,
      guint    rat,
      Turn    *turn,
      GError **error)
{
  LabCheeseAnswer answer = { 0 };

  if (!lab_cheese_seats_take (self->seats, rat, &answer))
    {
      turn->missed |= 1u << rat;
      return TRUE;
    }
  if (answer.question == LAB_CHEESE_PREPARE)
    turn->uncounted |= 1u << rat;
  else if (answer.error != NULL)
    turn->failed |= 1u << rat;
  if (answer.error != NULL)
    return fail (self, rat, answer.error, error);
  turn->actions[rat] = answer.action;
  return TRUE;
}

/* Plays a turn, and counts what came of it. */
static void
play (Match *self,
      Turn  *turn)
{
  LabCheeseOutcome outcomes[LAB_CHEESE_MAX_RATS] = { 0 };

  lab_cheese_position_play (&self->position, self->deal->maze, turn->actions, outcomes);
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      guint bit = 1u << rat;

      if ((turn->missed & bit) != 0)
        outcomes[rat] = LAB_CHEESE_MISSED;
      else if ((turn->failed & bit) != 0)
        outcomes[rat] = LAB_CHEESE_FAILED;
    }
  lab_cheese_record_add_turn (self->record, outcomes, self->deal->n_rats);
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if ((turn->uncounted & (1u << rat)) != 0)
        self->record->counts[rat][outcomes[rat]]--;
    }
  if (self->settings->turn_played != NULL)
    self->settings->turn_played (&self->position, outcomes, self->settings->data);
}

static gboolean
prepare (Match   *self,
         GError **error)
{
  Turn turn = { 0 };
  LabCheeseOutcome outcomes[LAB_CHEESE_MAX_RATS] = { 0 };

  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    lab_cheese_seats_ask (self->seats, rat, LAB_CHEESE_PREPARE, &self->position);
  end_round (self, self->settings->preparation_time);
  if (g_cancellable_set_error_if_cancelled (self->cancellable, error))
    return FALSE;
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (!take (self, rat, &turn, error))
        return FALSE;
      if ((turn.missed & (1u << rat)) != 0)
        self->record->counts[rat][LAB_CHEESE_MISSED]++;
      turn.actions[rat] = LAB_CHEESE_NOTHING;
    }
  lab_cheese_position_play (&self->position, self->deal->maze, turn.actions, outcomes);
  return TRUE;
}

/* Plays the next turn. Rats in mud, and those that have not answered yet, are not asked. */
static gboolean
play_turn (Match   *self,
           GError **error)
{
  Turn turn = { 0 };

  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (!lab_cheese_position_is_in_mud (&self->position, rat)
          && lab_cheese_seats_is_idle (self->seats, rat))
        lab_cheese_seats_ask (self->seats, rat, LAB_CHEESE_CHOOSE, &self->position);
    }
  end_round (self, self->settings->turn_time);
  if (g_cancellable_set_error_if_cancelled (self->cancellable, error))
    return FALSE;
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (!lab_cheese_position_is_in_mud (&self->position, rat) && !take (self, rat, &turn, error))
        return FALSE;
    }
  play (self, &turn);
  return TRUE;
}

static gboolean
play_turns (Match   *self,
            GError **error)
{
  guint max_turns = self->settings->max_turns;

  while (!lab_cheese_position_is_over (&self->position))
    {
      if (max_turns > 0 && self->position.turn > max_turns)
        {
          self->record->is_cut = TRUE;
          return TRUE;
        }
      if (!play_turn (self, error))
        return FALSE;
    }
  return TRUE;
}

/* Plays rounds until each rat has answered its last question and then finished. */
static gboolean
finish (Match   *self,
        GError **error)
{
  gint64 time = self->settings->turn_time;
  guint all = (1u << self->deal->n_rats) - 1;
  guint finished = 0;

  while (finished != all)
    {
      for (guint rat = 0; rat < self->deal->n_rats; rat++)
        {
          if ((finished & (1u << rat)) == 0 && lab_cheese_seats_is_idle (self->seats, rat))
            lab_cheese_seats_ask (self->seats, rat, LAB_CHEESE_FINISH, &self->position);
        }
      end_round (self, self->settings->mode == LAB_CHEESE_MATCH ? MAX (time, MIN_LAST_ROUND)
                                                                : time);
      if (g_cancellable_set_error_if_cancelled (self->cancellable, error))
        return FALSE;
      for (guint rat = 0; rat < self->deal->n_rats; rat++)
        {
          LabCheeseAnswer answer = { 0 };

          if (!lab_cheese_seats_take (self->seats, rat, &answer))
            continue;
          if (answer.question == LAB_CHEESE_FINISH)
            finished |= 1u << rat;
          if (answer.error != NULL && !fail (self, rat, answer.error, error))
            return FALSE;
        }
    }
  return TRUE;
}

static gboolean
run (Match   *self,
     GError **error)
{
  if (lab_cheese_position_is_over (&self->position))
    return TRUE;
  return prepare (self, error) && play_turns (self, error) && finish (self, error);
}

static gboolean
prepare_rat (gpointer                  data,
             const LabCheeseMaze      *maze,
             const LabCheesePosition  *position,
             guint                     rat,
             guint64                   seed,
             GCancellable             *cancellable,
             GError                  **error)
{
  return lab_rat_prepare (data, maze, position, rat, seed, cancellable, error);
}

static gboolean
ask_rat (gpointer                  data,
         const LabCheesePosition  *position,
         GCancellable             *cancellable,
         LabCheeseAction          *action,
         GError                  **error)
{
  return lab_rat_choose (data, position, cancellable, action, error);
}

static gboolean
finish_rat (gpointer                  data,
            const LabCheesePosition  *position,
            GError                  **error)
{
  return lab_rat_finish (data, position, error);
}

/* Public functions */

/**
 * lab_cheese_record_clear:
 * @self: a record
 *
 * Frees what belongs to a record.
 */
void
lab_cheese_record_clear (LabCheeseRecord *self)
{
  g_clear_pointer (&self->actions, g_byte_array_unref);
}

/**
 * lab_cheese_record_begin:
 * @self: a record, perhaps of an earlier race
 * @keep_actions: whether the record is to keep each outcome, or only to count them
 *
 * Makes a record empty. Its memory is used again.
 */
void
lab_cheese_record_begin (LabCheeseRecord *self,
                         gboolean         keep_actions)
{
  GByteArray *actions = NULL;

  g_return_if_fail (self != NULL);

  if (keep_actions)
    {
      actions = self->actions != NULL ? g_steal_pointer (&self->actions) : g_byte_array_new ();
      g_byte_array_set_size (actions, 0);
    }
  lab_cheese_record_clear (self);
  memset (self, 0, sizeof *self);
  self->actions = actions;
}

/**
 * lab_cheese_record_add_turn:
 * @self: a record
 * @outcomes: (array length=n_rats): what came of the actions of a turn
 * @n_rats: the number of rats
 *
 * Counts a turn that was played.
 */
void
lab_cheese_record_add_turn (LabCheeseRecord        *self,
                            const LabCheeseOutcome *outcomes,
                            guint                   n_rats)
{
  guint8 bytes[LAB_CHEESE_MAX_RATS] = { 0 };

  for (guint rat = 0; rat < n_rats; rat++)
    {
      self->counts[rat][outcomes[rat]]++;
      bytes[rat] = (guint8) outcomes[rat];
    }
  if (self->actions != NULL)
    g_byte_array_append (self->actions, bytes, n_rats);
}

/**
 * lab_cheese_record_end:
 * @self: a record
 * @position: the position at the end of the race
 *
 * Notes the turns and the scores.
 */
void
lab_cheese_record_end (LabCheeseRecord         *self,
                       const LabCheesePosition *position)
{
  self->turns = (int) position->turn - 1;
  for (guint rat = 0; rat < position->n_rats; rat++)
    self->scores[rat] = position->rats[rat].score;
}

/**
 * lab_cheese_umpire_get_rat_seed:
 * @seed: the seed of the players of a race
 * @rat: the number of a rat
 *
 * Computes the seed of the random numbers of one rat, so that two random rats in one race do not
 * do the same.
 *
 * Returns: the seed for lab_rat_prepare()
 */
guint64
lab_cheese_umpire_get_rat_seed (guint64 seed,
                                guint   rat)
{
  return lab_random_hash (lab_random_hash (seed) + rat);
}

/**
 * lab_cheese_umpire_play:
 * @record: how the race went; begin with all zeros
 * @deal: the race before its first turn
 * @rats: (array): the rats, as many as @deal has
 * @seed: the seed of the random numbers of the rats
 * @max_turns: the race ends after this many turns; 0 for no limit
 * @keep_actions: whether @record is to keep each outcome
 * @cancellable: (nullable): cancels the race from another thread
 * @error: return location for the error of a rat that failed
 *
 * Plays a race as fast as possible: one rat after the other in the thread of the caller, without a
 * limit of time. No turn allocates memory, except that of @record.
 *
 * Returns: %FALSE if a rat failed, or if the race was cancelled; @record is then empty
 */
gboolean
lab_cheese_umpire_play (LabCheeseRecord      *record,
                        const LabCheeseDeal  *deal,
                        LabRat              **rats,
                        guint64               seed,
                        guint                 max_turns,
                        gboolean              keep_actions,
                        GCancellable         *cancellable,
                        GError              **error)
{
  Umpire self = { .deal = deal, .rats = rats, .seed = seed, .cancellable = cancellable };
  gboolean is_played;

  g_return_val_if_fail (record != NULL && deal != NULL && rats != NULL, FALSE);

  lab_cheese_record_begin (record, keep_actions);
  lab_cheese_position_init (&self.position, deal);
  is_played = lab_cheese_position_is_over (&self.position)
              || (umpire_prepare (&self, error)
                  && umpire_play_turns (&self, record, max_turns, error)
                  && umpire_finish (&self, error));
  if (is_played)
    lab_cheese_record_end (record, &self.position);
  else
    lab_cheese_record_begin (record, keep_actions);
  lab_cheese_position_clear (&self.position);
  return is_played;
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

/**
 * lab_cheese_match_play:
 * @record: how the match went; begin with all zeros
 * @deal: the race before its first turn
 * @rats: (array): the rats
 * @seed: the seed of the players
 * @settings: the mode, the times, and who is told
 * @cancellable: (nullable): cancels the match from another thread
 * @error: return location for the error of a rat that failed
 *
 * Plays a race in one of the modes of the original. In the mode “match” a rat may answer late; so
 * the patience of a program, lab_rat_set_patience(), should be longer than a turn.
 *
 * Returns: %FALSE if a rat failed, and @record is empty; or if the match was cancelled, and @record
 *   has the turns before that
 */
gboolean
lab_cheese_match_play (LabCheeseRecord               *record,
                       const LabCheeseDeal           *deal,
                       LabRat                       **rats,
                       guint64                        seed,
                       const LabCheeseMatchSettings  *settings,
                       GCancellable                  *cancellable,
                       GError                       **error)
{
  LabCheesePlayer players[LAB_CHEESE_MAX_RATS] = { 0 };

  g_return_val_if_fail (deal != NULL && rats != NULL && settings != NULL, FALSE);

  for (guint rat = 0; rat < deal->n_rats; rat++)
    {
      players[rat] = (LabCheesePlayer) { prepare_rat, ask_rat, finish_rat, rats[rat] };
      if (settings->mode == LAB_CHEESE_MATCH)
        lab_rat_set_times (rats[rat], settings->preparation_time, settings->turn_time);
    }
  return lab_cheese_match_play_with (record, deal, players, seed, settings, cancellable, error);
}

/**
 * lab_cheese_match_play_with:
 * @record: how the match went; begin with all zeros
 * @deal: the race before its first turn
 * @players: (array): who moves each rat
 * @seed: the seed of the players
 * @settings: the mode, the times, and who is told
 * @cancellable: (nullable): cancels the match from another thread
 * @error: return location for the error of a player that failed
 *
 * Plays a race as lab_cheese_match_play() does, but with any players.
 *
 * Returns: %FALSE if a player failed or the match was cancelled
 */
gboolean
lab_cheese_match_play_with (LabCheeseRecord               *record,
                            const LabCheeseDeal           *deal,
                            const LabCheesePlayer         *players,
                            guint64                        seed,
                            const LabCheeseMatchSettings  *settings,
                            GCancellable                  *cancellable,
                            GError                       **error)
{
  Match self = { .record = record, .deal = deal, .settings = settings,
                 .cancellable = cancellable };
  gboolean is_played;

  g_return_val_if_fail (record != NULL && deal != NULL && players != NULL && settings != NULL,
                        FALSE);

  lab_cheese_record_begin (record, TRUE);
  lab_cheese_position_init (&self.position, deal);
  self.seats = lab_cheese_seats_new (deal, players, seed,
                                     settings->mode == LAB_CHEESE_MATCH
                                         || settings->mode == LAB_CHEESE_SYNCHRONOUS,
                                     cancellable);
  is_played = run (&self, error);
  lab_cheese_seats_free (self.seats);
  if (is_played || g_cancellable_is_cancelled (cancellable))
    lab_cheese_record_end (record, &self.position);
  else
    lab_cheese_record_begin (record, TRUE);
  lab_cheese_position_clear (&self.position);
  return is_played;
}
