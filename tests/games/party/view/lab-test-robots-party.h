/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-party-page-private.h"
#include "lab-test-party.h"
#include "lab-test-robots-window.h"
#include "lab-test-steps.h"

G_BEGIN_DECLS

LabRobotsPartyPage        *lab_test_robots_party_get_page    (LabTestWindow  *test);
LabRobotsParty            *lab_test_robots_party_get         (LabTestWindow  *test);
const LabRobotsPartyState *lab_test_robots_party_get_state   (LabTestWindow  *test);
GtkWidget                 *lab_test_robots_party_find        (LabTestWindow  *test,
                                                              GType           type);
GtkWidget                 *lab_test_robots_party_find_button (LabTestWindow  *test,
                                                              GType           type,
                                                              guint           n);
void                       lab_test_robots_party_move        (LabTestWindow  *test,
                                                              LabRobotsMove   move);
gboolean                   lab_test_robots_party_step        (LabTestWindow  *test,
                                                              const char     *name,
                                                              const char     *what);
void                       lab_test_robots_party_visit_pages (LabTestWindow  *test,
                                                              LabTestPageFunc look_at,
                                                              gpointer        data);

G_END_DECLS
