/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-shift-lesson.h"
#include "lab-test-window.h"

G_BEGIN_DECLS

void         lab_test_tutorial_begin   (LabTestWindow *test);
LabShiftLesson *lab_test_tutorial_get (LabTestWindow *test);
void         lab_test_tutorial_skip_to (LabTestWindow *test,
                                        guint          number);

G_END_DECLS
