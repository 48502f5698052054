/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-match.h"

#include <string.h>

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

/* Private helpers: rounds */

static void
wait_for (Match  *self,
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
  wait_for (self, time);
  if (self->settings->mode == LAB_CHEESE_SYNCHRONOUS)
    wait_for (self, LAB_CHEESE_NO_TIME_LIMIT);
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

/* Private helpers: the course of a match */

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
      if (!lab_cheese_position_is_in_mud (&self->position, rat)
          && !take (self, rat, &turn, error))
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

/* Private helpers: rats as players */

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

static const char * const mode_ids[LAB_N_CHEESE_MODES] = { "match", "synchronous", "sequential",
                                                           "simulation" };

/** lab_cheese_mode_get_id: (transfer none): returns what names a mode on the command line. */
const char *
lab_cheese_mode_get_id (LabCheeseMode mode)
{
  g_return_val_if_fail ((guint) mode < LAB_N_CHEESE_MODES, NULL);

  return mode_ids[mode];
}

/** lab_cheese_mode_parse: finds the mode with an id; returns whether there is one. */
gboolean
lab_cheese_mode_parse (const char    *id,
                       LabCheeseMode *mode)
{
  g_return_val_if_fail (id != NULL && mode != NULL, FALSE);

  for (guint i = 0; i < LAB_N_CHEESE_MODES; i++)
    {
      if (strcmp (mode_ids[i], id) == 0)
        {
          *mode = (LabCheeseMode) i;
          return TRUE;
        }
    }
  return FALSE;
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
