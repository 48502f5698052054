/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-party-page-private.h"
#include "lab-test-robots-window.h"

G_BEGIN_DECLS

LabRobotsPartyPage        *lab_test_robots_party_get_page     (LabTestWindow  *test);
LabRobotsParty            *lab_test_robots_party_get          (LabTestWindow  *test);
const LabRobotsPartyState *lab_test_robots_party_get_state    (LabTestWindow  *test);
GtkWidget                 *lab_test_robots_party_get_pad      (LabTestWindow  *test);
GtkWidget                 *lab_test_robots_party_get_replay   (LabTestWindow  *test);
LabClock                  *lab_test_robots_party_start        (LabTestWindow  *test,
                                                               const char     *seats,
                                                               gboolean        must_turn);
GtkWidget                 *lab_test_robots_party_find_button  (GtkWidget      *root,
                                                               guint           n);
void                       lab_test_robots_party_click        (LabTestWindow  *test,
                                                               GtkWidget      *button);
void                       lab_test_robots_party_click_action (LabTestWindow  *test,
                                                               const char     *action);
void                       lab_test_robots_party_press_player (LabTestWindow  *test,
                                                               guint           seat);
void                       lab_test_robots_party_claim        (LabTestWindow  *test,
                                                               guint           seat,
                                                               guint           number);
void                       lab_test_robots_party_move         (LabTestWindow  *test,
                                                               LabRobotsMove   move);
void                       lab_test_robots_party_show_way     (LabTestWindow  *test,
                                                               LabClock       *clock);
void                       lab_test_robots_party_visit_pages  (LabTestWindow  *test,
                                                               LabTestPageFunc look_at,
                                                               gpointer        data);

G_END_DECLS
