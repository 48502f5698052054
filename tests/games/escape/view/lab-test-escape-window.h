/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-escape-page.h"
#include "lab-test-maze.h"

G_BEGIN_DECLS

void            lab_test_escape_start       (LabTestWindow *test,
                                             guint64        level);
LabEscapePage  *lab_test_escape_get_page    (LabTestWindow *test);
LabEscapeBoard *lab_test_escape_get_board   (LabTestWindow *test);
LabEscapeGame  *lab_test_escape_get_game    (LabTestWindow *test);
void            lab_test_escape_go_to       (LabTestWindow *test,
                                             LabMazeCell    cell);
void            lab_test_escape_press       (LabTestWindow *test,
                                             LabEscapeMove  move);
void            lab_test_escape_press_best  (LabTestWindow *test,
                                             guint          n_moves);
guint64         lab_test_escape_get_number  (LabTestWindow *test);
guint           lab_test_escape_count_moves (LabTestWindow *test);
void            lab_test_escape_finish      (LabTestWindow *test);

G_END_DECLS
