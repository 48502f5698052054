/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-match.h"

#include <string.h>

#include "lab-random.h"
#include "lab-test-cheese.h"

#define NEVER G_MAXUINT
#define MAX_TURNS 60

/* Private helpers: the clock */

/* Returns in the thread of a player when @time, at least 1, is over. */
static void
think (LabTestMatch *self,
       gint64        time)
{
  gint64 due;

  g_mutex_lock (&self->lock);
  due = self->time + time;
  g_array_append_val (self->dues, due);
  while (self->time < due)
    g_cond_wait (&self->changed, &self->lock);
  g_mutex_unlock (&self->lock);
}

static guint
count_dues (LabTestMatch *self)
{
  guint n;

  g_mutex_lock (&self->lock);
  n = self->dues->len;
  g_mutex_unlock (&self->lock);
  return n;
}

/* Moves the time on; players whose time is over are no longer in the list. */
static guint
advance (LabTestMatch *self,
         gint64        time)
{
  guint n_left;

  g_mutex_lock (&self->lock);
  for (guint i = 0; time == LAB_CHEESE_NO_TIME_LIMIT && i < self->dues->len; i++)
    self->time = MAX (self->time, g_array_index (self->dues, gint64, i));
  if (time != LAB_CHEESE_NO_TIME_LIMIT)
    self->time += time;
  for (guint i = self->dues->len; i-- > 0;)
    {
      if (g_array_index (self->dues, gint64, i) <= self->time)
        g_array_remove_index_fast (self->dues, i);
    }
  n_left = self->dues->len;
  g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->lock);
  return n_left;
}

/* Lets @time pass for a match. */
static void
let_pass (LabCheeseMatch *match,
          gint64          time,
          gpointer        data)
{
  LabTestMatch *self = data;
  guint n_left;

  g_array_append_val (self->waits, time);
  while (count_dues (self) < lab_cheese_match_count_thinking (match))
    g_thread_yield ();
  n_left = advance (self, time);
  while (lab_cheese_match_count_thinking (match) > n_left)
    g_thread_yield ();
}

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
answer (LabRat           *rat,
        LabRatQuestion    kind,
        GCancellable     *cancellable G_GNUC_UNUSED,
        LabCheeseAction  *action,
        GError          **error)
{
  LabTestMatchPlayer *self = (LabTestMatchPlayer *) rat;
  LabTestMatch *test = self->test;
  guint question = self->n_asked++;

  g_assert_true ((rat->position->turn == 0) == (kind == LAB_RAT_PREPARE));
  g_assert_true (rat == &test->players[rat->number].rat);
  g_assert_cmpuint (rat->seed, ==, lab_cheese_umpire_get_rat_seed (test->seed, rat->number));
  if (kind == LAB_RAT_CHOOSE)
    *action = lab_test_match_find_action (test, rat->number, question);
  else if (kind == LAB_RAT_FINISH && test->fail_at_end)
    test->fail_at[rat->number] = question;
  /* In the other modes, nobody waits. */
  if (test->settings.mode == LAB_CHEESE_MATCH || test->settings.mode == LAB_CHEESE_SYNCHRONOUS)
    think (test, find_time (test, rat->number, question));
  if (question != test->fail_at[rat->number])
    return TRUE;
  g_set_error_literal (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_FAILED, "Out of cheese.");
  return FALSE;
}

/* Private helpers: the expected course of a match */

static void
expect_preparation (LabTestMatch *self)
{
  const LabCheeseAction nothing[LAB_CHEESE_MAX_RATS] = { LAB_CHEESE_NOTHING };

  lab_test_slow_race_play (&self->slow, nothing, NULL);
  self->now = self->settings.preparation_time;
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      self->players[rat].n_expected = 1;
      self->players[rat].due = find_time (self, rat, 0);
      self->players[rat].prepares = self->may_be_late && self->players[rat].due > self->now;
      self->counts[rat][LAB_CHEESE_MISSED] += self->players[rat].prepares;
    }
}

/* Says what a rat does in the next turn, or why it does nothing, and returns whether that is
 * counted. */
static gboolean
expect_action (LabTestMatch       *self,
               LabTestMatchPlayer *player,
               LabCheeseAction    *action,
               LabCheeseOutcome   *failure)
{
  gint64 begin = self->now - self->settings.turn_time;

  if (!self->may_be_late || player->due <= begin)
    player->due = begin + find_time (self, player->rat.number, player->n_expected++);
  if (self->may_be_late && player->due > self->now)
    {
      self->n_late++;
      *failure = LAB_CHEESE_MISSED;
    }
  else if (player->prepares)
    {
      player->prepares = FALSE;
      return FALSE;
    }
  else if (player->n_expected - 1 == self->fail_at[player->rat.number])
    *failure = LAB_CHEESE_FAILED;
  else
    *action = lab_test_match_find_action (self, player->rat.number, player->n_expected - 1);
  return TRUE;
}

static void
check_turn (const LabCheesePosition *position,
            const LabCheeseOutcome  *outcomes,
            gpointer                 data)
{
  LabTestMatch *self = data;
  LabCheeseAction actions[LAB_CHEESE_MAX_RATS] = { LAB_CHEESE_NOTHING };
  LabCheeseOutcome expected[LAB_CHEESE_MAX_RATS] = { 0 }, failures[LAB_CHEESE_MAX_RATS] = { 0 };
  gboolean counts[LAB_CHEESE_MAX_RATS];

  self->now += self->settings.turn_time;
  for (guint rat = 0; rat < position->n_rats; rat++)
    counts[rat] = self->slow.rats[rat].count > 0
                  || expect_action (self, &self->players[rat], &actions[rat], &failures[rat]);
  lab_test_slow_race_play (&self->slow, actions, expected);
  for (guint rat = 0; rat < position->n_rats; rat++)
    {
      if (failures[rat] != 0)
        expected[rat] = failures[rat];
      g_assert_cmpuint (outcomes[rat], ==, expected[rat]);
      self->counts[rat][expected[rat]] += counts[rat];
    }
  lab_test_slow_race_check (&self->slow, position);
  if (self->cancel_at > 0 && position->turn == self->cancel_at + 1)
    g_cancellable_cancel (self->cancellable);
}

/* Compares the end of a match with that by the slow rules. */
static void
check_end (LabTestMatch *self)
{
  g_assert_true (lab_test_slow_race_is_over (&self->slow) != self->record.is_cut);
  g_assert_cmpint (self->record.turns, ==, (int) self->slow.turn - 1);
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    g_assert_cmpfloat (self->record.scores[rat], ==, self->slow.rats[rat].score);
  g_assert_true (memcmp (self->record.counts, self->counts, sizeof self->counts) == 0);
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

/* Functions for tests */

/** lab_test_match_init: prepares a match in which nobody is late or fails. */
void
lab_test_match_init (LabTestMatch  *self,
                     LabCheeseMode  mode,
                     guint          seed,
                     guint          n_rats,
                     guint          n_teams)
{
  *self = (LabTestMatch) {
    .deal = lab_test_cheese_deal_small (seed, n_rats, n_teams),
    .seed = seed,
    .settings = {
      .mode = mode,
      .preparation_time = LAB_TEST_MATCH_TURN,
      .turn_time = LAB_TEST_MATCH_TURN,
      .max_turns = MAX_TURNS,
      .turn_played = check_turn,
      .failed = on_failed,
      .wait = let_pass,
      .data = self,
    },
    .max_time = LAB_TEST_MATCH_TURN,
    .waits = g_array_new (FALSE, FALSE, sizeof (gint64)),
    .dues = g_array_new (FALSE, FALSE, sizeof (gint64)),
    .cancellable = g_cancellable_new (),
  };
  g_mutex_init (&self->lock);
  g_cond_init (&self->changed);
  for (guint rat = 0; rat < LAB_CHEESE_MAX_RATS; rat++)
    self->fail_at[rat] = NEVER;
}

void
lab_test_match_clear (LabTestMatch *self)
{
  for (guint rat = 0; rat < LAB_CHEESE_MAX_RATS; rat++)
    g_clear_pointer (&self->players[rat].rat.maze, lab_cheese_maze_unref);
  lab_cheese_deal_unref (self->deal);
  lab_cheese_record_clear (&self->record);
  g_clear_error (&self->error);
  g_array_unref (self->waits);
  g_array_unref (self->dues);
  g_object_unref (self->cancellable);
  lab_test_slow_race_clear (&self->slow);
  g_cond_clear (&self->changed);
  g_mutex_clear (&self->lock);
}

/** lab_test_match_play: plays a match, and compares each turn and the end with the slow rules;
 * returns whether there is an end. */
gboolean
lab_test_match_play (LabTestMatch *self)
{
  LabRat *rats[LAB_CHEESE_MAX_RATS] = { NULL };

  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      self->players[rat] = (LabTestMatchPlayer) { .rat = { .number = rat, .ask = answer },
                                                  .test = self };
      rats[rat] = &self->players[rat].rat;
    }
  lab_test_slow_race_init (&self->slow, self->deal);
  if (!lab_test_slow_race_is_over (&self->slow))
    expect_preparation (self);
  if (!lab_cheese_match_play (&self->record, self->deal, rats, self->seed, &self->settings,
                              self->cancellable, &self->error))
    return FALSE;
  g_assert_no_error (self->error);
  check_end (self);
  return TRUE;
}
