/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-family.h"
#include "lab-test-pages.h"

G_BEGIN_DECLS

LabCheeseFamily   *lab_test_cheese_get_family   (LabTestWindow   *test);
GtkWidget         *lab_test_cheese_show_start   (LabTestWindow   *test);
void               lab_test_cheese_show_part    (LabTestWindow   *test,
                                                 const char      *name);
LabCheeseRace     *lab_test_cheese_play         (LabTestWindow   *test,
                                                 const char      *first,
                                                 const char      *second);
LabCheeseRacePage *lab_test_cheese_get_page     (LabTestWindow   *test);
LabCheeseRace     *lab_test_cheese_get_race     (LabTestWindow   *test);
void               lab_test_cheese_press        (LabTestWindow   *test,
                                                 LabCheeseAction  action);
void               lab_test_cheese_step         (LabTestWindow   *test);
void               lab_test_cheese_finish       (LabTestWindow   *test);
void               lab_test_cheese_visit_pages  (LabTestWindow   *test,
                                                 LabTestPageFunc  look_at,
                                                 gpointer         data);

G_END_DECLS
