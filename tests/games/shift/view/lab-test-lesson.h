/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-shift-lesson.h"
#include "lab-test-window.h"

G_BEGIN_DECLS

void            lab_test_lesson_begin   (LabTestWindow *test);
LabShiftLesson *lab_test_lesson_get     (LabTestWindow *test);
void            lab_test_lesson_skip_to (LabTestWindow *test,
                                         guint          number);

G_END_DECLS
