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

/* Rounds after the end of a match take at least this many microseconds, so that a match without
 * time does not spin while it waits for the last answers. */
#define MIN_LAST_ROUND 1000

/* What the rats do in a turn. */
typedef struct
{
  LabCheeseAction actions[LAB_CHEESE_MAX_RATS];
  LabCheeseOutcome fates[LAB_CHEESE_MAX_RATS]; /* missed or failed; 0 for what the rules say */
  guint uncounted;              /* a bit for each rat whose turn is used up by its preparation */
} Turn;

typedef enum
{
  IDLE,
  THINKING,
  ANSWERED,
} State;

/* What a rat was asked, and what it answered. */
typedef struct
{
  LabRatQuestion question;
  LabCheeseAction action;       /* in a turn */
  GError *error;                /* (owned) (nullable): why it failed */
} Answer;

/* The place of one rat. The fields up to the state are written by the thread of the caller while
 * the rat is not thinking, and by the thread of the rat while it is. */
typedef struct
{
  LabCheeseMatch *match;
  guint rat;
  GThread *thread;
  LabCheesePosition position;   /* its own copy */
  Answer answer;
  State state;                  /* under the lock */
} Seat;

/* A race by the umpire has neither seats nor settings. */
struct _LabCheeseMatch
{
  LabCheeseRecord *record;
  const LabCheeseDeal *deal;
  LabRat **rats;
  guint64 seed;
  guint max_turns;
  GCancellable *cancellable;    /* (nullable): of the caller */
  LabCheesePosition position;

  const LabCheeseMatchSettings *settings;
  gboolean has_threads;
  Seat seats[LAB_CHEESE_MAX_RATS];
  GCancellable *inner;          /* also cancelled when the match ends */
  GMutex lock;
  GCond changed;                /* a state has changed, or the match is closed or cancelled */
  gboolean is_closed;           /* under the lock */
};

/* How many turns are played before the umpire looks again whether it was cancelled. */
#define TURNS_BETWEEN_LOOKS 256

/* Private helpers: a race as fast as possible */

/* Lets each rat prepare, and plays the turn without actions that the preparation counts as. */
static gboolean
prepare_directly (LabCheeseMatch  *self,
                  GError         **error)
{
  static const LabCheeseAction nothing[LAB_CHEESE_MAX_RATS];

  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (!lab_rat_prepare (self->rats[rat], self->deal->maze, &self->position, rat,
                            lab_cheese_umpire_get_rat_seed (self->seed, rat), self->cancellable,
                            error))
        return FALSE;
    }
  lab_cheese_position_play (&self->position, self->deal->maze, nothing, NULL);
  return TRUE;
}

/* Asks each rat that is not in mud. */
static gboolean
play_turn_directly (LabCheeseMatch  *self,
                    GError         **error)
{
  LabCheeseAction actions[LAB_CHEESE_MAX_RATS] = { LAB_CHEESE_NOTHING };
  LabCheeseOutcome outcomes[LAB_CHEESE_MAX_RATS] = { 0 };

  if (self->position.turn % TURNS_BETWEEN_LOOKS == 0
      && g_cancellable_set_error_if_cancelled (self->cancellable, error))
    return FALSE;
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (!lab_cheese_position_is_in_mud (&self->position, rat)
          && !lab_rat_choose (self->rats[rat], &self->position, self->cancellable, &actions[rat],
                              error))
        return FALSE;
    }
  lab_cheese_position_play (&self->position, self->deal->maze, actions, outcomes);
  lab_cheese_record_add_turn (self->record, outcomes, self->deal->n_rats);
  return TRUE;
}

static gboolean
finish_directly (LabCheeseMatch  *self,
                 GError         **error)
{
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (!lab_rat_finish (self->rats[rat], &self->position, error))
        return FALSE;
    }
  return TRUE;
}

/* Private helpers: seats */

/* Asks the rat, in its own thread, or in that of the caller. */
static void
think (Seat *seat)
{
  LabCheeseMatch *self = seat->match;
  LabRat *rat = self->rats[seat->rat];
  Answer *answer = &seat->answer;

  switch (answer->question)
    {
    case LAB_RAT_PREPARE:
      lab_rat_prepare (rat, self->deal->maze, &seat->position, seat->rat,
                       lab_cheese_umpire_get_rat_seed (self->seed, seat->rat), self->inner,
                       &answer->error);
      break;
    case LAB_RAT_CHOOSE:
      lab_rat_choose (rat, &seat->position, self->inner, &answer->action, &answer->error);
      break;
    case LAB_RAT_FINISH:
    default:
      lab_rat_finish (rat, &seat->position, &answer->error);
      break;
    }
}

static gpointer
run_seat (gpointer data)
{
  Seat *seat = data;
  LabCheeseMatch *self = seat->match;

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
  LabCheeseMatch *self = data;

  g_cancellable_cancel (self->inner);
  g_mutex_lock (&self->lock);
  g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->lock);
}

static void
set_state (Seat  *seat,
           State  state)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&seat->match->lock);

  seat->state = state;
  g_cond_broadcast (&seat->match->changed);
}

static State
get_state (Seat *seat)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&seat->match->lock);

  return seat->state;
}

/* Seats each rat, in a thread of its own or all in that of the caller. */
static void
open_seats (LabCheeseMatch *self)
{
  self->has_threads = self->settings->mode == LAB_CHEESE_MATCH
                      || self->settings->mode == LAB_CHEESE_SYNCHRONOUS;
  self->inner = g_cancellable_new ();
  g_mutex_init (&self->lock);
  g_cond_init (&self->changed);
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      self->seats[rat].match = self;
      self->seats[rat].rat = rat;
      if (self->has_threads)
        self->seats[rat].thread = g_thread_new ("rat", run_seat, &self->seats[rat]);
    }
}

/* Stops the rats that still think. */
static void
close_seats (LabCheeseMatch *self)
{
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
}

/* Returns whether a rat was not asked, or its answer was taken. */
static gboolean
is_idle (LabCheeseMatch *self,
         guint           rat)
{
  return get_state (&self->seats[rat]) == IDLE;
}

/* Asks a rat that is idle. Without threads, it answers before this function returns. */
static void
ask (LabCheeseMatch *self,
     guint           rat,
     LabRatQuestion  question)
{
  Seat *seat = &self->seats[rat];

  lab_cheese_position_copy (&seat->position, &self->position);
  seat->answer = (Answer) { .question = question };
  if (!self->has_threads)
    think (seat);
  set_state (seat, self->has_threads ? THINKING : ANSWERED);
}

/* Takes the answer of a rat, which is idle then, and its error, which belongs to the caller.
 * Returns whether there is an answer. */
static gboolean
take_answer (LabCheeseMatch *self,
             guint           rat,
             Answer         *answer)
{
  Seat *seat = &self->seats[rat];

  if (get_state (seat) != ANSWERED)
    return FALSE;
  *answer = seat->answer;
  seat->answer.error = NULL;
  set_state (seat, IDLE);
  return TRUE;
}

static guint
count_thinking (LabCheeseMatch *self)
{
  guint n_thinking = 0;

  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    n_thinking += self->seats[rat].state == THINKING ? 1 : 0;
  return n_thinking;
}

/* Private helpers: rounds */

/* Waits for the whole time in microseconds, or until nobody thinks. Ends early only if the match is
 * cancelled. */
static void
let_pass (LabCheeseMatch *self,
          gint64          time)
{
  gint64 end = time > 0 ? g_get_monotonic_time () + time : 0;

  if (self->settings->wait != NULL)
    {
      self->settings->wait (self, time, self->settings->data);
      return;
    }
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

/* Waits for the end of a round, in which @time passes. Returns FALSE if the match was cancelled. */
static gboolean
end_round (LabCheeseMatch  *self,
           gint64           time,
           GError         **error)
{
  if (self->settings->mode != LAB_CHEESE_SIMULATION)
    let_pass (self, time);
  if (self->settings->mode == LAB_CHEESE_SYNCHRONOUS)
    let_pass (self, LAB_CHEESE_NO_TIME_LIMIT);
  return !g_cancellable_set_error_if_cancelled (self->cancellable, error);
}

/* Reports a failure, and takes @problem over. Returns FALSE if the race ends by it. */
static gboolean
fail (LabCheeseMatch  *self,
      guint            rat,
      GError          *problem,
      GError         **error)
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
take (LabCheeseMatch  *self,
      guint            rat,
      Turn            *turn,
      GError         **error)
{
  Answer answer = { 0 };

  if (!take_answer (self, rat, &answer))
    {
      turn->fates[rat] = LAB_CHEESE_MISSED;
      return TRUE;
    }
  if (answer.question == LAB_RAT_PREPARE)
    turn->uncounted |= 1u << rat;
  else if (answer.error != NULL)
    turn->fates[rat] = LAB_CHEESE_FAILED;
  if (answer.error != NULL)
    return fail (self, rat, answer.error, error);
  turn->actions[rat] = answer.action;
  return TRUE;
}

/* Plays a turn, and counts what came of it. */
static void
play (LabCheeseMatch *self,
      Turn           *turn)
{
  LabCheeseOutcome outcomes[LAB_CHEESE_MAX_RATS] = { 0 };

  lab_cheese_position_play (&self->position, self->deal->maze, turn->actions, outcomes);
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (turn->fates[rat] != 0)
        outcomes[rat] = turn->fates[rat];
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
prepare (LabCheeseMatch  *self,
         GError         **error)
{
  Turn turn = { 0 };

  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    ask (self, rat, LAB_RAT_PREPARE);
  if (!end_round (self, self->settings->preparation_time, error))
    return FALSE;
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (!take (self, rat, &turn, error))
        return FALSE;
      if (turn.fates[rat] == LAB_CHEESE_MISSED)
        self->record->counts[rat][LAB_CHEESE_MISSED]++;
      turn.actions[rat] = LAB_CHEESE_NOTHING;
    }
  lab_cheese_position_play (&self->position, self->deal->maze, turn.actions, NULL);
  return TRUE;
}

/* Plays the next turn. Rats in mud, and those that have not answered yet, are not asked. */
static gboolean
play_turn (LabCheeseMatch  *self,
           GError         **error)
{
  Turn turn = { 0 };

  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (!lab_cheese_position_is_in_mud (&self->position, rat) && is_idle (self, rat))
        ask (self, rat, LAB_RAT_CHOOSE);
    }
  if (!end_round (self, self->settings->turn_time, error))
    return FALSE;
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (!lab_cheese_position_is_in_mud (&self->position, rat) && !take (self, rat, &turn, error))
        return FALSE;
    }
  play (self, &turn);
  return TRUE;
}

/* Plays rounds until each rat has answered its last question and then finished. */
static gboolean
finish (LabCheeseMatch  *self,
        GError         **error)
{
  gint64 time = self->settings->turn_time;
  guint all = (1u << self->deal->n_rats) - 1;
  guint finished = 0;

  if (self->settings->mode == LAB_CHEESE_MATCH)
    time = MAX (time, MIN_LAST_ROUND);
  while (finished != all)
    {
      for (guint rat = 0; rat < self->deal->n_rats; rat++)
        {
          if ((finished & (1u << rat)) == 0 && is_idle (self, rat))
            ask (self, rat, LAB_RAT_FINISH);
        }
      if (!end_round (self, time, error))
        return FALSE;
      for (guint rat = 0; rat < self->deal->n_rats; rat++)
        {
          Answer answer = { 0 };

          if (!take_answer (self, rat, &answer))
            continue;
          if (answer.question == LAB_RAT_FINISH)
            finished |= 1u << rat;
          if (answer.error != NULL && !fail (self, rat, answer.error, error))
            return FALSE;
        }
    }
  return TRUE;
}

/* Private helpers: the whole race */

typedef gboolean (*Step) (LabCheeseMatch  *self,
                          GError         **error);

/* Plays a race by what happens before, in, and after its turns. */
static gboolean
run (LabCheeseMatch  *self,
     Step             prepare_rats,
     Step             play_next,
     Step             finish_rats,
     GError         **error)
{
  if (lab_cheese_position_is_over (&self->position))
    return TRUE;
  if (!prepare_rats (self, error))
    return FALSE;
  while (!lab_cheese_position_is_over (&self->position))
    {
      self->record->is_cut = self->max_turns > 0 && self->position.turn > self->max_turns;
      if (self->record->is_cut)
        break;
      if (!play_next (self, error))
        return FALSE;
    }
  return finish_rats (self, error);
}

/* Notes how the race went, or nothing. */
static void
end (LabCheeseMatch *self,
     gboolean        is_recorded)
{
  if (is_recorded)
    lab_cheese_record_end (self->record, &self->position);
  else
    lab_cheese_record_begin (self->record, self->record->actions != NULL);
  lab_cheese_position_clear (&self->position);
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
  LabCheeseMatch self = { .record = record, .deal = deal, .rats = rats, .seed = seed,
                          .max_turns = max_turns, .cancellable = cancellable };
  gboolean is_played;

  g_return_val_if_fail (record != NULL && deal != NULL && rats != NULL, FALSE);

  lab_cheese_record_begin (record, keep_actions);
  lab_cheese_position_init (&self.position, deal);
  is_played = run (&self, prepare_directly, play_turn_directly, finish_directly, error);
  end (&self, is_played);
  return is_played;
}

/** lab_cheese_match_count_thinking: returns how many rats were asked and have not answered. */
guint
lab_cheese_match_count_thinking (LabCheeseMatch *self)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->lock);

  return count_thinking (self);
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
 * the patience of a program should be longer than a turn.
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
  LabCheeseMatch self = { .record = record, .deal = deal, .rats = rats, .seed = seed,
                          .cancellable = cancellable, .settings = settings };
  gulong handler = 0;
  gboolean is_played;

  g_return_val_if_fail (record != NULL && deal != NULL && rats != NULL && settings != NULL, FALSE);

  self.max_turns = settings->max_turns;
  for (guint rat = 0; settings->mode == LAB_CHEESE_MATCH && rat < deal->n_rats; rat++)
    {
      rats[rat]->times[0] = settings->preparation_time;
      rats[rat]->times[1] = settings->turn_time;
    }
  lab_cheese_record_begin (record, TRUE);
  lab_cheese_position_init (&self.position, deal);
  open_seats (&self);
  if (cancellable != NULL)
    handler = g_cancellable_connect (cancellable, G_CALLBACK (on_cancelled), &self, NULL);
  is_played = run (&self, prepare, play_turn, finish, error);
  g_cancellable_disconnect (cancellable, handler);
  close_seats (&self);
  end (&self, is_played || g_cancellable_is_cancelled (cancellable));
  return is_played;
}
