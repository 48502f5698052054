/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-desk.h"
#include "view/lab-tutorial.h"

G_BEGIN_DECLS

void         lab_test_lesson_begin   (LabTestDesk *desk);
LabTutorial *lab_test_lesson_get     (LabTestDesk *desk);
void         lab_test_lesson_skip_to (LabTestDesk *desk,
                                      guint        number);

G_END_DECLS
