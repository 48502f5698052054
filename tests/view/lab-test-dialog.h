/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-desk.h"

G_BEGIN_DECLS

/* What lies upon the window under test. Newer libadwaita draws it within that window, and
 * older gives it a window of its own: the tests need not know which. */

GtkWidget *lab_test_find_dialog  (LabTestDesk *self);
GtkWidget *lab_test_enter_dialog (LabTestDesk *self);
void       lab_test_leave_dialog (LabTestDesk *self);
void       lab_test_answer       (LabTestDesk *self,
                                  const char  *button);

G_END_DECLS
