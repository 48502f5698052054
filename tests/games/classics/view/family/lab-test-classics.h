/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-small-game.h"

G_BEGIN_DECLS

void                  lab_test_classics_set_choices     (const char    *game,
                                                         const char    *opponent,
                                                         const char    *first);
void                  lab_test_classics_set_options     (const char    *game,
                                                         const char    *options);
void                  lab_test_classics_click           (LabTestWindow *test,
                                                         const char    *label);
void                  lab_test_classics_show_start      (LabTestWindow *test);
void                  lab_test_classics_start           (LabTestWindow *test);
const LabClassicSeat *lab_test_classics_get_seat        (LabTestWindow *test,
                                                         guint          number);
guint                 lab_test_classics_count_moves     (LabTestWindow *test);
void                  lab_test_classics_play            (LabTestWindow *test,
                                                         const char    *text);
void                  lab_test_classics_play_to_end     (LabTestWindow *test);
void                  lab_test_classics_wait_for_person (LabTestWindow *test);

G_END_DECLS
