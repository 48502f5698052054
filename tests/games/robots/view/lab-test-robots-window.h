/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-board-view.h"
#include "lab-robots-family.h"
#include "lab-robots-puzzles.h"
#include "lab-test-pages.h"

G_BEGIN_DECLS

/** LAB_TEST_ROBOTS_WALLS: the walls of an empty board. */
#define LAB_TEST_ROBOTS_WALLS \
  "91111113/80000002/80044002/802ff802/802ff802/80011002/80000002/c4444446 "

/** LAB_TEST_ROBOTS_BOARD: an empty board; robot 1 goes east and south to the target. */
#define LAB_TEST_ROBOTS_BOARD LAB_TEST_ROBOTS_WALLS "a1,h8 h7"

LabFamily          *lab_test_robots_get_family  (LabTestWindow      *test);
LabRobotsGame      *lab_test_robots_get_game    (LabTestWindow      *test);
GtkWidget          *lab_test_robots_get_page    (LabTestWindow      *test);
LabRobotsBoardView *lab_test_robots_get_board   (LabTestWindow      *test);
GtkWidget          *lab_test_robots_show_start  (LabTestWindow      *test);
void                lab_test_robots_show_part   (LabTestWindow      *test,
                                                 const char         *name);
guint               lab_test_robots_find_cell   (LabRobotsBoardView *view,
                                                 const char         *name);
void                lab_test_robots_point       (LabTestDriver      *driver,
                                                 LabRobotsBoardView *view,
                                                 const char         *cell,
                                                 double              right,
                                                 double              down);
void                lab_test_robots_click       (LabTestDriver      *driver,
                                                 LabRobotsBoardView *view,
                                                 const char         *cell);
void                lab_test_robots_press       (LabTestDriver      *driver,
                                                 LabRobotsMove       move);
gboolean            lab_test_robots_step        (LabTestWindow      *test,
                                                 const char         *name,
                                                 const char         *what);
void                lab_test_robots_visit_pages (LabTestWindow      *test,
                                                 LabTestPageFunc     look_at,
                                                 gpointer            data);

G_END_DECLS
