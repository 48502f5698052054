/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-clock.h"

/**
 * LabClock:
 *
 * A stop-watch that runs by itself, or is moved on by hand, as in a test.
 *
 * The one that runs is the monotonic clock of the system, which knows neither the time of
 * day, so that setting that does no harm, nor the time that a machine sleeps.
 */
struct _LabClock
{
  GObject parent_instance;

  gboolean by_hand;
  gint64 time;                /* of a clock that is moved by hand */
};

enum
{
  ADVANCED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabClock, lab_clock, G_TYPE_OBJECT)

/* GObject */

static void
lab_clock_class_init (LabClockClass *klass)
{
  /**
   * LabClock::advanced:
   *
   * Somebody has moved the clock on. One that runs by itself never says so.
   */
  signals[ADVANCED] = g_signal_new ("advanced", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
lab_clock_init (LabClock *self G_GNUC_UNUSED)
{
}

/* Public functions */

/**
 * lab_clock_new:
 *
 * Returns: (transfer full): a clock that runs by itself
 */
LabClock *
lab_clock_new (void)
{
  return g_object_new (LAB_TYPE_CLOCK, NULL);
}

/**
 * lab_clock_new_by_hand:
 *
 * Returns: (transfer full): a clock that stands still until lab_clock_advance()
 */
LabClock *
lab_clock_new_by_hand (void)
{
  LabClock *self = lab_clock_new ();

  self->by_hand = TRUE;
  return self;
}

/**
 * lab_clock_get_by_hand:
 * @self: a clock
 *
 * Returns: whether it is moved by hand
 */
gboolean
lab_clock_get_by_hand (LabClock *self)
{
  g_return_val_if_fail (LAB_IS_CLOCK (self), FALSE);

  return self->by_hand;
}

/**
 * lab_clock_get_time:
 * @self: a clock
 *
 * Returns: microseconds since some moment that is the same for all calls
 */
gint64
lab_clock_get_time (LabClock *self)
{
  g_return_val_if_fail (LAB_IS_CLOCK (self), 0);

  return self->by_hand ? self->time : g_get_monotonic_time ();
}

/**
 * lab_clock_advance:
 * @self: a clock that is moved by hand
 * @microseconds: by how much; not negative
 *
 * Moves the clock on.
 */
void
lab_clock_advance (LabClock *self,
                   gint64    microseconds)
{
  g_return_if_fail (LAB_IS_CLOCK (self));
  g_return_if_fail (self->by_hand);
  g_return_if_fail (microseconds >= 0);

  self->time += microseconds;
  g_signal_emit (self, signals[ADVANCED], 0);
}
