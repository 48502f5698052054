/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-family.h"
#include "lab-robots-puzzles.h"
#include "lab-test-pages.h"

G_BEGIN_DECLS

/** LAB_TEST_ROBOTS_BOARD: an empty board; robot 1 goes east and south to the target. */
#define LAB_TEST_ROBOTS_BOARD \
  "91111113/80000002/80044002/802ff802/802ff802/80011002/80000002/c4444446 a1,h8 h7"

LabFamily     *lab_test_robots_get_family   (LabTestWindow   *test);
LabRobotsGame *lab_test_robots_get_game     (LabTestWindow   *test);
GtkWidget     *lab_test_robots_get_board    (LabTestWindow   *test);
GtkWidget     *lab_test_robots_show_start   (LabTestWindow   *test);
void           lab_test_robots_show_part    (LabTestWindow   *test,
                                             const char      *name);
void           lab_test_robots_await_page   (LabTestWindow   *test,
                                             const char      *name);
void           lab_test_robots_set_tutorial (gboolean         seen);
void           lab_test_robots_play         (LabTestWindow   *test,
                                             const char      *text);
void           lab_test_robots_press        (LabTestWindow   *test,
                                             const char      *text);
void           lab_test_robots_visit_pages  (LabTestWindow   *test,
                                             LabTestPageFunc  look_at,
                                             gpointer         data);

G_END_DECLS
