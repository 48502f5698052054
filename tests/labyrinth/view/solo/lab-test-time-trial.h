/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-window.h"
#include "lab-clock.h"
#include "lab-time-trial.h"

G_BEGIN_DECLS

gboolean      lab_test_time_trial_shows_page       (LabTestWindow *test,
                                                    const char    *page);
GtkWidget    *lab_test_time_trial_find_row         (LabTestWindow *test,
                                                    const char    *title);
void          lab_test_time_trial_click            (LabTestWindow *test,
                                                    GtkWidget     *widget);
LabClock     *lab_test_time_trial_open             (LabTestWindow *test);
void          lab_test_time_trial_type             (LabTestWindow *test,
                                                    const char    *row,
                                                    const char    *text);
LabTimeTrial *lab_test_time_trial_get_trial        (LabTestWindow *test);
void          lab_test_time_trial_wait_for_clock   (LabTestWindow *test);
void          lab_test_time_trial_start            (LabTestWindow *test);
guint64       lab_test_time_trial_get_seed         (LabTestWindow *test);
void          lab_test_time_trial_assert_shows     (const char    *text);
void          lab_test_time_trial_wait_for_buttons (LabTestWindow *test);
void          lab_test_time_trial_set_up           (LabTestWindow *test,
                                                    gconstpointer  data);

G_END_DECLS
