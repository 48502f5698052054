/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-match.h"

#include <string.h>

#include "lab-random.h"

#define NEVER G_MAXUINT
#define MAX_TURNS 60

/* Private helpers: players */

static gint64
find_time (LabTestMatch *test,
           guint         rat,
           guint         question)
{
  if (test->times != NULL)
    return question < test->n_times ? test->times[question] : 1;
  return 1 + (gint64) (lab_random_hash (test->seed + 1000 * rat + 7 * question)
                       % (guint64) test->max_time);
}

/** lab_test_match_find_action: returns what a rat answers to a question; 0 is the preparation. */
LabCheeseAction
lab_test_match_find_action (LabTestMatch *test,
                            guint         rat,
                            guint         question)
{
  return (LabCheeseAction) (lab_random_hash (test->seed * 31 + 50 * question + rat)
                            % LAB_N_CHEESE_ACTIONS);
}

static gboolean
answer (LabTestMatchPlayer  *self,
        GError             **error)
{
  LabTestMatch *test = self->test;
  guint question = self->n_asked++;

  if (test->has_clock)
    lab_test_hand_clock_think (&test->clock, find_time (test, self->rat, question));
  if (question != test->fail_at[self->rat])
    return TRUE;
  g_set_error_literal (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_FAILED, "Out of cheese.");
  return FALSE;
}

static gboolean
prepare (gpointer                  data,
         const LabCheeseMaze      *maze G_GNUC_UNUSED,
         const LabCheesePosition  *position,
         guint                     rat,
         guint64                   seed,
         GCancellable             *cancellable G_GNUC_UNUSED,
         GError                  **error)
{
  LabTestMatchPlayer *self = data;

  g_assert_cmpuint (position->turn, ==, 0);
  g_assert_cmpuint (rat, ==, self->rat);
  g_assert_cmpuint (seed, ==, lab_cheese_umpire_get_rat_seed (self->test->seed, rat));
  return answer (self, error);
}

static gboolean
choose (gpointer                  data,
        const LabCheesePosition  *position,
        GCancellable             *cancellable G_GNUC_UNUSED,
        LabCheeseAction          *action,
        GError                  **error)
{
  LabTestMatchPlayer *self = data;

  g_assert_cmpuint (position->turn, >, 0);
  *action = lab_test_match_find_action (self->test, self->rat, self->n_asked);
  return answer (self, error);
}

static gboolean
finish (gpointer                  data,
        const LabCheesePosition  *position,
        GError                  **error)
{
  LabTestMatchPlayer *self = data;

  g_assert_cmpuint (position->turn, >, 0);
  if (self->test->fail_at_end)
    self->test->fail_at[self->rat] = self->n_asked;
  return answer (self, error);
}

/* Private helpers: the expected course of a match */

static void
expect_preparation (LabTestMatch *self,
                    gint64        time)
{
  const LabCheeseAction nothing[LAB_CHEESE_MAX_RATS] = { LAB_CHEESE_NOTHING };

  lab_test_slow_race_play (&self->slow, nothing, NULL);
  self->now = time;
  for (guint rat = 0; self->has_clock && rat < self->slow.deal->n_rats; rat++)
    {
      self->players[rat].n_expected = 1;
      self->players[rat].due = find_time (self, rat, 0);
      self->players[rat].prepares = self->players[rat].due > self->now;
      self->counts[rat][LAB_CHEESE_MISSED] += self->players[rat].prepares;
    }
}

/* Says what a rat does in the next turn: when it is asked, and when it answers. */
static LabCheeseAction
expect_action (LabTestMatch       *self,
               LabTestMatchPlayer *player,
               gboolean           *missed,
               gboolean           *counts)
{
  gint64 begin = self->now - LAB_TEST_MATCH_TURN;

  if (player->due <= begin)
    {
      guint question = player->n_expected++;

      player->due = begin + find_time (self, player->rat, question);
      player->action = lab_test_match_find_action (self, player->rat, question);
    }
  *missed = player->due > self->now;
  self->n_late += *missed;
  *counts = *missed || !player->prepares;
  if (*missed || player->prepares)
    {
      player->prepares = player->prepares && *missed;
      return LAB_CHEESE_NOTHING;
    }
  return player->action;
}

/** lab_test_match_check_late_turn: checks a turn in which rats can be late. */
void
lab_test_match_check_late_turn (const LabCheesePosition *position,
                                const LabCheeseOutcome  *outcomes,
                                gpointer                 data)
{
  LabTestMatch *self = data;
  LabCheeseAction actions[LAB_CHEESE_MAX_RATS] = { LAB_CHEESE_NOTHING };
  LabCheeseOutcome expected[LAB_CHEESE_MAX_RATS] = { 0 };
  gboolean missed[LAB_CHEESE_MAX_RATS] = { FALSE }, counts[LAB_CHEESE_MAX_RATS] = { FALSE };

  self->now += LAB_TEST_MATCH_TURN;
  for (guint rat = 0; rat < position->n_rats; rat++)
    {
      counts[rat] = TRUE;
      if (self->slow.rats[rat].count == 0)
        actions[rat] = expect_action (self, &self->players[rat], &missed[rat], &counts[rat]);
    }
  lab_test_slow_race_play (&self->slow, actions, expected);
  for (guint rat = 0; rat < position->n_rats; rat++)
    {
      if (missed[rat])
        expected[rat] = LAB_CHEESE_MISSED;
      g_assert_cmpuint (outcomes[rat], ==, expected[rat]);
      self->counts[rat][expected[rat]] += counts[rat];
    }
  lab_test_slow_race_check (&self->slow, position);
}

/* Checks a turn in which nobody is late. */
static void
check_turn (const LabCheesePosition *position,
            const LabCheeseOutcome  *outcomes,
            gpointer                 data)
{
  LabTestMatch *self = data;
  LabCheeseAction actions[LAB_CHEESE_MAX_RATS] = { LAB_CHEESE_NOTHING };
  LabCheeseOutcome expected[LAB_CHEESE_MAX_RATS] = { 0 };
  gboolean fails[LAB_CHEESE_MAX_RATS] = { FALSE };

  for (guint rat = 0; rat < position->n_rats; rat++)
    {
      /* A rat that is not in mud has just answered. */
      guint question = self->players[rat].n_asked - 1;

      if (self->slow.rats[rat].count > 0)
        continue;
      fails[rat] = question == self->fail_at[rat];
      if (!fails[rat])
        actions[rat] = lab_test_match_find_action (self, rat, question);
    }
  lab_test_slow_race_play (&self->slow, actions, expected);
  for (guint rat = 0; rat < position->n_rats; rat++)
    {
      if (fails[rat])
        expected[rat] = LAB_CHEESE_FAILED;
      g_assert_cmpuint (outcomes[rat], ==, expected[rat]);
      self->counts[rat][expected[rat]]++;
    }
  lab_test_slow_race_check (&self->slow, position);
  if (self->cancellable != NULL && position->turn == self->cancel_at + 1)
    g_cancellable_cancel (self->cancellable);
}

static void
on_failed (guint       rat,
           const char *message,
           gpointer    data)
{
  LabTestMatch *self = data;

  g_assert_cmpstr (message, ==, "Out of cheese.");
  self->failed |= 1u << rat;
}

static void
let_pass (LabCheeseSeats *seats,
          gint64          time,
          gpointer        data)
{
  LabTestMatch *self = data;

  lab_test_hand_clock_wait (&self->clock, seats, time);
}

/* Functions for tests */

/** lab_test_match_init: prepares a match in which nobody is late or fails. */
void
lab_test_match_init (LabTestMatch           *self,
                     LabCheeseMode           mode,
                     LabCheeseMatchSettings *settings)
{
  lab_test_hand_clock_init (&self->clock);
  self->has_clock = mode == LAB_CHEESE_MATCH || mode == LAB_CHEESE_SYNCHRONOUS;
  self->max_time = LAB_TEST_MATCH_TURN;
  for (guint rat = 0; rat < LAB_CHEESE_MAX_RATS; rat++)
    self->fail_at[rat] = NEVER;
  *settings = (LabCheeseMatchSettings) {
    .mode = mode,
    .preparation_time = LAB_TEST_MATCH_PREPARATION,
    .turn_time = LAB_TEST_MATCH_TURN,
    .max_turns = MAX_TURNS,
    .turn_played = check_turn,
    .failed = on_failed,
    .wait = let_pass,
    .data = self,
  };
}

void
lab_test_match_clear (LabTestMatch *self)
{
  lab_test_slow_race_clear (&self->slow);
  lab_test_hand_clock_clear (&self->clock);
}

/** lab_test_match_play: plays a match; after each turn it is compared with the slow rules. */
gboolean
lab_test_match_play (LabTestMatch                  *self,
                     const LabCheeseDeal           *deal,
                     const LabCheeseMatchSettings  *settings,
                     LabCheeseRecord               *record,
                     GError                       **error)
{
  LabCheesePlayer players[LAB_CHEESE_MAX_RATS] = { { .data = NULL } };

  for (guint rat = 0; rat < deal->n_rats; rat++)
    {
      self->players[rat] = (LabTestMatchPlayer) { .test = self, .rat = rat };
      players[rat] = (LabCheesePlayer) { prepare, choose, finish, &self->players[rat] };
    }
  lab_test_slow_race_init (&self->slow, deal);
  if (!lab_test_slow_race_is_over (&self->slow))
    expect_preparation (self, settings->preparation_time);
  return lab_cheese_match_play_with (record, deal, players, self->seed, settings,
                                     self->cancellable, error);
}

/** lab_test_match_check: compares the end of a match with that by the slow rules. */
void
lab_test_match_check (LabTestMatch          *self,
                      const LabCheeseRecord *record)
{
  g_assert_true (lab_test_slow_race_is_over (&self->slow) != record->is_cut);
  g_assert_cmpint (record->turns, ==, (int) self->slow.turn - 1);
  for (guint rat = 0; rat < self->slow.deal->n_rats; rat++)
    g_assert_cmpfloat (record->scores[rat], ==, self->slow.rats[rat].score);
  g_assert_true (memcmp (record->counts, self->counts, sizeof self->counts) == 0);
}
