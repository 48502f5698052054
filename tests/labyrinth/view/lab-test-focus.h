/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-window.h"

G_BEGIN_DECLS

GtkWidget *lab_test_get_focus          (LabTestWindow *desk);
void       lab_test_strike             (LabTestWindow *desk,
                                        guint          keyval);
guint      lab_test_get_direction      (LabCell        from,
                                        LabCell        to);
void       lab_test_focus_arrow        (LabTestWindow *desk,
                                        LabArrow       arrow);
LabCell    lab_test_get_focused_cell   (LabTestWindow *desk);
void       lab_test_focus_cell         (LabTestWindow *desk,
                                        LabCell        cell);
void       lab_test_assert_focus_ready (LabTestWindow *desk);

G_END_DECLS
