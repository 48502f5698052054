/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-hand-clock.h"

/* Private helpers */

static guint
count_dues (LabTestHandClock *self)
{
  guint n;

  g_mutex_lock (&self->lock);
  n = self->dues->len;
  g_mutex_unlock (&self->lock);
  return n;
}

/* Moves the time on; players whose time is over are no longer in the list. */
static guint
advance (LabTestHandClock *self,
         gint64            time)
{
  guint n_left;

  g_mutex_lock (&self->lock);
  for (guint i = 0; time == LAB_CHEESE_NO_TIME_LIMIT && i < self->dues->len; i++)
    self->now = MAX (self->now, g_array_index (self->dues, gint64, i));
  if (time != LAB_CHEESE_NO_TIME_LIMIT)
    self->now += time;
  for (guint i = self->dues->len; i-- > 0;)
    {
      if (g_array_index (self->dues, gint64, i) <= self->now)
        g_array_remove_index_fast (self->dues, i);
    }
  n_left = self->dues->len;
  g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->lock);
  return n_left;
}

/* Functions for tests */

void
lab_test_hand_clock_init (LabTestHandClock *self)
{
  g_mutex_init (&self->lock);
  g_cond_init (&self->changed);
  self->now = 0;
  self->dues = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->waits = g_array_new (FALSE, FALSE, sizeof (gint64));
}

void
lab_test_hand_clock_clear (LabTestHandClock *self)
{
  g_array_unref (self->waits);
  g_array_unref (self->dues);
  g_cond_clear (&self->changed);
  g_mutex_clear (&self->lock);
}

/** lab_test_hand_clock_think: returns in the thread of a player when @time, at least 1, is over. */
void
lab_test_hand_clock_think (LabTestHandClock *self,
                           gint64            time)
{
  gint64 due;

  g_assert_cmpint (time, >, 0);
  g_mutex_lock (&self->lock);
  due = self->now + time;
  g_array_append_val (self->dues, due);
  while (self->now < due)
    g_cond_wait (&self->changed, &self->lock);
  g_mutex_unlock (&self->lock);
}

/** lab_test_hand_clock_wait: lets @time pass for a match, in place of lab_cheese_seats_wait().
 * Each player that was asked must think with this clock. */
void
lab_test_hand_clock_wait (LabTestHandClock *self,
                          LabCheeseSeats   *seats,
                          gint64            time)
{
  guint n_left;

  g_array_append_val (self->waits, time);
  while (count_dues (self) < lab_cheese_seats_count_thinking (seats))
    g_thread_yield ();
  n_left = advance (self, time);
  while (lab_cheese_seats_count_thinking (seats) > n_left)
    g_thread_yield ();
}
