/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-clock.h"

G_DEFINE_FINAL_TYPE (LabClock, lab_clock, G_TYPE_OBJECT)

/* GObject */

static void
lab_clock_class_init (LabClockClass *klass)
{
  /**
   * LabClock::advanced:
   *
   * Is emitted when a clock was advanced by hand. A clock that runs by itself never emits it.
   */
  g_signal_new ("advanced", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
lab_clock_init (LabClock *self G_GNUC_UNUSED)
{
}

/* Public functions */

/**
 * lab_clock_new:
 *
 * Creates a clock that runs by itself.
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
 * Creates a clock for tests.
 *
 * Returns: (transfer full): a clock that only changes in lab_clock_advance()
 */
LabClock *
lab_clock_new_by_hand (void)
{
  LabClock *self = lab_clock_new ();

  self->by_hand = TRUE;
  return self;
}

/**
 * lab_clock_get_time:
 * @self: a clock
 *
 * Reads the clock.
 *
 * Returns: the time in microseconds since a fixed, unknown moment
 */
gint64
lab_clock_get_time (LabClock *self)
{
  g_return_val_if_fail (LAB_IS_CLOCK (self), 0);

  return self->by_hand ? self->time : g_get_monotonic_time ();
}

/**
 * lab_clock_advance:
 * @self: a clock that is advanced by hand
 * @microseconds: the time to add; not negative
 *
 * Advances the clock.
 */
void
lab_clock_advance (LabClock *self,
                   gint64    microseconds)
{
  g_return_if_fail (LAB_IS_CLOCK (self));
  g_return_if_fail (self->by_hand);
  g_return_if_fail (microseconds >= 0);

  self->time += microseconds;
  g_signal_emit_by_name (self, "advanced");
}
