/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-driver.h"

G_BEGIN_DECLS

/* Fingers on a touchscreen. The extension of the X server that sends keys and buttons for the
 * driver knows no touchscreen, so these events do not pass through the server: they are put into
 * the queue where GDK reads those of the server. From there on, all is as with a real one. */

void lab_test_touch_down (LabTestDriver *driver,
                          guint          finger,
                          GtkWidget     *widget,
                          double         x,
                          double         y);
void lab_test_touch_move (LabTestDriver *driver,
                          guint          finger,
                          GtkWidget     *widget,
                          double         x,
                          double         y);
void lab_test_touch_up   (LabTestDriver *driver,
                          guint          finger,
                          GtkWidget     *widget,
                          double         x,
                          double         y);
void lab_test_touch_tap  (LabTestDriver *driver,
                          GtkWidget     *widget);

G_END_DECLS
