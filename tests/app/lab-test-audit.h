/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-window.h"

G_BEGIN_DECLS

void lab_test_audit        (LabTestWindow *test);
void lab_test_audit_board  (LabTestWindow *test);
void lab_test_audit_cover  (LabTestWindow *test);
void lab_test_audit_places (LabTestWindow *test);
void lab_test_audit_rings  (LabTestWindow *test,
                            LabShiftTreasureSet ringed,
                            LabShiftSeat        seat);

G_END_DECLS
