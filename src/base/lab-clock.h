/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define LAB_TYPE_CLOCK (lab_clock_get_type ())

G_DECLARE_FINAL_TYPE (LabClock, lab_clock, LAB, CLOCK, GObject)

LabClock *lab_clock_new           (void);
LabClock *lab_clock_new_by_hand   (void);

gboolean  lab_clock_get_by_hand   (LabClock *self);
gint64    lab_clock_get_time      (LabClock *self);
void      lab_clock_advance       (LabClock *self,
                                   gint64    microseconds);

G_END_DECLS
