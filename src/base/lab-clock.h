/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define LAB_TYPE_CLOCK (lab_clock_get_type ())

G_DECLARE_FINAL_TYPE (LabClock, lab_clock, LAB, CLOCK, GObject)

/**
 * LabClock:
 *
 * A stopwatch that runs by itself, or that a test advances by hand.
 *
 * A clock that runs uses the monotonic time of the system. Setting the time of day does not change
 * it, and it stands still while the computer sleeps.
 */
struct _LabClock
{
  GObject parent_instance;

  gboolean by_hand;
  gint64 time;                /* of a clock that is advanced by hand */
};

LabClock *lab_clock_new           (void);
LabClock *lab_clock_new_by_hand   (void);

gint64    lab_clock_get_time      (LabClock *self);
void      lab_clock_advance       (LabClock *self,
                                   gint64    microseconds);

G_END_DECLS
