/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-desk.h"

G_BEGIN_DECLS

GtkWidget *lab_test_get_focus          (LabTestDesk *desk);
void       lab_test_strike             (LabTestDesk *desk,
                                        guint        keyval);
guint      lab_test_get_direction      (LabCell      from,
                                        LabCell      to);
void       lab_test_focus_arrow        (LabTestDesk *desk,
                                        LabArrow     arrow);
LabCell    lab_test_get_focused_cell   (LabTestDesk *desk);
void       lab_test_focus_cell         (LabTestDesk *desk,
                                        LabCell      cell);
void       lab_test_assert_focus_ready (LabTestDesk *desk);

G_END_DECLS
