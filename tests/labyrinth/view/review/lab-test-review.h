/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-window.h"

G_BEGIN_DECLS

/* The number of turns of the game that lab_test_review_play_some() shows, and of the whole game
 * with the variants last treasure and open cards. */
#define LAB_TEST_REVIEW_N_TURNS 6
#define LAB_TEST_REVIEW_N_ALL_TURNS 10

GtkWidget  *lab_test_review_get_page     (LabTestWindow *test);
gboolean    lab_test_review_is_open      (LabTestWindow *test);
GListModel *lab_test_review_get_list     (LabTestWindow *test);
guint       lab_test_review_get_selected (LabTestWindow *test);
gboolean    lab_test_review_is_busy      (LabTestWindow *test);
void        lab_test_review_settle       (LabTestWindow *test);
void        lab_test_review_assert_shown (LabTestWindow *test,
                                          guint          number);
void        lab_test_review_open         (LabTestWindow *test);
void        lab_test_review_press        (LabTestWindow *test,
                                          const char    *action);
void        lab_test_review_play_from    (LabTestWindow *test,
                                          LabRules       rules,
                                          guint          n_turns);
void        lab_test_review_play_some    (LabTestWindow *test);
void        lab_test_review_play_all     (LabTestWindow *test);

G_END_DECLS
