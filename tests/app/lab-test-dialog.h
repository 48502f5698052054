/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-statistics-section.h"
#include "lab-test-window.h"

G_BEGIN_DECLS

/* Dialogs over the window under test. Newer versions of libadwaita draw them in that
 * window, older ones in a window of their own; these functions hide the difference. */

GtkWidget            *lab_test_find_dialog     (LabTestWindow *self);
GtkWidget            *lab_test_enter_dialog    (LabTestWindow *self);
void                  lab_test_leave_dialog    (LabTestWindow *self);
void                  lab_test_answer          (LabTestWindow *self,
                                                const char    *button);
LabStatisticsSection *lab_test_open_statistics (LabTestWindow *self);

G_END_DECLS
