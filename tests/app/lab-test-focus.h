/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-window.h"

G_BEGIN_DECLS

GtkWidget *lab_test_get_focus          (LabTestWindow *test);
void       lab_test_strike             (LabTestWindow *test,
                                        guint          keyval);
guint      lab_test_get_direction      (LabShiftCell        from,
                                        LabShiftCell        to);
void       lab_test_focus_arrow        (LabTestWindow *test,
                                        LabShiftArrow       arrow);
LabShiftCell    lab_test_get_focused_cell   (LabTestWindow *test);
void       lab_test_focus_cell         (LabTestWindow *test,
                                        LabShiftCell        cell);
void       lab_test_assert_focus_ready (LabTestWindow *test);

G_END_DECLS
